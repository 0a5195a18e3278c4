#include <string>

#include "engine/towers/text_position.h"
#include "engine/towers/text_words.h"

namespace spires::towers {

namespace {

// Reads stacks from the ground up and counts the pieces against the box.
class BoardReader {
 public:
  BoardReader(const Rules& rules, Position& position) : rules_(rules), p_(position) {}

  bool read(std::string_view text);
  const std::string& why() const { return why_; }

 private:
  using Text = std::string_view;

  template <class... Parts>
  bool fail(const Parts&... parts) {
    why_ = fault_text(parts...);
    return false;
  }
  bool fail_at(Text text, const char* why) { return fail('\'', text, "' ", why); }

  bool stack(Text text, Space space);
  bool surface(Text& rest, Wizards& out);
  bool tower(Stack& stack, char kind);
  bool castle(const Stack& stack, Space space);

  const Rules& rules_;
  Position& p_;
  std::string why_;
  int shields_ = 0;
  int plain_ = 0;
  bool castle_ = false;
};

bool BoardReader::surface(Text& rest, Wizards& out) {
  if (rest.empty() || rest[0] != '(') return true;
  const std::size_t end = rest.find(')');
  if (end == Text::npos || end == 1) return fail("a surface is written (AB), with at least one wizard");
  const Text letters = rest.substr(1, end - 1);
  // WT-6.4
  if (letters.size() > kSurfaceLimit) return fail("more than six wizards stand on one surface");
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const Text letter = letters.substr(i, 1);
    const std::optional<Seat> owner = words::seat(letter);
    if (!owner || spires::index(*owner) >= rules_.players) return fail_at(letter, "is no seat at this table");
    if (++p_.wizards[*owner] > kMostWizards) return fail_at(letter, "has more wizards than a count can hold");
    out.add(*owner);
  }
  rest.remove_prefix(end + 1);
  return true;
}

// WT-1.3
bool BoardReader::tower(Stack& stack, char kind) {
  const bool shield = kind == 'S';
  int& met = shield ? shields_ : plain_;
  if (++met > (shield ? kShieldTowers : kTowers - kShieldTowers)) {
    return fail(shield ? "there are only five towers with a shield" : "there are only four plain towers");
  }
  stack.towers.push_back({shield, Wizards{}});
  return true;
}

bool BoardReader::castle(const Stack& stack, Space space) {
  if (castle_) return fail("there is only one castle");
  const Wizards top = stack.towers.empty() ? stack.ground : stack.towers.back().roof;
  if (top.any()) return fail("the castle cannot stand on wizards");
  castle_ = true;
  p_.castle = space;
  return true;
}

bool BoardReader::stack(Text rest, Space space) {
  Stack& stack = p_.board[space];
  if (!surface(rest, stack.ground)) return false;
  while (!rest.empty() && (rest[0] == 'S' || rest[0] == 'P')) {
    if (!tower(stack, rest[0])) return false;
    rest.remove_prefix(1);
    if (!surface(rest, stack.towers.back().roof)) return false;
  }
  if (rest == "K") return castle(stack, space);
  return rest.empty() || fail_at(rest, "cannot be read as part of a stack");
}

bool BoardReader::read(Text text) {
  int next = 0;
  for (const Text part : words::split(text, ' ')) {
    const std::size_t colon = part.find(':');
    const std::optional<int> space = words::number(part.substr(0, colon), kSpaces - 1);
    if (!space || colon == Text::npos || colon + 1 == part.size()) {
      return fail_at(part, "is not a space with its stack");
    }
    if (*space < next) return fail("the spaces must be in order, each once");
    next = *space + 1;
    if (!stack(part.substr(colon + 1), space_at(*space))) return false;
  }
  return castle_ || fail("there is no castle");
}

}  // namespace

std::optional<std::string> read_board(const Rules& rules, std::string_view text, Position& position) {
  BoardReader reader(rules, position);
  if (reader.read(text)) return std::nullopt;
  return reader.why();
}

}  // namespace spires::towers
