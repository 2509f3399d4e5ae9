// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/textwriter.h"

#include "core/io/file/file.h"
#include "core/texts/exchange/catalogue.h"
#include "core/texts/exchange/inplace.h"
#include "core/texts/exchange/table.h"
#include "core/texts/reading.h"
#include "editor/ui/markup.h"
#include "editor/ui/names.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QEventLoop>
#include <QFile>
#include <QPainter>
#include <QPdfWriter>
#include <QTextCursor>
#include <QTextList>

#include <vector>

namespace hexa::editor {
namespace {

constexpr int pageMargin = 20;   // millimetres
constexpr int footHeight = 10;   // millimetres, at the end of a page, for its number
constexpr int resolution = 300;  // dots an inch
constexpr double fontPoints = 10;
constexpr double mmPerInch = 25.4;

Result<std::string> contentOf(const texts::Project& project, TextOutput form, ImportedFiles imported,
                              const std::string& language, TextOutcome& outcome, const std::stop_token& stop,
                              const WriteProgress& progress) {
    if (form == TextOutput::Markdown) return texts::writeMarkdown(project, language);
    if (form != TextOutput::Pages) {
        const bool table = form == TextOutput::Table;
        // The imported file with the changes since.
        const auto* kept = imported == ImportedFiles::Replaced ? nullptr
                           : table                             ? texts::keptTable(project)
                                   : texts::keptFile(project, language, exchangeForm(form));
        if (kept != nullptr) {
            auto written = texts::writeInPlace(project, *kept);
            if (!written) return written.error();
            if (written->unwritten > 0)
                outcome.unwritten.push_back(
                    {kept->name, "texts.exchange.kept.unwritten", written->unwritten});
            if (written->missing > 0)
                outcome.unwritten.push_back({kept->name, "texts.exchange.kept.missing", written->missing});
            return std::move(written->bytes);
        }
        if (table) return texts::writeTable(project);
        return texts::writeCatalogue(texts::catalogueOf(project, language), exchangeForm(form));
    }
    const auto pages = pagesOf(texts::readingBlocks(project, language), toQString(project.title.in(language)),
                               stop, progress);
    if (!pages) return pages.error();
    return pages->toStdString();
}

/// Returns the format of a block with its margins in points.
QTextBlockFormat blockFormat(texts::ReadingBlock::Kind kind) {
    using Kind = texts::ReadingBlock::Kind;
    const bool heading = kind == Kind::Title || kind == Kind::Heading;
    QTextBlockFormat format;
    format.setTopMargin(heading ? 10 : 0);
    format.setBottomMargin(kind == Kind::Item ? 3 : 6);
    if (heading) format.setHeadingLevel(kind == Kind::Title ? 1 : 2);
    return format;
}

QTextCharFormat charFormat(const texts::Run& run, texts::ReadingBlock::Kind kind) {
    using Kind = texts::ReadingBlock::Kind;
    const bool heading = kind == Kind::Title || kind == Kind::Heading;
    QTextCharFormat format;
    if (heading || run.bold) format.setFontWeight(QFont::Bold);
    format.setFontItalic(run.italic);
    if (heading) format.setProperty(QTextFormat::FontSizeAdjustment, kind == Kind::Title ? 3 : 2);
    return format;
}

/// Inserts characters unchanged, without reading them as Markdown or HTML.
void fill(QTextDocument& document, const std::vector<texts::ReadingBlock>& blocks) {
    QTextCursor cursor(&document);
    QTextList* list = nullptr;
    for (const texts::ReadingBlock& block : blocks) {
        if (cursor.position() > 0) cursor.insertBlock();
        const bool item = block.kind == texts::ReadingBlock::Kind::Item;
        // A new block would belong to the list of the one before.
        if (list != nullptr && !item) list->remove(cursor.block());
        cursor.setBlockFormat(blockFormat(block.kind));
        if (!item)
            list = nullptr;
        else if (list == nullptr)
            list = cursor.createList(QTextListFormat::ListDisc);
        else
            list->add(cursor.block());
        for (const texts::Run& run : texts::runsOf(block.text))
            cursor.insertText(toQString(run.text).replace('\n', QChar::LineSeparator),
                              charFormat(run, block.kind));
    }
}

}  // namespace

texts::ExchangeForm exchangeForm(TextOutput form) {
    return form == TextOutput::Po        ? texts::ExchangeForm::Po
           : form == TextOutput::Xliff12 ? texts::ExchangeForm::Xliff12
           : form == TextOutput::Xliff20 ? texts::ExchangeForm::Xliff20
                                         : texts::ExchangeForm::Ts;
}

QString suffixOf(TextOutput form) {
    switch (form) {
    case TextOutput::Markdown:
        return QStringLiteral(".md");
    case TextOutput::Pages:
        return QStringLiteral(".pdf");
    case TextOutput::Table:
        return QStringLiteral(".csv");
    case TextOutput::Po:
        return QStringLiteral(".po");
    case TextOutput::Xliff12:
    case TextOutput::Xliff20:
        return QStringLiteral(".xlf");
    case TextOutput::Ts:
        return QStringLiteral(".ts");
    }
    return {};
}

Result<QByteArray> pagesOf(const std::vector<texts::ReadingBlock>& blocks, const QString& title,
                           const std::stop_token& stop, const WriteProgress& progress) {
    // A text document has timers, which need a thread with an event loop.
    const QEventLoop timers;
    // Writes into memory, because Qt doesn't report write errors.
    QBuffer pages;
    pages.open(QIODevice::WriteOnly);
    QPdfWriter writer(&pages);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Hexatelier"));
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(pageMargin, pageMargin, pageMargin, pageMargin), QPageLayout::Millimeter);
    writer.setResolution(resolution);
    const QSizeF body(writer.width(), writer.height() - footHeight / mmPerInch * resolution);

    QuietDocument document;
    document.setUndoRedoEnabled(false);
    document.documentLayout()->setPaintDevice(&writer);
    document.setDocumentMargin(0);
    QFont font = document.defaultFont();
    font.setPointSizeF(fontPoints);
    document.setDefaultFont(font);
    document.setPageSize(body);
    fill(document, blocks);

    QPainter painter;
    if (!painter.begin(&writer)) return Error("render.failed");
    const int count = document.pageCount();
    for (int page = 0; page < count; ++page) {
        if (stop.stop_requested()) return Error("render.stopped");
        if (page > 0 && !writer.newPage()) return Error("render.failed");
        painter.save();
        painter.translate(0, -page * body.height());
        document.drawContents(&painter, QRectF(QPointF(0, page * body.height()), body));
        painter.restore();
        painter.setFont(font);
        painter.drawText(QRectF(0, body.height(), body.width(), writer.height() - body.height()),
                         Qt::AlignRight | Qt::AlignBottom,
                         QStringLiteral("%1 / %2").arg(page + 1).arg(count));
        if (progress) progress(static_cast<double>(page + 1) / count);
    }
    painter.end();
    // A file without its end is incomplete.
    const QByteArray& bytes = pages.data();
    if (!bytes.startsWith("%PDF") || !bytes.trimmed().endsWith("%%EOF")) return Error("render.failed");
    return bytes;
}

Status writeTexts(const texts::Project& project, TextOutput form, ImportedFiles imported,
                  const QList<TextTarget>& targets, TextOutcome& outcome, const std::stop_token& stop,
                  const WriteProgress& progress) {
    // All files are complete in temporary places before the first one is moved.
    std::vector<FileReplacement> files;
    files.reserve(static_cast<std::size_t>(targets.size()));
    for (const auto& [language, path] : targets) {
        if (stop.stop_requested()) return Error("render.stopped");
        const auto share = [&progress, done = files.size(), all = targets.size()](double part) {
            if (progress) progress((static_cast<double>(done) + part) / static_cast<double>(all));
        };
        const auto content = contentOf(project, form, imported, language, outcome, stop, share);
        if (!content) return content.error();
        outcome.failed = path;
        auto file = FileReplacement::begin(QFile::encodeName(path).toStdString());
        if (!file) return file.error();
        if (const Status status = file->write(*content); !status) return status;
        files.push_back(std::move(*file));
        outcome.failed.clear();
        share(1);
    }
    if (stop.stop_requested()) return Error("render.stopped");
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (const Status status = files[i].commit(); !status) {
            outcome.failed = targets[static_cast<qsizetype>(i)].path;
            return status;
        }
    }
    return Done{};
}

}  // namespace hexa::editor
