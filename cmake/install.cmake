# SPDX-License-Identifier: GPL-3.0-or-later
# cmake --install: the programs, and what a desktop wants to know about the studio, at the places of the XDG
# specifications. (A package then runs update-mime-database and its like.) The programs carry all other data in
# themselves.
install(TARGETS hexatelier-cli RUNTIME)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
if(HEXATELIER_QT)
  set(id org.hexatelier.Hexatelier)
  set(desktop resources/desktop/${id})
  set(icon resources/icons/hexatelier.svg)
  set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable)
  install(TARGETS hexatelier RUNTIME)
  install(FILES ${desktop}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES ${desktop}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES ${desktop}.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
  install(FILES ${icon} DESTINATION ${icons}/apps RENAME ${id}.svg)
  install(FILES ${icon} DESTINATION ${icons}/mimetypes RENAME application-vnd.hexatelier.scenario+json.svg)
endif()
