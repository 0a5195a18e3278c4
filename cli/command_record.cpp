#include "cli/command_record.h"

#include <algorithm>
#include <ostream>

#include "cli/games.h"
#include "cli/random_picker.h"
#include "engine/core/record_match.h"
#include "secrets/hmac_words.h"

namespace spires::cli {
namespace {

Result<ChanceSource> source_of(const RecordArguments& arguments) {
  if (!arguments.provable && arguments.key.empty())
    return ChanceSource{ChanceSource::Kind::Mix, arguments.seed, {}, {}, {}};
  if (arguments.key.empty()) return secrets::HmacWords::fresh().source();
  const std::optional<secrets::HmacWords> words = secrets::HmacWords::parse(arguments.key);
  if (!words) return Fault{"--key", "is not 64 lower-case hexadecimal digits"};
  return words->source();
}

template <GameText T>
Record play_record(const Table<T>& table, const RecordArguments& arguments, const ChanceSource& source) {
  using G = typename T::Game;
  RecordMatch<T> match(table.header, table.rules);
  RandomPicker<T> picker(Picking::Uniform, arguments.seed);
  Rng whims(arguments.seed);
  const secrets::ChanceWords words(source);
  std::uint32_t decisions = 0;
  while (decisions < arguments.cap && !match.pending().is_over()) {
    if (match.pending().is_chance()) {
      match.resolve(G::sample(match.rules(), match.state(), *words(match.chances())));
      continue;
    }
    const Seat seat = picker.actor(match.rules(), match.state(), match.pending().seat());
    typename G::Actions actions;
    list_for<G>(match.rules(), match.state(), seat, actions);
    match.play(seat, picker.pick(match.state(), actions));
    ++decisions;
    if (arguments.undo > 0 && whims.next_below(arguments.undo) == 0) {
      const auto most = static_cast<std::uint32_t>(std::min<std::size_t>(match.line().size(), 5));
      match.undo(1 + whims.next_below(most));
    }
  }
  return match.record(source, EndReason::Cap);
}

}  // namespace

int run_record(const RecordArguments& arguments, Console& console) {
  return for_game(console, game_of(arguments.setup), [&]<class K>(std::type_identity<K>) {
    using T = typename K::Text;
    const Result<Table<T>> table = make_table<T>(arguments.setup);
    if (const Fault* fault = std::get_if<Fault>(&table)) return bad_input(console, *fault);
    const Result<ChanceSource> source = source_of(arguments);
    if (const Fault* fault = std::get_if<Fault>(&source)) return bad_input(console, *fault);
    const std::string text = write_record(play_record(std::get<0>(table), arguments, std::get<0>(source)));
    if (arguments.out.empty()) {
      console.out << text;
      return kDone;
    }
    const Result<std::monostate> written = write_file(arguments.out, text);
    if (const Fault* fault = std::get_if<Fault>(&written)) return bad_input(console, *fault);
    return kDone;
  });
}

}  // namespace spires::cli
