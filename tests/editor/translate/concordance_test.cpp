// SPDX-License-Identifier: GPL-3.0-or-later
// Other occurrences of words, and translations for rows with the same source.
#include "editor/shell/actions.h"
#include "editor/translate/concordancedialog.h"
#include "editor/translate/memorypanel.h"
#include "editor/translate/textcell.h"
#include "tests/editor/translate/textwindow.h"
#include "tests/support/test.h"

#include <QAbstractItemModel>
#include <QAction>
#include <QDialog>
#include <QDockWidget>
#include <QLineEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QTextCursor>
#include <QTimer>
#include <QWidget>

using namespace hexa;
using namespace hexa::editor;

namespace {

struct ConcordanceWindowFixture : test::TextWindow {
    ConcordanceWindowFixture() {
        open();
        texts::Project project = test::sampleTexts();
        project.units.push_back(
            test::unit("u6", "Draw 3 cards now.", "Nimm jetzt 3 Karten.", "Piochez 3 cartes maintenant."));
        project.units.push_back(test::unit("u7", "Draw 3 cards now.", "", "Piochez 3 cartes maintenant."));
        texts().document.take(std::move(project), path, false);
        waitForChecks();
    }
    ConcordanceDialog* concordance() { return window->findChild<ConcordanceDialog*>("concordance"); }
    /// The window has the focus again, as it has for a person once a dialog is closed.
    void comeBack() {
        window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(window.get()));
        table().setFocus();
    }
    int steps() { return texts().document.undoStack().count(); }
};

/// Presses the button of the dialog of changes as soon as it exists.
void confirm(QString* said = nullptr, int tries = 100) {
    if (tries == 0) return;
    QTimer::singleShot(30, qApp, [said, tries] {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (widget->isVisible() && widget->objectName() == "changesDialog") {
                auto* button = widget->findChild<QPushButton*>("doChanges");
                if (said != nullptr) *said = button->text();
                return QTest::mouseClick(button, Qt::LeftButton);
            }
        confirm(said, tries - 1);
    });
}

}  // namespace

class ConcordanceWindowTest : public QObject {
    Q_OBJECT
private slots:
    void theSelectedWords() {
        ConcordanceWindowFixture fixture;
        fixture.go(0, 3);
        fixture.table().setFocus();
        fixture.key(Qt::Key_F2);
        TextCell* cell = fixture.page().cell();
        QVERIFY(cell != nullptr);
        // "partie" of "La partie dure 7 tours."
        QTextCursor words = cell->textCursor();
        words.setPosition(3);
        words.setPosition(9, QTextCursor::KeepAnchor);
        cell->setTextCursor(words);
        fixture.key(Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
        ConcordanceDialog* dialog = fixture.concordance();
        QVERIFY(dialog != nullptr);
        QTRY_VERIFY(dialog->isVisible());
        QAbstractItemModel& model = *dialog->table().model();
        QTRY_COMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(1, 0).data().toInt(), 4);
        QCOMPARE(model.index(1, 1).data().toString(), QString("La partie dure 9 tours."));
        QCOMPARE(model.index(1, 2).data().toString(), QString("The game lasts 9 turns."));
        // Changed texts are found, too.
        QVERIFY(fixture.texts().edits.setText(4, "fr", "Trois parties."));
        QTRY_COMPARE(model.rowCount(), 3);
        // Return goes there, even if the filter hides the row.
        auto* filter = fixture.page().findChildren<QLineEdit*>().front();
        QTest::keyClicks(filter, "wald");
        QCOMPARE(fixture.table().model()->rowCount(), 1);
        dialog->table().setCurrentIndex(model.index(1, 0));
        QTest::keyClick(&dialog->table(), Qt::Key_Return);
        QCOMPARE(fixture.table().model()->rowCount(), 7);
        QCOMPARE(fixture.table().currentIndex(), fixture.table().model()->index(3, 3));
        QVERIFY(fixture.texts().search.found().has_value());
        // Other words are searched for during typing.
        auto* line = dialog->findChild<QLineEdit*>("concordanceWords");
        line->clear();
        QTRY_COMPARE(model.rowCount(), 0);
        QTest::keyClicks(line, "carte");
        QTRY_COMPARE(model.rowCount(), 3);
    }

    void equalRowsAreOffered() {
        ConcordanceWindowFixture fixture;
        fixture.go(1, 2);
        fixture.table().setFocus();
        fixture.window->statusBar()->clearMessage();
        fixture.key(Qt::Key_F2);
        fixture.page().cell()->selectAll();
        fixture.type("Zieh jetzt 3 Karten.");
        QTest::keyClick(fixture.page().cell(), Qt::Key_Return);
        QVERIFY2(fixture.window->statusBar()->currentMessage().startsWith("2 rows with the same source"),
                 qPrintable(fixture.window->statusBar()->currentMessage()));
        fixture.go(1, 2);
        auto* memory = fixture.window->findChild<MemoryPanel*>();
        fixture.window->dock("dock.memory")->raise();
        QTRY_VERIFY(memory->text().contains("2 rows with the same source"));
        QString said;
        confirm(&said);
        fixture.table().setFocus();
        fixture.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(said, QString("&Change 2 Texts"));
        QCOMPARE(fixture.at(5, 2), QString("Zieh jetzt 3 Karten."));
        QCOMPARE(fixture.at(6, 2), QString("Zieh jetzt 3 Karten."));
        QCOMPARE(fixture.steps(), 2);
        fixture.comeBack();
        fixture.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(fixture.at(5, 2), QString("Nimm jetzt 3 Karten."));
        QCOMPARE(fixture.at(6, 2), QString());
        // Without such a row there is a message.
        fixture.go(4, 2);
        fixture.key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(fixture.window->statusBar()->currentMessage().startsWith("No row"));
    }
};

HEXA_TEST(ConcordanceWindowTest);
#include "concordance_test.moc"
