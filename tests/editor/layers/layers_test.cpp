// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/layers/layerrows.h"
#include "editor/layers/layerspanel.h"
#include "editor/layers/tracing.h"
#include "editor/paint/mappainter.h"
#include "editor/tools/layouttool.h"
#include "editor/tools/objectpicking.h"
#include "editor/tools/objectplacing.h"
#include "editor/tools/painttools.h"
#include "editor/tools/selecttool.h"
#include "tests/editor/mapfixture.h"
#include "tests/support/test.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>

using namespace hexa;
using namespace hexa::editor;
using hexa::test::MapFixture;

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
        MapFixture fixture("toy");
        fixture.put({{0, 0}, {1, 0}}, fixture.tile);
        set(fixture.state, Layer::Tiles, hidden, !hidden);
        const Scenario before = fixture.document.scenario();
        fixture.state.setBrush(fixture.other);
        Placement hand(fixture.context());
        QVERIFY(hand.refusal({0, 0}, fixture.other).contains(hidden ? "hidden" : "locked"));
        QVERIFY(!hand.place({0, 0}, fixture.other));
        const std::vector<Hex> hexes{{0, 0}, {1, 0}};
        QVERIFY(!hand.paint(hexes, fixture.other) && !hand.clear(hexes));
        QVERIFY(!hand.move(hand.movesBy(hexes, Hex{0, 1}), MoveMode::Swap));
        BrushTool brush(fixture.context(), nullptr);
        fixture.drag(brush, {{0, 0}, {2, 0}});
        SelectTool select(fixture.context(), nullptr);
        fixture.drag(select, {{0, 0}, {0, 2}});
        LayoutTool layout(fixture.context(), nullptr);
        fixture.drag(layout, {{1, 0}, {2, 0}});
        fixture.drag(layout, {{9, 0}});
        QVERIFY(fixture.document.scenario() == before);
        QCOMPARE(fixture.steps(), 0);
        set(fixture.state, Layer::Tiles, false, false);
        QVERIFY(hand.place({0, 0}, fixture.other));
    }

    void closedThingsAreOutOfReach() {
        MapFixture fixture("toy");
        fixture.put({{0, 0}, {1, 0}}, fixture.tile);
        ObjectPlacing hand(fixture.context());
        const MapObject piece = sheep({0, 0});
        QVERIFY(hand.put({&piece, 1}));
        const ObjectRef ref{ObjectTable::Pieces, 0};
        set(fixture.state, Layer::Pieces, false, true);
        QVERIFY(hand.refusal(sheep({1, 0})).contains("locked"));
        QVERIFY(!hand.put({&piece, 1}) && !hand.remove({&ref, 1}) && !hand.turn({&ref, 1}, 1));
        const ObjectPicking pick(fixture.context());
        QVERIFY(!pick.under(fixture.pointer({0, 0})) && !pick.nextAt({0, 0}));
        QCOMPARE(fixture.board().pieces.size(), std::size_t{1});
        // Other tables are open.
        const MapObject fence = edgeFeature({0, 0}, 0, "fence", false);
        QVERIFY(hand.put({&fence, 1}));
        set(fixture.state, Layer::Pieces, false, false);
        QVERIFY(pick.under(fixture.pointer({0, 0})) == ref);
        QVERIFY(hand.remove({&ref, 1}));
    }

    /// A tile that moves takes its contents along: a locked layer prevents editing, but does not
    /// fix things in place.
    void whatStandsOnATileGoesAlong() {
        MapFixture fixture("toy");
        fixture.put({{0, 0}}, fixture.tile);
        ObjectPlacing hand(fixture.context());
        const MapObject piece = sheep({0, 0});
        QVERIFY(hand.put({&piece, 1}));
        set(fixture.state, Layer::Pieces, false, true);
        Placement tiles(fixture.context());
        const std::vector<Hex> from{{0, 0}};
        QVERIFY(tiles.move(tiles.movesBy(from, Hex{2, 0}), MoveMode::Swap));
        QVERIFY(fixture.board().pieces[0].at == (Hex{2, 0}));
    }

    void rowsAreThoseOfTheGame() {
        for (const bool toy : {true, false}) {
            MapFixture fixture(toy ? "toy" : "clockwork-wars");
            LayerRows rows(fixture.document, fixture.state);
            QStringList shown;
            for (const auto* button : rows.findChildren<QToolButton*>())
                if (button->isVisibleTo(&rows)) shown << button->accessibleName();
            QCOMPARE(shown.size(), toy ? 12 : 2);
            QVERIFY(shown.contains("Lock layer: Tiles"));
            for (auto* button : rows.findChildren<QToolButton*>())
                if (button->accessibleName() == "Show layer: Tiles") button->click();
            QVERIFY(fixture.state.layers().hidden(Layer::Tiles));
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
            MapFixture fixture("toy");
            Tracing tracing(fixture.document, settings);
            QVERIFY(!tracing.underlay());
            tracing.open(file);
            QTRY_VERIFY(tracing.underlay() != nullptr);
            // It lies on the map as large as possible, in its own shape.
            const QRectF place = tracing.underlay()->place;
            QCOMPARE(place.width() / place.height(), 2.0);
            tracing.setPlace({-3, 1}, 12);
            tracing.setOpacity(0.25);
            tracing.setInFront(true);
            QVERIFY(settings.allKeys().filter("tracing").isEmpty());  // the map has no path yet
            fixture.document.setPath("/maps/one.hexa");
            QCOMPARE(settings.allKeys().filter("tracing").size(), qsizetype{1});
        }
        {
            MapFixture fixture("toy");
            Tracing tracing(fixture.document, settings);
            fixture.document.setPath("/maps/one.hexa");
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
        MapFixture other("toy");
        Tracing tracing(other.document, settings);
        other.document.setPath("/maps/two.hexa");
        QVERIFY(!tracing.isReading());
    }

    void refusesWhatIsNoPicture_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("reason");
        QTest::newRow("device") << "/dev/zero"
                                << "not a folder or device";
        QTest::newRow("folder") << mFolder.path() << "not a folder or device";
        QTest::newRow("gone") << mFolder.filePath("none.png") << "no longer exists";
        QFile text(mFolder.filePath("text.png"));
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("this is no picture");
        text.close();
        QTest::newRow("text") << text.fileName() << "not a readable picture";
    }
    void refusesWhatIsNoPicture() {
        QFETCH(QString, file);
        QFETCH(QString, reason);
        QSettings settings(mFolder.filePath("refused.ini"), QSettings::IniFormat);
        MapFixture fixture("toy");
        Tracing tracing(fixture.document, settings);
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
        MapFixture fixture("toy");
        Tracing tracing(fixture.document, settings);
        tracing.open(picture("large.png", {Tracing::maxSide + 2000, 40}));
        QTRY_VERIFY(tracing.underlay() != nullptr);
        QCOMPARE(tracing.underlay()->picture.width(), Tracing::maxSide);
    }

    /// Pixels: below the tiles it is visible only outside of them, in front of them everywhere.
    void isPaintedBelowOrInFront() {
        QSettings settings(mFolder.filePath("paint.ini"), QSettings::IniFormat);
        MapFixture fixture("toy");
        fixture.put({{0, 0}}, fixture.tile);
        Tracing tracing(fixture.document, settings);
        tracing.open(picture("red.png", {100, 100}));
        QTRY_VERIFY(tracing.underlay() != nullptr);
        tracing.setOpacity(1);
        tracing.setPlace({-20, -20}, 40);
        paint::TileArt art(fixture.game);
        const auto colourAt = [&](Hex at) {
            paint::MapStyle style;
            style.emptySlots = false;
            style.ids = false;
            style.underlay = tracing.underlay();
            const paint::MapPainter painter(fixture.document.scenario(), fixture.game.catalog, art, style);
            QImage image(400, 400, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter qt(&image);
            const auto view = paint::MapView::fitted(painter.bounds(), image.rect());
            painter.paint(qt, view, paint::Medium::Screen);
            qt.end();
            const Point centre = centreOf(at, fixture.board().orientation);
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
