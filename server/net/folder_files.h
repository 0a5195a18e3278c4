// Reads the regular files of a folder and its subfolders.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace spires::server {

struct FolderFiles {
  std::map<std::string, std::string> files;  // content by path from the folder, starting with /
  std::vector<std::string> left_out;         // "name: why"
  std::string fault;                         // empty: the folder could be read
};
// Leaves out files that are hidden, too long, too many, not UTF-8 or not regular, and links that lead out of the
// folder.
FolderFiles read_folder(const std::string& folder);

}  // namespace spires::server
