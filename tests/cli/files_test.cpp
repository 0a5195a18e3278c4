// Files and streams that fail: folders, devices without room, an output without a reader.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <streambuf>
#include <string>
#include <vector>

#include "cli/program.h"

namespace spires::cli {
namespace {

using testing::HasSubstr;

// Accepts some bytes and then fails, like a full disk.
class FullBuffer : public std::streambuf {
 public:
  explicit FullBuffer(int room) : room_(room) {}

 protected:
  int overflow(int c) override { return room_-- > 0 ? c : traits_type::eof(); }

 private:
  int room_;
};

struct Ending {
  int status;
  std::string err;
};

Ending run_into(int room, std::vector<std::string> arguments, bool (*reader_left)() = nullptr) {
  std::istringstream in;
  FullBuffer buffer(room);
  std::ostream out(&buffer);
  std::ostringstream err;
  Console console{in, out, err};
  console.reader_left = reader_left;
  const int status = run_program(std::move(arguments), console);
  return {status, err.str()};
}

Ending run(std::vector<std::string> arguments) { return run_into(1 << 20, std::move(arguments)); }

std::string in_temp(const std::string& name) { return testing::TempDir() + "spires_files_" + name; }

TEST(Files, AFolderCannotBeRead) {
  const std::string folder = testing::TempDir();
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"replay", folder}, {"verify", folder}, {"play", "--load", folder}}) {
    const Ending ending = run(command);
    EXPECT_EQ(ending.status, kBadInput) << command[0];
    EXPECT_EQ(ending.err, "spires: " + folder + ": cannot be read\n") << command[0];
  }
}

TEST(Files, AFolderCannotBeWritten) {
  EXPECT_THAT(run({"record", "--out", testing::TempDir()}).err, HasSubstr("cannot be written"));
}

TEST(Files, ADeviceStaysADevice) {
  if (!std::filesystem::is_character_file("/dev/null")) GTEST_SKIP() << "there is no /dev/null";
  EXPECT_EQ(run({"record", "--cap", "5", "--out", "/dev/null"}).status, kDone);
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
  if (!std::filesystem::is_character_file("/dev/full")) GTEST_SKIP() << "there is no /dev/full";
  const Ending full = run({"record", "--cap", "5", "--out", "/dev/full"});
  EXPECT_EQ(full.status, kBadInput);
  EXPECT_EQ(full.err, "spires: /dev/full: cannot be written\n");
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/full"));
}

TEST(Files, ALinkIsKeptAndItsTargetReplaced) {
  const std::string target = in_temp("target.rec");
  const std::string link = in_temp("link.rec");
  std::filesystem::remove(link);
  std::ofstream(target) << "old";
  std::filesystem::create_symlink(target, link);
  EXPECT_EQ(run({"record", "--cap", "5", "--out", link}).status, kDone);
  EXPECT_TRUE(std::filesystem::is_symlink(link));
  EXPECT_EQ(run({"verify", target}).status, kDone);
  std::filesystem::remove(link);
  std::filesystem::remove(target);
}

TEST(Output, ThatDoesNotArriveIsTold) {
  const std::vector<std::vector<std::string>> commands{{"trace", "--cap", "50"},
                                                       {"record", "--cap", "50"},
                                                       {"simulate", "--games", "5"},
                                                       {"options"},
                                                       {"step"},
                                                       {"sign", "--games", "1", "--ruleset", "polish basic 2"},
                                                       {"perft", "--depth", "1"},
                                                       {"--help"},
                                                       {"play", "--seed", "1"}};
  for (const std::vector<std::string>& command : commands) {
    for (const int room : {0, 10}) {
      const Ending ending = run_into(room, command);
      EXPECT_EQ(ending.status, kBadInput) << command[0];
      EXPECT_THAT(ending.err, HasSubstr("standard output: cannot be written")) << command[0];
    }
  }
}

TEST(Output, ToAReaderWhoHasLeftIsNoAccident) {
  const Ending ending = run_into(10, {"trace", "--cap", "50"}, [] { return true; });
  EXPECT_EQ(ending.status, kDone);
  EXPECT_EQ(ending.err, "");
}

}  // namespace
}  // namespace spires::cli
