#include "cli/command_options.h"

#include <fmt/format.h>

#include <ostream>

#include "cli/games.h"

namespace spires::cli {

int run_options(const OptionsArguments& arguments, Console& console) {
  return for_game(console, game_of(arguments.setup), [&]<class K>(std::type_identity<K>) {
    using T = typename K::Text;
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
      console.out << fmt::format("\n{}\n    {}\n    now {}; can be {}\n", option.name, option.effect, option.value,
                                 option.values);
    }
    return kDone;
  });
}

}  // namespace spires::cli
