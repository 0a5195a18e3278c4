// Reports for the page, in questions that are each a small part of the work.
#include <string_view>

#include "insight/analyse.h"
#include "wasm/exports.h"

using spires::wasm::result_of;

extern "C" {

SPIRES_EXPORT("graph")
char* graph(const char* record, std::size_t record_size, const char* question, std::size_t size);
char* graph(const char* record, std::size_t record_size, const char* question, std::size_t size) {
  return result_of(spires::insight::graph_json({record, record_size}, {question, size}));
}

SPIRES_EXPORT("analyse")
char* analyse(const char* record, std::size_t record_size, const char* question, std::size_t size);
char* analyse(const char* record, std::size_t record_size, const char* question, std::size_t size) {
  return result_of(spires::insight::analyse_json({record, record_size}, {question, size}));
}

SPIRES_EXPORT("report") char* report(const char* parts, std::size_t size);
char* report(const char* parts, std::size_t size) { return result_of(spires::insight::report_json({parts, size})); }

SPIRES_EXPORT("position")
char* position(const char* record, std::size_t record_size, const char* question, std::size_t size);
char* position(const char* record, std::size_t record_size, const char* question, std::size_t size) {
  return result_of(spires::insight::position_json({record, record_size}, {question, size}));
}

}  // extern "C"
