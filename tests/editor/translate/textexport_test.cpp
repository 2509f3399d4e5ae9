// SPDX-License-Identifier: GPL-3.0-or-later
// Files that an export finds where it is going to write: nothing is replaced unasked, nothing half written is told as done.
#include "core/io/file.h"
#include "core/registry/registry.h"
#include "editor/translate/textexport.h"
#include "editor/translate/translatedesk.h"
#include "editor/ui/locale.h"
#include "tests/editor/translate/answering.h"
#include "tests/editor/translate/sampletexts.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace hexa;

namespace {

struct Export {
    Export() {
        locale.setLanguage("en");
        desk.document().take(test::sampleTexts(), folder.filePath("book.hexatext"), false);
    }
    void put(const QString& name) {
        if (!writeFile(folder.filePath(name).toStdString(), "mine").ok()) qFatal("no test file");
    }
    std::string in(const QString& name) {
        const auto text = readFile(folder.filePath(name).toStdString());
        return text ? *text : std::string();
    }
    void choose(TextExportDialog& dialog, const QString& form) {
        auto* box = dialog.findChild<QComboBox*>("form");
        box->setCurrentIndex(box->findText(form));
    }
    /// Presses Save, and a button of the question that follows; what it said.
    QString save(TextExportDialog& dialog, const QString& button) {
        QString said;
        test::answer(button, &said);
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save),
                          Qt::LeftButton);
        return said;
    }
    QTemporaryDir folder;
    Systems systems = builtInSystems();
    Locale locale{systems};
    TranslateDesk desk{locale};
};

}  // namespace

class TextExportTest : public QObject {
    Q_OBJECT
private slots:
    void asksOnceBeforeFilesAreReplaced() {
        Export files;
        files.put("book.de.po");
        files.put("book.fr.po");
        files.put("book.en.po");  // the source has no file of its own
        TextExportDialog dialog(files.desk, files.locale, files.folder.path());
        files.choose(dialog, "For translators: PO");
        dialog.show();
        const QString said = files.save(dialog, "No");
        QVERIFY2(said.contains("book.de.po") && said.contains("book.fr.po"), qPrintable(said));
        QVERIFY2(!said.contains("book.en.po"), qPrintable(said));
        QCOMPARE(files.in("book.de.po"), std::string("mine"));
        QCOMPARE(files.in("book.fr.po"), std::string("mine"));
        QVERIFY(dialog.isVisible());
        files.save(dialog, "Yes");
        QVERIFY(files.in("book.de.po").find("msgid") != std::string::npos);
        QVERIFY(files.in("book.fr.po").find("msgid") != std::string::npos);
        QCOMPARE(files.in("book.en.po"), std::string("mine"));
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }

    void returnReplacesNothing() {
        Export files;
        files.put("book.de.md");
        TextExportDialog dialog(files.desk, files.locale, files.folder.path());
        dialog.show();
        QTimer::singleShot(300, qApp, [] {
            for (QWidget* widget : QApplication::topLevelWidgets())
                if (auto* box = qobject_cast<QMessageBox*>(widget)) QTest::keyClick(box, Qt::Key_Return);
        });
        QVERIFY(!dialog.write());
        QCOMPARE(files.in("book.de.md"), std::string("mine"));
        QVERIFY(!QFile::exists(files.folder.filePath("book.fr.md")));
    }

    void nothingToWriteIsTold() {
        Export files;
        TextExportDialog dialog(files.desk, files.locale, files.folder.path());
        files.choose(dialog, "For translators: PO");
        for (auto* box : dialog.findChildren<QCheckBox*>())
            box->setChecked(box->property("language").toString() == "en");  // the source alone
        dialog.show();
        QSignalSpy told(&dialog, &TextExportDialog::told);
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save),
                          Qt::LeftButton);
        QVERIFY(dialog.isVisible());
        QCOMPARE(told.count(), 0);
        const auto* error = dialog.findChild<QLabel*>("error");
        QVERIFY(error->isVisible());
        QCOMPARE(error->text(), "Choose a language other than the source.");
        files.choose(dialog, "Markdown (.md)");
        QVERIFY(dialog.write());
        QVERIFY(QFile::exists(files.folder.filePath("book.en.md")));
    }

    void pagesThatCannotBeWrittenAreTold() {
        Export files;
        QVERIFY(QDir(files.folder.path()).mkpath("book.en.pdf/inside"));
        TextExportDialog dialog(files.desk, files.locale, files.folder.path());
        files.choose(dialog, "Pages (.pdf)");
        dialog.show();
        QSignalSpy told(&dialog, &TextExportDialog::told);
        QVERIFY(!dialog.write());
        QCOMPARE(told.count(), 0);
        bool reason = false;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            reason = reason || (label->isVisible() && label->text().contains("book.en.pdf"));
        QVERIFY(reason);
    }

    void pagesReplaceAFileAsAWhole() {
        Export files;
        files.put("old.pdf");
        QVERIFY(writePages(files.folder.filePath("old.pdf"), "# Head\n\nWords.\n", "Title").ok());
        const std::string pages = files.in("old.pdf");
        QVERIFY(pages.starts_with("%PDF"));
        QVERIFY(pages.find("%%EOF") != std::string::npos);
        QCOMPARE(QDir(files.folder.path()).entryList(QDir::Files), QStringList{"old.pdf"});
    }
};

HEXA_TEST(TextExportTest);
#include "textexport_test.moc"
