// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/printpreviewdialog.h"

#include "core/registry/registry.h"
#include "editor/document/document.h"
#include "editor/preview/pagepreview.h"
#include "editor/ui/locale.h"
#include "tests/support/test.h"

#include <QComboBox>
#include <QLabel>
#include <QPrinter>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace hexa;

class PrintPreviewDialogTest : public QObject {
    Q_OBJECT

    const Systems mSystems = builtInSystems();
    const GameSystem& mGame = mSystems.list().front();
    Locale mLocale{mSystems};
    QTemporaryDir mFolder;
    std::unique_ptr<QSettings> mSettings;
    std::unique_ptr<Document> mDocument;

    std::unique_ptr<PrintPreviewDialog> open() {
        auto dialog = std::make_unique<PrintPreviewDialog>(*mDocument, mLocale, *mSettings);
        dialog->show();
        if (!QTest::qWaitForWindowExposed(dialog.get())) qFatal("the dialog doesn't open");
        return dialog;
    }
    static QComboBox* box(const PrintPreviewDialog& dialog, const char* name) {
        return dialog.findChild<QComboBox*>(name);
    }
    static void choose(QComboBox* combo, const QVariant& data) {
        combo->setCurrentIndex(combo->findData(data));
    }
    static QByteArray content(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void init() {
        mLocale.setLanguage("en");
        mSettings = std::make_unique<QSettings>(mFolder.filePath("settings.ini"), QSettings::IniFormat);
        mSettings->clear();
        mDocument = std::make_unique<Document>(mGame, mGame.layouts.front().scenario);
    }

    void sheetHasTheProportionsOfThePaper() {
        const auto dialog = open();
        auto* preview = dialog->findChild<PagePreview*>();
        QTRY_VERIFY(preview->upToDate());
        const auto sheet = [&] {
            const QImage picture = preview->grab().toImage();
            int left = picture.width(), right = 0, top = picture.height(), bottom = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    if (picture.pixelColor(x, y) == QColor(Qt::white)) {
                        left = std::min(left, x), right = std::max(right, x);
                        top = std::min(top, y), bottom = std::max(bottom, y);
                    }
            return double(right - left + 1) / (bottom - top + 1);
        };
        QVERIFY(std::abs(sheet() - 210.0 / 297) < 0.01);
        box(*dialog, "orientation")->setCurrentIndex(1);
        QTRY_VERIFY(preview->upToDate());
        QVERIFY(std::abs(sheet() - 297.0 / 210) < 0.01);
        choose(box(*dialog, "paper"), int(QPageSize::Letter));
        QTRY_VERIFY(preview->upToDate());
        QVERIFY(std::abs(sheet() - 279.4 / 215.9) < 0.01);
    }

    void sheetSpeaksItsOwnLanguage() {
        const auto dialog = open();
        auto* preview = dialog->findChild<PagePreview*>();
        QTRY_VERIFY(preview->upToDate());
        const QImage english = preview->grab().toImage();
        choose(box(*dialog, "language"), "de");
        QCOMPARE(dialog->page().style.language, std::string("de"));
        QTRY_VERIFY(preview->upToDate());
        QVERIFY(preview->grab().toImage() != english);
        QCOMPARE(mLocale.language(), QString("en"));
    }

    void zooms() {
        const auto dialog = open();
        auto* preview = dialog->findChild<PagePreview*>();
        const double fitted = preview->shownZoom();
        QTest::mouseClick(dialog->findChild<QToolButton*>("zoom-in"), Qt::LeftButton);
        QVERIFY(preview->shownZoom() > fitted * 1.2);
        dialog->setZoom(2);
        QVERIFY(std::abs(preview->shownZoom() - 2) < 0.01);
        QVERIFY(preview->minimumSizeHint().width() > 210 / 25.4 * 96 * 2);
        QVERIFY(dialog->findChild<QLabel*>("zoom")->text().startsWith("200"));
        QTest::keyClick(dialog.get(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(preview->zoom(), 0.0);
    }

    void printsAtTrueSize() {
        const auto dialog = open();
        choose(box(*dialog, "paper"), int(QPageSize::A3));
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(mFolder.filePath("printed.pdf"));
        QVERIFY(dialog->printTo(printer));
        QCOMPARE(printer.pageLayout().pageSize().id(), QPageSize::A3);
        const QByteArray pdf = content(mFolder.filePath("printed.pdf"));
        QVERIFY(pdf.startsWith("%PDF"));
        QVERIFY(pdf.contains("842") && pdf.contains("1191"));  // A3 in points
    }

    void savesAPdfAndTellsFailures() {
        const auto dialog = open();
        QSignalSpy saved(dialog.get(), &PrintPreviewDialog::pdfSaved);
        dialog->savePdfTo(mFolder.filePath("sheet.pdf"));
        QTRY_COMPARE(saved.count(), 1);
        QVERIFY(content(mFolder.filePath("sheet.pdf")).startsWith("%PDF"));
        dialog->savePdfTo(mFolder.filePath("no/such/sheet.pdf"));
        QTRY_VERIFY(dialog->findChild<QPushButton*>("pdf")->isEnabled());
        QVERIFY(dialog->findChild<QLabel*>("words")->text().contains("no/such"));
        QCOMPARE(saved.count(), 1);
    }

    void remembersChoices() {
        {
            const auto dialog = open();
            choose(box(*dialog, "paper"), int(QPageSize::Letter));
            choose(box(*dialog, "language"), "fr");
            box(*dialog, "style")->setCurrentIndex(2);
            dialog->reject();
        }
        const auto again = open();
        QCOMPARE(again->page().size.id(), QPageSize::Letter);
        QCOMPARE(again->page().style.language, std::string("fr"));
        QCOMPARE(again->page().style.tiles, paint::TileStyle::Ink);
    }
};

HEXA_TEST(PrintPreviewDialogTest);
#include "printpreviewdialog_test.moc"
