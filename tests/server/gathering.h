// Tables of tests: created, filled and played with random moves.
#pragma once

#include "engine/core/rng.h"
#include "tests/server/place.h"

namespace spires::server::testing {

inline Json towers(int players, const std::string& variant = "basic") {
  return {{"players", players}, {"variant", variant}};
}
inline Json seat_plan(const std::string& sitter, const std::string& level = "") {
  Json plan{{"sitter", sitter}};
  if (!level.empty()) plan["level"] = level;
  return plan;
}
inline Json create(const std::string& game, const Json& settings, const Json& seats) {
  return {{"type", "create"}, {"game", game}, {"settings", settings}, {"seats", seats}, {"visibility", "public"}};
}

// A separate store with one place on it.
struct Alone {
  explicit Alone(HostSettings settings = {}) : rules(settings) {
    store = open_sqlite_store({.file = file(), .vfs = {}}).store;
    failing = std::make_unique<FailingStore>(*store);
    open();
  }
  std::string file() const { return folder.path() + "/spires.db"; }
  // Ends the process and starts another one.
  void restart() {
    end();
    open();
  }
  void end() {
    place->stop();
    ended.push_back(std::move(place));
  }
  void open() { place = std::make_unique<Place>(*failing, bus, rules); }

  HostSettings rules;
  Folder folder;
  std::unique_ptr<Store> store;
  std::unique_ptr<FailingStore> failing;
  LocalBus bus;
  std::vector<std::unique_ptr<Place>> ended;
  std::unique_ptr<Place> place;
};

struct Taken {
  std::unique_ptr<Client> client;
  std::string seat;
  std::string token;
};

// A running game of people: the first is the host.
struct Game {
  std::string code;
  std::string host_token;
  std::vector<Taken> seats;
  Rng rng{7};
  std::uint32_t seq = 0;  // of the last accepted move; its events may still be on the way

  Client& client(std::size_t i) { return *seats[i].client; }
  // Returns the number of the asked seat, once all clients know it, and its list.
  std::pair<std::size_t, Json> asked() {
    while (true) {
      const std::uint64_t heard = arrivals.count();
      for (std::size_t i = 0; i < seats.size(); ++i) {
        const std::vector<std::string> frames = seats[i].client->frames();
        for (std::size_t k = frames.size(); k-- > 0;) {
          const Json one = Json::parse(frames[k]);
          const std::string type = one["type"];
          if (type == "events" || type == "view" || type == "over") break;
          if (type == "legal" && one["seat"] == seats[i].seat && one["seq"] >= seq) return {i, one};
        }
      }
      if (!arrivals.wait_past(heard)) throw std::runtime_error("nobody is asked");
    }
  }
  Json move_message(std::size_t i, const Json& legal, const std::string& action) const {
    return {{"type", "move"}, {"seat", seats[i].seat}, {"seq", legal["seq"]}, {"action", action}};
  }
  std::string pick(const Json& legal) {
    const auto n = static_cast<std::uint32_t>(legal["actions"].size());
    return legal["actions"][rng.next_below(n)]["action"];
  }
  // Plays a random legal move of the asked seat and returns the answer.
  Json step() {
    const auto [i, legal] = asked();
    const Json answer = client(i).ask(move_message(i, legal, pick(legal)));
    if (answer["type"] == "accepted") seq = answer["seq"];
    return answer;
  }
};

inline Game begin(Place& place, const std::string& game, const Json& settings, const std::vector<std::string>& names,
                  const Json& clock = {}) {
  Game made;
  Json seats = Json::array();
  for (std::size_t i = 0; i < names.size(); ++i) seats.push_back(seat_plan("open"));
  Json plan = create(game, settings, seats);
  if (!clock.is_null() && !clock.empty()) plan["clock"] = clock;
  auto host = std::make_unique<Client>(place);
  const Json created = host->ask(plan);
  EXPECT_EQ(created["type"], "created") << created;
  made.code = created["table"];
  made.host_token = created["token"];
  for (std::size_t i = 0; i < names.size(); ++i) {
    auto client = i == 0 ? std::move(host) : std::make_unique<Client>(place);
    if (i > 0) {
      client->say({{"type", "join"}, {"request", "j"}, {"table", made.code}});
      client->next("table");
    }
    const Json seated =
        client->ask({{"type", "sit"}, {"seat", names[i]}, {"name", "Player " + names[i]}, {"nonce", "n" + names[i]}});
    EXPECT_EQ(seated["type"], "seated") << seated;
    made.seats.push_back({std::move(client), names[i], seated["token"]});
  }
  const Json started = made.client(0).ask({{"type", "start"}});
  EXPECT_EQ(started["type"], "accepted") << started;
  return made;
}

// A new connection to a seat.
inline std::unique_ptr<Client> come_back(Place& place, const std::string& code, const std::string& token) {
  auto client = std::make_unique<Client>(place);
  const Json seated = client->ask({{"type", "reclaim"}, {"table", code}, {"token", token}});
  EXPECT_EQ(seated["type"], "seated") << seated;
  return client;
}

}  // namespace spires::server::testing
