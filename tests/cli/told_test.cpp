// `spires verify` with what a player was told before the first card.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "match/match.h"
#include "secrets/hmac_words.h"
#include "tests/cli/answer.h"

namespace spires::cli {
namespace {

using How = SeatNonce::How;
using testing::HasSubstr;

const std::string kMine(40, 'b');
const std::string kTheirs(40, 'a');

// A game with the nonces of both seats, dealt from this key.
ChanceSource source_of(char key) {
  ChanceSource source = secrets::HmacWords::parse(std::string(64, key))->source();
  source.kind = ChanceSource::Kind::TwoRounds;
  source.seats = {{"A", How::Sealed, kTheirs}, {"B", How::Sealed, kMine}};
  return source;
}
std::string record_of(const ChanceSource& source) {
  auto made = match::make_match({"towers", {{"players", 2}}, source, {}});
  match::Match& match = *std::get<0>(made);
  match::settle_chance(match, secrets::ChanceWords(source));
  match.stop();
  return write_record(match.record());
}
Answer verify(const std::string& record, const std::string& commitment, const std::string& nonce) {
  return spires({"verify", "-", "--commitment", commitment, "--nonce", nonce}, record);
}

TEST(VerifyTold, AcceptsWhatThePlayerWasTold) {
  const ChanceSource honest = source_of('7');
  const Answer answer = verify(record_of(honest), honest.commitment, "B:" + kMine);
  EXPECT_EQ(answer.status, kDone) << answer.out << answer.err;
}

// Each of these records fits itself: without the player's memory it passes.
TEST(VerifyTold, RefusesWithWhatDiffers) {
  const ChanceSource honest = source_of('7');
  const ChanceSource swapped = source_of('8');
  ChanceSource ground = honest;
  ground.seats[1].nonce = std::string(40, 'c');
  struct Cheat {
    ChanceSource source;
    const char* differs;
  };
  for (const Cheat& cheat : {Cheat{swapped, "commitment"}, Cheat{ground, "nonce B"}}) {
    const std::string record = record_of(cheat.source);
    EXPECT_EQ(spires({"verify", "-"}, record).status, kDone);
    const Answer answer = verify(record, honest.commitment, "B:" + kMine);
    EXPECT_EQ(answer.status, kDiffers);
    EXPECT_THAT(answer.out + answer.err, HasSubstr(cheat.differs));
  }
}

}  // namespace
}  // namespace spires::cli
