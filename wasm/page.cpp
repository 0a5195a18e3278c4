#include "wasm/page.h"

#include <cstddef>

#define SPIRES_IMPORT(name) __attribute__((import_module("spires"), import_name(name)))

extern "C" {

SPIRES_IMPORT("send") void spires_send(std::uint32_t link, const char* text, std::size_t size);
SPIRES_IMPORT("close") void spires_close(std::uint32_t link, const char* text, std::size_t size);
SPIRES_IMPORT("append") void spires_append(std::uint32_t id, const char* text, std::size_t size);
SPIRES_IMPORT("forget")
void spires_forget(std::uint32_t id, const char* code, std::size_t code_size, const char* owner,
                   std::size_t owner_size);

}  // extern "C"

namespace spires::wasm {

void page_send(std::uint32_t link, std::string_view frame) { spires_send(link, frame.data(), frame.size()); }
void page_close(std::uint32_t link, std::string_view why) { spires_close(link, why.data(), why.size()); }
void page_append(std::uint32_t id, std::string_view json) { spires_append(id, json.data(), json.size()); }
void page_forget(std::uint32_t id, std::string_view code, std::string_view owner) {
  spires_forget(id, code.data(), code.size(), owner.data(), owner.size());
}

}  // namespace spires::wasm
