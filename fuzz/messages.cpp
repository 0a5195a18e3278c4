// Messages of clients: an accepted text is written back and reads as the same message; other texts are refused with a
// fault.
#include "match/messages.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "wire/message.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using spires::match::ClientMessage;
  const std::string text(data, data + size);
  const auto read = spires::wire::decode_message<ClientMessage>(text);
  if (const auto* fault = std::get_if<spires::Fault>(&read)) {
    if (fault->why.empty()) std::abort();
    return 0;
  }
  const std::string written = spires::wire::message_text(std::get<ClientMessage>(read));
  const auto again = spires::wire::decode_message<ClientMessage>(written, {1 << 20, 6});
  if (!std::holds_alternative<ClientMessage>(again)) std::abort();
  if (spires::wire::message_text(std::get<ClientMessage>(again)) != written) std::abort();
  return 0;
}
