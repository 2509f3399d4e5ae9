// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translate/textalerts.h"
#include "editor/translate/textmodel.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace hexa::editor {

class Locale;

/// Bar above the texts with the filter and the number of shown rows.
class FilterBar : public QWidget {
    Q_OBJECT
public:
    FilterBar(const TextDocument& document, const TextAlerts& alerts, const Locale& locale,
              QWidget* parent = nullptr);

    TextFilter filter() const;
    /// Clears all choices for other texts.
    void reset();
    /// Recounts open alerts and rows.
    /// @param shown number of shown rows
    void count(int shown);

signals:
    void changed();

private:
    void retranslate();
    void fillSections();
    void fillStates();
    void fillOnly();
    void fillChecks(const std::map<std::string, int>& alerts);
    void fitChosen();
    void tell();

    const TextDocument& mDocument;
    const TextAlerts& mAlerts;
    const Locale& mLocale;
    QLineEdit* mWords;
    QComboBox* mSection;
    QComboBox* mState;
    QComboBox* mCheck;
    QComboBox* mOnly;
    QSpinBox* mPercent;
    QToolButton* mProblems;
    QToolButton* mHints;
    QLabel* mCount;
    int mShown = 0;
    bool mFilling = false;
};

}  // namespace hexa::editor
