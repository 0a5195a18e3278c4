// Every event of both games as JSON, in the words of its game.
#include <gtest/gtest.h>

#include <type_traits>

#include "engine/duel/text.h"
#include "engine/towers/text.h"
#include "tests/parsed.h"
#include "wire/duel_words.h"
#include "wire/event.h"
#include "wire/settings_json.h"
#include "wire/towers_words.h"
#include "wire/typescript.h"

namespace spires::wire {
namespace {

duel::Rules duel_rules() { return std::get<duel::Rules>(duel::Text::rules({})); }

template <class W, class... E>
void expect_all_written(const W& words, const std::string& name, std::type_identity<std::variant<E...>> all) {
  DeclaredTypes types;
  types.events<W>(name, all);
  const std::string declared = typescript_of(types);
  const auto expect_one = [&](const Json& json, const std::string& type) {
    EXPECT_EQ(json["type"], type);
    const std::size_t at = declared.find("{type: \"" + type + "\"");
    ASSERT_NE(at, std::string::npos) << type << "\n" << declared;
    const std::string line = declared.substr(at, declared.find('\n', at) - at);
    for (const auto& [key, value] : json.items()) {
      EXPECT_NE(line.find(key + ": "), std::string::npos) << type << " has a field " << key << " that is not declared";
    }
  };
  (expect_one(tests::parsed(encode_event(words, std::variant<E...>(E{}))), E::kName), ...);
}

TEST(Events, OfTowersAreWrittenAndDeclared) {
  expect_all_written(TowersWords{}, "TowersEvent", std::type_identity<towers::Event>{});
}
TEST(Events, OfDuelAreWrittenAndDeclared) {
  const duel::Rules rules = duel_rules();
  expect_all_written(DuelWords{&rules}, "DuelEvent", std::type_identity<duel::Event>{});
}

TEST(Events, OfTowersSayWhatTheyMean) {
  using towers::Space;
  towers::Wizards wizards;
  wizards.add(Seat::A);
  wizards.add(Seat::C);
  wizards.add(Seat::C);
  const auto text = [](const towers::Event& event) { return text_of(encode_event(TowersWords{}, event)); };
  EXPECT_EQ(text(towers::TowerMoved{Space{3}, 2, Space{5}, wizards}),
            R"({"type":"TowerMoved","from":3,"level":2,"to":5,"uncovered":{"A":1,"C":2}})");
  EXPECT_EQ(text(towers::CardDrawn{Seat::B, towers::kNoCard}), R"({"type":"CardDrawn","seat":"B","card":"?"})");
  EXPECT_EQ(text(towers::SpellCast{Seat::A, towers::Spell::SwapTowers, 3, 9, 2, towers::Toll::Count}),
            R"({"type":"SpellCast","caster":"A","spell":"SW","target":{"spaces":[3,9]},"cost":2,"toll":"count"})");
  EXPECT_EQ(text(towers::RepeatBound{towers::Piece::none()}), R"({"type":"RepeatBound","piece":{"side":"none"}})");
  EXPECT_EQ(text(towers::PieceChosen{towers::Piece::wizard(Space{4}, Seat::B), 3}),
            R"({"type":"PieceChosen","piece":{"side":"wizard","space":4,"owner":"B"},"value":3})");
}

TEST(Events, OfDuelSayWhatTheyMean) {
  const duel::Rules rules = duel_rules();
  const auto text = [&](const duel::Event& event) { return text_of(encode_event(DuelWords{&rules}, event)); };
  EXPECT_EQ(text(duel::RingLaid{rules.ring}).substr(0, 34), R"({"type":"RingLaid","tower":["TRK",)");
  EXPECT_EQ(text(duel::CardDealt{{duel::Tower::Green, duel::Tower::Yellow}, duel::kHiddenCard, duel::Face::Down}),
            R"({"type":"CardDealt","slot":"GRE|YEL","card":"?","face":"down"})");
  EXPECT_EQ(text(duel::SecretsReturned{duel::kMage, duel::Tower::Red, duel::Tower::Blue, duel::Exchange::Unknown}),
            R"({"type":"SecretsReturned","seat":"M","a":"RED","b":"BLU","exchange":"?"})");
}

TEST(SettingsJson, IsNestedByDotsAndReadBack) {
  const Json json{{"players", 4}, {"spells", {"MW", "MT"}}, {"options", {{"promo", true}, {"costs", {{"MW", 2}}}}}};
  const Result<Settings> read = settings_of(json);
  ASSERT_TRUE(std::holds_alternative<Settings>(read));
  EXPECT_EQ(std::get<Settings>(read).back().name, "options.costs.MW");
  EXPECT_EQ(text_of(json_of(std::get<Settings>(read))), text_of(json));
  EXPECT_EQ(std::get<spires::Fault>(settings_of(Json{{"a.b", 1}})).field, "a.b");
  EXPECT_EQ(std::get<spires::Fault>(settings_of(Json{{"a", {{"b", {{"c", {{"d", {{"e", 1}}}}}}}}}})).field, "a.b.c.d");
}

}  // namespace
}  // namespace spires::wire
