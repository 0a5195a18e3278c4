// Checks every frame that a client of the server tests receives against the JSON Schema of the protocol. It is a part
// of tests_server, except under a sanitizer.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdio>
#include <mutex>
#include <string>
#include <unordered_set>

#include "tests/protocol/frame_check.h"
#include "tests/server/place.h"

namespace spires::server::testing {
namespace {

std::atomic<int> seen = 0;
std::atomic<int> different = 0;

// Whether a frame of exactly these bytes has been checked before: tests that look again and again get the same ones.
bool is_known(const std::string& frame) {
  static std::mutex mutex;
  static std::unordered_set<std::string> known;
  const std::lock_guard lock(mutex);
  return !known.insert(frame).second;
}

void check(const std::string& frame) {
  ++seen;
  if (is_known(frame)) return;
  const std::optional<std::string> fault = spires::testing::schema_fault(frame);
  EXPECT_FALSE(fault) << *fault << "\n" << frame;
  ++different;
}

class FramesAreChecked : public ::testing::Environment {
  void SetUp() override { frame_check = check; }
  void TearDown() override {
    std::printf("%d frames, %d different ones, checked against the schema\n", seen.load(), different.load());
  }
};
const ::testing::Environment* const kInstalled =
    AddGlobalTestEnvironment(new FramesAreChecked);  // NOLINT: gtest owns it

TEST(Frames, AreCheckedAgainstTheSchema) {
  ASSERT_EQ(frame_check, check);
  const int before = seen;
  Folder folder;
  const auto store = open_sqlite_store({.file = folder.path() + "/spires.db", .vfs = {}}).store;
  LocalBus bus;
  Place place(*store, bus);
  const Client client(place);
  EXPECT_GT(seen, before) << "the welcome";
}

}  // namespace
}  // namespace spires::server::testing
