// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <QWidget>

#include <vector>

namespace hexa::editor {

/// Bars of the shares of wins by seat, with the share that is wanted as a line: which seat is off, at a glance.
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

    /// Shows these bars and a sentence for who can't see them. No bars: the widget hides itself.
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
