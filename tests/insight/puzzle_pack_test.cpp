// The packs: every puzzle can be played, its answers are still right, and hidden things change nothing in it.
#include <gtest/gtest.h>
#include <zlib.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <variant>

#include "insight/puzzle_check.h"
#include "insight/puzzle_miner.h"
#include "tests/scale.h"

namespace spires::tests {
namespace {

using namespace spires::insight;

std::string text_of_pack(const std::string& game) {
  std::ifstream in(std::string(SPIRES_ROOT) + "/data/puzzles/" + game + ".txt", std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

template <GameTools K>
PuzzlePack pack_of_game() {
  auto read = parse_pack(text_of_pack(std::string(K::Text::kName)));
  const Fault* fault = std::get_if<Fault>(&read);
  if (fault != nullptr) ADD_FAILURE() << fault->field << " " << fault->why;
  return fault != nullptr ? PuzzlePack{} : std::get<PuzzlePack>(read);
}

// Calls f(rules, puzzle, state, seat) for every puzzle.
template <GameTools K, class F>
void for_puzzles(const PuzzlePack& pack, F&& f) {
  for (const Puzzle& puzzle : pack.puzzles) {
    const auto rules = K::Text::rules(pack.find(puzzle.table)->settings);
    const auto start = read_start<typename K::Text>(std::get<0>(rules), {puzzle.state, puzzle.seen, {}});
    ASSERT_EQ(start.index(), 0U);
    const auto& state = std::get<0>(start);
    f(std::get<0>(rules), puzzle, state, K::Text::Game::pending(std::get<0>(rules), state).seat());
  }
}

template <class K>
class PuzzlePacks : public testing::Test {};
using GamesWithPack = testing::Types<duel::Tools>;
TYPED_TEST_SUITE(PuzzlePacks, GamesWithPack);

TYPED_TEST(PuzzlePacks, AreStillRight) {
  const PuzzlePack pack = pack_of_game<TypeParam>();
  EXPECT_FALSE(pack.puzzles.empty());
  const bool whole = scale() > 1;  // in soak
  const PackCheck check{whole ? 2'000'000U : 200'000U, 7, whole ? 1U : 8U};
  const PackFindings found = check_pack(pack, check);
  EXPECT_EQ(found.puzzles, pack.puzzles.size());
  for (const std::string& fault : found.faults) ADD_FAILURE() << fault;
}

TYPED_TEST(PuzzlePacks, FitIntoSixtyKilobytes) {
  const std::string text = text_of_pack(std::string(TypeParam::Text::kName));
  uLongf size = compressBound(text.size());
  std::string packed(size, '\0');
  ASSERT_EQ(compress2(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(text.data()),
                      text.size(), Z_BEST_COMPRESSION),
            Z_OK);
  this->RecordProperty("bytes", static_cast<int>(size));
  EXPECT_LE(size, 60'000U);
}

// Twin worlds: what the seat cannot see changes neither the position that is kept nor anything found from it.
TYPED_TEST(PuzzlePacks, FollowFromTheViewAlone) {
  using G = typename TypeParam::Text::Game;
  std::int64_t twins = 0;
  for_puzzles<TypeParam>(
      pack_of_game<TypeParam>(), [&](const auto& rules, const Puzzle&, const auto& state, Seat seat) {
        const PuzzleMiner<TypeParam> miner(rules);
        const auto view = G::view(rules, state, Observer(seat), BotsOf<TypeParam>::kMemory);
        Rng rng(5);
        for (int i = 0; i < 3; ++i) {
          const auto twin = G::determinize(rules, view, rng);
          twins += twin == state ? 0 : 1;
          const auto same = miner.worlds_of(G::view(rules, twin, Observer(seat), BotsOf<TypeParam>::kMemory));
          EXPECT_TRUE(same.states()[0] == state);
        }
      });
  EXPECT_GT(twins, 0) << "nothing was hidden: the test tests nothing";
}

}  // namespace
}  // namespace spires::tests
