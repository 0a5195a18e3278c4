// Compares the record of a table with the crowd's knowledge: the decisions of a seat must be the acknowledged ones,
// each once and in order. The record also contains undone decisions.
#pragma once

#include <cstdint>
#include <string>

#include "tests/server/crowd/table_driver.h"

namespace spires::crowd {

struct RecordFaults {
  std::uint64_t records = 0;
  std::uint64_t lost = 0;       // acknowledged but missing
  std::uint64_t doubled = 0;    // present but never acknowledged, or repeated
  std::uint64_t wrong = 0;      // unavailable, or `spires verify` rejects it
  std::uint64_t decisions = 0;  // compared
  void add(const RecordFaults& other);
  bool none() const { return lost == 0 && doubled == 0 && wrong == 0; }
};

// Downloads the record, compares it and verifies it with `program`. Writes it to `file` for that.
RecordFaults check_record(Context& context, const TableDriver& driver, const std::string& program,
                          const std::string& file);

// Verifies a downloaded record.
RecordFaults verify_record(Context& context, const std::string& code, const Fetched& fetched,
                           const std::string& program, const std::string& file);

}  // namespace spires::crowd
