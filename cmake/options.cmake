# SPDX-License-Identifier: GPL-3.0-or-later
# Compiler options shared by every target: warnings, sanitizers, ccache, a faster linker.
option(HEXATELIER_QT "Build the editor, the GUI and the drawing commands (needs Qt 6)" ON)
option(HEXATELIER_TESTS "Build the tests" OFF)
option(HEXATELIER_BENCH "Build the benchmarks" OFF)
option(HEXATELIER_WERROR "Treat warnings as errors (CI does)" OFF)
set(HEXATELIER_CPU "x86-64-v2" CACHE STRING
    "On x86-64, the processor level (-march=) of the rules core, which counts bits all day; empty = the compiler's own")
set(HEXATELIER_SANITIZE "" CACHE STRING "Sanitizers, e.g. address;undefined or thread")

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

find_program(HEXATELIER_CCACHE ccache)
if(HEXATELIER_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime
      ${HEXATELIER_CCACHE})
endif()

add_library(hexatelier_options INTERFACE)
target_compile_options(hexatelier_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor
                       -Woverloaded-virtual -Wimplicit-fallthrough)
# gcc 12 sees overlapping copies in every `"text" + std::string` (gcc bug 105651, mended in 13).
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(hexatelier_options INTERFACE -Wno-restrict)
endif()
# Embedded files are longer literals than the standard promises; both compilers take them, clang warns.
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  target_compile_options(hexatelier_options INTERFACE -Wno-overlength-strings)
endif()
if(HEXATELIER_WERROR)
  target_compile_options(hexatelier_options INTERFACE -Werror)
endif()
target_include_directories(hexatelier_options INTERFACE ${PROJECT_SOURCE_DIR})
if(HEXATELIER_SANITIZE)
  string(REPLACE ";" "," sanitizers "${HEXATELIER_SANITIZE}")
  target_compile_options(hexatelier_options INTERFACE -fsanitize=${sanitizers} -fno-omit-frame-pointer
                         -fno-sanitize-recover=all)
  target_link_options(hexatelier_options INTERFACE -fsanitize=${sanitizers})
endif()

# The tests are some seventy programs, each linked statically: lld links one in 3 s where GNU ld takes 27 s (measured: test_shell).
find_program(HEXATELIER_LLD ld.lld)
if(HEXATELIER_LLD)
  target_link_options(hexatelier_options INTERFACE -fuse-ld=lld)
endif()

# A Release binds all symbols at its start and makes their table read-only then: nothing that comes later can turn a call
# elsewhere. scripts/check-hardening looks.
include(CheckLinkerFlag)
foreach(flag relro now)
  check_linker_flag(CXX "LINKER:-z,${flag}" HEXATELIER_LINKS_${flag})
  if(HEXATELIER_LINKS_${flag})
    target_link_options(hexatelier_options INTERFACE "$<$<CONFIG:Release>:LINKER:-z,${flag}>")
  endif()
endforeach()

# hexatelier_cpu(<target>): compiled for HEXATELIER_CPU, where it is a processor of this kind.
function(hexatelier_cpu target)
  if(HEXATELIER_CPU AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
    target_compile_options(${target} PRIVATE -march=${HEXATELIER_CPU})
  endif()
endfunction()

# hexatelier_module(<name> SOURCES ... LINK ...): one static library per folder; LINK says which folders it may use.
function(hexatelier_module name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK;PRIVATE_LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_link_libraries(${name} PUBLIC hexatelier_options ${ARG_LINK} PRIVATE ${ARG_PRIVATE_LINK})
endfunction()
