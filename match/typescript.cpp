#include "match/typescript.h"

#include <vector>

#include "engine/duel/text_words.h"
#include "engine/towers/text_phase.h"
#include "engine/towers/text_words.h"
#include "match/game_options.h"
#include "match/match.h"
#include "match/record_verdict.h"
#include "match/wires.h"
#include "wire/typescript.h"

namespace spires::match {
namespace {

using wire::TypeScript;

void add_towers(TypeScript& out) {
  std::vector<std::string> cards;
  for (const towers::CardRow& row : towers::kCards) cards.emplace_back(row.name);
  cards.emplace_back("?");
  std::vector<std::string> spells(towers::words::kSpellCodes.begin(), towers::words::kSpellCodes.end());
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

void add_duel(TypeScript& out) {
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

}  // namespace

std::string protocol_typescript() {
  TypeScript out;
  out.words("Seat", std::vector<std::string>{"A", "B", "C", "D", "E", "F", "K", "M"});
  out.alias("Settings", "{ [name: string]: boolean | number | string | string[] | Settings }");
  out.alias("Hidden", R"({ type: "Hidden" })");
  out.alias("Undone", R"({ type: "Undone"; seat?: Seat; steps: number; back_to: number })");
  // An event of a preview: "?" is what the seat cannot know.
  out.alias("Guess<E>", R"(E extends unknown ? { [K in keyof E]: K extends "type" ? E[K] : E[K] | "?" } : never)");
  // RFC 6902
  out.alias("Patch", R"({ op: "add" | "remove" | "replace"; path: string; value?: unknown }[])");
  add_towers(out);
  add_duel(out);
  out.structure<Running>();
  out.structure<Replayed>();
  out.structure<RecordVerdict>();
  out.structure<BotLevel>();
  out.alias("OptionValue", "boolean | number | string");
  out.structure<GameOptions>();
  out.messages("ClientMessage", std::type_identity<ClientMessage>{});
  out.messages("HostMessage", std::type_identity<HostMessage>{});
  return "// Made by the table from its lists of fields. Do not edit.\n\n" + out.text() +
         "export const kProtocol = " + std::to_string(kProtocol) + ";\n";
}

}  // namespace spires::match
