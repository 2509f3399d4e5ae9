// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/statistics/rangebar.h"

#include <QPainter>

#include <algorithm>

namespace hexa::editor {

void RangeBar::setRange(int count, int min, int max) {
    mCount = count;
    mMin = min;
    mMax = max;
    update();
}

void RangeBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool fine = mCount >= mMin && mCount <= mMax;
    // Room beyond the range, so that "too many" can be seen.
    const double whole = std::max({mMax * 1.25, mMax + 1.0, static_cast<double>(mCount)});
    const auto x = [&](double value) { return value / whole * width(); };
    const QRectF track(0, height() / 2.0 - 2, width(), 4);
    QColor ground = palette().color(QPalette::WindowText);
    ground.setAlphaF(0.16F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(track, 2, 2);
    QColor ink = palette().color(fine ? QPalette::Highlight : QPalette::WindowText);
    painter.setBrush(ink);
    painter.drawRoundedRect(QRectF(0, track.top(), x(mCount), 4), 2, 2);
    // The range as a bracket around the track: half a step wider, so that a range of one value is
    // seen, too.
    const double left = std::max(0.5, x(mMin) - 2);
    const double right = std::min(width() - 0.5, x(mMax) + 2);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(left, 0.5, right - left, height() - 1), 2, 2);
}

}  // namespace hexa::editor

#include "moc_rangebar.cpp"
