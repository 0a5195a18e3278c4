#include "bots/nets/embedded.h"

#include <string_view>
#include <variant>

#include "bots/net/net_file.h"
#include "engine/towers/rulesets.h"

// The assembler copies a file; SPIRES_NETS is its folder.
#define SPIRES_NET(name, file)                                                           \
  asm(".section .rodata\n" #name "_begin:\n.incbin \"" SPIRES_NETS "/" file "\"\n" #name \
      "_end:\n"                                                                          \
      ".byte 0\n.previous\n");                                                           \
  extern "C" __attribute__((visibility("hidden"))) const char name##_begin[];            \
  extern "C" __attribute__((visibility("hidden"))) const char name##_end[];

SPIRES_NET(spires_net_towers, "towers.net")
SPIRES_NET(spires_net_towers_2, "towers-2.net")

namespace spires::bots {
namespace {

// REQUIRES: these are the bytes of a whole net. A test reads each of them.
TowersNet net_in(const char* begin, const char* end) {
  return std::get<0>(parse_net<TowersEncoding>(std::string_view(begin, static_cast<std::size_t>(end - begin))));
}

const towers::Rules& basic_for_two() {
  static const towers::Rules rules = towers::make_rules(
      towers::setup_of({towers::Edition::International, towers::VariantName::Basic, 2, false, towers::Tiles::Usual}));
  return rules;
}

}  // namespace

const TowersNet& towers_net_for(const towers::Rules& rules) {
  static const TowersNet two = net_in(spires_net_towers_2_begin, spires_net_towers_2_end);
  static const TowersNet all = net_in(spires_net_towers_begin, spires_net_towers_end);
  const towers::Rules& basic = basic_for_two();
  const bool is_basic = rules.players == 2 && rules.variant == basic.variant && rules.tiles == basic.tiles;
  return is_basic ? two : all;
}

}  // namespace spires::bots
