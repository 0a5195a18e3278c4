#include "tests/server/matrix_scene.h"

#include <algorithm>
#include <future>
#include <utility>

#include "wire/message.h"

namespace spires::server::testing {

struct Voice::Ear final : public Link {
  void send(Frame frame) override {
    if (frame_check != nullptr) frame_check(*frame);
    {
      const std::lock_guard lock(mutex);
      heard.push_back(*frame);
    }
    more.notify_all();
  }
  void close(std::string_view) override {}
  const std::string& address() const override { return where; }

  std::mutex mutex;
  std::condition_variable more;
  std::vector<std::string> heard;
  const std::string where = "192.0.2.2";
};

namespace {

Voice::Fits answer_to(const std::string& request) {
  return [request](const Json& one) { return one.value("request", "") == request; };
}
Voice::Fits of_type(const std::string& type) {
  return [type](const Json& one) { return one["type"] == type; };
}

}  // namespace

Voice::Voice(Place& place)
    : ear_(std::make_shared<Ear>()),
      allowances_(place.environment().settings),
      session_(std::make_shared<Session>(place.environment(), place.registry(), allowances_, ear_)) {}

Voice::~Voice() { session_->gone(); }

void Voice::greet() { say({{"type", "hello"}, {"protocol", 1}}); }

Json Voice::ask(Json message) {
  const std::string request = "s" + std::to_string(++requests_);
  message["request"] = request;
  const std::size_t from = count();
  say(message);
  const std::optional<Json> answer = wait(from, answer_to(request));
  if (!answer || (*answer)["type"] == "refused") ADD_FAILURE() << message << " " << answer.value_or(Json());
  return answer.value_or(Json::object());
}

std::size_t Voice::count() const {
  const std::lock_guard lock(ear_->mutex);
  return ear_->heard.size();
}

std::vector<std::string> Voice::heard_from(std::size_t from) const {
  const std::lock_guard lock(ear_->mutex);
  return {ear_->heard.begin() + static_cast<std::ptrdiff_t>(from), ear_->heard.end()};
}

std::optional<Json> Voice::find(std::size_t from, const Fits& fits) const {
  for (const std::string& text : heard_from(from)) {
    Json one = Json::parse(text);
    if (fits(one)) return one;
  }
  return std::nullopt;
}

std::optional<Json> Voice::wait(std::size_t from, const Fits& fits) const {
  const auto until = std::chrono::steady_clock::now() + kHang;
  while (true) {
    const std::size_t before = count();
    if (std::optional<Json> found = find(from, fits)) return found;
    std::unique_lock lock(ear_->mutex);
    if (!ear_->more.wait_until(lock, until, [&] { return ear_->heard.size() > before; })) return std::nullopt;
  }
}

Elsewhere::Elsewhere(Place& place) {
  Voice voice(place);
  voice.greet();
  code = voice.ask(create("towers", towers(2), {seat_plan("open"), seat_plan("open")}))["table"];
  token = voice.ask({{"type", "sit"}, {"seat", "A"}, {"name", "Elsewhere"}})["token"];
}

Scene::Scene(Alone& alone, const Elsewhere& elsewhere, Phase phase)
    : alone_(alone), elsewhere_(elsewhere), phase_(phase) {
  if (phase == Phase::Gathering || phase == Phase::Closed) {
    gather();
  } else {
    begin();
  }
  // Before the game this frees the seat; later a bot plays for its owner.
  voice(Role::LeftSeat).ask({{"type", "leave"}, {"seat", "D"}});
  switch (phase) {
    case Phase::Gathering: break;
    case Phase::Running: play_a_card(); break;
    case Phase::UndoAsked: ask_for_undo(); break;
    case Phase::Over: agree_to_end(); break;
    case Phase::Closed: voice(Role::SeatedHost).ask({{"type", "close_table"}}); break;
    case Phase::Expired: expire(); break;
  }
  let_the_others_in();
  settle();
}

std::unique_ptr<Voice> Scene::at_table(const Json& name) {
  auto voice = std::make_unique<Voice>(*alone_.place);
  voice->greet();
  Json join{{"type", "join"}, {"request", "j"}, {"table", code_}};
  join.update(name.is_null() ? Json::object() : name);
  const std::size_t from = voice->count();
  voice->say(join);
  if (!voice->wait(from, of_type("table"))) ADD_FAILURE() << "nobody may join";
  return voice;
}

void Scene::sit(Voice& voice, const std::string& seat) {
  tokens_[seat] = voice.ask({{"type", "sit"}, {"seat", seat}, {"name", "Player " + seat}})["token"];
}

void Scene::gather() {
  auto host = std::make_unique<Voice>(*alone_.place);
  host->greet();
  Json plans = Json::array();
  for (int i = 0; i < 6; ++i) plans.push_back(seat_plan("open"));
  const Json created = host->ask(create("towers", towers(6), plans));
  code_ = created["table"];
  host_token_ = created["token"];
  voices_[static_cast<std::size_t>(Role::SeatedHost)] = std::move(host);
  sit(voice(Role::SeatedHost), "C");
  for (const Role role : {Role::Asked, Role::LeftSeat, Role::NotAsked}) {
    voices_[static_cast<std::size_t>(role)] = at_table();
  }
  sit(voice(Role::Asked), asked_seat());
  sit(voice(Role::LeftSeat), "D");
  sit(voice(Role::NotAsked), "E");
  bystander_ = at_table();
  sit(*bystander_, asked_seat() == "A" ? "B" : "A");
}

Voice& Scene::holder(const std::string& seat) {
  if (seat == "C") return voice(Role::SeatedHost);
  if (seat == "E") return voice(Role::NotAsked);
  return seat == asked_seat() ? voice(Role::Asked) : *bystander_;
}

// Returns whether that seat is asked, when no more messages are on the way; then `action_` is a legal action. Actions
// that reveal nothing come first: they may be undone freely.
bool Scene::is_asked(const std::string& seat) {
  settle();
  std::optional<Json> legal;
  for (const std::string& text : holder(seat).heard_from(0)) {
    Json one = Json::parse(text);
    if (one["type"] == "events" || one["type"] == "view") legal.reset();
    if (one["type"] == "legal") legal = std::move(one);
  }
  if (!legal) return false;
  const Json& actions = (*legal)["actions"];
  const auto shows_nothing = [](const Json& one) { return one["preview"]["complete"] == true; };
  const auto quiet = std::find_if(actions.begin(), actions.end(), shows_nothing);
  seq_ = (*legal)["seq"];
  action_ = (quiet == actions.end() ? actions.front() : *quiet)["action"];
  is_quiet_ = quiet != actions.end();
  return true;
}

// Uses the first game in which A need not roll a die.
void Scene::begin() {
  do {
    gather();
    voice(Role::SeatedHost).ask({{"type", "start"}, {"fill", "child"}});
  } while (is_asked("A") && !is_quiet_);
}

void Scene::play() { holder("A").ask({{"type", "move"}, {"seat", "A"}, {"seq", seq_}, {"action", action_}}); }

void Scene::play_a_card() {
  play();
  if (!is_asked("A")) ADD_FAILURE() << "A is not asked for a piece";
}

// At the end of its turn A has drawn a card, so an undo needs the other players' consent.
void Scene::ask_for_undo() {
  while (is_asked("A")) play();
  if (!is_asked("B")) ADD_FAILURE() << "B does not come after A";
  holder("A").say({{"type", "undo"}, {"request", "u"}, {"seat", "A"}, {"seq", seq_}});
  if (!holder("B").wait(0, of_type("undo_asked"))) ADD_FAILURE() << "nobody was asked about the undo";
}

void Scene::agree_to_end() {
  for (const std::string seat : {"A", "B", "C", "E"}) {
    seq_ = holder(seat).ask({{"type", "agree_end"}, {"seat", seat}, {"agree", true}})["seq"];
  }
}

void Scene::expire() {
  // Nobody is at a table that expires; another process closes this one for good.
  const auto entries = static_cast<std::uint32_t>(entries_of(*alone_.store, code_)->size());
  const JournalEntry closed = Closed{"expired"};
  std::promise<void> stored;
  alone_.store->append({code_, entries, {{wire::message_text(closed), {}, {}}}, {}, 1},
                       [&](StoreAnswer) { stored.set_value(); });
  stored.get_future().wait();
  alone_.bus.publish({code_, entries + 1});
  const auto is_closed = [](const Json& one) { return one["type"] == "table" && one["status"] == "closed"; };
  if (!holder("A").wait(0, is_closed)) ADD_FAILURE() << "it does not expire";
  seq_ = holder("A").ask({{"type", "sync"}})["seq"];
}

void Scene::let_the_others_in() {
  const auto put = [&](Role role, std::unique_ptr<Voice> one) {
    voices_[static_cast<std::size_t>(role)] = std::move(one);
  };
  const auto greeted = [&] {
    auto one = std::make_unique<Voice>(*alone_.place);
    one->greet();
    return one;
  };
  const auto back = [&](const std::string& code, const std::string& token) {
    auto one = greeted();
    one->ask({{"type", "reclaim"}, {"table", code}, {"token", token}});
    return one;
  };
  put(Role::Nobody, std::make_unique<Voice>(*alone_.place));
  put(Role::Greeted, greeted());
  put(Role::Spectator, at_table());
  put(Role::NamedSpectator, at_table({{"name", "Petr"}}));
  put(Role::SeatlessHost, back(code_, host_token_));
  put(Role::SeatElsewhere, back(elsewhere_.code, elsewhere_.token));
  voice(Role::SeatElsewhere).say({{"type", "join"}, {"request", "j"}, {"table", code_}});
  put(Role::LeftTable, back(code_, tokens_["E"]));
  voice(Role::LeftTable).ask({{"type", "leave"}});
  put(Role::Attacker, back(code_, tokens_["E"]));
  put(Role::FalseToken, greeted());
  voice(Role::FalseToken)
      .say({{"type", "reclaim"}, {"request", "f"}, {"table", code_}, {"token", tokens_["E"].substr(1)}});
}

std::string Scene::seat_of(Role role) const {
  switch (role) {
    case Role::Asked: return asked_seat();
    case Role::NotAsked:
    case Role::Attacker: return "E";
    case Role::SeatedHost: return "C";
    case Role::Nobody:
    case Role::Greeted:
    case Role::Spectator:
    case Role::NamedSpectator:
    case Role::SeatlessHost:
    case Role::SeatElsewhere:
    case Role::LeftSeat:
    case Role::LeftTable:
    case Role::FalseToken: return "";
  }
  return "";
}

std::string Scene::token_of(Role role) const {
  switch (role) {
    case Role::SeatlessHost: return host_token_;
    case Role::SeatElsewhere: return elsewhere_.token;
    case Role::LeftSeat: return tokens_.at("D");
    case Role::LeftTable: return tokens_.at("E");
    case Role::Asked:
    case Role::NotAsked:
    case Role::SeatedHost:
    case Role::Attacker: return tokens_.at(seat_of(role));
    case Role::Nobody:
    case Role::Greeted:
    case Role::Spectator:
    case Role::NamedSpectator:
    case Role::FalseToken: return "";
  }
  return "";
}

// A table runs one task at a time, and none while it stores, so earlier work is done when it answers. The second round
// is for work caused by the first.
void Scene::settle() {
  for (const std::string& code : {elsewhere_.code, code_, code_}) {
    auto done = std::make_shared<std::promise<void>>();
    alone_.place->table(code)->describe([done](const auto&) { done->set_value(); });
    if (done->get_future().wait_for(kHang) != std::future_status::ready) ADD_FAILURE() << "a table hangs";
  }
}

Unchanged Scene::look() {
  Unchanged now;
  now.journal = entries_of(*alone_.store, code_).value_or(std::vector<Entry>());
  auto described = std::make_shared<std::promise<std::string>>();
  alone_.place->table(code_)->describe([described](const std::variant<match::TableMessage, match::Refused>& table) {
    described->set_value(wire::message_text(std::get<match::TableMessage>(table)));
  });
  now.table = described->get_future().get();
  std::vector<std::pair<Voice*, std::size_t>> asked;
  const auto ask = [&](Voice& one, const Json& as) {
    Json sync{{"type", "sync"}, {"request", "look"}};
    sync.update(as);
    asked.emplace_back(&one, one.count());
    one.say(sync);
  };
  for (const std::string seat : {"A", "B", "C", "E"}) ask(holder(seat), {{"seat", seat}});
  ask(voice(Role::Spectator), Json::object());
  // A session that has just looked for a table may still hold them back.
  for (const auto& [one, from] : asked)
    one->wait(from, [](const Json& each) { return each.value("request", "") == "look"; });
  settle();
  for (const auto& [one, from] : asked) {
    for (const std::string& text : one->heard_from(from)) now.told.push_back(text);
  }
  return now;
}

std::vector<std::size_t> Scene::heard_but(Role role) const {
  std::vector<std::size_t> counts{bystander_->count()};
  for (std::size_t i = 0; i < voices_.size(); ++i) {
    if (i != static_cast<std::size_t>(role)) counts.push_back(voices_[i]->count());
  }
  return counts;
}

}  // namespace spires::server::testing
