// Reads the file of a network. Apart from net_file.h, because a page has no files.
#pragma once

#include <fstream>
#include <iterator>
#include <optional>
#include <string>

#include "bots/net/net.h"
#include "bots/net/net_file.h"

namespace spires::bots {

// Returns nothing if there is no such file or it is not a net of this encoding.
template <class Encoding>
std::optional<Net<Encoding>> read_net(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  return parse_net<Encoding>(bytes);
}

}  // namespace spires::bots
