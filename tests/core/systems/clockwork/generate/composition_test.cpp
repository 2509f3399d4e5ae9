// SPDX-License-Identifier: GPL-3.0-or-later
// GEN-01..04: the legal compositions.
#include "core/systems/clockwork/generate/rulebookdraw.h"
#include "core/systems/clockwork/terms/ranges.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/test.h"

#include <map>
#include <numeric>
#include <set>

using namespace hexa;
using namespace hexa::clockwork;
using hexa::mapsearch::CompositionSpace;

class CompositionTest : public QObject {
    Q_OBJECT

    /// Returns all compositions. Written from the text of GEN-01..03, on purpose without the code
    /// under test: it tries every number of every kind in the box.
    static std::set<Composition> bruteForce(int players) {
        struct Words {
            int total, researchMin, researchMax, eachMin, eachMax, resourceMin, resourceMax, forestMin,
                forestMax, lakeMin, lakeMax, villageMin, villageMax, citadelMin, citadelMax, barrensMin,
                barrensMax;
        };
        const Words w = players == 2   ? Words{20, 6, 9, 2, 3, 4, 6, 2, 3, 2, 3, 2, 4, 2, 3, 0, 3}
                        : players == 3 ? Words{27, 9, 12, 3, 4, 4, 8, 2, 4, 2, 4, 4, 6, 2, 4, 0, 2}
                                       : Words{34, 12, 12, 4, 4, 7, 9, 4, 5, 3, 4, 5, 7, 3, 4, 2, 4};
        const auto in = [](int x, int min, int max) { return min <= x && x <= max; };
        std::set<Composition> legal;
        for (int v = 0; v <= 7; ++v)
            for (int c = 0; c <= 4; ++c)
                for (int l = 0; l <= 4; ++l)
                    for (int f = 0; f <= 5; ++f)
                        for (int t = 0; t <= 4; ++t)
                            for (int m = 0; m <= 4; ++m)
                                for (int s = 0; s <= 4; ++s)
                                    for (int b = 0; b <= 4; ++b)
                                        if (v + c + l + f + t + m + s + b == w.total &&
                                            in(t + m + s, w.researchMin, w.researchMax) &&
                                            in(t, w.eachMin, w.eachMax) && in(m, w.eachMin, w.eachMax) &&
                                            in(s, w.eachMin, w.eachMax) &&
                                            in(l + f, w.resourceMin, w.resourceMax) &&
                                            in(f, w.forestMin, w.forestMax) && in(l, w.lakeMin, w.lakeMax) &&
                                            in(v, w.villageMin, w.villageMax) &&
                                            in(c, w.citadelMin, w.citadelMax) &&
                                            in(b, w.barrensMin, w.barrensMax))
                                            legal.insert({0, v, c, l, f, t, m, s, b});
        return legal;
    }

    static CompositionSpace spaceFor(int players) {
        const Recommendation& advice = *recommendation(players);
        return CompositionSpace(advice.kinds, advice.total);
    }

    static Composition compositionAt(const CompositionSpace& space, std::uint64_t index) {
        Composition counts{};
        space.at(index, counts);
        return counts;
    }

    static Composition countsOf(std::span<const KindId> kinds) {
        Composition counts{};
        for (const KindId kind : kinds) ++counts[indexOf(kind)];
        return counts;
    }

private slots:
    void legalCompositions_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("count");
        QTest::newRow("2 players") << 2 << 154;
        QTest::newRow("3 players") << 3 << 291;
        QTest::newRow("4 players") << 4 << 12;
    }
    void legalCompositions() {
        QFETCH(int, players);
        QFETCH(int, count);
        const CompositionSpace space = spaceFor(players);
        QCOMPARE(static_cast<int>(space.size()), count);
        std::set<Composition> listed;
        Composition last{};
        for (std::uint64_t i = 0; i < space.size(); ++i) {
            const Composition composition = compositionAt(space, i);
            QVERIFY(last < composition);  // lexicographic, hence all different
            last = composition;
            listed.insert(composition);
        }
        QVERIFY(listed == bruteForce(players));
    }

    void theBoxGivesMoreThanCanBeListed() {
        const CompositionSpace box(boxLimits(test::game().catalog), 18);
        QVERIFY(box.size() > 1000);
        QVERIFY(box.size() <= 0xffffffffU);
    }

    void drawsAreUniform_data() {
        QTest::addColumn<int>("players");
        // Chi-square quantiles at 99.9 % for 153, 290 and 11 degrees of freedom (seeds are fixed,
        // so it never flickers).
        QTest::addColumn<double>("limit");
        QTest::newRow("2 players") << 2 << 212.0;
        QTest::newRow("3 players") << 3 << 370.0;
        QTest::newRow("4 players") << 4 << 31.26;
    }
    void drawsAreUniform() {
        QFETCH(int, players);
        QFETCH(double, limit);
        const Scenario& base = test::game().layout(std::to_string(players) + "p")->scenario;
        auto draw = RulebookDraw::prepare(base, test::game().catalog, {});
        QVERIFY(draw.ok());
        const std::size_t classes = draw->compositions().size();
        const int perClass = 200;
        std::map<Composition, int> seen;
        for (std::uint64_t seed = 0; seed < classes * perClass; ++seed) ++seen[countsOf(draw->draw(seed))];
        QCOMPARE(seen.size(), classes);
        double chiSquare = 0;
        for (const auto& [composition, count] : seen) {
            const double off = count - perClass;
            chiSquare += off * off / perClass;
        }
        QVERIFY2(chiSquare < limit, qPrintable(QString::number(chiSquare)));
    }

    /// GEN-05: with one composition only, every slot is as likely to hold each tile as any other.
    void placesAreUniform() {
        std::vector<std::optional<CountWish>> counts(kindCount);
        const Composition wanted = compositionAt(spaceFor(4), 5);
        for (std::size_t kind = 1; kind < kindCount; ++kind) counts[kind] = wanted[kind];
        auto draw = RulebookDraw::prepare(test::game().layout("4p")->scenario, test::game().catalog, counts);
        QVERIFY(draw.ok());
        const int rounds = 20'000;
        std::vector<int> villages(draw->places().size());
        for (std::uint64_t seed = 0; seed < rounds; ++seed) {
            const auto kinds = draw->draw(seed);
            for (std::size_t slot = 0; slot < kinds.size(); ++slot)
                villages[slot] += kinds[slot] == tile::village;
        }
        const double share =
            static_cast<double>(wanted[indexOf(tile::village)]) / static_cast<double>(villages.size());
        double chiSquare = 0;
        for (const int count : villages) {
            const double off = count - rounds * share;
            chiSquare += off * off / (rounds * share * (1 - share));
        }
        QVERIFY2(chiSquare < 64.0, qPrintable(QString::number(chiSquare)));  // 99.9 % for 33 degrees: 63.9
    }
};

HEXA_TEST(CompositionTest);
#include "composition_test.moc"
