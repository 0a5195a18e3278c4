// A list of texts as PostgreSQL reads it: {"one","two",NULL}.
#pragma once

#include <string>
#include <vector>

#include "server/postgres/pg_pipe.h"

namespace spires::server {

inline std::string pg_list(const std::vector<PgValue>& values) {
  std::string text = "{";
  for (const PgValue& value : values) {
    if (text.size() > 1) text += ',';
    if (!value) {
      text += "NULL";
      continue;
    }
    text += '"';
    for (const char one : *value) {
      if (one == '"' || one == '\\') text += '\\';
      text += one;
    }
    text += '"';
  }
  return text + "}";
}

}  // namespace spires::server
