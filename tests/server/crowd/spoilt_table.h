// A table whose player must not notice what others do to the server, and the parts of every such run.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tests/server/crowd/floods.h"
#include "tests/server/crowd/runs.h"
#include "tests/server/crowd/spoilers.h"

namespace spires::crowd {

// Bots of a run think on so many threads.
inline constexpr std::uint32_t kBotThreads = 2;

// A number of /metrics; -1 if it is missing.
inline double metric(const Context& context, const std::string& name) {
  const Fetched page = fetch(spoiler_route(context, 99, 0), "/metrics");
  const std::size_t at = page.body.find("\n" + name + " ");
  return at == std::string::npos ? -1 : std::stod(page.body.substr(at + name.size() + 2));
}

struct SpoiltTable {
  explicit SpoiltTable(const Common& common, std::vector<std::string> options = {})
      : harness(common, with_threads(std::move(options))) {}
  Harness harness;
  std::unique_ptr<Soloist> player;

  bool open() {
    if (!harness.open()) return false;
    player = std::make_unique<Soloist>(harness.context, spoiler_route(harness.context, 1, 0), "child");
    harness.run_until("the player plays", std::chrono::seconds(30), [&] { return player->is_asked(); });
    return true;
  }
  // Returns the longest wait of the player in that time, in milliseconds.
  double wait_for(std::uint32_t seconds) {
    player->forget_waits();
    harness.run_for(std::chrono::seconds(seconds));
    return player->longest_wait();
  }

 private:
  static std::vector<std::string> with_threads(std::vector<std::string> options) {
    options.insert(options.end(), {"--bot-threads", std::to_string(kBotThreads)});
    return options;
  }
};

// run_spoil_tables.cpp
int spoil_memory(const Common& common, const SpoilOptions& options);
int spoil_tables(const Common& common, const SpoilOptions& options);
int spoil_votes(const Common& common, const SpoilOptions& options);
int spoil_damaged(const Common& common, const SpoilOptions& options);

}  // namespace spires::crowd
