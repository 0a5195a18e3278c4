// A search allocates its memory once: later decisions allocate a bounded number of times, regardless of the positions.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "bots/searcher.h"
#include "bots/towers/weights.h"
#include "tests/bots/players.h"

namespace {
std::atomic<std::uint64_t> allocations = 0;
}  // namespace

// NOLINTBEGIN: the standard's requirements for a replacement. Not inlined, or compilers see a mismatch of new and free.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* room = std::malloc(size == 0 ? 1 : size)) return room;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* room) noexcept { std::free(room); }
[[gnu::noinline]] void operator delete(void* room, std::size_t) noexcept { std::free(room); }
// NOLINTEND

namespace spires::tests {
namespace {

template <class K>
class Memory : public testing::Test {};
TYPED_TEST_SUITE(Memory, AllTools);

template <GameTools K>
typename K::Text::Game::State opening(const typename K::Text::Game::Rules& rules) {
  using G = typename K::Text::Game;
  typename G::State state = G::initial(rules);
  Rng rng(1);
  Silence silence;
  while (G::pending(rules, state).is_chance()) G::resolve(rules, state, G::sample(rules, state, rng.next()), silence);
  return state;
}

TYPED_TEST(Memory, OfASearchIsTakenOnce) {
  using G = typename TypeParam::Text::Game;
  const auto rules = rules_of<TypeParam>({});
  const typename G::State state = opening<TypeParam>(rules);
  const Seat seat = G::pending(rules, state).seat();
  const auto view = G::view(rules, state, Observer(seat), BotsOf<TypeParam>::kMemory);
  typename G::Actions legal;
  G::legal(rules, state, seat, legal);
  const auto bot = BotsOf<TypeParam>::make(*bots::find_level<BotsOf<TypeParam>>("archmage"), rules, 1);
  const auto count = [&](std::uint32_t nodes) {
    const std::uint64_t before = allocations;
    bot->choose(view, legal, bots::Budget::of_nodes(nodes));
    return allocations - before;
  };
  count(2000);
  EXPECT_LE(count(2000), 40U);
  EXPECT_LE(count(20000), 40U) << "ten times the nodes must not take more allocations";
}

// When there is no room for more nodes, the search continues with those it has.
TEST(SearchMemory, CanBeTooSmall) {
  const auto rules = rules_of<towers::Tools>({});
  const auto state = opening<towers::Tools>(rules);
  const Seat seat = towers::Towers::pending(rules, state).seat();
  const auto view = towers::Towers::view(rules, state, Observer(seat), towers::Memory::Open);
  towers::Actions legal;
  towers::Towers::legal(rules, state, seat, legal);
  for (const std::uint32_t room : {1U, 2U, 10U, 100U}) {
    bots::SearchSettings settings;
    settings.most_nodes = room;
    bots::SearchBot<towers::Towers, bots::TowersEvaluation> bot(bots::TowersEvaluation(bots::kTwoPlayerWeights), rules,
                                                                settings, 1);
    const auto action = bot.choose(view, legal, bots::Budget::of_nodes(2000));
    EXPECT_NE(std::find(legal.begin(), legal.end(), action), legal.end()) << room;
  }
}

}  // namespace
}  // namespace spires::tests
