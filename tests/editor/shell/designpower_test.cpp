// SPDX-License-Identifier: GPL-3.0-or-later
// Symmetry from the cursor, blank shapes, pictures to share, colour vision, mixtures of tiles.
#include "core/hex/geometry.h"
#include "core/io/share/sharecode.h"
#include "editor/layers/tracing.h"
#include "editor/palette/kindmodel.h"
#include "editor/palette/tilepalette.h"
#include "editor/shell/files/blankshapedialog.h"
#include "editor/shell/files/sharing.h"
#include "editor/ui/colourvision.h"
#include "tests/editor/shell/designstudio.h"
#include "tests/support/test.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QImage>
#include <QMouseEvent>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QWidget>

using namespace hexa;
using namespace hexa::editor;
using hexa::test::DesignStudio;

class DesignPowerTest : public QObject {
    Q_OBJECT

private slots:
    void theMapAndItsCardGoIntoTheClipboard() {
        DesignStudio studio;
        studio.openSample();
        studio.trigger("file.copyPicture");
        const QImage picture = QApplication::clipboard()->image();
        QVERIFY(std::max(picture.width(), picture.height()) > 1500);
        studio.trigger("file.copyCard");
        const QImage card = QApplication::clipboard()->image();
        QCOMPARE(card.size(), QSize(1200, 675));
        QVERIFY(studio.reported().contains("clipboard"));
    }

    /// Opening a picture moves nothing; then the mouse places it, and the tiles stay.
    void aPictureIsPlacedByTheMouse() {
        DesignStudio studio;
        studio.openSample();
        studio.window->showDock("dock.layers");
        QCoreApplication::processEvents();
        const QString file = studio.folder.filePath("scan.png");
        QImage scan(200, 100, QImage::Format_RGB32);
        scan.fill(Qt::darkGreen);
        QVERIFY(scan.save(file));
        for (const char* language : {"en", "de", "fr"}) {
            studio.locale.setLanguage(language);
            QTest::qWait(50);  // panels take the room for their words
            const double zoom = studio.canvas().zoom();
            // On the screen: the canvas itself may begin further right.
            const auto seen = [&] { return studio.canvas().mapToGlobal(studio.pixel({0, 0})); };
            const QPoint before = seen();
            Tracing& tracing = studio.workspace().tracing(studio.settings);
            tracing.open(file);
            QTRY_VERIFY(tracing.underlay() != nullptr);
            QCoreApplication::processEvents();
            QCOMPARE(studio.canvas().zoom(), zoom);
            QCOMPARE(seen(), before);
            if (language != QLatin1String("fr")) tracing.remove();
        }
        Tracing& tracing = studio.workspace().tracing(studio.settings);
        const Scenario map = studio.document().scenario();
        const QPointF corner = tracing.corner();
        const double width = tracing.width();
        studio.child<QPushButton>("tracingPlace")->click();
        QVERIFY(tracing.isPlacing());
        const QPoint from = studio.pixel({0, 0}), to = studio.pixel({1, 0});
        const auto drag = [&](Qt::KeyboardModifiers modifiers) {
            QTest::mousePress(&studio.canvas(), Qt::LeftButton, modifiers, from);
            QMouseEvent move(QEvent::MouseMove, QPointF(to), studio.canvas().mapToGlobal(QPointF(to)),
                             Qt::NoButton, Qt::LeftButton, modifiers);
            QCoreApplication::sendEvent(&studio.canvas(), &move);
            QTest::mouseRelease(&studio.canvas(), Qt::LeftButton, modifiers, to);
        };
        drag({});
        const Point step = centreOf({1, 0}, studio.board().orientation);
        QVERIFY((tracing.corner() - corner - QPointF(step.x, step.y)).manhattanLength() < 0.1);
        QCOMPARE(tracing.width(), width);
        drag(Qt::ShiftModifier);
        QVERIFY(tracing.width() != width);
        QVERIFY(studio.document().scenario() == map);
        studio.key(Qt::Key_Escape);
        QVERIFY(!tracing.isPlacing());
        studio.child<QPushButton>("tracingPlace")->click();
        studio.trigger("tool.brush");
        QVERIFY(!tracing.isPlacing());
    }

    void symmetricFromTheCursor() {
        DesignStudio studio;
        studio.openSample();
        studio.trigger("edit.makeSymmetric");
        QVERIFY2(studio.reported().contains("symmetry first"), qPrintable(studio.reported()));
        studio.document().apply({SetProfile{RuleProfile::Free}}, "free");
        studio.key(Qt::Key_S);
        const auto& group = studio.workspace().state().symmetry();
        const Hex at = studio.tiles().front();
        studio.workspace().selection().clear();
        studio.workspace().selection().setCurrent(at);
        studio.key(Qt::Key_0);
        studio.document().apply(
            paintCells(studio.document().scenario(), studio.document().catalog(), {&at, 1}, kindIdAt(4)),
            "one");
        studio.key(Qt::Key_S, Qt::ShiftModifier);
        for (const Cell& cell : studio.board().cells())
            for (const Hex partner : orbit(cell.at, group))
                if (!studio.document().catalog().isSeat(cell.kind) &&
                    !studio.document().catalog().isSeat(studio.at(partner)))
                    QCOMPARE(studio.at(partner), cell.kind);
        QCOMPARE(studio.at(at), kindIdAt(4));
    }

    void blankShapesStandEitherWay() {
        DesignStudio studio;
        for (const bool pointy : {false, true}) {
            QTimer::singleShot(0, studio.window.get(), [&] {
                auto* dialog = qobject_cast<BlankShapeDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog != nullptr);
                dialog->findChild<QComboBox*>("shape")->setCurrentIndex(1);
                dialog->findChild<QSpinBox*>("size")->setValue(6);
                dialog->findChild<QSpinBox*>("rows")->setValue(4);
                dialog->findChild<QComboBox*>("direction")->setCurrentIndex(pointy ? 1 : 0);
                dialog->accept();
            });
            studio.trigger("file.newShape");
            QVERIFY(studio.window->workspace() != nullptr);
            QCOMPARE(studio.board().cellCount(), std::size_t{24});
            QVERIFY(studio.board().orientation == (pointy ? Orientation::Pointy : Orientation::Flat));
        }
    }

    /// A bar above the map leaves every hex at its place on the screen.
    void noBarMovesTheMap() {
        DesignStudio studio;
        studio.openSample();
        QTest::qWait(50);
        const Hex hex = studio.tiles().front();
        const auto place = [&] {
            return studio.canvas().mapTo(studio.window.get(), studio.canvas().centreOfHex(hex).toPoint());
        };
        const QPoint before = place();
        const double zoom = studio.canvas().zoom();
        const int height = studio.canvas().height();
        emit studio.window->files().written(studio.folder.filePath("page.pdf"));
        QTRY_VERIFY(studio.canvas().height() < height);
        QCOMPARE(studio.canvas().zoom(), zoom);
        QVERIFY((place() - before).manhattanLength() <= 1);
        QTest::mouseClick(studio.child<QToolButton>("writtenPutAway"), Qt::LeftButton);
        QTRY_COMPARE(studio.canvas().height(), height);
        QVERIFY((place() - before).manhattanLength() <= 1);
        // A chosen view is kept as well.
        studio.canvas().setZoom(2);
        const QPoint chosen = place();
        emit studio.window->files().written(studio.folder.filePath("page.pdf"));
        QTRY_VERIFY(studio.canvas().height() < height);
        QVERIFY((place() - chosen).manhattanLength() <= 1);
        // Another size of the window is another matter: the whole map is seen.
        studio.trigger("view.fit");
        studio.window->resize(1000, 700);
        QTRY_VERIFY(studio.canvas().zoom() < zoom);
    }

    /// Palette and overview are about the same map: seen by other eyes, they are seen so too.
    void colourVisionIsThatOfThePanelsToo() {
        DesignStudio studio;
        studio.openSample();
        studio.trigger("view.visionDeuteranopia");
        for (const char* dock : {"dock.palette", "dock.minimap"}) {
            const QWidget* panel = studio.window->dock(dock)->widget();
            const auto* seen = qobject_cast<ColourVisionEffect*>(panel->graphicsEffect());
            QVERIFY2(seen != nullptr && seen->vision() == ColourVision::Deuteranopia, dock);
        }
        studio.trigger("view.visionUsual");
        QVERIFY(studio.window->dock("dock.palette")->widget()->graphicsEffect() == nullptr);
    }

    /// A message about one hex disappears with the next step.
    void aRefusalIsGoneWithTheNextStep() {
        DesignStudio studio;
        studio.openSample();
        const std::vector<Hex> tiles = studio.tiles();
        studio.workspace().selection().setCurrent(tiles[0]);
        studio.key(Qt::Key_L);
        studio.key(Qt::Key_Delete);
        QVERIFY2(studio.reported().contains("ocked"), qPrintable(studio.reported()));
        studio.workspace().selection().setCurrent(tiles[1]);
        QVERIFY2(studio.reported().isEmpty(), qPrintable(studio.reported()));
    }

    void severalTilesOfThePaletteAreABrush() {
        DesignStudio studio;
        studio.window->files().newMap("clockwork-wars", "4p");
        studio.settle();
        auto* list = studio.child<KindList>();
        std::vector<QModelIndex> rows;
        for (int row = 0; row < list->model()->rowCount() && rows.size() < 2; ++row)
            if (const auto kind = KindModel::kindOf(list->model()->index(row, 0));
                kind && isTile(*kind) && !studio.document().catalog().isSeat(*kind))
                rows.push_back(list->model()->index(row, 0));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(rows[0]).center());
        QVERIFY(studio.workspace().state().mixture().empty());
        QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::ControlModifier,
                          list->visualRect(rows[1]).center());
        const auto mixture = studio.workspace().state().mixture();
        QCOMPARE(mixture.size(), std::size_t{2});
        QCOMPARE(list->selectionModel()->selectedIndexes().size(), 2);
        // A home is none of them, and without one there is still a brush.
        QModelIndex home;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            if (const auto kind = KindModel::kindOf(list->model()->index(row, 0));
                kind && studio.document().catalog().isSeat(*kind))
                home = list->model()->index(row, 0);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::ControlModifier,
                          list->visualRect(home).center());
        QVERIFY(studio.workspace().state().mixture() == mixture);
        QCOMPARE(list->selectionModel()->selectedIndexes().size(), 2);
        studio.key(Qt::Key_B);
        QTest::mouseClick(&studio.canvas(), Qt::LeftButton, {}, studio.pixel({3, 0}));
        QVERIFY(std::ranges::find(mixture, studio.at({3, 0})) != mixture.end());
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(rows[0]).center());
        QVERIFY(studio.workspace().state().mixture().empty());
    }
};

HEXA_TEST(DesignPowerTest);
#include "designpower_test.moc"
