// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/exportdialog.h"

#include "core/engine/generate/generate.h"
#include "core/registry/registry.h"
#include "editor/document/document.h"
#include "editor/ui/locale.h"
#include "tests/support/hostilemap.h"
#include "tests/support/test.h"
#include "tests/support/xmllint.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace hexa;
using namespace hexa::editor;

class ExportDialogTest : public QObject {
    Q_OBJECT

    const Systems mSystems = builtInSystems();
    const GameSystem& mGame = mSystems.list().front();
    Locale mLocale{mSystems};
    paint::TileArt mArt{mGame.catalog};
    QTemporaryDir mFolder;
    std::unique_ptr<QSettings> mSettings;
    std::unique_ptr<Document> mDocument;

    std::unique_ptr<ExportDialog> open() {
        auto dialog = std::make_unique<ExportDialog>(*mDocument, mArt, mLocale, *mSettings);
        dialog->setNativeFileDialog(false);
        dialog->show();
        if (!QTest::qWaitForWindowExposed(dialog.get())) qFatal("the dialog doesn't open");
        return dialog;
    }
    template <class T>
    static T* child(const ExportDialog& dialog, const char* name) {
        T* found = dialog.findChild<T*>(name);
        if (found == nullptr) qFatal("no %s", name);
        return found;
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
        GenerateRequest request;
        request.base = mGame.layouts.front().scenario;
        request.seed = 5;
        request.counts.resize(mGame.catalog.kinds.size());
        mDocument = std::make_unique<Document>(mGame, *makeMap(mGame, request));
    }

    void writesTheSizeThatItShows() {
        const auto dialog = open();
        child<QSpinBox>(*dialog, "hexWidth")->setValue(60);
        child<QSpinBox>(*dialog, "dpi")->setValue(300);
        const QString size = child<QLabel>(*dialog, "size")->text();
        const QString path = mFolder.filePath("map.png");
        QSignalSpy exported(dialog.get(), &ExportDialog::exported);
        dialog->exportTo(path);
        QTRY_COMPARE(exported.count(), 1);
        const QImage picture(path);
        QVERIFY(!picture.isNull());
        QCOMPARE(qRound(picture.dotsPerMeterX() * 0.0254), 300);
        QVERIFY2(QString(size).remove(',').contains(
                     QStringLiteral("%1 × %2 px").arg(picture.width()).arg(picture.height())),
                 qPrintable(size));
        QVERIFY(!dialog->isVisible());
    }

    void totalWidthSetsTheHexes() {
        const auto dialog = open();
        auto* width = child<QSpinBox>(*dialog, "width");
        auto* hex = child<QSpinBox>(*dialog, "hexWidth");
        hex->setValue(100);
        const int before = width->value();
        width->setFocus();
        width->selectAll();
        QTest::keyClicks(width, QString::number(before * 2));
        QTest::keyClick(width, Qt::Key_Tab);
        QCOMPARE(hex->value(), 200);
        QVERIFY(std::abs(width->value() - 2 * before) <= 2);
    }

    void transparentGroundIsTransparent() {
        for (const bool transparent : {true, false}) {
            const auto dialog = open();
            child<QCheckBox>(*dialog, "transparent")->setChecked(transparent);
            child<QSpinBox>(*dialog, "hexWidth")->setValue(20);
            const QString path = mFolder.filePath("ground.png");
            dialog->exportTo(path);
            QTRY_VERIFY(!dialog->isVisible());
            QCOMPARE(QImage(path).pixelColor(0, 0).alpha(), transparent ? 0 : 255);
        }
    }

    void svgIsXmlWhateverTheTitleSays() {
        Scenario map = mDocument->scenario();
        test::makeHostile(map);
        mDocument = std::make_unique<Document>(mGame, map);
        const auto dialog = open();
        child<QRadioButton>(*dialog, "svg")->click();
        dialog->exportTo(mFolder.filePath("hostile.svg"));
        QTRY_VERIFY(!dialog->isVisible());
        QVERIFY(content(mFolder.filePath("hostile.svg")).contains("<svg"));
        HEXA_VERIFY_XML(content(mFolder.filePath("hostile.svg")));
    }

    void writesSvgAndPdf() {
        const auto dialog = open();
        child<QRadioButton>(*dialog, "svg")->click();
        QVERIFY(child<QSpinBox>(*dialog, "dpi")->isVisible());
        dialog->exportTo(mFolder.filePath("map.svg"));
        QTRY_VERIFY(!dialog->isVisible());
        QVERIFY(content(mFolder.filePath("map.svg")).contains("<svg"));

        const auto other = open();
        QVERIFY(child<QRadioButton>(*other, "svg")->isChecked());  // remembered
        child<QRadioButton>(*other, "pdf")->click();
        QVERIFY(!child<QSpinBox>(*other, "dpi")->isVisible());
        QVERIFY(child<QComboBox>(*other, "paper")->isVisible());
        QCOMPARE(child<QLabel>(*other, "size")->text(), QString("One page, 210 × 297 mm"));
        other->exportTo(mFolder.filePath("map.pdf"));
        QTRY_VERIFY(!other->isVisible());
        QVERIFY(content(mFolder.filePath("map.pdf")).startsWith("%PDF"));
    }

    void asksForTheName() {
        const auto dialog = open();
        child<QRadioButton>(*dialog, "svg")->click();
        const QString path = mFolder.filePath("asked");
        QTimer::singleShot(200, this, [&] {
            auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (files == nullptr) qFatal("no file dialog");
            auto* name = files->findChild<QLineEdit*>("fileNameEdit");
            name->setText(path);
            QTest::keyClick(name, Qt::Key_Return);
        });
        QTest::mouseClick(child<QPushButton>(*dialog, "export"), Qt::LeftButton);
        QTRY_VERIFY(!dialog->isVisible());
        QVERIFY(QFile::exists(path + ".svg"));
        QCOMPARE(mSettings->value("export/folder").toString(), mFolder.path());
    }

    void failureIsReportedAndTheDialogStays() {
        const auto dialog = open();
        dialog->exportTo(mFolder.filePath("no/such/folder/map.png"));
        QTRY_VERIFY(!child<QLabel>(*dialog, "error")->text().isEmpty());
        QVERIFY(dialog->isVisible());
        QVERIFY2(child<QLabel>(*dialog, "error")->text().contains("no/such/folder"),
                 qPrintable(child<QLabel>(*dialog, "error")->text()));
        QVERIFY(child<QPushButton>(*dialog, "export")->isEnabled());
    }

    void cancelStopsTheJob() {
        const auto dialog = open();
        child<QSpinBox>(*dialog, "hexWidth")->setValue(4000);
        const QString path = mFolder.filePath("large.png");
        dialog->exportTo(path);
        QTest::mouseClick(child<QPushButton>(*dialog, "cancel"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!child<QLabel>(*dialog, "error")->text().isEmpty(), 20000);
        QVERIFY(dialog->isVisible());
        QVERIFY(!QFile::exists(path));
    }

    void tooLargeIsRefusedBeforehand() {
        std::vector<Cell> cells;
        for (int q = 0; q < 400; ++q) cells.push_back({{q, 0}, KindId::Empty, false, {}});
        Scenario wide = mDocument->scenario();
        wide.seats.clear();
        wide.board.setCells(cells);
        mDocument = std::make_unique<Document>(mGame, wide);
        const auto dialog = open();
        child<QSpinBox>(*dialog, "hexWidth")->setValue(4000);
        QVERIFY(!child<QPushButton>(*dialog, "export")->isEnabled());
        QVERIFY(!child<QLabel>(*dialog, "error")->text().isEmpty());
        child<QSpinBox>(*dialog, "hexWidth")->setValue(50);
        QVERIFY(child<QPushButton>(*dialog, "export")->isEnabled());
    }

    void suffixes() {
        QCOMPARE(withSuffix("a", ExportFormat::Png), QString("a.png"));
        QCOMPARE(withSuffix("a.PNG", ExportFormat::Png), QString("a.PNG"));
        QCOMPARE(withSuffix("a.png", ExportFormat::Pdf), QString("a.pdf"));
        QCOMPARE(withSuffix("v1.2", ExportFormat::Svg), QString("v1.2.svg"));
    }
};

HEXA_TEST(ExportDialogTest);
#include "exportdialog_test.moc"
