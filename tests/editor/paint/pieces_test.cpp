// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/pieces.h"

#include "core/hex/geometry.h"
#include "tests/support/test.h"

#include <QImage>
#include <QTest>

#include <algorithm>
#include <set>

namespace hexa::test {
using paint::PieceLayer;
using paint::PieceShape;

class PiecesTest : public QObject {
    Q_OBJECT

    static QImage pieceOf(PieceShape shape, const QString& text = {}) {
        QImage image(64, 64, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paint::paintPiece(painter, QRectF(8, 8, 48, 48), QColor(Qt::gray), shape, text);
        return image;
    }
    static QImage layerOf(const PieceLayer& layer, double hexHeight) {
        QImage image(200, 200, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        const double scale = hexHeight / sqrt3;
        paint::MapView view{QPointF(100, 100), scale,
                            QRectF(-100 / scale, -100 / scale, 200 / scale, 200 / scale)};
        paint::paintPieces(painter, layer, Orientation::Flat, view);
        return image;
    }
    static int inked(const QImage& image) {
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) count += image.pixel(x, y) != qRgb(255, 255, 255) ? 1 : 0;
        return count;
    }

private slots:
    /// Colour is never the only sign.
    void everyFactionHasItsShape() {
        for (int a = 0; a < paint::pieceShapes; ++a)
            for (int b = 0; b < a; ++b) QVERIFY(pieceOf(paint::shapeOf(a)) != pieceOf(paint::shapeOf(b)));
        QCOMPARE(paint::shapeOf(paint::pieceShapes), paint::shapeOf(0));
        QCOMPARE(paint::shapeOf(-1), PieceShape::Disc);
    }

    void countsAreSeen() {
        for (int shape = 0; shape < paint::pieceShapes; ++shape)
            QVERIFY(pieceOf(paint::shapeOf(shape), "3") != pieceOf(paint::shapeOf(shape), "8"));
    }

    void seenAtEveryZoom_data() {
        QTest::addColumn<double>("height");
        for (const double height : {3.0, 9.0, 20.0, 60.0, 180.0}) QTest::addRow("%g", height) << height;
    }
    void seenAtEveryZoom() {
        QFETCH(double, height);
        PieceLayer empty;
        QCOMPARE(inked(layerOf(empty, height)), 0);
        PieceLayer held;
        held.rims.push_back({{0, 0}, {QColor(Qt::red)}, false, false});
        QVERIFY(inked(layerOf(held, height)) > 0);
        PieceLayer units;
        units.stacks.push_back({{0, 0}, QColor(Qt::blue), PieceShape::Square, 4, {}, false});
        QVERIFY(inked(layerOf(units, height)) > 0);
        // What is far away is not looked at.
        PieceLayer away;
        away.stacks.push_back({{500, 500}, QColor(Qt::blue), PieceShape::Square, 4, {}, false});
        QCOMPARE(inked(layerOf(away, height)), 0);
    }

    void contestedCutAndGrownDiffer() {
        const auto rim = [](std::vector<QColor> colours, bool broken, bool thick) {
            PieceLayer layer;
            layer.rims.push_back({{0, 0}, std::move(colours), broken, thick});
            return layerOf(layer, 120);
        };
        const QImage plain = rim({Qt::red}, false, false);
        QVERIFY(plain != rim({Qt::red, Qt::blue}, false, false));
        QVERIFY(plain != rim({Qt::red}, true, false));
        QVERIFY(plain != rim({Qt::red}, false, true));
    }

    void manyPiecesOfOneCellKeepApart() {
        PieceLayer layer;
        const QColor colours[] = {Qt::red, Qt::blue, Qt::green, Qt::magenta, Qt::cyan, Qt::yellow, Qt::gray};
        for (const QColor& colour : colours)
            layer.stacks.push_back({{0, 0}, colour, PieceShape::Disc, 1, {}, false});
        const QImage image = layerOf(layer, 180);
        for (const QColor& colour : colours) {
            int count = 0;
            for (int y = 0; y < 200; ++y)
                for (int x = 0; x < 200; ++x) count += image.pixel(x, y) == colour.rgb() ? 1 : 0;
            QVERIFY2(count > 150, qPrintable(colour.name()));
        }
    }
};

HEXA_TEST(PiecesTest);

}  // namespace hexa::test
#include "pieces_test.moc"
