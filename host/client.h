// A connection at a table. The table owns its mutable state; the session only passes it in.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "host/link.h"

namespace spires::host {

struct Client {
  std::shared_ptr<Link> link;
  bool previews = true;

  // Of the table's strand.
  std::set<int> seats;  // by number
  bool host = false;
  std::set<int> muted;
  std::optional<std::string> name;    // of a spectator
  std::map<int, std::uint32_t> told;  // the last event it knows of, by seat; kAsSpectator without one
  static constexpr int kAsSpectator = -1;
};
using ClientPtr = std::shared_ptr<Client>;

}  // namespace spires::host
