#include "engine/towers/evolve.h"
#include "engine/towers/text_phase.h"
#include "engine/towers/text_position.h"
#include "engine/towers/text_words.h"

namespace spires::towers {

namespace {

using Check = std::optional<Fault>;

constexpr int kHand = 3;  // WT-4.5

Check check_act(const Rules& rules, const State& s) {
  const int last = rules.variant.actions;
  switch (kPhaseRows[s.phase].act) {
    case Act::Outside:
      if (s.act != 0) return Fault{"act", fault_text("must be 0 outside a turn's actions")};
      break;
    case Act::First:
      if (s.act != 1) return Fault{"act", fault_text("must be 1 in this phase")};
      break;
    case Act::Any:
      if (s.act < 1 || s.act > last) return Fault{"act", fault_text("must be an action of a turn")};
      break;
    case Act::Last:
      if (s.act != last) return Fault{"act", fault_text("must be the last action of the turn")};
      break;
  }
  return std::nullopt;
}

Check check_decider(const Rules& rules, const State& s) {
  const Decider decider = kPhaseRows[s.phase].decider;
  const bool casting = s.spell.spell != Spell::None;
  if (decider == Decider::Partner && (!rules.teams || s.asked != rules.partner(s.turn))) {
    return Fault{"seat", fault_text("must be the active player's partner")};
  }
  const Seat mover = casting ? s.spell.caster : s.turn;
  const bool own_point = s.inner == Inner::Pick || s.inner == Inner::Fill;
  if (own_point && s.asked != mover) return Fault{"seat", fault_text("must be whose spell or move this is")};
  const bool active_point = decider == Decider::Active && s.inner != Inner::Ride && s.inner != Inner::Draw;
  if (active_point && s.asked != s.turn) return Fault{"seat", fault_text("must be the active player")};
  if (decider == Decider::Active && casting && s.spell.caster != s.turn) {
    return Fault{"spell", fault_text("only the active player can cast in this phase")};
  }
  if (s.inner == Inner::Repeat && !s.slots.taken(s.asked))
    return Fault{"slot", fault_text("must hold the spell that is repeated")};
  return std::nullopt;
}

// WT-5.3, WT-5.5: checks the side and the steps that a card can have at this point.
Check check_card_values(const Rules& rules, const State& s) {
  const CardRow& card = row(s.card);
  const bool before_result = s.phase == Phase::Roll || s.phase == Phase::Reroll;
  const bool side_open = before_result || s.phase == Phase::Side;
  if (side_open && card.dice == 0) return Fault{"card", fault_text("must be a card with dice in this phase")};
  if (s.phase == Phase::Side && card.only != Side::None)
    return Fault{"card", fault_text("must have two sides in this phase")};
  if (side_open) {
    if (s.side != Side::None) return Fault{"side", fault_text("must be - before the result stands")};
  } else if (card.only != Side::None) {
    if (s.side != card.only) return Fault{"side", fault_text("must be the only side of the card")};
  } else if (card.dice == 0) {
    // the side is fixed when announced, at the latest with the piece.
    const bool fixed = rules.options.side_announce == SideAnnounce::OnPlay || s.piece.side != Side::None;
    if (fixed != (s.side != Side::None)) return Fault{"side", fault_text("does not fit the option sideAnnounce")};
  }

  if (card.dice == 0) {
    const int steps = card.steps[s.side];
    if (s.value != steps) return Fault{"val", fault_text("must be the steps of the card's side")};
  } else if ((s.phase == Phase::Roll) != (s.value == 0)) {
    return Fault{"val", fault_text("must be the die, and - before the roll")};
  }

  const int most = before_result ? card.dice - 1 : 0;
  const int least = s.phase == Phase::Reroll ? 1 : 0;
  if (s.rerolls < least || s.rerolls > most) return Fault{"rr", fault_text("does not fit the card and the phase")};
  return std::nullopt;
}

Check check_card(const Rules& rules, const State& s) {
  const PhaseRow& phase = kPhaseRows[s.phase];
  if (s.refused != 0 && phase.refusing == Refusing::No)
    return Fault{"refused", fault_text("no refusal can be running here")};
  if (s.refused == 0 && phase.refusing == Refusing::Yes) return Fault{"refused", fault_text("must be 1 in a refusal")};
  const bool due = phase.card == Resolving::Yes || phase.card == Resolving::Offered ||
                   (phase.card == Resolving::InPlay && s.refused == 0);
  if (!due && s.card != kNoCard) return Fault{"card", fault_text("no card is being resolved here")};
  if (due && s.card == kNoCard) return Fault{"card", fault_text("is missing")};
  if (due && phase.card != Resolving::Offered) return check_card_values(rules, s);
  if (s.side != Side::None) return Fault{"side", fault_text("must be - without a card")};
  if (s.value != 0) return Fault{"val", fault_text("must be - without a card")};
  if (s.rerolls != 0) return Fault{"rr", fault_text("must be 0 without a card")};
  return std::nullopt;
}

Check check_piece(const State& s) {
  const bool by_card = s.inner == Inner::Fill && s.spell.spell == Spell::None;
  const bool due = s.phase == Phase::Mid || (s.phase == Phase::Piece && by_card);
  if (due != (s.piece.side != Side::None))
    return Fault{"piece", fault_text(due ? "is missing" : "no piece is chosen here")};
  if (due && s.piece.side != s.side) return Fault{"piece", fault_text("is not of the card's side")};
  if (!s.riders.empty() && s.piece.side != Side::Wizard) return Fault{"riders", fault_text("only a wizard has riders")};
  return std::nullopt;
}

// WT-11.7: checks what a look under a tower can find.
Check check_pick(const Rules& rules, const State& s) {
  const Space space{s.spell.a};
  constexpr SpellSet kLooks = spells_with(Effect::FreeWizard);
  if (!kLooks.has(s.spell.spell)) return Fault{"spell", fault_text("must be ", words::of(kLooks), " at a pick")};
  if (s.spell.b > height(s, space)) return Fault{"spell", fault_text("there is no such level")};
  const Wizards below = s.on[surface_under(s, space, s.spell.b)];
  const bool partners = rules.teams && below.of(rules.partner(s.spell.caster)) != 0;
  if (below.of(s.spell.caster) == 0 && !partners) return Fault{"spell", fault_text("there is no wizard to free")};
  const bool full = s.on[s.top[space]].total() == kSurfaceLimit;
  if (full && s.castle != space) return Fault{"spell", fault_text("the top is full")};
  return std::nullopt;
}

// WT-13.5
Check check_fill(const Rules& rules, const State& s) {
  const Spell spell = s.spell.spell;
  if (!rules.teams) return Fault{"phase", fault_text("only teams choose whose potion is filled")};
  const bool moves = spells_with(Effect::MoveTower).has(spell);
  if (spell != Spell::None && !moves) return Fault{"spell", fault_text("must move a tower")};
  const bool card_or_step = s.phase == Phase::Piece || s.phase == Phase::Mid || s.phase == Phase::Step;
  if (spell == Spell::None && !card_or_step) return Fault{"spell", fault_text("is missing")};
  if (s.stock[s.asked].empty != 0) return Fault{"potions", fault_text("an own empty potion would be filled first")};
  if (s.stock[rules.partner(s.asked)].empty == 0)
    return Fault{"potions", fault_text("the partner has no empty potion")};
  return std::nullopt;
}

// R-17b: riders of a wizard that a spell moves.
Check check_ride(const Rules& rules, const State& s) {
  const bool moves = spells_with(Effect::MoveWizard).has(s.spell.spell);
  if (!moves) return Fault{"spell", fault_text("must move a wizard")};
  if (rules.options.pb_card_moves_only)
    return Fault{"phase", fault_text("riders join card moves only (pbCardMovesOnly)")};
  const Wizards here = s.on[s.top[Space{s.spell.a}]];
  for (int i = 0; i < kMaxSeats; ++i) {
    const int mover = i == s.spell.b ? 1 : 0;
    if (here.of(seat_at(i)) < s.spell_riders.of(seat_at(i)) + mover)
      return Fault{"spell", fault_text("names wizards that are not there")};
  }
  return std::nullopt;
}

Check check_spell(const Rules& rules, const State& s) {
  if (s.inner != Inner::Repeat && s.same.side != Side::None)
    return Fault{"same", fault_text("nothing is repeated here")};
  const bool bound = rules.options.repeat_targets == RepeatTargets::SamePiece;
  if (!bound && s.same.side != Side::None) return Fault{"same", fault_text("repetitions are free (repeatTargets)")};
  if ((s.inner == Inner::Draw) != (s.to_draw != 0))
    return Fault{"todo", fault_text("counts the cards due at a +draw point")};
  switch (s.inner) {
    case Inner::None:
    case Inner::Repeat:
      if (s.spell.spell != Spell::None) return Fault{"spell", fault_text("no casting is being resolved here")};
      break;
    case Inner::Pick: return check_pick(rules, s);
    case Inner::Fill: return check_fill(rules, s);
    case Inner::Ride: return check_ride(rules, s);
    case Inner::Draw: {
      constexpr SpellSet kDraws = spells_with(Effect::DrawCards);
      if (!kDraws.has(s.spell.spell)) return Fault{"spell", fault_text("must be ", words::of(kDraws), " at a draw")};
      break;
    }
  }
  if (!s.spell_riders.empty() && s.inner != Inner::Ride)
    return Fault{"spell", fault_text("riders are named only while they join")};
  return std::nullopt;
}

//
Check check_offer(const Rules& rules, const State& s) {
  if (!rules.teams) return Fault{"phase", fault_text("only partners offer cards")};
  if (rules.options.team_offer != TeamOffer::Unasked)
    return Fault{"phase", fault_text("partners do not offer cards unasked (teamOffer)")};
  if (s.exchanged != 0) return Fault{"asked", fault_text("must be 0: there is one exchange a turn")};
  if (!s.hand[rules.partner(s.turn)].has(s.card)) return Fault{"card", fault_text("is not in the partner's hand")};
  return std::nullopt;
}

Check check_turn_data(const Rules& rules, const State& s) {
  const bool outside = kPhaseRows[s.phase].act == Act::Outside;
  const bool windows = rules.variant.windows && !outside && s.phase != Phase::End;
  if (!windows && !s.slots.none_taken()) return Fault{"slot", fault_text("there are no slots here")};
  const bool counted = rules.variant.at_choose == Casting::Counted || rules.variant.at_end == Casting::Counted;
  const int most = counted && !outside ? rules.castings : 0;
  if (s.castings > most) return Fault{"casts", fault_text("more than there can be")};
  const bool answering = s.phase == Phase::Answer || s.phase == Phase::Return;
  if (s.exchanged != 0 && (!rules.teams || outside))
    return Fault{"asked", fault_text("no partner can have been asked for a card")};
  if (s.exchanged == 0 && answering) return Fault{"asked", fault_text("must be 1 in an exchange")};
  if (s.phase == Phase::Offered) return check_offer(rules, s);
  return std::nullopt;
}

// WT-3.3: three cards to each seat in turn, so the hands fill up from the first seat.
Check check_deal(const Rules& rules, const State& s) {
  int dealt = 0;
  for (int i = 0; i < rules.players; ++i) {
    const int hand = s.hand_size[seat_at(i)];
    if (hand > kHand || (hand > 0 && dealt < kHand * i))
      return Fault{"hands", fault_text("three cards are dealt to each seat in turn")};
    dealt += hand;
  }
  if (s.phase == Phase::Tiles && dealt > 0)
    return Fault{"hands", fault_text("the tiles are drawn before the cards are dealt")};
  const int due = kHand * rules.players - dealt;
  if (due == 0) return Fault{"hands", fault_text("no player is due a card")};
  if (s.draw_size < due) return Fault{"draw", fault_text("there are too few cards to deal")};
  return std::nullopt;
}

// A player who decides about cards has some, and a player who draws has a card to get.
Check check_cards(const Rules& rules, const State& s) {
  // WT-13.2: a player who asks for an exchange holds a card; with the partner's card that makes two.
  const bool plays =
      (s.phase == Phase::Choose && s.inner == Inner::None) || s.phase == Phase::Answer || s.phase == Phase::Offered;
  const int least = s.phase == Phase::Return ? 2 : plays ? 1 : 0;
  if (s.hand_size[s.turn] < least)
    return Fault{"hands", fault_text("the active player has too few cards for this phase")};
  if (s.phase == Phase::Answer && s.hand_size[s.asked] == 0)
    return Fault{"hands", fault_text("the partner has no card to give")};
  if (s.phase == Phase::Tiles || s.phase == Phase::Deal) return check_deal(rules, s);
  const bool draws = s.inner == Inner::Draw || s.phase == Phase::Refill || s.phase == Phase::Redraw;
  if (!draws) return std::nullopt;
  const int supply = s.draw_size + (rules.variant.alone ? 0 : s.discard_size);
  if (supply == 0) return Fault{"draw", fault_text("there is no card to draw")};
  if (s.inner != Inner::Draw && s.hand_size[s.turn] >= kHand)
    return Fault{"hands", fault_text("no player is due a card")};
  return std::nullopt;
}

// WT-13.4: gifts keep potions within what a count can hold.
Check check_potions(const Rules& rules, const State& s) {
  for (int i = 0; i < rules.players; ++i) {
    const Stock& mine = s.stock[seat_at(i)];
    int sum = mine.empty + mine.full + mine.spent;
    if (rules.teams) {
      const Stock& other = s.stock[rules.partner(seat_at(i))];
      sum += other.empty + other.full + other.spent;
    }
    if (sum > 15) return Fault{"potions", fault_text("more potions than a player or a team can have")};
  }
  return std::nullopt;
}

// WT-3.5, WT-16.1: there may be fewer, because boards may be partial.
Check check_wizards(const Rules& rules, const State& s) {
  for (int i = 0; i < rules.players; ++i) {
    const int out = s.out.of(seat_at(i));
    if (out > rules.wizards_each) return Fault{"board", fault_text("more wizards of a player than there are")};
    if (out + s.stock[seat_at(i)].home > rules.wizards_each) {
      return Fault{"home", fault_text("more wizards than are missing on the board")};
    }
  }
  return std::nullopt;
}

// WT-3.2, WT-15.1: the tiles are those that the header names, or as many as it says to draw.
Check check_tiles(const Rules& rules, const State& s) {
  if (s.phase == Phase::Tiles) {
    if (!rules.draw_tiles) return Fault{"phase", fault_text("no tiles are drawn at this table")};
    if (!s.tiles.empty()) return Fault{"tiles", fault_text("must be - before the tiles are drawn")};
    return std::nullopt;
  }
  if (!rules.draw_tiles || !rules.tiles.empty()) {
    if (!(s.tiles == rules.tiles)) return Fault{"tiles", fault_text("are not those of the header")};
    return std::nullopt;
  }
  if (count_bits(s.tiles.bits()) != rules.tile_count) return Fault{"tiles", fault_text("are not as many as are drawn")};
  const SpellSet missing = s.tiles.without(rules.box);
  if (!missing.empty()) return Fault{"tiles", fault_text(words::of(missing), " needs the option promo")};
  return std::nullopt;
}

}  // namespace

std::optional<Fault> contradiction(const Rules& rules, const State& state) {
  if (Check fault = check_wizards(rules, state)) return fault;
  if (Check fault = check_potions(rules, state)) return fault;
  if (Check fault = check_tiles(rules, state)) return fault;
  if (Check fault = check_act(rules, state)) return fault;
  if (Check fault = check_decider(rules, state)) return fault;
  if (Check fault = check_card(rules, state)) return fault;
  if (Check fault = check_piece(state)) return fault;
  if (Check fault = check_spell(rules, state)) return fault;
  if (Check fault = check_turn_data(rules, state)) return fault;
  return check_cards(rules, state);
}

}  // namespace spires::towers
