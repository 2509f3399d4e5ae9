// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/progressdialog.h"

#include "editor/ui/percentbar.h"
#include "editor/ui/plainlabel.h"

#include <QDialogButtonBox>
#include <QProgressBar>
#include <QVBoxLayout>

namespace hexa::editor {
namespace {

constexpr int moment = 500;  // milliseconds

}  // namespace

ProgressDialog::ProgressDialog(const QString& what, QWidget* window) : QDialog(window), mBar(new PercentBar) {
    setWindowModality(Qt::WindowModal);
    setWindowTitle(titlePart(what));
    mBar->setAccessibleName(what);
    mBar->setMinimumWidth(mBar->fontMetrics().averageCharWidth() * 40);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::rejected, this, &ProgressDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addWidget(new PlainLabel(what));
    column->addWidget(mBar);
    column->addWidget(buttons);
    mShow.setSingleShot(true);
    connect(&mShow, &QTimer::timeout, this, &QDialog::show);
    mShow.start(moment);
}

void ProgressDialog::setPercent(int percent) { mBar->setValue(percent); }

void ProgressDialog::finish() {
    mShow.stop();
    hide();
    deleteLater();
}

void ProgressDialog::reject() {
    if (mCanceled) return;
    mCanceled = true;
    emit cancelRequested();
}

}  // namespace hexa::editor

#include "moc_progressdialog.cpp"
