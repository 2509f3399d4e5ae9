// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/paint/svgpicture.h"

#include <QBuffer>
#include <QFont>
#include <QFontMetricsF>
#include <QPaintEngine>
#include <QSvgGenerator>
#include <QXmlStreamWriter>

#include <algorithm>
#include <map>
#include <utility>

namespace hexa::paint {
namespace {

constexpr char placeForTitle[] = "<title>title</title>";

/// True for characters that no XML may hold, escaped or not.
bool isForbidden(QChar c) {
    const char16_t code = c.unicode();
    return (code < 0x20 && code != '\t' && code != '\n' && code != '\r') || code == 0xfffe || code == 0xffff;
}

/// Returns the beginning of a mark of paintWithin(). No text of a map can contain it, because the
/// address of the device is unknown beforehand.
QByteArray markOf(const QPaintDevice* device) {
    return "hexatelier-clip-" + QByteArray::number(reinterpret_cast<quintptr>(device)) + ' ';
}

/// Paints a text in a group of its own: Qt begins a new one after each change of the pen.
void leaveMark(QPainter& painter, const QByteArray& path) {
    painter.setPen(QColor(1, 2, 3));
    painter.drawText(QPointF(), QString::fromLatin1(markOf(painter.device()) + path));
    painter.setPen(QColor(3, 2, 1));
}

QByteArray dataOf(const QPainterPath& path) {
    QByteArray data;
    const auto add = [&](char command, QPointF at) {
        data += command + QByteArray::number(at.x(), 'f', 3) + ',' + QByteArray::number(at.y(), 'f', 3);
    };
    for (const QPolygonF& polygon : path.toSubpathPolygons())
        for (qsizetype i = 0; i < polygon.size(); ++i) add(i == 0 ? 'M' : 'L', polygon[i]);
    return data;
}

/// Turns the marks into clip paths: the group of each mark is removed, and the painting between two
/// marks is put into one.
QByteArray withClips(const QByteArray& svg, const QByteArray& mark) {
    QByteArray result;
    qsizetype done = 0;
    int number = 0;
    for (qsizetype at = svg.indexOf(mark); at >= 0; at = svg.indexOf(mark, at + 1)) {
        const qsizetype start = svg.lastIndexOf("<g ", at);
        const qsizetype text = at + mark.size();
        const QByteArray path = svg.mid(text, svg.indexOf('<', text) - text);
        result += svg.mid(done, start - done);
        if (path.isEmpty()) {
            result += "</g>";
        } else {
            const QByteArray id = "clip" + QByteArray::number(++number);
            result += "<clipPath id=\"" + id + "\"><path d=\"" + path +
                      "\"/></clipPath>\n<g clip-path=\"url(#" + id + ")\">";
        }
        done = svg.indexOf("</g>", at) + 4;
    }
    return result + svg.mid(done);
}

/// Returns the value of a name in a tag, e.g. font-size; empty if it is missing.
QByteArray attributeOf(const QByteArray& tag, const char* name) {
    const QByteArray key = ' ' + QByteArray(name) + "=\"";
    const qsizetype from = tag.indexOf(key);
    if (from < 0) return {};
    const qsizetype start = from + key.size();
    return tag.mid(start, tag.indexOf('"', start) - start);
}

/// Returns the characters of an escaped XML text; Qt writes no others.
QString unescaped(const QByteArray& text) {
    QString plain = QString::fromUtf8(text);
    for (const auto& [written, meant] : {std::pair("&lt;", "<"),
                                         {"&gt;", ">"},
                                         {"&quot;", "\""},
                                         {"&apos;", "'"},
                                         {"&#39;", "'"},
                                         {"&amp;", "&"}})
        plain.replace(QLatin1String(written), QLatin1String(meant));
    return plain;
}

/// Gives each text the length in our font: another font is stretched to it.
QByteArray withLengths(const QByteArray& svg) {
    constexpr int measured = 1000;  // pixels of the font that is measured
    QByteArray result;
    qsizetype done = 0;
    for (qsizetype at = svg.indexOf("<text "); at >= 0; at = svg.indexOf("<text ", at + 1)) {
        const qsizetype end = svg.indexOf('>', at);
        const qsizetype close = svg.indexOf("</text>", end);
        if (end < 0 || close < 0) break;
        const QByteArray tag = svg.mid(at, end - at);
        QFont font(QString::fromUtf8(attributeOf(tag, "font-family")));
        font.setPixelSize(measured);
        font.setBold(attributeOf(tag, "font-weight").toInt() >= 600);
        font.setHintingPreference(QFont::PreferNoHinting);
        const double length =
            QFontMetricsF(font).horizontalAdvance(unescaped(svg.mid(end + 1, close - end - 1))) *
            attributeOf(tag, "font-size").toDouble() / measured;
        result += svg.mid(done, end - done);
        if (length > 0)
            result += " textLength=\"" + QByteArray::number(length, 'f', 2) +
                      "\" lengthAdjust=\"spacingAndGlyphs\"";
        done = end;
    }
    return result + svg.mid(done);
}

/// Each embedded picture once: where it is painted again, the first one is used.
QByteArray withSharedPictures(const QByteArray& svg) {
    struct Picture {
        QByteArray id;
        double x = 0, y = 0;
    };
    std::map<QByteArray, Picture> known;  // by size and data
    QByteArray result;
    qsizetype done = 0;
    for (qsizetype at = svg.indexOf("<image "); at >= 0; at = svg.indexOf("<image ", at + 1)) {
        const qsizetype end = svg.indexOf("/>", at);
        if (end < 0) break;
        const QByteArray tag = svg.mid(at, end - at);
        const double x = attributeOf(tag, "x").toDouble(), y = attributeOf(tag, "y").toDouble();
        const auto [entry, isNew] =
            known.try_emplace(attributeOf(tag, "width") + ' ' + attributeOf(tag, "height") + ' ' +
                              attributeOf(tag, "xlink:href"));
        Picture& picture = entry->second;
        result += svg.mid(done, at - done);
        if (isNew) {
            picture = {"picture" + QByteArray::number(static_cast<qsizetype>(known.size())), x, y};
            result += "<image id=\"" + picture.id + '"' + tag.mid(6);
        } else {
            result += "<use xlink:href=\"#" + picture.id + "\" x=\"" + QByteArray::number(x - picture.x) +
                      "\" y=\"" + QByteArray::number(y - picture.y) + '"';
        }
        done = end;
    }
    return result + svg.mid(done);
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
    svg = withSharedPictures(withLengths(withClips(svg, markOf(&generator))));
    const auto at = svg.indexOf(placeForTitle);
    Q_ASSERT(at >= 0);
    QString escaped;
    QXmlStreamWriter(&escaped).writeCharacters(title);
    svg.replace(at, sizeof placeForTitle - 1, "<title>" + escaped.toUtf8() + "</title>");
    const QString text = QString::fromUtf8(svg);
    if (std::none_of(text.begin(), text.end(), isForbidden)) return svg;
    return withoutForbidden(text).toUtf8();
}

QByteArray svgPathOf(const QPainterPath& path) {
    QByteArray data;
    const auto put = [&](const QPainterPath::Element& at) {
        data += QByteArray::number(at.x, 'f', 3) + ',' + QByteArray::number(at.y, 'f', 3) + ' ';
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element at = path.elementAt(i);
        if (at.isCurveTo())
            data += 'C';
        else if (at.type != QPainterPath::CurveToDataElement)
            data += at.isMoveTo() ? 'M' : 'L';
        put(at);
    }
    return data.trimmed();
}

void paintWithin(QPainter& painter, const QPainterPath& outline, const std::function<void()>& paint) {
    painter.save();
    const bool svg = painter.paintEngine()->type() == QPaintEngine::SVG;
    if (svg)
        leaveMark(painter, dataOf(painter.combinedTransform().map(outline)));
    else
        painter.setClipPath(outline, Qt::IntersectClip);
    paint();
    if (svg) leaveMark(painter, {});
    painter.restore();
}

}  // namespace hexa::paint
