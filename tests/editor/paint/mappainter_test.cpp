// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/mappainter.h"

#include "editor/paint/cells.h"
#include "tests/editor/paint/paintcases.h"
#include "tests/support/test.h"

#include <QColor>
#include <QPainter>
#include <QTest>

#include <algorithm>

namespace hexa::test {
using paint::Detail;

class MapPainterTest : public QObject {
    Q_OBJECT

    static void addOrientations() {
        QTest::addColumn<Orientation>("orientation");
        QTest::newRow("flat") << Orientation::Flat;
        QTest::newRow("pointy") << Orientation::Pointy;
    }

private slots:
    void detailFollowsHeight() {
        QCOMPARE(paint::detailFor(3.99), Detail::Points);
        QCOMPARE(paint::detailFor(4), Detail::Colours);
        QCOMPARE(paint::detailFor(9.99), Detail::Colours);
        QCOMPARE(paint::detailFor(10), Detail::Tiles);
        QCOMPARE(paint::detailFor(47.9), Detail::Tiles);
        QCOMPARE(paint::detailFor(48), Detail::Full);
    }

    void visitsExactlyTheCellsInSight_data() { addOrientations(); }
    void visitsExactlyTheCellsInSight() {
        QFETCH(Orientation, orientation);
        const Scenario scenario = randomMap(clockworkCatalog(), 23, 19, orientation, 3);
        for (int i = 0; i < 200; ++i) {
            const QRectF area(-10 + i * 0.29, -12 + (i * 7 % 50) * 0.9, 0.5 + i % 13, 0.5 + i % 7);
            std::vector<Hex> visited;
            paint::forCellsIn(scenario.board, area, [&](const Cell& cell) { visited.push_back(cell.at); });
            QVERIFY(std::is_sorted(visited.begin(), visited.end()));
            for (const Cell& cell : scenario.board.cells()) {
                const bool expected =
                    paint::hexBox(cell.at, orientation).adjusted(1e-6, 1e-6, -1e-6, -1e-6).intersects(area);
                const bool actual = std::binary_search(visited.begin(), visited.end(), cell.at);
                QVERIFY2(!expected || actual, "a cell in sight was left out");
                QVERIFY2(expected || !actual ||
                             paint::hexBox(cell.at, orientation)
                                 .adjusted(-1e-6, -1e-6, 1e-6, 1e-6)
                                 .intersects(area),
                         "a cell out of sight was visited");
            }
        }
    }

    void piecesMakeTheWhole_data() {
        QTest::addColumn<Orientation>("orientation");
        QTest::addColumn<double>("scale");
        for (const double scale : {0.7, 1.3, 4.1, 9.0, 17.3, 41.7, 130.3})
            for (const auto orientation : {Orientation::Flat, Orientation::Pointy})
                QTest::addRow("%s %g", orientation == Orientation::Flat ? "flat" : "pointy", scale)
                    << orientation << scale;
    }
    void piecesMakeTheWhole() {
        QFETCH(Orientation, orientation);
        QFETCH(double, scale);
        const Scenario scenario = crowdedMap(clockworkCatalog(), orientation);
        paint::MapStyle style;
        style.problems = {{scenario.board.cells()[3].at, Severity::Error},
                          {scenario.board.cells()[9].at, Severity::Hint}};
        const QRect window(-20, -30, 700, 500);
        const QImage whole = paintWindow(scenario, clockworkCatalog(), style, scale, {}, window);
        QImage joined(whole.size(), whole.format());
        QPainter painter(&joined);
        for (int y = 0; y < window.height(); y += 173)
            for (int x = 0; x < window.width(); x += 211) {
                const QRect part = QRect(x, y, 211, 173).intersected(QRect({}, window.size()));
                painter.drawImage(part.topLeft(), paintWindow(scenario, clockworkCatalog(), style, scale, {},
                                                              part.translated(window.topLeft())));
            }
        painter.end();
        QCOMPARE(differences(whole, joined), 0);
    }

    void farCellsShowTrueColours_data() { addOrientations(); }
    void farCellsShowTrueColours() {
        QFETCH(Orientation, orientation);
        const Catalog& catalog = clockworkCatalog();
        const Scenario scenario = randomMap(catalog, 120, 90, orientation, 5);
        const paint::TileArt art(catalog);
        const double scale = 1.9;
        const QImage image = paintWindow(scenario, catalog, {}, scale, {}, QRect(0, 0, 300, 250));
        int checked = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const Cell* cell =
                    scenario.board.find(hexAt({(x + 0.5) / scale, (y + 0.5) / scale}, orientation));
                if (cell == nullptr || !isTile(cell->kind)) continue;
                ++checked;
                QCOMPARE(image.pixelColor(x, y), art.colour(cell->kind, -1, paint::TileStyle::Abstract));
            }
        QVERIFY(checked > 10'000);
    }

    void farHomesShowWhoseTheyAre() {
        const Catalog& catalog = clockworkCatalog();
        Scenario scenario = randomMap(catalog, 120, 90, Orientation::Flat, 5);
        const paint::TileArt art(catalog);
        const double scale = 1.9;
        int seats = 0;
        for (const Cell& cell : scenario.board.cells()) {
            if (!catalog.isSeat(cell.kind) || seats == 4) continue;
            Seat seat;
            seat.home = cell.at;
            seat.faction = catalog.factions.at(static_cast<std::size_t>(3 - seats)).id;
            scenario.seats.push_back(seat);
            ++seats;
        }
        QCOMPARE(seats, 4);
        paint::MapStyle style;
        style.seatNames = false;
        const QImage image = paintWindow(scenario, catalog, style, scale, {}, QRect(0, 0, 300, 400));
        for (int i = 0; i < seats; ++i) {
            const Point at = centreOf(*scenario.seats[static_cast<std::size_t>(i)].home, Orientation::Flat);
            QCOMPARE(image.pixelColor(static_cast<int>(scale * at.x), static_cast<int>(scale * at.y)),
                     art.factionColour(3 - i));
        }
    }

    void neighboursLeaveNoGap_data() { addOrientations(); }
    void neighboursLeaveNoGap() {
        QFETCH(Orientation, orientation);
        Scenario scenario;
        std::vector<Cell> cells;
        for (const Hex hex : disc({0, 0}, 30)) {
            Cell cell;
            cell.at = hex;
            cell.kind = *clockworkCatalog().kindId("manufactory");
            cells.push_back(cell);
        }
        scenario.board.orientation = orientation;
        scenario.board.setCells(cells);
        paint::MapStyle style;
        style.ground = QColor(255, 0, 255);
        style.rulers = false;
        for (const double scale : {0.6, 1.7, 3.3, 5.9, 6.1, 10.3, 16.2, 27.9, 33.3}) {
            const int half = static_cast<int>(std::min(150.0, 20 * scale));
            const QImage image = paintWindow(scenario, clockworkCatalog(), style, scale, {},
                                             QRect(-half, -half, 2 * half, 2 * half));
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    const QColor colour = image.pixelColor(x, y);
                    QVERIFY2(colour.green() + 20 > std::min(colour.red(), colour.blue()),
                             qPrintable(QString("ground shows at %1,%2, scale %3").arg(x).arg(y).arg(scale)));
                }
        }
    }

    void boundsHoldMapAndRulers() {
        const Scenario scenario = clockworkSample(0);
        paint::TileArt art(clockworkCatalog());
        paint::MapStyle style;
        style.rulers = false;
        const QRectF plain = paint::MapPainter(scenario, clockworkCatalog(), art, style).bounds();
        for (const Cell& cell : scenario.board.cells())
            QVERIFY(plain.contains(paint::hexBox(cell.at, scenario.board.orientation)));
        style.rulers = true;
        const QRectF ruled = paint::MapPainter(scenario, clockworkCatalog(), art, style).bounds();
        QVERIFY(ruled.top() < plain.top());
        QCOMPARE(ruled.bottom(), plain.bottom());
    }

    void hidesWhatIsSwitchedOff() {
        const Scenario scenario = crowdedMap(clockworkCatalog(), Orientation::Flat);
        const QRect window(-70, -70, 900, 800);
        const QImage all = paintWindow(scenario, clockworkCatalog(), {}, 60, {}, window);
        const auto without = [&](auto change) {
            paint::MapStyle style;
            change(style);
            return differences(all, paintWindow(scenario, clockworkCatalog(), style, 60, {}, window));
        };
        QVERIFY(without([](paint::MapStyle& style) { style.ids = false; }) > 500);
        QVERIFY(without([](paint::MapStyle& style) { style.rulers = false; }) > 200);
        QVERIFY(without([](paint::MapStyle& style) { style.emptySlots = false; }) > 500);
        QVERIFY(without([](paint::MapStyle& style) { style.seatNames = false; }) > 200);
        QVERIFY(without([](paint::MapStyle& style) { style.locks = false; }) > 200);
        QVERIFY(without([](paint::MapStyle& style) { style.tables = false; }) > 500);
        QVERIFY(without([&](paint::MapStyle& style) {
                    style.problems[scenario.board.cells()[0].at] = Severity::Error;
                }) > 50);
        QCOMPARE(without([](paint::MapStyle&) {}), 0);
    }

    /// Padlocks distinguish tiles: if all of many tiles are locked, as on a printed mat, none is
    /// drawn.
    void locksOfAllTilesAreNotDrawn() {
        Scenario scenario = clockworkSample(0);
        std::vector<Cell> cells(scenario.board.cells().begin(), scenario.board.cells().end());
        for (Cell& cell : cells) cell.locked = true;
        scenario.board.setCells(cells);
        const QRect window(-70, -70, 900, 800);
        const auto locksSeen = [&] {
            paint::MapStyle style;
            style.locks = false;
            return differences(paintWindow(scenario, clockworkCatalog(), {}, 60, {}, window),
                               paintWindow(scenario, clockworkCatalog(), style, 60, {}, window));
        };
        QCOMPARE(locksSeen(), 0);
        cells.front().locked = false;
        scenario.board.setCells(cells);
        QVERIFY(locksSeen() > 200);
    }

    /// A name of any length is cut off before it would become too small to read.
    void longNamesOfSeatsAreCut() {
        const auto painted = [](const QString& name) {
            Scenario map = clockworkSample(0);
            map.seats.front().name = {};
            map.seats.front().name.set("en", name.toStdString());
            paint::MapStyle style;
            style.language = "en";
            return paintWindow(map, clockworkCatalog(), style, 80, {100, 100}, {0, 0, 200, 200});
        };
        QCOMPARE(differences(painted(QString(40, 'M')), painted(QString(400, 'M'))), 0);
        QVERIFY(differences(painted(QString(40, 'M')), painted(QString(40, 'I'))) > 50);
        // Names readable in a smaller size are complete.
        QVERIFY(differences(painted("Elisabeth M."), painted("Elisabeth N.")) > 5);
    }

    void deviceRatioDoublesDetail() {
        const Scenario scenario = clockworkSample(1);
        paint::TileArt art(clockworkCatalog());
        const paint::MapPainter map(scenario, clockworkCatalog(), art, {});
        QImage sharp(800, 600, QImage::Format_RGB32);
        sharp.setDevicePixelRatio(2);
        QImage large(800, 600, QImage::Format_RGB32);
        paint::MapView view;
        view.scale = 30;
        view.origin = {60, 60};
        view.visible = view.toMap(QRectF(0, 0, 400, 300));
        QPainter onSharp(&sharp);
        map.paint(onSharp, view, paint::Medium::Screen);
        onSharp.end();
        paint::MapView twice = view;
        twice.scale = 60;
        twice.origin = {120, 120};
        QPainter onLarge(&large);
        map.paint(onLarge, twice, paint::Medium::Screen);
        onLarge.end();
        sharp.setDevicePixelRatio(1);
        QCOMPARE(differences(sharp, large), 0);
    }
};

HEXA_TEST(MapPainterTest);

}  // namespace hexa::test

#include "mappainter_test.moc"
