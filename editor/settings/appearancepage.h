// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/paint/tileart.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSettings;

namespace hexa::editor {

class Locale;

/// Language, theme, tile style, interface size, motion, and a switch for playing maps while
/// drawing.
class AppearancePage : public QWidget {
    Q_OBJECT
public:
    AppearancePage(QSettings& settings, Locale& locale, QWidget* parent = nullptr);

signals:
    void tileStyleChanged(hexa::paint::TileStyle style);
    void reducedMotionChanged(bool reduced);

private:
    void retranslate();
    void storeLiveCheck();

    QSettings& mSettings;
    QFormLayout* mForm;
    QComboBox* mLanguage;
    QComboBox* mTheme;
    QComboBox* mTiles;
    QComboBox* mScale;
    QLabel* mScaleHint;
    QCheckBox* mMotion;
    QLabel* mMotionHint;
    QCheckBox* mLive;
    QCheckBox* mLiveOnBattery;
    QLabel* mLiveHint;
};

}  // namespace hexa::editor
