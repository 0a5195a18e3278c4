// The record format and matches with undo, on the toy game. Records of real games are in tests/records.
#include "engine/core/record.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/core/record_match.h"
#include "engine/core/sha256.h"
#include "engine/core/text_hex.h"
#include "engine/core/text_setting.h"
#include "tests/core/toy_game.h"

namespace spires {
namespace {

using toy::Stones;
using Match = RecordMatch<toy::Text>;

struct Words {
  std::uint64_t seed;
  std::optional<std::uint64_t> operator()(std::uint32_t k) const { return SeededWords(seed).word(k); }
};

void resolve(Match& match, std::uint64_t seed) {
  while (match.pending().is_chance()) {
    match.resolve(Stones::sample(match.rules(), match.state(), *Words{seed}(match.chances())));
  }
}

Record random_record(std::uint64_t seed) {
  const Settings settings = toy::Text::header({{"players", "3", Setting::Kind::Number}});
  Match match(settings, std::get<0>(toy::Text::rules(settings)));
  Rng rng(seed);
  resolve(match, seed);
  while (!match.pending().is_over()) {
    Stones::Actions actions;
    Stones::legal(match.rules(), match.state(), match.pending().seat(), actions);
    const std::uint32_t pick = rng.next_below(static_cast<std::uint32_t>(actions.size()));
    match.play(match.pending().seat(), actions[static_cast<int>(pick)]);
    if (rng.next_below(4) == 0) {
      const auto most = static_cast<std::uint32_t>(std::min<std::size_t>(match.line().size(), 4));
      match.undo(1 + rng.next_below(most));
    }
    resolve(match, seed);
  }
  return match.record({ChanceSource::Kind::Mix, seed, {}, {}, {}});
}

std::string why(const Result<Match>& result) {
  const Fault* fault = std::get_if<Fault>(&result);
  return fault == nullptr ? "" : fault->field + ": " + fault->why;
}

RC_GTEST_PROP(Record, IsReadBackAsItWasWritten, (std::uint64_t seed)) {
  const Record record = random_record(seed);
  const Result<Record> again = parse_record(write_record(record));
  RC_ASSERT(again.index() == 0U);
  RC_ASSERT(std::get<0>(again) == record);
  RC_ASSERT(why(replay_record<toy::Text>(record, Words{seed})).empty());
}

TEST(Record, EveryChangedByteIsFound) {
  const std::string text = write_record(random_record(4));
  ASSERT_EQ(parse_record(text).index(), 0U);
  std::string changed = text;
  for (std::size_t i = 0; i < text.size(); ++i) {
    for (int value = 0; value < 256; ++value) {
      changed[i] = static_cast<char>(value);
      if (changed[i] == text[i]) continue;
      ASSERT_EQ(parse_record(changed).index(), 1U) << "byte " << i << " became " << value;
    }
    changed[i] = text[i];
  }
}

TEST(Record, EveryCutAndEveryAdditionIsFound) {
  const std::string text = write_record(random_record(5));
  for (std::size_t i = 0; i < text.size(); ++i) {
    ASSERT_EQ(parse_record(text.substr(0, i)).index(), 1U) << i;
    ASSERT_EQ(parse_record(std::string(text).insert(i, 1, '\n')).index(), 1U) << i;
    ASSERT_EQ(parse_record(std::string(text).erase(i, 1)).index(), 1U) << i;
  }
  EXPECT_EQ(parse_record(text + "\n").index(), 1U);
  EXPECT_EQ(parse_record(text + text).index(), 1U);
}

// A forger who writes a fresh digest is caught by the rules, the seed, the result or the trail.
TEST(Record, EveryForgedStepIsFound) {
  const Record honest = random_record(6);
  for (std::size_t i = 0; i < honest.steps.size(); ++i) {
    Record forged = honest;
    std::string& text = forged.steps[i].text;
    if (forged.steps[i].kind == RecordStep::Kind::Undo) {
      ++forged.steps[i].undo;
    } else if (text == "pass") {
      text = "take 1";
    } else {
      text.back() = text.back() == '1' ? '2' : '1';
    }
    EXPECT_NE(why(replay_record<toy::Text>(forged, Words{6})), "") << i;
    forged = honest;
    forged.steps.erase(forged.steps.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_NE(why(replay_record<toy::Text>(forged, Words{6})), "") << i;
  }
}

TEST(Record, EveryForgedHeadIsFound) {
  const Record honest = random_record(7);
  const auto forged = [&](auto&& change) {
    Record record = honest;
    change(record);
    return why(replay_record<toy::Text>(record, Words{record.chance.seed}));
  };
  EXPECT_EQ(forged([](Record&) {}), "");
  EXPECT_NE(forged([](Record& r) { r.game = "chess"; }), "");
  EXPECT_NE(forged([](Record& r) { ++r.revision; }), "");
  EXPECT_NE(forged([](Record& r) { r.settings[1].value = "10"; }), "");
  EXPECT_NE(forged([](Record& r) { r.settings.pop_back(); }), "");
  EXPECT_NE(forged([](Record& r) { ++r.chance.seed; }), "");
  EXPECT_NE(forged([](Record& r) { r.reason = "deadlock"; }), "");
  EXPECT_NE(forged([](Record& r) { r.places[0].place = 7; }), "");
  EXPECT_NE(forged([](Record& r) { ++r.trail; }), "");
  EXPECT_NE(forged([](Record& r) { r.steps.push_back({RecordStep::Kind::Decision, "A", "take 1", 0}); }), "");
}

TEST(Record, KeepsTheRevisionOfItsRules) {
  const Settings settings = toy::Text::header({revision_setting(2), {"players", "3", Setting::Kind::Number}});
  EXPECT_EQ(settings.front(), revision_setting(2));
  Match match(settings, std::get<0>(toy::Text::rules(settings)));
  resolve(match, 5);
  Record record = match.record({ChanceSource::Kind::Mix, 5, {}, {}, {}});
  EXPECT_EQ(record.revision, 2);
  // It is stored beside the settings, not among them.
  EXPECT_EQ(record.settings, toy::Text::header({{"players", "3", Setting::Kind::Number}}));
  const Result<Match> again = replay_record<toy::Text>(record, Words{5});
  ASSERT_EQ(why(again), "");
  EXPECT_EQ(std::get<0>(again).rules().revision, 2);
  record.settings.insert(record.settings.begin(), revision_setting(2));
  EXPECT_NE(why(replay_record<toy::Text>(record, Words{5})), "");
  for (const int unknown : {0, 4}) {
    record.revision = unknown;
    EXPECT_NE(why(replay_record<toy::Text>(record, Words{5})), "") << unknown;
  }
}

TEST(Record, UndoNeverRollsAnew) {
  const Settings settings = toy::Text::header({});
  Match match(settings, std::get<0>(toy::Text::rules(settings)));
  resolve(match, 9);
  match.play(Seat::A, {1});
  resolve(match, 9);
  const toy::State first = match.state();
  const std::uint32_t chances = match.chances();
  match.undo(2);
  EXPECT_EQ(match.chances(), chances - 1);
  match.play(Seat::A, {1});
  resolve(match, 9);
  EXPECT_EQ(match.state(), first) << "the same decision meets the same die";
  match.undo(2);
  match.play(Seat::A, {0});
  resolve(match, 9);
  EXPECT_EQ(match.state().die, first.die) << "another decision meets the same word";
}

TEST(Record, KeepsWhatPlayersThrewIn) {
  const Settings settings = toy::Text::header({});
  Match match(settings, std::get<0>(toy::Text::rules(settings)));
  const ChanceSource sealed{ChanceSource::Kind::Hmac, 0, std::string(64, 'a'), std::string(64, 'b'), {"red-1", "X_2"}};
  const Record record = match.record(sealed);
  const std::string text = write_record(record);
  EXPECT_NE(text.find(std::string(64, 'b') + " red-1 X_2\n"), std::string::npos);
  const Result<Record> again = parse_record(text);
  ASSERT_TRUE(std::holds_alternative<Record>(again));
  EXPECT_EQ(std::get<Record>(again), record);
  EXPECT_TRUE(is_nonce("a") && is_nonce(std::string(64, 'z')));
  EXPECT_FALSE(is_nonce("") || is_nonce("a b") || is_nonce("a.b") || is_nonce(std::string(65, 'z')));
}

TEST(Record, KeepsTheTwoRoundsOfAStart) {
  const Settings settings = toy::Text::header({});
  Match match(settings, std::get<0>(toy::Text::rules(settings)));
  ChanceSource sealed{ChanceSource::Kind::TwoRounds, 0, std::string(64, 'a'), std::string(64, 'b'), {}};
  const std::string nonce(32, 'n');
  sealed.seats = {{"A", SeatNonce::How::Sealed, nonce},
                  {"B", SeatNonce::How::Plain, "x"},
                  {"C", SeatNonce::How::None, {}},
                  {"D", SeatNonce::How::Bot, {}}};
  sealed.failed = {{std::string(64, 'c'), {"A", "B"}}, {std::string(64, 'd'), {"B"}}};
  const Record record = match.record(sealed);
  const std::string text = write_record(record);
  const std::string lines = "chance two-rounds " + sealed.key + " " + sealed.commitment + " 3\nfailed 1 " +
                            std::string(64, 'c') + " A B\nfailed 2 " + std::string(64, 'd') + " B\nseat A sealed " +
                            nonce + "\nseat B plain x\nseat C none\nseat D bot\n";
  EXPECT_NE(text.find(lines), std::string::npos) << text;
  const Result<Record> again = parse_record(text);
  ASSERT_TRUE(std::holds_alternative<Record>(again)) << std::get<Fault>(again).why;
  EXPECT_EQ(std::get<Record>(again), record);

  const auto refuses = [&](const std::string& from, const std::string& to) {
    std::string body = text.substr(0, text.find("digest "));
    body.replace(body.find(from), from.size(), to);
    return std::holds_alternative<Fault>(parse_record(body + "digest " + hex_of(sha256(body)) + "\n"));
  };
  EXPECT_FALSE(refuses("seat C none", "seat C none"));
  EXPECT_TRUE(refuses(nonce, nonce.substr(1))) << "a sealed nonce is long";
  EXPECT_TRUE(refuses("seat B plain x", "seat B plain x!"));
  EXPECT_TRUE(refuses("seat B plain x", "seat B plain"));
  EXPECT_TRUE(refuses("seat C none", "seat C none x"));
  EXPECT_TRUE(refuses("seat C none", "seat C nobody"));
  EXPECT_TRUE(refuses(sealed.commitment + " 3\n", sealed.commitment + " 2\n"))
      << "the attempt follows from the failed starts";
  EXPECT_TRUE(refuses("failed 2", "failed 3"));
  EXPECT_TRUE(refuses(" A B\n", "\n")) << "a failed start names a seat";
}

TEST(Record, UnfinishedAndCappedMatchesAreRecords) {
  const Settings settings = toy::Text::header({});
  Match match(settings, std::get<0>(toy::Text::rules(settings)));
  resolve(match, 2);
  const Record open = match.record({ChanceSource::Kind::Mix, 2, {}, {}, {}});
  EXPECT_EQ(open.reason, "unfinished");
  EXPECT_TRUE(open.places.empty());
  EXPECT_EQ(why(replay_record<toy::Text>(open, Words{2})), "");
  const Record capped = match.record({ChanceSource::Kind::Mix, 2, {}, {}, {}}, EndReason::Cap);
  EXPECT_EQ(capped.reason, "cap");
  EXPECT_EQ(capped.places.size(), 2U);
  EXPECT_EQ(why(replay_record<toy::Text>(capped, Words{2})), "");
}

TEST(Record, ChanceRecordedByHandMustBePossible) {
  Record record = random_record(3);
  record.chance = {};
  const auto none = [](std::uint32_t) { return std::optional<std::uint64_t>(); };
  EXPECT_EQ(why(replay_record<toy::Text>(record, none)), "");
  record.steps[0].text = "charm A 9";
  EXPECT_NE(why(replay_record<toy::Text>(record, none)), "");
}

TEST(Setting, ShowsItsKind) {
  for (const Setting& setting : Settings{{"a", "true", Setting::Kind::Flag},
                                         {"b", "12", Setting::Kind::Number},
                                         {"c", "MW,MT", Setting::Kind::List},
                                         {"d", "", Setting::Kind::List},
                                         {"e", "Strict", Setting::Kind::Word}}) {
    EXPECT_EQ(parse_setting(setting.name, value_text(setting)), setting);
  }
}

}  // namespace
}  // namespace spires
