// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace hexa::editor {

/// Qt's Fusion (or the style chosen with -style). Outlines of check boxes and radio buttons and
/// lines of tables are visible on light and on dark ground.
///
/// Labels are plain: if Qt would guess from a text that it is HTML (also in its own dialogs and
/// tooltips), the text is shown literally. The chosen entry of a combo box ends with an ellipsis if
/// the box is too narrow for it (its list is as wide as its widest entry).
class Style : public QProxyStyle {
    Q_OBJECT
public:
    explicit Style(const QString& base = QStringLiteral("Fusion")) : QProxyStyle(base) {}
    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
};

/// Returns the style that a command line asks for with -style, as Qt takes it; else Fusion.
QString styleWanted(int argc, const char* const* argv);
/// Gives the whole program this style.
void applyStyle(const QString& base = QStringLiteral("Fusion"));

}  // namespace hexa::editor
