// The whole session state machine: sequences of messages from several clients at several tables, with time, broken
// connections, a failing store and restarts in between. Nothing throws; no request is answered twice, and all but those
// that wait for others are answered; no client is told another client's token or the seed of a game that goes on; and at
// the end each table is what its journal says.
#include <array>
#include <cstddef>
#include <cstdint>
#include <set>
#include <string>

#include "fuzz/input_bytes.h"
#include "fuzz/session_place.h"
#include "host/table_snapshot.h"
#include "secrets/hmac_words.h"
#include "wire/message.h"

namespace {

using namespace spires;
using fuzz::InputBytes;
using fuzz::require;
using host::Frame;
using wire::Json;

constexpr int kMostSteps = 120;
constexpr std::array<const char*, 8> kSeats{"A", "B", "C", "D", "K", "M", "E", "Z"};
constexpr std::array<const char*, 4> kLevels{"child", "apprentice", "journeyman", "nobody"};
constexpr const char* kNonce = "0123456789abcdef0123456789abcdef";

class HeardLink final : public host::Link {
 public:
  explicit HeardLink(std::string address) : address_(std::move(address)) {}
  void send(Frame frame) override { frames.push_back(*frame); }
  void close(std::string_view) override { closed = true; }
  const std::string& address() const override { return address_; }
  std::vector<std::string> frames;
  bool closed = false;

 private:
  std::string address_;
};

// Requests that may wait for other people or for a bot, or are answered by the position.
bool may_wait(const std::string& type) {
  return type == "undo" || type == "hint" || type == "join" || type == "start" || type == "hello";
}

struct FuzzClient {
  std::shared_ptr<HeardLink> link;
  std::shared_ptr<host::Session> session;
  std::map<std::string, int> answers;  // by request
  std::map<std::string, int> sent;     // by request: a message may be sent again
  std::map<std::string, std::string> asked;
  std::vector<std::pair<std::string, std::string>> tokens;  // with their tables
  std::string table;
  std::optional<Json> legal;
  std::string spectator = "s0";  // the last one of the list
  std::uint32_t seq = 0;
  std::map<std::string, Json> views;  // the last of each seat; "": as a spectator
};

class Scene {
 public:
  explicit Scene(InputBytes input) : input_(input) {
    open();
    for (std::size_t i = 0; i < clients_.size(); ++i) connect(i);
  }
  Scene(const Scene&) = delete;
  Scene& operator=(const Scene&) = delete;
  ~Scene() {
    for (FuzzClient& client : clients_) client.session->gone();
    loop_.run();
    for (FuzzClient& client : clients_) client.session.reset();
    place_.reset();
  }
  void play() {
    for (int n = 0; n < kMostSteps && !input_.empty(); ++n) {
      step();
      settle();
    }
    end();
  }

 private:
  void open() { place_ = std::make_unique<fuzz::StepPlace>(loop_, store_, number_); }
  void connect(std::size_t i) {
    FuzzClient& client = clients_[i];
    if (client.session) {
      client.session->gone();
      settle();
    }
    const auto tokens = std::move(client.tokens);
    const std::string table = client.table;
    client = FuzzClient{};
    client.tokens = tokens;
    client.table = table;
    client.link = std::make_shared<HeardLink>("192.0.2." + std::to_string(i / 2));
    client.session =
        std::make_shared<host::Session>(place_->environment(), place_->registry, place_->allowances, client.link);
    client.session->receive(R"({"type":"hello","protocol":1})");
    settle();
  }

  std::string seat(FuzzClient& client) {
    const std::size_t i = input_.below(kSeats.size() + 2);
    if (i >= kSeats.size() && client.legal) return (*client.legal)["seat"];
    return kSeats[i % kSeats.size()];
  }
  std::string code() {
    if (codes_.empty()) return "brave-raven-427";
    return codes_[input_.below(codes_.size())];
  }
  void say(FuzzClient& client, Json message) {
    const std::string id = "r" + std::to_string(++number_);
    client.asked[id] = message["type"];
    client.sent[id] = 1;
    message["request"] = id;
    last_ = message;
    client.session->receive(message.dump());
  }

  void step();
  void move(FuzzClient& client);
  void create(FuzzClient& client);
  void restart();
  void spoil(FuzzClient& client);
  void settle();
  void hear(FuzzClient& client, const std::string& frame);
  bool is_secret(const std::string& code) const;
  void end();
  void compare(const std::string& code, host::TableState& state);

  InputBytes input_;
  fuzz::StepLoop loop_;
  fuzz::MemoryStore store_{loop_};
  int number_ = 0;
  std::unique_ptr<fuzz::StepPlace> place_;
  std::array<FuzzClient, 4> clients_;
  std::vector<std::string> codes_;
  std::map<std::string, const FuzzClient*> owners_;  // of tokens
  Json last_ = Json::object();
};

void Scene::create(FuzzClient& client) {
  const std::uint8_t kind = input_.next();
  Json settings = Json::object();
  if (kind % 3 != 0) settings = {{"players", 2 + kind / 4 % 3}, {"variant", kind % 2 == 0 ? "master" : "basic"}};
  Json seats = Json::array();
  const std::uint8_t plan = input_.next();
  for (int i = 0; i < plan % 4; ++i) {
    const int sitter = plan >> (2 + 2 * i) & 3;
    Json one{{"sitter", sitter == 0 ? "bot" : (sitter == 1 ? "person" : "open")}};
    if (sitter == 0) one["level"] = "child";
    seats.push_back(one);
  }
  Json message{{"type", "create"},
               {"game", kind % 3 == 0 ? "duel" : "towers"},
               {"settings", settings},
               {"seats", seats},
               {"visibility", kind % 5 == 0 ? "link" : "public"}};
  if (kind % 7 == 0) message["clock"] = {{"turn", 30}, {"increment", kind % 4}, {"window", 10}};
  say(client, message);
}

void Scene::move(FuzzClient& client) {
  if (!client.legal || (*client.legal)["actions"].empty()) {
    return say(client, {{"type", "move"}, {"seat", seat(client)}, {"seq", client.seq}, {"action", "play W1"}});
  }
  const Json& actions = (*client.legal)["actions"];
  say(client, {{"type", "move"},
               {"seat", (*client.legal)["seat"]},
               {"seq", (*client.legal)["seq"]},
               {"action", actions[input_.below(actions.size())]["action"]}});
}

void Scene::restart() {
  for (FuzzClient& client : clients_) client.session->gone();
  settle();
  for (FuzzClient& client : clients_) client.session.reset();
  place_.reset();
  open();
  for (std::size_t i = 0; i < clients_.size(); ++i) connect(i);
}

// The last message again, as it was, or with something wrong.
void Scene::spoil(FuzzClient& client) {
  Json message = last_;
  const std::uint8_t how = input_.next();
  if (message.empty()) return;
  auto field = message.begin();
  std::advance(field, static_cast<std::ptrdiff_t>(how / 8 % message.size()));
  switch (how % 8) {
    case 0: break;
    case 1: message.erase(field); break;
    case 2: field.value() = nullptr; break;
    case 3: field.value() = std::string(how, 'x'); break;
    case 4: field.value() = -1; break;
    case 5: field.value() = Json::array({1, "2"}); break;
    case 6: message["more"] = true; break;
    case 7: return client.session->receive(std::string(input_.rest().substr(0, 200)));
  }
  if (const std::string request = last_["request"]; client.asked.contains(request)) ++client.sent[request];
  client.session->receive(message.dump());
}

void Scene::step() {
  const std::uint8_t command = input_.next();
  FuzzClient& client = clients_[command % clients_.size()];
  const auto with_seat = [&](const char* type) { return Json{{"type", type}, {"seat", seat(client)}}; };
  const auto with_seq = [&](const char* type) {
    Json message = with_seat(type);
    message["seq"] = client.seq;
    return message;
  };
  switch (command / clients_.size() % 40) {
    case 0: return create(client);
    case 1: {
      Json message{{"type", "join"}, {"table", code()}};
      if (input_.next() % 2 == 0) message["name"] = "Spectator";
      return say(client, message);
    }
    case 2:
    case 3: {
      Json message = with_seat("sit");
      message["name"] = "Name " + std::to_string(input_.next() % 3);
      const std::uint8_t chance = input_.next();
      if (chance % 4 == 0) message["nonce"] = kNonce;
      if (chance % 4 == 1) message["hash"] = secrets::nonce_hash(kNonce);
      return say(client, message);
    }
    case 4: {
      Json message{{"type", "start"}};
      if (input_.next() % 2 == 0) message["fill"] = "child";
      return say(client, message);
    }
    case 5: return say(client, with_seq("undo"));
    case 6: {
      Json message = with_seq("undo_answer");
      message["agree"] = input_.next() % 3 != 0;
      return say(client, message);
    }
    case 7: {
      Json message{{"type", "chat"}, {"text", "words"}};
      if (input_.next() % 2 == 0) message["seat"] = seat(client);
      return say(client, message);
    }
    case 8: {
      Json message = with_seat("phrase");
      message["key"] = "thanks";
      return say(client, message);
    }
    case 9: {
      Json message = with_seat("standing_pass");
      message["until"] = std::array{"off", "turn", "action"}[input_.below(3)];
      message["unless"] = Json::array();
      return say(client, message);
    }
    case 10: return say(client, with_seat("resign"));
    case 11: {
      Json message = with_seat("agree_end");
      message["agree"] = input_.next() % 2 == 0;
      return say(client, message);
    }
    case 12: return say(client, input_.next() % 2 == 0 ? Json{{"type", "leave"}} : with_seat("leave"));
    case 13: return say(client, with_seq("hint"));
    case 14: {
      Json message = with_seat("allow_hints");
      message["allowed"] = input_.next() % 2 == 0;
      return say(client, message);
    }
    case 15: {
      const std::uint8_t how = input_.next();
      Json message = how % 2 == 0 ? Json{{"type", "sync"}} : with_seat("sync");
      if (how % 3 == 0) message["since"] = how / 3 % 2 == 0 ? 0 : client.seq;
      return say(client, message);
    }
    case 16: {
      Json message = with_seat("remove_seat");
      if (input_.next() % 2 == 0) message["level"] = kLevels[input_.below(kLevels.size())];
      return say(client, message);
    }
    case 17: return say(client, with_seat("stand_in"));
    case 18: return say(client, {{"type", "close_table"}});
    case 19: return say(client, {{"type", "rematch"}});
    case 20: return say(client, input_.next() % 2 == 0 ? Json{{"type", "export"}} : with_seat("export"));
    case 21: return say(client, input_.next() % 2 == 0 ? Json{{"type", "forget"}} : with_seat("forget"));
    case 22: {
      Json message = with_seat("mute");
      message["muted"] = input_.next() % 2 == 0;
      return say(client, message);
    }
    case 23: {
      if (client.tokens.empty()) return;
      const auto& [table, token] = client.tokens[input_.below(client.tokens.size())];
      return say(client, {{"type", "reclaim"}, {"table", table}, {"token", token}});
    }
    case 24: {
      Json message = with_seat("seal");
      message["attempt"] = 1 + input_.next() % 2;
      message["hash"] = secrets::nonce_hash(kNonce);
      return say(client, message);
    }
    case 25: {
      Json message = with_seat("open");
      message["attempt"] = 1 + input_.next() % 2;
      message["nonce"] = input_.next() % 4 == 0 ? "another-nonce-of-thirty-two-letters" : kNonce;
      return say(client, message);
    }
    case 26: return loop_.advance(std::chrono::seconds(1 + input_.next()));
    case 27: return loop_.advance(std::chrono::minutes(input_.next()));
    case 28: return connect(command % clients_.size());
    case 29: store_.fails = input_.next() % 4 == 0; return;
    case 30: return restart();
    case 31: return spoil(client);
    case 32: {
      const Json more = input_.next() % 2 == 0 ? Json{"patches", "permissions", "recent"} : Json{"views", "spectators"};
      return say(client, {{"type", "use"}, {"features", more}});
    }
    case 33: {
      Json message = with_seq("preview");
      message["action"] = "play W1";
      return say(client, message);
    }
    case 34: {
      Json message = with_seat("silence_vote");
      message["agree"] = input_.next() % 2 == 0;
      return say(client, message);
    }
    case 35: {
      const std::uint8_t how = input_.next();
      Json message{{"type", how % 2 == 0 ? "mute_spectator" : "remove_spectator"}, {"spectator", client.spectator}};
      if (how % 2 == 0) message["muted"] = how % 4 == 0;
      return say(client, message);
    }
    default: return move(client);
  }
}

bool Scene::is_secret(const std::string& code) const {
  const auto found = store_.tables.find(code);
  return found != store_.tables.end() &&
         (found->second.listing.status == "gathering" || found->second.listing.status == "running");
}

void Scene::hear(FuzzClient& client, const std::string& frame) {
  const Json json = Json::parse(frame);
  const std::string type = json["type"];
  const std::string request = json.value("request", "");
  if (client.asked.contains(request)) {
    require(++client.answers[request] <= client.sent[request], "one answer too many: " + frame);
  }
  if (type == "created" || type == "seated") {
    const std::string token = json["token"];
    const auto owner = owners_.emplace(token, &client).first;
    if (type == "created") {
      client.table = json["table"];
      codes_.push_back(client.table);
    }
    client.tokens.emplace_back(client.table, token);
    require(owner->second == &client, "a token of another client: " + frame);
  }
  if (type == "table") client.table = json["table"];
  if (type == "spectators" && !json["spectators"].empty()) client.spectator = json["spectators"].back()["spectator"];
  if (type == "legal") {
    client.legal = json;
    client.seq = json["seq"];
  }
  if (type == "events" || type == "view") client.legal.reset();
  if (type == "view") client.views[json["view"].value("observer", "")] = json;
  for (const auto& [token, owner] : owners_) {
    require(owner == &client || frame.find(token) == std::string::npos, "a token is told: " + frame);
  }
  for (const auto& [code, kept] : store_.tables) {
    if (!is_secret(code) || kept.entries.empty()) continue;
    const std::string seed = Json::parse(kept.entries[0].text)["seed"];
    require(frame.find(seed) == std::string::npos, "a seed is told: " + frame);
  }
}

void Scene::settle() {
  loop_.run();
  for (int i = 0; i < 3 && place_->bots.think(); ++i) loop_.run();
  for (FuzzClient& client : clients_) {
    if (!client.link) continue;
    for (const std::string& frame : std::exchange(client.link->frames, {})) hear(client, frame);
    for (const auto& [request, type] : client.asked) {
      require(may_wait(type) || client.answers.contains(request), "no answer to " + type + " " + last_.dump());
    }
  }
}

// What each client is shown when it asks is what the journal gives.
void Scene::compare(const std::string& code, host::TableState& state) {
  for (FuzzClient& client : clients_) {
    if (client.table != code) continue;
    for (const auto& [seat, view] : client.views) {
      const std::optional<int> i = state.seat_named(seat);
      const Observer observer = i ? Observer(seat_at(*i)) : Observer::spectator();
      require(view["seq"] == state.match().seq(), "another number of events than in the journal");
      require(wire::text_of(view["view"]) == state.match().view(observer).text,
              "another view than that of the journal");
    }
  }
}

void Scene::end() {
  store_.fails = false;
  // A table that could not be stored is read again a second later.
  loop_.advance(std::chrono::seconds(2));
  settle();
  for (FuzzClient& client : clients_) {
    client.views.clear();
    client.asked.clear();
    client.session->receive(R"({"type":"sync","request":"end"})");
    for (const char* seat : kSeats) {
      client.session->receive(Json{{"type", "sync"}, {"request", "end"}, {"seat", seat}}.dump());
    }
  }
  loop_.run();
  for (FuzzClient& client : clients_) {
    for (const std::string& frame : std::exchange(client.link->frames, {})) hear(client, frame);
  }
  for (const auto& [code, kept] : store_.tables) {
    if (kept.entries.empty()) continue;
    host::TableState state;
    for (const host::Entry& entry : kept.entries) {
      auto read = wire::decode_message<host::JournalEntry>(entry.text, {.bytes = 1 << 20, .depth = 12});
      require(std::holds_alternative<host::JournalEntry>(read), "an unreadable entry: " + entry.text);
      const auto no = state.apply(std::get<host::JournalEntry>(read), entry.personal);
      require(!no, "an entry that does not fit: " + entry.text);
    }
    compare(code, state);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > 2000) return 0;
  Scene(InputBytes(data, size)).play();
  return 0;
}
