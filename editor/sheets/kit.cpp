// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/file/file.h"
#include "core/json/writer.h"
#include "core/zip/zip.h"
#include "editor/sheets/output.h"
#include "editor/sheets/sheetpen.h"

#include <QBuffer>
#include <QCryptographicHash>

#include <algorithm>
#include <string_view>

namespace hexa::sheets {
namespace {

constexpr int manifestVersion = 1;
constexpr double pngDpi = 200;

std::string sha256(const std::string& content) {
    return QCryptographicHash::hash(QByteArrayView(content.data(), static_cast<qsizetype>(content.size())),
                                    QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

/// Returns the content list of the kit, for readers and for programs that process it.
std::string manifestOf(const SheetJob& job, const std::vector<ZipEntry>& files,
                       const std::vector<Page>& pages) {
    JsonWriter json;
    json.beginObject();
    json.member("format", std::string_view("hexatelier-kit"));
    json.member("version", std::int64_t{manifestVersion});
    json.member("system", std::string_view(job.catalog().system));
    json.member("title", job.scenario->title.in(job.options.language));
    json.member("language", std::string_view(job.options.language));
    json.member("share", std::string_view(job.shareCode));
    json.member("standIn", job.scenario->provenance.standIn);
    json.key("files");
    json.beginArray();
    for (const ZipEntry& file : files) {
        json.beginObject(JsonWriter::Style::Compact);
        json.member("name", std::string_view(file.name));
        json.member("bytes", static_cast<std::int64_t>(file.content.size()));
        json.member("sha256", std::string_view(sha256(file.content)));
        json.endObject();
    }
    json.endArray();
    json.key("pages");
    json.beginArray();
    for (const Page& page : pages) {
        json.beginObject(JsonWriter::Style::Compact);
        json.member("sheet", std::string_view(page.id()));
        json.member("name", std::string_view(page.name.toStdString()));
        json.member("trueScale", page.trueScale);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.take();
}

}  // namespace

Status writeKit(const std::string& path, const SheetJob& job, const Control& control) {
    const auto pages = makePages(job, control.stop);
    if (!pages) return pages.error();
    Control pdfControl = control;
    if (control.progress) pdfControl.progress = [&control](double part) { control.progress(part * 0.8); };
    const auto pdf = pdfOf(job, *pages, pdfControl);
    if (!pdf) return pdf.error();
    std::vector<ZipEntry> files{{job.fileName, job.fileText}, {"sheets.pdf", pdf->toStdString()}};

    // The map page alone, for screens and for other programs.
    SheetJob map = job;
    map.options.sheets = {SheetKind::Layout};
    const auto layout = makePages(map, control.stop);
    if (layout && !layout->empty()) {
        const Page& page = layout->front();
        const double scale = std::min(pngDpi / 25.4, 6000 / std::max(page.size.width(), page.size.height()));
        const QImage image = imageOf(map, page, 1, 1, (page.size * scale).toSize());
        QByteArray png;
        QBuffer buffer(&png);
        buffer.open(QIODevice::WriteOnly);
        if (!image.save(&buffer, "PNG")) return Error("render.failed");
        files.push_back({"map.png", png.toStdString()});
        control.tell(0.9);
        files.push_back({"map.svg", svgOf(map, page, 1, 1).toStdString()});
    }
    if (control.stop.stop_requested()) return Error("render.stopped");
    std::string manifest = manifestOf(job, files, *pages);
    files.insert(files.begin(), {"manifest.json", std::move(manifest)});
    const auto zip = zipOf(files);
    if (!zip) return zip.error();
    control.tell(1);
    return writeFile(path, *zip);
}

}  // namespace hexa::sheets
