// Training: labels, files of games, and a learner whose result depends on nothing but its input.
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <string>
#include <vector>

#include "bots/towers/net_evaluation.h"
#include "bots/towers/weights.h"
#include "bots/train/learner.h"
#include "bots/train/self_play.h"
#include "bots/train/sets.h"

namespace spires::bots {
namespace {

using towers::Towers;
using TowersLearner = Learner<Towers, TowersEncoding, TowersSides>;

std::vector<towers::Rules> tables_of_set(const char* set) { return TowersTraining::tables(set); }

PlayedGame<Towers> play(const towers::Rules& rules, std::uint64_t seed) {
  SearchThinker<Towers, TowersEvaluation> thinker(TowersEvaluation(towers_weights_for(rules)), rules, {}, 50);
  const std::vector<Thinker<Towers>*> players(rules.players, &thinker);
  PlayedGame<Towers> game;
  const bool ended = play_for_learning<Towers, TowersNetEvaluation>(rules, players, 0xFF, {}, seed, game);
  EXPECT_TRUE(ended);
  return game;
}

std::vector<Sample<Towers>> samples_of(const towers::Rules& rules, int games) {
  std::vector<Sample<Towers>> samples;
  for (int i = 0; i < games; ++i) {
    const PlayedGame<Towers> game = play(rules, static_cast<std::uint64_t>(i) + 1);
    const auto returns = returns_of(game, 0.85F);
    for (const auto& position : game.positions) {
      samples.push_back({position.state, returns[position.next_root], game.result[0], 0});
    }
  }
  return samples;
}

TEST(Train, ReturnsMixLaterValuesAndTheResult) {
  PlayedGame<Towers> game;
  game.result = {1, 0};
  game.roots = {{{0.5F, 0.5F}, 0}, {{0.6F, 0.4F}, 1}, {{0.2F, 0.8F}, 0}};
  const auto returns = returns_of(game, 0.5F);
  EXPECT_FLOAT_EQ(returns[3][0], 1);
  EXPECT_FLOAT_EQ(returns[2][0], 0.6F);
  // What follows a random move says nothing about the position before it.
  EXPECT_FLOAT_EQ(returns[1][0], 0.6F);
  EXPECT_FLOAT_EQ(returns[0][0], 0.55F);
  EXPECT_FLOAT_EQ(returns[0][1], 0.45F);
}

TEST(Train, AGameFollowsFromItsSeed) {
  const towers::Rules rules = tables_of_set("towers-2")[0];
  const PlayedGame<Towers> game = play(rules, 7);
  const PlayedGame<Towers> again = play(rules, 7);
  ASSERT_FALSE(game.positions.empty());
  ASSERT_EQ(game.positions.size(), again.positions.size());
  EXPECT_EQ(game.positions.back().state, again.positions.back().state);
  EXPECT_EQ(game.result, again.result);
  EXPECT_FLOAT_EQ(game.result[0] + game.result[1], 1);
}

TEST(Train, FilesKeepGames) {
  const std::string path = (std::filesystem::temp_directory_path() / "spires-train-test.games").string();
  const towers::Rules rules = tables_of_set("towers-2")[0];
  const std::vector<PlayedGame<Towers>> games{play(rules, 1), play(rules, 2)};
  ASSERT_TRUE(write_games<Towers>(path, games));
  const auto read = read_games<Towers>(path);
  ASSERT_TRUE(read.has_value());
  ASSERT_EQ(read->size(), 2U);
  EXPECT_EQ((*read)[1].positions.size(), games[1].positions.size());
  EXPECT_EQ((*read)[1].positions.back().state, games[1].positions.back().state);
  EXPECT_EQ((*read)[1].roots.size(), games[1].roots.size());
  std::filesystem::resize_file(path, std::filesystem::file_size(path) - 1);
  EXPECT_FALSE(read_games<Towers>(path).has_value());
  std::filesystem::remove(path);
}

// Partners win together, and a solo player plays against the table.
TEST(Train, EveryKindOfTableCanBeLearnt) {
  const std::vector<towers::Rules> tables = tables_of_set("towers");
  LearnSettings settings;
  settings.batch = 64;
  std::vector<Sample<Towers>> samples;
  for (std::size_t t = 0; t < tables.size(); t += 7) {
    for (Sample<Towers>& sample : samples_of(tables[t], 1)) {
      sample.table = static_cast<std::uint32_t>(t);
      samples.push_back(sample);
    }
  }
  TowersLearner learner(tables, first_weights<TowersEncoding>(1), settings, 2);
  const double before = learner.learn(samples, 0);
  const double after = learner.learn(samples, 1);
  EXPECT_TRUE(std::isfinite(before));
  EXPECT_LT(after, before);
}

TEST(Train, DuelCanBeLearnt) {
  const duel::Rules rules = DuelTraining::tables("duel")[0];
  SearchThinker<duel::Duel, DuelEvaluation> thinker(DuelTraining::fitted(rules), rules, DuelTraining::settings(), 50);
  std::vector<Sample<duel::Duel>> samples;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    PlayedGame<duel::Duel> game;
    const std::vector<Thinker<duel::Duel>*> players{&thinker, &thinker};
    ASSERT_TRUE((play_for_learning<duel::Duel, DuelNetEvaluation>(rules, players, 0xFF, {}, seed, game)));
    const auto returns = returns_of(game, 0.85F);
    for (const auto& position : game.positions) {
      samples.push_back({position.state, returns[position.next_root], game.result[0], 0});
    }
  }
  LearnSettings settings;
  settings.batch = 64;
  Learner<duel::Duel, DuelEncoding, DuelSides> learner({rules}, first_weights<DuelEncoding>(1), settings, 2);
  const double before = learner.learn(samples, 0);
  EXPECT_LT(learner.learn(samples, 1), before);
}

TEST(Train, TheResultDoesNotDependOnThreads) {
  const std::vector<towers::Rules> tables = tables_of_set("towers-2");
  const auto samples = samples_of(tables[0], 10);
  LearnSettings settings;
  settings.batch = 128;
  std::vector<NetWeights> results;
  for (const int threads : {1, 3}) {
    TowersLearner learner(tables, first_weights<TowersEncoding>(1), settings, threads);
    learner.learn(samples, 0);
    results.push_back(learner.weights());
  }
  EXPECT_EQ(results[0], results[1]);
}

TEST(Train, LearningContinuesFromAFile) {
  const std::string path = (std::filesystem::temp_directory_path() / "spires-train-test.epoch").string();
  const std::vector<towers::Rules> tables = tables_of_set("towers-2");
  const auto samples = samples_of(tables[0], 5);
  LearnSettings settings;
  settings.batch = 128;
  TowersLearner whole(tables, first_weights<TowersEncoding>(1), settings, 2);
  whole.learn(samples, 0);
  ASSERT_TRUE(whole.save(path));
  whole.learn(samples, 1);
  TowersLearner continued(tables, first_weights<TowersEncoding>(2), settings, 2);
  ASSERT_TRUE(continued.load(path));
  continued.learn(samples, 1);
  EXPECT_EQ(continued.weights(), whole.weights());
  std::filesystem::remove(path);
}

// The learner computes what the integers compute.
TEST(Train, LearnsWhatIsPlayed) {
  const std::vector<towers::Rules> tables = tables_of_set("towers-2");
  const auto samples = samples_of(tables[0], 5);
  LearnSettings settings;
  settings.batch = 64;
  TowersLearner learner(tables, first_weights<TowersEncoding>(1), settings, 2);
  learner.learn(samples, 0);
  const TowersNet net = quantised<TowersEncoding>(learner.weights());
  const TowersNetEvaluation evaluation(net, tables[0]);
  double wanted = 0;
  for (const auto& sample : samples) {
    const WinChances chances = evaluation.win_chances(tables[0], sample.state);
    for (std::size_t i = 0; i < 2; ++i) {
      wanted -= static_cast<double>(sample.label[i]) * std::log(static_cast<double>(chances[i]));
    }
  }
  double loss = 0;
  for (const LossReport& report : learner.measure(samples)) loss += report.loss;
  EXPECT_NEAR(loss / static_cast<double>(samples.size()), wanted / static_cast<double>(samples.size()), 1e-4);
}

}  // namespace
}  // namespace spires::bots
