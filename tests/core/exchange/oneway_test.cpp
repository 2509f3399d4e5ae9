// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/print/print.h"
#include "core/exchange/exchange.h"
#include "core/exchange/playitems.h"
#include "core/io/file/file.h"
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "tests/core/owngame/toydefinition.h"
#include "tests/support/printedtoy.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"
#include "tests/support/xmllint.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <set>

namespace hexa {

/// Tabletop Simulator and VASSAL: everything that can be tested without them.
class OneWayTest : public QObject {
    Q_OBJECT

    const Systems mSystems = builtInSystems();
    const GameSystem& mGame = mSystems.list().front();
    const Scenario mMap = *readScenario(mGame.samples.front().text, mSystems);

    static Result<std::string> paint(const exchange::TileLook&, exchange::PictureSize, Orientation) {
        return std::string("\x89PNG");
    }

    /// Unpacks a module into the files of the folder.
    static void unpack(const MapExport& module, const QTemporaryDir& folder) {
        const QString path = folder.filePath("module.vmod");
        QVERIFY(writeExport(module, path.toStdString()));
        QProcess unzip;
        unzip.start("unzip", {"-q", path, "-d", folder.path()});
        QVERIFY(unzip.waitForFinished());
        QCOMPARE(unzip.exitCode(), 0);
    }

private slots:
    void tokensLieOnTheHexes() {
        MapExportOptions options;
        options.name = "hale";
        options.painter = paint;
        options.pictureUrl = "https://example.org/p";
        options.language = "de";
        options.tokenScale = 1.5;
        const auto out = exportMap(mMap, mGame, ExchangeForm::Tts, options);
        QVERIFY(out);
        QCOMPARE(out->files.front().name, std::string("hale.json"));
        const auto root =
            QJsonDocument::fromJson(QByteArray::fromStdString(out->files.front().content)).object();
        const QJsonArray objects = root["ObjectStates"].toArray();
        QCOMPARE(std::size_t(objects.size()), mMap.board.cellCount());
        QSet<QString> guids, urls;
        for (qsizetype i = 0; i < objects.size(); ++i) {
            const QJsonObject object = objects[i].toObject();
            QCOMPARE(object["Name"].toString(), QString("Custom_Token"));
            QVERIFY(object["Locked"].toBool());
            guids << object["GUID"].toString();
            urls << object["CustomImage"].toObject()["ImageURL"].toString();
            // The neighbours' distance is that of the hexes: flat to flat, for a circumradius of
            // 1.5.
            const Cell& cell = mMap.board.cells()[std::size_t(i)];
            const QJsonObject at = object["Transform"].toObject();
            QCOMPARE(at["scaleX"].toDouble(), 1.5);
            const Point centre = centreOf(cell.at, Orientation::Flat);
            const QJsonObject first = objects[0].toObject()["Transform"].toObject();
            const Point origin = centreOf(mMap.board.cells()[0].at, Orientation::Flat);
            QVERIFY(std::abs(at["posX"].toDouble() - first["posX"].toDouble() - 1.5 * (centre.x - origin.x)) <
                    1e-3);
            QVERIFY(std::abs(at["posZ"].toDouble() - first["posZ"].toDouble() + 1.5 * (centre.y - origin.y)) <
                    1e-3);
            QVERIFY(
                object["Nickname"].toString().endsWith(QString::fromStdString(std::string(cell.id.text()))));
        }
        QCOMPARE(guids.size(), objects.size());
        QCOMPARE(objects[0].toObject()["Nickname"].toString(), QString("Hauptstadt K1"));
        // Every named picture exists, and no other.
        QCOMPARE(std::size_t(urls.size()), out->files.size() - 1);
        for (std::size_t i = 1; i < out->files.size(); ++i) {
            const QString name = QString::fromStdString(out->files[i].name).section('/', -1);
            QVERIFY2(urls.contains("https://example.org/p/" + name), qPrintable(name));
        }
    }

    static Result<std::string> paintItem(const CutItem& item, ItemSide side, int longest) {
        return "\x89PNG" + item.id + (side == ItemSide::Back ? " back " : " ") + std::to_string(longest);
    }
    /// Collects all objects including the contained ones, depth first.
    static void collect(const QJsonArray& objects, QJsonArray& all) {
        for (const QJsonValue& value : objects) {
            all.append(value);
            collect(value.toObject()["ContainedObjects"].toArray(), all);
        }
    }

    /// Hexes have their width and height on the map; tiles are measured from side to side.
    void itemsOfHexesHaveTheirSize() {
        exchange::PlayItem one;
        one.item.outline.form = CutOutline::Form::Hexes;
        one.item.outline.hexes = {Hex{}};
        const double along = 60 * 2 / sqrt3;
        QVERIFY(std::abs(one.width(60) - along) < 1e-9 && std::abs(one.height(60) - 60) < 1e-9);
        one.orientation = Orientation::Pointy;
        QVERIFY(std::abs(one.width(60) - 60) < 1e-9 && std::abs(one.height(60) - along) < 1e-9);
        one.item.outline.hexes = {Hex{}, Hex{1, 0}};  // side by side
        QVERIFY(std::abs(one.width(60) - 120) < 1e-9 && std::abs(one.height(60) - along) < 1e-9);
        // For items of a game, its maps determine this.
        const GameSystem toy = test::printedToy();
        MapExportOptions options;
        options.painter = paint;
        options.itemPainter = paintItem;
        const auto items =
            exchange::playItems(toy.layouts.front().scenario, toy, options, [](double) { return 64; });
        QVERIFY(items);
        int looked = 0;
        for (const exchange::Pile& pile : items->piles)
            for (const exchange::PlayItem& item : pile.items) {
                if (item.hexes()) ++looked;
                QVERIFY(item.orientation == Orientation::Pointy);
            }
        QVERIFY(looked > 0);
    }

    /// Decks, bags and pieces: each item as often as the game has it, every picture there and no
    /// other.
    void cardsAndCountersLieBesideTheTokens_data() {
        QTest::addColumn<bool>("toy");
        QTest::newRow("Clockwork Wars") << false;
        QTest::newRow("toy") << true;
    }
    void cardsAndCountersLieBesideTheTokens() {
        QFETCH(bool, toy);
        const GameSystem toyGame = test::printedToy();
        const GameSystem& game = toy ? toyGame : mGame;
        const Scenario& map = toy ? toyGame.layout("2p")->scenario : mMap;
        MapExportOptions options;
        options.painter = paint;
        options.itemPainter = paintItem;
        options.pictureUrl = "file:///p/";
        const auto out = exportMap(map, game, ExchangeForm::Tts, options);
        QVERIFY(out);
        const auto root =
            QJsonDocument::fromJson(QByteArray::fromStdString(out->files.front().content)).object();
        QJsonArray all;
        collect(root["ObjectStates"].toArray(), all);
        QMap<QString, int> named;
        QSet<QString> guids, urls;
        for (const QJsonValue& value : all) {
            const QJsonObject object = value.toObject();
            guids << object["GUID"].toString();
            for (const char* key : {"ImageURL", "ImageSecondaryURL"})
                if (const QString url = object["CustomImage"].toObject()[key].toString(); !url.isEmpty())
                    urls << url;
            for (const QJsonValue& deck : object["CustomDeck"].toObject())
                for (const char* key : {"FaceURL", "BackURL"}) urls << deck.toObject()[key].toString();
            const QString kind = object["Name"].toString();
            if (kind == "DeckCustom") {
                const QJsonArray ids = object["DeckIDs"].toArray(),
                                 cards = object["ContainedObjects"].toArray();
                QCOMPARE(ids.size(), cards.size());
                for (qsizetype i = 0; i < ids.size(); ++i) {
                    QCOMPARE(cards[i].toObject()["CardID"].toInt(), ids[i].toInt());
                    QVERIFY(object["CustomDeck"].toObject().contains(QString::number(ids[i].toInt() / 100)));
                }
            } else if (kind != "Bag" && kind != "Counter" && !object["Locked"].toBool()) {
                ++named[object["Nickname"].toString()];
            }
        }
        QCOMPARE(guids.size(), all.size());
        QMap<QString, int> expected;
        for (const CutSheet& sheet : game.print->sheets)
            for (const CutItem& item : game.print->items({}, map, sheet.id))
                expected[QString::fromStdString(std::string(item.name.in("en")))] += item.copies;
        QCOMPARE(named, expected);
        QSet<QString> files;
        for (std::size_t i = 1; i < out->files.size(); ++i)
            files << "file:///p/" + QString::fromStdString(out->files[i].name).section('/', -1);
        QCOMPARE(std::size_t(files.size()), out->files.size() - 1);
        QCOMPARE(urls, files);
    }

    /// Pieces of a module: readable by VASSAL, with existing pictures and numbers of their own.
    void modulesHaveDecksHandsAndPieces_data() { cardsAndCountersLieBesideTheTokens_data(); }
    void modulesHaveDecksHandsAndPieces() {
        QFETCH(bool, toy);
        if (QStandardPaths::findExecutable("unzip").isEmpty()) QSKIP("unzip is not installed");
        const GameSystem toyGame = test::printedToy();
        const GameSystem& game = toy ? toyGame : mGame;
        const Scenario& map = toy ? toyGame.layout("2p")->scenario : mMap;
        MapExportOptions options;
        options.name = "m";
        options.itemPainter = paintItem;
        const auto out = exportMap(map, game, ExchangeForm::Vassal, options);
        QVERIFY(out);
        QTemporaryDir folder;
        unpack(*out, folder);
        const auto build = readFile(folder.filePath("buildFile.xml").toStdString());
        QVERIFY(build);
        HEXA_VERIFY_XML(*build);
        QXmlStreamReader xml(QByteArray::fromStdString(*build));
        QSet<QString> pictures, numbers, boards;
        int inDecks = 0, hands = 0, expected = 0, alone = 0;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            const auto attributes = xml.attributes();
            if (xml.name().endsWith(u".Board")) boards << attributes.value("name").toString();
            if (xml.name().endsWith(u".PlayerHand")) ++hands;
            if (xml.name().endsWith(u".DrawPile") || xml.name().endsWith(u".SetupStack"))
                QVERIFY(boards.contains(attributes.value("owningBoard").toString()));
            const bool card = xml.name().endsWith(u".CardSlot");
            if (!card && !xml.name().endsWith(u".PieceSlot")) continue;
            (card ? inDecks : alone) += 1;
            const QString number = attributes.value("gpid").toString();
            QVERIFY(!numbers.contains(number));
            numbers << number;
            QVERIFY(attributes.value("width").toInt() > 0 && attributes.value("height").toInt() > 0);
            // AddPiece: "+/id/type/state"; traits and their states are divided by tabs, the picture
            // comes last.
            const QStringList parts = xml.readElementText().split('/');
            QCOMPARE(parts.size(), 4);
            QCOMPARE(parts[0] + parts[1], QString("+null"));
            const QStringList types = parts[2].split('\t'), states = parts[3].split('\t');
            QCOMPARE(types.size(), states.size());
            QVERIFY(types.last().startsWith("piece;;;"));
            QCOMPARE(types.last().count(';'), 4);
            QCOMPARE(states.last(), "null;0;0;" + number + ";0");
            pictures << types.last().section(';', 3, 3);
            if (types.size() == 2) {
                QVERIFY(types.first().startsWith("obs;70,130;"));
                pictures << types.first().section(';', 2, 2);
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        int items = 0;
        for (const CutSheet& sheet : game.print->sheets)
            for (const CutItem& item : game.print->items({}, map, sheet.id)) {
                ++items;
                expected += item.copies;
            }
        QCOMPARE(hands, static_cast<int>(map.seats.size()));
        QCOMPARE(inDecks + alone, expected + items);  // once on the table, and one of each in the palette
        for (const QString& picture : pictures)
            QVERIFY2(QFile::exists(folder.filePath("images/" + picture)), qPrintable(picture));
    }

    /// A battle: the board is painted without its pieces, and each of these is on its hex.
    void piecesStandOnTheirHexes_data() {
        QTest::addColumn<bool>("vassal");
        QTest::newRow("VASSAL") << true;
        QTest::newRow("Tabletop Simulator") << false;
    }
    void piecesStandOnTheirHexes() {
        QFETCH(bool, vassal);
        if (vassal && QStandardPaths::findExecutable("unzip").isEmpty()) QSKIP("unzip is not installed");
        const GameSystem& game = *mSystems.find("claymore-saga");
        const Scenario map = *readScenario(game.samples.front().text, mSystems);
        MapExportOptions options;
        options.name = "battle";
        options.painter = paint;
        options.itemPainter = paintItem;
        options.pictureUrl = "file:///p/";
        Scenario shown;
        double left = 0, top = 0, perUnit = 0;
        exchange::PictureSize size;
        options.board = [&](const Scenario& board, exchange::PictureSize asked, double x, double y,
                            double scale) -> Result<std::string> {
            shown = board;
            size = asked;
            left = x;
            top = y;
            perUnit = scale;
            return std::string("\x89PNG board");
        };
        const auto out = exportMap(map, game, vassal ? ExchangeForm::Vassal : ExchangeForm::Tts, options);
        QVERIFY(out);
        // Movable and removable pieces are not part of the picture; permanent ones (marsh, ford,
        // palisade, road, hedge) are.
        std::multiset<std::string> painted, standing;
        for (const PiecePlacement& piece : shown.board.pieces) painted.insert(piece.kind);
        for (const PiecePlacement& piece : map.board.pieces) {
            const PieceKind& kind = *game.catalog.pieceKind(piece.kind);
            if (!kind.covers || piece.kind == "tower")
                standing.insert(piece.kind);
            else
                QVERIFY(painted.contains(piece.kind));
        }
        QCOMPARE(painted.size() + standing.size(), map.board.pieces.size());
        QVERIFY(standing.size() > 20 && standing.contains("tower"));
        QVERIFY(shown.board.edges == map.board.edges && !map.board.edges.empty());

        QList<QPointF> places;  // in circumradii
        if (vassal) {
            QTemporaryDir folder;
            unpack(*out, folder);
            const auto build = readFile(folder.filePath("buildFile.xml").toStdString());
            QVERIFY(build);
            HEXA_VERIFY_XML(*build);
            QXmlStreamReader xml(QByteArray::fromStdString(*build));
            QString main;
            while (!xml.atEnd()) {
                if (xml.readNext() != QXmlStreamReader::StartElement) continue;
                const auto attributes = xml.attributes();
                if (xml.name().endsWith(u".boardPicker.Board") && main.isEmpty())
                    main = attributes.value("name").toString();
                if (xml.name().endsWith(u".SetupStack") && attributes.value("owningBoard") == main)
                    places << QPointF(attributes.value("x").toInt() / perUnit + left,
                                      attributes.value("y").toInt() / perUnit + top);
            }
        } else {
            const auto root =
                QJsonDocument::fromJson(QByteArray::fromStdString(out->files.front().content)).object();
            const QJsonArray objects = root["ObjectStates"].toArray();
            const QJsonObject board = objects[0].toObject();
            QVERIFY(board["Locked"].toBool());
            QCOMPARE(board["CustomImage"].toObject()["ImageURL"].toString(), QString("file:///p/board.png"));
            QVERIFY(std::ranges::any_of(
                out->files, [](const ExportFile& file) { return file.name == "battle-tiles/board.png"; }));
            // The picture is as long as the board, which tokens of scale 1 lie on a unit a
            // circumradius.
            const double scale = board["Transform"].toObject()["scaleX"].toDouble();
            QVERIFY(std::abs(scale * 2 - std::max(size.width, size.height) / perUnit) < 0.01);
            const QPointF middle(left + size.width / perUnit / 2, top + size.height / perUnit / 2);
            for (const QJsonValue& value : objects) {
                const QJsonObject at = value.toObject()["Transform"].toObject();
                if (at["posY"].toDouble() > 1.2)
                    places << QPointF(at["posX"].toDouble() + middle.x(), middle.y() - at["posZ"].toDouble());
                // Many of a kind lie in a bag, not in a row.
                QVERIFY(value.toObject()["Nickname"].toString() != "Skull" ||
                        value.toObject()["Name"].toString() == "Bag");
            }
        }
        QCOMPARE(std::size_t(places.size()), standing.size());
        for (const PiecePlacement& piece : map.board.pieces) {
            if (!standing.contains(piece.kind)) continue;
            const Point at = centreOf(piece.at, map.board.orientation);
            QVERIFY2(std::ranges::any_of(places,
                                         [&](QPointF place) {
                                             return std::hypot(place.x() - at.x, place.y() - at.y) < 0.02;
                                         }),
                     piece.kind.c_str());
        }
    }

    /// A game of a file: dealt values are tokens on their hexes, and pieces are at their sides and
    /// corners. What the tiles can't show is told.
    void ownGamesHavePiecesAndTokens_data() { piecesStandOnTheirHexes_data(); }
    void ownGamesHavePiecesAndTokens() {
        QFETCH(bool, vassal);
        if (vassal && QStandardPaths::findExecutable("unzip").isEmpty()) QSKIP("unzip is not installed");
        owngame::Definition definition = owngame::readDefinition(test::toyDefinition).value();
        PieceKind sheep = definition.catalog.pieceKinds.front();
        sheep.supply.reset();
        sheep.id = "hut";
        sheep.name = Localized("Hut");
        sheep.stands = PieceKind::Stands::Corner;
        definition.catalog.pieceKinds.push_back(sheep);
        sheep.id = "gate";
        sheep.name = Localized("Gate");
        sheep.stands = PieceKind::Stands::Side;
        definition.catalog.pieceKinds.push_back(sheep);
        const GameSystem game = owngame::makeSystem(definition);
        Scenario map = game.layout("two")->scenario;
        const auto put = [&](Hex at, const char* value) {
            CellDetails details;
            details.attributes.set("token", std::string(value));
            details.attributes.set("level", 2);
            Cell cell = *map.board.find(at);
            cell.kind = *game.catalog.kindId("field");
            map.board.put(CellState(cell, details));
        };
        put({0, 0}, "two");
        put({1, 0}, "two");
        map.board.pieces.resize(4);
        for (PiecePlacement& piece : map.board.pieces) piece.kind = "sheep";
        map.board.pieces[1].kind = "hut";
        map.board.pieces[1].standOn({1, 0}, 0);
        map.board.pieces[2].kind = "gate";
        map.board.pieces[2].side = 0;
        map.board.edges.resize(1);
        map.board.edges.front().kind = "road";
        MapExportOptions options;
        options.name = "own";
        options.painter = paint;
        options.itemPainter = paintItem;
        Scenario shown = map;
        double left = 0, top = 0, perUnit = 1;
        options.board = [&](const Scenario& board, exchange::PictureSize, double x, double y,
                            double scale) -> Result<std::string> {
            shown = board;
            left = x;
            top = y;
            perUnit = scale;
            return std::string("\x89PNG board");
        };
        const auto out = exportMap(map, game, vassal ? ExchangeForm::Vassal : ExchangeForm::Tts, options);
        QVERIFY(out);
        QMultiMap<QString, QPointF> places;  // in circumradii
        if (vassal) {
            QVERIFY(out->warnings.empty());
            QVERIFY(shown.board.pieces.empty());
            QVERIFY(shown.board.detailsOf({0, 0}).attributes.find("token") == nullptr);
            QVERIFY(shown.board.detailsOf({0, 0}).attributes.find("level") != nullptr);
            QTemporaryDir folder;
            unpack(*out, folder);
            const auto build = readFile(folder.filePath("buildFile.xml").toStdString());
            QVERIFY(build);
            QXmlStreamReader xml(QByteArray::fromStdString(*build));
            while (!xml.atEnd()) {
                if (xml.readNext() != QXmlStreamReader::StartElement) continue;
                const auto attributes = xml.attributes();
                if (xml.name().endsWith(u".HexGrid")) {
                    QCOMPARE(attributes.value("cornersLegal").toString(), QString("true"));
                    QCOMPARE(attributes.value("edgesLegal").toString(), QString("true"));
                }
                if (xml.name().endsWith(u".SetupStack") && attributes.value("owningBoard") == u"own")
                    places.insert(attributes.value("name").toString(),
                                  QPointF(attributes.value("x").toInt() / perUnit + left,
                                          attributes.value("y").toInt() / perUnit + top));
            }
        } else {
            QCOMPARE(out->warnings.size(), std::size_t(2));  // road, zones
            QCOMPARE(out->warnings.front().code, std::string("exchange.tts.left-out"));
            const auto root =
                QJsonDocument::fromJson(QByteArray::fromStdString(out->files.front().content)).object();
            QStringList descriptions;
            for (const QJsonValue& value : root["ObjectStates"].toArray()) {
                const QJsonObject object = value.toObject(), at = object["Transform"].toObject();
                descriptions << object["Description"].toString();
                if (at["posY"].toDouble() > 1.2)
                    places.insert(object["Nickname"].toString(),
                                  QPointF(at["posX"].toDouble(), -at["posZ"].toDouble()));
            }
            QCOMPARE(descriptions.count("Level: 2"), 2);
        }
        const auto near = [&](const char* name, Point at) {
            for (const QPointF& place : places.values(name))
                if (std::hypot(place.x() - at.x, place.y() - at.y) < 0.02) return true;
            return false;
        };
        QCOMPARE(places.size(), 6);
        // Two sheep of one hex are beside each other, and the value is beside them.
        QVERIFY(near("Sheep", {-0.225, 0}) && near("Sheep", {0.225, 0}));
        QVERIFY(near("Token Two", {-0.48, -0.45}));
        const Point other = centreOf({1, 0}, Orientation::Pointy);
        QVERIFY(near("Token Two", {other.x, other.y + 0.2}));
        QVERIFY(near("Hut", pointOf(cornerOf({1, 0}, 0), Orientation::Pointy)));
        const Point beyond = centreOf(neighbour({0, 0}, 0), Orientation::Pointy);
        QVERIFY(near("Gate", {beyond.x / 2, beyond.y / 2}));
    }

    void tokensNeedPictures() {
        QCOMPARE(exportMap(mMap, mGame, ExchangeForm::Tts, {}).error().code(),
                 std::string("exchange.needs-pictures"));
    }

    void moduleHoldsGridAndZones_data() {
        QTest::addColumn<bool>("pointy");
        QTest::newRow("flat-top") << false;
        QTest::newRow("pointy-top") << true;
    }
    void moduleHoldsGridAndZones() {
        QFETCH(bool, pointy);
        Scenario map = mMap;
        if (pointy) map.board.orientation = Orientation::Pointy;
        MapExportOptions options;
        options.name = "hale";
        const auto out = exportMap(map, mGame, ExchangeForm::Vassal, options);
        QVERIFY(out);
        QCOMPARE(out->files.size(), std::size_t{1});
        // The same map gives the same bytes.
        QVERIFY(exportMap(map, mGame, ExchangeForm::Vassal, options)->files.front().content ==
                out->files.front().content);
        if (QStandardPaths::findExecutable("unzip").isEmpty()) QSKIP("unzip is not installed");
        QTemporaryDir folder;
        unpack(*out, folder);
        const auto build = readFile(folder.filePath("buildFile.xml").toStdString());
        QVERIFY(build);
        QVERIFY(readFile(folder.filePath("moduledata").toStdString()));
        QVERIFY(readFile(folder.filePath("images/board.svg").toStdString()));

        // VASSAL's own arithmetic (whole pixels) must find each hex's centre in the zone with its
        // ID.
        double dx = 0, dy = 0, x0 = 0, y0 = 0;
        QMap<QString, QList<QPointF>> zones;
        QXmlStreamReader xml(QByteArray::fromStdString(*build));
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement) continue;
            const auto attributes = xml.attributes();
            if (xml.name().endsWith(u".HexGrid")) {
                dx = attributes.value("dx").toDouble();
                dy = attributes.value("dy").toDouble();
                x0 = attributes.value("x0").toDouble();
                y0 = attributes.value("y0").toDouble();
                QCOMPARE(attributes.value("sideways").toString(), QString(pointy ? "true" : "false"));
            }
            if (xml.name().endsWith(u".Zone")) {
                QList<QPointF> polygon;
                for (const QString& point : attributes.value("path").toString().split(';'))
                    polygon << QPointF(point.section(',', 0, 0).toInt(), point.section(',', 1, 1).toInt());
                QCOMPARE(polygon.size(), 6);
                zones[attributes.value("name").toString()] = polygon;
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(std::size_t(zones.size()), map.board.cellCount());
        for (const QList<QPointF>& zone : zones) {
            QPointF centre;
            for (const QPointF& corner : zone) centre += corner / 6;
            if (pointy) centre = {centre.y(), centre.x()};
            const int column = int(std::lround((centre.x() - x0) / dx));
            const double shift = column % 2 == 0 ? 0 : dy / 2;
            const int row = int(std::lround((centre.y() - y0 - shift) / dy));
            const QPointF snapped(int(dx * column + x0), int(dy * row + shift + y0));
            QVERIFY2(std::hypot(snapped.x() - centre.x(), snapped.y() - centre.y()) < 2,
                     qPrintable(QString("%1,%2 %3,%4")
                                    .arg(snapped.x())
                                    .arg(snapped.y())
                                    .arg(centre.x())
                                    .arg(centre.y())));
        }
    }

    /// Names that come from files of others break no XML.
    void hostileNamesStayXml() {
        static const std::string name =
            "Castle & <Lake> \"x\" 'y' ]]> --> <?x?> \x0B\x01\r\n\t\xEF\xBF\xBE \u00e4";
        Scenario map = mMap;
        for (const char* language : {"en", "de"}) {
            map.title.set(language, name);
            map.description.set(language, name);
            for (Seat& seat : map.seats) seat.name.set(language, name);
        }
        for (const Cell& cell : mMap.board.cells()) {
            CellState state = *map.board.state(cell.at);
            if (const auto id = TileId::from("<&\"'")) state.cell.id = *id;
            CellDetails details = state.details();
            details.note = name;
            state.setDetails(std::move(details));
            map.board.put(state);
        }
        const auto tmx = exportMap(map, mGame, ExchangeForm::Tmx, {});
        QVERIFY(tmx);
        HEXA_VERIFY_XML(tmx->files.front().content);
        const auto module = exportMap(map, mGame, ExchangeForm::Vassal, {});
        QVERIFY(module);
        if (QStandardPaths::findExecutable("unzip").isEmpty()) QSKIP("unzip is not installed");
        QTemporaryDir folder;
        const QString path = folder.filePath("x.vmod");
        QVERIFY(writeExport(*module, path.toStdString()));
        for (const char* part : {"buildFile.xml", "moduledata", "images/board.svg"}) {
            QProcess unzip;
            unzip.start("unzip", {"-p", path, part});
            QVERIFY(unzip.waitForFinished());
            const QByteArray xml = unzip.readAllStandardOutput();
            QVERIFY2(!xml.isEmpty(), part);
            HEXA_VERIFY_XML(xml);
        }
    }

    void tooLargeIsRefused() {
        Scenario map;
        map.system = mGame.id();
        for (const Hex at : {Hex{0, 0}, Hex{10'000, 0}}) {
            Cell cell;
            cell.at = at;
            map.board.put(CellState(cell));
        }
        QCOMPARE(exportMap(map, mGame, ExchangeForm::Vassal, {}).error().code(),
                 std::string("exchange.too-large-board"));
    }

    void gamesWithoutDrawingsHavePictures() {
        const GameSystem toy = test::toySystem();
        for (const exchange::TileLook& look : exchange::tileLooks(toy))
            for (const auto orientation : {Orientation::Flat, Orientation::Pointy}) {
                const std::string svg = exchange::tileSvg(look, toy, {60, 52}, orientation);
                QXmlStreamReader xml(QByteArray::fromStdString(svg));
                while (!xml.atEnd()) xml.readNext();
                QVERIFY2(!xml.hasError(), svg.c_str());
                QVERIFY(svg.find("<polygon") != std::string::npos);
            }
    }

    void formsAreFoundByName() {
        QCOMPARE(exchangeFormToWrite("a/b.TMX")->form, ExchangeForm::Tmx);
        QCOMPARE(exchangeFormToWrite("b.x.vmod")->form, ExchangeForm::Vassal);
        QCOMPARE(exchangeFormToWrite("b.json")->form, ExchangeForm::Tts);
        QCOMPARE(exchangeFormToWrite("b.hexa")->form, ExchangeForm::Hexa1);
        QVERIFY(exchangeFormToRead("b.hexa") == nullptr);
        QCOMPARE(exchangeFormToRead("b.json")->form, ExchangeForm::Tmj);
        QVERIFY(exchangeFormToRead("b.vmod") == nullptr);
        QVERIFY(exchangeFormToWrite("tmx") == nullptr);
        QVERIFY(exchangeFormNamed("tts") != nullptr);
        QVERIFY(exchangeFormNamed("") == nullptr);
        for (const ExchangeFormInfo& info : exchangeForms()) QVERIFY(&infoOf(info.form) == &info);
    }
};

}  // namespace hexa

using hexa::OneWayTest;
HEXA_TEST(OneWayTest);
#include "oneway_test.moc"
