#include "host/codes.h"

#include <array>

#include "engine/core/rng.h"

namespace spires::host {
namespace {

// Short, friendly words that are easy to tell apart by ear.
constexpr std::array<std::string_view, 96> kKinds{
    "amber",    "ancient", "azure",  "bold",    "brave",  "bright", "brisk",  "calm",    "candid", "charmed", "cheery",
    "clever",   "cosmic",  "cosy",   "crisp",   "curly",  "daring", "dapper", "dreamy",  "eager",  "early",   "elder",
    "fabled",   "fancy",   "fleet",  "fluffy",  "fond",   "frank",  "frosty", "gentle",  "giant",  "gilded",  "glad",
    "golden",   "grand",   "happy",  "hardy",   "hidden", "honest", "humble", "icy",     "ideal",  "jolly",   "keen",
    "kind",     "lively",  "loyal",  "lucky",   "lunar",  "magic",  "mellow", "merry",   "mighty", "misty",   "modest",
    "mossy",    "noble",   "orange", "patient", "placid", "plucky", "polite", "proud",   "purple", "quick",   "quiet",
    "rapid",    "ready",   "regal",  "rosy",    "royal",  "rustic", "sandy",  "scarlet", "secret", "silent",  "silver",
    "sleepy",   "smart",   "snowy",  "solar",   "sturdy", "sunny",  "swift",  "tender",  "tidy",   "timid",   "tiny",
    "tranquil", "velvet",  "violet", "vivid",   "warm",   "wise",   "witty",  "zesty"};
constexpr std::array<std::string_view, 96> kCreatures{
    "badger", "beaver",  "bison",  "bittern",  "camel",   "castle",   "cobra",    "comet",   "condor",  "cricket",
    "crow",   "dolphin", "dragon", "eagle",    "egret",   "falcon",   "ferret",   "finch",   "fox",     "gecko",
    "gibbon", "goblin",  "goose",  "griffin",  "hare",    "hawk",     "hedgehog", "heron",   "hornet",  "ibex",
    "iguana", "jackal",  "jaguar", "kestrel",  "knight",  "koala",    "lantern",  "lark",    "lemur",   "leopard",
    "lion",   "lizard",  "lynx",   "magpie",   "mammoth", "marten",   "mole",     "moose",   "moth",    "narwhal",
    "newt",   "osprey",  "otter",  "owl",      "panda",   "panther",  "parrot",   "pelican", "penguin", "phoenix",
    "pigeon", "potion",  "puffin", "puma",     "python",  "quail",    "rabbit",   "raccoon", "raven",   "robin",
    "salmon", "sparrow", "spider", "squirrel", "stag",    "starling", "stork",    "swallow", "swan",    "tiger",
    "toad",   "toucan",  "tower",  "trout",    "turtle",  "unicorn",  "viper",    "vulture", "walrus",  "weasel",
    "whale",  "wizard",  "wolf",   "wombat",   "yak",     "zebra"};
constexpr std::uint64_t kNumbers = 900'000;
constexpr std::size_t kLongest = 32;

}  // namespace

std::string code_of(std::uint64_t number) {
  std::uint64_t rest = mix64(number);
  const std::uint64_t digits = 100'000 + rest % kNumbers;
  rest /= kNumbers;
  const std::string_view kind = kKinds[rest % kKinds.size()];
  rest /= kKinds.size();
  const std::string_view creature = kCreatures[rest % kCreatures.size()];
  return std::string(kind) + "-" + std::string(creature) + "-" + std::to_string(digits);
}

std::string read_code(std::string_view text) {
  std::string code;
  for (const char c : text) {
    if (c == ' ' || c == '_' || c == '-') {
      if (!code.empty() && code.back() != '-') code += '-';
    } else if (c >= 'A' && c <= 'Z') {
      code += static_cast<char>(c - 'A' + 'a');
    } else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
      code += c;
    } else {
      return {};
    }
  }
  while (!code.empty() && code.back() == '-') code.pop_back();
  return code.size() <= kLongest ? code : std::string();
}

}  // namespace spires::host
