// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog.h"
#include "tests/support/test.h"

#include <QTest>

using namespace hexa;

namespace {

const std::string completeCatalog =
    R"({"system": "s", "name": {"en": "S"}, "orientation": "pointy", "minSeats": 2, "maxSeats": 4,
  "groups": [{"id": "g", "name": "G"}],
  "kinds": [{"id": "a", "name": "A", "letter": "A", "group": "g", "colour": "#010203", "supply": 7, "points": 2},
            {"id": "b", "name": {"en": "B", "de": "Be"}, "letter": "B", "colour": "#000000", "seat": true}],
  "edgeKinds": [{"id": "e", "name": "E", "colour": "#111111"}],
  "regionShapes": [{"id": "r", "name": "R", "parts": [{"q": 1, "r": -2, "kind": "a"}, {}]}],
  "pieceKinds": [{"id": "p", "name": "P", "letter": "p"}],
  "factions": [{"id": "f", "name": "F", "colour": "#222222"}]})";

const std::string things =
    R"({"system": "s", "name": "S", "orientation": "flat", "homes": "shared", "teams": true, "cutCells": true,
  "cellProperties": [{"id": "wet", "name": "Wet", "type": "flag"}],
  "edgeKinds": [{"id": "w", "name": "W", "colour": "#1", "lies": "across", "sided": true, "owned": true, "supply": 3,
    "properties": [{"id": "height", "name": "H", "type": "number", "min": 2, "max": 5}]}],
  "regionShapes": [{"id": "r", "name": "R", "group": "g", "supply": 1, "parts": [{"q": 0, "r": 1, "marks": [1]}]}],
  "pieceKinds": [{"id": "p", "name": "P", "letter": "p", "stands": "slot", "covers": true, "turns": true, "owned": true,
    "faction": "f", "supply": 0, "where": ["a"], "properties": [
      {"id": "strength", "name": "N", "type": "number", "min": -1, "max": 9, "default": 4},
      {"id": "mood", "name": "M", "type": "choice", "choices": [{"id": "x", "name": "X"}, {"id": "y", "name": "Y"}]},
      {"id": "banks", "name": "B", "type": "sides"}]}],
  "zoneKinds": [{"id": "z", "name": "Z", "colour": "#2", "owned": true, "bounds": true}]})";

/// Returns a catalog's mistake as code and JSON pointer.
QString mistakeOf(const QByteArray& text) {
    const auto catalog = readCatalog(text.toStdString());
    if (catalog) return {};
    const auto* pointer = std::get_if<JsonPointer>(&catalog.error().place());
    return QString::fromStdString(catalog.error().code() + ' ' + (pointer != nullptr ? pointer->path : "?"));
}

}  // namespace

class CatalogTest : public QObject {
    Q_OBJECT

private slots:
    void readsEverything() {
        const auto catalog = readCatalog(completeCatalog);
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

    void readsThings() {
        const auto catalog = readCatalog(things);
        QVERIFY2(catalog.ok(), qPrintable(mistakeOf(QByteArray::fromStdString(things))));
        QVERIFY(catalog->homes == Catalog::Homes::Shared && catalog->teams && catalog->cutCells);
        const EdgeKind& wall = *catalog->edgeKind("w");
        QVERIFY(wall.lies == EdgeKind::Lies::Across && wall.sided && wall.owned && wall.supply == 3);
        // Without defaults, numbers start at their minimum, choices with the first, flags off, and
        // sides are empty.
        QVERIFY(wall.properties.at(0).defaultValue == AttributeValue(2));
        const PieceKind& piece = *catalog->pieceKind("p");
        QVERIFY(piece.stands == PieceKind::Stands::Slot && piece.covers && piece.turns && piece.owned);
        QVERIFY(piece.faction == "f" && piece.supply == 0 && piece.where == std::vector<std::string>{"a"});
        QVERIFY(findProperty(piece.properties, "strength")->defaultValue == AttributeValue(4));
        QVERIFY(findProperty(piece.properties, "mood")->defaultValue == AttributeValue(std::string("x")));
        QVERIFY(findProperty(piece.properties, "banks")->defaultValue == AttributeValue(Sides{}));
        QVERIFY(catalog->cellProperties.at(0).defaultValue == AttributeValue(false));
        QVERIFY(findProperty(piece.properties, "none") == nullptr);
        QVERIFY(catalog->zoneKind("z")->owned && catalog->zoneKind("z")->bounds);
        QVERIFY(catalog->regionShape("r")->supply == 1 && !catalog->regionShape("r")->parts[0].extra.empty());
        QVERIFY(!catalog->edgeKind("z") && !catalog->pieceKind("w") && !catalog->regionShape("p") &&
                !catalog->zoneKind("r"));
        // A game without this section has no such things.
        const auto plain = readCatalog(completeCatalog);
        QVERIFY(plain->homes == Catalog::Homes::Own && !plain->teams && !plain->cutCells &&
                plain->zoneKinds.empty());
        QVERIFY(!plain->edgeKinds[0].sided && plain->pieceKinds[0].stands == PieceKind::Stands::Hex);
    }

    void wrongThings_data() {
        QTest::addColumn<QByteArray>("find");
        QTest::addColumn<QByteArray>("replace");
        QTest::addColumn<QString>("mistake");
        const auto row = [](const char* name, const char* find, const char* replace, const char* mistake) {
            QTest::newRow(name) << QByteArray(find) << QByteArray(replace) << QString(mistake);
        };
        const char* first = "/pieceKinds/0/properties/0";
        row("homes", "\"shared\"", "\"none\"", "json.choice /homes");
        row("lies", "\"across\"", "\"up\"", "json.choice /edgeKinds/0/lies");
        row("stands", "\"slot\"", "\"air\"", "json.choice /pieceKinds/0/stands");
        row("type", "\"flag\"", "\"bool\"", "json.choice /cellProperties/0/type");
        row("no type", ", \"type\": \"flag\"", "", "json.missing /cellProperties/0");
        row("default", "\"default\": 4", "\"default\": 10", "json.range /pieceKinds/0/properties/0/default");
        row("default of another type", "\"default\": 4", "\"default\": \"4\"",
            "json.type /pieceKinds/0/properties/0/default");
        row("known key", "\"strength\"", "\"seat\"",
            QByteArray("catalog.reserved ").append(first).constData());
        row("twice", "\"mood\"", "\"strength\"", "catalog.twice /pieceKinds/0/properties/1");
        row("no choices", "{\"id\": \"x\", \"name\": \"X\"}, {\"id\": \"y\", \"name\": \"Y\"}", "",
            "json.missing /pieceKinds/0/properties/1");
        row("min above max", "\"min\": 2", "\"min\": 7", "catalog.bounds /edgeKinds/0/properties/0");
        row("where", "[\"a\"]", "\"a\"", "json.type /pieceKinds/0/where");
        row("zone", "\"colour\": \"#2\", ", "", "json.missing /zoneKinds/0");
    }
    void wrongThings() {
        QFETCH(QByteArray, find);
        QFETCH(QByteArray, replace);
        QFETCH(QString, mistake);
        QByteArray text = QByteArray::fromStdString(things);
        QCOMPARE(text.count(find), qsizetype{1});
        QCOMPARE(mistakeOf(text.replace(find, replace)), mistake);
    }

    void defaultsNeedNoEntry() {
        const auto catalog = readCatalog(things);
        const Property& strength = catalog->pieceKinds[0].properties[0];
        Attributes attributes;
        QVERIFY(strength.of(attributes) == AttributeValue(4));
        strength.give(attributes, 7);
        QVERIFY(strength.of(attributes) == AttributeValue(7) && !attributes.empty());
        strength.give(attributes, 4);
        QVERIFY(attributes.empty());
        QVERIFY(strength.allows(-1) && strength.allows(9) && !strength.allows(10) && !strength.allows(true));
        const Property& mood = catalog->pieceKinds[0].properties[1];
        QVERIFY(mood.allows(std::string("y")) && !mood.allows(std::string("z")) && !mood.allows(0));
        // Sorted by id, whatever the order of setting.
        Attributes one, other;
        one.set("a", 1);
        one.set("b", Sides{1});
        other.set("b", Sides{1});
        other.set("a", 1);
        QVERIFY(one == other);
        one.transform({3, {5, 5}});
        QVERIFY(*one.find("a") == AttributeValue(1) && *one.find("b") == AttributeValue(Sides{8}));
        one.erase("b");
        QVERIFY(one.find("b") == nullptr && one.find("a") != nullptr);
    }

    void kindsByName() {
        const auto catalog = readCatalog(completeCatalog);
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
        QByteArray text = QByteArray::fromStdString(completeCatalog);
        QCOMPARE(text.count(find), qsizetype{1});
        const auto catalog = readCatalog(text.replace(find, replace).toStdString());
        QVERIFY(!catalog);
        QCOMPARE(QString::fromStdString(catalog.error().code()), code);
        QVERIFY(catalog.error().place() == Place(JsonPointer{pointer.toStdString()}));
    }
};

HEXA_TEST(CatalogTest);
#include "catalog_test.moc"
