#include "engine/duel/text.h"
#include "engine/duel/text_words.h"

namespace spires::duel {

namespace {

std::string who(Seat seat) { return seat == kKnight ? "the knight" : "the mage"; }
std::string subject(Seat seat) { return seat == kKnight ? "The knight" : "The mage"; }
std::string name(Tower tower) { return std::string(words::kTowerNames[tower]); }
std::string side(End end) { return end == End::Left ? "left" : "right"; }
std::string place(SlotName slot) { return "between " + name(slot.first) + " and " + name(slot.second); }
std::string card(Card card) { return card == kHiddenCard ? "a card" : words::of(card); }
std::string row_of(Seat seat) { return seat == kKnight ? "the knight's row" : "the mage's row"; }

std::string counted(int count, const std::string& one, const std::string& many) {
  return std::to_string(count) + ' ' + (count == 1 ? one : many);
}

std::string points(int count) { return counted(count, "point", "points"); }

std::string listed(const CardSet& cards) {
  std::vector<std::string> items;
  for (int n = 0; n < cards.size(); ++n) items.push_back(words::of(cards.nth(n)));
  return words::sentence_list(items);
}

std::string_view spell_name(Spell spell) {
  switch (spell) {
    case Spell::ForceDiscard: return "the blue spell, force a discard";
    case Spell::PushDown: return "the green spell, push a card down";
    case Spell::Salvage: return "the purple spell, salvage a card";
    case Spell::PeekSwap: return "the yellow spell, peek and swap";
    case Spell::Any: break;
  }
  return "a spell";
}

std::string owner_name(Owner owner) { return owner == Owner::Knight ? "the knight" : "the mage"; }

struct Teller {
  const Rules& rules;

  std::string secret(Secret secret) const {
    if (!is_known(secret)) return "a secret card";
    const SecretRow& row = rules.data.secrets[secret];
    return "the " + std::string(words::kSymbolNames[row.symbol]) + " card" +
           (row.princess != 0 ? " with the princess" : "");
  }

  std::string operator()(const RingLaid& e) const {
    std::vector<std::string> towers;
    for (const Tower tower : e.ring) towers.push_back(name(tower));
    return "Clockwise stand " + words::sentence_list(towers) + '.';
  }
  std::string operator()(const SecretBoxed& e) const {
    return "One secret card goes back to the box" + (is_known(e.secret) ? ": " + secret(e.secret) : "") + '.';
  }
  std::string operator()(const SecretLaid& e) const {
    return "A secret card is laid under " + name(e.tower) + (is_known(e.secret) ? ": " + secret(e.secret) : "") + '.';
  }
  std::string operator()(const CardBurned& e) const {
    return (is_known(e.card) ? card(e.card) : "A card") + " goes unseen to the discard pile.";
  }
  std::string operator()(const FourthSlotChosen& e) const {
    return "The card " + place(e.slot) + " will be dealt face up.";
  }
  std::string operator()(const CardDealt& e) const {
    if (e.face == Face::Up) return card(e.card) + " is dealt " + place(e.slot) + '.';
    return "A card is dealt face down " + place(e.slot) + (is_known(e.card) ? ": " + card(e.card) : "") + '.';
  }
  std::string operator()(const TurnStarted& e) const {
    return "Round " + std::to_string(e.round) + ", turn " + std::to_string(e.turn) + ": " + who(e.seat) + " moves.";
  }
  std::string operator()(const CharacterMoved& e) const {
    switch (e.move) {
      case Move::Step: return subject(e.seat) + " goes from " + name(e.from) + " to " + name(e.to) + '.';
      case Move::Swap:
        return subject(e.seat) + " changes places with " + who(opponent(e.seat)) + " and now stands in " + name(e.to) +
               '.';
      case Move::Skip: return subject(e.seat) + " passes " + who(opponent(e.seat)) + " and goes to " + name(e.to) + '.';
    }
    return {};
  }
  std::string operator()(const CardTaken& e) const {
    return subject(e.seat) + " takes " + (e.face == Face::Down ? "the face-down card " : "") + card(e.card) + ' ' +
           place(e.slot) + '.';
  }
  std::string operator()(const StonePlaced& e) const {
    return subject(e.seat) + " lays " + card(e.card) + " at the " + side(e.end) + " end of the row.";
  }
  std::string operator()(const SpellCast& e) const {
    return subject(e.seat) + " casts " + std::string(spell_name(e.spell)) +
           (e.as == e.tower ? "" : ", in " + name(e.tower)) + '.';
  }
  std::string operator()(const CostPaid& e) const {
    return subject(e.seat) + " pays " + card(e.card) + ", at the " + side(e.end) + " end of the row.";
  }
  std::string operator()(const SpellFailed&) const { return "The spell finds nothing to work on."; }
  std::string operator()(const SecretsSeen& e) const {
    std::string out = subject(e.seat) + " looks under " + name(e.a) + " and " + name(e.b);
    if (is_known(e.seen_a)) out += " and sees " + secret(e.seen_a) + " and " + secret(e.seen_b);
    return out + '.';
  }
  std::string operator()(const SecretsReturned& e) const {
    switch (e.exchange) {
      case Exchange::Kept: return subject(e.seat) + " puts both secret cards back where they were.";
      case Exchange::Swapped: return subject(e.seat) + " puts the two secret cards back exchanged.";
      case Exchange::Unknown: break;
    }
    return subject(e.seat) + " puts both secret cards back.";
  }
  std::string operator()(const CardPushed& e) const {
    return card(e.card) + " is pushed down to the " + side(e.end) + " end of " + row_of(e.seat) + '.';
  }
  std::string operator()(const CardDiscarded& e) const {
    return subject(e.seat) + " discards " + card(e.card) + (e.zone == Zone::Used ? " out of the row." : ".");
  }
  std::string operator()(const CardSalvaged& e) const {
    return subject(e.seat) + " draws " + card(e.card) + " from the discard pile and keeps it veiled.";
  }
  std::string operator()(const LeftoversDiscarded& e) const {
    std::string out = "The round is over.";
    if (!e.open.empty()) out += ' ' + listed(e.open) + (e.open.size() == 1 ? " goes" : " go") + " to the discard pile.";
    if (e.unseen_count == 0) return out;
    out += ' ' + counted(e.unseen_count, "face-down card goes", "face-down cards go") + " there unseen";
    return out + (e.unseen.empty() ? "." : ": " + listed(e.unseen) + '.');
  }
  std::string operator()(const RoundStarted& e) const {
    return "Round " + std::to_string(e.round) + " begins; " + who(e.starter) + " starts it.";
  }
  std::string operator()(const TowerGuessed& e) const {
    const std::string out = "The knight looks for the princess under " + name(e.tower);
    if (!is_known(e.secret)) return out + '.';
    return out + " and finds " + secret(e.secret) + (e.points != 0 ? ": " + points(e.points) + '.' : ".");
  }
  std::string operator()(const CardUnveiled& e) const { return subject(e.seat) + " unveils " + card(e.card) + '.'; }
  std::string operator()(const VeiledStoneLaid& e) const {
    return subject(e.seat) + " lays the veiled " + card(e.card) + " at the " + side(e.end) + " end of the row.";
  }
  std::string operator()(const ScoringStarted&) const { return {}; }
  std::string operator()(const IngredientsCounted& e) const {
    std::vector<std::string> items;
    for (int i = 0; i < kIngredients; ++i) {
      const Ingredient one = Ingredient(i);
      const int all = e.natural[one] + e.converted[one];
      if (all == 0) continue;
      const std::string symbol(words::kSymbolNames[Symbol(i)]);
      std::string item = counted(all, symbol, symbol + 's');
      if (e.converted[one] != 0) item += " (" + std::to_string(e.converted[one]) + " by stones)";
      items.push_back(item);
    }
    std::string out = subject(e.seat) + " has " + (items.empty() ? "no ingredients" : words::sentence_list(items));
    if (e.stones != 0) out += ", " + counted(e.stones, "stone", "stones") + " in all";
    if (e.chests != 0) out += ", " + counted(e.chests, "chest", "chests");
    return out + '.';
  }
  std::string operator()(const TowerScored& e) const {
    const std::string score = std::to_string(e.knight) + " to " + std::to_string(e.mage);
    if (e.owner == Owner::Nobody) return "No player wins " + name(e.tower) + ", " + score + '.';
    std::string out = owner_name(e.owner) + " wins " + name(e.tower) + ", " + score + ": " + points(e.value);
    out[0] = 'T';
    if (!is_known(e.secret)) return out + '.';
    return out + ", and " + std::to_string(e.secret_points) + " for the card beneath, " + secret(e.secret) + '.';
  }
  std::string operator()(const TotalCounted& e) const {
    return subject(e.seat) + " has " + points(e.total) + ": guess " + std::to_string(e.guess) + ", towers " +
           std::to_string(e.towers) + ", secret cards " + std::to_string(e.secrets) + ", chests " +
           std::to_string(e.chests) + '.';
  }
  std::string operator()(const SecretShown& e) const {
    if (!is_known(e.secret)) return {};
    return (e.tower == Tower::Track ? "In the box lies " : "Under " + name(e.tower) + " lies ") + secret(e.secret) +
           '.';
  }
  std::string operator()(const GameEnded& e) const {
    if (e.winner == Owner::Nobody) return "No tie-break decides: the game is a draw.";
    const std::string wins = owner_name(e.winner) + " wins";
    std::string out = wins;
    switch (e.tiebreak) {
      case Tiebreak::None: break;
      case Tiebreak::Princess: out += " the tie by the princess's card"; break;
      case Tiebreak::Towers: out += " the tie by more towers"; break;
      case Tiebreak::Red: out += " the tie by the red tower"; break;
      case Tiebreak::Draw: out += ", as this table wants it when no tie-break decides"; break;
    }
    out[0] = 'T';
    return out + '.';
  }
  std::string operator()(const Waiting&) const { return {}; }
};

}  // namespace

std::string Text::sentence(const Rules& rules, const Event& event) { return std::visit(Teller{rules}, event); }

}  // namespace spires::duel
