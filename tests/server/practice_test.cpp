// Tables that start from a position: refused by a server, played where the host allows practice.
#include <gtest/gtest.h>

#include "match/record_verdict.h"
#include "tests/server/gathering.h"

namespace spires::server::testing {
namespace {

Json practice_plan() {
  const std::string state =
      "board=2:(A) 5:S 8:K 11:P(B);hands=A:W3,T1 B:W1,T2;potions=A:6/0/0 B:6/0/0;home=A:0 B:0;"
      "draw=W1:2,W2:2,T1:2,T2:2;discard=-;tiles=MW,MT;turn=A;act=1;phase=choose;seat=A;card=-;side=-;val=-;rr=0;"
      "piece=-;riders=-;slot=-;reserve=-;spell=-;same=-;casts=0;asked=0;refused=0;todo=0;last=0";
  const auto decision = [](const char* seat, const char* action) {
    return Json{{"seat", seat}, {"actions", Json::array({action})}};
  };
  Json script = Json::array();
  for (const char* action : {"play W3", "wizard 2A", "play T1", "tower 5#1"}) script.push_back(decision("A", action));
  for (const char* action : {"play T2", "tower 11#1"}) script.push_back(decision("B", action));
  Json plan = create("towers", towers(2), Json::array({seat_plan("person"), seat_plan("bot", "child")}));
  plan["position"] = {{"state", state}, {"chance", Json::array({"draw A W1"})}, {"script", script}};
  return plan;
}

HostSettings allowing() {
  HostSettings settings;
  settings.practice = true;
  return settings;
}

struct Learner {
  explicit Learner(Place& place) : client(std::make_unique<Client>(place)) {
    const Json created = client->ask(practice_plan());
    EXPECT_EQ(created["type"], "created") << created;
    code = created["table"];
    const Json seated = client->ask({{"type", "sit"}, {"seat", "A"}, {"name", "Ada"}});
    EXPECT_EQ(seated["type"], "seated") << seated;
    token = seated["token"];
    EXPECT_EQ(client->ask({{"type", "start"}})["type"], "accepted");
  }
  Json move(const std::string& action) {
    const Json legal = client->next("legal");
    return client->ask({{"type", "move"}, {"seat", "A"}, {"seq", legal["seq"]}, {"action", action}});
  }
  std::unique_ptr<Client> client;
  std::string code;
  std::string token;
};

TEST(Practice, AServerRefusesIt) {
  Alone alone;
  Client client(*alone.place);
  const Json answer = client.ask(practice_plan());
  EXPECT_EQ(answer["type"], "refused");
  EXPECT_EQ(answer["code"], "no_practice");
  EXPECT_EQ(answer["field"], "position");
  Json ordinary = practice_plan();
  ordinary.erase("position");
  EXPECT_EQ(client.ask(ordinary)["type"], "created");
  for (const std::string& frame : client.frames()) {
    const Json one = Json::parse(frame);
    if (one["type"] == "welcome") {
      EXPECT_EQ(one["features"].dump().find("positions"), std::string::npos);
    }
  }
}

TEST(Practice, AHostThatAllowsItSaysSoAndNamesTheFieldOfABadPosition) {
  Alone alone(allowing());
  Client client(*alone.place);
  Json plan = practice_plan();
  plan["position"]["state"] = "board=2:(A) 8:K";
  const Json answer = client.ask(plan);
  EXPECT_EQ(answer["code"], "bad_settings");
  EXPECT_EQ(answer["field"], "position.hands");
  const Json welcome = Json::parse(client.frames().front());
  EXPECT_NE(welcome["features"].dump().find("positions"), std::string::npos);
}

TEST(Practice, ShowsThePositionAlthoughNothingHasHappened) {
  Alone alone(allowing());
  Learner ada(*alone.place);
  EXPECT_EQ(ada.client->ask({{"type", "sync"}, {"seat", "A"}})["type"], "accepted");
  const Json view = ada.client->next("view");
  EXPECT_EQ(view["seq"], 0);
  EXPECT_EQ(view["view"]["castle"]["space"], 8);
}

TEST(Practice, TheBotRepliesByTheScriptAndWrongTriesChangeNothing) {
  Alone alone(allowing());
  Learner ada(*alone.place);
  const Json legal = ada.client->next("legal");
  const auto said = [&](const std::string& action) {
    return ada.client->ask({{"type", "move"}, {"seat", "A"}, {"seq", legal["seq"]}, {"action", action}});
  };
  EXPECT_EQ(said("play T1")["code"], "off_script");
  EXPECT_EQ(said("play W3")["type"], "accepted");
  EXPECT_EQ(ada.move("wizard 2A")["type"], "accepted");
  EXPECT_EQ(ada.move("play T1")["type"], "accepted");
  EXPECT_EQ(ada.move("tower 5#1")["type"], "accepted");
  // Both bot decisions of the script have been made when the bot is on its own.
  const auto moved = [](const Json& one) {
    return one["type"] == "events" && one["events"].dump().find(R"("TowerMoved","from":11)") != std::string::npos;
  };
  ada.client->next(moved, "the reply of the script");
}

TEST(Practice, GoesOnAfterARestartAndItsRecordSaysPractice) {
  Alone alone(allowing());
  Learner ada(*alone.place);
  EXPECT_EQ(ada.move("play W3")["type"], "accepted");
  alone.restart();
  ada.client = come_back(*alone.place, ada.code, ada.token);
  const Json table = ada.client->next("table");
  EXPECT_EQ(table["practice"], true);
  const Json legal = ada.client->next("legal");
  EXPECT_EQ(ada.client->ask({{"type", "move"}, {"seat", "A"}, {"seq", legal["seq"]}, {"action", "wizard 2A"}})["type"],
            "accepted");
  ASSERT_EQ(ada.client->ask({{"type", "agree_end"}, {"seat", "A"}, {"agree", true}})["type"], "accepted");
  const Json exported = ada.client->ask({{"type", "export"}});
  const match::RecordVerdict verdict = match::verdict_of(match::check_record(exported["record"].get<std::string>()));
  EXPECT_TRUE(verdict.ok) << verdict.text.value_or("");
  EXPECT_EQ(verdict.practice, true);
}

}  // namespace
}  // namespace spires::server::testing
