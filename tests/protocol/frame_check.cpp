#include "tests/protocol/frame_check.h"

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include "match/typescript.h"

namespace spires::testing {
namespace {

using nlohmann::json;
using valijson::adapters::NlohmannJsonAdapter;

const valijson::Schema& protocol() {
  static const json text = json::parse(match::protocol_schema().dump());
  static const auto schema = [] {
    auto made = std::make_unique<valijson::Schema>();
    valijson::SchemaParser parser(valijson::SchemaParser::kDraft7);
    parser.populateSchema(NlohmannJsonAdapter(text), *made);
    return made;
  }();
  return *schema;
}

}  // namespace

std::optional<std::string> schema_fault(std::string_view message) {
  const json value = json::parse(message);
  valijson::Validator validator(valijson::Validator::kStrongTypes);
  if (validator.validate(protocol(), NlohmannJsonAdapter(value), nullptr)) return std::nullopt;
  valijson::ValidationResults results;
  validator.validate(protocol(), NlohmannJsonAdapter(value), &results);
  std::string why;
  valijson::ValidationResults::Error error;
  // The first errors are those of the innermost parts.
  for (int i = 0; i < 4 && results.popError(error); ++i) {
    for (const std::string& part : error.context) why += part;
    why += ": " + error.description + "; ";
  }
  return why;
}

}  // namespace spires::testing
