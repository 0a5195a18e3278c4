// Mutants of towers with one bug each: every law must find the one planted for it.
#pragma once

#include <optional>

#include "engine/towers/towers.h"
#include "tests/laws/listed_towers.h"

namespace spires::laws::planted {

using towers::Action;
using towers::Actions;
using towers::Event;
using towers::Rules;
using towers::State;
using towers::Towers;
using towers::View;

// --- Law 1 ---

struct AcceptsTheUnlisted : Towers {
  static Refusal check(const Rules& rules, const State& s, Seat seat, const Action& action) {
    if (action == Action::of(Action::Kind::Pass) && seat == s.asked) return {};
    return Towers::check(rules, s, seat, action);
  }
};

struct AcceptsFromAnybody : Towers {
  static Refusal check(const Rules& rules, const State& s, Seat, const Action& action) {
    return Towers::check(rules, s, s.asked, action);
  }
};

// A second offer in the same turn.
struct AcceptsOffersAnytime : Towers {
  static Refusal check(const Rules& rules, const State& s, Seat seat, const Action& action) {
    State again = s;
    again.exchanged = 0;
    return Towers::check(rules, action.kind == Action::Kind::Offer ? again : s, seat, action);
  }
};

struct RefusesTheListed : Towers {
  static Refusal check(const Rules& rules, const State& s, Seat seat, const Action& action) {
    if (action.kind == Action::Kind::Refuse) return RuleNumber{4, 6};
    return Towers::check(rules, s, seat, action);
  }
};

struct ListsTwice : ListedTowers {
  static void legal(const Rules& rules, const State& s, Seat seat, Actions& out) {
    Towers::legal(rules, s, seat, out);
    if (s.phase == towers::Phase::Piece && out.size() == 3) out.push_back(Action(out[0]));
  }
};

struct AsksForNothing : ListedTowers {
  static void legal(const Rules& rules, const State& s, Seat seat, Actions& out) {
    Towers::legal(rules, s, seat, out);
    if (s.phase == towers::Phase::Reroll) out.clear();
  }
};

// --- Law 2 ---

struct SilentlyForgets : Towers {
  template <class Sink>
  static void play(const Rules& rules, State& s, Seat seat, const Action& action, Sink& sink) {
    Towers::play(rules, s, seat, action, sink);
    if constexpr (Sink::kSilent) {
      if (action.kind == Action::Kind::Cast) s.castings = 0;
    }
  }
};

// --- Law 3 ---

struct FoldForgets : Towers {
  static View fold(const Rules& rules, const View& view, const Event& event) {
    return std::holds_alternative<towers::PotionFilled>(event) ? view : Towers::fold(rules, view, event);
  }
};

struct RedactDrops : Towers {
  static std::optional<Event> redact(const Rules& rules, const Event& event, Observer observer) {
    if (std::holds_alternative<towers::CastleMoved>(event) && observer.is_spectator()) return std::nullopt;
    return Towers::redact(rules, event, observer);
  }
};

// --- Law 4: the list depends on facts hidden from the viewer. See also planted_leaks.h. ---

struct ListsByThePile : ListedTowers {
  static void legal(const Rules& rules, const State& s, Seat seat, Actions& out) {
    Towers::legal(rules, s, seat, out);
    if (s.phase == towers::Phase::Step && s.draw.empty()) out.push_back(Action::of(Action::Kind::Pass));
  }
};

// --- Law 5 ---

struct DealsTooFew : Towers {
  static State determinize(const Rules& rules, const View& view, Rng& rng) {
    State s = Towers::determinize(rules, view, rng);
    if (!s.draw.empty()) s.draw.remove(s.draw.nth(0));
    return s;
  }
};

struct MovesTheCastle : Towers {
  static State determinize(const Rules& rules, const View& view, Rng& rng) {
    State s = Towers::determinize(rules, view, rng);
    s.castle = towers::forward(s.castle, 1);
    return s;
  }
};

// --- Law 7 ---

// Creates a wizard of the second seat from nothing.
struct ConjuresAWizard : Towers {
  template <class Sink>
  static void play(const Rules& rules, State& s, Seat seat, const Action& action, Sink& sink) {
    Towers::play(rules, s, seat, action, sink);
    if (action.kind == Action::Kind::Wizard) s.on[towers::ground_of(s.castle)].add(Seat::B);
  }
};

// --- Chance and pick ---

struct PicksTheFirst : Towers {
  static Action pick(const Rules& rules, const State& s, Seat seat, std::uint64_t word) {
    return Towers::pick(rules, s, seat, word / 2);
  }
};

struct SamplesTheNeighbour : Towers {
  static towers::Chance sample(const Rules& rules, const State& s, std::uint64_t word) {
    if (s.phase != towers::Phase::Roll) return Towers::sample(rules, s, word);
    return towers::Chance::roll(1 + static_cast<int>(word % 6));
  }
};

}  // namespace spires::laws::planted
