// What the server counts, for /metrics.
#pragma once

#include <memory>
#include <string>

namespace spires::server {

class Metrics {
 public:
  Metrics();
  Metrics(const Metrics&) = delete;
  Metrics& operator=(const Metrics&) = delete;
  ~Metrics();

  void moved(const std::string& game, const std::string& by);
  void refused(const std::string& code);
  void stored(double seconds);
  void not_stored();
  void tables_open(double count);
  // Any other number, as it is now.
  void gauge(const std::string& name, const std::string& help, double value);

  // In the text form of Prometheus.
  std::string text() const;

 private:
  struct Families;
  std::unique_ptr<Families> families_;
};

}  // namespace spires::server
