// The words of the notation for actions and chance.
#include <algorithm>
#include <string>

#include "tests/reference/duel/duel.h"

namespace reference::duel {

namespace {

std::string word(Tower tower) { return " " + std::string(name(tower)); }
std::string word(End end) { return end == End::L ? " L" : " R"; }

}  // namespace

// KM-2.5
std::string Game::slot_name(SlotId slot) const {
  return std::string(name(ring_[slot])) + "|" + std::string(name(ring_[(slot + 1) % kTowers]));
}

std::string Game::text(const Action& a) const {
  switch (a.verb) {
    case Verb::Up: return "up " + slot_name(a.slot);
    case Verb::Move: return "move" + word(a.tower);
    case Verb::Take: return "take " + slot_name(a.slot);
    case Verb::Place: return "place" + word(a.end);
    case Verb::Pass: return "pass";
    case Verb::Cast: {
      std::string words = "cast" + word(a.tower);
      for (const Placement& payment : a.payments) words += " " + card_name(payment.card) + word(payment.end);
      return rules_->data.tower(a.tower).spell == Spell::Any ? words + " as" + word(a.other) : words;
    }
    case Verb::Look: return "look" + word(a.tower) + word(a.other);
    case Verb::Keep: return "keep";
    case Verb::Exchange: return "swap";
    case Verb::Push: return "push " + card_name(a.card) + word(a.end);
    case Verb::Discard: return "discard " + card_name(a.card);
    case Verb::DiscardUsed: return "discard U" + std::to_string(a.number);
    case Verb::Guess: return "guess" + word(a.tower);
    case Verb::Lay: return "lay " + card_name(a.card) + word(a.end);
  }
  return {};
}

std::string Game::text(const Chance& c) const {
  switch (c.luck) {
    case Luck::Ring: {
      std::string words = "ring";
      for (const Tower tower : c.ring) words += word(tower);
      return words;
    }
    case Luck::Box: return "boxed " + rules_->data.secrets[c.secret].name;
    case Luck::Secret: return "secret" + word(c.tower) + " " + rules_->data.secrets[c.secret].name;
    case Luck::Burn: return "burn " + card_name(c.card);
    case Luck::Up: return "up " + slot_name(c.slot);
    case Luck::Deal: return "deal " + slot_name(c.slot) + " " + card_name(c.card) + (c.down ? " down" : "");
    case Luck::Draw: return "draw " + card_name(c.card);
  }
  return {};
}

// KM-9.12, R-21
std::string Game::seen(const Action& action, Seat viewer) const {
  const bool answer = action.verb == Verb::Keep || action.verb == Verb::Exchange;
  return answer && viewer != active_ && !options().yellow_swap_public ? "return" : text(action);
}

// KM-12.1
std::string Game::seen(const Chance& c, Seat viewer) const {
  switch (c.luck) {
    case Luck::Box: return "boxed ?";
    case Luck::Secret: return "secret" + word(c.tower) + " ?";
    case Luck::Burn: return "burn ?";
    case Luck::Deal: return c.down ? "deal " + slot_name(c.slot) + " ? down" : text(c);
    case Luck::Draw: return viewer == active_ ? text(c) : "draw ?";
    case Luck::Ring:
    case Luck::Up: break;
  }
  return text(c);
}

std::vector<std::string> Game::legal() const {
  std::vector<std::string> texts;
  for (const Action& action : actions()) texts.push_back(text(action));
  std::sort(texts.begin(), texts.end());
  texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
  return texts;
}

bool Game::apply(const std::string& words) {
  for (const auto& [chance, weight] : chances()) {
    if (text(chance) != words) continue;
    resolve(chance);
    return true;
  }
  for (const Action& action : actions()) {
    if (text(action) != words) continue;
    play(action);
    return true;
  }
  return false;
}

}  // namespace reference::duel
