#include "tests/differential/player.h"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <string_view>
#include <vector>

namespace spires::differential {

namespace {

using towers::Text;
using towers::Towers;

// How many wizards stand close together, on the surfaces that can be seen.
int crowding(const towers::State& state) {
  int sum = 0;
  for (int i = 0; i < towers::kSpaces; ++i) {
    const int here = state.on[state.top[towers::Space(i)]].total();
    sum += here * here;
  }
  return sum;
}

// How far a player in this mood is from what he wants. Mostly that is the end of the game.
int distance(const Pair& pair, const towers::State& state, Mood mood) {
  if (mood == Mood::Crowd) return -crowding(state);
  int sum = 0;
  for (int i = 0; i < pair.rules().players; ++i) {
    const towers::Stock& stock = state.stock[seat_at(i)];
    if (mood == Mood::Hurry || mood == Mood::Home) sum -= stock.home;
    if (mood != Mood::Home) sum += stock.empty;
  }
  return sum;
}

towers::State after(const Pair& pair, const std::string& text) {
  towers::State next = pair.state();
  Silence silence;
  const Seat seat = Towers::pending(pair.rules(), next).seat();
  Towers::play(pair.rules(), next, seat, Text::parse_action(text).value(), silence);
  return next;
}

std::vector<std::string> of_kinds(const Pair& pair, std::initializer_list<std::string_view> kinds) {
  std::vector<std::string> found;
  for (const auto& [text, weight] : pair.point().list) {
    if (std::find(kinds.begin(), kinds.end(), kind_of(pair, text)) != kinds.end()) found.push_back(text);
  }
  return found;
}

template <class List>
const auto& any_of(const List& list, Rng& rng) {
  return list[rng.next_below(static_cast<std::uint32_t>(list.size()))];
}

}  // namespace

std::string kind_of(const Pair& pair, const std::string& text) {
  if (pair.chance()) return text.substr(0, text.find(' '));
  return Text::kind(Text::parse_action(text).value());
}

std::string Player::pick(const Pair& pair, const Census& census, const std::string& variant) {
  const auto& list = pair.point().list;
  if (pair.chance()) {
    unsigned sum = 0;
    for (const auto& [text, weight] : list) sum += weight;
    unsigned left = rng_.next_below(sum);
    std::size_t i = 0;
    for (; left >= list[i].second; ++i) left -= list[i].second;
    return list[i].first;
  }
  if (mood_ == Mood::Plain) return any_of(list, rng_).first;
  std::string wanted = pick_by_mood(pair);
  if (!wanted.empty()) return wanted;
  const std::uint32_t way = rng_.next_below(4);
  return way == 0 ? pick_way(pair, census, variant) : pick_rare(pair, census, variant);
}

std::string Player::pick_by_mood(const Pair& pair) {
  const std::uint32_t die = rng_.next_below(10);
  const std::string phase = pair.phase();
  // While the pile runs out: only then can a reshuffle inside a casting be seen.
  if (pair.state().draw_size < 6 && die < 6 && (mood_ != Mood::Patient || phase != "choose")) {
    const std::vector<std::string> draw = of_kinds(pair, {"cast DT2C"});
    if (!draw.empty()) return draw.front();
  }
  if (mood_ == Mood::Rare) return {};
  if (mood_ != Mood::Patient) return die < 6 ? pick_hurried(pair) : std::string{};
  if (die == 0) return {};
  std::vector<std::string> calm;
  if (phase == "pre" || phase == "rescue0" || phase == "rescue1") calm = of_kinds(pair, {"pass"});
  if (phase == "choose") calm = of_kinds(pair, {"play", "refuse"});
  if (phase == "piece") {
    const std::string filling = pick_hurried(pair);
    if (!filling.empty()) return filling;
    calm = of_kinds(pair, {"wizard", "tower"});
  }
  return calm.empty() ? std::string{} : any_of(calm, rng_);
}

std::string Player::pick_hurried(const Pair& pair) {
  const int now = distance(pair, pair.state(), mood_);
  std::vector<std::string> good;
  for (const auto& [text, weight] : pair.point().list) {
    if (distance(pair, after(pair, text), mood_) < now) good.push_back(text);
  }
  return good.empty() ? std::string{} : any_of(good, rng_);
}

std::string Player::pick_way(const Pair& pair, const Census& census, const std::string& variant) {
  std::vector<std::string> best;
  std::int64_t least = 0;
  for (const auto& [text, weight] : pair.point().list) {
    const std::int64_t count = census.phase_count(Text::phase(after(pair, text)), variant);
    if (best.empty() || count < least) {
      best.clear();
      least = count;
    }
    if (count == least) best.push_back(text);
  }
  return any_of(best, rng_);
}

std::string Player::pick_rare(const Pair& pair, const Census& census, const std::string& variant) {
  std::map<std::string, std::vector<std::string>> by_kind;
  for (const auto& [text, weight] : pair.point().list) by_kind[kind_of(pair, text)].push_back(text);
  // A refusal costs a whole turn: seldom, or the games hardly move.
  const std::uint32_t refuse = rng_.next_below(6);
  if (refuse != 0 && by_kind.size() > 1) by_kind.erase("refuse");
  const std::string phase = pair.phase();
  const std::uint32_t any = rng_.next_below(2);
  auto chosen = by_kind.begin();
  if (any != 0) {
    std::advance(chosen, rng_.next_below(static_cast<std::uint32_t>(by_kind.size())));
  } else {
    for (auto it = by_kind.begin(); it != by_kind.end(); ++it) {
      const auto count = [&](const auto& kind) { return census.count({phase, kind->first}, variant); };
      if (count(it) < count(chosen)) chosen = it;
    }
  }
  return any_of(chosen->second, rng_);
}

}  // namespace spires::differential
