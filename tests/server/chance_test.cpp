// Chance that nobody can choose: hashes first, then nonces, then cards.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/server/sealing.h"
#include "wire/message.h"

namespace spires::server::testing {
namespace {

const ChanceSource& source_of(const match::CheckedRecord& checked) {
  EXPECT_FALSE(checked.fault) << checked.fault->field << ": " << checked.fault->why;
  return checked.record->chance;
}

bool has_heard(Client& client, const std::string& text) {
  const std::vector<std::string> frames = client.frames();
  return std::any_of(frames.begin(), frames.end(),
                     [&](const std::string& frame) { return frame.find(text) != std::string::npos; });
}

// What the player of a seat keeps: the first commitment, the own nonce, and the hashes of all.
ToldChance told_at(const std::string& seat, const Json& opening) {
  ToldChance told;
  told.commitment = opening["commitment"];
  told.attempt = opening.value("attempt", 1U);
  told.nonces.push_back({seat, nonce_of(seat, static_cast<int>(*told.attempt))});
  for (const Json& one : opening["seats"]) {
    if (one.contains("hash")) told.hashes.push_back({one["seat"], one["hash"]});
  }
  return told;
}

TEST(Chance, TheFirstCardFallsWhenAllHaveOpened) {
  Alone alone;
  Sealed table = gather(*alone.place, {"A", "B", "C"});
  Client watcher(*alone.place);
  watcher.say({{"type", "join"}, {"request", "j"}, {"table", table.code}});
  watcher.next("table");
  ASSERT_EQ(table.start()["type"], "accepted");
  // Everyone sees every hash before anyone opens.
  for (Client* one : {&table.at("A"), &table.at("B"), &table.at("C"), &watcher}) {
    const Json opening = one->next(is_opening, "the question for the nonces");
    EXPECT_EQ(opening["status"], "gathering");
    for (const Json& seat : opening["seats"]) {
      EXPECT_EQ(seat["hash"], hash_of(seat["seat"]));
      EXPECT_FALSE(seat.contains("opened"));
    }
  }
  EXPECT_EQ(table.open("C")["type"], "accepted");
  EXPECT_EQ(table.open("A")["type"], "accepted");
  const Json waiting = watcher.next(
      [](const Json& one) { return is_opening(one) && one["seats"][0].value("opened", false); }, "A has opened");
  EXPECT_TRUE(waiting["seats"][2].value("opened", false));
  EXPECT_FALSE(waiting["seats"][1].contains("opened"));
  for (Client* one : {&table.at("A"), &table.at("B"), &table.at("C"), &watcher}) {
    EXPECT_FALSE(has_heard(*one, "\"type\":\"view\""));
  }
  EXPECT_EQ(table.open("B")["type"], "accepted");
  for (Client* one : {&table.at("A"), &table.at("B"), &table.at("C"), &watcher}) one->next("view");
}

TEST(Chance, TheRecordHasWhatEverySeatWasTold) {
  Alone alone;
  Sealed table = gather(*alone.place, {"A", "B"});
  table.start();
  const Json opening = table.at("B").next(is_opening, "the question for the nonces");
  table.open("A");
  table.open("B");
  table.at("B").next("view");
  const match::CheckedRecord checked = check_record(record_of(table));
  const ChanceSource& source = source_of(checked);
  EXPECT_EQ(source.kind, ChanceSource::Kind::TwoRounds);
  EXPECT_FALSE(match::is_weaker_proof(source));
  const std::vector<SeatNonce> seats{{"A", How::Sealed, nonce_of("A")}, {"B", How::Sealed, nonce_of("B")}};
  EXPECT_EQ(source.seats, seats);
  for (const std::string seat : {"A", "B"}) {
    const std::optional<Fault> fault = told_fault(source, told_at(seat, opening));
    EXPECT_FALSE(fault) << fault->field << ": " << fault->why;
  }
}

TEST(Chance, NothingIsToldOfNoncesAndKeysBeforeTheEnd) {
  Alone alone;
  Sealed table = gather(*alone.place, {"A", "B"});
  Client watcher(*alone.place);
  watcher.say({{"type", "join"}, {"request", "j"}, {"table", table.code}});
  table.start();
  table.at("A").next(is_opening, "the question for the nonces");
  table.open("A");
  table.open("B");
  watcher.next("view");
  watcher.ask({{"type", "export"}});
  table.at("A").ask({{"type", "export"}, {"seat", "A"}});
  const std::string key = std::string(60, '0') + "1000";
  const secrets::HmacWords words = *secrets::HmacWords::parse(key);
  for (Client* one : {&table.at("A"), &table.at("B"), &watcher}) {
    for (const std::string& secret : {nonce_of("A"), nonce_of("B"), key, words.bot_nonce("A", 1)}) {
      EXPECT_FALSE(has_heard(*one, secret)) << secret;
    }
  }
}

TEST(Chance, AStartFailsWithoutAnOpeningAndNamesTheSeat) {
  Alone alone;
  Sealed table = gather(*alone.place, {"A", "B", "C"});
  const std::string first = table.at("A").next("table")["commitment"];
  table.start();
  table.open("A");
  table.open("C");
  table.at("A").skip();
  alone.place->advance(std::chrono::milliseconds(19'999));
  EXPECT_EQ(table.at("A").ask({{"type", "sync"}})["type"], "accepted");
  EXPECT_FALSE(has_heard(table.at("A"), "start-failed"));
  alone.place->advance(std::chrono::milliseconds(1));
  const Json notice = table.at("A").next("notice");
  EXPECT_EQ(notice["key"], "notice.start-failed");
  EXPECT_EQ(notice["params"]["seat"], "B");
  const Json failed = table.at("A").next("table");
  EXPECT_EQ(failed["attempt"], 2);
  EXPECT_FALSE(failed.contains("opening"));
  EXPECT_NE(failed["commitment"], first);
  for (const Json& seat : failed["seats"]) EXPECT_FALSE(seat.contains("hash")) << seat;

  // Nothing of the first attempt is used again.
  EXPECT_EQ(table.open("B")["code"], "stale");
  EXPECT_EQ(table.seal("A", 1)["code"], "stale");
  EXPECT_EQ(table.seal("A", 2)["type"], "accepted");
  EXPECT_EQ(table.seal("C", 2)["type"], "accepted");
  const Json refused = table.start();
  EXPECT_EQ(refused["code"], "not_sealed");
  EXPECT_EQ(refused["params"]["seat"], "B");
  // The host may give the seat to a bot.
  const Json bot{{"type", "remove_seat"}, {"seat", "B"}, {"level", "child"}};
  EXPECT_EQ(table.at("A").ask(bot)["type"], "accepted");
  EXPECT_EQ(table.start()["type"], "accepted");
  const Json opening = table.at("C").next(
      [](const Json& one) { return is_opening(one) && one.value("attempt", 1) == 2; }, "the second question");
  EXPECT_EQ(table.open("A", 2)["type"], "accepted");
  EXPECT_EQ(table.open("C", 2)["type"], "accepted");
  table.at("C").next("view");

  const std::vector<Entry> journal = *entries_of(*alone.store, table.code);
  const auto names = [](const Entry& one) {
    return one.text.find(R"("type":"start_failed","seats":["B"])") != std::string::npos;
  };
  EXPECT_EQ(std::count_if(journal.begin(), journal.end(), names), 1);
  table.clients.erase("B");
  const std::string record = record_of(table);
  EXPECT_NE(record.find("\nfailed 1 " + first + " B\n"), std::string::npos) << record;
  const match::CheckedRecord checked = check_record(record);
  EXPECT_EQ(source_of(checked).attempt(), 2U);
  EXPECT_EQ(source_of(checked).seats[1].how, How::Bot);
  EXPECT_FALSE(told_fault(source_of(checked), told_at("C", opening)));
  // Who remembers the first commitment reads what became of it.
  EXPECT_NE(told_fault(source_of(checked), {.commitment = first, .attempt = {}, .nonces = {}, .hashes = {}})
                ->why.find("attempt 1, which failed"),
            std::string::npos);
}

TEST(Chance, EveryAttemptHasAKeyAndACommitmentOfItsOwn) {
  Alone alone;
  Sealed table = gather(*alone.place, {"A", "B"});
  std::set<std::string> commitments;
  for (int attempt = 1; attempt <= 4; ++attempt) {
    if (attempt > 1) table.seal("A", attempt);
    if (attempt > 1) table.seal("B", attempt);
    ASSERT_EQ(table.start()["type"], "accepted");
    const Json opening = table.at("A").next(
        [&](const Json& one) { return is_opening(one) && one.value("attempt", 1) == attempt; }, "the question");
    commitments.insert(opening["commitment"]);
    table.open("A", attempt);
    if (attempt == 4) table.open("B", attempt);
    if (attempt == 4) break;
    alone.place->advance(std::chrono::seconds(20));
    table.at("A").next([&](const Json& one) { return one.value("attempt", 1) == attempt + 1; }, "the next attempt");
  }
  EXPECT_EQ(commitments.size(), 4U);
  table.at("B").next("view");
  const match::CheckedRecord checked = check_record(record_of(table));
  ASSERT_EQ(source_of(checked).failed.size(), 3U);
  for (const FailedStart& one : source_of(checked).failed) {
    EXPECT_TRUE(commitments.contains(one.commitment));
    EXPECT_EQ(one.seats, std::vector<std::string>{"B"});
  }
}

TEST(Chance, BotsTakePartWithNoncesThatFollowFromTheKey) {
  Alone alone;
  Sealed table =
      gather(*alone.place, towers(3), {"A"}, [](const std::string& seat) { return Json{{"hash", hash_of(seat)}}; });
  EXPECT_EQ(table.start()["code"], "not_filled");
  ASSERT_EQ(table.start({{"fill", "child"}})["type"], "accepted");
  ASSERT_EQ(table.open("A")["type"], "accepted");
  table.at("A").next("view");
  const match::CheckedRecord checked = check_record(record_of(table));
  ChanceSource source = source_of(checked);
  EXPECT_EQ(source.seats[1].how, How::Bot);
  const secrets::HmacWords key = *secrets::HmacWords::parse(source.key);
  // A nonce that a host had chosen for its bot would give other words.
  const std::uint64_t due = *secrets::ChanceWords(source)(0);
  source.seats[1] = {"B", How::Plain, key.bot_nonce("B", 1)};
  EXPECT_EQ(*secrets::ChanceWords(source)(0), due);
  source.seats[1].nonce = key.bot_nonce("B", 2);
  EXPECT_NE(*secrets::ChanceWords(source)(0), due);
}

TEST(Chance, ClientsOfOneRoundPlayAndTheProofIsWeaker) {
  Alone alone;
  const auto mixed = [](const std::string& seat) {
    return seat == "A" ? Json{{"hash", hash_of("A")}} : seat == "B" ? Json{{"nonce", "short"}} : Json::object();
  };
  Sealed table = gather(*alone.place, towers(3), {"A", "B", "C"}, mixed);
  ASSERT_EQ(table.start()["type"], "accepted");
  ASSERT_EQ(table.open("A")["type"], "accepted");
  table.at("C").next("view");
  const match::CheckedRecord checked = check_record(record_of(table));
  EXPECT_TRUE(match::is_weaker_proof(source_of(checked)));
  EXPECT_EQ(match::verdict_of(checked).chance, "weaker");
  const std::vector<SeatNonce> seats{
      {"A", How::Sealed, nonce_of("A")}, {"B", How::Plain, "short"}, {"C", How::None, {}}};
  EXPECT_EQ(source_of(checked).seats, seats);
}

TEST(Chance, ATableOfOneRoundHasTheRecordOfVersionOne) {
  Alone alone;
  Sealed table =
      gather(*alone.place, towers(2), {"A", "B"}, [](const std::string& seat) { return Json{{"nonce", "n" + seat}}; });
  ASSERT_EQ(table.start()["type"], "accepted");
  table.at("B").next("view");
  for (const auto& [seat, client] : table.clients) {
    for (const char* word : {"opening", "attempt", "\"hash\""}) EXPECT_FALSE(has_heard(*client, word)) << word;
  }
  const std::string record = record_of(table);
  EXPECT_NE(record.find("\nchance hmac-sha256 "), std::string::npos);
  EXPECT_NE(record.find(" nA nB\n"), std::string::npos);
  const match::CheckedRecord checked = check_record(record);
  EXPECT_EQ(source_of(checked).kind, ChanceSource::Kind::Hmac);
  EXPECT_EQ(match::verdict_of(checked).chance, "weaker");
}

TEST(Chance, RefusesWhatIsNoSealAndNoOpening) {
  Alone alone;
  Sealed table = gather(*alone.place, {"A", "B"});
  Client late(*alone.place);
  late.say({{"type", "join"}, {"request", "j"}, {"table", table.code}});
  late.next("table");
  const auto seal = [&](Client& client, const std::string& seat, const std::string& hash) {
    return client.ask({{"type", "seal"}, {"seat", seat}, {"attempt", 1}, {"hash", hash}});
  };
  EXPECT_EQ(seal(table.at("A"), "A", "0123")["field"], "hash");
  EXPECT_EQ(seal(table.at("A"), "B", hash_of("B"))["code"], "not_seated");
  EXPECT_EQ(seal(late, "A", hash_of("A"))["code"], "not_seated");
  // The first hash stays.
  EXPECT_EQ(seal(table.at("A"), "A", hash_of("A", 7))["code"], "taken");
  EXPECT_EQ(seal(table.at("A"), "A", hash_of("A"))["type"], "accepted");
  EXPECT_EQ(table.open("A")["code"], "not_begun");

  table.start();
  const auto open = [&](const std::string& nonce, int attempt = 1) {
    return table.at("A").ask({{"type", "open"}, {"seat", "A"}, {"attempt", attempt}, {"nonce", nonce}});
  };
  EXPECT_EQ(open(nonce_of("A"), 2)["code"], "stale");
  EXPECT_EQ(open(nonce_of("B"))["code"], "bad_nonce");
  EXPECT_EQ(open("short")["code"], "bad_nonce");
  EXPECT_EQ(open(nonce_of("A") + "!")["code"], "bad_nonce");
  EXPECT_EQ(open(nonce_of("A"))["type"], "accepted");
  EXPECT_EQ(open(nonce_of("A"))["type"], "accepted") << "a repeated opening is answered again";
  // The seats stay as they are.
  EXPECT_EQ(table.start()["type"], "accepted");
  EXPECT_EQ(table.at("B").ask({{"type", "leave"}, {"seat", "B"}})["code"], "starting");
  EXPECT_EQ(table.at("A").ask({{"type", "remove_seat"}, {"seat", "B"}})["code"], "starting");
  EXPECT_EQ(seal(table.at("B"), "B", hash_of("B", 3))["code"], "starting");
  EXPECT_EQ(table.open("B")["type"], "accepted");
  EXPECT_EQ(table.open("B")["type"], "accepted");
  EXPECT_EQ(seal(table.at("B"), "B", hash_of("B", 3))["code"], "begun");
}

TEST(Chance, SitTakesAHashOrANonce) {
  Alone alone;
  Client host(*alone.place);
  host.ask(create("towers", towers(2), Json::array()));
  const Json sit{{"type", "sit"}, {"seat", "A"}, {"name", "Zosia"}};
  const auto with = [&](const Json& more) {
    Json message = sit;
    message.update(more);
    return host.ask(message);
  };
  EXPECT_EQ(with({{"hash", "xyz"}})["field"], "hash");
  EXPECT_EQ(with({{"hash", hash_of("A")}, {"nonce", "n"}})["field"], "nonce");
  EXPECT_EQ(with({{"hash", hash_of("A")}})["type"], "seated");
}

// A nonce in the clear that comes after an opening could have been chosen to suit it.
TEST(Chance, TakesNoNonceInTheClearAfterTheFirstOpening) {
  Alone alone;
  Sealed table = gather(*alone.place, towers(2), {"A", "B"}, [](const std::string& seat) {
    return seat == "A" ? Json{{"hash", hash_of(seat)}} : Json::object();
  });
  ASSERT_EQ(table.start()["type"], "accepted");
  table.at("A").next(is_opening, "opening");
  Client late(*alone.place);
  const Json seated = late.ask(
      {{"type", "reclaim"}, {"table", table.code}, {"token", table.tokens["B"]}, {"nonce", "chosen-after-the-others"}});
  EXPECT_EQ(seated["type"], "seated");
  ASSERT_EQ(table.open("A")["type"], "accepted");
  const std::string record = record_of(table);
  EXPECT_NE(record.find("\nseat B none\n"), std::string::npos) << record;
}

TEST(Chance, AnOpeningSurvivesARestart) {
  Alone alone;
  Sealed table = gather(*alone.place, {"A", "B"});
  table.start();
  table.open("A");
  table.clients.clear();
  alone.restart();
  auto back = std::make_unique<Client>(*alone.place);
  const Json seated = back->ask({{"type", "reclaim"}, {"table", table.code}, {"token", table.tokens["B"]}});
  ASSERT_EQ(seated["type"], "seated");
  const Json opening = back->next(is_opening, "the question again");
  EXPECT_TRUE(opening["seats"][0].value("opened", false));
  EXPECT_EQ(opening["seats"][1]["hash"], hash_of("B"));
  table.clients["B"] = std::move(back);
  EXPECT_EQ(table.open("B")["type"], "accepted");
  table.at("B").next("view");
}

// The process ended between the last opening and the first card.
// A server stopped while the nonces were opened, and nobody came back: the start fails before the table expires.
TEST(Chance, AStartThatNobodyComesBackToFailsBeforeTheTableExpires) {
  Alone alone;
  Sealed table = gather(*alone.place, {"A", "B"});
  ASSERT_EQ(table.start()["type"], "accepted");
  ASSERT_EQ(table.open("A")["type"], "accepted");
  alone.restart();
  const std::int64_t idle = alone.rules.gathering_minutes * kMinute;
  const std::shared_ptr<Table> there = alone.place->table(table.code);
  const auto described = [&] {
    std::promise<match::TableMessage> told;
    there->describe([&](const auto& now) { told.set_value(std::get<match::TableMessage>(now)); });
    return told.get_future().get();
  };
  there->tidy(idle);
  EXPECT_TRUE(described().opening);
  alone.place->advance(std::chrono::seconds(20));
  EXPECT_EQ(described().attempt, 2U);
  there->tidy(idle);
  EXPECT_EQ(described().status, match::TableStatus::Gathering) << "the failure has just been told";
}

TEST(Chance, AllOpenNoncesBeginAGameAfterARestart) {
  Alone alone;
  Sealed table = gather(*alone.place, {"A", "B"});
  table.start();
  table.open("A");
  table.clients.clear();
  alone.end();
  const auto length = static_cast<std::uint32_t>(entries_of(*alone.store, table.code)->size());
  const std::string opened = wire::message_text(JournalEntry(NonceOpened{"B", nonce_of("B")}));
  alone.store->append({table.code, length, {{opened, {}, {}}}, {}, 1}, [](StoreAnswer) {});
  alone.store->flush();
  alone.open();
  Client watcher(*alone.place);
  watcher.say({{"type", "join"}, {"request", "j"}, {"table", table.code}});
  watcher.next("view");
}

TEST(Chance, ARematchIsSealedByThoseWhoComeBack) {
  Alone alone;
  Sealed table = gather(*alone.place, {"A", "B"});
  table.start();
  table.open("A");
  table.open("B");
  table.at("A").next("view");
  record_of(table);
  ASSERT_EQ(table.at("A").ask({{"type", "rematch"}})["type"], "accepted");
  const std::string next =
      table.at("A").next([](const Json& one) { return one.contains("next"); }, "the rematch")["next"];
  // Seats move on by one.
  const auto reclaim = [&](const std::string& before, const std::string& now) {
    const Json seated = table.at(before).ask(
        {{"type", "reclaim"}, {"table", next}, {"token", table.tokens[before]}, {"hash", hash_of(now)}});
    EXPECT_EQ(seated["seat"], now);
  };
  reclaim("A", "B");
  // A player who sealed before is waited for, not left out.
  EXPECT_EQ(table.at("A").ask({{"type", "start"}})["code"], "not_sealed");
  reclaim("B", "A");
  const Json opening = table.at("A").next([&](const Json& one) { return is_opening(one) && one["table"] == next; },
                                          "the question for the nonces");
  EXPECT_EQ(opening["seats"][0]["hash"], hash_of("A"));
  std::swap(table.clients["A"], table.clients["B"]);
  EXPECT_EQ(table.open("A")["type"], "accepted");
  EXPECT_EQ(table.open("B")["type"], "accepted");
  table.at("A").next([](const Json& one) { return one["type"] == "view" && one["seq"] > 0; }, "the view");
}

}  // namespace
}  // namespace spires::server::testing
