// Wrappers that a test puts around a match. Empty otherwise.
#pragma once

#include <functional>
#include <memory>

#include "match/match.h"

namespace spires::host {

struct MatchSeams {
  // Instead of the words of the seed.
  std::function<match::ChanceWords(const ChanceSource&)> words;
  // Around every match that is made.
  std::function<std::unique_ptr<match::Match>(std::unique_ptr<match::Match>)> wrap;
};

}  // namespace spires::host
