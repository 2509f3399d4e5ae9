// SPDX-License-Identifier: GPL-3.0-or-later
// Answers of alerts by key, button and menu, one and all of a kind, and the changes by Replace All.
#include "editor/shell/actions.h"
#include "editor/translate/alertspanel.h"
#include "editor/translate/textcell.h"
#include "tests/editor/translate/textwindow.h"
#include "tests/support/test.h"

#include <QAction>
#include <QCheckBox>
#include <QDialog>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QStatusBar>
#include <QTextCursor>
#include <QTimer>
#include <QWidget>

using namespace hexa;
using namespace hexa::editor;

namespace {

struct TextFixesFixture : test::TextWindow {
    TextFixesFixture() {
        open();
        texts().document.take(withHabits(), path, false);
        waitForChecks();
        window->dock("dock.alerts")->raise();
    }
    /// Returns the sample, and rows in which French lacks its blanks and its elisions.
    static texts::Project withHabits() {
        texts::Project project = test::sampleTexts();
        project.units.push_back(test::unit("u6", "Stop!", "Halt!", "Halte!"));
        project.units.push_back(test::unit("u7", "Go now!", "Geh nun!", "Partez!"));
        project.units.push_back(
            test::unit("u8", "The friend rests.", "Der Freund ruht.", "Le ami se repose."));
        project.units.push_back(test::unit("u9", "Rest!", "Ruhe!", "Repos!"));
        return project;
    }
    AlertsPanel& panel() { return *window->findChild<AlertsPanel*>(); }
    QPushButton& button(const char* name) { return *panel().findChild<QPushButton*>(name); }
    /// The window has the focus again, as it has for a person once a dialog is closed.
    void comeBack() {
        window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(window.get()));
        table().setFocus();
    }
    int steps() { return texts().document.undoStack().count(); }
    /// Goes to a text and waits for the panel to show its alerts.
    void goTo(int row, int column) {
        go(row, column);
        table().setFocus();
        QTRY_VERIFY(panel().chosen().has_value() && panel().chosen()->unit == static_cast<std::size_t>(row));
    }
};

/// Acts on the dialog of changes as soon as it exists.
void inDialog(const std::function<void(QDialog&)>& act, int tries = 100) {
    if (tries == 0) return;
    QTimer::singleShot(30, qApp, [act, tries] {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* dialog = qobject_cast<QDialog*>(widget);
                dialog != nullptr && dialog->isVisible() && dialog->objectName() == "changesDialog")
                return act(*dialog);
        inDialog(act, tries - 1);
    });
}

}  // namespace

class TextFixesTest : public QObject {
    Q_OBJECT
private slots:
    void oneKeyTakesTheAnswer() {
        TextFixesFixture fixture;
        fixture.goTo(1, 2);
        QVERIFY(fixture.button("fix").isVisible());
        QCOMPARE(fixture.button("fix").text(), QString("Replace “4” with “3”"));
        fixture.key(Qt::Key_Return, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(fixture.at(1, 2), QString("Ziehe jetzt 3 Karten."));
        QCOMPARE(fixture.steps(), 1);
        QCOMPARE(fixture.texts().document.undoStack().undoText(), QString("Replace “4” with “3”"));
        fixture.waitForChecks();
        QTRY_VERIFY(!fixture.button("fix").isVisible());
        fixture.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(fixture.at(1, 2), QString("Ziehe jetzt 4 Karten."));
        // A row without an answer shows this.
        fixture.waitForChecks();
        fixture.go(4, 2);
        fixture.window->statusBar()->clearMessage();
        fixture.key(Qt::Key_Return, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(!fixture.window->statusBar()->currentMessage().isEmpty());
        QCOMPARE(fixture.steps(), 1);
    }

    void theButtonAndTheMenuOfTheList() {
        TextFixesFixture fixture;
        fixture.goTo(7, 3);
        QTest::mouseClick(&fixture.button("fix"), Qt::LeftButton);
        QCOMPARE(fixture.at(7, 3), QString("L’ami se repose."));
        fixture.texts().document.undoStack().undo();
        fixture.waitForChecks();
        fixture.goTo(7, 3);
        QListWidget& list = fixture.panel().list();
        QVERIFY(list.count() > 0);
        emit list.customContextMenuRequested(list.visualItemRect(list.item(0)).center());
        QMenu* menu = fixture.panel().findChild<QMenu*>("alertMenu");
        QVERIFY(menu != nullptr);
        QTRY_VERIFY(menu->isVisible());
        QCOMPARE(menu->actions().front()->text(), QString("Replace “Le ami” with “L’ami”"));
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().front()).center());
        QCOMPARE(fixture.at(7, 3), QString("L’ami se repose."));
    }

    /// Three French rows lack the blank: a preview, one of them is left out, one step.
    void allLikeThis() {
        TextFixesFixture fixture;
        fixture.goTo(5, 3);
        QVERIFY(fixture.button("fixAll").isVisible());
        QCOMPARE(fixture.button("fixAll").text(), QString("Fix All 3 Like This…"));
        QString said;
        inDialog([&said](QDialog& dialog) {
            auto* changes = dialog.findChild<QTableView*>("changes");
            said = changes->model()->index(1, 1).data().toString() + '|' +
                   changes->model()->index(1, 2).data().toString();
            changes->setFocus();
            changes->setCurrentIndex(changes->model()->index(1, 0));
            QTest::keyClick(changes, Qt::Key_Space);
            auto* button = dialog.findChild<QPushButton*>("doChanges");
            said += '|' + button->text();
            QTest::mouseClick(button, Qt::LeftButton);
        });
        QTest::mouseClick(&fixture.button("fixAll"), Qt::LeftButton);
        QCOMPARE(said, QString("Partez!|Partez\u202f!|&Change 2 Texts"));
        QCOMPARE(fixture.at(5, 3), QString("Halte\u202f!"));
        QCOMPARE(fixture.at(6, 3), QString("Partez!"));
        QCOMPARE(fixture.at(8, 3), QString("Repos\u202f!"));
        QCOMPARE(fixture.steps(), 1);
        fixture.comeBack();
        fixture.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(fixture.at(5, 3), QString("Halte!"));
        // Escape changes nothing.
        fixture.waitForChecks();
        inDialog([](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
        fixture.key(Qt::Key_Return, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(fixture.at(5, 3), QString("Halte!"));
    }

    void theMenuOfTheTextBeingWritten() {
        TextFixesFixture fixture;
        fixture.goTo(7, 3);
        fixture.key(Qt::Key_F2);
        TextCell* cell = fixture.page().cell();
        QVERIFY(cell != nullptr);
        QTextCursor at = cell->textCursor();
        at.setPosition(4);
        cell->showMenu(cell->cursorRect(at).center());
        QMenu* menu = cell->findChild<QMenu*>("textMenu");
        QVERIFY(menu != nullptr);
        QAction* fix = nullptr;
        for (QAction* action : menu->actions())
            if (action->text() == "Replace “Le ami” with “L’ami”") fix = action;
        QVERIFY(fix != nullptr);
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(fix).center());
        QCOMPARE(cell->text(), QString("L’ami se repose."));
        QTest::keyClick(cell, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(cell->text(), QString("Le ami se repose."));
    }

    /// Uncommitted typing counts: the answer applies to the text after it.
    void anAnswerToWhatIsBeingWritten() {
        TextFixesFixture fixture;
        fixture.goTo(1, 2);
        fixture.key(Qt::Key_F2);
        TextCell* cell = fixture.page().cell();
        QVERIFY(cell != nullptr);
        QTest::keyClick(cell, Qt::Key_Home);
        fixture.type("Nun: ");
        QTRY_VERIFY(fixture.panel().chosen() && !fixture.panel().chosen()->fixes.empty() &&
                    fixture.panel().chosen()->fixes.front().begin == 17);
        fixture.key(Qt::Key_Return, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(fixture.at(1, 2), QString("Nun: Ziehe jetzt 3 Karten."));
    }

    void replaceAllKeepsArticlesAndCapitals() {
        TextFixesFixture fixture;
        fixture.window->actions()["edit.find"]->trigger();
        auto* words = fixture.page().findChild<QLineEdit*>("findWords");
        QTest::keyClicks(words, "partie");
        QTest::keyClicks(fixture.page().findChild<QLineEdit*>("replacement"), "aventure");
        auto* all = fixture.page().findChild<QPushButton*>("replaceAll");
        QTRY_VERIFY(all->isEnabled());
        QTest::mouseClick(all, Qt::LeftButton);
        QCOMPARE(fixture.at(0, 3), QString("L’aventure dure 7 tours."));
        QCOMPARE(fixture.at(3, 3), QString("L’aventure dure 9 tours."));
        QCOMPARE(fixture.steps(), 1);
    }
};

HEXA_TEST(TextFixesTest);
#include "fixes_test.moc"
