#include "tests/twins/starts.h"

#include "engine/duel/text_options.h"
#include "engine/towers/text_options.h"
#include "engine/towers/text_words.h"

namespace spires::server::twins {
namespace {

// The names of a set-up that leads to these rules.
std::optional<towers::Setup> setup_of(const towers::Rules& rules) {
  for (int revision = towers::kRevision; revision >= 1; --revision) {
    for (int variant = 0; variant < towers::kVariants; ++variant) {
      for (const int tiles : {-1, 0, static_cast<int>(rules.tile_count)}) {
        const towers::Setup setup{towers::Edition::International,
                                  static_cast<towers::VariantName>(variant),
                                  rules.players,
                                  rules.teams,
                                  rules.tiles,
                                  static_cast<std::int8_t>(tiles),
                                  static_cast<std::uint8_t>(revision),
                                  rules.options};
        if (towers::problem_of(setup).none() && towers::make_rules(setup) == rules) return setup;
      }
    }
  }
  return std::nullopt;
}

}  // namespace

Settings TowersTwins::settings(const towers::Rules& rules) {
  using Kind = Setting::Kind;
  const std::optional<towers::Setup> setup = setup_of(rules);
  if (!setup) return {};
  Settings settings{{"players", std::to_string(setup->players), Kind::Number}, revision_setting(setup->revision)};
  for (const towers::OptionRow& row : towers::option_rows()) {
    if (setup->revision < row.since) continue;
    const std::string value = towers::value_of(row, *setup);
    if (!value.empty()) settings.push_back({"options." + std::string(row.name), value, row.kind});
  }
  settings.push_back({"profile", towers::kEditionNames[setup->edition], Kind::Word});
  settings.push_back({"variant", towers::kVariantNames[setup->variant], Kind::Word});
  settings.push_back({"teams", setup->teams ? "true" : "false", Kind::Flag});
  settings.push_back({"spells", towers::words::of(setup->spells), Kind::List});
  return settings;
}

std::string TowersTwins::word_of(towers::Memory memory) {
  switch (memory) {
    case towers::Memory::Strict: return "strict";
    case towers::Memory::Notes: return "notes";
    case towers::Memory::Open: return "open";
  }
  return {};
}

bool TowersTwins::is_soon_thought_through(const towers::Rules& rules) {
  return !rules.variant.windows && rules.variant.at_choose != towers::Casting::Unlimited && rules.castings < 2;
}

std::optional<TwinStart<towers::Towers>> TowersTwins::start(const laws::TowersSubject& subject, Rng& rng) {
  using towers::Memory;
  // Strict most of the time: it hides most.
  constexpr Memory kMemories[] = {Memory::Strict, Memory::Strict, Memory::Notes, Memory::Open};
  const auto seats = static_cast<std::uint32_t>(subject.players);
  const std::uint32_t who = rng.next_below(seats + 1);
  std::vector<Memory> memory;
  for (std::uint32_t i = 0; i < seats; ++i) {
    const bool own = i == who || rng.next_below(3) == 0;
    memory.push_back(own ? kMemories[rng.next_below(4)] : subject.rules.options.memory);
  }
  memory.push_back(subject.rules.options.memory);
  const Observer observer = who < seats ? Observer(seat_at(static_cast<int>(who))) : Observer::spectator();
  const std::uint32_t some = 1 + rng.next_below(7);
  const laws::TowersSecrets::What what{(some & 1U) != 0, (some & 2U) != 0, (some & 4U) != 0};
  const towers::State a = laws::position(subject.rules, rng);
  const towers::State b = laws::TowersSecrets::scramble(subject.rules, a, observer, memory[who], what, rng);
  if (a == b || towers::Towers::pending(subject.rules, a).is_over()) return std::nullopt;
  return TwinStart<towers::Towers>{{a, b, observer, memory[who]}, memory};
}

Settings DuelTwins::settings(const duel::Rules& rules) {
  duel::Setup setup{rules.options, rules.data_file, false, duel::kRevision, {}};
  if (!duel::problem_of(setup).none() || !(duel::make_rules(setup) == rules)) {
    setup.own_ring = true;
    setup.ring = rules.ring;
  }
  return duel::settings_of(setup);
}

std::optional<TwinStart<duel::Duel>> DuelTwins::start(const laws::DuelSubject& subject, Rng& rng) {
  const Observer observer = laws::duel_observer(rng);
  const bool fork = rng.next_below(5) == 0;
  const laws::DuelSecrets::What what = laws::some_secrets(rng);
  const std::uint32_t steps = rng.next_below(fork && rng.next_below(2) == 0 ? 20 : laws::kDuelSteps);
  const duel::State a = laws::duel_position(subject.rules, steps, rng);
  const duel::State b = fork ? a : laws::DuelSecrets::scramble(subject.rules, a, observer, what, rng);
  if ((!fork && a == b) || duel::Duel::pending(subject.rules, a).is_over()) return std::nullopt;
  return TwinStart<duel::Duel>{{a, b, observer, duel::Memory::Perfect},
                               std::vector(duel::kPlayers + 1, duel::Memory::Perfect)};
}

}  // namespace spires::server::twins
