#include "wire/encode.h"

#include <charconv>

namespace spires::wire::writing {
namespace {

template <class Number>
void write_digits(Number number, std::string& out) {
  char digits[24];
  out.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

}  // namespace

void write_fields(const void* object, std::span<const FieldWriter> fields, ObjectWriter& out) {
  for (const FieldWriter& one : fields) {
    if (one.is_left_out == nullptr || !one.is_left_out(object)) one.write(object, out.member(one.name));
  }
}

void write_number(std::int64_t number, std::string& out) { write_digits(number, out); }
void write_number(std::uint64_t number, std::string& out) { write_digits(number, out); }

}  // namespace spires::wire::writing
