// Checks every frame that a client of the server tests receives against the JSON Schema of the protocol. It is a part
// of tests_server, except under a sanitizer.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdio>

#include "tests/protocol/frame_check.h"
#include "tests/server/place.h"

namespace spires::server::testing {
namespace {

std::atomic<int> checked = 0;

void check(const std::string& frame) {
  const std::optional<std::string> fault = spires::testing::schema_fault(frame);
  EXPECT_FALSE(fault) << *fault << "\n" << frame;
  ++checked;
}

class FramesAreChecked : public ::testing::Environment {
  void SetUp() override { frame_check = check; }
  void TearDown() override { std::printf("%d frames checked against the schema\n", checked.load()); }
};
const ::testing::Environment* const kInstalled =
    AddGlobalTestEnvironment(new FramesAreChecked);  // NOLINT: gtest owns it

TEST(Frames, AreCheckedAgainstTheSchema) {
  ASSERT_EQ(frame_check, check);
  const int before = checked;
  Folder folder;
  const auto store = open_sqlite_store({.file = folder.path() + "/spires.db", .vfs = {}}).store;
  LocalBus bus;
  Place place(*store, bus);
  const Client client(place);
  EXPECT_GT(checked, before) << "the welcome";
}

}  // namespace
}  // namespace spires::server::testing
