// A link as a picture that telephones read.
#pragma once

#include <string>
#include <string_view>

namespace spires::server {

// With the margin that readers need around it. Empty: the text is too long for any such picture.
std::string qr_svg(std::string_view text);
// In half blocks, two rows a line, light on dark as terminals are.
std::string qr_terminal(std::string_view text);

}  // namespace spires::server
