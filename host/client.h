// A connection at a table. The table owns its mutable state; the session only passes it in.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "host/link.h"
#include "match/message_parts.h"

namespace spires::host {

// What a client has requested beyond version 1.0 of the protocol.
struct Wishes {
  match::Boards boards = match::Boards::Without;
  bool permissions = false;
  bool recent = false;
  bool spectators = false;
};

struct Client {
  std::shared_ptr<Link> link;
  bool previews = true;
  Wishes wishes;

  // Used only on the table's strand.
  std::set<int> seats;  // by number
  bool host = false;
  std::set<int> muted;
  std::set<std::string> muted_spectators;  // by the owner of their words
  std::optional<std::string> name;         // of a spectator
  std::string owner;                       // of a spectator's words; empty: it has never joined
  std::map<int, std::uint32_t> told;       // the last event sent, by seat or kAsSpectator
  std::map<int, Frame> permitted;          // the permissions last sent, by seat
  Frame watchers;                          // the list of spectators last sent
  static constexpr int kAsSpectator = -1;
};
using ClientPtr = std::shared_ptr<Client>;

}  // namespace spires::host
