// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test.h"

#include <QApplication>

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    return hexa::test::runAll(argc, argv);
}
