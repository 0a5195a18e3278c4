# One function per kind of folder. Each takes every .cpp of the calling folder, so adding a file needs no edit here.
# A folder without sources makes no target (or, for a library, a headers-only one).

# spires_together(FAMILIES prefixes… APART files… SOURCES files…): compiles the files of a folder as one unit, because most of
# the time of a unit goes into headers that its neighbours read, too. Files that start with one of the prefixes are a unit
# of their own, and so is each file named APART: they use the same short names for different things.
# SPIRES_UNITS=single compiles every file alone, as tools that look at one file at a time want it.
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

# spires_library(name LINKS targets… FOLDERS folders…): what a folder offers to higher levels, with the named folders in it:
# all its files, or those WITHOUT some, or ONLY some. FAMILIES and APART as above. Includes are written from the root.
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

# spires_fast(name): a library that plays thousands of games a second; everything else waits for people, disks and networks.
# In a page, where all the rest is compiled to be small, it is worth some bytes more.
function(spires_fast name)
  if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
    target_compile_options(${name} PRIVATE -Os)
  elseif(CMAKE_BUILD_TYPE STREQUAL "Release")
    target_compile_options(${name} PRIVATE -O3)
  endif()
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
