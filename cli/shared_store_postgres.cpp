#include "cli/shared_store.h"
#include "server/postgres/pg_schema.h"
#include "server/postgres/pg_store.h"

namespace spires::cli {
namespace {

server::PgAddress address_of(const SharedStoreArguments& arguments) {
  return {arguments.url, arguments.password_file, arguments.alone_is_enough};
}

}  // namespace

server::OpenedStore open_shared_store(const SharedStoreArguments& arguments) {
  server::PgPlan plan;
  plan.address = address_of(arguments);
  plan.lanes = arguments.lanes;
  plan.patience = std::chrono::seconds(arguments.patience);
  plan.is_only_server = true;
  return server::open_pg_store(plan);
}

std::string migrate_shared_store(const SharedStoreArguments& arguments) {
  server::PgPrimary primary(address_of(arguments));
  return server::pg_migrate(primary, server::pg_steps());
}

}  // namespace spires::cli
