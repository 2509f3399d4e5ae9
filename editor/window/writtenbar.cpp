// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/writtenbar.h"

#include "editor/ui/icons.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QUrl>

namespace hexa::editor {
namespace {

constexpr int shown = 20'000;  // milliseconds

}  // namespace

WrittenBar::WrittenBar(QWidget* parent)
    : QFrame(parent),
      mText(new PlainLabel),
      mOpen(new QPushButton),
      mFolder(new QPushButton),
      mClose(new QToolButton) {
    setObjectName("writtenBar");
    mText->setObjectName("writtenText");
    mOpen->setObjectName("writtenOpen");
    mFolder->setObjectName("writtenFolder");
    mClose->setObjectName("writtenPutAway");
    setFrameShape(QFrame::StyledPanel);
    mText->setWordWrap(true);
    mClose->setIcon(icon("close"));
    mClose->setAutoRaise(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 4, 4);
    row->addWidget(mText, 1);
    row->addWidget(mOpen);
    row->addWidget(mFolder);
    row->addWidget(mClose);
    mGoing.setSingleShot(true);
    connect(&mGoing, &QTimer::timeout, this, &WrittenBar::goSoon);
    connect(mOpen, &QPushButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(mPath)); });
    connect(mFolder, &QPushButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(mPath).absolutePath())); });
    connect(mClose, &QToolButton::clicked, this, &QWidget::hide);
    keepTranslated(*this, [this] { retranslate(); });
    hide();
}

void WrittenBar::tell(const QString& path) {
    mPath = QFileInfo(path).absoluteFilePath();
    retranslate();
    show();
    mGoing.start(shown);
}

void WrittenBar::goSoon() {
    if (underMouse() || isAncestorOf(QApplication::focusWidget()))
        mGoing.start(shown);
    else
        hide();
}

void WrittenBar::retranslate() {
    const QFileInfo file(mPath);
    const bool folder = file.isDir();
    if (folder)
        mText->setText(tr("Files saved in %1.").arg(QDir::toNativeSeparators(mPath)));
    else
        mText->setText(
            tr("“%1” saved in %2.").arg(file.fileName(), QDir::toNativeSeparators(file.absolutePath())));
    mOpen->setText(folder ? tr("&Open Folder") : tr("&Open"));
    mFolder->setText(tr("Show &Folder"));
    mFolder->setVisible(!folder);
    mClose->setToolTip(tr("Hide"));
    mClose->setAccessibleName(mClose->toolTip());
}

}  // namespace hexa::editor

#include "moc_writtenbar.cpp"
