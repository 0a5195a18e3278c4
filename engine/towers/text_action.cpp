#include "engine/towers/text.h"
#include "engine/towers/text_tools.h"
#include "engine/towers/text_words.h"

namespace spires::towers {

namespace {

using Kind = Action::Kind;

// WT-1.5: no player can give more potions than exist.
constexpr int kAllPotions = 36;

struct Verb {
  Kind kind;
  std::string_view word;
};

// Decisions written as fixed words: without an object, or with the only possible one.
constexpr Verb kPlain[] = {
    {Kind::Refuse, "refuse"},      {Kind::Reroll, "reroll"}, {Kind::Accept, "accept"},
    {Kind::Unused, "unused"},      {Kind::NoStep, "nostep"}, {Kind::Pass, "pass"},
    {Kind::Stop, "stop"},          {Kind::End, "end"},       {Kind::Ask, "ask"},
    {Kind::Decline, "decline"},    {Kind::Leave, "leave"},   {Kind::FillPartner, "fill partner"},
    {Kind::FillNone, "fill none"}, {Kind::TakeCard, "take"},
};
constexpr Verb kWithCard[] = {{Kind::Discard, "discard"}, {Kind::Offer, "offer"}, {Kind::Return, "return"}};

std::string_view plain_word(Kind kind) {
  for (const Verb& verb : kPlain) {
    if (verb.kind == kind) return verb.word;
  }
  return {};
}

std::string_view card_word(Kind kind) {
  for (const Verb& verb : kWithCard) {
    if (verb.kind == kind) return verb.word;
  }
  return {};
}

std::optional<Action> parse_play(std::string_view object) {
  const std::size_t blank = object.find(' ');
  const std::optional<Card> card = words::card(object.substr(0, blank));
  if (!card) return std::nullopt;
  if (blank == std::string_view::npos) return Action::play(*card, Side::None);
  // WT-5.5: only a card with two fixed sides has one to announce.
  const std::optional<Side> side = words::side(object.substr(blank + 1));
  if (!side || !is_combined(*card)) return std::nullopt;
  return Action::play(*card, *side);
}

std::optional<Action> parse_cast(std::string_view object) {
  const std::size_t blank = object.find(' ');
  const std::optional<Spell> spell = words::spell(object.substr(0, blank));
  if (!spell) return std::nullopt;
  const std::string_view rest = blank == std::string_view::npos ? std::string_view{} : object.substr(blank);
  const std::optional<words::Target> target = words::read_target(row(*spell).target, rest);
  if (!target) return std::nullopt;
  return Action::cast(*spell, target->a, target->b);
}

std::optional<Action> parse_with_object(std::string_view verb, std::string_view object) {
  for (const Verb& row : kWithCard) {
    if (verb != row.word) continue;
    const std::optional<Card> card = words::card(object);
    if (!card) return std::nullopt;
    return Action{row.kind, static_cast<std::uint8_t>(*card), 0, 0};
  }
  if (verb == "play") return parse_play(object);
  if (verb == "cast") return parse_cast(object);
  if (verb == "side") {
    if (const std::optional<Side> side = words::side(object)) return Action::choose_side(*side);
  } else if (verb == "wizard") {
    if (const std::optional<Piece> piece = words::wizard(object)) return Action::move(*piece);
  } else if (verb == "tower") {
    if (const std::optional<Piece> piece = words::block(object)) return Action::move(*piece);
  } else if (verb == "step") {
    if (const std::optional<Piece> piece = words::block(object)) return Action::step(piece->space, piece->level());
  } else if (verb == "reserve") {
    if (const std::optional<Spell> spell = words::spell(object)) return Action::reserve(*spell);
  } else if (verb == "give") {
    const std::optional<int> count = words::number(object, kAllPotions);
    if (count && *count > 0) return Action::give(*count);
  } else if (verb == "take") {
    if (const std::optional<Seat> owner = words::seat(object)) return Action::take(*owner);
  }
  return std::nullopt;
}

// Returns the seat that gets the drawn card, if the state waits for one.
std::optional<Seat> drawer(const Rules& rules, const State& state) {
  if (state.inner == Inner::Draw) return state.spell.caster;
  if (state.phase == Phase::Refill || state.phase == Phase::Redraw) return state.turn;
  if (state.phase != Phase::Deal) return std::nullopt;
  for (int i = 0; i < rules.players; ++i) {
    if (state.hand_size[seat_at(i)] < 3) return seat_at(i);  // WT-3.3
  }
  return std::nullopt;
}

// A chance outcome as written: a draw also names its seat.
struct ReadChance {
  Chance chance;
  Seat drawer = Seat::A;
};

std::optional<ReadChance> read_chance(std::string_view text) {
  const std::vector<std::string_view> parts = words::split(text, ' ');
  if (text == "reshuffle") return ReadChance{Chance::reshuffle()};
  if (parts.size() == 2 && parts[0] == "tiles") {
    if (const std::optional<SpellSet> tiles = words::spells(parts[1])) return ReadChance{Chance::reveal(*tiles)};
  } else if (parts.size() == 2 && parts[0] == "roll") {
    const std::optional<int> die = words::number(parts[1], 6);
    if (die && *die > 0) return ReadChance{Chance::roll(*die)};
  } else if (parts.size() == 3 && parts[0] == "draw") {
    const std::optional<Seat> who = words::seat(parts[1]);
    const std::optional<Card> card = words::card(parts[2]);
    if (who && card) return ReadChance{Chance::draw(*card), *who};
  }
  return std::nullopt;
}

}  // namespace

std::string Text::seat(Seat seat) { return std::string(1, words::letter(seat)); }

std::string Text::action(const Action& action) {
  switch (action.kind) {
    case Kind::Play:
      if (action.side() == Side::None) return "play " + words::of(action.card());
      return "play " + words::of(action.card()) + ' ' + words::of(action.side());
    case Kind::Discard:
    case Kind::Offer:
    case Kind::Return: return std::string(card_word(action.kind)) + ' ' + words::of(action.card());
    case Kind::ChooseSide: return "side " + words::of(action.side());
    case Kind::Wizard: return "wizard " + words::of(action.piece());
    case Kind::Tower: return "tower " + words::of(action.piece());
    case Kind::Step: return "step " + words::space_level(action.a, action.b);
    case Kind::Cast:
      return "cast " + words::of(action.spell()) + words::target(row(action.spell()).target, action.b, action.c);
    case Kind::Reserve: return "reserve " + words::of(action.spell());
    case Kind::Give: return "give " + std::to_string(action.a);
    case Kind::Take: return std::string("take ") + words::letter(seat_at(action.a));
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
    case Kind::TakeCard:
    case Kind::FillNone: return std::string(plain_word(action.kind));
  }
  return {};
}

std::optional<Action> Text::parse_action(std::string_view text) {
  for (const Verb& verb : kPlain) {
    if (text == verb.word) return Action::of(verb.kind);
  }
  const std::size_t blank = text.find(' ');
  if (blank == std::string_view::npos) return std::nullopt;
  return parse_with_object(text.substr(0, blank), text.substr(blank + 1));
}

std::string Text::kind(const Action& action) {
  const std::string whole = Text::action(action);
  std::size_t end = whole.find(' ');
  if (action.kind == Kind::Cast || action.kind == Kind::Reserve) end = whole.find(' ', end + 1);
  return whole.substr(0, end);
}

std::string Text::chance(const Rules& rules, const State& state, const Chance& chance) {
  switch (chance.kind) {
    case Chance::Kind::Tiles: return "tiles " + words::of(SpellSet(chance.tiles));
    case Chance::Kind::Draw: {
      const std::optional<Seat> who = drawer(rules, state);
      return std::string("draw ") + words::letter(who.value_or(state.turn)) + ' ' + words::of(Card(chance.value));
    }
    case Chance::Kind::Reshuffle: return "reshuffle";
    case Chance::Kind::Roll: return "roll " + std::to_string(chance.value);
  }
  return {};
}

std::optional<Chance> Text::parse_chance(const Rules& rules, const State& state, std::string_view text) {
  const std::optional<ReadChance> read = read_chance(text);
  if (!read || (read->chance.kind == Chance::Kind::Draw && read->drawer != drawer(rules, state))) return std::nullopt;
  return read->chance;
}

bool Tools::is_chance(std::string_view text) { return read_chance(text).has_value(); }

}  // namespace spires::towers
