// Table D by name: every option of a table, its values and its effect. Help texts and forms read this.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/core/game_text.h"
#include "engine/towers/editions.h"

namespace spires::towers {

struct OptionRow {
  std::string_view name;                    // as in the header, below "options."
  Setting::Kind kind;                       // Word, Number or Flag
  std::span<const std::string_view> words;  // the values of a Word (or of a choice of numbers); empty: any
  int most;                                 // maximum of a Number; the minimum is 0
  int (*get)(const Setup&);                 // index in `words`, number, or 0 and 1; below 0: not given
  void (*set)(Setup&, int);
  std::string_view effect;     // one sentence
  int since = 1;               // the first revision of the rules that has it
  std::string_view only = {};  // the variant, or "teams", that it applies to
};

// In the order of table D.
std::span<const OptionRow> option_rows();

// Returns the value of an option, as the header writes it; empty: not given.
std::string value_of(const OptionRow& option, const Setup& setup);

// Reads the settings in any order, with defaults for those left out.
Result<Setup> read_setup(const Settings& settings);

}  // namespace spires::towers
