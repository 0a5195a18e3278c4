// KM-15.1 by name: every option of a table, its values and its effect. Help texts and forms read this.
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
  std::span<const std::string_view> words;  // the values of a Word
  int (*get)(const Options&);               // index in `words`, or 0 and 1
  void (*set)(Options&, int);
  std::string_view effect;  // one sentence
};

// In the order of KM-15.1.
std::span<const OptionRow> option_rows();

// Returns the value of an option, as the header writes it.
std::string value_of(const OptionRow& option, const Options& options);

// Reads the settings in any order, with defaults for those left out.
Result<Setup> read_setup(const Settings& settings);

// Returns the complete header of a set-up, in order.
Settings settings_of(const Setup& setup);

}  // namespace spires::duel
