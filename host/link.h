// The interface between the host and its clients; no code here knows sockets.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace spires::host {

// An encoded message, shared by all its recipients.
using Frame = std::shared_ptr<const std::string>;

// Sends to one client. Thread rule: any thread.
class Link {
 public:
  Link() = default;
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;
  virtual ~Link() = default;

  // Sends in order. Disconnects a client that reads too slowly for its queue.
  virtual void send(Frame frame) = 0;
  // Closes after everything sent before. `why` is a short reason of the protocol, shown to the client.
  virtual void close(std::string_view why) = 0;
  // Returns the client's address as text.
  virtual const std::string& address() const = 0;
};

// Handles the messages of one client. Thread rule: one call at a time.
class ConnectionHandler {
 public:
  ConnectionHandler() = default;
  ConnectionHandler(const ConnectionHandler&) = delete;
  ConnectionHandler& operator=(const ConnectionHandler&) = delete;
  virtual ~ConnectionHandler() = default;

  virtual void receive(std::string text) = 0;
  // Handles a frame that was too long or not text; the link closes after the answer.
  virtual void receive_unreadable(std::string_view code) = 0;
  // Handles a frame that exceeded the rate limit and was dropped.
  virtual void receive_too_fast() = 0;
  // The connection is closed. This is the last call.
  virtual void gone() = 0;
};

}  // namespace spires::host
