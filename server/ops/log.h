// Structured logs: one JSON object a line, on standard error. Nothing secret goes in: no tokens, no names, no chat, no
// cards; tables by their code, clients by address.
#pragma once

#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace spires::server {

enum class LogLevel { Quiet, Error, Info, Debug };

class Log {
 public:
  // Lines without the time; for tests, instead of standard error.
  using Listener = std::function<void(const std::string& line)>;
  explicit Log(LogLevel level, Listener listener = {});
  Log(const Log&) = delete;
  Log& operator=(const Log&) = delete;
  ~Log();

  using Facts = std::initializer_list<std::pair<std::string_view, std::string>>;
  void info(std::string_view what, Facts facts = {});
  void error(std::string_view what, Facts facts = {});
  void debug(std::string_view what, Facts facts = {});

 private:
  struct Writer;
  std::unique_ptr<Writer> writer_;
};

}  // namespace spires::server
