// Functions missing from Debian's WASI libraries: the unwinder's entry points and the stack protector. A throw is a
// programmer's mistake here and traps; the page sees a RuntimeError and drops the instance. So do the library's own
// last words, which would bring the whole of printf into every page.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" {

extern const std::uintptr_t __stack_chk_guard;
const std::uintptr_t __stack_chk_guard = 0x5370697265735f21 & UINTPTR_MAX;

[[noreturn]] void __stack_chk_fail();
void __stack_chk_fail() { __builtin_trap(); }

void* __cxa_allocate_exception(std::size_t size) noexcept;
void* __cxa_allocate_exception(std::size_t) noexcept { __builtin_trap(); }

[[noreturn]] void __cxa_throw(void* thrown, void* type, void (*destroy)(void*));
void __cxa_throw(void*, void*, void (*)(void*)) { __builtin_trap(); }

// NOLINTNEXTLINE(cert-dcl50-cpp): the library calls it so
[[noreturn]] void abort_message(const char* format, ...);
void abort_message(const char*, ...) { __builtin_trap(); }

}  // extern "C"

// NOLINTNEXTLINE(cert-dcl50-cpp,cert-dcl58-cpp): meant to be replaced
void std::__libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
