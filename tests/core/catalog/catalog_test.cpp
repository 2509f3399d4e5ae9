// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;

namespace {

const std::string complete =
    R"({"system": "s", "name": {"en": "S"}, "orientation": "pointy", "minSeats": 2, "maxSeats": 4,
  "groups": [{"id": "g", "name": "G"}],
  "kinds": [{"id": "a", "name": "A", "letter": "A", "group": "g", "colour": "#010203", "supply": 7, "points": 2},
            {"id": "b", "name": {"en": "B", "de": "Be"}, "letter": "B", "colour": "#000000", "seat": true}],
  "edgeKinds": [{"id": "e", "name": "E", "colour": "#111111"}],
  "regionShapes": [{"id": "r", "name": "R", "parts": [{"q": 1, "r": -2, "kind": "a"}, {}]}],
  "pieceKinds": [{"id": "p", "name": "P", "letter": "p"}],
  "factions": [{"id": "f", "name": "F", "colour": "#222222"}]})";

}  // namespace

class CatalogTest : public QObject {
    Q_OBJECT

private slots:
    void readsEverything() {
        const auto catalog = readCatalog(complete);
        QVERIFY(catalog);
        QCOMPARE(catalog->system, std::string("s"));
        QVERIFY(catalog->orientation == Orientation::Pointy);
        QCOMPARE(catalog->minSeats, 2);
        QCOMPARE(catalog->maxSeats, 4);
        QCOMPARE(catalog->groups.at(0).id, std::string("g"));
        QCOMPARE(catalog->kinds.size(), std::size_t{2});
        QCOMPARE(catalog->kinds[0].supply.value_or(0), 7);
        QCOMPARE(catalog->kinds[0].points.value_or(0), 2);
        QCOMPARE(catalog->kinds[0].group, std::string("g"));
        QVERIFY(!catalog->kinds[1].supply && !catalog->kinds[1].points);
        QCOMPARE(std::string(catalog->kinds[1].name.in("de")), std::string("Be"));
        QCOMPARE(catalog->edgeKinds.at(0).colour, std::string("#111111"));
        QVERIFY((catalog->regionShapes.at(0).parts.at(0).offset == Hex{1, -2}));
        QCOMPARE(catalog->regionShapes[0].parts.at(1).kind, std::string());
        QCOMPARE(catalog->pieceKinds.at(0).letter, std::string("p"));
        QCOMPARE(catalog->factions.at(0).id, std::string("f"));
    }

    void kindsByName() {
        const auto catalog = readCatalog(complete);
        QVERIFY(catalog->kindId("b") == std::optional(kindIdAt(1)));
        QVERIFY(!catalog->kindId("c") && !catalog->kindId(""));
        QVERIFY(catalog->kindIds() == std::vector<KindId>({kindIdAt(0), kindIdAt(1)}));
        QCOMPARE(catalog->kind(kindIdAt(1)).id, std::string("b"));
        QVERIFY(catalog->isSeat(kindIdAt(1)) && !catalog->isSeat(kindIdAt(0)));
        QVERIFY(!catalog->isSeat(KindId::Empty) && !catalog->isSeat(KindId::Blank));
        QVERIFY(!isTile(KindId::Empty) && !isTile(KindId::Blank) && isTile(kindIdAt(0)));
        QCOMPARE(indexOf(kindIdAt(5)), std::size_t{5});
    }

    void errorsPointToTheirPlace_data() {
        QTest::addColumn<QByteArray>("find");
        QTest::addColumn<QByteArray>("replace");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("pointer");
        QTest::newRow("no system") << QByteArray("\"system\": \"s\",") << QByteArray() << "json.missing"
                                   << "";
        QTest::newRow("orientation") << QByteArray("pointy") << QByteArray("diagonal") << "json.choice"
                                     << "/orientation";
        QTest::newRow("seat") << QByteArray("true") << QByteArray("1") << "json.type"
                              << "/kinds/1/seat";
        QTest::newRow("supply") << QByteArray("7,") << QByteArray("7000000,") << "json.range"
                                << "/kinds/0/supply";
        QTest::newRow("name") << QByteArray("\"E\"") << QByteArray("5") << "json.type"
                              << "/edgeKinds/0/name";
        QTest::newRow("kinds") << QByteArray("\"pieceKinds\": [") << QByteArray("\"pieceKinds\": 3, \"x\": [")
                               << "json.type"
                               << "/pieceKinds";
        QTest::newRow("twice") << QByteArray("\"q\": 1,") << QByteArray("\"q\": 1, \"q\": 1,")
                               << "json.duplicate-key"
                               << "/regionShapes/0/parts/0";
    }
    void errorsPointToTheirPlace() {
        QFETCH(QByteArray, find);
        QFETCH(QByteArray, replace);
        QFETCH(QString, code);
        QFETCH(QString, pointer);
        QByteArray text = QByteArray::fromStdString(complete);
        QCOMPARE(text.count(find), qsizetype{1});
        const auto catalog = readCatalog(text.replace(find, replace).toStdString());
        QVERIFY(!catalog);
        QCOMPARE(QString::fromStdString(catalog.error().code()), code);
        QVERIFY(catalog.error().place() == Place(JsonPointer{pointer.toStdString()}));
    }
};

HEXA_TEST(CatalogTest);
#include "catalog_test.moc"
