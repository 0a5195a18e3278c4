// Measures random games of one ruleset on the device and compares each of the first games with the same game on the
// host. Prints one row of the table of `./dev gpu bench`. Compiled once per ruleset: SPIRES_RULESET.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "gpu/device.h"
#include "gpu/towers.cuh"

namespace spires {
namespace {

using towers::Edition;
using towers::RulesetRow;
using towers::Tiles;
using towers::VariantName;

struct Benched {
  const char* name;
  RulesetRow row;
};
constexpr Benched kBenched[] = {
    {"international basic 2", {Edition::International, VariantName::Basic, 2, false, Tiles::Usual}},
    {"international basic 4", {Edition::International, VariantName::Basic, 4, false, Tiles::Usual}},
    {"international master 4 all tiles", {Edition::International, VariantName::Master, 4, false, Tiles::All}},
    {"international master 2", {Edition::International, VariantName::Master, 2, false, Tiles::Usual}},
    {"international advanced 4", {Edition::International, VariantName::Advanced, 4, false, Tiles::Usual}},
    {"czech basic 4 teams", {Edition::Czech, VariantName::Basic, 4, true, Tiles::Usual}},
};
constexpr const Benched& kThis = kBenched[SPIRES_RULESET];
SPIRES_TABLE towers::Rules kFixedRules = towers::make_rules(towers::setup_of(kThis.row));

struct Table {
  static constexpr const towers::Rules& rules = kFixedRules;
};

constexpr std::uint32_t kCompared = 2000;
constexpr std::size_t kStackBytes = 4096;

PoolResult on_host(const towers::Rules& rules, std::uint32_t i) {
  const std::uint64_t seed = game_seed(kSignedSeed, i);
  Rng player = random_player(seed);
  towers::State state = towers::Towers::initial(rules);
  const PlayoutResult result = playout<towers::Towers>(rules, state, player, SeededWords(seed), kSignedCap);
  return {result_of<towers::PoolStep<Table>>(state, result.decisions, result.chances), result.decisions,
          result.chances};
}

int run(std::uint32_t games) {
  const towers::Rules rules = towers::make_rules(towers::setup_of(kThis.row));
  using Step = towers::PoolStep<Table>;
  cudaDeviceProp device{};
  check(cudaGetDeviceProperties(&device, 0), "looking at the device");
  check(cudaDeviceSetLimit(cudaLimitStackSize, kStackBytes), "making room for the stack");
  DeviceArray<towers::State> initial(std::vector<towers::State>{towers::Towers::initial(rules)});
  DeviceArray<std::uint32_t> next(1);
  DeviceArray<PoolResult> results(games);
  results.clear();
  const auto kernel = play_pool<Step>;
  const unsigned threads = Pool<Step>::kThreads;
  const std::size_t shared = sizeof(Pool<Step>);
  check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, static_cast<int>(shared)),
        "making room for the pool");
  cudaFuncAttributes attributes{};
  check(cudaFuncGetAttributes(&attributes, kernel), "looking at the kernel");
  int blocks = 0;
  check(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, static_cast<int>(threads), shared),
        "looking at the kernel");
  cudaEvent_t begin{};
  cudaEvent_t end{};
  check(cudaEventCreate(&begin), "making a timer");
  check(cudaEventCreate(&end), "making a timer");
  float best = 0;
  for (int round = 0; round < 3; ++round) {  // the first round warms up
    next.clear();
    check(cudaEventRecord(begin), "timing");
    kernel<<<static_cast<unsigned>(device.multiProcessorCount * blocks), threads, shared>>>(
        initial.data(), games, next.data(), results.data());
    check(cudaGetLastError(), "starting");
    check(cudaEventRecord(end), "timing");
    check(cudaEventSynchronize(end), "playing on the device");
    float milliseconds = 0;
    check(cudaEventElapsedTime(&milliseconds, begin, end), "timing");
    if (best == 0 || milliseconds < best) best = milliseconds;
  }
  std::uint64_t plies = 0;
  const std::vector<PoolResult> played = results.fetch();
  for (const PoolResult& result : played) plies += result.decisions;
  std::uint32_t different = 0;
  for (std::uint32_t i = 0; i < kCompared && i < games; ++i) {
    const PoolResult wanted = on_host(rules, i);
    if (wanted.hash != played[i].hash || wanted.decisions != played[i].decisions) ++different;
  }
  std::printf("| %-32s | %8.3g | %8.3g | %3d | %4.0f %% | %6zu | %7.1f | %s |\n", kThis.name,
              static_cast<double>(plies) / best * 1000, static_cast<double>(games) / best * 1000, attributes.numRegs,
              100.0 * blocks * threads / device.maxThreadsPerMultiProcessor, attributes.localSizeBytes, best,
              different == 0 ? "equal" : "DIFFERENT");
  return different == 0 ? 0 : 1;
}

}  // namespace
}  // namespace spires

int main(int arguments, char** argument) {
  return spires::run(arguments > 1 ? static_cast<std::uint32_t>(std::atoi(argument[1])) : 1U << 22);
}
