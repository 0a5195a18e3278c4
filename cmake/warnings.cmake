# The one list of warnings; every warning is an error. Our targets link spires_warnings privately.
add_library(spires_warnings INTERFACE)
target_compile_options(spires_warnings INTERFACE
  -Werror -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wdouble-promotion -Wold-style-cast
  -Wcast-align -Wcast-qual -Wnon-virtual-dtor -Woverloaded-virtual -Wunused -Wundef -Wformat=2 -Wimplicit-fallthrough
  -Wextra-semi -Wnull-dereference -Wredundant-decls)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  target_compile_options(spires_warnings INTERFACE
    -Wduplicated-cond -Wduplicated-branches -Wlogical-op -Wsuggest-override -Wcomma-subscript
    # g++ 12 reports these in its own library once the optimiser has inlined it.
    $<$<NOT:$<CONFIG:Release>>:-Wno-null-dereference> -Wno-stringop-overflow -Wno-array-bounds -Wno-restrict)
  if(SPIRES_SANITIZE)
    target_compile_options(spires_warnings INTERFACE -Wno-null-dereference -Wno-maybe-uninitialized)
  endif()
endif()
