// The log of the host for the operator. It contains nothing secret: no tokens, no names, no chat, no cards; tables by
// their code, clients by address. Thread-safe.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace spires::host {

class Log {
 public:
  Log() = default;
  Log(const Log&) = delete;
  Log& operator=(const Log&) = delete;
  virtual ~Log() = default;

  using Facts = std::initializer_list<std::pair<std::string_view, std::string>>;
  virtual void info(std::string_view what, Facts facts) = 0;
  virtual void error(std::string_view what, Facts facts) = 0;
};

}  // namespace spires::host
