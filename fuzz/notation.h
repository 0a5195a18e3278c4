// The readers of the notation: no text hurts, and what is read is written back as the very same text.
//
// First byte: what the rest is. 0 action, 1 state line, 2 chance line, 3 settings as lines `name value`.
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/playout.h"
#include "engine/core/text_setting.h"
#include "engine/towers/rulesets.h"
#include "engine/towers/text.h"
#include "fuzz/finding_abort.h"
#include "fuzz/input_bytes.h"

namespace {

using namespace spires;
using fuzz::require;
using towers::State;
using towers::Text;
using towers::Towers;

// Few tables, so that a byte of the input keeps its meaning: each variant, teams, all tiles.
const std::vector<towers::Rules>& tables() {
  static const std::vector<towers::Rules> all = [] {
    using towers::Edition;
    using towers::Tiles;
    using towers::VariantName;
    constexpr std::array<towers::RulesetRow, 5> kRows{{
        {Edition::International, VariantName::Basic, 2, false, Tiles::Usual},
        {Edition::International, VariantName::Master, 4, true, Tiles::All},
        {Edition::Ukrainian, VariantName::Master, 4, false, Tiles::All},
        {Edition::Czech, VariantName::Advanced, 4, true, Tiles::All},
        {Edition::International, VariantName::Solo, 1, false, Tiles::All},
    }};
    std::vector<towers::Rules> rules;
    for (const towers::RulesetRow& row : kRows) rules.push_back(towers::make_rules(towers::setup_of(row)));
    return rules;
  }();
  return all;
}

void read_action(std::string_view text) {
  const auto action = Text::parse_action(text);
  if (!action) return;
  require(Text::action(*action) == text, "an action is written differently from what was read");
  require(!Text::kind(*action).empty(), "an action without a kind");
}

// A state that can be read can be shown and played.
void use_state(const towers::Rules& rules, State state) {
  require(Towers::broken_invariant(rules, state) == nullptr, "a state was read that breaks an invariant");
  static_cast<void>(Text::draw_board(rules, Towers::view(rules, state, Observer::spectator(), towers::Memory::Strict)));
  Rng player(1);
  Silence silence;
  towers::Actions legal;
  for (int n = 0; n < 60 && !Towers::pending(rules, state).is_over(); ++n) {
    const Pending pending = Towers::pending(rules, state);
    if (pending.is_chance()) {
      Towers::resolve(rules, state, Towers::sample(rules, state, player.next()), silence);
      continue;
    }
    Towers::legal(rules, state, pending.seat(), legal);
    // A card without a piece can be read, to ask why; a game never comes to that point.
    if (legal.empty() && n == 0) return;
    require(!legal.empty(), "a state was read that plays on to a seat without a legal action");
    const std::uint32_t pick = player.next_below(static_cast<std::uint32_t>(legal.size()));
    Towers::play(rules, state, pending.seat(), towers::Action(legal[static_cast<int>(pick)]), silence);
  }
  const char* broken = Towers::broken_invariant(rules, state);
  require(broken == nullptr, std::string("a state was read that plays on to a broken one: ") + (broken ? broken : ""));
}

void read_state(fuzz::InputBytes input) {
  const towers::Rules& rules = tables()[input.below(tables().size())];
  const Result<State> read = Text::parse_state(rules, input.rest());
  const State* state = std::get_if<State>(&read);
  if (state == nullptr) {
    require(!std::get_if<Fault>(&read)->why.empty(), "a refusal without a reason");
    return;
  }
  // Letters and cards may be read in any order; what is written is read as the same state and written the same again.
  const std::string line = Text::state(rules, *state);
  const Result<State> again = Text::parse_state(rules, line);
  require(std::holds_alternative<State>(again), "a state that was written cannot be read");
  require(Text::state(rules, *std::get_if<State>(&again)) == line, "a state is written in two ways");
  use_state(rules, *state);
}

void read_chance(fuzz::InputBytes input) {
  const towers::Rules& rules = tables()[input.below(tables().size())];
  State state = Towers::initial(rules);
  Rng player(input.next());
  const std::uint32_t decisions = input.next();
  playout<Towers>(rules, state, player, SeededWords(3), decisions);
  const auto chance = Text::parse_chance(rules, state, input.rest());
  if (!chance) return;
  const auto again = Text::parse_chance(rules, state, Text::chance(rules, state, *chance));
  require(again && *again == *chance, "a chance line is read as another outcome when it is written again");
}

void read_settings(std::string_view text) {
  Settings settings;
  while (!text.empty() && settings.size() < 64) {
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    const std::size_t blank = line.find(' ');
    if (blank == std::string_view::npos) continue;
    settings.push_back(parse_setting(line.substr(0, blank), line.substr(blank + 1)));
  }
  const Result<towers::Rules> rules = Text::rules(settings);
  if (std::get_if<Fault>(&rules) != nullptr) return;
  const Settings header = Text::header(settings);
  const Result<towers::Rules> again = Text::rules(header);
  require(std::get_if<Fault>(&again) == nullptr, "a header is refused");
  require(*std::get_if<towers::Rules>(&again) == *std::get_if<towers::Rules>(&rules), "a header gives other rules");
  require(Text::header(header) == header, "the header of a header is another");
  const State state = Towers::initial(*std::get_if<towers::Rules>(&rules));
  use_state(*std::get_if<towers::Rules>(&rules), state);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > 4096) return 0;
  fuzz::InputBytes input(data, size);
  switch (input.next() % 4) {
    case 0: read_action(input.rest()); break;
    case 1: read_state(input); break;
    case 2: read_chance(input); break;
    default: read_settings(input.rest()); break;
  }
  return 0;
}
