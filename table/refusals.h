// How a host says no: a code, the key of a sentence, and what goes into it.
#pragma once

#include <string>
#include <utility>

#include "engine/core/game_text.h"
#include "table/host_messages.h"

namespace spires::table {

// "not_asked" has the sentence "refused.not_asked".
inline Refused refused(const std::string& code, Json params = Json::object()) {
  return {{}, code, {}, {}, "refused." + code, std::move(params)};
}

// A message that cannot be read.
inline Refused refused(const wire::MessageFault& fault) {
  const std::string code(wire::name_of(fault.code));
  Refused no{{}, code, {}, {}, "fault." + code, Json::object()};
  if (!fault.field.empty()) no.field_name = fault.field;
  return no;
}

// Settings that make no table. What is wrong with them is told in English: the client's own forms do not let it happen.
inline Refused refused_settings(const Fault& fault) {
  Refused no = refused("bad_settings", {{"why", fault.why}});
  no.field_name = fault.field;
  return no;
}

}  // namespace spires::table
