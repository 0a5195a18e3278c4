// Provable chance: HMAC-SHA-256 words and commitments, against values from another implementation.
#include <gtest/gtest.h>

#include <string>

#include "engine/core/sha256.h"
#include "engine/core/text_hex.h"
#include "secrets/hmac_words.h"

namespace spires::cli {
namespace {

constexpr std::string_view kKey = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

TEST(HmacWords, AreThoseOfTheDocument) {
  const std::optional<secrets::HmacWords> words = secrets::HmacWords::parse(kKey);
  ASSERT_TRUE(words);
  EXPECT_EQ(hex_of(words->word(0)), "d30013ea206e8dec");
  EXPECT_EQ(hex_of(words->word(1)), "d219fbd57150c44e");
  EXPECT_EQ(hex_of(words->word(4294967295)), "01d06c411db53dea");
  EXPECT_EQ(words->commitment(), "12f522c12d4abb38876abf334a73b456d4a96dcefcf59074ec2186864622fe88");
  EXPECT_EQ(words->key(), kKey);
}

TEST(HmacWords, CommitmentIsThePlainDigest) {
  // The page and the wasm build compute it with the digest of records.
  std::string message = "spires commitment";
  for (char c = 0; c < 32; ++c) message += c;
  EXPECT_EQ(hex_of(sha256(message)), secrets::HmacWords::parse(kKey)->commitment());
}

// HMAC-SHA-256 with the key over "spires nonces red-1 x", computed with another program.
TEST(HmacWords, NoncesMakeAnotherKey) {
  const secrets::HmacWords words = *secrets::HmacWords::parse(kKey);
  EXPECT_EQ(words.mixed({}).key(), words.key());
  EXPECT_EQ(words.mixed({"red-1", "x"}).key(), "458ca0e31dd10943bdd4182fc94394420e58bdffe187d1efb9fb3cb1f4747405");
  EXPECT_NE(words.mixed({"red-1", "x"}).key(), words.mixed({"red-1x"}).key());
  ChanceSource source = words.source();
  source.nonces = {"red-1", "x"};
  EXPECT_EQ(secrets::ChanceWords(source)(3), words.mixed(source.nonces).word(3));
}

// docs/record-format.md, computed with another program.
TEST(HmacWords, OpenedNoncesOfAllSeatsMakeAnotherKey) {
  const secrets::HmacWords words = *secrets::HmacWords::parse(kKey);
  const std::string nonce = "0a9b8c7d6e5f40312233445566778899";
  ChanceSource source = words.source();
  source.kind = ChanceSource::Kind::TwoRounds;
  source.seats = {{"A", SeatNonce::How::Sealed, nonce}, {"B", SeatNonce::How::Bot, {}}};
  EXPECT_EQ(hex_of(*secrets::ChanceWords(source)(0)), "3220af50afeeea5d");
  EXPECT_EQ(secrets::nonce_hash(nonce), "39fdb463dacdce0fce8c93cbca45b1338409215183eb42ede8d6091b7c3bc24a");
  EXPECT_EQ(words.commitment(2), "6138b31fa06b19bee91a98cad255f74ef75fa45ef7238a37caf4611298e1f82e");
  EXPECT_EQ(words.bot_nonce("B", 1), "201bdb2f1398099fcec63ce7a733ee0e8c6723e179aaafdf2d423b1241a5ce83");
  source.failed.push_back({words.commitment(), {"A"}});
  EXPECT_NE(hex_of(*secrets::ChanceWords(source)(0)), "3220af50afeeea5d") << "every attempt has its own words";
}

TEST(HmacWords, RefusesBadKeys) {
  EXPECT_FALSE(secrets::HmacWords::parse(""));
  EXPECT_FALSE(secrets::HmacWords::parse(kKey.substr(2)));
  EXPECT_FALSE(secrets::HmacWords::parse(std::string(kKey) + "00"));
  std::string upper(kKey);
  upper[21] = 'A';
  EXPECT_FALSE(secrets::HmacWords::parse(upper));
}

TEST(HmacWords, FreshKeysDiffer) { EXPECT_NE(secrets::HmacWords::fresh().key(), secrets::HmacWords::fresh().key()); }

}  // namespace
}  // namespace spires::cli
