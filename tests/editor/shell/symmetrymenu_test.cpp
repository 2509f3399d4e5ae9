// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/maps/symmetrymenu.h"

#include "tests/support/test.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <numbers>

using namespace hexa;
using namespace hexa::editor;

class SymmetryMenuTest : public QObject {
    Q_OBJECT

    /// Returns the direction of the axis in a name, counter-clockwise from the right as usual; -1:
    /// none.
    static int namedAxis(const QString& name) {
        if (name.contains("horizontal")) return 0;
        if (name.contains("vertical")) return 90;
        const auto match = QRegularExpression(QStringLiteral("(\\d+)°")).match(name);
        return match.hasMatch() ? match.captured(1).toInt() : -1;
    }
    /// Returns the direction of the axis that takes a hex to its mirror image, seen on screen.
    static int seenAxis(const Isometry& mirror, Orientation orientation) {
        const Hex hex{5, 2};  // on no axis, and across from its image by none
        const Point a = centreOf(hex, orientation), b = centreOf(mirror(hex), orientation);
        const double angle = std::atan2(-(a.y + b.y), a.x + b.x) * 180 / std::numbers::pi;  // y is down
        return (static_cast<int>(std::lround(angle)) + 360) % 180;
    }

private slots:
    void theNameOfAMirrorTellsItsAxis_data() {
        QTest::addColumn<bool>("pointy");
        QTest::addColumn<int>("linear");
        for (const bool pointy : {false, true})
            for (int linear = 6; linear < 12; ++linear)
                QTest::addRow("%s, mirror %d", pointy ? "pointy" : "flat", linear) << pointy << linear;
    }
    void theNameOfAMirrorTellsItsAxis() {
        QFETCH(bool, pointy);
        QFETCH(int, linear);
        const Orientation orientation = pointy ? Orientation::Pointy : Orientation::Flat;
        const Isometry mirror{static_cast<std::uint8_t>(linear), {}};
        const QString name = symmetryName({Isometry{}, mirror}, orientation);
        QVERIFY2(namedAxis(name) == seenAxis(mirror, orientation),
                 qPrintable(QStringLiteral("%1 for %2°").arg(name).arg(seenAxis(mirror, orientation))));
    }
};

HEXA_TEST(SymmetryMenuTest);
#include "symmetrymenu_test.moc"
