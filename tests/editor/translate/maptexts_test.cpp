// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the open map: what is kept when they are asked for again or go, and what may not be done with their rows.
#include "editor/shell/actions.h"
#include "editor/shell/workspace.h"
#include "editor/translate/textcell.h"
#include "tests/editor/translate/textwindow.h"
#include "tests/support/test.h"

#include <QAction>
#include <QMessageBox>

using namespace hexa;
using namespace hexa::editor;

namespace {

/// A sample map with its texts in the table.
struct MapDesk : test::TextWindow {
    MapDesk() {
        window->files().openSample("clockwork-wars", "lake-of-fire");
        trigger("texts.map");
    }
    void trigger(const char* action) { window->actions()[action]->trigger(); }
    Document& map() { return window->workspace()->document(); }
    std::size_t title() { return texts().project().indexOf("title").value_or(0); }
};

constexpr const char* rowActions[] = {"texts.join",     "texts.split",   "texts.moveUp",
                                      "texts.moveDown", "texts.shiftUp", "texts.shiftDown"};

}  // namespace

class MapTextsTest : public QObject {
    Q_OBJECT
private slots:
    void askingAgainKeepsWhatWasDone() {
        MapDesk desk;
        QVERIFY(desk.texts().setText(desk.title(), "fr", "Le lac de nos essais"));
        desk.trigger("texts.map");
        QCOMPARE(desk.texts().unit(desk.title()).in("fr"), std::string_view("Le lac de nos essais"));
        QVERIFY(desk.texts().document().undoStack().canUndo());
        QCOMPARE(desk.map().scenario().title.in("fr"), std::string_view("Le lac de nos essais"));
        // From another mode, too.
        desk.trigger("mode.design");
        desk.trigger("texts.map");
        QCOMPARE(desk.window->mode(), WindowMode::Translate);
        QCOMPARE(desk.texts().unit(desk.title()).in("fr"), std::string_view("Le lac de nos essais"));
        QVERIFY(desk.texts().document().undoStack().canUndo());
    }

    void askingAgainKeepsWhatIsBeingTyped() {
        MapDesk desk;
        desk.go(static_cast<int>(desk.title()), 3);
        desk.table().setFocus();
        desk.key(Qt::Key_F2);
        QVERIFY(desk.page().cell() != nullptr);
        desk.page().cell()->selectAll();
        desk.type("Un lac");
        desk.trigger("texts.map");
        QCOMPARE(desk.texts().unit(desk.title()).in("fr"), std::string_view("Un lac"));
    }

    void aTextThatIsBeingWrittenMayVanish() {
        MapDesk desk;
        const int last = desk.table().model()->rowCount() - 1;
        QVERIFY(last >= 1);
        desk.go(last, 2);
        desk.table().setFocus();
        desk.key(Qt::Key_F2);
        desk.type("x");
        // Fewer rows than the one that is being written in; nobody asks before.
        texts::Project one = test::sampleTexts();
        one.units.resize(1);
        desk.texts().document().take(std::move(one), {}, false);
        QCOMPARE(desk.table().model()->rowCount(), 1);
        QVERIFY(desk.page().cell() == nullptr);
        desk.go(0, 2);
        desk.key(Qt::Key_F2);
        desk.texts().document().close();
        QCOMPARE(desk.table().model()->rowCount(), 0);
    }

    void rowsOfAMapStayAsTheyAre() {
        MapDesk desk;
        const texts::Project before = desk.texts().project();
        QVERIFY(before.units.size() >= 2);
        for (const char* action : rowActions) {
            QVERIFY2(!desk.window->actions()[action]->isEnabled(), action);
            QVERIFY2(!desk.window->actions()[action]->statusTip().isEmpty(), action);
        }
        desk.go(1, 2);
        desk.table().setFocus();
        desk.key(Qt::Key_J, Qt::ControlModifier);
        desk.key(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
        desk.key(Qt::Key_Up, Qt::AltModifier);
        desk.key(Qt::Key_Down, Qt::AltModifier);
        desk.key(Qt::Key_Up, Qt::AltModifier | Qt::ShiftModifier);
        desk.key(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        QVERIFY(desk.texts().project() == before);
        QVERIFY(desk.window->actions()["texts.approve"]->isEnabled());
        // A text project has rows of its own again.
        desk.open();
        for (const char* action : rowActions) {
            QVERIFY2(desk.window->actions()[action]->isEnabled(), action);
            QVERIFY2(desk.window->actions()[action]->statusTip().isEmpty(), action);
        }
        desk.trigger("texts.map");
        for (const char* action : rowActions) QVERIFY2(!desk.window->actions()[action]->isEnabled(), action);
    }

    void whyRowsStayIsToldInTheLanguageOfTheWindow() {
        MapDesk desk;
        const QString english = desk.window->actions()["texts.join"]->statusTip();
        desk.locale.setLanguage("de");
        QApplication::processEvents();
        QVERIFY(desk.window->actions()["texts.join"]->statusTip() != english);
    }
};

HEXA_TEST(MapTextsTest);
#include "maptexts_test.moc"
