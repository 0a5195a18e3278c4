# One function per kind of folder. Each takes every .cpp of the calling folder, so adding a file needs no edit here.
# A folder without sources makes no target (or, for a library, a headers-only one).

# spires_together(FAMILIES prefixes… APART files… SOURCES files…): compiles the files of a folder as one translation
# unit, because most of the compile time goes into shared headers. Files that start with one of the prefixes form their
# own unit, and so does each file named APART: they use the same short names for different things. SPIRES_UNITS=single
# compiles every file alone, for tools that look at one file at a time.
set(SPIRES_UNITS "folder" CACHE STRING "folder: the files of a folder are compiled together; single: each alone")
function(spires_together)
  cmake_parse_arguments(arg "" "" "FAMILIES;APART;SOURCES" ${ARGN})
  if(NOT SPIRES_UNITS STREQUAL "folder")
    return()
  endif()
  foreach(source IN LISTS arg_SOURCES)
    cmake_path(GET source FILENAME file)
    cmake_path(GET source PARENT_PATH folder)
    cmake_path(GET folder FILENAME unit)
    foreach(family IN LISTS arg_FAMILIES)
      if(file MATCHES "^${family}")
        string(APPEND unit _${family})
      endif()
    endforeach()
    if(NOT file IN_LIST arg_APART)
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${unit})
    endif()
  endforeach()
endfunction()

# spires_library(name LINKS targets… FOLDERS folders…): the library of a folder, including the named folders: all files,
# or those WITHOUT some, or ONLY some. FAMILIES and APART as above. Includes are written from the root.
function(spires_library name)
  cmake_parse_arguments(arg "" "" "LINKS;ONLY;WITHOUT;FOLDERS;FAMILIES;APART" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS *.cpp)
  foreach(folder IN LISTS arg_FOLDERS)
    file(GLOB more CONFIGURE_DEPENDS ${folder}/*.cpp)
    list(APPEND sources ${more})
  endforeach()
  list(TRANSFORM arg_WITHOUT PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
  list(REMOVE_ITEM sources ${arg_WITHOUT})
  if(arg_ONLY)
    list(TRANSFORM arg_ONLY PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/ OUTPUT_VARIABLE sources)
  endif()
  if(sources)
    add_library(${name} STATIC ${sources})
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    spires_together(FAMILIES ${arg_FAMILIES} APART ${arg_APART} SOURCES ${sources})
    set(scope PUBLIC)
    target_link_libraries(${name} PRIVATE spires_warnings)
  else()
    add_library(${name} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(${name} ${scope} ${PROJECT_SOURCE_DIR})
  target_link_libraries(${name} ${scope} ${arg_LINKS})
endfunction()

# spires_fast(name): optimises a library that plays thousands of games a second; all other code waits for people, disks
# and networks. In a page, where the rest is compiled for size, it may be somewhat larger.
function(spires_fast name)
  if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
    target_compile_options(${name} PRIVATE -Os)
  elseif(CMAKE_BUILD_TYPE STREQUAL "Release")
    target_compile_options(${name} PRIVATE -O3)
  elseif(SPIRES_SANITIZE)
    target_compile_options(${name} PRIVATE -O1)
  endif()
endfunction()

# spires_patient(names…): compiles libraries that wait for people, disks and networks as fast as possible, if a preset
# asks for that: they do not run slower. Optimising the templates of a network library takes three times as long as
# reading them.
option(SPIRES_SOON "compile what is patient without optimising it" OFF)
function(spires_patient)
  if(SPIRES_SOON)
    foreach(name IN LISTS ARGN)
      target_compile_options(${name} PRIVATE -O0)
    endforeach()
  endif()
endfunction()

# spires_shares_headers(name [FROM owner]): reads JSON and the standard library once for all libraries with the flags of
# `owner`, if a preset asks for that: they are half of the time of a small unit. Compiler caches do not know such headers,
# so the presets of the tests do without.
option(SPIRES_SHARED_HEADERS "precompile JSON and the standard library" OFF)
function(spires_shares_headers name)
  cmake_parse_arguments(arg "" "FROM" "" ${ARGN})
  if(NOT SPIRES_SHARED_HEADERS)
    return()
  endif()
  if(arg_FROM)
    target_precompile_headers(${name} REUSE_FROM ${arg_FROM})
  else()
    target_precompile_headers(${name} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/shared_headers.h)
  endif()
endfunction()

# spires_engine(name LINKS targets…): a library of rules, without exceptions and run-time types. A page has the
# sentences of the rules in its own texts, and its positions were checked before, so its modules omit both
# (wasm/module/rule_sentences.cpp).
function(spires_engine name)
  if(CMAKE_SYSTEM_NAME STREQUAL "WASI" AND EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/text_why.cpp)
    list(APPEND ARGN WITHOUT text_why.cpp text_state_check.cpp)
  endif()
  spires_library(${name} ${ARGN})
  get_target_property(type ${name} TYPE)
  if(type STREQUAL "STATIC_LIBRARY")
    target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti)
  endif()
endfunction()

# spires_suite(folder LINKS targets… FAMILIES prefixes… APART files…): tests/<folder> as one GoogleTest program,
# build/<preset>/tests_<folder>. A unit has a few files, so that several cores can share the work. Optimising a test
# takes longer than running it, except if it plays thousands of games itself: FAST. One that starts SERVICES is not in the
# list of those that always run.
set(SPIRES_TESTS_PER_UNIT 7)
function(spires_suite folder)
  cmake_parse_arguments(arg "FAST;SERVICES" "" "LINKS;FAMILIES;APART" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp)
  if(NOT sources)
    return()
  endif()
  set(name tests_${folder})
  add_executable(${name} ${sources})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
  if(SPIRES_UNITS STREQUAL "folder")
    set_target_properties(${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    foreach(source IN LISTS sources)
      cmake_path(GET source FILENAME file)
      set(group ${folder})
      foreach(family IN LISTS arg_FAMILIES)
        if(file MATCHES "^${family}")
          string(APPEND group _${family})
        endif()
      endforeach()
      if(NOT file IN_LIST arg_APART)
        math(EXPR unit "0${number_of_${group}} / ${SPIRES_TESTS_PER_UNIT}")
        math(EXPR number_of_${group} "0${number_of_${group}} + 1")
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group}_${unit})
      endif()
    endforeach()
  endif()
  if(arg_FAST)
    spires_fast(${name})
  else()
    target_compile_options(${name} PRIVATE -O0)
  endif()
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  target_compile_definitions(${name} PRIVATE SPIRES_ROOT="${PROJECT_SOURCE_DIR}")
  target_link_libraries(${name} PRIVATE spires_warnings ${arg_LINKS} GTest::gmock GTest::gtest_main)
  add_test(NAME ${folder} COMMAND ${name} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  if(NOT arg_SERVICES)
    set_property(GLOBAL APPEND PROPERTY SPIRES_SUITES ${name})
  endif()
endfunction()

# spires_list(file names…): the programs of this build for `tools/run-tests`, one name per line.
function(spires_list file)
  list(JOIN ARGN "\n" text)
  file(WRITE ${PROJECT_BINARY_DIR}/${file} "${text}\n")
endfunction()
