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
};

HEXA_TEST(MapTextsTest);
#include "maptexts_test.moc"
