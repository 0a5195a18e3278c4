// The interface between the host and its clients; no code here knows sockets.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace spires::host {

// A frame, shared by all who get the same one.
using Frame = std::shared_ptr<const std::string>;

// One client, as the host speaks to it. Thread rule: any thread.
class Link {
 public:
  Link() = default;
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;
  virtual ~Link() = default;

  // In order. A reader that is too slow for its queue is cut off.
  virtual void send(Frame frame) = 0;
  // After what was sent before. `why` is a short reason of the protocol, shown to the client.
  virtual void close(std::string_view why) = 0;
  // Of the client, as text.
  virtual const std::string& address() const = 0;
};

// One client, as it speaks to the host. Thread rule: one call at a time.
class ConnectionHandler {
 public:
  ConnectionHandler() = default;
  ConnectionHandler(const ConnectionHandler&) = delete;
  ConnectionHandler& operator=(const ConnectionHandler&) = delete;
  virtual ~ConnectionHandler() = default;

  virtual void receive(std::string text) = 0;
  // A frame that was too long or no text; the link closes after the answer.
  virtual void receive_unreadable(std::string_view code) = 0;
  // More frames than the limits allow; this one is dropped.
  virtual void receive_too_fast() = 0;
  // The last call.
  virtual void gone() = 0;
};

}  // namespace spires::host
