// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/wrappedbutton.h"

#include "editor/ui/brokentext.h"
#include "editor/ui/plainlabel.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace hexa::editor {
namespace {

/// Returns the visible text of an escaped caption().
QString shown(QString text) { return text.replace(QStringLiteral("&&"), QStringLiteral("&")); }

QSizePolicy asWideAsItsColumn() {
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    return policy;
}

constexpr int aboveLines = 2;  // pixels, and below

}  // namespace

WrappedButton::WrappedButton(const QString& text, QWidget* parent) : QPushButton(caption(text), parent) {
    setSizePolicy(asWideAsItsColumn());
}

int WrappedButton::heightForWidth(int width) const {
    const int room = QRect(0, 0, width, 1).marginsRemoved(textMargins()).width();
    const auto lines = brokenText(shown(text()), fontMetrics(), room).size();
    return static_cast<int>(lines) * fontMetrics().lineSpacing() + 10;
}

void WrappedButton::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = QIcon();
    painter.drawControl(QStyle::CE_PushButton, option);
    painter.setPen(
        palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
    const QRect room = rect().marginsRemoved(textMargins());
    const QStringList lines = brokenText(shown(text()), fontMetrics(), room.width());
    const int height = fontMetrics().lineSpacing();
    int top = room.center().y() - static_cast<int>(lines.size()) * height / 2 + 1;
    for (const QString& line : lines) {
        painter.drawText(QRect(room.left(), top, room.width(), height), Qt::AlignCenter,
                         fontMetrics().elidedText(line, Qt::ElideRight, room.width()));
        top += height;
    }
}

WrappedCheck::WrappedCheck(const QString& text, QWidget* parent) : QCheckBox(caption(text), parent) {
    setSizePolicy(asWideAsItsColumn());
}

int WrappedCheck::textLeft() const {
    return style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this) +
           style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, this);
}

int WrappedCheck::heightForWidth(int width) const {
    const auto lines = brokenText(shown(text()), fontMetrics(), width - textLeft()).size();
    return std::max(static_cast<int>(lines), 1) * fontMetrics().lineSpacing() + 2 * aboveLines;
}

void WrappedCheck::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    const int height = fontMetrics().lineSpacing();
    option.rect.setHeight(height + 2 * aboveLines);
    painter.drawControl(QStyle::CE_CheckBox, option);
    painter.setPen(
        palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText));
    QRect place(textLeft(), aboveLines, width() - textLeft(), height);
    for (const QString& line : brokenText(shown(text()), fontMetrics(), place.width())) {
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(line, Qt::ElideRight, place.width()));
        place.translate(0, height);
    }
}

}  // namespace hexa::editor
