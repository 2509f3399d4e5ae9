// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/kindmime.h"
#include "tests/editor/canvas/easel.h"
#include "tests/support/test.h"

#include <QDragEnterEvent>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QUrl>

namespace hexa::test {

using namespace editor;
namespace {

constexpr QColor lit(0x2f, 0x6d, 0xb5);
constexpr QColor refused(0xc6, 0x28, 0x28);

/// Moves and drops come after an enter, as Qt sees to; without one they would not arrive.
template <class Event>
bool send(Easel& easel, QPointF point, const QMimeData& mime) {
    if constexpr (!std::is_same_v<Event, QDragEnterEvent>) send<QDragEnterEvent>(easel, point, mime);
    if constexpr (std::is_same_v<Event, QDropEvent>) {
        QDropEvent event(point, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(easel.canvas.get(), &event);
        return event.isAccepted();
    } else {
        Event event(point.toPoint(), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
        event.ignore();
        QCoreApplication::sendEvent(easel.canvas.get(), &event);
        return event.isAccepted();
    }
}

/// Returns the number of pixels of a colour on the canvas, in the box of a hex or (none) anywhere.
int pixelsOf(const Easel& easel, const QColor& colour, std::optional<Hex> in = {}) {
    const QImage picture = easel.canvas->grab().toImage();
    QRect area = picture.rect();
    if (in)
        area &= easel.canvas->view().toPainter(paint::hexBox(*in, easel.board().orientation)).toAlignedRect();
    int count = 0;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x) count += picture.pixelColor(x, y) == colour;
    return count;
}

}  // namespace

class DropTest : public QObject {
    Q_OBJECT
private slots:
    void dropPlaces_data() { bothGames(); }
    void dropPlaces() {
        QFETCH(QString, game);
        Easel easel(game);
        QVERIFY(easel.ready());
        easel.halfTurn();
        const std::unique_ptr<QMimeData> mime(kindMime(easel.game.catalog, easel.tile));
        QVERIFY(send<QDragEnterEvent>(easel, easel.pixel({2, 0}), *mime));
        QVERIFY(send<QDragMoveEvent>(easel, easel.pixel({2, 0}), *mime));
        QCOMPARE(easel.steps(), 0);
        // The hex and its partner light up, no other does.
        QVERIFY(pixelsOf(easel, lit, Hex{2, 0}) > 20);
        QVERIFY(pixelsOf(easel, lit, Hex{-2, 0}) > 20);
        QCOMPARE(pixelsOf(easel, lit, Hex{0, 0}), 0);
        QCOMPARE(pixelsOf(easel, refused), 0);
        QVERIFY(send<QDropEvent>(easel, easel.pixel({2, 0}), *mime));
        QCOMPARE(easel.at({2, 0}), easel.tile);
        QCOMPARE(easel.at({-2, 0}), easel.tile);
        QCOMPARE(easel.steps(), 1);
        QVERIFY(easel.selection.current() == (Hex{2, 0}));
    }

    void aDragThatLeavesLeavesNothing() {
        Easel easel;
        QVERIFY(easel.ready());
        const QImage before = easel.canvas->grab().toImage();
        const std::unique_ptr<QMimeData> mime(kindMime(easel.game.catalog, easel.tile));
        send<QDragEnterEvent>(easel, easel.pixel({2, 0}), *mime);
        send<QDragMoveEvent>(easel, easel.pixel({2, 0}), *mime);
        QVERIFY(easel.canvas->grab().toImage() != before);
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(easel.canvas.get(), &leave);
        QVERIFY(easel.canvas->grab().toImage() == before);
        QCOMPARE(easel.steps(), 0);
    }

    void refusedWithAReason() {
        Easel easel;
        QVERIFY(easel.ready());
        easel.lock({{1, 0}});
        const std::unique_ptr<QMimeData> mime(kindMime(easel.game.catalog, easel.tile));
        send<QDragEnterEvent>(easel, easel.pixel({0, 0}), *mime);
        for (const Hex at : {Hex{1, 0}, Hex{4, 0}}) {
            QVERIFY(!send<QDragMoveEvent>(easel, easel.pixel(at), *mime));
            // The hint is a box in this colour with some words in it.
            QVERIFY(pixelsOf(easel, refused) > 1'000);
            QCOMPARE(pixelsOf(easel, lit), 0);
            QVERIFY(!send<QDropEvent>(easel, easel.pixel(at), *mime));
        }
        QVERIFY(send<QDragMoveEvent>(easel, easel.pixel({0, 0}), *mime));
        QCOMPARE(pixelsOf(easel, refused), 0);
        QCOMPARE(easel.steps(), 0);
    }

    void supplyRefuses() {
        Easel easel;
        easel.useUpBox();
        const std::unique_ptr<QMimeData> mime(kindMime(easel.game.catalog, easel.tile));
        QVERIFY(!send<QDragMoveEvent>(easel, easel.pixel({2, 0}), *mime));
        QVERIFY(!send<QDropEvent>(easel, easel.pixel({2, 0}), *mime));
        easel.profile(RuleProfile::Free);
        QVERIFY(send<QDragMoveEvent>(easel, easel.pixel({2, 0}), *mime));
        QVERIFY(send<QDropEvent>(easel, easel.pixel({2, 0}), *mime));
    }

    /// A player would leave with his home: the question is asked at the pointer, and nothing
    /// happens before the answer.
    void aTileDroppedOnAHomeAsksFirst_data() {
        QTest::addColumn<bool>("agreed");
        QTest::newRow("agreed") << true;
        QTest::newRow("not") << false;
    }
    void aTileDroppedOnAHomeAsksFirst() {
        QFETCH(bool, agreed);
        Easel easel;
        easel.profile(RuleProfile::Free);
        const Scenario& map = easel.document.scenario();
        const KindId home = easel.homeKind();
        easel.put({{0, 0}}, home);
        const int players = map.players();
        QVERIFY(players > 0);
        const int steps = easel.steps();
        const std::unique_ptr<QMimeData> mime(kindMime(easel.game.catalog, easel.tile));
        QVERIFY(send<QDropEvent>(easel, easel.pixel({0, 0}), *mime));
        auto* question = easel.canvas->findChild<QMenu*>("homeQuestion");
        QVERIFY(question != nullptr && question->isVisible());
        QVERIFY2(question->actions().front()->text().contains("is removed"),
                 qPrintable(question->actions().front()->text()));
        QCOMPARE(easel.steps(), steps);
        QTest::keyClick(question, agreed ? Qt::Key_Down : Qt::Key_Escape);
        if (agreed) QTest::keyClick(question, Qt::Key_Return);
        QTRY_VERIFY(easel.canvas->findChild<QMenu*>("homeQuestion") == nullptr);
        QCOMPARE(map.players(), agreed ? players - 1 : players);
        QVERIFY(easel.at({0, 0}) == (agreed ? easel.tile : home));
    }

    void emptyAndBlankCanBeDroppedToo() {
        Easel easel;
        easel.put({{0, 0}}, easel.tile);
        const std::unique_ptr<QMimeData> blank(kindMime(easel.game.catalog, KindId::Blank));
        QVERIFY(send<QDropEvent>(easel, easel.pixel({1, 0}), *blank));
        QVERIFY(easel.at({1, 0}) == KindId::Blank);
        const std::unique_ptr<QMimeData> empty(kindMime(easel.game.catalog, KindId::Empty));
        QVERIFY(send<QDropEvent>(easel, easel.pixel({0, 0}), *empty));
        QVERIFY(easel.at({0, 0}) == KindId::Empty);
    }

    void otherThingsAreNotTaken() {
        Easel easel("toy");
        QMimeData text;
        text.setText("meadow");
        QMimeData foreign;
        foreign.setData(kindMimeType, "village");
        for (const QMimeData* mime : {&text, &foreign}) {
            QVERIFY(!send<QDragEnterEvent>(easel, easel.pixel({0, 0}), *mime));
            QVERIFY(!send<QDragMoveEvent>(easel, easel.pixel({0, 0}), *mime));
            QVERIFY(!send<QDropEvent>(easel, easel.pixel({0, 0}), *mime));
        }
        QCOMPARE(easel.steps(), 0);
    }

    void filesAreHandedOn() {
        Easel easel;
        QSignalSpy dropped(easel.canvas.get(), &DesignCanvas::filesDropped);
        QMimeData mime;
        mime.setUrls({QUrl("https://example.org/a.hexa"), QUrl::fromLocalFile("/maps/my map.hexa")});
        QVERIFY(send<QDragEnterEvent>(easel, {5, 5}, mime));
        QVERIFY(send<QDragMoveEvent>(easel, {5, 5}, mime));
        QVERIFY(send<QDropEvent>(easel, {5, 5}, mime));
        QCOMPARE(dropped.count(), 1);
        QCOMPARE(dropped.front().front().toStringList(), QStringList{"/maps/my map.hexa"});
        mime.setUrls({QUrl("https://example.org/a.hexa")});
        QVERIFY(!send<QDropEvent>(easel, {5, 5}, mime));
        QCOMPARE(dropped.count(), 1);
    }
};

}  // namespace hexa::test

using hexa::test::DropTest;
HEXA_TEST(DropTest);
#include "drop_test.moc"
