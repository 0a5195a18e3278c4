// Finds the primary among the machines of a URL, and refuses one that is not set up to keep what it acknowledges.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "server/postgres/libpq_pipe.h"

namespace spires::server {

struct PgAddress {
  std::string url;            // postgres://user@host1,host2/database
  std::string password_file;  // empty: none is needed, or libpq finds it
  // A single machine is enough: a commit does not wait for a standby.
  bool is_alone = false;
};

// Thread-safe.
class PgPrimary final : public PgDoor {
 public:
  explicit PgPrimary(PgAddress address) : address_(std::move(address)) {}

  // Asks all machines at once and takes the writable one with the newest timeline; none with an older one than was ever
  // seen: its people would lose what they were told.
  std::unique_ptr<PgPipe> open() override;
  std::string why() const override;
  void pause() override;

  // An ordinary connection to the primary, for migrations. Returns null; see why().
  PgConnection open_plain();

 private:
  struct Found {
    PgConnection connection;
    std::string server;
    std::uint64_t timeline = 0;
  };
  Found find();
  void note(std::string fault);

  const PgAddress address_;
  mutable std::mutex mutex_;
  std::string fault_;
  std::uint64_t newest_timeline_ = 0;
};

}  // namespace spires::server
