// One of two equal servers, with all its clients. Tokens, seeds, codes and time are the same at both; the test sets the
// start of its next game and its chance outcomes.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/server.h"
#include "tests/twins/client.h"

namespace spires::server::twins {

using Made = std::unique_ptr<match::Match>;

// The plants of a server: a wrapper around each match, and one around all outgoing frames. Both may be empty.
struct Plant {
  std::function<Made(Made, JsonLog&)> match;
  std::function<std::unique_ptr<RequestHandler>(RequestHandler&)> handler;
};

// Connections: one per seat, one of a spectator, and one of a player who reconnects on another device.
inline constexpr int kSpectatorLine = 6;
inline constexpr int kSecondLine = 7;
inline constexpr int kLines = 8;

class TwinWorld {
 public:
  // REQUIRES: `plant` is made for this world.
  TwinWorld(const std::string& folder, Plant plant);
  TwinWorld(const TwinWorld&) = delete;
  TwinWorld& operator=(const TwinWorld&) = delete;
  ~TwinWorld();

  const std::string& fault() const { return fault_; }

  // Sets the wrapper of the next match. The host's random choices follow from the number of the pair.
  void set_start(std::uint64_t pair, std::function<Made(Made)> start);
  // Sets the first chance words; later ones follow from `rest`.
  void set_words(std::vector<std::uint64_t> words, std::uint64_t rest);
  std::uint64_t word(std::uint32_t k) const;

  TwinClient& line(int i) { return *lines_[static_cast<std::size_t>(i)]; }
  std::string get(const std::string& target) { return http_->get(target); }
  // Returns the log lines since the last call.
  std::vector<std::string> take_log();
  // Returns the decisions that reached the match since the last call, as "A play W2".
  std::vector<std::string> take_decisions();

 private:
  ServerSeams seams();
  Made wrap(Made made, JsonLog& log);

  Plant plant_;
  std::string fault_;
  std::atomic<std::uint64_t> drawn_ = 0;  // random numbers that the host has drawn
  std::atomic<std::int64_t> now_ = 1'000'000;
  mutable std::mutex mutex_;
  std::function<Made(Made)> start_;
  std::vector<std::uint64_t> words_;
  std::uint64_t rest_ = 0;
  std::vector<std::string> log_;
  std::vector<std::string> decisions_;
  std::unique_ptr<Server> server_;
  std::vector<std::unique_ptr<TwinClient>> lines_;
  std::unique_ptr<TwinHttp> http_;
};

}  // namespace spires::server::twins
