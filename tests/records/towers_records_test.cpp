// Records of towers: every ruleset round trips, every changed byte is found, golden records replay for ever.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/hmac_words.h"
#include "cli/program.h"
#include "engine/core/record_match.h"
#include "engine/core/text_setting.h"
#include "engine/towers/text_tools.h"

namespace spires::cli {
namespace {

struct Answer {
  int status;
  std::string out;
  std::string err;
};

Answer spires(std::vector<std::string> arguments, const std::string& input = "") {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  Console console{in, out, err};
  const int status = run_program(std::move(arguments), console);
  return {status, out.str(), err.str()};
}

std::string file_text(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The command line that sets a ruleset up.
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
  for (const Ruleset& ruleset : towers::Tools::rulesets()) {
    ++seed;
    const Answer made = spires(
        with_settings({"record", "--seed", std::to_string(seed), "--undo", "9", "--cap", "150"}, ruleset.settings));
    ASSERT_EQ(made.status, kDone) << ruleset.name << "\n" << made.err;
    const Answer verified = spires({"verify", "-"}, made.out);
    EXPECT_EQ(verified.status, kDone) << ruleset.name << "\n" << verified.out;
    EXPECT_EQ(spires({"replay", "-"}, made.out).status, kDone) << ruleset.name;
  }
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
  record.chance.commitment = HmacWords::fresh().commitment();
  const Answer verified = spires({"verify", "-"}, write_record(record));
  EXPECT_EQ(verified.status, kDiffers);
  EXPECT_NE(verified.out.find("not ok commitment"), std::string::npos) << verified.out;
}

TEST(Records, AnotherKeyOrSeedIsFound) {
  Record provable = std::get<0>(parse_record(spires({"record", "--provable", "--cap", "20"}).out));
  provable.chance = HmacWords::fresh().source();
  EXPECT_NE(spires({"verify", "-"}, write_record(provable)).out.find("not ok step 1:"), std::string::npos);
  Record seeded = std::get<0>(parse_record(spires({"record", "--seed", "5", "--cap", "20"}).out));
  ++seeded.chance.seed;
  EXPECT_EQ(spires({"verify", "-"}, write_record(seeded)).status, kDiffers);
}

TEST(Records, EveryChangedByteIsFound) {
  const std::string text = spires({"record", "--variant", "solo", "--seed", "3", "--undo", "15"}).out;
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

TEST(Records, UndoInTheMiddleKeepsTheOutcomes) {
  // With and without decisions taken back, chance step k of a seed has the same word: the first deal is the same.
  const Record plain = std::get<0>(parse_record(spires({"record", "--seed", "8", "--cap", "60"}).out));
  const Record undone = std::get<0>(parse_record(spires({"record", "--seed", "8", "--cap", "60", "--undo", "2"}).out));
  EXPECT_TRUE(std::equal(plain.steps.begin(), plain.steps.begin() + 6, undone.steps.begin()));
  EXPECT_TRUE(std::any_of(undone.steps.begin(), undone.steps.end(),
                          [](const RecordStep& step) { return step.kind == RecordStep::Kind::Undo; }));
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
