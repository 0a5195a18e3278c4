// The whole session state machine: sequences of messages from several clients at several tables, with time, broken
// connections, a failing store and restarts in between. Nothing throws; no request is answered twice, and all but those
// that wait for others are answered; nobody is told another client's token or the seed of a game that goes on; and at
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

struct Guest {
  std::shared_ptr<HeardLink> link;
  std::shared_ptr<host::Session> session;
  std::map<std::string, int> answers;  // by request
  std::map<std::string, int> sent;     // by request: a message may be sent again
  std::map<std::string, std::string> asked;
  std::vector<std::pair<std::string, std::string>> tokens;  // with their tables
  std::string table;
  std::optional<Json> legal;
  std::uint32_t seq = 0;
  std::map<std::string, Json> views;  // the last of each seat; "": as a spectator
};

class Scene {
 public:
  explicit Scene(InputBytes input) : input_(input) {
    open();
    for (std::size_t i = 0; i < guests_.size(); ++i) connect(i);
  }
  Scene(const Scene&) = delete;
  Scene& operator=(const Scene&) = delete;
  ~Scene() {
    for (Guest& guest : guests_) guest.session->gone();
    loop_.run();
    for (Guest& guest : guests_) guest.session.reset();
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
    Guest& guest = guests_[i];
    if (guest.session) {
      guest.session->gone();
      settle();
    }
    const auto tokens = std::move(guest.tokens);
    const std::string table = guest.table;
    guest = Guest{};
    guest.tokens = tokens;
    guest.table = table;
    guest.link = std::make_shared<HeardLink>("192.0.2." + std::to_string(i / 2));
    guest.session =
        std::make_shared<host::Session>(place_->environment(), place_->registry, place_->allowances, guest.link);
    guest.session->receive(R"({"type":"hello","protocol":1})");
    settle();
  }

  std::string seat(Guest& guest) {
    const std::size_t i = input_.below(kSeats.size() + 2);
    if (i >= kSeats.size() && guest.legal) return (*guest.legal)["seat"];
    return kSeats[i % kSeats.size()];
  }
  std::string code() {
    if (codes_.empty()) return "brave-raven-427";
    return codes_[input_.below(codes_.size())];
  }
  void say(Guest& guest, Json message) {
    const std::string id = "r" + std::to_string(++number_);
    guest.asked[id] = message["type"];
    guest.sent[id] = 1;
    message["request"] = id;
    last_ = message;
    guest.session->receive(message.dump());
  }

  void step();
  void move(Guest& guest);
  void create(Guest& guest);
  void restart();
  void spoil(Guest& guest);
  void settle();
  void hear(Guest& guest, const std::string& frame);
  bool is_secret(const std::string& code) const;
  void end();
  void compare(const std::string& code, host::TableState& state);

  InputBytes input_;
  fuzz::StepLoop loop_;
  fuzz::MemoryStore store_{loop_};
  int number_ = 0;
  std::unique_ptr<fuzz::StepPlace> place_;
  std::array<Guest, 4> guests_;
  std::vector<std::string> codes_;
  std::map<std::string, const Guest*> owners_;  // of tokens
  Json last_ = Json::object();
};

void Scene::create(Guest& guest) {
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
  say(guest, message);
}

void Scene::move(Guest& guest) {
  if (!guest.legal || (*guest.legal)["actions"].empty()) {
    return say(guest, {{"type", "move"}, {"seat", seat(guest)}, {"seq", guest.seq}, {"action", "play W1"}});
  }
  const Json& actions = (*guest.legal)["actions"];
  say(guest, {{"type", "move"},
              {"seat", (*guest.legal)["seat"]},
              {"seq", (*guest.legal)["seq"]},
              {"action", actions[input_.below(actions.size())]["action"]}});
}

void Scene::restart() {
  for (Guest& guest : guests_) guest.session->gone();
  settle();
  for (Guest& guest : guests_) guest.session.reset();
  place_.reset();
  open();
  for (std::size_t i = 0; i < guests_.size(); ++i) connect(i);
}

// The last message again, as it was, or with something wrong.
void Scene::spoil(Guest& guest) {
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
    case 7: return guest.session->receive(std::string(input_.rest().substr(0, 200)));
  }
  if (const std::string request = last_["request"]; guest.asked.contains(request)) ++guest.sent[request];
  guest.session->receive(message.dump());
}

void Scene::step() {
  const std::uint8_t command = input_.next();
  Guest& guest = guests_[command % guests_.size()];
  const auto with_seat = [&](const char* type) { return Json{{"type", type}, {"seat", seat(guest)}}; };
  const auto with_seq = [&](const char* type) {
    Json message = with_seat(type);
    message["seq"] = guest.seq;
    return message;
  };
  switch (command / guests_.size() % 40) {
    case 0: return create(guest);
    case 1: {
      Json message{{"type", "join"}, {"table", code()}};
      if (input_.next() % 2 == 0) message["name"] = "Visitor";
      return say(guest, message);
    }
    case 2:
    case 3: {
      Json message = with_seat("sit");
      message["name"] = "Name " + std::to_string(input_.next() % 3);
      const std::uint8_t chance = input_.next();
      if (chance % 4 == 0) message["nonce"] = kNonce;
      if (chance % 4 == 1) message["hash"] = secrets::nonce_hash(kNonce);
      return say(guest, message);
    }
    case 4: {
      Json message{{"type", "start"}};
      if (input_.next() % 2 == 0) message["fill"] = "child";
      return say(guest, message);
    }
    case 5: return say(guest, with_seq("undo"));
    case 6: {
      Json message = with_seq("undo_answer");
      message["agree"] = input_.next() % 3 != 0;
      return say(guest, message);
    }
    case 7: {
      Json message{{"type", "chat"}, {"text", "words"}};
      if (input_.next() % 2 == 0) message["seat"] = seat(guest);
      return say(guest, message);
    }
    case 8: {
      Json message = with_seat("phrase");
      message["key"] = "thanks";
      return say(guest, message);
    }
    case 9: {
      Json message = with_seat("standing_pass");
      message["until"] = std::array{"off", "turn", "action"}[input_.below(3)];
      message["unless"] = Json::array();
      return say(guest, message);
    }
    case 10: return say(guest, with_seat("resign"));
    case 11: {
      Json message = with_seat("agree_end");
      message["agree"] = input_.next() % 2 == 0;
      return say(guest, message);
    }
    case 12: return say(guest, input_.next() % 2 == 0 ? Json{{"type", "leave"}} : with_seat("leave"));
    case 13: return say(guest, with_seq("hint"));
    case 14: {
      Json message = with_seat("allow_hints");
      message["allowed"] = input_.next() % 2 == 0;
      return say(guest, message);
    }
    case 15: return say(guest, input_.next() % 2 == 0 ? Json{{"type", "sync"}} : with_seat("sync"));
    case 16: {
      Json message = with_seat("remove_seat");
      if (input_.next() % 2 == 0) message["level"] = kLevels[input_.below(kLevels.size())];
      return say(guest, message);
    }
    case 17: return say(guest, with_seat("stand_in"));
    case 18: return say(guest, {{"type", "close_table"}});
    case 19: return say(guest, {{"type", "rematch"}});
    case 20: return say(guest, input_.next() % 2 == 0 ? Json{{"type", "export"}} : with_seat("export"));
    case 21: return say(guest, input_.next() % 2 == 0 ? Json{{"type", "forget"}} : with_seat("forget"));
    case 22: {
      Json message = with_seat("mute");
      message["muted"] = input_.next() % 2 == 0;
      return say(guest, message);
    }
    case 23: {
      if (guest.tokens.empty()) return;
      const auto& [table, token] = guest.tokens[input_.below(guest.tokens.size())];
      return say(guest, {{"type", "reclaim"}, {"table", table}, {"token", token}});
    }
    case 24: {
      Json message = with_seat("seal");
      message["attempt"] = 1 + input_.next() % 2;
      message["hash"] = secrets::nonce_hash(kNonce);
      return say(guest, message);
    }
    case 25: {
      Json message = with_seat("open");
      message["attempt"] = 1 + input_.next() % 2;
      message["nonce"] = input_.next() % 4 == 0 ? "another-nonce-of-thirty-two-letters" : kNonce;
      return say(guest, message);
    }
    case 26: return loop_.advance(std::chrono::seconds(1 + input_.next()));
    case 27: return loop_.advance(std::chrono::minutes(input_.next()));
    case 28: return connect(command % guests_.size());
    case 29: store_.fails = input_.next() % 4 == 0; return;
    case 30: return restart();
    case 31: return spoil(guest);
    case 32: return say(guest, {{"type", "use"}, {"features", Json::array({"patches", "permissions"})}});
    case 33: {
      Json message = with_seq("preview");
      message["action"] = "play W1";
      return say(guest, message);
    }
    default: return move(guest);
  }
}

bool Scene::is_secret(const std::string& code) const {
  const auto found = store_.tables.find(code);
  return found != store_.tables.end() &&
         (found->second.listing.status == "gathering" || found->second.listing.status == "running");
}

void Scene::hear(Guest& guest, const std::string& frame) {
  const Json json = Json::parse(frame);
  const std::string type = json["type"];
  const std::string request = json.value("request", "");
  if (guest.asked.contains(request)) {
    require(++guest.answers[request] <= guest.sent[request], "one answer too many: " + frame);
  }
  if (type == "created" || type == "seated") {
    const std::string token = json["token"];
    const auto owner = owners_.emplace(token, &guest).first;
    if (type == "created") {
      guest.table = json["table"];
      codes_.push_back(guest.table);
    }
    guest.tokens.emplace_back(guest.table, token);
    require(owner->second == &guest, "a token of another client: " + frame);
  }
  if (type == "table") guest.table = json["table"];
  if (type == "legal") {
    guest.legal = json;
    guest.seq = json["seq"];
  }
  if (type == "events" || type == "view") guest.legal.reset();
  if (type == "view") guest.views[json["view"].value("observer", "")] = json;
  for (const auto& [token, owner] : owners_) {
    require(owner == &guest || frame.find(token) == std::string::npos, "a token is told: " + frame);
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
  for (Guest& guest : guests_) {
    if (!guest.link) continue;
    for (const std::string& frame : std::exchange(guest.link->frames, {})) hear(guest, frame);
    for (const auto& [request, type] : guest.asked) {
      require(may_wait(type) || guest.answers.contains(request), "no answer to " + type + " " + last_.dump());
    }
  }
}

// What each client is shown when it asks is what the journal gives.
void Scene::compare(const std::string& code, host::TableState& state) {
  for (Guest& guest : guests_) {
    if (guest.table != code) continue;
    for (const auto& [seat, view] : guest.views) {
      const std::optional<int> i = state.seat_named(seat);
      const Observer observer = i ? Observer(seat_at(*i)) : Observer::spectator();
      require(view["seq"] == state.match().seq(), "another number of events than in the journal");
      require(view["view"] == state.match().view(observer), "another view than that of the journal");
    }
  }
}

void Scene::end() {
  store_.fails = false;
  // A table that could not be stored is read again a second later.
  loop_.advance(std::chrono::seconds(2));
  settle();
  for (Guest& guest : guests_) {
    guest.views.clear();
    guest.asked.clear();
    guest.session->receive(R"({"type":"sync","request":"end"})");
    for (const char* seat : kSeats) {
      guest.session->receive(Json{{"type", "sync"}, {"request", "end"}, {"seat", seat}}.dump());
    }
  }
  loop_.run();
  for (Guest& guest : guests_) {
    for (const std::string& frame : std::exchange(guest.link->frames, {})) hear(guest, frame);
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
