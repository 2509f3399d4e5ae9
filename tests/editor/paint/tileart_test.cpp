// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/tileart.h"

#include "tests/editor/paint/paintcases.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QColor>
#include <QPainter>
#include <QTest>

#include <cmath>

namespace hexa::test {
using paint::TileArt;
using paint::TileStyle;

class TileArtTest : public QObject {
    Q_OBJECT

    static QSizeF boxOf(double height) { return {height * 2 / std::sqrt(3.0), height}; }

    /// Returns the mean difference of two tiles in grey, 0 to 255, over the whole picture.
    static double greyDifference(const QImage& a, const QImage& b) {
        double sum = 0;
        for (int y = 0; y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x) sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
        return sum / (a.width() * a.height());
    }
    static void addStyles() {
        QTest::addColumn<TileStyle>("style");
        QTest::newRow("abstract") << TileStyle::Abstract;
        QTest::newRow("pictorial") << TileStyle::Pictorial;
        QTest::newRow("ink") << TileStyle::Ink;
    }

private slots:
    void everyKindHasADrawing_data() { addStyles(); }
    void everyKindHasADrawing() {
        QFETCH(TileStyle, style);
        TileArt art(clockworkCatalog());
        for (const KindId kind : clockworkCatalog().kindIds()) {
            QVERIFY2(art.hasDrawing(kind, -1, style), clockworkCatalog().kind(kind).id.c_str());
            if (!clockworkCatalog().isSeat(kind)) continue;
            for (std::size_t faction = 0; faction < clockworkCatalog().factions.size(); ++faction)
                QVERIFY(art.hasDrawing(kind, static_cast<int>(faction), style));
        }
    }

    void kindsDifferInGreyPrint_data() { addStyles(); }
    void kindsDifferInGreyPrint() {
        QFETCH(TileStyle, style);
        TileArt art(clockworkCatalog());
        const auto kinds = clockworkCatalog().kindIds();
        for (const KindId first : kinds)
            for (const KindId second : kinds) {
                if (first == second) continue;
                const QImage a = art.raster(first, -1, style, boxOf(28));
                const QImage b = art.raster(second, -1, style, boxOf(28));
                const double difference = greyDifference(a, b);
                QVERIFY2(difference > 8, qPrintable(QString("%1 and %2: %3")
                                                        .arg(clockworkCatalog().kind(first).id.c_str(),
                                                             clockworkCatalog().kind(second).id.c_str())
                                                        .arg(difference)));
            }
    }

    void homesShowTheirFaction() {
        TileArt art(clockworkCatalog());
        const KindId capital = *clockworkCatalog().kindId("capital");
        for (const TileStyle style : {TileStyle::Abstract, TileStyle::Pictorial})
            for (int a = 0; a < 4; ++a)
                for (int b = 0; b < a; ++b) {
                    const QImage first = art.raster(capital, a, style, boxOf(40));
                    const QImage second = art.raster(capital, b, style, boxOf(40));
                    QVERIFY(differences(first, second) > 200);
                }
    }

    void inkNeedsLittleInk() {
        TileArt art(clockworkCatalog());
        for (const KindId kind : clockworkCatalog().kindIds()) {
            QImage page(400, 346, QImage::Format_RGB32);
            page.fill(Qt::white);
            QPainter painter(&page);
            painter.setRenderHint(QPainter::Antialiasing);
            art.paintVector(painter, QRectF(0, 0, 400, 346.4), kind, 0, TileStyle::Ink);
            painter.end();
            double dark = 0;
            for (int y = 0; y < page.height(); ++y)
                for (int x = 0; x < page.width(); ++x) dark += 255 - qGray(page.pixel(x, y));
            dark /= 255.0 * page.width() * page.height();
            QVERIFY2(dark > 0.01 && dark < 0.12,
                     qPrintable(QString("%1 %2").arg(clockworkCatalog().kind(kind).id.c_str()).arg(dark)));
        }
    }

    void aGameWithoutDrawingsShowsColourAndLetter() {
        const GameSystem toy = toySystem();
        TileArt art(toy.catalog);
        for (const KindId kind : toy.catalog.kindIds()) {
            QVERIFY(!art.hasDrawing(kind, -1, TileStyle::Abstract));
            const QImage tile = art.raster(kind, -1, TileStyle::Abstract, QSizeF(60, 69.28));
            const QColor ground = art.colour(kind, -1, TileStyle::Abstract);
            QCOMPARE(tile.pixelColor(tile.width() / 2, tile.height() / 6), ground);
            int letter = 0;
            for (int y = tile.height() / 3; y < tile.height() * 2 / 3; ++y)
                for (int x = tile.width() / 3; x < tile.width() * 2 / 3; ++x)
                    letter += tile.pixelColor(x, y) != ground;
            QVERIFY(letter > 50);
        }
    }

    void emptyAndBlankAreReported() {
        TileArt art(clockworkCatalog());
        const QImage empty = art.raster(KindId::Empty, -1, TileStyle::Abstract, boxOf(60));
        const QImage blank = art.raster(KindId::Blank, -1, TileStyle::Abstract, boxOf(60));
        QVERIFY(differences(empty, blank) > 1000);
        QVERIFY(qAlpha(empty.pixel(empty.width() / 2, empty.height() / 2)) < 40);
        QCOMPARE(qAlpha(empty.pixel(0, 0)), 0);
    }

    void picturesHaveTheSizeAskedFor() {
        TileArt art(clockworkCatalog());
        const QImage& tile = art.raster(kindIdAt(1), -1, TileStyle::Pictorial, QSizeF(32, 27.7));
        QCOMPARE(tile.size(), QSize(32 + 2 * TileArt::bleed, 28 + 2 * TileArt::bleed));
        QCOMPARE(tile.format(), QImage::Format_ARGB32_Premultiplied);
        // A bounded cache still gives the right tile after it was emptied.
        const QImage before = art.raster(kindIdAt(2), -1, TileStyle::Abstract, boxOf(50));
        for (int height = 300; height < 700; height += 4)
            art.raster(kindIdAt(3), -1, TileStyle::Abstract, boxOf(height));
        QCOMPARE(differences(before, art.raster(kindIdAt(2), -1, TileStyle::Abstract, boxOf(50))), 0);
    }
};

HEXA_TEST(TileArtTest);

}  // namespace hexa::test

#include "tileart_test.moc"
