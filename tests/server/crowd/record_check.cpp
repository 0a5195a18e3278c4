#include "tests/server/crowd/record_check.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>
#include <vector>

#include "tests/server/crowd/server_process.h"

namespace spires::crowd {
namespace {

struct Steps {
  std::map<std::string, std::vector<std::string>> decisions;  // by seat
  std::uint32_t undone = 0;
};

// "7 A play T1", "9 undo 1", "3 ? draw A W3"
Steps steps_of(const std::string& record) {
  Steps steps;
  std::istringstream lines(record);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t number = line.find_first_not_of("0123456789");
    if (number == 0 || number == std::string::npos || line[number] != ' ') continue;
    const std::size_t end = line.find(' ', number + 1);
    const std::string who = line.substr(number + 1, end - number - 1);
    if (who == "undo") {
      ++steps.undone;
    } else if (who != "?" && end != std::string::npos) {
      steps.decisions[who].push_back(line.substr(end + 1));
    }
  }
  return steps;
}

// Returns the length of the longest common part of two lists that should be equal; they differ in little, if at all.
std::uint64_t in_common(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  std::vector<std::uint64_t> row(b.size() + 1, 0);
  for (const std::string& one : a) {
    std::uint64_t diagonal = 0;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::uint64_t above = row[j + 1];
      row[j + 1] = one == b[j] ? diagonal + 1 : std::max(row[j + 1], row[j]);
      diagonal = above;
    }
  }
  return row.back();
}

void compare(Context& context, const TableDriver& driver, const std::string& record, RecordFaults& faults) {
  Steps steps = steps_of(record);
  for (const auto& player : driver.players()) {
    const std::vector<std::string>& mine = player->acknowledged();
    std::vector<std::string>& theirs = steps.decisions[player->seat()];
    // What follows the decisions of a seat that resigned is a bot's.
    if (player->resigning() && theirs.size() > mine.size()) theirs.resize(mine.size());
    faults.decisions += mine.size();
    if (mine == theirs) continue;
    const std::uint64_t common = in_common(mine, theirs);
    faults.lost += mine.size() - common;
    faults.doubled += theirs.size() - common;
    context.tally.fault(driver.code() + " seat " + player->seat() + ": " + std::to_string(mine.size()) +
                        " acknowledged decisions, " + std::to_string(theirs.size()) + " in the record, " +
                        std::to_string(common) + " in common");
  }
  for (const auto& player : driver.players()) {
    if (!player->told().complete() || player->told().undone() == steps.undone) continue;
    ++faults.wrong;
    context.tally.fault(driver.code() + " seat " + player->seat() + ": told of " +
                        std::to_string(player->told().undone()) + " undone decisions, the record has " +
                        std::to_string(steps.undone));
  }
}

}  // namespace

void RecordFaults::add(const RecordFaults& other) {
  records += other.records;
  lost += other.lost;
  doubled += other.doubled;
  wrong += other.wrong;
  decisions += other.decisions;
}

RecordFaults verify_record(Context& context, const std::string& code, const Fetched& fetched,
                           const std::string& program, const std::string& file) {
  RecordFaults faults;
  faults.records = 1;
  if (fetched.status != 200) {
    context.tally.fault(code + ": no record, status " + std::to_string(fetched.status) + " " + fetched.body);
    ++faults.wrong;
    return faults;
  }
  std::ofstream(file, std::ios::binary) << fetched.body;
  if (run_program({program, "verify", file}, file + ".verify") != 0) {
    ++faults.wrong;
    context.tally.fault(code + ": spires verify says no to its record, " + file);
  }
  return faults;
}

RecordFaults check_record(Context& context, const TableDriver& driver, const std::string& program,
                          const std::string& file) {
  const Fetched fetched = fetch(context.route_for(context.people++), "/api/tables/" + driver.code() + "/record");
  RecordFaults faults = verify_record(context, driver.code(), fetched, program, file);
  if (fetched.status == 200) compare(context, driver, fetched.body, faults);
  return faults;
}

}  // namespace spires::crowd
