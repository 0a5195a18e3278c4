#include "insight/puzzle_check.h"

#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <variant>

#include "insight/puzzle_miner.h"

namespace spires::insight {
namespace {

template <GameTools K>
class PuzzleChecker {
 public:
  using T = typename K::Text;
  using G = typename T::Game;
  using Miner = PuzzleMiner<K>;
  using Plans = typename Miner::Plans;
  using Answers = typename Miner::Answers;

  PuzzleChecker(const typename G::Rules& rules, const PackCheck& check) : miner_(rules), check_(check) {}

  // Returns what is wrong with a puzzle, if anything is. `again`: searches and proves it again.
  std::optional<std::string> fault_of(const Puzzle& puzzle, bool again) {
    const auto start = read_start<T>(miner_.rules(), {puzzle.state, puzzle.seen, {}});
    if (const Fault* fault = std::get_if<Fault>(&start)) return "its position: " + fault->field + " " + fault->why;
    const typename G::State& state = std::get<typename G::State>(start);
    const Pending pending = G::pending(miner_.rules(), state);
    if (!pending.is_seat() || T::seat(pending.seat()) != puzzle.seat) return "its seat is not asked";
    const auto view = G::view(miner_.rules(), state, Observer(pending.seat()), BotsOf<K>::kMemory);
    const auto worlds = miner_.worlds_of(view);
    if (!(worlds.states()[0] == state)) return "its position is not the first world of its view";
    const std::optional<Plans> plans = Miner::plans_of(worlds);
    if (!plans) return "its plans cannot be counted";
    Answers answers;
    for (const PuzzlePlan& answer : puzzle.answers) {
      const std::optional<std::size_t> plan = find(*plans, answer);
      if (!plan) return "an answer is no plan";
      answers.push_back(*plan);
    }
    if (std::optional<std::string> why = wrong_fault(puzzle, worlds, *plans, answers)) return why;
    if (puzzle.theme != theme_of(puzzle, worlds, pending.seat(), (*plans)[answers[0]]))
      return "its theme is another one";
    if (puzzle.rating != puzzle_rating(BotsOf<K>::levels(), puzzle.solved) ||
        puzzle.difficulty != puzzle_class(puzzle.rating)) {
      return "its class does not follow from the levels that solve it";
    }
    return again ? again_fault(puzzle, view, state, *plans, answers) : std::nullopt;
  }

 private:
  static std::optional<std::size_t> find(const Plans& plans, const PuzzlePlan& texts) {
    std::vector<typename G::Action> actions;
    for (const std::string& text : texts) {
      const auto action = T::parse_action(text);
      if (!action) return std::nullopt;
      actions.push_back(*action);
    }
    for (std::size_t i = 0; i < plans.size(); ++i) {
      if (plans[i].actions == actions) return i;
    }
    return std::nullopt;
  }

  std::string_view theme_of(const Puzzle& puzzle, const Worlds<G, typename Miner::E>& worlds, Seat seat,
                            const Plan<G>& answer) const {
    if (puzzle.proof && puzzle.proof->goal == "win" && puzzle.proof->best == Fraction{1, 1}) return "win";
    return ThemesOf<G>::of(miner_.rules(), worlds.states()[0], seat, answer.actions, answer.ends[0]);
  }

  // The first steps are exactly those that begin an answer and the wrong ones.
  static std::optional<std::string> wrong_fault(const Puzzle& puzzle, const Worlds<G, typename Miner::E>& worlds,
                                                const Plans& plans, const Answers& answers) {
    std::set<std::string> right;
    for (const std::size_t i : answers) {
      right.insert(T::action(plans[i].actions[0]));
      for (const auto& way : plans[i].ways) right.insert(T::action(way[0]));
    }
    std::set<std::string> wrong;
    for (const PuzzleWrong& one : puzzle.wrong) wrong.insert(one.step);
    typename G::Actions legal;
    worlds.legal(legal);
    std::set<std::string> rest;
    for (const auto& action : legal) {
      if (!right.contains(T::action(action))) rest.insert(T::action(action));
    }
    if (wrong != rest) return "its wrong first steps are others";
    return std::nullopt;
  }

  std::optional<std::string> again_fault(const Puzzle& puzzle, const typename G::View& view,
                                         const typename G::State& state, const Plans& plans, const Answers& answers) {
    if (puzzle.proof && miner_.prove(view, state, plans, answers, puzzle.proof->goal) != puzzle.proof) {
      return "what it says is proved is not so";
    }
    constexpr std::uint64_t kUse = 1'000;
    const auto again = miner_.again(view, plans, answers, check_.nodes, kUse + check_.seed);
    if (!again.same) return "another plan is better";
    // These random numbers did not choose it.
    constexpr float kLeast = Miner::kVerifiedGap / 2;
    if (again.gap < kLeast) return "its answer is not clearly ahead";
    return std::nullopt;
  }

  Miner miner_;
  PackCheck check_;
};

template <GameTools K>
PackFindings check_game(const PuzzlePack& pack, const PackCheck& check) {
  PackFindings findings;
  std::set<std::string> positions;
  for (const PackTable& table : pack.tables) {
    Settings settings = table.settings;
    settings.push_back(revision_setting(pack.revision));
    const auto rules = K::Text::rules(settings);
    if (const Fault* fault = std::get_if<Fault>(&rules)) {
      findings.faults.push_back("table " + table.name + ": " + fault->field + " " + fault->why);
      continue;
    }
    PuzzleChecker<K> checker(std::get<0>(rules), check);
    for (std::size_t i = 0; i < pack.puzzles.size(); ++i) {
      const Puzzle& puzzle = pack.puzzles[i];
      if (puzzle.table != table.name) continue;
      ++findings.puzzles;
      const bool again = i % check.every == 0;
      std::optional<std::string> why = checker.fault_of(puzzle, again);
      if (!why && !positions.insert(puzzle.table + puzzle.state).second) why = "its position is there twice";
      if (why) findings.faults.push_back("puzzle " + std::to_string(i + 1) + ": " + *why);
      if (again) ++(puzzle.proof ? findings.proved : findings.searched);
    }
  }
  if (findings.puzzles != pack.puzzles.size()) findings.faults.push_back("a puzzle is at no table of the pack");
  return findings;
}

}  // namespace

PackFindings check_pack(const PuzzlePack& pack, const PackCheck& check) {
  const auto found = Games::find(pack.game, [&]<class K>(std::type_identity<K>) { return check_game<K>(pack, check); });
  return found.value_or(PackFindings{0, 0, 0, {"there is no game named `" + pack.game + "`"}});
}

}  // namespace spires::insight
