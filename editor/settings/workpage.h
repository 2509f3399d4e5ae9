// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSettings;
class QSpinBox;

namespace hexa::editor {

/// Page with automatic actions of the program, and the use of the mouse: start, author of new maps,
/// saving, mouse, threads.
class WorkPage : public QWidget {
    Q_OBJECT
public:
    explicit WorkPage(QSettings& settings, QWidget* parent = nullptr);

signals:
    /// A setting read by windows has been stored.
    void changed();

private:
    void retranslate();
    void fill(QComboBox* box, const QStringList& texts);

    QSettings& mSettings;
    QFormLayout* mForm;
    QLineEdit* mAuthor;
    QComboBox* mStart;
    QComboBox* mSaving;
    QLabel* mSavingHint;
    QComboBox* mWheel;
    QComboBox* mRight;
    QLabel* mMouseHint;
    QSpinBox* mThreads;
};

}  // namespace hexa::editor
