// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/tileart.h"

#include <QDialog>

class QPushButton;
class QSettings;
class QTabWidget;

namespace hexa::editor {

class AppearancePage;
class KeyboardPage;
class Locale;
class OwnerDataPage;
class OwnerPacks;
class ScrollColumn;
class WorkPage;

/// The program's settings. Every change takes effect and is stored at once; there is nothing to
/// confirm.
class SettingsDialog : public QDialog {
    Q_OBJECT
public:
    /// `actions`: as described in editor/settings/shortcuts.h. The references outlive the dialog.
    SettingsDialog(QSettings& settings, Locale& locale, const QList<QAction*>& actions,
                   QWidget* parent = nullptr);

    /// A page for owner's data, if any game takes such data; the object outlives the dialog.
    void addOwnerData(OwnerPacks& packs);
    /// Opens with the list of keys in front.
    void showKeyboard();
    /// Opens with owner's data in front and uses this file for the game that it is made for; tells
    /// what is wrong with it.
    void takeOwnerData(const QString& path);

signals:
    void tileStyleChanged(hexa::paint::TileStyle style);
    void reducedMotionChanged(bool reduced);
    /// Settings of the mouse, or of saving the map, have been stored.
    void habitsChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    const Locale& mLocale;
    QTabWidget* mTabs;
    AppearancePage* mAppearance;
    WorkPage* mWork;
    KeyboardPage* mKeyboard;
    OwnerDataPage* mOwnerData = nullptr;   ///< Null if there is none.
    ScrollColumn* mOwnerScroll = nullptr;  ///< Scroll area around the page.
    QPushButton* mClose;
};

}  // namespace hexa::editor
