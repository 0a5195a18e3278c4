#include "engine/core/hash.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <string>

#include "engine/core/sha256.h"
#include "engine/core/text_hex.h"

namespace spires {
namespace {

struct Pair {
  std::uint8_t a;
  std::uint8_t b;
};

template <class T>
std::uint64_t hash_of(const T& value) {
  Hash hash;
  hash.add_bytes(value);
  return hash.value();
}

// A hash fixed in this file: a change of the hash function changes every signature and is noticed here first.
TEST(Hash, StaysTheSame) {
  Hash hash;
  hash.add(1);
  hash.add_text("tower");
  hash.add_bytes(Pair{2, 3});
  EXPECT_EQ(hex_of(hash.value()), "4d8653f6a55770e5");
}

TEST(Hash, ReadsBytesInOrder) {
  EXPECT_NE(hash_of(Pair{1, 2}), hash_of(Pair{2, 1}));
  EXPECT_EQ(hash_of(std::uint16_t{0x0201}), hash_of(Pair{1, 2}));
}

RC_GTEST_PROP(Hash, OneChangedWordIsAlwaysSeen,
              (std::uint64_t before, std::uint64_t a, std::uint64_t b, std::uint64_t c)) {
  RC_PRE(a != b);
  const auto with = [&](std::uint64_t word) {
    Hash hash;
    hash.add(before);
    hash.add(word);
    hash.add(c);
    return hash.value();
  };
  RC_ASSERT(with(a) != with(b));
}

TEST(Sha256, MatchesTheStandard) {
  static_assert(sha256("abc")[0] == 0xba);
  EXPECT_EQ(hex_of(sha256("")), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hex_of(sha256("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hex_of(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(hex_of(sha256(std::string(1000000, 'a'))),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Hex, IsStrict) {
  EXPECT_EQ(hex_of(0x0123456789abcdefULL), "0123456789abcdef");
  EXPECT_EQ(parse_hex_word("0123456789abcdef"), 0x0123456789abcdefULL);
  for (const char* bad : {"0123456789abcde", "0123456789ABCDEF", "0123456789abcdeg", "", "00123456789abcdef"}) {
    EXPECT_FALSE(parse_hex_word(bad)) << bad;
  }
  EXPECT_EQ(parse_number("18446744073709551615"), UINT64_MAX);
  for (const char* bad : {"", "01", "+1", "-1", "1 ", "18446744073709551616", "1e3"})
    EXPECT_FALSE(parse_number(bad)) << bad;
}

}  // namespace
}  // namespace spires
