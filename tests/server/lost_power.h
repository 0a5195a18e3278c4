// The possible contents of a disk after a power loss, derived from SQLite's operations (fault_vfs.h).
//
// Synced bytes are there. Of the operations since the last sync of a file, anything may be there: nothing, all, some
// sectors, or everything up to the middle of a write. A byte that was not written never changes.
#pragma once

#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "tests/server/fault_vfs.h"

namespace spires::tests {

enum class Loss { AllUnsynced, SomeSectors, TornWrite, Nothing };

using DiskFiles = std::map<std::string, std::string>;  // bytes by name

class LostPower {
 public:
  void apply(const DiskEvent& event);
  DiskFiles survivors(Loss loss, std::mt19937_64& random) const;
  // Returns whether a power loss can lose anything.
  bool has_unsynced() const;

 private:
  struct File {
    bool is_new = false;    // the folder has not been synced since
    bool is_named = false;  // a file of this name survives a power loss
    bool is_deleted = false;
    std::string synced;
    std::vector<DiskEvent> unsynced;
  };
  void sync_folder();

  std::map<std::string, File> files_;
};

// Writes the files into a folder and deletes everything else there.
void write_files(const std::string& folder, const DiskFiles& files);

}  // namespace spires::tests
