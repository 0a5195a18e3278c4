// Mutants of duel with one bug each: every law must find the one planted for it.
#pragma once

#include <optional>

#include "engine/duel/duel.h"
#include "tests/laws/listed_duel.h"

namespace spires::laws::planted_duel {

using duel::Action;
using duel::Actions;
using duel::Duel;
using duel::Event;
using duel::Rules;
using duel::State;
using duel::View;

// --- Law 1 ---

// KM-6.3: a card must be taken.
struct AcceptsTheUnlisted : Duel {
  static Refusal check(const Rules& rules, const State& s, Seat seat, const Action& action) {
    const bool declines = action == Action::of(Action::Kind::Pass) && s.phase == duel::Phase::Take;
    return declines && seat == s.asked ? Refusal{} : Duel::check(rules, s, seat, action);
  }
};

// KM-9.32: the opponent chooses what blue costs him.
struct AcceptsFromAnybody : Duel {
  static Refusal check(const Rules& rules, const State& s, Seat seat, const Action& action) {
    return Duel::check(rules, s, s.phase == duel::Phase::Discard ? s.asked : seat, action);
  }
};

struct RefusesTheListed : Duel {
  static Refusal check(const Rules& rules, const State& s, Seat seat, const Action& action) {
    if (action.kind == Action::Kind::Swap) return RuleNumber{9, 10};
    return Duel::check(rules, s, seat, action);
  }
};

struct ListsTwice : ListedDuel {
  static void legal(const Rules& rules, const State& s, Seat seat, Actions& out) {
    Duel::legal(rules, s, seat, out);
    if (s.phase == duel::Phase::Push) out.push_back(Action(out[0]));
  }
};

struct AsksForNothing : ListedDuel {
  static void legal(const Rules& rules, const State& s, Seat seat, Actions& out) {
    Duel::legal(rules, s, seat, out);
    if (s.phase == duel::Phase::Place) out.clear();
  }
};

// --- Law 2 ---

struct SilentlyKeeps : Duel {
  template <class Sink>
  static void play(const Rules& rules, State& s, Seat seat, const Action& action, Sink& sink) {
    const bool keeps = Sink::kSilent && action.kind == Action::Kind::Swap;
    Duel::play(rules, s, seat, keeps ? Action::of(Action::Kind::Keep) : action, sink);
  }
};

// --- Law 3 ---

struct FoldForgets : Duel {
  static View fold(const Rules& rules, const View& view, const Event& event) {
    return std::holds_alternative<duel::CardPushed>(event) ? view : Duel::fold(rules, view, event);
  }
};

struct RedactDrops : Duel {
  static std::optional<Event> redact(const Rules& rules, const Event& event, Observer observer) {
    if (std::holds_alternative<duel::RoundStarted>(event) && observer.is_spectator()) return std::nullopt;
    return Duel::redact(rules, event, observer);
  }
};

// The caster does not see the cards of the look.
struct RedactsTooMuch : Duel {
  static std::optional<Event> redact(const Rules& rules, const Event& event, Observer observer) {
    if (std::holds_alternative<duel::SecretsSeen>(event)) return Duel::redact(rules, event, Observer::spectator());
    return Duel::redact(rules, event, observer);
  }
};

// --- Law 4: the list depends on facts hidden from the viewer. See also duel_planted_leaks.h. ---

struct ListsByThePile : ListedDuel {
  static void legal(const Rules& rules, const State& s, Seat seat, Actions& out) {
    Duel::legal(rules, s, seat, out);
    if (s.phase == duel::Phase::Move && s.draw.empty()) out.push_back(Action::of(Action::Kind::Pass));
  }
};

// --- Law 5 ---

struct DealsTooFew : Duel {
  static State determinize(const Rules& rules, const View& view, Rng& rng) {
    State s = Duel::determinize(rules, view, rng);
    if (!s.draw.empty()) s.draw.remove(s.draw.first());
    return s;
  }
};

struct MovesTheKnight : Duel {
  static State determinize(const Rules& rules, const View& view, Rng& rng) {
    State s = Duel::determinize(rules, view, rng);
    s.position[duel::kKnight] = duel::next(s.position[duel::kKnight]);
    return s;
  }
};

// Lays the secret cards again, ignoring what was seen of them.
struct ForgetsTheLooks : Duel {
  static State determinize(const Rules& rules, const View& view, Rng& rng) {
    State s = Duel::determinize(rules, view, rng);
    const duel::Secret first = s.secret[0];
    s.secret[0] = s.secret[1];
    s.secret[1] = first;
    return s;
  }
};

// --- Law 7 ---

// Creates a card from nothing.
struct ConjuresACard : Duel {
  template <class Sink>
  static void play(const Rules& rules, State& s, Seat seat, const Action& action, Sink& sink) {
    Duel::play(rules, s, seat, action, sink);
    if (action.kind == Action::Kind::Push) s.acquired[seat].add(rules.deck.first());
  }
};

// --- Chance and pick ---

struct PicksTheFirst : Duel {
  static Action pick(const Rules& rules, const State& s, Seat seat, std::uint64_t word) {
    return Duel::pick(rules, s, seat, word / 2);
  }
};

// Draws each type of the discard pile with equal probability.
struct SamplesTypes : Duel {
  static duel::Chance sample(const Rules& rules, const State& s, std::uint64_t word) {
    if (s.phase != duel::Phase::Draw) return Duel::sample(rules, s, word);
    duel::Chances all;
    Duel::chances(rules, s, all);
    return all[static_cast<int>(below(word, static_cast<std::uint32_t>(all.size())))].outcome;
  }
};

}  // namespace spires::laws::planted_duel
