// Drives matches as a host does: through the interface of all games and its JSON, with random decisions.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/rng.h"
#include "match/games.h"
#include "match/match.h"
#include "tests/parsed.h"
#include "wire/encode.h"
#include "wire/settings_json.h"

namespace spires::match::driving {

inline ChanceSource seeded(std::uint64_t seed) { return {ChanceSource::Kind::Mix, seed, {}, {}, {}}; }

struct Host {
  std::unique_ptr<Match> match;
  ChanceWords words;
  Rng player;

  Host(std::unique_ptr<Match> made, const ChanceSource& source, std::uint64_t seed)
      : match(std::move(made)), words(seeded_words(source)), player(seed) {
    settle_chance(*match, words);
  }

  Seat asked() const { return match->pending().seat(); }
  Answer play(const std::string& action) {
    const Answer answer = match->submit(asked(), action);
    settle_chance(*match, words);
    return answer;
  }
  // Picks from the list, as its JSON text.
  std::string pick() {
    const Json list = tests::parsed(wire::encode(match->legal(asked())));
    return list[player.next_below(static_cast<std::uint32_t>(list.size()))]["action"].get<std::string>();
  }
  // Returns false when the match is over.
  bool step() {
    if (match->pending().is_over()) return false;
    EXPECT_TRUE(std::holds_alternative<Played>(play(pick())));
    return true;
  }
};

inline Host host_of(const std::string& game, const Json& settings, std::uint64_t seed) {
  Result<std::unique_ptr<Match>> made = make_match({game, settings, seeded(seed), {}});
  if (const spires::Fault* fault = std::get_if<spires::Fault>(&made))
    ADD_FAILURE() << fault->field << " " << fault->why;
  return {std::move(std::get<0>(made)), seeded(seed), mix64(seed)};
}

inline std::vector<Observer> observers_of(const Match& match) {
  std::vector<Observer> all;
  for (int i = 0; i < match.players(); ++i) all.emplace_back(seat_at(i));
  all.push_back(Observer::spectator());
  return all;
}

// Compares as a client does: the order of keys does not matter.
using Plain = nlohmann::json;
inline Plain plain(const JsonText& json) { return Plain::parse(json.text); }

// Returns the view before the replay and after each event, as a client computes them from the patches.
inline std::vector<Plain> views_of(const Replayed& again) {
  std::vector<Plain> all{plain(again.view)};
  for (const JsonText& patch : again.patches) all.push_back(all.back().patch(plain(patch)));
  return all;
}

// Returns everything that one observer can be sent, as bytes.
inline std::string all_told(const Match& match, Observer observer, std::uint32_t since) {
  std::string text = wire::text_of(match.view(observer));
  for (const Boards boards : {Boards::Without, Boards::Patches, Boards::Whole, Boards::PatchesFromView}) {
    const std::optional<EventsMessage> events = match.events_since(observer, since, boards);
    if (events) text += wire::text_of(wire::encode(*events));
  }
  if (!observer.is_spectator()) {
    text += wire::text_of(wire::encode(match.legal(observer.seat(), Previews::With, Confirms::Told)));
    const UndoOffer offer = match.undo_offer(observer.seat());
    text += wire::text_of(wire::encode(UndoPermission{offer.right, offer.decisions}));
  }
  return text + wire::text_of(wire::encode(match.exported(observer)));
}

}  // namespace spires::match::driving
