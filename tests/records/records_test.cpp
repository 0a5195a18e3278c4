// Records: every ruleset of every game round-trips, every changed byte is found, golden records always replay.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/record_match.h"
#include "engine/core/sha256.h"
#include "engine/core/text_hex.h"
#include "engine/core/text_setting.h"
#include "match/games.h"
#include "secrets/hmac_words.h"
#include "tests/cli/answer.h"

namespace spires::cli {
namespace {

std::string file_text(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Returns the command line of a ruleset.
std::vector<std::string> with_settings(std::vector<std::string> arguments, const Settings& settings) {
  for (const Setting& setting : settings) {
    if (setting.name.starts_with("options.")) {
      arguments.insert(arguments.end(), {"--set", setting.name.substr(8) + "=" + value_text(setting)});
    } else if (setting.name != "teams") {
      arguments.push_back("--" + setting.name + "=" + setting.value);
    } else if (setting.value == "true") {
      arguments.emplace_back("--teams");
    }
  }
  return arguments;
}

TEST(Records, OfEveryRulesetAreVerified) {
  std::uint64_t seed = 0;
  Games::for_each([&]<class K>(std::type_identity<K>) {
    for (const Ruleset& ruleset : K::rulesets()) {
      ++seed;
      const std::vector<std::string> record = {
          "record", "--game", std::string(K::Text::kName), "--seed", std::to_string(seed), "--undo", "9",
          "--cap",  "150"};
      const Answer made = spires(with_settings(record, ruleset.settings));
      ASSERT_EQ(made.status, kDone) << ruleset.name << "\n" << made.err;
      const Answer verified = spires({"verify", "-"}, made.out);
      EXPECT_EQ(verified.status, kDone) << ruleset.name << "\n" << verified.out;
      EXPECT_EQ(spires({"replay", "-"}, made.out).status, kDone) << ruleset.name;
    }
  });
}

TEST(Records, ProvableOnesAreVerified) {
  const Answer made = spires({"record", "--provable", "--undo", "20", "--cap", "200"});
  ASSERT_EQ(made.status, kDone);
  EXPECT_NE(made.out.find("\nchance hmac-sha256 "), std::string::npos);
  const Answer verified = spires({"verify", "-"}, made.out);
  EXPECT_EQ(verified.status, kDone) << verified.out;
  EXPECT_NE(verified.out.find("ok commitment"), std::string::npos);
}

TEST(Records, ACommitmentForAnotherKeyIsFound) {
  const Answer made = spires({"record", "--provable", "--cap", "20"});
  Record record = std::get<0>(parse_record(made.out));
  record.chance.commitment = secrets::HmacWords::fresh().commitment();
  const Answer verified = spires({"verify", "-"}, write_record(record));
  EXPECT_EQ(verified.status, kDiffers);
  EXPECT_NE(verified.out.find("not ok commitment"), std::string::npos) << verified.out;
}

TEST(Records, AnotherKeyOrSeedIsFound) {
  Record provable = std::get<0>(parse_record(spires({"record", "--provable", "--cap", "20"}).out));
  provable.chance = secrets::HmacWords::fresh().source();
  // The first card may be equal by chance, but not all of them.
  EXPECT_NE(spires({"verify", "-"}, write_record(provable)).out.find("not ok step "), std::string::npos);
  Record seeded = std::get<0>(parse_record(spires({"record", "--seed", "5", "--cap", "20"}).out));
  ++seeded.chance.seed;
  EXPECT_EQ(spires({"verify", "-"}, write_record(seeded)).status, kDiffers);
}

void expect_every_changed_byte_found(const std::string& text) {
  ASSERT_EQ(parse_record(text).index(), 0U);
  ASSERT_GT(text.size(), 1000U);
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::string changed = text;
    for (const unsigned bit : {0U, 1U, 5U, 7U}) {
      changed[i] = static_cast<char>(static_cast<unsigned char>(text[i]) ^ (1U << bit));
      ASSERT_EQ(parse_record(changed).index(), 1U) << "byte " << i << ", bit " << bit;
    }
  }
}

TEST(Records, EveryChangedByteIsFound) {
  expect_every_changed_byte_found(spires({"record", "--variant", "solo", "--seed", "3", "--undo", "15"}).out);
  expect_every_changed_byte_found(spires({"record", "--game", "duel", "--seed", "3", "--undo", "15"}).out);
}

TEST(Records, UndoInTheMiddleKeepsTheOutcomes) {
  // With and without undos, chance step k of a seed has the same word: the first deal is the same.
  const Record plain = std::get<0>(parse_record(spires({"record", "--seed", "8", "--cap", "60"}).out));
  const Record undone = std::get<0>(parse_record(spires({"record", "--seed", "8", "--cap", "60", "--undo", "2"}).out));
  EXPECT_TRUE(std::equal(plain.steps.begin(), plain.steps.begin() + 6, undone.steps.begin()));
  EXPECT_TRUE(std::any_of(undone.steps.begin(), undone.steps.end(),
                          [](const RecordStep& step) { return step.kind == RecordStep::Kind::Undo; }));
}

// A forged body with a correct digest, so that only its content can be wrong.
std::string sealed(const std::string& body) { return body + "digest " + hex_of(sha256(body)) + "\n"; }

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

TEST(Records, FaultsNameTheirLine) {
  const std::string text = spires({"record", "--seed", "3", "--cap", "5"}).out;
  const std::string body = text.substr(0, text.rfind("digest "));
  const auto line_of = [&](const std::string& start) {
    return "line " + std::to_string(1 + std::count(body.begin(),
                                                   body.begin() + static_cast<std::ptrdiff_t>(body.find(start)), '\n'));
  };
  const auto fault = [&](const std::string& from, const std::string& to) {
    const Result<Record> record = parse_record(sealed(replaced(body, from, to)));
    return record.index() == 0 ? "accepted" : std::get<Fault>(record).field;
  };
  EXPECT_EQ(fault("rules 2", "rules one"), "line 3");
  EXPECT_EQ(fault("chance mix 3", "chance mixed 3"), line_of("chance"));
  EXPECT_EQ(fault("\n4 ? ", "\n4  "), line_of("4 ? "));
  EXPECT_EQ(fault("\n4 ? ", "\n5 ? "), line_of("4 ? "));
  EXPECT_EQ(fault("result cap A:", "result cap A:x"), line_of("result"));
  EXPECT_EQ(fault("\ntrail ", "\ntrail x"), line_of("trail"));
  EXPECT_EQ(fault("rules 2\n", "rules 2\nset \n"), line_of("set "));
  EXPECT_EQ(fault("\ntrail ", "\nset x y\ntrail "), line_of("trail"));
  // Only the writer knows that a place has no leading zero and that nothing follows the trail.
  const Result<Record> longer = parse_record(sealed(body + "more\n"));
  EXPECT_EQ(std::get<Fault>(longer).field, "line " + std::to_string(1 + std::count(body.begin(), body.end(), '\n')));
}

TEST(Records, CarriageReturnsAreNamed) {
  std::string text;
  for (const char c : spires({"record", "--seed", "3", "--cap", "5"}).out)
    text += c == '\n' ? "\r\n" : std::string(1, c);
  const Answer verified = spires({"verify", "-"}, text);
  EXPECT_EQ(verified.status, kDiffers);
  EXPECT_NE(verified.out.find("CR LF"), std::string::npos) << verified.out;
}

TEST(Records, AnotherResultShowsBothPlaces) {
  Record record = std::get<0>(parse_record(spires({"record", "--seed", "3"}).out));
  ASSERT_EQ(record.places.size(), 2U);
  const std::string right = result_text(record);
  std::swap(record.places[0].place, record.places[1].place);
  ASSERT_NE(result_text(record), right) << "a draw shows nothing";
  for (const char* command : {"verify", "replay"}) {
    const Answer answer = spires({command, "-"}, write_record(record));
    EXPECT_EQ(answer.status, kDiffers);
    EXPECT_NE(answer.out.find("ends otherwise: " + right + ", not " + result_text(record)), std::string::npos)
        << answer.out;
  }
}

TEST(Records, OfAnUnknownGameAreNotOk) {
  Record record = std::get<0>(parse_record(spires({"record", "--seed", "3", "--cap", "5"}).out));
  record.game = "chess";
  for (const char* command : {"verify", "replay"}) {
    const Answer answer = spires({command, "-"}, write_record(record));
    EXPECT_EQ(answer.status, kDiffers) << command;
    EXPECT_NE(answer.out.find("chess"), std::string::npos) << answer.out;
    EXPECT_EQ(answer.err, "");
  }
}

TEST(Records, ControlBytesAreShownAsText) {
  const std::string text = spires({"record", "--seed", "3", "--cap", "5"}).out;
  const std::string body = replaced(text.substr(0, text.rfind("digest ")), "\n2 ? draw", "\n2 ? \x1b[2J\xc2\x9b");
  for (const char* command : {"verify", "replay"}) {
    const Answer answer = spires({command, "-"}, sealed(body));
    EXPECT_EQ(answer.status, kDiffers);
    EXPECT_EQ(answer.out.find('\x1b'), std::string::npos);
    EXPECT_NE(answer.out.find("\\x1b[2J\\xc2\\x9b"), std::string::npos) << answer.out;
  }
}

TEST(GoldenRecords, ReplayForEver) {
  int records = 0;
  for (const auto& entry : std::filesystem::directory_iterator(std::string(SPIRES_ROOT) + "/tests/golden/records")) {
    const std::string text = file_text(entry.path());
    const Answer verified = spires({"verify", "-"}, text);
    EXPECT_EQ(verified.status, kDone) << entry.path() << "\n" << verified.out;
    EXPECT_EQ(write_record(std::get<0>(parse_record(text))), text) << entry.path();
    ++records;
  }
  EXPECT_GE(records, 10);
}

}  // namespace
}  // namespace spires::cli
