// Metrics of the host for the operator. Thread-safe.
#pragma once

#include <string>

namespace spires::host {

class Counters {
 public:
  Counters() = default;
  Counters(const Counters&) = delete;
  Counters& operator=(const Counters&) = delete;
  virtual ~Counters() = default;

  virtual void moved(const std::string& game, const std::string& by) = 0;
  virtual void refused(const std::string& code) = 0;
  virtual void stored(double seconds) = 0;
  virtual void not_stored() = 0;
  virtual void tables_open(double count) = 0;
  // An exception that reached the host: a fault of the program.
  virtual void exception() = 0;
};

// Counts nothing, for hosts without an operator.
class NoCounters : public Counters {
 public:
  void moved(const std::string&, const std::string&) override {}
  void refused(const std::string&) override {}
  void stored(double) override {}
  void not_stored() override {}
  void tables_open(double) override {}
  void exception() override {}
};

}  // namespace spires::host
