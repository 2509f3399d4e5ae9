// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hex/sides.h"
#include "core/hex/spot.h"
#include "tests/support/test.h"

#include <QTest>

#include <bit>

using namespace hexa;

/// Sides of a hex turn and are mirrored as the hex is.
class SidesTest : public QObject {
    Q_OBJECT

    static constexpr int linearParts = 12;
    static Isometry about(int linear) { return {static_cast<std::uint8_t>(linear), {}}; }

private slots:
    void setAndAsked() {
        Sides sides;
        sides.set(0, true);
        sides.set(5, true);
        sides.set(0, false);
        QVERIFY(sides.has(5) && !sides.has(0) && !sides.has(3));
        QCOMPARE(int{sides.mask}, 32);
    }

    /// For all sets of sides and all pairs of turns and mirrors.
    void mappedIsAGroupAction() {
        for (int mask = 0; mask < 64; ++mask) {
            const Sides sides{static_cast<std::uint8_t>(mask)};
            for (int a = 0; a < linearParts; ++a) {
                const Sides once = sides.mapped(about(a));
                QCOMPARE(std::popcount(once.mask), std::popcount(sides.mask));
                QVERIFY(once.mapped(inverse(about(a))) == sides);
                for (int b = 0; b < linearParts; ++b)
                    QVERIFY(sides.mapped(compose(about(b), about(a))) == once.mapped(about(b)));
            }
            QVERIFY(sides.mapped(about(0)) == sides);
        }
    }

    /// The side that looks at a neighbour looks at the neighbour's image.
    void sidesLookAtTheSameHex() {
        for (int linear = 0; linear < linearParts; ++linear)
            for (int direction = 0; direction < 6; ++direction) {
                Sides sides;
                sides.set(direction, true);
                const Isometry isometry{static_cast<std::uint8_t>(linear), {3, -7}};
                const Sides image = sides.mapped(isometry);
                const Hex at{2, 2};
                for (int d = 0; d < 6; ++d)
                    QCOMPARE(image.has(d), neighbour(isometry(at), d) == isometry(neighbour(at, direction)));
            }
    }

    void spotsAreOrdered() {
        const Spot hex{{1, 2}, -1, {}}, side{{1, 2}, 0, {}}, slot{{1, 2}, -1, "mill"};
        QVERIFY((hex == Spot{Hex{1, 2}, -1, {}}));
        QVERIFY(hex < slot && slot < side && hex < side);
    }
};

HEXA_TEST(SidesTest);
#include "sides_test.moc"
