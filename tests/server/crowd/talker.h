// A connection that says what it is told to say, as fast as a connection may, and counts the answers.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tests/server/crowd/context.h"

namespace spires::crowd {

class Talker final : public Ear {
 public:
  // `first` is said at once, after hello.
  Talker(Context& context, Route route, std::vector<std::string> first);
  ~Talker() override;

  // What to say next; nothing if it returns an empty text.
  std::function<std::string()> next;
  std::function<void(std::string_view)> hears;

  void say(const std::string& text);
  // Of a type of message, or of a code of refusals.
  std::uint64_t count(const std::string& what) const;
  std::uint64_t said() const { return said_; }
  bool is_cut() const { return line_ == nullptr; }

 private:
  void opened() override;
  void heard(std::string_view text) override;
  void closed(std::string_view) override { line_.reset(); }
  void go_on();

  Context& context_;
  std::vector<std::string> first_;
  LinePtr line_;
  std::map<std::string, std::uint64_t> counts_;
  std::uint64_t said_ = 0;
  // A timer may outlive the talker.
  const std::shared_ptr<const int> alive_ = std::make_shared<const int>(0);
};

}  // namespace spires::crowd
