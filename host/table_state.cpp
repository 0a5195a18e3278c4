#include "host/table_state.h"

#include <algorithm>
#include <charconv>

#include "engine/core/text_hex.h"
#include "match/refusals.h"
#include "match/standing_pass.h"
#include "secrets/hmac_words.h"
#include "secrets/token.h"
#include "wire/settings_json.h"

namespace spires::host {
namespace {

using match::PassUntil;
using match::refused;
using match::Sitter;
using match::TableStatus;

constexpr std::size_t kSaidKept = 100;
constexpr std::size_t kAnsweredKept = 512;

// The journal does not lead to the states that it recorded.
match::Refused damaged(const std::string& what) { return refused("damaged", {{"what", what}}); }

std::uint64_t number_of_hex(const std::string& hex) {
  std::uint64_t number = 0;
  std::from_chars(hex.data(), hex.data() + hex.size(), number, 16);
  return number;
}

}  // namespace

TableState::Applied TableState::apply(JournalEntry& entry, const std::optional<std::string>& personal) {
  if (outdated_) return outdated(entry);
  if (match_ == nullptr && !std::holds_alternative<Opened>(entry)) return damaged("no first entry");
  ++entries_;
  const Applied no = std::visit(
      [&](auto& one) -> Applied {
        if constexpr (requires { on(one, personal); }) {
          return on(one, personal);
        } else {
          return on(one);
        }
      },
      entry);
  if (no) --entries_;
  return no;
}

std::optional<int> TableState::seat_named(std::string_view name) const {
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (seats_[i].seat == name) return static_cast<int>(i);
  }
  return std::nullopt;
}

std::optional<int> TableState::seat_of_token(std::string_view hash) const {
  std::optional<int> found;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (!seats_[i].token.empty() && secrets::same_hash(seats_[i].token, hash)) found = static_cast<int>(i);
  }
  return found;
}

std::optional<std::uint32_t> TableState::answered(std::string_view seat, std::string_view request) const {
  for (const Answered& one : answered_) {
    if (one.seat == seat && one.request == request) return one.seq;
  }
  return std::nullopt;
}

std::optional<int> TableState::asked() const {
  if (status_ != TableStatus::Running || !match_->pending().is_seat()) return std::nullopt;
  return index(match_->pending().seat());
}

std::optional<match::Over> TableState::over() const {
  if (outdated_ || status_ != TableStatus::Over) return std::nullopt;
  std::optional<match::Over> over = match_->outcome();
  if (!over || ended_why_.empty()) return over;
  over->reason = ended_why_;
  if (ended_why_ != "resigned") return over;
  // Players who resigned rank after all who did not.
  int staying = 0;
  for (const Sitting& one : seats_) staying += one.resigned ? 0 : 1;
  std::vector<int> places;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (!seats_[i].resigned) places.push_back(over->places[i].place);
  }
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    int& place = over->places[i].place;
    const auto better = std::count_if(places.begin(), places.end(), [&](int other) { return other < place; });
    place = seats_[i].resigned ? staying + 1 : static_cast<int>(better) + 1;
  }
  return over;
}

Record TableState::record() const {
  if (!outdated_) return match_->record();
  Record record;
  record.game = opened_.game;
  record.revision = opened_.revision;
  const Result<Settings> settings = wire::settings_of(opened_.settings);
  if (const Settings* known = std::get_if<Settings>(&settings)) record.settings = *known;
  record.chance = source();
  record.steps = outdated_steps_;
  record.reason = "unfinished";
  record.trail = number_of_hex(outdated_trail_);
  return record;
}

TableState::Applied TableState::on(Opened& entry) {
  if (match_ != nullptr) return damaged("opened twice");
  if (!secrets::HmacWords::parse(entry.seed)) return damaged("seed");
  opened_ = entry;
  seed_ = entry.seed;
  // An unknown revision needs a newer program. A known older revision is played to its end.
  if (!match::knows_revision(opened_.game, opened_.revision)) {
    outdated_ = true;
    status_ = TableStatus::Closed;
    closed_why_ = "revision";
    return std::nullopt;
  }
  if (Applied no = make_match(source())) return no;
  seats_.clear();
  for (int i = 0; i < match_->players(); ++i) {
    Sitting& one = seats_.emplace_back();
    one.seat = match_->seat_name(seat_at(i));
    const auto n = static_cast<std::size_t>(i);
    if (n >= entry.seats.size()) continue;
    one.sitter = entry.seats[n].sitter == Sitter::Bot ? Sitter::Bot : Sitter::Open;
    one.reserved = entry.seats[n].sitter == Sitter::Person;
    one.level = entry.seats[n].level;
    one.memory = entry.seats[n].memory;
  }
  return std::nullopt;
}

TableState::Applied TableState::on(Sat& entry, const std::optional<std::string>& name) {
  Sitting* one = find(entry.seat);
  if (one == nullptr || status_ != TableStatus::Gathering || one->sitter != Sitter::Open || opening_) {
    return refused("taken");
  }
  one->sitter = Sitter::Person;
  one->token = entry.token;
  one->name = name;
  one->named = entries_;
  one->colour = entry.colour;
  one->nonce = entry.nonce;
  one->hash = entry.hash;
  one->seals = entry.hash || entry.seals.value_or(false);
  if (entry.host && !host_) host_ = entry.seat;
  return std::nullopt;
}

TableState::Applied TableState::on(Threw& entry) {
  Sitting* one = find(entry.seat);
  if (one == nullptr || status_ != TableStatus::Gathering || opening_) return refused("not_allowed");
  one->nonce = entry.nonce;
  return std::nullopt;
}

TableState::Applied TableState::on(Freed& entry) {
  Sitting* one = find(entry.seat);
  if (one == nullptr) return damaged("seat");
  if (opening_) return refused("starting");
  if (host_ == entry.seat) host_.reset();
  const Sitting fresh;
  one->token.clear();
  one->name = fresh.name;
  one->named = 0;
  one->nonce = fresh.nonce;
  one->hash = fresh.hash;
  one->seals = false;
  one->away = false;
  one->sitter = entry.level ? Sitter::Bot : Sitter::Open;
  one->level = entry.level;
  return std::nullopt;
}

TableState::Applied TableState::on(Begun& entry) {
  if (status_ != TableStatus::Gathering || !unopened().empty()) return refused("not_allowed");
  for (const Sitting& one : seats_) {
    if (one.sitter == Sitter::Open && !entry.fill) return refused("not_filled", {{"seat", one.seat}});
  }
  for (Sitting& one : seats_) {
    if (one.sitter != Sitter::Open) continue;
    one.sitter = Sitter::Bot;
    one.level = entry.fill;
  }
  if (Applied no = make_match(source())) return no;
  set_memories();
  opening_.reset();
  status_ = TableStatus::Running;
  return settle(0, entry.chance, entry.trail);
}

TableState::Applied TableState::on(Moved& entry) {
  const std::optional<Seat> seat = match_->seat_named(entry.seat);
  if (status_ != TableStatus::Running || !seat) return refused("not_running");
  const std::size_t steps = match_->steps();
  const std::optional<int> asked = this->asked();
  const bool own_clock = is_own_clock(asked);
  Times before = times();
  const match::Answer answer = match_->submit(*seat, entry.action);
  if (const match::Refused* no = std::get_if<match::Refused>(&answer)) return *no;
  if (own_clock) {
    // Charges the seat that was asked, even if another one acted out of turn.
    Sitting& timed = seats_[static_cast<std::size_t>(*asked)];
    before.used = std::min(timed.time, entry.used);
    timed.time -= before.used;
    if (timed.seat == entry.seat) timed.time += static_cast<std::uint32_t>(opened_.clock->increment) * 1000;
  }
  if (opened_.clock) times_.push_back(std::move(before));
  ++line_;
  if (Applied no = settle(steps + 1, entry.chance, entry.trail)) return no;
  remember(entry.seat, entry.request);
  return std::nullopt;
}

TableState::Applied TableState::on(TakenBack& entry) {
  const std::optional<Seat> seat = match_->seat_named(entry.seat);
  if (status_ != TableStatus::Running || !seat) return refused("not_running");
  entry.steps = match_->undo_offer(*seat).steps;
  const std::optional<int> asked = this->asked();
  const bool was_own_clock = is_own_clock(asked);
  const match::Answer answer = match_->undo(*seat, match::Consent::Given);
  if (const match::Refused* no = std::get_if<match::Refused>(&answer)) return *no;
  give_back_times(entry.steps);
  after_step();
  // The time since the last question is not part of what is taken back.
  if (was_own_clock && is_own_clock(asked) && this->asked() == asked) {
    std::uint32_t& time = seats_[static_cast<std::size_t>(*asked)].time;
    time -= std::min(time, entry.used.value_or(0));
  }
  remember(entry.seat, entry.request);
  return std::nullopt;
}

TableState::Times TableState::times() const {
  Times times{line_, 0, {}, turn_};
  if (!opened_.clock) return times;
  for (const Sitting& one : seats_) times.left.push_back(one.time);
  return times;
}

// Returns whether the asked seat thinks on its turn's time. A seat that is asked during another seat's turn has a
// separate one (TurnClock::left).
bool TableState::is_own_clock(std::optional<int> asked) const {
  return opened_.clock && asked && match_->turn() == seat_at(*asked);
}

// All clocks are as they were before the first decision that is taken back: it gives back what it took, and the time
// that it added goes with it. Within a turn that is at most twice its time, or deciding and taking back would never end.
void TableState::give_back_times(std::uint32_t steps) {
  line_ -= std::min<std::size_t>(line_, steps);
  std::optional<Times> before;
  std::uint32_t used = 0;
  while (!times_.empty() && times_.back().line >= line_) {
    used += times_.back().used;
    before = std::move(times_.back());
    times_.pop_back();
  }
  if (!before) return;
  for (std::size_t i = 0; i < seats_.size(); ++i) seats_[i].time = before->left[i];
  if (turn_ && turn_ == before->turn) {
    const std::uint32_t most = 2 * static_cast<std::uint32_t>(opened_.clock->turn) * 1000;
    const std::uint32_t back = std::min(used, most - std::min(most, given_back_));
    given_back_ += back;
    std::uint32_t& time = seats_[static_cast<std::size_t>(index(*turn_))].time;
    time -= std::min(time, used - back);
  }
  turn_ = before->turn;
}

TableState::Applied TableState::on(Passing& entry) {
  Sitting* one = find(entry.seat);
  if (one == nullptr || status_ != TableStatus::Running) return refused("not_running");
  one->passes = entry.until;
  one->unless = entry.unless;
  after_step();
  return std::nullopt;
}

TableState::Applied TableState::on(Away& entry) {
  Sitting* one = find(entry.seat);
  if (one == nullptr || status_ != TableStatus::Running) return refused("not_running");
  one->away = entry.away;
  one->left = entry.away && entry.wish.value_or(false);
  return std::nullopt;
}

TableState::Applied TableState::on(HintsAllowed& entry) {
  Sitting* one = find(entry.seat);
  if (one == nullptr || status_ != TableStatus::Running) return refused("not_running");
  one->hints = entry.allowed;
  return std::nullopt;
}

TableState::Applied TableState::on(Resigned& entry) {
  Sitting* one = find(entry.seat);
  if (one == nullptr || status_ != TableStatus::Running) return refused("not_running");
  one->resigned = true;
  // Sides with a player who has not resigned.
  std::vector<int> sides;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const int side = match_->side(seat_at(static_cast<int>(i)));
    if (!seats_[i].resigned && std::find(sides.begin(), sides.end(), side) == sides.end()) sides.push_back(side);
  }
  if (sides.size() > 1) return std::nullopt;
  match_->stop();
  ended_why_ = "resigned";
  status_ = TableStatus::Over;
  return std::nullopt;
}

TableState::Applied TableState::on(Ended& entry) {
  if (status_ != TableStatus::Running) return refused("not_running");
  match_->stop();
  ended_why_ = entry.reason;
  status_ = TableStatus::Over;
  return std::nullopt;
}

TableState::Applied TableState::on(Expired&) {
  if (status_ != TableStatus::Gathering && status_ != TableStatus::Running) return refused("not_running");
  // The start fails first, so that no nonce is open when the table is opened again.
  if (opening_) return refused("starting");
  before_expiry_ = status_;
  status_ = TableStatus::Closed;
  closed_why_ = "expired";
  return std::nullopt;
}

TableState::Applied TableState::on(Reopened&) {
  if (!before_expiry_) return refused("not_allowed");
  status_ = *std::exchange(before_expiry_, std::nullopt);
  closed_why_.clear();
  return std::nullopt;
}

TableState::Applied TableState::on(Closed& entry) {
  const TableStatus status = std::exchange(before_expiry_, std::nullopt).value_or(status_);
  if (status == TableStatus::Running && !match_->pending().is_over()) match_->stop();
  opening_.reset();
  status_ = TableStatus::Closed;
  closed_why_ = entry.reason;
  return std::nullopt;
}

TableState::Applied TableState::on(Followed& entry) {
  next_ = entry.code;
  return std::nullopt;
}

SaidLine TableState::said_line(const Said& entry, const std::optional<std::string>& text) {
  SaidLine line{entry.seat, entry.by, {}, {}, entry.key};
  if (entry.seat) {
    line.text = text;
  } else if (text) {
    // A spectator's text starts with the name and a line feed; both are personal.
    const std::size_t end = text->find('\n');
    line.name = text->substr(0, end);
    if (end != std::string::npos && !entry.key) line.text = text->substr(end + 1);
  }
  return line;
}

TableState::Applied TableState::on(Said& entry, const std::optional<std::string>& text) {
  SaidLine line = said_line(entry, text);
  line.entry = entries_;
  const Sitting* one = entry.seat ? find(*entry.seat) : nullptr;
  if (one != nullptr) {
    line.name = one->name.value_or("");
    line.named = one->named;
  }
  if (entry.by) speakers_.insert(*entry.by);
  said_.push_back(std::move(line));
  if (said_.size() > kSaidKept) said_.pop_front();
  if (entry.seat) remember(*entry.seat, entry.request);
  return std::nullopt;
}

TableState::Applied TableState::on(Forgotten& entry) {
  if (Sitting* one = find(entry.seat)) {
    one->name.reset();
    one->named = 0;
  }
  for (SaidLine& line : said_) {
    if (line.seat == entry.seat || line.by == entry.seat) delete_words(line);
  }
  return std::nullopt;
}

void TableState::delete_words(SaidLine& line) {
  line.deleted = true;
  line.text.reset();
  line.name.clear();
  if (!line.seat) line.key.reset();
}

// This program does not know the table's rules. Keeps what the record needs.
TableState::Applied TableState::outdated(const JournalEntry& entry) {
  const auto add = [this](const std::vector<std::string>& chance, const std::string& trail) {
    for (const std::string& text : chance) outdated_steps_.push_back({RecordStep::Kind::Chance, {}, text, 0});
    outdated_trail_ = trail;
  };
  if (const Begun* begun = std::get_if<Begun>(&entry)) add(begun->chance, begun->trail);
  if (const Moved* moved = std::get_if<Moved>(&entry)) {
    outdated_steps_.push_back({RecordStep::Kind::Decision, moved->seat, moved->action, 0});
    add(moved->chance, moved->trail);
  }
  if (const TakenBack* back = std::get_if<TakenBack>(&entry)) {
    outdated_steps_.push_back({RecordStep::Kind::Undo, {}, {}, back->steps});
  }
  // Who sat where and who spoke, so that they can delete their words.
  if (const Said* said = std::get_if<Said>(&entry); said != nullptr && said->by) speakers_.insert(*said->by);
  if (const Sat* sat = std::get_if<Sat>(&entry)) {
    Sitting* one = find(sat->seat);
    if (one == nullptr) one = &seats_.emplace_back();
    one->seat = sat->seat;
    one->token = sat->token;
    one->sitter = Sitter::Person;
  }
  if (const Freed* freed = std::get_if<Freed>(&entry)) {
    if (Sitting* one = find(freed->seat)) one->token.clear();
  }
  return std::nullopt;
}

TableState::Applied TableState::make_match(const ChanceSource& source) {
  Result<std::unique_ptr<match::Match>> made =
      match::make_match({opened_.game, opened_.settings, source, opened_.position, opened_.revision});
  if (const Fault* fault = std::get_if<Fault>(&made)) return match::refused_settings(*fault);
  match_ = std::move(std::get<0>(made));
  if (seams_.wrap) match_ = seams_.wrap(std::move(match_));
  words_ = seams_.words ? seams_.words(source) : secrets::ChanceWords(source);
  return std::nullopt;
}

void TableState::set_memories() {
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (!seats_[i].memory) continue;
    const auto word = static_cast<std::size_t>(*seats_[i].memory);
    match_->set_memory(seat_at(static_cast<int>(i)), wire::Words<match::MemoryMode>::kWords[word]);
  }
}

TableState::Applied TableState::settle(std::size_t steps, std::vector<std::string>& chance, std::string& trail) {
  match::settle_chance(*match_, words_);
  std::vector<std::string> brought;
  for (const RecordStep& step : match_->steps_from(steps)) brought.push_back(step.text);
  line_ += brought.size();
  const std::string now = hex_of(match_->trail());
  if (trail.empty()) {
    chance = std::move(brought);
    trail = now;
  } else if (trail != now || chance != brought) {
    return damaged("trail");
  }
  sealed_ = entries_;
  sealed_steps_ = static_cast<std::uint32_t>(match_->steps());
  after_step();
  return std::nullopt;
}

void TableState::after_step() {
  if (status_ == TableStatus::Running && match_->pending().is_over()) status_ = TableStatus::Over;
  if (match_->turn() != turn_) {
    turn_ = match_->turn();
    given_back_ = 0;
    if (turn_ && opened_.clock) {
      seats_[static_cast<std::size_t>(index(*turn_))].time = static_cast<std::uint32_t>(opened_.clock->turn) * 1000;
    }
  }
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    Sitting& one = seats_[i];
    if (one.passes == PassUntil::Off) continue;
    const bool own_turn = turn_ == seat_at(static_cast<int>(i));
    const bool action_over = one.passes == PassUntil::Action && !match::is_reaction(*match_);
    if (own_turn || action_over) one.passes = PassUntil::Off;
  }
}

void TableState::remember(std::string_view seat, const std::optional<std::string>& request) {
  if (!request) return;
  answered_.push_back({std::string(seat), *request, match_->seq()});
  if (answered_.size() > kAnsweredKept) answered_.pop_front();
}

bool TableState::all_agree(const std::set<int>& seats) const {
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (seats_[i].is_playing() && !seats.contains(static_cast<int>(i))) return false;
  }
  return true;
}

Sitting* TableState::find(std::string_view seat) {
  const std::optional<int> i = seat_named(seat);
  return i ? &seats_[static_cast<std::size_t>(*i)] : nullptr;
}

}  // namespace spires::host
