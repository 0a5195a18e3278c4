// Invalid messages of every kind: valid but out of place, or damaged in one of many ways.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tests/server/crowd/dice.h"

namespace spires::crowd {

// Data that an eavesdropper might have intercepted.
struct Overheard {
  std::vector<std::string> codes;   // of tables
  std::vector<std::string> tokens;  // of seats; an invalid client never sends one unchanged
  std::vector<std::string> moves;   // whole messages sent by their owners
};

enum class Framing { Text, Binary };
struct Rubbish {
  std::string bytes;
  Framing framing = Framing::Text;
};

class Mutator {
 public:
  Mutator(Overheard overheard, Dice dice);
  Rubbish next();

 private:
  std::string whole();
  std::string filled(std::string text);
  std::string flipped(std::string text);
  std::string cut(const std::string& text);
  std::string nested(const std::string& text);
  std::string with_other_value(const std::string& text);
  std::string with_other_fields(const std::string& text);
  std::string too_long(const std::string& text);
  const std::string& any(const std::vector<std::string>& list) { return list[dice_.below(list.size())]; }

  Overheard overheard_;
  Dice dice_;
  std::uint64_t count_ = 0;
};

}  // namespace spires::crowd
