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
  Venue venue(common, roomy());
  venue.world.habits = {.undo = 0.02, .chat = 0.005};
  if (!venue.open()) return venue.conclude(Verdict::Bad, "C3 cut: no server");
  const std::uint16_t server = venue.world.port;
  Proxy proxy(venue.loop, server, venue.world.dice.child());
  proxy.set_weather({.mean_life = options.life});
  venue.world.port = proxy.port();
  std::uint64_t made = 0;
  bool calm = false;
  for (; made < options.tables; ++made) venue.add_party(mixed_plan(made));
  venue.world.on_over = [&](Party&) {
    if (!calm) venue.add_party(mixed_plan(made++));
  };
  venue.look_after_parties();

  const auto cuts = static_cast<std::uint64_t>(options.cuts);
  Progress progress("cuts", cuts);
  venue.run_until("all cuts", std::chrono::seconds(60 + cuts / 4), [&] {
    progress.show(proxy.damage().cuts, std::to_string(venue.world.tally.acknowledged) + " moves");
    return proxy.damage().cuts >= cuts || venue.stuck() > 0;
  });
  calm = true;
  proxy.set_weather({.mean_life = 0, .delayed = 0, .delay = 0, .doubled = 0});
  const Clock::time_point end = Clock::now() + std::chrono::seconds(3);
  venue.run_until("the end of all games", std::chrono::seconds(60), [&] {
    if (Clock::now() > end) venue.end_games();
    return venue.all_over();
  });
  // Records are downloaded directly from the server.
  venue.world.port = server;
  const RecordFaults faults = venue.check_records();
  const bool good = faults.none() && venue.world.tally.mismatches == 0 &&
                    percentile(venue.world.tally.comebacks, 0.99) <= kLongestComebackMs;
  return venue.conclude(good ? Verdict::Good : Verdict::Bad, summary(venue.world.tally, proxy.damage(), faults));
}

}  // namespace spires::crowd
