// Encodes a message as a frame.
#pragma once

#include <memory>
#include <string>

#include "host/link.h"
#include "match/host_messages.h"
#include "wire/message.h"

namespace spires::host {

inline Frame frame_of(const match::HostMessage& message) {
  return std::make_shared<const std::string>(wire::message_text(message));
}

}  // namespace spires::host
