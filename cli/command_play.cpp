#include "cli/command_play.h"

#include <algorithm>
#include <optional>
#include <ostream>
#include <string_view>

#include "cli/games.h"
#include "cli/play_session.h"

namespace spires::cli {
namespace {

// The level of seats that are not named.
constexpr std::string_view kUsualLevel = "journeyman";

template <GameTools K>
Result<std::vector<Player>> players_of(std::string_view text, int seats) {
  using Bots = BotsOf<K>;
  std::vector<Player> players;
  for (std::size_t from = 0; from <= text.size() && !text.empty();) {
    const std::size_t end = std::min(text.find(',', from), text.size());
    const std::string_view word = text.substr(from, end - from);
    from = end + 1;
    const bots::Level* level = bots::find_level<Bots>(word);
    if (word != "human" && level == nullptr) {
      std::string known = "human, random";
      for (const bots::Level& one : Bots::levels()) known += ", " + std::string(one.key);
      return Fault{"--seats", "`" + shown(word) + "` is none of " + known};
    }
    players.push_back({level});
  }
  if (text.empty()) players.push_back({});
  const auto count = static_cast<std::size_t>(seats);
  if (players.size() > count) return Fault{"--seats", "names more seats than the table has"};
  players.resize(count, {bots::find_level<Bots>(kUsualLevel)});
  return players;
}

// The start of the game: a new match, or that of a record.
template <GameText T>
struct Opening {
  RecordMatch<T> match;
  ChanceSource source;
};

template <GameText T>
Result<Opening<T>> new_match(const PlayArguments& arguments) {
  const Result<Table<T>> table = make_table<T>(arguments.setup);
  if (const Fault* fault = std::get_if<Fault>(&table)) return *fault;
  const ChanceSource seeded{ChanceSource::Kind::Mix, arguments.seed, {}, {}, {}};
  return Opening<T>{RecordMatch<T>(std::get<0>(table).header, std::get<0>(table).rules),
                    arguments.has_seed ? seeded : secrets::HmacWords::fresh().source()};
}

// The record to continue. It defines its table, so no other argument may.
Result<Record> loaded_record(const PlayArguments& arguments, Console& console) {
  const std::string given = first_given(arguments.setup);
  if (!given.empty()) return Fault{given, "does not go with --load: the record has its own"};
  const Result<std::string> text = read_file(console, arguments.load);
  if (const Fault* fault = std::get_if<Fault>(&text)) return *fault;
  Result<Record> record = parse_record(std::get<0>(text));
  if (std::get_if<Fault>(&record) != nullptr) return record;
  const Record& read = std::get<0>(record);
  if (!arguments.setup.game.empty() && arguments.setup.game != read.game) {
    return Fault{"game", "the record is one of " + read.game + ", not of " + arguments.setup.game};
  }
  if (read.chance.kind == ChanceSource::Kind::Recorded)
    return Fault{"chance", "the record has no seed to continue with"};
  return record;
}

template <GameText T>
Result<Opening<T>> loaded_match(const Record& record) {
  Result<RecordMatch<T>> match = replay_record<T>(record, secrets::ChanceWords(record.chance));
  if (const Fault* fault = std::get_if<Fault>(&match)) return *fault;
  return Opening<T>{std::move(std::get<0>(match)), record.chance};
}

template <GameText T>
void print_opening(Console& console, const Opening<T>& opening) {
  console.out << "Spires: " << T::kName;
  // Default options are not printed.
  const Settings usual = T::header({});
  for (const Setting& setting : opening.match.header()) {
    const bool option = setting.name.starts_with("options.");
    if (option && std::find(usual.begin(), usual.end(), setting) != usual.end()) continue;
    console.out << ", " << setting.name.substr(option ? 8 : 0) << " " << value_text(setting);
  }
  console.out << "\n";
  if (opening.source.is_sealed()) {
    console.out << "Cards and dice are sealed by " << opening.source.commitment << "\n";
  }
}

}  // namespace

int run_play(const PlayArguments& arguments, Console& console) {
  std::optional<Record> loaded;
  if (!arguments.load.empty()) {
    Result<Record> record = loaded_record(arguments, console);
    if (const Fault* fault = std::get_if<Fault>(&record)) return bad_input(console, *fault);
    loaded = std::move(std::get<0>(record));
  }
  return for_game(console, loaded ? loaded->game : game_of(arguments.setup), [&]<class K>(std::type_identity<K>) {
    using T = typename K::Text;
    Result<Opening<T>> made = loaded ? loaded_match<T>(*loaded) : new_match<T>(arguments);
    if (const Fault* fault = std::get_if<Fault>(&made)) return bad_input(console, *fault);
    Opening<T>& opening = std::get<0>(made);
    const Result<std::vector<Player>> players = players_of<K>(arguments.seats, T::players(opening.match.rules()));
    if (const Fault* fault = std::get_if<Fault>(&players)) return bad_input(console, *fault);
    print_opening(console, opening);
    const std::uint64_t seed = arguments.has_seed ? arguments.seed : secrets::HmacWords::fresh().word(0);
    PlaySession<K> session(console, std::move(opening.match), std::get<0>(players), opening.source, seed);
    return session.run();
  });
}

}  // namespace spires::cli
