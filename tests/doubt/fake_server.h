// A database with a synchronous standby, and every order in which its parts can act: what a connection of libpq shows
// while transactions execute, commit, reach the standby, are answered, cut off, or lost with their machine.
//
// A statement of the model is one append of one table, a barrier, or a look at the table. While the program waits for an
// answer, the model takes a step: which one, a list of choices says. All lists of some length are all orders.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "server/postgres/pg_pipe.h"

namespace spires::tests {

// Defects of the program or of the set-up, to see that they are found.
enum class Planted { Nothing, NoBarrier, NoEpoch, NewId, LocalCommit, EarlyAnswer };

// Counts through all lists of choices: after each run, next() says whether there is another one.
class Choices {
 public:
  explicit Choices(std::size_t most) : most_(most) {}
  // Returns a number below `count`; nothing is left to choose at the end of the list.
  bool is_left() const { return at_ < most_; }
  std::size_t take(std::size_t count);
  bool next();

 private:
  struct Choice {
    std::size_t taken = 0;
    std::size_t count = 0;
  };
  const std::size_t most_;
  std::size_t at_ = 0;
  std::vector<Choice> made_;
};

class FakeServer final : public server::PgDoor {
 public:
  FakeServer(Choices& choices, Planted planted) : choices_(choices), planted_(planted) {}

  // What is written, in order: a claim, or an entry with its id.
  struct Record {
    std::uint64_t epoch = 1;
    std::string id;  // empty: a claim
    bool ours = false;
  };
  // Everything that would still be there if the primary burnt down now.
  std::vector<Record> kept() const { return {log_.begin(), log_.begin() + static_cast<std::ptrdiff_t>(replicated_)}; }
  // Lets everything that is still under way come to its end, and returns what was written.
  std::vector<Record> finish();

  std::unique_ptr<server::PgPipe> open() override;
  std::string why() const override { return "the model says so"; }
  void pause() override {}

 private:
  friend class FakePipe;
  enum class State { Idle, Sent, Executed, Committed, Answerable, Answered, Warned, Refused, Gone };
  enum class Kind { Append, Barrier, Look };
  struct Session {
    Kind kind = Kind::Look;
    State state = State::Idle;
    Record record;            // of an append
    std::uint32_t after = 0;  // the number it follows
    bool fits = false;
    bool is_cut = false;  // nobody listens any more
    bool hangs = false;   // its machine is frozen
    std::size_t server = 0;
    std::vector<server::PgResult> results;
  };
  using SessionPtr = std::shared_ptr<Session>;
  using Step = void (FakeServer::*)(Session&);
  struct Possible {
    Step step;
    SessionPtr session;
  };

  void begin(const SessionPtr& session);
  // Takes steps until the session has an answer, is lost, or hangs.
  void run(const SessionPtr& session);
  std::vector<Possible> possible(const SessionPtr& waiting) const;
  void drive(const SessionPtr& session);
  bool is_locked(const Session& by) const;
  std::uint32_t entries() const;
  std::uint64_t epoch() const;

  void execute(Session& session);
  void commit(Session& session);
  void replicate(Session& session);
  void answer(Session& session);
  void warn(Session& session);
  void refuse(Session& session);
  void cut(Session& session);
  void roll_back(Session& session);
  void restart(Session& session);
  void fail_over(Session& session);
  void freeze(Session& session);
  void claim(Session& session);
  void claim_and_write(Session& session);

  Choices& choices_;
  const Planted planted_;
  std::vector<Record> log_{{1, "first", false}};
  std::size_t replicated_ = 1;
  std::size_t hidden_ = 0;  // of the log: not shown, because its transaction waits for the standby
  std::size_t server_ = 0;  // a number for each machine that was primary, and each start of one
  std::vector<SessionPtr> sessions_;
  int attempts_ = 0;
};

}  // namespace spires::tests
