// Sequences of messages from many clients at once, on real threads and a real store: the counterpart of fuzz/sessions.cpp,
// which has one thread and tries more. Under ThreadSanitizer it finds races between sessions, tables, bots and timers.
#include <gtest/gtest.h>

#include <array>
#include <thread>

#include "server/check.h"
#include "tests/scale.h"
#include "tests/server/gathering.h"

namespace spires::server::testing {
namespace {

constexpr std::array kSeats{"A", "B", "C", "K", "M", "Z"};

// What all clients know: the tables there are.
class Codes {
 public:
  void add(const std::string& code) {
    const std::lock_guard lock(mutex_);
    codes_.push_back(code);
  }
  std::string pick(Rng& rng) {
    const std::lock_guard lock(mutex_);
    if (codes_.empty()) return "brave-raven-427019";
    return codes_[codes_.size() - 1 -
                  rng.next_below(static_cast<std::uint32_t>(std::min<std::size_t>(codes_.size(), 4)))];
  }

 private:
  std::mutex mutex_;
  std::vector<std::string> codes_;
};

// A client that says anything. Its link is called by the threads of the place.
class RandomClient {
 public:
  RandomClient(Place& place, Codes& codes, std::uint64_t seed)
      : place_(place), codes_(codes), rng_(seed), number_(seed * 1000000) {
    connect();
  }
  RandomClient(const RandomClient&) = delete;
  RandomClient& operator=(const RandomClient&) = delete;
  ~RandomClient() { session_->gone(); }

  void step() {
    // Time passes for presence, votes and clocks; a limit that counts seconds does not stop the client.
    place_.advance(std::chrono::seconds(10));
    choose();
    // Whatever was said is done when the table has answered what is said after it.
    const std::string id = "z" + std::to_string(++number_);
    session_->receive(Json{{"type", "mute"}, {"request", id}, {"seat", "Z"}, {"muted", true}}.dump());
    EXPECT_TRUE(link_->wait(heard_, [&](const Json& one) { return one.value("request", "") == id; }));
    hear();
  }

 private:
  void choose() {
    switch (below(34)) {
      case 0: return create();
      case 1: return say({{"type", "join"}, {"table", codes_.pick(rng_)}, {"name", "Name"}});
      case 2:
      case 3: return say({{"type", "sit"}, {"seat", seat()}, {"name", "Name"}, {"nonce", "n"}});
      case 4: return say({{"type", "start"}, {"fill", "child"}});
      case 5: return say({{"type", "undo"}, {"seat", seat()}, {"seq", seq_}});
      case 6: return say({{"type", "undo_answer"}, {"seat", seat()}, {"seq", seq_}, {"agree", flip()}});
      case 7: return say({{"type", "chat"}, {"seat", seat()}, {"text", "words"}});
      case 8: return say({{"type", "agree_end"}, {"seat", seat()}, {"agree", flip()}});
      case 9: return say({{"type", "leave"}, {"seat", seat()}});
      case 10: return say({{"type", "hint"}, {"seat", seat()}, {"seq", seq_}});
      case 11: return say({{"type", "sync"}, {"since", below(40)}});
      case 12: return say({{"type", "export"}});
      case 13: return say({{"type", "allow_hints"}, {"seat", seat()}, {"allowed", flip()}});
      case 14:
        return say({{"type", "standing_pass"},
                    {"seat", seat()},
                    {"until", flip() ? "turn" : "off"},
                    {"unless", Json::array()}});
      case 15: return below(8) == 0 ? say({{"type", "resign"}, {"seat", seat()}}) : say({{"type", "sync"}});
      case 16: return say({{"type", "rematch"}});
      case 17: return say({{"type", "silence_vote"}, {"seat", seat()}, {"agree", flip()}});
      case 18: return say({{"type", "forget"}, {"seat", seat()}});
      case 19: return below(4) == 0 ? connect() : reclaim();
      case 20: return session_->receive(R"({"type":"move","request":7})");
      case 21: return say({{"type", "use"}, {"features", {"patches", "permissions", "recent", "spectators"}}});
      default: return move();
    }
  }

  std::uint32_t below(std::uint32_t n) { return rng_.next_below(n); }
  bool flip() { return below(2) == 0; }
  std::string seat() {
    if (legal_ && below(3) > 0) return (*legal_)["seat"];
    return kSeats[below(kSeats.size())];
  }
  void say(Json message) {
    message["request"] = "r" + std::to_string(++number_);
    session_->receive(message.dump());
  }
  void connect() {
    if (session_) session_->gone();
    link_ = std::make_shared<HeardLink>("192.0.2." + std::to_string(number_ % 5));
    session_ = std::make_shared<Session>(place_.environment(), place_.registry(), place_.allowances(), link_);
    heard_ = 0;
    session_->receive(R"({"type":"hello","protocol":1})");
  }
  void create() {
    if (below(4) > 0) return reclaim();
    const bool duel = flip();
    Json settings = Json::object();
    if (!duel) settings = {{"players", 2}, {"variant", flip() ? "master" : "basic"}};
    say({{"type", "create"},
         {"game", duel ? "duel" : "towers"},
         {"settings", settings},
         {"seats", Json::array()},
         {"visibility", "public"}});
  }
  void reclaim() {
    if (tokens_.empty()) return;
    const auto& [code, token] = tokens_[below(static_cast<std::uint32_t>(tokens_.size()))];
    say({{"type", "reclaim"}, {"table", code}, {"token", token}});
  }
  void move() {
    if (!legal_ || (*legal_)["actions"].empty()) return say({{"type", "sync"}});
    const Json& actions = (*legal_)["actions"];
    say({{"type", "move"},
         {"seat", (*legal_)["seat"]},
         {"seq", (*legal_)["seq"]},
         {"action", actions[below(static_cast<std::uint32_t>(actions.size()))]["action"]}});
  }
  void hear() {
    const std::vector<std::string> frames = link_->frames();
    for (; heard_ < frames.size(); ++heard_) {
      const Json one = Json::parse(frames[heard_]);
      const std::string type = one["type"];
      if (type == "created") codes_.add(code_ = one["table"]);
      if (type == "table") code_ = one["table"];
      if (type == "created" || type == "seated") tokens_.emplace_back(code_, one["token"]);
      if (type == "legal") legal_ = one;
      if (type == "legal") seq_ = one["seq"];
    }
  }

  Place& place_;
  Codes& codes_;
  Rng rng_;
  std::uint64_t number_;
  std::shared_ptr<HeardLink> link_;
  std::shared_ptr<Session> session_;
  std::size_t heard_ = 0;
  std::string code_;
  std::vector<std::pair<std::string, std::string>> tokens_;
  std::optional<Json> legal_;
  std::uint32_t seq_ = 0;
};

// Nothing throws, no table is damaged, and every journal leads to the states that it recorded.
TEST(Sessions, OfManyClientsAtOnceLeaveJournalsThatReplay) {
  const int steps = std::max(60, static_cast<int>(tests::scaled(150)));
  const std::uint64_t enough = static_cast<std::uint64_t>(steps) / 10;
  std::uint64_t moves = 0;
  // The clients do not wait for answers, so a slow machine refuses most of what they say.
  for (std::uint64_t round = 0; round < 2 || (moves <= enough && round < 20); ++round) {
    Alone alone;
    Codes codes;
    std::vector<std::thread> threads;
    for (std::uint64_t i = 0; i < 4; ++i) {
      threads.emplace_back([&, i] {
        RandomClient client(*alone.place, codes, 1 + 4 * round + i);
        for (int n = 0; n < steps; ++n) client.step();
      });
    }
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(alone.place->registry().damaged_tables(), 0U);
    alone.end();
    const CheckedStore checked = check_tables(alone.file(), {});
    EXPECT_EQ(checked.fault, "");
    for (const DamagedTable& one : checked.damaged) ADD_FAILURE() << one.code << ": " << one.what;
    moves += checked.entries;
  }
  EXPECT_GT(moves, enough) << "the clients play";
}

}  // namespace
}  // namespace spires::server::testing
