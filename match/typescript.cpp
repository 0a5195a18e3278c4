#include "match/typescript.h"

#include "engine/towers/tiles.h"
#include "match/messages.h"
#include "match/protocol_types.h"
#include "wire/schema.h"
#include "wire/typescript.h"

namespace spires::match {
namespace {

// In the words of the page.
constexpr Keyed<towers::TargetShape, const char*, towers::kTargetShapes> kTargetShapes{
    {"nothing", "wizard", "block", "surface", "pair", "direction", "rider"}};

}  // namespace

std::string spells_typescript() {
  wire::DeclaredTypes out;
  out.alias("SpellCode", R"(Exclude<TowersSpell, "none">)");
  out.words("TargetShape", kTargetShapes);
  std::string text =
      "// Made by the table of spell tiles. Do not edit.\n\nimport type { TowersSpell } from './messages';\n\n" +
      wire::typescript_of(out) +
      "export interface SpellRow {\n  rule: string;\n  cost: number;\n  target: TargetShape;\n"
      "  amount: number;\n  promo: boolean;\n}\n\n"
      "export const kSpellRows: Record<SpellCode, SpellRow> = {\n";
  for (const towers::SpellRow& row : towers::kSpellRows) {
    text += std::string("  ") + row.code + ": { rule: 'WT-" + std::to_string(row.rule.chapter) + "." +
            std::to_string(row.rule.section) + "', cost: " + std::to_string(row.cost) + ", target: '" +
            kTargetShapes[row.target] + "', amount: " + std::to_string(row.amount) +
            ", promo: " + (row.promo ? "true" : "false") + " },\n";
  }
  return text + "};\n";
}

std::string protocol_typescript() {
  return "// Made by the table from its lists of fields. Do not edit.\n\n" + wire::typescript_of(protocol_types()) +
         "export const kProtocol = " + std::to_string(kProtocol) + ";\n";
}

wire::Json protocol_schema() {
  return wire::schema_of(protocol_types(), "Spires, protocol " + std::to_string(kProtocol),
                         {"ClientMessage", "HostMessage"});
}

}  // namespace spires::match
