// The files of the web client, read once at the start and served from memory: what is not in the folder then does not
// exist, whatever a path says.
//
// Thread rule: any thread; nothing changes after loading.
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
  // No folder: a page that says so.
  StaticFiles();

  // `name.br` and `name.gz` are packed forms of `name`; where there is none, gzip is made. Hidden files are left out.
  static StaticFilesLoaded load(const std::string& folder);

  // Paths without a dot in their last part are pages of the client, all of them index.html. Nothing: there is no such
  // file, or the method is another than GET and HEAD. HEAD has a body too: the connection leaves it away.
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
    const char* coding;  // nothing: as it is
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

// How much a client wants a coding, in thousandths: what Accept-Encoding says. 0: not at all.
int coding_weight(std::string_view accepted, std::string_view coding);

}  // namespace spires::server
