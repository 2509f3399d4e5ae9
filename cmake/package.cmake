# SPDX-License-Identifier: GPL-3.0-or-later
# scripts/package: a Debian package of what cmake/install.cmake installs. Its dependencies are those that the programs link.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME hexatelier)
set(CPACK_PACKAGE_CONTACT "The Hexatelier developers <hexatelier@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "studio for hex maps and scenarios of board games")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Design hex maps by drag and drop, generate fair ones,\ntest-play them, print them at true scale, and translate\nrule texts in German, French and English.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION graphics)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Pictures of tiles and icons are SVG, which Qt reads by a plugin.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6svg6")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland, hunspell-en-us | hunspell-dictionary")
# Only what is installed need be built.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
include(CPack)
