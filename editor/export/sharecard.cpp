// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/sharecard.h"

#include "editor/sheets/qrcode.h"

#include <QApplication>
#include <QPainter>

namespace hexa::editor {
namespace {

constexpr QSize cardSize(1200, 675);
constexpr int border = 32;
constexpr QRect mapArea(border, border, 720, cardSize.height() - 2 * border);
constexpr int column = 2 * border + 720;  // where the words begin
constexpr int columnWidth = cardSize.width() - column - border;
constexpr int quietModules = 4;
const QColor ink(0x22, 0x26, 0x2d);

/// Paints words from `top` down to at most `bottom`, as large as possible; returns their end.
int words(QPainter& painter, const QString& text, int top, int bottom, int pixels, bool bold) {
    if (text.isEmpty()) return top;
    QFont font = QApplication::font();
    font.setBold(bold);
    QRect needed;
    for (int size = pixels; size >= 10; --size) {
        font.setPixelSize(size);
        painter.setFont(font);
        needed = painter.boundingRect(QRect(column, top, columnWidth, 10'000), Qt::TextWrapAnywhere, text);
        const QRect whole =
            painter.boundingRect(QRect(column, top, columnWidth, 10'000), Qt::TextWordWrap, text);
        if (whole.width() <= columnWidth) needed = whole;
        if (needed.bottom() <= bottom) break;
    }
    const int flags =
        painter.boundingRect(QRect(column, top, columnWidth, 10'000), Qt::TextWordWrap, text).width() <=
                columnWidth
            ? Qt::TextWordWrap
            : Qt::TextWrapAnywhere;
    painter.drawText(QRect(column, top, columnWidth, bottom - top), flags, text);
    return std::min(needed.bottom(), bottom) + 8;
}

void paintCode(QPainter& painter, const sheets::QrCode& code, const QRect& area) {
    const double module = area.width() / static_cast<double>(code.modules + 2 * quietModules);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.translate(area.topLeft());
    painter.scale(module, module);
    painter.translate(quietModules, quietModules);
    painter.fillPath(code.dark, Qt::black);
    painter.restore();
}

}  // namespace

QImage paintCard(const ShareCard& card) {
    QImage image(cardSize, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (!card.map.isNull()) {
        QRect place({}, card.map.size().scaled(mapArea.size(), Qt::KeepAspectRatio));
        place.moveCenter(mapArea.center());
        painter.drawImage(place, card.map);
    }
    painter.setPen(ink);
    int top = words(painter, card.title, border, 150, 40, true);
    top = words(painter, card.about, top, 250, 20, false) + 8;
    constexpr int lightSize = 28;
    card.light.paint(&painter, QRect(column, top, lightSize, lightSize));
    painter.setPen(card.colour.isValid() ? card.colour : ink);
    painter.translate(lightSize + 8, 0);
    top = words(painter, card.fairness, top, top + 60, 22, true);
    painter.translate(-lightSize - 8, 0);
    painter.setPen(ink);
    const auto code = card.code.isEmpty() ? std::nullopt : sheets::qrCode(card.code.toStdString());
    if (code) {
        const int side = std::min({columnWidth, 240, cardSize.height() - border - 110 - top});
        paintCode(painter, *code, QRect(column, top, side, side));
        top += side + 4;
    }
    words(painter, card.code, top, cardSize.height() - border - 34, 15, false);
    words(painter, card.how, cardSize.height() - border - 30, cardSize.height() - border + 6, 15, false);
    return image;
}

}  // namespace hexa::editor
