#include "host/table_registry.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <utility>

#include "host/codes.h"
#include "host/listing.h"
#include "match/refusals.h"
#include "secrets/token.h"

namespace spires::host {
namespace {

using match::refused;
using match::refused_field;

constexpr int kCodeTries = 8;
// Idle tables of one status, each minute.
constexpr std::uint32_t kLookedAtOnce = 200;

std::uint64_t number_of(const std::string& secret) {
  std::uint64_t number = 0;
  for (const char digit : secrets::token_hash(secret).substr(0, 16)) {
    number = number * 16 + static_cast<std::uint64_t>(digit <= '9' ? digit - '0' : digit - 'a' + 10);
  }
  return number;
}

// Returns the first fault in the seats of a plan.
std::optional<match::Refused> seats_fault(const match::Create& plan, std::size_t players) {
  if (plan.seats.size() > players) return match::refused_message(wire::FaultCode::TooMany, "seats");
  const std::vector<match::BotLevel> levels = match::bot_levels(plan.game);
  for (std::size_t i = 0; i < plan.seats.size(); ++i) {
    const match::SeatPlan& seat = plan.seats[i];
    const std::string at = "seats." + std::to_string(i) + ".level";
    if (seat.sitter != match::Sitter::Bot) {
      if (seat.level) return match::refused_message(wire::FaultCode::UnknownField, at);
      continue;
    }
    if (!seat.level) return match::refused_message(wire::FaultCode::MissingField, at);
    const bool known =
        std::any_of(levels.begin(), levels.end(), [&](const auto& one) { return one.key == *seat.level; });
    if (!known) return match::unknown_word(at);
  }
  return std::nullopt;
}

}  // namespace

TableRegistry::TableRegistry(Environment& environment)
    : environment_(environment), strand_(environment.loop.strand()), tidying_(strand_->timer()) {
  stop_listening_ = environment_.bus.listen([this](const Grown& grown) {
    std::shared_ptr<Table> table;
    {
      const std::lock_guard lock(mutex_);
      const auto found = tables_.find(grown.code);
      if (found != tables_.end()) table = found->second;
    }
    if (table) table->grown(grown.entries);
  });
}
TableRegistry::~TableRegistry() { stop_listening_(); }

void TableRegistry::create(const match::Create& plan, Creation done) {
  if (is_closing()) return done(refused("restarting"));
  if (open_tables() >= environment_.settings.most_tables) return done(refused("full"));
  if (plan.token && !secrets::is_token(*plan.token)) return done(refused_field("bad_token", "token"));
  // People at a server expect a game from its start, dealt by sealed chance.
  if (plan.position && !environment_.settings.practice) return done(refused_field("no_practice", "position"));
  Result<std::unique_ptr<match::Match>> made = match::make_match({plan.game, plan.settings, {}, plan.position});
  if (const Fault* fault = std::get_if<Fault>(&made)) return done(match::refused_settings(*fault));
  const match::Match& match = *std::get<0>(made);
  if (std::optional<match::Refused> no = seats_fault(plan, static_cast<std::size_t>(match.players()))) {
    return done(std::move(*no));
  }
  const std::string token = plan.token ? *plan.token : environment_.token();
  Opened opened{plan.game,  match.revision(),    match.settings(),           plan.seats, plan.visibility,
                plan.clock, environment_.seed(), secrets::token_hash(token), {},         plan.position};
  std::vector<Written> beginning;
  beginning.push_back({std::move(opened), {}, {}});
  const auto opened_at = [this, token, done = std::move(done)](const std::variant<std::string, StoreAnswer>& at) {
    if (const StoreAnswer* no = std::get_if<StoreAnswer>(&at)) return done(not_stored(*no));
    const std::string& code = std::get<std::string>(at);
    environment_.log.info("table opened", {{"table", code}});
    find(code, [token, done](std::variant<std::shared_ptr<Table>, match::Refused> found) {
      if (match::Refused* no = std::get_if<match::Refused>(&found)) return done(std::move(*no));
      done(Created{std::get<std::shared_ptr<Table>>(found), token});
    });
  };
  open(std::move(beginning), token, opened_at);
}

void TableRegistry::open(std::vector<Written> beginning, std::string secret, Opening done) {
  try_open(std::move(beginning), std::move(secret), 0, std::move(done));
}

void TableRegistry::try_open(std::vector<Written> beginning, std::string secret, int attempt, Opening done) {
  const std::string code = code_of(number_of(secret + std::to_string(attempt)));
  TableState state;
  Append append{code, 0, {}, {}, environment_.now()};
  for (Written& written : beginning) {
    if (state.apply(written.entry, written.personal)) return done(StoreAnswer::Unavailable);
    append.entries.push_back(written.stored());
  }
  append.listing = listing_of(code, state);
  environment_.store.append(std::move(append),
                            [this, code, secret = std::move(secret), attempt, beginning = std::move(beginning),
                             done = std::move(done)](StoreAnswer answer) mutable {
                              if (answer == StoreAnswer::Stored) return done(code);
                              if (answer != StoreAnswer::Conflict) return done(answer);
                              if (attempt + 1 == kCodeTries) return done(StoreAnswer::Unavailable);
                              taken(code, std::move(beginning), std::move(secret), attempt, std::move(done));
                            });
}

// The code is taken, by an earlier attempt of the same request or by another table.
void TableRegistry::taken(const std::string& code, std::vector<Written> beginning, std::string secret, int attempt,
                          Opening done) {
  find(code, [this, code, beginning = std::move(beginning), secret = std::move(secret), attempt,
              done = std::move(done)](const std::variant<std::shared_ptr<Table>, match::Refused>& found) mutable {
    const auto* there = std::get_if<std::shared_ptr<Table>>(&found);
    if (there != nullptr && (*there)->opener() == std::get<Opened>(beginning.front().entry).host) return done(code);
    try_open(std::move(beginning), std::move(secret), attempt + 1, std::move(done));
  });
}

void TableRegistry::find(const std::string& code, Finding done) {
  std::shared_ptr<Table> table;
  {
    const std::lock_guard lock(mutex_);
    std::shared_ptr<Table>& known = tables_[code];
    if (!known) {
      known = std::make_shared<Table>(environment_, *this, code);
      environment_.counters.tables_open(static_cast<double>(tables_.size()));
    }
    table = known;
  }
  if (table->is_loaded()) return done(table);
  table->load([this, code, table, done = std::move(done)](const std::optional<match::Refused>& no) {
    if (!no) return done(table);
    forget_table(code, table.get());
    done(*no);
  });
}

void TableRegistry::forget_table(const std::string& code, const Table* table) {
  const std::lock_guard lock(mutex_);
  const auto found = tables_.find(code);
  if (found == tables_.end() || found->second.get() != table) return;
  tables_.erase(found);
  environment_.counters.tables_open(static_cast<double>(tables_.size()));
}

void TableRegistry::damaged(const std::string& code, const std::string&) {
  const std::lock_guard lock(mutex_);
  damaged_.insert(code);
  tables_.erase(code);
  environment_.counters.tables_open(static_cast<double>(tables_.size()));
}

void TableRegistry::moved(const std::string& code) {
  const std::lock_guard lock(mutex_);
  tables_.erase(code);
  environment_.counters.tables_open(static_cast<double>(tables_.size()));
}

// Unloads the table later, when the caller has released it, and only if no one else holds it by then.
void TableRegistry::asleep(const std::string& code) {
  strand_->post([this, code] {
    const std::lock_guard lock(mutex_);
    const auto found = tables_.find(code);
    if (found == tables_.end() || found->second.use_count() != 1) return;
    tables_.erase(found);
    environment_.counters.tables_open(static_cast<double>(tables_.size()));
  });
}

void TableRegistry::list_public(const std::string& status, ListDone done) {
  const std::chrono::seconds fresh(environment_.settings.listed_seconds);
  std::optional<std::vector<ListedTable>> known;
  {
    const std::lock_guard lock(mutex_);
    Listed& listed = listed_[status];
    if (listed.at && environment_.loop.now() < *listed.at + fresh) {
      known = listed.tables;
    } else {
      listed.waiting.push_back(done);
      // The store has been asked already.
      if (listed.waiting.size() > 1) return;
    }
  }
  if (known) return done(*known);
  environment_.store.list({status, true, {}, ListOrder::NewestFirst, 100},
                          [this, status](std::vector<ListedTable> tables) {
                            std::vector<ListDone> waiting;
                            {
                              const std::lock_guard lock(mutex_);
                              Listed& listed = listed_[status];
                              listed.at = environment_.loop.now();
                              listed.tables = tables;
                              waiting.swap(listed.waiting);
                            }
                            for (const ListDone& one : waiting) one(tables);
                          });
}

void TableRegistry::start_tidying() {
  environment_.store.list({{}, false, {}, ListOrder::NewestFirst, 1}, [this](const std::vector<ListedTable>& newest) {
    strand_->post([this, newest] {
      const bool is_long_ago = !newest.empty() && environment_.now() - newest.front().touched > kDay;
      if (is_long_ago) be_patient("no server has run for more than a day, or the clock is wrong");
      is_calm();
      tidy_later();
    });
  });
}

void TableRegistry::tidy_later() {
  tidying_->set(environment_.loop.now() + std::chrono::minutes(1), [this] {
    if (is_closing()) return;
    tidy();
    tidy_later();
  });
}

void TableRegistry::tidy() {
  if (!is_calm()) return;
  const std::int64_t now = environment_.now();
  const HostSettings& settings = environment_.settings;
  const auto look = [&](const std::string& status, std::int64_t limit,
                        void (TableRegistry::*what)(const ListedTable&)) {
    ListQuery query{status, false, now - limit, ListOrder::OldestFirst, kLookedAtOnce};
    if (const auto found = looked_to_.find(status); found != looked_to_.end()) query.after = found->second;
    environment_.store.list(query, [this, what, status](const std::vector<ListedTable>& tables) {
      for (const ListedTable& one : tables) (this->*what)(one);
      std::optional<ListPlace> last;
      if (tables.size() == kLookedAtOnce) last = {tables.back().touched, tables.back().code};
      strand_->post([this, status, last] {
        looked_to_.erase(status);
        if (last) looked_to_[status] = *last;
      });
    });
  };
  const std::int64_t notice = settings.notice_minutes * kMinute;
  look("gathering", settings.gathering_minutes * kMinute - notice, &TableRegistry::tidy_table);
  look("running", settings.running_days * kDay - notice, &TableRegistry::tidy_table);
  look(std::string(kExpired), settings.reopen_days * kDay, &TableRegistry::tidy_table);
  look(std::string(kUnplayed), settings.reopen_days * kDay, &TableRegistry::remove_finished);
  if (settings.finished_days == 0) return;
  look("over", settings.finished_days * kDay, &TableRegistry::remove_finished);
  look("closed", settings.finished_days * kDay, &TableRegistry::remove_finished);
}

// Nothing is closed or deleted right after the clock of the machine has jumped, or after a long time without a server:
// people get a day to come back first.
bool TableRegistry::is_calm() {
  const Steady::time_point steady = environment_.loop.now();
  const std::int64_t wall = environment_.now();
  if (looked_at_) {
    const auto passed = std::chrono::duration_cast<std::chrono::milliseconds>(steady - *looked_at_).count();
    if (std::abs(wall - looked_wall_ - passed) > kMinute) be_patient("the clock has jumped");
  }
  looked_at_ = steady;
  looked_wall_ = wall;
  return steady >= calm_at_;
}

void TableRegistry::be_patient(const std::string& why) {
  calm_at_ = environment_.loop.now() + std::chrono::hours(24);
  environment_.log.error("no table expires for a day", {{"why", why}});
}

void TableRegistry::remove_finished(const ListedTable& table) {
  {
    const std::lock_guard lock(mutex_);
    // A client is connected to it.
    if (tables_.contains(table.code)) return;
  }
  remove(table.code);
}

void TableRegistry::remove(const std::string& code) {
  environment_.store.remove(code, [this, code](StoreAnswer answer) {
    if (answer != StoreAnswer::Stored) return;
    environment_.log.info("table deleted", {{"table", code}});
    const std::lock_guard lock(mutex_);
    tables_.erase(code);
  });
}

void TableRegistry::tidy_table(const ListedTable& listed) {
  find(listed.code, [idle_ms = environment_.now() -
                               listed.touched](const std::variant<std::shared_ptr<Table>, match::Refused>& found) {
    if (const auto* table = std::get_if<std::shared_ptr<Table>>(&found)) (*table)->tidy(idle_ms);
  });
}

void TableRegistry::close() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  for (const std::shared_ptr<Table>& table : everything()) table->notice("notice.restart", Json::object());
}

bool TableRegistry::is_closing() const {
  const std::lock_guard lock(mutex_);
  return closing_;
}
std::size_t TableRegistry::open_tables() const {
  const std::lock_guard lock(mutex_);
  return tables_.size();
}
std::size_t TableRegistry::damaged_tables() const {
  const std::lock_guard lock(mutex_);
  return damaged_.size();
}
std::vector<std::shared_ptr<Table>> TableRegistry::everything() const {
  const std::lock_guard lock(mutex_);
  std::vector<std::shared_ptr<Table>> all;
  for (const auto& [code, table] : tables_) all.push_back(table);
  return all;
}

}  // namespace spires::host
