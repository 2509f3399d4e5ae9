# SPDX-License-Identifier: GPL-3.0-or-later
# Compiler options shared by every target: warnings, sanitizers, ccache, a faster linker.
option(HEXATELIER_QT "Build the drawing commands and the window (needs Qt 6)" ON)
option(HEXATELIER_WINDOW "Build the window (needs more of Qt, and hunspell); without it, the command line can draw all the same" ON)
if(NOT HEXATELIER_QT)
  set(HEXATELIER_WINDOW OFF)
endif()
option(HEXATELIER_TESTS "Build the tests" OFF)
option(HEXATELIER_BENCH "Build the benchmarks" OFF)
option(HEXATELIER_LAB "Build hexatelier-lab, by which a game's tables are fitted and its bots learned; the tests need it" OFF)
if(HEXATELIER_TESTS OR HEXATELIER_BENCH)
  set(HEXATELIER_LAB ON)
endif()
option(HEXATELIER_UNITY "Compile the sources of a folder together (a third of the time); off: each file alone" ON)
option(HEXATELIER_WERROR "Treat warnings as errors (CI does)" OFF)
set(HEXATELIER_CPU "x86-64-v2" CACHE STRING
    "On x86-64, the processor level (-march=) of the rules core, which counts bits all day; empty = the compiler's own")
set(HEXATELIER_SANITIZE "" CACHE STRING "Sanitizers, e.g. address;undefined or thread")

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
# What is not hot (hexatelier_hot) is as fast with -O2 and sooner compiled.
string(REPLACE "-O3" "-O2" CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")
# moc of a folder need not wait for the libraries that the folder links.
set(CMAKE_AUTOGEN_ORIGIN_DEPENDS OFF)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release)
endif()

find_program(HEXATELIER_CCACHE ccache)
if(HEXATELIER_CCACHE)
  # Depend mode takes the list of headers from the compiler, so that nothing is preprocessed twice where the cache is cold.
  set(CMAKE_CXX_COMPILER_LAUNCHER env CCACHE_DEPEND=1 ${HEXATELIER_CCACHE})
endif()

add_library(hexatelier_options INTERFACE)
target_compile_options(hexatelier_options INTERFACE -Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual
                       -Wimplicit-fallthrough)
# Compiled together, a local name may equal a constant of another file: only what a local name hides in its own file counts then.
target_compile_options(hexatelier_options INTERFACE
    "$<IF:$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>,$<$<CXX_COMPILER_ID:GNU>:-Wshadow=local>,-Wshadow>")
# gcc 12 sees overlapping copies in every `"text" + std::string` (gcc bug 105651, mended in 13), and with -O2 members of a
# variant that holds another type as used without a value. The sanitizers look for both.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  target_compile_options(hexatelier_options INTERFACE -Wno-restrict -Wno-maybe-uninitialized)
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

# The programs of the tests are linked statically: lld links one in 3 s where GNU ld takes 27 s (measured: test_shell).
find_program(HEXATELIER_LLD ld.lld)
if(HEXATELIER_LLD)
  target_link_options(hexatelier_options INTERFACE -fuse-ld=lld)
endif()

# A Release checks its stack frames and the sizes of buffers that the C library writes, as Debian's programs do. Not taken:
# -fcf-protection, since Debian 12's start files lack it and the linked program would not be marked; _GLIBCXX_ASSERTIONS, since it
# checks each index in the rules, which the presets with sanitizers do.
set(HEXATELIER_HARDENING -fstack-protector-strong -fstack-clash-protection -D_FORTIFY_SOURCE=2
    CACHE STRING "Compiler options of a Release against what hostile files could reach; empty: none")
target_compile_options(hexatelier_options INTERFACE "$<$<CONFIG:Release>:${HEXATELIER_HARDENING}>")

# A Release binds all symbols at its start and makes their table read-only then: nothing that comes later can turn a call
# elsewhere. scripts/check-hardening looks.
include(CheckLinkerFlag)
foreach(flag relro now)
  check_linker_flag(CXX "LINKER:-z,${flag}" HEXATELIER_LINKS_${flag})
  if(HEXATELIER_LINKS_${flag})
    target_link_options(hexatelier_options INTERFACE "$<$<CONFIG:Release>:LINKER:-z,${flag}>")
  endif()
endforeach()

# hexatelier_hot(<target>): Optimizes a target as far as possible, for code that plays games or searches for maps for hours.
# Also for the tests, which spend half of their time on games.
function(hexatelier_hot target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O3>)
  if(NOT HEXATELIER_SANITIZE)
    target_compile_options(${target} PRIVATE $<$<CONFIG:RelWithDebInfo>:-O2>)
  endif()
endfunction()

# hexatelier_cpu(<target>): compiled for HEXATELIER_CPU, where it is a processor of this kind.
function(hexatelier_cpu target)
  if(HEXATELIER_CPU AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
    target_compile_options(${target} PRIVATE -march=${HEXATELIER_CPU})
  endif()
endfunction()

# hexatelier_unity(<target> [FILES]): its sources are compiled together, FILES at a time (12 if nothing is said). Most of the time
# of a small file goes into the headers that it reads, so a batch takes little longer than one file.
function(hexatelier_unity target)
  set(files 12)
  if(ARGC GREATER 1)
    set(files ${ARGV1})
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${HEXATELIER_UNITY} UNITY_BUILD_BATCH_SIZE ${files})
endfunction()

# hexatelier_module(<name> SOURCES ... LINK ...): one static library per folder; LINK says which folders it may use.
function(hexatelier_module name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK;PRIVATE_LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  hexatelier_unity(${name})
  target_link_libraries(${name} PUBLIC hexatelier_options ${ARG_LINK} PRIVATE ${ARG_PRIVATE_LINK})
endfunction()
