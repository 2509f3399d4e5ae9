// SPDX-License-Identifier: GPL-3.0-or-later
// Objects beside the tiles, through the whole window: palette, canvas, keys, inspector, clipboard,
// files. The game is the toy, which the window does not know.
#include "core/balance/certificate.h"
#include "core/io/format/scenariofile.h"
#include "core/io/textmap/textmap.h"
#include "editor/inspector/inspector.h"
#include "editor/palette/kindmodel.h"
#include "editor/palette/tilepalette.h"
#include "editor/play/playpage.h"
#include "editor/shell/actions.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/maps/workspace.h"
#include "editor/window/mainwindow.h"
#include "tests/editor/openwindow.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace hexa;
using namespace hexa::editor;

namespace {

struct ObjectsStudio : test::OpenWindow {
    ObjectsStudio() : OpenWindow(test::toySystems()) {
        show({1400, 900});
        window->files().newMap("toy", "2p");
        canvas().setFocus();
    }
    MapCanvas& canvas() const { return workspace().canvas(); }
    const Board& board() const { return document().scenario().board; }

    /// Clicks a row of the palette.
    void choose(ObjectTable table, const char* kind) const {
        auto* list = window->findChild<KindList*>();
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex index = list->model()->index(row, 0);
            const auto object = KindModel::objectOf(index);
            if (!object || object->table != table || object->kind != kind) continue;
            list->scrollTo(index);
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(index).center());
            return;
        }
        QFAIL("no such row");
    }
    /// Returns a point of the canvas near to a side of a hex; side -1: its middle.
    QPoint point(Hex at, int side = -1) const {
        const QPointF middle = canvas().centreOfHex(at);
        if (side < 0) return middle.toPoint();
        return (middle + (canvas().centreOfHex(neighbour(at, side)) - middle) * 0.42).toPoint();
    }
    void click(Hex at, int side = -1, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::mouseMove(&canvas(), point(at, side));
        QTest::mouseClick(&canvas(), Qt::LeftButton, modifiers, point(at, side));
    }
};

}  // namespace

class ObjectsTest : public QObject {
    Q_OBJECT
private slots:
    void everyTableIsFilledByTheMouse() {
        ObjectsStudio studio;
        studio.choose(ObjectTable::Pieces, "sheep");
        QCOMPARE(studio.workspace().toolId(), std::string("tool.object"));
        studio.click({0, 0});
        studio.choose(ObjectTable::Edges, "wall");
        studio.click({0, 0}, 0);
        studio.choose(ObjectTable::Edges, "road");
        studio.click({0, 0}, 0);
        studio.choose(ObjectTable::Regions, "farm");
        studio.click({0, -1});
        studio.choose(ObjectTable::Zones, "goal");
        studio.click({1, 0});
        studio.choose(ObjectTable::Labels, "");
        studio.click({0, 1});
        QCOMPARE(studio.board().pieces.size(), std::size_t{1});
        QCOMPARE(studio.board().edges.size(), std::size_t{2});
        QCOMPARE(studio.board().regions.size(), std::size_t{1});
        QCOMPARE(studio.board().zones.size(), std::size_t{1});
        QCOMPARE(studio.board().labels.size(), std::size_t{1});
        QCOMPARE(studio.document().undoStack().count(), 6);
        if (qEnvironmentVariableIsSet("HEXA_GRAB"))
            studio.window->grab().save(qEnvironmentVariable("HEXA_GRAB"));

        // The files that a person keeps have all of it.
        const std::string path = studio.folder.filePath("all.hexa").toStdString();
        QVERIFY(studio.document().save(QString::fromStdString(path)));
        const auto again = loadScenario(path, studio.systems);
        QVERIFY(again && *again == studio.document().scenario());
        const auto text = readTextMap(writeTextMap(*again, studio.document().catalog()), studio.systems);
        QVERIFY(text && *text == *again);
        const std::uint64_t hash = balance::boardHash(*again, studio.document().catalog());

        for (int step = 0; step < 6; ++step) studio.trigger("edit.undo");
        QVERIFY(studio.board().pieces.empty() && studio.board().edges.empty() &&
                studio.board().regions.empty());
        QVERIFY(studio.board().zones.empty() && studio.board().labels.empty());
        QVERIFY(balance::boardHash(studio.document().scenario(), studio.document().catalog()) != hash);
        for (int step = 0; step < 6; ++step) studio.trigger("edit.redo");
        QVERIFY(studio.document().scenario() == *again);
        // A tile in the palette brings the brush back.
        studio.workspace().state().setBrush(*studio.document().catalog().kindId("meadow"));
        QCOMPARE(studio.workspace().toolId(), std::string("tool.brush"));
    }

    void keysPlaceTurnSelectAndRemove() {
        ObjectsStudio studio;
        studio.choose(ObjectTable::Pieces, "knight");
        studio.workspace().selection().setCurrent(Hex{0, 0});
        studio.trigger("edit.turnRight");
        studio.trigger("place.held");
        QCOMPARE(studio.board().pieces.size(), std::size_t{1});
        QCOMPARE(studio.board().pieces[0].turns, 1);
        QCOMPARE(studio.board().pieces[0].seat, 0);
        // Every side of a hex can be reached by keys.
        studio.choose(ObjectTable::Edges, "fence");
        for (int side = 0; side < 6; ++side) {
            studio.trigger("place.held");
            studio.trigger("edit.turnRight");
        }
        QCOMPARE(studio.board().edges.size(), std::size_t{6});
        studio.trigger("tool.select");
        studio.workspace().selection().clear();
        studio.trigger("edit.nextThing");
        QVERIFY(studio.workspace().selection().object() == (ObjectRef{ObjectTable::Pieces, 0}));
        studio.trigger("edit.turn");
        QCOMPARE(studio.board().pieces[0].turns, 2);
        studio.trigger("edit.mirrorPaste");
        QVERIFY(studio.board().pieces[0].mirrored);
        studio.trigger("edit.lock");
        QVERIFY(studio.board().pieces[0].locked);
        studio.trigger("edit.clear");
        QCOMPARE(studio.board().pieces.size(), std::size_t{1});
        studio.trigger("edit.lock");
        studio.trigger("edit.clear");
        QVERIFY(studio.board().pieces.empty());
        QVERIFY(!studio.workspace().selection().object());
    }

    void thePageShowsAndChangesWhatTheCatalogDeclares() {
        ObjectsStudio studio;
        studio.choose(ObjectTable::Pieces, "knight");
        studio.click({0, 0});
        QVERIFY(studio.workspace().selection().object().has_value());
        auto* inspector = studio.window->findChild<Inspector*>();
        const auto field = [&](const char* name) -> QWidget* {
            for (QWidget* widget : inspector->findChildren<QWidget*>())
                if (widget->accessibleName() == QLatin1String(name) && widget->isVisible()) return widget;
            return nullptr;
        };
        auto* strength = qobject_cast<QSpinBox*>(field("Strength"));
        QVERIFY(strength != nullptr);
        QCOMPARE(strength->value(), 3);
        strength->setValue(5);
        QVERIFY(studio.board().pieces[0].attributes.find("strength") != nullptr);
        QVERIFY(*studio.board().pieces[0].attributes.find("strength") == AttributeValue(5));
        auto* mood = qobject_cast<QComboBox*>(field("Mood"));
        QVERIFY(mood != nullptr);
        mood->setCurrentIndex(1);
        emit mood->activated(1);
        QVERIFY(*studio.board().pieces[0].attributes.find("mood") == AttributeValue(std::string("angry")));
        studio.trigger("edit.undo");
        studio.trigger("edit.undo");
        QTRY_COMPARE(qobject_cast<QSpinBox*>(field("Strength"))->value(), 3);
        QVERIFY(studio.board().pieces[0].attributes.empty());
        // A number beyond the box is refused and shown as it was.
        auto* number = qobject_cast<QSpinBox*>(field("Count"));
        QVERIFY(number != nullptr);
        number->setValue(9);
        QCOMPARE(studio.board().pieces[0].count, 1);
        QCOMPARE(number->value(), 1);
    }

    /// On a full board the box of turns steps over the poses that a region can't have there; keys
    /// and arrows do the same.
    void regionsOfAFullBoardAreTurned() {
        ObjectsStudio studio;
        studio.document().apply({SetProfile{RuleProfile::Free}}, "set up");
        for (const Hex at :
             {Hex{0, 0}, Hex{1, 1}, Hex{2, -1}, Hex{-1, 2}, Hex{1, -2}, Hex{-2, 1}, Hex{-1, -1}})
            studio.document().apply(putObject(studio.document().scenario(), studio.document().catalog(),
                                              RegionPlacement{"farm", at, 0, false, false, {}}),
                                    "set up");
        studio.workspace().selection().setObject(studio.board(), ObjectRef{ObjectTable::Regions, 0});
        QSpinBox* turns = nullptr;
        const auto find = [&] {
            for (auto* box : studio.window->findChild<Inspector*>()->findChildren<QSpinBox*>())
                if (box->accessibleName() == QString("Rotation (60° steps)") && box->isVisible()) turns = box;
            return turns != nullptr;
        };
        QTRY_VERIFY(find());
        turns->stepUp();
        QCOMPARE(studio.board().regions[0].turns, 2);
        turns->stepUp();
        QCOMPARE(studio.board().regions[0].turns, 4);
        turns->stepDown();
        QCOMPARE(studio.board().regions[0].turns, 2);
        QCOMPARE(turns->value(), 2);
        // A typed pose is taken literally: it is refused, and the box shows the present one.
        turns->setValue(3);
        QCOMPARE(studio.board().regions[0].turns, 2);
        QCOMPARE(turns->value(), 2);
        studio.trigger("edit.turnRight");
        QCOMPARE(studio.board().regions[0].turns, 4);
    }

    void severalThingsHaveOnePage() {
        ObjectsStudio studio;
        studio.document().apply({SetProfile{RuleProfile::Free}}, "set up");
        studio.choose(ObjectTable::Pieces, "knight");
        studio.click({0, 0});
        studio.click({1, 0});
        studio.choose(ObjectTable::Pieces, "sheep");
        studio.click({0, 1});
        studio.trigger("tool.select");
        studio.click({0, 0});
        auto* inspector = studio.window->findChild<Inspector*>();
        const auto field = [&](const char* name) -> QWidget* {
            for (QWidget* widget : inspector->findChildren<QWidget*>())
                if (widget->accessibleName() == QLatin1String(name) && widget->isVisible()) return widget;
            return nullptr;
        };
        QVERIFY(studio.workspace().selection().object() == (ObjectRef{ObjectTable::Pieces, 0}));
        QTRY_VERIFY(field("Strength") != nullptr);
        qobject_cast<QSpinBox*>(field("Strength"))->setValue(5);
        // By keys: all of its kind. Differing properties are shown as empty.
        studio.trigger("edit.selectKind");
        QCOMPARE(studio.workspace().selection().objects().size(), std::size_t{2});
        QTRY_VERIFY(field("Strength") != nullptr);  // the page comes with the next layout
        auto* strength = qobject_cast<QSpinBox*>(field("Strength"));
        QCOMPARE(strength->text().trimmed(), QString());
        strength->setValue(4);
        QTRY_COMPARE(qobject_cast<QSpinBox*>(field("Strength"))->value(), 4);
        for (int i = 0; i < 2; ++i)
            QVERIFY(*studio.board().pieces[static_cast<std::size_t>(i)].attributes.find("strength") ==
                    AttributeValue(4));
        const int steps = studio.document().undoStack().count();
        auto* owner = qobject_cast<QComboBox*>(field("Owner"));
        QVERIFY(owner != nullptr);
        QCOMPARE(owner->currentData().toInt(), 0);
        owner->setCurrentIndex(owner->findData(1));
        emit owner->activated(owner->currentIndex());
        QCOMPARE(studio.board().pieces[0].seat, 1);
        QCOMPARE(studio.board().pieces[1].seat, 1);
        QCOMPARE(studio.document().undoStack().count(), steps + 1);
        // With a thing of another kind among them there are only common properties.
        studio.click({0, 1}, -1, Qt::ControlModifier);
        QCOMPARE(studio.workspace().selection().objects().size(), std::size_t{3});
        QTRY_VERIFY(field("Strength") == nullptr);
        studio.trigger("edit.lock");
        for (const PiecePlacement& piece : studio.board().pieces) QVERIFY(piece.locked);
        studio.trigger("edit.clear");
        QCOMPARE(studio.board().pieces.size(), std::size_t{3});
        studio.trigger("edit.lock");
        studio.trigger("edit.copy");
        studio.trigger("edit.clear");
        QVERIFY(studio.board().pieces.empty());
        QVERIFY(studio.workspace().selection().objects().empty());
        studio.trigger("edit.paste");
        QVERIFY(studio.workspace().stamp() != nullptr);
        studio.click({0, 0});
        QCOMPARE(studio.board().pieces.size(), std::size_t{3});
        if (qEnvironmentVariableIsSet("HEXA_GRAB_SEVERAL")) {
            studio.trigger("tool.select");
            studio.trigger("edit.selectKind");
            studio.window->grab().save(qEnvironmentVariable("HEXA_GRAB_SEVERAL"));
        }
    }

    void aRegionOfTheMapIsRenamed() {
        ObjectsStudio studio;
        const std::vector<Hex> hexes{{0, 0}, {1, 0}};
        QCOMPARE(studio.workspace().objects().makeRegion("Shore", hexes), QString());
        auto* inspector = studio.window->findChild<Inspector*>();
        QLineEdit* name = nullptr;
        for (auto* line : inspector->findChildren<QLineEdit*>())
            if (line->accessibleName() == QLatin1String("Name") && line->isVisible()) name = line;
        QVERIFY(name != nullptr);
        QCOMPARE(name->text(), QString("Shore"));
        name->selectAll();
        QTest::keyClicks(name, "Beach");
        QVERIFY(!inspector->typed().empty());
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(studio.document().scenario().shapes[0].name.in("en"), std::string_view("Beach"));
        studio.trigger("edit.undo");
        QCOMPARE(studio.document().scenario().shapes[0].name.in("en"), std::string_view("Shore"));
        QTRY_COMPARE(name->text(), QString("Shore"));
    }

    void typedTextGoesToTheThingItWasTypedFor() {
        ObjectsStudio studio;
        studio.choose(ObjectTable::Labels, "");
        studio.click({0, 0});
        studio.click({1, 0});
        QCOMPARE(studio.board().labels.size(), std::size_t{2});
        studio.trigger("tool.select");
        studio.workspace().selection().setObject(studio.board(), ObjectRef{ObjectTable::Labels, 0});
        auto* inspector = studio.window->findChild<Inspector*>();
        QLineEdit* text = nullptr;
        for (auto* line : inspector->findChildren<QLineEdit*>())
            if (line->accessibleName() == QLatin1String("Text") && line->isVisible()) text = line;
        QVERIFY(text != nullptr);
        text->selectAll();  // a new label says so
        QTest::keyClicks(text, "Ford");
        // The recovery copy has it before it is taken over.
        Scenario copy = studio.document().scenario();
        for (const Edit& edit : inspector->typed()) (void)apply(copy, edit);
        QVERIFY(copy.board.labels[0].text.in("en") == "Ford");
        // Another thing is chosen while the field still has the text.
        studio.workspace().selection().setObject(studio.board(), ObjectRef{ObjectTable::Labels, 1});
        QVERIFY(studio.board().labels[0].text.in("en") == "Ford");
        QVERIFY(studio.board().labels[1].text.in("en") == "Label");
        QCOMPARE(text->text(), QString("Label"));
        text->selectAll();
        QTest::keyClicks(text, "Mill");
        studio.workspace().selection().setObject(studio.board(), std::nullopt);
        QVERIFY(studio.board().labels[0].text.in("en") == "Ford");
        QVERIFY(studio.board().labels[1].text.in("en") == "Mill");
        // A removed one loses its text.
        studio.workspace().selection().setObject(studio.board(), ObjectRef{ObjectTable::Labels, 1});
        QTest::keyClicks(text, "!");
        studio.trigger("edit.clear");
        QCOMPARE(studio.board().labels.size(), std::size_t{1});
        QVERIFY(studio.board().labels[0].text.in("en") == "Ford");
    }

    void cellsShowWhatTheCatalogDeclares() {
        ObjectsStudio studio;
        studio.trigger("tool.select");
        studio.workspace().selection().set({Hex{0, 0}});
        studio.workspace().selection().setCurrent(Hex{0, 0});
        auto* inspector = studio.window->findChild<Inspector*>();
        const auto field = [&](const char* name) -> QWidget* {
            for (QWidget* widget : inspector->findChildren<QWidget*>())
                if (widget->accessibleName() == QLatin1String(name) && widget->isVisible()) return widget;
            return nullptr;
        };
        auto* flooded = qobject_cast<QCheckBox*>(field("Flooded"));
        QVERIFY(flooded != nullptr);
        flooded->click();
        const auto details = [&] { return studio.board().detailsOf({0, 0}); };
        QVERIFY(*details().attributes.find("flooded") == AttributeValue(true));
        auto* cut = qobject_cast<QComboBox*>(field("Cut"));
        QVERIFY(cut != nullptr);
        cut->setCurrentIndex(3);
        emit cut->activated(3);
        QCOMPARE(details().cut, halfCut(2));
        // Twelve more boxes are available on request.
        QVERIFY(field("Cut away part 1 of 12") == nullptr);
        cut->setCurrentIndex(cut->count() - 1);
        emit cut->activated(cut->count() - 1);
        QCOMPARE(details().cut, halfCut(2));
        auto* part = qobject_cast<QCheckBox*>(field("Cut away part 1 of 12"));
        QVERIFY(part != nullptr);
        const bool was = part->isChecked();
        part->click();
        QVERIFY(details().cut != halfCut(2));
        part->click();
        QCOMPARE(details().cut, halfCut(2));
        QCOMPARE(part->isChecked(), was);
        studio.trigger("edit.undo");
        studio.trigger("edit.undo");
        studio.trigger("edit.undo");
        QCOMPARE(details().cut, Cut(0));
        studio.trigger("edit.undo");
        QVERIFY(details().empty());
        QTRY_VERIFY(!flooded->isChecked());
    }

    void hiddenLayersAreNotPainted() {
        ObjectsStudio studio;
        studio.choose(ObjectTable::Pieces, "sheep");
        studio.click({0, 0});
        studio.trigger("tool.select");
        studio.workspace().selection().setObject(studio.board(), std::nullopt);
        QTest::mouseMove(&studio.canvas(), QPoint(2, 2));
        const QImage with = studio.canvas().grab().toImage();
        Layers layers;
        layers.setHidden(Layer::Pieces, true);
        studio.workspace().state().setLayers(layers);
        const QImage without = studio.canvas().grab().toImage();
        QVERIFY(without != with);
        // Play shows the whole map.
        QVERIFY(studio.window->playPage()->canvas() == nullptr ||
                studio.window->playPage()->canvas()->style().hidden.empty());
        studio.workspace().state().setLayers({});
        QVERIFY(studio.canvas().grab().toImage() == with);
    }

    void findGoesToThings() {
        ObjectsStudio studio;
        studio.choose(ObjectTable::Pieces, "knight");
        studio.click({1, 0});
        studio.workspace().selection().setObject(studio.board(), std::nullopt);
        studio.trigger("edit.find");
        auto* words = studio.window->findChild<QLineEdit*>("findWords");
        QVERIFY(words != nullptr && words->isVisible());
        words->setText("knight");
        QTest::keyClick(words, Qt::Key_Return);
        QVERIFY(studio.workspace().selection().object() == (ObjectRef{ObjectTable::Pieces, 0}));
    }

    void seatsComeAndGoWithoutHomes() {
        ObjectsStudio studio;
        studio.trigger("tool.select");
        studio.workspace().selection().clear();
        studio.workspace().selection().setCurrent(std::nullopt);
        auto* inspector = studio.window->findChild<Inspector*>();
        inspector->showMap();
        const auto button = [&](const char* text) -> QPushButton* {
            for (auto* candidate : inspector->findChildren<QPushButton*>())
                if ((candidate->accessibleName() == QLatin1String(text) ||
                     candidate->text() == QLatin1String(text)) &&
                    candidate->isVisible())
                    return candidate;
            return nullptr;
        };
        const auto seats = [&]() -> const std::vector<Seat>& { return studio.document().scenario().seats; };
        const std::size_t before = seats().size();
        QVERIFY(button("Add Seat") != nullptr);
        button("Add Seat")->click();
        QCOMPARE(seats().size(), before + 1);
        QVERIFY(!seats().back().home);
        const QString team = QString("Team of seat %1").arg(before + 1);
        QComboBox* teams = nullptr;
        QTRY_VERIFY([&] {
            for (auto* box : inspector->findChildren<QComboBox*>())
                if (box->accessibleName() == team) teams = box;
            return teams != nullptr;
        }());
        teams->setCurrentIndex(2);
        emit teams->activated(2);
        QCOMPARE(seats().back().team, 1);
        // Two seats share a home; one of them gives it up.
        studio.workspace().selection().set({Hex{0, 0}});
        studio.workspace().selection().setCurrent(Hex{0, 0});
        const auto box = [&](std::size_t seat) -> QCheckBox* {
            for (auto* candidate : inspector->findChildren<QCheckBox*>())
                if (candidate->text() == QString("Home of player %1").arg(seat + 1) && candidate->isVisible())
                    return candidate;
            return nullptr;
        };
        QTRY_VERIFY(box(before) != nullptr);
        box(before)->click();
        box(0)->click();
        QVERIFY(seats()[0].home == Hex({0, 0}) && seats().back().home == Hex({0, 0}));
        box(0)->click();
        QVERIFY(!seats()[0].home && seats().back().home == Hex({0, 0}));
        // A seat is removed, and its objects have no owner.
        studio.choose(ObjectTable::Pieces, "knight");
        studio.click({1, 0});
        QCOMPARE(studio.board().pieces[0].seat, 0);
        studio.workspace().selection().clear();
        studio.workspace().selection().setObject(studio.board(), std::nullopt);
        inspector->showMap();
        QTRY_VERIFY(button("Remove seat 1") != nullptr);
        button("Remove seat 1")->click();
        QCOMPARE(seats().size(), before);
        QCOMPARE(studio.board().pieces[0].seat, -1);
        studio.trigger("edit.undo");
        QCOMPARE(studio.board().pieces[0].seat, 0);
    }

    void copiesGoToOtherPlacesWithWhatStandsOnThem() {
        ObjectsStudio studio;
        studio.choose(ObjectTable::Pieces, "sheep");
        studio.click({0, 0});
        studio.trigger("tool.select");
        studio.workspace().selection().set({Hex{0, 0}});
        studio.workspace().selection().setCurrent(Hex{0, 0});
        studio.trigger("edit.copy");
        studio.trigger("edit.paste");
        QVERIFY(studio.workspace().stamp() != nullptr);
        studio.click({1, 0});
        QTest::keyClick(&studio.canvas(), Qt::Key_Escape);
        QCOMPARE(studio.board().pieces.size(), std::size_t{2});
        QVERIFY(studio.board().pieces[1].at == (Hex{1, 0}));
        // The whole map turns with all things on it.
        studio.choose(ObjectTable::Edges, "wall");
        studio.click({0, 0}, 0);
        const Scenario before = studio.document().scenario();
        for (int sixth = 0; sixth < 6; ++sixth) studio.trigger("map.turnRight");
        QVERIFY(studio.document().scenario() == before);
        studio.trigger("map.turnRight");
        QVERIFY(studio.board().pieces[1].at != before.board.pieces[1].at);
        QVERIFY(directionOf(studio.board().edges[0]) != directionOf(before.board.edges[0]));
    }

    void theCanvasPaintsAndSpeaksOfThem() {
        ObjectsStudio studio;
        const QImage empty = studio.canvas().grab().toImage();
        studio.choose(ObjectTable::Pieces, "knight");
        studio.click({0, 0});
        QTest::mouseMove(&studio.canvas(), studio.point({2, 2}));
        QVERIFY(studio.canvas().grab().toImage() != empty);
        QVERIFY(studio.document().undoStack().undoText().contains("Knight"));
    }
};

HEXA_TEST(ObjectsTest);
#include "objects_test.moc"
