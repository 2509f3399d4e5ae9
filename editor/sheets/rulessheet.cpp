// SPDX-License-Identifier: GPL-3.0-or-later
// The reference card with the map's own texts, and the page that checks a printer.
#include "editor/sheets/flow.h"
#include "editor/sheets/painters.h"
#include "editor/sheets/ruler.h"

#include <algorithm>
#include <cmath>

namespace hexa::sheets {

std::vector<Page> rulesPages(const SheetJob& job) {
    if (job.rules.sections.empty()) return {};
    const QSizeF paper = turned(job.options, Turn::Portrait);
    const auto columns = static_cast<std::size_t>(std::clamp((paper.width() - 20) / 85, 1.0, 4.0));
    const double width = columnWidth(job, paper, columns);
    double gutter = 0;
    for (const auto& section : job.rules.sections)
        for (const auto& entry : section.entries)
            if (!entry.id.empty()) gutter = std::max(gutter, paint::textWidth(smallCap, toQt(entry.id)) + 2);
    gutter = std::min(gutter, width * 0.3);
    std::vector<Block> blocks;
    for (const auto& section : job.rules.sections) {
        blocks.push_back(heading(toQt(section.title), width));
        for (const auto& entry : section.entries) {
            const std::size_t first = blocks.size();
            const double indent = entry.id.empty() ? 0 : gutter;
            addText(blocks, toQt(entry.text), width, textCap, indent);
            if (blocks.size() == first) continue;
            // A paragraph is not cut at the end of a column; flow() cuts one that no column holds.
            for (std::size_t line = first; line + 1 < blocks.size(); ++line) blocks[line].keepWithNext = true;
            if (!entry.id.empty())
                blocks[first].paint = [body = blocks[first].paint, id = toQt(entry.id),
                                       gutter](SheetPen& pen, const QRectF& box) {
                    pen.line({box.left(), box.top() + lineOf(textCap) / 2}, smallCap, id, grey, QFont::Bold,
                             gutter - 1.5);
                    body(pen, box);
                };
            blocks.push_back(space(1));
        }
        blocks.push_back(space(3));
    }
    return flowPages(job, SheetKind::Rules, paper, toQt(job.rules.title), std::move(blocks), columns);
}

namespace {

constexpr double rulerInset = 20;  // mm from the edges of the paper: every printer reaches that far

}  // namespace

QSizeF rulerPaper(QSizeF paper) { return paper.width() > paper.height() ? paper.transposed() : paper; }

QSizeF rulerLines(QSizeF paper) {
    const QSizeF upright = rulerPaper(paper);
    const auto whole = [](double length) { return std::floor((length - 2 * rulerInset) / 10) * 10; };
    return {whole(upright.width()), whole(upright.height())};
}

std::vector<Page> rulerPages(const SheetJob& job) {
    const Speaker say(job);
    const QSizeF lengths = rulerLines(job.options.paper);
    Page page{SheetKind::Ruler, say.text("sheet.kind.ruler"), rulerPaper(job.options.paper), true, {}};
    const QRectF room = page.room(rulerInset / 2);
    page.paint = [room, lengths](SheetPen& pen) {
        const QPointF corner(rulerInset, rulerInset);
        const auto scale = [&](QPointF along, double length) {
            const QPointF across(along.y(), along.x());
            pen.stroke({corner, corner + along * length}, 0.2);
            for (int mm = 0; mm <= length; ++mm) {
                const bool end = mm == 0 || mm == length;
                const double tick = end ? 6 : mm % 10 == 0 ? 3.5 : mm % 5 == 0 ? 2.4 : 1.4;
                pen.stroke({corner + along * mm, corner + along * mm + across * tick}, end ? 0.2 : 0.1);
                if (mm % 50 == 0 && mm > 0 && !end)
                    paint::paintText(pen.painter, corner + along * mm + across * 5.5, smallCap,
                                     QString::number(mm), grey);
            }
        };
        scale({1, 0}, lengths.width());
        scale({0, 1}, lengths.height());
        pen.line({corner.x() + 16, corner.y() + 11}, textCap,
                 pen.say.text("sheet.ruler.across") + QStringLiteral(": %1 mm").arg(lengths.width()), ink,
                 QFont::Bold);
        pen.line({corner.x() + 16, corner.y() + 17}, textCap,
                 pen.say.text("sheet.ruler.down") + QStringLiteral(": %1 mm").arg(lengths.height()), ink,
                 QFont::Bold);
        const double left = corner.x() + 16, width = room.right() - left;
        std::vector<Block> blocks{heading(pen.say.text("sheet.ruler.title"), width, titleCap * 0.8),
                                  space(2)};
        blocks.push_back(tickLine(pen.say.text("sheet.ruler.step.print"), width));
        blocks.push_back(
            tickLine(pen.say.text("sheet.ruler.step.measure", {{"x", pen.say.number(lengths.width())},
                                                               {"y", pen.say.number(lengths.height())}}),
                     width));
        blocks.push_back(tickLine(pen.say.text("sheet.ruler.step.type"), width));
        std::vector<PlacedBlock> placed;
        flow(blocks, 0, {QRectF(left, corner.y() + 26, width, room.height())}, placed);
        for (const PlacedBlock& one : placed) blocks[one.block].paint(pen, one.box);
    };
    return {page};
}

}  // namespace hexa::sheets
