// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test.h"

#include <QCoreApplication>

int main(int argc, char** argv) {
    if (const auto status = hexa::test::answered(argc, argv)) return *status;
    QCoreApplication application(argc, argv);
    return hexa::test::run(argc, argv);
}
