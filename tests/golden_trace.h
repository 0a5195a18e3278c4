// Golden traces: games written by another implementation, replayed line by line (docs/notation.md). Each step must have
// the same seat and list, and lead to the same state and views; the end must be the same. The files are of revision 1
// of the rules, and their headers name no revision.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "engine/core/collector.h"
#include "engine/core/game_text.h"
#include "engine/core/text_setting.h"
#include "tests/settings.h"

#ifndef SPIRES_ROOT
#define SPIRES_ROOT "."
#endif

namespace spires::tests {

using Json = nlohmann::json;

// The names of the traces of a game, without their ending.
inline std::vector<std::string> golden_files(const std::string& game) {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(SPIRES_ROOT "/tests/golden/" + game)) {
    if (entry.path().extension() == ".jsonl") names.push_back(entry.path().stem().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

inline std::string golden_name(const ::testing::TestParamInfo<std::string>& file) {
  std::string name = file.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

// Names of nested objects are joined by dots.
inline void add_settings(const std::string& name, const Json& value, Settings& out) {
  if (value.is_object()) {
    for (const auto& [key, member] : value.items()) add_settings(name.empty() ? key : name + "." + key, member, out);
  } else if (value.is_array()) {
    std::string items;
    for (const Json& item : value) items += (items.empty() ? "" : ",") + item.get<std::string>();
    out.push_back(list(name, items));
  } else if (value.is_boolean()) {
    out.push_back(flag(name, value.get<bool>() ? "true" : "false"));
  } else if (value.is_number()) {
    out.push_back(number(name, value.get<int>()));
  } else {
    out.push_back(word(name, value.get<std::string>()));
  }
}
inline Settings settings_without(Json object, std::initializer_list<const char*> keys) {
  for (const char* key : keys) object.erase(key);
  Settings settings;
  add_settings("", object, settings);
  std::sort(settings.begin(), settings.end(), [](const Setting& a, const Setting& b) { return a.name < b.name; });
  return settings;
}

template <GameText T>
class GoldenReplay {
 public:
  using G = typename T::Game;

  explicit GoldenReplay(const Json& header) : rules_(rules_of(header)), state_(G::initial(rules_)) {
    EXPECT_EQ(header["game"], T::kName);
  }

  void step(const Json& line) {
    EXPECT_EQ(++steps_, line["n"].get<int>());
    events_.events.clear();
    if (line["kind"] == "chance") {
      take_chance(line["do"].get<std::string>());
    } else {
      take_action(line);
    }
    EXPECT_EQ(T::state(rules_, state_), line["state"].get<std::string>());
    const char* broken = G::broken_invariant(rules_, state_);
    EXPECT_EQ(broken, nullptr) << broken;
    if (line.contains("view")) check_views(line["view"]);
  }

  void end(const Json& line) const {
    ASSERT_TRUE(G::pending(rules_, state_).is_over());
    Settings ending = T::ending(rules_, state_);
    std::sort(ending.begin(), ending.end(), [](const Setting& a, const Setting& b) { return a.name < b.name; });
    EXPECT_EQ(ending, settings_without(line, {"end"})) << line;
  }

  // Returns the events of the last step.
  const std::vector<typename G::Event>& events() const { return events_.events; }

 private:
  static typename G::Rules rules_of(const Json& header) {
    Settings settings = settings_without(header, {"spires_trace", "game"});
    settings.push_back(revision_setting(1));
    return std::get<typename G::Rules>(T::rules(settings));
  }

  void take_chance(const std::string& text) {
    ASSERT_TRUE(G::pending(rules_, state_).is_chance());
    const auto outcome = T::parse_chance(rules_, state_, text);
    ASSERT_TRUE(outcome.has_value()) << text;
    EXPECT_EQ(T::chance(rules_, state_, *outcome), text);
    typename G::Chances chances;
    G::chances(rules_, state_, chances);
    EXPECT_TRUE(std::any_of(chances.begin(), chances.end(), [&](const auto& chance) {
      return chance.outcome == *outcome && chance.weight > 0;
    })) << text;
    G::resolve(rules_, state_, *outcome, events_);
  }

  void take_action(const Json& line) {
    const Pending pending = G::pending(rules_, state_);
    ASSERT_TRUE(pending.is_seat());
    EXPECT_EQ(T::seat(pending.seat()), line["seat"].get<std::string>());
    typename G::Actions actions;
    G::legal(rules_, state_, pending.seat(), actions);
    std::vector<std::string> texts;
    for (const auto& action : actions) texts.push_back(T::action(action));
    std::sort(texts.begin(), texts.end());
    EXPECT_EQ(texts, line["legal"].get<std::vector<std::string>>());
    const auto action = T::parse_action(line["do"].get<std::string>());
    ASSERT_TRUE(action.has_value()) << line["do"];
    ASSERT_TRUE(G::check(rules_, state_, pending.seat(), *action).none()) << line["do"];
    G::play(rules_, state_, pending.seat(), *action, events_);
  }

  void check_views(const Json& views) const {
    for (int i = 0; i < T::players(rules_); ++i) {
      const auto view = G::view(rules_, state_, Observer(seat_at(i)), typename G::Memory{});
      EXPECT_EQ(Json(T::view(rules_, view)), views[T::seat(seat_at(i))]);
    }
  }

  typename G::Rules rules_;
  typename G::State state_;
  Collector<typename G::Event> events_;
  int steps_ = 0;
};

// Replays a file; calls at_end(replay, line) for each end line.
template <GameText T, class AtEnd>
void replay_golden(const std::string& name, const AtEnd& at_end) {
  std::ifstream file(SPIRES_ROOT "/tests/golden/" + std::string(T::kName) + "/" + name + ".jsonl");
  ASSERT_TRUE(file.good());
  std::optional<GoldenReplay<T>> replay;
  int steps = 0;
  for (std::string text; std::getline(file, text);) {
    const Json line = Json::parse(text);
    if (line.contains("spires_trace")) {
      replay.emplace(line);
    } else if (line.contains("end")) {
      replay->end(line);
      at_end(*replay, line);
    } else {
      replay->step(line);
      ++steps;
    }
    ASSERT_FALSE(::testing::Test::HasFailure()) << name << ", line: " << text.substr(0, 120);
  }
  EXPECT_GT(steps, 50);
}

}  // namespace spires::tests
