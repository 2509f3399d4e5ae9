// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/playreport.h"

#include <QColor>
#include <QWidget>

class QPainter;

namespace hexa::editor {

/// Points over the turns, a line for each seat with marks of its shape.
struct ScoreChart {
    struct Line {
        QString name;
        QColor colour;
        int faction = 0;
        std::vector<int> values;  ///< By turn.
    };
    std::vector<Line> lines;
};

void paintScoreChart(QPainter& painter, const QRectF& area, const ScoreChart& chart, const QColor& ink);

class ScoreChartView : public QWidget {
    Q_OBJECT
public:
    explicit ScoreChartView(QWidget* parent = nullptr);
    void setChart(ScoreChart chart, const QString& description);
    QSize sizeHint() const override { return {300, 200}; }
    QSize minimumSizeHint() const override { return {180, 90}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    ScoreChart mChart;
};

}  // namespace hexa::editor
