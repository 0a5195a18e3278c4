#include "server/net/folder_files.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <system_error>

#include "server/net/target.h"

namespace spires::server {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMostBytes = 64ULL * 1024 * 1024;   // per file
constexpr std::uintmax_t kMostInAll = 512ULL * 1024 * 1024;  // in total
constexpr std::size_t kMostFiles = 10000;

bool is_inside(const fs::path& path, const fs::path& folder) {
  return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first == folder.end();
}

std::optional<std::string> content_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::string bytes((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  if (!file.is_open() || file.bad()) return std::nullopt;
  return bytes;
}

class Reader {
 public:
  Reader(fs::path folder, FolderFiles& found) : folder_(std::move(folder)), found_(found) {}

  void read(const fs::path& path) {
    const std::string name = "/" + path.lexically_relative(folder_).generic_string();
    if (const char* why = add(path, name)) found_.left_out.push_back(name + ": " + why);
  }

 private:
  // Returns null if the file was added or is ignored.
  const char* add(const fs::path& path, const std::string& name) {
    std::error_code fault;
    const fs::path real = fs::canonical(path, fault);
    if (fault || !is_inside(real, folder_)) return "leads out of the folder";
    if (fs::is_directory(real, fault)) return fs::is_symlink(path, fault) ? "a link to a folder" : nullptr;
    if (!fs::is_regular_file(real, fault)) return "no file";
    if (!is_utf8(name)) return "its name is no text";
    const std::uintmax_t size = fs::file_size(real, fault);
    if (fault || size > kMostBytes) return "too long";
    if (found_.files.size() >= kMostFiles || bytes_ + size > kMostInAll) return "too much";
    std::optional<std::string> content = content_of(real);
    if (!content) return "cannot be read";
    bytes_ += content->size();
    found_.files[name] = *std::move(content);
    return nullptr;
  }

  fs::path folder_;
  FolderFiles& found_;
  std::uintmax_t bytes_ = 0;
};

void walk(const fs::path& folder, FolderFiles& found) {
  Reader reader(folder, found);
  std::error_code fault;
  fs::recursive_directory_iterator entry(folder, fs::directory_options::skip_permission_denied, fault);
  for (; !fault && entry != fs::recursive_directory_iterator(); entry.increment(fault)) {
    if (entry->path().filename().string().starts_with('.')) {
      if (entry->is_directory(fault)) entry.disable_recursion_pending();
      continue;
    }
    reader.read(entry->path());
  }
  if (fault) found.fault = "the folder " + folder.string() + " cannot be read: " + fault.message();
}

}  // namespace

FolderFiles read_folder(const std::string& folder) {
  FolderFiles found;
  std::error_code fault;
  const fs::path real = fs::canonical(folder, fault);
  if (fault || !fs::is_directory(real, fault)) {
    found.fault = "the folder " + folder + " cannot be read";
    return found;
  }
  try {
    walk(real, found);
  } catch (const std::exception& thrown) {
    found.fault = "the folder " + folder + " cannot be read: " + thrown.what();
  }
  return found;
}

}  // namespace spires::server
