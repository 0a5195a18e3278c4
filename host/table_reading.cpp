// Reads the journal of a table from the store, in parts: between two parts other tables have their turn. Meanwhile the
// requests of this table wait.
#include <utility>

#include "host/table.h"
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
  read_on();
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
    if (const std::optional<std::string> fault = replay(answer->entries[first])) return be_damaged(*fault);
  }
  if (first == answer->entries.size()) return read_on();
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
  fresh_ = true;
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
