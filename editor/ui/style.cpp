// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/style.h"

#include <QApplication>
#include <QLabel>
#include <QStyleFactory>
#include <QStyleOption>

namespace hexa::editor {
namespace {

constexpr int comboIconGap = 4;  // pixels, as Fusion draws it

/// Mixes a colour from `percent` percent ink, the rest ground.
QColor between(const QColor& ground, const QColor& ink, int percent) {
    const auto mix = [percent](int a, int b) { return ((100 - percent) * a + percent * b) / 100; };
    return {mix(ground.red(), ink.red()), mix(ground.green(), ink.green()), mix(ground.blue(), ink.blue())};
}

/// Returns the palette with a visible outline. Fusion makes the outline of an indicator from the
/// window's colour, darker, so that it is invisible on a dark window. It therefore receives a
/// window colour that results in one between ground and text.
QPalette withOutline(QPalette palette) {
    const QColor outline = between(palette.color(QPalette::Window), palette.color(QPalette::WindowText), 60);
    palette.setColor(palette.currentColorGroup(), QPalette::Window, outline.lighter(140));
    return palette;
}

}  // namespace

void Style::polish(QWidget* widget) {
    // Before a label is measured for the first time, which would load the pictures that its text
    // asks for.
    if (auto* label = qobject_cast<QLabel*>(widget); label != nullptr && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
    QProxyStyle::polish(widget);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const {
    const bool indicator = element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton;
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (!indicator || button == nullptr) return QProxyStyle::drawPrimitive(element, option, painter, widget);
    QStyleOptionButton own = *button;
    own.palette = withOutline(own.palette);
    QProxyStyle::drawPrimitive(element, &own, painter, widget);
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                     QStyleHintReturn* data) const {
    // Darker than the window too, and so not seen on a dark table.
    if (hint == SH_Table_GridLineColor && option != nullptr)
        return static_cast<int>(
            between(option->palette.color(QPalette::Base), option->palette.color(QPalette::Text), 25).rgba());
    return QProxyStyle::styleHint(hint, option, widget, data);
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const {
    const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
    if (element != CE_ComboBoxLabel || box == nullptr)
        return QProxyStyle::drawControl(element, option, painter, widget);
    QStyleOptionComboBox own = *box;
    const int icon = own.currentIcon.isNull() ? 0 : own.iconSize.width() + comboIconGap;
    const int room = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget).width() - icon;
    own.currentText = own.fontMetrics.elidedText(own.currentText, Qt::ElideRight, room);
    QProxyStyle::drawControl(element, &own, painter, widget);
}

QString styleWanted(int argc, const char* const* argv) {
    const QStringList known = QStyleFactory::keys();
    const auto style = [&known](const QString& name) {
        return known.contains(name, Qt::CaseInsensitive) ? name : QStringLiteral("Fusion");
    };
    for (int i = 1; i < argc; ++i) {
        QString word = QString::fromLocal8Bit(argv[i]);
        if (word == QLatin1String("--")) break;
        if (word.startsWith(QLatin1String("--"))) word.remove(0, 1);
        if (word == QLatin1String("-style") && i + 1 < argc)
            return style(QString::fromLocal8Bit(argv[i + 1]));
        if (word.startsWith(QLatin1String("-style="))) return style(word.section('=', 1));
    }
    return style(QString());
}

void applyStyle(const QString& base) { QApplication::setStyle(new Style(base)); }

}  // namespace hexa::editor

#include "moc_style.cpp"
