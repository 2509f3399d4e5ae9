# SPDX-License-Identifier: GPL-3.0-or-later
# cmake --install: the programs, and what a desktop wants to know about the studio, at the places of the XDG
# specifications. (A package then runs update-mime-database and its like.) The programs carry all other data in
# themselves.
install(TARGETS hexatelier-cli RUNTIME)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})

# Pages of the manual and the changelog are compressed, as Debian wants them; the licence is named in the file it looks for.
function(install_compressed file name destination)
  find_program(GZIP gzip REQUIRED)
  set(packed ${PROJECT_BINARY_DIR}/compressed/${name}.gz)
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/compressed)
  execute_process(COMMAND ${GZIP} -9nc ${PROJECT_SOURCE_DIR}/${file} OUTPUT_FILE ${packed} COMMAND_ERROR_IS_FATAL ANY)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  install(FILES ${packed} DESTINATION ${destination})
endfunction()
install_compressed(CHANGELOG.md changelog ${CMAKE_INSTALL_DOCDIR})
install_compressed(resources/man/hexatelier-cli.1 hexatelier-cli.1 ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES resources/man/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
if(HEXATELIER_QT)
  set(id org.hexatelier.Hexatelier)
  set(desktop resources/desktop/${id})
  set(icon resources/icons/hexatelier.svg)
  set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable)
  install(TARGETS hexatelier RUNTIME)
  install_compressed(resources/man/hexatelier.1 hexatelier.1 ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES ${desktop}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES ${desktop}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES ${desktop}.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
  install(FILES ${icon} DESTINATION ${icons}/apps RENAME ${id}.svg)
  install(FILES ${icon} DESTINATION ${icons}/mimetypes RENAME application-vnd.hexatelier.scenario+json.svg)
endif()
