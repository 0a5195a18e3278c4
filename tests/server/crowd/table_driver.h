// The players of one table, from its creation to its end. Decides who may act when, and notices when a game is stuck.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "tests/server/crowd/context.h"
#include "tests/server/crowd/plan.h"
#include "tests/server/crowd/player.h"

namespace spires::crowd {

class TableDriver {
 public:
  TableDriver(Context& context, Plan plan);

  void begin();
  // The server is up again.
  void come_back();
  // No more moves from now on.
  void pause() { paused_ = true; }
  void go_on();
  // Ends the game early.
  void end_early();
  // Called once a second: a player without news for long asks, then reconnects, then gives up.
  void look_after();
  void hang_up();

  const Plan& plan() const { return plan_; }
  const std::string& code() const { return code_; }
  bool playing() const { return started_ && !over_; }
  bool over() const { return over_; }
  bool stuck() const { return stuck_; }
  std::uint32_t decisions() const { return decisions_; }
  const std::vector<std::unique_ptr<Player>>& players() const { return players_; }

  // Reports from players.
  void is_created(std::string_view code);
  void is_seated();
  void is_started();
  void is_asked(Player& player);
  void has_sent_move();
  void is_acknowledged(std::uint32_t seq);
  void has_progress();
  void has_heard_all();

 private:
  void measure();
  void rest(Player& player);

  Context& context_;
  Plan plan_;
  Dice dice_;
  std::vector<std::unique_ptr<Player>> players_;
  std::string code_;
  bool started_ = false;
  bool over_ = false;
  bool stuck_ = false;
  bool paused_ = false;
  bool ending_ = false;
  std::uint32_t decisions_ = 0;
  const Player* resting_ = nullptr;            // the player who is thinking about the next decision
  Clock::time_point due_ = Clock::now();       // when the next decision is due
  Clock::time_point progress_ = Clock::now();  // when the game last progressed
  Clock::time_point end_wanted_{};
  int patience_ = 0;  // how often players were nudged since then
  Clock::time_point sent_{};
  std::uint32_t measured_seq_ = 0;  // the move whose events are on their way; 0: none
};

}  // namespace spires::crowd
