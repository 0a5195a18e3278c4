#include "engine/duel/text.h"
#include "engine/duel/text_words.h"

namespace spires::duel {

namespace {

using Kind = Action::Kind;
using Tokens = std::vector<std::string_view>;

struct Verb {
  Kind kind;
  std::string_view word;
};
constexpr Verb kVerbs[] = {
    {Kind::Up, "up"},           {Kind::Move, "move"}, {Kind::Take, "take"},   {Kind::Place, "place"},
    {Kind::Pass, "pass"},       {Kind::Cast, "cast"}, {Kind::Look, "look"},   {Kind::Keep, "keep"},
    {Kind::Swap, "swap"},       {Kind::Push, "push"}, {Kind::Guess, "guess"}, {Kind::Lay, "lay"},
    {Kind::Discard, "discard"},
};

std::string_view verb_of(Kind kind) {
  for (const Verb& verb : kVerbs) {
    if (verb.kind == kind) return verb.word;
  }
  return {};
}

std::string put(Card card, End end) { return ' ' + words::of(card) + ' ' + words::letter(end); }

std::string object_of(const Action& action) {
  switch (action.kind) {
    case Kind::Up:
    case Kind::Take: return ' ' + words::of(action.slot());
    case Kind::Move:
    case Kind::Guess: return ' ' + words::of(action.a);
    case Kind::Place: return std::string{' ', words::letter(action.end())};
    case Kind::Look: return ' ' + words::of(action.a) + ' ' + words::of(action.b);
    case Kind::Push:
    case Kind::Lay: return put(action.card, action.end());
    case Kind::Discard: return action.number != 0 ? " U" + std::to_string(action.number) : ' ' + words::of(action.card);
    case Kind::Cast: {
      std::string out = ' ' + words::of(action.a) + put(action.card, action.end());
      if (action.card2 != kNoCard) out += put(action.card2, action.end2());
      return action.as == Tower::Track ? out : out + " as " + words::of(action.as);
    }
    case Kind::Pass:
    case Kind::Keep:
    case Kind::Swap: break;
  }
  return {};
}

// "cast RED TO R TS L as GRE", from the tower on.
std::optional<Action> parse_cast(Tokens tokens) {
  Tower as = Tower::Track;
  if (tokens.size() > 3 && tokens[tokens.size() - 2] == "as") {
    const std::optional<Tower> copied = words::tower(tokens.back());
    if (!copied || *copied == Tower::Track) return std::nullopt;
    as = *copied;
    tokens.resize(tokens.size() - 2);
  }
  if (tokens.size() != 3 && tokens.size() != 5) return std::nullopt;
  const std::optional<Tower> tower = words::tower(tokens[0]);
  const std::optional<Card> first = words::card(tokens[1]);
  const std::optional<End> end = words::end(tokens[2]);
  if (!tower || !first || !end) return std::nullopt;
  if (tokens.size() == 3) return Action::cast(*tower, *first, *end, as);
  const std::optional<Card> second = words::card(tokens[3]);
  const std::optional<End> end2 = words::end(tokens[4]);
  if (!second || !end2) return std::nullopt;
  return Action::cast(*tower, *first, *end, *second, *end2, as);
}

std::optional<Action> parse_discard(std::string_view object) {
  if (const std::optional<Card> card = words::card(object)) return Action::discard(*card);
  if (object.empty() || object[0] != 'U') return std::nullopt;
  const std::optional<int> number = words::number(object.substr(1), Row::kRoom);
  if (!number || *number == 0) return std::nullopt;
  return Action::discard_used(*number);
}

std::optional<Action> parse_one(Kind kind, std::string_view object) {
  if (kind == Kind::Discard) return parse_discard(object);
  if (kind == Kind::Up || kind == Kind::Take) {
    const std::optional<SlotName> slot = words::slot(object);
    if (!slot) return std::nullopt;
    return Action::at(kind, slot->first, slot->second);
  }
  if (kind == Kind::Move || kind == Kind::Guess) {
    const std::optional<Tower> tower = words::tower(object);
    if (!tower) return std::nullopt;
    return Action::at(kind, *tower);
  }
  if (kind == Kind::Place) {
    if (const std::optional<End> end = words::end(object)) return Action::place(*end);
  }
  return std::nullopt;
}

std::optional<Action> parse_two(Kind kind, std::string_view first, std::string_view second) {
  if (kind == Kind::Look) {
    const std::optional<Tower> a = words::tower(first);
    const std::optional<Tower> b = words::tower(second);
    if (!a || !b) return std::nullopt;
    return Action::look(*a, *b);
  }
  if (kind != Kind::Push && kind != Kind::Lay) return std::nullopt;
  const std::optional<Card> card = words::card(first);
  const std::optional<End> end = words::end(second);
  if (!card || !end) return std::nullopt;
  return kind == Kind::Push ? Action::push(*card, *end) : Action::lay(*card, *end);
}

std::optional<Action> parse_verb(Kind kind, const Tokens& objects) {
  if (kind == Kind::Cast) return parse_cast(objects);
  const bool plain = kind == Kind::Pass || kind == Kind::Keep || kind == Kind::Swap;
  if (plain != objects.empty()) return std::nullopt;
  if (plain) return Action::of(kind);
  if (objects.size() == 1) return parse_one(kind, objects[0]);
  if (objects.size() == 2) return parse_two(kind, objects[0], objects[1]);
  return std::nullopt;
}

std::optional<Chance> parse_ring(const Tokens& towers) {
  const std::optional<Ring> ring = words::ring(towers);
  if (!ring || (*ring)[Place{0}] != Tower::Track) return std::nullopt;
  unsigned packed = 0;
  for (int n = 0; n < kColoured; ++n) packed |= static_cast<unsigned>(index((*ring)[Place(n + 1)])) << (3 * n);
  return Chance::lay_ring(static_cast<std::uint16_t>(packed));
}

// Returns the possible outcome with this notation.
std::optional<Chance> written_so(const Rules& rules, const State& state, std::string_view text) {
  Chances chances;
  list_chances(rules, state, chances);
  for (const WeightedChance& chance : chances) {
    if (Text::chance(rules, state, chance.outcome) == text) return chance.outcome;
  }
  return std::nullopt;
}

}  // namespace

std::string Text::seat(Seat seat) { return std::string(1, words::letter(seat)); }

std::string Text::action(const Action& action) { return std::string(verb_of(action.kind)) + object_of(action); }

std::optional<Action> Text::parse_action(std::string_view text) {
  Tokens tokens = words::split(text, ' ');
  for (const Verb& verb : kVerbs) {
    if (tokens[0] != verb.word) continue;
    tokens.erase(tokens.begin());
    return parse_verb(verb.kind, tokens);
  }
  return std::nullopt;
}

std::string Text::kind(const Action& action) {
  std::string kind(verb_of(action.kind));
  if (action.kind != Kind::Cast) return kind;
  kind += ' ' + words::of(action.a);
  return action.as == Tower::Track ? kind : kind + " as " + words::of(action.as);
}

std::string Text::chance(const Rules& rules, const State& state, const Chance& chance) {
  switch (chance.kind) {
    case Chance::Kind::Ring: return "ring " + words::of(unpacked(chance.ring), ' ');
    case Chance::Kind::Box: return "boxed " + words::of(rules, chance.secret());
    case Chance::Kind::Secret: return "secret " + words::of(state.laying) + ' ' + words::of(rules, chance.secret());
    case Chance::Kind::Burn: return "burn " + words::of(chance.card());
    case Chance::Kind::Up: return "up " + words::of(name_of(state, chance.slot()));
    case Chance::Kind::Deal: {
      const bool up = (slots_face_up(state) & bit(state.dealing)) != 0;
      return "deal " + words::of(name_of(state, state.dealing)) + ' ' + words::of(chance.card()) + (up ? "" : " down");
    }
    case Chance::Kind::Draw: return "draw " + words::of(chance.card());
  }
  return {};
}

std::optional<Chance> Text::parse_chance(const Rules& rules, const State& state, std::string_view text) {
  if (!Duel::pending(rules, state).is_chance()) return std::nullopt;
  if (state.phase != Phase::Ring) return written_so(rules, state, text);
  Tokens tokens = words::split(text, ' ');
  if (tokens[0] != "ring") return std::nullopt;
  tokens.erase(tokens.begin());
  return parse_ring(tokens);
}

}  // namespace spires::duel
