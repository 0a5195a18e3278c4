// Reads the file of a network. Apart from net_file.h, because a page has no files.
#pragma once

#include <fstream>
#include <iterator>
#include <string>

#include "bots/net/net.h"
#include "bots/net/net_file.h"

namespace spires::bots {

// Returns the net, or what is wrong with the file.
template <class Encoding>
Result<Net<Encoding>> read_net(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file.good()) return Fault{"file", "cannot be read"};
  const std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  return parse_net<Encoding>(bytes);
}

}  // namespace spires::bots
