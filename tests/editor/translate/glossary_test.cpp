// SPDX-License-Identifier: GPL-3.0-or-later
// The glossary of the open texts, seen and changed in its window.
#include "editor/shell/actions.h"
#include "editor/translate/glossarydialog.h"
#include "editor/translate/termspanel.h"
#include "editor/translate/textcell.h"
#include "tests/editor/translate/textwindow.h"
#include "tests/support/test.h"

#include <algorithm>

#include <QAbstractItemModel>
#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTextCursor>
#include <QTreeWidget>

using namespace hexa;
using namespace hexa::editor;
using GlossaryFixture = test::TextWindow;

namespace {

GlossaryDialog* opened(GlossaryFixture& fixture) {
    fixture.window->actions()["texts.glossary"]->trigger();
    auto* dialog = fixture.window->findChild<GlossaryDialog*>();
    static_cast<void>(QTest::qWaitForWindowActive(dialog));
    return dialog;
}

const texts::Term& term(GlossaryFixture& fixture, std::size_t index) {
    return fixture.texts().document.project().glossary.terms[index];
}

/// Writes into a cell of a table, as by hand.
void write(QAbstractItemView& view, const QModelIndex& index, const QString& text) {
    view.setCurrentIndex(index);
    view.setFocus();
    view.edit(index);
    QLineEdit* line = nullptr;  // one that is closed goes only later
    for (QLineEdit* one : view.viewport()->findChildren<QLineEdit*>())
        if (one->isVisible()) line = one;
    QVERIFY(line != nullptr);
    line->selectAll();
    if (text.isEmpty())
        QTest::keyClick(line, Qt::Key_Delete);
    else
        QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Return);
    QApplication::processEvents();
}

QTableWidget& formsOf(GlossaryDialog& dialog) { return *dialog.findChild<QTableWidget*>("forms"); }

int rowOfForm(GlossaryDialog& dialog, const QString& text) {
    for (int i = 0; i < formsOf(dialog).rowCount(); ++i)
        if (formsOf(dialog).item(i, 1)->text() == text) return i;
    return -1;
}

}  // namespace

class GlossaryTest : public QObject {
    Q_OBJECT
private slots:
    void showsTermsAndFindsThem() {
        GlossaryFixture fixture;
        fixture.open();
        GlossaryDialog* dialog = opened(fixture);
        QAbstractItemModel& model = *dialog->table().model();
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.columnCount(), 5);  // key, three languages, note
        QCOMPARE(model.index(1, 2).data().toString(), QString("Wald"));
        auto* search = dialog->findChild<QLineEdit*>("searchTerms");
        search->setFocus();
        QTest::keyClicks(search, "sold");
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.index(0, 0).data().toString(), QString("soldier"));
        search->clear();
        QCOMPARE(model.rowCount(), 2);
    }

    void aFormThatIsForbiddenIsReportedAtOnce() {
        GlossaryFixture fixture;
        fixture.open();
        fixture.go(2, 2);  // "Jeder Soldat in einem Wald zählt."
        const auto germanAlerts = [&] {
            const auto alerts = fixture.texts().alerts.openOf(2);
            return std::count_if(alerts.begin(), alerts.end(),
                                 [](const texts::Alert& alert) { return alert.language == "de"; });
        };
        QCOMPARE(germanAlerts(), 0);
        GlossaryDialog* dialog = opened(fixture);
        dialog->showTerm("forest");
        QTableWidget& forms = formsOf(*dialog);
        const int row = rowOfForm(*dialog, "Wald");
        QVERIFY(row >= 0);
        // Another form becomes the preferred one, and the old one is forbidden.
        write(forms, forms.model()->index(row + 1, 1), "Forst");
        QCOMPARE(term(fixture, 1).forms.at("de").size(), std::size_t(2));
        auto* use = qobject_cast<QComboBox*>(forms.cellWidget(rowOfForm(*dialog, "Wald"), 2));
        QVERIFY(use != nullptr);
        use->setFocus();
        QTest::keyClick(use, Qt::Key_End);
        QCOMPARE(use->currentText(), QString("forbidden"));
        QTRY_COMPARE(term(fixture, 1).forms.at("de").front().text, std::string("Forst"));
        QCOMPARE(term(fixture, 1).forms.at("de")[1].status, texts::FormStatus::Forbidden);
        QTRY_VERIFY_WITH_TIMEOUT(germanAlerts() > 0, test::patience);
        QVERIFY(fixture.texts().terms.termsIn("de", "im Wald").front().wrong);
        // Back, by the one history of the texts.
        fixture.window->actions()["edit.undo"]->trigger();
        fixture.window->actions()["edit.undo"]->trigger();
        QCOMPARE(term(fixture, 1).forms.at("de").size(), std::size_t(1));
        QCOMPARE(rowOfForm(*dialog, "Forst"), -1);
        QTRY_VERIFY_WITH_TIMEOUT(germanAlerts() == 0, test::patience);
    }

    void termsAreWrittenInTheTable() {
        GlossaryFixture fixture;
        fixture.open();
        GlossaryDialog* dialog = opened(fixture);
        QAbstractItemModel& model = *dialog->table().model();
        write(dialog->table(), model.index(0, 2), "Krieger");
        QCOMPARE(term(fixture, 0).preferred("de")->text, std::string("Krieger"));
        write(dialog->table(), model.index(0, 4), "of the Purebreeds");
        QCOMPARE(term(fixture, 0).note, std::string("of the Purebreeds"));
        write(dialog->table(), model.index(0, 0), "unit.soldier");
        QCOMPARE(term(fixture, 0).key, std::string("unit.soldier"));
        QCOMPARE(dialog->table().currentIndex().row(), 0);  // it stays chosen
        QCOMPARE(dialog->findChild<QLineEdit*>("termKey")->text(), QString("unit.soldier"));
        QCOMPARE(fixture.texts().document.undoStack().count(), 3);
    }

    void keysAreUniqueAndNeverEmpty() {
        GlossaryFixture fixture;
        fixture.open();
        GlossaryDialog* dialog = opened(fixture);
        const texts::Glossary before = fixture.texts().document.project().glossary;
        write(dialog->table(), dialog->table().model()->index(0, 0), "forest");
        QVERIFY(fixture.texts().document.project().glossary == before);
        dialog->showTerm("soldier");
        auto* key = dialog->findChild<QLineEdit*>("termKey");
        key->setFocus();
        key->clear();
        QTest::keyClick(key, Qt::Key_Return);
        QVERIFY(fixture.texts().document.project().glossary == before);
        QCOMPARE(key->text(), QString("soldier"));
        QCOMPARE(fixture.texts().document.undoStack().count(), 0);
    }

    void termsAreAddedAndRemoved() {
        GlossaryFixture fixture;
        fixture.open();
        GlossaryDialog* dialog = opened(fixture);
        QTest::mouseClick(dialog->findChild<QPushButton*>("addTerm"), Qt::LeftButton);
        QCOMPARE(fixture.texts().document.project().glossary.terms.size(), std::size_t(3));
        auto* key = dialog->findChild<QLineEdit*>("termKey");
        QTRY_VERIFY(key->hasFocus());
        QTest::keyClicks(key, "lake");
        QTest::keyClick(key, Qt::Key_Return);
        QCOMPARE(term(fixture, 2).key, std::string("lake"));
        for (QCheckBox* box : dialog->findChildren<QCheckBox*>())
            if (box->text().contains("everyday", Qt::CaseInsensitive)) box->click();
        QVERIFY(term(fixture, 2).common);
        dialog->table().setFocus();
        dialog->table().selectAll();
        QTest::mouseClick(dialog->findChild<QPushButton*>("removeTerm"), Qt::LeftButton);
        QVERIFY(fixture.texts().document.project().glossary.empty());
        QVERIFY(!dialog->findChild<QLineEdit*>("termKey")->isEnabled());
        fixture.window->actions()["edit.undo"]->trigger();
        QCOMPARE(fixture.texts().document.project().glossary.terms.size(), std::size_t(3));
    }

    void selectedWordsBecomeATerm() {
        GlossaryFixture fixture;
        fixture.open();
        fixture.go(0, 2);  // "Das Spiel dauert 7 Runden."
        fixture.table().setFocus();
        fixture.key(Qt::Key_F2);
        QTextCursor cursor = fixture.page().cell()->textCursor();
        cursor.setPosition(4);
        cursor.setPosition(9, QTextCursor::KeepAnchor);
        fixture.page().cell()->setTextCursor(cursor);
        fixture.window->actions()["texts.addTerm"]->trigger();
        QCOMPARE(term(fixture, 2).preferred("de")->text, std::string("Spiel"));
        QCOMPARE(fixture.texts().terms.termsIn("de", "Das Spiel").size(), std::size_t(1));
    }

    void otherLanguagesAndOdditiesAreShown() {
        GlossaryFixture fixture;
        texts::Project project = test::sampleTexts();
        project.glossary.terms[0].forms["ja"] = {{"兵士", texts::FormStatus::Preferred}};
        project.glossary.terms[1].forms["de"] = {{"Soldat", texts::FormStatus::Preferred}};
        fixture.texts().document.take(project, {}, false);
        fixture.window->actions()["mode.translate"]->trigger();
        GlossaryDialog* dialog = opened(fixture);
        QCOMPARE(dialog->table().model()->columnCount(), 6);
        QCOMPARE(dialog->table().model()->index(0, 4).data().toString(), QString("兵士"));
        auto* odd = dialog->findChild<QLabel*>("oddities");
        QVERIFY2(odd->text().contains("Soldat"), qPrintable(odd->text()));
        QVERIFY2(odd->text().contains("forest"), qPrintable(odd->text()));
    }

    void textsOfAMapHaveTheGlossaryOfItsGame() {
        GlossaryFixture fixture;
        fixture.window->files().openSample("clockwork-wars", "lake-of-fire");
        fixture.window->actions()["texts.map"]->trigger();
        GlossaryDialog* dialog = opened(fixture);
        QVERIFY(dialog->table().model()->rowCount() > 50);
        QVERIFY(!dialog->findChild<QPushButton*>("addTerm")->isEnabled());
        QVERIFY(!(dialog->table().model()->index(0, 0).flags() & Qt::ItemIsEditable));
        QVERIFY(!dialog->findChild<QLineEdit*>("termKey")->isEnabled());
    }

    void theTermsPanelHasNoEmptyHeader() {
        GlossaryFixture fixture;
        fixture.window->actions()["mode.translate"]->trigger();
        auto* panel = fixture.window->findChild<TermsPanel*>();
        // Without open texts only the page is visible.
        QTRY_VERIFY(!panel->isVisible());
        QVERIFY(panel->list().isHeaderHidden());
        fixture.open();
        QTRY_VERIFY(panel->isVisible());
        QTRY_VERIFY(!panel->list().isHeaderHidden());
    }
};

HEXA_TEST(GlossaryTest);
#include "glossary_test.moc"
