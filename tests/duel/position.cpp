#include "tests/duel/position.h"

#include <algorithm>
#include <stdexcept>

namespace spires::duel::tests {

namespace {

constexpr int kCardsOfAPile = 36;  // KM-3.4
constexpr int kCardsOfADeal = 6;   // KM-3.5
constexpr const char* kFieldOrder[] = {"r",    "t",    "act",   "phase", "own",  "pend", "posK",
                                       "posM", "swap", "slots", "draw",  "disc", "AK",   "UK",
                                       "VK",   "AM",   "UM",    "VM",    "sec",  "box",  "guess"};

std::string without_brackets(const std::string& card) {
  return card.starts_with('(') ? card.substr(1, card.size() - 2) : card;
}

void take(Cards& deck, const std::string& type) {
  if (deck[type] == 0) throw std::invalid_argument("no " + type + " is left");
  --deck[type];
}

// The plain ingredient with most copies left.
std::string filler(const Cards& deck) {
  std::string best;
  int most = 0;
  for (const char* type : {"TS", "EL", "BO", "FE", "TO"}) {
    const auto found = deck.find(type);
    if (found == deck.end() || found->second <= most) continue;
    best = type;
    most = found->second;
  }
  if (most == 0) throw std::invalid_argument("no card is left for a slot");
  return best;
}

class Line {
 public:
  Line(std::string_view start, Position position) : start_(fields_of(start)), position_(std::move(position)) {
    deck_ = cards_of(start_.at("draw"));
    for (const std::string& entry : split(start_.at("slots"), ',')) slots_.push_back(entry.substr(0, entry.find(':')));
  }

  std::string text() {
    count_areas();
    lay_slots();
    choose_turn();
    make_piles();
    lay_secrets();
    std::vector<std::string> parts;
    for (const char* name : kFieldOrder) parts.push_back(std::string(name) + "=" + value(name));
    return join(parts, " ");
  }

 private:
  std::string value(const char* name) {
    const auto said = position_.fields.find(name);
    if (said != position_.fields.end()) return said->second;
    const auto made = made_.find(name);
    return made != made_.end() ? made->second : start_.at(name);
  }

  void count_areas() {
    for (const char* name : {"AK", "UK", "VK", "AM", "UM", "VM"}) {
      Cards pile;
      for (const std::string& type : position_.areas[name]) {
        if (type == "_") continue;
        take(deck_, type);
        ++pile[type];
      }
      const bool row = name[0] == 'U' && !position_.areas[name].empty();
      made_[name] = row ? join(position_.areas[name], ",") : pile_text(pile);
      outside_ += size_of(pile);
    }
    const std::string pending = position_.fields.contains("pend") ? position_.fields["pend"] : "-";
    if (position_.fields.contains("phase") && position_.fields["phase"] == "PLACE") {
      take(deck_, pending);
      ++outside_;
    }
  }

  bool beside_a_character(const std::string& slot) {
    const auto towers = split(slot, '|');
    return std::any_of(towers.begin(), towers.end(),
                       [&](const std::string& tower) { return tower == value("posK") || tower == value("posM"); });
  }

  void lay_slots() {
    if (position_.fields.contains("slots")) return;
    for (const auto& [slot, card] : position_.slots) {
      if (std::find(slots_.begin(), slots_.end(), slot) == slots_.end()) throw std::invalid_argument("no slot " + slot);
      if (card != "-") take(deck_, without_brackets(card));
    }
    std::vector<std::string> parts;
    for (const std::string& slot : slots_) {
      std::string card = position_.slots.contains(slot) ? position_.slots[slot] : "";
      if (card.empty() && position_.all_slots_empty) card = "-";
      if (card.empty()) {
        const std::string type = filler(deck_);
        take(deck_, type);
        card = beside_a_character(slot) ? type : "(" + type + ")";
      }
      outside_ += card == "-" ? 0 : 1;
      parts.push_back(slot + ":" + card);
    }
    made_["slots"] = join(parts, ",");
  }

  // The first round in which this many cards can be outside the draw pile, two of them discarded.
  void choose_turn() {
    int round = 1;
    while (kCardsOfADeal * round < outside_ && round < 6) ++round;
    if (!position_.fields.contains("r")) position_.fields["r"] = std::to_string(round);
    round = std::stoi(position_.fields["r"]);
    const bool knight_starts = round % 2 == 1;  // KM-4.2
    if (!position_.fields.contains("t")) {
      position_.fields["t"] = (position_.active == 'K') == knight_starts ? "1" : "2";
    }
    const bool first = std::stoi(position_.fields["t"]) % 2 == 1;
    made_["act"] = first == knight_starts ? "K" : "M";
    made_["phase"] = "MOVE";
    made_["own"] = value("act");
    made_["pend"] = "-";
  }

  void make_piles() {
    if (position_.discards != "?") {
      Cards discards;
      for (const std::string& type : split(position_.discards, ',')) {
        take(deck_, type);
        ++discards[type];
      }
      made_["disc"] = pile_text(discards);
      made_["draw"] = pile_text(deck_);
      return;
    }
    int to_draw = kCardsOfAPile - kCardsOfADeal * std::stoi(value("r"));
    Cards draw;
    Cards discards;
    for (const auto& [type, copies] : deck_) {
      const int drawn = std::min(copies, to_draw);
      draw[type] = drawn;
      discards[type] = copies - drawn;
      to_draw -= drawn;
    }
    made_["draw"] = pile_text(draw);
    made_["disc"] = pile_text(discards);
  }

  void lay_secrets() {
    std::vector<std::string> left = {"FE", "TO", "BO", "EL", "TS", "ST*"};
    const auto use = [&](const std::string& card) {
      const auto found = std::find(left.begin(), left.end(), card);
      if (found == left.end()) throw std::invalid_argument("no secret card " + card + " is left");
      left.erase(found);
    };
    for (const auto& [tower, card] : position_.secrets) use(card);
    std::vector<std::string> parts;
    for (const char* tower : {"PUR", "GRE", "YEL", "RED", "BLU"}) {
      if (!position_.secrets.contains(tower)) {
        // The princess is under a tower (KM-3.3), so her card is laid first.
        const std::string card = std::find(left.begin(), left.end(), "ST*") != left.end() ? "ST*" : left.front();
        use(card);
        position_.secrets[tower] = card;
      }
      parts.push_back(std::string(tower) + ":" + position_.secrets[tower]);
    }
    made_["sec"] = join(parts, ",");
    made_["box"] = left.front();
  }

  Fields start_;
  Position position_;
  Fields made_;
  Cards deck_;
  std::vector<std::string> slots_;
  int outside_ = 0;
};

}  // namespace

std::vector<std::string> split(std::string_view text, char by) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(by), text.size());
    parts.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

std::string join(const std::vector<std::string>& parts, std::string_view with) {
  std::string text;
  for (const std::string& part : parts) {
    if (!text.empty()) text += with;
    text += part;
  }
  return text;
}

Fields fields_of(std::string_view line) {
  Fields fields;
  for (const std::string& part : split(line, ' ')) {
    const std::size_t equals = part.find('=');
    fields[part.substr(0, equals)] = part.substr(equals + 1);
  }
  return fields;
}

Cards cards_of(std::string_view pile) {
  Cards cards;
  if (pile == "-") return cards;
  for (const std::string& entry : split(pile, ',')) {
    const std::size_t colon = entry.find(':');
    cards[entry.substr(0, colon)] = std::stoi(entry.substr(colon + 1));
  }
  return cards;
}

std::string pile_text(const Cards& cards) {
  std::vector<std::string> parts;
  for (const auto& [type, copies] : cards) {
    if (copies > 0) parts.push_back(type + ":" + std::to_string(copies));
  }
  return parts.empty() ? "-" : join(parts, ",");
}

int size_of(const Cards& cards) {
  int sum = 0;
  for (const auto& [type, copies] : cards) sum += copies;
  return sum;
}

std::string state_line(std::string_view start, Position position) { return Line(start, std::move(position)).text(); }

}  // namespace spires::duel::tests
