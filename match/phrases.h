// Words that every client translates: quick phrases of the chat, and the colours of seats.
#pragma once

#include <array>
#include <string_view>

namespace spires::match {

inline constexpr std::array<std::string_view, 12> kPhrases{
    "hello",  "good-luck", "well-played", "thanks",   "sorry",     "oops",
    "moment", "your-turn", "surprise",    "one-more", "good-game", "bye",
};

inline constexpr std::array<std::string_view, 6> kColours{"amber", "berry", "cyan", "dusk", "elm", "frost"};

}  // namespace spires::match
