// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/settings/settingsdialog.h"

#include "editor/settings/appearancepage.h"
#include "editor/settings/keyboardpage.h"
#include "editor/settings/ownerdatapage.h"
#include "editor/settings/ownerpacks.h"
#include "editor/settings/workpage.h"
#include "editor/ui/scrollcolumn.h"
#include "editor/ui/taborder.h"
#include "editor/ui/translated.h"

#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

namespace hexa::editor {

SettingsDialog::SettingsDialog(QSettings& settings, Locale& locale, const QList<QAction*>& actions,
                               QWidget* parent)
    : QDialog(parent),
      mLocale(locale),
      mTabs(new QTabWidget(this)),
      mAppearance(new AppearancePage(settings, locale)),
      mWork(new WorkPage(settings)),
      mKeyboard(new KeyboardPage(settings, actions)),
      mClose(new QPushButton(this)) {
    mTabs->addTab(mAppearance, {});
    mTabs->addTab(mWork, {});
    mTabs->addTab(mKeyboard, {});
    mClose->setObjectName("close");
    mClose->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(mTabs, 1);
    layout->addWidget(mClose, 0, Qt::AlignRight);
    connect(mClose, &QPushButton::clicked, this, &QDialog::accept);
    connect(mAppearance, &AppearancePage::tileStyleChanged, this, &SettingsDialog::tileStyleChanged);
    connect(mAppearance, &AppearancePage::reducedMotionChanged, this, &SettingsDialog::reducedMotionChanged);
    connect(mWork, &WorkPage::changed, this, &SettingsDialog::habitsChanged);
    keepTranslated(*this, [this] { retranslate(); });
    tabAsLaidOut(*this);
    resize(640, 520);
}

void SettingsDialog::addOwnerData(OwnerPacks& packs) {
    if (packs.packs().empty() || mOwnerData != nullptr) return;
    mOwnerData = new OwnerDataPage(packs, mLocale);
    // Each game adds a box. With three boxes, the page is higher than the others.
    mOwnerScroll = new ScrollColumn;
    mOwnerScroll->setWidget(mOwnerData);
    mTabs->addTab(mOwnerScroll, {});
    tabAsLaidOut(*this);
    retranslate();
}

void SettingsDialog::takeOwnerData(const QString& path) {
    if (mOwnerData == nullptr) return;
    mTabs->setCurrentWidget(mOwnerScroll);
    mOwnerData->take(path);
}

void SettingsDialog::showKeyboard() {
    mTabs->setCurrentWidget(mKeyboard);
    mKeyboard->setFocus();
}

void SettingsDialog::retranslate() {
    setWindowTitle(tr("Settings"));
    mTabs->setTabText(0, tr("&General"));
    mTabs->setTabText(1, tr("Beha&viour"));
    mTabs->setTabText(2, tr("&Keyboard"));
    if (mOwnerData != nullptr) mTabs->setTabText(3, tr("&Owner’s Data"));
    mClose->setText(tr("&Close"));
}

}  // namespace hexa::editor

#include "moc_settingsdialog.cpp"
