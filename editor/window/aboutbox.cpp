// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/aboutbox.h"

#include "editor/ui/messagebox.h"

#include <QCoreApplication>
#include <QSysInfo>

namespace hexa::editor {
namespace {

/// Context of the texts below.
class About {
    Q_DECLARE_TR_FUNCTIONS(About)
};

}  // namespace

void showAbout(QWidget* window) {
    MessageBox box(MessageBox::Information,
                   QStringLiteral("Hexatelier %1").arg(QCoreApplication::applicationVersion()),
                   MessageBox::Close, window);
    box.setWindowTitle(About::tr("About Hexatelier"));
    box.setInformativeText(About::tr(
        "A studio for hex maps and scenarios of board games: design, generate, check, play, print and "
        "translate.\n\nFree software under the GNU General Public License, version 3 or later. Tiles, icons "
        "and sample maps were made for this project. So were the layouts and cards that replace unknown "
        "printed ones (stand-ins). The project is not connected with the publishers of the games."));
    box.setDetailedText(
        About::tr("Version %1, %2, Qt %3", "version, machine that it was built for, version of Qt")
            .arg(QCoreApplication::applicationVersion(), QSysInfo::buildAbi(), QLatin1String(qVersion())) +
        "\n\n" + About::tr("Third-party software:") +
        "\nQt, ICU, nlohmann/json, simdjson, pugixml, libzip, zstd, zlib, qpdf, Boost, Eigen, Hunspell, "
        "libqrencode, CLI11\n\nhttps://www.gnu.org/licenses/gpl-3.0.html");
    box.exec();
}

}  // namespace hexa::editor
