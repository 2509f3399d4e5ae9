// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <QWidget>

#include <vector>

namespace hexa::editor {

/// Bars of the win rates by seat, with a line for the target. They show at a glance which seat is
/// off.
class SeatBars : public QWidget {
    Q_OBJECT
public:
    struct Bar {
        QString name;     ///< "1", "1+3" of a team.
        QString percent;  ///< In the language of the window.
        QColor colour;
        double share = 0;
        double target = 0;
        friend bool operator==(const Bar&, const Bar&) = default;
    };

    explicit SeatBars(QWidget* parent = nullptr);

    /// Shows these bars, with a sentence for screen readers. Hides the widget without bars.
    void setBars(std::vector<Bar> bars, const QString& sentence);
    const std::vector<Bar>& bars() const { return mBars; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int rowHeight() const;

    std::vector<Bar> mBars;
};

}  // namespace hexa::editor
