// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace hexa {

/// Qt's Fusion, with outlines of check boxes and radio buttons and lines of tables that are seen on light and on dark
/// ground.
class Style : public QProxyStyle {
    Q_OBJECT
public:
    Style() : QProxyStyle("Fusion") {}
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
};

/// Gives the whole program this style.
void applyStyle();

}  // namespace hexa
