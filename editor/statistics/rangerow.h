// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace hexa::editor {

class RangeBar;

/// One line of the statistics: name, count, allowed range, bar, and a word with a symbol if it is
/// out of range.
class RangeRow : public QWidget {
    Q_OBJECT
public:
    struct Content {
        QString name;
        int count = 0;
        int min = 0;
        int max = 0;
        bool supply = false;  ///< A stock up to max, not a range.
        QString state;        ///< "3 too few"; empty = in the range.
        QString icon;         ///< Icon of the state.
        QString toolTip;
    };
    explicit RangeRow(QWidget* parent = nullptr);
    void setContent(const Content& content);

protected:
    /// Goes from row to row with up and down, because all of them are one stop of Tab.
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* mName;
    QLabel* mCount;
    RangeBar* mBar;
    QLabel* mIcon;
    QLabel* mState;
};

}  // namespace hexa::editor
