// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file.h"
#include "editor/sheets/output.h"
#include "editor/sheets/sheetpen.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace hexa::sheets {
namespace {

constexpr double mmPerInch = 25.4;
const char* const hexaType = "application/vnd.hexatelier.scenario+json";

/// The turned size itself, because Qt takes the orientation over to later page sizes; exact, because Qt would round an
/// odd size to the nearest standard one.
QPageLayout layoutOf(const Page& page) {
    const QPageSize size(page.size, QPageSize::Millimeter, QString(), QPageSize::ExactMatch);
    return {size, QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter};
}

/// Qt writes the time into the file. Blanks of the same length keep all offsets, and the same job the same bytes.
void blankDate(QByteArray& pdf) {
    const QByteArray key = "/CreationDate (";
    const qsizetype from = pdf.lastIndexOf(key);
    if (from < 0) return;
    const qsizetype end = pdf.indexOf(')', from);
    if (end > from && end - from < 64) pdf.replace(from, end + 1 - from, QByteArray(end + 1 - from, ' '));
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
    QByteArray pdf = buffer.data();
    blankDate(pdf);
    return pdf;
}

Status writePdf(const std::string& path, const SheetJob& job, const Control& control) {
    const auto pages = makePages(job, control.stop);
    if (!pages) return pages.error();
    const auto pdf = pdfOf(job, *pages, control);
    if (!pdf) return pdf.error();
    return writeFile(path, {pdf->constData(), static_cast<std::size_t>(pdf->size())});
}

}  // namespace hexa::sheets
