// C23: a bot that stalls, throws or answers nonsense does not hang or harm a table.
#include "bots/guard.h"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>

#include "tests/bots/players.h"

namespace spires::bots {
namespace {

using G = towers::Towers;
using namespace std::chrono_literals;

enum class Manner { Well, Sleeps, Throws, Lies };

class StrangeBot final : public Bot<G> {
 public:
  StrangeBot(const G::Rules& rules, Manner manner, std::shared_ptr<std::atomic<bool>> wake)
      : Bot<G>(rules), manner_(manner), wake_(std::move(wake)) {}
  std::vector<Candidate<G>> weigh(const G::View&, const G::Actions& legal, const Budget&) override {
    ++asked;
    if (manner_ == Manner::Sleeps) {
      wake_->wait(false);
    }
    if (manner_ == Manner::Throws) throw std::runtime_error("no idea");
    return {{manner_ == Manner::Lies ? towers::Action::of(towers::Action::Kind::Leave) : legal[0], 0, 0, {}}};
  }
  static inline std::atomic<int> asked = 0;

 private:
  Manner manner_;
  std::shared_ptr<std::atomic<bool>> wake_;
};

struct Asked {
  BotFault fault;
  std::chrono::steady_clock::duration took;
};

// Asks a guarded bot twice in the opening position.
Asked ask_twice(Manner manner) {
  const auto rules = tests::rules_of<towers::Tools>({});
  G::State state = G::initial(rules);
  Silence silence;
  Rng rng(1);
  while (G::pending(rules, state).is_chance()) G::resolve(rules, state, G::sample(rules, state, rng.next()), silence);
  const Seat seat = G::pending(rules, state).seat();
  const auto view = G::view(rules, state, Observer(seat), towers::Memory::Open);
  G::Actions legal;
  G::legal(rules, state, seat, legal);
  const auto wake = std::make_shared<std::atomic<bool>>(false);
  StrangeBot::asked = 0;
  Guard<G> guard(std::make_unique<StrangeBot>(rules, manner, wake),
                 TowersBots::make(*find_level<TowersBots>("apprentice"), rules, 1));
  // Only the sleeping bot is certainly late; a busy machine may delay any other.
  const auto patience = manner == Manner::Sleeps ? 50ms : 60s;
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < 2; ++i) {
    const auto action = guard.choose(view, legal, Budget::of_nodes(100), patience);
    EXPECT_EQ(G::check(rules, state, seat, action), Refusal{});
  }
  const Asked asked{guard.fault(), std::chrono::steady_clock::now() - begin};
  *wake = true;
  wake->notify_all();
  return asked;
}

TEST(Guard, LeavesAGoodBotAlone) {
  EXPECT_EQ(ask_twice(Manner::Well).fault, BotFault::None);
  EXPECT_EQ(StrangeBot::asked, 2);
}
TEST(Guard, DoesNotWaitForOneThatStalls) {
  const Asked asked = ask_twice(Manner::Sleeps);
  EXPECT_EQ(asked.fault, BotFault::Stalled);
  EXPECT_LT(asked.took, 1s);
  EXPECT_EQ(StrangeBot::asked, 1) << "it is not asked again";
}
TEST(Guard, ReplacesOneThatThrows) {
  EXPECT_EQ(ask_twice(Manner::Throws).fault, BotFault::Threw);
  EXPECT_EQ(StrangeBot::asked, 1);
}
TEST(Guard, ReplacesOneThatAnswersNonsense) {
  EXPECT_EQ(ask_twice(Manner::Lies).fault, BotFault::Nonsense);
  EXPECT_EQ(StrangeBot::asked, 1);
}
TEST(Guard, SaysWhatWasWrong) {
  EXPECT_EQ(fault_text(BotFault::Stalled), "stalled");
  EXPECT_EQ(fault_text(BotFault::Nonsense), "nonsense");
}

}  // namespace
}  // namespace spires::bots
