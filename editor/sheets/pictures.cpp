// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file/file.h"

#include "editor/paint/svgpicture.h"
#include "editor/sheets/output.h"
#include "editor/sheets/page.h"
#include "editor/sheets/sheetpen.h"

#include <QBuffer>
#include <QPainter>

#include <cmath>

namespace hexa::sheets {
namespace {

constexpr double svgPerMm = 10;  // Qt's SVG writer counts in whole units

std::string numbered(const std::string& path, int number, int count) {
    if (count == 1) return path;
    const auto dot = path.rfind('.');
    const auto digits = std::to_string(count).size();
    std::string text = std::to_string(number);
    if (text.size() < std::max<std::size_t>(2, digits))
        text.insert(0, std::max<std::size_t>(2, digits) - text.size(), '0');
    return path.substr(0, dot) + '-' + text + path.substr(dot);
}

Result<QByteArray> pngOf(const SheetJob& job, const Page& page, int number, int count, double dpi) {
    const QSizeF size = page.size * dpi / mmPerInch;
    if (size.width() * size.height() > static_cast<double>(maxPixels))
        return Error("render.too-large", {{"width", std::llround(size.width())},
                                          {"height", std::llround(size.height())},
                                          {"max", std::int64_t{14'000}}});
    QImage image = imageOf(job, page, number, count, {qRound(size.width()), qRound(size.height())});
    const int dotsPerMetre = qRound(dpi * 1000 / mmPerInch);
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG")) return Error("render.failed");
    return bytes;
}

}  // namespace

QImage imageOf(const SheetJob& job, const Page& page, int number, int count, QSize pixels) {
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(Qt::white);
    paint::TileArt art(*job.system);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(pixels.width() / page.size.width(), pixels.height() / page.size.height());
    paintPage(painter, job, page, art, number, count);
    painter.setPen(QPen(cutColour, std::max(cutWidth, 1.2 * page.size.width() / pixels.width())));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(cutPathOf(job, page));
    return image;
}

QByteArray svgOf(const SheetJob& job, const Page& page, int number, int count) {
    const QByteArray svg = paint::svgPicture((page.size * svgPerMm).toSize(), qRound(svgPerMm * mmPerInch),
                                             page.name, [&](QPainter& painter) {
                                                 painter.scale(svgPerMm, svgPerMm);
                                                 // Paper is white even in a dark viewer; cutters
                                                 // receive only lines.
                                                 if (job.options.cutLines != CutLines::Only)
                                                     painter.fillRect(QRectF({}, page.size), Qt::white);
                                                 paint::TileArt art(*job.system);
                                                 paintPage(painter, job, page, art, number, count);
                                             });
    const QPainterPath cuts = QTransform::fromScale(svgPerMm, svgPerMm).map(cutPathOf(job, page));
    if (cuts.isEmpty()) return svg;
    QByteArray layer = "<g id=\"" + QByteArray(cutLayer) + "\" fill=\"none\" stroke=\"" +
                       cutColour.name().toLatin1() + "\" stroke-width=\"" +
                       QByteArray::number(cutWidth * svgPerMm) + "\"><path d=\"" + paint::svgPathOf(cuts) +
                       "\"/></g>\n";
    const qsizetype end = svg.lastIndexOf("</svg>");
    return svg.first(end) + layer + svg.mid(end);
}

Status writePictures(const std::string& path, PictureKind kind, double dpi, const SheetJob& job,
                     const Control& control) {
    const auto pages = makePages(job, control.stop);
    if (!pages) return pages.error();
    const int count = static_cast<int>(pages->size());
    for (int number = 1; number <= count; ++number) {
        if (control.stop.stop_requested()) return Error("render.stopped");
        const Page& page = (*pages)[static_cast<std::size_t>(number - 1)];
        const auto bytes = kind == PictureKind::Png ? pngOf(job, page, number, count, dpi)
                                                    : Result<QByteArray>(svgOf(job, page, number, count));
        if (!bytes) return bytes.error();
        const Status status = writeFile(numbered(path, number, count),
                                        {bytes->constData(), static_cast<std::size_t>(bytes->size())});
        if (!status) return status;
        control.tell(static_cast<double>(number) / count);
    }
    return Done{};
}

}  // namespace hexa::sheets
