#include "cli/console.h"

#include <cstdio>
#include <fstream>
#include <istream>
#include <iterator>
#include <ostream>
#include <variant>

namespace spires::cli {

int bad_input(Console& console, std::string_view field, std::string_view why) {
  console.err << "spires: " << field << ": " << why << "\n";
  return kBadInput;
}

int bad_input(Console& console, const Fault& fault) { return bad_input(console, fault.field, fault.why); }

Result<std::string> read_file(Console& console, const std::string& path) {
  if (path == "-") return std::string(std::istreambuf_iterator<char>(console.in), {});
  std::ifstream file(path, std::ios::binary);
  std::string text((std::istreambuf_iterator<char>(file)), {});
  if (!file.is_open() || file.bad()) return Fault{path, "cannot be read"};
  return text;
}

Result<std::monostate> write_file(const std::string& path, std::string_view text) {
  const std::string draft = path + ".part";
  {
    std::ofstream file(draft, std::ios::binary | std::ios::trunc);
    file.write(text.data(), static_cast<std::streamsize>(text.size()));
    file.flush();
    if (!file.good()) {
      file.close();
      std::remove(draft.c_str());
      return Fault{path, "cannot be written"};
    }
  }
  if (std::rename(draft.c_str(), path.c_str()) != 0) {
    std::remove(draft.c_str());
    return Fault{path, "cannot be written"};
  }
  return std::monostate{};
}

}  // namespace spires::cli
