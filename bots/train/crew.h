// A fixed number of threads that work on numbered pieces, again and again.
#pragma once

#include <barrier>
#include <cstddef>
#include <functional>
#include <thread>
#include <vector>

namespace spires::bots {

class Crew {
 public:
  explicit Crew(int threads) : size_(static_cast<std::size_t>(threads)), start_(threads + 1), end_(threads + 1) {
    for (std::size_t t = 0; t < size_; ++t) threads_.emplace_back([this, t] { serve(t); });
  }
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;
  ~Crew() {
    work_ = nullptr;
    start_.arrive_and_wait();
    for (std::thread& thread : threads_) thread.join();
  }

  std::size_t size() const { return size_; }

  // Runs work(i) once for each piece and returns when all are done. Thread t has the pieces t, t + size(), …
  void run(std::size_t pieces, const std::function<void(std::size_t)>& work) {
    work_ = &work;
    pieces_ = pieces;
    start_.arrive_and_wait();
    end_.arrive_and_wait();
  }

 private:
  void serve(std::size_t t) {
    for (;;) {
      start_.arrive_and_wait();
      if (work_ == nullptr) return;
      for (std::size_t i = t; i < pieces_; i += size_) (*work_)(i);
      end_.arrive_and_wait();
    }
  }

  std::size_t size_;
  std::barrier<> start_;
  std::barrier<> end_;
  const std::function<void(std::size_t)>* work_ = nullptr;
  std::size_t pieces_ = 0;
  std::vector<std::thread> threads_;
};

}  // namespace spires::bots
