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
  std::span<const std::string_view> words;  // what a Word (or a choice of numbers) may be; empty: any
  int most;                                 // of a Number; the least is 0
  int (*get)(const Setup&);                 // place in `words`, number, or 0 and 1; below 0: not given
  void (*set)(Setup&, int);
  std::string_view effect;     // one sentence
  int since = 1;               // the revision of the rules that has it first
  std::string_view only = {};  // a variant, or "teams": it changes nothing elsewhere
};

// In the order of table D.
std::span<const OptionRow> option_rows();

// What an option is set to, as the header writes it; empty: not given.
std::string value_of(const OptionRow& option, const Setup& setup);

// What the settings say, with defaults for all they leave out. `settings` may come in any order.
Result<Setup> read_setup(const Settings& settings);

}  // namespace spires::towers
