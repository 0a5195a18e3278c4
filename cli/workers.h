// Runs many independent pieces of work on several threads, with a progress bar on a terminal.
//
// Thread rule: `work(i)` runs on any of the threads, once for each i; it may write only what belongs to i. The calling
// thread draws the bar.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "cli/console.h"

namespace spires::cli {

// Returns the number of threads to use; 0 means as many as the machine has.
std::uint32_t thread_count(std::uint32_t wanted);

// Returns when all pieces are done. `label` is printed before the bar; the calling thread evaluates it.
void work_on(std::uint32_t pieces, std::uint32_t threads, Console& console, const std::function<std::string()>& label,
             const std::function<void(std::uint32_t)>& work);
void work_on(std::uint32_t pieces, std::uint32_t threads, Console& console, const std::string& label,
             const std::function<void(std::uint32_t)>& work);

}  // namespace spires::cli
