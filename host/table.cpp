#include "host/table.h"

#include <utility>

#include "host/listing.h"
#include "match/refusals.h"
#include "wire/message.h"

namespace spires::host {
namespace {

using match::refused;
using match::TableStatus;

// Everybody is told everything, so a crowd of spectators would be everybody's burden.
constexpr std::size_t kMostGuests = 200;

Frame frame_of(const match::HostMessage& message) {
  return std::make_shared<const std::string>(wire::message_text(message));
}

}  // namespace

Table::Table(Environment& environment, TableDirectory& directory, std::string code)
    : environment_(environment),
      directory_(directory),
      code_(std::move(code)),
      strand_(environment.loop.strand()),
      wake_(strand_->timer()),
      state_(environment.match) {}

bool Table::load() {
  const std::optional<std::vector<Entry>> entries = environment_.store.entries(code_, 0);
  if (!entries || entries->empty()) return false;
  fresh_ = replay(*entries);
  empty_since_ = environment_.loop.now();
  opener_ = state_.opened().host;
  if (fresh_ && state_.is_outdated()) environment_.log.info("table of older rules", {{"table", code_}});
  return fresh_;
}

bool Table::replay(const std::vector<Entry>& entries) {
  for (const Entry& entry : entries) {
    auto read = wire::decode_message<JournalEntry>(entry.text, {.bytes = 1 << 20, .depth = 12});
    JournalEntry* known = std::get_if<JournalEntry>(&read);
    const std::string number = std::to_string(entries_ + 1);
    if (known == nullptr) {
      environment_.log.error("journal cannot be read", {{"table", code_}, {"entry", number}});
      return false;
    }
    if (const TableState::Applied no = state_.apply(*known, entry.personal)) {
      environment_.log.error("journal does not fit the rules",
                             {{"table", code_}, {"entry", number}, {"why", wire::text_of(wire::encode(*no))}});
      return false;
    }
    ++entries_;
  }
  return true;
}

// ---- the queue ----

void Table::post(Task task) {
  strand_->post([self = shared_from_this(), task = std::move(task)]() mutable {
    self->waiting_.push_back(std::move(task));
    self->run_waiting();
  });
}

void Table::run_waiting() {
  while (!storing_ && !waiting_.empty()) {
    const Task task = std::move(waiting_.front());
    waiting_.pop_front();
    if (!fresh_ && !refresh()) environment_.log.error("table cannot be read", {{"table", code_}});
    task();
  }
}

// What is here may differ from what is stored: read it again.
bool Table::refresh() {
  const std::optional<std::vector<Entry>> entries = environment_.store.entries(code_, 0);
  if (!entries || entries->empty()) return false;
  state_ = TableState(environment_.match);
  entries_ = 0;
  bots_.clear();
  thinking_.reset();
  asked_.reset();
  fresh_ = replay(*entries);
  // Another process may have gone on meanwhile.
  if (fresh_) tell_news();
  return fresh_;
}

// ---- store, then acknowledge, then tell ----

void Table::commit(Written written, const ClientPtr& client, const Request& request, Task stored) {
  if (!fresh_) return refuse(client, request, refused("not_stored"));
  if (const TableState::Applied no = state_.apply(written.entry, written.personal)) {
    if (no->code == "damaged") fresh_ = false;
    return refuse(client, request, *no);
  }
  storing_ = true;
  storing_since_ = environment_.loop.now();
  Append append{code_, entries_, {written.stored()}, listing_if_changed(), environment_.now()};
  environment_.store.append(std::move(append), [self = shared_from_this(), client, request,
                                                stored = std::move(stored)](StoreAnswer answer) mutable {
    self->strand_->post([self, client, request, stored = std::move(stored), answer] {
      self->committed(answer, client, request, stored);
      self->run_waiting();
    });
  });
}

void Table::committed(StoreAnswer answer, const ClientPtr& client, const Request& request, const Task& stored) {
  storing_ = false;
  if (answer == StoreAnswer::Stored) {
    environment_.counters.stored(std::chrono::duration<double>(environment_.loop.now() - storing_since_).count());
    ++entries_;
    stored();
    environment_.bus.publish({code_, entries_});
    return;
  }
  // Nobody was told anything yet; what is in memory goes, what is stored stays.
  fresh_ = false;
  listed_.clear();
  if (answer == StoreAnswer::Unavailable) {
    environment_.counters.not_stored();
    environment_.log.error("not stored", {{"table", code_}, {"why", environment_.store.why()}});
  }
  refuse(client, request, refused(answer == StoreAnswer::Conflict ? "stale" : "not_stored"));
  again_at_ = environment_.loop.now() + std::chrono::seconds(1);
  set_wake();
}

std::optional<Listing> Table::listing_if_changed() {
  Listing now = listing_of(code_, state_);
  const std::string text = now.status + now.summary;
  if (text == listed_) return std::nullopt;
  listed_ = text;
  return now;
}

// ---- what is told ----

void Table::send(const ClientPtr& client, const match::HostMessage& message) {
  if (client) client->link->send(frame_of(message));
}

void Table::accept(const ClientPtr& client, const Request& request) {
  if (!client || !request) return;
  send(client, match::Accepted{*request, state_.is_outdated() ? 0 : state_.match().seq()});
}

void Table::refuse(const ClientPtr& client, const Request& request, match::Refused refused) {
  environment_.counters.refused(refused.code);
  if (!client) return;
  refused.request = request;
  send(client, refused);
}

void Table::tell_all(const match::HostMessage& message) {
  if (clients_.empty()) return;
  const Frame frame = frame_of(message);
  for (const ClientPtr& client : clients_) client->link->send(frame);
}

void Table::tell_table() { tell_all(message()); }

match::TableMessage Table::message() const {
  const Opened& opened = state_.opened();
  match::TableMessage now{code_,
                          opened.game,
                          opened.revision,
                          opened.settings,
                          state_.status(),
                          opened.visibility,
                          {},
                          {},
                          0,
                          {},
                          opened.clock,
                          environment_.settings.absence_seconds,
                          state_.next()};
  if (state_.is_outdated()) return now;
  now.settings = state_.match().settings();
  now.host = state_.host();
  now.commitment = state_.commitment();
  for (std::size_t i = 0; i < state_.seats().size(); ++i) {
    const Sitting& one = state_.seats()[i];
    const match::Sitter shown = one.reserved && one.sitter == match::Sitter::Open ? match::Sitter::Person : one.sitter;
    now.seats.push_back({one.seat, shown, one.name, one.level, one.colour, one.memory,
                         one.sitter == match::Sitter::Bot || is_present(static_cast<int>(i)), one.away || one.resigned,
                         one.passes != match::PassUntil::Off, one.hints ? std::optional(true) : std::nullopt});
  }
  for (const ClientPtr& client : clients_) now.spectators += client->seats.empty() && !client->host ? 1 : 0;
  return now;
}

Observer Table::observer(int as) const {
  return as == Client::kAsSpectator ? Observer::spectator() : Observer(seat_at(as));
}

void Table::tell_view(const ClientPtr& client, int as) {
  if (state_.is_outdated() || state_.status() == TableStatus::Gathering) return;
  const match::Match& match = state_.match();
  if (match.seq() == 0) return;  // closed before it began
  send(client, match::ViewMessage{match.seq(), match.view(observer(as))});
  client->told[as] = match.seq();
}

// Frames for the same observer who knows the same are made once.
void Table::tell_events(const ClientPtr& client, int as,
                        std::map<std::pair<int, std::uint32_t>, std::vector<Frame>>& made) {
  const match::Match& match = state_.match();
  const std::uint32_t told = client->told[as];
  if (told == match.seq()) return;
  const auto [found, is_new] = made.try_emplace({as, told});
  if (is_new) {
    const std::optional<match::EventsMessage> events = match.events_since(observer(as), told);
    if (events) found->second.push_back(frame_of(*events));
    if (!events || match.undone_since(told)) {
      found->second.push_back(frame_of(match::ViewMessage{match.seq(), match.view(observer(as))}));
    }
  }
  for (const Frame& frame : found->second) client->link->send(frame);
  client->told[as] = match.seq();
}

void Table::tell_legal(const ClientPtr& client) {
  const std::optional<int> asked = state_.asked();
  if (!asked) return;
  tell_meanwhile(client);
  if (!client->seats.contains(*asked) || !seat(*asked).is_playing()) return;
  const match::Match& match = state_.match();
  const match::Previews previews = client->previews ? match::Previews::With : match::Previews::Without;
  send(client, match::LegalMessage{match.seq(), seat(*asked).seat, match.legal(seat_at(*asked), previews)});
}

// What the other seats of a client may do unasked.
void Table::tell_meanwhile(const ClientPtr& client) {
  const match::Match& match = state_.match();
  for (const int i : client->seats) {
    if (!seat(i).is_playing()) continue;
    std::vector<match::LegalAction> actions = match.meanwhile(seat_at(i));
    if (!actions.empty()) send(client, match::MayMessage{match.seq(), seat(i).seat, std::move(actions)});
  }
}

// Nothing: nobody's time runs.
std::optional<match::ClockMessage> Table::clock() const {
  const std::optional<int> asked = state_.asked();
  if (!state_.opened().clock || !asked || !asked_ || !seat(*asked).is_playing()) return std::nullopt;
  const bool window = state_.match().turn() != seat_at(*asked);
  return match::ClockMessage{seat(*asked).seat, clock_left(), window, true};
}

void Table::tell_clock() {
  if (const std::optional<match::ClockMessage> now = clock()) tell_all(*now);
}

// Everything that has happened since everybody was told last.
void Table::tell_news() {
  if (state_.is_outdated() || state_.status() == TableStatus::Gathering) return;
  std::map<std::pair<int, std::uint32_t>, std::vector<Frame>> made;
  for (const ClientPtr& client : clients_) {
    if (client->seats.empty()) tell_events(client, Client::kAsSpectator, made);
    for (const int as : client->seats) tell_events(client, as, made);
  }
  if (const std::optional<match::Over> over = state_.over(); over && !over_told_) {
    over_told_ = true;
    undo_.reset();
    // Nothing is hidden or forgotten any more.
    for (const ClientPtr& client : clients_) {
      if (client->seats.empty()) tell_view(client, Client::kAsSpectator);
      for (const int as : client->seats) tell_view(client, as);
    }
    tell_all(*over);
    tell_table();
    return;
  }
  for (const ClientPtr& client : clients_) tell_legal(client);
}

void Table::welcome(const ClientPtr& client) {
  send(client, message());
  for (const SaidLine& line : state_.said()) {
    if (line.text) send(client, match::ChatSaid{line.seat, line.name, *line.text});
    if (line.key) send(client, match::PhraseSaid{line.seat, line.name, *line.key});
  }
  if (state_.is_outdated() || state_.status() == TableStatus::Gathering) return;
  if (client->seats.empty()) tell_view(client, Client::kAsSpectator);
  for (const int as : client->seats) tell_view(client, as);
  if (const std::optional<match::Over> over = state_.over()) send(client, *over);
  if (undo_ && !client->seats.empty() && !client->seats.contains(undo_->seat)) {
    send(client, match::UndoAsked{seat(undo_->seat).seat, undo_->seq, undo_->steps});
  }
  tell_legal(client);
  if (const std::optional<match::ClockMessage> now = clock()) send(client, *now);
}

// After something was stored: tell it, and go on.
void Table::changed() {
  tell_news();
  if (votes_settled()) return;
  go_on();
  tell_clock();
}

// ---- from outside ----

void Table::join(ClientPtr client, match::Join message) {
  post([this, client = std::move(client), message = std::move(message)] {
    if (clients_.size() >= kMostGuests) return refuse(client, message.request, refused("full"));
    client->name = message.name;
    clients_.insert(client);
    note_presence();
    welcome(client);
    const Frame now = frame_of(this->message());
    for (const ClientPtr& other : clients_) {
      if (other != client) other->link->send(now);
    }
    go_on();
  });
}

void Table::host(ClientPtr client, std::string request, std::string token) {
  post([this, client = std::move(client), request = std::move(request), token = std::move(token)] {
    client->host = true;
    clients_.insert(client);
    note_presence();
    send(client, match::Created{request, code_, token});
    welcome(client);
  });
}

void Table::leave(ClientPtr client) {
  post([this, client = std::move(client)] {
    if (clients_.erase(client) == 0) return;
    client->seats.clear();
    client->host = false;
    note_presence();
    if (undo_ && undo_->client == client) undo_.reset();
    tell_table();
    go_on();
  });
}

void Table::grown(std::uint32_t entries) {
  post([this, entries] {
    if (entries <= entries_ || !fresh_) return;
    const std::optional<std::vector<Entry>> more = environment_.store.entries(code_, entries_);
    if (!more || !replay(*more)) {
      fresh_ = false;
      return;
    }
    tell_table();
    changed();
  });
}

void Table::notice(std::string key, Json params) {
  post([this, key = std::move(key), params = std::move(params)] { tell_all(match::Notice{key, params}); });
}

void Table::describe(Described done) {
  post([this, done = std::move(done)] { done(message()); });
}

void Table::record(Recorded done) {
  post([this, done = std::move(done)] {
    const TableStatus status = state_.status();
    const bool begun = state_.is_outdated() || state_.match().seq() > 0;
    if (!begun || status == TableStatus::Gathering || status == TableStatus::Running) return done(refused("not_over"));
    done(write_record(state_.record()));
  });
}

void Table::tidy(std::int64_t idle_ms) {
  post([this, idle_ms] {
    const TableStatus status = state_.status();
    if (status != TableStatus::Gathering && status != TableStatus::Running) return;
    const std::int64_t limit = status == TableStatus::Gathering
                                   ? environment_.settings.gathering_minutes * kMinute
                                   : environment_.settings.running_days * 24 * 60 * kMinute;
    if (idle_ms < limit) {
      if (!expiry_told_) {
        tell_all(match::Notice{"notice.table-expires", {{"minutes", (limit - idle_ms) / kMinute + 1}}});
      }
      expiry_told_ = true;
      return;
    }
    commit({Closed{"expired"}, {}, {}}, nullptr, {}, [this] {
      tell_all(match::Notice{"notice.table-expired", Json::object()});
      tell_table();
    });
  });
}

}  // namespace spires::host
