#include "tests/server/crowd/progress.h"
#include "tests/server/crowd/proxy.h"
#include "tests/server/crowd/runs.h"

namespace spires::crowd {
namespace {

constexpr double kLongestComebackMs = 5000;

std::string summary(const Tally& tally, const Damage& damage, const RecordFaults& faults) {
  return "C3 cut: " + std::to_string(damage.cuts) + " cuts, " + std::to_string(damage.doubles) + " frames twice, " +
         std::to_string(damage.delays) + " late, " + std::to_string(tally.acknowledged) + " moves, applied twice " +
         std::to_string(faults.doubled) + ", lost " + std::to_string(faults.lost) + ", mismatches " +
         std::to_string(tally.mismatches) + ", " + std::to_string(faults.records) +
         " games to their end; C4 back in the game: p50 " + with_digits(percentile(tally.comebacks, 0.5), 0) +
         " ms, p99 " + with_digits(percentile(tally.comebacks, 0.99), 0) + " ms of " +
         std::to_string(tally.comebacks.size());
}

}  // namespace

int run_cut(const Common& common, const CutOptions& options) {
  Harness harness(common, roomy());
  harness.context.habits = {.undo = 0.02, .chat = 0.005};
  if (!harness.open()) return harness.conclude(Verdict::Bad, "C3 cut: no server");
  const std::uint16_t server = harness.context.port;
  Proxy proxy(harness.loop, server, harness.context.dice.child());
  proxy.set_weather({.mean_life = options.life});
  harness.context.port = proxy.port();
  std::uint64_t made = 0;
  bool calm = false;
  for (; made < options.tables; ++made) harness.add_table(mixed_plan(made));
  harness.context.on_over = [&](TableDriver&) {
    if (!calm) harness.add_table(mixed_plan(made++));
  };
  harness.look_after_tables();

  const auto cuts = static_cast<std::uint64_t>(options.cuts);
  Progress progress("cuts", cuts);
  harness.run_until("all cuts", std::chrono::seconds(60 + cuts / 4), [&] {
    progress.show(proxy.damage().cuts, std::to_string(harness.context.tally.acknowledged) + " moves");
    return proxy.damage().cuts >= cuts || harness.stuck() > 0;
  });
  calm = true;
  proxy.set_weather({.mean_life = 0, .delayed = 0, .delay = 0, .doubled = 0});
  const Clock::time_point end = Clock::now() + std::chrono::seconds(3);
  harness.run_until("the end of all games", std::chrono::seconds(60), [&] {
    if (Clock::now() > end) harness.end_games();
    return harness.all_over();
  });
  // Records are downloaded directly from the server.
  harness.context.port = server;
  const RecordFaults faults = harness.check_records();
  const bool good = faults.none() && harness.context.tally.mismatches == 0 &&
                    percentile(harness.context.tally.comebacks, 0.99) <= kLongestComebackMs;
  return harness.conclude(good ? Verdict::Good : Verdict::Bad, summary(harness.context.tally, proxy.damage(), faults));
}

}  // namespace spires::crowd
