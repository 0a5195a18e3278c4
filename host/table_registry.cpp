#include "host/table_registry.h"

#include <algorithm>
#include <chrono>
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
  open(std::move(beginning), token, [this, token, done = std::move(done)](const std::optional<std::string>& code) {
    const std::shared_ptr<Table> table = code ? find(*code) : nullptr;
    if (!table) return done(refused("not_stored"));
    environment_.log.info("table opened", {{"table", *code}});
    done(Created{table, token});
  });
}

void TableRegistry::open(std::vector<Written> beginning, std::string secret, Opening done) {
  try_open(std::move(beginning), std::move(secret), 0, std::move(done));
}

void TableRegistry::try_open(std::vector<Written> beginning, std::string secret, int attempt, Opening done) {
  const std::string code = code_of(number_of(secret + std::to_string(attempt)));
  TableState state;
  Append append{code, 0, {}, {}, environment_.now()};
  for (Written& written : beginning) {
    if (state.apply(written.entry, written.personal)) return done(std::nullopt);
    append.entries.push_back(written.stored());
  }
  append.listing = listing_of(code, state);
  environment_.store.append(std::move(append),
                            [this, code, secret = std::move(secret), attempt, beginning = std::move(beginning),
                             done = std::move(done)](StoreAnswer answer) mutable {
                              if (answer == StoreAnswer::Stored) return done(code);
                              if (answer == StoreAnswer::Unavailable || attempt + 1 == kCodeTries)
                                return done(std::nullopt);
                              // The code is taken, by an earlier attempt of the same request or by another table.
                              const std::shared_ptr<Table> there = find(code);
                              if (there && there->opener() == std::get<Opened>(beginning.front().entry).host)
                                return done(code);
                              try_open(std::move(beginning), std::move(secret), attempt + 1, std::move(done));
                            });
}

std::shared_ptr<Table> TableRegistry::find(const std::string& code) {
  {
    const std::lock_guard lock(mutex_);
    const auto found = tables_.find(code);
    if (found != tables_.end()) return found->second;
  }
  // Two threads may load it at the same time; the first to finish is kept.
  auto table = std::make_shared<Table>(environment_, *this, code);
  if (!table->load()) return nullptr;
  const std::lock_guard lock(mutex_);
  const std::shared_ptr<Table>& kept = tables_.try_emplace(code, table).first->second;
  environment_.counters.tables_open(static_cast<double>(tables_.size()));
  return kept;
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

std::vector<ListedTable> TableRegistry::list_public(const std::string& status) {
  return environment_.store.list({status, true, {}, ListOrder::NewestFirst, 100});
}

void TableRegistry::start_tidying() {
  strand_->post([this] { tidy_later(); });
}

void TableRegistry::tidy_later() {
  tidying_->set(environment_.loop.now() + std::chrono::minutes(1), [this] {
    if (is_closing()) return;
    tidy();
    tidy_later();
  });
}

void TableRegistry::tidy() {
  const std::int64_t now = environment_.now();
  const auto look = [&](const std::string& status, std::int64_t limit) {
    const std::int64_t warned = now - limit + environment_.settings.notice_minutes * kMinute;
    for (const ListedTable& one : environment_.store.list({status, false, warned, ListOrder::OldestFirst, 200})) {
      if (const std::shared_ptr<Table> table = find(one.code)) table->tidy(now - one.touched);
    }
  };
  look("gathering", environment_.settings.gathering_minutes * kMinute);
  look("running", environment_.settings.running_days * 24 * 60 * kMinute);
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
std::vector<std::shared_ptr<Table>> TableRegistry::everything() const {
  const std::lock_guard lock(mutex_);
  std::vector<std::shared_ptr<Table>> all;
  for (const auto& [code, table] : tables_) all.push_back(table);
  return all;
}

}  // namespace spires::host
