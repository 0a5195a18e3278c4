#include "server/net/qr.h"

#include <exception>
#include <optional>

#include <qrcodegen/qrcodegen.hpp>

namespace spires::server {
namespace {

using qrcodegen::QrCode;

constexpr int kMargin = 4;  // modules, as the standard requires

std::optional<QrCode> code_of(std::string_view text) {
  try {
    return QrCode::encodeText(std::string(text).c_str(), QrCode::Ecc::MEDIUM);
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

// One bar for each run of dark modules in a row.
std::string bars(const QrCode& code) {
  std::string path;
  for (int y = 0; y < code.getSize(); ++y) {
    for (int x = 0; x < code.getSize(); ++x) {
      if (!code.getModule(x, y)) continue;
      const int begin = x;
      while (x + 1 < code.getSize() && code.getModule(x + 1, y)) ++x;
      const std::string width = std::to_string(x + 1 - begin);
      path += "M" + std::to_string(begin + kMargin) + " " + std::to_string(y + kMargin);
      path += "h" + width + "v1h-" + width + "z";
    }
  }
  return path;
}

}  // namespace

std::string qr_svg(std::string_view text) {
  const std::optional<QrCode> code = code_of(text);
  if (!code) return {};
  const std::string size = std::to_string(code->getSize() + 2 * kMargin);
  std::string svg = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )" + size + " " + size;
  svg += R"(" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h)" + size + "v" + size;
  svg += R"(H0z"/><path fill="#000" d=")" + bars(*code) + R"("/></svg>)";
  return svg;
}

std::string qr_terminal(std::string_view text) {
  const std::optional<QrCode> code = code_of(text);
  if (!code) return {};
  // Outside the code everything is light.
  const auto light = [&](int x, int y) { return !code->getModule(x, y); };
  const int end = code->getSize() + kMargin;
  std::string lines;
  for (int y = -kMargin; y < end; y += 2) {
    for (int x = -kMargin; x < end; ++x) {
      const bool upper = light(x, y);
      const bool lower = y + 1 < end && light(x, y + 1);
      lines += upper ? (lower ? "\u2588" : "\u2580") : (lower ? "\u2584" : " ");
    }
    lines += '\n';
  }
  return lines;
}

}  // namespace spires::server
