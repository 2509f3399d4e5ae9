// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/wrappedbutton.h"

#include "editor/ui/brokentext.h"
#include "editor/ui/plainlabel.h"

#include <QStyleOptionButton>
#include <QStylePainter>

namespace hexa::editor {
namespace {

/// What caption() has made safe, as it is read.
QString shown(QString text) { return text.replace(QStringLiteral("&&"), QStringLiteral("&")); }

}  // namespace

WrappedButton::WrappedButton(const QString& text, QWidget* parent) : QPushButton(caption(text), parent) {
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
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

}  // namespace hexa::editor
