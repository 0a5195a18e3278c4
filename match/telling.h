// The messages for one observer, as JSON: positions, events, lists with previews, refusals. Everything is made from
// that observer's view or redacted event; no function here takes a State.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/collector.h"
#include "match/host_messages.h"
#include "match/refusals.h"
#include "match/wires.h"
#include "wire/encode.h"
#include "wire/event.h"

namespace spires::match {

// Longer lists come without previews; a client requests the ones it shows.
inline constexpr int kMostPreviews = 96;

template <GameTools K>
struct Telling {
  using T = typename K::Text;
  using G = typename T::Game;
  using Rules = typename G::Rules;
  using View = typename G::View;
  using Action = typename G::Action;

  static auto said(const Rules& rules, const View& view) { return wire::said_view(rules, view); }
  static JsonText view(const Rules& rules, const View& view) { return wire::encode(said(rules, view)); }

  static JsonText event(const Rules& rules, const typename G::Event& event, Observer observer) {
    const std::optional<typename G::Event> told = G::redact(rules, event, observer);
    return told ? wire::encode_event(WireFor<K>::words(rules), *told) : wire::hidden_event();
  }

  // REQUIRES: the observer of the view is asked and the action is legal.
  static JsonText preview(const Rules& rules, const View& view, const Action& action) {
    return wire::encode(wire::preview_of(rules, view, action));
  }

  // `revealing`: the rules that define what reveals something, if the list marks actions that need no confirmation.
  // REQUIRES: the observer of the view is asked.
  static std::vector<LegalAction> legal(const Rules& rules, const View& view, Previews previews = Previews::With,
                                        const std::vector<Rules>* revealing = nullptr) {
    typename G::Actions actions;
    G::legal(rules, view.state, view.observer.seat(), actions);
    std::vector<LegalAction> all;
    for (const Action& action : actions) {
      LegalAction& one = all.emplace_back(LegalAction{T::action(action), T::kind(action), {}, {}});
      if (revealing != nullptr && asks_again(rules, view, action, *revealing)) one.confirm = false;
      if (previews == Previews::With && actions.size() <= kMostPreviews) one.preview = preview(rules, view, action);
    }
    return all;
  }

  // Returns whether the seat is asked again after the action and the action reveals nothing under any of these rules.
  // REQUIRES: the observer of the view is asked and the action is legal.
  static bool asks_again(const Rules& rules, const View& view, const Action& action,
                         const std::vector<Rules>& revealing) {
    typename G::State played = view.state;
    for (const typename G::Event& event : play_loudly<G>(rules, played, view.observer.seat(), action)) {
      for (const Rules& one : revealing) {
        if (K::reveals(one, event)) return false;
      }
    }
    return G::pending(rules, played) == Pending::seat(view.observer.seat());
  }

  // Returns only the texts. REQUIRES: the observer of the view is asked.
  static std::vector<std::string> legal_texts(const Rules& rules, const View& view) {
    typename G::Actions actions;
    G::legal(rules, view.state, view.observer.seat(), actions);
    std::vector<std::string> all;
    for (const Action& action : actions) all.push_back(T::action(action));
    return all;
  }

  // Returns the actions of the view's observer while another seat is asked; may be empty.
  static std::vector<LegalAction> meanwhile(const Rules& rules, const View& view) {
    typename G::Actions actions;
    list_meanwhile<G>(rules, view.state, view.observer.seat(), actions);
    std::vector<LegalAction> all;
    for (const Action& action : actions) all.push_back({T::action(action), T::kind(action), {}, {}});
    return all;
  }

  // Parses an action, or returns why the observer of the view may not take it. REQUIRES: the observer is a seat.
  static std::variant<Action, Refused> judge(const Rules& rules, const View& view, std::string_view text) {
    const std::optional<Action> action = T::parse_action(text);
    if (!action) return refused("unreadable", {{"action", std::string(text)}});
    const Pending pending = G::pending(rules, view.state);
    if (pending.is_over()) return refused("over");
    if (!pending.is_seat()) return refused("chance_asked");
    const Seat seat = view.observer.seat();
    const Refusal refusal = G::check(rules, view.state, seat, *action);
    if (refusal.none()) return *action;
    if (seat != pending.seat()) return refused("not_asked", {{"asked", T::seat(pending.seat())}});
    Refused no = refused("rule", {{"action", std::string(text)}});
    no.rule = rule_text(refusal.rule());
    no.key = "rule." + *no.rule;
    return no;
  }

  // "WT-6.4"
  static std::string rule_text(RuleNumber rule) {
    return std::string(T::kRulePrefix) + "-" + std::to_string(rule.chapter) + "." + std::to_string(rule.section);
  }
};

}  // namespace spires::match
