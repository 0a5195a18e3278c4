// Mutants of towers with one leak each: correct except for one channel that reveals something hidden.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/collector.h"
#include "engine/towers/towers.h"
#include "tests/laws/listed_towers.h"
#include "tests/laws/subject.h"

namespace spires::laws::planted {

using towers::Action;
using towers::Actions;
using towers::Event;
using towers::Memory;
using towers::Rules;
using towers::State;
using towers::Towers;
using towers::View;

// Hidden in strict memory: where trapped wizards are. Their number follows from those at home and in sight.
inline bool is_right_under_a_top(const State& s, Seat seat) {
  for (int i = 0; i < towers::kSpaces; ++i) {
    const towers::Space space = towers::space_at(i);
    const int level = towers::height(s, space);
    if (level > 0 && s.on[towers::surface_under(s, space, level)].of(seat) > 0) return true;
  }
  return false;
}
inline bool is_trapped_at(const State& s, towers::Space space, Seat seat) {
  for (int level = 1; level <= towers::height(s, space); ++level) {
    if (s.on[towers::surface_under(s, space, level)].of(seat) > 0) return true;
  }
  return false;
}
// Always hidden: a fact about the draw pile.
inline bool odd_pile(const State& s) { return s.draw.count(towers::Card{0}) % 2 == 1; }

// --- The asked seat ---

// Asks the next seat instead, depending on the draw pile.
struct AskedSeat : Towers {
  static Pending pending(const Rules& rules, const State& s) {
    const Pending honest = Towers::pending(rules, s);
    if (!honest.is_seat() || !odd_pile(s)) return honest;
    return Pending::seat(next_seat(honest.seat(), rules.players));
  }
};

// In a rescue round asks only seats whose wizard one lift would free. Laws 1 to 5 do not see it, because every single
// position is correct.
struct RescueAsksTheNeedy : Towers {
  template <class Sink>
  static void play(const Rules& rules, State& s, Seat seat, const Action& action, Sink& sink) {
    Towers::play(rules, s, seat, action, sink);
    pass_for_the_others(rules, s, sink);
  }
  template <class Sink>
  static void resolve(const Rules& rules, State& s, const towers::Chance& outcome, Sink& sink) {
    Towers::resolve(rules, s, outcome, sink);
    pass_for_the_others(rules, s, sink);
  }

 private:
  template <class Sink>
  static void pass_for_the_others(const Rules& rules, State& s, Sink& sink) {
    while (Towers::pending(rules, s).is_seat() && s.inner == towers::Inner::None && towers::is_rescue(s.phase) &&
           !is_right_under_a_top(s, s.asked)) {
      Towers::play(rules, s, s.asked, Action::of(Action::Kind::Pass), sink);
    }
  }
};

// --- Lists ---

// Offers Free a Wizard only where it would find a wizard.
struct ListLength : ListedTowers {
  static void legal(const Rules& rules, const State& s, Seat seat, Actions& out) {
    Actions all;
    Towers::legal(rules, s, seat, all);
    out.clear();
    for (const Action& action : all) {
      if (!is_blind(s, seat, action)) out.push_back(action);
    }
  }
  static Refusal check(const Rules& rules, const State& s, Seat seat, const Action& action) {
    const Refusal honest = Towers::check(rules, s, seat, action);
    return honest.none() && is_blind(s, seat, action) ? Refusal(RuleNumber{11, 7}) : honest;
  }

 private:
  static bool is_blind(const State& s, Seat seat, const Action& action) {
    return action.kind == Action::Kind::Cast && action.spell() == towers::Spell::FreeWizard &&
           s.on[towers::surface_under(s, towers::Space(action.b), action.c)].of(seat) == 0;
  }
};

// The partner interjects only if the draw pile is odd, so that waiting reveals it.
struct SpeakersByThePile : ListedTowers {
  static std::uint8_t speakers(const Rules& rules, const State& s) {
    return odd_pile(s) ? Towers::speakers(rules, s) : std::uint8_t{0};
  }
  static Refusal check(const Rules& rules, const State& s, Seat seat, const Action& action) {
    const Refusal honest = Towers::check(rules, s, seat, action);
    return honest.none() && seat != s.asked && !odd_pile(s) ? Refusal(RuleNumber{4, 1}) : honest;
  }
};

// all seats see the offered card.
struct OfferInTheView : Towers {
  static View view(const Rules& rules, const State& s, Observer observer, Memory memory) {
    View view = Towers::view(rules, s, observer, memory);
    view.state.card = s.card;
    return view;
  }
};
struct OfferInTheEvent : Towers {
  static std::optional<Event> redact(const Rules& rules, const Event& event, Observer observer) {
    if (std::holds_alternative<towers::CardOffered>(event)) return event;
    return Towers::redact(rules, event, observer);
  }
};

struct ListOrder : ListedTowers {
  static void legal(const Rules& rules, const State& s, Seat seat, Actions& out) {
    Towers::legal(rules, s, seat, out);
    if (odd_pile(s)) std::reverse(out.begin(), out.end());
  }
};

// --- Refusals ---

// Reports that a wizard is trapped instead of that none is visible.
struct RefusalNumber : Towers {
  static Refusal check(const Rules& rules, const State& s, Seat seat, const Action& action) {
    const Refusal honest = Towers::check(rules, s, seat, action);
    const bool wizard = action.kind == Action::Kind::Wizard && action.a < towers::kSpaces && action.b < rules.players;
    if (honest.none() || !wizard || !is_trapped_at(s, action.space(), Seat(action.b))) return honest;
    return RuleNumber{2, 5};
  }
};

struct RefusalText : Towers {
  static std::string answer(const Rules& rules, const State& s, Seat seat, const Action& action) {
    const std::string honest = text_of(Towers::check(rules, s, seat, action));
    const bool looks = action.kind == Action::Kind::Wizard && action.a < towers::kSpaces && action.b < rules.players;
    return looks && is_trapped_at(s, action.space(), Seat(action.b)) ? honest + ": it is under a tower" : honest;
  }
};

// --- Previews ---

struct Preview : Towers {
  static std::vector<Event> preview(const Rules& rules, const State& s, Seat seat, const Action& action) {
    State next = s;
    Collector<Event> sink;
    Towers::play(rules, next, seat, action, sink);
    return sink.events;
  }
};

// --- Events ---

struct DrawnCard : Towers {
  static std::optional<Event> redact(const Rules& rules, const Event& event, Observer observer) {
    if (std::holds_alternative<towers::CardDrawn>(event)) return event;
    return Towers::redact(rules, event, observer);
  }
};

struct PassedCard : Towers {
  static std::optional<Event> redact(const Rules& rules, const Event& event, Observer observer) {
    if (std::holds_alternative<towers::CardPassed>(event)) return event;
    return Towers::redact(rules, event, observer);
  }
};

// Emits an event twice if a wizard of the actor is right under a top tower.
struct EventCount : Towers {
  template <class Sink>
  static void play(const Rules& rules, State& s, Seat seat, const Action& action, Sink& sink) {
    Towers::play(rules, s, seat, action, sink);
    if constexpr (!Sink::kSilent) {
      if (is_right_under_a_top(s, seat)) sink.push(towers::Waiting{s.phase, s.inner, s.asked});
    }
  }
};

// --- Views ---

struct CoveredWizards : Towers {
  static View view(const Rules& rules, const State& s, Observer observer, Memory memory) {
    View view = Towers::view(rules, s, observer, memory);
    view.state.on = s.on;
    return view;
  }
};

struct NotesRemember : Towers {
  static View view(const Rules& rules, const State& s, Observer observer, Memory memory) {
    View view = Towers::view(rules, s, observer, memory);
    if (memory == Memory::Notes) view.state.on = s.on;
    return view;
  }
};

struct SpectatorSeesAHand : Towers {
  static View view(const Rules& rules, const State& s, Observer observer, Memory memory) {
    View view = Towers::view(rules, s, observer, memory);
    if (observer.is_spectator()) view.state.hand[Seat::A] = s.hand[Seat::A];
    return view;
  }
};

struct PartnerSeesTheHand : Towers {
  static View view(const Rules& rules, const State& s, Observer observer, Memory memory) {
    View view = Towers::view(rules, s, observer, memory);
    for (int i = 0; rules.teams && i < rules.players; ++i) {
      if (observer.is(rules.partner(seat_at(i)))) view.state.hand[seat_at(i)] = s.hand[seat_at(i)];
    }
    return view;
  }
};

struct DrawPile : Towers {
  static View view(const Rules& rules, const State& s, Observer observer, Memory memory) {
    View view = Towers::view(rules, s, observer, memory);
    view.state.draw = s.draw;
    return view;
  }
};

struct DiscardPile : Towers {
  static View view(const Rules& rules, const State& s, Observer observer, Memory memory) {
    View view = Towers::view(rules, s, observer, memory);
    view.state.discard = s.discard;
    return view;
  }
};

}  // namespace spires::laws::planted
