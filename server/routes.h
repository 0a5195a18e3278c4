// What the server answers over HTTP: the list of tables, new tables, records, pictures of links, the state of the server, and
// the files of the web client.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "host/hall.h"
#include "host/session.h"
#include "server/net/front.h"
#include "server/net/static_files.h"
#include "server/ops/metrics.h"

namespace spires::server {

class Routes final : public Front {
 public:
  Routes(host::World& world, host::Hall& hall, Metrics& metrics, const StaticFiles& files,
         std::optional<std::string> public_url);

  void http(HttpRequest request, Reply reply) override;
  std::shared_ptr<Visitor> welcome(std::shared_ptr<Link> link) override;

  // Numbers for /metrics that others know. Set before the first request.
  std::function<void(Metrics&)> collect;

 private:
  void api(const HttpRequest& request, const Reply& reply);
  void table(const HttpRequest& request, const std::string& code, const std::string& what, const Reply& reply);
  void create(const HttpRequest& request, const Reply& reply);
  HttpAnswer list(const HttpRequest& request);
  HttpAnswer health();
  HttpAnswer metrics();
  std::string link_of(const HttpRequest& request, const std::string& code) const;

  host::World& world_;
  host::Hall& hall_;
  Metrics& metrics_;
  const StaticFiles& files_;
  std::optional<std::string> public_url_;
  host::Allowances allowances_;
};

}  // namespace spires::server
