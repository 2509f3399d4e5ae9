// SPDX-License-Identifier: GPL-3.0-or-later
// Maps that come with the example games.
#include "core/owngame/file/examples.h"

#include "core/io/format/scenariofile.h"
#include "tests/core/owngame/generated.h"
#include "tests/core/owngame/toydefinition.h"
#include "tests/support/test.h"

#include <QTest>

namespace hexa::test {

class OwnGameExamplesTest : public QObject {
    Q_OBJECT

    static const EmbeddedFile& mapOf(std::string_view name) {
        for (const EmbeddedFile& file : owngame::exampleMaps())
            if (owngame::exampleName(file) == name) return file;
        qFatal("no map");
    }
    static Scenario read(const EmbeddedFile& file) {
        return readScenario(file.text, Systems({owngame::gameInMap(file.text).value().value()})).value();
    }

private slots:
    void eachExampleHasAMap_data() {
        QTest::addColumn<QString>("name");
        for (const EmbeddedFile& file : owngame::exampleFiles()) {
            const QString name = QString::fromUtf8(owngame::exampleName(file));
            QTest::newRow(qPrintable(name)) << name;
        }
    }
    /// The map has the game as it is now, breaks none of its rules, and can be made again:
    /// `hexatelier-cli --game X.hexgamedef generate --layout L --mode balanced --seed N`.
    void eachExampleHasAMap() {
        QFETCH(QString, name);
        const EmbeddedFile& file = mapOf(name.toStdString());
        const GameSystem game = owngame::gameInMap(file.text).value().value();
        QCOMPARE(game.id(), owngame::readGame(owngame::example(name.toStdString())).value().id());
        const Scenario map = read(file);
        QCOMPARE(map.title.texts.size(), std::size_t(3));
        QCOMPARE(QString::fromStdString(dirtOf(game, map)), QString());
        QVERIFY(map.provenance.seed.has_value());
        const auto again = made(game, map.provenance.layout, "balanced", *map.provenance.seed);
        QVERIFY(again.ok());
        QVERIFY(again->board == map.board);
    }

    void theBattlefieldHasRoads() {
        const Scenario map = read(mapOf("two-banners"));
        // As many as the count of the game says.
        QCOMPARE(std::ranges::count(map.board.edges, "road", &EdgeFeature::kind), 20);
    }
};

HEXA_TEST(OwnGameExamplesTest);

}  // namespace hexa::test

#include "examples_test.moc"
