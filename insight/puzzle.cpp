#include "insight/puzzle.h"

#include <algorithm>
#include <charconv>

#include "engine/core/sha256.h"
#include "engine/core/text_hex.h"
#include "engine/core/text_setting.h"
#include "engine/core/text_words.h"

namespace spires::insight {
namespace {

constexpr std::string_view kFirstLine = "spires-puzzles 1";
constexpr std::string_view kBetweenSteps = " / ";

std::string_view take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  return line;
}

// Takes `name rest` from the front of the text and returns the rest; nothing if the line has another name.
std::optional<std::string_view> take_named(std::string_view& text, std::string_view name) {
  std::string_view rest = text;
  std::string_view line = take_line(rest);
  if (!line.starts_with(name) || (line.size() > name.size() && line[name.size()] != ' ')) return std::nullopt;
  text = rest;
  line.remove_prefix(std::min(line.size(), name.size() + 1));
  return line;
}

template <class Number>
bool read_number(std::string_view text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

std::string steps_text(const std::vector<std::string>& steps) {
  std::string text;
  for (const std::string& step : steps) text.append(text.empty() ? "" : kBetweenSteps).append(step);
  return text;
}
std::vector<std::string> steps_in(std::string_view text) {
  std::vector<std::string> steps;
  while (!text.empty()) {
    const std::size_t end = text.find(kBetweenSteps);
    steps.emplace_back(text.substr(0, end));
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + kBetweenSteps.size());
  }
  return steps;
}

std::string fraction_text(const Fraction& f) { return std::to_string(f.over) + "/" + std::to_string(f.under); }
bool read_fraction(std::string_view text, Fraction& f) {
  const std::size_t bar = text.find('/');
  return bar != std::string_view::npos && read_number(text.substr(0, bar), f.over) &&
         read_number(text.substr(bar + 1), f.under) && f.over >= 0 && f.under > 0;
}

bool read_head(std::string_view line, Puzzle& puzzle) {
  const auto words = words::split(line, ' ');
  if (words.size() != 6 && words.size() != 9) return false;
  puzzle.table = words[0];
  puzzle.seat = words[1];
  puzzle.theme = words[2];
  if (!read_number(words[3], puzzle.difficulty) || !read_number(words[4], puzzle.rating)) return false;
  if (puzzle.difficulty < 1 || puzzle.difficulty > kPuzzleClasses) return false;
  if (words.size() == 6) return words[5] == "searched";
  puzzle.proof.emplace().goal = words[6];
  return words[5] == "proved" && read_fraction(words[7], puzzle.proof->best) &&
         read_fraction(words[8], puzzle.proof->next);
}

// "play T2 -14 wizard 3A / …": the step, the loss, and the reply.
bool read_wrong(std::string_view line, PuzzleWrong& wrong) {
  const std::size_t sign = line.find(" -");
  if (sign == std::string_view::npos) return false;
  // A step can end with a sign, too (`cast NK -`), but never with a number after it.
  std::size_t at = sign;
  while (at != std::string_view::npos && (at + 2 >= line.size() || line[at + 2] < '0' || line[at + 2] > '9')) {
    at = line.find(" -", at + 1);
  }
  if (at == std::string_view::npos) return false;
  const std::size_t end = std::min(line.find(' ', at + 2), line.size());
  wrong.step = line.substr(0, at);
  wrong.reply = steps_in(line.substr(std::min(line.size(), end + 1)));
  return read_number(line.substr(at + 2, end - at - 2), wrong.loss);
}

}  // namespace

const PackTable* PuzzlePack::find(std::string_view table) const {
  const auto found =
      std::find_if(tables.begin(), tables.end(), [&](const PackTable& one) { return one.name == table; });
  return found == tables.end() ? nullptr : &*found;
}

std::string write_puzzle(const Puzzle& puzzle) {
  std::string out = "puzzle " + puzzle.table + " " + puzzle.seat + " " + puzzle.theme + " " +
                    std::to_string(puzzle.difficulty) + " " + std::to_string(puzzle.rating);
  out += puzzle.proof ? " proved " + puzzle.proof->goal + " " + fraction_text(puzzle.proof->best) + " " +
                            fraction_text(puzzle.proof->next)
                      : std::string(" searched");
  out += "\nsolved";
  for (const int count : puzzle.solved) out += " " + std::to_string(count);
  out += "\nstate " + puzzle.state + "\n";
  for (const std::string& seen : puzzle.seen) out += "seen " + seen + "\n";
  for (const PuzzlePlan& answer : puzzle.answers) out += "answer " + steps_text(answer) + "\n";
  for (const PuzzleWrong& wrong : puzzle.wrong) {
    out += "wrong " + wrong.step + " -" + std::to_string(wrong.loss);
    if (!wrong.reply.empty()) out += " " + steps_text(wrong.reply);
    out += '\n';
  }
  return out;
}

Result<Puzzle> take_puzzle(std::string_view& text) {
  Puzzle puzzle;
  const auto head = take_named(text, "puzzle");
  if (!head || !read_head(*head, puzzle)) return Fault{"puzzle", "its first line cannot be read"};
  const auto solved = take_named(text, "solved");
  if (!solved) return Fault{"solved", "is missing"};
  for (const std::string_view word : words::split(*solved, ' ')) {
    if (!read_number(word, puzzle.solved.emplace_back())) return Fault{"solved", "cannot be read"};
  }
  const auto state = take_named(text, "state");
  if (!state) return Fault{"state", "is missing"};
  puzzle.state = *state;
  while (const auto seen = take_named(text, "seen")) puzzle.seen.emplace_back(*seen);
  while (const auto answer = take_named(text, "answer")) puzzle.answers.push_back(steps_in(*answer));
  if (puzzle.answers.empty()) return Fault{"answer", "is missing"};
  while (const auto wrong = take_named(text, "wrong")) {
    if (!read_wrong(*wrong, puzzle.wrong.emplace_back())) return Fault{"wrong", "cannot be read"};
  }
  return puzzle;
}

std::string write_pack(const PuzzlePack& pack) {
  std::string out = std::string(kFirstLine) + "\ngame " + pack.game + " " + std::to_string(pack.revision) + "\n";
  for (const PackTable& table : pack.tables) {
    out += "table " + table.name;
    for (const Setting& setting : table.settings) out += " " + setting.name + "=" + value_text(setting);
    out += '\n';
  }
  for (const Puzzle& puzzle : pack.puzzles) out += write_puzzle(puzzle);
  Sha256 sha;
  sha.add(out);
  return out + "digest " + hex_of(sha.digest()) + "\n";
}

Result<PuzzlePack> parse_pack(std::string_view whole) {
  std::string_view text = whole;
  PuzzlePack pack;
  if (take_line(text) != kFirstLine) return Fault{"", "is no pack of puzzles (`" + std::string(kFirstLine) + "`)"};
  const auto game = take_named(text, "game");
  const auto words = words::split(game.value_or(""), ' ');
  if (words.size() != 2 || !read_number(words[1], pack.revision)) return Fault{"game", "cannot be read"};
  pack.game = words[0];
  while (const auto table = take_named(text, "table")) {
    const auto parts = words::split(*table, ' ');
    PackTable& read = pack.tables.emplace_back();
    read.name = parts[0];
    for (std::size_t i = 1; i < parts.size(); ++i) {
      const std::size_t equal = parts[i].find('=');
      if (equal == std::string_view::npos) return Fault{"table", "cannot be read"};
      read.settings.push_back(parse_setting(parts[i].substr(0, equal), parts[i].substr(equal + 1)));
    }
  }
  while (text.starts_with("puzzle ")) {
    Result<Puzzle> puzzle = take_puzzle(text);
    if (Fault* fault = std::get_if<Fault>(&puzzle)) {
      return Fault{"puzzle " + std::to_string(pack.puzzles.size() + 1) + " " + fault->field, fault->why};
    }
    pack.puzzles.push_back(std::move(std::get<0>(puzzle)));
  }
  if (write_pack(pack) != whole) return Fault{"", "is not in the form it is written in, or was changed"};
  return pack;
}

}  // namespace spires::insight
