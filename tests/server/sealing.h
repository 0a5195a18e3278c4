// Players who seal their nonces, and the games that they begin: the two rounds of docs/protocol.md.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "match/record_verdict.h"
#include "match/told_chance.h"
#include "secrets/hmac_words.h"
#include "tests/server/gathering.h"

namespace spires::server::testing {

using match::check_record;
using match::told_fault;
using match::ToldChance;
using How = SeatNonce::How;

inline std::string nonce_of(const std::string& seat, int attempt = 1) {
  return "the-nonce-of-seat-" + seat + "-for-attempt-" + std::to_string(attempt);
}
inline std::string hash_of(const std::string& seat, int attempt = 1) {
  return secrets::nonce_hash(nonce_of(seat, attempt));
}
inline bool is_opening(const Json& one) { return one["type"] == "table" && one.value("opening", false); }

// A table whose first seat is the host's; nothing has begun.
struct Sealed {
  std::string code;
  std::string host_token;
  std::map<std::string, std::unique_ptr<Client>> clients;
  std::map<std::string, std::string> tokens;

  Client& at(const std::string& seat) { return *clients.at(seat); }
  Json open(const std::string& seat, int attempt = 1) {
    return at(seat).ask({{"type", "open"}, {"seat", seat}, {"attempt", attempt}, {"nonce", nonce_of(seat, attempt)}});
  }
  Json seal(const std::string& seat, int attempt) {
    return at(seat).ask({{"type", "seal"}, {"seat", seat}, {"attempt", attempt}, {"hash", hash_of(seat, attempt)}});
  }
  Json start(const Json& more = Json::object()) {
    Json message{{"type", "start"}};
    message.update(more);
    return clients.begin()->second->ask(message);
  }
};

// `part` gives what a seat sends with `sit`: usually its hash.
template <class Part>
Sealed gather(Place& place, const Json& settings, const std::vector<std::string>& seats, const Part& part) {
  Sealed made;
  auto host = std::make_unique<Client>(place);
  const Json created = host->ask(create("towers", settings, Json::array()));
  EXPECT_EQ(created["type"], "created") << created;
  made.code = created["table"];
  made.host_token = created["token"];
  for (const std::string& seat : seats) {
    auto client = made.clients.empty() ? std::move(host) : std::make_unique<Client>(place);
    if (!made.clients.empty()) {
      client->say({{"type", "join"}, {"request", "j"}, {"table", made.code}});
      client->next("table");
    }
    Json sit{{"type", "sit"}, {"seat", seat}, {"name", "Player " + seat}};
    sit.update(part(seat));
    const Json seated = client->ask(sit);
    EXPECT_EQ(seated["type"], "seated") << seated;
    made.tokens[seat] = seated["token"];
    made.clients[seat] = std::move(client);
  }
  return made;
}
inline Sealed gather(Place& place, const std::vector<std::string>& seats) {
  return gather(place, towers(static_cast<int>(seats.size())), seats,
                [](const std::string& seat) { return Json{{"hash", hash_of(seat)}}; });
}

// Ends the game and returns its record.
inline std::string record_of(Sealed& table) {
  Client& host = *table.clients.begin()->second;
  for (const auto& [seat, client] : table.clients)
    client->ask({{"type", "agree_end"}, {"seat", seat}, {"agree", true}});
  const Json exported = host.ask({{"type", "export"}});
  EXPECT_TRUE(exported.contains("record")) << exported;
  return exported.value("record", "");
}

}  // namespace spires::server::testing
