// The state line: every field of the notation, all present, in order.
#include <algorithm>
#include <string>
#include <string_view>

#include "tests/reference/towers/towers.h"

namespace reference::towers {

namespace {

std::string letter(int seat) { return std::string(1, static_cast<char>('A' + seat)); }

std::string or_dash(const std::string& text) { return text.empty() ? "-" : text; }

std::string surface_text(std::vector<int> wizards) {
  if (wizards.empty()) return {};
  std::sort(wizards.begin(), wizards.end());
  std::string text = "(";
  for (const int seat : wizards) text += letter(seat);
  return text + ")";
}

std::string board_text(const Board& board) {
  std::string text;
  for (int space = 0; space < kSpaces; ++space) {
    std::string stack = surface_text(board.at(space).ground);
    for (const Tower& tower : board.at(space).towers) stack += (tower.shield ? "S" : "P") + surface_text(tower.roof);
    if (board.castle == space) stack += "K";
    if (!stack.empty()) text += (text.empty() ? "" : " ") + std::to_string(space) + ":" + stack;
  }
  return or_dash(text);
}

std::string pile_text(const Pile& pile) {
  std::string text;
  for (int card = 0; card < kCardKinds; ++card) {
    const int count = pile[static_cast<std::size_t>(card)];
    if (count == 0) continue;
    text += (text.empty() ? "" : ",") + std::string(card_kind(card).name) + ":" + std::to_string(count);
  }
  return or_dash(text);
}

std::string hand_text(const Hand& hand) {
  std::string text;
  for (const int card : hand) text += (text.empty() ? "" : ",") + std::string(card_kind(card).name);
  return or_dash(text);
}

std::string piece_text(const Piece& piece) {
  switch (piece.kind) {
    case Piece::Kind::None: return "-";
    case Piece::Kind::Wizard: return std::to_string(piece.space) + letter(piece.seat);
    case Piece::Kind::Tower: return std::to_string(piece.space) + "#" + std::to_string(piece.level);
  }
  return "-";
}

std::string seats_text(const std::vector<int>& seats) {
  std::string text;
  for (const int seat : seats) text += letter(seat);
  return text;
}

std::string kinds_text(const std::vector<std::optional<Spell>>& kinds) {
  std::string text;
  for (std::size_t seat = 0; seat < kinds.size(); ++seat) {
    if (!kinds[seat]) continue;
    text += (text.empty() ? "" : ",") + letter(static_cast<int>(seat)) + ":" + std::string(spell_name(*kinds[seat]));
  }
  return or_dash(text);
}

std::string_view phase_name(Phase phase) {
  switch (phase) {
    case Phase::Tiles: return "tiles";
    case Phase::Deal: return "deal";
    case Phase::Rescue0: return "rescue0";
    case Phase::Choose: return "choose";
    case Phase::Answer: return "answer";
    case Phase::Offered: return "offered";
    case Phase::Return: return "return";
    case Phase::Roll: return "roll";
    case Phase::Reroll: return "reroll";
    case Phase::Side: return "side";
    case Phase::Pre: return "pre";
    case Phase::Rescue1: return "rescue1";
    case Phase::Piece: return "piece";
    case Phase::Mid: return "mid";
    case Phase::Post: return "post";
    case Phase::Rescue2: return "rescue2";
    case Phase::Redraw: return "redraw";
    case Phase::Step: return "step";
    case Phase::End: return "end";
    case Phase::Refill: return "refill";
    case Phase::Over: return "over";
  }
  return {};
}

std::string_view inside_name(Inside inside) {
  switch (inside) {
    case Inside::None: return "";
    case Inside::Repeat: return "+repeat";
    case Inside::Pick: return "+pick";
    case Inside::Fill: return "+fill";
    case Inside::Ride: return "+ride";
    case Inside::Draw: return "+draw";
  }
  return {};
}

}  // namespace

std::string Game::phase() const { return std::string(phase_name(phase_)) + std::string(inside_name(inside_)); }

std::string Game::state() const {
  std::string hands, potions, home;
  for (int who = 0; who < players_; ++who) {
    const Player& p = player(who);
    const std::string label = (who == 0 ? "" : " ") + letter(who) + ":";
    hands += label + hand_text(p.hand);
    potions += label + std::to_string(p.empty) + "/" + std::to_string(p.full) + "/" + std::to_string(p.spent);
    home += label + std::to_string(p.home);
  }
  const std::string tiles = tiles_ == 0 ? "-" : text(Chance{.luck = Luck::Tiles, .tiles = tiles_}).substr(6);
  const std::string side = side_ == Side::None ? "-" : side_ == Side::Tower ? "tower" : "wizard";
  std::string spell = "-";
  if (casting_now_) {
    spell = letter(casting_.caster) + ":" + text(casting_.how).substr(5);
    if (!casting_.riders.empty()) spell += "+" + seats_text(casting_.riders);
  }
  const bool bound = inside_ == Inside::Repeat && o_.same_piece;
  std::string line = "board=" + board_text(board_);
  const auto add = [&line](std::string_view name, const std::string& value) {
    line += ";" + std::string(name) + "=" + value;
  };
  add("hands", hands);
  add("potions", potions);
  add("home", home);
  add("draw", pile_text(draw_));
  add("discard", pile_text(discard_));
  add("tiles", tiles);
  add("turn", letter(active_));
  add("act", std::to_string(act_));
  add("phase", phase());
  add("seat", over() ? "-" : chance_due() ? "?" : letter(seat()));
  add("card", card_ ? std::string(card_kind(*card_).name) : "-");
  add("side", side);
  add("val", value_ > 0 ? std::to_string(value_) : "-");
  add("rr", std::to_string(rerolls_));
  add("piece", piece_text(piece_));
  add("riders", or_dash(seats_text(riders_)));
  add("slot", kinds_text(slot_));
  add("reserve", kinds_text(reserve_));
  add("spell", spell);
  add("same", bound ? piece_text(casting_.moved) : "-");
  add("casts", std::to_string(casts_));
  add("asked", asked_ ? "1" : "0");
  add("refused", refused_ ? "1" : "0");
  add("todo", std::to_string(todo_));
  add("last", !solo() && some_reached() ? "1" : "0");
  return line;
}

}  // namespace reference::towers
