#include "host/table.h"

#include <utility>

#include "host/listing.h"
#include "match/refusals.h"
#include "wire/message.h"

namespace spires::host {
namespace {

using match::refused;
using match::TableStatus;

// Every client receives every event, so further clients are refused beyond this number.
constexpr std::size_t kMostClients = 200;

}  // namespace

Table::Table(Environment& environment, TableDirectory& directory, std::string code)
    : environment_(environment),
      directory_(directory),
      code_(std::move(code)),
      strand_(environment.loop.strand()),
      wake_(strand_->timer()),
      state_(environment.match),
      audience_(environment, code_, state_, turn_clock_, votes_) {}

bool Table::load() {
  const std::optional<std::vector<Entry>> entries = environment_.store.entries(code_, 0);
  if (!entries || entries->empty()) return false;
  fresh_ = replay(*entries);
  presence_.restart(environment_.loop.now());
  opener_ = state_.opened().host;
  audience_.note_passes();
  if (fresh_ && state_.is_outdated()) environment_.log.info("table of unknown rules", {{"table", code_}});
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
    audience_.outdate();
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

// Discards the in-memory state and reloads the table from the store.
bool Table::refresh() {
  const std::optional<std::vector<Entry>> entries = environment_.store.entries(code_, 0);
  if (!entries || entries->empty()) return false;
  state_ = TableState(environment_.match);
  entries_ = 0;
  bots_.clear();
  thinking_.reset();
  turn_clock_.stop();
  fresh_ = replay(*entries);
  // Another process may have added entries.
  if (fresh_) tell_news();
  return fresh_;
}

// ---- store, then acknowledge, then send ----

void Table::commit(Written written, const ClientPtr& client, const Request& request, Task stored) {
  if (!fresh_) return audience_.refuse(client, request, refused("not_stored"));
  if (const TableState::Applied no = state_.apply(written.entry, written.personal)) {
    if (no->code == "damaged") fresh_ = false;
    return audience_.refuse(client, request, *no);
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
    audience_.outdate();
    stored();
    environment_.bus.publish({code_, entries_});
    return;
  }
  // No client has seen the change yet: discard the in-memory state, the store is right.
  fresh_ = false;
  listed_.clear();
  if (answer == StoreAnswer::Unavailable) {
    environment_.counters.not_stored();
    environment_.log.error("not stored", {{"table", code_}, {"why", environment_.store.why()}});
  }
  audience_.refuse(client, request, refused(answer == StoreAnswer::Conflict ? "stale" : "not_stored"));
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

void Table::tell_news() {
  if (audience_.tell_news() == Audience::News::End) votes_.undo.reset();
}

// Sends a stored change to the clients and continues the game.
void Table::changed() {
  tell_news();
  // A standing pass ends with the turn or the action that it was set for.
  if (!audience_.knows_passes()) audience_.tell_table();
  if (votes_settled()) return;
  go_on();
  audience_.tell_clock();
}

// ---- public functions ----

void Table::join(ClientPtr client, match::Join message) {
  post([this, client = std::move(client), message = std::move(message)] {
    if (audience_.clients().size() >= kMostClients) return audience_.refuse(client, message.request, refused("full"));
    client->name = message.name;
    audience_.clients().insert(client);
    note_presence();
    audience_.welcome(client, Client::kAsSpectator, message.since);
    audience_.tell_table_except(client);
    go_on();
  });
}

void Table::host(ClientPtr client, std::string request, std::string token) {
  post([this, client = std::move(client), request = std::move(request), token = std::move(token)] {
    client->host = true;
    audience_.clients().insert(client);
    note_presence();
    audience_.send(client, match::Created{request, code_, token});
    audience_.welcome(client);
  });
}

void Table::leave(ClientPtr client) {
  post([this, client = std::move(client)] {
    if (audience_.clients().erase(client) == 0) return;
    client->seats.clear();
    client->host = false;
    note_presence();
    if (votes_.undo && votes_.undo->client == client) votes_.undo.reset();
    audience_.tell_table();
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
    audience_.tell_table();
    changed();
  });
}

void Table::notice(std::string key, Json params) {
  post([this, key = std::move(key), params = std::move(params)] { audience_.tell_all(match::Notice{key, params}); });
}

void Table::describe(Described done) {
  post([this, done = std::move(done)] { done(audience_.message()); });
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
        audience_.tell_all(match::Notice{"notice.table-expires", {{"minutes", (limit - idle_ms) / kMinute + 1}}});
      }
      expiry_told_ = true;
      return;
    }
    commit({Closed{"expired"}, {}, {}}, nullptr, {}, [this] {
      audience_.tell_all(match::Notice{"notice.table-expired", Json::object()});
      audience_.tell_table();
    });
  });
}

}  // namespace spires::host
