#include "cli/console.h"

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <istream>
#include <optional>
#include <ostream>
#include <system_error>
#include <variant>

namespace spires::cli {
namespace {

// Does not use iterators: they throw on a stream that has failed, as for a directory.
std::optional<std::string> read_all(std::istream& in) {
  std::string text;
  std::array<char, 65536> part{};
  while (in.good()) {
    in.read(part.data(), part.size());
    text.append(part.data(), static_cast<std::size_t>(in.gcount()));
  }
  if (in.bad()) return std::nullopt;
  return text;
}

bool write_to(const std::string& path, std::string_view text) {
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file.write(text.data(), static_cast<std::streamsize>(text.size()));
  file.close();  // flushes the last bytes, which may fail too
  return file.good();
}

// Resolves a link, so that its target is replaced and the link kept.
std::string target_of(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_symlink(path, error)) return path;
  const std::filesystem::path target = std::filesystem::canonical(path, error);
  return error ? path : target.string();
}

// Bytes of U+0080 to U+009F, which terminals treat as control bytes.
bool is_late_control(std::string_view text, std::size_t i) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  if (byte(i) == 0xC2) return i + 1 < text.size() && byte(i + 1) >= 0x80 && byte(i + 1) < 0xA0;
  return i > 0 && byte(i - 1) == 0xC2 && byte(i) >= 0x80 && byte(i) < 0xA0;
}

}  // namespace

std::string shown(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte >= 0x20 && byte != 0x7F && !is_late_control(text, i)) {
      out += text[i];
      continue;
    }
    out += "\\x";
    out += "0123456789abcdef"[byte >> 4];
    out += "0123456789abcdef"[byte & 15];
  }
  return out;
}

int bad_input(Console& console, std::string_view field, std::string_view why) {
  console.err << "spires: " << shown(field) << ": " << shown(why) << "\n";
  return kBadInput;
}

int bad_input(Console& console, const Fault& fault) { return bad_input(console, fault.field, fault.why); }

Result<std::string> read_file(Console& console, const std::string& path) {
  std::optional<std::string> text;
  if (path == "-") {
    text = read_all(console.in);
  } else {
    std::ifstream file(path, std::ios::binary);
    if (file.is_open()) text = read_all(file);
  }
  if (!text) return Fault{path == "-" ? "standard input" : path, "cannot be read"};
  return *std::move(text);
}

Result<std::monostate> write_file(const std::string& path, std::string_view text) {
  const std::string target = target_of(path);
  std::error_code error;
  const std::filesystem::file_status there = std::filesystem::status(target, error);
  if (std::filesystem::exists(there) && !std::filesystem::is_regular_file(there)) {
    if (!write_to(target, text)) return Fault{path, "cannot be written"};
    return std::monostate{};
  }
  const std::string draft = target + ".part";
  if (!write_to(draft, text) || std::rename(draft.c_str(), target.c_str()) != 0) {
    std::remove(draft.c_str());
    return Fault{path, "cannot be written"};
  }
  return std::monostate{};
}

bool has_arrived(Console& console) {
  console.out.flush();
  if (console.out.good() || (console.reader_left != nullptr && console.reader_left())) return true;
  bad_input(console, "standard output", "cannot be written");
  return false;
}

}  // namespace spires::cli
