// C20: a disk that is full, read-only or broken. The store acknowledges only durable changes, reports the reason to the
// operator, and recovers by itself when the disk does.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <random>

#include "server/store/backup.h"
#include "tests/scale.h"
#include "tests/server/fault_vfs.h"
#include "tests/server/lost_power.h"
#include "tests/server/stored_moves.h"

namespace spires::tests {
namespace {

using host::Store;
using host::StoreAnswer;
using testing::HasSubstr;

using Texts = std::vector<std::string>;

struct Tally {
  int faults = 0;
  int stored = 0;
  int refused = 0;
  int without_durability = 0;  // acknowledged, but lost by a power loss
};

// Returns the texts of a store opened on these files; nullopt if it cannot be opened or is damaged.
std::optional<Texts> recovered(const std::string& folder, const DiskFiles& files) {
  FaultVfs quiet("quiet disk");
  write_files(folder, files);
  std::optional<Texts> texts;
  {
    server::SqlitePlan plan;
    plan.file = folder + "/store.db";
    plan.vfs = quiet.name();
    const server::OpenedStore opened = server::open_sqlite_store(plan);
    if (opened.store != nullptr) texts = texts_of(*opened.store, "T").value_or(Texts{});
  }
  return server::check_store(folder + "/store.db").empty() ? texts : std::nullopt;
}

bool begins_with(const Texts& all, const Texts& first) {
  return all.size() >= first.size() && std::equal(first.begin(), first.end(), all.begin());
}

// A store with some moves, on a disk that then fails.
class Trial {
 public:
  Trial() : folder_("fault"), disk_("faulty disk") {
    disk_.record();
    server::SqlitePlan plan;
    plan.file = folder_.file();
    plan.vfs = disk_.name();
    plan.checkpoint_pages = 12;  // so that a checkpoint fails too
    store_ = open_store(plan);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(move(), StoreAnswer::Stored);
  }

  // Appends one move after the last stored one.
  StoreAnswer move() {
    const std::string text = "move " + std::to_string(next_++) + std::string(700, 'x');
    const auto after = static_cast<std::uint32_t>(stored_.size());
    const StoreAnswer answer = append_and_wait(*store_, append_of("T", after, {text}));
    EXPECT_NE(answer, StoreAnswer::Conflict);
    if (answer == StoreAnswer::Stored) stored_.push_back(text);
    if (answer == StoreAnswer::Unknown) unknown_.push_back(text);
    return answer;
  }

  // Plays until the fault shows, and a little longer. Returns the number of refused moves.
  int play(int moves) {
    int refused = 0;
    for (int i = 0; i < moves && refused < 3; ++i) {
      if (move() == StoreAnswer::Stored) continue;
      ++refused;
      EXPECT_NE(store_->why(), "");
    }
    return refused;
  }

  // Returns whether a power loss now would keep everything acknowledged.
  bool is_durable() {
    LostPower lost;
    for (const DiskEvent& event : disk_.events()) lost.apply(event);
    std::mt19937_64 random(3);
    for (const Loss loss : {Loss::AllUnsynced, Loss::SomeSectors, Loss::TornWrite}) {
      const std::optional<Texts> left = recovered(folder_.path() + "/after", lost.survivors(loss, random));
      if (!left || !begins_with(*left, stored_)) return false;
    }
    return true;
  }

  // Returns what another process would find if this one crashed now.
  std::optional<Texts> after_a_crash() const {
    DiskFiles files;
    for (const char* name : {"store.db", "store.db-wal"}) {
      if (std::filesystem::exists(folder_.file(name))) files[name] = bytes_of(folder_.file(name));
    }
    return recovered(folder_.path() + "/after", files);
  }

  // Returns whether nothing that was refused as not stored would be there after a crash.
  bool keeps_its_word() const {
    const std::optional<Texts> left = after_a_crash();
    if (!left || !begins_with(*left, stored_)) return false;
    return std::all_of(left->begin() + static_cast<std::ptrdiff_t>(stored_.size()), left->end(),
                       [&](const std::string& text) { return std::ranges::count(unknown_, text) == 1; });
  }
  const Texts& unknown() const { return unknown_; }

  // The disk works again.
  void expect_recovery() {
    EXPECT_TRUE(texts_of(*store_, "T") == stored_) << "what was refused is not stored";
    disk_.set({});
    for (int i = 0; i < 20; ++i) EXPECT_EQ(move(), StoreAnswer::Stored) << store_->why();
    EXPECT_EQ(store_->why(), "");
    EXPECT_TRUE(texts_of(*store_, "T") == stored_);
    EXPECT_TRUE(is_durable());
    store_.reset();
    EXPECT_EQ(server::check_store(folder_.file()), "");
  }

  void add_to(Tally& tally, int refused) {
    ++tally.faults;
    tally.stored += static_cast<int>(stored_.size());
    tally.refused += refused;
    const bool durable = is_durable();
    EXPECT_TRUE(durable);
    if (!durable) ++tally.without_durability;
  }

  FaultVfs& disk() { return disk_; }
  Store& store() { return *store_; }
  const Texts& stored() const { return stored_; }

 private:
  TestFolder folder_;
  FaultVfs disk_;
  std::unique_ptr<Store> store_;
  int next_ = 1;
  Texts stored_;
  Texts unknown_;
};

// All faults together print one line.
class C20 : public testing::Test {
 protected:
  static void SetUpTestSuite() { tally = {}; }
  static void TearDownTestSuite() {
    std::printf("C20 disk faults: %d faults, %d stored, %d refused, %d acknowledged without durability\n", tally.faults,
                tally.stored, tally.refused, tally.without_durability);
  }
  static inline Tally tally;
};

TEST_F(C20, AFullDiskRefusesAndRecovers) {
  const std::int64_t trials = scaled(40);
  for (std::int64_t i = 0; i < trials; ++i) {
    Trial trial;
    // Not aligned to pages, so that writes are cut anywhere.
    DiskFaults full;
    full.room = i * 60'000 / trials + i % 7;
    trial.disk().set(full);
    const int refused = trial.play(60);
    EXPECT_EQ(refused, 3) << "room for " << *full.room;
    EXPECT_THAT(trial.store().why(), HasSubstr("the disk is full"));
    trial.add_to(tally, refused);
    EXPECT_TRUE(trial.after_a_crash() == trial.stored()) << "room for " << *full.room;
    trial.expect_recovery();
  }
}

TEST_F(C20, ADiskThatBecomesReadOnlyRefusesAndRecovers) {
  for (const auto& [code, words] :
       {std::pair{SQLITE_READONLY, "read-only"}, {SQLITE_IOERR_WRITE, "the disk reports an error"}}) {
    Trial trial;
    DiskFaults faults;
    faults.write_error = code;
    trial.disk().set(faults);
    const int refused = trial.play(60);
    EXPECT_EQ(refused, 3);
    EXPECT_THAT(trial.store().why(), HasSubstr(words));
    trial.add_to(tally, refused);
    EXPECT_TRUE(trial.after_a_crash() == trial.stored());
    trial.expect_recovery();
  }
}

// Each sync in turn fails once. Data that a sync could not save is lost, even if the next one succeeds, as on real
// disks.
TEST_F(C20, ASyncThatFailsOnceRefuses) {
  int refused_moves = 0;
  const std::int64_t trials = scaled(30);
  for (std::int64_t i = 0; i < trials; ++i) {
    Trial trial;
    DiskFaults faults;
    faults.syncs = i;
    faults.failing_syncs = 1;
    trial.disk().set(faults);
    int refused = 0;
    const std::int64_t before = trial.disk().syncs();
    while (trial.disk().syncs() <= before + i) refused += trial.move() == StoreAnswer::Stored ? 0 : 1;
    refused_moves += refused;
    trial.add_to(tally, refused);
    EXPECT_TRUE(trial.after_a_crash() == trial.stored()) << "sync " << i;
    trial.expect_recovery();
  }
  // A failed sync of a checkpoint refuses no change.
  EXPECT_GT(refused_moves, 0);
}

TEST_F(C20, SyncsThatKeepFailingRefuseUntilTheyRecover) {
  std::size_t unknown = 0;
  const std::int64_t trials = scaled(30);
  for (std::int64_t i = 0; i < trials; ++i) {
    Trial trial;
    DiskFaults faults;
    faults.syncs = i;
    trial.disk().set(faults);
    const int refused = trial.play(60);
    EXPECT_EQ(refused, 3);
    EXPECT_THAT(trial.store().why(), HasSubstr("the disk reports an error"));
    trial.add_to(tally, refused);
    EXPECT_TRUE(trial.keeps_its_word()) << "sync " << i;
    unknown += trial.unknown().size();
    trial.expect_recovery();
  }
  EXPECT_GT(unknown, 0U) << "some of them may be there after a crash, and are said to be unknown";
}

// These tests can fail: a disk that ignores syncs acknowledges data that is not durable.
TEST_F(C20, ADiskThatIgnoresSyncsIsFoundOut) {
  Trial trial;
  DiskFaults faults;
  faults.ignores_syncs = true;
  trial.disk().set(faults);
  trial.move();
  EXPECT_FALSE(trial.is_durable());
}

TEST_F(C20, AStoreThatCannotBeWrittenIsNotOpened) {
  const TestFolder folder("readonly");
  open_store(folder.file());
  FaultVfs disk("read-only disk");
  DiskFaults faults;
  faults.opens_read_only = true;
  disk.set(faults);
  server::SqlitePlan plan;
  plan.file = folder.file();
  plan.vfs = disk.name();
  const server::OpenedStore opened = server::open_sqlite_store(plan);
  EXPECT_EQ(opened.store, nullptr);
  EXPECT_EQ(opened.fault, folder.file() + ": the disk or the file is read-only");
}

TEST_F(C20, AFullDiskAtTheStartIsSaid) {
  const TestFolder folder("fullstart");
  FaultVfs disk("full disk");
  DiskFaults faults;
  faults.room = 6000;
  disk.set(faults);
  server::SqlitePlan plan;
  plan.file = folder.file();
  plan.vfs = disk.name();
  const server::OpenedStore opened = server::open_sqlite_store(plan);
  EXPECT_EQ(opened.store, nullptr);
  EXPECT_THAT(opened.fault, HasSubstr("the disk is full"));
  disk.set({});
  EXPECT_NE(open_store(plan), nullptr) << "half a store is finished later";
}

}  // namespace
}  // namespace spires::tests
