// The HTTP routes of the server: the list of tables, new tables, records, QR codes, the state of the server, and the
// files of the web client.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "host/session.h"
#include "host/table_registry.h"
#include "server/net/request_handler.h"
#include "server/net/static_files.h"
#include "server/ops/metrics.h"

namespace spires::server {

class Routes final : public RequestHandler {
 public:
  Routes(host::Environment& environment, host::TableRegistry& registry, Metrics& metrics, const StaticFiles& files,
         NetPlan plan);

  void http(HttpRequest request, Reply reply) override;
  std::shared_ptr<ConnectionHandler> connect(std::shared_ptr<Link> link) override;

  // Adds metrics of other parts to /metrics. Set before the first request.
  std::function<void(Metrics&)> collect;

 private:
  void api(const HttpRequest& request, const Reply& reply);
  void table(const HttpRequest& request, const std::string& code, const std::string& what, const Reply& reply);
  void create(const HttpRequest& request, const Reply& reply);
  void about(const HttpRequest& request, const std::shared_ptr<host::Table>& table, const std::string& code,
             const std::string& what, const Reply& reply);
  HttpAnswer no_table(const HttpRequest& request, const match::Refused& no);
  void list(const HttpRequest& request, const Reply& reply);
  HttpAnswer health();
  HttpAnswer metrics();
  HttpAnswer addresses(const HttpRequest& request) const;
  void qr(const HttpRequest& request, const std::string& code, const Reply& reply) const;

  host::Environment& environment_;
  host::TableRegistry& registry_;
  Metrics& metrics_;
  const StaticFiles& files_;
  NetPlan plan_;
  host::Allowances allowances_;
};

}  // namespace spires::server
