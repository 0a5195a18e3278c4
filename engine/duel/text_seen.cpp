// What the players have seen, as text: the part of a position that its state line omits.
#include <string>

#include "engine/duel/invariants.h"
#include "engine/duel/text.h"
#include "engine/duel/text_words.h"

namespace spires::duel {

namespace {

using Part = std::string_view;

// "2.3": round 2, turn 3.
std::string of(TurnNumber turn) { return std::to_string(turn / 4 + 1) + '.' + std::to_string(turn % 4 + 1); }

std::optional<TurnNumber> turn_of(Part text) {
  for (TurnNumber turn = 0; turn < 4 * kRounds; ++turn) {
    if (of(turn) == text) return turn;
  }
  return std::nullopt;
}

std::string text_of(const Rules& rules, const Known& known) {
  switch (known.kind) {
    case Known::Kind::Open: return "open " + words::of(known.card);
    case Known::Kind::Unseen: return "unseen " + words::of(known.card);
    case Known::Kind::Draw: return "draw " + of(known.turn) + ' ' + words::of(known.card);
    case Known::Kind::Look: break;
  }
  return "look " + of(known.turn) + ' ' + words::of(known.a) + ' ' + words::of(known.b) + ' ' +
         words::of(rules, known.seen_a) + ' ' + words::of(rules, known.seen_b) +
         (known.exchange == Exchange::Swapped ? " swap" : " keep");
}

std::optional<Known> card_entry(const Rules& rules, Part kind, Part text) {
  const std::optional<Card> card = words::card(text);
  if (!card || rules.card(*card).copies == 0) return std::nullopt;
  return kind == "open" ? Known::open(*card) : Known::unseen(*card);
}

std::optional<Known> look_entry(const Rules& rules, const std::vector<Part>& parts) {
  const std::optional<TurnNumber> turn = turn_of(parts[1]);
  const std::optional<Tower> a = words::tower(parts[2]);
  const std::optional<Tower> b = words::tower(parts[3]);
  const std::optional<Secret> seen_a = words::secret(rules, parts[4]);
  const std::optional<Secret> seen_b = words::secret(rules, parts[5]);
  const bool swapped = parts[6] == "swap";
  if (!turn || !a || !b || !seen_a || !seen_b || (!swapped && parts[6] != "keep")) return std::nullopt;
  if (*a == Tower::Track || *a >= *b) return std::nullopt;
  return Known{.kind = Known::Kind::Look,
               .turn = *turn,
               .a = *a,
               .b = *b,
               .seen_a = *seen_a,
               .seen_b = *seen_b,
               .exchange = swapped ? Exchange::Swapped : Exchange::Kept};
}

std::optional<Known> entry_of(const Rules& rules, Part text) {
  const std::vector<Part> parts = words::split(text, ' ');
  if (parts.size() == 2 && (parts[0] == "open" || parts[0] == "unseen")) return card_entry(rules, parts[0], parts[1]);
  if (parts.size() == 7 && parts[0] == "look") return look_entry(rules, parts);
  if (parts.size() != 3 || parts[0] != "draw") return std::nullopt;
  const std::optional<TurnNumber> turn = turn_of(parts[1]);
  std::optional<Known> known = card_entry(rules, "open", parts[2]);
  if (!turn || !known) return std::nullopt;
  return Known::draw(*turn, known->card);
}

}  // namespace

std::vector<std::string> Text::seen(const Rules& rules, const State& state) {
  std::vector<std::string> all;
  state.known.for_each([&](int, const Known& known) { all.push_back(text_of(rules, known)); });
  return all;
}

std::optional<Fault> Text::parse_seen(const Rules& rules, const std::vector<std::string>& seen, State& state) {
  state.known = {};
  for (const std::string& text : seen) {
    const std::optional<Known> known = entry_of(rules, text);
    if (!known || known->turn > turn_number(state))
      return Fault{"seen", fault_text('`', text, "` is nothing that can be seen")};
    const int before = state.known.size();
    state.known.push(*known);
    if (state.known.size() == before) return Fault{"seen", fault_text("is more than a match can show")};
  }
  if (!invariants::knowledge_adds_up(state)) return Fault{"seen", fault_text("does not lead to these piles")};
  if (!invariants::looks_add_up(state)) return Fault{"seen", fault_text("a look found cards that were not there")};
  return std::nullopt;
}

}  // namespace spires::duel
