# The list of warnings; every warning is an error. Our targets link spires_warnings privately. They take a tenth of the
# compile time, so builds of already checked sources omit them.
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
    # … and this one where it cannot see an initialisation; the sanitizers and clang check that, too.
    -Wno-maybe-uninitialized
    # It treats every file of a unit as a header (cmake/folders.cmake), where an unnamed namespace would be a mistake.
    -Wno-subobject-linkage)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  target_compile_options(spires_warnings INTERFACE -Wnull-dereference)
endif()
