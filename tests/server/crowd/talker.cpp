#include "tests/server/crowd/talker.h"

#include <utility>

#include "tests/server/crowd/message.h"
#include "tests/server/crowd/scan.h"

namespace spires::crowd {

Talker::Talker(Context& context, Route route, std::vector<std::string> first)
    : context_(context), first_(std::move(first)), line_(open_socket(context.loop, route, *this)) {}
Talker::~Talker() {
  if (line_) line_->drop();
}

void Talker::say(const std::string& text) {
  if (line_ && !text.empty()) {
    ++said_;
    line_->send(text);
  }
}

std::uint64_t Talker::count(const std::string& what) const {
  const auto found = counts_.find(what);
  return found == counts_.end() ? 0 : found->second;
}

void Talker::opened() {
  line_->send(Message("hello").add("protocol", 1U).add_raw("previews", "false").text());
  for (const std::string& text : first_) say(text);
  go_on();
}

void Talker::heard(std::string_view text) {
  const std::string type(type_of(text));
  ++counts_[type];
  if (type == "refused") ++counts_[std::string(field(text, "code"))];
  if (hears) hears(text);
}

// More is refused before it reaches a table.
void Talker::go_on() {
  context_.loop.after(std::chrono::milliseconds(55), [this, alive = std::weak_ptr(alive_)] {
    if (alive.expired() || !line_) return;
    if (next) say(next());
    go_on();
  });
}

}  // namespace spires::crowd
