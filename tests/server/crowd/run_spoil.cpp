#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tests/server/crowd/floods.h"
#include "tests/server/crowd/message.h"
#include "tests/server/crowd/spoilt_table.h"

namespace spires::crowd {
namespace {

using Bring = void (*)(Context& context, std::uint32_t tables, Spoilers& spoilers);

// Others think, or let think; a child bot elsewhere must start as soon as a thread is free.
int spoil_thinking(const Common& common, const SpoilOptions& options, const std::string& what, Bring bring) {
  SpoiltTable scene(common);
  if (!scene.open()) return scene.harness.conclude(Verdict::Bad, "C22 " + what + ": no server");
  const double quiet = scene.wait_for(options.seconds);
  Spoilers spoilers;
  bring(scene.harness.context, options.tables, spoilers);
  scene.harness.run_for(std::chrono::seconds(2));
  const std::uint64_t before = scene.player->moves();
  const double loud = scene.wait_for(options.seconds);
  const double foreign = metric(scene.harness.context, "spires_bots_foreign_slices");
  const double slices = metric(scene.harness.context, "spires_bots_slices");
  const bool good = scene.player->moves() > before && !scene.player->is_cut() && foreign >= 0 && foreign <= kBotThreads;
  return scene.harness.conclude(good ? Verdict::Good : Verdict::Bad,
                                "C22 " + what + ": between the asking of a child bot and its start at most " +
                                    with_digits(foreign, 0) + " foreign slices of " + with_digits(slices, 0) +
                                    " (at most " + std::to_string(kBotThreads) + ", the threads); it takes " +
                                    with_digits(quiet, 0) + " ms quiet and " + with_digits(loud, 0) +
                                    " ms loud at the longest (aim " + with_digits(2 * quiet + 200, 0) + ")");
}

int spoil_hints(const Common& common, const SpoilOptions& options) {
  return spoil_thinking(common, options, "hints of one connection",
                        [](Context& context, std::uint32_t, Spoilers& spoilers) { bring_hints(context, spoilers); });
}
int spoil_archmages(const Common& common, const SpoilOptions& options) {
  return spoil_thinking(common, options, std::to_string(options.tables) + " tables of six archmages", bring_archmages);
}

int spoil_journal(const Common& common, const SpoilOptions& options) {
  SpoiltTable scene(common);
  if (!scene.open()) return scene.harness.conclude(Verdict::Bad, "C22 journal: no server");
  Soloist spoiler(scene.harness.context, spoiler_route(scene.harness.context, 3, 0), "child");
  spoiler.plays = false;
  std::uint32_t sent = 0;
  // Each one differs from all before, so each accepted one is an entry.
  spoiler.spoil = [&] {
    const std::string number = std::to_string(++sent);
    return Message("standing_pass")
        .add("request", "p" + number)
        .add("seat", "A")
        .add("until", "turn")
        .add_raw("unless", "[\"" + number + "\"]")
        .text();
  };
  const double wait = scene.wait_for(4 * options.seconds);
  const std::uint64_t most = 62 + 4ULL * options.seconds + 10;
  const bool good = sent > 20 && spoiler.accepted() <= most && !scene.player->is_cut();
  return scene.harness.conclude(good ? Verdict::Good : Verdict::Bad,
                                "C22 journal: " + std::to_string(sent) + " standing passes sent, " +
                                    std::to_string(spoiler.accepted()) + " accepted (at most " + std::to_string(most) +
                                    "), " + std::to_string(spoiler.refused()) + " refused; the other table waits " +
                                    with_digits(wait, 0) + " ms at the longest");
}

int spoil_audience(const Common& common, const SpoilOptions& options) {
  SpoiltTable scene(common);
  if (!scene.open()) return scene.harness.conclude(Verdict::Bad, "C22 audience: no server");
  const std::uint64_t before = scene.player->tables();
  std::vector<std::unique_ptr<Joiner>> crowd;
  for (int i = 0; i < 60; ++i) {
    crowd.push_back(std::make_unique<Joiner>(scene.harness.context, spoiler_route(scene.harness.context, 4, i),
                                             scene.player->code(), 58));
  }
  const double wait = scene.wait_for(options.seconds);
  const std::uint64_t heard = scene.player->tables() - before;
  const bool good = !scene.player->is_cut() && heard <= options.seconds + 3;
  return scene.harness.conclude(good ? Verdict::Good : Verdict::Bad,
                                "C22 audience: 60 connections with 58 joins each; the player is " +
                                    std::string(scene.player->is_cut() ? "cut off" : "not cut off") + ", hears of it " +
                                    std::to_string(heard) + " times in " + std::to_string(options.seconds) +
                                    " s and waits " + with_digits(wait, 0) + " ms at the longest");
}

int spoil_fragments(const Common& common, const SpoilOptions& options) {
  SpoiltTable scene(common);
  if (!scene.open()) return scene.harness.conclude(Verdict::Bad, "C22 fragments: no server");
  Fragmenter spoiler(scene.harness.context, spoiler_route(scene.harness.context, 5, 0));
  scene.harness.run_until("it is cut off", std::chrono::seconds(30), [&] { return spoiler.cuts() > 0; });
  const double wait = scene.wait_for(options.seconds);
  const bool good = spoiler.cuts() <= 1 + options.seconds / 8 && spoiler.turned_away() > 0 && !scene.player->is_cut();
  return scene.harness.conclude(good ? Verdict::Good : Verdict::Bad,
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
  for (const Kind& kind :
       {Kind{"hints", spoil_hints}, Kind{"archmages", spoil_archmages}, Kind{"journal", spoil_journal},
        Kind{"audience", spoil_audience}, Kind{"votes", spoil_votes}, Kind{"fragments", spoil_fragments},
        Kind{"memory", spoil_memory}, Kind{"tables", spoil_tables}, Kind{"damaged", spoil_damaged}}) {
    if (options.only.empty() || options.only == kind.name) status = std::max(status, kind.run(common, options));
  }
  return status;
}

}  // namespace spires::crowd
