#include "cli/workers.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <ostream>
#include <thread>
#include <vector>

namespace spires::cli {
namespace {

constexpr int kBarCells = 32;
constexpr std::chrono::milliseconds kRedraw{150};

void draw_bar(std::ostream& err, const std::string& label, std::uint32_t done, std::uint32_t pieces, double seconds) {
  const auto cells = static_cast<int>(std::uint64_t{done} * kBarCells / std::max(pieces, 1U));
  const double left = done == 0 ? 0 : seconds * (pieces - done) / done;
  std::string bar;
  for (int i = 0; i < kBarCells; ++i) bar += i < cells ? "█" : "░";
  err << fmt::format("\r{} {} {}/{} {:.0f} s left \x1b[K", label, bar, done, pieces, left) << std::flush;
}

}  // namespace

std::uint32_t thread_count(std::uint32_t wanted) {
  return wanted > 0 ? wanted : std::max(1U, std::thread::hardware_concurrency());
}

void work_on(std::uint32_t pieces, std::uint32_t threads, Console& console, const std::function<std::string()>& label,
             const std::function<void(std::uint32_t)>& work) {
  std::atomic<std::uint32_t> next{0};
  std::atomic<std::uint32_t> done{0};
  std::mutex mutex;
  std::condition_variable finished;
  const auto loop = [&] {
    for (std::uint32_t i = next++; i < pieces; i = next++) {
      work(i);
      if (++done == pieces) {
        const std::lock_guard lock(mutex);
        finished.notify_all();
      }
    }
  };
  std::vector<std::thread> pool;
  const std::uint32_t count = std::min(thread_count(threads), std::max(pieces, 1U));
  pool.reserve(count);
  for (std::uint32_t i = 0; i < count; ++i) pool.emplace_back(loop);
  if (console.progress) {
    const auto begin = std::chrono::steady_clock::now();
    std::unique_lock lock(mutex);
    while (!finished.wait_for(lock, kRedraw, [&] { return done == pieces; })) {
      const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
      draw_bar(console.err, label(), done, pieces, seconds.count());
    }
    console.err << "\r\x1b[K" << std::flush;
  }
  for (std::thread& thread : pool) thread.join();
}

void work_on(std::uint32_t pieces, std::uint32_t threads, Console& console, const std::string& label,
             const std::function<void(std::uint32_t)>& work) {
  work_on(pieces, threads, console, [&label] { return label; }, work);
}

}  // namespace spires::cli
