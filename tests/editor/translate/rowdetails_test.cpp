// SPDX-License-Identifier: GPL-3.0-or-later
// Details of a row beside its texts: notes, which are edited in the window, and its place on the
// map, there and back.
#include "editor/translate/rowdetails.h"

#include "core/edit/builders.h"
#include "core/scenariotexts/scenariotexts.h"
#include "editor/shell/actions.h"
#include "editor/shell/maps/workspace.h"
#include "editor/translate/earliertexts.h"
#include "editor/translate/textcell.h"
#include "tests/editor/translate/textwindow.h"
#include "tests/support/test.h"

#include <QAction>
#include <QColor>
#include <QDockWidget>
#include <QImage>
#include <QLabel>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace hexa;
using namespace hexa::editor;

namespace {

struct RowDetailsFixture : test::TextWindow {
    RowDetails& details() { return *window->findChild<RowDetails*>(); }
    QPlainTextEdit& notes() { return details().notes(); }
    void raise() {
        window->dock("dock.row")->raise();
        QTRY_VERIFY(details().isVisible());
    }
    /// Goes to a row and waits until it is shown.
    void look(int row, int column) {
        go(row, column);
        const QString id = QString::fromStdString(texts().document.unit(static_cast<std::size_t>(row)).id);
        QTRY_VERIFY(details().findChild<QLabel*>()->text().startsWith(id));
    }
    void write(const QString& text) {
        QTest::mouseClick(notes().viewport(), Qt::LeftButton);
        QTRY_VERIFY(notes().hasFocus());
        notes().selectAll();
        QTest::keyClicks(&notes(), text);
    }
    std::vector<hexa::texts::Note> kept(std::size_t unit) { return texts().document.unit(unit).notes; }
    int steps() { return texts().document.undoStack().count(); }
};

/// A map with a special rule on a tile and a label.
struct MapRowsFixture : RowDetailsFixture {
    MapRowsFixture() {
        window->files().openSample("clockwork-wars", "lake-of-fire");
        Document& map = window->workspace()->document();
        tile = map.scenario().board.cells()[3].at;
        CellDetails details;
        details.special.set("en", "Nobody may stay here.");
        if (!map.apply(setDetails(map.scenario(), tile, details), [] { return QString("x"); }))
            qFatal("no special rule");
        trigger("texts.map");
        waitForChecks();
    }
    std::size_t ofTile() {
        return texts()
            .document.project()
            .indexOf(unitAt(window->workspace()->document().scenario(), tile))
            .value_or(99);
    }
    QLabel& picture() { return *details().findChild<QLabel*>("rowPlace"); }
    Hex tile;
};

}  // namespace

class RowDetailsTest : public QObject {
    Q_OBJECT
private slots:
    void notesAreWrittenAndUndone() {
        RowDetailsFixture fixture;
        fixture.open();
        fixture.raise();
        fixture.look(1, 2);
        QCOMPARE(fixture.details().findChild<QLabel*>()->text(), QString("u2 · First"));
        fixture.write("ask the author");
        QTest::keyClick(&fixture.notes(), Qt::Key_Return);
        QTest::keyClicks(&fixture.notes(), "  or the publisher ");
        QVERIFY(fixture.kept(1).empty());
        fixture.table().setFocus();  // leaving takes them
        QCOMPARE(fixture.kept(1), (std::vector<hexa::texts::Note>{"ask the author", "or the publisher"}));
        QCOMPARE(fixture.steps(), 1);
        fixture.window->actions()["edit.undo"]->trigger();
        QVERIFY(fixture.kept(1).empty());
        QTRY_COMPARE(fixture.notes().toPlainText(), QString());
        fixture.window->actions()["edit.redo"]->trigger();
        QTRY_COMPARE(fixture.notes().toPlainText(), QString("ask the author\nor the publisher"));
    }

    void anotherRowTakesThemForTheirs() {
        RowDetailsFixture fixture;
        fixture.open();
        fixture.raise();
        fixture.look(1, 2);
        fixture.write("of the second");
        fixture.go(3, 2);  // by whatever way
        QCOMPARE(fixture.kept(1), (std::vector<hexa::texts::Note>{"of the second"}));
        QVERIFY(fixture.kept(3).empty());
        QTRY_COMPARE(fixture.notes().toPlainText(), QString());
        fixture.go(1, 1);
        QTRY_COMPARE(fixture.notes().toPlainText(), QString("of the second"));
        QCOMPARE(fixture.steps(), 1);
    }

    void savingTakesThem() {
        RowDetailsFixture fixture;
        fixture.open();
        fixture.raise();
        fixture.look(1, 2);
        fixture.write("saved");
        fixture.window->actions()["file.save"]->trigger();
        const auto file = readFile(fixture.path.toStdString());
        QVERIFY(file.ok() && file->find("\"saved\"") != std::string::npos);
        QVERIFY(fixture.notes().hasFocus());  // one can go on writing
        QTest::keyClicks(&fixture.notes(), " twice");
        QTRY_COMPARE_WITH_TIMEOUT(fixture.kept(1), (std::vector<hexa::texts::Note>{"saved twice"}), 6000);
    }

    /// Earlier texts are shown with their authors, and one of them comes back as one step.
    void earlierTexts() {
        RowDetailsFixture fixture;
        fixture.open();
        fixture.raise();
        fixture.look(1, 2);
        auto* earlier = fixture.details().findChild<EarlierTexts*>();
        QVERIFY(!earlier->isVisible());
        fixture.texts().document.setSigner([] {
            return hexa::texts::Signature{"Ada Lovelace", "2026-01-31T12:00Z"};
        });
        const QString before = fixture.at(1, 2);
        const hexa::texts::State state = fixture.state(1, "de");
        QVERIFY(fixture.texts().edits.setText(1, "de", "Etwas <b>anderes</b>."));
        QTRY_VERIFY(earlier->isVisible());
        QVERIFY2(earlier->toPlainText().contains("Ada Lovelace"), qPrintable(earlier->toPlainText()));
        QVERIFY(earlier->toPlainText().contains("<b>anderes</b>"));  // shown as it is
        fixture.look(1, 1);
        QTRY_VERIFY(!earlier->isVisible());  // another language
        fixture.look(1, 2);
        QTRY_VERIFY(earlier->isVisible());
        // An unfinished text is kept, too.
        fixture.table().setFocus();
        fixture.key(Qt::Key_F2);
        fixture.page().cell()->setPlainText("Unfertig");
        emit earlier->anchorClicked(QUrl("#1"));
        QCOMPARE(fixture.at(1, 2), before);
        QCOMPARE(fixture.steps(), 3);
        QTRY_VERIFY(earlier->toPlainText().contains("Unfertig"));
        for (int i = 0; i < 3; ++i) fixture.window->actions()["edit.undo"]->trigger();
        QCOMPARE(fixture.at(1, 2), before);
        QCOMPARE(fixture.state(1, "de"), state);
        QTRY_VERIFY(!earlier->isVisible());
    }

    void thePlaceOnTheMapAndBack() {
        MapRowsFixture fixture;
        fixture.raise();
        QVERIFY(fixture.ofTile() < fixture.texts().document.project().units.size());
        // The title belongs to no place.
        fixture.go(0, 1);
        QTRY_VERIFY(!fixture.picture().isVisible());
        QVERIFY(!fixture.window->actions()["texts.place"]->isEnabled());
        fixture.go(static_cast<int>(fixture.ofTile()), 2);
        QTRY_VERIFY(fixture.picture().isVisible());
        const QImage picture = fixture.picture().pixmap().toImage();
        bool marked = false;
        for (int x = 0; x < picture.width() && !marked; ++x)
            for (int y = 0; y < picture.height() && !marked; ++y)
                marked = picture.pixelColor(x, y) == QColor(0xe0, 0x20, 0x20);
        QVERIFY(marked);
        auto* button = fixture.details().findChild<QPushButton*>();
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(fixture.window->mode(), WindowMode::Design);
        Selection& selection = fixture.window->workspace()->selection();
        QCOMPARE(selection.hexes(), std::set<Hex>{fixture.tile});
        // And back, from wherever one was in the texts.
        QVERIFY(fixture.window->actions()["texts.ofTile"]->isEnabled());
        fixture.window->actions()["texts.ofTile"]->trigger();
        QCOMPARE(fixture.window->mode(), WindowMode::Translate);
        QCOMPARE(fixture.texts().current.unit(), std::optional(fixture.ofTile()));
        // A tile without a text has none to go to.
        fixture.window->setMode(WindowMode::Design);
        selection.set({fixture.window->workspace()->document().scenario().board.cells()[5].at});
        QVERIFY(!fixture.window->actions()["texts.ofTile"]->isEnabled());
    }

    void notesOfAMapStayWithIt() {
        MapRowsFixture fixture;
        fixture.raise();
        fixture.look(static_cast<int>(fixture.ofTile()), 2);
        fixture.write("as on the tile");
        fixture.window->setMode(WindowMode::Design);
        const texts::Project inMap =
            textsOf(fixture.window->workspace()->document().scenario(), {"en", "de", "fr"}, {});
        QCOMPARE(inMap.units[fixture.ofTile()].notes, (std::vector<hexa::texts::Note>{"as on the tile"}));
    }
};

HEXA_TEST(RowDetailsTest);
#include "rowdetails_test.moc"
