// SPDX-License-Identifier: GPL-3.0-or-later
// Printed sheets measured: size of tiles, rulers, backs behind fronts, posters, papers. With the
// tools of poppler, not with our own code.
#include "core/registry/registry.h"
#include "editor/sheets/postergrid.h"
#include "editor/sheets/ruler.h"
#include "tests/editor/sheets/sheetcases.h"
#include "tests/support/test.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

namespace hexa::test {

using sheets::SheetKind;
using sheets::SheetOptions;

namespace {

/// Returns the part of the page above its foot, in pixels.
QRect aboveFoot(const QImage& image, double dpi) {
    return image.rect().adjusted(0, 0, 0, -static_cast<int>(14 * dpi / 25.4));
}

/// Returns the margin below the room of the page, in pixels.
QRect foot(const QImage& image, double dpi, double margin = 10) {
    return image.rect().adjusted(0, image.height() - static_cast<int>(margin * dpi / 25.4), 0, 0);
}

}  // namespace

class SheetScaleTest : public QObject {
    Q_OBJECT

private slots:
    void tilesAreTrueToSize_data() {
        QTest::addColumn<double>("across");
        QTest::addColumn<double>("bleed");
        QTest::addColumn<double>("stretch");
        QTest::newRow("75 mm") << 75.0 << 0.0 << 1.0;
        QTest::newRow("61.5 mm") << 61.5 << 0.0 << 1.0;
        QTest::newRow("75 mm with bleed") << 75.0 << 3.0 << 1.0;
        QTest::newRow("a printer that shrinks") << 75.0 << 0.0 << 1.012;
    }
    void tilesAreTrueToSize() {
        QFETCH(double, across);
        QFETCH(double, bleed);
        QFETCH(double, stretch);
        SheetOptions options = only(SheetKind::Tiles);
        options.tileSize = across;
        options.bleed = bleed;
        options.turn = sheets::Turn::Portrait;
        options.correction = {2 - stretch, stretch};
        const Printed printed(jobFor(sampleMap(5), options));
        NEEDS_TOOLS(printed);
        constexpr double dpi = 508;  // 20 pixels a millimetre
        const QImage page = printed.raster(1, dpi);
        const double high = longestRun(page, aboveFoot(page, dpi), Qt::Vertical) / 20.0;
        QVERIFY2(std::abs(high - (across + 2 * bleed) * stretch) <= 0.1, qPrintable(QString::number(high)));
        const double ruler = longestRun(page, foot(page, dpi), Qt::Horizontal) / 20.0;
        QVERIFY2(std::abs(ruler - 100 * (2 - stretch)) <= 0.1 + 0.2, qPrintable(QString::number(ruler)));
    }

    void everySheetAtTrueScaleHasTheRuler() {
        SheetOptions options;
        options.sheets = {SheetKind::Tiles, SheetKind::Poster};
        const sheets::SheetJob job = jobFor(sampleMap(0), options);
        const auto pages = sheets::makePages(job);
        QVERIFY(pages.ok());
        const Printed printed(job);
        NEEDS_TOOLS(printed);
        int seen = 0;
        for (int number = 1; number <= static_cast<int>(pages->size()); ++number) {
            if (!(*pages)[static_cast<std::size_t>(number - 1)].trueScale) continue;
            ++seen;
            const QImage page = printed.raster(number, 254);
            const int length = longestRun(page, foot(page, 254), Qt::Horizontal);
            QVERIFY2(std::abs(length - 1000) <= 2, qPrintable(QString::number(length)));
            QVERIFY(printed.text(number).contains("100 mm"));
        }
        QVERIFY(seen >= 6);
    }

    void theRulerPageIsNotCorrected() {
        SheetOptions options = only(SheetKind::Ruler);
        options.correction = {1.05, 0.95};
        const Printed printed(jobFor(sampleMap(0), options));
        NEEDS_TOOLS(printed);
        const QSizeF lines = sheets::rulerLines(options.paper);
        const QImage page = printed.raster(1, 254);
        const int across = longestRun(page, page.rect(), Qt::Horizontal),
                  down = longestRun(page, page.rect(), Qt::Vertical);
        QVERIFY2(std::abs(across - 10 * lines.width()) <= 3, qPrintable(QString::number(across)));
        QVERIFY2(std::abs(down - 10 * lines.height()) <= 3, qPrintable(QString::number(down)));
    }

    /// The ruler page is the same whatever the margin and the orientation of a job: only its paper
    /// counts.
    void theRulerPageGoesByThePaperAlone_data() {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<double>("margin");
        QTest::addColumn<int>("turn");
        QTest::addColumn<QSizeF>("lines");
        for (const double margin : {0.0, 40.0})
            for (const int turn : {1, 2})
                QTest::addRow("A4, margin %g, turn %d", margin, turn)
                    << "A4" << margin << turn << QSizeF(170, 250);
        QTest::newRow("Letter") << "letter" << 10.0 << 0 << QSizeF(170, 230);
        QTest::newRow("Letter, across") << "letter" << 5.0 << 2 << QSizeF(170, 230);
        QTest::newRow("a custom paper that is wide") << "297x210" << 10.0 << 1 << QSizeF(170, 250);
    }
    void theRulerPageGoesByThePaperAlone() {
        QFETCH(QString, paper);
        QFETCH(double, margin);
        QFETCH(int, turn);
        QFETCH(QSizeF, lines);
        SheetOptions options = only(SheetKind::Ruler);
        options.paper = sheets::paperSize(paper.toStdString()).value();
        options.margin = margin;
        options.turn = static_cast<sheets::Turn>(turn);
        QCOMPARE(sheets::rulerLines(options.paper), lines);
        const Printed printed(jobFor(sampleMap(0), options));
        NEEDS_TOOLS(printed);
        const QImage page = printed.raster(1, 254);
        QVERIFY(page.height() > page.width());
        QVERIFY(std::abs(longestRun(page, page.rect(), Qt::Horizontal) - 10 * lines.width()) <= 3);
        QVERIFY(std::abs(longestRun(page, page.rect(), Qt::Vertical) - 10 * lines.height()) <= 3);
        QVERIFY(printed.text(1).contains(QString::number(lines.width()) + " mm"));
    }

    /// A printer that draws 1 % short across the paper and 2 % short down it, calibrated with its
    /// ruler page on A4 with the usual margin. A tile has its true size with any margin, paper and
    /// orientation of the job.
    void tilesAreTrueOnWhateverPage_data() {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<double>("margin");
        QTest::addColumn<int>("turn");
        QTest::newRow("as measured") << "A4" << 10.0 << 1;
        QTest::newRow("narrow margin") << "A4" << 5.0 << 1;
        QTest::newRow("wide margin") << "A4" << 25.0 << 1;
        QTest::newRow("no margin") << "A4" << 0.0 << 1;
        QTest::newRow("Letter") << "letter" << 10.0 << 1;
        QTest::newRow("landscape") << "A4" << 10.0 << 2;
        QTest::newRow("Letter, landscape, narrow margin") << "letter" << 5.0 << 2;
        QTest::newRow("A3, as it fits best") << "A3" << 10.0 << 0;
    }
    void tilesAreTrueOnWhateverPage() {
        QFETCH(QString, paper);
        QFETCH(double, margin);
        QFETCH(int, turn);
        const double shortAcross = 0.99, shortDown = 0.98;
        const QSizeF lines = sheets::rulerLines(QSizeF(210, 297));
        SheetOptions options = only(SheetKind::Tiles);
        options.correction =
            sheets::correctionFrom(lines.width() * shortAcross, lines.height() * shortDown, lines).value();
        options.paper = sheets::paperSize(paper.toStdString()).value();
        options.margin = margin;
        options.turn = static_cast<sheets::Turn>(turn);
        options.tileSize = 60;
        options.bleed = 0;
        const Printed printed(jobFor(sampleMap(5), options));
        NEEDS_TOOLS(printed);
        constexpr double dpi = 508;  // 20 pixels a millimetre
        const QImage page = printed.raster(1, dpi);
        // The printer shrinks along the sides of its paper; the page may be turned on it.
        const bool landscape = page.width() > page.height();
        const double shrinks = landscape ? shortAcross : shortDown;  // of what is upright on the page
        const double high = longestRun(page, aboveFoot(page, dpi), Qt::Vertical) / 20.0 * shrinks;
        QVERIFY2(std::abs(high - 60) <= 0.12, qPrintable(QString::number(high)));
        const double along = landscape ? shortDown : shortAcross;
        const QRect below = foot(page, dpi, std::max(10.0, margin));
        const double ruler = longestRun(page, below, Qt::Horizontal) / 20.0 * along;
        QVERIFY2(std::abs(ruler - 100) <= 0.35, qPrintable(QString::number(ruler)));
    }

    void measuresBecomeFactors() {
        const QSizeF lines(170, 250);
        const auto found = sheets::correctionFrom(168.3, 251, lines);
        QVERIFY(found.has_value());
        QVERIFY(std::abs(found->x * 168.3 - 170) < 1e-9 && std::abs(found->y * 251 - 250) < 1e-9);
        QVERIFY(!sheets::correctionFrom(100, 250, lines));
        QVERIFY(!sheets::correctionFrom(170, 0, lines));
        QVERIFY(!sheets::correctionFrom(std::nan(""), 250, lines));
        // The lines of A4 taken for those of Letter: nearly right across, far off down.
        QVERIFY(!sheets::correctionFrom(168.3, 247.5, sheets::rulerLines(QSizeF(215.9, 279.4))));
        QVERIFY(sheets::correctionFrom(160, 237, lines));  // a driver that fits to the page
    }

    void backsComeBehindTheirFronts_data() {
        QTest::addColumn<int>("turn");
        QTest::addColumn<int>("flip");
        QTest::addColumn<bool>("mirrorsX");
        QTest::newRow("portrait, long edge") << 1 << 0 << true;
        QTest::newRow("portrait, short edge") << 1 << 1 << false;
        QTest::newRow("landscape, long edge") << 2 << 0 << false;
        QTest::newRow("landscape, short edge") << 2 << 1 << true;
    }
    void backsComeBehindTheirFronts() {
        QFETCH(int, turn);
        QFETCH(int, flip);
        QFETCH(bool, mirrorsX);
        SheetOptions options = only(SheetKind::Tiles);
        options.turn = static_cast<sheets::Turn>(turn);
        options.flip = static_cast<sheets::Flip>(flip);
        options.backs = sheets::Backs::Duplex;
        options.style = paint::TileStyle::Ink;
        options.bleed = 0;
        const Printed printed(jobFor(sampleMap(0), options));
        NEEDS_TOOLS(printed);
        QCOMPARE(printed.pages() % 2, 0);
        // The same drawings, so the back is the mirrored arrangement; IDs distinguish them.
        bool found = false;
        const auto placesOf = [&](int page) {
            const QString number = QString::number(page);
            const QString text = QString::fromUtf8(
                run("pdftotext", {"-bbox", "-f", number, "-l", number, printed.path(), "-"}, found));
            std::map<QString, QPointF> places;
            static const QRegularExpression word(
                "xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\" xMax=\"([0-9.]+)\" yMax=\"([0-9.]+)\">([A-Z][0-9]+)<");
            auto matches = word.globalMatch(text);
            while (matches.hasNext()) {
                const auto match = matches.next();
                places[match.captured(5)] = {
                    (match.captured(1).toDouble() + match.captured(3).toDouble()) / 2,
                    (match.captured(2).toDouble() + match.captured(4).toDouble()) / 2};
            }
            return places;
        };
        const auto fronts = placesOf(1), backs = placesOf(2);
        QVERIFY(fronts.size() >= 4);
        QCOMPARE(fronts.size(), backs.size());
        const double width = (turn == 1 ? 210 : 297) * 72 / 25.4;
        double sumY = -1;
        for (const auto& [id, at] : fronts) {
            const QPointF back = backs.at(id);
            if (mirrorsX) {
                QVERIFY2(std::abs(at.x() + back.x() - width) < 0.6, qPrintable(id));
                QVERIFY(std::abs(at.y() - back.y()) < 0.6);
            } else {
                QVERIFY2(std::abs(at.x() - back.x()) < 0.6, qPrintable(id));
                // The ID is below the middle on both sides, so the sums are equal, but not the
                // height of the page.
                if (sumY >= 0) QVERIFY(std::abs(at.y() + back.y() - sumY) < 0.6);
                sumY = at.y() + back.y();
            }
        }
    }

    void aFoldHasFrontsAndBacksOnOnePage() {
        SheetOptions options = only(SheetKind::Tiles);
        options.backs = sheets::Backs::Fold;
        const Printed printed(jobFor(sampleMap(0), options));
        NEEDS_TOOLS(printed);
        const Scenario map = sampleMap(0);
        std::map<QString, int> seen;
        for (const QString& word : wordsOf(printed.text())) ++seen[word];
        for (const Cell& cell : map.board.cells())
            if (isTile(cell.kind)) QCOMPARE(seen[QString::fromUtf8(cell.id.text().data())], 2);
    }

    void allTilesOfTheBox() {
        SheetOptions options = only(SheetKind::Tiles);
        options.tiles = sheets::TileChoice::Box;
        const Printed printed(jobFor(sampleMap(0), options));
        NEEDS_TOOLS(printed);
        int tiles = 0;
        for (const QString& word : wordsOf(printed.text()))
            tiles += QRegularExpression("^[KVCLFTMSB][1-9]$").match(word).hasMatch();
        QCOMPARE(tiles, 40);
    }

    // All poster pages, each with its own part, put together: the map on one large sheet.
    void posterPagesTogetherAreTheWholeMap_data() {
        QTest::addColumn<double>("overlap");
        QTest::newRow("overlapping") << 10.0;
        QTest::newRow("side by side") << 0.0;
    }
    void posterPagesTogetherAreTheWholeMap() {
        QFETCH(double, overlap);
        constexpr double dpi = 101.6;  // 4 pixels a millimetre
        constexpr double scale = dpi / 25.4;
        SheetOptions options = only(SheetKind::Poster);
        options.overlap = overlap;
        options.turn = sheets::Turn::Portrait;
        const sheets::SheetJob job = jobFor(sampleMap(2), options);
        SheetOptions large = options;
        large.paper = {800, 800};
        const sheets::SheetJob whole = jobFor(sampleMap(2), large);
        const Printed pages(job), one(whole);
        NEEDS_TOOLS(pages);
        QCOMPARE(one.pages(), 1);
        const auto grid = sheets::posterGrid(job), single = sheets::posterGrid(whole);
        QVERIFY(grid.printed >= 4);
        const QImage reference = one.raster(1, dpi);
        const QSize size = (grid.mapSize() * scale).toSize();
        QImage together(size, QImage::Format_Grayscale8), expected(size, QImage::Format_Grayscale8);
        together.fill(Qt::white);
        const QPointF origin = single.area.topLeft() - single.part(0, 0).topLeft();
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x) {
                const QPoint at =
                    ((QPointF(x + 0.5, y + 0.5) / scale + origin) * scale - QPointF(0.5, 0.5)).toPoint();
                expected.scanLine(y)[x] = reference.constScanLine(std::clamp(
                    at.y(), 0, reference.height() - 1))[std::clamp(at.x(), 0, reference.width() - 1)];
            }
        for (int row = 0; row < grid.rows; ++row)
            for (int column = 0; column < grid.columns; ++column) {
                const int order = grid.orderOf(column, row);
                if (order == 0) continue;
                const QImage page = pages.raster(order + 1, dpi);  // after the page map
                const QRectF own = grid.ownPart(column, row);
                const QPointF shift = grid.area.topLeft() - grid.part(column, row).topLeft();
                for (int y = 0; y < size.height(); ++y)
                    for (int x = 0; x < size.width(); ++x) {
                        const QPointF mm = QPointF(x + 0.5, y + 0.5) / scale;
                        if (!own.contains(mm)) continue;
                        const QPoint at = ((mm + shift) * scale - QPointF(0.5, 0.5)).toPoint();
                        if (page.rect().contains(at))
                            together.scanLine(y)[x] = page.constScanLine(at.y())[at.x()];
                    }
            }
        // Pages lie between whole pixels of each other: compared in blocks, in which half a pixel
        // weighs little.
        constexpr int block = 20;
        double worst = 0;
        for (int top = 0; top + block <= size.height(); top += block)
            for (int left = 0; left + block <= size.width(); left += block) {
                double difference = 0;
                for (int y = top; y < top + block; ++y)
                    for (int x = left; x < left + block; ++x)
                        difference += together.constScanLine(y)[x] - expected.constScanLine(y)[x];
                worst = std::max(worst, std::abs(difference) / (block * block));
            }
        QVERIFY2(worst < 24, qPrintable(QString::number(worst)));
        QVERIFY(meanDarkness(expected) > 0.15);
    }

    /// The whole mat of a game with hexes of 127 mm on one sheet: twelve of them side by side are
    /// 1524 mm, to a tenth of one, and twelve lines are as far apart as hexes lie.
    void aWholeMatIsTrueToSize() {
        static const Systems systems = builtInSystems();
        static const Messages messages = systems.messages();
        const GameSystem& game = *systems.find("claymore-saga");
        QCOMPARE(sheets::tileSizeOf(game), 127.0);
        SheetOptions options = only(SheetKind::Poster);
        options.tileSize = sheets::tileSizeOf(game);
        options.paper = {1900, 1600};
        const Scenario mat = game.layout("mat")->scenario;
        const sheets::SheetJob job = sheets::makeJob(mat, game, messages, options, {}, "mat");
        const Printed printed(job);
        NEEDS_TOOLS(printed);
        QCOMPARE(printed.pages(), 1);
        bool found = false;
        const QString text = QString::fromUtf8(run("pdftotext", {"-bbox", printed.path(), "-"}, found));
        const auto idAt = [&](int column, int line) {
            // Cells of a line of the mat, from the left.
            std::vector<const Cell*> cells;
            std::set<int> lines;
            for (const Cell& cell : job.scenario->board.cells()) lines.insert(cell.at.r);
            const int r = *std::next(lines.begin(), line);
            for (const Cell& cell : job.scenario->board.cells())
                if (cell.at.r == r) cells.push_back(&cell);
            std::ranges::sort(cells, {}, [](const Cell* cell) { return cell->at.q; });
            return QString::fromUtf8(cells[static_cast<std::size_t>(column)]->id.text().data());
        };
        const auto middleOf = [&](const QString& id) {
            const QRegularExpression word(
                QStringLiteral(
                    "xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\" xMax=\"([0-9.]+)\" yMax=\"([0-9.]+)\">%1<")
                    .arg(QRegularExpression::escape(id)));
            const auto match = word.match(text);
            return match.hasMatch() ? QPointF(match.captured(1).toDouble() + match.captured(3).toDouble(),
                                              match.captured(2).toDouble() + match.captured(4).toDouble()) /
                                          2 * 25.4 / 72
                                    : QPointF(-1, -1);
        };
        const QPointF left = middleOf(idAt(0, 0)), right = middleOf(idAt(11, 0)),
                      below = middleOf(idAt(0, 10));
        QVERIFY2(left.x() > 0 && right.x() > 0 && below.x() > 0, qPrintable(text.left(500)));
        QVERIFY2(std::abs(right.x() - left.x() + 127 - 1524) <= 0.1,
                 qPrintable(QString::number(right.x() - left.x() + 127, 'f', 3)));
        QVERIFY2(std::abs(right.y() - left.y()) <= 0.1, qPrintable(QString::number(right.y() - left.y())));
        const double lines = 10 * 127 * std::sqrt(3.0) / 2;
        QVERIFY2(std::abs(below.y() - left.y() - lines) <= 0.1,
                 qPrintable(QString::number(below.y() - left.y() - lines, 'f', 3)));
    }

    void emptyPosterPagesAreLeftOut() {
        Scenario map = sampleMap(0);
        Board board;
        board.orientation = map.board.orientation;
        for (const Hex at : {Hex{0, 0}, Hex{40, 0}, Hex{0, 40}})
            board.put(CellState(Cell{at, kindIdAt(1), false, {}}));
        map.board = board;
        map.seats.clear();
        const sheets::SheetJob job = jobFor(map, only(SheetKind::Poster));
        const auto grid = sheets::posterGrid(job);
        QVERIFY(grid.printed <= 12);
        QVERIFY(grid.columns * grid.rows > 100);
        const auto pages = sheets::makePages(job);
        QVERIFY(pages.ok());
        QCOMPARE(static_cast<int>(pages->size()), grid.printed + 1);
        // The visible part of each cell has a page, in the order of the assembly.
        std::set<int> orders;
        for (const int order : grid.order)
            if (order != 0) orders.insert(order);
        QCOMPARE(static_cast<int>(orders.size()), grid.printed);
        QCOMPARE(*orders.rbegin(), grid.printed);
    }

    void posterPagesShowOnlyWhatIsOnThem() {
        const Scenario map = sampleMap(5);
        const sheets::SheetJob job = jobFor(map, only(SheetKind::Poster));
        const auto pages = sheets::makePages(job);
        QVERIFY(pages.ok());
        const auto all = sheets::pdfOf(job, *pages);
        QVERIFY(all.ok());
        Scenario wide = map;  // twice the map, at the same size: twice the file, not four times
        for (const Cell& cell : map.board.cells()) {
            Cell copy = cell;
            copy.at.q += 100;
            copy.id = {};
            wide.board.put(CellState(copy));
        }
        const sheets::SheetJob twice = jobFor(wide, only(SheetKind::Poster));
        const auto twicePages = sheets::makePages(twice);
        QVERIFY(twicePages.ok());
        const auto bytes = sheets::pdfOf(twice, *twicePages);
        QVERIFY(bytes.ok());
        QVERIFY2(bytes->size() < 2.6 * all->size(),
                 qPrintable(QStringLiteral("%1 %2").arg(bytes->size()).arg(all->size())));
    }

    void papersAreExact_data() {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<int>("turn");
        QTest::addColumn<QString>("size");
        QTest::newRow("A4") << "A4" << 1 << "595.276 x 841.89";
        QTest::newRow("A4 across") << "a4" << 2 << "841.89 x 595.276";
        QTest::newRow("A3") << "A3" << 1 << "841.89 x 1190.55";
        QTest::newRow("Letter") << "Letter" << 1 << "612 x 792";
        QTest::newRow("nearly A4") << "211x298" << 1 << "598.11 x 844.724";
        QTest::newRow("custom, wide") << "500x300" << 1 << "1417.32 x 850.394";
    }
    void papersAreExact() {
        QFETCH(QString, paper);
        QFETCH(int, turn);
        QFETCH(QString, size);
        SheetOptions options = only(SheetKind::Layout);
        options.paper = sheets::paperSize(paper.toStdString()).value();
        options.turn = static_cast<sheets::Turn>(turn);
        const Printed printed(jobFor(sampleMap(0), options));
        NEEDS_TOOLS(printed);
        bool found = false;
        const QString info = QString::fromUtf8(run("pdfinfo", {printed.path()}, found));
        QVERIFY2(info.contains(size), qPrintable(info));
    }
};

HEXA_TEST(SheetScaleTest);

}  // namespace hexa::test

#include "scale_test.moc"
