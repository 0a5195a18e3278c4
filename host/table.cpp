#include "host/table.h"

#include <utility>

#include "host/listing.h"
#include "table/refusals.h"
#include "wire/message.h"

namespace spires::host {
namespace {

using table::refused;
using table::TableStatus;

// Everybody is told everything, so a crowd of spectators would be everybody's burden.
constexpr std::size_t kMostGuests = 200;

Frame frame_of(const table::HostMessage& message) {
  return std::make_shared<const std::string>(wire::message_text(message));
}

}  // namespace

Table::Table(World& world, House& house, std::string code)
    : world_(world),
      house_(house),
      code_(std::move(code)),
      strand_(world.loop.strand()),
      wake_(strand_->timer()),
      state_(world.match) {}

bool Table::load() {
  const std::optional<std::vector<Entry>> entries = world_.store.entries(code_, 0);
  if (!entries || entries->empty()) return false;
  fresh_ = replay(*entries);
  empty_since_ = Steady::now();
  opener_ = state_.opened().host;
  if (fresh_ && state_.is_outdated()) world_.log.info("table of older rules", {{"table", code_}});
  return fresh_;
}

bool Table::replay(const std::vector<Entry>& entries) {
  for (const Entry& entry : entries) {
    auto read = wire::decode_message<JournalEntry>(entry.text, {.bytes = 1 << 20, .depth = 12});
    JournalEntry* known = std::get_if<JournalEntry>(&read);
    const std::string number = std::to_string(entries_ + 1);
    if (known == nullptr) {
      world_.log.error("journal cannot be read", {{"table", code_}, {"entry", number}});
      return false;
    }
    if (const TableState::Applied no = state_.apply(*known, entry.personal)) {
      world_.log.error("journal does not fit the rules",
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
    if (!fresh_ && !refresh()) world_.log.error("table cannot be read", {{"table", code_}});
    task();
  }
}

// What is here may differ from what is stored: read it again.
bool Table::refresh() {
  const std::optional<std::vector<Entry>> entries = world_.store.entries(code_, 0);
  if (!entries || entries->empty()) return false;
  state_ = TableState(world_.match);
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

void Table::commit(Written written, const GuestPtr& guest, const Request& request, Task stored) {
  if (!fresh_) return refuse(guest, request, refused("not_stored"));
  if (const TableState::Applied no = state_.apply(written.entry, written.personal)) {
    if (no->code == "damaged") fresh_ = false;
    return refuse(guest, request, *no);
  }
  storing_ = true;
  storing_since_ = Steady::now();
  Append append{code_, entries_, {written.stored()}, listing_if_changed(), world_.now()};
  world_.store.append(std::move(append), [self = shared_from_this(), guest, request,
                                          stored = std::move(stored)](StoreAnswer answer) mutable {
    self->strand_->post([self, guest, request, stored = std::move(stored), answer] {
      self->committed(answer, guest, request, stored);
      self->run_waiting();
    });
  });
}

void Table::committed(StoreAnswer answer, const GuestPtr& guest, const Request& request, const Task& stored) {
  storing_ = false;
  if (answer == StoreAnswer::Stored) {
    world_.counters.stored(std::chrono::duration<double>(Steady::now() - storing_since_).count());
    ++entries_;
    stored();
    world_.bus.publish({code_, entries_});
    return;
  }
  // Nobody was told anything yet; what is in memory goes, what is stored stays.
  fresh_ = false;
  listed_.clear();
  if (answer == StoreAnswer::Unavailable) {
    world_.counters.not_stored();
    world_.log.error("not stored", {{"table", code_}, {"why", world_.store.why()}});
  }
  refuse(guest, request, refused(answer == StoreAnswer::Conflict ? "stale" : "not_stored"));
  again_at_ = Steady::now() + std::chrono::seconds(1);
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

void Table::send(const GuestPtr& guest, const table::HostMessage& message) {
  if (guest) guest->link->send(frame_of(message));
}

void Table::accept(const GuestPtr& guest, const Request& request) {
  if (!guest || !request) return;
  send(guest, table::Accepted{*request, state_.is_outdated() ? 0 : state_.match().seq()});
}

void Table::refuse(const GuestPtr& guest, const Request& request, table::Refused refused) {
  world_.counters.refused(refused.code);
  if (!guest) return;
  refused.request = request;
  send(guest, refused);
}

void Table::tell_all(const table::HostMessage& message) {
  if (guests_.empty()) return;
  const Frame frame = frame_of(message);
  for (const GuestPtr& guest : guests_) guest->link->send(frame);
}

void Table::tell_table() { tell_all(message()); }

table::TableMessage Table::message() const {
  const Opened& opened = state_.opened();
  table::TableMessage now{code_,
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
                          world_.house.absence_seconds,
                          state_.next()};
  if (state_.is_outdated()) return now;
  now.settings = state_.match().settings();
  now.host = state_.host();
  now.commitment = state_.commitment();
  for (std::size_t i = 0; i < state_.seats().size(); ++i) {
    const Sitting& one = state_.seats()[i];
    const table::Sitter shown = one.reserved && one.sitter == table::Sitter::Open ? table::Sitter::Person : one.sitter;
    now.seats.push_back({one.seat, shown, one.name, one.level, one.colour, one.memory,
                         one.sitter == table::Sitter::Bot || is_present(static_cast<int>(i)), one.away || one.resigned,
                         one.passes != table::PassUntil::Off, one.hints ? std::optional(true) : std::nullopt});
  }
  for (const GuestPtr& guest : guests_) now.spectators += guest->seats.empty() && !guest->host ? 1 : 0;
  return now;
}

Observer Table::observer(int as) const {
  return as == Guest::kAsSpectator ? Observer::spectator() : Observer(seat_at(as));
}

void Table::tell_view(const GuestPtr& guest, int as) {
  if (state_.is_outdated() || state_.status() == TableStatus::Gathering) return;
  const table::Match& match = state_.match();
  if (match.seq() == 0) return;  // closed before it began
  send(guest, table::ViewMessage{match.seq(), match.view(observer(as))});
  guest->told[as] = match.seq();
}

// Frames for the same observer who knows the same are made once.
void Table::tell_events(const GuestPtr& guest, int as,
                        std::map<std::pair<int, std::uint32_t>, std::vector<Frame>>& made) {
  const table::Match& match = state_.match();
  const std::uint32_t told = guest->told[as];
  if (told == match.seq()) return;
  const auto [found, is_new] = made.try_emplace({as, told});
  if (is_new) {
    const std::optional<table::EventsMessage> events = match.events_since(observer(as), told);
    if (events) found->second.push_back(frame_of(*events));
    if (!events || match.undone_since(told)) {
      found->second.push_back(frame_of(table::ViewMessage{match.seq(), match.view(observer(as))}));
    }
  }
  for (const Frame& frame : found->second) guest->link->send(frame);
  guest->told[as] = match.seq();
}

void Table::tell_legal(const GuestPtr& guest) {
  const std::optional<int> asked = state_.asked();
  if (!asked) return;
  tell_meanwhile(guest);
  if (!guest->seats.contains(*asked) || !seat(*asked).is_playing()) return;
  const table::Match& match = state_.match();
  const table::Previews previews = guest->previews ? table::Previews::With : table::Previews::Without;
  send(guest, table::LegalMessage{match.seq(), seat(*asked).seat, match.legal(seat_at(*asked), previews)});
}

// What the other seats of a client may do unasked.
void Table::tell_meanwhile(const GuestPtr& guest) {
  const table::Match& match = state_.match();
  for (const int i : guest->seats) {
    if (!seat(i).is_playing()) continue;
    std::vector<table::LegalAction> actions = match.meanwhile(seat_at(i));
    if (!actions.empty()) send(guest, table::MayMessage{match.seq(), seat(i).seat, std::move(actions)});
  }
}

// Nothing: nobody's time runs.
std::optional<table::ClockMessage> Table::clock() const {
  const std::optional<int> asked = state_.asked();
  if (!state_.opened().clock || !asked || !asked_ || !seat(*asked).is_playing()) return std::nullopt;
  const bool window = state_.match().turn() != seat_at(*asked);
  return table::ClockMessage{seat(*asked).seat, clock_left(), window, true};
}

void Table::tell_clock() {
  if (const std::optional<table::ClockMessage> now = clock()) tell_all(*now);
}

// Everything that has happened since everybody was told last.
void Table::tell_news() {
  if (state_.is_outdated() || state_.status() == TableStatus::Gathering) return;
  std::map<std::pair<int, std::uint32_t>, std::vector<Frame>> made;
  for (const GuestPtr& guest : guests_) {
    if (guest->seats.empty()) tell_events(guest, Guest::kAsSpectator, made);
    for (const int as : guest->seats) tell_events(guest, as, made);
  }
  if (const std::optional<table::Over> over = state_.over(); over && !over_told_) {
    over_told_ = true;
    undo_.reset();
    // Nothing is hidden or forgotten any more.
    for (const GuestPtr& guest : guests_) {
      if (guest->seats.empty()) tell_view(guest, Guest::kAsSpectator);
      for (const int as : guest->seats) tell_view(guest, as);
    }
    tell_all(*over);
    tell_table();
    return;
  }
  for (const GuestPtr& guest : guests_) tell_legal(guest);
}

void Table::welcome(const GuestPtr& guest) {
  send(guest, message());
  for (const SaidLine& line : state_.said()) {
    if (line.text) send(guest, table::ChatSaid{line.seat, line.name, *line.text});
    if (line.key) send(guest, table::PhraseSaid{line.seat, line.name, *line.key});
  }
  if (state_.is_outdated() || state_.status() == TableStatus::Gathering) return;
  if (guest->seats.empty()) tell_view(guest, Guest::kAsSpectator);
  for (const int as : guest->seats) tell_view(guest, as);
  if (const std::optional<table::Over> over = state_.over()) send(guest, *over);
  if (undo_ && !guest->seats.empty() && !guest->seats.contains(undo_->seat)) {
    send(guest, table::UndoAsked{seat(undo_->seat).seat, undo_->seq, undo_->steps});
  }
  tell_legal(guest);
  if (const std::optional<table::ClockMessage> now = clock()) send(guest, *now);
}

// After something was stored: tell it, and go on.
void Table::changed() {
  tell_news();
  if (votes_settled()) return;
  go_on();
  tell_clock();
}

// ---- from outside ----

void Table::join(GuestPtr guest, table::Join message) {
  post([this, guest = std::move(guest), message = std::move(message)] {
    if (guests_.size() >= kMostGuests) return refuse(guest, message.request, refused("full"));
    guest->name = message.name;
    guests_.insert(guest);
    note_presence();
    welcome(guest);
    const Frame now = frame_of(this->message());
    for (const GuestPtr& other : guests_) {
      if (other != guest) other->link->send(now);
    }
    go_on();
  });
}

void Table::host(GuestPtr guest, std::string request, std::string token) {
  post([this, guest = std::move(guest), request = std::move(request), token = std::move(token)] {
    guest->host = true;
    guests_.insert(guest);
    note_presence();
    send(guest, table::Created{request, code_, token});
    welcome(guest);
  });
}

void Table::leave(GuestPtr guest) {
  post([this, guest = std::move(guest)] {
    if (guests_.erase(guest) == 0) return;
    guest->seats.clear();
    guest->host = false;
    note_presence();
    if (undo_ && undo_->guest == guest) undo_.reset();
    tell_table();
    go_on();
  });
}

void Table::grown(std::uint32_t entries) {
  post([this, entries] {
    if (entries <= entries_ || !fresh_) return;
    const std::optional<std::vector<Entry>> more = world_.store.entries(code_, entries_);
    if (!more || !replay(*more)) {
      fresh_ = false;
      return;
    }
    tell_table();
    changed();
  });
}

void Table::notice(std::string key, Json params) {
  post([this, key = std::move(key), params = std::move(params)] { tell_all(table::Notice{key, params}); });
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
    const std::int64_t limit = status == TableStatus::Gathering ? world_.house.gathering_minutes * kMinute
                                                                : world_.house.running_days * 24 * 60 * kMinute;
    if (idle_ms < limit) {
      if (!expiry_told_) {
        tell_all(table::Notice{"notice.table-expires", {{"minutes", (limit - idle_ms) / kMinute + 1}}});
      }
      expiry_told_ = true;
      return;
    }
    commit({Closed{"expired"}, {}, {}}, nullptr, {}, [this] {
      tell_all(table::Notice{"notice.table-expired", Json::object()});
      tell_table();
    });
  });
}

}  // namespace spires::host
