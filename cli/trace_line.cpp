#include "cli/trace_line.h"

#include <utility>

#include "cli/json_object.h"

namespace spires::cli {
namespace {

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

// The view of each seat after the step, if the trace has them.
std::optional<Fault> read_views(const Json& object, TraceStep& step) {
  const auto views = object.find("view");
  if (views == object.end()) return std::nullopt;
  if (!views->is_object()) return Fault{"view", "is not an object"};
  for (const auto& [seat, view] : views->items()) {
    if (!view.is_string()) return Fault{"view", "is not an object of texts"};
    step.views[seat] = view.get<std::string>();
  }
  return std::nullopt;
}

// The interjections of seats that are not asked, if the trace has them.
std::optional<Fault> read_may(const Json& object, TraceStep& step) {
  const auto may = object.find("may");
  if (may == object.end()) return std::nullopt;
  if (!may->is_object()) return Fault{"may", "is not an object"};
  for (const auto& [seat, list] : may->items()) {
    const std::optional<std::vector<std::string>> texts = texts_at(*may, seat.c_str());
    if (!texts) return Fault{"may", "is not an object of lists of texts"};
    step.may[seat] = *texts;
  }
  return std::nullopt;
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
  if (const std::optional<Fault> fault = read_views(object, line.step)) return *fault;
  if (kind == "chance") return line;
  line.step.seat = text_at(object, "seat");
  if (!line.step.seat) return Fault{"seat", "is not a seat"};
  const std::optional<std::vector<std::string>> legal = texts_at(object, "legal");
  if (!legal) return Fault{"legal", "is not a list of texts"};
  line.step.legal = *legal;
  if (const std::optional<Fault> fault = read_may(object, line.step)) return *fault;
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
    for (const auto& [seat, actions] : step.may) object["may"][seat] = actions;
  }
  object["do"] = step.text;
  object["state"] = step.state;
  for (const auto& [seat, view] : step.views) object["view"][seat] = view;
  return object.dump();
}

Result<TraceLine> parse_trace_line(std::string_view text) {
  Result<Json> parsed = parse_object("line", text);
  if (Fault* fault = std::get_if<Fault>(&parsed)) return std::move(*fault);
  const Json& object = std::get<Json>(parsed);
  if (object.contains("spires_trace")) {
    TraceLine line;
    line.header = std::string(text);
    return line;
  }
  if (!object.contains("end")) return parse_step(object);
  TraceLine line;
  line.kind = TraceLine::Kind::End;
  Result<Settings> ending = parse_end(text);
  if (const Fault* fault = std::get_if<Fault>(&ending)) return *fault;
  line.ending = std::move(std::get<0>(ending));
  return line;
}

}  // namespace spires::cli
