// Reads JSON texts (RFC 8259), strictly: UTF-8 without surrogates, one value and nothing after it. The library's own
// reader knows floating point and sentences for every mistake, which no message needs and every page would load.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "wire/json.h"

namespace spires::wire {

class JsonReader {
 public:
  // REQUIRES: nothing in the text is nested more deeply than the stack allows.
  explicit JsonReader(std::string_view text) : rest_(text) {}

  // Returns false if the text is not JSON. A number that is no integer of 64 bits becomes null: no field accepts either.
  bool read(Json& out);
  // The first repeated key of an object.
  const std::optional<std::string>& twice() const { return twice_; }

 private:
  bool value(Json& out);
  bool object(Json& out);
  bool array(Json& out);
  bool number(Json& out);
  bool string(std::string& out);
  bool escape(std::string& out);
  bool character(std::string& out);
  std::optional<std::uint32_t> hex4();
  bool word(std::string_view word);

  bool at(char c) const { return !rest_.empty() && rest_.front() == c; }
  bool take(char c);
  std::size_t digits();
  void skip_spaces();

  std::string_view rest_;
  std::optional<std::string> twice_;
};

}  // namespace spires::wire
