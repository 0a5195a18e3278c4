#include "server/routes.h"

#include <algorithm>
#include <utility>

#include "host/codes.h"
#include "match/catalog.h"
#include "match/game_options.h"
#include "match/refusals.h"
#include "match/version.h"
#include "server/net/origin.h"
#include "server/net/qr.h"
#include "server/net/reach.h"
#include "wire/message.h"

namespace spires::server {
namespace {

using host::read_code;
using host::Table;
using host::TableRegistry;
using match::refused;
using match::refused_message;
using wire::Json;

HttpAnswer text_answer(unsigned status, std::string type, std::string text) {
  return {
      status, std::move(type), std::make_shared<const std::string>(std::move(text)), {{"Cache-Control", "no-store"}}};
}
HttpAnswer json_answer(unsigned status, const std::string& json) {
  return text_answer(status, "application/json", json);
}

unsigned status_of(const std::string& code) {
  if (code == "no_such_table" || code == "no_such_page") return 404;
  if (code == "not_over" || code == "taken") return 409;
  if (code == "bad_token") return 403;
  if (code == "too_fast") return 429;
  if (code == "wrong_method") return 405;
  if (code == "damaged") return 500;
  if (code == "not_stored" || code == "unknown" || code == "restarting" || code == "full") return 503;
  return 400;
}
HttpAnswer refusal(const match::Refused& no) { return json_answer(status_of(no.code), wire::message_text(no)); }

}  // namespace

Routes::Routes(host::Environment& environment, TableRegistry& registry, Metrics& metrics, const StaticFiles& files,
               NetPlan plan)
    : environment_(environment),
      registry_(registry),
      metrics_(metrics),
      files_(files),
      plan_(std::move(plan)),
      allowances_(environment.settings) {}

std::shared_ptr<ConnectionHandler> Routes::connect(std::shared_ptr<Link> link) {
  return std::make_shared<host::Session>(environment_, registry_, allowances_, std::move(link));
}

void Routes::http(HttpRequest request, Reply reply) {
  if (request.path == "/healthz") return reply(health());
  if (request.path == "/metrics") return reply(metrics());
  if (request.path.starts_with("/api/")) return api(request, reply);
  if (request.method != "GET" && request.method != "HEAD") return reply(refusal(refused("wrong_method")));
  if (const std::optional<HttpAnswer> file = files_.answer(request)) return reply(*file);
  // A mistyped address gets the page that says so. Files of the page are requested by the page, not by people.
  if (!request.path.starts_with("/assets/")) {
    request.path = "/";
    request.if_none_match.clear();
    if (std::optional<HttpAnswer> page = files_.answer(request)) {
      page->status = 404;
      return reply(*std::move(page));
    }
  }
  reply(refusal(refused("no_such_page")));
}

void Routes::api(const HttpRequest& request, const Reply& reply) {
  constexpr std::string_view kTables = "/api/tables";
  const std::string& path = request.path;
  const bool reads = request.method == "GET" || request.method == "HEAD";
  if (path == "/api/games" && reads) return reply(json_answer(200, wire::text_of(match::catalog())));
  if (path == "/api/options" && reads) return reply(json_answer(200, wire::text_of(match::all_game_options())));
  if (path == "/api/addresses" && reads) return reply(addresses(request));
  if (path == kTables && reads) return list(request, reply);
  if (path == kTables && request.method == "POST") return create(request, reply);
  if (!path.starts_with(std::string(kTables) + "/")) return reply(refusal(refused("no_such_page")));
  const std::string rest = path.substr(kTables.size() + 1);
  const std::size_t slash = rest.find('/');
  const std::string what = slash == std::string::npos ? "" : rest.substr(slash + 1);
  table(request, read_code(rest.substr(0, slash)), what, reply);
}

void Routes::create(const HttpRequest& request, const Reply& reply) {
  auto read = wire::decode_message<match::ClientMessage>(request.body);
  if (const Fault* fault = std::get_if<Fault>(&read)) return reply(refusal(refused_message(*fault)));
  const match::Create* plan = std::get_if<match::Create>(&std::get<match::ClientMessage>(read));
  if (plan == nullptr) return reply(refusal(refused_message(wire::FaultCode::UnknownType, "type")));
  if (!allowances_.tables.is_left(request.address, environment_.loop.now())) return reply(refusal(refused("too_fast")));
  allowances_.tables.spend(request.address, environment_.loop.now());
  registry_.create(*plan, [reply, id = plan->request](std::variant<TableRegistry::Created, match::Refused> made) {
    if (match::Refused* no = std::get_if<match::Refused>(&made)) {
      no->request = id;
      return reply(refusal(*no));
    }
    const TableRegistry::Created& created = std::get<TableRegistry::Created>(made);
    reply(json_answer(201, wire::message_text(match::Created{id, created.table->code(), created.token})));
  });
}

void Routes::table(const HttpRequest& request, const std::string& code, const std::string& what, const Reply& reply) {
  if (!allowances_.guesses.is_left(request.address, environment_.loop.now()))
    return reply(refusal(refused("too_fast")));
  if (code.empty()) return reply(no_table(request, refused("no_such_table")));
  registry_.find(code,
                 [this, request, code, what, reply](const std::variant<std::shared_ptr<Table>, match::Refused>& found) {
                   if (const match::Refused* no = std::get_if<match::Refused>(&found))
                     return reply(no_table(request, *no));
                   about(request, std::get<std::shared_ptr<Table>>(found), code, what, reply);
                 });
}

// Guessing codes is limited.
HttpAnswer Routes::no_table(const HttpRequest& request, const match::Refused& no) {
  if (no.code == "no_such_table") allowances_.guesses.spend(request.address, environment_.loop.now());
  return refusal(no);
}

void Routes::about(const HttpRequest& request, const std::shared_ptr<Table>& table, const std::string& code,
                   const std::string& what, const Reply& reply) {
  const bool reads = request.method == "GET" || request.method == "HEAD";
  if (what.empty() && reads) {
    return table->describe([reply](const std::variant<match::TableMessage, match::Refused>& now) {
      if (const match::Refused* no = std::get_if<match::Refused>(&now)) return reply(refusal(*no));
      reply(json_answer(200, wire::message_text(std::get<match::TableMessage>(now))));
    });
  }
  if (what == "record" && reads) {
    if (!allowances_.retellings.take(request.address, environment_.loop.now()))
      return reply(refusal(refused("too_fast")));
    return table->record([reply, code](const std::variant<std::string, match::Refused>& record) {
      if (const match::Refused* no = std::get_if<match::Refused>(&record)) return reply(refusal(*no));
      HttpAnswer answer = text_answer(200, "text/plain; charset=utf-8", std::get<std::string>(record));
      answer.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + code + ".txt\"");
      reply(std::move(answer));
    });
  }
  if (what == "qr.svg" && reads) return qr(request, code, reply);
  if (what == "seat" && request.method == "DELETE") {
    if (!request.bearer) return reply(refusal(refused("bad_token")));
    if (!allowances_.retellings.take(request.address, environment_.loop.now()))
      return reply(refusal(refused("too_fast")));
    return table->forget(*request.bearer, [reply](const std::optional<match::Refused>& no) {
      reply(no ? refusal(*no) : text_answer(204, "application/json", ""));
    });
  }
  reply(refusal(refused(what.empty() || what == "record" || what == "seat" ? "wrong_method" : "no_such_page")));
}

void Routes::list(const HttpRequest& request, const Reply& reply) {
  const auto wanted = request.query.find("status");
  const std::string status = wanted == request.query.end() ? "gathering" : wanted->second;
  if (status != "gathering" && status != "running") {
    return reply(refusal(refused_message(wire::FaultCode::UnknownWord, "status")));
  }
  registry_.list_public(status, [reply](const std::vector<host::ListedTable>& all) {
    Json tables = Json::array();
    for (const host::ListedTable& one : all) {
      const Result<Json> summary = wire::parse_object(one.listing.summary);
      const Json* known = std::get_if<wire::Json>(&summary);
      if (known == nullptr || !known->contains("table")) continue;
      Json& row = tables.emplace_back(*known);
      row["status"] = one.listing.status;
    }
    reply(json_answer(200, wire::text_of(Json{{"tables", std::move(tables)}})));
  });
}

// Healthy means that the server can store: without storage no move can be played.
HttpAnswer Routes::health() {
  const bool well = environment_.store.why().empty() && !registry_.is_closing();
  const Json json{{"status", well ? "ok" : "failing"},
                  {"version", kVersion},
                  {"tables", registry_.open_tables()},
                  {"damaged", registry_.damaged_tables()}};
  return json_answer(well ? 200 : 503, wire::text_of(json));
}

HttpAnswer Routes::metrics() {
  if (collect) collect(metrics_);
  return text_answer(200, "text/plain; version=0.0.4; charset=utf-8", metrics_.text());
}

HttpAnswer Routes::addresses(const HttpRequest& request) const {
  const Reach reach = reach_of(plan_, request, network_addresses());
  return json_answer(200, wire::text_of(Json{{"addresses", reach.addresses}, {"open", reach.is_open}}));
}

// The link is under the address in the query, if that is one of this server, or else under the best one.
void Routes::qr(const HttpRequest& request, const std::string& code, const Reply& reply) const {
  const std::vector<std::string> known = reach_of(plan_, request, network_addresses()).addresses;
  std::string base = known.empty() ? "http://" + request.host : known.front();
  if (const auto wanted = request.query.find("address"); wanted != request.query.end()) {
    base = wanted->second;
    std::optional<std::string_view> own;
    if (plan_.public_url) own = *plan_.public_url;
    const bool is_known = std::find(known.begin(), known.end(), base) != known.end();
    if (!is_known && !is_own_origin(base, request.host, own)) {
      return reply(refusal(refused_message(wire::FaultCode::UnknownWord, "address")));
    }
  }
  reply(text_answer(200, "image/svg+xml", qr_svg(base + "/t/" + code)));
}

}  // namespace spires::server
