#include "cli/command_options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <ostream>

#include "cli/games.h"
#include "match/game_options.h"
#include "wire/encode.h"

namespace spires::cli {

namespace {

// "End, PlayOn"; "true, false"; "0 to 9"
std::string values_of(const OptionHelp& option) {
  if (option.kind == Setting::Kind::Flag) return "true, false";
  if (option.words.empty()) return fmt::format("0 to {}", option.most);
  const std::string words = fmt::format("{}", fmt::join(option.words, option.kind == Setting::Kind::List ? "," : ", "));
  return option.kind == Setting::Kind::List ? "[" + words + "] in any order" : words;
}
std::string value_of(const OptionHelp& option) {
  if (option.value.empty()) return "-";
  return value_text({option.name, option.value, option.kind});
}

}  // namespace

int run_options(const OptionsArguments& arguments, Console& console) {
  return for_game(console, game_of(arguments.setup), [&]<class K>(std::type_identity<K>) {
    using T = typename K::Text;
    if (arguments.json) {
      console.out << wire::text_of(wire::encode(*match::game_options(T::kName))) << "\n";
      return kDone;
    }
    const Result<Settings> settings = settings_of(arguments.setup);
    if (const Fault* fault = std::get_if<Fault>(&settings)) return bad_input(console, *fault);
    const Result<Table<T>> table = make_table<T>(std::get<0>(settings));
    if (const Fault* fault = std::get_if<Fault>(&table)) return bad_input(console, *fault);
    for (const Setting& setting : std::get<0>(table).header) {
      if (setting.name.find('.') == std::string::npos) {
        console.out << fmt::format("{:<8} {}\n", setting.name, value_text(setting));
      }
    }
    console.out << "\nOptions, set with --set option=value.\n";
    for (const OptionHelp& option : K::options(std::get<0>(settings))) {
      console.out << fmt::format("\n{}\n    {}\n    now {}; can be {}\n", option.name, option.effect, value_of(option),
                                 values_of(option));
    }
    return kDone;
  });
}

}  // namespace spires::cli
