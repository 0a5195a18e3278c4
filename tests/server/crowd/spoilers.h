// Clients that try to spoil the game of others within the limits of their connections: with hints, with entries of a
// journal, as a crowd of spectators, with fragments of frames.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "tests/server/crowd/context.h"

namespace spires::crowd {

// A client with its own table: one person and one bot. It plays whenever it is asked, unless told otherwise.
class Soloist final : public Ear {
 public:
  Soloist(Context& context, Route route, std::string level);
  ~Soloist() override;

  // What to send besides, whenever the server has taken everything before; nothing if it returns an empty text.
  std::function<std::string()> spoil;
  bool plays = true;

  const std::string& code() const { return code_; }
  std::uint32_t seq() const { return seq_; }
  bool is_asked() const { return asked_; }
  std::uint64_t moves() const { return moves_; }        // of its bot
  std::uint64_t accepted() const { return accepted_; }  // requests,
  std::uint64_t refused() const { return refused_; }    // and refusals
  std::uint64_t tables() const { return tables_; }      // `table` messages
  bool is_cut() const { return cut_; }
  // Milliseconds from its own move until it is asked again, the longest.
  double longest_wait() const { return longest_; }
  void forget_waits() { longest_ = 0; }

 private:
  void opened() override;
  void heard(std::string_view text) override;
  void drained() override;
  void closed(std::string_view why) override;

  Context& context_;
  std::string level_;
  LinePtr line_;
  std::string code_;
  std::uint32_t seq_ = 0;
  std::uint32_t next_id_ = 1;
  std::uint64_t moves_ = 0;
  std::uint64_t accepted_ = 0;
  std::uint64_t refused_ = 0;
  std::uint64_t tables_ = 0;
  bool asked_ = false;
  bool cut_ = false;
  double longest_ = 0;
  Clock::time_point moved_{};
  // A timer may outlive the client.
  const std::shared_ptr<const int> alive_ = std::make_shared<const int>(0);
};

// Joins a table as often as allowed.
class Joiner final : public Ear {
 public:
  Joiner(Context& context, Route route, std::string code, std::uint32_t joins);
  ~Joiner() override;

 private:
  void opened() override;
  void heard(std::string_view) override {}
  void closed(std::string_view) override { line_.reset(); }

  std::string code_;
  std::uint32_t joins_;
  LinePtr line_;
};

// Sends one message as endless empty fragments, and comes back when it is cut off.
class Fragmenter final : public Ear {
 public:
  Fragmenter(Context& context, Route route);
  ~Fragmenter() override;
  std::uint64_t cuts() const { return cuts_; }
  std::uint64_t turned_away() const { return turned_away_; }

 private:
  void come();
  void send_more();
  void opened() override;
  void heard(std::string_view text) override;
  void closed(std::string_view) override;

  Context& context_;
  Route route_;
  LinePtr line_;
  bool upgraded_ = false;
  std::uint64_t cuts_ = 0;
  std::uint64_t turned_away_ = 0;
};

}  // namespace spires::crowd
