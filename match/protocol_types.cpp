#include "match/protocol_types.h"

#include <string>
#include <type_traits>
#include <vector>

#include "engine/duel/text_words.h"
#include "engine/towers/text_phase.h"
#include "match/game_options.h"
#include "match/match.h"
#include "match/record_verdict.h"
#include "match/wires.h"

namespace spires::match {
namespace {

using wire::DeclaredTypes;

void add_towers(DeclaredTypes& out) {
  std::vector<std::string> cards;
  for (const towers::CardRow& row : towers::kCards) cards.emplace_back(row.name);
  cards.emplace_back("?");
  std::vector<std::string> spells;
  for (const towers::SpellRow& row : towers::kSpellRows) spells.emplace_back(row.code);
  spells.emplace_back("none");
  std::vector<std::string> phases;
  for (const towers::PhaseRow& row : towers::kPhaseRows) phases.emplace_back(row.name);
  out.words("TowersCard", cards);
  out.words("TowersSpell", spells);
  out.words("TowersPhase", phases);
  out.words("TowersInner", wire::kTowersInners);
  out.words("TowersSide", wire::kTowersSides);
  out.words("TowersToll", wire::kTowersTolls);
  out.words("Memory", std::vector<std::string>{"strict", "open"});
  out.alias("WizardCounts", std::string(wire::WizardCounts::kDefinition));
  out.events<wire::TowersWords>("TowersEvent", std::type_identity<towers::Event>{});
  out.structure<wire::TowersView>();
  out.structure<wire::TowersPreview>();
}

void add_duel(DeclaredTypes& out) {
  out.alias("DuelCard", "string");
  out.alias("DuelSecret", "string");
  out.alias("DuelSlot", "string");
  out.words("DuelTower", duel::words::kTowerCodes);
  out.words("DuelIngredient", std::vector<std::string_view>(wire::kDuelCosts.begin(), wire::kDuelCosts.end() - 1));
  out.words("DuelCost", wire::kDuelCosts);
  out.words("DuelPhase", duel::words::kPhaseNames);
  out.words("DuelFace", wire::kDuelFaces);
  out.words("DuelMove", wire::kDuelMoves);
  out.words("DuelZone", wire::kDuelZones);
  out.words("DuelEnd", wire::kDuelEnds);
  out.words("DuelSpell", wire::kDuelSpells);
  out.words("DuelExchange", wire::kDuelExchanges);
  out.words("DuelGap", wire::kDuelGaps);
  out.words("DuelOwner", wire::kDuelOwners);
  out.words("DuelTiebreak", wire::kDuelTiebreaks);
  out.events<wire::DuelWords>("DuelEvent", std::type_identity<duel::Event>{});
  out.structure<wire::DuelView>();
  out.structure<wire::DuelPreview>();
}

// Returns "TowersView | DuelView", for all games.
std::string of_any_game(const std::string& kind) {
  std::string all;
  Games::for_each([&]<class K>(std::type_identity<K>) {
    if (!all.empty()) all += " | ";
    all += std::string(WireFor<K>::kTypes) + kind;
  });
  return all;
}

}  // namespace

DeclaredTypes protocol_types() {
  DeclaredTypes out;
  out.words("Seat", std::vector<std::string>{"A", "B", "C", "D", "E", "F", "K", "M"});
  out.alias("Settings", "{ [name: string]: boolean | number | string | string[] | Settings }");
  out.alias("Hidden", R"({ type: "Hidden" })");
  out.alias("Undone", R"({ type: "Undone"; seat?: Seat; steps: number; back_to: number })");
  // An event of a preview: "?" marks facts that the seat cannot know.
  out.alias("Guess<E>", R"(E extends unknown ? { [K in keyof E]: K extends "type" ? E[K] : E[K] | "?" } : never)");
  // RFC 6902
  out.alias("Patch", R"({ op: "add" | "remove" | "replace"; path: string; value?: unknown }[])");
  add_towers(out);
  add_duel(out);
  for (const char* kind : {"View", "Event", "Preview"}) out.alias(std::string("Any") + kind, of_any_game(kind));
  out.structure<Running>();
  out.structure<Replayed>();
  out.structure<RecordVerdict>();
  out.structure<BotLevel>();
  out.alias("OptionValue", "boolean | number | string");
  out.structure<GameOptions>();
  out.read_messages("ClientMessage", std::type_identity<ClientMessage>{});
  out.written_messages("HostMessage", std::type_identity<HostMessage>{});
  return out;
}

}  // namespace spires::match
