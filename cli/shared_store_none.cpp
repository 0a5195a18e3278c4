#include "cli/shared_store.h"

namespace spires::cli {
namespace {

constexpr const char* kNone = "this program was built without PostgreSQL (cmake -DSPIRES_POSTGRES=ON)";

}  // namespace

server::OpenedStore open_shared_store(const SharedStoreArguments&) { return {nullptr, kNone}; }
std::string migrate_shared_store(const SharedStoreArguments&) { return kNone; }

}  // namespace spires::cli
