// A table that another server claims: the server that had it stores nothing more, refuses nothing, and lets its clients
// go; they find the table at the other one.
#include <map>

#include "tests/server/gathering.h"

namespace spires::server::testing {
namespace {

// What servers that share a database see: a table belongs to the one that claimed it last.
class ClaimedStore final : public ForwardingStore {
 public:
  using ForwardingStore::ForwardingStore;
  void claim(const std::string& code, ClaimDone done) override {
    if (away) return done({Claim::State::Unavailable, 0});
    const std::lock_guard lock(mutex_);
    done({Claim::State::Ours, epochs_.try_emplace(code, 1).first->second += 1});
  }
  void append(Append append, StoreDone done) override {
    if (append.after > 0 && append.epoch != epoch_of(append.code)) return done(StoreAnswer::Moved);
    store_.append(std::move(append), std::move(done));
  }
  void read(const ReadQuery& query, ReadDone done) override {
    if (query.epoch != epoch_of(query.code)) return done({ReadAnswer::State::Unreadable, {}});
    store_.read(query, std::move(done));
  }
  std::string why() const override { return away ? "the test says so" : ForwardingStore::why(); }
  std::atomic<bool> away = false;

 private:
  std::uint64_t epoch_of(const std::string& code) {
    const std::lock_guard lock(mutex_);
    return epochs_.try_emplace(code, 1).first->second;
  }
  std::mutex mutex_;
  std::map<std::string, std::uint64_t> epochs_;
};

// Two servers that do not hear of each other.
struct Two {
  Alone alone;
  ClaimedStore claimed{*alone.store};
  LocalBus buses[2];
  Place first{claimed, buses[0]};
  Place second{claimed, buses[1]};
};

TEST(Moved, TheOldServerRefusesNothingAndTheNewOneAnswers) {
  Two two;
  Game game = begin(two.first, "towers", towers(2), {"A", "B"});
  const auto [i, legal] = game.asked();
  ASSERT_NE(two.second.table(game.code), nullptr) << "the other server claims the table";

  Json move = game.move_message(i, legal, game.pick(legal));
  move["request"] = "once";
  const std::size_t heard = game.client(i).frames().size();
  game.client(i).say(move);
  ASSERT_TRUE(two.first.open_tables().wait_for(0)) << "it leaves the memory";
  EXPECT_EQ(game.client(0).closed(), "restart");
  EXPECT_EQ(game.client(1).closed(), "restart");
  for (std::size_t k = heard; k < game.client(i).frames().size(); ++k) {
    EXPECT_EQ(Json::parse(game.client(i).frames()[k]).value("request", ""), "") << "no refusal";
  }

  const std::size_t before = entries_of(*two.alone.store, game.code)->size();
  const auto back = come_back(two.second, game.code, game.seats[i].token);
  EXPECT_EQ(back->ask_again(move)["type"], "accepted") << "the same request, at the new home";
  EXPECT_EQ(back->ask_again(move)["type"], "accepted");
  EXPECT_EQ(entries_of(*two.alone.store, game.code)->size(), before + 1) << "it counts once";
  two.first.stop();
  two.second.stop();
}

TEST(Moved, ATableMayComeBack) {
  Two two;
  Game game = begin(two.first, "towers", towers(2), {"A", "B"});
  const auto [i, legal] = game.asked();
  ASSERT_NE(two.second.table(game.code), nullptr);
  Json move = game.move_message(i, legal, game.pick(legal));
  move["request"] = "once";
  game.client(i).say(move);
  ASSERT_TRUE(two.first.open_tables().wait_for(0));
  const auto back = come_back(two.first, game.code, game.seats[i].token);
  EXPECT_EQ(back->ask_again(move)["type"], "accepted") << "it is claimed again, in a newer epoch";
  two.first.stop();
  two.second.stop();
}

TEST(Moved, ATableThatCannotBeClaimedIsNotRead) {
  Two two;
  const Game game = begin(two.first, "towers", towers(2), {"A", "B"});
  two.claimed.away = true;
  Client other(two.second);
  const Json no = other.ask({{"type", "join"}, {"table", game.code}});
  EXPECT_EQ(no["type"], "refused");
  EXPECT_EQ(no["code"], "not_stored");
  two.claimed.away = false;
  EXPECT_NE(two.second.table(game.code), nullptr);
  two.first.stop();
  two.second.stop();
}

}  // namespace
}  // namespace spires::server::testing
