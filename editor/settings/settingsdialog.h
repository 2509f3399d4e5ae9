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

/// The program's settings. Every change takes effect and is stored at once, without confirmation.
class SettingsDialog : public QDialog {
    Q_OBJECT
public:
    /// Creates the dialog. `actions` are described in editor/settings/shortcuts.h. The references
    /// must outlive the dialog.
    SettingsDialog(QSettings& settings, Locale& locale, const QList<QAction*>& actions,
                   QWidget* parent = nullptr);

    /// Adds a page for owner's data if any game takes such data. The object must outlive the
    /// dialog.
    void addOwnerData(OwnerPacks& packs);
    /// Opens with the list of keys in front.
    void showKeyboard();
    /// Opens with owner's data in front and uses this file for its game. Reports errors in the
    /// file.
    void takeOwnerData(const QString& path);

signals:
    void tileStyleChanged(hexa::paint::TileStyle style);
    void reducedMotionChanged(bool reduced);
    /// Settings of the mouse, or of saving the map, have been stored.
    void habitsChanged();

private:
    void retranslate();

    const Locale& mLocale;
    QTabWidget* mTabs;
    AppearancePage* mAppearance;
    WorkPage* mWork;
    KeyboardPage* mKeyboard;
    OwnerDataPage* mOwnerData = nullptr;   ///< Null without owner's data.
    ScrollColumn* mOwnerScroll = nullptr;  ///< Scroll area around the page.
    QPushButton* mClose;
};

}  // namespace hexa::editor
