// SPDX-License-Identifier: GPL-3.0-or-later
// Printed sheets, looked at from outside: with the tools of poppler and qpdf, not with our own code.
#include "core/pdf/attachment.h"
#include "editor/paint/mappainter.h"
#include "editor/sheets/postergrid.h"
#include "editor/sheets/ruler.h"
#include "tests/editor/sheets/sheetcases.h"
#include "tests/support/test.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <set>

namespace hexa::test {

using sheets::SheetKind;
using sheets::SheetOptions;

namespace {

SheetOptions only(SheetKind kind) {
    SheetOptions options;
    options.sheets = {kind};
    return options;
}

std::multiset<QString> wordsOf(const QString& text) {
    std::multiset<QString> words;
    for (const QString& word : text.split(QRegularExpression("\\s+"), Qt::SkipEmptyParts)) words.insert(word);
    return words;
}

QString codeOf(const sheets::SheetJob& job) {
    const auto pages = sheets::makePages(job);
    return pages ? QStringLiteral("fine") : QString::fromStdString(pages.error().code());
}

/// What is left of the page above its foot, in pixels.
QRect aboveFoot(const QImage& image, double dpi) {
    return image.rect().adjusted(0, 0, 0, -static_cast<int>(14 * dpi / 25.4));
}
QRect foot(const QImage& image, double dpi) {
    return image.rect().adjusted(0, image.height() - static_cast<int>(10 * dpi / 25.4), 0, 0);
}

}  // namespace

#define NEEDS_TOOLS(printed)                                   \
    QVERIFY2((printed).fine(), qPrintable((printed).error())); \
    if (!(printed).canLook()) QSKIP("poppler-utils is not installed")

class SheetsTest : public QObject {
    Q_OBJECT

private slots:
    void holdsVectorsAndEmbeddedFontsOnly_data() {
        QTest::addColumn<int>("style");
        QTest::newRow("abstract") << 0;
        QTest::newRow("pictorial") << 1;
        QTest::newRow("ink") << 2;
    }
    void holdsVectorsAndEmbeddedFontsOnly() {
        QFETCH(int, style);
        SheetOptions options;
        options.sheets = sheets::kitSheets();
        options.sheets.push_back(SheetKind::Ruler);
        options.style = static_cast<paint::TileStyle>(style);
        options.backs = sheets::Backs::Duplex;
        const Printed printed(jobFor(sampleMap(1), options));
        NEEDS_TOOLS(printed);
        bool found = false;
        QCOMPARE(run("pdfimages", {"-list", printed.path()}, found).trimmed().split('\n').size(),
                 2);  // its head alone
        const auto fonts = run("pdffonts", {printed.path()}, found).trimmed().split('\n').mid(2);
        QVERIFY(!fonts.isEmpty());
        // The columns emb, sub, uni.
        for (const QByteArray& font : fonts)
            QVERIFY2(QRegularExpression(" yes (yes|no) +yes ").match(QString::fromUtf8(font)).hasMatch(),
                     font.constData());
        const QByteArray checked = run("qpdf", {"--check", printed.path()}, found);
        if (found)
            QVERIFY2(checked.contains("No syntax or stream encoding errors found"), checked.constData());
    }

    void namesEverything_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("English") << "en" << QStringList{"Village", "Share code", "Seed", "Column 3"};
        QTest::newRow("German") << "de"
                                << QStringList{"Dorf", "Kartencode", "Startwert", "Spalte 3", "Ödland"};
        QTest::newRow("French") << "fr"
                                << QStringList{"Village", "Code de partage", "Graine", "Colonne 3", "Forêt"};
    }
    void namesEverything() {
        QFETCH(QString, language);
        QFETCH(QStringList, words);
        SheetOptions options;
        options.sheets = {SheetKind::Layout, SheetKind::BagList};
        options.language = language.toStdString();
        Scenario map = sampleMap(5);
        map.title.set("fr", "Carte élémentaire « Æther »");
        map.author = "Ada Müller";
        map.provenance.seed = 18446744073709551615U;
        const sheets::SheetJob job = jobFor(map, options);
        const Printed printed(job);
        NEEDS_TOOLS(printed);
        const QString text = printed.text();
        for (const QString& word : words) QVERIFY2(text.contains(word), qPrintable(word + "\n" + text));
        QVERIFY(text.contains("18446744073709551615"));
        QVERIFY(text.contains("Ada Müller"));
        if (language == "fr") QVERIFY(text.contains("Carte élémentaire « Æther »"));
        QString code = text;
        code.remove(QRegularExpression("\\s"));
        QVERIFY2(code.contains(QString::fromStdString(job.shareCode)), qPrintable(code));
        const auto map1 = wordsOf(printed.text(1)), bag = wordsOf(printed.text(2));
        for (const Cell& cell : job.scenario->board.cells()) {
            if (!isTile(cell.kind)) continue;
            const QString id = QString::fromUtf8(cell.id.text().data());
            QVERIFY2(map1.count(id) >= 1, qPrintable(id));
            QCOMPARE(static_cast<int>(bag.count(id)), 1);
        }
        for (const char* column : {"1", "7"}) QVERIFY(map1.count(column) >= 1);
    }

    void theLayoutLeavesOutWhatIsNotWanted() {
        Scenario map = sampleMap(1);  // a lake with points of its own
        map.author = "Ada Müller";
        SheetOptions options = only(SheetKind::Layout);
        options.layout.legend = options.layout.ids = options.layout.columns = false;
        const Printed printed(jobFor(map, options));
        NEEDS_TOOLS(printed);
        const auto words = wordsOf(printed.text());
        for (const Cell& cell : map.board.cells())
            QCOMPARE(static_cast<int>(words.count(QString::fromUtf8(cell.id.text().data()))), 0);
        for (const char* word : {"Village", "Share", "victory", "×"})
            QVERIFY2(words.count(word) == 0, qPrintable(printed.text()));
        QVERIFY(words.count("Müller") == 1);  // where a map comes from is always told
    }

    void longTitlesStayOnThePage_data() {
        QTest::addColumn<int>("turn");
        QTest::newRow("portrait") << 1;
        QTest::newRow("landscape") << 2;
    }
    void longTitlesStayOnThePage() {
        QFETCH(int, turn);
        Scenario map = sampleMap(0);
        std::string title(300, 'W');
        title.append(" and a long title of many words that goes on and on and on");
        map.title.set("en", title);
        map.author = std::string(200, 'M');
        SheetOptions options = only(SheetKind::Layout);
        options.turn = static_cast<sheets::Turn>(turn);
        const sheets::SheetJob job = jobFor(map, options);
        const auto pages = sheets::makePages(job);
        QVERIFY(pages.ok());
        const QSizeF size = pages->front().size;
        constexpr int border = 60;  // around the paper: what is painted there was lost in print
        QImage picture(static_cast<int>(size.width() * 4) + 2 * border,
                       static_cast<int>(size.height() * 4) + 2 * border, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        painter.translate(border, border);
        painter.scale(4, 4);
        paint::TileArt art(job.catalog());
        sheets::paintPage(painter, job, pages->front(), art, 1, 1);
        painter.end();
        const int margin = border + 4 * 10;
        const QRect inside = picture.rect().adjusted(margin - 4, margin - 4, 4 - margin, 4 - border);
        int outside = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                outside += !inside.contains(x, y) && qGray(picture.pixel(x, y)) < 250;
        QCOMPARE(outside, 0);
    }

    void aMapWithoutTilesIsAPageToo() {
        const Printed printed(jobFor(Scenario(), only(SheetKind::Layout)));
        NEEDS_TOOLS(printed);
        QCOMPARE(printed.pages(), 1);
    }

    void aFullDiskIsTold() {
        const Status status = sheets::writePdf("/dev/full", jobFor(sampleMap(0), only(SheetKind::Layout)));
        QVERIFY(!status.ok());
        QCOMPARE(status.error().code(), std::string("file.disk-full"));
    }

    void standInsAreMarked() {
        Scenario map = sampleMap(5);
        map.provenance.standIn = true;
        const Printed printed(jobFor(map, only(SheetKind::Layout)));
        NEEDS_TOOLS(printed);
        QVERIFY(printed.text().contains("stand-in"));
    }

    void specialRulesAreToldOnTheMapAndInTheRules() {
        const Scenario map = sampleMap(1);  // a lake with points of its own
        for (const SheetKind kind : {SheetKind::Layout, SheetKind::Rules}) {
            const Printed printed(jobFor(map, only(kind)));
            NEEDS_TOOLS(printed);
            QVERIFY(printed.text().contains("victory points"));
        }
    }

    void theRulesCardSpeaksTheLanguageOfTheSheets_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("English") << "en" << QStringList{"Capital:", "Village:", "Forced March"};
        QTest::newRow("German") << "de" << QStringList{"Hauptstadt:", "Dorf:", "Gewaltmarsch"};
        QTest::newRow("French") << "fr" << QStringList{"Capitale", "Village", "Marche forcée"};
    }
    void theRulesCardSpeaksTheLanguageOfTheSheets() {
        QFETCH(QString, language);
        QFETCH(QStringList, words);
        SheetOptions options = only(SheetKind::Rules);
        options.language = language.toStdString();
        const sheets::SheetJob job = jobFor(sampleMap(0), options);
        std::size_t entries = 0;
        for (const auto& section : job.rules.sections) {
            QVERIFY(!section.title.empty());
            for (const auto& entry : section.entries) {
                ++entries;
                // Numbers stand in place of their names, and there is one kind of letters.
                QVERIFY2(entry.text.find_first_of("{}*") == std::string::npos, entry.text.c_str());
            }
        }
        QVERIFY(entries >= 28);
        const Printed printed(job);
        NEEDS_TOOLS(printed);
        QVERIFY(printed.pages() <= 2);
        const QString text = printed.text().simplified();
        for (const QString& word : words)
            QVERIFY2(text.contains(word, Qt::CaseInsensitive), qPrintable(text));
        for (const auto& section : job.rules.sections)
            for (const auto& entry : section.entries)
                QVERIFY2(text.contains(QString::fromStdString(entry.id)), entry.id.c_str());
    }

    void theQrCodeIsTheShareCode() {
        const sheets::SheetJob job = jobFor(sampleMap(5), only(SheetKind::Layout));
        QVERIFY(!job.shareCode.empty());
        const Printed printed(job);
        NEEDS_TOOLS(printed);
        QVERIFY(!printed.raster(1, 200).isNull());
        bool found = false;
        const QByteArray read = run("zbarimg", {"--quiet", "--raw", printed.file("p1.png")}, found);
        if (!found) QSKIP("zbarimg (zbar-tools) is not installed");
        QCOMPARE(QString::fromUtf8(read.trimmed()), QString::fromStdString(job.shareCode));
    }

    void ordersNameEveryTerritoryOnceASheet_data() {
        QTest::addColumn<int>("sample");
        QTest::addColumn<int>("perPage");
        QTest::newRow("2 players, 1") << 0 << 1;
        QTest::newRow("3 players, 2") << 2 << 2;
        QTest::newRow("4 players, 4") << 5 << 4;
    }
    void ordersNameEveryTerritoryOnceASheet() {
        QFETCH(int, sample);
        QFETCH(int, perPage);
        SheetOptions options = only(SheetKind::Orders);
        options.ordersPerPage = perPage;
        options.orderCopies = perPage;
        const Scenario map = sampleMap(static_cast<std::size_t>(sample));
        const Printed printed(jobFor(map, options));
        NEEDS_TOOLS(printed);
        QCOMPARE(printed.pages(), map.players());
        for (int page = 1; page <= map.players(); ++page) {
            const auto words = wordsOf(printed.text(page));
            for (const Cell& cell : map.board.cells())
                if (isTile(cell.kind))
                    QCOMPARE(static_cast<int>(words.count(QString::fromUtf8(cell.id.text().data()))),
                             perPage);
            QCOMPARE(static_cast<int>(words.count("Court")), perPage);
        }
    }

    void largeMapsGetListsOfOrders() {
        Scenario map = sampleMap(0);
        for (int q = 100; q < 140; ++q)
            for (int r = 0; r < 40; ++r) map.board.put(CellState(Cell{{q, r}, kindIdAt(1), false, {}}));
        const sheets::SheetJob job = jobFor(map, only(SheetKind::Orders));
        const Printed printed(job);
        NEEDS_TOOLS(printed);
        const auto words = wordsOf(printed.text());
        for (const Cell& cell : job.scenario->board.cells())
            if (isTile(cell.kind))
                QCOMPARE(static_cast<int>(words.count(QString::fromUtf8(cell.id.text().data()))),
                         map.players());
    }

    void tracksHaveTheTurnsOfBothGames() {
        const Printed printed(jobFor(sampleMap(0), only(SheetKind::Tracks)));
        NEEDS_TOOLS(printed);
        const QString text = printed.text();
        QCOMPARE(text.count("Scoring"), 6);
        const auto words = wordsOf(text);
        QCOMPARE(static_cast<int>(words.count("9")), 2);  // epic and score
        QCOMPARE(static_cast<int>(words.count("7")), 3);  // and basic
        QCOMPARE(static_cast<int>(words.count("99")), 1);
    }

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
        options.calibration = {2 - stretch, stretch};
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
        options.calibration = {1.05, 0.95};
        const Printed printed(jobFor(sampleMap(0), options));
        NEEDS_TOOLS(printed);
        const QSizeF lines = sheets::rulerLines(options);
        const QImage page = printed.raster(1, 254);
        const int across = longestRun(page, page.rect(), Qt::Horizontal),
                  down = longestRun(page, page.rect(), Qt::Vertical);
        QVERIFY2(std::abs(across - 10 * lines.width()) <= 3, qPrintable(QString::number(across)));
        QVERIFY2(std::abs(down - 10 * lines.height()) <= 3, qPrintable(QString::number(down)));
    }

    void measuresBecomeFactors() {
        const QSizeF lines(170, 250);
        const auto found = sheets::calibrationFrom(168.3, 251, lines);
        QVERIFY(found.has_value());
        QVERIFY(std::abs(found->x * 168.3 - 170) < 1e-9 && std::abs(found->y * 251 - 250) < 1e-9);
        QVERIFY(!sheets::calibrationFrom(100, 250, lines));
        QVERIFY(!sheets::calibrationFrom(170, 0, lines));
        QVERIFY(!sheets::calibrationFrom(std::nan(""), 250, lines));
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
        // The same drawings: so the back is the mirrored arrangement; IDs tell which is which.
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
                // The ID stands below the middle on both sides, so the sums are equal, not the height of the page.
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

    // All poster pages, each with what is its own, put together: the map on one large sheet.
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
        // Pages lie between whole pixels of each other: compared in blocks, in which half a pixel weighs little.
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
        // What is seen of each cell has a page, in the order of the assembly.
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

    void savingInkSavesInk() {
        SheetOptions options;
        options.sheets = sheets::kitSheets();
        options.style = paint::TileStyle::Ink;
        const Printed ink(jobFor(sampleMap(5), options));
        NEEDS_TOOLS(ink);
        double sum = 0;
        const int pages = ink.pages();
        for (int page = 1; page <= pages; ++page) {
            const double dark = meanDarkness(ink.raster(page, 50));
            QVERIFY2(dark < 0.09, qPrintable(QStringLiteral("page %1: %2").arg(page).arg(dark)));
            sum += dark;
        }
        QVERIFY2(sum / pages < 0.05, qPrintable(QString::number(sum / pages)));
    }

    void carriesTheMapByteForByte() {
        // Not as we would write it: blanks and unknown members of other programs.
        std::string text(clockworkSystems().list().front().samples[0].text);
        text.insert(text.find('{') + 1, "\n\n  \"x-other\": [1,   2, \"é\"],");
        const sheets::SheetJob job = jobFor(sampleMap(0), only(SheetKind::Layout), text);
        const Printed printed(job);
        QVERIFY(printed.fine());
        QFile file(printed.path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray pdf = file.readAll();
        const auto found =
            attachedFile({pdf.constData(), static_cast<std::size_t>(pdf.size())}, ".hexa", 1 << 20);
        QVERIFY(found.ok());
        QCOMPARE(QByteArray::fromStdString(*found), QByteArray::fromStdString(text));
        if (!printed.canLook()) QSKIP("poppler-utils is not installed");
        bool there = false;
        run("pdfdetach", {"-save", "1", "-o", printed.file("out.hexa"), printed.path()}, there);
        QFile other(printed.file("out.hexa"));
        QVERIFY(other.open(QIODevice::ReadOnly));
        QCOMPARE(other.readAll(), QByteArray::fromStdString(text));
    }

    void theSameJobGivesTheSameBytes() {
        const sheets::SheetJob job = jobFor(sampleMap(0), only(SheetKind::Layout));
        const auto pages = sheets::makePages(job);
        QVERIFY(pages.ok());
        const auto first = sheets::pdfOf(job, *pages);
        QTest::qWait(1100);  // Qt would write the second into the file
        const auto second = sheets::pdfOf(job, *pages);
        QVERIFY(first.ok() && second.ok());
        QCOMPARE(*first, *second);
    }

    void papersAreExact_data() {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<int>("turn");
        QTest::addColumn<QString>("size");
        QTest::newRow("A4") << "A4" << 1 << "595 x 842";
        QTest::newRow("A4 across") << "a4" << 2 << "842 x 595";
        QTest::newRow("A3") << "A3" << 1 << "842 x 1191";
        QTest::newRow("Letter") << "Letter" << 1 << "612 x 792";
        QTest::newRow("nearly A4") << "211x298" << 1 << "598 x 845";
        QTest::newRow("custom, wide") << "500x300" << 1 << "1417 x 850";
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

    void odditiesAreRefusedWithAReason() {
        for (const char* wrong :
             {"", "A9", "10x20", "x", "200x", "200xabc", "1e9x200", "nanx200", "-200x200"})
            QVERIFY2(!sheets::paperSize(wrong), wrong);
        SheetOptions options = only(SheetKind::Tiles);
        options.tileSize = 400;
        QCOMPARE(codeOf(jobFor(sampleMap(0), options)), QStringLiteral("sheet.tile-too-large"));
        options = only(SheetKind::Layout);
        options.paper = {40, 40};
        QCOMPARE(codeOf(jobFor(sampleMap(0), options)), QStringLiteral("sheet.paper-too-small"));
        options = only(SheetKind::Poster);
        Scenario far = sampleMap(0);
        far.board.put(CellState(Cell{{90'000, 0}, kindIdAt(1), false, {}}));
        QCOMPARE(codeOf(jobFor(far, options)), QStringLiteral("sheet.too-many-pages"));
        Scenario empty;
        empty.system = sampleMap(0).system;
        QCOMPARE(codeOf(jobFor(empty, only(SheetKind::Orders))), QStringLiteral("sheet.nothing"));
        for (int kind = 0; kind < sheets::sheetKinds; ++kind) {  // an empty map is no reason to fall over
            const Printed printed(jobFor(empty, only(static_cast<SheetKind>(kind))));
            QVERIFY(printed.fine() || printed.error() == "sheet.nothing");
        }
    }

    void jobsStopWhenAsked() {
        SheetOptions options;
        options.sheets = sheets::kitSheets();
        const sheets::SheetJob job = jobFor(sampleMap(5), options);
        std::stop_source stop;
        QTemporaryDir folder;
        const std::string path = folder.filePath("kit.zip").toStdString();
        double last = 0;
        const Status status = sheets::writeKit(path, job,
                                               {[&](double part) {
                                                    last = part;
                                                    if (part > 0.2) stop.request_stop();
                                                },
                                                stop.get_token()});
        QVERIFY(!status.ok());
        QCOMPARE(QString::fromStdString(status.error().code()), QStringLiteral("render.stopped"));
        QVERIFY(last < 0.9);
        QVERIFY(!QFile::exists(QString::fromStdString(path)));
    }

    void aKitTellsWhatIsInIt() {
        SheetOptions options;
        options.sheets = sheets::kitSheets();
        const std::string text(clockworkSystems().list().front().samples[5].text);
        const sheets::SheetJob job = jobFor(sampleMap(5), options, text);
        QTemporaryDir folder;
        const QString path = folder.filePath("kit.zip");
        QVERIFY(sheets::writeKit(path.toStdString(), job).ok());
        bool found = false;
        const auto content = [&](const QString& name) { return run("unzip", {"-p", path, name}, found); };
        const QByteArray manifest = content("manifest.json");
        if (!found) QSKIP("unzip is not installed");
        const QJsonObject root = QJsonDocument::fromJson(manifest).object();
        QCOMPARE(root["format"].toString(), QStringLiteral("hexatelier-kit"));
        QCOMPARE(root["share"].toString(), QString::fromStdString(job.shareCode));
        QStringList names;
        for (const QJsonValue& entry : root["files"].toArray()) {
            const QByteArray bytes = content(entry["name"].toString());
            names << entry["name"].toString();
            QCOMPARE(bytes.size(), entry["bytes"].toInt());
            QCOMPARE(QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex()),
                     entry["sha256"].toString());
        }
        QCOMPARE(names, QStringList({"map.hexa", "sheets.pdf", "map.png", "map.svg"}));
        QCOMPARE(content("map.hexa"), QByteArray::fromStdString(text));
        QVERIFY(!QImage::fromData(content("map.png")).isNull());
        QVERIFY(content("map.svg").contains("<svg"));
        std::set<QString> kinds;
        for (const QJsonValue& page : root["pages"].toArray()) kinds.insert(page["sheet"].toString());
        QCOMPARE(static_cast<int>(kinds.size()), 7);
        // The same kit again, byte for byte.
        const QString again = folder.filePath("again.zip");
        QVERIFY(sheets::writeKit(again.toStdString(), job).ok());
        QFile a(path), b(again);
        QVERIFY(a.open(QIODevice::ReadOnly) && b.open(QIODevice::ReadOnly));
        QCOMPARE(a.readAll(), b.readAll());
    }

    void pagesAsPictures() {
        SheetOptions options;
        options.sheets = {SheetKind::Layout, SheetKind::Tiles};
        const sheets::SheetJob job = jobFor(sampleMap(0), options);
        QTemporaryDir folder;
        QVERIFY(
            sheets::writePictures(folder.filePath("s.png").toStdString(), sheets::PictureKind::Png, 100, job)
                .ok());
        QVERIFY(
            sheets::writePictures(folder.filePath("s.svg").toStdString(), sheets::PictureKind::Svg, 100, job)
                .ok());
        const QImage first(folder.filePath("s-01.png"));
        QCOMPARE(first.size(), QSize(827, 1169));
        QCOMPARE(qRound(first.dotsPerMeterX() * 0.0254), 100);
        QFile svg(folder.filePath("s-02.svg"));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        const QByteArray text = svg.readAll();
        QVERIFY(text.contains("width=\"210mm\"") && text.contains("<text"));
    }
};

HEXA_TEST(SheetsTest);

}  // namespace hexa::test

#include "sheets_test.moc"
