#include "cli/json_object.h"

#include <limits>
#include <utility>

namespace spires::cli {

Result<Json> parse_object(const std::string& field, std::string_view text) {
  // Local files have no limits of length and depth.
  constexpr wire::TextLimits kAnything{std::numeric_limits<std::size_t>::max(), std::numeric_limits<int>::max()};
  Result<Json> parsed = wire::parse_object(text, kAnything);
  if (Json* object = std::get_if<Json>(&parsed)) return std::move(*object);
  const auto& fault = std::get<Fault>(parsed);
  if (fault.why == wire::name_of(wire::FaultCode::Twice)) return Fault{fault.field, "is given twice"};
  return Fault{field, "is not a JSON object"};
}

}  // namespace spires::cli
