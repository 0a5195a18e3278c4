#include "tests/server/fault_vfs.h"

#include <algorithm>
#include <filesystem>
#include <new>
#include <utility>

namespace spires::tests {
namespace {

// The file object for SQLite: ours, followed by the real one.
struct FaultFile {
  sqlite3_file base;
  FaultVfs* disk;
  std::string* name;
  sqlite3_file* real;
};

FaultFile& ours(sqlite3_file* file) { return *reinterpret_cast<FaultFile*>(file); }
sqlite3_file* real(sqlite3_file* file) { return ours(file).real; }
FaultVfs& disk_of(sqlite3_vfs* vfs) { return *static_cast<FaultVfs*>(vfs->pAppData); }

std::string without_folder(const char* path) {
  const std::string text = path == nullptr ? "" : path;
  return text.substr(text.rfind('/') + 1);
}

int close(sqlite3_file* file) {
  delete ours(file).name;
  return real(file)->pMethods->xClose(real(file));
}
int read(sqlite3_file* file, void* to, int count, sqlite3_int64 at) {
  return real(file)->pMethods->xRead(real(file), to, count, at);
}
int size(sqlite3_file* file, sqlite3_int64* bytes) { return real(file)->pMethods->xFileSize(real(file), bytes); }

int write(sqlite3_file* file, const void* from, int count, sqlite3_int64 at) {
  FaultFile& fault = ours(file);
  if (const int code = fault.disk->before_change(); code != SQLITE_OK) return code;
  sqlite3_int64 bytes = 0;
  if (const int code = size(file, &bytes); code != SQLITE_OK) return code;
  const std::int64_t growth = std::max<std::int64_t>(0, at + count - bytes);
  // A full disk accepts the first part of a write.
  const std::int64_t fits = count - growth + fault.disk->take_room(growth);
  if (fits > 0) {
    const int code = fault.real->pMethods->xWrite(fault.real, from, static_cast<int>(fits), at);
    if (code != SQLITE_OK) return code;
    const std::string written(static_cast<const char*>(from), static_cast<std::size_t>(fits));
    fault.disk->add({DiskEvent::Kind::Written, *fault.name, at, written});
  }
  return fits == count ? SQLITE_OK : SQLITE_FULL;
}

int truncate(sqlite3_file* file, sqlite3_int64 bytes) {
  FaultFile& fault = ours(file);
  if (const int code = fault.disk->before_change(); code != SQLITE_OK) return code;
  const int code = fault.real->pMethods->xTruncate(fault.real, bytes);
  if (code == SQLITE_OK) fault.disk->add({DiskEvent::Kind::Truncated, *fault.name, bytes, {}});
  return code;
}

int sync(sqlite3_file* file, int /*flags*/) { return ours(file).disk->sync(*ours(file).name); }

int lock(sqlite3_file* file, int level) { return real(file)->pMethods->xLock(real(file), level); }
int unlock(sqlite3_file* file, int level) { return real(file)->pMethods->xUnlock(real(file), level); }
int is_reserved(sqlite3_file* file, int* answer) {
  return real(file)->pMethods->xCheckReservedLock(real(file), answer);
}
int control(sqlite3_file* file, int what, void* value) {
  return real(file)->pMethods->xFileControl(real(file), what, value);
}
int sector_size(sqlite3_file* file) { return real(file)->pMethods->xSectorSize(real(file)); }
int abilities(sqlite3_file* file) { return real(file)->pMethods->xDeviceCharacteristics(real(file)); }
int shared_map(sqlite3_file* file, int page, int bytes, int extend, volatile void** memory) {
  return real(file)->pMethods->xShmMap(real(file), page, bytes, extend, memory);
}
int shared_lock(sqlite3_file* file, int offset, int count, int flags) {
  return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}
void shared_barrier(sqlite3_file* file) { real(file)->pMethods->xShmBarrier(real(file)); }
int shared_unmap(sqlite3_file* file, int with_delete) {
  return real(file)->pMethods->xShmUnmap(real(file), with_delete);
}

// Version 2: shared memory, and no unobserved writes through mapped memory.
constexpr sqlite3_io_methods kMethods = {2,         close,      read,        write,          truncate,     sync,
                                         size,      lock,       unlock,      is_reserved,    control,      sector_size,
                                         abilities, shared_map, shared_lock, shared_barrier, shared_unmap, nullptr,
                                         nullptr};

int open(sqlite3_vfs* vfs, const char* path, sqlite3_file* file, int flags, int* out_flags) {
  FaultVfs& disk = disk_of(vfs);
  FaultFile& fault = ours(file);
  fault.base.pMethods = nullptr;
  fault.disk = &disk;
  fault.real = reinterpret_cast<sqlite3_file*>(&fault + 1);
  // SQLite's own check does not help: it treats an empty file as missing.
  const bool exists = path != nullptr && std::filesystem::exists(path);
  // Like the real VFS for a file that may not be written.
  if (disk.opens_read_only()) flags = (flags & ~(SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)) | SQLITE_OPEN_READONLY;
  const int code = disk.real()->xOpen(disk.real(), path, fault.real, flags, out_flags);
  if (code != SQLITE_OK) return code;
  fault.name = new std::string(without_folder(path));
  fault.base.pMethods = &kMethods;
  if (!exists) disk.add({DiskEvent::Kind::Created, *fault.name, 0, {}});
  return SQLITE_OK;
}

int remove(sqlite3_vfs* vfs, const char* path, int sync_folder) {
  FaultVfs& disk = disk_of(vfs);
  if (const int code = disk.before_change(); code != SQLITE_OK) return code;
  const int code = disk.real()->xDelete(disk.real(), path, 0);
  const DiskEvent::Kind kind = sync_folder != 0 ? DiskEvent::Kind::DeletedForGood : DiskEvent::Kind::Deleted;
  if (code == SQLITE_OK) disk.add({kind, without_folder(path), 0, {}});
  return code;
}

int has_access(sqlite3_vfs* vfs, const char* path, int flags, int* answer) {
  sqlite3_vfs* real = disk_of(vfs).real();
  return real->xAccess(real, path, flags, answer);
}
int full_path(sqlite3_vfs* vfs, const char* path, int bytes, char* answer) {
  sqlite3_vfs* real = disk_of(vfs).real();
  return real->xFullPathname(real, path, bytes, answer);
}

}  // namespace

FaultVfs::FaultVfs(std::string name)
    : name_(std::move(name)), real_(sqlite3_vfs_find(nullptr)), vfs_(std::make_unique<sqlite3_vfs>(*real_)) {
  // The rest (randomness, time, sleep) is unchanged, because it concerns no files.
  vfs_->szOsFile = static_cast<int>(sizeof(FaultFile)) + real_->szOsFile;
  vfs_->zName = name_.c_str();
  vfs_->pAppData = this;
  vfs_->pNext = nullptr;
  vfs_->xOpen = open;
  vfs_->xDelete = remove;
  vfs_->xAccess = has_access;
  vfs_->xFullPathname = full_path;
  sqlite3_vfs_register(vfs_.get(), 0);
}

FaultVfs::~FaultVfs() { sqlite3_vfs_unregister(vfs_.get()); }

void FaultVfs::set(const DiskFaults& faults) {
  const std::lock_guard lock(mutex_);
  faults_ = faults;
}

void FaultVfs::record() {
  const std::lock_guard lock(mutex_);
  recording_ = true;
}

void FaultVfs::note(std::int64_t remark) { add({DiskEvent::Kind::Noted, {}, remark, {}}); }

std::vector<DiskEvent> FaultVfs::events() const {
  const std::lock_guard lock(mutex_);
  return events_;
}

std::int64_t FaultVfs::syncs() const {
  const std::lock_guard lock(mutex_);
  return syncs_;
}

bool FaultVfs::opens_read_only() const {
  const std::lock_guard lock(mutex_);
  return faults_.opens_read_only;
}

void FaultVfs::add(DiskEvent event) {
  const std::lock_guard lock(mutex_);
  if (recording_) events_.push_back(std::move(event));
}

int FaultVfs::before_change() const {
  const std::lock_guard lock(mutex_);
  return faults_.write_error;
}

std::int64_t FaultVfs::take_room(std::int64_t growth) {
  const std::lock_guard lock(mutex_);
  if (!faults_.room) return growth;
  const std::int64_t fits = std::min(growth, *faults_.room);
  *faults_.room -= fits;
  return fits;
}

int FaultVfs::sync(const std::string& file) {
  const std::lock_guard lock(mutex_);
  ++syncs_;
  DiskEvent::Kind kind = faults_.ignores_syncs ? DiskEvent::Kind::SyncIgnored : DiskEvent::Kind::Synced;
  if (faults_.syncs && --*faults_.syncs < 0 && faults_.failing_syncs-- > 0) kind = DiskEvent::Kind::SyncFailed;
  if (recording_) events_.push_back({kind, file, 0, {}});
  return kind == DiskEvent::Kind::SyncFailed ? SQLITE_IOERR_FSYNC : SQLITE_OK;
}

}  // namespace spires::tests
