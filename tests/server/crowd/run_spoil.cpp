#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tests/server/crowd/message.h"
#include "tests/server/crowd/runs.h"
#include "tests/server/crowd/spoilers.h"

namespace spires::crowd {
namespace {

// Each spoiler has its own network; the player who must not notice has another.
Route route(const World& world, int kind, int one) {
  return {"127.8." + std::to_string(kind) + "." + std::to_string(2 + one), "127.0.0.1", world.port};
}

double metric(const World& world, const std::string& name) {
  const Fetched page = fetch(route(world, 99, 0), "/metrics");
  const std::size_t at = page.body.find("\n" + name + " ");
  return at == std::string::npos ? -1 : std::stod(page.body.substr(at + name.size() + 2));
}

struct SpoiltTable {
  explicit SpoiltTable(const Common& common) : venue(common, {"--bot-threads", "2"}) {}
  Venue venue;
  std::unique_ptr<Soloist> player;

  bool open() {
    if (!venue.open()) return false;
    player = std::make_unique<Soloist>(venue.world, route(venue.world, 1, 0), "child");
    venue.run_until("the player plays", std::chrono::seconds(30), [&] { return player->is_asked(); });
    return true;
  }
  double wait_for(std::uint32_t seconds) {
    player->forget_waits();
    venue.run_for(std::chrono::seconds(seconds));
    return player->longest_wait();
  }
};

// One connection asks for hints, and fifty tables of archmages think.
int spoil_bots(const Common& common, const SpoilOptions& options) {
  SpoiltTable scene(common);
  if (!scene.open()) return scene.venue.conclude(Verdict::Bad, "C22 bots: no server");
  const double quiet = scene.wait_for(options.seconds);
  std::vector<std::unique_ptr<Soloist>> spoilers;
  for (std::uint32_t i = 0; i < options.tables; ++i) {
    const int house = static_cast<int>(i) / 25;
    spoilers.push_back(std::make_unique<Soloist>(scene.venue.world, route(scene.venue.world, 2, house), "archmage"));
    Soloist& one = *spoilers.back();
    if (i % 2 == 1) continue;
    one.plays = false;
    one.spoil = [&one] {
      return one.is_asked() ? Message("hint").add("request", "h").add("seat", "A").add("seq", one.seq()).text() : "";
    };
  }
  scene.venue.run_for(std::chrono::seconds(2));
  const double loud = scene.wait_for(options.seconds);
  const double foreign = metric(scene.venue.world, "spires_bots_foreign_slices");
  const bool good = scene.player->moves() > 0 && !scene.player->is_cut() && foreign >= 0;
  return scene.venue.conclude(
      good ? Verdict::Good : Verdict::Bad,
      "C22 bots: " + std::to_string(options.tables) + " tables with archmages and hints; a child bot elsewhere takes " +
          with_digits(quiet, 0) + " ms quiet and " + with_digits(loud, 0) + " ms loud at the longest (aim " +
          with_digits(2 * quiet + 200, 0) + "); most foreign slices before a first one " + with_digits(foreign, 0));
}

int spoil_journal(const Common& common, const SpoilOptions& options) {
  SpoiltTable scene(common);
  if (!scene.open()) return scene.venue.conclude(Verdict::Bad, "C22 journal: no server");
  Soloist spoiler(scene.venue.world, route(scene.venue.world, 3, 0), "child");
  spoiler.plays = false;
  std::uint32_t sent = 0;
  spoiler.spoil = [&] {
    const bool off = ++sent % 2 == 0;
    return Message("standing_pass")
        .add("request", "p" + std::to_string(sent))
        .add("seat", "A")
        .add("until", off ? "off" : "turn")
        .add_raw("unless", "[]")
        .text();
  };
  const double wait = scene.wait_for(4 * options.seconds);
  const std::uint64_t most = 62 + 4ULL * options.seconds + 10;
  const bool good = sent > 20 && spoiler.accepted() <= most && !scene.player->is_cut();
  return scene.venue.conclude(good ? Verdict::Good : Verdict::Bad,
                              "C22 journal: " + std::to_string(sent) + " standing passes sent, " +
                                  std::to_string(spoiler.accepted()) + " accepted (at most " + std::to_string(most) +
                                  "), " + std::to_string(spoiler.refused()) + " refused; the other table waits " +
                                  with_digits(wait, 0) + " ms at the longest");
}

int spoil_audience(const Common& common, const SpoilOptions& options) {
  SpoiltTable scene(common);
  if (!scene.open()) return scene.venue.conclude(Verdict::Bad, "C22 audience: no server");
  const std::uint64_t before = scene.player->tables();
  std::vector<std::unique_ptr<Joiner>> crowd;
  for (int i = 0; i < 60; ++i) {
    crowd.push_back(
        std::make_unique<Joiner>(scene.venue.world, route(scene.venue.world, 4, i), scene.player->code(), 58));
  }
  const double wait = scene.wait_for(options.seconds);
  const std::uint64_t heard = scene.player->tables() - before;
  const bool good = !scene.player->is_cut() && heard <= options.seconds + 3;
  return scene.venue.conclude(good ? Verdict::Good : Verdict::Bad,
                              "C22 audience: 60 connections with 58 joins each; the player is " +
                                  std::string(scene.player->is_cut() ? "cut off" : "not cut off") + ", hears of it " +
                                  std::to_string(heard) + " times in " + std::to_string(options.seconds) +
                                  " s and waits " + with_digits(wait, 0) + " ms at the longest");
}

int spoil_fragments(const Common& common, const SpoilOptions& options) {
  SpoiltTable scene(common);
  if (!scene.open()) return scene.venue.conclude(Verdict::Bad, "C22 fragments: no server");
  Fragmenter spoiler(scene.venue.world, route(scene.venue.world, 5, 0));
  scene.venue.run_until("it is cut off", std::chrono::seconds(30), [&] { return spoiler.cuts() > 0; });
  const double wait = scene.wait_for(options.seconds);
  const bool good = spoiler.cuts() <= 1 + options.seconds / 8 && spoiler.turned_away() > 0 && !scene.player->is_cut();
  return scene.venue.conclude(good ? Verdict::Good : Verdict::Bad,
                              "C22 fragments: endless empty fragments are cut off " + std::to_string(spoiler.cuts()) +
                                  " times, and turned away " + std::to_string(spoiler.turned_away()) +
                                  " times after it; the other table waits " + with_digits(wait, 0) +
                                  " ms at the longest");
}

}  // namespace

int run_spoil(const Common& common, const SpoilOptions& options) {
  struct Kind {
    std::string_view name;
    int (*run)(const Common&, const SpoilOptions&);
  };
  int status = 0;
  for (const Kind& kind : {Kind{"bots", spoil_bots}, Kind{"journal", spoil_journal}, Kind{"audience", spoil_audience},
                           Kind{"fragments", spoil_fragments}}) {
    if (options.only.empty() || options.only == kind.name) status = std::max(status, kind.run(common, options));
  }
  return status;
}

}  // namespace spires::crowd
