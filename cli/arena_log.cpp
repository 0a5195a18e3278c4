#include "cli/arena_log.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <limits>
#include <optional>
#include <string_view>

namespace spires::cli {
namespace {

// Reads an unsigned number. Returns false if it is not one or does not fit.
template <class Number>
bool read_number(const Json& object, Number& target) {
  if (!object.is_number_unsigned()) return false;
  const auto number = object.get<std::uint64_t>();
  if (number > std::numeric_limits<Number>::max()) return false;
  target = static_cast<Number>(number);
  return true;
}

template <class Number>
bool read_member(const Json& object, const char* name, Number& target) {
  return object.contains(name) && read_number(object[name], target);
}

// Reads one number per player; `target(i)` is the destination of the i-th.
template <class Target>
bool read_members(const Json& object, const char* name, std::size_t players, Target&& target) {
  if (!object.contains(name) || !object[name].is_array() || object[name].size() != players) return false;
  for (std::size_t i = 0; i < players; ++i) {
    if (!read_number(object[name][i], target(i))) return false;
  }
  return true;
}

std::optional<EndReason> parse_reason(const Json& object) {
  if (!object.contains("reason") || !object["reason"].is_string()) return std::nullopt;
  for (const EndReason reason : {EndReason::Goal, EndReason::Deadlock, EndReason::Cap, EndReason::Points}) {
    if (object["reason"].get_ref<const std::string&>() == reason_text(reason)) return reason;
  }
  return std::nullopt;
}

// "/settings/options/costs/MW" in the usual form: options.costs.MW.
std::string field_name(std::string pointer) {
  std::replace(pointer.begin(), pointer.end(), '/', '.');
  pointer.erase(0, 1);
  constexpr std::string_view kSettings = "settings.";
  return pointer.starts_with(kSettings) ? pointer.substr(kSettings.size()) : pointer;
}

std::optional<Fault> first_difference(const std::string& path, const Json& theirs, const Json& ours) {
  const Json old = theirs.flatten();
  const Json now = ours.flatten();
  const auto differs = [&](const std::string& name) {
    const std::string before = old.contains(name) ? old[name].dump() : "nothing";
    const std::string after = now.contains(name) ? now[name].dump() : "nothing";
    return Fault{field_name(name), fmt::format("{} was begun with {}, not with {}", path, before, after)};
  };
  for (const auto& [name, value] : now.items()) {
    if (!old.contains(name) || old[name] != value) return differs(name);
  }
  for (const auto& [name, value] : old.items()) {
    if (!now.contains(name)) return differs(name);
  }
  return std::nullopt;
}

std::optional<std::string> read_all(int file) {
  std::string text;
  std::array<char, 65536> part{};
  for (;;) {
    const ssize_t got = ::read(file, part.data(), part.size());
    if (got < 0) return std::nullopt;
    if (got == 0) return text;
    text.append(part.data(), static_cast<std::size_t>(got));
  }
}

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t put = ::write(file, text.data(), text.size());
    if (put <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(put));
  }
  return true;
}

}  // namespace

std::string game_line(const GameSlot& slot, const ArenaGame& game, std::size_t players) {
  Json line;
  line["set"] = slot.set;
  line["pairing"] = slot.pairing;
  line["rotation"] = slot.rotation;
  line["reason"] = reason_text(game.reason);
  line["decisions"] = game.decisions;
  for (const char* name : {"places", "asked", "forced", "nodes", "iterations", "microseconds"}) {
    line[name] = Json::array();
  }
  for (std::size_t i = 0; i < players; ++i) {
    const PlayerEffort& effort = game.efforts[i];
    line["places"].push_back(game.places[i]);
    line["asked"].push_back(effort.asked);
    line["forced"].push_back(effort.forced);
    line["nodes"].push_back(effort.nodes);
    line["iterations"].push_back(effort.iterations);
    line["microseconds"].push_back(effort.microseconds);
  }
  return line.dump();
}

std::optional<LoggedGame> parse_game_line(std::string_view text, const ArenaPlan& plan) {
  const Json line = Json::parse(text, nullptr, false);
  LoggedGame logged;
  auto& [slot, game] = logged;
  const std::optional<EndReason> reason = line.is_object() ? parse_reason(line) : std::nullopt;
  if (!reason) return std::nullopt;
  game.reason = *reason;
  const auto effort = [&](auto member) {
    return [&game, member](std::size_t i) -> auto& { return game.efforts[i].*member; };
  };
  const bool whole = read_member(line, "set", slot.set) && read_member(line, "pairing", slot.pairing) &&
                     read_member(line, "rotation", slot.rotation) && plan.has(slot) &&
                     read_member(line, "decisions", game.decisions) &&
                     read_members(line, "places", plan.seats, [&](std::size_t i) -> auto& { return game.places[i]; }) &&
                     read_members(line, "asked", plan.seats, effort(&PlayerEffort::asked)) &&
                     read_members(line, "forced", plan.seats, effort(&PlayerEffort::forced)) &&
                     read_members(line, "nodes", plan.seats, effort(&PlayerEffort::nodes)) &&
                     read_members(line, "iterations", plan.seats, effort(&PlayerEffort::iterations)) &&
                     read_members(line, "microseconds", plan.seats, effort(&PlayerEffort::microseconds));
  return whole ? std::optional(logged) : std::nullopt;
}

ArenaLog::~ArenaLog() { ::close(file_); }

Result<std::unique_ptr<ArenaLog>> ArenaLog::open(const std::string& path, const Json& parameters,
                                                 const ArenaPlan& plan) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
  if (file < 0) return Fault{path, "cannot be written"};
  std::unique_ptr<ArenaLog> log(new ArenaLog(path, file, plan.seats));
  struct stat status{};
  if (::fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) return Fault{path, "is not a file"};
  if (::flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    return Fault{path, "is being written by another arena"};
  }
  const std::optional<std::string> text = read_all(file);
  if (!text) return Fault{path, "cannot be read"};
  if (std::optional<Fault> fault = log->take_up(*text, parameters, plan)) return *std::move(fault);
  return log;
}

std::optional<Fault> ArenaLog::take_up(std::string_view text, const Json& parameters, const ArenaPlan& plan) {
  const std::string first = parameters.dump() + "\n";
  std::size_t whole = text.rfind('\n') + 1;  // 0: no complete line
  if (whole == 0) {
    // Only a truncated beginning of this log may be overwritten.
    if (!first.starts_with(text)) return Fault{path_, "is not an arena log"};
  } else {
    const std::size_t end = text.find('\n') + 1;
    const Json theirs = Json::parse(text.substr(0, end), nullptr, false);
    if (!theirs.is_object() || !theirs.contains("spires_arena")) return Fault{path_, "is not an arena log"};
    if (std::optional<Fault> fault = first_difference(path_, theirs, parameters)) return fault;
    const Result<std::size_t> good = read_games(text.substr(0, whole), end, plan);
    if (const Fault* fault = std::get_if<Fault>(&good)) return *fault;
    whole = std::get<0>(good);
  }
  const bool cut = whole == text.size() || ::ftruncate(file_, static_cast<off_t>(whole)) == 0;
  if (!cut || (whole == 0 && !write_all(file_, first))) return Fault{path_, "cannot be written"};
  return std::nullopt;
}

Result<std::size_t> ArenaLog::read_games(std::string_view text, std::size_t begin, const ArenaPlan& plan) {
  for (int number = 2; begin < text.size(); ++number) {
    const std::size_t end = text.find('\n', begin) + 1;
    const std::optional<LoggedGame> game = parse_game_line(text.substr(begin, end - begin), plan);
    if (!game && end < text.size()) return Fault{path_, fmt::format("line {} is not a game of this arena", number)};
    if (!game) break;
    games_.push_back(*game);
    begin = end;
  }
  return begin;
}

bool ArenaLog::append(const GameSlot& slot, const ArenaGame& game) {
  return write_all(file_, game_line(slot, game, players_) + "\n");
}

}  // namespace spires::cli
