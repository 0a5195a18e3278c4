#include "engine/towers/text.h"
#include "tests/golden_trace.h"

namespace spires::towers::tests {
namespace {

using spires::tests::golden_files;

class Golden : public ::testing::TestWithParam<std::string> {};

TEST_P(Golden, IsReproducedLineByLine) {
  spires::tests::replay_golden<Text>(GetParam(), [](const auto&, const auto&) {});
}

INSTANTIATE_TEST_SUITE_P(Traces, Golden, ::testing::ValuesIn(golden_files("towers")), spires::tests::golden_name);

TEST(GoldenFiles, AreThere) { EXPECT_GE(golden_files("towers").size(), 12U); }

}  // namespace
}  // namespace spires::towers::tests
