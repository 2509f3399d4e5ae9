// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hex/geometry.h"
#include "core/hex/symmetry.h"
#include "tests/support/generators.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

using namespace hexa;
using namespace hexa::test;

namespace {

using Hexes = std::vector<Hex>;

/// Columns as in rules/layouts.json: first and last r of each column.
Hexes columns(const std::vector<std::pair<int, int>>& spans) {
    Hexes hexes;
    for (std::size_t q = 0; q < spans.size(); ++q)
        for (int r = spans[q].first; r <= spans[q].second; ++r) hexes.push_back({static_cast<int>(q), r});
    return hexes;
}

const std::map<std::string, Hexes>& shapes() {
    static const std::map<std::string, Hexes> all{
        {"one", {{4, 2}}},
        {"pair", {{0, 0}, {1, 0}}},
        {"pair upright", {{3, 3}, {3, 4}}},
        {"triangle", {{0, 0}, {1, 0}, {0, 1}}},
        {"disc", disc({7, -3}, 3)},
        {"ring", ring({1, 1}, 2)},
        {"line of 3", {{0, 0}, {1, -1}, {2, -2}}},
        {"line of 4", {{0, 0}, {0, 1}, {0, 2}, {0, 3}}},
        {"L", {{0, 0}, {0, 1}, {0, 2}, {1, 2}}},
        {"Z", {{0, 0}, {1, 0}, {1, 1}, {2, 1}}},
        {"propeller",
         {{0, 0}, {1, 0}, {2, 0}, {2, -1}, {-1, 1}, {-2, 2}, {-1, 2}, {0, -1}, {0, -2}, {-1, -1}}},
        {"apart", {{0, 0}, {5, 0}}},
        {"2p", columns({{0, 2}, {0, 3}, {-1, 2}, {-1, 2}, {-2, 1}, {-1, 1}})},
        {"2p-alt", columns({{0, 1}, {-3, 1}, {-3, 0}, {-3, 0}, {-4, 0}, {-4, -3}})},
        {"3p", columns({{2, 2}, {0, 3}, {-1, 3}, {-2, 3}, {-2, 2}, {-3, 2}, {-2, 0}})},
        {"4p", columns({{0, 4}, {-1, 4}, {-1, 3}, {-2, 3}, {-2, 2}, {-3, 2}, {-3, 1}})},
        {"4p-alt", columns({{0, 7}, {0, 6}, {-1, 6}, {-1, 5}, {-2, 5}})},
    };
    return all;
}

/// Returns the definition: every linear part with every shift that could bring the first hex onto a
/// hex of the set.
SymmetryGroup bruteForce(const Hexes& hexes) {
    const std::set<Hex> set(hexes.begin(), hexes.end());
    SymmetryGroup group;
    for (std::uint8_t linear = 0; linear < 12; ++linear)
        for (Hex target : set) {
            const Isometry turn{linear, {}};
            const Isometry candidate{linear, target - turn(*set.begin())};
            if (std::all_of(set.begin(), set.end(), [&](Hex at) { return set.contains(candidate(at)); }))
                group.push_back(candidate);
        }
    std::sort(group.begin(), group.end());
    return group;
}

bool isGroup(const SymmetryGroup& group) {
    const std::set<Isometry> set(group.begin(), group.end());
    if (set.size() != group.size() || !set.contains(Isometry{})) return false;
    for (const auto& a : group)
        for (const auto& b : group)
            if (!set.contains(compose(a, b)) || !set.contains(inverse(a))) return false;
    return true;
}

QString inOrder(const std::vector<int>& angles) {
    QStringList parts;
    for (int angle : angles) parts << QString::number(angle);
    return parts.join(' ');
}

/// Returns the image of a point of the plane: an isometry is affine, so three hexes determine it.
Point image(const Isometry& isometry, Point point, Orientation orientation) {
    const Point o = centreOf(isometry({}), orientation), a = centreOf(isometry({1, 0}), orientation),
                b = centreOf(isometry({0, 1}), orientation);
    const Point e = centreOf({1, 0}, orientation), f = centreOf({0, 1}, orientation);
    const double det = e.x * f.y - e.y * f.x;
    const double q = (point.x * f.y - point.y * f.x) / det, r = (e.x * point.y - e.y * point.x) / det;
    return {o.x + q * (a.x - o.x) + r * (b.x - o.x), o.y + q * (a.y - o.y) + r * (b.y - o.y)};
}

}  // namespace

class SymmetryTest : public QObject {
    Q_OBJECT

private slots:
    void isometriesFormAGroup() {
        QVERIFY(rc::check("compose is doing one after the other, inverse undoes", [](const Dice& dice) {
            Rng rng = dice.rng();
            const Isometry a = randomIsometry(rng, 20), b = randomIsometry(rng, 20),
                           c = randomIsometry(rng, 20);
            const Hex hex = randomHex(rng, 30), other = randomHex(rng, 30);
            RC_ASSERT(compose(a, b)(hex) == a(b(hex)));
            RC_ASSERT(compose(compose(a, b), c) == compose(a, compose(b, c)));
            RC_ASSERT(compose(a, inverse(a)).isIdentity());
            RC_ASSERT(compose(inverse(a), a).isIdentity());
            RC_ASSERT(compose(a, Isometry{}) == a);
            RC_ASSERT(distance(a(hex), a(other)) == distance(hex, other));
        }));
    }

    void twelveLinearPartsDiffer() {
        std::set<Hexes> images;
        for (std::uint8_t linear = 0; linear < 12; ++linear) {
            const Isometry turn{linear, {}};
            images.insert({turn({1, 0}), turn({0, 1})});
            QCOMPARE(turn.isMirror(), linear >= 6);
        }
        QCOMPARE(images.size(), std::size_t{12});
        QVERIFY((Isometry{6, {}}(Hex{2, 5}) == Hex{5, 2}));
        QVERIFY((Isometry{1, {}}(Hex{1, 0}) == Hex{0, 1}));  // clockwise on screen
    }

    void directionsTurnWithTheBoard() {
        QVERIFY(rc::check("the neighbour's image is the image's neighbour", [](const Dice& dice) {
            Rng rng = dice.rng();
            const Isometry a = randomIsometry(rng, 20);
            const Hex hex = randomHex(rng, 30);
            for (int d = 0; d < 6; ++d)
                RC_ASSERT(a(neighbour(hex, d)) == neighbour(a(hex), mapDirection(a, d)));
        }));
    }

    void knownShapes_data() {
        QTest::addColumn<QString>("shape");
        QTest::addColumn<int>("order");
        QTest::addColumn<int>("rotations");
        QTest::addColumn<QString>("axes");
        QTest::addColumn<QString>("centre");
        const QString all = "0 30 60 90 120 150";
        QTest::newRow("one") << "one" << 12 << 6 << all << "cell";
        QTest::newRow("pair") << "pair" << 4 << 2 << "30 120"
                              << "edge";
        QTest::newRow("pair upright") << "pair upright" << 4 << 2 << "0 90"
                                      << "edge";
        QTest::newRow("triangle") << "triangle" << 6 << 3 << "0 60 120"
                                  << "corner";
        QTest::newRow("disc") << "disc" << 12 << 6 << all << "cell";
        QTest::newRow("ring") << "ring" << 12 << 6 << all << "cell";
        QTest::newRow("line of 3") << "line of 3" << 4 << 2 << "60 150"
                                   << "cell";
        QTest::newRow("line of 4") << "line of 4" << 4 << 2 << "0 90"
                                   << "edge";
        QTest::newRow("L") << "L" << 1 << 1 << ""
                           << "";
        QTest::newRow("Z") << "Z" << 2 << 2 << ""
                           << "edge";
        QTest::newRow("propeller") << "propeller" << 3 << 3 << ""
                                   << "cell";
        QTest::newRow("apart") << "apart" << 4 << 2 << "30 120"
                               << "edge";
        // From the last section of rules/clockwork-wars.md.
        QTest::newRow("2p") << "2p" << 2 << 2 << ""
                            << "edge";
        QTest::newRow("3p") << "3p" << 6 << 3 << "0 60 120"
                            << "corner";
        QTest::newRow("4p") << "4p" << 4 << 2 << "0 90"
                            << "edge";
        QTest::newRow("2p-alt") << "2p-alt" << 4 << 2 << "60 150"
                                << "edge";
        QTest::newRow("4p-alt") << "4p-alt" << 4 << 2 << "0 90"
                                << "edge";
    }
    void knownShapes() {
        QFETCH(QString, shape);
        QFETCH(int, order);
        QFETCH(int, rotations);
        QFETCH(QString, axes);
        QFETCH(QString, centre);
        const Hexes& hexes = shapes().at(shape.toStdString());
        const auto group = findSymmetries(hexes);
        QCOMPARE(static_cast<int>(group.size()), order);
        const auto info = describe(group);
        QCOMPARE(info.rotations, rotations);
        QCOMPARE(inOrder(info.mirrorAxes), axes);
        if (rotations == 1) return;
        const std::map<QString, CentreKind> kinds{
            {"cell", CentreKind::Cell}, {"edge", CentreKind::EdgeMiddle}, {"corner", CentreKind::Corner}};
        QVERIFY(info.centre.kind == kinds.at(centre));
        // The centre is the centroid of the set.
        long long q = 0, r = 0;
        for (Hex at : hexes) q += at.q, r += at.r;
        const auto n = static_cast<long long>(hexes.size());
        QCOMPARE(info.centre.sixths.q * n, 6 * q);
        QCOMPARE(info.centre.sixths.r * n, 6 * r);
    }

    void axesLieWhereTheyAreSaidToBe() {
        for (const bool flat : {true, false})
            for (std::uint8_t linear = 6; linear < 12; ++linear) {
                const auto orientation = flat ? Orientation::Flat : Orientation::Pointy;
                const Isometry mirror{linear, {}};
                const auto info = describe({Isometry{}, mirror});
                QCOMPARE(info.mirrorAxes.size(), std::size_t{1});
                const int degrees = (info.mirrorAxes[0] + (flat ? 0 : 150)) % 180;
                const double angle = degrees * std::numbers::pi / 180;  // clockwise, as y goes down
                const Point along{std::cos(angle), std::sin(angle)}, across{-along.y, along.x};
                const Point kept = image(mirror, along, orientation),
                            turned = image(mirror, across, orientation);
                QVERIFY(std::hypot(kept.x - along.x, kept.y - along.y) < 1e-9);
                QVERIFY(std::hypot(turned.x + across.x, turned.y + across.y) < 1e-9);
            }
    }

    void centreStaysWhereItIs() {
        for (const auto& [name, hexes] : shapes()) {
            const auto group = findSymmetries(hexes);
            const auto info = describe(group);
            if (info.rotations == 1) continue;
            const Point e = centreOf({1, 0}, Orientation::Flat), f = centreOf({0, 1}, Orientation::Flat);
            const double q = info.centre.sixths.q / 6.0, r = info.centre.sixths.r / 6.0;
            const Point centre{q * e.x + r * f.x, q * e.y + r * f.y};
            for (const auto& element : group) {
                const Point moved = image(element, centre, Orientation::Flat);
                QVERIFY2(std::hypot(moved.x - centre.x, moved.y - centre.y) < 1e-9, name.c_str());
            }
        }
    }

    void equalsBruteForce() {
        for (const auto& [name, hexes] : shapes()) {
            auto found = findSymmetries(hexes);
            QVERIFY2(found.front().isIdentity(), name.c_str());
            std::sort(found.begin(), found.end());
            QVERIFY2(found == bruteForce(hexes), name.c_str());
        }
        QVERIFY(rc::check("random sets, half of them made symmetric", [](const Dice& dice) {
            Rng rng = dice.rng();
            auto hexes = randomHexes(rng, 4, 1 + dice.size / 10);
            if (between(rng, 0, 1) == 1) {
                const auto of = disc(randomHex(rng, 3), 1);
                const auto all = subgroups(findSymmetries(of));
                std::set<Hex> closed;
                const auto& group = all[rng.below(static_cast<std::uint32_t>(all.size()))];
                for (Hex at : hexes)
                    for (Hex other : orbit(at, group)) closed.insert(other);
                hexes.assign(closed.begin(), closed.end());
            }
            rng.shuffle(hexes);  // the order must not matter
            auto found = findSymmetries(hexes);
            std::sort(found.begin(), found.end());
            RC_ASSERT(found == bruteForce(hexes));
            RC_ASSERT(isGroup(found));
        }));
    }

    void emptySetHasOnlyTheIdentity() { QCOMPARE(findSymmetries({}).size(), std::size_t{1}); }

    void farAwaySetsDoNotOverflow() {
        Hexes hexes;
        for (Hex at : disc({}, 3)) hexes.push_back(at + Hex{99'990, -99'990});
        QCOMPARE(findSymmetries(hexes).size(), std::size_t{12});
    }

    void subgroupCounts_data() {
        QTest::addColumn<QString>("shape");
        QTest::addColumn<int>("count");
        QTest::newRow("D6") << "one" << 16;
        QTest::newRow("D3") << "triangle" << 6;
        QTest::newRow("D2") << "pair" << 5;
        QTest::newRow("C3") << "propeller" << 2;
        QTest::newRow("C2") << "Z" << 2;
        QTest::newRow("C1") << "L" << 1;
    }
    void subgroupCounts() {
        QFETCH(QString, shape);
        QFETCH(int, count);
        checkSubgroups(findSymmetries(shapes().at(shape.toStdString())), count);
    }

    void subgroupsOfTheSixthTurn() {
        SymmetryGroup turns;
        for (const auto& element : findSymmetries(disc({2, 2}, 1)))
            if (!element.isMirror()) turns.push_back(element);
        QCOMPARE(turns.size(), std::size_t{6});
        checkSubgroups(turns, 4);
    }

    void orbitsPartition() {
        for (const auto& [name, hexes] : shapes())
            for (const auto& group : subgroups(findSymmetries(hexes))) {
                std::map<Hex, Hexes> classOf;
                for (Hex at : hexes) {
                    auto images = orbit(at, group);
                    QVERIFY(images.front() == at);
                    QCOMPARE(group.size() % images.size(), std::size_t{0});
                    std::sort(images.begin(), images.end());
                    QVERIFY(std::adjacent_find(images.begin(), images.end()) == images.end());
                    classOf[at] = images;
                }
                for (const auto& [at, images] : classOf)
                    for (Hex other : images) QVERIFY2(classOf.at(other) == images, name.c_str());
            }
        QVERIFY(orbit({3, 4}, {}) == Hexes({{3, 4}}));
    }

private:
    static void checkSubgroups(const SymmetryGroup& group, int count) {
        const auto all = subgroups(group);
        QCOMPARE(static_cast<int>(all.size()), count);
        QCOMPARE(all.front().size(), std::size_t{1});
        for (std::size_t i = 0; i < all.size(); ++i) {
            QVERIFY(isGroup(all[i]));
            QVERIFY(i == 0 || all[i - 1].size() <= all[i].size());
            for (const auto& element : all[i])
                QVERIFY(std::find(group.begin(), group.end(), element) != group.end());
        }
        QCOMPARE(std::set<SymmetryGroup>(all.begin(), all.end()).size(), all.size());
    }
};

HEXA_TEST(SymmetryTest);
#include "symmetry_test.moc"
