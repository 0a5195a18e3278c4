// The log of an arena as JSON Lines, so that a long run can be interrupted and resumed.
//
// The first line has the parameters, each other line a finished game, in the order in which games finish. A line is
// written at once and as a whole; a truncated last line is overwritten. A log is locked while it is written, so that
// two arenas cannot share it.
//
// Thread rule: one thread at a time.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/arena_plan.h"
#include "cli/json_object.h"

namespace spires::cli {

using LoggedGame = std::pair<GameSlot, ArenaGame>;

class ArenaLog {
 public:
  // Creates a log, or resumes one with the same parameters; a fault names the parameter that differs.
  static Result<std::unique_ptr<ArenaLog>> open(const std::string& path, const Json& parameters, const ArenaPlan& plan);

  ArenaLog(const ArenaLog&) = delete;
  ArenaLog& operator=(const ArenaLog&) = delete;
  ~ArenaLog();

  // The games in the log when it was opened.
  const std::vector<LoggedGame>& games() const { return games_; }
  // Returns false if the log cannot be written any more.
  bool append(const GameSlot& slot, const ArenaGame& game);
  const std::string& path() const { return path_; }

 private:
  ArenaLog(std::string path, int file, std::size_t players) : path_(std::move(path)), file_(file), players_(players) {}
  std::optional<Fault> take_up(std::string_view text, const Json& parameters, const ArenaPlan& plan);
  // Reads from `begin` on and returns the end of the valid lines: the last line may be truncated.
  Result<std::size_t> read_games(std::string_view text, std::size_t begin, const ArenaPlan& plan);

  std::string path_;
  int file_;
  std::size_t players_;
  std::vector<LoggedGame> games_;
};

// Write a game as a line without its line end, and read it; nullopt if it is not a game of this plan.
std::string game_line(const GameSlot& slot, const ArenaGame& game, std::size_t players);
std::optional<LoggedGame> parse_game_line(std::string_view line, const ArenaPlan& plan);

}  // namespace spires::cli
