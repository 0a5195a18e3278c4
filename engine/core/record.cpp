#include "engine/core/record.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "engine/core/sha256.h"
#include "engine/core/text_hex.h"
#include "engine/core/text_setting.h"

namespace spires {
namespace {

constexpr std::string_view kMagic = "spires-record";
constexpr std::uint32_t kMaxPlace = 99;

std::string chance_text(const ChanceSource& chance) {
  switch (chance.kind) {
    case ChanceSource::Kind::Recorded: return "recorded";
    case ChanceSource::Kind::Mix: return "mix " + std::to_string(chance.seed);
    case ChanceSource::Kind::Hmac: {
      std::string text = "hmac-sha256 " + chance.key + " " + chance.commitment;
      for (const std::string& nonce : chance.nonces) text += " " + nonce;
      return text;
    }
    case ChanceSource::Kind::TwoRounds:
      return "two-rounds " + chance.key + " " + chance.commitment + " " + std::to_string(chance.attempt());
  }
  return {};
}

// In the order of SeatNonce::How.
constexpr std::array<std::string_view, 4> kHowWords{"sealed", "plain", "none", "bot"};

// The lines after the chance line.
std::string nonce_lines(const ChanceSource& chance) {
  std::string text;
  std::uint32_t attempt = 0;
  for (const FailedStart& failed : chance.failed) {
    text += "failed " + std::to_string(++attempt) + " " + failed.commitment;
    for (const std::string& seat : failed.seats) text += " " + seat;
    text += "\n";
  }
  for (const SeatNonce& one : chance.seats) {
    text += "seat " + one.seat + " " + std::string(kHowWords[static_cast<std::size_t>(one.how)]);
    if (!one.nonce.empty()) text += " " + one.nonce;
    text += "\n";
  }
  return text;
}

std::string step_text(const RecordStep& step) {
  switch (step.kind) {
    case RecordStep::Kind::Chance: return "? " + step.text;
    case RecordStep::Kind::Decision: return step.seat + " " + step.text;
    case RecordStep::Kind::Undo: return "undo " + std::to_string(step.undo);
  }
  return {};
}

std::string body_of(const Record& record) {
  std::string text = std::string(kMagic) + " " + std::to_string(kRecordVersion) + "\n";
  text += "game " + record.game + "\n";
  text += "rules " + std::to_string(record.revision) + "\n";
  for (const Setting& setting : record.settings) text += "set " + setting.name + " " + value_text(setting) + "\n";
  if (record.practice) {
    text += "practice " + record.practice->state + "\n";
    for (const std::string& seen : record.practice->seen) text += "seen " + seen + "\n";
    for (const std::string& outcome : record.practice->fixed) text += "fixed " + outcome + "\n";
  }
  text += "chance " + chance_text(record.chance) + "\n" + nonce_lines(record.chance);
  std::uint64_t n = 0;
  for (const RecordStep& step : record.steps) text += std::to_string(++n) + " " + step_text(step) + "\n";
  text += "result " + record.reason;
  for (const SeatPlace& place : record.places) text += " " + place.seat + ":" + std::to_string(place.place);
  text += "\ntrail " + hex_of(record.trail) + "\n";
  return text;
}

// Removes the text up to and including the first `mark` and returns it without the mark. Without a mark, takes all.
std::string_view cut(std::string_view& text, char mark) {
  const std::size_t end = text.find(mark);
  const std::string_view head = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return head;
}

// Reads line by line and keeps the line number.
class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) { next(); }
  std::string_view line() const { return line_; }
  bool at_end() const { return at_end_; }
  void next() {
    at_end_ = rest_.empty();
    line_ = cut(rest_, '\n');
    ++number_;
  }
  // Consumes the line and returns the text after `key` and a space. Returns nothing if the line has another key.
  std::optional<std::string_view> take(std::string_view key) {
    if (at_end_ || !line_.starts_with(key) || line_.size() <= key.size() || line_[key.size()] != ' ')
      return std::nullopt;
    const std::string_view value = line_.substr(key.size() + 1);
    next();
    return value;
  }
  // Does the same for a value that must be parsed: `read(value)` returns an optional.
  template <class Read>
  auto take_as(std::string_view key, Read&& read) -> decltype(read(std::string_view{})) {
    Lines ahead = *this;
    const std::optional<std::string_view> value = ahead.take(key);
    if (!value) return std::nullopt;
    auto result = read(*value);
    if (result) *this = ahead;
    return result;
  }
  // A fault at the current line.
  Fault fault(std::string why) const { return {"line " + std::to_string(number_), std::move(why)}; }

 private:
  std::string_view rest_;
  std::string_view line_;
  std::uint32_t number_ = 0;
  bool at_end_ = false;
};

// Sets `attempt` to the number in the line, if it has one.
std::optional<ChanceSource> parse_chance_source(std::string_view text, std::optional<std::uint64_t>& attempt) {
  ChanceSource chance;
  const std::string_view kind = cut(text, ' ');
  if (kind == "recorded" && text.empty()) return chance;
  if (kind == "mix") {
    const std::optional<std::uint64_t> seed = parse_number(text);
    if (!seed) return std::nullopt;
    chance.kind = ChanceSource::Kind::Mix;
    chance.seed = *seed;
    return chance;
  }
  if (kind == "hmac-sha256") {
    chance.kind = ChanceSource::Kind::Hmac;
    chance.key = std::string(cut(text, ' '));
    chance.commitment = std::string(cut(text, ' '));
    while (!text.empty()) {
      chance.nonces.emplace_back(cut(text, ' '));
      if (!is_nonce(chance.nonces.back())) return std::nullopt;
    }
    if (!is_digest(chance.key) || !is_digest(chance.commitment)) return std::nullopt;
    return chance;
  }
  if (kind == "two-rounds") {
    chance.kind = ChanceSource::Kind::TwoRounds;
    chance.key = std::string(cut(text, ' '));
    chance.commitment = std::string(cut(text, ' '));
    attempt = parse_number(text);
    if (!is_digest(chance.key) || !is_digest(chance.commitment) || !attempt) return std::nullopt;
    return chance;
  }
  return std::nullopt;
}

std::optional<FailedStart> parse_failed(std::string_view text) {
  FailedStart failed;
  failed.commitment = std::string(cut(text, ' '));
  while (!text.empty()) failed.seats.emplace_back(cut(text, ' '));
  if (!is_digest(failed.commitment) || failed.seats.empty()) return std::nullopt;
  return failed;
}

std::optional<SeatNonce> parse_seat(std::string_view text) {
  SeatNonce one;
  one.seat = std::string(cut(text, ' '));
  const std::string_view word = cut(text, ' ');
  const auto found = std::find(kHowWords.begin(), kHowWords.end(), word);
  if (found == kHowWords.end()) return std::nullopt;
  one.how = static_cast<SeatNonce::How>(found - kHowWords.begin());
  one.nonce = std::string(text);
  switch (one.how) {
    case SeatNonce::How::Sealed: return is_long_nonce(text) ? std::optional(one) : std::nullopt;
    case SeatNonce::How::Plain: return is_nonce(text) ? std::optional(one) : std::nullopt;
    case SeatNonce::How::None:
    case SeatNonce::How::Bot: return text.empty() ? std::optional(one) : std::nullopt;
  }
  return std::nullopt;
}

std::optional<RecordStep> parse_step(std::string_view text) {
  RecordStep step;
  const std::string_view who = cut(text, ' ');
  if (who.empty() || text.empty()) return std::nullopt;
  if (who == "undo") {
    const std::optional<std::uint64_t> count = parse_number(text);
    if (!count || *count == 0 || *count > UINT32_MAX) return std::nullopt;
    step.kind = RecordStep::Kind::Undo;
    step.undo = static_cast<std::uint32_t>(*count);
    return step;
  }
  step.kind = who == "?" ? RecordStep::Kind::Chance : RecordStep::Kind::Decision;
  if (who != "?") step.seat = std::string(who);
  step.text = std::string(text);
  return step;
}

struct RecordResult {
  std::string reason;
  std::vector<SeatPlace> places;
};
std::optional<RecordResult> parse_result(std::string_view text) {
  RecordResult result;
  result.reason = std::string(cut(text, ' '));
  while (!text.empty()) {
    std::string_view item = cut(text, ' ');
    SeatPlace place{std::string(cut(item, ':')), 0};
    const std::optional<std::uint64_t> number = parse_number(item);
    if (!number || *number == 0 || *number > kMaxPlace || place.seat.empty()) return std::nullopt;
    place.place = static_cast<int>(*number);
    result.places.push_back(std::move(place));
  }
  if (result.reason.empty()) return std::nullopt;
  return result;
}

std::optional<int> parse_revision(std::string_view text) {
  const std::optional<std::uint64_t> number = parse_number(text);
  if (!number || *number > INT32_MAX) return std::nullopt;
  return static_cast<int>(*number);
}

// Checks the last line, which is the digest of everything before it.
std::optional<Fault> digest_fault(std::string_view text) {
  constexpr std::string_view kKey = "digest ";
  constexpr std::size_t kLast = kKey.size() + 64 + 1;
  Fault missing{"digest", "the file does not end with a digest line: it was cut or changed"};
  if (text.size() <= kLast || text.back() != '\n') return missing;
  const std::string_view body = text.substr(0, text.size() - kLast);
  const std::string_view last = text.substr(body.size());
  if (body.back() != '\n' || !last.starts_with(kKey)) return missing;
  if (last.substr(kKey.size(), 64) != hex_of(sha256(body))) {
    return Fault{"digest", "the text does not match its digest: the file was changed"};
  }
  return std::nullopt;
}

std::optional<Fault> parse_steps(Lines& lines, Record& record) {
  while (!lines.at_end() && !lines.line().starts_with("result ")) {
    const std::string number = std::to_string(record.steps.size() + 1);
    std::optional<RecordStep> step = lines.take_as(number, parse_step);
    if (!step) return lines.fault("expected step " + number + ", or the result");
    record.steps.push_back(std::move(*step));
  }
  return std::nullopt;
}

// Returns a fault for text that the reader accepts but the writer would not write: extra lines, spaces, odd numbers.
std::optional<Fault> form_fault(const Record& record, std::string_view text) {
  const std::string written = write_record(record);
  if (written == text) return std::nullopt;
  Lines ours(written);
  Lines theirs(text);
  while (!ours.at_end() && !theirs.at_end() && ours.line() == theirs.line()) {
    ours.next();
    theirs.next();
  }
  return theirs.fault("the record is not in the form it is written in");
}

}  // namespace

bool is_nonce(std::string_view text) {
  constexpr std::string_view kAllowed = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz-";
  return !text.empty() && text.size() <= 64 && text.find_first_not_of(kAllowed) == std::string_view::npos;
}

bool is_long_nonce(std::string_view text) { return text.size() >= 32 && is_nonce(text); }

bool is_digest(std::string_view text) { return text.size() == 64 && parse_hex(text); }

bool looks_like_record(std::string_view text) { return text.starts_with(kMagic); }

std::size_t surviving_steps(const Record& record) {
  std::size_t count = 0;
  for (const RecordStep& step : record.steps) {
    count = step.kind == RecordStep::Kind::Undo ? count - std::min<std::size_t>(count, step.undo) : count + 1;
  }
  return count;
}

std::string write_record(const Record& record) {
  const std::string body = body_of(record);
  return body + "digest " + hex_of(sha256(body)) + "\n";
}

Result<Record> parse_record(std::string_view text) {
  Lines lines(text);
  // Editors and text transfers change line ends; the digest alone would only report that something was changed.
  if (lines.line().ends_with('\r')) {
    return Fault{"line 1", "the line ends with CR LF; the lines of a record end with LF alone"};
  }
  const std::optional<std::string_view> version = lines.take(kMagic);
  if (!version) return Fault{"line 1", "not a record: the first line is `spires-record 1`"};
  if (*version != std::to_string(kRecordVersion)) {
    return Fault{"line 1", "version " + std::string(*version) + " is not known here"};
  }
  if (std::optional<Fault> fault = digest_fault(text)) return *fault;

  Record record;
  const std::optional<std::string_view> game = lines.take("game");
  if (!game) return lines.fault("expected `game NAME`");
  record.game = std::string(*game);
  const std::optional<int> revision = lines.take_as("rules", parse_revision);
  if (!revision) return lines.fault("expected `rules REVISION`");
  record.revision = *revision;
  while (std::optional<std::string_view> setting = lines.take("set")) {
    const std::string_view name = cut(*setting, ' ');
    record.settings.push_back(parse_setting(name, *setting));
  }
  if (const std::optional<std::string_view> state = lines.take("practice")) {
    Practice& practice = record.practice.emplace();
    practice.state = std::string(*state);
    while (const std::optional<std::string_view> seen = lines.take("seen")) practice.seen.emplace_back(*seen);
    while (const std::optional<std::string_view> fixed = lines.take("fixed")) practice.fixed.emplace_back(*fixed);
  }
  std::optional<std::uint64_t> attempt;
  const std::optional<ChanceSource> source =
      lines.take_as("chance", [&](std::string_view value) { return parse_chance_source(value, attempt); });
  if (!source) {
    return lines.fault(
        "expected `chance recorded`, `chance mix SEED`, `chance hmac-sha256 KEY COMMITMENT NONCE…` or "
        "`chance two-rounds KEY COMMITMENT ATTEMPT`");
  }
  record.chance = *source;
  if (record.chance.kind == ChanceSource::Kind::TwoRounds) {
    while (std::optional<FailedStart> failed =
               lines.take_as("failed " + std::to_string(record.chance.attempt()), parse_failed)) {
      record.chance.failed.push_back(std::move(*failed));
    }
    while (std::optional<SeatNonce> seat = lines.take_as("seat", parse_seat)) {
      record.chance.seats.push_back(std::move(*seat));
    }
    if (*attempt != record.chance.attempt()) {
      return Fault{"attempt", "the chance line says " + std::to_string(*attempt) + ", but " +
                                  std::to_string(record.chance.failed.size()) + " starts failed before"};
    }
  }
  if (std::optional<Fault> fault = parse_steps(lines, record)) return *fault;
  std::optional<RecordResult> result = lines.take_as("result", parse_result);
  if (!result) return lines.fault("expected `result REASON PLACES`");
  record.reason = std::move(result->reason);
  record.places = std::move(result->places);
  const std::optional<std::uint64_t> hash = lines.take_as("trail", parse_hex_word);
  if (!hash) return lines.fault("expected `trail` and 16 hexadecimal digits");
  record.trail = *hash;
  if (std::optional<Fault> fault = form_fault(record, text)) return *fault;
  return record;
}

}  // namespace spires
