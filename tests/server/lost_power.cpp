#include "tests/server/lost_power.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace spires::tests {
namespace {

constexpr std::int64_t kSector = 512;

void write_bytes(std::string& file, std::int64_t position, std::string_view bytes) {
  const std::size_t end = static_cast<std::size_t>(position) + bytes.size();
  if (file.size() < end) file.resize(end, '\0');
  std::copy(bytes.begin(), bytes.end(), file.begin() + position);
}

void change(std::string& file, const DiskEvent& event) {
  if (event.kind == DiskEvent::Kind::Truncated) {
    file.resize(static_cast<std::size_t>(event.position), '\0');
  } else {
    write_bytes(file, event.position, event.bytes);
  }
}

bool coin(std::mt19937_64& random) { return (random() & 1U) != 0; }

void change_some_sectors(std::string& file, const DiskEvent& event, std::mt19937_64& random) {
  if (event.kind == DiskEvent::Kind::Truncated) {
    if (coin(random)) change(file, event);
    return;
  }
  const std::string_view bytes = event.bytes;
  std::int64_t from = event.position;
  const std::int64_t end = event.position + static_cast<std::int64_t>(bytes.size());
  while (from < end) {
    const std::int64_t next = std::min(end, (from / kSector + 1) * kSector);
    const auto offset = static_cast<std::size_t>(from - event.position);
    if (coin(random)) write_bytes(file, from, bytes.substr(offset, static_cast<std::size_t>(next - from)));
    from = next;
  }
}

void change_torn(std::string& file, const std::vector<DiskEvent>& events, std::mt19937_64& random) {
  if (events.empty()) return;
  const std::size_t whole = random() % events.size();
  for (std::size_t i = 0; i < whole; ++i) change(file, events[i]);
  const DiskEvent& torn = events[whole];
  if (torn.kind == DiskEvent::Kind::Truncated || torn.bytes.empty()) return;
  write_bytes(file, torn.position, std::string_view(torn.bytes).substr(0, random() % torn.bytes.size()));
}

}  // namespace

void LostPower::apply(const DiskEvent& event) {
  switch (event.kind) {
    case DiskEvent::Kind::Created: {
      File& file = files_[event.file];
      file.is_new = true;
      file.is_deleted = false;
      // An earlier file of this name may come back.
      file.unsynced.push_back({DiskEvent::Kind::Truncated, event.file, 0, {}});
      return;
    }
    case DiskEvent::Kind::Written:
    case DiskEvent::Kind::Truncated: files_[event.file].unsynced.push_back(event); return;
    case DiskEvent::Kind::Synced: {
      File& file = files_[event.file];
      for (const DiskEvent& one : file.unsynced) change(file.synced, one);
      file.unsynced.clear();
      // The first sync of a journal or a log syncs the folder too; that of the database does not.
      if (file.is_new && event.file.find('-') != std::string::npos) sync_folder();
      return;
    }
    case DiskEvent::Kind::SyncFailed: files_[event.file].unsynced.clear(); return;
    case DiskEvent::Kind::Deleted: files_[event.file].is_deleted = true; return;
    case DiskEvent::Kind::DeletedForGood: files_.erase(event.file); return;
    case DiskEvent::Kind::SyncIgnored:
    case DiskEvent::Kind::Noted: return;
  }
}

void LostPower::sync_folder() {
  std::erase_if(files_, [](const auto& named) { return named.second.is_deleted; });
  for (auto& [name, file] : files_) {
    file.is_new = false;
    file.is_named = true;
  }
}

DiskFiles LostPower::survivors(Loss loss, std::mt19937_64& random) const {
  DiskFiles all;
  for (const auto& [name, file] : files_) {
    if (file.is_deleted && (loss == Loss::Nothing || (loss != Loss::AllUnsynced && coin(random)))) continue;
    if (!file.is_named && (loss == Loss::AllUnsynced || (loss != Loss::Nothing && coin(random)))) continue;
    std::string& bytes = all[name] = file.synced;
    switch (loss) {
      case Loss::AllUnsynced: break;
      case Loss::Nothing:
        for (const DiskEvent& one : file.unsynced) change(bytes, one);
        break;
      case Loss::SomeSectors:
        for (const DiskEvent& one : file.unsynced) change_some_sectors(bytes, one, random);
        break;
      case Loss::TornWrite: change_torn(bytes, file.unsynced, random); break;
    }
  }
  return all;
}

bool LostPower::has_unsynced() const {
  return std::any_of(files_.begin(), files_.end(), [](const auto& named) {
    return !named.second.unsynced.empty() || !named.second.is_named || named.second.is_deleted;
  });
}

void write_files(const std::string& folder, const DiskFiles& files) {
  std::filesystem::create_directories(folder);
  for (const auto& old : std::filesystem::directory_iterator(folder)) std::filesystem::remove(old.path());
  for (const auto& [name, bytes] : files) {
    std::ofstream(folder + "/" + name, std::ios::binary)
        .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  }
}

}  // namespace spires::tests
