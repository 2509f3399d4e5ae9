// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/seatbars.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace hexa::editor {

SeatBars::SeatBars(QWidget* parent) : QWidget(parent) {
    setObjectName("seatBars");
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    hide();
}

void SeatBars::setBars(std::vector<Bar> bars, const QString& sentence) {
    setAccessibleName(sentence);
    setToolTip(sentence);
    setVisible(!bars.empty());
    if (bars == mBars) return;
    mBars = std::move(bars);
    updateGeometry();
    update();
}

int SeatBars::rowHeight() const { return fontMetrics().height() + 4; }

QSize SeatBars::sizeHint() const { return {200, static_cast<int>(mBars.size()) * rowHeight()}; }
QSize SeatBars::minimumSizeHint() const { return {120, sizeHint().height()}; }

void SeatBars::paintEvent(QPaintEvent*) {
    if (mBars.empty()) return;
    QPainter painter(this);
    int names = 0, figures = 0;
    double widest = 0;
    for (const Bar& bar : mBars) {
        names = std::max(names, fontMetrics().horizontalAdvance(bar.name));
        figures = std::max(figures, fontMetrics().horizontalAdvance(bar.percent));
        widest = std::max({widest, bar.share, bar.target});
    }
    constexpr int gap = 6;
    const int left = names + gap;
    const double scale = widest > 0 ? (width() - left - figures - gap) / widest : 0;
    for (std::size_t row = 0; row < mBars.size(); ++row) {
        const Bar& bar = mBars[row];
        const QRect line(0, static_cast<int>(row) * rowHeight(), width(), rowHeight());
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, bar.name);
        const QRectF filled(left, line.top() + 3, std::max(1.0, bar.share * scale), line.height() - 6);
        painter.fillRect(filled, bar.colour);
        // Figures have a column of their own. Otherwise the line of the target would cross that of
        // a short bar.
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, bar.percent);
        painter.setPen(QPen(palette().color(QPalette::WindowText), 2));
        const double wanted = left + bar.target * scale;
        painter.drawLine(QPointF(wanted, line.top() + 1), QPointF(wanted, line.bottom() - 1));
    }
}

}  // namespace hexa::editor

#include "moc_seatbars.cpp"
