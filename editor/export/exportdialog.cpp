// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/exportdialog.h"

#include "editor/export/pagepreview.h"
#include "editor/paint/render.h"
#include "editor/preview/mappreview.h"
#include "editor/sheets/output.h"
#include "editor/sheets/sheetjob.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QStackedWidget>

namespace hexa::editor {

ExportDialog::~ExportDialog() = default;

QSize ExportDialog::pictureSize() const {
    return paint::pictureSize(
        *mScenario, mSystem,
        mOptions.picture(mScenario->board.orientation, mLocale.language().toStdString()));
}

sheets::SheetJob ExportDialog::pageJob() const {
    sheets::SheetJob job = sheets::makeJob(*mScenario, mSystem, mLocale.messages(),
                                           mOptions.sheet(mLocale.language().toStdString()), {},
                                           QFileInfo(mPath).completeBaseName().toStdString());
    sheets::setFairness(job, *mScenario, mFairness);
    return job;
}

void ExportDialog::setFairness(std::optional<balance::Headline> fairness) {
    mFairness = std::move(fairness);
    refresh();
}

void ExportDialog::readForm() {
    if (!mReady) return;
    mOptions.format = static_cast<ExportFormat>(mFormat->checkedId());
    mOptions.tiles = static_cast<paint::TileStyle>(mStyle->currentData().toInt());
    mOptions.hexWidth = mHexWidth->value();
    mOptions.dpi = mDpi->value();
    mOptions.transparent = mTransparent->isChecked();
    mOptions.ids = mIds->isChecked();
    mOptions.columns = mColumns->isChecked();
    mOptions.emptySlots = mEmptySlots->isChecked();
    mOptions.paper = static_cast<QPageSize::PageSizeId>(mPaper->currentData().toInt());
    mOptions.landscape = mTurn->currentIndex() == 1;
    mOptions.legend = mLegend->isChecked();
    refresh();
}

void ExportDialog::widthEdited(int pixels) {
    // The size grows in proportion, except for rounding.
    const QSize now = pictureSize();
    if (now.width() <= 0) return;
    mHexWidth->setValue(qRound(double(mOptions.hexWidth) * pixels / now.width()));
}

void ExportDialog::refresh() {
    const std::string language = mLocale.language().toStdString();
    showFormat();
    bool possible = true;
    mError->clear();
    if (mOptions.format == ExportFormat::Pdf) {
        mPage->setJob(pageJob());
        const QSizeF mm = mPage->pageSize();
        mSize->setText(tr("One page, %1 × %2 mm").arg(qRound(mm.width())).arg(qRound(mm.height())));
    } else {
        mMap->setStyle(mOptions.style(language));
        const QSize pixels = pictureSize();
        const QLocale numbers(mLocale.language());
        const auto mm = [&](int side) { return numbers.toString(qRound(side * 25.4 / mOptions.dpi)); };
        mSize->setText(tr("%1 × %2 px, on paper %3 × %4 mm")
                           .arg(numbers.toString(pixels.width()), numbers.toString(pixels.height()),
                                mm(pixels.width()), mm(pixels.height())));
        const QSignalBlocker quiet(mWidth);
        mWidth->setValue(pixels.width());
        if (mOptions.format == ExportFormat::Png)
            possible = std::max(pixels.width(), pixels.height()) <= paint::maxPictureSide &&
                       qint64(pixels.width()) * pixels.height() <= paint::maxPicturePixels;
        if (!possible) mError->setText(tr("The picture would be too large. Choose smaller hexes."));
    }
    mSign->setVisible(!mError->text().isEmpty());
    mExport->setEnabled(possible && !mJob.running());
}

void ExportDialog::chooseFile() {
    const QString suffix = suffixOf(mOptions.format);
    const QString folder = mSettings.value("export/folder", QFileInfo(mPath).path()).toString();
    QString name = mPath.isEmpty() ? mLocale.text(mScenario->title) : QFileInfo(mPath).completeBaseName();
    name.replace(u'/', u'-');
    if (name.isEmpty()) name = tr("map", "suggested file name");
    QFileDialog dialog(this, tr("Export As"),
                       QDir(folder).filePath(withSuffix(name + u'.' + suffix, mOptions.format)));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.setNameFilter(tr("%1 files (*.%2)").arg(suffix.toUpper(), suffix));
    dialog.setOption(QFileDialog::DontUseNativeDialog, !mNativeFileDialog);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return;
    exportTo(dialog.selectedFiles().first());
}

void ExportDialog::exportTo(const QString& path) {
    if (mJob.running()) return;
    mTarget = path;
    mSettings.setValue("export/folder", QFileInfo(path).absolutePath());
    setBusy(true);
    const std::string file = QFile::encodeName(path).toStdString();
    const auto end = [this](const Status& status) { ended(status); };
    const std::string language = mLocale.language().toStdString();
    if (mOptions.format == ExportFormat::Pdf) {
        mProgress->setRange(0, 0);
        mJob.start(
            [file, job = pageJob()](const JobControl& control) {
                return sheets::writePdf(file, job, {{}, control.stop});
            },
            end);
        return;
    }
    mProgress->setRange(0, 100);
    mJob.start(
        [this, file, scenario = mScenario, format = mOptions.format,
         picture =
             mOptions.picture(mScenario->board.orientation, language)](const JobControl& control) mutable {
            picture.stop = control.stop;
            picture.progress = control.progress;
            return format == ExportFormat::Svg ? paint::renderSvg(file, *scenario, mSystem, picture)
                                               : paint::renderPng(file, *scenario, mSystem, picture);
        },
        end);
}

void ExportDialog::setBusy(bool busy) {
    mFormSide->setEnabled(!busy);
    mProgress->setVisible(busy);
    mProgress->setValue(0);
    mExport->setEnabled(!busy);
    if (busy) {
        mError->clear();
        mSign->hide();
        mCancel->setFocus();
    }
}

void ExportDialog::ended(const Status& status) {
    setBusy(false);
    if (status.ok()) {
        emit exported(mTarget);
        accept();
        return;
    }
    const bool stopped = status.error().code() == "render.stopped";
    mSign->setPixmap(icon(stopped ? "info" : "problem-error").pixmap(16, 16));
    mSign->show();
    mError->setText(stopped ? tr("Export stopped. No file was written.") : mLocale.text(status.error()));
    mExport->setFocus();
}

void ExportDialog::done(int code) {
    // While writing, Cancel and Escape stop the job and leave the dialog open.
    if (mJob.running()) return mJob.cancel();
    mOptions.save(mSettings);
    QDialog::done(code);
}

}  // namespace hexa::editor

#include "moc_exportdialog.cpp"
