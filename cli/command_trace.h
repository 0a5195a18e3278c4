// `spires trace`: random games as JSON Lines on standard output.
#pragma once

#include <cstdint>

#include "cli/console.h"
#include "cli/random_picker.h"
#include "cli/setup_arguments.h"

namespace spires::cli {

enum class Views { LeftOut, Written };

struct TraceArguments {
  SetupArguments setup;
  std::uint32_t games = 1;
  std::uint64_t seed = 1;
  std::uint32_t cap = 100000;  // steps per game, chance and decisions
  Picking picking = Picking::Uniform;
  Views views = Views::LeftOut;
};

int run_trace(const TraceArguments& arguments, Console& console);

}  // namespace spires::cli
