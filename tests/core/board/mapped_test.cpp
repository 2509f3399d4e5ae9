// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/board.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QTest>

#include <algorithm>
#include <bit>

using namespace hexa;
using namespace hexa::test;

namespace {

constexpr Cut whole = 0xfff;

Isometry about(int linear, Hex shift = {}) { return {static_cast<std::uint8_t>(linear), shift}; }

/// There and back, and by two steps as by their composition.
template <class Thing>
bool isAction(const Thing& thing, const Isometry& first, const Isometry& second) {
    const Thing once = mapped(thing, first);
    return mapped(once, inverse(first)) == thing &&
           mapped(once, second) == mapped(thing, compose(second, first)) &&
           mapped(thing, Isometry{}) == thing;
}

}  // namespace

/// Objects on a board turn, are mirrored and move as their hexes do.
class MappedTest : public QObject {
    Q_OBJECT

private slots:
    void cutsAreAGroupAction() {
        for (int mask = 0; mask <= whole; mask += 7)
            for (int a = 0; a < 12; ++a) {
                const auto cut = static_cast<Cut>(mask);
                const Cut once = mapped(cut, about(a));
                QCOMPARE(std::popcount(once), std::popcount(cut));
                QCOMPARE(mapped(once, inverse(about(a))), cut);
                for (int b = 0; b < 12; ++b)
                    QCOMPARE(mapped(cut, compose(about(b), about(a))), mapped(once, about(b)));
                QCOMPARE(mapped(cut, about(a, {5, -3})), once);
            }
    }

    void halvesMakeAWhole() {
        for (int twelfths = -12; twelfths < 24; ++twelfths) {
            const Cut half = halfCut(twelfths), other = halfCut(twelfths + 6);
            QCOMPARE(std::popcount(half), 6);
            QCOMPARE(half & other, 0);
            QCOMPARE(half | other, int{whole});
            QCOMPARE(half, halfCut(twelfths + 12));
        }
    }

    /// Half a hex turned is the half on the turned side; a mirror that keeps the side keeps the
    /// half.
    void halvesTurn() {
        for (int linear = 0; linear < 12; ++linear)
            for (int direction = 0; direction < 6; ++direction)
                QCOMPARE(mapped(halfCut(2 * direction), about(linear)),
                         halfCut(2 * mapDirection(about(linear), direction)));
    }

    void everythingIsAGroupAction() {
        const Catalog catalog = toySystem().catalog;
        QVERIFY(rc::check("there and back; two steps as one", [&](const Dice& dice) {
            Rng rng = dice.rng();
            const Scenario scenario = randomScenario(rng, catalog, 100);
            const Isometry first = randomIsometry(rng, 5), second = randomIsometry(rng, 5);
            for (const Cell& cell : scenario.board.cells())
                RC_ASSERT(isAction(*scenario.board.state(cell.at), first, second));
            for (const auto& edge : scenario.board.edges) RC_ASSERT(isAction(edge, first, second));
            for (const auto& region : scenario.board.regions) RC_ASSERT(isAction(region, first, second));
            for (const auto& piece : scenario.board.pieces) RC_ASSERT(isAction(piece, first, second));
            for (const auto& zone : scenario.board.zones) RC_ASSERT(isAction(zone, first, second));
            for (const auto& label : scenario.board.labels) RC_ASSERT(isAction(label, first, second));
        }));
    }

    void sidedThingsStayOnTheirHex() {
        QVERIFY(rc::check("the feature's hex and side are the images of its own", [&](const Dice& dice) {
            Rng rng = dice.rng();
            const Hex at = randomHex(rng, 6);
            const int direction = between(rng, 0, 5);
            const EdgeFeature wall = edgeFeature(at, direction, "wall", true);
            RC_ASSERT(hexOf(wall) == at && directionOf(wall) == direction);
            const Isometry isometry = randomIsometry(rng, 6);
            const EdgeFeature image = mapped(wall, isometry);
            RC_ASSERT(hexOf(image) == isometry(at));
            RC_ASSERT(directionOf(image) == mapDirection(isometry, direction));
            RC_ASSERT(image == edgeFeature(isometry(at), mapDirection(isometry, direction), "wall", true));
            // Unsided ones have one name from both hexes.
            const EdgeFeature fence = edgeFeature(at, direction, "fence", false);
            RC_ASSERT(fence == edgeFeature(neighbour(at, direction), direction + 3, "fence", false));
            RC_ASSERT(edgeFeature(neighbour(at, direction), direction + 3, "wall", true).key() != wall.key());
        }));
    }

    void regionsCoverTheImages() {
        const RegionShape shape{"r", {}, {{{0, 0}, "", {}, {}}, {{1, 0}, "", {}, {}}, {{2, -1}, "", {}, {}}},
                                {},  {}, {}};
        QVERIFY(rc::check("of what they covered, part by part", [&](const Dice& dice) {
            Rng rng = dice.rng();
            const RegionPlacement region{
                "r", randomHex(rng, 4), between(rng, 0, 5), between(rng, 0, 1) == 1, false, {}};
            const Isometry isometry = randomIsometry(rng, 4);
            auto expected = hexesOf(region, shape);
            for (Hex& at : expected) at = isometry(at);
            RC_ASSERT(hexesOf(mapped(region, isometry), shape) == expected);
        }));
    }
};

HEXA_TEST(MappedTest);
#include "mapped_test.moc"
