# One function per kind of folder. Each takes every .cpp of the calling folder, so adding a file needs no edit here.
# A folder without sources makes no target (or, for a library, a headers-only one).

# spires_library(name LINKS targets…): what a folder offers to higher levels. Includes are written from the root.
function(spires_library name)
  cmake_parse_arguments(arg "" "" "LINKS;WITHOUT" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS *.cpp)
  file(GLOB headers CONFIGURE_DEPENDS *.h)
  foreach(file IN LISTS arg_WITHOUT)
    list(REMOVE_ITEM sources ${CMAKE_CURRENT_SOURCE_DIR}/${file})
  endforeach()
  if(sources)
    add_library(${name} STATIC ${sources})
    set(scope PUBLIC)
    target_link_libraries(${name} PRIVATE spires_warnings)
  else()
    add_library(${name} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_sources(${name} ${scope} FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${headers})
  target_link_libraries(${name} ${scope} ${arg_LINKS})
endfunction()

# spires_engine(name LINKS targets…): a library of rules, without exceptions and run-time types.
function(spires_engine name)
  spires_library(${name} ${ARGN})
  get_target_property(type ${name} TYPE)
  if(type STREQUAL "STATIC_LIBRARY")
    target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti)
  endif()
endfunction()

# spires_suite(folder LINKS targets…): tests/<folder> as one GoogleTest program, build/<preset>/tests_<folder>.
function(spires_suite folder)
  cmake_parse_arguments(arg "" "" "LINKS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp)
  if(NOT sources)
    return()
  endif()
  set(name tests_${folder})
  add_executable(${name} ${sources})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  target_compile_definitions(${name} PRIVATE SPIRES_ROOT="${PROJECT_SOURCE_DIR}")
  target_link_libraries(${name} PRIVATE spires_warnings ${arg_LINKS} GTest::gmock GTest::gtest_main)
  add_test(NAME ${folder} COMMAND ${name} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  set_property(GLOBAL APPEND PROPERTY SPIRES_SUITES ${name})
endfunction()

# spires_list(file names…): what `tools/run-tests` finds to run in this build, one name a line.
function(spires_list file)
  list(JOIN ARGN "\n" text)
  file(WRITE ${PROJECT_BINARY_DIR}/${file} "${text}\n")
endfunction()
