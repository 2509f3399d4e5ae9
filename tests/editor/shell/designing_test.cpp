// SPDX-License-Identifier: GPL-3.0-or-later
// Designing in the whole window: best places for the tile in hand, partners under a symmetry.
#include "editor/document/kindmime.h"
#include "editor/palette/kindmodel.h"
#include "editor/palette/tilepalette.h"
#include "editor/preview/heatlegend.h"
#include "tests/editor/shell/designstudio.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QAbstractItemModel>
#include <QCoreApplication>
#include <QDockWidget>
#include <QDragLeaveEvent>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFrame>
#include <QImage>
#include <QLabel>
#include <QMimeData>
#include <QRegularExpression>
#include <QTest>

using namespace hexa;
using namespace hexa::editor;
using hexa::test::DesignStudio;

namespace {

double pointsIn(const QString& text) {
    static const QRegularExpression number("([0-9.]+) points");
    return number.match(text).captured(1).toDouble();
}

}  // namespace

class DesigningTest : public QObject {
    Q_OBJECT

private slots:
    void whileTheBrushHoversTheBestPlacesAreSeen() {
        DesignStudio studio;
        studio.openSample();
        const std::vector<Hex> tiles = studio.tiles();
        studio.workspace().state().setBrush(studio.at(tiles.front()));
        studio.workspace().useTool("tool.brush");
        Hex over = tiles.front();
        for (const Hex at : tiles)
            if (studio.at(at) != studio.at(tiles.front())) over = at;
        studio.document().apply({SetProfile{RuleProfile::Free}}, "free");
        studio.move(over);
        QTRY_VERIFY_WITH_TIMEOUT(studio.canvas().guide() != nullptr, test::patience);
        const paint::HeatLayer heat = *studio.canvas().guide();
        QVERIFY(heat.strength == paint::HeatLayer::Strength::Soft);
        QVERIFY(std::ranges::any_of(heat.cells, [](const auto& cell) { return cell.marked; }));
        QVERIFY(std::ranges::any_of(heat.cells, [](const auto& cell) { return cell.part == 0; }));
        QVERIFY(std::ranges::any_of(heat.cells, [](const auto& cell) { return cell.part == 1; }));
        // On tiles only a ring is coloured, so that they keep their colours.
        for (const auto& cell : heat.cells) QCOMPARE(cell.ring, isTile(studio.at(cell.at)));
        // The number at the pointer is the gap that the game predicts of the map with the tile
        // there.
        Scenario map = studio.document().scenario();
        (void)apply(map, studio.workspace().placement().placing(over, studio.at(tiles.front())));
        const auto gap = studio.document().system().balance->predictedGap(map, {});
        QVERIFY(gap && *gap);
        const QString hint = studio.canvas().shownHint();
        QVERIFY2(std::abs(pointsIn(hint) - **gap) < 0.06, qPrintable(hint));
        // A screen reader receives the same, and the legend has words.
        QVERIFY(studio.canvas().spoken(over).contains("points"));
        const auto* legend = studio.child<QFrame>("placesLegend");
        QVERIFY(legend->isVisible());
        QVERIFY(studio.child<QLabel>("placesRemark")->text().contains("Thick outlines"));
        QVERIFY(!legend->findChild<HeatLegend*>()->accessibleName().isEmpty());
        QVERIFY(studio.canvas().rect().contains(legend->geometry()));
        // Away from the map there is nothing in the hand.
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&studio.canvas(), &leave);
        QVERIFY(studio.canvas().guide() == nullptr && !legend->isVisible());
        QVERIFY(!studio.canvas().spoken(over).contains("points"));
    }

    void aTileThatIsDraggedFromThePaletteShowsThemToo() {
        DesignStudio studio;
        studio.openSample();
        studio.document().apply({SetProfile{RuleProfile::Free}}, "free");
        const std::vector<Hex> tiles = studio.tiles();
        const KindId kind = studio.at(tiles.front());
        const std::unique_ptr<QMimeData> mime(kindMime(studio.document().catalog(), kind));
        const QPoint point = studio.pixel(tiles.back());
        QDragEnterEvent enter(point, Qt::CopyAction, mime.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&studio.canvas(), &enter);
        QDragMoveEvent moved(point, Qt::CopyAction, mime.get(), Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&studio.canvas(), &moved);
        QTRY_VERIFY_WITH_TIMEOUT(studio.canvas().guide() != nullptr, test::patience);
        QDragLeaveEvent left;
        QCoreApplication::sendEvent(&studio.canvas(), &left);
        QVERIFY(studio.canvas().guide() == nullptr);
    }

    void aTileThatIsMovedShowsWhatSwappingBrings() {
        DesignStudio studio;
        studio.openSample();
        const std::vector<Hex> tiles = studio.tiles();
        studio.workspace().useTool("tool.select");
        QTest::mousePress(&studio.canvas(), Qt::LeftButton, {}, studio.pixel(tiles.front()));
        studio.move(tiles.back(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(studio.canvas().guide() != nullptr, test::patience);
        QVERIFY(studio.canvas().shownHint().contains("points"));
        studio.key(Qt::Key_Escape);
        QVERIFY(studio.canvas().guide() == nullptr);
        QTest::mouseRelease(&studio.canvas(), Qt::LeftButton, {}, studio.pixel(tiles.back()));
    }

    void theWindowStaysAwakeWhilePlacesAreTried() {
        DesignStudio studio;
        studio.window->files().newMap("clockwork-wars", "4p");
        studio.settle();
        studio.workspace().state().setBrush(kindIdAt(5));
        studio.workspace().useTool("tool.brush");
        std::vector<Hex> empties;
        for (const Cell& cell : studio.board().cells())
            if (cell.kind == KindId::Empty) empties.push_back(cell.at);
        qint64 longest = 0;
        for (const Hex at : empties) {
            QElapsedTimer timer;
            timer.start();
            studio.move(at);
            QCoreApplication::processEvents();
            longest = std::max(longest, timer.elapsed());
        }
        qInfo() << "longest" << longest << "ms";
        QVERIFY(longest < 250);  // 50 where nothing else uses the processor
        QTRY_VERIFY_WITH_TIMEOUT(studio.canvas().guide() != nullptr, test::patience);
        QVERIFY(studio.canvas().shownHint().contains("about"));
        QVERIFY(studio.child<QLabel>("placesRemark")->text().contains("at random"));
        // The legend leaves the hint for an empty map free.
        const auto* hint = studio.child<QLabel>("emptyHint");
        QVERIFY(hint->isVisible());
        QVERIFY(!hint->geometry().intersects(studio.child<QFrame>("placesLegend")->geometry()));
    }

    void theyCanBeSwitchedOffForGood() {
        DesignStudio studio;
        studio.openSample();
        studio.document().apply({SetProfile{RuleProfile::Free}}, "free");
        studio.key(Qt::Key_H);
        QVERIFY(!studio.action("view.places")->isChecked());
        QVERIFY(!studio.settings.value("view/places").toBool());
        studio.workspace().state().setBrush(studio.at(studio.tiles().front()));
        studio.workspace().useTool("tool.brush");
        studio.move(studio.tiles().back());
        QTest::qWait(300);
        QVERIFY(studio.canvas().guide() == nullptr);
        studio.key(Qt::Key_H);
        studio.move(studio.tiles()[3]);
        QTRY_VERIFY_WITH_TIMEOUT(studio.canvas().guide() != nullptr, test::patience);
    }

    void aGameThatPredictsNothingShowsNone() {
        DesignStudio studio(test::toySystems());
        const GameSystem& game = studio.systems.list().front();
        studio.window->files().newMap(QString::fromStdString(game.id()),
                                      QString::fromStdString(game.layouts.front().id));
        studio.settle();
        studio.workspace().useTool("tool.brush");
        studio.move(studio.board().cells().front().at);
        QTest::qWait(200);
        QVERIFY(studio.canvas().guide() == nullptr);
        QVERIFY(!studio.child<QFrame>("placesLegend")->isVisible());
    }

    void partnersAreSeenWithNothingInTheHand() {
        DesignStudio studio;
        studio.openSample();
        studio.key(Qt::Key_S);
        const auto& group = studio.workspace().state().symmetry();
        QVERIFY(group.size() >= 2);
        studio.workspace().useTool("tool.select");
        const std::vector<Hex> tiles = studio.tiles();
        const Hex own = *std::ranges::find_if(tiles, [&](Hex at) { return orbit(at, group).size() > 1; });
        studio.move(own);
        auto partners = studio.canvas().shownPartners();
        QCOMPARE(partners.alike.size() + partners.others.size(), orbit(own, group).size() - 1);
        // Seen on the map: the picture of the partner's hex is another one than without a symmetry.
        std::vector<Hex> all = partners.alike;
        all.insert(all.end(), partners.others.begin(), partners.others.end());
        const QRect box =
            studio.canvas().view().toPainter(paint::hexBox(all.front(), studio.board().orientation)).toRect();
        const QImage with = studio.canvas().grab(box).toImage();
        studio.move({50, 50});
        QVERIFY(studio.canvas().shownPartners().alike.empty() &&
                studio.canvas().shownPartners().others.empty());
        QVERIFY(studio.canvas().grab(box).toImage() != with);
        // The cursor of the keyboard and the selection have theirs, and they are spoken.
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(&studio.canvas(), &leave);
        studio.workspace().selection().set({own});
        partners = studio.canvas().shownPartners();
        QCOMPARE(partners.alike.size() + partners.others.size(), orbit(own, group).size() - 1);
        QVERIFY(studio.canvas().spoken(own).contains("partners: C"));
    }
};

HEXA_TEST(DesigningTest);
#include "designing_test.moc"
