#include "tests/twins/client.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <utility>

namespace spires::server::twins {
namespace {

constexpr int kPatienceSeconds = 10;
constexpr std::string_view kHost = "spires.test";

// RFC 6455, 5.2
constexpr unsigned kFinal = 0x80;
constexpr unsigned kMasked = 0x80;
constexpr unsigned kText = 0x1;
constexpr unsigned kClose = 0x8;
constexpr unsigned kPing = 0x9;
constexpr unsigned kPong = 0xA;

std::uint64_t number_of(std::string_view bytes) {
  std::uint64_t number = 0;
  for (const char byte : bytes) number = (number << 8U) | static_cast<unsigned char>(byte);
  return number;
}

void add_number(std::string& bytes, std::uint64_t number, int size) {
  for (int i = size; i-- > 0;) bytes += static_cast<char>((number >> (8U * static_cast<unsigned>(i))) & 0xFFU);
}

// A client masks its frames; a mask of zeros is valid.
std::string frame_of(unsigned kind, std::string_view payload) {
  std::string bytes(1, static_cast<char>(kFinal | kind));
  if (payload.size() < 126) {
    bytes += static_cast<char>(kMasked | static_cast<unsigned>(payload.size()));
  } else {
    bytes += static_cast<char>(kMasked | 126U);
    add_number(bytes, payload.size(), 2);
  }
  return bytes.append(4, '\0').append(payload);
}

}  // namespace

TwinSocket::TwinSocket(std::uint16_t port) : file_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int on = 1;
  ::setsockopt(file_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  const timeval patience{kPatienceSeconds, 0};
  ::setsockopt(file_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  sockaddr any{};
  static_assert(sizeof any == sizeof address);
  __builtin_memcpy(&any, &address, sizeof any);
  // If it fails, the first read fails too.
  if (::connect(file_, &any, sizeof any) != 0) ::shutdown(file_, SHUT_RDWR);
}
TwinSocket::~TwinSocket() { ::close(file_); }

void TwinSocket::write(std::string_view bytes) const {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(file_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

bool TwinSocket::fill() {
  buffer_.erase(0, used_);
  used_ = 0;
  std::array<char, 65536> room;
  const ssize_t got = ::recv(file_, room.data(), room.size(), 0);
  if (got <= 0) return false;
  buffer_.append(room.data(), static_cast<std::size_t>(got));
  return true;
}

std::optional<std::string> TwinSocket::read(std::size_t bytes) {
  while (buffer_.size() - used_ < bytes) {
    if (!fill()) return std::nullopt;
  }
  used_ += bytes;
  return buffer_.substr(used_ - bytes, bytes);
}

std::optional<std::string> TwinSocket::read_until(std::string_view end) {
  std::size_t found = 0;
  while ((found = buffer_.find(end, used_)) == std::string::npos) {
    if (!fill()) return std::nullopt;
  }
  return read(found + end.size() - used_);
}

TwinClient::TwinClient(std::uint16_t port) : socket_(port) {
  socket_.write("GET /ws HTTP/1.1\r\nHost: " + std::string(kHost) +
                "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
  socket_.read_until("\r\n\r\n");
}

void TwinClient::send(std::string_view text) { socket_.write(frame_of(kText, text)); }

// Reads one message, of any number of frames.
std::optional<std::string> TwinClient::next() {
  std::string message;
  for (;;) {
    const std::optional<std::string> head = socket_.read(2);
    if (!head) return std::nullopt;
    const auto first = static_cast<unsigned char>((*head)[0]);
    std::uint64_t size = static_cast<unsigned char>((*head)[1]);
    if (size >= 126) {
      const std::optional<std::string> longer = socket_.read(size == 126 ? 2 : 8);
      if (!longer) return std::nullopt;
      size = number_of(*longer);
    }
    const std::optional<std::string> payload = socket_.read(size);
    const unsigned kind = first & 0xFU;
    if (!payload || kind == kClose) return std::nullopt;
    if (kind == kPing) socket_.write(frame_of(kPong, *payload));
    if (kind == kPing || kind == kPong) continue;
    message += *payload;
    if ((first & kFinal) != 0) return message;
  }
}

bool TwinClient::hear(const std::string& request) {
  const std::string mark = "\"request\":\"" + request + "\"";
  for (const std::string& message : heard_) {
    if (message.find(mark) != std::string::npos) return true;
  }
  while (std::optional<std::string> message = next()) {
    heard_.push_back(std::move(*message));
    if (heard_.back().find(mark) != std::string::npos) return true;
  }
  return false;
}

bool TwinClient::hear(std::string_view type, int count) {
  for (const std::string& message : heard_) count -= type_of(message) == type ? 1 : 0;
  while (count > 0) {
    std::optional<std::string> message = next();
    if (!message) return false;
    heard_.push_back(std::move(*message));
    count -= type_of(heard_.back()) == type ? 1 : 0;
  }
  return true;
}

std::vector<std::string> TwinClient::take() { return std::exchange(heard_, {}); }

std::string type_of(const std::string& message) {
  constexpr std::string_view kBegin = R"({"type":")";
  if (!message.starts_with(kBegin)) return "rubbish";
  return message.substr(kBegin.size(), message.find('"', kBegin.size()) - kBegin.size());
}

std::string TwinHttp::get(const std::string& target) {
  socket_.write("GET " + target + " HTTP/1.1\r\nHost: " + std::string(kHost) + "\r\n\r\n");
  std::string answer;
  std::size_t size = 0;
  while (std::optional<std::string> line = socket_.read_until("\r\n")) {
    constexpr std::string_view kLength = "Content-Length: ";
    if (line->starts_with(kLength)) std::from_chars(line->data() + kLength.size(), line->data() + line->size(), size);
    if (!line->starts_with("Date: ")) answer += *line;
    if (*line == "\r\n") return answer + socket_.read(size).value_or("");
  }
  return answer + "(no answer)";
}

}  // namespace spires::server::twins
