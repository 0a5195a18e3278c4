#include "engine/duel/text.h"
#include "engine/duel/text_words.h"

namespace spires::duel {

namespace {

std::string_view word_of(Tiebreak tiebreak) {
  switch (tiebreak) {
    case Tiebreak::None: return "none";
    case Tiebreak::Princess: return "princess";
    case Tiebreak::Towers: return "towers";
    case Tiebreak::Red: return "red";
    case Tiebreak::Draw: return "draw";
  }
  return {};
}

}  // namespace

// KM-11.11: in a draw both are winners.
Settings Text::ending(const Rules& rules, const State& state) {
  if (state.phase != Phase::End) return {};
  const Verdict verdict = verdict_of(rules, state);
  std::string winners;
  for (const Seat seat : {kKnight, kMage}) {
    if (verdict.winner != Owner::Nobody && verdict.winner != owner_of(seat)) continue;
    winners += (winners.empty() ? "" : ",") + Text::seat(seat);
  }
  Settings ending;
  ending.push_back({"winners", winners, Setting::Kind::List});
  for (const Seat seat : {kKnight, kMage}) {
    const Score& score = verdict.score[seat];
    const auto part = [&](std::string_view name, int points) {
      ending.push_back(
          {"score." + Text::seat(seat) + '.' + std::string(name), std::to_string(points), Setting::Kind::Number});
    };
    part("guess", score.guess);
    part("towers", score.towers);
    part("secrets", score.secrets);
    part("chests", score.chests);
    part("total", score.total());
  }
  ending.push_back({"tiebreak", std::string(word_of(verdict.tiebreak)), Setting::Kind::Word});
  return ending;
}

}  // namespace spires::duel
