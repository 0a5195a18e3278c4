# The one list of warnings; every warning is an error. Our targets link spires_warnings privately.
# They cost the compiler a tenth of its time: builds of sources that others have looked at go without.
option(SPIRES_WARNINGS "warnings, as errors" ON)
add_library(spires_warnings INTERFACE)
if(NOT SPIRES_WARNINGS)
  target_compile_options(spires_warnings INTERFACE -w)
  return()
endif()
target_compile_options(spires_warnings INTERFACE
  -Werror -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wdouble-promotion -Wold-style-cast
  -Wcast-align -Wcast-qual -Wnon-virtual-dtor -Woverloaded-virtual -Wunused -Wundef -Wformat=2 -Wimplicit-fallthrough
  -Wextra-semi -Wredundant-decls)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(spires_warnings INTERFACE
    -Wduplicated-cond -Wduplicated-branches -Wlogical-op -Wsuggest-override -Wcomma-subscript
    # g++ 12 reports these in its own library once the optimiser has inlined it.
    -Wno-stringop-overflow -Wno-array-bounds -Wno-restrict
    # … and this one where an initialisation is out of its sight; the sanitizers and clang look, too.
    -Wno-maybe-uninitialized
    # It takes every file of a unit for a header (cmake/folders.cmake), where an unnamed namespace would be a mistake.
    -Wno-subobject-linkage)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  target_compile_options(spires_warnings INTERFACE -Wnull-dereference)
endif()
