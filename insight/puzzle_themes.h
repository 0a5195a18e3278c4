// What a puzzle is about, found from its answer by code.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "bots/duel/bots.h"
#include "bots/towers/reasons.h"
#include "insight/puzzle_plans.h"

namespace spires::insight {

template <Game G>
struct ThemesOf;

template <>
struct ThemesOf<towers::Towers> {
  using State = towers::State;
  using Action = towers::Action;
  static constexpr std::array<std::string_view, 14> kAll = {
      "win",     // the turn ends the game
      "gift",    // cards or potions between partners
      "ride",    // Piggyback
      "die",     // a roll decides
      "home",    // a wizard comes home
      "free",    // own wizards can be seen again
      "trap",    // others' wizards are covered
      "castle",  // it is carried on
      "fill",    // a potion
      "block",   // others are no longer one card away from the castle
      "hold",    // a spell that could be cast is kept (master)
      "save",    // a card is thrown away, or the hand
      "nearer",  // to the castle
      "place",   // anything else
  };

  static std::string_view of(const towers::Rules& rules, const State& before, Seat seat,
                             const std::vector<Action>& plan, const State& end) {
    using Kind = Action::Kind;
    const auto has = [&](auto... kinds) {
      return std::any_of(plan.begin(), plan.end(), [&](const Action& a) { return ((a.kind == kinds) || ...); });
    };
    if (has(Kind::Ask, Kind::Offer, Kind::Return, Kind::Give, Kind::TakeCard)) return "gift";
    const auto rides = [](const Action& a) { return a.kind == Kind::Cast && a.spell() == towers::Spell::Piggyback; };
    if (std::any_of(plan.begin(), plan.end(), rides)) return "ride";
    const bool rolling = end.phase == towers::Phase::Roll;
    if (rolling) return "die";
    const auto reasons = bots::towers_reasons_between(rules, before, end, seat, rolling);
    const auto because = [&](std::string_view key) {
      return std::any_of(reasons.begin(), reasons.end(), [&](const bots::Reason& one) { return one.key == key; });
    };
    if (because("home")) return "home";
    if (because("frees")) return "free";
    if (because("traps")) return "trap";
    if (because("castle")) return "castle";
    if (because("fills")) return "fill";
    if (because("blocks")) return "block";
    if (rules.variant.windows && has(Kind::Pass, Kind::Stop)) return "hold";
    if (has(Kind::Discard, Kind::Refuse)) return "save";
    return because("nearer") ? "nearer" : "place";
  }
};

template <>
struct ThemesOf<duel::Duel> {
  using State = duel::State;
  using Action = duel::Action;
  static constexpr std::array<std::string_view, 9> kAll = {
      "guess", "exchange", "look", "push", "force", "salvage", "stone", "take", "move",
  };

  static std::string_view of(const duel::Rules& rules, const State&, Seat, const std::vector<Action>& plan,
                             const State&) {
    using Kind = Action::Kind;
    const auto find = [&](Kind kind) {
      return std::find_if(plan.begin(), plan.end(), [&](const Action& a) { return a.kind == kind; });
    };
    if (find(Kind::Guess) != plan.end()) return "guess";
    if (find(Kind::Swap) != plan.end() || find(Kind::Keep) != plan.end()) return "exchange";
    if (const auto cast = find(Kind::Cast); cast != plan.end()) {
      switch (rules.tower(cast->as == duel::Tower::Track ? cast->a : cast->as).spell) {
        case duel::Spell::PeekSwap: return "look";
        case duel::Spell::PushDown: return "push";
        case duel::Spell::ForceDiscard: return "force";
        case duel::Spell::Salvage: return "salvage";
        case duel::Spell::Any: break;
      }
    }
    if (find(Kind::Look) != plan.end()) return "look";
    if (find(Kind::Push) != plan.end()) return "push";
    if (find(Kind::Place) != plan.end()) return "stone";
    return find(Kind::Take) != plan.end() ? "take" : "move";
  }
};

}  // namespace spires::insight
