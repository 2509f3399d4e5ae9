// SPDX-License-Identifier: GPL-3.0-or-later
// No two different printed things look alike, whatever printer they come from: with the style that
// saves ink, and in the greys of a printer that has only black.
#include "core/registry/registry.h"
#include "editor/sheets/cutface.h"
#include "tests/support/test.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>
#include <cstdlib>
#include <vector>

namespace hexa::test {

namespace {

constexpr double pixels = 4;            // a millimetre
constexpr double leastDifferent = 0.8;  // mm² that are clearly lighter or darker

struct Side {
    std::string name;
    CutOutline outline;
    CutFace face;
    QImage picture;
};

QImage painted(paint::TileArt& art, const CutItem& item, ItemSide side, const sheets::SheetOptions& options) {
    const QRectF box = sheets::shapeOf(item, art.catalog().orientation, options).outline.boundingRect();
    QImage image((box.size() * pixels).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate(image.width() / 2.0, image.height() / 2.0);
    painter.scale(pixels, pixels);
    sheets::paintItem(painter, art, item, side, options);
    painter.end();
    return image.convertToFormat(QImage::Format_Grayscale8);
}

/// Returns the area of two pictures of one size that differs by a quarter of the way from black to
/// white, in mm².
double difference(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        const uchar *left = a.constScanLine(y), *right = b.constScanLine(y);
        for (int x = 0; x < a.width(); ++x) count += std::abs(int{left[x]} - int{right[x]}) >= 64;
    }
    return count / (pixels * pixels);
}

}  // namespace

class LookAlikeTest : public QObject {
    Q_OBJECT

private slots:
    void differentThingsLookDifferent_data() {
        QTest::addColumn<int>("game");
        QTest::addColumn<int>("style");
        QTest::addColumn<QString>("language");
        const Systems systems = builtInSystems();
        for (std::size_t i = 0; i < systems.list().size(); ++i)
            for (const char* language : {"en", "fr"}) {
                const std::string& id = systems.list()[i].id();
                QTest::addRow("%s, ink, %s", id.c_str(), language)
                    << int(i) << int(paint::TileStyle::Ink) << language;
                QTest::addRow("%s, grey, %s", id.c_str(), language)
                    << int(i) << int(paint::TileStyle::Abstract) << language;
            }
    }
    void differentThingsLookDifferent() {
        QFETCH(int, game);
        QFETCH(int, style);
        QFETCH(QString, language);
        const Systems systems = builtInSystems();
        const GameSystem& system = systems.list()[static_cast<std::size_t>(game)];
        sheets::SheetOptions options;
        options.style = static_cast<paint::TileStyle>(style);
        options.language = language.toStdString();
        options.tileSize = sheets::tileSizeOf(system);
        options.bleed = 0;
        paint::TileArt art(system);
        std::vector<Side> sides;
        for (const CutSheet& sheet : system.print->sheets)
            for (const CutItem& item : system.print->items({}, system.layouts.back().scenario, sheet.id)) {
                sides.push_back({sheet.id + ' ' + item.id, item.outline, item.front,
                                 painted(art, item, ItemSide::Front, options)});
                if (item.back)
                    sides.push_back({sheet.id + ' ' + item.id + " (back)", item.outline, *item.back,
                                     painted(art, item, ItemSide::Back, options)});
            }
        QVERIFY(sides.size() > 60);
        QStringList alike;
        for (std::size_t i = 0; i < sides.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const Side &a = sides[i], &b = sides[j];
                // Small print is not on hexes: a ford is a ford.
                CutFace first = a.face, second = b.face;
                if (a.outline.form == CutOutline::Form::Hexes) first.foot = second.foot = {};
                if (!(a.outline == b.outline) || first == second) continue;
                const double different = difference(a.picture, b.picture);
                if (different < leastDifferent)
                    alike << QStringLiteral("%1 and %2: %3 mm²")
                                 .arg(QString::fromStdString(a.name), QString::fromStdString(b.name),
                                      QString::number(different));
            }
        QVERIFY2(alike.isEmpty(), qPrintable(alike.join('\n')));
    }
};

HEXA_TEST(LookAlikeTest);

}  // namespace hexa::test

#include "lookalike_test.moc"
