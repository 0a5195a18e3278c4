// A spectator: keeps every event as spectators see it, and the position after each if it was fast enough to request it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "tests/server/crowd/context.h"
#include "tests/server/crowd/told.h"

namespace spires::crowd {

class Spectator final : public Ear {
 public:
  Spectator(Context& context, std::string code);
  ~Spectator() override;
  void come();
  // Requests all available events and the position.
  void ask_for_everything();

  const std::string& code() const { return code_; }
  const Told& told() const { return told_; }
  // Hashes of views by the number of the event before them.
  const std::map<std::uint32_t, std::uint64_t>& views() const { return views_; }
  // The event after which two views differed. At the end of a game that is correct: hidden cards are shown then.
  std::optional<std::uint32_t> doubtful() const { return doubtful_; }
  bool refused() const { return refused_; }

 private:
  void opened() override;
  void heard(std::string_view text) override;
  void closed(std::string_view) override {}
  void sync();

  Context& context_;
  std::string code_;
  LinePtr line_;
  Told told_;
  std::map<std::uint32_t, std::uint64_t> views_;
  std::optional<std::uint32_t> doubtful_;
  bool waiting_ = false;  // for a view
  bool refused_ = false;
  std::uint32_t next_id_ = 1;
};

// A client that sends the token of a seat once and checks whether it is accepted.
class Returner final : public Ear {
 public:
  Returner(Context& context, std::string code, std::string token);
  ~Returner() override;
  bool let_in() const { return let_in_; }

 private:
  void opened() override;
  void heard(std::string_view text) override;
  void closed(std::string_view) override {}

  std::string code_;
  std::string token_;
  LinePtr line_;
  bool let_in_ = false;
};

}  // namespace spires::crowd
