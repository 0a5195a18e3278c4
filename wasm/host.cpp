// The exported functions of the host. Single-threaded and not reentrant.
#include <memory>
#include <string>
#include <string_view>

#include "match/catalog.h"
#include "wasm/exports.h"
#include "wasm/page_host.h"
#include "wire/json.h"

namespace {

using spires::wasm::PageHost;

PageHost& the_host() {
  static PageHost host;
  return host;
}

}  // namespace

extern "C" {

SPIRES_EXPORT("host_restore") void host_restore(const char* text, std::size_t size);
void host_restore(const char* text, std::size_t size) { the_host().restore({text, size}); }

SPIRES_EXPORT("host_start") void host_start();
void host_start() { the_host(); }

SPIRES_EXPORT("host_connect") std::uint32_t host_connect();
std::uint32_t host_connect() { return the_host().connect(); }

SPIRES_EXPORT("host_receive") void host_receive(std::uint32_t link, const char* text, std::size_t size);
void host_receive(std::uint32_t link, const char* text, std::size_t size) { the_host().receive(link, {text, size}); }

SPIRES_EXPORT("host_disconnect") void host_disconnect(std::uint32_t link);
void host_disconnect(std::uint32_t link) { the_host().disconnect(link); }

SPIRES_EXPORT("host_run") double host_run();
double host_run() { return the_host().run(); }

SPIRES_EXPORT("host_stored") void host_stored(std::uint32_t id, std::uint32_t answer);
void host_stored(std::uint32_t id, std::uint32_t answer) {
  using spires::host::StoreAnswer;
  const bool known = answer <= static_cast<std::uint32_t>(StoreAnswer::Unknown);
  the_host().stored(id, known ? static_cast<StoreAnswer>(answer) : StoreAnswer::Unavailable);
}

SPIRES_EXPORT("games") char* games();
char* games() { return spires::wasm::result_of(spires::wire::text_of(spires::match::catalog())); }

}  // extern "C"
