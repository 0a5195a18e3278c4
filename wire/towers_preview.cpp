#include "wire/towers_preview.h"

#include <variant>

#include "engine/core/collector.h"
#include "engine/towers/text.h"
#include "wire/event.h"
#include "wire/towers_view.h"

namespace spires::wire {
namespace {

using towers::Event;
using towers::State;
using towers::Surface;

// The fields of an event that reveal facts hidden in strict memory.
std::vector<const char*> shown_by(const Event& event) {
  if (std::holds_alternative<towers::TowerMoved>(event)) return {"uncovered"};
  if (std::holds_alternative<towers::TowersSwapped>(event)) return {"under_first", "under_second"};
  if (std::holds_alternative<towers::SurfaceShown>(event)) return {"wizards"};
  return {};
}

// Events that follow a lifted tower regardless of what was under it: WT-9.1 requires wizards where it lands, and those
// are visible. After a look under a tower (WT-11.7) nothing is certain.
bool follows_anyhow(const Event& shown, const Event& event) {
  if (std::holds_alternative<towers::SurfaceShown>(shown)) return false;
  return std::holds_alternative<towers::PotionFilled>(event) || std::holds_alternative<towers::RepeatBound>(event) ||
         std::holds_alternative<towers::CardFinished>(event) || std::holds_alternative<towers::SpellResolved>(event);
}

// A wizard on a surface keeps the castle away (WT-7.3), so the result is certain if both cases agree.
std::optional<CastleGuess> castle_after(const towers::Rules& rules, const State& s, std::optional<Surface> unknown) {
  const std::optional<int> space = next_castle(rules, s);
  if (unknown && !towers::is_covered(s, *unknown)) {
    State blocked = s;
    blocked.on[*unknown].add(Seat::A);
    if (next_castle(rules, blocked) != space) return CastleGuess{};
  }
  if (!space) return std::nullopt;
  return CastleGuess{space};
}

// Where the pieces would land that the seat chooses from next. The way of a piece does not depend on hidden facts.
std::optional<std::vector<TowersOutcome>> outcomes_of(const towers::Rules& rules, const State& s, Seat seat) {
  if (s.phase != towers::Phase::Piece || towers::Towers::pending(rules, s) != Pending::seat(seat)) return std::nullopt;
  towers::Towers::Actions actions;
  towers::Towers::legal(rules, s, seat, actions);
  std::vector<TowersOutcome> all;
  for (const towers::Action& action : actions) {
    State played = s;
    for (const Event& event : play_loudly<towers::Towers>(rules, played, seat, action)) {
      if (const auto* walked = std::get_if<towers::WizardMoved>(&event)) {
        all.push_back({towers::Text::action(action), towers::index(walked->from), towers::index(walked->to), {}});
      } else if (const auto* entered = std::get_if<towers::WizardEntered>(&event)) {
        all.push_back({towers::Text::action(action), towers::index(entered->from), towers::index(s.castle), true});
      } else if (const auto* moved = std::get_if<towers::TowerMoved>(&event)) {
        all.push_back({towers::Text::action(action), towers::index(moved->from), towers::index(moved->to), {}});
      } else {
        continue;
      }
      break;
    }
  }
  return all;
}

}  // namespace

TowersPreview preview_of(const towers::Rules& rules, const towers::View& view, const towers::Action& action) {
  State played = view.state;
  const std::vector<Event> events = play_loudly<towers::Towers>(rules, played, view.observer.seat(), action);

  TowersPreview preview;
  State s = view.state;
  std::optional<Surface> unknown;
  const Event* shown = nullptr;  // the event that revealed a fact the seat cannot know
  for (const Event& event : events) {
    if (shown != nullptr && !follows_anyhow(*shown, event)) {
      preview.complete = false;
      break;
    }
    const std::vector<const char*> hidden =
        view.memory == towers::Memory::Open ? std::vector<const char*>{} : shown_by(event);
    preview.events.push_back(encode_event(TowersWords{}, event, hidden));
    if (const auto* moved = std::get_if<towers::TowerMoved>(&event)) {
      if (view.memory != towers::Memory::Open) unknown = towers::surface_under(s, moved->from, moved->level);
    }
    towers::evolve(s, event);
    if (!hidden.empty()) shown = &event;
  }
  preview.castle_next = castle_after(rules, s, unknown);
  preview.outcomes = outcomes_of(rules, played, view.observer.seat());
  return preview;
}

}  // namespace spires::wire
