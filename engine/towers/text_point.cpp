#include "engine/towers/text_point.h"

#include "engine/towers/text_words.h"

namespace spires::towers::words {

namespace {

std::string choosing_a_piece(Side side) {
  switch (side) {
    case Side::None: return " chooses a tower or a wizard to move";
    case Side::Tower: return " chooses a tower to move";
    case Side::Wizard: return " chooses a wizard to move";
  }
  return {};
}

// Describes the decisions inside a casting or a move.
std::string inner_point(const State& s, const std::string& who) {
  switch (s.inner) {
    case Inner::None: break;
    case Inner::Repeat: return who + " may cast the same spell again";
    case Inner::Pick: return who + " decides whom to free";
    case Inner::Fill: return who + " decides whether the partner fills a potion";
    case Inner::Ride: return who + " may let a wizard ride along";
    case Inner::Draw: return "cards are drawn";
  }
  return {};
}

// Describes the windows of a move: spells around it, and riders.
std::string window_point(const Rules& rules, const State& s, const std::string& who) {
  const std::string move = s.refused != 0 ? "step" : "move";
  if (s.phase == Phase::Pre) return who + " may cast a spell before the " + move;
  if (s.phase == Phase::Post) return who + " may cast a spell after the " + move;
  if (s.phase != Phase::Mid) return who + " may free a wizard";
  // WT-15.4: with three windows any spell fits here, otherwise only riders.
  return rules.variant.windows && rules.options.master_windows == MasterWindows::BeforeDuringAfter
             ? who + " may cast a spell before the piece moves"
             : who + " may let a wizard ride along";
}

}  // namespace

std::string point(const Rules& rules, const State& s, const std::string& who, const std::string& active) {
  if (s.inner != Inner::None) return inner_point(s, who);
  switch (s.phase) {
    case Phase::Tiles: return "the spell tiles are drawn";
    case Phase::Deal: return "the cards are dealt";
    case Phase::Choose:
      return who + (s.act == 1 && rules.refusals ? " chooses a card or refuses the turn" : " chooses a card");
    case Phase::Answer: return who + " is asked for a card";
    case Phase::Offered: return who + " is offered a card";
    case Phase::Return: return who + " gives a card back";
    case Phase::Roll: return "the die is rolled";
    case Phase::Reroll: return who + " may roll again";
    case Phase::Side: return who + " chooses between a tower and a wizard";
    case Phase::Piece: return who + choosing_a_piece(s.side);
    case Phase::Rescue0:
    case Phase::Pre:
    case Phase::Rescue1:
    case Phase::Mid:
    case Phase::Post:
    case Phase::Rescue2: return window_point(rules, s, who);
    case Phase::Redraw:
    case Phase::Refill: return active + " draws cards";
    case Phase::Step: return who + " may move a tower one space";
    case Phase::End: return who + " may cast a spell or end the turn";
    case Phase::Over: return "the game is over";
  }
  return {};
}

}  // namespace spires::towers::words
