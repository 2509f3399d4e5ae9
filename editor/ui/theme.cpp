// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/theme.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>

namespace hexa::editor {
namespace {

QPalette paletteOf(QColor window, QColor base, QColor text, QColor button, QColor highlight, QColor muted) {
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, window);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Button, button);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, Qt::white);
    palette.setColor(QPalette::ToolTipBase, base);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, muted);
    palette.setColor(QPalette::Highlight, highlight);
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, highlight);
    palette.setColor(QPalette::Light, button.lighter(120));
    palette.setColor(QPalette::Midlight, button.lighter(108));
    palette.setColor(QPalette::Mid, button.darker(125));
    palette.setColor(QPalette::Dark, button.darker(160));
    palette.setColor(QPalette::Shadow, button.darker(220));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, muted);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, muted);
    return palette;
}

}  // namespace

void applyTheme(Theme theme) {
    switch (theme) {
    case Theme::Light:
        QApplication::setPalette(paletteOf("#f3f3f1", "#ffffff", "#23262d", "#f7f7f5", "#2f6db5", "#8b8e96"));
        break;
    case Theme::Dark:
        QApplication::setPalette(paletteOf("#2b2d33", "#222429", "#e4e6ea", "#34373e", "#4b86c9", "#83878f"));
        break;
    case Theme::System:
        QApplication::setPalette(QApplication::style()->standardPalette());
        break;
    }
}

bool isDark() { return QApplication::palette().color(QPalette::Window).lightness() < 128; }

QColor mapGround() { return isDark() ? QColor("#1d1f23") : QColor("#e6e5e0"); }

}  // namespace hexa::editor
