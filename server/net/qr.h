// Links as QR codes.
#pragma once

#include <string>
#include <string_view>

namespace spires::server {

// Includes the required margin. Returns an empty string if the text is too long for a QR code.
std::string qr_svg(std::string_view text);
// Draws in half blocks, two rows per line, light on dark as in terminals.
std::string qr_terminal(std::string_view text);

}  // namespace spires::server
