// C7, hidden information is in no frame: two servers whose worlds look the same to an observer send it the same bytes,
// over real sockets and for every request, until an event that is meant to reveal something.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <string>

#include "tests/scale.h"
#include "tests/twins/pair.h"
#include "tests/twins/plants.h"

namespace spires::server::twins {
namespace {

constexpr std::int64_t kPairs = 500;
constexpr std::int64_t kPairsPerServer = 250;
constexpr std::int64_t kPairsPerLeak = 100;

// The number of the first pair to try: no two servers get the same pairs.
struct Series {
  std::uint64_t next = 1;
  TwinCounts counts;
};

// Drives pairs until there are this many more, or one has a finding that ends with `seen_in`.
template <class P>
Found first_difference(TwinTalk& talk, Series& series, std::int64_t pairs, const std::string& seen_in) {
  static const auto subjects = P::subjects();
  if (!talk.fault().empty()) return laws::finding("C7", talk.fault());
  talk.counts() = series.counts;
  TwinCounts& counts = talk.counts();
  const std::int64_t most = counts.pairs + pairs;
  Found found;
  while (!found && counts.pairs < most) {
    const std::uint64_t number = series.next++;
    const auto& subject = subjects[number * 7 % subjects.size()];
    // New tables always have the newest revision; the laws cover the older ones.
    if (P::Tools::Text::revision(subject.rules) != P::Tools::Text::kRevision) continue;
    Rng rng(mix64(number + 77));
    const auto start = P::start(subject, rng);
    if (!start) continue;
    const std::optional<laws::TwinRun> run = TwinPair<P>(talk, subject, *start, number).run();
    if (!run) continue;
    ++counts.pairs;
    counts.steps += run->steps;
    counts.revealed += run->end == laws::TwinEnd::Revealed ? 1 : 0;
    if (run->found && run->found->law.ends_with(seen_in)) found = run->found;
  }
  series.counts = counts;
  return found;
}

template <class P>
void expect_no_difference() {
  Series series;
  Found found;
  for (std::int64_t left = tests::scaled(kPairs); left > 0 && !found; left -= kPairsPerServer) {
    TwinTalk talk;
    found = first_difference<P>(talk, series, std::min(left, kPairsPerServer), "");
  }
  const TwinCounts& counts = series.counts;
  std::cout << "C7 twins " << P::Tools::Text::kName << ": " << counts.pairs << " pairs, " << counts.frames
            << " frames, " << counts.bytes << " bytes compared, " << (found ? 1 : 0) << " differences, "
            << counts.revealed << " revealed\n";
  EXPECT_FALSE(found) << text_of(found);
  EXPECT_GT(counts.steps, counts.pairs * 2) << "the pairs end too early to show anything";
  if (counts.pairs < kPairsPerServer) return;
  for (const char* type :
       {"welcome", "created", "table", "seated", "accepted", "refused", "view", "events", "legal", "previewed",
        "permissions", "undo_asked", "chat_said", "phrase_said", "clock", "hints", "exported", "notice"}) {
    EXPECT_GT(counts.types.contains(type) ? counts.types.at(type) : 0, 0) << "no " << type << " was compared";
  }
}

TEST(TwinFrames, OfTowersAreEqualUntilSomethingIsRevealed) { expect_no_difference<TowersTwins>(); }
TEST(TwinFrames, OfDuelAreEqualUntilSomethingIsRevealed) { expect_no_difference<DuelTwins>(); }

// The same pairs and observers: they find nothing above, and they find every planted leak in its place.
template <class P>
void expect_all_found() {
  const std::vector<PlantedLeak> leaks = planted_leaks();
  int all = 0;
  std::int64_t most = 0;
  for (const PlantedLeak& leak : leaks) {
    TwinTalk talk(leak.plant);
    Series series;
    const Found found = first_difference<P>(talk, series, kPairsPerLeak, leak.seen_in);
    EXPECT_TRUE(found) << leak.name << " was not found in " << kPairsPerLeak << " pairs";
    all += found ? 1 : 0;
    most = std::max(most, series.counts.pairs);
  }
  std::cout << "C7 planted " << P::Tools::Text::kName << ": " << all << " of " << leaks.size()
            << " leaks found, within " << most << " pairs each\n";
}

TEST(TwinFrames, LeaksPlantedInTowersAreAllFound) { expect_all_found<TowersTwins>(); }
TEST(TwinFrames, LeaksPlantedInDuelAreAllFound) { expect_all_found<DuelTwins>(); }

}  // namespace
}  // namespace spires::server::twins
