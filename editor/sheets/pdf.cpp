// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file/file.h"

#include "core/pdf/finishing.h"
#include "editor/sheets/output.h"
#include "editor/sheets/page.h"
#include "editor/sheets/sheetpen.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace hexa::sheets {
namespace {

const char* const hexaType = "application/vnd.hexatelier.scenario+json";

/// Returns the turned size itself, because Qt takes the orientation over to later page sizes;
/// exact, because Qt would round an odd size to the nearest standard one.
QPageLayout layoutOf(const Page& page) {
    const QPageSize size(page.size, QPageSize::Millimeter, QString(), QPageSize::ExactMatch);
    return {size, QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter};
}

constexpr double pointsPerMm = 72 / mmPerInch;

/// Returns a box on the printed page, in the points of a PDF.
PdfBox pdfBox(const QTransform& correction, const QRectF& box, double height) {
    const QRectF printed = correction.mapRect(box);
    return {printed.left() * pointsPerMm, (height - printed.bottom()) * pointsPerMm,
            printed.right() * pointsPerMm, (height - printed.top()) * pointsPerMm};
}

/// Returns a path as operators of a PDF.
std::string operatorsOf(const QPainterPath& path, double height) {
    QByteArray text;
    const auto put = [&](const QPainterPath::Element& at, const char* end) {
        text += QByteArray::number(at.x * pointsPerMm, 'f', 4) + ' ' +
                QByteArray::number((height - at.y) * pointsPerMm, 'f', 4) + end;
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element at = path.elementAt(i);
        if (at.isMoveTo())
            put(at, " m\n");
        else if (at.isLineTo())
            put(at, " l\n");
        else  // two more follow that belong to the curve
            for (int part = 0; part < 3; ++part)
                put(path.elementAt(part == 0 ? i : ++i), part < 2 ? " " : " c\n");
    }
    return text.toStdString();
}

std::vector<PdfPageFinish> finishOf(const SheetJob& job, const std::vector<Page>& pages) {
    std::vector<PdfPageFinish> all;
    for (const Page& page : pages) {
        const double height = page.size.height();
        const QRectF whole({}, page.size);
        const QRectF trim = page.trim.isNull() ? whole : page.trim;
        const QRectF bleed = trim.adjusted(-page.bleed, -page.bleed, page.bleed, page.bleed) & whole;
        const QTransform correction = page.trim.isNull() ? QTransform() : correctionOf(job, page);
        all.push_back({page.size.width() * pointsPerMm, height * pointsPerMm,
                       pdfBox(correction, trim, height), pdfBox(correction, bleed, height),
                       operatorsOf(cutPathOf(job, page), height)});
    }
    return all;
}

}  // namespace

Status printOn(QPagedPaintDevice& device, const SheetJob& job, const std::vector<Page>& pages, int first,
               int last, const Control& control) {
    const int count = static_cast<int>(pages.size());
    first = std::clamp(first, 1, count);
    last = std::clamp(last, first, count);
    device.setPageLayout(layoutOf(pages[static_cast<std::size_t>(first - 1)]));
    QPainter painter;
    if (!painter.begin(&device)) return Error("render.failed");
    paint::TileArt art(*job.system);
    for (int number = first; number <= last; ++number) {
        if (control.stop.stop_requested()) return Error("render.stopped");
        const Page& page = pages[static_cast<std::size_t>(number - 1)];
        if (number > first) {
            device.setPageLayout(layoutOf(page));
            if (!device.newPage()) return Error("render.failed");
        }
        painter.resetTransform();
        painter.scale(device.logicalDpiX() / mmPerInch, device.logicalDpiY() / mmPerInch);
        paintPage(painter, job, page, art, number, count);
        control.tell(static_cast<double>(number - first + 1) / (last - first + 1));
    }
    return painter.end() ? Status(Done{}) : Error("render.failed");
}

Result<QByteArray> pdfOf(const SheetJob& job, const std::vector<Page>& pages, const Control& control) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(toQt(job.scenario->title.in(job.options.language)));
        writer.setCreator(QStringLiteral("Hexatelier"));
        writer.addFileAttachment(QString::fromStdString(job.fileName),
                                 QByteArray::fromStdString(job.fileText), hexaType);
        if (const Status status = printOn(writer, job, pages, 1, static_cast<int>(pages.size()), control);
            !status)
            return status.error();
    }
    const auto finished =
        finishPdf({buffer.data().constData(), static_cast<std::size_t>(buffer.data().size())},
                  finishOf(job, pages), {cutLayer, cutWidth * pointsPerMm});
    if (!finished) return finished.error();
    return QByteArray::fromStdString(*finished);
}

Status writePdf(const std::string& path, const SheetJob& job, const Control& control) {
    const auto pages = makePages(job, control.stop);
    if (!pages) return pages.error();
    const auto pdf = pdfOf(job, *pages, control);
    if (!pdf) return pdf.error();
    return writeFile(path, {pdf->constData(), static_cast<std::size_t>(pdf->size())});
}

}  // namespace hexa::sheets
