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

}  // namespace

DuelPreview preview_of(const duel::Rules& rules, const duel::View& view, const duel::Action& action) {
  duel::State played = view.state;
  const std::vector<Event> events = play_loudly<duel::Duel>(rules, played, view.observer.seat(), action);

  DuelPreview preview;
  duel::State s = view.state;
  for (const Event& event : events) {
    Json& json = preview.events.emplace_back(encode_event(DuelWords{&rules}, event));
    const Shown shown = shown_by(rules, event);
    for (const char* field : shown.fields) json[field] = "?";
    if (!shown.decides) {
      duel::evolve(s, event);
      continue;
    }
    preview.complete = &event == &events.back();
    break;
  }
  preview.balance = said_balance(rules, s);
  return preview;
}

}  // namespace spires::wire
