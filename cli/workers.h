// Many independent pieces of work on some threads, with a progress bar where somebody watches.
//
// Thread rule: `work(i)` runs on any of the threads, each i once; it may write only what belongs to i. The bar is drawn by
// the calling thread.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "cli/console.h"

namespace spires::cli {

// 0: as many as the machine has.
std::uint32_t thread_count(std::uint32_t wanted);

// Returns when all pieces are done. `label` stands before the bar; one that changes is asked for by the calling thread.
void work_on(std::uint32_t pieces, std::uint32_t threads, Console& console, const std::function<std::string()>& label,
             const std::function<void(std::uint32_t)>& work);
void work_on(std::uint32_t pieces, std::uint32_t threads, Console& console, const std::string& label,
             const std::function<void(std::uint32_t)>& work);

}  // namespace spires::cli
