// Hosts that cheat with chance, planted one by one. A record that fits itself is refused by a player who kept what the
// table showed before the first card.
#include <gtest/gtest.h>

#include "engine/core/sha256.h"
#include "engine/core/text_hex.h"
#include "match/match.h"
#include "tests/server/sealing.h"

namespace spires::server::testing {
namespace {

const std::string kKey(64, '7');
const std::string kOtherKey(64, '8');

ChanceSource honest() {
  ChanceSource source = secrets::HmacWords::parse(kKey)->source();
  source.kind = ChanceSource::Kind::TwoRounds;
  source.seats = {{"A", How::Sealed, nonce_of("A")}, {"B", How::Sealed, nonce_of("B")}};
  return source;
}
void seal_again(ChanceSource& source) {
  source.commitment = secrets::HmacWords::parse(source.key)->commitment(source.attempt());
}

// What seat B kept of the honest game.
ToldChance told_to_b() {
  return {.commitment = honest().commitment,
          .attempt = 1,
          .nonces = {{"B", nonce_of("B")}},
          .hashes = {{"A", hash_of("A")}, {"B", hash_of("B")}}};
}

// The record of a game with this chance: a few moves, then stopped.
std::string played_with(const ChanceSource& source) {
  auto made = match::make_match({"towers", towers(2), source, {}});
  match::Match& match = *std::get<0>(made);
  const match::ChanceWords words = secrets::ChanceWords(source);
  match::settle_chance(match, words);
  for (int i = 0; i < 6; ++i) {
    const Seat seat = match.pending().seat();
    match.submit(seat, match.legal_texts(seat).front());
    match::settle_chance(match, words);
  }
  match.stop();
  return write_record(match.record());
}

// Returns what the record alone and the player's memory say: "", or the field of the fault.
struct Verdicts {
  std::string alone;
  std::string told;
};
Verdicts judge(const ChanceSource& source, const ToldChance& told = told_to_b()) {
  const match::CheckedRecord checked = check_record(played_with(source));
  if (checked.fault) return {checked.fault->field, {}};
  const std::optional<Fault> fault = told_fault(checked.record->chance, told);
  return {{}, fault ? fault->field : ""};
}

TEST(CheatingHost, AnHonestRecordPasses) {
  const Verdicts said = judge(honest());
  EXPECT_EQ(said.alone, "");
  EXPECT_EQ(said.told, "");
}

// 1.0: the host sent its nonce last, in the clear, and tried thousands.
TEST(CheatingHost, GroundNoncesAreFoundByTheHash) {
  ChanceSource source = honest();
  int tried = 0;
  // The wanted first card: one of a hundred.
  while (*secrets::ChanceWords(source)(0) >= UINT64_MAX / 100) source.seats[0].nonce = nonce_of("A", 1000 + ++tried);
  EXPECT_GT(tried, 1);
  const Verdicts said = judge(source);
  EXPECT_EQ(said.alone, "") << "the record fits itself";
  EXPECT_EQ(said.told, "hash A");
}

// At the table the host cannot even open another nonce than it has sealed.
TEST(CheatingHost, GroundNoncesAreNotOpened) {
  Alone alone;
  Sealed table = gather(*alone.place, {"A", "B"});
  table.start();
  table.open("B");
  int tried = 0;
  for (int i = 2; i < 200; ++i) {
    const Json no = table.at("A").ask({{"type", "open"}, {"seat", "A"}, {"attempt", 1}, {"nonce", nonce_of("A", i)}});
    if (no["code"] == "too_fast") break;
    ASSERT_EQ(no["code"], "bad_nonce");
    ++tried;
  }
  EXPECT_GT(tried, 20);
  EXPECT_LT(tried, 100) << "who guesses is slowed down";
  alone.place->advance(std::chrono::seconds(2));
  EXPECT_EQ(table.open("A")["type"], "accepted");
}

TEST(CheatingHost, SwappedSeedsAreFoundByTheCommitment) {
  ChanceSource source = honest();
  source.key = kOtherKey;
  EXPECT_EQ(judge(source).alone, "commitment") << "the old commitment";
  seal_again(source);
  EXPECT_EQ(judge(source).told, "commitment");
}

TEST(CheatingHost, IgnoredNoncesAreFound) {
  ChanceSource source = honest();
  source.seats[1] = {"B", How::None, {}};
  EXPECT_EQ(judge(source).told, "nonce B");
  source.seats[1] = {"B", How::Bot, {}};
  EXPECT_EQ(judge(source).told, "nonce B");
  source.seats[1] = {"B", How::Sealed, nonce_of("B", 9)};
  EXPECT_EQ(judge(source).told, "nonce B");
  source.seats[1] = {"B", How::Plain, nonce_of("B")};
  EXPECT_EQ(judge(source).told, "nonce B") << "sealed, not sent in one round";
  source.seats.pop_back();
  EXPECT_EQ(judge(source).alone, "seats");
}

// A table that stores the nonces and deals from the key alone.
TEST(CheatingHost, WordsWithoutTheNoncesAreFoundInTheRecord) {
  Alone alone;
  alone.place->environment().match.words = [](const ChanceSource& source) -> match::ChanceWords {
    return [words = *secrets::HmacWords::parse(source.key)](std::uint32_t k) { return std::optional(words.word(k)); };
  };
  Sealed table = gather(*alone.place, {"A", "B"});
  table.start();
  table.open("A");
  table.open("B");
  table.at("A").next("view");
  const match::CheckedRecord checked = check_record(record_of(table));
  ASSERT_TRUE(checked.fault);
  EXPECT_TRUE(checked.fault->field.starts_with("step ")) << checked.fault->field;
}

TEST(CheatingHost, AnotherOrderIsFound) {
  ChanceSource source = honest();
  std::swap(source.seats[0].nonce, source.seats[1].nonce);
  EXPECT_EQ(judge(source).told, "order");
  std::swap(source.seats[0], source.seats[1]);
  EXPECT_EQ(judge(source).alone, "seats");
}

TEST(CheatingHost, AttemptsCannotBeHiddenOrInvented) {
  // The player saw attempt 2 begin, the record knows of one.
  ToldChance told = told_to_b();
  told.attempt = 2;
  EXPECT_EQ(judge(honest(), told).told, "attempt");
  // The record claims a failed start that nobody saw.
  ChanceSource source = honest();
  source.failed.push_back({secrets::HmacWords::parse(kOtherKey)->commitment(), {"B"}});
  EXPECT_EQ(judge(source).alone, "commitment") << "the commitment covers the attempt";
  seal_again(source);
  EXPECT_EQ(judge(source).told, "attempt");
  // The number in the chance line follows from the failed starts.
  std::string text = played_with(honest());
  const std::string line = honest().commitment + " 1\n";
  text.replace(text.find(line), line.size(), honest().commitment + " 2\n");
  text = text.substr(0, text.find("digest "));
  const Result<Record> read = parse_record(text + "digest " + hex_of(sha256(text)) + "\n");
  ASSERT_TRUE(std::holds_alternative<Fault>(read));
  EXPECT_EQ(std::get<Fault>(read).field, "attempt");
}

// The host pretends that B has not opened, until it likes the cards: every attempt is in the record, with the seat.
TEST(CheatingHost, DroppedOpeningsAreShown) {
  ChanceSource source = honest();
  for (const char key : {'1', '2', '3'}) {
    const auto attempt = static_cast<std::uint32_t>(source.failed.size()) + 1;
    source.failed.push_back({secrets::HmacWords::parse(std::string(64, key))->commitment(attempt), {"B"}});
  }
  seal_again(source);
  const match::CheckedRecord checked = check_record(played_with(source));
  ASSERT_FALSE(checked.fault);
  EXPECT_EQ(checked.record->chance.failed, source.failed);
  EXPECT_EQ(checked.record->chance.attempt(), 4U);
  // B kept the first commitment, and finds it among the failed ones.
  EXPECT_EQ(judge(source).told, "attempt");
}

// A commitment made after the openings is for another key, or for another attempt.
TEST(CheatingHost, LateCommitmentsAreFound) {
  ChanceSource source = honest();
  source.commitment = secrets::HmacWords::parse(kKey)->commitment(2);
  EXPECT_EQ(judge(source).alone, "commitment");
  EXPECT_NE(secrets::HmacWords::parse(kKey)->commitment(1), secrets::HmacWords::parse(kKey)->commitment(2));
}

TEST(CheatingHost, ARecordOfOneRoundIsRefusedByAPlayerOfTwo) {
  ChanceSource source = secrets::HmacWords::parse(kKey)->source();
  source.nonces = {nonce_of("A"), nonce_of("B")};
  EXPECT_EQ(judge(source).told, "hash A");
  EXPECT_EQ(judge({ChanceSource::Kind::Mix, 5, {}, {}, {}}).told, "chance");
  ToldChance told = told_to_b();
  told.hashes.clear();
  source.nonces.pop_back();
  EXPECT_EQ(judge(source, told).told, "nonce B");
}

}  // namespace
}  // namespace spires::server::testing
