// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/style.h"

#include <QApplication>
#include <QStyleOption>

namespace hexa {
namespace {

/// Fusion makes the outline of an indicator from the window's colour, darker: on a dark window nothing is left of it.
/// So it is told a window colour that comes out between ground and text.
QPalette withOutline(QPalette palette) {
    const QColor ground = palette.color(QPalette::Window);
    const QColor ink = palette.color(QPalette::WindowText);
    const auto between = [](int a, int b) { return (2 * a + 3 * b) / 5; };
    const QColor outline(between(ground.red(), ink.red()), between(ground.green(), ink.green()),
                         between(ground.blue(), ink.blue()));
    palette.setColor(palette.currentColorGroup(), QPalette::Window, outline.lighter(140));
    return palette;
}

}  // namespace

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    const bool indicator = element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton;
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (!indicator || button == nullptr) return QProxyStyle::drawPrimitive(element, option, painter, widget);
    QStyleOptionButton own = *button;
    own.palette = withOutline(own.palette);
    QProxyStyle::drawPrimitive(element, &own, painter, widget);
}

void applyStyle() { QApplication::setStyle(new Style); }

}  // namespace hexa
