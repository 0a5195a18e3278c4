# Compiler settings for all targets: language, processor, sanitizers, compiler cache, linker.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_SCAN_FOR_MODULES OFF)

# "auto" is the newest x86-64 level of this machine, because the program is built where it is played. Give a level
# (x86-64-v2) to build for other machines, or nothing for the compiler's default.
set(SPIRES_MARCH "auto" CACHE STRING "value of -march, or auto")
if(SPIRES_MARCH STREQUAL "auto" AND EXISTS /proc/cpuinfo AND CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  file(READ /proc/cpuinfo cpuinfo)
  if(cpuinfo MATCHES " avx2 " AND cpuinfo MATCHES " bmi2 ")
    add_compile_options(-march=x86-64-v3)
  elseif(cpuinfo MATCHES " sse4_2 " AND cpuinfo MATCHES " popcnt ")
    add_compile_options(-march=x86-64-v2)
  endif()
elseif(SPIRES_MARCH AND NOT SPIRES_MARCH STREQUAL "auto")
  add_compile_options(-march=${SPIRES_MARCH})
endif()

# Floating-point code (bots) is computed as written, so that results are the same on every processor.
add_compile_options(-ffp-contract=off)

set(SPIRES_SANITIZE "" CACHE STRING "value of -fsanitize")
set(SPIRES_SANITIZE_NOT "" CACHE STRING "value of -fno-sanitize")
if(SPIRES_SANITIZE)
  add_compile_options(-fsanitize=${SPIRES_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  if(SPIRES_SANITIZE_NOT)
    # Checks at every access for faults that AddressSanitizer shows as a crash, too; they take a third of the compile
    # time.
    add_compile_options(-fno-sanitize=${SPIRES_SANITIZE_NOT})
  endif()
  add_link_options(-fsanitize=${SPIRES_SANITIZE})
  if(SPIRES_SANITIZE STREQUAL "thread")
    # ThreadSanitizer does not know fences; Asio's queues are guarded by mutexes, which it does know.
    add_compile_definitions(BOOST_ASIO_DISABLE_FENCED_BLOCK)
  endif()
endif()

# A static_assert plays whole games, which needs higher limits for constant evaluation.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_compile_options(-fconstexpr-ops-limit=2000000000 -fconstexpr-loop-limit=10000000 -fconstexpr-depth=2048)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  add_compile_options(-fconstexpr-steps=1000000000 -fconstexpr-depth=2048)
endif()

# Modules must be small: link-time optimisation, which also finds the virtual functions that a module never calls, no
# run-time types, and bulk memory instructions, which every browser with SIMD has. -Oz is for the compiler only: a clang
# that links with it calls any wasm-opt it finds, so modules would differ between machines (wasm/CMakeLists.txt calls
# wasm-opt).
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
  add_compile_options(-Oz -flto -fwhole-program-vtables -fvirtual-function-elimination -fno-rtti -mbulk-memory
                      -mnontrapping-fptoint)
  add_link_options(-flto -fwhole-program-vtables -fvirtual-function-elimination)
endif()

# Builds do not depend on other installed tools: a preset that asks for a cache or another linker uses it if it is
# installed. All presets and other copies of the repository share the cache.
option(SPIRES_CCACHE "compile through ccache" OFF)
if(SPIRES_CCACHE)
  find_program(SPIRES_CCACHE_PROGRAM ccache REQUIRED)
  set(CMAKE_CXX_COMPILER_LAUNCHER
      ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${SPIRES_CCACHE_PROGRAM})
endif()

option(SPIRES_MOLD "link with mold" OFF)
if(SPIRES_MOLD)
  find_program(SPIRES_MOLD_PROGRAM mold REQUIRED)
  add_link_options(-fuse-ld=mold)
endif()
