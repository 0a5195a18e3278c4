#include "cli/arena_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ostream>

namespace spires::cli {
namespace {

using Cells = std::vector<std::string>;

enum class Align { Left, Right };

// Makes each column as wide as needed and aligns the first one to the left.
void print_columns(std::ostream& out, const std::vector<Cells>& rows, Align others = Align::Right) {
  std::vector<std::size_t> widths(rows[0].size(), 0);
  for (const Cells& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  for (const Cells& row : rows) {
    std::string line = fmt::format("{:<{}}", row[0], widths[0]);
    for (std::size_t i = 1; i < row.size(); ++i) {
      line += others == Align::Left ? fmt::format("  {:<{}}", row[i], widths[i])
                                    : fmt::format("  {:>{}}", row[i], widths[i]);
    }
    out << line.substr(0, line.find_last_not_of(' ') + 1) << "\n";
  }
}

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

std::string percents(const Interval& interval) {
  return fmt::format("{:.1f} to {:.1f}", 100 * interval.low, 100 * interval.high);
}

std::string elo_number(double elo) { return std::abs(elo) < 0.05 ? "0.0" : fmt::format("{:+.1f}", elo); }

std::string elo_text(const EloEstimate& estimate) {
  if (estimate.elo) return elo_number(*estimate.elo);
  if (estimate.low) return "> " + elo_number(*estimate.low);
  if (estimate.high) return "< " + elo_number(*estimate.high);
  return "-";
}

std::string elo_interval(const EloEstimate& estimate) {
  if (!estimate.elo || (!estimate.low && !estimate.high)) return "-";
  if (!estimate.low) return "up to " + elo_number(*estimate.high);
  if (!estimate.high) return "from " + elo_number(*estimate.low);
  return elo_number(*estimate.low) + " to " + elo_number(*estimate.high);
}

std::string counted(std::uint64_t count, std::string_view thing) {
  return fmt::format("{} {}{}", count, thing, count == 1 ? "" : "s");
}

std::string budget_text(const ArenaBot& bot) {
  if (bot.nodes == 0 && bot.ms == 0) return "what it takes";
  if (bot.ms == 0) return counted(bot.nodes, "node");
  return bot.nodes == 0 ? fmt::format("{} ms", bot.ms) : fmt::format("{} or {} ms", counted(bot.nodes, "node"), bot.ms);
}

void print_opening(std::ostream& out, const ArenaReport& report) {
  const ArenaResults& results = report.results;
  const std::string form = report.plan.is_round_robin() ? ", every pair" : "";
  out << fmt::format("{}: {}{}, {} in {} of {}\n", report.game, counted(report.bots.size(), "bot"), form,
                     counted(results.games, "game"), counted(results.sets, "seed set"), report.plan.games_a_set());
  if (results.games > report.wanted) {
    out << fmt::format("{} requested; seed sets are always played completely\n", counted(report.wanted, "game"));
  }
  std::vector<Cells> rows{{"bot", "a decision may take", "method"}};
  for (const ArenaBot& bot : report.bots) rows.push_back({bot.name, budget_text(bot), bot.method});
  print_columns(out, rows, Align::Left);
}

void print_results(std::ostream& out, const ArenaReport& report) {
  const bool has_elo = !report.results.pairs.empty();
  Cells head{"result", "games", "share", "95 %"};
  if (has_elo) head.insert(head.end(), {"Elo", "95 %"});
  for (const std::string& seat : report.seat_names) head.push_back("at " + seat);
  head.emplace_back("at the cap");
  std::vector<Cells> rows{head};
  for (std::size_t i = 0; i < report.bots.size(); ++i) {
    const EntrantResult& entrant = report.results.entrants[i];
    Cells row{report.bots[i].name, std::to_string(entrant.games), percent(entrant.share.mean),
              percents(entrant.share.interval)};
    if (has_elo) row.insert(row.end(), {elo_text(entrant.elo), elo_interval(entrant.elo)});
    for (const SeatShare& seat : entrant.at_seat) row.push_back(percent(seat.share));
    row.push_back(std::to_string(entrant.capped));
    rows.push_back(row);
  }
  print_columns(out, rows);
}

void print_pairs(std::ostream& out, const ArenaReport& report) {
  std::vector<Cells> rows{{"pair", "games", "score", "95 %", "Elo", "95 %"}};
  for (const PairResult& pair : report.results.pairs) {
    rows.push_back({report.bots[pair.first].name + " - " + report.bots[pair.second].name, std::to_string(pair.games),
                    percent(pair.score.mean), percents(pair.score.interval), elo_text(pair.elo),
                    elo_interval(pair.elo)});
  }
  print_columns(out, rows);
}

void print_efforts(std::ostream& out, const ArenaReport& report) {
  std::vector<Cells> rows{{"effort", "decisions a game", "forced a game", "nodes each", "iterations each", "ms each"}};
  for (std::size_t i = 0; i < report.bots.size(); ++i) {
    const EntrantResult& entrant = report.results.entrants[i];
    rows.push_back({report.bots[i].name, std::to_string(entrant.median_asked),
                    fmt::format("{:.1f}", static_cast<double>(entrant.effort.forced) / entrant.games),
                    fmt::format("{:.1f}", entrant.each(entrant.effort.nodes)),
                    fmt::format("{:.1f}", entrant.each(entrant.effort.iterations)),
                    fmt::format("{:.4f}", entrant.each(entrant.effort.microseconds) / 1000)});
  }
  print_columns(out, rows);
}

void print_ends(std::ostream& out, const ArenaResults& results) {
  out << "ended:";
  for (const EndReason reason : {EndReason::Goal, EndReason::Deadlock, EndReason::Points}) {
    if (results.ended(reason) > 0) out << fmt::format(" {} by {},", results.ended(reason), reason_text(reason));
  }
  out << fmt::format(" {} at the cap; {} a game (median)\n", results.capped,
                     counted(results.median_decisions, "decision"));
}

const char* verdict_text(SprtVerdict verdict) {
  switch (verdict) {
    case SprtVerdict::Open: return "open";
    case SprtVerdict::Accepted: return "accepted";
    case SprtVerdict::Rejected: return "rejected";
  }
  return "";
}

void print_test(std::ostream& out, const Sprt& test) {
  out << fmt::format("SPRT, {} Elo against {}: {}, log likelihood ratio {:.3f} within {:.3f} to {:.3f}\n",
                     test.hypotheses().elo1, test.hypotheses().elo0, verdict_text(test.verdict()), test.ratio(),
                     -Sprt::kBound, Sprt::kBound);
}

Json number_or_null(const std::optional<double>& value) { return value ? Json(*value) : Json(nullptr); }

void put_share(Json& object, const char* name, const ShareEstimate& share) {
  object[name] = share.mean;
  object[std::string(name) + "_95"] = {share.interval.low, share.interval.high};
}

void put_elo(Json& object, const EloEstimate& estimate) {
  object["elo"] = number_or_null(estimate.elo);
  object["elo_95"] = {number_or_null(estimate.low), number_or_null(estimate.high)};
}

Json entrant_json(const ArenaReport& report, std::size_t i) {
  const EntrantResult& entrant = report.results.entrants[i];
  Json object;
  object["name"] = report.bots[i].name;
  object["method"] = report.bots[i].method;
  object["games"] = entrant.games;
  put_share(object, "share", entrant.share);
  put_elo(object, entrant.elo);
  for (std::size_t seat = 0; seat < entrant.at_seat.size(); ++seat) {
    object["seats"][report.seat_names[seat]] = {{"games", entrant.at_seat[seat].games},
                                                {"share", entrant.at_seat[seat].share}};
  }
  object["capped"] = entrant.capped;
  object["decisions_median"] = entrant.median_asked;
  object["asked"] = entrant.effort.asked;
  object["forced"] = entrant.effort.forced;
  object["nodes_each"] = entrant.each(entrant.effort.nodes);
  object["iterations_each"] = entrant.each(entrant.effort.iterations);
  object["ms_each"] = entrant.each(entrant.effort.microseconds) / 1000;
  return object;
}

Json test_json(const std::optional<Sprt>& test) {
  if (!test) return nullptr;
  return {{"elo0", test->hypotheses().elo0},
          {"elo1", test->hypotheses().elo1},
          {"llr", test->ratio()},
          {"bounds", {-Sprt::kBound, Sprt::kBound}},
          {"verdict", verdict_text(test->verdict())}};
}

}  // namespace

void print_tables(std::ostream& out, const ArenaReport& report) {
  print_opening(out, report);
  out << "\n";
  print_results(out, report);
  if (report.plan.is_round_robin()) {
    out << "\n";
    print_pairs(out, report);
  }
  out << "\n";
  print_efforts(out, report);
  out << "\n";
  print_ends(out, report.results);
  if (report.test) print_test(out, *report.test);
}

Json report_json(const ArenaReport& report) {
  const ArenaResults& results = report.results;
  Json object = report.parameters;
  object["games_wanted"] = report.wanted;
  object["games"] = results.games;
  object["seed_sets"] = results.sets;
  object["games_a_set"] = report.plan.games_a_set();
  object["decisions_median"] = results.median_decisions;
  object["ended"] = Json::object();
  for (const EndReason reason : {EndReason::Goal, EndReason::Deadlock, EndReason::Points, EndReason::Cap}) {
    object["ended"][std::string(reason_text(reason))] = results.ended(reason);
  }
  object["entrants"] = Json::array();
  for (std::size_t i = 0; i < report.bots.size(); ++i) object["entrants"].push_back(entrant_json(report, i));
  object["pairs"] = Json::array();
  for (const PairResult& pair : results.pairs) {
    Json line{
        {"first", report.bots[pair.first].name}, {"second", report.bots[pair.second].name}, {"games", pair.games}};
    put_share(line, "score", pair.score);
    put_elo(line, pair.elo);
    object["pairs"].push_back(std::move(line));
  }
  object["test"] = test_json(report.test);
  return object;
}

}  // namespace spires::cli
