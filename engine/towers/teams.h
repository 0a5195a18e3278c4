// WT-13: asking the partner for a card, a card offered unasked, potion gifts, filling a partner's potion. WT-13.3:
// partners learn nothing of each other's hands except a passed card.
#pragma once

#include "engine/towers/castings.h"

namespace spires::towers {

// WT-13.2, I-4: once a turn, while the partner holds a card.
constexpr bool can_ask(const Rules& rules, const State& s) {
  return rules.teams && s.exchanged == 0 && s.hand_size[rules.partner(s.turn)] > 0;
}

// R-31, I-4: the partner may offer a card whenever he could be asked for one.
constexpr bool can_offer(const Rules& rules, const State& s) {
  return rules.options.team_offer == TeamOffer::Unasked && s.phase == Phase::Choose && s.inner == Inner::None &&
         can_ask(rules, s);
}

template <class Out>
constexpr void list_offers(const State& s, Seat seat, Out& out) {
  s.hand[seat].for_each_kind([&](Card card) { out.push_back(Action::offer(card)); });
}

// WT-13.4: a seat may give any number of its full potions.
template <class Out>
constexpr void list_gifts(const Rules& rules, const State& s, Seat seat, Out& out) {
  if (!rules.teams) return;
  for (int n = 1; n <= s.stock[seat].full; ++n) out.push_back(Action::give(n));
}

template <class Ref>
SPIRES_APART constexpr void ask_partner(Ref ref) {
  ref.emit(PartnerAsked{});
  ref.wait(Phase::Answer, Inner::None, ref.rules.partner(ref.s.turn));
}

// Passes a card that was asked for; an unasked card is first shown to the active player.
template <class Ref>
SPIRES_APART constexpr void offer_card(Ref ref, Seat seat, Card card) {
  if (ref.s.phase == Phase::Choose) {
    ref.emit(CardOffered{seat, ref.s.turn, card});
    ref.wait(Phase::Offered, Inner::None, ref.s.turn);
    return;
  }
  ref.emit(CardPassed{seat, ref.s.turn, card});
  ref.wait(Phase::Return, Inner::None, ref.s.turn);
}

template <class Ref>
SPIRES_APART constexpr void take_offer(Ref ref) {
  const Card card = ref.s.card;
  ref.emit(OfferTaken{ref.s.turn});
  ref.emit(CardPassed{ref.rules.partner(ref.s.turn), ref.s.turn, card});
  ref.wait(Phase::Return, Inner::None, ref.s.turn);
}

// Declines a request or an offer; either way the exchange is over.
template <class Ref>
SPIRES_APART constexpr void decline(Ref ref) {
  if (ref.s.phase == Phase::Offered) ref.emit(OfferDeclined{ref.s.turn});
  ref.wait(Phase::Choose, Inner::None, ref.s.turn);
}

template <class Ref>
SPIRES_APART constexpr void return_card(Ref ref, Card card) {
  ref.emit(CardPassed{ref.s.turn, ref.rules.partner(ref.s.turn), card});
  ref.wait(Phase::Choose, Inner::None, ref.s.turn);
}

// Asks the same seat again after a gift; in a window, only if it can still do anything but give.
template <class Ref>
SPIRES_APART constexpr void give_potions(Ref ref, Seat seat, int count) {
  ref.emit(PotionsGiven{seat, ref.rules.partner(seat), static_cast<std::uint8_t>(count)});
  const Phase phase = ref.s.phase;
  if (phase == Phase::End) {
    open_end(ref);
  } else if ((phase == Phase::Pre || phase == Phase::Mid || phase == Phase::Post) &&
             !can_act(ref.rules, ref.s, phase, seat)) {
    if (phase == Phase::Post && ref.s.slots.reserved(seat)) ref.emit(ReservationClosed{seat});
    leave_window(ref, phase, seat);
  } else {
    ref.wait(phase, Inner::None, seat);
  }
}

// WT-13.5: completes the block move, by spell, card or step, after the choice.
template <class Ref>
SPIRES_APART constexpr void choose_filling(Ref ref, Seat seat, Action::Kind choice) {
  Then then = Then::GoOn;
  if (choice == Action::Kind::FillPartner) {
    ref.emit(PotionFilled{ref.rules.partner(seat)});
    if (ends_at_once(ref.rules, ref.s)) then = Then::GameOver;
  }
  if (ref.s.spell.spell != Spell::None) {
    finish_spell(ref, then);
  } else {
    after_move(ref, then);
  }
}

}  // namespace spires::towers
