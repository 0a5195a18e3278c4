#include "bench/report.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>

#include "bench/measure.h"

namespace spires::bench {

namespace {

constexpr int kMostInstructions = 600;  // per ply of the basic game

// A number for a column: "-" if it was not measured.
std::string number(double value, int decimals, const char* unit) {
  if (value <= 0) return "-";
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.*f%s", decimals, value, unit);
  return text.data();
}

std::string millions(double rate) { return number(rate / 1e6, 3, " M"); }
std::string ratio(double a, double b) { return b > 0 ? number(a / b, 1, "×") : "-"; }
std::string whole(double value) { return number(value, 0, ""); }

// Pads by characters, not bytes: × has two bytes.
std::string right(const std::string& text, std::size_t width) {
  const auto continued = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
  const std::size_t length = text.size() - static_cast<std::size_t>(std::count_if(text.begin(), text.end(), continued));
  return length >= width ? text : std::string(width - length, ' ') + text;
}

void print_row(const std::string& title, const std::vector<std::string>& columns) {
  std::printf("%-42s", title.c_str());
  for (const std::string& column : columns) std::printf("%s", right(column, 13).c_str());
  std::printf("\n");
}

std::vector<ContestInfo> contests() {
  std::vector<ContestInfo> all;
  for_each_contest([&](const ContestInfo& contest) { all.push_back(contest); });
  return all;
}

template <Game G>
void print_sizes(const char* name) {
  std::printf("bytes, %s: state %zu, view %zu, action %zu, rules %zu\n", name, sizeof(typename G::State),
              sizeof(typename G::View), sizeof(typename G::Action), sizeof(typename G::Rules));
}

}  // namespace

InstructionTable read_instructions(const std::string& path) {
  InstructionTable table;
  std::ifstream in(path);
  std::string name;
  Instructions counts;
  while (in >> name >> counts.engine >> counts.reference) table[name] = counts;
  return table;
}

bool Report::ReportContext(const Context&) { return true; }

void Report::ReportRuns(const std::vector<Run>& runs) {
  for (const Run& run : runs) {
    if (run.run_type != Run::RT_Iteration || run.error_occurred) continue;
    const auto rate = run.counters.find("items_per_second");
    std::vector<double>& rates = rates_[run.run_name.function_name];
    if (rate != run.counters.end()) rates.push_back(rate->second.value);
    repetitions_ = std::max(repetitions_, rates.size());
  }
}

void Report::Finalize() {
  std::printf(
      "medians of %zu interleaved repetitions, CPU time, one thread; the reference is built with the same flags.\n",
      repetitions_);
  std::printf("ply: one decision of a seat; the chance steps between two decisions are part of its cost.\n\n");
  print_plies();
  print_children();
  print_calls();
}

double Report::median(const std::string& name) const {
  const auto found = rates_.find(name);
  if (found == rates_.end() || found->second.empty()) return 0;
  std::vector<double> rates = found->second;
  const auto middle = rates.begin() + static_cast<std::ptrdiff_t>(rates.size() / 2);
  std::nth_element(rates.begin(), middle, rates.end());
  return *middle;
}

void Report::print_plies() const {
  print_row("random play", {"engine", "reference", "ratio", "at least", "engine", "reference", "ratio"});
  print_row("", {"plies/s", "plies/s", "", "", "instr./ply", "instr./ply", ""});
  for (const ContestInfo& contest : contests()) {
    const double engine = median(benchmark_name("plies", contest, "engine"));
    const double reference = median(benchmark_name("plies", contest, "reference"));
    const auto counted = instructions_.find(contest.name);
    const Instructions per_ply = counted == instructions_.end() ? Instructions{} : counted->second;
    print_row(contest.title,
              {millions(engine), millions(reference), ratio(engine, reference), number(contest.wanted, 0, "×"),
               whole(per_ply.engine), whole(per_ply.reference), ratio(per_ply.reference, per_ply.engine)});
  }
  std::printf("wanted of the basic game: at most %d instructions per ply\n\n", kMostInstructions);
}

void Report::print_children() const {
  print_row("all children of a position", {"engine", "reference", "ratio"});
  print_row("(list, then copy and play each)", {"children/s", "children/s", ""});
  for (const ContestInfo& contest : contests()) {
    if (!contest.expanded) continue;
    const double engine = median(benchmark_name("children", contest, "engine"));
    const double reference = median(benchmark_name("children", contest, "reference"));
    print_row(contest.title, {millions(engine), millions(reference), ratio(engine, reference)});
  }
  std::printf("\n");
}

void Report::print_calls() const {
  print_row("one call of the engine, and the top bot", {"view", "determinize", "iterations/s"});
  const auto nanoseconds = [this](const char* what, const ContestInfo& contest) {
    const double rate = median(benchmark_name(what, contest, "engine"));
    return rate > 0 ? number(1e9 / rate, 1, " ns") : "-";
  };
  for (const ContestInfo& contest : contests()) {
    if (!contest.expanded) continue;
    print_row(contest.title, {nanoseconds("view", contest), nanoseconds("determinize", contest),
                              whole(median(benchmark_name("search", contest, "engine")))});
  }
  std::printf("\n");
  print_sizes<towers::Towers>("towers");
  print_sizes<duel::Duel>("duel");
}

}  // namespace spires::bench
