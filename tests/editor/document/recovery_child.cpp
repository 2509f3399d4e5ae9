// SPDX-License-Identifier: GPL-3.0-or-later
// Edits a map with a recovery copy in the folder of its first argument, reports that, and waits to
// be killed.
#include "core/edit/builders.h"
#include "editor/document/document.h"
#include "editor/document/recovery.h"
#include "editor/document/recoveryfolder.h"
#include "tests/support/toysystem.h"

#include <QCoreApplication>
#include <QDir>
#include <QTimer>

#include <cstdio>

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    const QString folder = QString::fromLocal8Bit(argv[1]);
    const hexa::GameSystem game = hexa::test::toySystem();
    hexa::editor::Document document(game, game.layouts.front().scenario);
    document.setPath("/maps/mine.hexa");
    hexa::editor::RecoveryFolder room(folder);
    hexa::editor::Recovery recovery(document, room);
    const std::vector<hexa::Hex> middle{{0, 0}};
    document.apply(hexa::paintCells(document.scenario(), document.catalog(), middle, hexa::kindIdAt(0)),
                   "Meadow");
    recovery.flush();
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] {
        if (QDir(folder).entryList({"*.hexa"}).isEmpty()) return;
        timer.stop();
        std::puts("ready");
        std::fflush(stdout);
    });
    timer.start(10);
    QTimer::singleShot(60'000, &application, &QCoreApplication::quit);  // in case nobody kills it
    return QCoreApplication::exec();
}
