// Functions missing from Debian's WASI libraries: the unwinder's entry points and the stack protector. A throw is a
// programmer's mistake here and traps; the page sees a RuntimeError and drops the instance.
#include <cstddef>
#include <cstdint>

extern "C" {

extern const std::uintptr_t __stack_chk_guard;
const std::uintptr_t __stack_chk_guard = 0x5370697265735f21 & UINTPTR_MAX;

[[noreturn]] void __stack_chk_fail();
void __stack_chk_fail() { __builtin_trap(); }

void* __cxa_allocate_exception(std::size_t size) noexcept;
void* __cxa_allocate_exception(std::size_t) noexcept { __builtin_trap(); }

[[noreturn]] void __cxa_throw(void* thrown, void* type, void (*destroy)(void*));
void __cxa_throw(void*, void*, void (*)(void*)) { __builtin_trap(); }

}  // extern "C"
