// Reasons for a decision of Knight & Mage, as keys that clients have a sentence for.
//
// A reason is a fact: it is given exactly if it holds in the view, as far as the observer can see. The evaluation
// judges how good a decision is.
#pragma once

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/duel/guess.h"
#include "bots/duel/reason_words.h"
#include "bots/duel/standing.h"
#include "engine/duel/duel.h"

namespace spires::bots {

namespace duel_reasons {

using namespace spires::duel;

class Finder {
 public:
  Finder(const Rules& rules, const View& view)
      : rules_(rules), view_(view), s_(view.state), seat_(view.observer.seat()), other_(opponent(seat_)) {
    for (const Seat seat : {kKnight, kMage}) before_[seat] = standing_of(rules, s_, seat);
  }

  std::vector<Reason> find(const Action& action) {
    using Kind = Action::Kind;
    switch (action.kind) {
      case Kind::Move: move(action.a); break;
      case Kind::Take: take(slot_of(s_, action.slot())); break;
      case Kind::Place: lay(s_.held, action.end()); break;
      case Kind::Lay: lay(action.card, action.end()); break;
      case Kind::Pass: give(kKeepsPayment, s_.acquired[seat_].size()); break;
      case Kind::Cast: cast(action); break;
      case Kind::Look: look(action); break;
      case Kind::Keep:
      case Kind::Swap: put_back(action.kind); break;
      case Kind::Push: push(action); break;
      case Kind::Discard: discard(action); break;
      case Kind::Guess: give(kGuessBelief, shares().percent(action.a)); break;
      case Kind::Up: break;
    }
    return std::move(found_);
  }

 private:
  void give(std::string_view key, int count = 1) {
    if (count > 0) found_.push_back({key, count});
  }
  PrincessShares shares() const { return princess_shares(rules_, secret_belief(rules_, view_)); }
  int lead(const Keyed<Seat, DuelStanding, kPlayers>& standing, Ingredient of) const {
    return standing[seat_].counted.of(of) - standing[other_].counted.of(of);
  }

  // --- Changes of the position ---

  Keyed<Seat, DuelStanding, kPlayers> standing_in(const State& after) const {
    return {standing_of(rules_, after, kKnight), standing_of(rules_, after, kMage)};
  }
  void compare(const State& after) {
    const Keyed<Seat, DuelStanding, kPlayers> now = standing_in(after);
    int takes = 0, ties = 0, extends = 0, catches = 0, loses = 0, converts = 0;
    for (int i = 0; i < kIngredients; ++i) {
      const int was = lead(before_, Ingredient(i));
      const int is = lead(now, Ingredient(i));
      takes += was <= 0 && is > 0 ? 1 : 0;
      ties += was < 0 && is == 0 ? 1 : 0;
      extends += was > 0 && is > was ? 1 : 0;
      catches += was < is && is < 0 ? 1 : 0;
      loses += was > 0 && is <= 0 ? 1 : 0;
      converts += now[seat_].stones.converted.of(Ingredient(i)) - before_[seat_].stones.converted.of(Ingredient(i));
    }
    give(kTakesLead, takes);
    give(kTies, ties);
    give(kExtendsLead, extends);
    give(kCatchesUp, catches);
    give(kLosesLead, loses);
    give(kStoneConverts, converts);
    give(kStoneWaits, open(now[seat_]) - open(before_[seat_]));
  }
  static int open(const DuelStanding& standing) {
    return standing.stones.open[End::Left] + standing.stones.open[End::Right];
  }

  // --- Steps A and B ---

  // Returns whether a card would give a seat the lead in a tower.
  bool leads_with(Seat seat, Card card) const {
    for (int i = 0; i < kIngredients; ++i) {
      const int ahead = seat == seat_ ? lead(before_, Ingredient(i)) : -lead(before_, Ingredient(i));
      if (ahead <= 0 && ahead + kShown[rules_.data_file][card].of(Ingredient(i)) > 0) return true;
    }
    return false;
  }
  bool can_pay(Tower tower, const CardSet& cards) const {
    if (tower == Tower::Track) return false;
    const auto& payers = rules_.payers[colour_index(tower)];
    if (rules_.tower(tower).cost_size == 1) return !cards.only(payers[0]).empty();
    const int paying = cards.only(payers[0].either(payers[1])).size();
    return !cards.only(payers[0]).empty() && !cards.only(payers[1]).empty() && paying > 1;
  }

  void move(Tower to) {
    const Move kind = move_to(s_, seat_, s_.place_of[to]);
    if (kind == Move::Swap) give(kUsesSwap);
    if (kind == Move::Skip) give(kSkips);
    int leads = 0, chests = 0, stones = 0;
    bool pays = can_pay(to, s_.acquired[seat_]);
    const std::uint32_t beside = slots_beside(s_.place_of[to]) & s_.filled & s_.face_up;
    for (std::uint32_t rest = beside; rest != 0; rest &= rest - 1) {
      const Card card = s_.slot[Slot(lowest_bit(rest))];
      leads += leads_with(seat_, card) ? 1 : 0;
      chests += rules_.card(card).chest != 0 ? 1 : 0;
      stones += rules_.is_stone(card) ? 1 : 0;
      CardSet with = s_.acquired[seat_];
      if (!rules_.is_stone(card)) with.add(card);
      pays = pays || can_pay(to, with);  // KM-4.4
    }
    give(kReachesLead, leads);
    give(kReachesChest, chests);
    give(kReachesStone, stones);
    give(kReachesSpell, pays ? 1 : 0);
  }

  void take(Slot slot) {
    const Card card = s_.slot[slot];
    if (!is_known(card)) {
      give(kTakesUnseen);
      return;
    }
    if (rules_.is_stone(card)) {
      give(kTakesStone, rules_.card(card).stone_count);
    } else {
      State after = s_;
      after.acquired[seat_].add(card);
      compare(after);
    }
    const int chests = before_[seat_].natural.chests();
    give(kChest, chest_points(rules_, chests + rules_.card(card).chest) - chest_points(rules_, chests));
    give(kSecretPays, known_points(card));
    give(kDenies, leads_with(other_, card) && is_next_for_other(slot) ? 1 : 0);
  }
  // KM-11.6: returns the points of a card for secret cards that the observer is sure of, under towers where it leads.
  int known_points(Card card) const {
    const SecretBelief belief = secret_belief(rules_, view_);
    int points = 0;
    for (int t = 0; t < kColoured; ++t) {
      if (lead(before_, rules_.data.towers[t].ingredient) <= 0) continue;
      const Secret secret = sure(belief, coloured(t));
      if (is_known(secret)) points += kShown[rules_.data_file][card].of(rules_.data.secrets[secret].symbol);
    }
    return points;
  }
  Secret sure(const SecretBelief& belief, Tower tower) const {
    for (int i = 0; i < rules_.data.secret_kinds; ++i) {
      if (belief.total() != 0 && belief.weight_of(tower, Secret(i)) == belief.total()) return Secret(i);
    }
    return kHiddenSecret;
  }
  // Returns whether the opponent's next move can reach a slot. KM-10.2: no card is left after the last turn of a round.
  bool is_next_for_other(Slot slot) const {
    if (s_.turn == 4) return false;
    State theirs = s_;
    theirs.active = other_;
    FixedVec<Action, 4> moves;
    list_moves(rules_, theirs, moves);
    return std::any_of(moves.begin(), moves.end(),
                       [&](const Action& move) { return (slots_beside(s_.place_of[move.a]) & bit(slot)) != 0; });
  }

  void lay(Card card, End end) {
    State after = s_;
    after.used[seat_].add(card, end);
    compare(after);
  }

  // --- Step C ---

  void cast(const Action& action) {
    State after = s_;
    after.acquired[seat_].remove(action.card);
    after.used[seat_].add(action.card, action.end());
    if (action.card2 != kNoCard) {
      after.acquired[seat_].remove(action.card2);
      after.used[seat_].add(action.card2, action.end2());
    }
    compare(after);
    const Spell spell = rules_.tower(action.as == Tower::Track ? action.a : action.as).spell;
    if (!finds_target(s_, seat_, spell)) return;
    switch (spell) {
      case Spell::ForceDiscard: give(kForcesDiscard); break;
      case Spell::PushDown: give(kPushes); break;
      case Spell::Salvage: give(kSalvages); break;
      case Spell::PeekSwap: give(kLooks); break;
      case Spell::Any: break;
    }
  }

  void look(const Action& action) {
    const SecretBelief belief = secret_belief(rules_, view_);
    const PrincessShares shares = princess_shares(rules_, belief);
    give(kLooksUnknown, (is_known(sure(belief, action.a)) ? 0 : 1) + (is_known(sure(belief, action.b)) ? 0 : 1));
    give(kLooksForPrincess, shares.percent(action.a) + shares.percent(action.b));
  }

  void put_back(Action::Kind kind) {
    const Known seen = s_.known.read(s_.known.last_look());
    const bool swaps = kind == Action::Kind::Swap;
    const int kept = points_under(seen.a, seen.seen_a) + points_under(seen.b, seen.seen_b);
    const int swapped = points_under(seen.a, seen.seen_b) + points_under(seen.b, seen.seen_a);
    give(kSecretPays, swaps ? swapped - kept : kept - swapped);
    if (!swaps || seat_ != kMage) return;
    const bool at_a = seen.seen_a == rules_.princess;
    if (!at_a && seen.seen_b != rules_.princess) return;
    const Tower from = at_a ? seen.a : seen.b;
    bool looked = false;
    s_.known.for_each(Known::Kind::Look, [&](int, const Known& entry) {
      looked = looked || (entry.seat() == kKnight && (entry.a == from || entry.b == from));
    });
    give(kMovesPrincessAway, looked ? 1 : 0);
  }
  // Returns the points of a secret card under a tower with its present leader, for the observer or, if negative, for
  // the opponent.
  int points_under(Tower tower, Secret secret) const {
    const int ahead = lead(before_, rules_.tower(tower).ingredient);
    const Symbol symbol = rules_.data.secrets[secret].symbol;
    if (ahead == 0) return 0;
    return ahead > 0 ? before_[seat_].natural.of(symbol) : -before_[other_].natural.of(symbol);
  }

  void push(const Action& action) {
    State after = s_;
    after.acquired[other_].remove(action.card);
    after.used[other_].add(action.card, action.end());
    compare(after);
    give(kFixesStones, open(before_[other_]) - open(standing_of(rules_, after, other_)));
    int spells = 0;
    for (int t = 0; t < kColoured; ++t) {
      spells += can_pay(coloured(t), s_.acquired[other_]) && !can_pay(coloured(t), after.acquired[other_]) ? 1 : 0;
    }
    give(kTakesPayment, spells);
  }

  void discard(const Action& action) {
    State after = s_;
    Silence silence;
    Duel::play(rules_, after, seat_, action, silence);
    compare(after);
    const Keyed<Seat, DuelStanding, kPlayers> now = standing_in(after);
    bool same = true;
    for (int i = 0; i < kIngredients; ++i) {
      const int was = lead(before_, Ingredient(i));
      const int is = lead(now, Ingredient(i));
      same = same && (was > 0) == (is > 0) && (was < 0) == (is < 0);
    }
    give(kKeepsTowers, same ? 1 : 0);
  }

  const Rules& rules_;
  const View& view_;
  const State& s_;
  Seat seat_;
  Seat other_;
  Keyed<Seat, DuelStanding, kPlayers> before_{};
  std::vector<Reason> found_;
};

}  // namespace duel_reasons

// REQUIRES: the observer is a seat that is asked, and the action is legal.
inline std::vector<Reason> reasons_for(const duel::Rules& rules, const duel::View& view, const duel::Action& action) {
  return duel_reasons::Finder(rules, view).find(action);
}

}  // namespace spires::bots
