#include "tests/server/crowd/plan.h"

#include <array>

namespace spires::crowd {
namespace {

constexpr const char* kLetters = "ABCDEF";

std::vector<std::string> towers_seats(std::uint32_t count) {
  std::vector<std::string> seats;
  for (std::uint32_t i = 0; i < count; ++i) seats.emplace_back(1, kLetters[i]);
  return seats;
}

std::string towers_settings(std::uint32_t players, const std::string& more) {
  return R"({"players":)" + std::to_string(players) + more + "}";
}

Plan towers(std::uint32_t players, const std::string& more, const std::vector<std::string>& bots) {
  Plan plan{"towers", towers_settings(players, more), towers_seats(players), bots};
  plan.bots.resize(players);
  return plan;
}
Plan duel(const std::string& settings, const std::vector<std::string>& bots) {
  Plan plan{"duel", settings, {"K", "M"}, bots};
  plan.bots.resize(2);
  return plan;
}

}  // namespace

Plan mixed_plan(std::uint64_t i) {
  switch (i % 10) {
    case 0: return duel("{}", {});
    case 1: return towers(2, R"(,"variant":"basic")", {});
    case 2: return duel(R"({"options":{"memory_aids":false}})", {"", "child"});
    case 3: return towers(3, R"(,"variant":"advanced","options":{"memory":"Open"})", {"", "child", ""});
    case 4: return duel(R"({"options":{"deal_adjacent":"choose4","veiled_stone":"row_end"}})", {});
    case 5: return towers(4, R"(,"variant":"master","options":{"memory":"Strict"})", {"", "", "", "wanderer"});
    case 6: return duel(R"({"options":{"ring_mode":"random","yellow_swap_public":true}})", {"apprentice", ""});
    case 7: return towers(4, R"(,"variant":"basic","teams":true,"profile":"polish","options":{"memory":"Open"})", {});
    case 8: return towers(2, R"(,"variant":"advanced","profile":"czech")", {"", "child"});
    default: return towers(6, R"(,"variant":"basic","profile":"ukrainian")", {"", "", "child", "", "child", ""});
  }
}

Plan without_bots(Plan plan) {
  plan.bots.assign(plan.seats.size(), "");
  return plan;
}

Plan towers_plan(std::uint64_t i, std::uint32_t people) {
  constexpr std::array<const char*, 4> kKinds = {R"(,"variant":"basic")", R"(,"variant":"advanced")",
                                                 R"(,"variant":"basic","options":{"memory":"Open"})",
                                                 R"(,"variant":"master")"};
  return towers(people, kKinds[i % kKinds.size()], {});
}

}  // namespace spires::crowd
