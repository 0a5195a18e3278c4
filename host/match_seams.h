// Wrappers that a test puts around a match. Empty otherwise.
#pragma once

#include <functional>
#include <memory>

#include "match/match.h"

namespace spires::host {

struct MatchSeams {
  // Replaces the chance words of the seed.
  std::function<match::ChanceWords(const ChanceSource&)> words;
  // Wraps every match that is made.
  std::function<std::unique_ptr<match::Match>(std::unique_ptr<match::Match>)> wrap;
};

}  // namespace spires::host
