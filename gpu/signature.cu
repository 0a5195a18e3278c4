// Computes the signature of the rules on a GPU: the output of `spires sign --gpu-set`, one game per thread, from the
// same headers. A line on standard error reports the speed of random games.
//
// The game's own tools make rulesets and text on the host; the device gets finished Rules.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/playout.h"
#include "engine/core/signature.h"
#include "engine/core/text_sign.h"
#include "gpu/device.h"
#include "match/games.h"

namespace spires {
namespace {

constexpr unsigned kThreads = 64;                // per block; small, because games differ in length
constexpr std::uint32_t kTimedGames = 1U << 20;  // enough to fill the largest device several times
constexpr std::size_t kStackBytes = 16384;       // per thread; the rules are recursive (a repeated spell)
constexpr const char* kTimedRulesets[] = {"international basic 2", "international basic 4",
                                          "international master 4 all tiles"};

template <Game G>
__global__ void sign_each(const typename G::Rules* rules, std::uint32_t games, std::uint32_t all,
                          std::uint64_t* hashes) {
  const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= all) return;
  const std::uint64_t seed = game_seed(kSignedSeed, i % games);
  hashes[i] = sign_game<G, Signed::Positions>(rules[i / games], seed, kSignedCap);
}

template <Game G>
__global__ void play_each(const typename G::Rules rules, std::uint32_t games, std::uint32_t* decisions) {
  const std::uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= games) return;
  const std::uint64_t seed = game_seed(kSignedSeed, i);
  const SeededWords words(seed);
  Rng rng = random_player(seed);
  typename G::State state = G::initial(rules);
  decisions[i] = playout<G>(rules, state, rng, words, kSignedCap).decisions;
}

constexpr unsigned blocks_for(std::uint32_t threads) { return (threads + kThreads - 1) / kThreads; }

template <Game G>
void sign_rows(const std::vector<typename G::Rules>& rules, std::vector<SignedRuleset>& rows) {
  const auto all = static_cast<std::uint32_t>(rows.size()) * kSignedGames;
  DeviceArray<typename G::Rules> device_rules(rules);
  DeviceArray<std::uint64_t> device_hashes(all);
  sign_each<G><<<blocks_for(all), kThreads>>>(device_rules.data(), kSignedGames, all, device_hashes.data());
  check(cudaGetLastError(), "starting the signature");
  const std::vector<std::uint64_t> hashes = device_hashes.fetch();
  for (std::size_t row = 0; row < rows.size(); ++row) {
    Hash hash;
    for (std::uint32_t i = 0; i < kSignedGames; ++i) hash.add(hashes[row * kSignedGames + i]);
    rows[row].signature = hash.value();
  }
}

template <Game G>
void report_speed(const char* name, const typename G::Rules& rules) {
  DeviceArray<std::uint32_t> device_decisions(kTimedGames);
  cudaEvent_t begin{};
  cudaEvent_t end{};
  check(cudaEventCreate(&begin), "making a timer");
  check(cudaEventCreate(&end), "making a timer");
  float milliseconds = 0;
  for (int round = 0; round < 2; ++round) {  // the first round warms up
    check(cudaEventRecord(begin), "timing");
    play_each<G><<<blocks_for(kTimedGames), kThreads>>>(rules, kTimedGames, device_decisions.data());
    check(cudaEventRecord(end), "timing");
    check(cudaEventSynchronize(end), "playing on the device");
    check(cudaEventElapsedTime(&milliseconds, begin, end), "timing");
  }
  std::uint64_t plies = 0;
  for (const std::uint32_t decisions : device_decisions.fetch()) plies += decisions;
  const double seconds = static_cast<double>(milliseconds) / 1000;
  std::fprintf(stderr, "gpu: %s: %u games in %.3f s, %.3g plies/s, %.3g games/s\n", name, kTimedGames, seconds,
               static_cast<double>(plies) / seconds, kTimedGames / seconds);
  check(cudaEventDestroy(begin), "timing");
  check(cudaEventDestroy(end), "timing");
}

template <GameTools K>
void sign_on_device() {
  using T = typename K::Text;
  using G = typename T::Game;
  std::vector<SignedRuleset> rows;
  std::vector<typename G::Rules> rules;
  for (const Ruleset& ruleset : K::rulesets()) {
    rows.push_back({ruleset.name, 0});
    rules.push_back(std::get<0>(T::rules(ruleset.settings)));
  }
  check(cudaDeviceSetLimit(cudaLimitStackSize, kStackBytes), "making room for the stack");
  sign_rows<G>(rules, rows);
  std::fputs(signature_table(T::kName, rows, kSignedGames).c_str(), stdout);
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (const char* timed : kTimedRulesets) {
      if (rows[row].name == timed) report_speed<G>(timed, rules[row]);
    }
  }
}

}  // namespace
}  // namespace spires

int main() {
  spires::Games::for_each([]<class K>(std::type_identity<K>) { spires::sign_on_device<K>(); });
}
