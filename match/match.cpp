#include "match/match.h"

#include <utility>

#include "engine/core/rng.h"
#include "engine/core/text_setting.h"
#include "match/offered_games.h"
#include "match/typed_match.h"

namespace spires::match {
namespace {

using Made = Result<std::unique_ptr<Match>>;

spires::Fault unknown_game(const std::string& name) {
  return {"game", "there is no game named `" + name + "`; there is: " + OfferedGames::names()};
}

// Returns the fault of a Result, or null.
template <class T>
const spires::Fault* fault_of(const Result<T>& result) {
  return std::get_if<spires::Fault>(&result);
}

template <GameTools K>
Made make_typed(const MatchPlan& plan) {
  using T = typename K::Text;
  const Result<Settings> settings = wire::settings_of(plan.settings);
  if (const spires::Fault* fault = fault_of(settings)) return *fault;
  Settings given = *std::get_if<Settings>(&settings);
  if (plan.revision) given.push_back(revision_setting(*plan.revision));
  const Result<typename T::Game::Rules> rules = T::rules(given);
  if (const spires::Fault* fault = fault_of(rules)) return *fault;
  const typename T::Game::Rules& valid = *std::get_if<0>(&rules);
  if (!plan.position) {
    return std::make_unique<TypedMatch<K>>(RecordMatch<T>(T::header(given), valid), plan.chance);
  }
  const Position& position = *plan.position;
  const Practice practice{position.state, position.seen.value_or(std::vector<std::string>{}),
                          position.chance.value_or(std::vector<std::string>{})};
  const Result<typename T::Game::State> start = read_start<T>(valid, practice);
  if (const spires::Fault* fault = fault_of(start)) return spires::Fault{"position." + fault->field, fault->why};
  return std::make_unique<TypedMatch<K>>(
      RecordMatch<T>(T::header(given), valid, *std::get_if<0>(&start), practice.fixed), plan.chance,
      position.script.value_or(Script{}));
}

template <GameTools K>
Made restore_typed(const Record& record, const ChanceWords& words) {
  Result<RecordMatch<typename K::Text>> begun = begin_record<typename K::Text>(record);
  if (const spires::Fault* fault = fault_of(begun)) return *fault;
  auto made = std::make_unique<TypedMatch<K>>(std::move(*std::get_if<0>(&begun)), record.chance);
  if (std::optional<spires::Fault> fault = made->replay(record, words)) return *fault;
  return made;
}

}  // namespace

bool knows_revision(std::string_view game, int revision) {
  const auto knows = [&]<class K>(std::type_identity<K>) { return revision >= 1 && revision <= K::Text::kRevision; };
  return OfferedGames::find<bool>(game, knows).value_or(false);
}

Made make_match(const MatchPlan& plan) {
  std::optional<Made> made =
      OfferedGames::find<Made>(plan.game, [&]<class K>(std::type_identity<K>) { return make_typed<K>(plan); });
  if (!made) return unknown_game(plan.game);
  return std::move(*made);
}

Made restore_match(const Record& record, const ChanceWords& words) {
  const ChanceWords known = words ? words : seeded_words(record.chance);
  std::optional<Made> made = OfferedGames::find<Made>(
      record.game, [&]<class K>(std::type_identity<K>) { return restore_typed<K>(record, known); });
  if (!made) return unknown_game(record.game);
  return std::move(*made);
}

ChanceWords seeded_words(const ChanceSource& source) {
  if (source.kind != ChanceSource::Kind::Mix) return [](std::uint32_t) { return std::nullopt; };
  return [words = SeededWords(source.seed)](std::uint32_t k) { return std::optional(words.word(k)); };
}

void settle_chance(Match& match, const ChanceWords& words) {
  while (match.pending().is_chance()) match.resolve(words(match.chances()).value());
}

}  // namespace spires::match
