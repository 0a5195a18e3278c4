// Adapts Knight & Mage for Pair.
#pragma once

#include <string>
#include <vector>

#include "engine/duel/text.h"
#include "tests/differential/duel_table.h"
#include "tests/differential/pair.h"

namespace spires::differential {

struct DuelSides {
  using Table = DuelTable;
  using Text = duel::Text;

  class Reference {
   public:
    explicit Reference(const Table& table)
        : rules_(reference::duel::read_rules(table.setup, duel_data(table.data))), game_(rules_) {}
    Reference(const Reference&) = delete;  // the game points to the rules
    Reference& operator=(const Reference&) = delete;

    Point point() const;
    std::string result() const;
    bool apply(const std::string& text) { return game_.apply(text); }
    // KM-13.6: a game without an end has no result.
    void stop() {}

   private:
    reference::duel::Rules rules_;
    reference::duel::Game game_;
  };

  static Settings settings(const Table& table) { return settings_of(table); }
  static std::string header(const Table& table) { return header_of(table); }
  // The verb and the parts that matter to the rules: the distance of a swap, the spell and whether it finds a target,
  // the zone that is discarded from. Chance begins with a star.
  static std::string kind(const duel::Rules& rules, const duel::State& state, const std::string& text);
  static std::vector<std::string> views(const duel::Rules& rules, const duel::State& state);
  // The deciding criterion, or unfinished.
  static std::string ending(const duel::Rules& rules, const duel::State& state);
  // Winners, the score by its parts, the deciding criterion, the counts, the winner of each tower.
  static std::string result(const duel::Rules& rules, const duel::State& state);
};

using DuelPair = Pair<DuelSides>;

}  // namespace spires::differential
