// Structured logs: one JSON object per line, on standard error.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "host/log.h"

namespace spires::server {

enum class LogLevel { Quiet, Error, Info, Debug };

class JsonLog final : public host::Log {
 public:
  // Lines without the time; for tests, instead of standard error.
  using Listener = std::function<void(const std::string& line)>;
  explicit JsonLog(LogLevel level, Listener listener = {});
  ~JsonLog() override;

  void info(std::string_view what, Facts facts = {}) override;
  void error(std::string_view what, Facts facts = {}) override;
  void debug(std::string_view what, Facts facts = {});

 private:
  struct Writer;
  std::unique_ptr<Writer> writer_;
};

}  // namespace spires::server
