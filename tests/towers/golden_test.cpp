// Golden traces: games written by another implementation, replayed line by line (docs/notation.md, chapter 1).
// Each step must have the same seat, the same list, and lead to the same state; the end must have the same places.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <nlohmann/json.hpp>

#include "tests/towers/scenario.h"

#ifndef SPIRES_ROOT
#define SPIRES_ROOT "."
#endif

namespace spires::towers::tests {
namespace {

using nlohmann::json;

std::vector<std::string> golden_files() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(std::string(SPIRES_ROOT) + "/tests/golden/towers")) {
    if (entry.path().extension() == ".jsonl") names.push_back(entry.path().stem().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

Setting setting_of(const std::string& name, const json& value) {
  if (value.is_boolean()) return flag(name, value.get<bool>() ? "true" : "false");
  if (value.is_number()) return number(name, value.get<int>());
  if (value.is_array()) return list(name, join(value.get<std::vector<std::string>>(), ","));
  return word(name, value.get<std::string>());
}

Settings settings_of(const json& header) {
  Settings settings;
  for (const auto& [name, value] : header.items()) {
    if (name == "spires_trace" || name == "game") continue;
    if (name != "options") {
      settings.push_back(setting_of(name, value));
      continue;
    }
    for (const auto& [option, choice] : value.items()) {
      if (!choice.is_object()) {
        settings.push_back(setting_of("options." + option, choice));
        continue;
      }
      for (const auto& [tile, cost] : choice.items()) {
        settings.push_back(setting_of("options." + option + "." + tile, cost));
      }
    }
  }
  return settings;
}

class Replay {
 public:
  explicit Replay(const json& header) : rules_(std::get<Rules>(Text::rules(settings_of(header)))) {
    state_ = Towers::initial(rules_);
  }

  void step(const json& line) {
    if (line["kind"] == "chance") {
      take_chance(line["do"].get<std::string>());
    } else {
      take_action(line);
    }
    EXPECT_EQ(Text::state(rules_, state_), line["state"].get<std::string>());
    const char* broken = Towers::broken_invariant(rules_, state_);
    EXPECT_EQ(broken, nullptr) << broken;
  }

  void end(const json& line) {
    ASSERT_TRUE(Towers::pending(rules_, state_).is_over());
    const Outcome outcome = Towers::outcome(rules_, state_);
    json winners = json::array();
    json places = json::object();
    for (int i = 0; i < rules_.players; ++i) {
      const Seat seat = seat_at(i);
      if (outcome.won(seat)) winners.push_back(Text::seat(seat));
      places[Text::seat(seat)] = outcome.place[seat];
    }
    EXPECT_EQ(winners, line["winners"]);
    EXPECT_EQ(places, line["places"]);
    const char* reason = outcome.reason == EndReason::Goal ? "goal" : "deadlock";
    EXPECT_EQ(reason, line["reason"].get<std::string>());
  }

 private:
  void take_chance(const std::string& text) {
    ASSERT_TRUE(Towers::pending(rules_, state_).is_chance());
    const auto outcome = Text::parse_chance(rules_, state_, text);
    ASSERT_TRUE(outcome.has_value()) << text;
    EXPECT_EQ(Text::chance(rules_, state_, *outcome), text);
    Chances chances;
    Towers::chances(rules_, state_, chances);
    EXPECT_TRUE(std::any_of(chances.begin(), chances.end(), [&](const WeightedChance& c) {
      return c.outcome == *outcome && c.weight > 0;
    })) << text;
    Towers::resolve(rules_, state_, *outcome, silence_);
  }

  void take_action(const json& line) {
    const Pending pending = Towers::pending(rules_, state_);
    ASSERT_TRUE(pending.is_seat());
    EXPECT_EQ(Text::seat(pending.seat()), line["seat"].get<std::string>());
    Actions actions;
    Towers::legal(rules_, state_, pending.seat(), actions);
    std::vector<std::string> texts;
    std::transform(actions.begin(), actions.end(), std::back_inserter(texts),
                   [](const Action& action) { return Text::action(action); });
    std::sort(texts.begin(), texts.end());
    EXPECT_EQ(texts, line["legal"].get<std::vector<std::string>>());
    const auto action = Text::parse_action(line["do"].get<std::string>());
    ASSERT_TRUE(action.has_value()) << line["do"];
    ASSERT_TRUE(Towers::check(rules_, state_, pending.seat(), *action).none()) << line["do"];
    Towers::play(rules_, state_, pending.seat(), *action, silence_);
  }

  Rules rules_;
  State state_{};
  Silence silence_;
};

class Golden : public ::testing::TestWithParam<std::string> {};

TEST_P(Golden, IsReproducedLineByLine) {
  std::ifstream file(std::string(SPIRES_ROOT) + "/tests/golden/towers/" + GetParam() + ".jsonl");
  ASSERT_TRUE(file.good());
  std::optional<Replay> replay;
  int steps = 0;
  for (std::string text; std::getline(file, text);) {
    const json line = json::parse(text);
    if (line.contains("spires_trace")) {
      replay.emplace(line);
    } else if (line.contains("end")) {
      replay->end(line);
    } else {
      replay->step(line);
      ++steps;
    }
    ASSERT_FALSE(HasFailure()) << GetParam() << ", line: " << text.substr(0, 120);
  }
  EXPECT_GT(steps, 50);
}

std::string test_name(const ::testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Traces, Golden, ::testing::ValuesIn(golden_files()), test_name);

TEST(GoldenFiles, AreThere) { EXPECT_GE(golden_files().size(), 12u); }

}  // namespace
}  // namespace spires::towers::tests
