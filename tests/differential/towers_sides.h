// Adapts Wandering Towers for Pair.
#pragma once

#include <string>
#include <vector>

#include "engine/towers/text.h"
#include "tests/differential/pair.h"
#include "tests/differential/towers_table.h"

namespace spires::differential {

struct TowersSides {
  using Table = TowersTable;
  using Text = towers::Text;

  class Reference {
   public:
    explicit Reference(const Table& table) : game_(table) {}
    Point point() const;
    std::string result() const;
    bool apply(const std::string& text) { return game_.apply(text); }
    void stop() { game_.cap(); }

   private:
    reference::towers::Game game_;
  };

  static Settings settings(const Table& table) { return settings_of(table); }
  static std::string header(const Table& table) { return header_of(table); }
  static std::string kind(const towers::Rules& rules, const towers::State& state, const std::string& text);
  // The notation of this game writes no views.
  static std::vector<std::string> views(const towers::Rules&, const towers::State&) { return {}; }
  // Goal, deadlock or cap.
  static std::string ending(const towers::Rules& rules, const towers::State& state);
  static std::string result(const towers::Rules& rules, const towers::State& state);
};

using TowersPair = Pair<TowersSides>;

}  // namespace spires::differential
