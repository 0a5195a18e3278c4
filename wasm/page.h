// Functions that the page provides: the import module `spires`. Texts are valid during the call.
#pragma once

#include <cstdint>
#include <string_view>

namespace spires::wasm {

// Sends a frame to a client; closes its connection, with the reason.
void page_send(std::uint32_t link, std::string_view frame);
void page_close(std::uint32_t link, std::string_view why);

// Asks the page to make this durable. The answer comes later, by `host_stored` with that id, never inside the call.
void page_append(std::uint32_t id, std::string_view json);
void page_forget(std::uint32_t id, std::string_view code, std::string_view owner);

}  // namespace spires::wasm
