// Opens the database and words its faults for an operator.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <exception>
#include <string>

#include "server/store/sqlite_store.h"

namespace spires::server {

// A sentence without a full stop.
std::string fault_words(const std::exception& fault);
std::string fault_words(const SQLite::Database& database);
std::string fault_words(int code);

// Makes file names in the folder of this file survive a loss of power.
void sync_folder_of(const std::string& file);

// Throw what SQLite throws, and std::runtime_error with a sentence if the file is not ours or cannot be written.
SQLite::Database open_to_write(const SqlitePlan& plan);
// REQUIRES: the file exists.
SQLite::Database open_to_read(const SqlitePlan& plan);

}  // namespace spires::server
