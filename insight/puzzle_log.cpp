#include "insight/puzzle_log.h"

#include <charconv>

#include "engine/core/text_words.h"

namespace spires::insight {
namespace {

constexpr std::string_view kFirstWord = "spires-mine";

template <class Number>
bool read_number(std::string_view text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

bool read_done(std::string_view line, MinedGame& game) {
  const auto words = words::split(line, ' ');
  if (words.size() != game.sieved.count.size() + 2 || !read_number(words[1], game.number)) return false;
  for (std::size_t i = 0; i < game.sieved.count.size(); ++i) {
    if (!read_number(words[i + 2], game.sieved.count[i])) return false;
  }
  return true;
}

}  // namespace

std::string write_mine_head(std::string_view game, int revision, std::uint64_t seed) {
  return std::string(kFirstWord) + " 1 " + std::string(game) + " " + std::to_string(revision) + " " +
         std::to_string(seed) + "\n";
}

std::string write_mined_game(const MinedGame& game) {
  std::string out;
  for (const Puzzle& puzzle : game.puzzles) out += write_puzzle(puzzle);
  out += "done " + std::to_string(game.number);
  for (const std::uint64_t count : game.sieved.count) out += " " + std::to_string(count);
  return out + "\n";
}

Result<MineLog> read_mine_log(std::string_view text, std::size_t& whole) {
  const std::size_t size = text.size();
  const auto head = words::split(text.substr(0, text.find('\n')), ' ');
  MineLog log;
  if (head.size() != 5 || head[0] != kFirstWord || head[1] != "1" || !read_number(head[3], log.revision) ||
      !read_number(head[4], log.seed)) {
    return Fault{"", "is no log of a mine (`spires-mine 1`)"};
  }
  log.game = head[2];
  text.remove_prefix(std::min(size, text.find('\n') + 1));
  whole = size - text.size();
  MinedGame game;
  while (text.find('\n') != std::string_view::npos) {
    if (text.starts_with("puzzle ")) {
      Result<Puzzle> puzzle = take_puzzle(text);
      if (!std::holds_alternative<Puzzle>(puzzle)) break;
      game.puzzles.push_back(std::move(std::get<Puzzle>(puzzle)));
      continue;
    }
    const std::size_t end = text.find('\n');
    if (!text.starts_with("done ") || !read_done(text.substr(0, end), game)) break;
    text.remove_prefix(end + 1);
    whole = size - text.size();
    log.games.push_back(std::exchange(game, {}));
  }
  return log;
}

PuzzlePack pack_of(const std::vector<MineLog>& logs, const std::vector<PuzzleTable>& tables) {
  PuzzlePack pack;
  std::set<std::pair<std::string, std::string>> positions;
  for (const PuzzleTable& table : tables) {
    std::vector<Puzzle> here;
    for (const MineLog& log : logs) {
      pack.game = log.game;
      pack.revision = log.revision;
      for (const MinedGame& game : log.games) {
        for (const Puzzle& puzzle : game.puzzles) {
          if (puzzle.table == table.name && positions.emplace(puzzle.table, puzzle.state).second)
            here.push_back(puzzle);
        }
      }
    }
    if (!here.empty()) pack.tables.push_back({std::string(table.name), table.settings});
    std::sort(here.begin(), here.end(), [](const Puzzle& a, const Puzzle& b) {
      return a.difficulty != b.difficulty ? a.difficulty < b.difficulty : a.state < b.state;
    });
    pack.puzzles.insert(pack.puzzles.end(), here.begin(), here.end());
  }
  return pack;
}

}  // namespace spires::insight
