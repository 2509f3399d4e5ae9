// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/svgpicture.h"

#include <QBuffer>
#include <QSvgGenerator>
#include <QXmlStreamWriter>

#include <algorithm>

namespace hexa::paint {
namespace {

constexpr char placeForTitle[] = "<title>title</title>";

/// True for characters that no XML may hold, escaped or not.
bool isForbidden(QChar c) {
    const char16_t code = c.unicode();
    return (code < 0x20 && code != '\t' && code != '\n' && code != '\r') || code == 0xfffe || code == 0xffff;
}

QString withoutForbidden(QString text) {
    text.removeIf(isForbidden);
    return text;
}

}  // namespace

QByteArray svgPicture(QSize size, int resolution, const QString& title,
                      const std::function<void(QPainter&)>& paint) {
    QByteArray svg;
    QBuffer buffer(&svg);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(resolution);
    generator.setSize(size);
    generator.setViewBox(QRect({}, size));
    // Later versions of Qt escape the title; so it is put in afterwards, the same with all of them.
    generator.setTitle(QStringLiteral("title"));
    QPainter painter;
    if (!painter.begin(&generator)) return {};
    paint(painter);
    painter.end();
    const auto at = svg.indexOf(placeForTitle);
    Q_ASSERT(at >= 0);
    QString escaped;
    QXmlStreamWriter(&escaped).writeCharacters(title);
    svg.replace(at, sizeof placeForTitle - 1, "<title>" + escaped.toUtf8() + "</title>");
    const QString text = QString::fromUtf8(svg);
    if (std::none_of(text.begin(), text.end(), isForbidden)) return svg;
    return withoutForbidden(text).toUtf8();
}

}  // namespace hexa::paint
