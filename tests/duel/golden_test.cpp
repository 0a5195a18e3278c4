// Golden traces: games written by another implementation, replayed line by line (docs/notation.md, chapters 1 and 3).
// Each step must have the same seat, the same list, and lead to the same state; the end must have the same score.
#include <algorithm>
#include <filesystem>
#include <fstream>

#include <nlohmann/json.hpp>

#include "tests/duel/scenario.h"

#ifndef SPIRES_ROOT
#define SPIRES_ROOT "."
#endif

namespace spires::duel::tests {
namespace {

using nlohmann::json;

std::vector<std::string> golden_files() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(std::string(SPIRES_ROOT) + "/tests/golden/duel")) {
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
  Settings settings{setting_of("players", header["players"])};
  for (const auto& [name, value] : header["options"].items()) settings.push_back(setting_of("options." + name, value));
  return settings;
}

// The end of a game as its line has it: dotted names are nested objects.
json end_line(const Duel::Rules& rules, const Duel::State& state) {
  json line{{"end", true}, {"winners", json::array()}};
  const Outcome outcome = Duel::outcome(rules, state);
  for (const Seat seat : {Seat::A, Seat::B}) {
    if (outcome.won(seat)) line["winners"].push_back(Text::seat(seat));
  }
  for (const Setting& setting : Text::ending(rules, state)) {
    json* place = &line;
    for (const std::string& name : split(setting.name, '.')) place = &(*place)[name];
    switch (setting.kind) {
      case Setting::Kind::Number: *place = std::stoi(setting.value); break;
      case Setting::Kind::Flag: *place = setting.value == "true"; break;
      case Setting::Kind::List: *place = split(setting.value, ','); break;
      case Setting::Kind::Word: *place = setting.value; break;
    }
  }
  return line;
}

class Replay {
 public:
  explicit Replay(const json& header) : rules_(std::get<Duel::Rules>(Text::rules(settings_of(header)))) {
    state_ = Duel::initial(rules_);
  }

  void step(const json& line) {
    EXPECT_EQ(++steps_, line["n"].get<int>());
    events_.events.clear();
    if (line["kind"] == "chance") {
      take_chance(line["do"].get<std::string>());
    } else {
      take_action(line);
    }
    EXPECT_EQ(Text::state(rules_, state_), line["state"].get<std::string>());
    const char* broken = Duel::broken_invariant(rules_, state_);
    EXPECT_EQ(broken, nullptr) << broken;
    if (line.contains("view")) check_views(line["view"]);
  }

  void end(const json& line) {
    ASSERT_TRUE(Duel::pending(rules_, state_).is_over());
    EXPECT_EQ(end_line(rules_, state_), line);
    int totals = 0;
    for (const Duel::Event& event : events_.events) {
      const auto* total = std::get_if<TotalCounted>(&event);
      if (total == nullptr) continue;
      EXPECT_EQ(line["score"][Text::seat(total->seat)]["total"], total->total);
      ++totals;
    }
    EXPECT_EQ(totals, 2);
  }

 private:
  void take_chance(const std::string& text) {
    ASSERT_TRUE(Duel::pending(rules_, state_).is_chance());
    const auto outcome = Text::parse_chance(rules_, state_, text);
    ASSERT_TRUE(outcome.has_value()) << text;
    EXPECT_EQ(Text::chance(rules_, state_, *outcome), text);
    Duel::Chances chances;
    Duel::chances(rules_, state_, chances);
    EXPECT_TRUE(std::any_of(chances.begin(), chances.end(), [&](const auto& c) {
      return c.outcome == *outcome && c.weight > 0;
    })) << text;
    Duel::resolve(rules_, state_, *outcome, events_);
  }

  void take_action(const json& line) {
    const Pending pending = Duel::pending(rules_, state_);
    ASSERT_TRUE(pending.is_seat());
    EXPECT_EQ(Text::seat(pending.seat()), line["seat"].get<std::string>());
    Duel::Actions actions;
    Duel::legal(rules_, state_, pending.seat(), actions);
    std::vector<std::string> texts;
    for (const auto& action : actions) texts.push_back(Text::action(action));
    std::sort(texts.begin(), texts.end());
    EXPECT_EQ(texts, line["legal"].get<std::vector<std::string>>());
    const auto action = Text::parse_action(line["do"].get<std::string>());
    ASSERT_TRUE(action.has_value()) << line["do"];
    ASSERT_TRUE(Duel::check(rules_, state_, pending.seat(), *action).none()) << line["do"];
    Duel::play(rules_, state_, pending.seat(), *action, events_);
  }

  void check_views(const json& views) {
    for (const Seat seat : {Seat::A, Seat::B}) {
      const auto view = Duel::view(rules_, state_, Observer(seat), Duel::Memory{});
      EXPECT_EQ(Text::view(rules_, view), views[Text::seat(seat)].get<std::string>());
    }
  }

  Duel::Rules rules_;
  Duel::State state_{};
  Collector<Duel::Event> events_;
  int steps_ = 0;
};

class DuelGolden : public ::testing::TestWithParam<std::string> {};

TEST_P(DuelGolden, IsReproducedLineByLine) {
  std::ifstream file(std::string(SPIRES_ROOT) + "/tests/golden/duel/" + GetParam() + ".jsonl");
  ASSERT_TRUE(file.good());
  std::optional<Replay> replay;
  int steps = 0;
  int ends = 0;
  for (std::string text; std::getline(file, text);) {
    const json line = json::parse(text);
    if (line.contains("spires_trace")) {
      EXPECT_EQ(line["game"], "duel");
      replay.emplace(line);
    } else if (line.contains("end")) {
      replay->end(line);
      ++ends;
    } else {
      replay->step(line);
      ++steps;
    }
    ASSERT_FALSE(HasFailure()) << GetParam() << ", line: " << text.substr(0, 120);
  }
  EXPECT_GT(steps, 50);
  EXPECT_GT(ends, 0);
}

INSTANTIATE_TEST_SUITE_P(Traces, DuelGolden, ::testing::ValuesIn(golden_files()),
                         [](const ::testing::TestParamInfo<std::string>& one) {
                           std::string name = one.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(DuelGoldenFiles, AreThere) { EXPECT_GE(golden_files().size(), 1u); }

}  // namespace
}  // namespace spires::duel::tests
