// SPDX-License-Identifier: GPL-3.0-or-later
// Import and export of the Translate mode, and its knowledge about marks and places.
#include "core/io/file/file.h"
#include "core/registry/registry.h"
#include "core/texts/glossary/glossaryfile.h"
#include "editor/translate/importdialog.h"
#include "editor/translate/marking.h"
#include "editor/translate/textdocument.h"
#include "editor/translate/textexport.h"
#include "editor/translate/textterms.h"
#include "editor/ui/locale.h"
#include "tests/editor/translate/sampletexts.h"
#include "tests/support/test.h"

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace hexa;
using namespace hexa::editor;

namespace {

struct Files {
    QString write(const QString& name, const std::string& text) {
        const QString path = folder.filePath(name);
        if (!writeFile(path.toStdString(), text).ok()) qFatal("no test file");
        return path;
    }
    QTemporaryDir folder;
    Systems systems = builtInSystems();
    Locale locale{systems};
};

}  // namespace

class TranslateDialogsTest : public QObject {
    Q_OBJECT
private slots:
    void importsAFileALanguage() {
        Files files;
        ImportDialog dialog(files.locale, {}, "/elsewhere");
        QPushButton* import = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!import->isEnabled());
        dialog.setFile("en",
                       files.write("a.txt", "First heading\n\nDraw 3 cards. Keep one.\n\nStop at 12.\n"));
        dialog.setFile(
            "de",
            files.write("b.txt", "Erste Überschrift\n\nZiehe 3 Karten. Behalte eine.\n\nHalte bei 12.\n"));
        QVERIFY(import->isEnabled());
        dialog.show();
        auto* instead = dialog.findChild<QPushButton*>("cataloguesInstead");
        auto* path = dialog.findChild<QLineEdit*>("path.en");
        const int height = path->y();
        QTest::mouseClick(import, Qt::LeftButton);
        // Nothing can be chosen meanwhile, and nothing moves.
        QVERIFY(!instead->isEnabled() && !path->isEnabled() && !dialog.findChild<QComboBox*>()->isEnabled());
        QCOMPARE(path->y(), height);
        QTRY_COMPARE_WITH_TIMEOUT(dialog.result(), int(QDialog::Accepted), test::patience);
        QCOMPARE(dialog.folder(), files.folder.path());  // where the export begins, typed or chosen
        const texts::Project project = dialog.takeProject();
        QCOMPARE(project.languages.size(), std::size_t(2));
        QVERIFY(project.units.size() >= 3);
        QCOMPARE(project.units.front().in("de"), std::string_view("Erste Überschrift"));
    }

    /// The number of aligned sentences is visible while two books are aligned, the window stays
    /// responsive, and Cancel ends it soon.
    void aLongImportTellsHowFarItIs() {
        Files files;
        ImportDialog dialog(files.locale, {}, files.folder.path());
        const auto book = [](const char* words) {
            std::string text;
            for (int i = 0; i < 9000; ++i)
                text += std::string(words) + ' ' + std::to_string(i * 7919 % 100'003) + ".\n\n";
            return text;
        };
        dialog.setFile("en", files.write("a.txt", book("Move the pieces on the board to space")));
        dialog.setFile("de", files.write("b.txt", book("Zieh die Figuren auf dem Brett zum Feld")));
        dialog.show();
        auto* bar = dialog.findChild<QProgressBar*>();
        auto* buttons = dialog.findChild<QDialogButtonBox*>();
        QTest::mouseClick(buttons->button(QDialogButtonBox::Ok), Qt::LeftButton);
        std::set<int> seen;
        connect(bar, &QProgressBar::valueChanged, &dialog, [&](int value) { seen.insert(value); });
        QTRY_VERIFY2_WITH_TIMEOUT(bar->text().contains(" of 9,000 sentences") && seen.size() > 5,
                                  qPrintable(bar->text()), test::patience);
        QVERIFY(bar->isVisible() && bar->isTextVisible());
        QCOMPARE(bar->maximum(), 100);  // no busy bar
        QTest::mouseClick(buttons->button(QDialogButtonBox::Cancel), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isVisible(), 5000);
        QCOMPARE(dialog.result(), int(QDialog::Rejected));
    }

    void saysWhyAFileCannotBeImported_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("wrong encoding") << QByteArray("Gr\xfc\xdf"
                                                      "e an alle hier");
        QTest::newRow("binary") << QByteArray("PK\x03\x04\0\0\0\0\0\0abc", 13);
        QTest::newRow("empty") << QByteArray();
    }

    void saysWhyAFileCannotBeImported() {
        QFETCH(QByteArray, bytes);
        Files files;
        ImportDialog dialog(files.locale, {}, files.folder.path());
        dialog.setFile("en", files.write("a.txt", "All is well here.\n"));
        dialog.setFile("de", files.write("b.txt", bytes.toStdString()));
        dialog.show();
        dialog.start();
        auto* error = dialog.findChild<QLabel*>("importError");
        QTRY_VERIFY_WITH_TIMEOUT(error->isVisible(), test::patience);
        QVERIFY(error->text().size() > 10);
        QVERIFY(!error->text().startsWith("texts."));  // a sentence, not a code
        QVERIFY(dialog.isVisible());
        // The choices are kept.
        QVERIFY(!dialog.findChild<QLineEdit*>("path.de")->text().isEmpty());
    }

    void exportsAFileALanguage() {
        Files files;
        TextDocument document;
        document.take(test::sampleTexts(), files.folder.filePath("book.hexatext"), false);
        TextExportDialog dialog(document, files.locale, files.folder.path());
        dialog.show();
        auto* save = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save);
        save->click();
        QTRY_VERIFY(!dialog.isVisible());
        const auto text = readFile(files.folder.filePath("book.de.md").toStdString());
        QVERIFY(text.ok());
        QVERIFY(text->find("Ziehe jetzt 4 Karten.") != std::string::npos);
        QVERIFY(QFile::exists(files.folder.filePath("book.fr.md")));
        auto* form = dialog.findChild<QComboBox*>("form");
        form->setCurrentIndex(form->findText("Pages (.pdf)"));
        dialog.show();
        save->click();
        QTRY_VERIFY(!dialog.isVisible());
        const auto pages = readFile(files.folder.filePath("book.en.pdf").toStdString());
        QVERIFY(pages.ok());
        QVERIFY(pages->starts_with("%PDF"));
    }

    void anUnwritableFolderIsReported() {
        Files files;
        TextDocument document;
        document.take(test::sampleTexts(), {}, false);
        TextExportDialog dialog(document, files.locale, files.folder.filePath("not/there"));
        dialog.show();
        dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->click();
        const auto* error = dialog.findChild<QLabel*>("error");
        QTRY_VERIFY(error->isVisible());
        QVERIFY2(error->text().contains("does not exist"), qPrintable(error->text()));
        QVERIFY(dialog.isVisible());
    }

    void placesCountCharacters() {
        QCOMPARE(positionOf("Übung", 2), 1);
        QCOMPARE(positionOf("Übung", 99), 5);
        QCOMPARE(byteOf(QString("Übung"), 1), std::size_t(2));
        QCOMPARE(positionOf("𝄞x", 4), 2);
    }

    void termsAreFoundInflected() {
        Files files;
        TextDocument document;
        document.take(test::sampleTexts(), {}, false);
        const std::string text = "Zwei Soldaten im Wald.";
        const auto terms = TextTerms(document).termsIn("de", text);
        QCOMPARE(terms.size(), std::size_t(2));
        QCOMPARE(text.substr(terms[0].begin, terms[0].end - terms[0].begin), std::string("Soldaten"));
    }

    void aDifferenceIsReportedNotOnlyByColour() {
        const QString html = richDiff(texts::wordDiff("Draw 3 cards", "Draw 4 cards")).html();
        QVERIFY(html.contains("<s>"));
        QVERIFY(html.contains("<u>"));
    }
};

HEXA_TEST(TranslateDialogsTest);
#include "dialogs_test.moc"
