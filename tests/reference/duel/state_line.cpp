// The state line and the views: every field of the notation, all present, in order.
#include <string>
#include <string_view>

#include "tests/reference/duel/duel.h"

namespace reference::duel {

namespace {

std::string or_dash(const std::string& text) { return text.empty() ? "-" : text; }

std::string size_text(const Pile& pile) { return "#" + std::to_string(pile_size(pile)); }

void add_to_list(std::string& list, const std::string& item) { list += (list.empty() ? "" : ",") + item; }

std::string_view phase_name(Phase phase) {
  switch (phase) {
    case Phase::Ring: return "RING";
    case Phase::Box: return "BOX";
    case Phase::Secret: return "SECRET";
    case Phase::Burn: return "BURN";
    case Phase::Up: return "UP";
    case Phase::Deal: return "DEAL";
    case Phase::Draw: return "DRAW";
    case Phase::Move: return "MOVE";
    case Phase::Take: return "TAKE";
    case Phase::Place: return "PLACE";
    case Phase::Spell: return "SPELL";
    case Phase::Look: return "LOOK";
    case Phase::Return: return "RETURN";
    case Phase::Push: return "PUSH";
    case Phase::Discard: return "DISCARD";
    case Phase::Guess: return "GUESS";
    case Phase::Lay: return "LAY";
    case Phase::End: return "END";
  }
  return {};
}

}  // namespace

std::string Game::phase() const { return std::string(phase_name(phase_)); }

std::string Game::pending_text() const {
  if (phase_ == Phase::Secret) return std::string(name(next_secret_tower()));
  if (phase_ == Phase::Deal) return slot_name(next_slot()) + (fourth_up_ ? "^" + slot_name(*fourth_up_) : "");
  if (phase_ == Phase::Place) return card_name(*stone_);
  if (phase_ == Phase::Return) return std::string(name(looked_at_[0])) + "," + std::string(name(looked_at_[1]));
  return "-";
}

std::string Game::slots_text(bool all) const {
  if (!ring_known_) return "-";
  std::string text;
  for (SlotId slot = 0; slot < kSlots; ++slot) {
    const Slot& place = slots_[slot];
    std::string card = "-";
    if (place.card) {
      card = card_name(*place.card);
      if (!place.up) card = "(" + (all ? card : "?") + ")";
    }
    add_to_list(text, slot_name(slot) + ":" + card);
  }
  return text;
}

std::string Game::pile_text(const Pile& pile) const {
  std::string text;
  for (const CardId card : kinds_in(pile)) add_to_list(text, card_name(card) + ":" + std::to_string(pile[card]));
  return or_dash(text);
}

std::string Game::row_text(const Row& row) const {
  std::string text;
  for (const std::optional<CardId>& card : row) add_to_list(text, card ? card_name(*card) : "_");
  return or_dash(text);
}

// R-37: at the end everything, or only the won cards; the guessed card always (KM-11.1).
std::string Game::secrets_text(bool all) const {
  std::string text;
  for (const Tower tower : kColoured) {
    const std::optional<SecretId> secret = secrets_[index(tower)];
    const bool shown = all || guess_ == tower ||
                       (over() && (options().reveal_all_at_end || result().owners[index(tower)].has_value()));
    const std::string card = !secret ? "-" : shown ? rules_->data.secrets[*secret].name : "?";
    add_to_list(text, std::string(name(tower)) + ":" + card);
  }
  return text;
}

std::string Game::box_text(bool all) const {
  if (!box_) return "-";
  return all || (over() && options().reveal_all_at_end) ? rules_->data.secrets[*box_].name : "?";
}

std::string Game::state() const { return line(std::nullopt); }

std::string Game::view(Seat viewer) const { return line(viewer); }

// Without a viewer everything is shown.
std::string Game::line(std::optional<Seat> viewer) const {
  const bool all = !viewer;
  std::string text = "r=" + std::to_string(round_);
  const auto add = [&text](std::string_view field, std::string_view value) {
    text += " " + std::string(field) + "=" + std::string(value);
  };
  const auto veiled = [&](Seat owner) {
    const bool shown = all || *viewer == owner || guess_;
    return shown ? pile_text(area(owner).veiled) : size_text(area(owner).veiled);
  };
  add("t", std::to_string(turn_));
  add("act", name(active_));
  add("phase", phase());
  add("own", over() ? "-" : chance_due() ? "*" : name(seat()));
  add("pend", pending_text());
  add("posK", ring_known_ ? name(position(Seat::K)) : "-");
  add("posM", ring_known_ ? name(position(Seat::M)) : "-");
  add("swap", swap_used_ ? "1" : "0");
  add("slots", slots_text(all));
  add("draw", all ? pile_text(draw_) : size_text(draw_));
  add("disc", all || options().discard_inspect ? pile_text(discard_) : size_text(discard_));
  add("AK", pile_text(area(Seat::K).acquired));
  add("UK", row_text(area(Seat::K).used));
  add("VK", veiled(Seat::K));
  add("AM", pile_text(area(Seat::M).acquired));
  add("UM", row_text(area(Seat::M).used));
  add("VM", veiled(Seat::M));
  add("sec", secrets_text(all));
  add("box", box_text(all));
  add("guess", guess_ ? name(*guess_) : "-");
  return text;
}

}  // namespace reference::duel
