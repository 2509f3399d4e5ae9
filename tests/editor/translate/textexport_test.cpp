// SPDX-License-Identifier: GPL-3.0-or-later
// Existing files at the destination of an export: nothing is replaced without a question, and
// incomplete files are not reported as done.
#include "core/io/file/file.h"
#include "core/registry/registry.h"
#include "core/texts/exchange/joined.h"
#include "editor/translate/textdocument.h"
#include "editor/translate/textexport.h"
#include "editor/ui/locale.h"
#include "tests/editor/translate/answering.h"
#include "tests/editor/translate/sampletexts.h"
#include "tests/support/openwatch.h"
#include "tests/support/test.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QImage>
#include <QIODevice>
#include <QLabel>
#include <QProcess>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QWidget>

#include <algorithm>
#include <stop_token>
#include <vector>

using namespace hexa;
using namespace hexa::editor;

namespace {

struct Export {
    Export() {
        locale.setLanguage("en");
        document.take(test::sampleTexts(), folder.filePath("book.hexatext"), false);
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
    /// Presses Save, and a button of the question that follows; returns its text.
    QString save(TextExportDialog& dialog, const QString& button) {
        QString said;
        test::answer(button, &said);
        press(dialog, QDialogButtonBox::Save);
        return said;
    }
    static void press(TextExportDialog& dialog, QDialogButtonBox::StandardButton button) {
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(button), Qt::LeftButton);
    }
    static bool rests(const TextExportDialog& dialog) {
        return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save)->isEnabled();
    }
    QStringList names() const {
        return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }
    QTemporaryDir folder;
    Systems systems = builtInSystems();
    Locale locale{systems};
    TextDocument document;
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
        TextExportDialog dialog(files.document, files.locale, files.folder.path());
        files.choose(dialog, "For translators: PO");
        dialog.show();
        const QString said = files.save(dialog, "No");
        QVERIFY2(said.contains("book.de.po") && said.contains("book.fr.po"), qPrintable(said));
        QVERIFY2(!said.contains("book.en.po"), qPrintable(said));
        QCOMPARE(files.in("book.de.po"), std::string("mine"));
        QCOMPARE(files.in("book.fr.po"), std::string("mine"));
        QVERIFY(dialog.isVisible());
        files.save(dialog, "Yes");
        QTRY_VERIFY(!dialog.isVisible());
        QVERIFY(files.in("book.de.po").find("msgid") != std::string::npos);
        QVERIFY(files.in("book.fr.po").find("msgid") != std::string::npos);
        QCOMPARE(files.in("book.en.po"), std::string("mine"));
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }

    /// A file that was imported comes back with changed translations only, unless a new one is
    /// wanted.
    void importedFilesComeBack() {
        const std::string po =
            "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n#: a.c:1\nmsgid \"Go\"\nmsgstr \"Los\"\n";
        Export files;
        auto project = texts::joinCatalogues({*texts::readCatalogue(po)}, {{"app.po", po}});
        QVERIFY(project.ok());
        files.document.take(*project, files.folder.filePath("app.hexatext"), false);
        for (const bool inPlace : {true, false}) {
            TextExportDialog dialog(files.document, files.locale, files.folder.path());
            QCOMPARE(dialog.findChild<QComboBox*>("form")->currentText(), QString("For translators: PO"));
            auto* box = dialog.findChild<QCheckBox*>("inPlace");
            QVERIFY(!box->isHidden());
            files.choose(dialog, "Markdown (.md)");
            QVERIFY(box->isHidden());
            files.choose(dialog, "For translators: PO");
            box->setChecked(inPlace);
            dialog.show();
            if (inPlace)
                Export::press(dialog, QDialogButtonBox::Save);
            else
                files.save(dialog, "Yes");
            QTRY_VERIFY(!dialog.isVisible());
            QCOMPARE(files.in("app.de.po") == po, inPlace);
        }
    }

    /// A new file has the plural rule of the imported one, and with it all its forms.
    void aNewFileKeepsThePluralRule() {
        const std::string rule = "nplurals=3; plural=n==1 ? 0 : n==2 ? 1 : 2;";
        const std::string po = "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\"Plural-Forms: " + rule +
                               "\\n\"\n\nmsgid \"%d card\"\nmsgid_plural \"%d cards\"\n"
                               "msgstr[0] \"eine\"\nmsgstr[1] \"zwei\"\nmsgstr[2] \"viele\"\n";
        Export files;
        auto project = texts::joinCatalogues({*texts::readCatalogue(po)}, {{"app.po", po}});
        QVERIFY(project.ok());
        files.document.take(*project, files.folder.filePath("app.hexatext"), false);
        TextExportDialog dialog(files.document, files.locale, files.folder.path());
        dialog.findChild<QCheckBox*>("inPlace")->setChecked(false);
        dialog.show();
        Export::press(dialog, QDialogButtonBox::Save);
        QTRY_VERIFY(!dialog.isVisible());
        const auto written = QByteArray::fromStdString(files.in("app.de.po"));
        QVERIFY2(written.contains(rule.c_str()), written);
        QVERIFY2(written.contains("msgstr[2] \"viele\""), written);
    }

    /// Translations that the imported file can't take are counted.
    void unwrittenTextsAreReported() {
        const std::string xliff =
            "<xliff version=\"2.0\" srcLang=\"en\" trgLang=\"de\"><file id=\"f\"><unit id=\"u\">"
            "<segment><source>One. </source><target>Eins. </target></segment>"
            "<segment><source>Two.</source><target>Zwei.</target></segment></unit></file></xliff>";
        Export files;
        auto project = texts::joinCatalogues({*texts::readCatalogue(xliff)}, {{"app.xlf", xliff}});
        QVERIFY(project.ok());
        (void)apply(*project, setText(*project, 0, "de", "Neu."));
        files.document.take(*project, files.folder.filePath("app.hexatext"), false);
        TextExportDialog dialog(files.document, files.locale, files.folder.path());
        dialog.show();
        QString said;
        test::answer("OK", &said);
        Export::press(dialog, QDialogButtonBox::Save);
        QTRY_VERIFY(!dialog.isVisible());
        QVERIFY2(said.contains("Translations in app.xlf that could not be changed: 1."), qPrintable(said));
        QCOMPARE(files.in("app.de.xlf"), xliff);
    }

    void returnReplacesNothing() {
        Export files;
        files.put("book.de.md");
        TextExportDialog dialog(files.document, files.locale, files.folder.path());
        dialog.show();
        QTimer::singleShot(300, qApp, [] {
            for (QWidget* widget : QApplication::topLevelWidgets())
                if (auto* box = qobject_cast<QMessageBox*>(widget)) QTest::keyClick(box, Qt::Key_Return);
        });
        Export::press(dialog, QDialogButtonBox::Save);
        QVERIFY(Export::rests(dialog));
        QCOMPARE(files.in("book.de.md"), std::string("mine"));
        QVERIFY(!QFile::exists(files.folder.filePath("book.fr.md")));
    }

    void nothingToWriteIsReported() {
        Export files;
        TextExportDialog dialog(files.document, files.locale, files.folder.path());
        files.choose(dialog, "For translators: PO");
        for (auto* box : dialog.findChildren<QCheckBox*>())
            box->setChecked(box->property("language").toString() == "en");  // the source alone
        dialog.show();
        QSignalSpy reported(&dialog, &TextExportDialog::reported);
        Export::press(dialog, QDialogButtonBox::Save);
        QVERIFY(dialog.isVisible());
        QCOMPARE(reported.count(), 0);
        const auto* error = dialog.findChild<QLabel*>("error");
        QVERIFY(error->isVisible());
        QCOMPARE(error->text(), "Choose a language other than the source language.");
        files.choose(dialog, "Markdown (.md)");
        Export::press(dialog, QDialogButtonBox::Save);
        QTRY_COMPARE(reported.count(), 1);
        QCOMPARE(files.names(), QStringList{"book.en.md"});
    }

    void ifOneFileCannotBeWrittenNoneIs_data() {
        QTest::addColumn<QString>("form");
        QTest::addColumn<QString>("file");
        QTest::newRow("the first") << "Pages (.pdf)"
                                   << "book.en.pdf";
        QTest::newRow("the last") << "Markdown (.md)"
                                  << "book.fr.md";
    }

    void ifOneFileCannotBeWrittenNoneIs() {
        QFETCH(QString, form);
        QFETCH(QString, file);
        Export files;
        QVERIFY(QDir(files.folder.path()).mkpath(file + "/inside"));
        TextExportDialog dialog(files.document, files.locale, files.folder.path());
        files.choose(dialog, form);
        dialog.show();
        QSignalSpy reported(&dialog, &TextExportDialog::reported);
        Export::press(dialog, QDialogButtonBox::Save);
        const auto* error = dialog.findChild<QLabel*>("error");
        QTRY_VERIFY(error->isVisible());
        QVERIFY2(error->text().contains(file), qPrintable(error->text()));
        QVERIFY(Export::rests(dialog));
        QVERIFY(dialog.isVisible());
        QCOMPARE(reported.count(), 0);
        QCOMPARE(files.names(), QStringList());
    }

    void cancelStopsAndLeavesNothing() {
        Export files;
        texts::Project book = test::sampleTexts();
        const auto few = book.units;
        for (int i = 0; i < 2000; ++i)
            for (texts::Unit unit : few) {
                unit.id += '-' + std::to_string(i);
                book.units.push_back(std::move(unit));
            }
        files.document.take(std::move(book), files.folder.filePath("book.hexatext"), false);
        files.put("book.fr.pdf");
        TextExportDialog dialog(files.document, files.locale, files.folder.path());
        files.choose(dialog, "Pages (.pdf)");
        dialog.show();
        files.save(dialog, "Yes");
        // The window keeps responding meanwhile, and shows that there is work.
        QVERIFY(!Export::rests(dialog));
        QVERIFY(dialog.findChild<QProgressBar*>()->isVisible());
        QVERIFY(!dialog.findChild<QComboBox*>("form")->isEnabled());
        Export::press(dialog, QDialogButtonBox::Cancel);
        QTRY_VERIFY_WITH_TIMEOUT(Export::rests(dialog), test::patience);
        QVERIFY(dialog.isVisible());
        QVERIFY(!dialog.findChild<QProgressBar*>()->isVisible());
        QCOMPARE(dialog.findChild<QLabel*>("error")->text(), "Export cancelled. Nothing was written.");
        Export::press(dialog, QDialogButtonBox::Cancel);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(dialog.result(), int(QDialog::Rejected));
        QCOMPARE(files.names(), QStringList{"book.fr.pdf"});
        QCOMPARE(files.in("book.fr.pdf"), std::string("mine"));
    }

    void pagesReplaceAFileAsAWhole() {
        Export files;
        files.put("book.de.pdf");
        TextExportDialog dialog(files.document, files.locale, files.folder.path());
        files.choose(dialog, "Pages (.pdf)");
        dialog.show();
        files.save(dialog, "Yes");
        QTRY_VERIFY(!dialog.isVisible());
        const std::string pages = files.in("book.de.pdf");
        QVERIFY(pages.starts_with("%PDF"));
        QVERIFY(pages.find("%%EOF") != std::string::npos);
        QCOMPARE(files.names(), (QStringList{"book.de.pdf", "book.en.pdf", "book.fr.pdf"}));
    }

    /// A text is printed and read literally; nothing is loaded for it.
    void hostileTextsAreWrittenAsTheyAre() {
        QTemporaryDir folder;
        const QString picture = folder.filePath("trap.png");
        QImage image(8, 8, QImage::Format_RGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(picture));
        const QStringList hostile{QStringLiteral("![pic](file://%1) ![p](%1)").arg(picture),
                                  QStringLiteral("<img src=\"%1\"> <b>bold</b> <X> a<b").arg(picture),
                                  "[x](y) *a b* _c_ `d` # e", "&amp; &lt; %1 {n}", "# first - + 1. <!--"};
        texts::Project project;
        project.languages = {"en", "de", "fr"};
        project.title.set("en", hostile[0].toStdString());
        for (const QString& text : hostile) {
            texts::Unit unit;
            unit.id = "u" + std::to_string(project.units.size());
            unit.kind = static_cast<texts::UnitKind>(project.units.size() % 3);
            for (const char* language : {"en", "de", "fr"}) unit.texts[language].text = text.toStdString();
            project.units.push_back(unit);
        }
        project.units.push_back(project.units[0]);
        texts::Unit& last = project.units.change(project.units.size() - 1);
        last.id = "last";
        for (auto& [language, text] : last.texts) text.text = "Move up to **3** pieces.";

        const test::OpenWatch watch(picture);
        for (const char* language : {"en", "de", "fr"}) {
            QStringList lines = hostile;
            lines[2] = "[x](y) a b _c_ `d` # e";  // with its italic words
            lines << "Move up to 3 pieces.";
            // Markdown, as another program understands it.
            QTextDocument read;
            read.setMarkdown(QString::fromStdString(texts::writeMarkdown(project, language)));
            QStringList found;
            for (QTextBlock block = read.begin(); block.isValid(); block = block.next()) {
                found << block.text();
                for (auto it = block.begin(); !it.atEnd(); ++it) {
                    QVERIFY(!it.fragment().charFormat().isImageFormat());
                    QVERIFY(!it.fragment().charFormat().isAnchor());
                }
            }
            QCOMPARE(found, lines);
            // Pages, as another program reads them.
            const auto pages = pagesOf(texts::readingBlocks(project, language), "Title");
            QVERIFY(pages.ok());
            QVERIFY(!pages->contains("/Subtype /Image"));
            if (QStandardPaths::findExecutable("pdftotext").isEmpty()) continue;
            QFile pdf(folder.filePath("pages.pdf"));
            QVERIFY(pdf.open(QIODevice::WriteOnly));
            pdf.write(*pages);
            pdf.close();
            QProcess reader;
            reader.start("pdftotext", {"-raw", pdf.fileName(), "-"});
            QVERIFY(reader.waitForFinished());
            // The page chooses the line breaks.
            const auto dense = [](const QString& text) {
                // Neither do ligatures of the font matter.
                return text.normalized(QString::NormalizationForm_KC).remove(QRegularExpression("\\s"));
            };
            const QString said = dense(QString::fromUtf8(reader.readAllStandardOutput()));
            for (const QString& line : lines)
                QVERIFY2(said.contains(dense(line)), qPrintable(line + '\n' + said));
        }
        QVERIFY(!watch.opened());
    }

    void longTextsFillPages() {
        using texts::ReadingBlock;
        std::vector<ReadingBlock> blocks{{ReadingBlock::Kind::Title, "Head"}};
        blocks.resize(401, {ReadingBlock::Kind::Paragraph, "A paragraph of many."});
        std::vector<double> reported;
        const auto pages = pagesOf(blocks, "Title", {}, [&](double part) { reported.push_back(part); });
        QVERIFY(pages.ok());
        QVERIFY(reported.size() > 4);
        QCOMPARE(pages->count("/Type /Page\n"), static_cast<qsizetype>(reported.size()));
        QCOMPARE(reported.back(), 1.0);
        QVERIFY(std::is_sorted(reported.begin(), reported.end()));
        std::stop_source stop;
        stop.request_stop();
        const auto none = pagesOf(blocks, "Title", stop.get_token());
        QVERIFY(!none.ok());
        QCOMPARE(none.error().code(), std::string("render.stopped"));
    }
};

HEXA_TEST(TextExportTest);
#include "textexport_test.moc"
