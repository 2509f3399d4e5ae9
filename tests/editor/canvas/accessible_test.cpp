// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/canvasaccessible.h"
#include "tests/editor/canvas/easel.h"
#include "tests/support/test.h"

#include <QAccessible>

namespace hexa::test {

using namespace editor;
namespace {

QAccessibleInterface* table(const Easel& easel) {
    return QAccessible::queryAccessibleInterface(easel.canvas.get());
}

QAccessibleInterface* cell(const Easel& easel, Hex at) {
    const QPoint point = easel.canvas->mapToGlobal(easel.pixel(at));
    return table(easel)->childAt(point.x(), point.y());
}

}  // namespace

class AccessibleTest : public QObject {
    Q_OBJECT
private slots:
    void everyHexIsANamedCell_data() { bothGames(); }
    void everyHexIsANamedCell() {
        QFETCH(QString, game);
        Easel easel(game);
        QVERIFY(easel.ready());
        auto* map = table(easel);
        QVERIFY(map != nullptr && map->isValid());
        QVERIFY(!map->text(QAccessible::Name).isEmpty());
        QCOMPARE(map->childCount(), 37);
        QSet<QString> names;
        for (int i = 0; i < map->childCount(); ++i) {
            auto* child = map->child(i);
            QVERIFY(child != nullptr && child->isValid());
            QCOMPARE(child->role(), QAccessible::Cell);
            QCOMPARE(map->indexOfChild(child), i);
            QVERIFY(child->parent() == map);
            QVERIFY(child->window() == easel.canvas->windowHandle());
            QVERIFY(map->child(i) == child);
            names.insert(child->text(QAccessible::Name));
        }
        QCOMPARE(names.size(), 37);
        QVERIFY(map->child(-1) == nullptr);
        QVERIFY(map->child(37) == nullptr);
    }

    void theNameSaysWhatIsThere() {
        Easel easel;
        easel.put({{0, 0}}, easel.tile);
        easel.put({{1, 0}}, easel.other);
        easel.lock({{0, 0}});
        CellDetails details;
        details.points = 5;
        easel.document.apply(setDetails(easel.document.scenario(), {0, 0}, details), "Points");
        const QString name = cell(easel, {0, 0})->text(QAccessible::Name);
        for (const QString& part :
             {QString("Column 4, row 4"), easel.kindName(easel.tile),
              QString::fromStdString(std::string(easel.board().find({0, 0})->id.text())),
              QString("5 victory point"), QString("locked"), "neighbours: " + easel.kindName(easel.other)})
            QVERIFY2(name.contains(part), qPrintable(name + " has no " + part));
        QCOMPARE(spokenName(*easel.canvas, {0, 0}), name);
        QVERIFY(spokenName(*easel.canvas, {9, 9}).isEmpty());
    }

    void rowsComeFirstOnAPointyMap() {
        Easel easel("toy");
        easel.put({{0, 0}}, *easel.game.catalog.kindId("home"));
        const QString name = spokenName(*easel.canvas, {0, 0});
        QVERIFY2(name.startsWith("Row 4"), qPrintable(name));
        QVERIFY2(name.contains("player 1"), qPrintable(name));
    }

    /// A troop of six sounds different from one of one, and three of them from one. A hex under
    /// water sounds different from a dry one.
    void whatThingsHaveIsSpoken() {
        Easel easel("toy");
        PiecePlacement knight;
        knight.kind = "knight";
        const auto put = [&](const PiecePlacement& piece) {
            easel.document.apply(putObject(easel.document.scenario(), easel.document.catalog(), piece),
                                 "Put");
        };
        put(knight);
        QVERIFY(!spokenName(*easel.canvas, {0, 0}).contains("Strength"));
        knight.at = {1, 0};
        knight.attributes.set("strength", 6);
        knight.attributes.set("mood", std::string("angry"));
        put(knight);
        const QString strong = spokenName(*easel.canvas, {1, 0});
        QVERIFY2(strong.contains("(Strength 6, Mood angry)"), qPrintable(strong));
        PiecePlacement sheep;
        sheep.kind = "sheep";
        sheep.at = {2, 0};
        sheep.count = 3;
        put(sheep);
        QVERIFY2(spokenName(*easel.canvas, {2, 0}).contains("3 piece"),
                 qPrintable(spokenName(*easel.canvas, {2, 0})));
        // A corner is named by all hexes around it.
        easel.put({{-1, 0}}, *easel.game.catalog.kindId("meadow"));
        PiecePlacement cairn;
        cairn.kind = "cairn";
        cairn.standOn({-1, 0}, 1);
        put(cairn);
        for (const Hex at : hexesOf(cairn)) {
            const QString corner = spokenName(*easel.canvas, at);
            QVERIFY2(corner.contains("Cairn (corner of Meadow "), qPrintable(corner));
            QCOMPARE(corner.count("empty slot C"), 2);
        }
        CellDetails details;
        details.attributes.set("flooded", true);
        easel.document.apply(setDetails(easel.document.scenario(), {0, 1}, details), "Flood");
        QVERIFY(spokenName(*easel.canvas, {0, 1}).contains("Flooded"));
        EdgeFeature wall = edgeFeature({0, 2}, 0, "wall", true);
        wall.attributes.set("height", 3);
        easel.document.apply(putObject(easel.document.scenario(), easel.document.catalog(), wall), "Wall");
        QVERIFY(spokenName(*easel.canvas, {0, 2}).contains("Height 3"));
    }

    void placeAndFocus() {
        Easel easel;
        QVERIFY(easel.ready());
        auto* map = table(easel);
        for (const Cell& each : easel.board().cells()) {
            auto* child = cell(easel, each.at);
            QVERIFY(child != nullptr);
            QVERIFY(child->rect().contains(easel.canvas->mapToGlobal(easel.pixel(each.at))));
        }
        QVERIFY(map->childAt(-5, -5) == nullptr);
        easel.selection.setCurrent(std::nullopt);
        QVERIFY(map->focusChild() == nullptr);
        easel.selection.setCurrent(Hex{1, 1});
        QVERIFY(map->focusChild() == cell(easel, {1, 1}));
        QVERIFY(map->focusChild()->state().focused);
        easel.selection.set({{2, 0}});
        QVERIFY(cell(easel, {2, 0})->state().selected);
        QVERIFY(!cell(easel, {1, 1})->state().selected);
    }

    void cellsComeAndGo() {
        Easel easel;
        auto* map = table(easel);
        auto* child = cell(easel, {3, 0});
        const QString name = child->text(QAccessible::Name);
        const std::vector<Hex> gone{{3, 0}};
        easel.document.apply(removeCells(easel.document.scenario(), easel.document.catalog(), gone),
                             "Remove");
        QCOMPARE(map->childCount(), 36);
        QVERIFY(!child->isValid());
        QVERIFY(child->text(QAccessible::Name).isEmpty());
        QVERIFY(child->rect().isEmpty());
        QVERIFY(child->state().invalid);
        QCOMPARE(map->indexOfChild(child), -1);
        easel.document.undoStack().undo();
        QVERIFY(child->isValid());
        QCOMPARE(child->text(QAccessible::Name), name);
        QVERIFY(cell(easel, {3, 0}) == child);
        easel.document.apply(addCells(easel.document.scenario(), std::vector<Hex>{{4, 0}}), "Add");
        QCOMPARE(map->childCount(), 38);
        for (int i = 0; i < 38; ++i) QVERIFY(map->child(i)->isValid());
    }

    void nothingRemainsOfADeletedCanvas() {
        QAccessible::Id id = 0;
        QAccessible::Id parent = 0;
        {
            Easel easel;
            id = QAccessible::uniqueId(cell(easel, {0, 0}));
            parent = QAccessible::uniqueId(table(easel));
            QVERIFY(QAccessible::accessibleInterface(id) != nullptr);
        }
        QVERIFY(QAccessible::accessibleInterface(id) == nullptr);
        QVERIFY(QAccessible::accessibleInterface(parent) == nullptr);
    }

    void walkingMovesTheFocus() {
        Easel easel;
        QVERIFY(easel.ready());
        easel.selection.setCurrent(Hex{0, 0});
        easel.key(Qt::Key_Down);
        QCOMPARE(table(easel)->focusChild()->text(QAccessible::Name), spokenName(*easel.canvas, {0, 1}));
    }
};

}  // namespace hexa::test

using hexa::test::AccessibleTest;
HEXA_TEST(AccessibleTest);
#include "accessible_test.moc"
