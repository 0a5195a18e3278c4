// Abuse: the limits of one client, which do not affect other clients.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "server/net/addresses.h"
#include "tests/server/echo_handler.h"
#include "tests/server/ws_client.h"

namespace spires::server::test {
namespace {

using testing::HasSubstr;

// Tries until the server listens; the bytes after it are not part of the handshake.
constexpr std::string_view kHandshake =
    "GET /ws HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

void expect_works(WsClient& client) {
  client.send("still here");
  EXPECT_EQ(client.read(), "still here");
}

TEST(Frames, TheLongestIsHeardAndOneMoreIsNot) {
  NetPlan plan = RunningNet::local_plan();
  plan.limits.frame_bytes = 1000;
  for (const bool compress : {false, true}) {
    RunningNet net(plan);
    WsPlan client_plan;
    client_plan.compress = compress;
    WsClient client(net.port(), client_plan);
    client.send(std::string(1000, 'a'));
    EXPECT_EQ(client.read(), std::string(1000, 'a'));
    client.send(std::string(1001, 'a'));
    EXPECT_EQ(client.read(), "unreadable too_long") << "the answer comes before the end";
    const WsEnd end = client.wait_for_end().value_or(WsEnd{});
    EXPECT_EQ(end.code, 1009);
    EXPECT_EQ(end.why, "too_long");
    EXPECT_TRUE(net.handler.diary.wait_for("gone"));
  }
}

TEST(Frames, AFloodThatPacksWellIsStoppedEarly) {
  RunningNet net;
  WsPlan plan;
  plan.compress = true;
  WsClient client(net.port(), plan);
  client.send(std::string(5000000, 'a'));
  EXPECT_EQ(client.read(), "unreadable too_long");
  EXPECT_EQ(client.wait_for_end().value_or(WsEnd{}).code, 1009);
}

TEST(Frames, AnEndlessMessageIsStopped) {
  RunningNet net;
  RawClient client(net.port());
  client.send(kHandshake);
  ASSERT_THAT(client.read_until("\r\n\r\n").value_or(""), HasSubstr("101"));
  // A first fragment of 2^62 bytes, masked with zeros.
  std::string frame("\x01\xFF\x3F\xFF\xFF\xFF\xFF\xFF\xFF\xFF\0\0\0\0", 14);
  client.send(frame + std::string(20000, 'a'));
  EXPECT_TRUE(net.handler.diary.wait_for("too_long"));
  EXPECT_THAT(client.read_until("too_long\x88").value_or(""), HasSubstr("unreadable too_long"));
}

TEST(Frames, BytesAreNoText) {
  RunningNet net;
  WsClient client(net.port());
  client.send_binary("{}");
  EXPECT_EQ(client.read(), "unreadable not_json");
  EXPECT_EQ(client.wait_for_end().value_or(WsEnd{}).code, 1003);
  EXPECT_TRUE(net.handler.diary.wait_for("gone"));
}

TEST(Frames, WhatIsNotUtf8EndsTheConnection) {
  RunningNet net;
  WsClient client(net.port());
  client.send("\xFF\xFE");
  EXPECT_EQ(client.wait_for_end().value_or(WsEnd{}).code, 1007);
  EXPECT_TRUE(net.handler.diary.wait_for("gone"));
  EXPECT_EQ(net.handler.diary.times("receive"), 0U);
}

TEST(Frames, RubbishEndsTheConnection) {
  RunningNet net;
  for (const std::string& rubbish :
       {std::string("\x81\x05hello"), std::string("\xFF\xFF\xFF\xFF"), std::string("\x83\x80\0\0\0\0", 6),
        std::string("\x80\x80\0\0\0\0", 6), std::string("\xC1\x80\0\0\0\0", 6), std::string("\x89\xFE\x01\x00", 4),
        std::string("\x88\x81\0\0\0\0x", 7)}) {
    RawClient client(net.port());
    client.send(kHandshake);
    client.read_until("\r\n\r\n");
    client.send(rubbish);
    client.end_sending();
    EXPECT_TRUE(client.read_to_end());
  }
  EXPECT_TRUE(net.wait_until([](const NetCounts& counts) { return counts.open == 0; }));
  EXPECT_EQ(net.handler.diary.times("gone"), 7U);
  EXPECT_EQ(net.net->counts().faults, 0U);
}

TEST(Frames, WhoSpeaksBeforeTheHandshakeIsOverIsRefused) {
  RunningNet net;
  RawClient client(net.port());
  client.send(std::string(kHandshake) + "more");
  EXPECT_THAT(client.read_to_end().value_or(""), HasSubstr("400 Bad Request"));
}

TEST(Frames, AFloodIsDroppedAndThenEnds) {
  NetPlan plan = RunningNet::local_plan();
  plan.limits.frames_per_second = 0.001;
  plan.limits.frame_burst = 10;
  RunningNet net(plan);
  WsClient other(net.port());
  WsClient client(net.port());
  for (int i = 0; i < 12; ++i) client.send(std::to_string(i));
  for (int i = 0; i < 10; ++i) EXPECT_EQ(client.read(), std::to_string(i));
  for (int i = 0; i < 2; ++i) EXPECT_EQ(client.read(), "too_fast");
  EXPECT_TRUE(client.is_open()) << "a moment of haste is forgiven";
  for (int i = 0; i < 1000; ++i) client.send("flood");
  const WsEnd end = client.wait_for_end().value_or(WsEnd{});
  EXPECT_EQ(end.code, 1008);
  EXPECT_EQ(end.why, "too_fast");
  EXPECT_TRUE(net.handler.diary.wait_for("gone"));
  EXPECT_EQ(net.handler.diary.times("receive"), 10U);
  EXPECT_EQ(net.handler.diary.times("too_fast"), 51U) << "five bursts, and the one that was too many";
  expect_works(other);
}

TEST(Frames, OfAllConnectionsOfAnAddressAreLimitedTogether) {
  NetPlan plan = RunningNet::local_plan();
  plan.limits.address_frames_per_second = 0.001;
  plan.limits.address_frame_burst = 10;
  RunningNet net(plan);
  WsClient one(net.port());
  WsClient two(net.port());
  for (WsClient* client : {&one, &two}) {
    for (int i = 0; i < 5; ++i) {
      client->send(std::to_string(i));
      EXPECT_EQ(client->read(), std::to_string(i));
    }
  }
  for (WsClient* client : {&one, &two}) {
    client->send("more");
    EXPECT_EQ(client->read(), "too_fast");
    EXPECT_TRUE(client->is_open()) << "it may be the fault of the other";
  }
  EXPECT_EQ(net.handler.diary.times("receive"), 10U);
}

TEST(Frames, PingsCountToo) {
  NetPlan plan = RunningNet::local_plan();
  plan.limits.frames_per_second = 0.001;
  plan.limits.frame_burst = 10;
  RunningNet net(plan);
  WsClient client(net.port());
  for (int i = 0; i < 20; ++i) client.ping();
  for (int i = 0; i < 200; ++i) client.ping();
  EXPECT_TRUE(client.wait_for_end());
  EXPECT_TRUE(net.handler.diary.wait_for("gone"));
}

TEST(Requests, AnAddressThatAsksTooOftenWaits) {
  NetPlan plan = RunningNet::local_plan();
  plan.limits.requests_per_second = 0.001;
  plan.limits.request_burst = 5;
  RunningNet net(plan);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(http_get(net.port(), "/api/games").status, 200U);
  for (int i = 0; i < 3; ++i) {
    const HttpReply reply = http_get(net.port(), "/api/games", {{"X-Forwarded-For", "192.0.2." + std::to_string(i)}});
    EXPECT_EQ(reply.status, 429U) << "without a proxy anybody may write that header";
    EXPECT_THAT(reply.body, HasSubstr(R"("code":"too_fast","key":"refused.too_fast")"));
    EXPECT_EQ(reply.headers.at("retry-after"), "1");
  }
  EXPECT_FALSE(WsClient(net.port()).is_open());
  EXPECT_EQ(net.net->counts().refused, 4U);
}

TEST(Requests, FilesHaveALimitOfTheirOwn) {
  NetPlan plan = RunningNet::local_plan();
  plan.limits.requests_per_second = 0.001;
  plan.limits.request_burst = 2;
  plan.limits.files_per_second = 0.001;
  plan.limits.file_burst = 4;
  RunningNet net(plan);
  for (const char* path : {"/", "/assets/a.js", "/t/brave-raven", "/apiary?x=/api/"}) {
    EXPECT_EQ(http_get(net.port(), path).status, 200U) << path;
  }
  EXPECT_EQ(http_get(net.port(), "/").status, 429U);
  EXPECT_EQ(http_get(net.port(), "/api/games").status, 200U);
  EXPECT_EQ(http_get(net.port(), "/healthz").status, 200U);
  EXPECT_EQ(http_post(net.port(), "/", "").status, 429U) << "only reading is cheap";
}

// A first visit that also stores the page for offline use, with a margin: web/e2e/visits.e2e.ts replays a real one.
TEST(Requests, EightFirstVisitsBehindOneAddressNeverMeetTheLimits) {
  constexpr int kVisits = 8;
  constexpr int kFiles = 120;
  constexpr int kQuestions = 6;
  constexpr int kConnections = 10;
  Addresses addresses(NetLimits{});
  const Moment now{};
  for (int i = 0; i < kVisits * kConnections; ++i) EXPECT_TRUE(addresses.enter("192.0.2.1", now)) << i;
  for (int i = 0; i < kVisits * kFiles; ++i) EXPECT_TRUE(addresses.may_fetch_file("192.0.2.1", now)) << i;
  for (int i = 0; i < kVisits * kQuestions; ++i) EXPECT_TRUE(addresses.may_ask("192.0.2.1", now)) << i;
}

TEST(Requests, AreAllowedAgainWithTimeOfThePlansClock) {
  std::atomic<int> seconds = 1;
  NetPlan plan = RunningNet::local_plan();
  plan.limits.requests_per_second = 1;
  plan.limits.request_burst = 1;
  plan.now = [&] { return Moment{std::chrono::seconds(seconds)}; };
  RunningNet net(plan);
  EXPECT_EQ(http_get(net.port(), "/api/x").status, 200);
  EXPECT_EQ(http_get(net.port(), "/api/x").status, 429);
  ++seconds;
  EXPECT_EQ(http_get(net.port(), "/api/x").status, 200);
  EXPECT_EQ(http_get(net.port(), "/api/x").status, 429);
}

TEST(Requests, BehindAProxyTheClientIsWhomItNames) {
  NetPlan plan = RunningNet::local_plan();
  plan.behind_proxy = true;
  plan.limits.requests_per_second = 0.001;
  plan.limits.request_burst = 3;
  plan.limits.connections_per_address = 1;
  RunningNet net(plan);
  const auto from = [](const std::string& chain) { return Headers{{"X-Forwarded-For", chain}}; };
  EXPECT_EQ(http_get(net.port(), "/api/x", from("10.0.0.1, 192.0.2.7")).body, "GET /api/x from 192.0.2.7");
  EXPECT_EQ(http_get(net.port(), "/api/x", from("[2001:db8::1]:99")).body, "GET /api/x from 2001:db8::/64");
  EXPECT_EQ(http_get(net.port(), "/api/x", from("2001:db8::2")).status, 200U);
  EXPECT_EQ(http_get(net.port(), "/api/x", from("2001:db8::3")).status, 200U);
  EXPECT_EQ(http_get(net.port(), "/api/x", from("2001:db8::4")).status, 429U) << "a network is one household";
  EXPECT_EQ(http_get(net.port(), "/api/x", from("rubbish")).body, "GET /api/x from 127.0.0.1");
  WsPlan first;
  first.headers = from("192.0.2.8");
  WsClient one(net.port(), first);
  EXPECT_TRUE(one.is_open());
  WsClient two(net.port(), first);
  EXPECT_EQ(two.handshake().status, 429U);
  EXPECT_THAT(two.handshake().body, HasSubstr("too_many_connections"));
  WsPlan second;
  second.headers = from("192.0.2.9");
  EXPECT_TRUE(WsClient(net.port(), second).is_open());
  // The handler is asked after the handshake has been answered.
  EXPECT_TRUE(net.handler.diary.wait_for("welcome 192.0.2.8"));
  EXPECT_EQ(net.handler.diary.times("welcome 192.0.2.8"), 1U);
}

TEST(Connections, OneAddressMayHaveSoMany) {
  NetPlan plan = RunningNet::local_plan();
  plan.limits.connections_per_address = 3;
  RunningNet net(plan);
  std::vector<std::unique_ptr<WsClient>> clients;
  for (int i = 0; i < 3; ++i) clients.push_back(std::make_unique<WsClient>(net.port()));
  const HttpReply reply = http_get(net.port(), "/");
  EXPECT_EQ(reply.status, 429U);
  EXPECT_EQ(reply.body,
            R"({"type":"refused","code":"too_many_connections","key":"refused.too_many_connections","params":{}})");
  EXPECT_EQ(WsClient(net.port()).handshake().status, 429U);
  for (const auto& client : clients) expect_works(*client);
  clients.pop_back();
  EXPECT_TRUE(net.wait_until([](const NetCounts& counts) { return counts.open == 2; }));
  EXPECT_EQ(http_get(net.port(), "/").status, 200U) << "a place is free again";
}

TEST(Connections, TheServerTakesOnlySoMany) {
  NetPlan plan = RunningNet::local_plan();
  plan.limits.connections = 2;
  RunningNet net(plan);
  WsClient one(net.port());
  WsClient two(net.port());
  const HttpReply reply = http_get(net.port(), "/");
  EXPECT_EQ(reply.status, 503U);
  EXPECT_THAT(reply.body, HasSubstr("too_many_connections"));
  expect_works(one);
  expect_works(two);
}

TEST(Connections, BeyondTheLimitAreNotReadAtAll) {
  NetPlan plan = RunningNet::local_plan();
  plan.limits.connections = 1;
  RunningNet net(plan);
  WsClient inside(net.port());
  std::vector<std::unique_ptr<RawClient>> crowd;
  for (int i = 0; i < 200; ++i) crowd.push_back(std::make_unique<RawClient>(net.port()));
  EXPECT_TRUE(net.wait_until([](const NetCounts& counts) { return counts.refused == 200; }));
  EXPECT_LE(net.net->counts().open, 65U);
  expect_works(inside);
  crowd.clear();
  EXPECT_TRUE(net.wait_until([](const NetCounts& counts) { return counts.open == 1; }));
}

TEST(SlowReaders, AreCutAndTheOthersGoOn) {
  RunningNet net;
  WsClient other(net.port());
  WsPlan plan;
  plan.reads = false;
  plan.kernel_bytes = 4096;
  WsClient slow(net.port(), plan);
  // More than the kernel and the queue can hold together.
  for (int i = 0; i < 40 && net.net->counts().slow_cut == 0; ++i) {
    slow.send("pour 65536 16");
    expect_works(other);
  }
  EXPECT_TRUE(net.wait_until([](const NetCounts& counts) { return counts.slow_cut == 1; }));
  EXPECT_TRUE(net.handler.diary.wait_for("gone"));
  EXPECT_TRUE(net.wait_until([](const NetCounts& counts) { return counts.links == 1; }));
  expect_works(other);
}

TEST(SlowReaders, AreCutForTooManyFramesToo) {
  NetPlan plan = RunningNet::local_plan();
  plan.limits.queue_frames = 20;
  RunningNet net(plan);
  WsClient client(net.port());
  client.send("pour 1 21");
  EXPECT_TRUE(client.wait_for_end());
  EXPECT_EQ(net.net->counts().slow_cut, 1U);
}

TEST(SlowReaders, ALongFrameMayGoAlone) {
  NetPlan plan = RunningNet::local_plan();
  plan.limits.queue_bytes = 1000;
  RunningNet net(plan);
  WsClient client(net.port());
  client.send("pour 500000 1");
  EXPECT_EQ(client.read(), std::string(500000, 'x'));
}

TEST(SlowReaders, OfHttpDoNotHoldOthersUp) {
  RunningNet net;
  std::vector<std::unique_ptr<RawClient>> slow;
  for (int i = 0; i < 20; ++i) {
    slow.push_back(std::make_unique<RawClient>(net.port()));
    for (int k = 0; k < 30; ++k) slow.back()->send("GET /long HTTP/1.1\r\nHost: h\r\n\r\n");
  }
  HttpReply reply = http_get(net.port(), "/");
  EXPECT_TRUE(reply.status == 200 || reply.status == 429);
}

TEST(Silence, WhoAnswersNoPingIsLeft) {
  NetPlan plan = RunningNet::local_plan();
  plan.limits.idle_seconds = 1;
  RunningNet net(plan);
  WsClient alive(net.port());
  RawClient dead(net.port());
  dead.send(kHandshake);
  ASSERT_THAT(dead.read_until("\r\n\r\n").value_or(""), HasSubstr("101"));
  const std::string last = dead.read_to_end().value_or("hangs");
  EXPECT_THAT(last, HasSubstr(std::string("\x89\0", 2))) << "a ping was tried";
  EXPECT_TRUE(net.handler.diary.wait_for("gone"));
  EXPECT_EQ(net.handler.diary.times("gone"), 1U);
  expect_works(alive);
}

TEST(Silence, HalfOfAHandshakeOrARequestIsLeft) {
  NetPlan plan = RunningNet::local_plan();
  plan.limits.header_seconds = 1;
  RunningNet net(plan);
  RawClient half(net.port());
  half.send(kHandshake.substr(0, 60));
  half.end_sending();
  EXPECT_EQ(half.read_to_end(), "");
  EXPECT_TRUE(net.wait_until([](const NetCounts& counts) { return counts.open == 0; }));
}

TEST(Stopping, ClientsGetTheLastMessagesAndAReason) {
  RunningNet net;
  WsClient client(net.port());
  HttpClient quiet(net.port());
  EXPECT_EQ(quiet.ask({}).status, 200U);
  RawClient busy(net.port());
  busy.send("GET /later HTTP/1.1\r\nHost: h\r\n\r\n");
  EXPECT_TRUE(net.handler.diary.wait_for("http", 2));
  client.send("pour 1000 50");
  EXPECT_TRUE(net.handler.diary.wait_for("receive"));
  std::promise<void> done;
  net.net->stop("restart", 60000, [&] { done.set_value(); });
  for (int i = 0; i < 50; ++i) EXPECT_EQ(client.read(), std::string(1000, 'x'));
  const WsEnd end = client.wait_for_end().value_or(WsEnd{});
  EXPECT_EQ(end.code, 1001);
  EXPECT_EQ(end.why, "restart");
  net.handler.diary.write("go");
  const std::string answer = busy.read_to_end().value_or("");
  EXPECT_THAT(answer, HasSubstr("later")) << "what was under way is finished";
  EXPECT_THAT(answer, HasSubstr("Connection: close"));
  EXPECT_EQ(done.get_future().wait_for(kHang), std::future_status::ready);
  EXPECT_EQ(net.net->counts().open, 0U);
  EXPECT_EQ(net.handler.diary.times("gone"), 1U);
  EXPECT_EQ(quiet.ask({}).status, 0U);
  EXPECT_EQ(http_get(net.port(), "/").status, 0U) << "nobody listens any more";
}

TEST(Stopping, PatienceEnds) {
  RunningNet net;
  WsPlan plan;
  plan.reads = false;
  WsClient stuck(net.port(), plan);
  std::promise<void> done;
  std::future<void> is_done = done.get_future();
  net.net->stop("restart", 50, [&] { done.set_value(); });
  EXPECT_EQ(is_done.wait_for(kHang), std::future_status::ready);
  EXPECT_TRUE(net.wait_until([](const NetCounts& counts) { return counts.open == 0; }));
  EXPECT_TRUE(net.handler.diary.wait_for("gone"));
}

TEST(Stopping, WithoutConnectionsIsDoneAtOnceAndSoIsASecondTime) {
  RunningNet net;
  for (int i = 0; i < 2; ++i) {
    std::promise<void> done;
    net.net->stop("restart", 60000, [&] { done.set_value(); });
    EXPECT_EQ(done.get_future().wait_for(kHang), std::future_status::ready);
  }
}

TEST(Stopping, NothingKeepsTheLoopRunning) {
  EchoHandler handler;
  boost::asio::io_context io;
  NetStarted started = start_net(io, RunningNet::local_plan(), handler);
  std::vector<std::thread> threads;
  for (int i = 0; i < 2; ++i) threads.emplace_back([&] { io.run(); });
  const std::uint16_t port = started.net->port();
  EXPECT_EQ(http_get(port, "/").status, 200U);
  WsClient client(port);
  expect_works(client);
  started.net->stop("restart", 3600000, [] {});
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(started.net->counts().open, 0U);
}

// Everything at once, for the sanitizers.
TEST(Storm, ManyClientsComeTalkAndGo) {
  NetPlan plan = RunningNet::local_plan();
  plan.limits.connections_per_address = 0;
  plan.limits.requests_per_second = 0;
  RunningNet net(plan, 4);
  std::vector<std::thread> people;
  for (int p = 0; p < 6; ++p) {
    people.emplace_back([&, p] {
      for (int round = 0; round < 15; ++round) {
        WsPlan client_plan;
        client_plan.compress = round % 2 == 0;
        WsClient client(net.port(), client_plan);
        for (int i = 0; i < 10; ++i) client.send(std::string(static_cast<std::size_t>(100 * i), 'p'));
        for (int i = 0; i < 10; ++i) EXPECT_TRUE(client.read());
        EXPECT_EQ(http_get(net.port(), "/p").status, 200U);
        if (round % 3 == 0) client.close();
        if (round % 3 == 1) client.send("close bye");
        if (round % 3 == 2 && p % 2 == 0) client.send("throw");
      }
    });
  }
  for (std::thread& one : people) one.join();
  EXPECT_TRUE(net.handler.diary.wait_for("gone", 90));
  EXPECT_TRUE(net.wait_until([](const NetCounts& counts) { return counts.open == 0; }));
}

}  // namespace
}  // namespace spires::server::test
