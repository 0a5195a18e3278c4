#include "insight/analyse.h"

#include <string>

#include "engine/core/record.h"
#include "insight/analyst.h"
#include "match/offered_games.h"
#include "wire/decode.h"
#include "wire/encode.h"

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

template <GameTools K>
Result<Report> analyse_game(const Record& record, const Budgets& budgets, const Part& part) {
  const Result<Line<typename K::Text::Game>> line = LineReader<typename K::Text>::read(record);
  if (const Fault* fault = std::get_if<Fault>(&line)) return *fault;
  Report report;
  report.game = record.game;
  report.revision = record.revision;
  Analyst<K>(*std::get_if<0>(&line), budgets).analyse(part, report);
  return report;
}

}  // namespace

Result<Report> analyse(std::string_view text, const Budgets& budgets, const Part& part) {
  const Result<Record> record = parse_record(text);
  if (const Fault* fault = std::get_if<Fault>(&record)) return *fault;
  const Record& read = *std::get_if<0>(&record);
  std::optional<Result<Report>> made = match::OfferedGames::find<Result<Report>>(
      read.game, [&]<class K>(std::type_identity<K>) { return analyse_game<K>(read, budgets, part); });
  if (!made) {
    return Fault{"game", "there is no game named `" + read.game + "`; there is: " + match::OfferedGames::names()};
  }
  if (Report* report = std::get_if<Report>(&*made)) report->record = std::string(digest_of(text));
  return std::move(*made);
}

std::string analyse_json(std::string_view record, std::string_view text) {
  const Result<wire::Json> parsed = wire::parse_object(text);
  if (const Fault* fault = std::get_if<Fault>(&parsed)) return fault_json(*fault);
  Question question;
  if (const wire::MaybeFault fault = wire::decode(*std::get_if<0>(&parsed), question)) return fault_json(*fault);
  const Part part = question.turn ? Part{*question.turn, *question.turn} : Part{};
  const Result<Report> report = analyse(record, Budgets{question.nodes.value_or(Budgets::kUsualNodes)}, part);
  if (const Fault* fault = std::get_if<Fault>(&report)) return fault_json(*fault);
  return wire::text_of(wire::encode(*std::get_if<0>(&report)));
}

}  // namespace spires::insight
