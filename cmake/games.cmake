# SPDX-License-Identifier: GPL-3.0-or-later
# What the CMakeLists.txt of a game in core/systems is made of.

# hexatelier_room(<game> <room> SOURCES ... LINK <rooms...> CORE <folders of the core...>): the target <game>_<room>, one for each
# room, lowest first as in cmake/modules.txt. SOURCES are files of the room.
function(hexatelier_room game room)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINK;CORE" ${ARGN})
  list(TRANSFORM ARG_SOURCES PREPEND ${room}/)
  list(TRANSFORM ARG_LINK PREPEND ${game}_)
  hexatelier_module(${game}_${room} SOURCES ${ARG_SOURCES} LINK core_play ${ARG_CORE} ${ARG_LINK})
  hexatelier_cpu(${game}_${room})
endfunction()

# hexatelier_game_files(<game> [<file or pattern in its folder>...]): embeds what every game has of resources/<game> (catalog, messages,
# rulings, glossary, samples, drawings of tiles), its rules in short, and the files that are named besides. Room `terms` gets
# them as <game>Files(), room `cases` the rule cases as <game>CaseFiles(). What is not there is left out.
function(hexatelier_game_files game)
  set(folder ${PROJECT_SOURCE_DIR}/resources/${game})
  file(READ ${folder}/catalog.json catalog)
  string(JSON system GET "${catalog}" system)
  set(patterns catalog.json messages.json rulings.json glossary.json ${ARGN} tiles/abstract/*.svg samples/*.hexa)
  list(TRANSFORM patterns PREPEND ${folder}/)
  set(files)
  foreach(pattern ${patterns} ${PROJECT_SOURCE_DIR}/resources/rules/${system}.hexatext)
    file(GLOB found CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${pattern})
    list(APPEND files ${found})
  endforeach()
  hexatelier_embed(${game}_terms ${game}Files FILES ${files})
  if(TARGET ${game}_cases)
    file(GLOB cases CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${folder}/cases/*.case)
    hexatelier_embed(${game}_cases ${game}CaseFiles FILES ${cases})
  endif()
endfunction()
