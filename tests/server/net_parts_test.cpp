// The parts of the network layer that need no socket: token buckets, counts by address, the outbox, QR codes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <vector>

#include "server/net/addresses.h"
#include "server/net/outbox.h"
#include "server/net/qr.h"
#include "server/net/target.h"
#include "server/net/token_bucket.h"
#include "tests/server/echo_handler.h"

namespace spires::server::test {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

const Moment kStart{};

TEST(TokenBucket, SoManyAtOnceAndThenSoManyASecond) {
  TokenBucket bucket({10, 3}, kStart);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(kStart));
  EXPECT_FALSE(bucket.take(kStart));
  EXPECT_FALSE(bucket.take(kStart + milliseconds(99)));
  EXPECT_TRUE(bucket.take(kStart + milliseconds(101)));
  EXPECT_FALSE(bucket.is_full(kStart + milliseconds(200)));
  EXPECT_TRUE(bucket.is_full(kStart + seconds(1)));
  EXPECT_FALSE(bucket.take(kStart + milliseconds(50))) << "a clock that goes back gives nothing";
}

TEST(TokenBucket, NoRateIsNoLimit) {
  TokenBucket bucket({0, 0}, kStart);
  for (int i = 0; i < 1000; ++i) EXPECT_TRUE(bucket.take(kStart));
}

std::string source(const char* address) { return household(boost::asio::ip::make_address(address)); }

TEST(Addresses, WhatCountsAsOne) {
  EXPECT_EQ(source("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(source("::ffff:192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(source("2001:db8:1:2::3"), source("2001:db8:1:2:ffff::9"));
  EXPECT_NE(source("2001:db8:1:2::3"), source("2001:db8:1:3::3"));
  EXPECT_EQ(address_text(boost::asio::ip::make_address("::ffff:192.0.2.7")), "192.0.2.7");
}

TEST(Addresses, WhoIsForwarded) {
  const auto text = [](const char* header) {
    const auto address = forwarded_address(header);
    return address ? address->to_string() : "nobody";
  };
  EXPECT_EQ(text("192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(text("1.1.1.1,  192.0.2.1 "), "192.0.2.1") << "what the client wrote itself stands before";
  EXPECT_EQ(text("192.0.2.1:99"), "192.0.2.1");
  EXPECT_EQ(text("2001:db8::1"), "2001:db8::1");
  EXPECT_EQ(text("[2001:db8::1]:99"), "2001:db8::1");
  EXPECT_EQ(text("[2001:db8::1"), "nobody");
  EXPECT_EQ(text("::ffff:192.0.2.1"), "192.0.2.1");
  EXPECT_EQ(text(""), "nobody");
  EXPECT_EQ(text("1.1.1.1, unknown"), "nobody");
}

TEST(Addresses, WhoWasShutOutDoesNotComeBackAtOnce) {
  Addresses addresses(NetLimits{});
  const Moment now{};
  EXPECT_TRUE(addresses.enter("192.0.2.1", now));
  addresses.shut_out("192.0.2.1", now);
  EXPECT_FALSE(addresses.enter("192.0.2.1", now + std::chrono::seconds(1)));
  EXPECT_TRUE(addresses.enter("192.0.2.2", now + std::chrono::seconds(1)));
  EXPECT_TRUE(addresses.enter("192.0.2.1", now + std::chrono::seconds(11)));
}

TEST(Addresses, WhoAsksALotIsRememberedAndTheQuietAreForgotten) {
  NetLimits limits;
  limits.connections_per_address = 2;
  limits.requests_per_second = 1;
  limits.request_burst = 2;
  Addresses addresses(limits);
  EXPECT_TRUE(addresses.enter("a", kStart));
  EXPECT_TRUE(addresses.enter("a", kStart));
  EXPECT_FALSE(addresses.enter("a", kStart));
  EXPECT_TRUE(addresses.enter("b", kStart));
  EXPECT_TRUE(addresses.may_ask("a", kStart));
  EXPECT_TRUE(addresses.may_ask("a", kStart));
  addresses.leave("a", kStart);
  addresses.leave("a", kStart);
  EXPECT_FALSE(addresses.may_ask("a", kStart)) << "hanging up does not help";
  EXPECT_TRUE(addresses.enter("a", kStart));
  addresses.leave("a", kStart + seconds(5));
  addresses.leave("b", kStart + seconds(5));
  addresses.leave("never came", kStart);
  EXPECT_EQ(addresses.size(), 0U);
  for (int i = 0; i < 100000; ++i) addresses.may_ask(std::to_string(i), kStart + milliseconds(i));
  EXPECT_LT(addresses.size(), 5000U) << "a crowd that passes by is not kept";
}

TEST(Outbox, StartsOneWriterAndKeepsTheOrder) {
  Outbox outbox(100, 10);
  const Frame one = frame_of("one");
  EXPECT_EQ(outbox.put(one), Outbox::Put::Start);
  EXPECT_EQ(outbox.put(frame_of("two")), Outbox::Put::Waits);
  Outbox::Work work = outbox.take();
  ASSERT_EQ(work.frames.size(), 2U);
  EXPECT_EQ(*work.frames[1], "two");
  EXPECT_EQ(outbox.put_last({1000, "bye"}), Outbox::Put::Waits);
  EXPECT_TRUE(outbox.is_ending());
  EXPECT_EQ(outbox.put(one), Outbox::Put::Ignored);
  EXPECT_EQ(outbox.put_last({1001, "again"}), Outbox::Put::Ignored);
  work = outbox.take();
  EXPECT_TRUE(work.frames.empty());
  EXPECT_EQ(work.farewell->why, "bye");
}

TEST(Outbox, WhatIsBeingWrittenCounts) {
  Outbox outbox(10, 3);
  const Frame five = frame_of("12345");
  EXPECT_EQ(outbox.put(five), Outbox::Put::Start);
  outbox.take();
  EXPECT_EQ(outbox.put(five), Outbox::Put::Waits);
  outbox.written(five);
  EXPECT_EQ(outbox.put(five), Outbox::Put::Waits);
  EXPECT_EQ(outbox.put(five), Outbox::Put::Overflow);
  EXPECT_EQ(outbox.put(five), Outbox::Put::Ignored);
  EXPECT_TRUE(outbox.take().frames.empty());
  Outbox small(0, 2);
  small.put(five);
  small.put(five);
  EXPECT_EQ(small.put(five), Outbox::Put::Overflow);
}

TEST(Outbox, AWriterThatFoundNothingIsStartedAgain) {
  Outbox outbox(0, 0);
  const Frame frame = frame_of("x");
  EXPECT_EQ(outbox.put(frame), Outbox::Put::Start);
  EXPECT_EQ(outbox.take().frames.size(), 1U);
  outbox.written(frame);
  EXPECT_TRUE(outbox.take().frames.empty());
  EXPECT_EQ(outbox.put(frame), Outbox::Put::Start);
  EXPECT_EQ(outbox.put(nullptr), Outbox::Put::Ignored);
}

TEST(Utf8, IsCheckedStrictly) {
  for (const char* good :
       {"", "a", "\xC3\xA9", "\xE2\x82\xAC", "\xF0\x9F\x8F\xB0", "\xF4\x8F\xBF\xBF", "\xED\x9F\xBF"}) {
    EXPECT_TRUE(is_utf8(good)) << good;
  }
  for (const char* bad : {"\x80", "\xC3", "\xC0\xAF", "\xC1\xBF", "\xE0\x9F\xBF", "\xED\xA0\x80", "\xF0\x8F\xBF\xBF",
                          "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xE2\x82", "\xE2\x28\xA1", "\xFF"}) {
    EXPECT_FALSE(is_utf8(bad));
  }
}

using Modules = std::vector<std::vector<bool>>;  // true: dark

Modules modules_of_terminal(const std::string& lines) {
  Modules rows;
  for (std::size_t i = 0; i < lines.size();) {
    std::vector<bool> upper;
    std::vector<bool> lower;
    for (; lines[i] != '\n'; i += lines[i] == ' ' ? 1U : 3U) {
      const std::string sign = lines[i] == ' ' ? " " : lines.substr(i, 3);
      upper.push_back(sign == " " || sign == "\u2584");
      lower.push_back(sign == " " || sign == "\u2580");
    }
    ++i;
    rows.push_back(std::move(upper));
    rows.push_back(std::move(lower));
  }
  rows.pop_back();  // the number of rows is odd
  return rows;
}

Modules modules_of_svg(const std::string& svg) {
  const std::size_t size = std::stoul(svg.substr(svg.find("viewBox=\"0 0 ") + 13));
  Modules rows(size, std::vector<bool>(size, false));
  std::size_t at = svg.find("#000");
  while ((at = svg.find('M', at)) != std::string::npos) {
    const std::size_t x = std::stoul(svg.substr(at + 1));
    const std::size_t y = std::stoul(svg.substr(svg.find(' ', at) + 1));
    const std::size_t width = std::stoul(svg.substr(svg.find('h', at) + 1));
    for (std::size_t i = 0; i < width; ++i) rows.at(y).at(x + i) = true;
    ++at;
  }
  return rows;
}

TEST(Qr, BothPicturesShowTheSameCodeWithItsMargin) {
  const std::string link = "https://spires.example/t/brave-raven-42";
  const Modules rows = modules_of_svg(qr_svg(link));
  EXPECT_EQ(rows, modules_of_terminal(qr_terminal(link)));
  ASSERT_EQ(rows.size(), 29U + 8U) << "version 3";
  const std::size_t last = rows.size() - 1;
  for (std::size_t i = 0; i <= last; ++i) {
    for (std::size_t k = 0; k < 4; ++k) {
      EXPECT_FALSE(rows[k][i] || rows[last - k][i] || rows[i][k] || rows[i][last - k]);
    }
  }
  // The three finder patterns: a dark ring, a light one, a dark centre.
  for (const auto& [top, left] : {std::pair{4U, 4U}, std::pair{4U, 26U}, std::pair{26U, 4U}}) {
    for (std::size_t i = 0; i < 7; ++i) EXPECT_TRUE(rows[top][left + i] && rows[top + i][left]);
    EXPECT_FALSE(rows[top + 1][left + 1]);
    EXPECT_TRUE(rows[top + 3][left + 3]);
  }
}

TEST(Qr, WhatIsTooLongHasNone) {
  EXPECT_EQ(qr_svg(std::string(5000, 'x')), "");
  EXPECT_EQ(qr_terminal(std::string(5000, 'x')), "");
}

}  // namespace
}  // namespace spires::server::test
