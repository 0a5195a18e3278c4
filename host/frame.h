// Encodes a message as a frame.
#pragma once

#include <memory>
#include <string>

#include "host/link.h"
#include "match/host_messages.h"
#include "wire/message.h"

namespace spires::host {

// `message` is one of match::HostMessage.
template <class Message>
Frame frame_of(const Message& message) {
  return std::make_shared<const std::string>(wire::message_text(message));
}

}  // namespace spires::host
