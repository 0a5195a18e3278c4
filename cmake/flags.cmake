# How every target is compiled: language, processor, sanitizers, compiler cache, linker.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_SCAN_FOR_MODULES OFF)

# "auto" is the newest x86-64 level this machine runs, because the program is built where it is played.
# Give a level (x86-64-v2) to build for other machines, or nothing for the compiler's own choice.
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

# Real numbers (bots) are computed as they are written, so that they come out the same on every processor.
add_compile_options(-ffp-contract=off)

set(SPIRES_SANITIZE "" CACHE STRING "value of -fsanitize")
set(SPIRES_SANITIZE_NOT "" CACHE STRING "value of -fno-sanitize")
if(SPIRES_SANITIZE)
  add_compile_options(-fsanitize=${SPIRES_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  if(SPIRES_SANITIZE_NOT)
    # Checks at every access that find what a crash under AddressSanitizer shows, too, and take a third of the compiler's time.
    add_compile_options(-fno-sanitize=${SPIRES_SANITIZE_NOT})
  endif()
  add_link_options(-fsanitize=${SPIRES_SANITIZE})
  if(SPIRES_SANITIZE STREQUAL "thread")
    # It does not know fences; Asio's queues are guarded by mutexes, which it does know.
    add_compile_definitions(BOOST_ASIO_DISABLE_FENCED_BLOCK)
  endif()
endif()

# A static_assert plays whole games: give the compiler's interpreter room.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_compile_options(-fconstexpr-ops-limit=2000000000 -fconstexpr-loop-limit=10000000 -fconstexpr-depth=2048)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  add_compile_options(-fconstexpr-steps=1000000000 -fconstexpr-depth=2048)
endif()

# What a page loads is to be small: the linker sees all of the program, types have no names at run time, and bytes are moved
# by the machine's own instructions, which every browser with SIMD has. -Oz is for the compiler alone: a clang that links
# with it calls wasm-opt where it finds one, and makes other modules where it does not (wasm/CMakeLists.txt calls it).
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
  add_compile_options(-Oz -flto -fno-rtti -mbulk-memory -mnontrapping-fptoint)
  add_link_options(-flto)
endif()

# Builds are the same whatever else lies on a machine: a cache or another linker is used where a preset asks for it, and is
# missed where it is not there. The cache is shared by all presets and by copies of the repository in other folders.
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
