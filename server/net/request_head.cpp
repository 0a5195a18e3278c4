#include "server/net/request_head.h"

#include <algorithm>
#include <optional>

#include "server/net/addresses.h"
#include "server/net/origin.h"
#include "server/net/refusal.h"
#include "server/net/target.h"
#include "wire/json.h"

namespace spires::server {
namespace {

using wire::FaultCode;
using wire::message_fault;

constexpr std::string_view kSocketPath = "/ws";

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// `word` is in lower case.
bool is_word(std::string_view text, std::string_view word) {
  return std::equal(text.begin(), text.end(), word.begin(), word.end(),
                    [](char left, char right) { return small(left) == right; });
}

// Whether one of the comma-separated words is this one.
bool lists(std::string_view text, std::string_view word) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(','), text.size());
    std::string_view one = text.substr(0, end);
    while (one.starts_with(' ')) one.remove_prefix(1);
    while (one.ends_with(' ')) one.remove_suffix(1);
    if (is_word(one, word)) return true;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return false;
}

HttpAnswer with_header(HttpAnswer answer, std::string name, std::string value) {
  answer.headers.emplace_back(std::move(name), std::move(value));
  return answer;
}

std::optional<HttpAnswer> refuse_form(const RequestHead& head) {
  if (head.version != 10 && head.version != 11) return refusal(505, message_fault(FaultCode::UnknownWord, "version"));
  if (head.method != "GET" && head.method != "HEAD" && head.method != "POST" && head.method != "DELETE") {
    return with_header(refusal(405, "wrong_method"), "Allow", "GET, HEAD, POST, DELETE");
  }
  // A coding that is not understood would leave its body to be read as the next request.
  const std::size_t codings = head.count("transfer-encoding");
  if (codings > 1 || (codings == 1 && !is_word(head.header("transfer-encoding"), "chunked"))) {
    return refusal(501, message_fault(FaultCode::UnknownWord, "transfer-encoding"));
  }
  if (codings == 1 && head.count("content-length") != 0) {
    return refusal(400, message_fault(FaultCode::BadText, "content-length"));
  }
  if (head.count("host") != 1 || !is_plain_host(head.header("host"))) {
    return refusal(400, message_fault(FaultCode::BadText, "host"));
  }
  return std::nullopt;
}

std::optional<HttpAnswer> refuse_handshake(const RequestHead& head) {
  if (head.method != "GET" || head.version != 11 || !lists(head.header("connection"), "upgrade") ||
      !lists(head.header("upgrade"), "websocket")) {
    return with_header(refusal(426, message_fault(FaultCode::MissingField, "upgrade")), "Upgrade", "websocket");
  }
  if (head.header("sec-websocket-version") != "13") {
    return with_header(refusal(426, message_fault(FaultCode::UnknownWord, "sec-websocket-version")),
                       "Sec-WebSocket-Version", "13");
  }
  constexpr std::size_t kKeyCharacters = 24;
  if (head.header("sec-websocket-key").size() != kKeyCharacters) {
    return refusal(400, message_fault(FaultCode::BadText, "sec-websocket-key"));
  }
  return std::nullopt;
}

// Whether a page of another origin asks for more than reading.
bool is_foreign(const RequestHead& head, const NetPlan& plan, Wish wish) {
  const std::size_t origins = head.count("origin");
  if (origins == 0) return false;
  if (wish == Wish::Answer && (head.method == "GET" || head.method == "HEAD")) return false;
  std::optional<std::string_view> own;
  if (plan.public_url) own = *plan.public_url;
  return origins > 1 || !is_own_origin(head.header("origin"), head.header("host"), own);
}

std::optional<std::string> bearer_of(const RequestHead& head) {
  constexpr std::string_view kScheme = "bearer ";
  const std::string_view value = head.header("authorization");
  if (!is_word(value.substr(0, kScheme.size()), kScheme)) return std::nullopt;
  return std::string(value.substr(kScheme.size()));
}

}  // namespace

std::string_view RequestHead::header(std::string_view name) const {
  std::string_view last;
  for (const auto& [key, value] : headers) {
    if (is_word(key, name)) last = value;
  }
  return last;
}

std::size_t RequestHead::count(std::string_view name) const {
  return static_cast<std::size_t>(
      std::count_if(headers.begin(), headers.end(), [&](const auto& one) { return is_word(one.first, name); }));
}

boost::asio::ip::address client_of(const RequestHead& head, const boost::asio::ip::address& peer, const NetPlan& plan) {
  if (!plan.behind_proxy) return peer;
  return forwarded_address(head.header("x-forwarded-for")).value_or(peer);
}

bool is_for_file(const RequestHead& head) {
  if (head.method != "GET" && head.method != "HEAD") return false;
  const std::string_view path = head.target.substr(0, head.target.find('?'));
  return !path.starts_with("/api/") && path != kSocketPath && path != "/healthz" && path != "/metrics";
}

std::variant<Asked, HttpAnswer> read_head(const RequestHead& head, const NetPlan& plan) {
  if (std::optional<HttpAnswer> no = refuse_form(head)) return *std::move(no);
  Result<Target> parsed = parse_target(head.target);
  if (const auto* fault = std::get_if<Fault>(&parsed)) return refusal(400, *fault);
  Target& target = std::get<Target>(parsed);
  Asked asked;
  if (target.path == kSocketPath) {
    if (std::optional<HttpAnswer> no = refuse_handshake(head)) return *std::move(no);
    asked.wish = Wish::WebSocket;
  }
  if (is_foreign(head, plan, asked.wish)) return refusal(403, "not_allowed", "origin");
  asked.request.method = head.method;
  asked.request.path = std::move(target.path);
  asked.request.query = std::move(target.query);
  asked.request.bearer = bearer_of(head);
  asked.request.accept_encoding = head.header("accept-encoding");
  asked.request.if_none_match = head.header("if-none-match");
  asked.request.host = head.header("host");
  return asked;
}

}  // namespace spires::server
