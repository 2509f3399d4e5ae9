// SPDX-License-Identifier: GPL-3.0-or-later
// GEN-08: the maps that come with the program.
#include "core/hex/symmetry.h"
#include "tests/core/systems/clockwork/fixture.h"
#include "tests/support/test.h"

using namespace hexa;
using namespace hexa::clockwork;

class SampleMapsTest : public QObject {
    Q_OBJECT

    /// Returns the layout's isometries that keep every tile's kind, or swap kinds if the counts
    /// allow no more.
    static std::size_t symmetriesOf(const Scenario& map, bool exact) {
        std::vector<Hex> hexes;
        for (const Cell& cell : map.board.cells()) hexes.push_back(cell.at);
        std::size_t count = 0;
        for (const Isometry& isometry : findSymmetries(hexes)) {
            int different = 0;
            for (const Cell& cell : map.board.cells()) {
                const KindId image = map.board.find(isometry(cell.at))->kind;
                const Catalog& catalog = test::game().catalog;
                if (image == cell.kind) continue;
                different += exact || catalog.kind(image).group != catalog.kind(cell.kind).group ? 100 : 1;
            }
            count += different <= 3;
        }
        return count;
    }

private slots:
    void sample_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        QTest::addColumn<QString>("french");
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("exact");
        QTest::addColumn<int>("symmetries");
        QTest::newRow("hale") << "hale"
                              << "Hale"
                              << "Hale"
                              << "En bonne santé" << 2 << false << 2;
        QTest::newRow("lake-of-fire") << "lake-of-fire"
                                      << "The Lake of Fire"
                                      << "Der See des Feuers"
                                      << "Le lac de feu" << 2 << false << 2;
        QTest::newRow("archon") << "archon"
                                << "Archon"
                                << "Archon"
                                << "Archonte" << 3 << false << 3;
        QTest::newRow("sea-of-solitude") << "sea-of-solitude"
                                         << "The Sea of Solitude"
                                         << "Das Meer der Einsamkeit"
                                         << "La mer de la solitude" << 3 << false << 3;
        QTest::newRow("sohne") << "sohne"
                               << "Sohne"
                               << "Sohne"
                               << "Sohne" << 4 << true << 4;
        QTest::newRow("diamond") << "diamond"
                                 << "Diamond"
                                 << "Diamant"
                                 << "Diamant" << 4 << true << 4;
    }
    void sample() {
        QFETCH(QString, id);
        QFETCH(QString, english);
        QFETCH(QString, german);
        QFETCH(QString, french);
        QFETCH(int, players);
        QFETCH(bool, exact);
        QFETCH(int, symmetries);
        QCOMPARE(test::game().samples.size(), std::size_t{6});
        const Sample* sample = nullptr;
        for (const Sample& candidate : test::game().samples)
            if (candidate.id == id.toStdString()) sample = &candidate;
        QVERIFY(sample != nullptr);
        const auto map = readScenario(sample->text, test::onlyThisGame());
        QVERIFY2(map.ok(), map.ok() ? "" : map.error().code().c_str());

        const std::string difference =
            test::compareGolden("../resources/clockwork/samples/" + id.toStdString() + ".hexa",
                                writeScenario(*map, test::game().catalog));
        QVERIFY2(difference.empty(), difference.c_str());

        for (const Finding& finding : test::check(*map))
            QVERIFY2(finding.problem.severity == Severity::Hint, finding.problem.code.c_str());
        QCOMPARE(map->players(), players);
        QVERIFY(map->profile == RuleProfile::Rulebook);
        QVERIFY(map->provenance.standIn);
        QCOMPARE(QString::fromStdString(map->author), QString("Hexatelier"));
        for (const auto& [language, title] :
             {std::pair("en", english), std::pair("de", german), std::pair("fr", french)}) {
            QVERIFY(map->title.texts.contains(language));
            QCOMPARE(QString::fromStdString(map->title.texts.at(language)), title);
            QVERIFY(map->description.texts.contains(language));
            QVERIFY(QString::fromStdString(map->description.texts.at(language)).contains("Hexatelier"));
        }
        QCOMPARE(static_cast<int>(symmetriesOf(*map, exact)), symmetries);
    }

    /// MAP-07.
    void theLakeOfFireScoresFour() {
        for (const Sample& sample : test::game().samples) {
            const auto map = readScenario(sample.text, test::onlyThisGame());
            QVERIFY(map.ok());
            QCOMPARE(map->board.details().size(), std::size_t{sample.id == "lake-of-fire" ? 1U : 0U});
            for (const auto& [at, details] : map->board.details()) {
                QCOMPARE(map->board.find(at)->kind, tile::lake);
                QCOMPARE(details.points.value_or(0), 4);
                QCOMPARE(details.special.texts.size(), std::size_t{3});
                QCOMPARE(distance(at, map->seats[0].homeHex()), distance(at, map->seats[1].homeHex()));
            }
        }
    }
};

HEXA_TEST(SampleMapsTest);
#include "samples_test.moc"
