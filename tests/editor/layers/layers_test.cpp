// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/layers/layerrows.h"
#include "editor/layers/layerspanel.h"
#include "editor/layers/tracing.h"
#include "editor/paint/mappainter.h"
#include "editor/tools/layouttool.h"
#include "editor/tools/objectplacing.h"
#include "editor/tools/painttools.h"
#include "editor/tools/selecttool.h"
#include "tests/editor/desk.h"
#include "tests/support/test.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

using namespace hexa;
using namespace hexa::editor;
using hexa::test::Desk;

namespace {

void set(EditorState& state, Layer layer, bool hidden, bool locked) {
    Layers layers = state.layers();
    layers.setHidden(layer, hidden);
    layers.setLocked(layer, locked);
    state.setLayers(layers);
}

PiecePlacement sheep(Hex at) {
    PiecePlacement piece;
    piece.kind = "sheep";
    piece.at = at;
    return piece;
}

}  // namespace

class LayersTest : public QObject {
    Q_OBJECT
private slots:
    void closedTilesAreOutOfReach_data() {
        QTest::addColumn<bool>("hidden");
        QTest::newRow("hidden") << true;
        QTest::newRow("locked") << false;
    }
    void closedTilesAreOutOfReach() {
        QFETCH(bool, hidden);
        Desk desk("toy");
        desk.put({{0, 0}, {1, 0}}, desk.tile);
        set(desk.state, Layer::Tiles, hidden, !hidden);
        const Scenario before = desk.document.scenario();
        desk.state.setBrush(desk.other);
        Placement hand(desk.context());
        QVERIFY(hand.refusal({0, 0}, desk.other).contains(hidden ? "hidden" : "locked"));
        QVERIFY(!hand.place({0, 0}, desk.other));
        const std::vector<Hex> hexes{{0, 0}, {1, 0}};
        QVERIFY(!hand.paint(hexes, desk.other) && !hand.clear(hexes));
        QVERIFY(!hand.move(hand.movesBy(hexes, {0, 1}), MoveMode::Swap));
        BrushTool brush(desk.context(), nullptr);
        desk.drag(brush, {{0, 0}, {2, 0}});
        SelectTool select(desk.context(), nullptr);
        desk.drag(select, {{0, 0}, {0, 2}});
        LayoutTool layout(desk.context(), nullptr);
        desk.drag(layout, {{1, 0}, {2, 0}});
        desk.drag(layout, {{9, 0}});
        QVERIFY(desk.document.scenario() == before);
        QCOMPARE(desk.steps(), 0);
        set(desk.state, Layer::Tiles, false, false);
        QVERIFY(hand.place({0, 0}, desk.other));
    }

    void closedThingsAreOutOfReach() {
        Desk desk("toy");
        desk.put({{0, 0}, {1, 0}}, desk.tile);
        ObjectPlacing hand(desk.context());
        const MapObject piece = sheep({0, 0});
        QVERIFY(hand.put({&piece, 1}));
        const ObjectRef ref{ObjectTable::Pieces, 0};
        set(desk.state, Layer::Pieces, false, true);
        QVERIFY(hand.refusal(sheep({1, 0})).contains("locked"));
        QVERIFY(!hand.put({&piece, 1}) && !hand.remove({&ref, 1}) && !hand.turn({&ref, 1}, 1));
        QVERIFY(!hand.under(desk.pointer({0, 0})) && !hand.nextAt({0, 0}));
        QCOMPARE(desk.board().pieces.size(), std::size_t{1});
        // Other tables are open.
        const MapObject fence = edgeFeature({0, 0}, 0, "fence", false);
        QVERIFY(hand.put({&fence, 1}));
        set(desk.state, Layer::Pieces, false, false);
        QVERIFY(hand.under(desk.pointer({0, 0})) == ref);
        QVERIFY(hand.remove({&ref, 1}));
    }

    /// A tile that moves takes along what stands on it: a locked layer keeps the hand off, it nails nothing down.
    void whatStandsOnATileGoesAlong() {
        Desk desk("toy");
        desk.put({{0, 0}}, desk.tile);
        ObjectPlacing hand(desk.context());
        const MapObject piece = sheep({0, 0});
        QVERIFY(hand.put({&piece, 1}));
        set(desk.state, Layer::Pieces, false, true);
        Placement tiles(desk.context());
        const std::vector<Hex> from{{0, 0}};
        QVERIFY(tiles.move(tiles.movesBy(from, {2, 0}), MoveMode::Swap));
        QVERIFY(desk.board().pieces[0].at == (Hex{2, 0}));
    }

    void rowsAreThoseOfTheGame() {
        for (const bool toy : {true, false}) {
            Desk desk(toy ? "toy" : "clockwork-wars");
            LayerRows rows(desk.document, desk.state);
            QStringList shown;
            for (const auto* button : rows.findChildren<QToolButton*>())
                if (button->isVisibleTo(&rows)) shown << button->accessibleName();
            QCOMPARE(shown.size(), toy ? 12 : 2);
            QVERIFY(shown.contains("Lock the layer: Tiles"));
            for (auto* button : rows.findChildren<QToolButton*>())
                if (button->accessibleName() == "Show the layer: Tiles") button->click();
            QVERIFY(desk.state.layers().hidden(Layer::Tiles));
        }
    }
};

class TracingTest : public QObject {
    Q_OBJECT

    QTemporaryDir mFolder;
    QString picture(const QString& name, QSize size = {400, 200}) const {
        QImage image(size, QImage::Format_RGB32);
        image.fill(Qt::red);
        const QString path = mFolder.filePath(name);
        if (!image.save(path)) qFatal("no picture");
        return path;
    }

private slots:
    void opensPlacesAndRemembers() {
        const QString file = picture("scan.png");
        QSettings settings(mFolder.filePath("settings.ini"), QSettings::IniFormat);
        {
            Desk desk("toy");
            Tracing tracing(desk.document, settings);
            QVERIFY(!tracing.underlay());
            tracing.open(file);
            QTRY_VERIFY(tracing.underlay() != nullptr);
            // It lies on the map as large as it fits, in its own shape.
            const QRectF place = tracing.underlay()->place;
            QCOMPARE(place.width() / place.height(), 2.0);
            tracing.setPlace({-3, 1}, 12);
            tracing.setOpacity(0.25);
            tracing.setInFront(true);
            QVERIFY(settings.allKeys().filter("tracing").isEmpty());  // the map has no path yet
            desk.document.setPath("/maps/one.hexa", false);
            QCOMPARE(settings.allKeys().filter("tracing").size(), qsizetype{1});
        }
        {
            Desk desk("toy");
            Tracing tracing(desk.document, settings);
            desk.document.setPath("/maps/one.hexa", false);
            QTRY_VERIFY(tracing.underlay() != nullptr);
            QCOMPARE(tracing.underlay()->place, QRectF(-3, 1, 12, 6));
            QCOMPARE(tracing.underlay()->opacity, 0.25);
            QVERIFY(tracing.underlay()->inFront);
            tracing.setShown(false);
            QVERIFY(!tracing.underlay());
            tracing.remove();
            QVERIFY(tracing.file().isEmpty());
        }
        QVERIFY(settings.allKeys().filter("tracing").isEmpty());
        Desk other("toy");
        Tracing tracing(other.document, settings);
        other.document.setPath("/maps/two.hexa", false);
        QVERIFY(!tracing.isReading());
    }

    void refusesWhatIsNoPicture_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("reason");
        QTest::newRow("device") << "/dev/zero"
                                << "not a file";
        QTest::newRow("folder") << mFolder.path() << "not a file";
        QTest::newRow("gone") << mFolder.filePath("none.png") << "gone";
        QFile text(mFolder.filePath("text.png"));
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("this is no picture");
        text.close();
        QTest::newRow("text") << text.fileName() << "not a picture";
    }
    void refusesWhatIsNoPicture() {
        QFETCH(QString, file);
        QFETCH(QString, reason);
        QSettings settings(mFolder.filePath("refused.ini"), QSettings::IniFormat);
        Desk desk("toy");
        Tracing tracing(desk.document, settings);
        const QString good = picture("good.png");
        tracing.open(good);
        QTRY_VERIFY(tracing.underlay() != nullptr);
        QSignalSpy failed(&tracing, &Tracing::failed);
        tracing.open(file);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY2(failed[0][0].toString().contains(reason), qPrintable(failed[0][0].toString()));
        // The one before stays.
        QCOMPARE(tracing.file(), good);
        QVERIFY(tracing.underlay() != nullptr);
    }

    void largePicturesAreMadeSmaller() {
        QSettings settings(mFolder.filePath("large.ini"), QSettings::IniFormat);
        Desk desk("toy");
        Tracing tracing(desk.document, settings);
        tracing.open(picture("large.png", {Tracing::maxSide + 2000, 40}));
        QTRY_VERIFY(tracing.underlay() != nullptr);
        QCOMPARE(tracing.underlay()->picture.width(), Tracing::maxSide);
    }

    /// Pixels: below the tiles it is seen where there is none, in front of them everywhere.
    void isPaintedBelowOrInFront() {
        QSettings settings(mFolder.filePath("paint.ini"), QSettings::IniFormat);
        Desk desk("toy");
        desk.put({{0, 0}}, desk.tile);
        Tracing tracing(desk.document, settings);
        tracing.open(picture("red.png", {100, 100}));
        QTRY_VERIFY(tracing.underlay() != nullptr);
        tracing.setOpacity(1);
        tracing.setPlace({-20, -20}, 40);
        paint::TileArt art(desk.game);
        const auto colourAt = [&](Hex at) {
            paint::MapStyle style;
            style.emptySlots = false;
            style.ids = false;
            style.underlay = tracing.underlay();
            const paint::MapPainter painter(desk.document.scenario(), desk.game.catalog, art, style);
            QImage image(400, 400, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter qt(&image);
            const auto view = paint::MapView::fitted(painter.bounds(), image.rect());
            painter.paint(qt, view, paint::Medium::Screen);
            qt.end();
            const Point centre = centreOf(at, desk.board().orientation);
            return image.pixelColor(view.toPainter(QPointF(centre.x, centre.y)).toPoint());
        };
        QCOMPARE(colourAt({2, 0}), QColor(Qt::red));
        QVERIFY(colourAt({0, 0}) != QColor(Qt::red));
        tracing.setInFront(true);
        QCOMPARE(colourAt({0, 0}), QColor(Qt::red));
    }
};

HEXA_TEST(LayersTest);
HEXA_TEST(TracingTest);
#include "layers_test.moc"
