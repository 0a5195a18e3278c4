// Writes messages. REQUIRES: texts need no escapes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace spires::crowd {

class Message {
 public:
  explicit Message(std::string_view type) { add("type", type); }

  Message& add(std::string_view name, std::string_view text) {
    key(name) += '"';
    text_.append(text) += '"';
    return *this;
  }
  Message& add(std::string_view name, std::uint32_t number) { return add_raw(name, std::to_string(number)); }
  Message& add_raw(std::string_view name, std::string_view json) {
    key(name).append(json);
    return *this;
  }
  std::string text() const { return text_ + "}"; }

 private:
  std::string& key(std::string_view name) {
    text_ += text_.size() > 1 ? ",\"" : "\"";
    return text_.append(name).append("\":");
  }
  std::string text_ = "{";
};

}  // namespace spires::crowd
