// Sentences stored in tables, for people at a terminal. The page has its own texts in every language, so its modules
// are compiled without these.
#pragma once

#include <string_view>

namespace spires {

#if defined(__wasi__)
inline constexpr bool kHasSentences = false;
#else
inline constexpr bool kHasSentences = true;
#endif

constexpr const char* sentence(const char* text) { return kHasSentences ? text : ""; }
constexpr std::string_view sentence(std::string_view text) { return kHasSentences ? text : std::string_view(); }

}  // namespace spires
