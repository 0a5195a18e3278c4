#include "insight/analyse.h"

#include <string>

#include "engine/core/record.h"
#include "insight/analyst.h"
#include "match/offered_games.h"
#include "wire/decode.h"
#include "wire/encode.h"
#include "wire/settings_json.h"

namespace spires::insight {
namespace {

// The last line of a record: `digest SHA256`.
std::string_view digest_of(std::string_view record) {
  constexpr std::size_t kDigits = 64;
  return record.substr(record.size() - kDigits - 1, kDigits);
}

std::string fault_json(const Fault& fault) {
  wire::Json answer;
  answer["field"] = fault.field;
  answer["why"] = fault.why;
  return wire::text_of(answer);
}

// The question of a page.
struct Question {
  std::optional<std::uint32_t> nodes;
  std::optional<std::uint32_t> turn;
  static constexpr std::string_view kName = "AnalyseQuestion";
  static constexpr auto fields() {
    using S = Question;
    return std::tuple{wire::field("nodes", &S::nodes, wire::between(1, Budgets::kMostNodes)),
                      wire::field("turn", &S::turn)};
  }
};

struct PositionQuestion {
  std::uint32_t step = 0;
  static constexpr std::string_view kName = "PositionQuestion";
  static constexpr auto fields() { return std::tuple{wire::field("step", &PositionQuestion::step)}; }
};

struct PartsOfReport {
  std::vector<Report> parts;
  static constexpr std::string_view kName = "PartsOfReport";
  static constexpr auto fields() {
    return std::tuple{wire::field("parts", &PartsOfReport::parts, wire::up_to_items(kMostSteps))};
  }
};

// A report of a long game has about a megabyte, and its reasons are nested most deeply.
constexpr std::size_t kMostBytes = std::size_t{64} << 20;
constexpr int kDepth = 8;

struct WholeReport {
  Report report;
  std::string text;
  static constexpr std::string_view kName = "WholeReport";
  static constexpr auto fields() {
    return std::tuple{wire::field("report", &WholeReport::report), wire::field("text", &WholeReport::text)};
  }
};

// Reads a finished game and returns f(tools, line, record), or what is wrong with the text.
template <class Answer, class F>
Result<Answer> of_line(std::string_view text, F&& f) {
  const Result<Record> parsed = parse_record(text);
  if (const Fault* fault = std::get_if<Fault>(&parsed)) return *fault;
  const Record& record = *std::get_if<0>(&parsed);
  const auto read = [&]<class K>(std::type_identity<K> tools) -> Result<Answer> {
    const auto line = LineReader<typename K::Text>::read(record);
    if (const Fault* fault = std::get_if<Fault>(&line)) return *fault;
    return f(tools, *std::get_if<0>(&line), record);
  };
  if (auto made = match::OfferedGames::find<Result<Answer>>(record.game, read)) return std::move(*made);
  return Fault{"game", "there is no game named `" + record.game + "`; there is: " + match::OfferedGames::names()};
}

// Reads a question and returns the answer f(question), both as JSON.
template <class Question, class F>
std::string answered(std::string_view text, F&& f, const wire::TextLimits& limits = {}) {
  const Result<wire::Json> parsed = wire::parse_object(text, limits);
  if (const Fault* fault = std::get_if<Fault>(&parsed)) return fault_json(*fault);
  Question question;
  if (const wire::MaybeFault fault = wire::decode(*std::get_if<0>(&parsed), question)) return fault_json(*fault);
  const auto answer = f(question);
  if (const Fault* fault = std::get_if<Fault>(&answer)) return fault_json(*fault);
  return wire::text_of(wire::encode(*std::get_if<0>(&answer)));
}

Budgets budgets_of(const Question& question) { return {question.nodes.value_or(Budgets::kUsualNodes)}; }

}  // namespace

Result<Report> analyse(std::string_view text, const Budgets& budgets, const Part& part) {
  return of_line<Report>(text, [&]<class K>(std::type_identity<K>, const auto& line, const Record& record) {
    Report report;
    report.record = std::string(digest_of(text));
    report.game = record.game;
    report.revision = record.revision;
    Analyst<K>(line, budgets).analyse(part, report);
    return report;
  });
}

Result<LuckOfGame> luck_of(std::string_view record, const Budgets& budgets) {
  return of_line<LuckOfGame>(record, [&]<class K>(std::type_identity<K>, const auto& line, const Record&) {
    return Analyst<K>(line, budgets).luck();
  });
}

Result<FromHere> position_after(std::string_view text, std::uint32_t steps) {
  const auto position = [&]<class K>(std::type_identity<K>, const auto& line,
                                     const Record& record) -> Result<FromHere> {
    using T = typename K::Text;
    if (steps >= line.steps.size()) return Fault{"step", "the game is over there"};
    const auto& state = line.states[steps];
    FromHere here{record.game, wire::json_of(record.settings), {T::state(line.rules, state), {}, {}, {}}, {}, {}};
    if (auto seen = T::seen(line.rules, state); !seen.empty()) here.position.seen = std::move(seen);
    const Pending pending = T::Game::pending(line.rules, state);
    if (pending.is_seat()) here.asked = T::seat(pending.seat());
    for (std::size_t n = steps; n < line.steps.size(); ++n) {
      if (!line.steps[n].seat) here.came.push_back(line.steps[n].text);
    }
    return here;
  };
  return of_line<FromHere>(text, position);
}

std::string graph_json(std::string_view record, std::string_view text) {
  return answered<Question>(text, [&](const Question& question) {
    return of_line<Graph>(record, [&]<class K>(std::type_identity<K>, const auto& line, const Record&) {
      Graph graph;
      Analyst<K>(line, budgets_of(question)).draw(graph);
      return graph;
    });
  });
}

std::string analyse_json(std::string_view record, std::string_view text) {
  return answered<Question>(text, [&](const Question& question) {
    return analyse(record, budgets_of(question), question.turn ? Part{*question.turn, *question.turn} : Part{});
  });
}

std::string report_json(std::string_view parts) {
  const auto join = [](PartsOfReport& all) -> Result<WholeReport> {
    Result<Report> whole = joined(std::move(all.parts));
    if (const Fault* fault = std::get_if<Fault>(&whole)) return *fault;
    std::string text = write_report(*std::get_if<0>(&whole));
    return WholeReport{std::move(*std::get_if<0>(&whole)), std::move(text)};
  };
  return answered<PartsOfReport>(parts, join, {.bytes = kMostBytes, .depth = kDepth});
}

std::string position_json(std::string_view record, std::string_view text) {
  return answered<PositionQuestion>(
      text, [&](const PositionQuestion& question) { return position_after(record, question.step); });
}

}  // namespace spires::insight
