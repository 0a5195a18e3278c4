// The files of the web client: which are served, in which form, and which are not.
#include "server/net/static_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>
#include <zlib.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <string>

#include "tests/server/echo_handler.h"
#include "tests/server/ws_client.h"

namespace spires::server::test {
namespace {

namespace fs = std::filesystem;
using testing::Contains;
using testing::HasSubstr;
using testing::Key;
using testing::Not;
using testing::Pair;

// A temporary folder, deleted afterwards.
class Folder {
 public:
  Folder() : path_(fs::path(testing::TempDir()) / ("spires_web_" + std::to_string(::getpid()) + "_" + name())) {
    fs::create_directories(path_ / "site");
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }

  fs::path outside() const { return path_; }
  fs::path site() const { return path_ / "site"; }
  void put(const std::string& file, const std::string& content) const {
    fs::create_directories((site() / file).parent_path());
    std::ofstream(site() / file, std::ios::binary) << content;
  }
  StaticFilesLoaded load() const { return StaticFiles::load(site().string()); }

 private:
  static std::string name() { return testing::UnitTest::GetInstance()->current_test_info()->name(); }
  fs::path path_;
};

HttpRequest asked(const std::string& path, const std::string& accepted = "", const std::string& tag = "") {
  HttpRequest request;
  request.method = "GET";
  request.path = path;
  request.accept_encoding = accepted;
  request.if_none_match = tag;
  return request;
}

std::map<std::string, std::string> headers_of(const HttpAnswer& answer) {
  return {answer.headers.begin(), answer.headers.end()};
}

std::string unpacked(const std::string& gzip) {
  z_stream stream{};
  EXPECT_EQ(inflateInit2(&stream, 15 + 16), Z_OK);
  std::string text(1 << 20, '\0');
  std::string input = gzip;
  stream.next_in = reinterpret_cast<Bytef*>(input.data());
  stream.avail_in = static_cast<uInt>(input.size());
  stream.next_out = reinterpret_cast<Bytef*>(text.data());
  stream.avail_out = static_cast<uInt>(text.size());
  EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
  text.resize(stream.total_out);
  inflateEnd(&stream);
  return text;
}

const std::string kPage = "<!DOCTYPE html><title>page</title>" + std::string(2000, ' ');

TEST(StaticFiles, FilesHaveTheirTypes) {
  const Folder folder;
  folder.put("index.html", kPage);
  folder.put("engine.wasm", "w");
  folder.put("assets/look.css", "c");
  folder.put("odd", "o");
  folder.put("x.unknown", "u");
  const StaticFiles files = folder.load().files;
  EXPECT_EQ(files.answer(asked("/index.html"))->type, "text/html; charset=utf-8");
  EXPECT_EQ(files.answer(asked("/engine.wasm"))->type, "application/wasm");
  EXPECT_EQ(files.answer(asked("/assets/look.css"))->type, "text/css; charset=utf-8");
  EXPECT_EQ(files.answer(asked("/x.unknown"))->type, "application/octet-stream");
  EXPECT_EQ(*files.answer(asked("/odd"))->body, "o");
  EXPECT_EQ(files.size(), 5U);
}

TEST(StaticFiles, PathsOfTheClientAreItsPage) {
  const Folder folder;
  folder.put("index.html", kPage);
  const StaticFiles files = folder.load().files;
  for (const char* path : {"/", "/t/brave-raven-42", "/rules/", "/a/b.c/d"}) {
    const auto answer = files.answer(asked(path));
    ASSERT_TRUE(answer) << path;
    EXPECT_EQ(*answer->body, kPage) << path;
  }
  for (const char* path : {"/missing.js", "/favicon.ico", "/assets/missing", "/.env", "/t/x.html"}) {
    EXPECT_FALSE(files.answer(asked(path))) << path;
  }
  HttpRequest post = asked("/");
  post.method = "POST";
  EXPECT_FALSE(files.answer(post));
}

TEST(StaticFiles, WhatIsNamedByItsContentIsKeptForEver) {
  const Folder folder;
  for (const char* name : {"assets/index-B4x_9-aZ.js", "assets/look.0123abcd.css", "assets/index-explorer.js",
                           "assets/short-1a2b.js", "other-B4x_9caZ.js", "assets/main.js"}) {
    folder.put(name, "x");
  }
  const StaticFiles files = folder.load().files;
  const auto cache = [&](const std::string& path) { return headers_of(*files.answer(asked(path)))["Cache-Control"]; };
  for (const char* path : {"/assets/index-B4x_9-aZ.js", "/assets/look.0123abcd.css"}) {
    EXPECT_EQ(cache(path), "public, max-age=31536000, immutable") << path;
  }
  for (const char* path :
       {"/assets/index-explorer.js", "/assets/short-1a2b.js", "/other-B4x_9caZ.js", "/assets/main.js", "/"}) {
    EXPECT_EQ(cache(path), "no-cache") << path;
  }
}

TEST(StaticFiles, FormsAreChosenByWhatTheClientTakes) {
  const Folder folder;
  folder.put("a.js", std::string(5000, 'a'));
  folder.put("b.js", std::string(5000, 'b'));
  folder.put("b.js.br", "brotli of b");
  folder.put("b.js.gz", "gzip of b");
  folder.put("c.png", std::string(5000, 'c'));
  folder.put("lone.gz", "lone");
  const StaticFiles files = folder.load().files;
  const auto form = [&](const std::string& path, const std::string& accepted) {
    const HttpAnswer answer = *files.answer(asked(path, accepted));
    return headers_of(answer)["Content-Encoding"];
  };
  EXPECT_EQ(form("/a.js", "gzip, deflate, br"), "gzip");
  EXPECT_EQ(form("/a.js", ""), "");
  EXPECT_EQ(form("/a.js", "br"), "");
  EXPECT_EQ(form("/a.js", "gzip;q=0"), "");
  EXPECT_EQ(form("/a.js", "*"), "gzip");
  EXPECT_EQ(form("/a.js", "*;q=0.5, gzip;q=0"), "");
  EXPECT_EQ(form("/a.js", "identity, gzip;q=0.5"), "");
  EXPECT_EQ(form("/a.js", "GZIP ; q=0.001"), "gzip");
  EXPECT_EQ(form("/a.js", "gzip;q=x"), "");
  EXPECT_EQ(form("/b.js", "gzip, deflate, br"), "br");
  EXPECT_EQ(form("/b.js", "br;q=0, gzip"), "gzip");
  EXPECT_EQ(form("/b.js", "br;q=0.3, gzip;q=0.8"), "gzip");
  EXPECT_EQ(form("/c.png", "gzip, br"), "");
  EXPECT_EQ(unpacked(*files.answer(asked("/a.js", "gzip"))->body), std::string(5000, 'a'));
  EXPECT_EQ(*files.answer(asked("/b.js", "br"))->body, "brotli of b");
  EXPECT_EQ(*files.answer(asked("/b.js", "gzip"))->body, "gzip of b");
  EXPECT_EQ(*files.answer(asked("/lone.gz"))->body, "lone");
  EXPECT_FALSE(files.answer(asked("/b.js.br"))) << "a form is no file";
  EXPECT_EQ(headers_of(*files.answer(asked("/a.js")))["Vary"], "Accept-Encoding");
  EXPECT_THAT(headers_of(*files.answer(asked("/c.png"))), Not(Contains(Key("Vary"))));
}

TEST(StaticFiles, WhoHasItAlreadyIsToldSo) {
  const Folder folder;
  folder.put("a.js", std::string(5000, 'a'));
  folder.put("b.js", std::string(5000, 'b'));
  const StaticFiles files = folder.load().files;
  const std::string plain = headers_of(*files.answer(asked("/a.js")))["ETag"];
  const std::string packed = headers_of(*files.answer(asked("/a.js", "gzip")))["ETag"];
  EXPECT_TRUE(plain.starts_with('"') && plain.ends_with('"'));
  EXPECT_NE(plain, packed) << "other bytes, other tag";
  EXPECT_NE(plain, headers_of(*files.answer(asked("/b.js")))["ETag"]);
  for (const std::string& tags : {plain, "W/" + plain, "\"x\", " + plain, std::string("*")}) {
    const HttpAnswer answer = *files.answer(asked("/a.js", "", tags));
    EXPECT_EQ(answer.status, 304U) << tags;
    EXPECT_EQ(answer.body, nullptr);
    EXPECT_THAT(headers_of(answer), Contains(Pair("ETag", plain)));
    EXPECT_THAT(headers_of(answer), Contains(Pair("Cache-Control", "no-cache")));
  }
  EXPECT_EQ(files.answer(asked("/a.js", "gzip", plain))->status, 200U);
  EXPECT_EQ(files.answer(asked("/a.js", "", "\"x\""))->status, 200U);
  EXPECT_EQ(folder.load().files.answer(asked("/a.js", "", plain))->status, 304U) << "also after a restart";
}

TEST(StaticFiles, NothingFromOutsideAndNothingHidden) {
  const Folder folder;
  std::ofstream(folder.outside() / "secret.txt") << "secret";
  fs::create_directories(folder.outside() / "site-other");
  std::ofstream(folder.outside() / "site-other" / "near.txt") << "near";
  folder.put("index.html", kPage);
  folder.put("real.txt", "real");
  folder.put(".env", "hidden");
  folder.put(".git/config", "hidden");
  fs::create_symlink(folder.outside() / "secret.txt", folder.site() / "out.txt");
  fs::create_symlink(folder.outside() / "site-other" / "near.txt", folder.site() / "near.txt");
  fs::create_directory_symlink(folder.outside(), folder.site() / "up");
  fs::create_symlink("real.txt", folder.site() / "in.txt");
  fs::create_symlink("nowhere", folder.site() / "broken.txt");
  const StaticFilesLoaded loaded = folder.load();
  EXPECT_EQ(loaded.fault, "");
  for (const char* path : {"/out.txt", "/near.txt", "/up/secret.txt", "/broken.txt", "/.env", "/.git/config.txt",
                           "/../secret.txt", "/site/../../secret.txt"}) {
    EXPECT_FALSE(loaded.files.answer(asked(path))) << path;
  }
  EXPECT_EQ(*loaded.files.answer(asked("/in.txt"))->body, "real");
  EXPECT_EQ(loaded.left_out.size(), 4U);
  EXPECT_THAT(loaded.left_out, Contains("/out.txt: leads out of the folder"));
}

TEST(StaticFiles, WithoutAFolderThereIsAPageThatSaysSo) {
  const StaticFiles files;
  const HttpAnswer answer = *files.answer(asked("/t/brave-raven-42"));
  EXPECT_EQ(answer.type, "text/html; charset=utf-8");
  EXPECT_TRUE(answer.body->starts_with("<!DOCTYPE html>"));
  EXPECT_THAT(*answer.body, HasSubstr("The server is running"));
  EXPECT_THAT(*answer.body, Not(HasSubstr("<script")));
  EXPECT_THAT(*answer.body, Not(HasSubstr("style")));
  EXPECT_FALSE(StaticFiles::load("/no/such/folder").fault.empty());
  const Folder empty;
  EXPECT_THAT(*empty.load().files.answer(asked("/"))->body, HasSubstr("The server is running"));
}

// Serves files as the server does.
class FileHandler : public RequestHandler {
 public:
  explicit FileHandler(StaticFiles given) : files(std::move(given)) {}
  void http(HttpRequest request, Reply reply) override {
    reply(files.answer(request).value_or(HttpAnswer{404, "text/plain", nullptr, {}}));
  }
  std::shared_ptr<ConnectionHandler> connect(std::shared_ptr<Link>) override { return nullptr; }
  StaticFiles files;
};

TEST(StaticFiles, OverTheNetwork) {
  const Folder folder;
  folder.put("index.html", kPage);
  FileHandler handler(folder.load().files);
  boost::asio::io_context io;
  const NetStarted started = start_net(io, RunningNet::local_plan(), handler);
  ASSERT_EQ(started.fault, "");
  std::thread thread([&] { io.run(); });
  const std::uint16_t port = started.net->port();
  const HttpReply packed = http_get(port, "/", {{"Accept-Encoding", "gzip"}});
  EXPECT_EQ(packed.headers.at("content-encoding"), "gzip");
  EXPECT_EQ(unpacked(packed.body), kPage);
  const HttpReply again =
      http_get(port, "/", {{"Accept-Encoding", "gzip"}, {"If-None-Match", packed.headers.at("etag")}});
  EXPECT_EQ(again.status, 304U);
  EXPECT_EQ(again.body, "");
  EXPECT_THAT(again.headers, Not(Contains(Key("content-length"))));
  const HttpReply head = http_ask(port, {"HEAD", "/t/x", {}, ""});
  EXPECT_EQ(head.headers.at("content-length"), std::to_string(kPage.size()));
  EXPECT_EQ(head.body, "");
  EXPECT_EQ(http_get(port, "/none.js").status, 404U);
  io.stop();
  thread.join();
}

}  // namespace
}  // namespace spires::server::test
