// HTTP and WebSockets over real sockets: requests and responses.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <future>
#include <string>
#include <thread>
#include <vector>

#include <nlohmann/json.hpp>

#include "server/net/answer_headers.h"
#include "tests/server/echo_handler.h"
#include "tests/server/ws_client.h"

namespace spires::server::test {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Key;
using testing::Not;
using testing::Pair;

// All refusals have the same form.
void expect_refusal(const HttpReply& reply, unsigned status, const std::string& code, const std::string& field = "") {
  EXPECT_EQ(reply.status, status);
  const nlohmann::json body = nlohmann::json::parse(reply.body, nullptr, false);
  ASSERT_TRUE(body.is_object()) << reply.body;
  EXPECT_EQ(body.value("type", ""), "refused");
  EXPECT_EQ(body.value("code", ""), code);
  EXPECT_EQ(body.value("field", ""), field);
  EXPECT_TRUE(body.contains("key") && body.contains("params"));
  EXPECT_EQ(reply.headers.at("content-type"), "application/json");
}

TEST(Http, RequestsReachTheFrontDecoded) {
  RunningNet net;
  EXPECT_EQ(http_get(net.port(), "/t/brave-raven?q=a%20b+c&empty=").body,
            "GET /t/brave-raven empty= q=a b c from 127.0.0.1");
  EXPECT_EQ(http_get(net.port(), "/caf%C3%A9").body, "GET /caf\xC3\xA9 from 127.0.0.1");
  EXPECT_EQ(http_post(net.port(), "/api", "{}").body, "POST /api body {} from 127.0.0.1");
  EXPECT_EQ(http_ask(net.port(), {"DELETE", "/api", {{"Authorization", "bearer tok"}}, ""}).body,
            "DELETE /api bearer tok from 127.0.0.1");
}

TEST(Http, OneConnectionServesManyRequests) {
  RunningNet net;
  HttpClient client(net.port());
  for (int i = 0; i < 20; ++i) EXPECT_EQ(client.ask({"GET", "/long", {}, ""}).body.size(), 300000U);
  EXPECT_EQ(net.net->counts().accepted, 1U);
  EXPECT_EQ(net.net->counts().requests, 20U);
}

TEST(Http, PipelinedRequestsAreAnsweredInOrder) {
  RunningNet net;
  RawClient client(net.port());
  client.send("GET /a HTTP/1.1\r\nHost: h\r\n\r\nGET /b HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n");
  const std::string text = client.read_to_end().value_or("");
  EXPECT_LT(text.find("GET /a"), text.find("GET /b"));
  EXPECT_THAT(text, HasSubstr("GET /b"));
}

TEST(Http, EveryAnswerHasTheSecurityHeaders) {
  RunningNet net;
  const std::uint16_t port = net.port();
  for (const HttpReply& reply : {http_get(port, "/"), http_get(port, "/%00"), http_get(port, "/ws"),
                                 http_ask(port, {"PUT", "/", {}, ""}), http_get(port, "/empty")}) {
    for (const SecurityHeader& header : kSecurityHeaders) {
      std::string name(header.name);
      for (char& c : name) c = static_cast<char>(std::tolower(c));
      EXPECT_THAT(reply.headers, Contains(Pair(name, std::string(header.value)))) << reply.status;
    }
    EXPECT_THAT(reply.headers, Contains(Pair("cache-control", "no-store")));
    EXPECT_THAT(reply.headers, Contains(Key("date")));
    EXPECT_THAT(reply.headers, Not(Contains(Key("server"))));
  }
}

TEST(Http, TheFrontMayAddHeadersButNotBreakOut) {
  RunningNet net;
  const HttpReply reply = http_get(net.port(), "/dressed");
  EXPECT_THAT(reply.headers, Contains(Pair("cache-control", "public")));
  EXPECT_THAT(reply.headers, Contains(Pair("x-own", "y")));
  for (const char* name : {"x-split", "x-stolen", "server"}) EXPECT_THAT(reply.headers, Not(Contains(Key(name))));
}

TEST(Http, HeadHasALengthAndNoBody) {
  RunningNet net;
  HttpClient client(net.port());
  const HttpReply head = client.ask({"HEAD", "/long", {}, ""});
  EXPECT_EQ(head.status, 200U);
  EXPECT_EQ(head.body, "");
  EXPECT_EQ(head.headers.at("content-length"), "300000");
  EXPECT_EQ(client.ask({"GET", "/x", {}, ""}).body, "GET /x from 127.0.0.1") << "nothing stays behind";
}

TEST(Http, OtherMethodsAreRefused) {
  RunningNet net;
  for (const char* method : {"PUT", "PATCH", "OPTIONS", "TRACE", "CONNECT", "BREW"}) {
    const HttpReply reply = http_ask(net.port(), {method, "/", {}, ""});
    expect_refusal(reply, 405, "wrong_method");
    EXPECT_EQ(reply.headers.at("allow"), "GET, HEAD, POST, DELETE");
  }
  EXPECT_EQ(net.handler.diary.times("http"), 0U);
}

TEST(Http, PathsThatClimbOrHideAreRefused) {
  RunningNet net;
  for (const char* target : {"/../etc/passwd",
                             "/a/../b",
                             "/a/..",
                             "/./a",
                             "/a/.",
                             "/%2e%2e/etc",
                             "/a/%2E%2e/b",
                             "/..%2fetc",
                             "/%2e",
                             "/a\\b",
                             "/..%5cetc",
                             "/a%00b",
                             "/a%0d%0ab",
                             "/a%1f",
                             "/a%7f",
                             "/%ff",
                             "/%c0%af",
                             "/%ed%a0%80",
                             "/%e2%82",
                             "/%",
                             "/%4",
                             "/%zz",
                             "/a%2f%2e%2e%2fb",
                             "/%f5%80%80%80"}) {
    expect_refusal(http_get(net.port(), target), 400, "bad_text", "path");
  }
  expect_refusal(http_get(net.port(), "/a?x=%00"), 400, "bad_text", "query");
  expect_refusal(http_get(net.port(), "/a?x=%ff"), 400, "bad_text", "query");
  expect_refusal(http_get(net.port(), "/a?x=1&x=2"), 400, "twice", "query.x");
  expect_refusal(http_get(net.port(), "http://h/a"), 400, "bad_text", "target");
  expect_refusal(http_get(net.port(), "a"), 400, "bad_text", "target");
  EXPECT_EQ(net.handler.diary.times("http"), 0U);
  for (const char* target : {"/...", "/..a", "/a..b", "/.well-known/x", "/%25"}) {
    EXPECT_EQ(http_get(net.port(), target).status, 200U) << target;
  }
}

TEST(Http, SizesHaveLimits) {
  NetPlan plan = RunningNet::local_plan();
  plan.limits.body_bytes = 1000;
  RunningNet net(plan);
  EXPECT_EQ(http_get(net.port(), "/" + std::string(2047, 'a')).status, 200U);
  expect_refusal(http_get(net.port(), "/" + std::string(2048, 'a')), 400, "too_long", "target");
  expect_refusal(http_get(net.port(), "/", {{"X-Long", std::string(9000, 'a')}}), 431, "too_long", "headers");
  EXPECT_EQ(http_post(net.port(), "/", std::string(1000, 'b')).status, 200U);
  expect_refusal(http_post(net.port(), "/", std::string(1001, 'b')), 413, "too_long", "body");
  expect_refusal(http_post(net.port(), "/", std::string(3000000, 'b')), 413, "too_long", "body");
  RawClient chunked(net.port());
  chunked.send("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n400\r\n" + std::string(1024, 'c'));
  EXPECT_THAT(chunked.read_to_end().value_or(""), HasSubstr("413"));
}

TEST(Http, TheHostMustBeNamedOnceAndPlainly) {
  RunningNet net;
  for (const char* host : {"", "Host: a\r\nHost: b\r\n", "Host: a/b\r\n", "Host: a\"b\r\n", "Host:\r\n"}) {
    RawClient client(net.port());
    client.send("GET / HTTP/1.1\r\n" + std::string(host) + "\r\n");
    const std::string text = client.read_to_end().value_or("");
    EXPECT_THAT(text, HasSubstr("HTTP/1.1 400")) << host;
    EXPECT_THAT(text, HasSubstr(R"("field":"host")")) << host;
  }
}

TEST(Http, RubbishIsRefusedAndOthersGoOn) {
  RunningNet net;
  for (const char* rubbish :
       {"\r\n\r\n\r\n", "\x16\x03\x01\x02", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\nHost h\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: x\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n"}) {
    RawClient client(net.port());
    client.send(rubbish);
    client.end_sending();
    EXPECT_THAT(client.read_to_end().value_or("hangs"), Not(HasSubstr(" 200 "))) << rubbish;
  }
  EXPECT_EQ(http_get(net.port(), "/").status, 200U);
  EXPECT_EQ(net.net->counts().faults, 0U);
}

TEST(Http, WhoSpeaksTooSlowlyIsLeft) {
  NetPlan plan = RunningNet::local_plan();
  plan.limits.header_seconds = 1;
  RunningNet net(plan);
  RawClient silent(net.port());
  RawClient slow(net.port());
  slow.send("GET / HTTP/1.1\r\nHost: h\r\nX-");
  EXPECT_EQ(silent.read_to_end(), "");
  EXPECT_EQ(slow.read_to_end(), "");
  EXPECT_TRUE(net.wait_until([](const NetCounts& counts) { return counts.open == 0; }));
}

TEST(Http, ABodyMayWaitToBeAskedFor) {
  RunningNet net;
  RawClient client(net.port());
  client.send(
      "POST /api HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n");
  EXPECT_THAT(client.read_until("\r\n\r\n").value_or(""), HasSubstr("100 Continue"));
  client.send("ok");
  EXPECT_THAT(client.read_to_end().value_or(""), HasSubstr("POST /api body ok"));
}

TEST(Http, AnswersMayComeLaterAndFromAnyThread) {
  RunningNet net;
  std::vector<std::future<HttpReply>> asked;
  for (int i = 0; i < 8; ++i) {
    asked.push_back(std::async(std::launch::async, [&] { return http_get(net.port(), "/later"); }));
  }
  EXPECT_TRUE(net.handler.diary.wait_for("http", 8));
  EXPECT_EQ(http_get(net.port(), "/now").status, 200U) << "nobody waits for others";
  net.handler.diary.write("go");
  for (std::future<HttpReply>& one : asked) EXPECT_EQ(one.get().body, "later");
}

TEST(Http, AFrontThatFailsIsAnAnswerToo) {
  RunningNet net;
  expect_refusal(http_get(net.port(), "/throw"), 500, "restarting");
  expect_refusal(http_get(net.port(), "/never"), 500, "restarting");
  EXPECT_EQ(http_get(net.port(), "/twice").body, "first");
  EXPECT_EQ(net.net->counts().faults, 1U);
}

TEST(Http, ForeignPagesMayReadButNotAct) {
  RunningNet net;
  const Headers foreign{{"Origin", "https://evil.example"}};
  EXPECT_EQ(http_get(net.port(), "/", foreign).status, 200U);
  expect_refusal(http_post(net.port(), "/", "{}", foreign), 403, "not_allowed", "origin");
  EXPECT_EQ(http_post(net.port(), "/", "{}", {{"Origin", "http://" + net.own_host()}}).status, 200U);
}

TEST(WebSocket, TextsGoBothWaysInOrder) {
  RunningNet net;
  WsClient client(net.port());
  ASSERT_TRUE(client.is_open());
  for (int i = 0; i < 50; ++i) client.send("text " + std::to_string(i));
  for (int i = 0; i < 50; ++i) EXPECT_EQ(client.read(), "text " + std::to_string(i));
  client.send("");
  EXPECT_EQ(client.read(), "");
  client.close();
  EXPECT_TRUE(net.handler.diary.wait_for("gone"));
  EXPECT_EQ(net.handler.diary.times("welcome 127.0.0.1"), 1U);
  EXPECT_TRUE(net.wait_until([](const NetCounts& counts) { return counts.open == 0 && counts.links == 0; }));
  const NetCounts counts = net.net->counts();
  EXPECT_EQ(counts.frames_in, 51U);
  EXPECT_EQ(counts.frames_out, 51U);
}

TEST(WebSocket, OnlyAGoodHandshakeIsAnUpgrade) {
  RunningNet net;
  expect_refusal(http_get(net.port(), "/ws"), 426, "missing_field", "upgrade");
  expect_refusal(http_post(net.port(), "/ws", "x"), 426, "missing_field", "upgrade");
  const Headers upgrade{{"Connection", "keep-alive, Upgrade"}, {"Upgrade", "websocket"}};
  expect_refusal(http_get(net.port(), "/ws", upgrade), 426, "unknown_word", "sec-websocket-version");
  Headers short_key = upgrade;
  short_key.emplace_back("Sec-WebSocket-Version", "13");
  expect_refusal(http_get(net.port(), "/ws", short_key), 400, "bad_text", "sec-websocket-key");
  WsPlan elsewhere;
  elsewhere.target = "/other";
  EXPECT_FALSE(WsClient(net.port(), elsewhere).is_open());
}

TEST(WebSocket, OnlyOwnPagesMayConnect) {
  struct Row {
    const char* public_url;
    const char* host;
    const char* origin;
    bool open;
  };
  for (const Row& row : {
           Row{nullptr, "play.example:8080", "http://play.example:8080", true},
           Row{nullptr, "play.example", "https://play.example", true},
           Row{nullptr, "play.example:443", "https://PLAY.example", true},
           Row{nullptr, "play.example", "http://play.example:80", true},
           Row{nullptr, "[::1]:8080", "http://[::1]:8080", true},
           Row{nullptr, "play.example", "http://play.example:8080", false},
           Row{nullptr, "play.example", "https://evil.example", false},
           Row{nullptr, "play.example", "null", false},
           Row{nullptr, "play.example", "", false},
           Row{nullptr, "play.example", "https://play.example.evil.example", false},
           Row{nullptr, "play.example", "https://play.example@evil.example", false},
           Row{nullptr, "play.example", "https://play.example/", false},
           Row{"https://play.example", "inner:8080", "https://play.example", true},
           Row{"https://play.example/", "inner:8080", "https://play.example:443", true},
           Row{"https://play.example", "inner:8080", "http://play.example", false},
           Row{"https://play.example", "evil.example", "https://evil.example", false},
       }) {
    NetPlan plan = RunningNet::local_plan();
    if (row.public_url != nullptr) plan.public_url = row.public_url;
    RunningNet net(plan);
    WsPlan client_plan;
    client_plan.headers = {{"Host", row.host}, {"Origin", row.origin}};
    WsClient client(net.port(), client_plan);
    EXPECT_EQ(client.is_open(), row.open) << row.origin << " at " << row.host;
    if (!row.open) expect_refusal(client.handshake(), 403, "not_allowed", "origin");
    EXPECT_EQ(net.net->counts().refused, row.open ? 0U : 1U);
  }
}

TEST(WebSocket, NoOriginIsNoBrowser) {
  NetPlan plan = RunningNet::local_plan();
  plan.public_url = "https://play.example";
  RunningNet net(plan);
  EXPECT_TRUE(WsClient(net.port()).is_open());
}

// Every length around the ends of buffers, packed and not, in both directions.
TEST(WebSocket, PackedTextsAreTheSameTexts) {
  NetPlan plan = RunningNet::local_plan();
  plan.limits.frames_per_second = 0;
  plan.limits.address_frames_per_second = 0;
  RunningNet net(plan);
  for (const bool compress : {true, false}) {
    WsPlan client_plan;
    client_plan.compress = compress;
    WsClient client(net.port(), client_plan);
    ASSERT_TRUE(client.is_open());
    EXPECT_EQ(client.handshake().headers.contains("sec-websocket-extensions"), compress);
    for (std::size_t length = 0; length <= 16384; length += length < 6000 ? 7 : 97) {
      std::string text(length, 'a');
      if (length % 2 == 0) {
        for (std::size_t i = 0; i < length; ++i) text[i] = "{\"seat\":12,}"[(i * i / 7) % 12];
      }
      client.send(text);
      ASSERT_EQ(client.read(), text) << length;
    }
  }
}

// RFC 7692, 7.1.2.2: the answer may name a window of the client only if the client has offered that.
TEST(WebSocket, PackingNeedsNoOfferOfTheClientsWindow) {
  RunningNet net;
  const auto extensions = [&](const std::string& offer) {
    const HttpReply reply = http_get(net.port(), "/ws",
                                     {{"Connection", "Upgrade"},
                                      {"Upgrade", "websocket"},
                                      {"Sec-WebSocket-Version", "13"},
                                      {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="},
                                      {"Sec-WebSocket-Extensions", offer}});
    EXPECT_EQ(reply.status, 101U);
    const auto found = reply.headers.find("sec-websocket-extensions");
    return found == reply.headers.end() ? std::string() : found->second;
  };
  const std::string plain = extensions("permessage-deflate");
  EXPECT_NE(plain.find("permessage-deflate"), std::string::npos);
  EXPECT_EQ(plain.find("client_max_window_bits"), std::string::npos) << plain;
  EXPECT_NE(extensions("permessage-deflate; client_max_window_bits").find("client_max_window_bits=10"),
            std::string::npos);
}

TEST(WebSocket, PackingCanBeTurnedOff) {
  NetPlan plan = RunningNet::local_plan();
  plan.compress = false;
  RunningNet net(plan);
  WsPlan client_plan;
  client_plan.compress = true;
  WsClient client(net.port(), client_plan);
  EXPECT_FALSE(client.handshake().headers.contains("sec-websocket-extensions"));
  client.send(std::string(1000, 'a'));
  EXPECT_EQ(client.read(), std::string(1000, 'a'));
}

TEST(WebSocket, TheHostMayCloseAfterItsLastWords) {
  RunningNet net;
  WsClient client(net.port());
  client.send("pour 100 5");
  client.send("close over");
  for (int i = 0; i < 5; ++i) EXPECT_EQ(client.read(), std::string(100, 'x'));
  const std::optional<WsEnd> end = client.wait_for_end();
  ASSERT_TRUE(end);
  EXPECT_EQ(end->code, 1000);
  EXPECT_EQ(end->why, "over");
  EXPECT_TRUE(net.handler.diary.wait_for("gone"));
}

TEST(WebSocket, ALongReasonIsShortenedBetweenCharacters) {
  RunningNet net;
  WsClient client(net.port());
  std::string why = "x";
  for (int i = 0; i < 100; ++i) why += "\xC3\xA9";
  client.send("close " + why);
  const std::optional<WsEnd> end = client.wait_for_end();
  ASSERT_TRUE(end);
  EXPECT_EQ(end->why, why.substr(0, 123));
}

TEST(WebSocket, AHandlerThatThrowsLosesItsClientOnly) {
  RunningNet net;
  WsClient victim(net.port());
  WsClient other(net.port());
  victim.send("throw");
  EXPECT_EQ(victim.wait_for_end().value_or(WsEnd{}).code, 1011);
  other.send("still here");
  EXPECT_EQ(other.read(), "still here");
  EXPECT_EQ(net.net->counts().faults, 1U);
  net.handler.on_connect = [](const auto&) { throw std::runtime_error("as told"); };
  EXPECT_EQ(WsClient(net.port()).wait_for_end().value_or(WsEnd{}).code, 1011);
  net.handler.on_connect = nullptr;
  net.handler.turns_away = true;
  EXPECT_EQ(WsClient(net.port()).wait_for_end().value_or(WsEnd{}).code, 1013);
}

TEST(WebSocket, ManyThreadsMaySend) {
  RunningNet net;
  std::promise<std::shared_ptr<Link>> promise;
  net.handler.on_connect = [&](const std::shared_ptr<Link>& link) { promise.set_value(link); };
  WsClient client(net.port());
  const std::shared_ptr<Link> link = promise.get_future().get();
  constexpr int kThreads = 4;
  constexpr int kEach = 100;
  std::vector<std::thread> threads;
  for (int t = 0; t < kThreads; ++t) {
    threads.emplace_back([&, t] {
      for (int i = 0; i < kEach; ++i) link->send(frame_of(std::to_string(t) + " " + std::to_string(i)));
    });
  }
  std::vector<int> next(kThreads, 0);
  for (int i = 0; i < kThreads * kEach; ++i) {
    const std::string text = client.read().value_or("0 0");
    const auto thread = static_cast<std::size_t>(std::stoi(text));
    EXPECT_EQ(std::stoi(text.substr(2)), next[thread]++) << "each thread's frames stay in order";
  }
  for (std::thread& thread : threads) thread.join();
}

TEST(WebSocket, ALinkMayOutliveEverything) {
  std::shared_ptr<Link> link;
  {
    RunningNet net;
    net.handler.on_connect = [&](const std::shared_ptr<Link>& one) { link = one; };
    WsClient client(net.port());
    client.send("x");
    EXPECT_EQ(client.read(), "x");
    client.abandon();
    EXPECT_TRUE(net.handler.diary.wait_for("gone"));
    link->send(frame_of("nobody"));
  }
  link->send(frame_of("nobody"));
  link->close("nobody");
  EXPECT_EQ(link->address(), "127.0.0.1");
}

TEST(Listening, SaysWhyItCannot) {
  NetPlan plan = RunningNet::local_plan();
  plan.bind = "nowhere";
  EXPECT_THAT(RunningNet(plan).fault, HasSubstr("nowhere"));
  RunningNet first;
  plan = RunningNet::local_plan();
  plan.port = first.port();
  const RunningNet second(plan);
  EXPECT_EQ(second.net, nullptr);
  EXPECT_THAT(second.fault, HasSubstr("in use"));
}

TEST(Listening, BothKindsOfAddresses) {
  NetPlan plan = RunningNet::local_plan();
  plan.bind = "::";
  RunningNet net(plan);
  if (!net.net) GTEST_SKIP() << "this machine has no IPv6: " << net.fault;
  EXPECT_EQ(http_get(net.port(), "/").body, "GET / from 127.0.0.1");
  EXPECT_EQ(HttpClient(net.port(), "::1").ask({}).body, "GET / from ::/64");
  WsPlan six;
  six.address = "::1";
  EXPECT_TRUE(WsClient(net.port(), six).is_open());
}

TEST(Listening, RunningOutOfFilesPassesAgain) {
  RunningNet net;
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_NOFILE, &before), 0);
  EXPECT_EQ(before.rlim_cur, before.rlim_max) << "as many as the system grants";
  const int next = dup(0);
  ASSERT_GE(next, 0);
  ::close(next);
  rlimit narrow = before;
  narrow.rlim_cur = static_cast<rlim_t>(next) + 1;
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &narrow), 0);
  RawClient last(net.port());
  EXPECT_FALSE(last.read_until("never", std::chrono::milliseconds(300))) << "nobody could be let in";
  ASSERT_EQ(setrlimit(RLIMIT_NOFILE, &before), 0);
  last.send("GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n");
  EXPECT_THAT(last.read_to_end().value_or(""), HasSubstr("200 OK"));
}

}  // namespace
}  // namespace spires::server::test
