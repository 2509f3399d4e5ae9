// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/sheets/painters.h"
#include "editor/sheets/sheetinfo.h"
#include "editor/sheets/sheetpen.h"

#include <algorithm>
#include <iterator>

namespace hexa::sheets {
namespace {

/// Limit of a list's lines: longer lists would take long only to be refused.
constexpr std::size_t maxListed = 100'000;

Result<std::vector<Page>> pagesOf(const SheetJob& job, SheetKind kind) {
    const SheetInfo& info = sheetInfos()[static_cast<std::size_t>(kind)];
    const std::size_t cells = job.scenario->board.cellCount();
    if (info.byCell && cells > maxListed)
        return Error("sheet.too-many-pages",
                     {{"pages", static_cast<std::int64_t>(cells / 20)}, {"max", std::int64_t{maxPages}}});
    return info.pages(job);
}

/// Returns the sheets of a job by name. Those of a game have their requirements, unless they suit
/// every map.
std::string chosenNames(const SheetJob& job) {
    const std::string& language = job.options.language;
    std::string names;
    const auto add = [&](std::string_view name) { names.append(names.empty() ? "" : ", ").append(name); };
    for (const SheetKind kind : job.options.sheets) {
        if (kind != SheetKind::Items || job.options.items.empty()) {
            add(job.messages->text(language, std::string("sheet.kind.") + idOf(kind)));
            continue;
        }
        for (const CutSheet& sheet : itemSheetsOf(*job.system))
            if (std::ranges::find(job.options.items, sheet.id) != job.options.items.end())
                add(std::string(sheet.name.in(language)) +
                    (sheet.only.empty() ? "" : ", " + std::string(sheet.only.in(language))));
    }
    return names;
}

/// Paints the foot below the room of the page: the check ruler if lengths matter, the title, and
/// the page number.
void paintFoot(SheetPen& pen, const Page& page, int number, int count) {
    const QRectF room = page.room(pen.job.options.margin);
    const double below = page.size.height() - room.bottom();
    constexpr double toRuler = 1.2, halfLine = 0.2;
    // If lengths are stretched, the edge of the paper is nearer: the ruler stays on it.
    const double edge = correctionOf(pen.job, page).inverted().map(QPointF(0, page.size.height())).y();
    const double y = std::min(room.bottom() + std::min(3.6, below * 0.36), edge - toRuler - halfLine);
    // The marks of poster pages are at the ends of the same strip.
    const double inset = page.kind == SheetKind::Poster && page.trueScale ? pen.job.options.overlap + 4 : 0;
    double left = std::max(room.left(), footRoom) + inset;
    if (page.trueScale) left = pen.ruler({left + 1, y + toRuler}, room.width() - 2 * inset - 16) + 4;
    const QString title = pen.say.name(pen.job.scenario->title);
    QString text = page.name;
    if (!title.isEmpty() && title != text) text = title + QStringLiteral(" · ") + text;
    if (count > 1) text += QStringLiteral(" · %1/%2").arg(number).arg(count);
    text += QStringLiteral(" · Hexatelier");
    const double right = page.size.width() - std::max(room.left(), footRoom) - inset;
    pen.lineFromRight({right, y}, smallCap, text, grey, right - left);
}

}  // namespace

QRectF roomOf(QSizeF paper, double margin) {
    const double upright = std::max(margin, footRoom);
    return QRectF({}, paper).adjusted(margin, upright, -margin, -upright);
}

std::size_t savedWithoutBleed(const SheetJob& job, const std::vector<Page>& pages) {
    if (job.options.bleed <= 0) return 0;
    const auto isCut = [](SheetKind kind) { return kind == SheetKind::Tiles || kind == SheetKind::Items; };
    SheetJob bare = job;
    bare.options.bleed = 0;
    std::erase_if(bare.options.sheets, [&](SheetKind kind) { return !isCut(kind); });
    if (bare.options.sheets.empty()) return 0;
    const auto fewer = makePages(bare);
    if (!fewer) return 0;
    const auto now = static_cast<std::size_t>(
        std::count_if(pages.begin(), pages.end(), [&](const Page& page) { return isCut(page.kind); }));
    return now > fewer->size() ? now - fewer->size() : 0;
}

QTransform correctionOf(const SheetJob& job, const Page& page) {
    QTransform transform;
    if (page.kind == SheetKind::Ruler) return transform;  // shows the printer's own scaling
    const QPointF middle(page.size.width() / 2, page.size.height() / 2);
    const Correction& factor = job.options.correction;
    const bool across = page.size.width() > page.size.height();  // the printer turns it, not the paper
    transform.translate(middle.x(), middle.y());
    transform.scale(across ? factor.y : factor.x, across ? factor.x : factor.y);
    transform.translate(-middle.x(), -middle.y());
    return transform;
}

QPainterPath cutPathOf(const SheetJob& job, const Page& page) {
    QPainterPath all;
    if (job.options.cutLines == CutLines::None) return all;
    for (const QPainterPath& cut : page.cuts) all.addPath(cut);
    return correctionOf(job, page).map(all);
}

QSizeF turned(const SheetOptions& options, Turn choice) {
    const QSizeF paper = options.paper;
    if (options.turn == Turn::Auto)
        return (choice == Turn::Landscape) == (paper.width() > paper.height()) ? paper : paper.transposed();
    if (options.turn == Turn::Landscape) return paper.width() < paper.height() ? paper.transposed() : paper;
    return paper;
}

std::vector<QSizeF> papersOf(const SheetOptions& options) {
    if (options.turn != Turn::Auto) return {turned(options, Turn::Portrait)};
    return {turned(options, Turn::Portrait), turned(options, Turn::Landscape)};
}

Result<std::vector<Page>> makePages(const SheetJob& job, std::stop_token stop) {
    const QSizeF paper = job.options.paper;
    const double min = std::max(minPaper, 2 * job.options.margin + 60);
    if (!(std::min(paper.width(), paper.height()) >= min &&
          std::max(paper.width(), paper.height()) <= maxPaper))
        return Error("sheet.paper-too-small", {{"min", static_cast<std::int64_t>(min)}});
    std::vector<Page> all;
    for (const SheetKind kind : job.options.sheets) {
        if (stop.stop_requested()) return Error("render.stopped");
        auto pages = pagesOf(job, kind);
        if (!pages) return pages.error();
        if (job.options.cutLines == CutLines::Only)
            std::erase_if(*pages, [](const Page& page) { return page.cuts.empty(); });
        if (all.size() + pages->size() > maxPages)
            return Error("sheet.too-many-pages",
                         {{"pages", static_cast<std::int64_t>(all.size() + pages->size())},
                          {"max", std::int64_t{maxPages}}});
        std::move(pages->begin(), pages->end(), std::back_inserter(all));
    }
    if (!all.empty()) return all;
    if (job.options.sheets == std::vector{SheetKind::Draw}) return Error("sheet.no-draw");
    return Error("sheet.nothing", {{"sheets", chosenNames(job)}});
}

void paintPage(QPainter& painter, const SheetJob& job, const Page& page, paint::TileArt& art, int number,
               int count) {
    if (job.options.cutLines == CutLines::Only) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(correctionOf(job, page), true);
    SheetPen pen(painter, job, art);
    painter.save();
    page.paint(pen);
    painter.restore();
    paintFoot(pen, page, number, count);
    painter.restore();
}

}  // namespace hexa::sheets
