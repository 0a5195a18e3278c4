// The regular files of a folder and the folders in it, as they are now.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace spires::server {

struct FolderFiles {
  std::map<std::string, std::string> files;  // content by path from the folder, which starts with /
  std::vector<std::string> left_out;         // "name: why"
  std::string fault;                         // empty: the folder could be read
};
// Leaves out what is hidden, too long, too much, no UTF-8 or no regular file, and links that lead out of the folder.
FolderFiles read_folder(const std::string& folder);

}  // namespace spires::server
