// KM-15.1 by name: every option of a table, what it may be set to, and what it does. Help texts and forms read this.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/core/game_text.h"
#include "engine/duel/options.h"

namespace spires::duel {

struct OptionRow {
  std::string_view name;                    // as in the header, below "options."
  Setting::Kind kind;                       // Word or Flag
  std::span<const std::string_view> words;  // what a Word may be
  int (*get)(const Options&);               // place in `words`, or 0 and 1
  void (*set)(Options&, int);
  std::string_view effect;  // one sentence
};

// In the order of KM-15.1.
std::span<const OptionRow> option_rows();

// What an option is set to, as the header writes it.
std::string value_of(const OptionRow& option, const Options& options);

// What the settings say, with defaults for all they leave out. `settings` may come in any order.
Result<Setup> read_setup(const Settings& settings);

// The header of a set-up, in full and in order.
Settings settings_of(const Setup& setup);

}  // namespace spires::duel
