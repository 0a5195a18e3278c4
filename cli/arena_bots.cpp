#include "cli/arena_bots.h"

#include <fmt/format.h>

#include <optional>
#include <set>

#include "bots/steady_clock.h"
#include "engine/core/text_hex.h"

namespace spires::cli {
namespace {

constexpr const char* kField = "bots";

std::optional<Fault> read_override(std::string_view text, std::string_view part, BudgetArguments& budget,
                                   std::string& file) {
  const std::size_t equals = part.find('=');
  const std::string_view name = part.substr(0, equals);
  if (name == "file" && equals != std::string_view::npos && equals + 1 < part.size()) {
    if (!file.empty()) return Fault{kField, fmt::format("{}: file is given twice", text)};
    file = part.substr(equals + 1);
    return std::nullopt;
  }
  if (equals == std::string_view::npos || (name != "nodes" && name != "ms")) {
    return Fault{kField, fmt::format("{}: expected nodes=N or ms=M after the colon, not `{}`", text, part)};
  }
  std::uint32_t& target = name == "nodes" ? budget.nodes : budget.ms;
  if (target != 0) return Fault{kField, fmt::format("{}: {} is given twice", text, name)};
  const std::uint32_t most = name == "nodes" ? kMostNodes : kMostMs;
  const std::string_view value = part.substr(equals + 1);
  const std::optional<std::uint64_t> number = parse_number(value);
  if (!number || *number == 0 || *number > most) {
    return Fault{kField, fmt::format("{}: {} must be a number from 1 to {}, not {}", text, name, most, value)};
  }
  target = static_cast<std::uint32_t>(*number);
  return std::nullopt;
}

Result<BudgetArguments> read_overrides(std::string_view text, std::string_view rest, std::string& file) {
  BudgetArguments budget;
  for (;;) {
    const std::size_t comma = rest.find(',');
    if (std::optional<Fault> fault = read_override(text, rest.substr(0, comma), budget, file)) return *std::move(fault);
    if (comma == std::string_view::npos) return budget;
    rest.remove_prefix(comma + 1);
  }
}

}  // namespace

bots::Budget ArenaBot::budget() const {
  bots::Budget budget = bots::Budget::of_nodes(nodes);
  if (ms != 0) {
    budget.microseconds = ms * 1000;
    budget.clock = bots::steady_microseconds;
  }
  return budget;
}

Result<std::vector<ArenaBot>> parse_bots(const std::vector<std::string>& texts, const BudgetArguments& usual) {
  std::vector<ArenaBot> all;
  std::set<std::string> names;
  for (const std::string& text : texts) {
    const std::size_t colon = text.find(':');
    BudgetArguments budget = usual;
    std::string file;
    if (colon != std::string::npos) {
      Result<BudgetArguments> own = read_overrides(text, std::string_view(text).substr(colon + 1), file);
      if (Fault* fault = std::get_if<Fault>(&own)) return std::move(*fault);
      // A bot that names only a file has the usual budget.
      if (const BudgetArguments& given = std::get<0>(own); given.nodes != 0 || given.ms != 0) budget = given;
    }
    std::string name = text;
    for (int i = 2; !names.insert(name).second; ++i) name = fmt::format("{}#{}", text, i);
    all.push_back({std::move(name), text.substr(0, colon), "", budget.nodes, budget.ms, std::move(file), ""});
  }
  return all;
}

Fault unknown_level(const ArenaBot& bot, const std::vector<std::string_view>& known) {
  return {kField, fmt::format("there is no level named `{}`; there is: {}", bot.level, fmt::join(known, ", "))};
}

Fault no_net(const ArenaBot& bot) { return {kField, fmt::format("{}: only the level net reads a file", bot.name)}; }

}  // namespace spires::cli
