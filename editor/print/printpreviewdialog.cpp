// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/printpreviewdialog.h"

#include "editor/preview/pagepreview.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QToolButton>
#include <QWheelEvent>

#include <cmath>

namespace hexa {

PrintPreviewDialog::~PrintPreviewDialog() = default;

void PrintPreviewDialog::readForm() {
    if (!mReady) return;
    mPage.size = QPageSize(static_cast<QPageSize::PageSizeId>(mPaper->currentData().toInt()));
    mPage.turn = mTurn->currentIndex() == 1 ? QPageLayout::Landscape : QPageLayout::Portrait;
    mPage.style.tiles = static_cast<paint::TileStyle>(mStyle->currentIndex());
    mPage.style.language = mLanguage->currentData().toString().toStdString();
    mPage.style.ids = mIds->isChecked();
    mPage.style.rulers = mColumns->isChecked();
    mPage.title = mTitle->isChecked();
    mPage.legend = mLegend->isChecked();
    mPreview->setPage(mPage);
    showZoom();
}

void PrintPreviewDialog::restore() {
    mSettings.beginGroup("print");
    const auto choose = [](QComboBox& box, const QVariant& value) {
        box.setCurrentIndex(std::max(0, box.findData(value)));
    };
    choose(*mPaper, mSettings.value("paper", static_cast<int>(QPageSize::A4)).toInt());
    mTurn->setCurrentIndex(mSettings.value("landscape", false).toBool() ? 1 : 0);
    mStyle->setCurrentIndex(qBound(0, mSettings.value("tiles", 0).toInt(), 2));
    choose(*mLanguage, mSettings.value("language", mLocale.language()).toString());
    mTitle->setChecked(mSettings.value("title", true).toBool());
    mLegend->setChecked(mSettings.value("legend", true).toBool());
    mIds->setChecked(mSettings.value("ids", true).toBool());
    mColumns->setChecked(mSettings.value("columns", true).toBool());
    mSettings.endGroup();
    mPage.style.ground = Qt::white;
    mPage.style.locks = false;  // a designer's mark, of no use on a printed map
}

void PrintPreviewDialog::done(int code) {
    // The job writes a small file; leaving now would only hide its end.
    if (mTask.running()) return;
    mSettings.beginGroup("print");
    mSettings.setValue("paper", mPaper->currentData());
    mSettings.setValue("landscape", mTurn->currentIndex() == 1);
    mSettings.setValue("tiles", mStyle->currentIndex());
    mSettings.setValue("language", mLanguage->currentData());
    mSettings.setValue("title", mTitle->isChecked());
    mSettings.setValue("legend", mLegend->isChecked());
    mSettings.setValue("ids", mIds->isChecked());
    mSettings.setValue("columns", mColumns->isChecked());
    mSettings.endGroup();
    QDialog::done(code);
}

bool PrintPreviewDialog::printTo(QPrinter& printer) {
    printer.setPageLayout(QPageLayout(mPage.size, mPage.turn, QMarginsF(), QPageLayout::Millimeter));
    printer.setFullPage(true);
    QPainter painter;
    if (!painter.begin(&printer)) return false;
    painter.scale(printer.logicalDpiX() / 25.4, printer.logicalDpiY() / 25.4);
    paint::TileArt art(mCatalog);
    paint::paintMapPage(painter, *mScenario, mCatalog, art, mLocale.messages(), mPage);
    return painter.end();
}

void PrintPreviewDialog::print() {
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(mLocale.text(mScenario->title));
    printer.setPageLayout(QPageLayout(mPage.size, mPage.turn, QMarginsF(), QPageLayout::Millimeter));
    QPrintDialog dialog(&printer, this);
    dialog.setOption(QAbstractPrintDialog::PrintPageRange, false);
    if (dialog.exec() != QDialog::Accepted) return;
    if (printTo(printer))
        tell("info", tr("The sheet was sent to the printer."));
    else
        tell("problem-error",
             tr("The printer can’t be reached. Is it switched on, and set up on this computer?"));
}

void PrintPreviewDialog::savePdf() {
    QString name = mPath.isEmpty() ? mLocale.text(mScenario->title) : QFileInfo(mPath).completeBaseName();
    name.replace(u'/', u'-');
    if (name.isEmpty()) name = tr("map", "suggested file name");
    const QString folder = mSettings.value("export/folder", QFileInfo(mPath).path()).toString();
    QFileDialog dialog(this, tr("Save as PDF"), QDir(folder).filePath(name + ".pdf"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix("pdf");
    dialog.setNameFilter(tr("PDF files (*.pdf)"));
    dialog.setOption(QFileDialog::DontUseNativeDialog, !mNativeFileDialog);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return;
    savePdfTo(dialog.selectedFiles().first());
}

void PrintPreviewDialog::savePdfTo(const QString& path) {
    if (mTask.running()) return;
    mTarget = path;
    mSettings.setValue("export/folder", QFileInfo(path).absolutePath());
    mFormSide->setEnabled(false);
    for (QPushButton* button : {mPrint, mPdf, mClose}) button->setEnabled(false);
    tell("info", tr("Writing the PDF…"));
    mTask.start([this, file = QFile::encodeName(path).toStdString(), scenario = mScenario,
                 page = mPage](std::stop_token, const BackgroundTask::Progress&) {
        return paint::renderPdf(file, *scenario, mCatalog, mLocale.messages(), page);
    });
}

void PrintPreviewDialog::ended(const Status& status) {
    mFormSide->setEnabled(true);
    for (QPushButton* button : {mPrint, mPdf, mClose}) button->setEnabled(true);
    if (!status.ok()) return tell("problem-error", mLocale.text(status.error()));
    tell("problem-none", tr("Saved as %1").arg(QDir::toNativeSeparators(mTarget)));
    emit pdfSaved(mTarget);
}

void PrintPreviewDialog::tell(const QString& iconName, const QString& sentence) {
    mSign->setPixmap(icon(iconName).pixmap(16, 16));
    mWords->setText(sentence);
}

void PrintPreviewDialog::setZoom(double zoom) {
    mPreview->setZoom(zoom <= 0 ? 0 : qBound(0.1, zoom, 5.0));
    showZoom();
}

void PrintPreviewDialog::zoomBy(int steps) { setZoom(mPreview->shownZoom() * std::pow(1.25, steps)); }

void PrintPreviewDialog::showZoom() {
    mZoom->setText(tr("%1 %", "zoom").arg(qRound(mPreview->shownZoom() * 100)));
}

bool PrintPreviewDialog::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Wheel) {
        auto* wheel = static_cast<QWheelEvent*>(event);
        if (wheel->modifiers() == Qt::ControlModifier) {
            zoomBy(wheel->angleDelta().y() > 0 ? 1 : -1);
            return true;
        }
    }
    if (event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(
            this, [this] { showZoom(); }, Qt::QueuedConnection);
    return QDialog::eventFilter(watched, event);
}

}  // namespace hexa
