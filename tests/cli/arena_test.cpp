// Arenas: every seat gets the same deals, neither threads nor an interruption change a result, and bad input is
// refused. The statistics are tested in arena_statistics_test.cpp.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "cli/arena_calibration.h"
#include "cli/arena_log.h"
#include "cli/arena_results.h"
#include "cli/arena_series.h"
#include "cli/json_object.h"
#include "match/bots.h"
#include "tests/cli/answer.h"

namespace spires::cli {
namespace {

using testing::HasSubstr;

Answer arena(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "arena");
  return spires(std::move(arguments));
}

// The results as JSON, without times.
Json results_of(std::vector<std::string> arguments) {
  arguments.insert(arguments.end(), {"--json", "-"});
  const Answer answer = arena(std::move(arguments));
  EXPECT_EQ(answer.status, kDone) << answer.err;
  Json results = Json::parse(answer.out, nullptr, false);
  EXPECT_TRUE(results.is_object()) << answer.out;
  for (Json& entrant : results["entrants"]) entrant.erase("ms_each");
  return results;
}

std::string read(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void write(const std::string& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }

// A file that is deleted before and afterwards.
class TempFile {
 public:
  explicit TempFile(const std::string& name) : path_(testing::TempDir() + "spires_arena_" + name) {
    std::remove(path_.c_str());
  }
  TempFile(const TempFile&) = delete;
  TempFile& operator=(const TempFile&) = delete;
  ~TempFile() { std::remove(path_.c_str()); }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// ---- bots that are not a level

template <Game G>
class FirstBot final : public bots::Bot<G> {
 public:
  using bots::Bot<G>::Bot;
  std::vector<bots::Candidate<G>> weigh(const typename G::View& view, const typename G::Actions& legal,
                                        const bots::Budget&) override {
    EXPECT_GT(legal.size(), 1) << "what is forced is not asked";
    EXPECT_FALSE(view.observer.is_spectator());
    this->took({3, 2});
    return {{legal[0], 0, 0, {}}};
  }
};

template <Game G>
class CheatingBot final : public bots::Bot<G> {
 public:
  using bots::Bot<G>::Bot;
  std::vector<bots::Candidate<G>> weigh(const typename G::View&, const typename G::Actions& legal,
                                        const bots::Budget&) override {
    EXPECT_FALSE(legal.contains(typename G::Action{}));
    return {{typename G::Action{}, 0, 0, {}}};
  }
};

template <Game G, class B>
Entrant<G> entrant(const std::string& name) {
  return {name, [](const typename G::Rules& rules, std::uint64_t) { return std::make_unique<B>(rules); }, {}};
}

// Each reading of the clock is 7 microseconds later than the last.
std::uint64_t ticking_clock() {
  thread_local std::uint64_t now = 0;
  return now += 7;
}

template <class K>
MatchTerms<typename K::Text::Game> usual_terms() {
  return {std::get<0>(K::Text::rules({})), BotsOf<K>::kMemory, 20000, ticking_clock, nullptr};
}

// Runs on one thread, with the seed 5.
template <class T>
void play(const MatchTerms<typename T::Game>& terms, const ArenaPlan& plan,
          const std::vector<Entrant<typename T::Game>>& entrants, ArenaLedger& ledger) {
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  Console console{in, out, err};
  play_series<T>(terms, plan, entrants, Series{5, {}}, 1, console, ledger);
}

template <class K>
class ArenaOf : public testing::Test {};
using AllTools = testing::Types<towers::Tools, duel::Tools>;
TYPED_TEST_SUITE(ArenaOf, AllTools);

TYPED_TEST(ArenaOf, ASeedIsTheSameGameForEverySeat) {
  using T = typename TypeParam::Text;
  using G = typename T::Game;
  const std::vector<Entrant<G>> entrants{entrant<G, FirstBot<G>>("one"), entrant<G, FirstBot<G>>("two")};
  const ArenaPlan plan = ArenaPlan::one_table(2, 1);
  ArenaLedger ledger(plan, 3, std::nullopt, nullptr);
  MatchTerms<G> terms = usual_terms<TypeParam>();
  terms.cap = 2000;
  play<T>(terms, plan, entrants, ledger);
  const std::vector<ArenaGame> games = ledger.games();
  ASSERT_EQ(games.size(), 6U);
  for (std::size_t set = 0; set < 3; ++set) {
    ArenaGame turned = games[2 * set + 1];
    std::swap(turned.places[0], turned.places[1]);
    std::swap(turned.efforts[0], turned.efforts[1]);
    EXPECT_EQ(games[2 * set], turned) << set;
    for (const PlayerEffort& effort : {turned.efforts[0], turned.efforts[1]}) {
      EXPECT_EQ(effort.microseconds, 7 * effort.asked);
      EXPECT_EQ(effort.nodes, 3 * effort.asked);
      EXPECT_EQ(effort.iterations, 2 * effort.asked);
    }
    const auto sum = [](const PlayerEffort& effort) { return effort.asked + effort.forced; };
    EXPECT_EQ(sum(turned.efforts[0]) + sum(turned.efforts[1]), turned.decisions);
  }
  EXPECT_FALSE(games[0] == games[2]) << "another seed is another game";
}

TYPED_TEST(ArenaOf, AnIllegalAnswerEndsIt) {
  using T = typename TypeParam::Text;
  using G = typename T::Game;
  const std::vector<Entrant<G>> entrants{entrant<G, FirstBot<G>>("honest"), entrant<G, CheatingBot<G>>("cheat")};
  const ArenaPlan plan = ArenaPlan::one_table(2, 1);
  ArenaLedger ledger(plan, 2, std::nullopt, nullptr);
  play<T>(usual_terms<TypeParam>(), plan, entrants, ledger);
  ASSERT_TRUE(ledger.fault());
  EXPECT_EQ(ledger.fault()->field, "cheat");
  EXPECT_THAT(ledger.fault()->why, HasSubstr("is not legal; seed 5, position "));
  EXPECT_THAT(ledger.fault()->why, HasSubstr("phase="));
}

TYPED_TEST(ArenaOf, EverySeatIsTakenEquallyOften) {
  const std::string game{TypeParam::Text::kName};
  const Json results = results_of({game, "random", "random", "--games", "40"});
  EXPECT_EQ(results["games"], 40);
  EXPECT_EQ(results["seed_sets"], 20);
  double sum = 0;
  for (const Json& one : results["entrants"]) {
    EXPECT_EQ(one["games"], 40);
    for (const auto& [name, seat] : one["seats"].items()) EXPECT_EQ(seat["games"], 20) << name;
    EXPECT_GT(one["asked"], 0);
    EXPECT_EQ(one["nodes_each"], 1.0);
    sum += one["share"].template get<double>();
  }
  EXPECT_DOUBLE_EQ(sum, 1);
}

TYPED_TEST(ArenaOf, ThreadsDoNotChangeResults) {
  const std::string game{TypeParam::Text::kName};
  for (const std::vector<std::string>& more : {std::vector<std::string>{}, {"random"}, {"--sprt", "-100,100"}}) {
    std::vector<std::string> command{game, "random", "random:nodes=7", "--games", "90", "--seed", "3"};
    command.insert(command.begin() + 1, more.begin(), more.end());
    std::vector<std::string> threads = command;
    command.insert(command.end(), {"--threads", "1"});
    threads.insert(threads.end(), {"--threads", "4"});
    EXPECT_EQ(results_of(command), results_of(threads));
  }
}

TYPED_TEST(ArenaOf, GoesOnWhereItWasBrokenOff) {
  const TempFile log("resume.jsonl");
  const std::vector<std::string> command{
      std::string(TypeParam::Text::kName), "random", "random", "random", "--games", "36"};
  const Json whole = results_of(command);
  std::vector<std::string> logged = command;
  logged.insert(logged.end(), {"--log", log.path()});
  EXPECT_EQ(results_of(logged), whole);
  const std::string text = read(log.path());
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 37);
  // Cuts in the first line, after it, in a game, after a game, after everything.
  const std::size_t game = text.size() / 2;
  for (const std::size_t cut : {std::size_t{30}, text.find('\n') + 1, game, text.find('\n', game) + 1, text.size()}) {
    write(log.path(), text.substr(0, cut));
    EXPECT_EQ(results_of(logged), whole) << cut;
    const std::string again = read(log.path());
    EXPECT_EQ(std::count(again.begin(), again.end(), '\n'), 37) << cut;
    EXPECT_TRUE(again.starts_with(text.substr(0, text.rfind('\n', cut - 1) + 1))) << cut;
  }
  EXPECT_EQ(read(log.path()), text) << "with nothing to play nothing is written";
}

TEST(Arena, TakesUpALogWithMoreOrFewerGames) {
  const TempFile log("more.jsonl");
  const auto command = [&](const char* games) {
    return std::vector<std::string>{"duel", "random", "random", "--games", games, "--log", log.path()};
  };
  const Json few = results_of(command("10"));
  EXPECT_EQ(results_of(command("30")), results_of({"duel", "random", "random", "--games", "30"}));
  EXPECT_EQ(results_of(command("10")), few);
}

TEST(Arena, RefusesALogOfOtherParameters) {
  const TempFile log("other.jsonl");
  const std::vector<std::string> usual{"duel", "random", "random", "--games", "4", "--log", log.path()};
  ASSERT_EQ(arena(usual).status, kDone);
  const std::string text = read(log.path());
  const auto refusal = [&](const std::vector<std::string>& arguments) {
    std::vector<std::string> command = arguments;
    command.insert(command.end(), {"--games", "4", "--log", log.path()});
    const Answer answer = arena(command);
    EXPECT_EQ(answer.status, kBadInput);
    EXPECT_EQ(answer.out, "");
    EXPECT_EQ(read(log.path()), text);
    return answer.err;
  };
  const std::string begun = ": " + log.path() + " was begun with ";
  EXPECT_EQ(refusal({"duel", "random", "random", "--seed", "2"}), "spires: seed" + begun + "1, not with 2\n");
  EXPECT_EQ(refusal({"duel", "random", "random", "--cap", "9"}), "spires: cap" + begun + "20000, not with 9\n");
  EXPECT_THAT(refusal({"towers", "random", "random"}), HasSubstr("spires: game" + begun));
  EXPECT_THAT(refusal({"duel", "random", "random", "--nodes", "9"}), HasSubstr("spires: bots.0.nodes" + begun));
  EXPECT_THAT(refusal({"duel", "random", "random:ms=9"}), HasSubstr("spires: bots.1.name" + begun));
  EXPECT_THAT(refusal({"duel", "random", "random", "random"}), HasSubstr("spires: bots.2.name" + begun));
  EXPECT_THAT(refusal({"duel", "random", "random", "--sprt", "0,5"}), HasSubstr("spires: sprt"));
  EXPECT_EQ(refusal({"duel", "random", "random", "--set", "row_gap=gap"}),
            "spires: options.row_gap" + begun + "\"close\", not with \"gap\"\n");
}

TEST(Arena, WritesOverNoOtherFile) {
  const TempFile file("notes.txt");
  for (const char* text : {"my notes", "my notes\n", "{\"spires_trace\":1}\n{}\n"}) {
    write(file.path(), text);
    const Answer answer = arena({"duel", "random", "random", "--log", file.path()});
    EXPECT_EQ(answer.status, kBadInput);
    EXPECT_EQ(answer.err, "spires: " + file.path() + ": is not an arena log\n");
    EXPECT_EQ(read(file.path()), text);
  }
}

TEST(Arena, RefusesALogWithAWrongLine) {
  const TempFile log("wrong.jsonl");
  const std::vector<std::string> command{"duel", "random", "random", "--games", "4", "--log", log.path()};
  ASSERT_EQ(arena(command).status, kDone);
  const std::string text = read(log.path());
  const std::size_t second = text.find('\n') + 1;
  for (const char* wrong : {"{}", "", "{\"set\":0}", "null", "[1]"}) {
    std::string changed = text;
    changed.replace(second, changed.find('\n', second) - second, wrong);
    write(log.path(), changed);
    EXPECT_EQ(arena(command).err, "spires: " + log.path() + ": line 2 is not a game of this arena\n") << wrong;
  }
}

TEST(Arena, LocksItsLog) {
  const TempFile log("locked.jsonl");
  const Json parameters{{"spires_arena", 1}};
  const auto open = ArenaLog::open(log.path(), parameters, ArenaPlan::one_table(2, 1));
  ASSERT_EQ(open.index(), 0U);
  EXPECT_EQ(arena({"duel", "random", "random", "--log", log.path()}).err,
            "spires: " + log.path() + ": is being written by another arena\n");
}

TEST(Arena, KeepsAGameInALine) {
  const ArenaPlan plan = ArenaPlan::round_robin(3);
  ArenaGame game;
  game.reason = EndReason::Deadlock;
  game.decisions = 41;
  game.places = {2, 1};
  game.efforts[0] = {20, 3, UINT64_MAX, 7, 1234567};
  game.efforts[1] = {17, 1, 5, 6, 8};
  const GameSlot slot{4000000, 2, 1};
  const std::string line = game_line(slot, game, 2);
  const std::optional<LoggedGame> read_back = parse_game_line(line, plan);
  ASSERT_TRUE(read_back);
  EXPECT_EQ(read_back->first, slot);
  EXPECT_EQ(read_back->second, game);
  for (std::size_t cut = 0; cut < line.size(); ++cut) EXPECT_FALSE(parse_game_line(line.substr(0, cut), plan)) << cut;
  EXPECT_FALSE(parse_game_line(line, ArenaPlan::round_robin(2))) << "there is no pairing 2";
  EXPECT_FALSE(parse_game_line(line, ArenaPlan::one_table(3, 1))) << "there are three players";
}

TEST(Arena, TellsCappedGames) {
  const Json results = results_of({"towers", "random", "random", "--games", "6", "--cap", "5"});
  EXPECT_EQ(results["ended"]["cap"], 6);
  EXPECT_EQ(results["decisions_median"], 5);
  for (const Json& one : results["entrants"]) {
    EXPECT_EQ(one["capped"], 6);
    EXPECT_EQ(one["share"], 0.0);
    EXPECT_EQ(one["elo"], 0.0) << "neither was better";
  }
  EXPECT_THAT(arena({"towers", "random", "random", "--games", "6", "--cap", "5"}).out, HasSubstr("6 at the cap"));
}

TEST(Arena, PlaysEveryPairOfMany) {
  const Json results = results_of({"duel", "random", "random:nodes=1", "random", "random:ms=1", "--games", "13"});
  EXPECT_EQ(results["games_wanted"], 13);
  EXPECT_EQ(results["games"], 24) << "two seed sets of six pairs";
  std::set<std::pair<std::string, std::string>> pairs;
  for (const Json& pair : results["pairs"]) {
    EXPECT_EQ(pair["games"], 4);
    pairs.emplace(pair["first"], pair["second"]);
  }
  EXPECT_EQ(pairs.size(), 6U);
  EXPECT_TRUE(pairs.contains({"random:nodes=1", "random#2"}));
  for (const Json& one : results["entrants"]) EXPECT_EQ(one["games"], 12);
  EXPECT_EQ(results["entrants"][0]["elo"], 0.0);
  EXPECT_EQ(results["bots"][1]["nodes"], 1);
  EXPECT_EQ(results["bots"][3]["ms"], 1);
}

TEST(Arena, PlaysAloneAndInTeams) {
  const Json alone = results_of({"towers", "random", "--variant", "solo", "--games", "5"});
  EXPECT_EQ(alone["games"], 5);
  EXPECT_EQ(alone["entrants"][0]["elo"], nullptr);
  EXPECT_TRUE(alone["pairs"].empty());
  const Json teams = results_of(
      {"towers", "random", "random", "random", "random", "--players", "4", "--teams", "--games", "8", "--seed", "2"});
  EXPECT_EQ(teams["games"], 8);
  const auto share = [&](std::size_t i) { return teams["entrants"][i]["share"].get<double>(); };
  EXPECT_DOUBLE_EQ(share(0), share(2)) << "partners";
  EXPECT_DOUBLE_EQ(share(1), share(3));
  EXPECT_DOUBLE_EQ(share(0) + share(1), 1);
}

TEST(Arena, PrintsTables) {
  const Answer answer = arena({"towers", "random", "random", "random", "--games", "7", "--nodes", "50"});
  EXPECT_EQ(answer.status, kDone) << answer.err;
  for (const char* word : {"towers: 3 bots, every pair, 12 games in 2 seed sets of 6", "7 games requested", "random#3",
                           "any legal move", "50 nodes", "share", "Elo", "at A", "at the cap", "random - random#2",
                           "nodes each", "ms each", "0 at the cap;"}) {
    EXPECT_THAT(answer.out, HasSubstr(word));
  }
  const Answer test = arena({"duel", "random", "random", "--games", "2", "--sprt", "-5,5.5"});
  EXPECT_THAT(test.out, HasSubstr("SPRT, 5.5 Elo against -5: open, log likelihood ratio "));
}

TEST(Arena, WritesJsonBesideTheTables) {
  const TempFile file("results.json");
  const Answer answer = arena({"duel", "random", "random", "--games", "4", "--json", file.path(), "--sprt", "0,10"});
  EXPECT_THAT(answer.out, HasSubstr("duel: 2 bots"));
  const Json results = Json::parse(read(file.path()), nullptr, false);
  for (const char* name :
       {"spires_arena", "game", "revision", "settings", "bots", "pairings", "seed", "cap", "sprt", "games_wanted",
        "games", "seed_sets", "games_a_set", "decisions_median", "ended", "entrants", "pairs", "test"}) {
    EXPECT_TRUE(results.contains(name)) << name;
  }
  for (const char* name : {"name", "method", "games", "share", "share_95", "elo", "elo_95", "seats", "capped",
                           "decisions_median", "asked", "forced", "nodes_each", "iterations_each", "ms_each"}) {
    EXPECT_TRUE(results["entrants"][0].contains(name)) << name;
  }
  EXPECT_EQ(results["sprt"], Json({0.0, 10.0}));
  EXPECT_EQ(results["test"]["verdict"], "open");
  EXPECT_EQ(results["settings"]["players"], 2);
}

TEST(Arena, GivesEachBotASeedOfItsOwn) {
  std::set<std::uint64_t> seeds;
  for (std::size_t bot = 0; bot < 8; ++bot) {
    for (int seat = 0; seat < kMaxSeats; ++seat) seeds.insert(bot_seed(1, seat_at(seat), bot));
  }
  EXPECT_EQ(seeds.size(), 8U * kMaxSeats);
}

struct BadArena {
  std::vector<std::string> arguments;
  const char* message;
};
class BadArenas : public testing::TestWithParam<BadArena> {};
TEST_P(BadArenas, AreOneClearLine) {
  const Answer answer = arena(GetParam().arguments);
  EXPECT_EQ(answer.status, kBadInput);
  EXPECT_EQ(answer.out, "");
  EXPECT_EQ(std::count(answer.err.begin(), answer.err.end(), '\n'), 1) << answer.err;
  EXPECT_THAT(answer.err, HasSubstr(std::string("spires: ") + GetParam().message));
}
INSTANTIATE_TEST_SUITE_P(
    Arena, BadArenas,
    testing::Values(
        BadArena{{}, "game is required"}, BadArena{{"duel"}, "bots is required"},
        BadArena{{"chess", "random", "random"}, "game: there is no game named `chess`"},
        BadArena{{"duel", "wizard", "random"}, "bots: there is no level named `wizard`; there is: random"},
        BadArena{{"duel", "random"}, "bots: there are 2 seats; bots given: 1"},
        BadArena{{"towers", "random", "random", "--players", "3"}, "bots: there are 3 seats"},
        BadArena{{"towers", "random", "random", "random", "random", "--players", "3"}, "bots: 4 for 3 seats"},
        BadArena{{"towers", "random", "random", "--variant", "solo"}, "bots: a solo table takes one bot, not 2"},
        BadArena{{"duel", "random", "random", "--players", "3"}, "players: "},
        BadArena{{"duel", "random", "random", "--set", "nothing=1"}, "options.nothing: "},
        BadArena{{"duel", "random:nodes=0", "random"}, "bots: random:nodes=0: nodes must be a number from 1"},
        BadArena{{"duel", "random:ms=-1", "random"}, "bots: random:ms=-1: ms must be a number from 1"},
        BadArena{{"duel", "random:", "random"}, "bots: random:: "},
        BadArena{{"duel", "random:depth=3", "random"}, "bots: random:depth=3: "},
        BadArena{{"duel", "random:ms=3,ms=3", "random"}, "bots: random:ms=3,ms=3: ms is given twice"},
        BadArena{{"duel", "", "random"}, "bots"}, BadArena{{"duel", "random", "random", "--games", "0"}, "--games: "},
        BadArena{{"duel", "random", "random", "--games", "-1"}, "--games: "},
        BadArena{{"duel", "random", "random", "--nodes", "0"}, "--nodes: "},
        BadArena{{"duel", "random", "random", "--ms", "0"}, "--ms: "},
        BadArena{{"duel", "random", "random", "--cap", "0"}, "--cap: "},
        BadArena{{"duel", "random", "random", "--seed", "x"}, "--seed: "},
        BadArena{{"duel", "random", "random", "--sprt", "5"}, "--sprt: must be ELO0,ELO1"},
        BadArena{{"duel", "random", "random", "--sprt", "5,"}, "--sprt: must be ELO0,ELO1"},
        BadArena{{"duel", "random", "random", "--sprt", "5,5"}, "--sprt: must be ELO0,ELO1"},
        BadArena{{"duel", "random", "random", "--sprt", "0,nan"}, "--sprt: must be ELO0,ELO1"},
        BadArena{{"duel", "random", "random", "--sprt", "0,9999"}, "--sprt: must be ELO0,ELO1"},
        BadArena{{"duel", "random", "random", "random", "--sprt", "0,5"}, "--sprt: tests two bots"},
        BadArena{{"duel", "random", "random", "--log", "/no/such/folder/x"}, "/no/such/folder/x: cannot be written"},
        BadArena{{"duel", "random", "random", "--log", "/dev/null"}, "/dev/null: is not a file"},
        BadArena{{"duel", "random", "random", "--json", "/no/such/folder/x"}, "/no/such/folder/x: cannot be written"},
        BadArena{{"duel", "random", "random", "--json", "x", "--log", "x"}, "--json: would replace the log"},
        BadArena{{"towers", "net:file=/no/such.net", "random"}, "/no/such.net: file: cannot be read"},
        BadArena{{"towers", "net:file=", "random"}, "bots: net:file=: "},
        BadArena{{"towers", "net:file=a,file=b", "random"}, "bots: net:file=a,file=b: file is given twice"},
        BadArena{{"towers", "archmage:file=a", "random"}, "bots: archmage:file=a: only the level net reads a file"},
        BadArena{{"duel", "random", "random", "--seeds", "exam"}, "--seeds: "},
        BadArena{{"duel", "random", "archmage", "--calibrate"}, "--calibrate: wants a search"}));

// Both are for measuring, and no table of the program has them.
TEST(Arena, OffersTheFirstGenerationAndNetworks) {
  const std::string net = std::string("net:nodes=20,file=") + SPIRES_ROOT + "/data/nets/towers.net";
  const Json results = results_of({"towers", net, "archmage-1:nodes=20", "--games", "2"});
  EXPECT_EQ(results["games"], 2);
  EXPECT_EQ(results["bots"][0]["net"].get<std::string>().size(), 16U);
  EXPECT_EQ(results["bots"][1]["level"], "archmage-1");
  EXPECT_EQ(results_of({"duel", "child-1", "wanderer-1", "--games", "2"})["games"], 2);
}
TEST(Arena, PlaysTheSeedsOfARange) {
  const auto decisions = [](std::vector<std::string> more) {
    more.insert(more.begin(), {"duel", "random", "random", "--games", "20"});
    Json results = results_of(std::move(more));
    return results["entrants"].dump();
  };
  EXPECT_EQ(decisions({"--seeds", "test"}), decisions({"--seeds", "test"}));
  EXPECT_NE(decisions({"--seeds", "test"}), decisions({"--seeds", "development"}));
  EXPECT_NE(decisions({"--seeds", "test"}), decisions({}));
}
TEST(Arena, CalibratesNodesToEqualTime) {
  EXPECT_EQ(nodes_for(1000, {2.0, 1.0}), 500U);
  EXPECT_EQ(nodes_for(1000, {1.0, 3.0}), 3000U);
  EXPECT_EQ(nodes_for(1000, {0.0, 1.0}), 1000U) << "nothing was measured";
  EXPECT_EQ(nodes_for(1, {9.0, 1.0}), 1U);
  const TempFile log("calibrated.jsonl");
  const std::vector<std::string> words{
      "towers", "magister:nodes=60", "magister-1:nodes=60", "--games", "2", "--calibrate", "--log", log.path()};
  const Json results = results_of(words);
  EXPECT_GT(results["bots"][0]["nodes"], 0);
  EXPECT_EQ(results["bots"][1]["nodes"], 60);
  EXPECT_EQ(results_of(words)["bots"], results["bots"]) << "a log that is continued keeps its nodes";
}

int offers = 0;
std::optional<towers::Action> offer_anything(const towers::Rules& rules, const towers::View& view, Rng& rng) {
  towers::Actions all;
  list_meanwhile<towers::Towers>(rules, towers::Towers::determinize(rules, view, rng), view.observer.seat(), all);
  EXPECT_FALSE(all.empty()) << "only seats that may act unasked are given a look";
  ++offers;
  return all[0];
}

// partners offer cards in an arena as they do at a table.
TEST(Arena, BotsActUnasked) {
  using G = towers::Towers;
  const std::vector<Entrant<G>> entrants(4, entrant<G, FirstBot<G>>("one"));
  const ArenaPlan plan = ArenaPlan::one_table(4, 2);
  MatchTerms<G> terms = usual_terms<towers::Tools>();
  terms.rules = std::get<0>(
      towers::Text::rules({{"players", "4", Setting::Kind::Number}, {"teams", "true", Setting::Kind::Flag}}));
  terms.cap = 300;
  terms.speak_up = &offer_anything;
  offers = 0;
  ArenaLedger ledger(plan, 1, std::nullopt, nullptr);
  play<towers::Text>(terms, plan, entrants, ledger);
  EXPECT_EQ(ledger.games().size(), 4U);
  EXPECT_GT(offers, 4);
}

}  // namespace
}  // namespace spires::cli
