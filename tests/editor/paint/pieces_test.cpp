// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/pieces.h"

#include "core/hex/geometry.h"
#include "tests/support/test.h"

#include <QColor>
#include <QImage>
#include <QPaintDevice>
#include <QPainter>
#include <QTest>
#include <QWidget>

#include <algorithm>
#include <set>

namespace hexa::test {
using paint::PieceLayer;
using paint::PieceShape;

namespace {

constexpr QSize canvas(200, 200);

void paintOn(QPaintDevice& device, const PieceLayer& layer, double hexHeight) {
    QPainter painter(&device);
    painter.fillRect(QRect(QPoint(), canvas), Qt::white);
    const double scale = hexHeight / sqrt3;
    const paint::MapView view{QPointF(100, 100), scale,
                              QRectF(-100 / scale, -100 / scale, 200 / scale, 200 / scale)};
    paint::paintRims(painter, layer, Orientation::Flat, view);
    paint::paintPieces(painter, layer, Orientation::Flat, view);
}

class PiecePicture : public QWidget {
public:
    PiecePicture(const PieceLayer& layer, double hexHeight) : mLayer(layer), mHeight(hexHeight) {
        setFixedSize(canvas);
    }
    void paintEvent(QPaintEvent*) override { paintOn(*this, mLayer, mHeight); }
    QImage seen() { return grab().toImage().convertToFormat(QImage::Format_RGB32); }

private:
    const PieceLayer& mLayer;
    double mHeight;
};

/// Returns the mean difference of all pixels, of 255.
double apart(const QImage& a, const QImage& b) {
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    return sum / a.width() / a.height();
}

}  // namespace

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
        QImage image(canvas, QImage::Format_RGB32);
        paintOn(image, layer, hexHeight);
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

    /// A piece at a side or in a slot is smaller than in the middle.
    void finerPlacesAreKept() {
        const auto boxOf = [](std::optional<QPointF> point) {
            PieceLayer layer;
            layer.stacks.push_back({{0, 0}, QColor(Qt::blue), PieceShape::Disc, 4, {}, false, point});
            const QImage image = layerOf(layer, 90);
            QRect box;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixel(x, y) != qRgb(255, 255, 255)) box |= QRect(x, y, 1, 1);
            return box;
        };
        const QRect middle = boxOf({}), right = boxOf(QPointF(0.7, 0)), above = boxOf(QPointF(0, -0.7));
        // A unit is the circumradius: 90 / sqrt 3 pixels.
        QVERIFY(std::abs(right.center().x() - 100 - 0.7 * 90 / sqrt3) < 3);
        QVERIFY(std::abs(above.center().y() - 100 + 0.7 * 90 / sqrt3) < 5);
        QVERIFY(right.width() < middle.width() && above.height() < middle.height());
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
        // Far objects are not painted.
        PieceLayer away;
        away.stacks.push_back({{500, 500}, QColor(Qt::blue), PieceShape::Square, 4, {}, false});
        QCOMPARE(inked(layerOf(away, height)), 0);
    }

    /// On screen, similar pieces are drawn once and copied: the picture is nearly the same,
    /// independent of previous drawings.
    void screensShowWhatPaperShows() {
        for (const double height : {14.0, 47.3, 90.0}) {
            PieceLayer layer;
            layer.rims.push_back({{0, 0}, {Qt::red}, false, false});
            layer.rims.push_back({{1, 0}, {Qt::red}, false, false});
            layer.rims.push_back({{0, 1}, {Qt::red, Qt::blue}, true, true});
            layer.stacks.push_back({{0, 0}, QColor(Qt::red), PieceShape::Star, 4, {}, false});
            layer.stacks.push_back({{1, 0}, QColor(Qt::red), PieceShape::Star, 5, {}, false});
            layer.lit = {{-1, 0}, {-1, 1}};
            layer.mild = {{0, -1}};
            const QImage paper = layerOf(layer, height);
            PiecePicture board(layer, height);
            const QImage first = board.seen();
            QCOMPARE(board.seen(), first);
            // Half a pixel off at most, so edges differ a little.
            QVERIFY2(apart(first, paper) < 4, qPrintable(QString::number(apart(first, paper))));
            for (const auto change : {&PieceLayer::lit, &PieceLayer::mild}) {
                PieceLayer less = layer;
                (less.*change).clear();
                QVERIFY(PiecePicture(less, height).seen() != first);
            }
            PieceLayer other = layer;
            other.rims[1].broken = true;
            QVERIFY(PiecePicture(other, height).seen() != first);
            other = layer;
            other.stacks[1].count = 6;
            QCOMPARE(PiecePicture(other, height).seen() != first, height > 20);  // too small for a number
        }
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
