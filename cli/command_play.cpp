#include "cli/command_play.h"

#include <ostream>
#include <string_view>

#include "cli/games.h"
#include "cli/play_session.h"

namespace spires::cli {
namespace {

Result<std::vector<Player>> players_of(std::string_view text, int seats) {
  std::vector<Player> players;
  for (std::string_view rest = text; !rest.empty();) {
    const std::size_t end = rest.find(',');
    const std::string_view word = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    if (word != "human" && word != "random") {
      return Fault{"--seats", "`" + std::string(word) + "` is neither human nor random"};
    }
    players.push_back(word == "human" ? Player::Human : Player::Random);
  }
  if (text.empty()) players.push_back(Player::Human);
  const auto count = static_cast<std::size_t>(seats);
  if (players.size() > count) return Fault{"--seats", "names more seats than the table has"};
  players.resize(count, Player::Random);
  return players;
}

// What the game starts from: a new match, or the one of a record.
template <GameText T>
struct Opening {
  RecordMatch<T> match;
  ChanceSource source;
};

template <GameText T>
Result<Opening<T>> new_match(const PlayArguments& arguments) {
  const Result<Table<T>> table = make_table<T>(arguments.setup);
  if (const Fault* fault = std::get_if<Fault>(&table)) return *fault;
  const ChanceSource seeded{ChanceSource::Kind::Mix, arguments.seed, {}, {}};
  return Opening<T>{RecordMatch<T>(std::get<0>(table).header, std::get<0>(table).rules),
                    arguments.has_seed ? seeded : HmacWords::fresh().source()};
}

template <GameText T>
Result<Opening<T>> loaded_match(const PlayArguments& arguments, Console& console) {
  const Result<std::string> text = read_file(console, arguments.load);
  if (const Fault* fault = std::get_if<Fault>(&text)) return *fault;
  const Result<Record> record = parse_record(std::get<0>(text));
  if (const Fault* fault = std::get_if<Fault>(&record)) return *fault;
  const ChanceSource& source = std::get<0>(record).chance;
  if (source.kind == ChanceSource::Kind::Recorded) return Fault{"chance", "the record has no seed to go on with"};
  Result<RecordMatch<T>> match = replay_record<T>(std::get<0>(record), ChanceWords(source));
  if (const Fault* fault = std::get_if<Fault>(&match)) return *fault;
  return Opening<T>{std::move(std::get<0>(match)), source};
}

template <GameText T>
void print_opening(Console& console, const Opening<T>& opening) {
  console.out << "Spires: " << T::kName;
  for (const Setting& setting : opening.match.header())
    console.out << ", " << setting.name << " " << value_text(setting);
  console.out << "\n";
  if (opening.source.kind == ChanceSource::Kind::Hmac) {
    console.out << "Cards and dice are sealed by " << opening.source.commitment << "\n";
  }
}

}  // namespace

int run_play(const PlayArguments& arguments, Console& console) {
  return for_game(console, game_of(arguments.setup), [&]<class K>(std::type_identity<K>) {
    using T = typename K::Text;
    Result<Opening<T>> made = arguments.load.empty() ? new_match<T>(arguments) : loaded_match<T>(arguments, console);
    if (const Fault* fault = std::get_if<Fault>(&made)) return bad_input(console, *fault);
    Opening<T>& opening = std::get<0>(made);
    const Result<std::vector<Player>> players = players_of(arguments.seats, T::players(opening.match.rules()));
    if (const Fault* fault = std::get_if<Fault>(&players)) return bad_input(console, *fault);
    print_opening(console, opening);
    const std::uint64_t seed = arguments.has_seed ? arguments.seed : HmacWords::fresh().word(0);
    PlaySession<K> session(console, std::move(opening.match), std::get<0>(players), opening.source, seed);
    return session.run();
  });
}

}  // namespace spires::cli
