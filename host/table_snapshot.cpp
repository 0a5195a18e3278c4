#include "host/table_snapshot.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/core/sha256.h"
#include "engine/core/text_hex.h"
#include "wire/message.h"

namespace spires::host {
namespace {

using match::TableStatus;

// Another number: the snapshot of another program, which is ignored.
constexpr int kForm = 2;
constexpr wire::TextLimits kBodyLimits{.bytes = std::size_t{64} << 20, .depth = 6};
constexpr wire::TextLimits kEntryLimits{.bytes = 1 << 20, .depth = 12};

std::string digest_of(std::string_view text) { return hex_of(sha256(text)); }

// A chat line: its entry, that of the name of its seat, and whether its words are deleted.
struct KeptLine {
  std::uint32_t entry = 0;
  std::uint32_t named = 0;
  bool deleted = false;
  static constexpr std::string_view kName = "KeptLine";
  static constexpr auto fields() {
    using S = KeptLine;
    return std::tuple{field("entry", &S::entry, match::kSeqLimits), field("named", &S::named, match::kSeqLimits),
                      field("deleted", &S::deleted)};
  }
};
struct KeptAnswer {
  std::string seat;
  std::string request;
  std::uint32_t seq = 0;
  static constexpr std::string_view kName = "KeptAnswer";
  static constexpr auto fields() {
    using S = KeptAnswer;
    return std::tuple{field("seat", &S::seat), field("request", &S::request), field("seq", &S::seq, match::kSeqLimits)};
  }
};

// The entries that a snapshot refers to, by number.
const Entry* needed(const SnapshotAnswer& answer, std::uint32_t number) {
  const std::vector<std::uint32_t>& needs = answer.snapshot->needs;
  const auto found = std::find(needs.begin(), needs.end(), number);
  if (found == needs.end()) return nullptr;
  const auto i = static_cast<std::size_t>(found - needs.begin());
  if (i >= answer.needed.size() || answer.needed[i].text.empty()) return nullptr;
  return &answer.needed[i];
}

template <class E>
std::optional<E> read_entry(const Entry* entry) {
  if (entry == nullptr) return std::nullopt;
  auto read = wire::decode_message<JournalEntry>(entry->text, kEntryLimits);
  const JournalEntry* known = std::get_if<JournalEntry>(&read);
  const E* one = known == nullptr ? nullptr : std::get_if<E>(known);
  return one == nullptr ? std::nullopt : std::optional(*one);
}

}  // namespace

// Everything but names and chat. The record has the steps and the chance of the game.
struct TableRestore::Body {
  int form = kForm;
  std::uint32_t sealed = 0;        // the last entry with a trail,
  std::uint32_t sealed_steps = 0;  // and the steps of the game up to it
  std::string last;                // the digest of the last entry
  TableStatus status = TableStatus::Running;
  std::vector<Sitting> seats;
  std::optional<std::string> host;
  std::optional<std::string> next;
  std::string ended;
  std::string closed;
  std::vector<KeptLine> said;
  std::vector<std::string> speakers;
  std::vector<KeptAnswer> answered;
  std::vector<std::uint32_t> times;  // for each: line, turn + 1, used, and the time of every seat
  std::uint32_t given_back = 0;
  std::uint32_t line = 0;
  std::optional<TableStatus> before_expiry;
  std::string record;
  static constexpr std::string_view kName = "TableSnapshot";
  static constexpr auto fields() {
    using S = Body;
    return std::tuple{field("form", &S::form),
                      field("sealed", &S::sealed, match::kSeqLimits),
                      field("sealed_steps", &S::sealed_steps, match::kSeqLimits),
                      field("last", &S::last),
                      field("status", &S::status),
                      field("seats", &S::seats),
                      field("host", &S::host),
                      field("next", &S::next),
                      field("ended", &S::ended),
                      field("closed", &S::closed),
                      field("said", &S::said, wire::up_to_items(1000)),
                      field("speakers", &S::speakers, wire::up_to_items(100'000)),
                      field("answered", &S::answered, wire::up_to_items(10'000)),
                      field("times", &S::times, {.most = 10'000'000, .highest = UINT32_MAX}),
                      field("given_back", &S::given_back, match::kSeqLimits),
                      field("line", &S::line, match::kSeqLimits),
                      field("before_expiry", &S::before_expiry),
                      field("record", &S::record, {.longest = std::size_t{64} << 20, .lines = true})};
  }
};

// ---- writing ----

std::optional<Snapshot> TableState::snapshot(const std::string& last) const {
  if (outdated_ || sealed_ == 0) return std::nullopt;
  TableRestore::Body body;
  body.sealed = sealed_;
  body.sealed_steps = sealed_steps_;
  body.last = digest_of(last);
  body.status = status_;
  body.seats = seats_;
  body.host = host_;
  body.next = next_;
  body.ended = ended_why_;
  body.closed = closed_why_;
  for (const SaidLine& line : said_) body.said.push_back({line.entry, line.named, line.deleted});
  body.speakers.assign(speakers_.begin(), speakers_.end());
  for (const Answered& one : answered_) body.answered.push_back({one.seat, one.request, one.seq});
  body.given_back = given_back_;
  for (const Times& one : times_) {
    body.times.push_back(static_cast<std::uint32_t>(one.line));
    body.times.push_back(one.turn ? static_cast<std::uint32_t>(index(*one.turn)) + 1 : 0);
    body.times.push_back(one.used);
    body.times.insert(body.times.end(), one.left.begin(), one.left.end());
  }
  body.line = static_cast<std::uint32_t>(line_);
  body.before_expiry = before_expiry_;
  body.record = write_record(match_->record());
  Snapshot snapshot{entries_, {1, sealed_, entries_}, {}};
  for (const Sitting& one : seats_) snapshot.needs.push_back(one.named);
  for (const SaidLine& line : said_) {
    snapshot.needs.push_back(line.entry);
    snapshot.needs.push_back(line.named);
  }
  std::sort(snapshot.needs.begin(), snapshot.needs.end());
  snapshot.needs.erase(std::unique(snapshot.needs.begin(), snapshot.needs.end()), snapshot.needs.end());
  std::erase(snapshot.needs, 0U);
  const std::string text = wire::text_of(wire::encode(body));
  snapshot.body = digest_of(text) + "\n" + text;
  return snapshot;
}

// ---- reading ----

TableRestore::TableRestore(MatchSeams seams, const SnapshotAnswer& answer)
    : state_(std::move(seams)), fits_(begin(answer)) {}

bool TableRestore::begin(const SnapshotAnswer& answer) {
  if (!answer.snapshot) return false;
  const std::string_view whole = answer.snapshot->body;
  const std::size_t end = whole.find('\n');
  if (end == std::string_view::npos) return false;
  const std::string_view text = whole.substr(end + 1);
  if (whole.substr(0, end) != digest_of(text)) return false;
  const auto parsed = wire::parse_object(text, kBodyLimits);
  Body body;
  if (!std::holds_alternative<wire::Json>(parsed) || wire::decode(std::get<wire::Json>(parsed), body)) return false;
  return body.form == kForm && take_body(body, answer) && take_words(body, answer) && make_match(body) &&
         take_times(body);
}

bool TableRestore::take_body(const Body& body, const SnapshotAnswer& answer) {
  const std::uint32_t entries = answer.snapshot->entries;
  const std::optional<Opened> opened = read_entry<Opened>(needed(answer, 1));
  const Entry* last = needed(answer, entries);
  if (!opened || last == nullptr || digest_of(last->text) != body.last) return false;
  state_.opened_ = *opened;
  state_.entries_ = entries;
  state_.sealed_ = body.sealed;
  state_.sealed_steps_ = body.sealed_steps;
  state_.status_ = body.status;
  state_.seats_ = body.seats;
  state_.host_ = body.host;
  state_.next_ = body.next;
  state_.ended_why_ = body.ended;
  state_.closed_why_ = body.closed;
  state_.speakers_.insert(body.speakers.begin(), body.speakers.end());
  for (const KeptAnswer& one : body.answered) state_.answered_.push_back({one.seat, one.request, one.seq});
  state_.line_ = body.line;
  state_.before_expiry_ = body.before_expiry;
  Result<Record> record = parse_record(body.record);
  if (std::holds_alternative<Fault>(record)) return false;
  record_ = std::move(std::get<Record>(record));
  state_.seed_ = record_.chance.key;
  state_.failed_ = record_.chance.failed;
  // The journal says which hash the states have.
  const Entry* sealed = needed(answer, body.sealed);
  const std::optional<Begun> begun = read_entry<Begun>(sealed);
  const std::optional<Moved> moved = read_entry<Moved>(sealed);
  trail_ = begun ? begun->trail : (moved ? moved->trail : "");
  sealed_steps_ = body.sealed_steps;
  return !trail_.empty() && sealed_steps_ <= record_.steps.size();
}

bool TableRestore::take_words(const Body& body, const SnapshotAnswer& answer) {
  // Deleted names read as missing.
  const auto name_in = [&](std::uint32_t number) -> std::optional<std::string> {
    const Entry* entry = needed(answer, number);
    return entry == nullptr ? std::nullopt : entry->personal;
  };
  for (Sitting& one : state_.seats_) {
    if (one.named == 0) continue;
    const std::optional<Sat> sat = read_entry<Sat>(needed(answer, one.named));
    if (!sat || sat->seat != one.seat || sat->token != one.token) return false;
    one.name = name_in(one.named);
  }
  for (const KeptLine& kept : body.said) {
    const Entry* entry = needed(answer, kept.entry);
    const std::optional<Said> said = read_entry<Said>(entry);
    if (!said) return false;
    SaidLine line = TableState::said_line(*said, entry->personal);
    line.entry = kept.entry;
    line.named = kept.named;
    if (said->seat) line.name = name_in(kept.named).value_or("");
    if (kept.deleted) TableState::delete_words(line);
    state_.said_.push_back(std::move(line));
  }
  return true;
}

bool TableRestore::make_match(const Body& body) {
  if (record_.game != state_.opened_.game || record_.revision != state_.opened_.revision) return false;
  if (state_.make_match(record_.chance)) return false;
  if (static_cast<std::size_t>(state_.match_->players()) != body.seats.size()) return false;
  for (std::size_t i = 0; i < body.seats.size(); ++i) {
    if (body.seats[i].seat != state_.match_->seat_name(seat_at(static_cast<int>(i)))) return false;
  }
  state_.set_memories();
  return true;
}

bool TableRestore::take_times(const Body& body) {
  const std::size_t players = body.seats.size();
  const std::size_t size = 3 + players;
  if (body.times.size() % size != 0) return false;
  state_.given_back_ = body.given_back;
  for (std::size_t i = 0; i < body.times.size(); i += size) {
    TableState::Times& one = state_.times_.emplace_back();
    one.line = body.times[i];
    const std::uint32_t turn = body.times[i + 1];
    if (turn > players) return false;
    if (turn > 0) one.turn = seat_at(static_cast<int>(turn) - 1);
    one.used = body.times[i + 2];
    for (std::size_t k = 3; k < size; ++k) one.left.push_back(body.times[i + k]);
  }
  return true;
}

TableRestore::Progress TableRestore::go_on(std::size_t most) {
  if (!fits_) return Progress::Wrong;
  const std::size_t until = std::min(record_.steps.size(), step_ + most);
  for (; step_ < until; ++step_) {
    if (state_.match_->retrace(record_.steps[step_], state_.words_)) return Progress::Wrong;
    if (step_ + 1 == sealed_steps_ && hex_of(state_.match_->trail()) != trail_) return Progress::Wrong;
  }
  if (step_ < record_.steps.size()) return Progress::More;
  return end() ? Progress::Done : Progress::Wrong;
}

bool TableRestore::end() {
  if (sealed_steps_ == 0 && hex_of(state_.match_->trail()) != trail_) return false;
  if (state_.match_->trail() != record_.trail) return false;
  if (record_.reason == reason_text(EndReason::Cap)) {
    if (state_.match_->pending().is_over()) return false;
    state_.match_->stop();
  }
  state_.turn_ = state_.match_->turn();
  return true;
}

}  // namespace spires::host
