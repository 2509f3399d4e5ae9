// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of texts, own checks, longest lengths and signed notes in the window.
#include "core/io/file/file.h"
#include "core/registry/registry.h"
#include "core/texts/exchange/table.h"
#include "editor/shell/actions.h"
#include "editor/translate/ownchecksdialog.h"
#include "editor/translate/rowdetails.h"
#include "editor/translate/tabledialog.h"
#include "editor/translate/textexport.h"
#include "editor/ui/locale.h"
#include "tests/editor/translate/answering.h"
#include "tests/editor/translate/textwindow.h"
#include "tests/support/test.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFontComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

#include <algorithm>
#include <functional>
#include <string>

using namespace hexa;
using namespace hexa::editor;

namespace {

const std::string cards = "Key;English;Art;Deutsch\r\nfox;Draw 3 cards.;\"a;b\";Ziehe 3 Karten.\r\n";

/// Does something with the next dialog of a type.
template <class Dialog>
void withNext(std::function<void(Dialog&)> act, int tries = 200) {
    QTimer::singleShot(50, qApp, [act = std::move(act), tries] {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* dialog = qobject_cast<Dialog*>(widget); dialog != nullptr && dialog->isVisible())
                return act(*dialog);
        if (tries > 0) withNext<Dialog>(act, tries - 1);
    });
}

struct TableFixture : test::TextWindow {
    QString write(const QString& name, const std::string& text) {
        const QString file = folder.filePath(name);
        if (!writeFile(file.toStdString(), text).ok()) qFatal("no test file");
        return file;
    }
    void openCards() {
        withNext<TableDialog>([](TableDialog& dialog) { dialog.accept(); });
        window->files().open(write("cards.csv", cards));
        QCOMPARE(texts().document.project().units.size(), std::size_t(1));
    }
};

}  // namespace

class TextTablesTest : public QObject {
    Q_OBJECT
private slots:
    void columnsAreGuessedAndChosen() {
        const Systems systems = builtInSystems();
        const Locale locale(systems);
        TableDialog dialog(locale, "cards.csv", cards, nullptr, nullptr);
        dialog.show();
        QCOMPARE(dialog.separator(), ';');
        const texts::TableColumns columns = dialog.columns();
        QCOMPARE(columns.id, std::optional<std::size_t>(0));
        QCOMPARE(columns.languages.size(), std::size_t(2));
        QCOMPARE(columns.languages.front().first, std::string("en"));
        auto* source = dialog.findChild<QComboBox*>("source");
        source->setCurrentIndex(source->findData("de"));
        QCOMPARE(dialog.columns().languages.front().first, std::string("de"));
        dialog.setColumn(2, "#note");
        QCOMPARE(dialog.columns().note, std::optional<std::size_t>(2));
        // What does not fit is said, and the dialog stays.
        for (const char* twice : {"#id", "en"}) {
            dialog.setColumn(2, twice);
            dialog.accept();
            QVERIFY(dialog.isVisible());
            QVERIFY(!dialog.findChild<QLabel*>("error")->text().isEmpty());
        }
        dialog.setColumn(2, "it");
        dialog.accept();
        QVERIFY(!dialog.isVisible());
        QCOMPARE(dialog.columns().languages.size(), std::size_t(3));
    }

    /// A column that may be in two languages is left out and asked for, until one is chosen.
    void unsureColumnsAreAskedFor() {
        const Systems systems = builtInSystems();
        const Locale locale(systems);
        TableDialog dialog(locale, "cards.csv", "Key;EN;SE\nfox;Draw a card;\n", nullptr, nullptr);
        dialog.show();
        auto* asked = dialog.findChild<QLabel*>("unsure");
        QVERIFY(asked->isVisible());
        QVERIFY2(asked->text().contains("SE") && asked->text().contains("Svenska"),
                 qPrintable(asked->text()));
        QCOMPARE(dialog.columns().languages.size(), std::size_t(1));
        dialog.setColumn(2, "sv");
        QVERIFY(!asked->isVisible());
        QCOMPARE(dialog.columns().languages.size(), std::size_t(2));
        TableDialog sure(locale, "cards.csv", "Key;US;JP\nfox;Draw a card;\n", nullptr, nullptr);
        QCOMPARE(sure.columns().languages.size(), std::size_t(2));
        QVERIFY(sure.findChild<QLabel*>("unsure")->isHidden());
    }

    void oldEncodingsAndOddSeparators() {
        const Systems systems = builtInSystems();
        const Locale locale(systems);
        TableDialog old(locale, "old.csv", "en;de\nbear;B\xe4r\n", nullptr, nullptr);
        QCOMPARE(old.encoding(), texts::Encoding::Latin1);
        QCOMPARE(old.columns().languages.size(), std::size_t(2));
        TableDialog odd(locale, "odd.csv", "sep=|\nen|de\na|b\n", nullptr, nullptr);
        QCOMPARE(odd.separator(), '|');
        QCOMPARE(odd.columns().languages.size(), std::size_t(2));
        // A wrong separator leaves nothing to choose, and the right one brings it back.
        auto* separator = odd.findChild<QComboBox*>("separator");
        separator->setCurrentIndex(0);
        QCOMPARE(odd.columns().languages.size(), std::size_t(0));
        odd.accept();
        QVERIFY(!odd.findChild<QLabel*>("error")->text().isEmpty());
        separator->setCurrentIndex(3);
        QCOMPARE(odd.columns().languages.size(), std::size_t(2));
    }

    /// Opened, edited, exported: only the edited cell has changed.
    void opensAndExports() {
        TableFixture fixture;
        fixture.openCards();
        QCOMPARE(fixture.state(0, "en"), texts::State::Approved);
        fixture.texts().edits.setText(0, "de", "Zieh 3 Karten.");
        TextExportDialog dialog(fixture.texts().document, fixture.locale, fixture.folder.path());
        dialog.show();
        QCOMPARE(dialog.findChild<QComboBox*>("form")->currentData().toInt(), int(TextOutput::Table));
        QVERIFY(dialog.findChild<QCheckBox*>("inPlace")->isVisible());
        test::answer("Yes");
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save),
                          Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(dialog.result(), int(QDialog::Accepted), test::patience);
        QFile written(fixture.folder.filePath("cards.csv"));
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(written.readAll()),
                 QString::fromStdString(cards).replace("Ziehe", "Zieh"));
    }

    void aWorkbookIsExplained() {
        TableFixture fixture;
        QString said;
        test::answer("OK", &said);
        fixture.window->files().open(fixture.write("cards.xlsx", "PK\x03\x04"));
        QTRY_VERIFY(said.contains("CSV"));
    }

    void translationsComeBack() {
        TableFixture fixture;
        fixture.openCards();
        std::string sent = cards;
        sent.replace(sent.find("Ziehe"), 5, "Zieh");
        test::answer("Apply");
        fixture.window->translateCommands().files().takeTranslations(fixture.write("back.csv", sent));
        QTRY_COMPARE(fixture.texts().document.unit(0).in("de"), std::string_view("Zieh 3 Karten."));
    }

    void ownChecks() {
        TableFixture fixture;
        fixture.open();
        withNext<OwnChecksDialog>([](OwnChecksDialog& dialog) {
            const auto field = [&](const char* name) { return dialog.findChild<QLineEdit*>(name); };
            QTest::mouseClick(dialog.findChild<QPushButton*>("addCheck"), Qt::LeftButton);
            field("name")->setText("Numbers");
            field("pattern")->setText("(a*+");
            QVERIFY(!dialog.findChild<QLabel*>("error")->text().isEmpty());
            dialog.accept();
            QVERIFY(dialog.isVisible());  // the pattern must be mended first
            field("pattern")->setText("\\d");
            QVERIFY(dialog.findChild<QLabel*>("error")->text().isEmpty());
            field("message")->setText("Write numbers as words.");
            dialog.findChild<QComboBox*>("severity")->setCurrentIndex(2);
            for (QCheckBox* box : dialog.findChildren<QCheckBox*>())
                box->setChecked(box->property("language").toString() == "fr");
            dialog.findChild<QSpinBox*>("longest")->setValue(30);
            dialog.accept();
        });
        fixture.window->actions()["texts.ownChecks"]->trigger();
        const texts::Project& project = fixture.texts().document.project();
        QCOMPARE(project.checks.size(), std::size_t(1));
        QCOMPARE(project.checks.front().languages, std::vector<std::string>{"fr"});
        QCOMPARE(project.longest, 30);
        const auto count = [&](const char* check) {
            int found = 0;
            for (std::size_t i = 0; i < project.units.size(); ++i)
                for (const texts::Alert& alert : fixture.texts().alerts.of(i))
                    found += alert.check == check ? 1 : 0;
            return found;
        };
        QTRY_COMPARE_WITH_TIMEOUT(count("own"), 3, test::patience);
        QTRY_VERIFY_WITH_TIMEOUT(count("longest") >= 2, test::patience);
        fixture.texts().document.undoStack().undo();
        QVERIFY(project.checks.empty());
        QTRY_COMPARE_WITH_TIMEOUT(count("own"), 0, test::patience);
    }

    /// What the dialog can't show stays as it is: long patterns, languages that the project lacks.
    void ownChecksKeepWhatTheyCannotShow() {
        TableFixture fixture;
        fixture.open();
        texts::OwnCheck check;
        check.name = std::string(400, 'n');
        check.pattern = std::string(499, 'x');
        check.languages = {"en", "it"};
        fixture.texts().edits.setOwnChecks({check}, 0);
        OwnChecksDialog dialog(fixture.texts().document, fixture.texts().edits, fixture.locale);
        dialog.show();
        const auto box = [&](const char* language) {
            for (QCheckBox* one : dialog.findChildren<QCheckBox*>())
                if (one->property("language").toString() == language) return one;
            qFatal("no box");
        };
        auto* pattern = dialog.findChild<QLineEdit*>("pattern");
        auto* error = dialog.findChild<QLabel*>("error");
        QCOMPARE(pattern->text().size(), 499);
        dialog.findChild<QLineEdit*>("message")->setText("m");
        QCOMPARE(dialog.checks().front().name.size(), std::size_t(400));
        QCOMPARE(dialog.checks().front().pattern, check.pattern);
        QCOMPARE(dialog.checks().front().languages, check.languages);
        // Without its last language a check would be about all.
        box("en")->setChecked(false);
        QCOMPARE(dialog.checks().front().languages, std::vector<std::string>{"it"});
        box("de")->setChecked(true);
        QCOMPARE(dialog.checks().front().languages, (std::vector<std::string>{"de", "it"}));
        QTest::mouseClick(dialog.findChild<QPushButton*>("addCheck"), Qt::LeftButton);
        pattern->setText("y");
        for (const char* language : {"en", "de", "fr"}) {
            QVERIFY(error->text().isEmpty());
            QVERIFY(box(language)->isChecked());
            box(language)->setChecked(false);
        }
        QVERIFY(!error->text().isEmpty());
        dialog.findChild<QListWidget*>("checks")->setCurrentRow(0);
        QVERIFY(error->text().isEmpty());
        dialog.accept();
        QVERIFY(dialog.isVisible());
        QCOMPARE(dialog.findChild<QListWidget*>("checks")->currentRow(), 1);
        QVERIFY(!box("fr")->isChecked());
        box("fr")->setChecked(true);
        pattern->setText(QString(501, 'y'));
        QCOMPARE(pattern->text().size(), 501);
        dialog.accept();
        QVERIFY(dialog.isVisible());
        pattern->setText("y");
        dialog.findChild<QLineEdit*>("message")->setText(QString(501, 'm'));
        dialog.accept();
        QVERIFY(dialog.isVisible());
        dialog.findChild<QLineEdit*>("message")->setText("m");
        dialog.accept();
        QVERIFY(!dialog.isVisible());
        const auto& checks = fixture.texts().document.project().checks;
        QCOMPARE(checks.size(), std::size_t(2));
        QCOMPARE(checks[0].languages, (std::vector<std::string>{"de", "it"}));
        QCOMPARE(checks[1].languages, std::vector<std::string>{"fr"});
    }

    /// A table that comes back in the old encoding, and one that lacks the source.
    void tablesThatComeBackOtherwise() {
        TableFixture fixture;
        withNext<TableDialog>([](TableDialog& dialog) { dialog.accept(); });
        fixture.window->files().open(fixture.write("old.csv", "Schl\xfcssel;en;de\na;Bear;B\xe4r\n"));
        QCOMPARE(fixture.texts().document.project().units.size(), std::size_t(1));
        QCOMPARE(fixture.texts().document.project().files.front()->name, std::string("old.csv"));
        test::answer("Apply");
        auto& files = fixture.window->translateCommands().files();
        files.takeTranslations(fixture.write("back.csv", "Schl\xfcssel;en;de\na;Bear;B\xe4ren\n"));
        QTRY_COMPARE(fixture.texts().document.unit(0).in("de"), std::string_view("Bären"));
        // Other columns are asked for, and a source is needed.
        bool stayed = false;
        withNext<TableDialog>([&](TableDialog& dialog) {
            dialog.accept();
            stayed = dialog.isVisible();
            dialog.setColumn(0, "en");
            dialog.accept();
        });
        test::answer("Apply");
        files.takeTranslations(fixture.write("other.csv", "x;de\nBear;Petz\n"));
        QVERIFY(stayed);
        QTRY_COMPARE(fixture.texts().document.unit(0).in("de"), std::string_view("Petz"));
    }

    void lengthOfARow() {
        TableFixture fixture;
        fixture.open();
        fixture.window->dock("dock.row")->raise();
        auto* longest = fixture.window->findChild<QSpinBox*>("rowLongest");
        QVERIFY(longest != nullptr);
        fixture.go(1, 1);
        QTRY_VERIFY(longest->isVisible() && longest->isEnabled());
        QTest::qWait(200);  // the panel follows the row a moment later
        longest->setValue(10);
        QCOMPARE(fixture.texts().document.unit(1).longest, 10);
        fixture.go(0, 1);
        QTRY_COMPARE(longest->value(), 0);
        QCOMPARE(fixture.texts().document.unit(1).longest, 10);
        QCOMPARE(fixture.texts().document.unit(0).longest, 0);
    }

    /// Lines are measured in a font of the machine, with a width of the texts and of a row.
    void widthOfLines() {
        TableFixture fixture;
        fixture.open();
        fixture.window->dock("dock.row")->raise();
        auto* width = fixture.window->findChild<QDoubleSpinBox*>("rowWidest");
        fixture.go(1, 1);
        QTRY_VERIFY(!width->isEnabled());  // there is no font yet
        withNext<OwnChecksDialog>([](OwnChecksDialog& dialog) {
            QCOMPARE(dialog.findChild<QDoubleSpinBox*>("widest")->value(), 0.0);
            dialog.findChild<QDoubleSpinBox*>("widest")->setValue(10.5);
            dialog.findChild<QFontComboBox*>("font")->setCurrentText("DejaVu Sans");
            dialog.findChild<QDoubleSpinBox*>("points")->setValue(12);
            dialog.accept();
        });
        fixture.window->actions()["texts.ownChecks"]->trigger();
        const texts::Project& project = fixture.texts().document.project();
        QCOMPARE(project.widest.tenths, 105);
        QCOMPARE(project.widest.font, std::string("DejaVu Sans"));
        QCOMPARE(project.widest.points, 120);
        const auto wide = [&](std::size_t unit) {
            const auto& alerts = fixture.texts().alerts.of(unit);
            return std::any_of(alerts.begin(), alerts.end(), [](const texts::Alert& alert) {
                return alert.code == "texts.check.longest.millimetres";
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(wide(1), test::patience);
        QTRY_VERIFY(width->isVisible() && width->isEnabled());
        QTest::qWait(200);  // the panel follows the row a moment later
        width->setValue(200);
        QCOMPARE(fixture.texts().document.unit(1).widest, 2'000);
        QTRY_VERIFY_WITH_TIMEOUT(!wide(1), test::patience);
        QVERIFY(wide(0));
        fixture.texts().document.undoStack().undo();
        QTRY_VERIFY_WITH_TIMEOUT(wide(1), test::patience);
        // A dialog that changes nothing is no step.
        const int steps = fixture.texts().document.undoStack().index();
        withNext<OwnChecksDialog>([](OwnChecksDialog& dialog) { dialog.accept(); });
        fixture.window->actions()["texts.ownChecks"]->trigger();
        QCOMPARE(fixture.texts().document.undoStack().index(), steps);
        QCOMPARE(project.widest.tenths, 105);
    }

    void notesAreSigned() {
        TableFixture fixture;
        fixture.open();
        fixture.window->dock("dock.row")->raise();
        fixture.go(0, 1);
        fixture.texts().edits.setNotes(0, "unsigned");
        fixture.texts().document.setSigner([] { return texts::Signature{"Ada", "2026-01-31T12:00Z"}; });
        fixture.texts().edits.setNotes(0, "unsigned\nsigned");
        QCOMPARE(fixture.texts().document.unit(0).notes,
                 (std::vector<texts::Note>{"unsigned", {"signed", "Ada", "2026-01-31T12:00Z"}}));
        auto* authors = fixture.window->findChild<QLabel*>("noteAuthors");
        QTRY_VERIFY(authors->text().contains("Ada"));
        QVERIFY(authors->text().contains("signed") && !authors->text().contains("unsigned"));
    }
};

HEXA_TEST(TextTablesTest);
#include "tables_test.moc"
