#include <fstream>
#include <iterator>
#include <memory>

#include "bench/contests.h"

namespace spires::bench {

namespace {

reference::duel::Data default_data() {
  std::ifstream file(std::string(SPIRES_ROOT "/data/duel/") + duel::kDefaultData + ".json");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  return reference::duel::read_data(text);
}

DuelContest contest_of(const ContestInfo& info, const duel::Setup& setup, const reference::duel::Setup& plain) {
  const auto rules = std::make_shared<const reference::duel::Rules>(reference::duel::read_rules(plain, default_data()));
  return {info, duel::make_rules(setup), [rules] { return reference::duel::Game(*rules); }};
}

}  // namespace

const std::vector<DuelContest>& duel_contests() {
  static const std::vector<DuelContest> all = {
      contest_of({"duel", "Knight & Mage", 8, true}, duel::Setup{}, {}),
  };
  return all;
}

}  // namespace spires::bench
