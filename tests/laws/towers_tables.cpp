#include "tests/laws/towers_tables.h"

#include "engine/towers/rulesets.h"
#include "engine/towers/text_options.h"

namespace spires::laws {

namespace {

using towers::Action;
using towers::Edition;
using towers::OptionRow;
using towers::Setup;
using towers::VariantName;

// REQUIRES: the fields fit a byte.
Action raw(int kind, int a, int b, int c) {
  return {static_cast<Action::Kind>(kind), static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
          static_cast<std::uint8_t>(c)};
}

constexpr int kKinds = static_cast<int>(Action::Kind::TakeCard) + 1;

// The ranges of the fields of a kind, including the first value outside.
struct Ranges {
  int a;
  int b;
  int c;
};

Ranges ranges_of(Action::Kind kind) {
  using Kind = Action::Kind;
  switch (kind) {
    case Kind::Play: return {towers::kCardKinds + 1, 4, 1};
    case Kind::Discard:
    case Kind::Offer:
    case Kind::Return: return {towers::kCardKinds + 1, 1, 1};
    case Kind::ChooseSide: return {4, 1, 1};
    case Kind::Wizard: return {towers::kSpaces + 1, kMaxSeats + 1, 1};
    case Kind::Tower:
    case Kind::Step: return {towers::kSpaces + 1, towers::kTowers + 2, 1};
    case Kind::Cast: return {0, 0, 0};  // by the spell
    case Kind::Reserve: return {towers::kSpells + 2, 1, 1};
    case Kind::Give: return {17, 1, 1};
    case Kind::Take: return {kMaxSeats + 1, 1, 1};
    case Kind::Refuse:
    case Kind::Reroll:
    case Kind::Accept:
    case Kind::Unused:
    case Kind::NoStep:
    case Kind::Pass:
    case Kind::Stop:
    case Kind::End:
    case Kind::Ask:
    case Kind::Decline:
    case Kind::Leave:
    case Kind::FillPartner:
    case Kind::FillNone:
    case Kind::TakeCard: break;
  }
  return {2, 1, 1};
}

Ranges ranges_of(towers::TargetShape shape) {
  using towers::TargetShape;
  switch (shape) {
    case TargetShape::Nothing: break;
    case TargetShape::Wizard: return {0, towers::kSpaces + 1, kMaxSeats + 1};
    case TargetShape::Block:
    case TargetShape::Surface: return {0, towers::kSpaces + 1, towers::kTowers + 2};
    case TargetShape::Pair: return {0, towers::kSpaces + 1, towers::kSpaces + 1};
    case TargetShape::Direction: return {0, 3, 2};
    case TargetShape::Rider: return {0, kMaxSeats + 1, 2};
  }
  return {0, 2, 2};
}

std::vector<Action> make_actions() {
  std::vector<Action> all;
  for (int kind = 0; kind < kKinds; ++kind) {
    const Ranges ranges = ranges_of(static_cast<Action::Kind>(kind));
    for (int a = 0; a < ranges.a; ++a) {
      for (int b = 0; b < ranges.b; ++b) {
        for (int c = 0; c < ranges.c; ++c) all.push_back(raw(kind, a, b, c));
      }
    }
    all.push_back(raw(kind, 0xFF, 0xFF, 0xFF));
  }
  constexpr int kCast = static_cast<int>(Action::Kind::Cast);
  for (const towers::SpellRow& row : towers::kSpellRows) {
    const Ranges ranges = ranges_of(row.target);
    for (int b = 0; b < ranges.b; ++b) {
      for (int c = 0; c < ranges.c; ++c) all.push_back(raw(kCast, towers::index(row.spell), b, c));
    }
  }
  all.push_back(raw(kCast, towers::kSpells, 0, 0));
  all.push_back(raw(kKinds, 0, 0, 0));
  all.push_back(raw(0xFF, 0, 0, 0));
  return all;
}

std::string name_of(const Setup& setup) {
  return std::string(towers::kEditionNames[setup.edition]) + " " + towers::kVariantNames[setup.variant] + " " +
         std::to_string(setup.players) + (setup.teams ? " teams" : "");
}

Setup all_tiles(Edition edition, VariantName variant, int players, bool teams) {
  return towers::setup_of({edition, variant, static_cast<std::uint8_t>(players), teams, towers::Tiles::All});
}

// Tables where an option can have an effect: each kind of game, with all spells, and with partners where it has any.
std::vector<Setup> option_tables() {
  return {
      all_tiles(Edition::International, VariantName::Basic, 4, true),
      all_tiles(Edition::International, VariantName::Advanced, 4, true),
      all_tiles(Edition::International, VariantName::Master, 4, true),
      all_tiles(Edition::Ukrainian, VariantName::Master, 4, false),
      all_tiles(Edition::Czech, VariantName::Master, 4, true),
      all_tiles(Edition::International, VariantName::Solo, 1, false),
  };
}

std::vector<int> values_of(const OptionRow& row) {
  if (row.name == "wizardStock") return {24};
  if (row.kind == Setting::Kind::Flag) return {0, 1};
  if (row.kind == Setting::Kind::Number && row.most > 16) return {0, 1, 2, 3, row.most};
  if (row.kind == Setting::Kind::Number) {
    std::vector<int> all;
    for (int i = 0; i <= row.most; ++i) all.push_back(i);
    return all;
  }
  std::vector<int> all;
  for (std::size_t i = 0; i < row.words.size(); ++i) all.push_back(static_cast<int>(i));
  return all;
}

// Tiles that are drawn are not also named.
void settle_tiles(Setup& setup) {
  if (setup.tile_count > 0) setup.spells = towers::SpellSet{};
  setup.spells = setup.spells & box_of(setup);
}

const OptionRow& option(std::string_view name) {
  for (const OptionRow& row : towers::option_rows()) {
    if (row.name == name) return row;
  }
  return towers::option_rows().front();
}

struct Override {
  const char* name;
  int value;
};

void add_combined(std::vector<TowersSubject>& out, Setup setup, const std::vector<Override>& overrides) {
  std::string name = name_of(setup);
  for (const Override& one : overrides) {
    option(one.name).set(setup, one.value);
    name += std::string(" ") + one.name + "=" + value_of(option(one.name), setup);
  }
  settle_tiles(setup);
  if (towers::problem_of(setup).none()) out.push_back(towers_subject(name, setup));
}

}  // namespace

const std::vector<Action>& towers_actions() {
  static const std::vector<Action> all = make_actions();
  return all;
}

TowersSubject towers_subject(std::string name, const Setup& setup) {
  return {std::move(name),
          towers::make_rules(setup),
          setup.players,
          &towers_actions(),
          {towers::Memory::Strict, towers::Memory::Notes, towers::Memory::Open}};
}

std::vector<TowersSubject> towers_ruleset_subjects() {
  std::vector<TowersSubject> all;
  for (const towers::RulesetRow& row : towers::ruleset_rows()) {
    const Setup setup = towers::setup_of(row);
    all.push_back(towers_subject(name_of(setup) + (row.tiles == towers::Tiles::All ? " all tiles" : ""), setup));
  }
  return all;
}

std::vector<TowersSubject> towers_option_subjects() {
  std::vector<TowersSubject> all;
  for (const Setup& table : option_tables()) {
    for (const OptionRow& row : towers::option_rows()) {
      for (const int value : values_of(row)) {
        if (row.get(table) == value) continue;
        Setup setup = table;
        row.set(setup, value);
        settle_tiles(setup);
        if (!towers::problem_of(setup).none()) continue;
        all.push_back(towers_subject(name_of(setup) + " " + std::string(row.name) + "=" + value_of(row, setup), setup));
      }
    }
  }
  return all;
}

std::vector<TowersSubject> towers_combined_subjects() {
  std::vector<TowersSubject> all;
  for (const int players : {4, 6}) {
    for (const Edition edition : {Edition::International, Edition::Polish, Edition::Ukrainian, Edition::Czech}) {
      const Setup master = all_tiles(edition, VariantName::Master, players, true);
      add_combined(all, master, {{"masterWindows", 1}, {"masterCasters", 1}});
      add_combined(all, master,
                   {{"masterWindows", 1}, {"masterCasters", 1}, {"freeExempt", 1}, {"pbCardMovesOnly", 0}});
      add_combined(all, master, {{"repeatTargets", 1}, {"masterCasters", 1}, {"pbCardMovesOnly", 0}});
      add_combined(all, master, {{"masterWindows", 1}, {"repeatTargets", 1}, {"sideAnnounce", 1}, {"teamEnd", 0}});
      const Setup basic = all_tiles(edition, VariantName::Basic, players, true);
      add_combined(all, basic, {{"pbCardMovesOnly", 0}, {"spellsPerTurn", 3}, {"declineMove", 2}});
      add_combined(all, basic, {{"teamEnd", 0}, {"teamMovePartner", 0}, {"entryEndsTurn", 2}, {"sideAnnounce", 1}});
    }
  }
  const Setup advanced = all_tiles(Edition::Czech, VariantName::Advanced, 6, true);
  add_combined(all, advanced, {{"pbCardMovesOnly", 0}, {"piggybackRelocations", 1}, {"castleTrigger", 1}});
  add_combined(all, advanced, {{"tileCount", 9}, {"costs.DT2C", 0}});
  const Setup solo = all_tiles(Edition::International, VariantName::Solo, 1, false);
  add_combined(all, solo, {{"soloPotions", 1}, {"soloCardLimit", 0}, {"soloRefusal", 0}});
  return all;
}

TowersSubject random_towers_subject(std::uint64_t seed) {
  Rng rng(mix64(seed) ^ 0x7461626C6573ULL);
  for (;;) {
    Setup setup;
    setup.edition = static_cast<Edition>(rng.next_below(towers::kEditions));
    setup.variant = static_cast<VariantName>(rng.next_below(towers::kVariants));
    setup.players = static_cast<std::uint8_t>(1 + rng.next_below(kMaxSeats));
    setup.teams = rng.next_below(2) == 0;
    setup.spells = towers::SpellSet(static_cast<std::uint16_t>(rng.next_below(1U << towers::kSpells)));
    setup.options = towers::table_options(setup.edition, setup.variant);
    for (const OptionRow& row : towers::option_rows()) {
      const std::vector<int> values = values_of(row);
      const int value = values[rng.next_below(static_cast<std::uint32_t>(values.size()))];
      if (rng.next_below(2) == 0) row.set(setup, value);
    }
    if (rng.next_below(4) == 0) setup.revision = 1;
    settle_tiles(setup);
    if (towers::problem_of(setup).none()) {
      return towers_subject("random table " + std::to_string(seed) + ": " + name_of(setup), setup);
    }
  }
}

std::vector<TowersSubject> all_towers_subjects(int random) {
  std::vector<TowersSubject> all = towers_ruleset_subjects();
  for (TowersSubject& one : towers_option_subjects()) all.push_back(std::move(one));
  for (TowersSubject& one : towers_combined_subjects()) all.push_back(std::move(one));
  for (int i = 0; i < random; ++i) all.push_back(random_towers_subject(static_cast<std::uint64_t>(i)));
  return all;
}

}  // namespace spires::laws
