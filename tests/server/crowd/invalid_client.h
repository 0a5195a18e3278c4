// A client without a seat that sends invalid messages, each after the answer to the last.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "tests/server/crowd/context.h"
#include "tests/server/crowd/mutations.h"

namespace spires::crowd {

struct Storm {
  Storm(Context& in, Overheard overheard, std::uint64_t messages)
      : context(in), known(overheard), mutator(std::move(overheard), in.dice.child()), wanted(messages) {}
  Context& context;
  Overheard known;
  Mutator mutator;
  std::uint64_t wanted;
  std::uint64_t sent = 0;
  std::uint64_t answered = 0;
  std::uint64_t closed = 0;  // with a reason
  std::uint64_t silent = 0;
  std::uint64_t cut = 0;     // without a reason
  std::uint64_t unsent = 0;  // not sent, because the connection was already closed; not counted elsewhere
  bool done() const { return answered + closed + silent + cut >= wanted; }
};

class InvalidClient final : public Ear {
 public:
  explicit InvalidClient(Storm& storm) : storm_(storm) {}
  ~InvalidClient() override;
  void come();
  // Counts a message that has been unanswered for long, and continues.
  void look_after();

 private:
  // A client that has not said hello, one that has, and one that watches a table.
  enum class Kind { Silent, Greeted, Spectator };

  void opened() override;
  void heard(std::string_view text) override;
  void closed(std::string_view why) override;
  void send_next();
  void leave();
  bool is_answer(std::string_view text) const;

  Storm& storm_;
  LinePtr line_;
  Kind kind_ = Kind::Silent;
  std::uint32_t left_ = 0;  // messages left on this connection
  bool arrived_ = false;
  bool waiting_ = false;
  Clock::time_point sent_at_ = Clock::now();
  Rubbish last_;
  std::string table_;  // of a spectator
};

}  // namespace spires::crowd
