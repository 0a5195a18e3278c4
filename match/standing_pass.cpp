#include "match/standing_pass.h"

#include <algorithm>

namespace spires::match {
namespace {

constexpr const char* kPass = "pass";

}  // namespace

bool is_reaction(const Match& match) {
  const Pending pending = match.pending();
  if (!pending.is_seat() || match.turn() == pending.seat()) return false;
  const std::vector<std::string> actions = match.legal_texts(pending.seat());
  return std::find(actions.begin(), actions.end(), kPass) != actions.end();
}

std::optional<std::string> standing_answer(const Match& match, const std::vector<std::string>& unless) {
  if (!is_reaction(match)) return std::nullopt;
  for (const std::string& action : match.legal_texts(match.pending().seat())) {
    for (const std::string& spell : unless) {
      if (action == "cast " + spell || action.starts_with("cast " + spell + " ")) return std::nullopt;
    }
  }
  return kPass;
}

}  // namespace spires::match
