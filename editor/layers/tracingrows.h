// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QSlider;

namespace hexa::editor {

class Tracing;

/// The picture to trace: open, place, fade and remove it.
class TracingRows : public QWidget {
    Q_OBJECT
public:
    /// Creates the rows; the tracing outlives them.
    explicit TracingRows(Tracing& tracing, QWidget* parent = nullptr);
    void retranslate();

private:
    void chooseFile();
    void refresh();
    void place();

    Tracing& mTracing;
    QLabel* mTitle;
    QLabel* mFile;
    QPushButton* mOpen;
    QPushButton* mRemove;
    QWidget* mForm;
    QCheckBox* mShown;
    QCheckBox* mInFront;
    QLabel* mOpacityName;
    QSlider* mOpacity;
    QLabel* mLeftName;
    QDoubleSpinBox* mLeft;
    QLabel* mTopName;
    QDoubleSpinBox* mTop;
    QLabel* mWidthName;
    QDoubleSpinBox* mWidth;
    QPushButton* mPlace;  ///< By the mouse.
    QPushButton* mFit;
};

}  // namespace hexa::editor
