// Compares the record of a table with the crowd's knowledge: the decisions of a seat must be the acknowledged ones,
// each once and in order. Decisions that were taken back are in it too.
#pragma once

#include <cstdint>
#include <string>

#include "tests/server/crowd/party.h"

namespace spires::crowd {

struct RecordFaults {
  std::uint64_t records = 0;
  std::uint64_t lost = 0;       // acknowledged and not there
  std::uint64_t doubled = 0;    // there and never acknowledged, or more often
  std::uint64_t wrong = 0;      // not to be had, or `spires verify` says no
  std::uint64_t decisions = 0;  // compared
  void add(const RecordFaults& other);
  bool none() const { return lost == 0 && doubled == 0 && wrong == 0; }
};

// Gets the record from the server, compares it, and has it verified. `file` is where it is written for that.
RecordFaults check_record(World& world, const Party& party, const std::string& program, const std::string& file);

// Has a record that was fetched verified.
RecordFaults verify_record(World& world, const std::string& code, const Fetched& fetched, const std::string& program,
                           const std::string& file);

}  // namespace spires::crowd
