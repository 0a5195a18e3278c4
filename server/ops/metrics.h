// Metrics of the server, for /metrics.
#pragma once

#include <memory>
#include <string>

#include "host/counters.h"

namespace spires::server {

class Metrics final : public host::Counters {
 public:
  Metrics();
  ~Metrics() override;

  void moved(const std::string& game, const std::string& by) override;
  void refused(const std::string& code) override;
  void stored(double seconds) override;
  void not_stored() override;
  void tables_open(double count) override;
  void exception() override;
  // Sets any other metric to its current value.
  void gauge(const std::string& name, const std::string& help, double value);

  // Returns the metrics in the text format of Prometheus.
  std::string text() const;

 private:
  struct Families;
  std::unique_ptr<Families> families_;
};

}  // namespace spires::server
