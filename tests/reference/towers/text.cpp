// The words of the notation for actions and chance.
#include <algorithm>
#include <string>

#include "tests/reference/towers/towers.h"

namespace reference::towers {

namespace {

std::string letter(int seat) { return std::string(1, static_cast<char>('A' + seat)); }
std::string wizard_text(int space, int seat) { return std::to_string(space) + letter(seat); }
std::string block_text(int space, int level) { return std::to_string(space) + "#" + std::to_string(level); }
std::string card_text(int card) { return std::string(card_kind(card).name); }

std::string cast_text(const Action& a) {
  std::string words = "cast " + std::string(spell_name(a.spell));
  switch (spell_row(a.spell).aim) {
    case Aim::Nothing: return words;
    case Aim::Wizard: return words + " " + wizard_text(a.space, a.seat);
    case Aim::Level: return words + " " + block_text(a.space, a.level);
    case Aim::TwoSpaces: return words + " " + std::to_string(a.space) + " " + std::to_string(a.other);
    case Aim::Direction: return words + (a.other > 0 ? " +" : " -");
    case Aim::Rider: return words + " " + letter(a.seat);
  }
  return words;
}

std::string side_text(Side side) {
  switch (side) {
    case Side::None: return {};
    case Side::Tower: return " tower";
    case Side::Wizard: return " wizard";
  }
  return {};
}

}  // namespace

std::string Game::text(const Action& a) {
  switch (a.verb) {
    case Verb::Play: return "play " + card_text(a.card) + side_text(a.side);
    case Verb::Discard: return "discard " + card_text(a.card);
    case Verb::Refuse: return "refuse";
    case Verb::Cast: return cast_text(a);
    case Verb::Ask: return "ask";
    case Verb::Give: return "give " + std::to_string(a.other);
    case Verb::Reroll: return "reroll";
    case Verb::Accept: return "accept";
    case Verb::ChooseSide: return "side" + side_text(a.side);
    case Verb::Wizard: return "wizard " + wizard_text(a.space, a.seat);
    case Verb::Tower: return "tower " + block_text(a.space, a.level);
    case Verb::Unused: return "unused";
    case Verb::Step: return "step " + block_text(a.space, a.level);
    case Verb::NoStep: return "nostep";
    case Verb::Pass: return "pass";
    case Verb::Reserve: return "reserve " + std::string(spell_name(a.spell));
    case Verb::Stop: return "stop";
    case Verb::Take: return "take " + letter(a.seat);
    case Verb::Leave: return "leave";
    case Verb::FillPartner: return "fill partner";
    case Verb::FillNone: return "fill none";
    case Verb::Offer: return "offer " + card_text(a.card);
    case Verb::Return: return "return " + card_text(a.card);
    case Verb::Decline: return "decline";
    case Verb::TakeCard: return "take";
    case Verb::End: return "end";
  }
  return {};
}

std::string Game::text(const Chance& chance) {
  switch (chance.luck) {
    case Luck::Tiles: {
      std::string words;
      for (int i = 0; i < kSpells; ++i) {
        if ((chance.tiles >> i & 1u) == 0) continue;
        words += (words.empty() ? "" : ",") + std::string(spell_name(static_cast<Spell>(i)));
      }
      return "tiles " + words;
    }
    case Luck::Draw: return "draw " + letter(chance.seat) + " " + card_text(chance.card);
    case Luck::Reshuffle: return "reshuffle";
    case Luck::Roll: return "roll " + std::to_string(chance.die);
  }
  return {};
}

std::vector<std::string> Game::legal() const {
  std::vector<std::string> texts;
  for (const Action& action : actions()) texts.push_back(text(action));
  std::sort(texts.begin(), texts.end());
  texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
  return texts;
}

std::vector<std::string> Game::may() const {
  std::vector<std::string> texts;
  for (const Action& action : interjections()) texts.push_back(text(action));
  std::sort(texts.begin(), texts.end());
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
  for (const Action& action : interjections()) {
    if (text(action) != words) continue;
    interject(action);
    return true;
  }
  return false;
}

}  // namespace reference::towers
