#include "wire/patch.h"

#include <gtest/gtest.h>

#include "engine/core/rng.h"

namespace spires::wire {
namespace {

struct Leaf {
  int n = 0;
  std::optional<std::string> word;
  static constexpr std::string_view kName = "Leaf";
  static constexpr auto fields() { return std::tuple{field("n", &Leaf::n), field("word", &Leaf::word)}; }
};
struct Tree {
  int a = 0;
  Word<"Any"> b{"x"};
  Leaf c;
  std::optional<Leaf> d;
  std::vector<std::string> e;
  std::vector<Leaf> f;
  std::optional<std::vector<int>> g;
  static constexpr std::string_view kName = "Tree";
  static constexpr auto fields() {
    using S = Tree;
    return std::tuple{field("a", &S::a), field("b", &S::b), field("c", &S::c), field("d", &S::d),
                      field("e", &S::e), field("f", &S::f), field("g", &S::g)};
  }
};

std::string patch_of(const Tree& before, const Tree& after) { return text_of(patch_between(before, after)); }

TEST(Patch, NamesWhatHasChangedAndNothingElse) {
  Tree tree;
  EXPECT_EQ(patch_of(tree, tree), "[]");
  Tree other = tree;
  other.c.n = 3;
  EXPECT_EQ(patch_of(tree, other), R"([{"op":"replace","path":"/c/n","value":3}])");
  other.d = Leaf{1, "y"};
  other.c.n = 0;
  EXPECT_EQ(patch_of(tree, other), R"([{"op":"add","path":"/d","value":{"n":1,"word":"y"}}])");
  EXPECT_EQ(patch_of(other, tree), R"([{"op":"remove","path":"/d"}])");
  tree.d = Leaf{1, {}};
  EXPECT_EQ(patch_of(other, tree), R"([{"op":"remove","path":"/d/word"}])");
}

TEST(Patch, OfAListKeepsWhatStays) {
  Tree tree;
  tree.e = {"W1", "W2", "T3"};
  tree.f = {{1, {}}, {2, {}}};
  Tree other = tree;
  other.e = {"W1", "T3"};
  EXPECT_EQ(patch_of(tree, other), R"([{"op":"remove","path":"/e/1"}])");
  EXPECT_EQ(patch_of(other, tree), R"([{"op":"add","path":"/e/1","value":"W2"}])");
  other.e = tree.e;
  other.f = {{1, {}}, {3, {}}, {4, {}}};
  EXPECT_EQ(patch_of(tree, other),
            R"([{"op":"replace","path":"/f/1/n","value":3},{"op":"add","path":"/f/2","value":{"n":4}}])");
}

std::string random_word(Rng& rng) { return std::string(1, static_cast<char>('a' + rng.next_below(3))); }
Leaf random_leaf(Rng& rng) {
  Leaf leaf{static_cast<int>(rng.next_below(3)), {}};
  if (rng.next_below(2) == 0) leaf.word = random_word(rng);
  return leaf;
}
Tree random_tree(Rng& rng) {
  Tree tree;
  tree.a = static_cast<int>(rng.next_below(3));
  tree.b = {random_word(rng)};
  tree.c = random_leaf(rng);
  if (rng.next_below(2) == 0) tree.d = random_leaf(rng);
  for (std::uint32_t i = rng.next_below(5); i-- > 0;) tree.e.push_back(random_word(rng));
  for (std::uint32_t i = rng.next_below(5); i-- > 0;) tree.f.push_back(random_leaf(rng));
  if (rng.next_below(2) == 0) tree.g = {static_cast<int>(rng.next_below(3)), static_cast<int>(rng.next_below(3))};
  return tree;
}

// The library implements RFC 6902.
TEST(Patch, LeadsFromAnyValueToAnyOther) {
  Rng rng(5);
  const auto plain = [](const JsonText& json) { return nlohmann::json::parse(json.text); };
  for (int i = 0; i < 3000; ++i) {
    const Tree before = random_tree(rng);
    const Tree after = random_tree(rng);
    const JsonText patch = patch_between(before, after);
    ASSERT_EQ(plain(encode(before)).patch(plain(patch)), plain(encode(after))) << patch.text;
  }
}

}  // namespace
}  // namespace spires::wire
