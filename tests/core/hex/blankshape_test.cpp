// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hex/blankshape.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace hexa;

class BlankShapeTest : public QObject {
    Q_OBJECT

    static std::size_t count(BlankShape::Form form, int size, int rows) {
        const auto hexes = hexesOf({form, size, rows}, Orientation::Flat);
        return std::ranges::adjacent_find(hexes) == hexes.end() && std::ranges::is_sorted(hexes)
                   ? hexes.size()
                   : 0;
    }

private slots:
    void haveTheHexesOfTheirSize() {
        for (int size = 1; size <= 6; ++size) {
            const auto n = static_cast<std::size_t>(size);
            QCOMPARE(count(BlankShape::Form::Hexagon, size, 1), 3 * n * (n + 1) + 1);
            QCOMPARE(count(BlankShape::Form::Rectangle, size, 4), n * 4);
            QCOMPARE(count(BlankShape::Form::Triangle, size, 1), n * (n + 1) / 2);
        }
    }

    /// The rims of a rectangle are straight except for half a hex, in both orientations of the
    /// hexes.
    void rectanglesAreUpright_data() {
        QTest::addColumn<bool>("flat");
        QTest::newRow("flat") << true;
        QTest::newRow("pointy") << false;
    }
    void rectanglesAreUpright() {
        QFETCH(bool, flat);
        const Orientation orientation = flat ? Orientation::Flat : Orientation::Pointy;
        std::map<int, std::pair<double, double>> spans;  // by column (row): from, to
        for (const Hex at : hexesOf({BlankShape::Form::Rectangle, 7, 7}, orientation)) {
            const Point centre = centreOf(at, orientation);
            const double along = flat ? centre.y : centre.x;
            auto& span = spans.try_emplace(flat ? at.q : at.r, along, along).first->second;
            span = {std::min(span.first, along), std::max(span.second, along)};
        }
        QCOMPARE(spans.size(), std::size_t{7});
        for (const auto& [line, span] : spans) {
            QVERIFY(span.first > -1e-9 && span.first < 0.9);
            QVERIFY(std::abs(span.second - span.first - spans.begin()->second.second) < 1e-9);
        }
    }
};

HEXA_TEST(BlankShapeTest);
#include "blankshape_test.moc"
