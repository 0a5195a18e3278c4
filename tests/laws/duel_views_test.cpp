// The text of a view of duel: the state line with holes, derived here again from the notation (docs/notation.md).
#include <gtest/gtest.h>

#include <iostream>
#include <string>
#include <vector>

#include "engine/duel/text.h"
#include "tests/laws/duel_pairs.h"
#include "tests/scale.h"

namespace spires::laws {
namespace {

using duel::Duel;
using duel::Rules;
using duel::State;
using duel::Text;

std::vector<std::string> split(const std::string& text, char by) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == by) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

std::string join(const std::vector<std::string>& parts, char with) {
  std::string text;
  for (const std::string& part : parts) text += (&part == parts.data() ? "" : std::string(1, with)) + part;
  return text;
}

// "EL:2,TS:1" as "#3".
std::string size_alone(const std::string& pile) {
  int size = 0;
  if (pile != "-") {
    for (const std::string& part : split(pile, ',')) size += std::stoi(part.substr(part.rfind(':') + 1));
  }
  return "#" + std::to_string(size);
}

std::string slots_with_holes(const std::string& slots) {
  std::vector<std::string> parts = split(slots, ',');
  for (std::string& part : parts) {
    if (part.back() == ')') part = part.substr(0, part.find('(')) + "(?)";
  }
  return join(parts, ',');
}

// Towers are in the order of the notation.
std::string secrets_with_holes(const std::string& secrets, const std::vector<bool>& shown) {
  std::vector<std::string> parts = split(secrets, ',');
  for (std::size_t t = 0; t < parts.size(); ++t) {
    const std::size_t colon = parts[t].find(':');
    if (!shown[t] && parts[t].substr(colon + 1) != "-") parts[t] = parts[t].substr(0, colon + 1) + "?";
  }
  return join(parts, ',');
}

// From the guess on the guessed card; at the end the won ones, or all (R-37).
std::vector<bool> secrets_shown(const Rules& rules, const State& s) {
  std::vector<bool> shown(duel::kColoured, false);
  const bool over = s.phase == duel::Phase::End;
  const duel::Verdict verdict = duel::verdict_of(rules, s);
  for (int t = 0; t < duel::kColoured; ++t) {
    const bool won = over && (verdict.owner[t] != duel::Owner::Nobody || rules.options.reveal_all_at_end);
    shown[static_cast<std::size_t>(t)] = won || s.guess == duel::coloured(t);
  }
  return shown;
}

std::string line_with_holes(const Rules& rules, const State& s, Observer observer) {
  std::vector<std::string> fields = split(Text::state(rules, s), ' ');
  const bool unveiled = s.guess != duel::Tower::Track;
  const bool box_shown = s.phase == duel::Phase::End && rules.options.reveal_all_at_end;
  for (std::string& field : fields) {
    const std::string name = field.substr(0, field.find('='));
    std::string value = field.substr(name.size() + 1);
    if (name == "slots" && value != "-") value = slots_with_holes(value);
    if (name == "draw" || (name == "disc" && !rules.options.discard_inspect)) value = size_alone(value);
    if (name == "VK" && !unveiled && !observer.is(duel::kKnight)) value = size_alone(value);
    if (name == "VM" && !unveiled && !observer.is(duel::kMage)) value = size_alone(value);
    if (name == "sec") value = secrets_with_holes(value, secrets_shown(rules, s));
    if (name == "box" && value != "-" && !box_shown) value = "?";
    field = name + "=" + value;
  }
  return join(fields, ' ');
}

std::string written(const Rules& rules, const State& s, Observer observer) {
  return Text::view(rules, Duel::view(rules, s, observer, duel::Memory::Perfect));
}

TEST(DuelViews, AreWrittenAsTheStateLineWithHoles) {
  const std::vector<DuelSubject> subjects = all_duel_subjects(50);
  const std::int64_t positions = tests::scaled(6000);
  int over = 0;
  for (std::int64_t i = 0; i < positions; ++i) {
    const DuelSubject& subject = subjects[static_cast<std::size_t>(i) % subjects.size()];
    Rng rng(mix64(static_cast<std::uint64_t>(i) + 5));
    const State state = duel_position(subject.rules, rng.next_below(150), rng);
    over += state.phase == duel::Phase::End ? 1 : 0;
    for (const Observer observer : subject.observers()) {
      ASSERT_EQ(written(subject.rules, state, observer), line_with_holes(subject.rules, state, observer))
          << subject.name << ", " << text_of(observer) << ", " << Text::state(subject.rules, state);
    }
  }
  EXPECT_GT(over * 20, positions) << "too few games at their end";
}

// The twins of law 6 are possible worlds, and their texts and boards for the observer are equal.
TEST(DuelViews, OfTwinsAreWrittenAndDrawnTheSame) {
  const std::vector<DuelSubject> subjects = all_duel_subjects(50);
  const std::int64_t wanted = tests::scaled(3000);
  std::int64_t pairs = 0;
  for (std::uint64_t seed = 0; pairs < wanted; ++seed) {
    const DuelSubject& subject = subjects[seed % subjects.size()];
    Rng rng(mix64(seed + 77));
    const Observer observer = duel_observer(rng);
    const State a = duel_position(subject.rules, rng.next_below(kDuelSteps), rng);
    const State b = DuelSecrets::scramble(subject.rules, a, observer, some_secrets(rng), rng);
    if (a == b || a.phase == duel::Phase::End) continue;
    ++pairs;
    const char* broken = Duel::broken_invariant(subject.rules, b);
    ASSERT_EQ(broken, nullptr) << broken << ": " << subject.name << ", pair " << seed;
    const std::string line = written(subject.rules, a, observer);
    ASSERT_EQ(written(subject.rules, b, observer), line) << subject.name << ", pair " << seed;
    ASSERT_EQ(line_with_holes(subject.rules, b, observer), line) << subject.name << ", pair " << seed;
    const auto board = [&](const State& s) {
      return Text::draw_board(subject.rules, Duel::view(subject.rules, s, observer, duel::Memory::Perfect));
    };
    ASSERT_EQ(board(a), board(b)) << subject.name << ", pair " << seed;
  }
  std::cout << "  " << pairs << " pairs\n";
}

}  // namespace
}  // namespace spires::laws
