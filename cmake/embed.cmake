# SPDX-License-Identifier: GPL-3.0-or-later
# hexatelier_embed(<target> <function> FILES a b ...): makes the files' contents readable from the program without a
# file system. Generates `std::span<const hexa::EmbeddedFile> <function>()` (declared by the user of it).
function(hexatelier_embed target function)
  cmake_parse_arguments(ARG "" "" "FILES" ${ARGN})
  set(out ${CMAKE_CURRENT_BINARY_DIR}/${function}_embedded.cpp)
  set(body "// Generated from the resources; edit those.\n#include \"core/base/embedded.h\"\nnamespace hexa {\n")
  string(APPEND body "namespace {\nusing namespace std::string_view_literals;\nconstexpr EmbeddedFile files[] = {\n")
  # "sv": the compiler knows the length; counting a megabyte of characters is beyond what it evaluates at compile time.
  foreach(file ${ARG_FILES})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${file})
    file(READ ${PROJECT_SOURCE_DIR}/${file} content)
    string(APPEND body "{\"${file}\", R\"HEXA~(${content})HEXA~\"sv},\n")
  endforeach()
  string(APPEND body "};\n}  // namespace\nstd::span<const EmbeddedFile> ${function}() { return files; }\n}\n")
  file(CONFIGURE OUTPUT ${out} CONTENT "${body}" @ONLY)
  target_sources(${target} PRIVATE ${out})
  set_source_files_properties(${out} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
