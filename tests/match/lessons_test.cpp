// The engine solves every lesson of the page. In each position exactly one idea works: of all lines that the learner
// could play, only those of the lesson reach its goal, and every other action has an explanation.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "tests/match/driving.h"
#include "tests/parsed.h"
#include "wire/decode.h"

namespace spires::match {
namespace {

using driving::Host;
using driving::seeded;

// Lines are counted in the learner's decisions; a lesson is short.
constexpr int kMostLines = 200'000;

struct LessonStep {
  std::string seat;
  std::vector<std::string> right;
  std::vector<std::pair<std::string, std::string>> wrong;  // pattern and the key of the explanation
};

struct Lesson {
  std::string game;
  std::string id;
  std::string learner;
  Json settings;
  Position position;
  std::vector<LessonStep> steps;
  Json goal;
};

std::vector<Lesson> lessons_of(const std::string& game) {
  std::ifstream file(std::string(SPIRES_ROOT) + "/web/src/lessons/" + game + ".json");
  std::stringstream text;
  text << file.rdbuf();
  std::vector<Lesson> all;
  for (const Json& one : Json::parse(text.str())) {
    Lesson lesson{game, one["id"], one["learner"], one["settings"], {}, {}, one["goal"]};
    lesson.position.state = one["position"]["state"];
    if (one["position"].contains("seen"))
      lesson.position.seen = one["position"]["seen"].get<std::vector<std::string>>();
    if (one["position"].contains("chance")) {
      lesson.position.chance = one["position"]["chance"].get<std::vector<std::string>>();
    }
    for (const Json& step : one["steps"]) {
      LessonStep made{step["seat"], step["do"].get<std::vector<std::string>>(), {}};
      const Json wrong = step.value("wrong", Json::object());
      for (const auto& [pattern, key] : wrong.items()) made.wrong.emplace_back(pattern, key);
      lesson.steps.push_back(std::move(made));
    }
    all.push_back(std::move(lesson));
  }
  return all;
}

Position scripted(const Lesson& lesson) {
  Position position = lesson.position;
  position.script.emplace();
  for (const LessonStep& step : lesson.steps) position.script->push_back({step.seat, step.right});
  return position;
}

Host begun(const Lesson& lesson, const Position& position) {
  Result<std::unique_ptr<Match>> made = make_match({lesson.game, lesson.settings, seeded(7), position});
  if (const spires::Fault* fault = std::get_if<spires::Fault>(&made)) {
    throw std::runtime_error(lesson.id + ": " + fault->field + ": " + fault->why);
  }
  return {std::move(std::get<0>(made)), seeded(7), 1};
}

bool contains(const std::vector<std::string>& list, const std::string& text) {
  return std::find(list.begin(), list.end(), text) != list.end();
}

// "play *" fits every action that begins like it; "*" fits all.
bool fits(const std::string& pattern, const std::string& action) {
  if (!pattern.ends_with('*')) return pattern == action;
  return action.starts_with(pattern.substr(0, pattern.size() - 1));
}

const std::string* explanation(const LessonStep& step, const std::string& action) {
  for (const auto& [pattern, key] : step.wrong) {
    if (fits(pattern, action)) return &key;
  }
  return nullptr;
}

// Whether every field of the wanted object is in the event.
bool is_part(const Json& wanted, const Json& event) {
  for (const auto& [name, value] : wanted.items()) {
    if (!event.contains(name)) return false;
    if (value.is_object() ? !is_part(value, event[name]) : event[name] != value) return false;
  }
  return true;
}

// Whether the learner has been told an event of the goal.
bool is_reached(const Lesson& lesson, const Match& match) {
  const Observer learner(*match.seat_named(lesson.learner));
  const EventsMessage told = *match.events_since(learner, match.horizon(learner));
  return std::any_of(told.events.begin(), told.events.end(),
                     [&](const JsonText& event) { return is_part(lesson.goal, tests::parsed(event)); });
}

class Solver {
 public:
  explicit Solver(const Lesson& lesson) : lesson_(lesson), position_(scripted(lesson)) {}

  // Follows the script: wrong tries are refused and explained, and each of its lines ends at the goal.
  void follow(const std::vector<std::string>& line) {
    Host host = replayed(position_, line);
    ASSERT_EQ(is_reached(lesson_, *host.match), line.size() == lesson_.steps.size())
        << lesson_.id << ": the goal is reached by the last step and not before; step " << line.size();
    if (line.size() == lesson_.steps.size()) {
      ++solved;
      return;
    }
    const LessonStep& step = lesson_.steps[line.size()];
    ASSERT_TRUE(host.match->pending().is_seat()) << lesson_.id << ", step " << line.size();
    ASSERT_EQ(host.match->seat_name(host.asked()), step.seat) << lesson_.id << ", step " << line.size();
    const std::vector<std::string> legal = host.match->legal_texts(host.asked());
    for (const std::string& right : step.right) ASSERT_TRUE(contains(legal, right)) << lesson_.id << ": " << right;
    if (step.seat == lesson_.learner) {
      try_wrong(host, step, legal);
    } else {
      ASSERT_EQ(host.match->scripted(), step.right.front()) << lesson_.id;
    }
    for (const std::string& right : step.right) {
      std::vector<std::string> longer = line;
      longer.push_back(right);
      follow(longer);
      if (::testing::Test::HasFatalFailure()) return;
    }
  }

  // Plays every line of the learner, without the script. Replies are those of the lesson where they are possible.
  void explore(const std::vector<std::string>& line, int decisions, bool on_script) {
    ASSERT_LT(++lines, kMostLines) << lesson_.id;
    Host host = replayed(lesson_.position, line);
    if (is_reached(lesson_, *host.match)) {
      ++reached;
      std::string text;
      for (const std::string& one : line) text += " / " + one;
      EXPECT_TRUE(on_script) << lesson_.id << ": another idea works:" << text;
      return;
    }
    if (!host.match->pending().is_seat()) return;
    const std::vector<std::string> legal = host.match->legal_texts(host.asked());
    const LessonStep* step = line.size() < lesson_.steps.size() ? &lesson_.steps[line.size()] : nullptr;
    const bool mine = host.match->seat_name(host.asked()) == lesson_.learner;
    if (mine && decisions == 0) return;
    // A lesson is about this turn: replies belong to it only where its own line has them.
    if (!mine && !(on_script && step != nullptr && step->seat != lesson_.learner)) return;
    for (const std::string& action : legal) {
      const bool fitting = step != nullptr && contains(step->right, action);
      if (!mine && action != (fitting_reply(step, legal) ? step->right.front() : legal.front())) continue;
      std::vector<std::string> longer = line;
      longer.push_back(action);
      explore(longer, decisions - (mine ? 1 : 0), on_script && (fitting || !mine));
      if (::testing::Test::HasFatalFailure()) return;
    }
  }

  int solved = 0;
  int tries = 0;
  int lines = 0;
  int reached = 0;
  std::set<std::string> explained;

 private:
  static bool fitting_reply(const LessonStep* step, const std::vector<std::string>& legal) {
    return step != nullptr && contains(legal, step->right.front());
  }
  Host replayed(const Position& position, const std::vector<std::string>& line) const {
    Host host = begun(lesson_, position);
    for (const std::string& action : line) {
      const Answer answer = host.play(action);
      if (const Refused* no = std::get_if<Refused>(&answer)) throw std::runtime_error(lesson_.id + ": " + no->code);
    }
    return host;
  }
  void try_wrong(Host& host, const LessonStep& step, const std::vector<std::string>& legal) {
    const std::uint32_t before = host.match->seq();
    for (const std::string& action : legal) {
      if (contains(step.right, action)) continue;
      ++tries;
      const Answer answer = host.play(action);
      const Refused* no = std::get_if<Refused>(&answer);
      ASSERT_NE(no, nullptr) << lesson_.id << ": " << action;
      EXPECT_EQ(no->code, "off_script") << lesson_.id << ": " << action;
      const std::string* why = explanation(step, action);
      EXPECT_NE(why, nullptr) << lesson_.id << " does not explain " << action;
      if (why != nullptr) explained.insert(*why);
    }
    EXPECT_EQ(host.match->seq(), before) << "a wrong try changes nothing";
  }

  const Lesson& lesson_;
  const Position position_;
};

class Lessons : public ::testing::TestWithParam<std::string> {};

TEST_P(Lessons, AreSolvedByTheirIdeaAlone) {
  const std::vector<Lesson> all = lessons_of(GetParam());
  EXPECT_GE(all.size(), GetParam() == "towers" ? 7U : 9U);
  for (const Lesson& lesson : all) {
    SCOPED_TRACE(lesson.id);
    Solver solver(lesson);
    solver.follow({});
    const auto decisions = std::count_if(lesson.steps.begin(), lesson.steps.end(),
                                         [&](const LessonStep& step) { return step.seat == lesson.learner; });
    solver.explore({}, static_cast<int>(decisions), true);
    EXPECT_GT(solver.solved, 0);
    EXPECT_GT(solver.tries, 0) << "there is no wrong try";
    EXPECT_GT(solver.reached, 0);
    std::set<std::string> texts;
    for (const LessonStep& step : lesson.steps) {
      for (const auto& [pattern, key] : step.wrong) texts.insert(key);
    }
    EXPECT_EQ(solver.explained, texts) << "an explanation that no try can meet";
    std::cout << "  " << lesson.game << ' ' << lesson.id << ": " << solver.solved << " ways, " << solver.tries
              << " wrong tries, " << solver.lines << " lines explored\n";
  }
}

INSTANTIATE_TEST_SUITE_P(OfEveryGame, Lessons, ::testing::Values("towers", "duel"),
                         [](const auto& one) { return one.param; });

}  // namespace
}  // namespace spires::match
