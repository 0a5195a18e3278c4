#include "cli/trace_line.h"

#include <utility>

#include <nlohmann/json.hpp>

namespace spires::cli {
namespace {

using Json = nlohmann::ordered_json;

std::optional<std::string> text_at(const Json& object, const char* key) {
  const auto found = object.find(key);
  if (found == object.end() || !found->is_string()) return std::nullopt;
  return found->get<std::string>();
}

std::optional<std::vector<std::string>> texts_at(const Json& object, const char* key) {
  const auto found = object.find(key);
  if (found == object.end() || !found->is_array()) return std::nullopt;
  std::vector<std::string> texts;
  for (const Json& item : *found) {
    if (!item.is_string()) return std::nullopt;
    texts.push_back(item.get<std::string>());
  }
  return texts;
}

Result<TraceLine> parse_end(const Json& object) {
  TraceLine line;
  line.kind = TraceLine::Kind::End;
  const std::optional<std::vector<std::string>> winners = texts_at(object, "winners");
  if (!winners) return Fault{"winners", "is not a list of seats"};
  line.end.winners = *winners;
  const std::optional<std::string> reason = text_at(object, "reason");
  if (!reason) return Fault{"reason", "is not a word"};
  line.end.reason = *reason;
  const auto places = object.find("places");
  if (places == object.end() || !places->is_object()) return Fault{"places", "is not an object"};
  for (const auto& [seat, place] : places->items()) {
    if (!place.is_number_integer()) return Fault{"places", "is not an object of numbers"};
    line.end.places[seat] = place.get<int>();
  }
  return line;
}

Result<TraceLine> parse_step(const Json& object) {
  TraceLine line;
  line.kind = TraceLine::Kind::Step;
  const auto n = object.find("n");
  if (n == object.end() || !n->is_number_unsigned()) return Fault{"n", "is not a number"};
  line.step.n = n->get<std::uint64_t>();
  const std::optional<std::string> kind = text_at(object, "kind");
  if (kind != "chance" && kind != "action") return Fault{"kind", "is neither chance nor action"};
  const std::optional<std::string> text = text_at(object, "do");
  if (!text) return Fault{"do", "is not a text"};
  const std::optional<std::string> state = text_at(object, "state");
  if (!state) return Fault{"state", "is not a text"};
  line.step.text = *text;
  line.step.state = *state;
  if (kind == "chance") return line;
  line.step.seat = text_at(object, "seat");
  if (!line.step.seat) return Fault{"seat", "is not a seat"};
  const std::optional<std::vector<std::string>> legal = texts_at(object, "legal");
  if (!legal) return Fault{"legal", "is not a list of texts"};
  line.step.legal = *legal;
  return line;
}

}  // namespace

std::string step_json(const TraceStep& step) {
  Json object;
  object["n"] = step.n;
  object["kind"] = step.seat ? "action" : "chance";
  if (step.seat) {
    object["seat"] = *step.seat;
    object["legal"] = step.legal;
  }
  object["do"] = step.text;
  object["state"] = step.state;
  return object.dump();
}

std::string end_json(const TraceEnd& end) {
  Json object;
  object["end"] = true;
  object["winners"] = end.winners;
  object["places"] = Json::object();
  for (const auto& [seat, place] : end.places) object["places"][seat] = place;
  object["reason"] = end.reason;
  return object.dump();
}

Result<TraceLine> parse_trace_line(std::string_view text) {
  const Json object = Json::parse(text, nullptr, false);
  if (!object.is_object()) return Fault{"line", "is not a JSON object"};
  if (object.contains("spires_trace")) {
    TraceLine line;
    line.header = std::string(text);
    return line;
  }
  return object.contains("end") ? parse_end(object) : parse_step(object);
}

}  // namespace spires::cli
