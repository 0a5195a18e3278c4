// Every action that can be written down, for the checks after each step of a scenario.
#include <map>

#include "tests/duel/scenario.h"

namespace spires::duel::tests {

namespace {

constexpr const char* kTowerNames[] = {"TRK", "PUR", "GRE", "YEL", "RED", "BLU"};
constexpr const char* kColouredNames[] = {"PUR", "GRE", "YEL", "RED", "BLU"};
constexpr const char* kEnds[] = {" L", " R"};
constexpr int kLongestRow = 12;

void add_towers(std::vector<std::string>& texts) {
  for (const std::string a : kTowerNames) {
    texts.push_back("move " + a);
    texts.push_back("guess " + a);
    for (const std::string b : kTowerNames) {
      texts.push_back("take " + a + "|" + b);
      texts.push_back("up " + a + "|" + b);
      texts.push_back("look " + a + " " + b);
    }
  }
}

void add_cards(std::vector<std::string>& texts, const std::vector<std::string>& types) {
  for (const std::string& type : types) {
    texts.push_back("discard " + type);
    for (const std::string end : kEnds) {
      texts.push_back("push " + type + end);
      texts.push_back("lay " + type + end);
      for (const std::string tower : kTowerNames) {
        texts.push_back("cast " + tower + " " + type + end);
        texts.push_back("cast " + tower + " " + type + end + " as YEL");
      }
    }
  }
}

void add_pairs(std::vector<std::string>& texts, const std::vector<std::string>& types) {
  for (const std::string& first : types) {
    for (const std::string& second : types) {
      for (const std::string end : kEnds) {
        for (const std::string other_end : kEnds) {
          const std::string cast = "cast RED " + first + end + " " + second + other_end;
          texts.push_back(cast);
          for (const std::string as : kColouredNames) texts.push_back(cast + " as " + as);
        }
      }
    }
  }
}

std::vector<Action> make_all_actions(const std::vector<std::string>& types) {
  std::vector<std::string> texts{"pass", "keep", "swap", "place L", "place R"};
  for (int i = 1; i <= kLongestRow; ++i) texts.push_back("discard U" + std::to_string(i));
  add_towers(texts);
  add_cards(texts, types);
  add_pairs(texts, types);
  std::vector<Action> actions;
  for (const std::string& text : texts) {
    // Some of these cannot be parsed, such as a look at the round track.
    if (const auto action = Text::parse_action(text)) actions.push_back(*action);
  }
  return actions;
}

}  // namespace

const std::vector<Action>& all_actions(const Rules& rules) {
  static std::map<std::string, std::vector<Action>> by_types;
  const Cards deck = cards_of(fields_of(Text::state(rules, Duel::initial(rules)))["draw"]);
  std::vector<std::string> types;
  for (const auto& [type, copies] : deck) types.push_back(type);
  std::vector<Action>& actions = by_types[join(types, " ")];
  if (actions.empty()) actions = make_all_actions(types);
  return actions;
}

}  // namespace spires::duel::tests
