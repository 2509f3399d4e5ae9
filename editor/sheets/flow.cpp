// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/sheets/flow.h"

#include <algorithm>

namespace hexa::sheets {
namespace {

constexpr double columnGap = 6;
constexpr double titleRoom = 12;

}  // namespace

std::size_t flow(const std::vector<Block>& blocks, std::size_t from, const std::vector<QRectF>& columns,
                 std::vector<PlacedBlock>& placed) {
    std::size_t at = from;
    for (const QRectF& column : columns) {
        double y = column.top();
        while (at < blocks.size()) {
            const bool first = y <= column.top() + 1e-9;
            if (first && blocks[at].gap) {
                ++at;
                continue;
            }
            // A heading stays with its block. A block too high for any column may be broken.
            double needed = blocks[at].height;
            std::size_t end = at + 1;
            while (end < blocks.size() && blocks[end - 1].keepWithNext) needed += blocks[end++].height;
            if (needed > column.height() && end > at + 2) {
                end = at + (blocks[at + 1].keepWithNext ? 2 : 1);
                needed = blocks[at].height + (end > at + 1 ? blocks[at + 1].height : 0);
            }
            if (!first && y + needed > column.bottom() + 1e-6) break;
            for (; at < end; ++at) {
                placed.push_back({at, QRectF(column.left(), y, column.width(), blocks[at].height)});
                y += blocks[at].height;
            }
        }
    }
    return at;
}

std::vector<QRectF> columnsOf(const QRectF& area, std::size_t count, double gap) {
    const double width = (area.width() - gap * static_cast<double>(count - 1)) / static_cast<double>(count);
    std::vector<QRectF> columns;
    for (std::size_t i = 0; i < count; ++i)
        columns.emplace_back(area.left() + static_cast<double>(i) * (width + gap), area.top(), width,
                             area.height());
    return columns;
}

double balancedHeight(const std::vector<Block>& blocks, const QRectF& area, std::size_t columns, double gap) {
    double low = 0, high = area.height();
    const auto fits = [&](double height) {
        std::vector<PlacedBlock> placed;
        const QRectF part(area.topLeft(), QSizeF(area.width(), height));
        if (flow(blocks, 0, columnsOf(part, columns, gap), placed) < blocks.size()) return false;
        return std::all_of(placed.begin(), placed.end(),
                           [&](const PlacedBlock& one) { return one.box.bottom() <= part.bottom() + 1e-6; });
    };
    if (!fits(high)) return high;
    while (high - low > 0.25) (fits((low + high) / 2) ? high : low) = (low + high) / 2;
    return high;
}

Block heading(const QString& text, double width, double cap) {
    const QStringList lines = wrapped(text, cap, width, QFont::Bold);
    const double height = static_cast<double>(lines.size()) * lineOf(cap) + 1.5;
    return {height,
            [lines, cap](SheetPen& pen, const QRectF& box) {
                pen.lines(box.adjusted(0, 0.5, 0, 0), cap, lines, ink, QFont::Bold);
            },
            true};
}

void addText(std::vector<Block>& blocks, const QString& text, double width, double cap, double indent) {
    for (const QString& line : wrapped(text, cap, width - indent))
        blocks.push_back({lineOf(cap), [line, cap, indent](SheetPen& pen, const QRectF& box) {
                              pen.lines(box.adjusted(indent, 0, 0, 0), cap, {line});
                          }});
}

Block space(double height) {
    return {height, [](SheetPen&, const QRectF&) {}, false, true};
}

Block tickLine(const QString& text, double width, double indent) {
    constexpr double box = 2.8, room = 4.6;
    const QStringList lines = wrapped(text, textCap, width - indent - room);
    const double height = static_cast<double>(std::max<qsizetype>(lines.size(), 1)) * lineOf(textCap) + 0.6;
    return {height, [lines, indent](SheetPen& pen, const QRectF& area) {
                pen.tickBox({area.left() + indent + box / 2, area.top() + lineOf(textCap) / 2}, box);
                pen.lines(area.adjusted(indent + room, 0, 0, 0), textCap, lines);
            }};
}

double columnWidth(const SheetJob& job, QSizeF paper, std::size_t count) {
    const double width = paper.width() - 2 * job.options.margin;
    return (width - columnGap * static_cast<double>(count - 1)) / static_cast<double>(count);
}

std::vector<Page> flowPages(const SheetJob& job, SheetKind kind, QSizeF paper, const QString& title,
                            std::vector<Block> blocks, std::size_t count) {
    const auto shared = std::make_shared<const std::vector<Block>>(std::move(blocks));
    std::vector<Page> pages;
    std::size_t next = 0;
    const auto anyFrom = [&](std::size_t from) {
        return std::any_of(shared->begin() + static_cast<std::ptrdiff_t>(from), shared->end(),
                           [](const Block& block) { return !block.gap; });
    };
    while (next < shared->size() && anyFrom(next)) {
        Page page{kind, title, paper, false, {}};
        const QRectF room = page.room(job.options.margin);
        const QRectF area = room.adjusted(0, titleRoom, 0, 0);
        auto placed = std::make_shared<std::vector<PlacedBlock>>();
        const std::size_t end = flow(*shared, next, columnsOf(area, count, columnGap), *placed);
        next = std::max(end, next + 1);
        page.paint = [shared, placed, room, title](SheetPen& pen) {
            pen.line({room.left(), room.top() + titleCap / 2}, titleCap * 0.8, title, ink, QFont::Bold,
                     room.width());
            for (const PlacedBlock& one : *placed) (*shared)[one.block].paint(pen, one.box);
        };
        pages.push_back(std::move(page));
    }
    return pages;
}

}  // namespace hexa::sheets
