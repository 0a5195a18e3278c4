// JSON objects as the commands accept them: one object, without a repeated key in any of its objects.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/game_text.h"
#include "wire/json.h"

namespace spires::cli {

using Json = wire::Json;

// Names `field` if the text is not an object.
Result<Json> parse_object(const std::string& field, std::string_view text);

}  // namespace spires::cli
