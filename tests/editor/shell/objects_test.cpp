// SPDX-License-Identifier: GPL-3.0-or-later
// What stands beside the tiles, through the whole window: palette, canvas, keys, inspector, clipboard, files. The game is the toy,
// which the window has never heard of.
#include "core/balance/certificate.h"
#include "core/io/scenariofile.h"
#include "core/io/textmap.h"
#include "editor/inspector/inspector.h"
#include "editor/palette/kindmodel.h"
#include "editor/palette/tilepalette.h"
#include "editor/play/playpage.h"
#include "editor/shell/actions.h"
#include "editor/shell/filecommands.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/workspace.h"
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

struct Desk {
    Desk() : locale(systems) {
        locale.setLanguage("en");
        window = std::make_unique<MainWindow>(systems, locale, settings);
        window->resize(1400, 900);
        window->show();
        window->files().newMap("toy", "2p");
        canvas().setFocus();
    }
    Workspace& open() const { return *window->workspace(); }
    MapCanvas& canvas() const { return open().canvas(); }
    Document& document() const { return open().document(); }
    const Board& board() const { return document().scenario().board; }
    void trigger(const char* id) const { window->actions()[id]->trigger(); }

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
    /// A point of the canvas near to a side of a hex; side -1: its middle.
    QPoint point(Hex at, int side = -1) const {
        const QPointF middle = canvas().centreOfHex(at);
        if (side < 0) return middle.toPoint();
        return (middle + (canvas().centreOfHex(neighbour(at, side)) - middle) * 0.42).toPoint();
    }
    void click(Hex at, int side = -1, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::mouseMove(&canvas(), point(at, side));
        QTest::mouseClick(&canvas(), Qt::LeftButton, modifiers, point(at, side));
    }

    QTemporaryDir folder;
    Systems systems = test::toySystems();
    Locale locale;
    QSettings settings{folder.filePath("settings.ini"), QSettings::IniFormat};
    std::unique_ptr<MainWindow> window;
};

}  // namespace

class ObjectsTest : public QObject {
    Q_OBJECT
private slots:
    void everyTableIsFilledByTheMouse() {
        Desk desk;
        desk.choose(ObjectTable::Pieces, "sheep");
        QCOMPARE(desk.open().toolId(), std::string("tool.object"));
        desk.click({0, 0});
        desk.choose(ObjectTable::Edges, "wall");
        desk.click({0, 0}, 0);
        desk.choose(ObjectTable::Edges, "road");
        desk.click({0, 0}, 0);
        desk.choose(ObjectTable::Regions, "farm");
        desk.click({0, -1});
        desk.choose(ObjectTable::Zones, "goal");
        desk.click({1, 0});
        desk.choose(ObjectTable::Labels, "");
        desk.click({0, 1});
        QCOMPARE(desk.board().pieces.size(), std::size_t{1});
        QCOMPARE(desk.board().edges.size(), std::size_t{2});
        QCOMPARE(desk.board().regions.size(), std::size_t{1});
        QCOMPARE(desk.board().zones.size(), std::size_t{1});
        QCOMPARE(desk.board().labels.size(), std::size_t{1});
        QCOMPARE(desk.document().undoStack().count(), 6);
        if (qEnvironmentVariableIsSet("HEXA_GRAB"))
            desk.window->grab().save(qEnvironmentVariable("HEXA_GRAB"));

        // The files that a person keeps have all of it.
        const std::string path = desk.folder.filePath("all.hexa").toStdString();
        QVERIFY(desk.document().save(QString::fromStdString(path)));
        const auto again = loadScenario(path, desk.systems);
        QVERIFY(again && *again == desk.document().scenario());
        const auto text = readTextMap(writeTextMap(*again, desk.document().catalog()), desk.systems);
        QVERIFY(text && *text == *again);
        const std::uint64_t hash = balance::boardHash(*again, desk.document().catalog());

        for (int step = 0; step < 6; ++step) desk.trigger("edit.undo");
        QVERIFY(desk.board().pieces.empty() && desk.board().edges.empty() && desk.board().regions.empty());
        QVERIFY(desk.board().zones.empty() && desk.board().labels.empty());
        QVERIFY(balance::boardHash(desk.document().scenario(), desk.document().catalog()) != hash);
        for (int step = 0; step < 6; ++step) desk.trigger("edit.redo");
        QVERIFY(desk.document().scenario() == *again);
        // A tile in the palette brings the brush back.
        desk.open().state().setBrush(*desk.document().catalog().kindId("meadow"));
        QCOMPARE(desk.open().toolId(), std::string("tool.brush"));
    }

    void keysPlaceTurnSelectAndRemove() {
        Desk desk;
        desk.choose(ObjectTable::Pieces, "knight");
        desk.open().selection().setCurrent(Hex{0, 0});
        desk.trigger("edit.turnRight");
        desk.trigger("place.held");
        QCOMPARE(desk.board().pieces.size(), std::size_t{1});
        QCOMPARE(desk.board().pieces[0].turns, 1);
        QCOMPARE(desk.board().pieces[0].seat, 0);
        // Every side of a hex can be reached by keys.
        desk.choose(ObjectTable::Edges, "fence");
        for (int side = 0; side < 6; ++side) {
            desk.trigger("place.held");
            desk.trigger("edit.turnRight");
        }
        QCOMPARE(desk.board().edges.size(), std::size_t{6});
        desk.trigger("tool.select");
        desk.open().selection().clear();
        desk.trigger("edit.nextThing");
        QVERIFY(desk.open().selection().object() == (ObjectRef{ObjectTable::Pieces, 0}));
        desk.trigger("edit.turn");
        QCOMPARE(desk.board().pieces[0].turns, 2);
        desk.trigger("edit.mirrorPaste");
        QVERIFY(desk.board().pieces[0].mirrored);
        desk.trigger("edit.lock");
        QVERIFY(desk.board().pieces[0].locked);
        desk.trigger("edit.clear");
        QCOMPARE(desk.board().pieces.size(), std::size_t{1});
        desk.trigger("edit.lock");
        desk.trigger("edit.clear");
        QVERIFY(desk.board().pieces.empty());
        QVERIFY(!desk.open().selection().object());
    }

    void thePageShowsAndChangesWhatTheCatalogDeclares() {
        Desk desk;
        desk.choose(ObjectTable::Pieces, "knight");
        desk.click({0, 0});
        QVERIFY(desk.open().selection().object().has_value());
        auto* inspector = desk.window->findChild<Inspector*>();
        const auto field = [&](const char* name) -> QWidget* {
            for (QWidget* widget : inspector->findChildren<QWidget*>())
                if (widget->accessibleName() == QLatin1String(name) && widget->isVisible()) return widget;
            return nullptr;
        };
        auto* strength = qobject_cast<QSpinBox*>(field("Strength"));
        QVERIFY(strength != nullptr);
        QCOMPARE(strength->value(), 3);
        strength->setValue(5);
        QVERIFY(desk.board().pieces[0].attributes.find("strength") != nullptr);
        QVERIFY(*desk.board().pieces[0].attributes.find("strength") == AttributeValue(5));
        auto* mood = qobject_cast<QComboBox*>(field("Mood"));
        QVERIFY(mood != nullptr);
        mood->setCurrentIndex(1);
        emit mood->activated(1);
        QVERIFY(*desk.board().pieces[0].attributes.find("mood") == AttributeValue(std::string("angry")));
        desk.trigger("edit.undo");
        desk.trigger("edit.undo");
        QTRY_COMPARE(qobject_cast<QSpinBox*>(field("Strength"))->value(), 3);
        QVERIFY(desk.board().pieces[0].attributes.empty());
        // A number beyond the box is refused and shown as it was.
        auto* number = qobject_cast<QSpinBox*>(field("Number"));
        QVERIFY(number != nullptr);
        number->setValue(9);
        QCOMPARE(desk.board().pieces[0].count, 1);
        QCOMPARE(number->value(), 1);
    }

    void severalThingsHaveOnePage() {
        Desk desk;
        desk.document().apply({SetProfile{RuleProfile::Free}}, "set up");
        desk.choose(ObjectTable::Pieces, "knight");
        desk.click({0, 0});
        desk.click({1, 0});
        desk.choose(ObjectTable::Pieces, "sheep");
        desk.click({0, 1});
        desk.trigger("tool.select");
        desk.click({0, 0});
        auto* inspector = desk.window->findChild<Inspector*>();
        const auto field = [&](const char* name) -> QWidget* {
            for (QWidget* widget : inspector->findChildren<QWidget*>())
                if (widget->accessibleName() == QLatin1String(name) && widget->isVisible()) return widget;
            return nullptr;
        };
        qobject_cast<QSpinBox*>(field("Strength"))->setValue(5);
        // By keys: all of its kind. What they don't have in common is shown as nothing.
        desk.trigger("edit.selectKind");
        QCOMPARE(desk.open().selection().objects().size(), std::size_t{2});
        auto* strength = qobject_cast<QSpinBox*>(field("Strength"));
        QVERIFY(strength != nullptr);
        QCOMPARE(strength->text().trimmed(), QString());
        strength->setValue(4);
        QTRY_COMPARE(qobject_cast<QSpinBox*>(field("Strength"))->value(), 4);
        for (int i = 0; i < 2; ++i)
            QVERIFY(*desk.board().pieces[static_cast<std::size_t>(i)].attributes.find("strength") ==
                    AttributeValue(4));
        const int steps = desk.document().undoStack().count();
        auto* owner = qobject_cast<QComboBox*>(field("Owner"));
        QVERIFY(owner != nullptr);
        QCOMPARE(owner->currentData().toInt(), 0);
        owner->setCurrentIndex(owner->findData(1));
        emit owner->activated(owner->currentIndex());
        QCOMPARE(desk.board().pieces[0].seat, 1);
        QCOMPARE(desk.board().pieces[1].seat, 1);
        QCOMPARE(desk.document().undoStack().count(), steps + 1);
        // With a thing of another kind among them only what all have is there.
        desk.click({0, 1}, -1, Qt::ControlModifier);
        QCOMPARE(desk.open().selection().objects().size(), std::size_t{3});
        QVERIFY(field("Strength") == nullptr);
        desk.trigger("edit.lock");
        for (const PiecePlacement& piece : desk.board().pieces) QVERIFY(piece.locked);
        desk.trigger("edit.clear");
        QCOMPARE(desk.board().pieces.size(), std::size_t{3});
        desk.trigger("edit.lock");
        desk.trigger("edit.copy");
        desk.trigger("edit.clear");
        QVERIFY(desk.board().pieces.empty());
        QVERIFY(desk.open().selection().objects().empty());
        desk.trigger("edit.paste");
        QVERIFY(desk.open().stamp() != nullptr);
        desk.click({0, 0});
        QCOMPARE(desk.board().pieces.size(), std::size_t{3});
        if (qEnvironmentVariableIsSet("HEXA_GRAB_SEVERAL")) {
            desk.trigger("tool.select");
            desk.trigger("edit.selectKind");
            desk.window->grab().save(qEnvironmentVariable("HEXA_GRAB_SEVERAL"));
        }
    }

    void aRegionOfTheMapIsRenamed() {
        Desk desk;
        const std::vector<Hex> hexes{{0, 0}, {1, 0}};
        QCOMPARE(desk.open().objects().makeRegion("Shore", hexes), QString());
        auto* inspector = desk.window->findChild<Inspector*>();
        QLineEdit* name = nullptr;
        for (auto* line : inspector->findChildren<QLineEdit*>())
            if (line->accessibleName() == QLatin1String("Name") && line->isVisible()) name = line;
        QVERIFY(name != nullptr);
        QCOMPARE(name->text(), QString("Shore"));
        name->selectAll();
        QTest::keyClicks(name, "Beach");
        QVERIFY(!inspector->typed().empty());
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(desk.document().scenario().shapes[0].name.in("en"), std::string_view("Beach"));
        desk.trigger("edit.undo");
        QCOMPARE(desk.document().scenario().shapes[0].name.in("en"), std::string_view("Shore"));
        QTRY_COMPARE(name->text(), QString("Shore"));
    }

    void typedTextGoesToTheThingItWasTypedFor() {
        Desk desk;
        desk.choose(ObjectTable::Labels, "");
        desk.click({0, 0});
        desk.click({1, 0});
        QCOMPARE(desk.board().labels.size(), std::size_t{2});
        desk.trigger("tool.select");
        desk.open().selection().setObject(desk.board(), ObjectRef{ObjectTable::Labels, 0});
        auto* inspector = desk.window->findChild<Inspector*>();
        QLineEdit* text = nullptr;
        for (auto* line : inspector->findChildren<QLineEdit*>())
            if (line->accessibleName() == QLatin1String("Text") && line->isVisible()) text = line;
        QVERIFY(text != nullptr);
        text->selectAll();  // a new label says so
        QTest::keyClicks(text, "Ford");
        // The recovery copy has it before it is taken over.
        Scenario copy = desk.document().scenario();
        for (const Edit& edit : inspector->typed()) (void)apply(copy, edit);
        QVERIFY(copy.board.labels[0].text.in("en") == "Ford");
        // Another thing is chosen while the field still has the text.
        desk.open().selection().setObject(desk.board(), ObjectRef{ObjectTable::Labels, 1});
        QVERIFY(desk.board().labels[0].text.in("en") == "Ford");
        QVERIFY(desk.board().labels[1].text.in("en") == "Label");
        QCOMPARE(text->text(), QString("Label"));
        text->selectAll();
        QTest::keyClicks(text, "Mill");
        desk.open().selection().setObject(desk.board(), std::nullopt);
        QVERIFY(desk.board().labels[0].text.in("en") == "Ford");
        QVERIFY(desk.board().labels[1].text.in("en") == "Mill");
        // One that is gone takes its text along.
        desk.open().selection().setObject(desk.board(), ObjectRef{ObjectTable::Labels, 1});
        QTest::keyClicks(text, "!");
        desk.trigger("edit.clear");
        QCOMPARE(desk.board().labels.size(), std::size_t{1});
        QVERIFY(desk.board().labels[0].text.in("en") == "Ford");
    }

    void cellsShowWhatTheCatalogDeclares() {
        Desk desk;
        desk.trigger("tool.select");
        desk.open().selection().set({Hex{0, 0}});
        desk.open().selection().setCurrent(Hex{0, 0});
        auto* inspector = desk.window->findChild<Inspector*>();
        const auto field = [&](const char* name) -> QWidget* {
            for (QWidget* widget : inspector->findChildren<QWidget*>())
                if (widget->accessibleName() == QLatin1String(name) && widget->isVisible()) return widget;
            return nullptr;
        };
        auto* flooded = qobject_cast<QCheckBox*>(field("Flooded"));
        QVERIFY(flooded != nullptr);
        flooded->click();
        const auto details = [&] { return desk.board().detailsOf({0, 0}); };
        QVERIFY(*details().attributes.find("flooded") == AttributeValue(true));
        auto* cut = qobject_cast<QComboBox*>(field("Cut away"));
        QVERIFY(cut != nullptr);
        cut->setCurrentIndex(3);
        emit cut->activated(3);
        QCOMPARE(details().cut, halfCut(2));
        auto* part = qobject_cast<QCheckBox*>(field("Cut away part 1 of 12"));
        QVERIFY(part != nullptr);
        const bool was = part->isChecked();
        part->click();
        QVERIFY(details().cut != halfCut(2));
        part->click();
        QCOMPARE(details().cut, halfCut(2));
        QCOMPARE(part->isChecked(), was);
        desk.trigger("edit.undo");
        desk.trigger("edit.undo");
        desk.trigger("edit.undo");
        QCOMPARE(details().cut, Cut(0));
        desk.trigger("edit.undo");
        QVERIFY(details().empty());
        QTRY_VERIFY(!flooded->isChecked());
    }

    void hiddenLayersAreNotPainted() {
        Desk desk;
        desk.choose(ObjectTable::Pieces, "sheep");
        desk.click({0, 0});
        desk.trigger("tool.select");
        desk.open().selection().setObject(desk.board(), std::nullopt);
        QTest::mouseMove(&desk.canvas(), QPoint(2, 2));
        const QImage with = desk.canvas().grab().toImage();
        Layers layers;
        layers.setHidden(Layer::Pieces, true);
        desk.open().state().setLayers(layers);
        const QImage without = desk.canvas().grab().toImage();
        QVERIFY(without != with);
        // Play shows the whole map.
        QVERIFY(desk.window->playPage()->canvas() == nullptr ||
                desk.window->playPage()->canvas()->style().hidden.empty());
        desk.open().state().setLayers({});
        QVERIFY(desk.canvas().grab().toImage() == with);
    }

    void findGoesToThings() {
        Desk desk;
        desk.choose(ObjectTable::Pieces, "knight");
        desk.click({1, 0});
        desk.open().selection().setObject(desk.board(), std::nullopt);
        desk.trigger("edit.find");
        auto* words = desk.window->findChild<QLineEdit*>("findWords");
        QVERIFY(words != nullptr && words->isVisible());
        words->setText("knight");
        QTest::keyClick(words, Qt::Key_Return);
        QVERIFY(desk.open().selection().object() == (ObjectRef{ObjectTable::Pieces, 0}));
    }

    void seatsComeAndGoWithoutHomes() {
        Desk desk;
        desk.trigger("tool.select");
        desk.open().selection().clear();
        desk.open().selection().setCurrent(std::nullopt);
        auto* inspector = desk.window->findChild<Inspector*>();
        inspector->showMap();
        const auto button = [&](const char* text) -> QPushButton* {
            for (auto* candidate : inspector->findChildren<QPushButton*>())
                if ((candidate->accessibleName() == QLatin1String(text) ||
                     candidate->text() == QLatin1String(text)) &&
                    candidate->isVisible())
                    return candidate;
            return nullptr;
        };
        const auto seats = [&]() -> const std::vector<Seat>& { return desk.document().scenario().seats; };
        const std::size_t before = seats().size();
        QVERIFY(button("Add a Seat") != nullptr);
        button("Add a Seat")->click();
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
        desk.open().selection().set({Hex{0, 0}});
        desk.open().selection().setCurrent(Hex{0, 0});
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
        // A seat goes, and its things are nobody's.
        desk.choose(ObjectTable::Pieces, "knight");
        desk.click({1, 0});
        QCOMPARE(desk.board().pieces[0].seat, 0);
        desk.open().selection().clear();
        desk.open().selection().setObject(desk.board(), std::nullopt);
        inspector->showMap();
        QTRY_VERIFY(button("Remove seat 1") != nullptr);
        button("Remove seat 1")->click();
        QCOMPARE(seats().size(), before);
        QCOMPARE(desk.board().pieces[0].seat, -1);
        desk.trigger("edit.undo");
        QCOMPARE(desk.board().pieces[0].seat, 0);
    }

    void copiesGoToOtherPlacesWithWhatStandsOnThem() {
        Desk desk;
        desk.choose(ObjectTable::Pieces, "sheep");
        desk.click({0, 0});
        desk.trigger("tool.select");
        desk.open().selection().set({Hex{0, 0}});
        desk.open().selection().setCurrent(Hex{0, 0});
        desk.trigger("edit.copy");
        desk.trigger("edit.paste");
        QVERIFY(desk.open().stamp() != nullptr);
        desk.click({1, 0});
        QTest::keyClick(&desk.canvas(), Qt::Key_Escape);
        QCOMPARE(desk.board().pieces.size(), std::size_t{2});
        QVERIFY(desk.board().pieces[1].at == (Hex{1, 0}));
        // The whole map turns with all that stands on it.
        desk.choose(ObjectTable::Edges, "wall");
        desk.click({0, 0}, 0);
        const Scenario before = desk.document().scenario();
        for (int sixth = 0; sixth < 6; ++sixth) desk.trigger("map.turnRight");
        QVERIFY(desk.document().scenario() == before);
        desk.trigger("map.turnRight");
        QVERIFY(desk.board().pieces[1].at != before.board.pieces[1].at);
        QVERIFY(directionOf(desk.board().edges[0]) != directionOf(before.board.edges[0]));
    }

    void theCanvasPaintsAndSpeaksOfThem() {
        Desk desk;
        const QImage empty = desk.canvas().grab().toImage();
        desk.choose(ObjectTable::Pieces, "knight");
        desk.click({0, 0});
        QTest::mouseMove(&desk.canvas(), desk.point({2, 2}));
        QVERIFY(desk.canvas().grab().toImage() != empty);
        QVERIFY(desk.document().undoStack().undoText().contains("Knight"));
    }
};

HEXA_TEST(ObjectsTest);
#include "objects_test.moc"
