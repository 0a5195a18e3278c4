#include "server/ops/log.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include "wire/json.h"

namespace spires::server {
namespace {

spdlog::level::level_enum level_of(LogLevel level) {
  switch (level) {
    case LogLevel::Quiet: return spdlog::level::off;
    case LogLevel::Error: return spdlog::level::err;
    case LogLevel::Info: return spdlog::level::info;
    case LogLevel::Debug: return spdlog::level::debug;
  }
  return spdlog::level::info;
}

// The members of the object after time and level.
std::string members(std::string_view what, JsonLog::Facts facts) {
  wire::Json json = wire::Json::object();
  json["what"] = std::string(what);
  for (const auto& [key, value] : facts) json[std::string(key)] = value;
  const std::string text = wire::text_of(json);
  return text.substr(1, text.size() - 2);
}

}  // namespace

struct JsonLog::Writer {
  spdlog::logger logger;
  Listener listener;

  void write(spdlog::level::level_enum level, std::string_view what, Facts facts) {
    if (!logger.should_log(level)) return;
    const std::string text = members(what, facts);
    if (listener) return listener(text);
    logger.log(level, "{}", text);
  }
};

JsonLog::JsonLog(LogLevel level, Listener listener)
    : writer_(std::make_unique<Writer>(
          Writer{spdlog::logger("spires", std::make_shared<spdlog::sinks::stderr_sink_mt>()), std::move(listener)})) {
  writer_->logger.set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})", spdlog::pattern_time_type::utc);
  writer_->logger.set_level(level_of(level));
  writer_->logger.flush_on(spdlog::level::info);
}
JsonLog::~JsonLog() = default;

void JsonLog::info(std::string_view what, Facts facts) { writer_->write(spdlog::level::info, what, facts); }
void JsonLog::error(std::string_view what, Facts facts) { writer_->write(spdlog::level::err, what, facts); }
void JsonLog::debug(std::string_view what, Facts facts) { writer_->write(spdlog::level::debug, what, facts); }

}  // namespace spires::server
