#include "tests/differential/towers_reachable.h"

#include "engine/towers/editions.h"
#include "tests/reference/towers/options.h"

namespace spires::differential {

namespace {

struct Row {
  const char* phases;
  const char* kinds;     // CASTS and RESERVES stand for one kind a spell
  const char* variants;  // b, a, m, s
};

// The points inside a casting are listed after the phases in which it can be made. Piggyback is cast only in MID and as
// a rider. A solo player has one casting per turn, so none is left for a rider, no partner to fill a potion for, and no
// reshuffle.
constexpr Row kRows[] = {
    {"tiles", "tiles", "bams"},
    {"deal", "draw", "bams"},
    {"choose", "play discard refuse", "bams"},
    {"choose", "ask give CASTS", "bam"},
    {"choose", "offer", "bam"},
    {"offered", "take decline", "bam"},
    {"answer", "offer decline give", "bam"},
    {"return", "return", "bam"},
    {"roll", "roll", "bams"},
    {"reroll", "reroll accept", "bams"},
    {"side", "side", "bams"},
    {"piece", "wizard tower", "bams"},
    {"piece", "unused", "bam"},
    {"piece", "CASTS", "b"},
    {"piece+fill", "fill", "bam"},
    {"mid", "cast-PB pass", "bam"},
    {"mid", "give CASTS", "m"},
    {"mid+repeat", "cast-PB", "m"},
    {"pre", "RESERVES", "m"},
    {"pre post", "CASTS give pass", "m"},
    {"rescue0 rescue1 rescue2", "cast-FR pass", "m"},
    {"rescue0+pick rescue1+pick rescue2+pick", "take leave", "m"},
    {"redraw refill", "draw", "bams"},
    {"redraw refill", "reshuffle", "bam"},
    {"step", "step nostep", "bams"},
    {"step", "CASTS", "ba"},
    {"step+fill", "fill", "bam"},
    {"end", "CASTS end", "bas"},
    {"end", "give", "ba"},
    // inside a casting
    {"end+draw", "draw", "s"},
    {"end+pick", "take leave", "s"},
    {"choose+draw step+draw end+draw", "draw reshuffle", "ba"},
    {"choose+pick step+pick end+pick", "take leave", "ba"},
    {"choose+fill end+fill", "fill", "ba"},
    {"choose+ride step+ride end+ride", "cast-PB pass", "ba"},
    {"piece+draw", "draw reshuffle", "b"},
    {"piece+pick", "take leave", "b"},
    {"piece+ride", "cast-PB pass", "b"},
    {"choose+draw pre+draw mid+draw post+draw", "draw reshuffle", "m"},
    {"choose+pick pre+pick mid+pick post+pick", "take leave", "m"},
    {"choose+fill pre+fill mid+fill post+fill", "fill", "m"},
    {"choose+ride pre+ride mid+ride post+ride", "cast-PB pass", "m"},
    {"choose+repeat pre+repeat mid+repeat post+repeat", "CASTS stop", "m"},
};

std::vector<std::string> kinds_of(const std::string& word) {
  const std::string verb = word == "CASTS" ? "cast " : word == "RESERVES" ? "reserve " : "";
  std::vector<std::string> kinds;
  if (verb.empty()) {
    const std::size_t dash = word.find('-');
    kinds.push_back(dash == std::string::npos ? word : word.substr(0, dash) + " " + word.substr(dash + 1));
  } else {
    for (const reference::towers::SpellRow& spell : reference::towers::kSpellRows) {
      // PB has separate points.
      if (spell.aim != reference::towers::Aim::Rider) kinds.push_back(verb + std::string(spell.name));
    }
  }
  return kinds;
}

const char* variant_of(char letter) {
  for (const char* name : towers::kVariantNames) {
    if (name[0] == letter) return name;
  }
  return "";
}

}  // namespace

std::vector<Reachable> towers_reachable() {
  std::vector<Reachable> cells;
  for (const Row& row : kRows) {
    for (const std::string& phase : split(row.phases, ' ')) {
      for (const std::string& word : split(row.kinds, ' ')) {
        for (const std::string& kind : kinds_of(word)) {
          for (const char letter : std::string(row.variants)) cells.push_back({{phase, kind}, variant_of(letter)});
        }
      }
    }
  }
  return cells;
}

}  // namespace spires::differential
