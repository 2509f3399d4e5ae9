// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/kinddelegate.h"

#include "editor/document/document.h"
#include "editor/paint/objectpictures.h"
#include "editor/palette/kindmodel.h"
#include "editor/ui/icons.h"
#include "editor/ui/textlines.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace hexa::editor {
namespace {

constexpr int gap = 8;
constexpr int pictureUnit = 18;  // circumradius of a tile's picture, in pixels
constexpr int rowHeight = 36;
constexpr int markSize = 16;

QColor faded(const QPalette& palette, QPalette::ColorGroup group, QPalette::ColorRole role) {
    QColor colour = palette.color(group, role);
    colour.setAlphaF(0.72F);
    return colour;
}

int keySide(const QFontMetrics& metrics) { return metrics.height(); }

/// Paints the key's number in a small frame, at the right end of the row; returns the remaining
/// room.
QRect paintKey(QPainter& painter, QRect row, int digit, const QColor& ink) {
    const QString text = QString::number(digit);
    const int side = keySide(painter.fontMetrics());
    const QRect key(row.right() - side + 1, row.center().y() - side / 2, side, side);
    row.setRight(key.left() - gap);
    if (digit == 0) return row;
    QColor frame = ink;
    frame.setAlphaF(frame.alphaF() * 0.5F);
    painter.setPen(frame);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(key).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setPen(ink);
    painter.drawText(key, Qt::AlignCenter, text);
    return row;
}

/// Returns the width of a row without its name and letter. A mark shows used-up kinds.
int widthBesideName(const QModelIndex& index, const QFontMetrics& metrics) {
    const bool marked = index.data(KindModel::StateRole).toInt() != static_cast<int>(SupplyState::Fine);
    return 2 * gap + 2 * pictureUnit + gap + keySide(metrics) + gap +
           metrics.horizontalAdvance(index.data(KindModel::CountRole).toString()) + gap +
           (marked ? markSize + gap / 2 : 0);
}

constexpr int mostLines = 3;

/// Returns the lines of a name.
QStringList nameLines(const QString& name, const QFont& font, int width) {
    return textLines(name, font, width, mostLines);
}

bool isCut(const QStringList& lines) {
    return std::ranges::any_of(lines, [](const QString& line) { return line.endsWith(QChar(0x2026)); });
}

/// Paints a name in as many lines as it needs; returns its width.
int paintName(QPainter& painter, QRect room, const QString& name) {
    const QFontMetrics metrics = painter.fontMetrics();
    const int height = metrics.height();
    const QStringList lines = nameLines(name, painter.font(), room.width());
    int used = 0;
    QRect line(room.left(), room.center().y() + 1 - height * static_cast<int>(lines.size()) / 2, room.width(),
               height);
    for (const QString& text : lines) {
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, text);
        line.translate(0, height);
        used = std::max(used, metrics.horizontalAdvance(text));
    }
    return used;
}

}  // namespace

QPixmap tilePicture(paint::TileArt& art, KindId kind, paint::TileStyle style, double pixelsPerUnit,
                    double ratio) {
    const double unit = pixelsPerUnit * ratio;
    const QSizeF box = art.catalog().orientation == Orientation::Flat ? QSizeF(2 * unit, sqrt3 * unit)
                                                                      : QSizeF(sqrt3 * unit, 2 * unit);
    QPixmap pixmap = QPixmap::fromImage(art.raster(kind, -1, style, box));
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

QPixmap objectPicture(const paint::MapPainter& map, const ObjectBrush& object, double pixelsPerUnit,
                      double ratio) {
    const int side = static_cast<int>(std::lround(2 * pixelsPerUnit * ratio));
    QPixmap pixmap = QPixmap::fromImage(paint::objectPicture(
        map, paint::exampleOf(map.catalog(), object.table, object.kind, object.seat), {side, side}));
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

void KindDelegate::paintHeading(QPainter& painter, const QStyleOptionViewItem& option,
                                const QString& text) const {
    QFont font = option.font;
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(faded(option.palette, QPalette::Active, QPalette::Text));
    const QRect room = option.rect.adjusted(gap, 0, -gap, -2);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignBottom,
                     QFontMetrics(font).elidedText(text, Qt::ElideRight, room.width()));
}

void KindDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given,
                         const QModelIndex& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const auto kind = KindModel::kindOf(index);
    const auto object = KindModel::objectOf(index);
    if (!kind && !object) {
        paintHeading(*painter, given, index.data().toString());
        painter->restore();
        return;
    }
    QStyleOptionViewItem option = given;
    initStyleOption(&option, index);
    option.text.clear();
    const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);  // background and focus

    const bool enabled = option.state & QStyle::State_Enabled;
    const auto group = enabled ? QPalette::Active : QPalette::Disabled;
    const auto role =
        option.state & QStyle::State_Selected && enabled ? QPalette::HighlightedText : QPalette::Text;
    const QColor ink = option.palette.color(group, role);
    const QColor muted = enabled ? faded(option.palette, group, role) : ink;
    painter->setFont(option.font);
    QRect room = option.rect.adjusted(gap, 0, -gap, 0);

    const double ratio = painter->device()->devicePixelRatioF();
    const QPixmap picture = kind ? tilePicture(mArt, *kind, mStyle, pictureUnit, ratio)
                                 : objectPicture(mapPainter(), *object, pictureUnit, ratio);
    const QSizeF size = picture.deviceIndependentSize();
    painter->setOpacity(enabled ? 1.0 : 0.4);
    painter->drawPixmap(
        QPointF(room.left() + pictureUnit - size.width() / 2, room.center().y() + 1 - size.height() / 2),
        picture);
    painter->setOpacity(1);
    room.setLeft(room.left() + 2 * pictureUnit + gap);

    room = paintKey(*painter, room, index.data(KindModel::DigitRole).toInt(), muted);
    const QString count = index.data(KindModel::CountRole).toString();
    painter->setPen(ink);
    painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, count);
    room.setRight(room.right() - option.fontMetrics.horizontalAdvance(count) - gap);
    // A mark shows used-up kinds; it needs the room of the name.
    if (enabled && index.data(KindModel::StateRole).toInt() != static_cast<int>(SupplyState::Fine)) {
        const QRect mark(room.right() - markSize, room.center().y() - markSize / 2 + 1, markSize, markSize);
        icon("problem-warning").paint(painter, mark, Qt::AlignCenter);
        room.setRight(mark.left() - gap / 2);
    }
    const QString name = index.data().toString();
    QString letter = index.data(KindModel::LetterRole).toString();
    int letterWidth = letter.isEmpty() ? 0 : option.fontMetrics.horizontalAdvance(letter) + gap;
    const auto linesIn = [&](int width) { return nameLines(name, option.font, width); };
    if (linesIn(room.width() - letterWidth).size() > linesIn(room.width()).size() ||
        isCut(linesIn(room.width() - letterWidth))) {
        letter.clear();  // the name counts for more
        letterWidth = 0;
    }
    const int used =
        paintName(*painter, {room.left(), room.top(), room.width() - letterWidth, room.height()}, name);
    room.setLeft(room.left() + used + gap);
    painter->setPen(muted);
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, letter);
    painter->restore();
}

paint::MapPainter KindDelegate::mapPainter() const {
    paint::MapStyle style;
    style.tiles = mStyle;
    return {mDocument.scenario(), mDocument.catalog(), mArt, style};
}

QSize KindDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int text = option.fontMetrics.height();
    if (!KindModel::kindOf(index) && !KindModel::objectOf(index)) return {160, text + 12};
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
    const auto lines = nameLines(index.data().toString(), option.font,
                                 std::max(1, width - widthBesideName(index, option.fontMetrics)))
                           .size();
    return {160, std::max(rowHeight, std::max(2, static_cast<int>(lines)) * text + 2)};
}

}  // namespace hexa::editor

#include "moc_kinddelegate.cpp"
