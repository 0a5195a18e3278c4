// Reads the journal of a table from the store, in parts: between two parts other tables have their turn. Meanwhile the
// requests of this table wait.
#include <utility>

#include "host/table.h"
#include "host/table_snapshot.h"
#include "match/refusals.h"
#include "wire/message.h"

namespace spires::host {
namespace {

using match::refused;

// Entries that are applied at once: a few milliseconds of work.
constexpr std::size_t kAtOnce = 200;

}  // namespace

void Table::load(Loaded done) {
  post([done] { done(std::nullopt); }, done);
}

// Discards the state in memory: another process may have added entries, or the last one was not stored.
void Table::read_all() {
  state_ = TableState(environment_.match);
  entries_ = 0;
  bots_.clear();
  thinking_.reset();
  turn_clock_.stop();
  restored_ = false;
  snapshot_entries_ = 0;
  if constexpr (kIsShared) {
    if (!reads_whole_) return recall();
  }
  read_on();
}

// A snapshot stands for the first part of the journal, if it fits.
void Table::recall() {
  reading_ = true;
  environment_.store.recall(code_, [self = shared_from_this()](SnapshotAnswer answer) {
    self->strand_->post([self, answer = std::make_shared<const SnapshotAnswer>(std::move(answer))] {
      self->run_guarded([&] {
        if (!answer->snapshot) return self->read_on();
        self->take_snapshot(std::make_shared<TableRestore>(self->environment_.match, *answer));
      });
    });
  });
}

void Table::take_snapshot(const std::shared_ptr<TableRestore>& restore) {
  switch (restore->go_on(kAtOnce)) {
    case TableRestore::Progress::More:
      return strand_->post(
          [self = shared_from_this(), restore] { self->run_guarded([&] { self->take_snapshot(restore); }); });
    case TableRestore::Progress::Wrong: environment_.log.info("snapshot ignored", {{"table", code_}}); return read_on();
    case TableRestore::Progress::Done: break;
  }
  entries_ = restore->entries();
  snapshot_entries_ = entries_;
  restored_ = true;
  state_ = restore->take();
  read_on();
}

// Reads the journal from its start, without a snapshot.
void Table::read_whole() {
  reads_whole_ = true;
  read_all();
}

void Table::keep_snapshot() {
  if constexpr (!kIsShared) return;
  if (entries_ - snapshot_entries_ < environment_.settings.snapshot_entries) return;
  std::optional<Snapshot> snapshot = state_.snapshot(last_entry_);
  if (!snapshot) return;
  snapshot_entries_ = entries_;
  environment_.store.keep(code_, std::move(*snapshot));
}

void Table::read_on() {
  reading_ = true;
  environment_.store.read(code_, entries_, [self = shared_from_this()](ReadAnswer answer) {
    self->strand_->post([self, answer = std::make_shared<const ReadAnswer>(std::move(answer))] {
      self->run_guarded([&] { self->take_entries(answer, 0); });
    });
  });
}

void Table::take_entries(std::shared_ptr<const ReadAnswer> answer, std::size_t first) {
  using State = ReadAnswer::State;
  if (answer->state == State::Unreadable) return cannot_read(refused("not_stored"));
  if (answer->entries.empty()) {
    if (entries_ == 0) return cannot_read(match::refused_field("no_such_table", "table"));
    return has_read();
  }
  const std::size_t end = std::min(first + kAtOnce, answer->entries.size());
  for (; first < end; ++first) {
    const std::optional<std::string> fault = replay(answer->entries[first]);
    if (fault && restored_) return read_whole();
    if (fault) return be_damaged(*fault);
  }
  if (first == answer->entries.size()) {
    last_entry_ = answer->entries.back().text;
    return read_on();
  }
  strand_->post([self = shared_from_this(), answer = std::move(answer), first] {
    self->run_guarded([&] { self->take_entries(answer, first); });
  });
}

std::optional<std::string> Table::replay(const Entry& entry) {
  auto read = wire::decode_message<JournalEntry>(entry.text, {.bytes = 1 << 20, .depth = 12});
  JournalEntry* known = std::get_if<JournalEntry>(&read);
  const std::string number = "entry " + std::to_string(entries_ + 1) + " ";
  if (known == nullptr) return number + "cannot be read";
  if (const TableState::Applied no = state_.apply(*known, entry.personal)) {
    return number + "does not fit: " + wire::text_of(wire::encode(*no));
  }
  ++entries_;
  return std::nullopt;
}

void Table::has_read() {
  reading_ = false;
  reads_whole_ = false;
  fresh_ = true;
  keep_snapshot();
  audience_.outdate();
  if (!loaded_) {
    opener_ = state_.opened().host;
    audience_.note_passes();
    if (state_.is_outdated()) environment_.log.info("table of unknown rules", {{"table", code_}});
    // Nobody is here yet, and perhaps nobody comes: then it sleeps again.
    presence_.restart(environment_.loop.now());
    loaded_ = true;
    set_wake();
  } else if (!audience_.clients().empty()) {
    audience_.tell_table();
    changed();
  }
  run_waiting();
}

// Refuses everything that waits. The next request tries again.
void Table::cannot_read(const match::Refused& why) {
  reading_ = false;
  reads_whole_ = false;
  fresh_ = false;
  environment_.log.error("table cannot be read", {{"table", code_}, {"why", why.code}});
  for (const Waiting& one : std::exchange(waiting_, {})) {
    if (one.otherwise) one.otherwise(why);
  }
}

// The table is unusable until it is loaded anew, by a program or from a store that is right again.
void Table::be_damaged(const std::string& what) {
  reading_ = false;
  fresh_ = false;
  bots_.clear();
  thinking_.reset();
  turn_clock_.stop();
  wake_->cancel();
  trouble_ = refused("damaged", {{"what", what}});
  environment_.log.error("table is damaged", {{"table", code_}, {"what", what}});
  for (const ClientPtr& client : std::exchange(audience_.clients(), {})) {
    audience_.refuse(client, {}, *trouble_);
    client->link->close("damaged");
  }
  directory_.damaged(code_, what);
  run_waiting();
}

}  // namespace spires::host
