#include "tests/laws/duel_tables.h"

#include <array>
#include <utility>

#include "engine/core/rng.h"
#include "engine/duel/rulesets.h"
#include "engine/duel/text_options.h"

namespace spires::laws {

namespace {

using duel::Action;
using duel::Card;
using duel::End;
using duel::OptionRow;
using duel::Setup;
using duel::Tower;
using Kind = duel::Action::Kind;

constexpr int kKinds = static_cast<int>(Kind::Lay) + 1;

// The types of a deck, one of another deck, and none.
std::vector<Card> cards_to_name(const duel::Data& data) {
  std::vector<Card> cards;
  bool foreign = false;
  for (int i = 0; i < duel::kMostCardTypes; ++i) {
    const bool here = data.cards[Card(i)].copies != 0;
    if (here || !foreign) cards.push_back(Card(i));
    foreign = foreign || !here;
  }
  cards.push_back(duel::kNoCard);
  return cards;
}

std::vector<Tower> towers_to_name() {
  std::vector<Tower> towers;
  for (int i = 0; i <= duel::kTowers; ++i) towers.push_back(Tower(i));
  return towers;
}

void add_towers(std::vector<Action>& all) {
  for (const Tower a : towers_to_name()) {
    all.push_back(Action::move(a));
    all.push_back(Action::guess(a));
    for (const Tower b : towers_to_name()) {
      all.push_back(Action::up({a, b}));
      all.push_back(Action::take({a, b}));
      all.push_back(Action::look(a, b));
    }
  }
}

void add_cards(const std::vector<Card>& cards, std::vector<Action>& all) {
  for (const End end : {End::Left, End::Right}) {
    all.push_back(Action::place(end));
    for (const Card card : cards) {
      all.push_back(Action::push(card, end));
      all.push_back(Action::lay(card, end));
    }
  }
  for (const Card card : cards) all.push_back(Action::discard(card));
  for (int number = 1; number <= duel::Row::kRoom + 1; ++number) all.push_back(Action::discard_used(number));
}

// Where one card is due, two are tried only with the round track and one other tower, because none of these is legal.
void add_casts(const duel::Data& data, const std::vector<Card>& cards, std::vector<Action>& all) {
  for (const Tower tower : towers_to_name()) {
    const bool two = duel::is_coloured(tower) && data.towers[duel::colour_index(tower)].cost_size == 2;
    for (const Card card : cards) {
      for (const Tower as : towers_to_name()) {
        all.push_back(Action::cast(tower, card, End::Left, as));
        all.push_back(Action::cast(tower, card, End::Right, as));
      }
      for (const Card card2 : cards) {
        if (card2 == duel::kNoCard) continue;  // written above
        for (const Tower as : towers_to_name()) {
          if (!two && as != Tower::Track && as != Tower::Green) continue;
          for (unsigned ends = 0; ends < 4; ++ends) {
            if (!two && (ends & 1U) != 0) continue;
            all.push_back(Action::cast(tower, card, End(ends & 1U), card2, End(ends >> 1), as));
          }
        }
      }
    }
  }
}

std::vector<Action> make_actions(const duel::Data& data) {
  std::vector<Action> all;
  const std::vector<Card> cards = cards_to_name(data);
  for (const Kind kind : {Kind::Pass, Kind::Keep, Kind::Swap}) {
    all.push_back(Action::of(kind));
    all.push_back(Action::at(kind, Tower::Blue));
  }
  add_towers(all);
  add_cards(cards, all);
  add_casts(data, cards, all);
  for (const int kind : {kKinds, 0xFF}) all.push_back(Action::of(static_cast<Kind>(kind)));
  for (int kind = 0; kind < kKinds; ++kind) {
    all.push_back({static_cast<Kind>(kind), Tower{0xFF}, Tower{0xFF}, Card{0xFE}, Card{0xFE}, 0xFF, Tower{0xFF}, 0xFF});
  }
  return all;
}

std::vector<int> values_of(const OptionRow& row) {
  if (row.kind == Setting::Kind::Flag) return {0, 1};
  std::vector<int> all;
  for (std::size_t i = 0; i < row.words.size(); ++i) all.push_back(static_cast<int>(i));
  return all;
}

std::string name_of(const Setup& setup) { return duel::kData[setup.data_file].id; }

// a free ring has to be named.
void settle_ring(Setup& setup) {
  if (setup.options.ring_mode != duel::RingMode::Free || setup.own_ring) return;
  setup.own_ring = true;
  setup.ring = duel::kFreeRing;
}

void add_options(const Setup& table, std::vector<DuelSubject>& all) {
  all.push_back(duel_subject(name_of(table), table));
  for (const OptionRow& row : duel::option_rows()) {
    for (const int value : values_of(row)) {
      if (row.get(table.options) == value) continue;
      Setup setup = table;
      row.set(setup.options, value);
      settle_ring(setup);
      const std::string name = std::string(row.name) + "=" + duel::value_of(row, setup.options);
      all.push_back(duel_subject(name_of(setup) + " " + name, setup));
    }
  }
  for (const duel::Ring& ring : {duel::kOtherRing, duel::kFreeRing}) {
    Setup setup = table;
    setup.own_ring = true;
    setup.ring = ring;
    all.push_back(duel_subject(name_of(setup) + " own ring", setup));
  }
}

duel::Ring random_ring(Rng& rng) {
  duel::Ring ring = duel::kFreeRing;
  for (int i = duel::kTowers - 1; i > 0; --i) {
    const auto j = static_cast<int>(rng.next_below(static_cast<std::uint32_t>(i + 1)));
    std::swap(ring[duel::Place(i)], ring[duel::Place(j)]);
  }
  return ring;
}

}  // namespace

const std::vector<Action>& duel_actions(int data_file) {
  static const auto all = [] {
    std::array<std::vector<Action>, duel::kDataFiles> lists;
    for (std::size_t i = 0; i < lists.size(); ++i) lists[i] = make_actions(duel::kData[i].data);
    return lists;
  }();
  return all[static_cast<std::size_t>(data_file)];
}

DuelSubject duel_subject(std::string name, const Setup& setup) {
  return {std::move(name),
          duel::make_rules(setup),
          duel::kPlayers,
          &duel_actions(setup.data_file),
          {duel::Memory::Perfect}};
}

DuelSubject duel_subject(const char* data_file) {
  Setup setup;
  setup.data_file = static_cast<std::uint8_t>(duel::data_file_named(data_file));
  return duel_subject(data_file, setup);
}

std::vector<DuelSubject> duel_ruleset_subjects() {
  std::vector<DuelSubject> all;
  for (const duel::RulesetRow& row : duel::ruleset_rows()) all.push_back(duel_subject(row.name, row.setup));
  return all;
}

std::vector<DuelSubject> duel_option_subjects() {
  std::vector<DuelSubject> all;
  for (int i = 0; i < duel::kDataFiles; ++i) {
    Setup setup;
    setup.data_file = static_cast<std::uint8_t>(i);
    add_options(setup, all);
  }
  return all;
}

DuelSubject random_duel_subject(std::uint64_t seed) {
  Rng rng(mix64(seed) ^ 0x6475656C73ULL);
  Setup setup;
  setup.data_file = static_cast<std::uint8_t>(rng.next_below(duel::kDataFiles));
  for (const OptionRow& row : duel::option_rows()) {
    const std::vector<int> values = values_of(row);
    const int value = values[rng.next_below(static_cast<std::uint32_t>(values.size()))];
    if (rng.next_below(2) == 0) row.set(setup.options, value);
  }
  const bool own = rng.next_below(2) == 0;
  if (setup.options.ring_mode == duel::RingMode::Free || (own && setup.options.ring_mode == duel::RingMode::Fixed)) {
    setup.own_ring = true;
    setup.ring = random_ring(rng);
  }
  return duel_subject("random table " + std::to_string(seed) + ": " + name_of(setup), setup);
}

std::vector<DuelSubject> all_duel_subjects(int random) {
  std::vector<DuelSubject> all = duel_ruleset_subjects();
  for (DuelSubject& one : duel_option_subjects()) all.push_back(std::move(one));
  for (int i = 0; i < random; ++i) all.push_back(random_duel_subject(static_cast<std::uint64_t>(i)));
  return all;
}

}  // namespace spires::laws
