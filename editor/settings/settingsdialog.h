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

/// The program's settings. Every change takes effect and is stored at once; there is nothing to confirm.
class SettingsDialog : public QDialog {
    Q_OBJECT
public:
    /// `actions`: as described in editor/settings/shortcuts.h. The references outlive the dialog.
    SettingsDialog(QSettings& settings, Locale& locale, const QList<QAction*>& actions,
                   QWidget* parent = nullptr);

    /// Opens with the list of keys in front.
    void showKeyboard();

signals:
    void tileStyleChanged(hexa::paint::TileStyle style);
    void reducedMotionChanged(bool reduced);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QTabWidget* mTabs;
    AppearancePage* mAppearance;
    KeyboardPage* mKeyboard;
    QPushButton* mClose;
};

}  // namespace hexa::editor
