// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/preview/heatlegend.h"

#include "editor/paint/heat.h"

#include <QPainter>

#include <algorithm>

namespace hexa::editor {

HeatLegend::HeatLegend(QWidget* parent) : QWidget(parent) { setObjectName("heatLegend"); }

void HeatLegend::setScale(const QString& low, const QString& high) {
    mLow = low;
    mHigh = high;
    setVisible(!low.isEmpty());
    setAccessibleName(tr("Colours from dark (%1) to bright (%2)").arg(low, high));
    updateGeometry();
    update();
}

QSize HeatLegend::sizeHint() const {
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(mLow) + metrics.horizontalAdvance(mHigh) + 120, metrics.height() + 6};
}

void HeatLegend::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QFontMetrics metrics(font());
    const int left = metrics.horizontalAdvance(mLow) + 8;
    const QRect bar(left, 4, width() - left - metrics.horizontalAdvance(mHigh) - 8, height() - 8);
    for (int x = 0; x < bar.width(); ++x)
        painter.fillRect(bar.left() + x, bar.top(), 1, bar.height(),
                         paint::viridis(x / std::max(1.0, bar.width() - 1.0)));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawRect(bar);
    painter.drawText(QRect(0, 0, left, height()), Qt::AlignLeft | Qt::AlignVCenter, mLow);
    painter.drawText(QRect(bar.right(), 0, width() - bar.right(), height()),
                     Qt::AlignRight | Qt::AlignVCenter, mHigh);
}

}  // namespace hexa::editor

#include "moc_heatlegend.cpp"
