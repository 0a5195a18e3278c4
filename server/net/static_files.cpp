#include "server/net/static_files.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/sha256.h"
#include "engine/core/text_hex.h"
#include "server/net/folder_files.h"
#include "server/net/gzip.h"
#include "server/net/trimmed.h"

namespace spires::server {
namespace {

enum class Packs { Well, Badly };
struct TypeRow {
  std::string_view ending;
  std::string_view type;
  Packs packs;
};
constexpr std::array<TypeRow, 22> kTypes{{
    {".html", "text/html; charset=utf-8", Packs::Well},
    {".js", "text/javascript; charset=utf-8", Packs::Well},
    {".mjs", "text/javascript; charset=utf-8", Packs::Well},
    {".css", "text/css; charset=utf-8", Packs::Well},
    {".json", "application/json", Packs::Well},
    {".map", "application/json", Packs::Well},
    {".webmanifest", "application/manifest+json", Packs::Well},
    {".wasm", "application/wasm", Packs::Well},
    {".svg", "image/svg+xml", Packs::Well},
    {".txt", "text/plain; charset=utf-8", Packs::Well},
    {".md", "text/plain; charset=utf-8", Packs::Well},
    {".ftl", "text/plain; charset=utf-8", Packs::Well},
    {".xml", "application/xml", Packs::Well},
    {".ico", "image/x-icon", Packs::Well},
    {".png", "image/png", Packs::Badly},
    {".jpg", "image/jpeg", Packs::Badly},
    {".webp", "image/webp", Packs::Badly},
    {".avif", "image/avif", Packs::Badly},
    {".woff2", "font/woff2", Packs::Badly},
    {".mp3", "audio/mpeg", Packs::Badly},
    {".ogg", "audio/ogg", Packs::Badly},
    {".wav", "audio/wav", Packs::Well},
}};
constexpr TypeRow kOtherType{"", "application/octet-stream", Packs::Badly};

const TypeRow& type_of(std::string_view path) {
  for (const TypeRow& row : kTypes) {
    if (path.ends_with(row.ending)) return row;
  }
  return kOtherType;
}

constexpr std::string_view kIndex = "/index.html";
constexpr std::string_view kNoClient = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Spires</title>
</head>
<body>
<h1>Spires</h1>
<p>The server is running, and tables can be played over its protocol. It has no web client to show, though.</p>
<p>To get one, build the folder <code>web</code> and start the server with <code>--web</code> and the folder of the
built files.</p>
<p><a href="/healthz">How the server is doing</a></p>
</body>
</html>
)";

// Files whose names contain a content hash never change: name-4f8Kd02x.js, name.0123abcd.css.
bool is_named_by_content(std::string_view path) {
  if (!path.starts_with("/assets/")) return false;
  const std::string_view name = path.substr(path.rfind('/') + 1);
  const std::string_view stem = name.substr(0, name.rfind('.'));
  constexpr std::size_t kShortest = 8;
  if (stem.size() < kShortest + 2) return false;
  const std::size_t mark = stem.size() - kShortest - 1;
  if (stem[mark] != '-' && stem[mark] != '.') return false;
  // Eight letters may be a plain word: a hash has at least one digit or capital.
  const std::string_view hash = stem.substr(mark + 1);
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  };
  const auto tells = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); };
  return std::all_of(hash.begin(), hash.end(), fits) && std::any_of(hash.begin(), hash.end(), tells);
}

// Removes the text before the mark, and the mark, and returns that text.
std::string_view take_part(std::string_view& text, char mark) {
  const std::size_t end = std::min(text.find(mark), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return trimmed(part);
}

// "0.25" in thousandths. An unreadable number counts as 0.
int thousandths(std::string_view number) {
  if (number.empty() || (number[0] != '0' && number[0] != '1')) return 0;
  int value = (number[0] - '0') * 1000;
  int place = 100;
  for (std::size_t i = 2; i < number.size() && i < 5; ++i, place /= 10) {
    if (number[1] != '.' || number[i] < '0' || number[i] > '9') return 0;
    value += (number[i] - '0') * place;
  }
  return std::min(value, 1000);
}

bool same_word(std::string_view left, std::string_view right) {
  const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                    [&](char a, char b) { return small(a) == small(b); });
}

// RFC 9110, 13.1.2: a list of quoted tags, weak ones too, or a star.
bool names_tag(std::string_view if_none_match, std::string_view quoted) {
  while (!if_none_match.empty()) {
    std::string_view one = take_part(if_none_match, ',');
    if (one == "*") return true;
    if (one.starts_with("W/")) one.remove_prefix(2);
    if (one == quoted) return true;
  }
  return false;
}

bool is_page(std::string_view path) {
  return !path.starts_with("/assets/") && path.substr(path.rfind('/') + 1).find('.') == std::string_view::npos;
}

}  // namespace

int coding_weight(std::string_view accepted, std::string_view coding) {
  int star = 0;
  while (!accepted.empty()) {
    std::string_view entry = take_part(accepted, ',');
    const std::string_view name = take_part(entry, ';');
    int weight = 1000;
    while (!entry.empty()) {
      const std::string_view parameter = take_part(entry, ';');
      if (parameter.starts_with("q=") || parameter.starts_with("Q=")) weight = thousandths(parameter.substr(2));
    }
    if (same_word(name, coding)) return weight;
    if (name == "*") star = weight;
  }
  return star;
}

StaticFiles::StaticFiles() { add(std::string(kIndex), std::string(kNoClient), nullptr, nullptr); }

void StaticFiles::add(const std::string& path, const std::string& bytes, Bytes gzip, Bytes brotli) {
  const TypeRow& type = type_of(path);
  Sha256 sum;
  sum.add(bytes);
  constexpr std::size_t kTagDigits = 32;
  File file{std::string(type.type),
            hex_of(sum.digest()).substr(0, kTagDigits),
            is_named_by_content(path) ? "public, max-age=31536000, immutable" : "no-cache",
            std::make_shared<const std::string>(bytes),
            std::move(gzip),
            std::move(brotli)};
  if (!file.gzip && type.packs == Packs::Well) {
    if (std::optional<std::string> packed = gzip_of(bytes); packed && packed->size() < bytes.size()) {
      file.gzip = std::make_shared<const std::string>(*std::move(packed));
    }
  }
  files_[path] = std::move(file);
}

StaticFilesLoaded StaticFiles::load(const std::string& folder) {
  StaticFilesLoaded loaded;
  FolderFiles found = read_folder(folder);
  loaded.left_out = std::move(found.left_out);
  loaded.fault = std::move(found.fault);
  if (!loaded.fault.empty()) return loaded;
  const auto packed = [&](const std::string& path) -> Bytes {
    const auto other = found.files.find(path);
    return other == found.files.end() ? nullptr : std::make_shared<const std::string>(other->second);
  };
  for (const auto& [path, bytes] : found.files) {
    const bool is_form =
        (path.ends_with(".gz") || path.ends_with(".br")) && found.files.contains(path.substr(0, path.size() - 3));
    if (!is_form) loaded.files.add(path, bytes, packed(path + ".gz"), packed(path + ".br"));
  }
  return loaded;
}

StaticFiles::Form StaticFiles::best_form(const File& file, std::string_view accepted) {
  // A client that does not mention the plain form accepts it, but prefers the others.
  Form best{nullptr, &file.plain};
  int weight = std::max(1, coding_weight(accepted, "identity"));
  if (accepted.find("identity") == std::string_view::npos) weight = 1;
  const auto consider = [&](const char* coding, const Bytes& bytes) {
    const int wanted = coding_weight(accepted, coding);
    if (!bytes || wanted == 0 || wanted < weight) return;
    best = {coding, &bytes};
    weight = wanted;
  };
  consider("gzip", file.gzip);
  consider("br", file.brotli);
  return best;
}

std::optional<HttpAnswer> StaticFiles::answer(const HttpRequest& request) const {
  if (request.method != "GET" && request.method != "HEAD") return std::nullopt;
  auto found = files_.find(request.path);
  if (found == files_.end() && is_page(request.path)) found = files_.find(std::string(kIndex));
  if (found == files_.end()) return std::nullopt;
  const File& file = found->second;
  const Form form = best_form(file, request.accept_encoding);
  // Caches need a separate tag for each coding.
  const std::string tag = '"' + file.tag + (form.coding == nullptr ? "" : std::string("-") + form.coding) + '"';
  HttpAnswer answer;
  answer.type = file.type;
  answer.headers = {{"ETag", tag}, {"Cache-Control", file.cache}};
  if (file.gzip || file.brotli) answer.headers.emplace_back("Vary", "Accept-Encoding");
  if (names_tag(request.if_none_match, tag)) {
    answer.status = 304;
    return answer;
  }
  if (form.coding != nullptr) answer.headers.emplace_back("Content-Encoding", form.coding);
  answer.body = *form.bytes;
  return answer;
}

}  // namespace spires::server
