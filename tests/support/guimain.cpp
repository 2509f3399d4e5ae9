// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test.h"

#include <QApplication>
#include <QDir>
#include <QStandardPaths>

int main(int argc, char** argv) {
    if (const auto status = hexa::test::answered(argc, argv)) return *status;
    QApplication application(argc, argv);
    // Separate folders, so that tests running at the same time, also of another tree, do not affect
    // each other.
    QApplication::setApplicationName(QApplication::applicationName() + '-' +
                                     QString::number(QApplication::applicationPid()));
    const int status = hexa::test::run(argc, argv);
    for (const auto place :
         {QStandardPaths::AppDataLocation, QStandardPaths::AppConfigLocation, QStandardPaths::CacheLocation})
        QDir(QStandardPaths::writableLocation(place)).removeRecursively();
    return status;
}
