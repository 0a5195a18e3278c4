// JSON objects as the commands accept them: a text that is one object, with no key twice in any of its objects.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/game_text.h"
#include "wire/json.h"

namespace spires::cli {

using Json = wire::Json;

// `field` is named where the text is no object.
Result<Json> parse_object(const std::string& field, std::string_view text);

}  // namespace spires::cli
