#include "host/table.h"

#include <algorithm>
#include <utility>

#include "host/listing.h"
#include "match/names.h"
#include "match/refusals.h"
#include "secrets/token.h"

namespace spires::host {
namespace {

using match::is_blank;
using match::refused;
using match::refused_field;
using match::TableStatus;

// Every client receives every event, so further clients are refused beyond this number.
constexpr std::size_t kMostClients = 200;
// One address leaves room for others.
constexpr std::size_t kMostOfAddress = 100;

template <class... Kinds>
bool is_one_of(const JournalEntry& entry) {
  return (std::holds_alternative<Kinds>(entry) || ...);
}

}  // namespace

Table::Table(Environment& environment, TableDirectory& directory, std::string code)
    : environment_(environment),
      directory_(directory),
      code_(std::move(code)),
      strand_(environment.loop.strand()),
      wake_(strand_->timer()),
      state_(environment.match),
      journal_(environment, code_, *strand_, state_, *this),
      audience_(environment, code_, state_, turn_clock_, presence_, votes_, bans_) {}

// ---- the journal ----

void Table::load(Loaded done) {
  post([done] { done(std::nullopt); }, done);
}

// A request of a client, which is refused if the table cannot be read.
void Table::post_for(const ClientPtr& client, const Request& request, Task task) {
  post(std::move(task), [this, client, request](const match::Refused& no) { audience_.refuse(client, request, no); });
}

// Stores the entry, then calls `stored`, which acknowledges it and tells the clients.
void Table::commit(Written written, const ClientPtr& client, const Request& request, Task stored) {
  if (const std::optional<match::Refused> no = too_much(written.entry, client))
    return audience_.refuse(client, request, *no);
  if (const TableState::Applied no = state_.apply(written.entry, written.personal)) {
    if (no->code == "damaged") journal_.discard();
    return audience_.refuse(client, request, *no);
  }
  journal_.append(written.stored(), listing_if_changed(),
                  [this, client, request, stored = std::move(stored)](StoreAnswer answer) {
                    committed(answer, client, request, stored);
                  });
}

// Every entry is read again when the table is loaded, so a seat may write only so many, and a journal may have only so
// many. What ends a game or deletes words is always possible. Half of a journal is kept for what a game cannot go on
// without: nobody can use that up by talk, undo or coming and going.
std::optional<match::Refused> Table::too_much(const JournalEntry& entry, const ClientPtr& client) {
  if constexpr (!kIsShared) return std::nullopt;
  if (is_one_of<Ended, Resigned, Closed, Expired, Forgotten, Followed, StartFailed>(entry)) return std::nullopt;
  const Away* away = std::get_if<Away>(&entry);
  const bool returns_or_stands_in = away != nullptr && (!away->away || !client || away->votes);
  const bool plays =
      is_one_of<Moved, Begun, OpeningAsked, NonceOpened, Sealed, Reopened>(entry) || returns_or_stands_in;
  const std::uint32_t most = environment_.settings.most_entries;
  const std::uint32_t entries = journal_.entries();
  if (entries >= (plays ? most : most / 2)) return refused("journal_full", {{"entries", entries}});
  if (!client) return std::nullopt;
  int who = Client::kAsSpectator;
  std::visit(
      [&](const auto& one) {
        if constexpr (requires { state_.seat_named(one.seat); }) who = state_.seat_named(one.seat).value_or(who);
      },
      entry);
  Allowance& allowance = std::holds_alternative<Moved>(entry) ? allowances_.moves : allowances_.entries;
  if (!allowance.take(who, environment_.loop.now())) return refused("too_fast");
  return std::nullopt;
}

void Table::committed(StoreAnswer answer, const ClientPtr& client, const Request& request, const Task& stored) {
  if (answer == StoreAnswer::Stored) {
    seen_alive_ = environment_.loop.now();
    was_alive_ = true;
    audience_.outdate();
    return stored();
  }
  listed_.clear();
  if (answer == StoreAnswer::Moved) return move_away();
  audience_.refuse(client, request, answer == StoreAnswer::Conflict ? refused("stale") : not_stored(answer));
  again_at_ = environment_.loop.now() + std::chrono::seconds(1);
  set_wake();
}

void Table::state_is_gone() {
  bots_.clear();
  thinking_.reset();
  turn_clock_.stop();
}

void Table::has_read() {
  audience_.outdate();
  if (!loaded_) {
    opener_ = state_.opened().host;
    audience_.note_passes();
    if (state_.is_outdated()) environment_.log.info("table of unknown rules", {{"table", code_}});
    // No client is connected yet; if none comes, the table is unloaded again.
    presence_.restart(environment_.loop.now());
    loaded_ = true;
    set_wake();
  } else if (!audience_.clients().empty()) {
    audience_.tell_table();
    changed();
  }
}

// The table is unusable until it is loaded anew, by a program or from a store that is right again.
void Table::be_damaged(const std::string& what) {
  const match::Refused why = refused("damaged", {{"what", what}});
  journal_.fail(why);
  state_is_gone();
  wake_->cancel();
  environment_.log.error("table is damaged", {{"table", code_}, {"what", what}});
  for (const ClientPtr& client : std::exchange(audience_.clients(), {})) {
    audience_.refuse(client, {}, why);
    client->link->close("damaged");
  }
  directory_.damaged(code_, what);
  journal_.run_waiting();
}

// Another server has claimed the table. Its clients come back and find it there. Nothing is refused: they send again
// what has no answer.
void Table::move_away() {
  state_is_gone();
  wake_->cancel();
  for (const ClientPtr& client : std::exchange(audience_.clients(), {})) client->link->close("restart");
  journal_.fail(refused("restarting"));
  environment_.log.info("table moved", {{"table", code_}});
  directory_.moved(code_);
}

std::optional<Listing> Table::listing_if_changed() {
  std::string key = listing_key(state_);
  if (key == listed_) return std::nullopt;
  listed_ = std::move(key);
  return listing_of(code_, state_);
}

void Table::tell_news() {
  drop_old_hints();
  if (audience_.tell_news() == Audience::News::End) drop_undo(refused("stale", {{"seq", state_.match().seq()}}));
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
  post_for(client, message.request, [this, client, message] {
    const bool is_here = audience_.clients().contains(client);
    const auto is_neighbour = [&](const ClientPtr& one) { return one->link->address() == client->link->address(); };
    const auto neighbours = std::count_if(audience_.clients().begin(), audience_.clients().end(), is_neighbour);
    const bool is_full =
        audience_.clients().size() >= kMostClients || neighbours >= static_cast<std::ptrdiff_t>(kMostOfAddress);
    if (!is_here && is_full) return audience_.refuse(client, message.request, refused("full"));
    if (message.token && !secrets::is_token(*message.token))
      return audience_.refuse(client, message.request, refused_field("bad_token", "token"));
    if (message.token) client->owner = owner_of(*message.token);
    if (client->owner.empty()) client->owner = owner_of(environment_.token());
    if (const std::optional<match::Refused> no = removed(client); no && !is_here)
      return audience_.refuse(client, message.request, *no);
    // A name without visible characters counts as no name.
    const std::optional<std::string> before = client->name;
    const bool is_named = message.name && !is_blank(*message.name);
    client->name = is_named ? std::optional(distinct_name(*message.name, client)) : std::nullopt;
    audience_.clients().insert(client);
    note_presence();
    audience_.welcome(client, Client::kAsSpectator, message.since);
    // Who says it again changes nothing for the others.
    if (!is_here || client->name != before) audience_.tell_spectators();
    go_on();
  });
}

void Table::host(ClientPtr client, std::string request, std::string token) {
  post_for(client, request, [this, client, request, token = std::move(token)] {
    client->host = true;
    audience_.clients().insert(client);
    note_presence();
    audience_.send(client, match::Created{request, code_, token});
    audience_.welcome(client);
  });
}

void Table::leave(ClientPtr client) {
  post(
      [this, client] {
        if (audience_.clients().erase(client) == 0) return;
        if (client->host || !client->seats.empty()) {
          seen_alive_ = environment_.loop.now();
          was_alive_ = true;
        }
        const bool only_watched = client->seats.empty() && !client->host;
        client->seats.clear();
        client->host = false;
        note_presence();
        if (votes_.undo && votes_.undo->client == client) votes_.undo.reset();
        hints_.drop(client);
        // Without clients the bots stop.
        if (audience_.clients().empty()) thinking_.reset();
        if (only_watched) {
          audience_.tell_spectators();
        } else {
          audience_.tell_table();
        }
        go_on();
      },
      [this, client](const match::Refused&) { audience_.clients().erase(client); });
}

void Table::grown(std::uint32_t entries) {
  post([this, entries] { journal_.grown(entries); }, nullptr);
}

void Table::notice(std::string key, Json params) {
  post([this, key = std::move(key), params = std::move(params)] { audience_.tell_all(match::Notice{key, params}); },
       nullptr);
}

void Table::describe(Described done) {
  post([this, done] { done(audience_.message()); }, done);
}

void Table::record(Recorded done) {
  post(
      [this, done] {
        const TableStatus status = state_.status();
        const bool begun = state_.is_outdated() || state_.match().seq() > 0;
        // A game that can be reopened keeps its secrets.
        if (!begun || status == TableStatus::Gathering || status == TableStatus::Running || state_.is_expired())
          return done(refused("not_over"));
        // A record comes from the journal, never from a snapshot.
        if (journal_.is_restored()) return journal_.after_reading_whole([this, done] { record(done); }, done);
        done(write_record(state_.record()));
      },
      done);
}

void Table::tidy(std::int64_t idle_ms) {
  post([this, idle_ms] { close_if_idle(idle_ms); }, nullptr);
}

bool Table::has_people() const {
  return std::any_of(audience_.clients().begin(), audience_.clients().end(),
                     [](const ClientPtr& client) { return client->host || !client->seats.empty(); });
}

void Table::close_if_idle(std::int64_t idle_ms) {
  if constexpr (!kIsShared) return;
  const TableStatus status = state_.status();
  if (state_.is_expired()) {
    if (idle_ms >= environment_.settings.reopen_days * kDay) close_for_good();
    return;
  }
  if (status != TableStatus::Gathering && status != TableStatus::Running) return;
  if (state_.is_opening()) return go_on();
  const std::int64_t limit = status == TableStatus::Gathering ? environment_.settings.gathering_minutes * kMinute
                                                              : environment_.settings.running_days * kDay;
  // The clock of the machine may be wrong; what this process has seen itself is not.
  const auto seen = std::chrono::duration_cast<std::chrono::milliseconds>(environment_.loop.now() - seen_alive_);
  if (has_people() || (was_alive_ && seen.count() < limit)) return;
  if (idle_ms < limit) {
    if (!expiry_told_) {
      audience_.tell_all(match::Notice{"notice.table-expires", {{"minutes", (limit - idle_ms) / kMinute + 1}}});
    }
    expiry_told_ = true;
    return;
  }
  commit({Expired{seconds_now()}, {}, {}}, nullptr, {}, [this] {
    audience_.tell_all(match::Notice{"notice.table-expired", Json::object()});
    audience_.tell_table();
  });
}

// No client came back in time.
void Table::close_for_good() {
  if (has_people()) return;
  if (state_.match().seq() == 0) return directory_.remove(code_);
  commit({Closed{"expired"}, {}, {}}, nullptr, {}, [this] { audience_.tell_table(); });
}

}  // namespace spires::host
