// Limits of the network that outlive a connection, and what Beast would not show: fragments and transfer codings.
#include <gtest/gtest.h>

#include <string>

#include "server/net/addresses.h"
#include "server/net/counted_stream.h"
#include "server/net/request_head.h"

namespace spires::server {
namespace {

using std::chrono::seconds;

constexpr Moment kStart{seconds(1000)};

TEST(ShutOut, OutlivesTheConnection) {
  Addresses addresses(NetLimits{});
  ASSERT_TRUE(addresses.enter("192.0.2.1", kStart));
  addresses.shut_out("192.0.2.1", kStart);
  addresses.leave("192.0.2.1", kStart);
  EXPECT_FALSE(addresses.enter("192.0.2.1", kStart + seconds(1)));
  EXPECT_TRUE(addresses.enter("192.0.2.2", kStart + seconds(1)));
  EXPECT_TRUE(addresses.enter("192.0.2.1", kStart + seconds(11)));
}

std::string frame(unsigned char first, const std::string& payload) {
  std::string bytes;
  bytes += static_cast<char>(first);
  if (payload.size() < 126) {
    bytes += static_cast<char>(0x80U | payload.size());
  } else {
    bytes += static_cast<char>(0x80U | 126U);
    bytes += static_cast<char>(payload.size() >> 8U);
    bytes += static_cast<char>(payload.size() & 0xFFU);
  }
  return bytes + "mask" + payload;
}

// However the bytes are cut, the same fragments are counted.
TEST(Fragments, AreCounted) {
  std::string bytes = frame(0x81, "whole");
  bytes += frame(0x01, "begin");
  for (int i = 0; i < 10; ++i) bytes += frame(0x00, "");
  bytes += frame(0x89, "ping") + frame(0x00, std::string(1000, '\0')) + frame(0x80, "end") + frame(0x81, "next");
  for (const std::size_t part : {std::size_t{1}, std::size_t{7}, bytes.size()}) {
    FragmentCounter counter;
    std::size_t fragments = 0;
    for (std::size_t at = 0; at < bytes.size(); at += part) {
      const std::string piece = bytes.substr(at, part);
      fragments += counter.see(reinterpret_cast<const unsigned char*>(piece.data()), piece.size());
    }
    EXPECT_EQ(fragments, 12U) << part;
  }
}

unsigned status_of(std::vector<std::pair<std::string_view, std::string_view>> headers) {
  RequestHead head{11, "POST", "/api/tables", {{"host", "127.0.0.1"}}};
  head.headers.insert(head.headers.end(), headers.begin(), headers.end());
  const std::variant<Asked, HttpAnswer> read = read_head(head, NetPlan{});
  const HttpAnswer* no = std::get_if<HttpAnswer>(&read);
  return no == nullptr ? 200 : no->status;
}

TEST(TransferEncoding, IsChunkedOrRefused) {
  EXPECT_EQ(status_of({}), 200U);
  EXPECT_EQ(status_of({{"Transfer-Encoding", "chunked"}}), 200U);
  EXPECT_EQ(status_of({{"transfer-encoding", "Chunked"}}), 200U);
  for (const char* coding : {"gzip", "gzip, chunked", "identity", "chunked, chunked", "xchunked", ""}) {
    EXPECT_EQ(status_of({{"Transfer-Encoding", coding}}), 501U) << coding;
  }
  EXPECT_EQ(status_of({{"Transfer-Encoding", "chunked"}, {"Transfer-Encoding", "chunked"}}), 501U);
  EXPECT_EQ(status_of({{"Transfer-Encoding", "chunked"}, {"Content-Length", "3"}}), 400U);
}

}  // namespace
}  // namespace spires::server
