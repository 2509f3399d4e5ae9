// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace hexa::editor {

/// A count against the range it should be in: a bar with the allowed part marked.
class RangeBar : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    void setRange(int count, int min, int max);
    QSize sizeHint() const override { return {120, 10}; }
    QSize minimumSizeHint() const override { return {40, 10}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int mCount = 0;
    int mMin = 0;
    int mMax = 0;
};

}  // namespace hexa::editor
