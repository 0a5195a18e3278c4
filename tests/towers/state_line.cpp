#include "tests/towers/state_line.h"

#include <algorithm>
#include <stdexcept>

#include "engine/towers/text.h"
#include "engine/towers/text_words.h"
#include "engine/towers/towers.h"

namespace spires::towers::tests {

namespace {

constexpr const char* kFields[] = {"board", "hands", "potions", "home", "draw",    "discard", "tiles",
                                   "turn",  "act",   "phase",   "seat", "card",    "side",    "val",
                                   "rr",    "piece", "riders",  "slot", "reserve", "spell",   "same",
                                   "casts", "asked", "refused", "todo", "last"};

std::size_t rank_of(std::string_view card) {
  for (std::size_t k = 0; k < kCardKinds; ++k) {
    if (kCards.items[k].name == card) return k;
  }
  throw std::invalid_argument("no card " + std::string(card));
}

// The cards that no given fact has placed yet.
class Deck {
 public:
  Deck() {
    for (const CardRow& row : kCards) counts_.push_back(row.copies);
  }
  void take(std::string_view card, int copies = 1) {
    int& count = counts_[rank_of(card)];
    if (count < copies) throw std::invalid_argument("too many copies of " + std::string(card));
    count -= copies;
  }
  void take_hand(std::string_view cards) {
    if (cards == "-") return;
    for (const std::string& card : split(cards, ',')) take(card);
  }
  void take_pile(std::string_view pile) {
    if (pile == "-") return;
    for (const std::string& entry : split(pile, ',')) {
      const auto colon = entry.find(':');
      take(entry.substr(0, colon), std::stoi(entry.substr(colon + 1)));
    }
  }
  // Three different cards, of kinds that have copies to spare.
  std::string deal(std::size_t first_kind) {
    std::vector<std::string> cards;
    for (std::size_t k = first_kind; cards.size() < 3; k = (k + 1) % kCardKinds) {
      if (counts_[k] < 2) continue;
      --counts_[k];
      cards.emplace_back(kCards.items[k].name);
    }
    return sorted_hand(join(cards, ","));
  }
  std::string text() const {
    std::vector<std::string> parts;
    for (std::size_t k = 0; k < counts_.size(); ++k) {
      if (counts_[k] > 0) parts.push_back(std::string(kCards.items[k].name) + ":" + std::to_string(counts_[k]));
    }
    return parts.empty() ? "-" : join(parts, ",");
  }

 private:
  std::vector<int> counts_;
};

// Sorts spaces and the letters of a surface, so that a test may write a board in any order.
std::string tidy_board(std::string_view text) {
  std::map<int, std::string> spaces;
  for (std::string part : split(text, ' ')) {
    for (std::size_t open = part.find('('); open != std::string::npos; open = part.find('(', open + 1)) {
      std::sort(part.begin() + static_cast<std::ptrdiff_t>(open) + 1,
                part.begin() + static_cast<std::ptrdiff_t>(part.find(')', open)));
    }
    spaces[std::stoi(part)] = part;
  }
  std::vector<std::string> parts;
  for (const auto& [space, part] : spaces) parts.push_back(part);
  return join(parts, " ");
}

char seat_letter(int seat) { return static_cast<char>('A' + seat); }

std::string in_seat_order(const Rules& rules, const BySeat& values) {
  std::vector<std::string> parts;
  for (int i = 0; i < rules.players; ++i)
    parts.push_back(std::string(1, seat_letter(i)) + ":" + values.at(seat_letter(i)));
  return join(parts, " ");
}

// WT-12.1, WT-13.8, implemented a second time.
std::string somebody_is_done(const Rules& rules, const std::string& board, const BySeat& potions) {
  const auto done = [&](int seat) {
    const char c = seat_letter(seat % rules.players);
    return board.find(c) == std::string::npos && potions.at(c).starts_with("0/");
  };
  for (int i = 0; i < rules.players && !rules.variant.alone; ++i) {
    if (done(i) && (!rules.teams || done(i + rules.players / 2))) return "1";
  }
  return "0";
}

void fill_in_piles(Fields& fields, const Fields& said, Deck& deck) {
  if (const auto draw = said.find("draw"); draw != said.end()) {
    deck.take_pile(draw->second);
    fields["discard"] = deck.text();
    return;
  }
  // The card being carried out is already on the discard pile (WT-4.3).
  const auto card = said.find("card");
  fields["discard"] = card == said.end() ? "-" : card->second + ":1";
  deck.take_pile(fields["discard"]);
  fields["draw"] = deck.text();
}

}  // namespace

std::vector<std::string> split(std::string_view text, char by) {
  std::vector<std::string> parts;
  if (text.empty()) return parts;
  for (std::size_t begin = 0;;) {
    const std::size_t end = text.find(by, begin);
    parts.emplace_back(text.substr(begin, end - begin));
    if (end == std::string_view::npos) return parts;
    begin = end + 1;
  }
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
  for (const std::string& part : split(line, ';')) {
    const auto equals = part.find('=');
    if (equals != std::string::npos) fields[part.substr(0, equals)] = part.substr(equals + 1);
  }
  return fields;
}

BySeat by_seat(std::string_view text) {
  BySeat seats;
  for (const std::string& part : split(text, ' ')) {
    if (part.size() > 2) seats[part[0]] = part.substr(2);
  }
  return seats;
}

std::string sorted_hand(std::string_view cards) {
  auto parts = split(cards, ',');
  if (cards == "-" || parts.empty()) return "-";
  std::sort(parts.begin(), parts.end(),
            [](const std::string& a, const std::string& b) { return rank_of(a) < rank_of(b); });
  return join(parts, ",");
}

std::string state_line(const Rules& rules, Given given) {
  Fields fields = fields_of(Text::state(rules, Towers::initial(rules)));
  fields["phase"] = "choose";
  fields["act"] = "1";
  fields["turn"] = fields["seat"] = "A";
  if (!rules.tiles.empty()) fields["tiles"] = words::of(rules.tiles);  // drawn tiles have been drawn
  for (const auto& [name, value] : given.fields) fields[name] = name == "board" ? tidy_board(value) : value;

  given.potions.merge(by_seat(fields["potions"]));
  Deck deck;
  for (const auto& [seat, cards] : given.hands) deck.take_hand(cards);
  for (int i = 0; i < rules.players; ++i) {
    const char seat = seat_letter(i);
    if (!given.hands.contains(seat)) given.hands[seat] = deck.deal(static_cast<std::size_t>(i) * 3);
    const auto out = static_cast<int>(std::count(fields["board"].begin(), fields["board"].end(), seat));
    given.home.try_emplace(seat, std::to_string(std::max(0, rules.wizards_each - out)));
  }
  fields["hands"] = in_seat_order(rules, given.hands);
  fields["potions"] = in_seat_order(rules, given.potions);
  fields["home"] = in_seat_order(rules, given.home);
  fields["last"] = somebody_is_done(rules, fields["board"], given.potions);
  fill_in_piles(fields, given.fields, deck);

  std::vector<std::string> parts;
  for (const char* name : kFields) parts.push_back(std::string(name) + "=" + fields[name]);
  return join(parts, ";");
}

}  // namespace spires::towers::tests
