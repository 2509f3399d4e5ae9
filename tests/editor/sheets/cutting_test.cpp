// SPDX-License-Identifier: GPL-3.0-or-later
// Things to cut out: the items of the toy game and Clockwork Wars, measured on their pages, in PDF
// and in SVG.
#include "core/engine/owner/gamepack.h"
#include "editor/paint/tileart.h"
#include "editor/sheets/cutface.h"
#include "tests/core/owngame/toydefinition.h"
#include "tests/editor/sheets/sheetcases.h"
#include "tests/support/printedtoy.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"
#include "tests/support/xmllint.h"

#include <QColor>
#include <QDebug>
#include <QFile>
#include <QImage>
#include <QIODevice>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QRegularExpression>
#include <QTest>
#include <QTransform>

#include <cmath>
#include <set>

namespace hexa::test {

using sheets::SheetKind;
using sheets::SheetOptions;

namespace {

const Systems& toys() {
    static const Systems all({printedToy()});
    return all;
}

sheets::SheetJob toyJob(const SheetOptions& options) {
    static const Messages messages = toys().messages();
    const GameSystem& toy = toys().list().front();
    return sheets::makeJob(toy.layout("2p")->scenario, toy, messages, options, {}, "toy");
}

SheetOptions itemsOnly(std::vector<std::string> sheets) {
    SheetOptions options = only(SheetKind::Items);
    options.items = std::move(sheets);
    options.tileSize = 60;
    return options;
}

double area(const QPainterPath& path) {
    double sum = 0;
    for (const QPolygonF& polygon : path.toFillPolygons())
        for (qsizetype i = 0; i + 1 < polygon.size(); ++i)
            sum += polygon[i].x() * polygon[i + 1].y() - polygon[i + 1].x() * polygon[i].y();
    return std::abs(sum) / 2;
}

/// Returns the sizes of all items on a job's fronts, largest first.
std::vector<QSizeF> cutSizes(const sheets::SheetJob& job) {
    std::vector<QSizeF> sizes;
    const auto pages = sheets::makePages(job);
    if (!pages) return sizes;
    for (const sheets::Page& page : *pages)
        for (const QPainterPath& cut : page.cuts) sizes.push_back(cut.boundingRect().size());
    std::stable_sort(sizes.begin(), sizes.end(),
                     [](QSizeF a, QSizeF b) { return a.width() * a.height() > b.width() * b.height(); });
    return sizes;
}

bool near(QSizeF a, QSizeF b) {
    return std::abs(a.width() - b.width()) < 1e-6 && std::abs(a.height() - b.height()) < 1e-6;
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class CuttingTest : public QObject {
    Q_OBJECT

    /// Returns the number of boxes to tick on a map's list of tiles.
    static std::size_t boxesOf(const GameSystem& game, const Scenario& map) {
        const Messages messages = toys().messages();
        const sheets::SheetJob job =
            sheets::makeJob(map, game, messages, only(SheetKind::BagList), {}, "toy");
        const auto pages = sheets::makePages(job);
        if (!pages) return 0;
        qsizetype boxes = 0;
        for (const sheets::Page& page : *pages)
            boxes += sheets::svgOf(job, page, 1, 1).count("<rect ") - 1;  // the paper
        return static_cast<std::size_t>(boxes);
    }

private slots:
    /// The number of a counter is on it, whatever its outline.
    void countersShowTheirNumber() {
        const GameSystem& toy = toys().list().front();
        paint::TileArt art(toy);
        for (const CutOutline::Form form : {CutOutline::Form::Round, CutOutline::Form::Rectangle}) {
            CutItem item = toy.print->items({}, toy.layout("2p")->scenario, "chips").front();
            item.outline = {form, 40, 30, 0, {}};
            const auto painted = [&] {
                QImage image(400, 400, QImage::Format_ARGB32_Premultiplied);
                image.fill(Qt::white);
                QPainter painter(&image);
                painter.translate(200, 200);
                painter.scale(8, 8);
                sheets::paintItem(painter, art, item, ItemSide::Front, itemsOnly({"chips"}));
                return image;
            };
            QVERIFY(!item.front.number.empty());
            const QImage with = painted();
            item.front.number.clear();
            QVERIFY(with != painted());
        }
    }

    void everyItemComesAsOftenAsItIsThere() {
        QCOMPARE(cutSizes(toyJob(itemsOnly({"chips"}))).size(), std::size_t{4});
        QCOMPARE(cutSizes(toyJob(itemsOnly({"cards"}))).size(), std::size_t{6});
        QCOMPARE(cutSizes(toyJob(itemsOnly({"farms"}))).size(), std::size_t{4});
        QCOMPARE(cutSizes(toyJob(itemsOnly({"chips", "farms"}))).size(), std::size_t{8});
        QCOMPARE(cutSizes(toyJob(itemsOnly({}))).size(), std::size_t{14});
        SheetOptions twice = itemsOnly({"cards"});
        twice.itemCopies = 2;
        QCOMPARE(cutSizes(toyJob(twice)).size(), std::size_t{12});
    }

    void sizesAreThoseOfTheGame() {
        const auto chips = cutSizes(toyJob(itemsOnly({"chips"})));
        QVERIFY(near(chips.front(), {25, 25}));
        const auto cards = cutSizes(toyJob(itemsOnly({"cards"})));
        QVERIFY(near(cards.front(), {120, 80}));
        QVERIFY(near(cards.back(), {63, 88}));
        // Three hexes in a triangle, pointy-top, 60 mm from flat to flat.
        const auto farms = cutSizes(toyJob(itemsOnly({"farms"})));
        QVERIFY(near(farms.front(), {120, 3.5 * 60 / sqrt3}));
        QVERIFY(near(farms.back(), {60, 2 * 60 / sqrt3}));
    }

    void sizesCanBeChosen() {
        SheetOptions options = itemsOnly({"cards", "chips"});
        options.cardSize = *sheets::cardSize("mini");
        options.counterScale = 0.8;
        const auto sizes = cutSizes(toyJob(options));
        QVERIFY(near(sizes.front(), {96, 64}));  // a board is no card
        QVERIFY(near(sizes[1], {44, 68}));
        QVERIFY(near(sizes.back(), {20, 20}));
        QVERIFY(!sheets::cardSize("10x88") && !sheets::cardSize("63") && sheets::cardSize("63x88"));
    }

    void aPieceOfHexesIsOneShape() {
        const GameSystem& toy = toys().list().front();
        const auto farms = toy.print->items({}, toy.layout("2p")->scenario, "farms");
        const auto shape = sheets::shapeOf(farms[0], Orientation::Pointy, itemsOnly({}));
        QCOMPARE(shape.corners.size(), 12);
        QVERIFY(std::abs(area(shape.outline) - 3 * sqrt3 / 2 * 60 * 60) < 0.1);
        QVERIFY(shape.outline.boundingRect().center().manhattanLength() < 1e-6);
        // Marks lengthen the sides at the nine corners that stick out, two at each.
        QCOMPARE(shape.marks(3).size(), std::size_t{18});
    }

    void bleedIsEquallyWideAllAround() {
        const QPolygonF square{{-10, -10}, {10, -10}, {10, 10}, {-10, 10}};
        QCOMPARE(sheets::grown(square, 2).boundingRect(), QRectF(-12, -12, 24, 24));
        const auto hex = sheets::hexShape(QRectF(-50, -25 * sqrt3, 100, 50 * sqrt3));
        const QRectF box = hex.withBleed(3).boundingRect();
        QVERIFY(std::abs(box.height() - 50 * sqrt3 - 6) < 1e-6);
        QVERIFY(std::abs(box.width() - 100 - 12 / sqrt3) < 1e-6);
    }

    void nothingOverlapsOrLeavesThePage_data() {
        QTest::addColumn<int>("backs");
        QTest::addColumn<double>("bleed");
        QTest::newRow("fronts") << 0 << 3.0;
        QTest::newRow("no bleed") << 0 << 0.0;
        QTest::newRow("duplex") << 1 << 3.0;
        QTest::newRow("fold") << 2 << 2.0;
    }
    void nothingOverlapsOrLeavesThePage() {
        QFETCH(int, backs);
        QFETCH(double, bleed);
        SheetOptions options = itemsOnly({});
        options.backs = static_cast<sheets::Backs>(backs);
        options.bleed = bleed;
        options.paper = backs == 2 ? QSizeF(297, 420) : QSizeF(210, 297);
        const auto pages = sheets::makePages(toyJob(options));
        QVERIFY(pages.ok());
        for (const sheets::Page& page : *pages) {
            // Kept parts stay within the margin; bleed and marks of cards may go beyond it, but not
            // off the paper.
            const QRectF room = page.room(options.margin - 1e-6);
            const QRectF paper = QRectF({}, page.size).adjusted(2, 2, -2, -2);
            for (std::size_t i = 0; i < page.cuts.size(); ++i) {
                const QRectF box = page.cuts[i].boundingRect();
                QVERIFY(room.contains(box));
                QVERIFY(paper.contains(box.adjusted(-bleed, -bleed, bleed, bleed)));
                // A hair smaller: some share their cuts.
                const QPointF middle = box.center();
                const QPainterPath inner =
                    QTransform::fromTranslate(-middle.x(), -middle.y()).map(page.cuts[i]) *
                    QTransform::fromScale(0.999, 0.999) * QTransform::fromTranslate(middle.x(), middle.y());
                for (std::size_t j = 0; j < i; ++j) {
                    QString where;
                    QDebug(&where) << inner.boundingRect() << page.cuts[j].boundingRect();
                    QVERIFY2(!inner.intersects(page.cuts[j]), qPrintable(where));
                }
            }
        }
    }

    void backsLieBehindTheirFronts() {
        SheetOptions options = itemsOnly({"cards"});
        options.backs = sheets::Backs::Duplex;
        const auto pages = sheets::makePages(toyJob(options));
        QVERIFY(pages.ok() && pages->size() % 2 == 0);
        for (std::size_t i = 0; i < pages->size(); i += 2) {
            const sheets::Page &front = (*pages)[i], &back = (*pages)[i + 1];
            QCOMPARE(front.size, back.size);
            QVERIFY(back.cuts.empty() && !front.cuts.empty());
            const bool across = front.size.height() >= front.size.width();
            const QRectF a = front.trim, b = back.trim;
            if (across)
                QVERIFY(std::abs(a.left() + b.right() - front.size.width()) < 1e-6);
            else
                QVERIFY(std::abs(a.top() + b.bottom() - front.size.height()) < 1e-6);
        }
    }

    /// Nine cards of 63 x 88 mm on A4, cut along common lines.
    void cardsWithoutBleedShareTheirCuts() {
        SheetOptions options = itemsOnly({"cards"});
        options.bleed = 0;
        options.itemCopies = 3;
        const auto pages = sheets::makePages(toyJob(options));
        QVERIFY(pages.ok());
        std::size_t most = 0;
        for (const sheets::Page& page : *pages) most = std::max(most, page.cuts.size());
        QCOMPARE(most, std::size_t{9});
    }

    /// Nine cards of 63 x 88 mm on A4 with bleed too: cards of one colour need no gap, the bleed is
    /// around the block.
    void nineCardsOnAPage() {
        SheetOptions options = only(SheetKind::Items);
        options.items = {"cards"};
        for (const sheets::Backs backs : {sheets::Backs::None, sheets::Backs::Duplex}) {
            options.backs = backs;
            const auto pages = sheets::makePages(jobFor(sampleMap(0), options));
            QVERIFY(pages.ok());
            const std::size_t sides = backs == sheets::Backs::None ? 1 : 2;
            QCOMPARE(pages->size(), 7 * sides);  // 63 cards
            for (std::size_t i = 0; i < pages->size(); i += sides) {
                QCOMPARE((*pages)[i].cuts.size(), std::size_t{9});
                if (sides == 1) continue;
                const QRectF front = (*pages)[i].trim, back = (*pages)[i + 1].trim;
                QVERIFY(std::abs(front.left() + back.right() - (*pages)[i].size.width()) < 1e-6);
            }
        }
        const auto job = jobFor(sampleMap(0), options);
        QCOMPARE(sheets::savedWithoutBleed(job, *sheets::makePages(job)), std::size_t{0});
    }

    /// No card is painted into its neighbour, and around the block its colour continues.
    void bleedEndsAtTheNeighbour() {
        SheetOptions options = only(SheetKind::Items);
        options.items = {"cards"};
        const sheets::SheetJob job = jobFor(sampleMap(0), options);
        const auto pages = sheets::makePages(job);
        QVERIFY(pages.ok());
        const double scale = 20;
        for (const sheets::Page& page : *pages) {
            const QImage image = sheets::imageOf(job, page, 1, 1, (page.size * scale).toSize());
            const auto at = [&](QPointF mm) { return image.pixelColor((mm * scale).toPoint()); };
            for (const QPainterPath& cut : page.cuts) {
                const QRectF box = cut.boundingRect();
                const double middle = box.center().y();
                const QColor own = at({box.left() + 0.5, middle});
                QCOMPARE(at({box.right() - 0.5, middle}), own);
                QVERIFY(own != QColor(Qt::white));
                // Just outside on both sides: its own colour, or a neighbour of the same; never a
                // bright hair.
                QCOMPARE(at({box.left() - 0.5, middle}), own);
                QCOMPARE(at({box.right() + 0.5, middle}), own);
            }
        }
    }

    /// Cards of different colours keep their bleed apart, and each row is cut along one line from
    /// mark to mark.
    void colourChangesKeepTheirBleed() {
        SheetOptions options = only(SheetKind::Items);
        options.items = {"cards"};
        const sheets::SheetJob job = jobFor(sampleMap(0), options);
        const auto pages = sheets::makePages(job);
        QVERIFY(pages.ok());
        int changes = 0;
        for (const sheets::Page& page : *pages) {
            std::set<double> tops;
            for (const QPainterPath& cut : page.cuts)
                tops.insert(std::round(cut.boundingRect().top() * 1e4) / 1e4);
            QCOMPARE(tops.size(), std::size_t{3});
            for (auto next = std::next(tops.begin()); next != tops.end(); ++next) {
                const double gap = *next - *std::prev(next) - 88;
                QVERIFY2(std::abs(gap) < 1e-3 || std::abs(gap - 6) < 1e-3, qPrintable(QString::number(gap)));
                changes += gap > 1;
            }
        }
        QVERIFY(changes >= 2);
    }

    /// The number of pages of tiles saved by less bleed is shown.
    void whatBleedCostsIsReported() {
        SheetOptions options = only(SheetKind::Tiles);
        options.bleed = 10;
        options.tileSize = 60;
        const sheets::SheetJob job = jobFor(sampleMap(5), options);
        const auto pages = sheets::makePages(job);
        QVERIFY(pages.ok());
        SheetOptions bare = options;
        bare.bleed = 0;
        const auto fewer = sheets::makePages(jobFor(sampleMap(5), bare));
        QVERIFY(fewer.ok() && fewer->size() < pages->size());
        QCOMPARE(sheets::savedWithoutBleed(job, *pages), pages->size() - fewer->size());
    }

    /// Counters for tiles are as large as the tiles.
    void countersGoWithTheirTiles() {
        SheetOptions options = only(SheetKind::Items);
        options.items = {"discs"};
        options.tileSize = 37.5;  // half of the game's
        const auto sizes = cutSizes(jobFor(sampleMap(0), options));
        QVERIFY(near(sizes.back(), {7.5, 7.5}));
        QVERIFY(near(sizes.front(), {15, 15}));  // markers of the score track are not on the map
    }

    void whatIsTooLargeIsNamed() {
        SheetOptions options = itemsOnly({"cards"});
        options.counterScale = 4;
        const auto pages = sheets::makePages(toyJob(options));
        QVERIFY(!pages.ok());
        QCOMPARE(pages.error().code(), std::string("sheet.item-too-large"));
        const std::string text = toys().messages().text("en", pages.error());
        QVERIFY2(text.find("“Help”") != std::string::npos && text.find("480") != std::string::npos,
                 text.c_str());
    }

    void boxesOfThePdfAreExact() {
        const sheets::SheetJob job = toyJob(itemsOnly({"cards"}));
        const auto pages = sheets::makePages(job);
        QVERIFY(pages.ok());
        const Printed printed(job);
        NEEDS_TOOLS(printed);
        bool found = false;
        const QString info = QString::fromUtf8(run("pdfinfo", {"-box", printed.path()}, found));
        const auto box = [&](const char* name) {
            const QRegularExpression line(
                QStringLiteral("%1: +([0-9.]+) +([0-9.]+) +([0-9.]+) +([0-9.]+)").arg(name));
            const auto match = line.match(info);
            return QRectF(QPointF(match.captured(1).toDouble(), match.captured(2).toDouble()),
                          QPointF(match.captured(3).toDouble(), match.captured(4).toDouble()));
        };
        constexpr double points = 72 / 25.4;
        const sheets::Page& page = pages->front();
        const auto expected = [&](double bleed) {
            const QRectF mm = page.trim.adjusted(-bleed, -bleed, bleed, bleed);
            return QRectF(QPointF(mm.left(), page.size.height() - mm.bottom()) * points, mm.size() * points);
        };
        const auto same = [](QRectF a, QRectF b) {  // pdfinfo tells hundredths
            return std::abs(a.left() - b.left()) < 0.011 && std::abs(a.top() - b.top()) < 0.011 &&
                   std::abs(a.right() - b.right()) < 0.011 && std::abs(a.bottom() - b.bottom()) < 0.011;
        };
        QVERIFY2(same(box("MediaBox"), {QPointF(), page.size * points}), qPrintable(info));
        QVERIFY2(same(box("TrimBox"), expected(0)), qPrintable(info));
        QVERIFY2(same(box("BleedBox"), expected(3)), qPrintable(info));
        run("qpdf", {"--check", printed.path()}, found);
        if (!found) QSKIP("qpdf is not installed");
        QVERIFY(
            run("qpdf", {"--check", printed.path()}, found).contains("No syntax or stream encoding errors"));
    }

    void cutLinesAreALayerOfTheirOwn() {
        SheetOptions options = itemsOnly({"chips", "farms"});
        bool found = false;
        for (const bool wanted : {false, true}) {
            options.cutLines = wanted ? sheets::CutLines::Layer : sheets::CutLines::None;
            const Printed printed(toyJob(options));
            NEEDS_TOOLS(printed);
            const QByteArray plain =
                run("qpdf", {"--qdf", "--object-streams=disable", printed.path(), "-"}, found);
            if (!found) QSKIP("qpdf is not installed");
            QCOMPARE(plain.contains("/OCProperties"), wanted);
            QCOMPARE(plain.contains("/Separation\n    /CutContour") ||
                         plain.contains("/Separation /CutContour") ||
                         plain.contains("/Separation\n  /CutContour"),
                     wanted);
            QCOMPARE(plain.contains("/OC /HexaCut BDC"), wanted);
        }
    }

    void cutLinesLieWhereTheScissorsGo() {
        SheetOptions options = itemsOnly({"chips"});
        options.cutLines = sheets::CutLines::Only;
        const sheets::SheetJob job = toyJob(options);
        const Printed printed(job);
        NEEDS_TOOLS(printed);
        QVERIFY(printed.text().simplified().isEmpty());
        const auto pages = sheets::makePages(job);
        QVERIFY(pages.ok());
        constexpr double dpi = 508, pixels = 20;  // a millimetre
        const QImage page = printed.raster(1, dpi);
        QVERIFY(!page.isNull());
        for (const QPainterPath& cut : pages->front().cuts) {
            const QRectF box = cut.boundingRect();
            for (const QPointF& at :
                 {QPointF(box.left(), box.center().y()), QPointF(box.center().x(), box.bottom())}) {
                bool line = false;
                for (int dx = -2; dx <= 2; ++dx)
                    for (int dy = -2; dy <= 2; ++dy)
                        line = line ||
                               page.pixelColor(qRound(at.x() * pixels) + dx, qRound(at.y() * pixels) + dy)
                                       .lightness() < 200;
                QVERIFY(line);
            }
            QVERIFY(page.pixelColor((box.center() * pixels).toPoint()).lightness() > 250);
        }
        const QByteArray svg = sheets::svgOf(job, pages->front(), 1, 1);
        HEXA_VERIFY_XML(svg);
        QVERIFY(svg.contains("<g id=\"CutContour\"") && !svg.contains("<text"));
    }

    /// The edge of a tile continues outwards: an inexact cut leaves no bright line.
    void rimsGoOnIntoTheBleed() {
        SheetOptions options = only(SheetKind::Tiles);
        const sheets::SheetJob job = jobFor(sampleMap(0), options);
        const auto pages = sheets::makePages(job);
        QVERIFY(pages.ok());
        const sheets::Page& page = pages->front();
        const double scale = 20;
        const QImage image = sheets::imageOf(job, page, 1, 1, (page.size * scale).toSize());
        for (const QPainterPath& cut : page.cuts) {
            const QPointF top(cut.boundingRect().center().x(), cut.boundingRect().top());
            const auto at = [&](double up) {
                return image.pixelColor(((top - QPointF(0, up)) * scale).toPoint());
            };
            const QColor rim = at(-1);
            QVERIFY(rim != QColor(Qt::white));
            for (const double up : {2.8, 1.0, 0.2, 0.0, -0.2, -0.4}) {
                const QColor here = at(up);
                QVERIFY2(
                    std::abs(here.red() - rim.red()) < 12 && std::abs(here.green() - rim.green()) < 12 &&
                        std::abs(here.blue() - rim.blue()) < 12,
                    qPrintable(QStringLiteral("%1 mm: %2, not %3").arg(up).arg(here.name(), rim.name())));
            }
        }
    }

    void textsOfSvgKeepTheirLengthOnWhitePaper() {
        const sheets::SheetJob job = toyJob(itemsOnly({"cards"}));
        const auto pages = sheets::makePages(job);
        QVERIFY(pages.ok());
        const QByteArray svg = sheets::svgOf(job, pages->front(), 1, 1);
        HEXA_VERIFY_XML(svg);
        QVERIFY(svg.count("<text ") > 5);
        QCOMPARE(svg.count(" textLength=\""), svg.count("<text "));
        QVERIFY(svg.indexOf("fill=\"#ffffff\"") < svg.indexOf("<text "));
        // The length is that of the text in its own font: a longer text is longer.
        const auto lengthOf = [&](const QByteArray& text) {
            const qsizetype end = svg.indexOf('>' + text + '<');
            const qsizetype from = svg.lastIndexOf("textLength=\"", end) + 12;
            return end < 0 ? 0.0 : svg.mid(from, svg.indexOf('"', from) - from).toDouble();
        };
        QVERIFY(lengthOf("Sun") > 20 && lengthOf("Rain") > lengthOf("Sun"));
    }

    void allThatIsWrittenFits_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<bool>("mini");
        for (const char* language : {"en", "de", "fr"}) {
            QTest::addRow("%s", language) << language << false;
            QTest::addRow("%s, mini cards", language) << language << true;
        }
    }
    void allThatIsWrittenFits() {
        QFETCH(QString, language);
        QFETCH(bool, mini);
        SheetOptions options;
        options.language = language.toStdString();
        if (mini) options.cardSize = *sheets::cardSize("mini");
        int items = 0;
        for (const GameSystem& game : clockworkSystems().list())
            for (const CutSheet& sheet : game.print->sheets)
                for (const CutItem& item : game.print->items({}, game.layouts.front().scenario, sheet.id)) {
                    ++items;
                    QVERIFY2(sheets::textFits(item, game.catalog.orientation, options), item.id.c_str());
                }
        QVERIFY(items > 200);
    }

    void standInCardsAreMarked() {
        SheetOptions options = only(SheetKind::Items);
        options.items = {"cards"};
        const Printed printed(jobFor(sampleMap(0), options));
        NEEDS_TOOLS(printed);
        const QString text = printed.text(1).simplified();
        QVERIFY2(text.contains("Golem*") && text.contains("Stand-in: cost"), qPrintable(text));
    }

    void ownersCardsArePrinted() {
        const GameSystem own = withCards(toys().list().front(), "Snow");
        const auto cards = own.print->items({}, own.layout("2p")->scenario, "cards");
        QCOMPARE(QString::fromStdString(std::string(cards[1].name.in("en"))), QStringLiteral("Snow"));
    }

    /// Every tile has its two boxes: to fetch it, and to lay it.
    void theBagListIsComplete() {
        const GameSystem toy = toySystem();
        Scenario map = toy.layout("2p")->scenario;
        for (int q = 10; q < 40; ++q)
            for (int r = 0; r < 20; ++r) map.board.put(CellState(Cell{{q, r}, kindIdAt(0), false, {}}));
        QCOMPARE(boxesOf(toy, map), std::size_t{2 * (600 + 2)});
    }

    /// Lines are straight: columns of hexes with a flat top, rows of those with a pointed one.
    void tilesAreLaidInRowsOrColumns() {
        GameSystem toy = toySystem();
        Scenario map = toy.layout("2p")->scenario;
        for (int q = 0; q < 4; ++q)
            for (int r = 0; r < 3; ++r) map.board.put(CellState(Cell{{q, r}, kindIdAt(0), false, {}}));
        for (const Orientation orientation : {Orientation::Pointy, Orientation::Flat}) {
            map.board.orientation = orientation;
            const Messages messages = toys().messages();
            const auto job = sheets::makeJob(map, toy, messages, only(SheetKind::BagList), {}, "toy");
            const auto pages = sheets::makePages(job);
            QVERIFY(pages);
            QString text;
            for (const sheets::Page& page : *pages) text += sheets::svgOf(job, page, 1, 1);
            const bool rows = orientation == Orientation::Pointy;
            for (int line = 1; line <= (rows ? 3 : 4); ++line)
                QCOMPARE(text.count(QString(rows ? ">Row %1<" : ">Column %1<").arg(line)), 1);
        }
    }

    /// Values that are dealt onto tiles are fetched, and named with the tile that they belong to.
    void dealtValuesAreNamedWithTheirTiles() {
        const GameSystem game = owngame::readGame(toyDefinition).value();
        Scenario map = game.layout("two")->scenario;
        Cell cell = *map.board.find({0, 0});
        cell.kind = *game.catalog.kindId("field");
        CellDetails details;
        details.attributes.set("token", std::string("two"));
        map.board.put(CellState(cell, details));
        const Messages messages = toys().messages();
        const auto job = sheets::makeJob(map, game, messages, only(SheetKind::BagList), {}, "toy");
        const auto pages = sheets::makePages(job);
        QVERIFY(pages);
        QString text;
        for (const sheets::Page& page : *pages) text += sheets::svgOf(job, page, 1, 1);
        QVERIFY(text.contains(">Field with Two<"));
        QVERIFY(text.contains(QStringLiteral(">Token Two × 1<")));
    }

    /// A region is one piece of cardboard, so its tiles are not fetched beside it.
    void tilesOfRegionsComeWithThem() {
        const GameSystem toy = toySystem();
        Scenario map = toy.layout("2p")->scenario;
        const std::size_t before = boxesOf(toy, map);
        RegionShape pair;
        pair.id = "pair";
        pair.name = Localized("Pair");
        pair.parts = {{{0, 0}, toy.catalog.kinds[0].id, {}, {}}, {{1, 0}, toy.catalog.kinds[0].id, {}, {}}};
        map.shapes.push_back(pair);
        for (int q : {20, 21}) map.board.put(CellState(Cell{{q, 0}, kindIdAt(0), false, {}}));
        QCOMPARE(boxesOf(toy, map), before + 4);  // two to fetch, two to lay
        RegionPlacement placed;
        placed.kind = "pair";
        placed.anchor = {20, 0};
        map.board.regions.push_back(placed);
        QCOMPARE(boxesOf(toy, map), before + 3);
    }

    void theSamePdfTwice() {
        SheetOptions options = itemsOnly({});
        options.cutLines = sheets::CutLines::Layer;
        const Printed first(toyJob(options)), second(toyJob(options));
        QVERIFY(first.fine() && second.fine());
        const QByteArray bytes = bytesOf(first.path());
        QVERIFY(bytes.size() > 1000);
        QCOMPARE(bytes, bytesOf(second.path()));
    }
};

HEXA_TEST(CuttingTest);

}  // namespace hexa::test

#include "cutting_test.moc"
