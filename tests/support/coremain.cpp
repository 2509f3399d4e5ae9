// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test.h"

#include <QCoreApplication>

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    return hexa::test::runAll(argc, argv);
}
