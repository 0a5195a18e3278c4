// The queue of a table's tasks and its journal, with a store that answers when the test says so.
#include "host/table_journal.h"

#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "match/refusals.h"
#include "tests/server/gathering.h"

namespace spires::server::testing {
namespace {

// Keeps every question until it is answered.
class SlowStore final : public Store {
 public:
  std::vector<Entry> entries;
  std::vector<StoreDone> appends;
  std::vector<std::pair<std::uint32_t, ReadDone>> reads;

  void append(Append append, StoreDone done) override {
    EXPECT_EQ(append.after, entries.size());
    offered_ = std::move(append.entries);
    appends.push_back(std::move(done));
  }
  void read(const ReadQuery& query, ReadDone done) override { reads.emplace_back(query.after, std::move(done)); }
  void list(const ListQuery&, ListDone done) override { done({}); }
  void forget(const std::string&, const std::string&, StoreDone done) override { done(StoreAnswer::Stored); }
  void remove(const std::string&, StoreDone done) override { done(StoreAnswer::Stored); }
  void flush() override {}
  std::string why() const override { return {}; }

  void answer_append(StoreAnswer answer) {
    if (answer == StoreAnswer::Stored) entries.insert(entries.end(), offered_.begin(), offered_.end());
    for (const StoreDone& done : std::exchange(appends, {})) done(answer);
  }
  void answer_read() {
    for (const auto& [after, done] : std::exchange(reads, {}))
      done({ReadAnswer::State::Found, {entries.begin() + after, entries.end()}});
  }

 private:
  std::vector<Entry> offered_;
};

class JournalScene final : public TableJournal::Owner {
 public:
  JournalScene() {
    const Game game = begin(*alone_.place, "towers", towers(2), {"A", "B"});
    store.entries = *entries_of(*alone_.store, game.code);
  }

  std::shared_ptr<void> alive() override {
    return {this, [](void*) {}};
  }
  void state_is_gone() override { note("gone"); }
  void has_read() override { note("read"); }
  void be_damaged(const std::string& what) override {
    note("damaged: " + what);
    journal.fail(match::refused("damaged"));
    journal.run_waiting();
  }

  void post(const std::string& name) {
    journal.post([this, name] { note(name); }, [this, name](const match::Refused& no) { note(name + " " + no.code); });
  }
  // Runs everything that can run now.
  void run() {
    io_.restart();
    io_.poll();
  }
  // Answers reads until there are none.
  void read() {
    for (run(); !store.reads.empty(); run()) store.answer_read();
  }
  std::string noted() { return std::exchange(noted_, {}); }
  void note(const std::string& what) { noted_ += (noted_.empty() ? "" : ", ") + what; }
  // An entry that changes nothing in the state.
  void append() {
    journal.append(store.entries.back(), std::nullopt,
                   [this](StoreAnswer answer) { note(answer == StoreAnswer::Stored ? "stored" : "not stored"); });
  }

  SlowStore store;

 private:
  Alone alone_;
  boost::asio::io_context io_;
  SetClockLoop loop_{io_};
  LocalBus bus_;
  Environment& other_ = alone_.place->environment();
  Environment environment_{loop_, store,        bus_,        other_.bots,   other_.counters, other_.log,
                           {},    other_.token, other_.seed, other_.number, other_.now,      {}};
  std::unique_ptr<Strand> strand_ = loop_.strand();
  TableState state_{environment_.match};
  std::string noted_;

 public:
  TableJournal journal{environment_, "brave-raven-42", *strand_, state_, *this};
};

TEST(TableJournal, IsReadBeforeTheFirstTask) {
  JournalScene scene;
  scene.post("one");
  scene.post("two");
  scene.run();
  EXPECT_EQ(scene.noted(), "gone") << "nothing runs without the state";
  scene.read();
  EXPECT_EQ(scene.noted(), "read, one, two");
  EXPECT_EQ(scene.journal.entries(), scene.store.entries.size());
}

TEST(TableJournal, TasksWaitUntilAnEntryIsStored) {
  JournalScene scene;
  scene.journal.post([&] { scene.append(); }, nullptr);
  scene.post("next");
  scene.read();
  EXPECT_EQ(scene.noted(), "gone, read");
  EXPECT_EQ(scene.journal.waiting(), 1U);
  scene.store.answer_append(StoreAnswer::Stored);
  scene.run();
  EXPECT_EQ(scene.noted(), "stored, next");
  EXPECT_EQ(scene.journal.entries(), scene.store.entries.size());
}

TEST(TableJournal, TheStateIsReadAgainIfAnEntryIsNotStored) {
  JournalScene scene;
  scene.journal.post([&] { scene.append(); }, nullptr);
  scene.post("next");
  scene.read();
  EXPECT_EQ(scene.noted(), "gone, read");
  scene.store.answer_append(StoreAnswer::Unavailable);
  scene.run();
  EXPECT_EQ(scene.noted(), "not stored, gone");
  EXPECT_FALSE(scene.journal.is_fresh());
  scene.read();
  EXPECT_EQ(scene.noted(), "read, next");
}

TEST(TableJournal, PausesForWorkElsewhere) {
  JournalScene scene;
  TableJournal::Resume resume;
  scene.journal.post([&] { resume = scene.journal.pause(); }, nullptr);
  scene.post("next");
  scene.read();
  EXPECT_EQ(scene.noted(), "gone, read");
  resume([&] { scene.note("resumed"); }, nullptr);
  scene.run();
  EXPECT_EQ(scene.noted(), "resumed, next");
}

TEST(TableJournal, RefusesEverythingAfterAnException) {
  JournalScene scene;
  scene.journal.post([] { throw std::runtime_error("planted"); }, nullptr);
  scene.post("next");
  scene.read();
  EXPECT_EQ(scene.noted(), "gone, read, damaged: exception, next damaged");
  scene.post("later");
  scene.run();
  EXPECT_EQ(scene.noted(), "later damaged");
}

TEST(TableJournal, OfAnUnknownTableRefusesWhatWaits) {
  JournalScene scene;
  scene.store.entries.clear();
  scene.post("one");
  scene.read();
  EXPECT_EQ(scene.noted(), "gone, one no_such_table");
  scene.post("two");
  scene.read();
  EXPECT_EQ(scene.noted(), "gone, two no_such_table") << "the next task tries again";
}

}  // namespace
}  // namespace spires::server::testing
