// The store of several machines, in a database. A program that was built without one says so (SPIRES_POSTGRES).
#pragma once

#include <cstdint>
#include <string>

#include "server/store/opened_store.h"

namespace spires::cli {

struct SharedStoreArguments {
  std::string url;  // postgres://user@host1,host2/database
  std::string password_file;
  bool alone_is_enough = false;
  std::uint32_t lanes = 2;
  std::uint32_t patience = 20;
};

server::OpenedStore open_shared_store(const SharedStoreArguments& arguments);
// Returns an empty string, or a sentence.
std::string migrate_shared_store(const SharedStoreArguments& arguments);

}  // namespace spires::cli
