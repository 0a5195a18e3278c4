#include "wire/duel_preview.h"

#include <variant>

#include "engine/core/collector.h"
#include "wire/event.h"

namespace spires::wire {
namespace {

using duel::Event;

// Facts that an event reveals and no seat can know before.
struct Shown {
  std::vector<const char*> fields;
  bool decides = false;  // later events depend on it
};

Shown shown_by(const duel::Rules& rules, const Event& event) {
  // KM-6.7: the card's destination depends on whether it is a stone.
  if (const auto* taken = std::get_if<duel::CardTaken>(&event); taken != nullptr && taken->face == duel::Face::Down) {
    return {{"card", "zone"}, true};
  }
  if (std::holds_alternative<duel::SecretsSeen>(event)) return {{"seen_a", "seen_b"}, false};
  // a seat that may look through the discard pile sees these cards.
  if (const auto* left = std::get_if<duel::LeftoversDiscarded>(&event)) {
    if (rules.options.discard_inspect && left->unseen_count > 0) return {{"unseen"}, false};
  }
  if (std::holds_alternative<duel::TowerGuessed>(event)) return {{"secret", "points"}, true};
  // KM-11.6: events from here on count the secret cards.
  if (std::holds_alternative<duel::ScoringStarted>(event)) return {{}, true};
  return {};
}

std::vector<DuelRow> changed_rows(const duel::Rules& rules, const duel::State& before, const duel::State& after) {
  std::vector<DuelRow> rows;
  for (const Seat seat : {duel::kKnight, duel::kMage}) {
    if (before.used[seat] == after.used[seat]) continue;
    const duel::Row& row = after.used[seat];
    rows.push_back({DuelWords::said(seat), DuelWords::said(row), said_stones(rules, row)});
  }
  return rows;
}

// KM-6.6: a stone goes to an end of its taker's row. The rows are compared with those before the taking.
std::vector<DuelEndPreview> previews_of_ends(const duel::Rules& rules, const duel::View& taken,
                                             const duel::State& before) {
  std::vector<DuelEndPreview> ends;
  if (taken.state.phase != duel::Phase::Place) return ends;
  duel::Actions actions;
  duel::Duel::legal(rules, taken.state, taken.observer.seat(), actions);
  for (const duel::Action& action : actions) {
    duel::View placed = taken;
    duel::evolve(placed.state, duel::StonePlaced{taken.observer.seat(), taken.state.held, action.end()});
    ends.push_back(
        {DuelWords::said(action.end()), said_standing(rules, placed), changed_rows(rules, before, placed.state)});
  }
  return ends;
}

}  // namespace

DuelPreview preview_of(const duel::Rules& rules, const duel::View& view, const duel::Action& action) {
  duel::State played = view.state;
  const std::vector<Event> events = play_loudly<duel::Duel>(rules, played, view.observer.seat(), action);

  DuelPreview preview;
  duel::View after = view;
  for (const Event& event : events) {
    const Shown shown = shown_by(rules, event);
    preview.events.push_back(encode_event(DuelWords{&rules}, event, shown.fields));
    if (!shown.decides) {
      duel::evolve(after.state, event);
      continue;
    }
    preview.complete = &event == &events.back();
    break;
  }
  preview.balance = said_balance(rules, after.state);
  preview.standing = said_standing(rules, after);
  preview.rows = changed_rows(rules, view.state, after.state);
  preview.ends = previews_of_ends(rules, after, view.state);
  return preview;
}

}  // namespace spires::wire
