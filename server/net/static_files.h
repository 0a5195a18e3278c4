// The files of the web client, read once at the start and served from memory: a path can only reach files that were in
// the folder then.
//
// Thread-safe; immutable after loading.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/request_handler.h"

namespace spires::server {

struct StaticFilesLoaded;

class StaticFiles {
 public:
  // Without a folder: serves only a page that says so.
  StaticFiles();

  // `name.br` and `name.gz` are compressed forms of `name`; a missing gzip form is generated. Hidden files are left
  // out.
  static StaticFilesLoaded load(const std::string& folder);

  // Paths without a dot in their last part are pages of the client, all served as index.html. Returns nothing if there
  // is no such file, or the method is neither GET nor HEAD. HEAD has a body too: the connection omits it.
  std::optional<HttpAnswer> answer(const HttpRequest& request) const;

  std::size_t size() const { return files_.size(); }

 private:
  using Bytes = std::shared_ptr<const std::string>;
  struct File {
    std::string type;
    std::string tag;  // of the content, without quotes
    std::string cache;
    Bytes plain;
    Bytes gzip;    // none: not worth it
    Bytes brotli;  // likewise
  };
  struct Form {
    const char* coding;  // null: uncompressed
    const Bytes* bytes;
  };
  static Form best_form(const File& file, std::string_view accepted);
  void add(const std::string& path, const std::string& bytes, Bytes gzip, Bytes brotli);

  std::map<std::string, File> files_;  // by path, which starts with /
};

struct StaticFilesLoaded {
  StaticFiles files;
  std::string fault;                  // empty: it is loaded
  std::vector<std::string> left_out;  // "name: why"
};

// The client's preference for a coding from Accept-Encoding, in thousandths. 0: not accepted.
int coding_weight(std::string_view accepted, std::string_view coding);

}  // namespace spires::server
