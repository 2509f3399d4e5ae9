// SPDX-License-Identifier: GPL-3.0-or-later
// Objects on a map beside its tiles: each one is visible, and different ones look different.
#include "core/engine/system.h"
#include "editor/paint/objectpictures.h"
#include "editor/paint/render.h"
#include "editor/paint/rows.h"
#include "editor/paint/shapes.h"
#include "tests/core/owngame/toydefinition.h"
#include "tests/editor/paint/paintcases.h"
#include "tests/editor/paint/toymap.h"
#include "tests/support/test.h"
#include "tests/support/xmllint.h"

#include <QColor>
#include <QFile>
#include <QIODevice>
#include <QPainter>
#include <QPolygonF>
#include <QTemporaryDir>
#include <QTest>

#include <rapidcheck.h>

#include <bit>
#include <set>

namespace hexa::test {
namespace {

constexpr double scale = 60;
const QSize window(840, 760);

/// Returns the middle of the toy board, the hex (0, 0) in the middle of the picture.
QImage pictureOf(const Scenario& map, paint::Medium medium = paint::Medium::Screen, double pixels = scale,
                 paint::TileStyle tiles = paint::TileStyle::Abstract) {
    paint::TileArt art(drawnToy());
    paint::MapStyle style;
    style.tiles = tiles;
    style.ground = Qt::transparent;
    style.rulers = false;
    QImage image(window, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint::MapView view;
    view.scale = pixels;
    view.origin = QPointF(window.width() / 2, window.height() / 2);
    view.visible = view.toMap(QRectF(image.rect()));
    paint::MapPainter(map, drawnToy().catalog, art, style).paint(painter, view, medium);
    return image;
}

/// Returns the place of a map point in such a picture.
QPoint pixelAt(Hex hex, QPointF off = {}) {
    const QPointF centre = paint::hexBox(hex, Orientation::Pointy).center() + off;
    return (QPointF(window.width() / 2, window.height() / 2) + centre * scale).toPoint();
}

bool alike(QRgb a, QRgb b) {
    return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b)) < 24;
}

int countOf(const QImage& image, const QColor& colour) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) count += image.pixelColor(x, y) == colour;
    return count;
}

/// Returns the box of all pixels that differ.
QRect changed(const QImage& a, const QImage& b) {
    QRect box;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (a.pixel(x, y) != b.pixel(x, y)) box |= QRect(x, y, 1, 1);
    return box;
}

/// Returns the number of separate spots of a colour in a picture.
int spotsOf(const QImage& image, QRgb colour) {
    std::set<std::pair<int, int>> left;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) == colour) left.emplace(x, y);
    int spots = 0;
    while (!left.empty()) {
        std::vector open{*left.begin()};
        left.erase(left.begin());
        std::size_t size = 0;
        for (; !open.empty(); ++size) {
            const auto [x, y] = open.back();
            open.pop_back();
            for (const auto& next :
                 {std::pair(x + 1, y), std::pair(x - 1, y), std::pair(x, y + 1), std::pair(x, y - 1)})
                if (left.erase(next) != 0) open.push_back(next);
        }
        spots += size > 12;  // no loop of a letter, and no dot of a rim
    }
    return spots;
}

Scenario with(Scenario map, const EdgeFeature& feature) {
    addEdge(map.board, feature);
    return map;
}
Scenario with(Scenario map, const PiecePlacement& piece, int times = 1) {
    for (int i = 0; i < times; ++i) map.board.pieces.push_back(piece);
    return map;
}

const QColor red(0xc0, 0x39, 0x2b), blue(0x2c, 0x5f, 0xa8), wallGrey(0x7a, 0x7a, 0x80),
    nobody(0x80, 0x80, 0x80);

}  // namespace

class ObjectsTest : public QObject {
    Q_OBJECT

private slots:
    /// A wall of each side on one border: both can be seen, each within its own hex and in its
    /// owner's colour.
    void wallsOfTwoOwnersStandOnOneBorder() {
        const Scenario bare = toyBoard();
        const Scenario one = with(bare, toyEdge("wall", {0, 0}, 0, 0));
        const Scenario two = with(one, toyEdge("wall", {1, 0}, 3, 1));
        const QImage none = pictureOf(bare), first = pictureOf(one), both = pictureOf(two);
        QVERIFY(countOf(first, red) > countOf(none, red) + 200);
        QVERIFY(std::abs(countOf(both, red) - countOf(first, red)) < 60);
        QVERIFY(countOf(both, blue) > countOf(none, blue) + 200);
        QVERIFY(changed(none, first).right() <= pixelAt({0, 0}, {0.88, 0}).x());
        QVERIFY(changed(first, both).left() >= pixelAt({0, 0}, {0.85, 0}).x());
    }

    void kindsOnOneBorderDontHideEachOther() {
        std::vector<EdgeFeature> all{toyEdge("fence", {0, 0}, 1), toyEdge("wall", {0, 0}, 1, 0),
                                     toyEdge("road", {0, 0}, 1)};
        Scenario map = toyBoard();
        for (const EdgeFeature& feature : all) addEdge(map.board, feature);
        for (const auto tiles : {paint::TileStyle::Abstract, paint::TileStyle::Ink}) {
            const QImage whole = pictureOf(map, paint::Medium::Screen, scale, tiles);
            for (std::size_t i = 0; i < all.size(); ++i) {
                Scenario without = map;
                without.board.edges.erase(without.board.edges.begin() + static_cast<std::ptrdiff_t>(i));
                QVERIFY(differences(whole, pictureOf(without, paint::Medium::Screen, scale, tiles), 40) > 60);
            }
        }
    }

    void roadsRunFromMiddleToMiddle() {
        const Scenario map = with(with(toyBoard(), toyEdge("road", {0, 0}, 0)), toyEdge("road", {0, 0}, 3));
        const QImage image = pictureOf(map);
        for (const double off : {-1.7, -0.9, -0.4, 0.0, 0.4, 0.9, 1.7})
            QCOMPARE(image.pixelColor(pixelAt({0, 0}, {off, 0})), QColor(0xc8, 0xa8, 0x78));
    }

    void numbersOtherThanTheDefaultAreShownInFull() {
        const Scenario plain = with(toyBoard(), toyEdge("wall", {0, 0}, 0, 0));
        const auto high = [&](int height) {
            Scenario map = plain;
            drawnToy().catalog.edgeKind("wall")->properties.front().give(map.board.edges.front().attributes,
                                                                         height);
            return map;
        };
        QCOMPARE(differences(pictureOf(plain), pictureOf(high(1))), 0);
        QVERIFY(differences(pictureOf(plain), pictureOf(high(2))) > 60);
        QVERIFY(differences(pictureOf(high(3)), pictureOf(high(2))) > 10);
        const auto small = [&](int height) { return pictureOf(high(height), paint::Medium::Screen, 20); };
        QCOMPARE(differences(small(1), small(2)), 0);
    }

    /// Twelve poses, twelve pictures; a kind that doesn't turn has one.
    void whichWayAPieceLooksIsSeen() {
        const auto posed = [](const char* kind, int turns, bool mirrored) {
            PiecePlacement piece = toyPiece(kind, {0, 0}, 0, turns);
            piece.mirrored = mirrored;
            const QPoint reach(60, 60), middle = pixelAt({0, 0});
            return pictureOf(with(toyBoard(1), piece)).copy(QRect(middle - reach, middle + reach));
        };
        std::vector<QImage> knights;
        for (const bool mirrored : {false, true})
            for (int turns = 0; turns < 6; ++turns) {
                knights.push_back(posed("knight", turns, mirrored));
                QCOMPARE(differences(posed("sheep", turns, mirrored), posed("sheep", 0, false)), 0);
            }
        for (std::size_t i = 0; i < knights.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) QVERIFY(differences(knights[i], knights[j]) > 20);
        // A drawing of the game turns too.
        for (int turns = 1; turns < 6; ++turns)
            QVERIFY(differences(posed("gate", turns, false), posed("gate", 0, false)) > 20);
    }

    void stacksAreNeverHidden() {
        const int others = spotsOf(pictureOf(toyBoard()), nobody.rgb());
        QCOMPARE(others, 0);
        for (const int count : {1, 2, 3, 5, 9, 12, 20})
            QCOMPARE(spotsOf(pictureOf(with(toyBoard(), toyPiece("sheep", {0, 0}), count)), nobody.rgb()),
                     count);
        // If there are too many, the number of the others.
        const QImage forty = pictureOf(with(toyBoard(), toyPiece("sheep", {0, 0}), 40));
        QCOMPARE(spotsOf(forty, nobody.rgb()), 29);
        QVERIFY(differences(forty, pictureOf(with(toyBoard(), toyPiece("sheep", {0, 0}), 41))) > 0);
        PiecePlacement many = toyPiece("sheep", {0, 0});
        const QImage single = pictureOf(with(toyBoard(), many));
        many.count = 7;
        QVERIFY(differences(single, pictureOf(with(toyBoard(), many))) > 20);
    }

    /// Counters have places within their room that don't overlap, all of one size; more of them
    /// never makes them larger.
    void rowsFitTheirRoom() {
        QVERIFY(rc::check("rows", [] {
            const auto count = static_cast<std::size_t>(*rc::gen::inRange(1, 60));
            const paint::Room room{{0, 0.2}, 0.32, {1.3, 1.05}, 0.5, 0.2};
            const auto places = paint::placesIn(room, count);
            RC_ASSERT(!places.empty() && places.size() <= count);
            RC_ASSERT(places.size() == count || places.size() == 30);
            const QRectF all = QRectF(-0.65, 0.52 - 1.05, 1.3, 1.05).adjusted(-1e-9, -1e-9, 1e-9, 1e-9);
            for (std::size_t i = 0; i < places.size(); ++i) {
                RC_ASSERT(all.contains(places[i]));
                RC_ASSERT(std::abs(places[i].width() - places[0].width()) < 1e-9);
                RC_ASSERT(places[i].width() <= room.largest && places[i].width() >= room.smallest - 1e-9);
                for (std::size_t j = 0; j < i; ++j)
                    RC_ASSERT(!places[i].intersects(places[j].adjusted(1e-9, 1e-9, -1e-9, -1e-9)));
            }
            RC_ASSERT(paint::placesIn(room, count + 1)[0].width() <= places[0].width() + 1e-9);
        }));
    }

    void piecesStandAtTheirSpots() {
        const QImage bare = pictureOf(toyBoard());
        const auto box = [&](const PiecePlacement& piece) {
            return changed(bare, pictureOf(with(toyBoard(), piece)));
        };
        const auto near = [](QRect area, QPointF off) {
            return QLineF(area.center(), pixelAt({0, 0}, off)).length() < 0.1 * scale &&
                   area.width() < 0.5 * scale;
        };
        PiecePlacement mill = toyPiece("mill", {0, 0});
        mill.slot = "west";
        QVERIFY(near(box(mill), {-0.5, -0.2}));
        mill.slot = "east";
        QVERIFY(near(box(mill), {0.5, -0.2}));
        mill.slot = "unknown";
        QVERIFY(!box(mill).isEmpty());
        PiecePlacement gate = toyPiece("gate", {0, 0});
        gate.side = 0;
        QVERIFY(near(box(gate), {0.78, 0}));
        gate.side = 2;
        QVERIFY(near(box(gate), {-0.39, -0.675}));
    }

    void coversFillTheirHexBelowCounters() {
        PiecePlacement pond = toyPiece("pond", {0, 0});
        const Scenario covered = with(toyBoard(), pond);
        QCOMPARE(pictureOf(covered).pixelColor(pixelAt({0, 0}, {0.3, 0})), QColor(0x4a, 0x90, 0xc8));
        // The counter was put down first and lies above nevertheless.
        const Scenario swum = with(with(toyBoard(), toyPiece("sheep", {0, 0})), pond);
        QCOMPARE(spotsOf(pictureOf(swum), nobody.rgb()), 1);
        Sides banks;
        banks.set(0, true);
        pond.attributes.set("banks", banks);
        const QRect bank = changed(pictureOf(covered), pictureOf(with(toyBoard(), pond)));
        QVERIFY(bank.left() > pixelAt({0, 0}, {0.6, 0}).x());
        QVERIFY(bank.height() > 0.7 * scale);
    }

    void zonesTintAndBoundsShade() {
        Scenario map = toyBoard();
        const QImage bare = pictureOf(map);
        map.board.zones = {{"a", {}, 1, {{0, 0}, {1, 0}}, "start", false, {}}};
        const QImage zoned = pictureOf(map);
        const QPoint inside = pixelAt({0, 0}, {0.5, 0.3}), outside = pixelAt({-1, 0}, {0.5, 0.3});
        QVERIFY(bare.pixel(inside) != zoned.pixel(inside));
        QCOMPARE(bare.pixel(outside), zoned.pixel(outside));
        map.board.zones.front().kind = "field";
        const QImage bounded = pictureOf(map);
        QCOMPARE(bare.pixel(inside), bounded.pixel(inside));
        QVERIFY(!alike(bare.pixel(outside), bounded.pixel(outside)));
        map.board.zones.front().name = Localized("Field");
        QVERIFY(differences(bounded, pictureOf(map)) > 50);
    }

    /// Each missing triangle takes a twelfth of the hex.
    void remaindersHaveTheirArea() {
        QVERIFY(rc::check("area", [] {
            const auto cut = *rc::gen::inRange(0U, 4096U);
            const bool flat = *rc::gen::arbitrary<bool>();
            const QPolygonF hex = paint::hexPolygon(flat ? QRectF(0, 0, 2, sqrt3) : QRectF(0, 0, sqrt3, 2));
            double area = 0;
            for (const QPolygonF& part : paint::remainderOf(hex, cut).toSubpathPolygons())
                for (qsizetype i = 0; i + 1 < part.size(); ++i)
                    area += (part[i].x() * part[i + 1].y() - part[i + 1].x() * part[i].y()) / 2;
            RC_ASSERT(std::abs(std::abs(area) - (12 - std::popcount(cut)) * sqrt3 / 8) < 1e-9);
        }));
    }

    void whatIsCutAwayIsTransparent() {
        for (int twelfths = 0; twelfths < 12; ++twelfths) {
            Scenario map = toyBoard(0);
            CellState state(Cell{{0, 0}, *drawnToy().catalog.kindId("meadow"), false, {}});
            CellDetails details;
            details.cut = halfCut(twelfths);
            state.setDetails(details);
            map.board.put(state);
            map.seats.clear();
            const double angle = -M_PI / 6 * twelfths;  // counter-clockwise on screen
            const QPointF away(0.5 * std::cos(angle), 0.5 * std::sin(angle));
            for (const auto medium : {paint::Medium::Screen, paint::Medium::Vector}) {
                const QImage image = pictureOf(map, medium);
                QCOMPARE(image.pixelColor(pixelAt({0, 0}, away)).alpha(), 0);
                QCOMPARE(image.pixelColor(pixelAt({0, 0}, -away)).alpha(), 255);
            }
        }
    }

    void drawingsAsSvgAreClippedToo() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("map.svg");
        Scenario map = toyMap();
        map.board.labels.push_back({{1, 1}, Localized("hexatelier-clip-1 M0,0"), false, {}});
        QVERIFY(paint::renderSvg(path.toStdString(), map, drawnToy(), {}).ok());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray svg = file.readAll();
        QCOMPARE(svg.count("<clipPath "), 3);
        QCOMPARE(svg.count("clip-path=\"url(#clip"), 3);
        QCOMPARE(svg.count("hexatelier-clip-"), 1);  // what the label says
        HEXA_VERIFY_XML(svg);
    }

    /// Parts of a map fit together, with any things on it.
    void windowsMakeTheWhole() {
        const Scenario map = toyMap();
        const Catalog& catalog = drawnToy().catalog;
        for (const double pixels : {7.3, 21.7, 50.3}) {
            const QRect all(-300, -300, 600, 600);
            const QImage whole = paintWindow(map, catalog, {}, pixels, {}, all);
            for (const QRect& part :
                 {QRect(-300, -300, 237, 301), QRect(-63, -100, 150, 260), QRect(11, 40, 222, 111)})
                QCOMPARE(differences(whole.copy(part.translated(300, 300)),
                                     paintWindow(map, catalog, {}, pixels, {}, part)),
                         0);
        }
    }

    /// A strong piece looks different from a usual one and from several: its number is on a plate
    /// at its corner.
    void propertiesOfPiecesAreSeen() {
        const Scenario bare = toyBoard();
        const auto pictureWith = [&](int strength, int count, const char* mood = nullptr) {
            PiecePlacement knight = toyPiece("knight", {0, 0}, 0);
            knight.count = count;
            const auto& properties = drawnToy().catalog.pieceKind("knight")->properties;
            findProperty(properties, "strength")->give(knight.attributes, strength);
            if (mood != nullptr) findProperty(properties, "mood")->give(knight.attributes, std::string(mood));
            return pictureOf(with(bare, knight), paint::Medium::Vector);
        };
        std::vector<QImage> all{pictureWith(3, 1), pictureWith(5, 1), pictureWith(6, 1), pictureWith(3, 5),
                                pictureWith(5, 1, "angry")};
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = i + 1; j < all.size(); ++j) QVERIFY(!changed(all[i], all[j]).isEmpty());
        // On the piece, below its middle at the right.
        const QRect plate = changed(all[0], all[1]);
        const QPoint middle = pixelAt({0, 0});
        QVERIFY(plate.left() > middle.x() - 4 && plate.top() > middle.y());
        QVERIFY(QRect(middle - QPoint(40, 40), middle + QPoint(40, 40)).contains(plate));
    }

    /// The game's marks on cells: a disc with a letter, from afar without it, a speck not at all.
    void marksOfTheGameAreSeen() {
        const Scenario bare = toyBoard();
        Scenario wet = bare;
        CellState state = *wet.board.state({0, 0});
        CellDetails details = state.details();
        drawnToy().catalog.cellProperties[0].give(details.attributes, true);
        state.setDetails(details);
        wet.board.put(state);
        const QColor water(0x4a, 0x90, 0xc8);
        const QPoint below = pixelAt({0, 0}, {0.45, 0.45});
        for (const auto medium : {paint::Medium::Screen, paint::Medium::Vector}) {
            const QImage near = pictureOf(wet, medium);
            QVERIFY(alike(near.pixel(below), water.rgb()));
            const QRect seen = changed(pictureOf(bare, medium), near);
            const QPoint middle = pixelAt({0, 0}, {0.45, 0.3}), reach(15, 15);
            QVERIFY(QRect(middle - reach, middle + reach).contains(seen));
        }
        const auto inInk = [](const Scenario& map) {
            return pictureOf(map, paint::Medium::Screen, scale, paint::TileStyle::Ink);
        };
        QCOMPARE(countOf(inInk(wet), water), 0);
        QVERIFY(!changed(inInk(bare), inInk(wet)).isEmpty());
        const auto afar = [](const Scenario& map, double pixels) {
            return pictureOf(map, paint::Medium::Screen, pixels);
        };
        QVERIFY(!changed(afar(bare, 12), afar(wet, 12)).isEmpty());
        QVERIFY(changed(afar(bare, 6), afar(wet, 6)).isEmpty());
    }

    /// A value that was dealt onto a hex is seen whatever else is there: roads run below it, and it
    /// gives way to counters.
    void countersAndRoadsLeaveValuesVisible() {
        const GameSystem game = owngame::readGame(toyWith("#ffffff", "#123456")).value();
        const QColor disc(0x12, 0x34, 0x56);
        Scenario bare = game.layout("two")->scenario;
        CellState state = *bare.board.state({0, 0});
        CellDetails details = state.details();
        details.attributes.set("token", std::string("one"));
        state.cell.kind = *game.catalog.kindId("field");
        state.setDetails(details);
        bare.board.put(state);
        const auto picture = [&](const Scenario& map, bool again = false) {
            paint::TileArt art(game);
            paint::MapStyle style;
            style.rulers = false;
            QImage image(window, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            paint::MapView view;
            view.scale = scale;
            view.origin = QPointF(window.width() / 2, window.height() / 2);
            view.visible = view.toMap(QRectF(image.rect()));
            const paint::MapPainter maps(map, game.catalog, art, style);
            maps.paint(painter, view, paint::Medium::Screen);
            if (again) maps.paintThings(painter, view, paint::Medium::Screen);
            return image;
        };
        const int whole = countOf(picture(bare), disc);
        QVERIFY(whole > 400);
        const Scenario crossed = with(with(bare, toyEdge("road", {0, 0}, 0)), toyEdge("road", {0, 0}, 3));
        QVERIFY(!changed(picture(bare), picture(crossed)).isEmpty());
        for (const bool again : {false, true}) QCOMPARE(countOf(picture(crossed, again), disc), whole);
        for (const int counters : {1, 2, 3, 4, 9}) {
            const Scenario crowded = with(crossed, toyPiece("sheep", {0, 0}), counters);
            for (const bool again : {false, true}) {
                const int left = countOf(picture(crowded, again), disc);
                QVERIFY2(left > whole / 4 && left < whole * 2 / 3, qPrintable(QString::number(left)));
            }
        }
        // A counter is not hidden by the value either: only its corner is touched.
        const QRect added = changed(picture(crossed), picture(with(crossed, toyPiece("sheep", {0, 0}))));
        QVERIFY(added.contains(pixelAt({0, 0}, {0, 0.2})));
    }

    /// A region in the palette and at the pointer has the marks that its cells will have.
    void regionsShowTheirMarks() {
        Scenario map = toyBoard();
        map.shapes = {{"dry", Localized("Dry"), {{{0, 0}, "meadow", {}, {}}}, {}, {}, {}}};
        map.shapes.push_back(map.shapes[0]);
        map.shapes[1].id = "wet";
        drawnToy().catalog.cellProperties[0].give(map.shapes[1].parts[0].attributes, true);
        paint::TileArt art(drawnToy());
        const paint::MapPainter painter(map, drawnToy().catalog, art, {});
        const auto pictureOfRegion = [&](const char* shape) {
            RegionPlacement region;
            region.kind = shape;
            region.anchor = {50, 0};  // beyond the map
            return paint::objectPicture(painter, region, {96, 96});
        };
        const QColor water(0x4a, 0x90, 0xc8);
        QCOMPARE(countOf(pictureOfRegion("dry"), water), 0);
        QVERIFY(countOf(pictureOfRegion("wet"), water) > 40);
    }

    /// One thing alone: something is painted, near its hexes, in each style and at each size.
    void eachThingCanBePaintedAlone() {
        const Scenario map = toyMap();
        const Catalog& catalog = drawnToy().catalog;
        paint::TileArt art(drawnToy());
        std::vector<MapObject> all;
        for (const auto table : {ObjectTable::Edges, ObjectTable::Pieces, ObjectTable::Regions,
                                 ObjectTable::Zones, ObjectTable::Labels})
            for (std::size_t i = 0; const auto object = objectAt(map.board, {table, i}); ++i)
                all.push_back(*object);
        for (const auto tiles : {paint::TileStyle::Abstract, paint::TileStyle::Ink})
            for (const double pixels : {9.0, 25.0, 60.0})
                for (const MapObject& object : all) {
                    paint::MapStyle style;
                    style.tiles = tiles;
                    QImage image(window, QImage::Format_ARGB32_Premultiplied);
                    image.fill(Qt::transparent);
                    const QImage empty = image;
                    QPainter painter(&image);
                    paint::MapView view;
                    view.scale = pixels;
                    view.origin = QPointF(window.width() / 2, window.height() / 2);
                    view.visible = view.toMap(QRectF(image.rect()));
                    paint::MapPainter(map, catalog, art, style)
                        .paintObject(painter, view, paint::Medium::Screen, object);
                    painter.end();
                    QRectF home;
                    for (const Hex hex : hexesOf(map, catalog, object))
                        home |= view.toPainter(paint::hexBox(hex, Orientation::Pointy));
                    const bool tooSmall = tableOf(object) == ObjectTable::Labels && pixels < 25;
                    QCOMPARE(changed(empty, image).isEmpty(), tooSmall);
                    QVERIFY(tooSmall ||
                            home.adjusted(-pixels, -pixels, pixels, pixels).contains(changed(empty, image)));
                }
    }

    /// A counter with a drawing is larger than one without; its picture shows the whole of it, in
    /// the middle.
    void countersLieInTheMiddleOfTheirPictures() {
        const Scenario map = toyMap();
        const Catalog& catalog = drawnToy().catalog;
        paint::TileArt art(drawnToy());
        const paint::MapPainter painter(map, catalog, art, {});
        bool drawn = false;
        for (const PieceKind& kind : catalog.pieceKinds) {
            if (kind.covers || kind.turns) continue;  // a nose is no part of the middle
            drawn = drawn || art.hasDrawing("piece-" + kind.id);
            const QImage image = paint::objectPicture(
                painter, paint::exampleOf(catalog, ObjectTable::Pieces, kind.id, 0), {120, 120});
            QImage nothing(image.size(), image.format());
            nothing.fill(Qt::transparent);
            const QRect seen = changed(nothing, image);
            QVERIFY2(QRect(1, 1, 118, 118).contains(seen),
                     qPrintable(QStringLiteral("%1: %2, %3 to %4, %5")
                                    .arg(QString::fromStdString(kind.id))
                                    .arg(seen.left())
                                    .arg(seen.top())
                                    .arg(seen.right())
                                    .arg(seen.bottom())));
            QVERIFY2(std::abs(seen.left() + seen.right() - 119) <= 4, kind.id.c_str());
            QVERIFY2(std::abs(seen.top() + seen.bottom() - 119) <= 8, kind.id.c_str());
        }
        QVERIFY(drawn);
    }

    void kindsHavePictures() {
        const Scenario map = toyMap();
        const Catalog& catalog = drawnToy().catalog;
        paint::TileArt art(drawnToy());
        const paint::MapPainter painter(map, catalog, art, {});
        std::vector<QImage> seen;
        const auto look = [&](ObjectTable table, const std::string& kind, int seat) {
            const QImage image =
                paint::objectPicture(painter, paint::exampleOf(catalog, table, kind, seat), {48, 48});
            QCOMPARE(image.size(), QSize(48, 48));
            QVERIFY(!changed(image, QImage(image).copy(100, 100, 48, 48)).isEmpty());
            for (const QImage& other : seen) QVERIFY(image != other);
            seen.push_back(image);
        };
        for (const EdgeKind& kind : catalog.edgeKinds) look(ObjectTable::Edges, kind.id, -1);
        for (const PieceKind& kind : catalog.pieceKinds) look(ObjectTable::Pieces, kind.id, -1);
        for (const RegionShape& shape : catalog.regionShapes) look(ObjectTable::Regions, shape.id, -1);
        for (const ZoneKind& kind : catalog.zoneKinds) look(ObjectTable::Zones, kind.id, -1);
        look(ObjectTable::Labels, {}, -1);
        // Objects of an owner have his look.
        look(ObjectTable::Edges, "wall", 0);
        look(ObjectTable::Pieces, "knight", 0);
        look(ObjectTable::Pieces, "knight", 1);
        look(ObjectTable::Pieces, "no such kind", 0);
    }
};

HEXA_TEST(ObjectsTest);

}  // namespace hexa::test

#include "objects_test.moc"
