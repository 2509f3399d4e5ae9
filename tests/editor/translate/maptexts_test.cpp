// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the open map: the state kept when they are requested again or disappear, and
// forbidden actions on their rows.
#include "editor/shell/actions.h"
#include "editor/shell/maps/workspace.h"
#include "editor/translate/textcell.h"
#include "tests/editor/translate/textwindow.h"
#include "tests/support/test.h"

#include <QAction>
#include <QMessageBox>

using namespace hexa;
using namespace hexa::editor;

namespace {

/// A sample map with its texts in the table.
struct MapTextsFixture : test::TextWindow {
    MapTextsFixture() {
        window->files().openSample("clockwork-wars", "lake-of-fire");
        trigger("texts.map");
    }
    void trigger(const char* action) { window->actions()[action]->trigger(); }
    Document& map() { return window->workspace()->document(); }
    std::size_t title() { return texts().document.project().indexOf("title").value_or(0); }
};

constexpr const char* rowActions[] = {"texts.join",     "texts.split",   "texts.moveUp",
                                      "texts.moveDown", "texts.shiftUp", "texts.shiftDown"};

}  // namespace

class MapTextsTest : public QObject {
    Q_OBJECT
private slots:
    void askingAgainKeepsWhatWasDone() {
        MapTextsFixture fixture;
        QVERIFY(fixture.texts().edits.setText(fixture.title(), "fr", "Le lac de nos essais"));
        fixture.trigger("texts.map");
        QCOMPARE(fixture.texts().document.unit(fixture.title()).in("fr"),
                 std::string_view("Le lac de nos essais"));
        QVERIFY(fixture.texts().document.undoStack().canUndo());
        QCOMPARE(fixture.map().scenario().title.in("fr"), std::string_view("Le lac de nos essais"));
        // From another mode, too.
        fixture.trigger("mode.design");
        fixture.trigger("texts.map");
        QCOMPARE(fixture.window->mode(), WindowMode::Translate);
        QCOMPARE(fixture.texts().document.unit(fixture.title()).in("fr"),
                 std::string_view("Le lac de nos essais"));
        QVERIFY(fixture.texts().document.undoStack().canUndo());
    }

    void askingAgainKeepsWhatIsBeingTyped() {
        MapTextsFixture fixture;
        fixture.go(static_cast<int>(fixture.title()), 3);
        fixture.table().setFocus();
        fixture.key(Qt::Key_F2);
        QVERIFY(fixture.page().cell() != nullptr);
        fixture.page().cell()->selectAll();
        fixture.type("Un lac");
        fixture.trigger("texts.map");
        QCOMPARE(fixture.texts().document.unit(fixture.title()).in("fr"), std::string_view("Un lac"));
    }

    void aTextThatIsBeingWrittenMayVanish() {
        MapTextsFixture fixture;
        const int last = fixture.table().model()->rowCount() - 1;
        QVERIFY(last >= 1);
        fixture.go(last, 2);
        fixture.table().setFocus();
        fixture.key(Qt::Key_F2);
        fixture.type("x");
        // Fewer rows, without the one being edited; no question comes before.
        texts::Project one = test::sampleTexts();
        one.units.truncate(1);
        fixture.texts().document.take(std::move(one), {}, false);
        QCOMPARE(fixture.table().model()->rowCount(), 1);
        QVERIFY(fixture.page().cell() == nullptr);
        fixture.go(0, 2);
        fixture.key(Qt::Key_F2);
        fixture.texts().document.close();
        QCOMPARE(fixture.table().model()->rowCount(), 0);
    }

    void rowsOfAMapStayAsTheyAre() {
        MapTextsFixture fixture;
        const texts::Project before = fixture.texts().document.project();
        QVERIFY(before.units.size() >= 2);
        for (const char* action : rowActions) {
            QVERIFY2(!fixture.window->actions()[action]->isEnabled(), action);
            QVERIFY2(!fixture.window->actions()[action]->statusTip().isEmpty(), action);
        }
        fixture.go(1, 2);
        fixture.table().setFocus();
        fixture.key(Qt::Key_J, Qt::ControlModifier);
        fixture.key(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
        fixture.key(Qt::Key_Up, Qt::AltModifier);
        fixture.key(Qt::Key_Down, Qt::AltModifier);
        fixture.key(Qt::Key_Up, Qt::AltModifier | Qt::ShiftModifier);
        fixture.key(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        QVERIFY(fixture.texts().document.project() == before);
        QVERIFY(fixture.window->actions()["texts.approve"]->isEnabled());
        // A text project has rows of its own again.
        fixture.open();
        for (const char* action : rowActions) {
            QVERIFY2(fixture.window->actions()[action]->isEnabled(), action);
            QVERIFY2(fixture.window->actions()[action]->statusTip().isEmpty(), action);
        }
        fixture.trigger("texts.map");
        for (const char* action : rowActions)
            QVERIFY2(!fixture.window->actions()[action]->isEnabled(), action);
    }

    void whyRowsStayIsReportedInTheLanguageOfTheWindow() {
        MapTextsFixture fixture;
        const QString english = fixture.window->actions()["texts.join"]->statusTip();
        fixture.locale.setLanguage("de");
        QApplication::processEvents();
        QVERIFY(fixture.window->actions()["texts.join"]->statusTip() != english);
    }
};

HEXA_TEST(MapTextsTest);
#include "maptexts_test.moc"
