// Refusals of a host: a code, the key of a sentence, and its parameters.
#pragma once

#include <array>
#include <cassert>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/text_fault.h"
#include "match/host_messages.h"

namespace spires::match {

// Every code of `refused`, except those of unreadable messages (wire/json.h). docs/protocol.md says when each occurs;
// clients have a sentence for each.
inline constexpr std::array kRefusalCodes = std::to_array<std::string_view>({
    "bad_nonce",
    "bad_settings",
    "bad_token",
    "begun",
    "chance_asked",
    "consent_denied",
    "consent_needed",
    "damaged",
    "full",
    "hello_first",
    "hints_off",
    "journal_full",
    "muted",
    "no_name",
    "no_practice",
    "no_such_page",
    "no_such_seat",
    "no_such_table",
    "no_table",
    "no_text",
    "not_allowed",
    "not_asked",
    "not_begun",
    "not_filled",
    "not_over",
    "not_running",
    "not_sealed",
    "not_seated",
    "not_stored",
    "nothing_to_undo",
    "off_script",
    "other_protocol",
    "over",
    "removed",
    "reserved",
    "resigned",
    "restarting",
    "rule",
    "stale",
    "starting",
    "taken",
    "too_fast",
    "too_many_connections",
    "unknown",
    "unreadable",
    "wrong_method",
});
constexpr bool is_refusal_code(std::string_view code) {
  for (const std::string_view one : kRefusalCodes) {
    if (one == code) return true;
  }
  return false;
}

// "not_asked" has the sentence "refused.not_asked".
inline Refused refused(const std::string& code, Json params = Json::object()) {
  assert(is_refusal_code(code));
  return {{}, code, {}, {}, "refused." + code, std::move(params)};
}

// Refuses an unreadable message: `why` is one of the codes of wire/json.h.
inline Refused refused_message(const Fault& fault) {
  Refused no{{}, fault.why, {}, {}, "fault." + fault.why, Json::object()};
  if (!fault.field.empty()) no.field_name = fault.field;
  return no;
}

inline Refused refused_message(wire::FaultCode code, const std::string& field) {
  return refused_message(wire::message_fault(code, field));
}

// Refuses a readable field with an unacceptable value.
inline Refused refused_field(const std::string& code, const std::string& field) {
  Refused no = refused(code);
  no.field_name = field;
  return no;
}
// Refuses a word outside its vocabulary, where only the host knows the vocabulary.
inline Refused unknown_word(const std::string& field) { return refused_message(wire::FaultCode::UnknownWord, field); }

// Refuses settings that make no valid table. The reason is in English only, because clients' forms prevent it.
inline Refused refused_settings(const Fault& fault) {
  Refused no = refused("bad_settings", {{"why", fault.why}});
  no.field_name = fault.field;
  return no;
}

}  // namespace spires::match
