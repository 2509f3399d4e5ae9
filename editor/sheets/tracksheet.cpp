// SPDX-License-Identifier: GPL-3.0-or-later
// Turn and score tracks, in rows of boxes.
#include "editor/sheets/flow.h"
#include "editor/sheets/painters.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace hexa::sheets {
namespace {

/// Returns one line of a track.
/// @param page room for a whole track, which is made smaller if it is too high
Block trackLine(const Track& track, std::size_t first, QSizeF page) {
    const std::size_t end = std::min(first + track.perLine, track.steps.size());
    std::size_t notes = 0;
    for (const TrackStep& step : track.steps) notes = std::max(notes, step.notes.size());
    const double noteRoom = notes > 0 ? static_cast<double>(notes) * lineOf(smallCap) + 3 : 0;
    const auto perLine = static_cast<double>(std::max<std::size_t>(1, track.perLine));
    const double lines = std::ceil(static_cast<double>(track.steps.size()) / perLine);
    double side = std::min(page.width() / perLine, 27.0);
    const auto heightFor = [&](double width) {
        return notes > 0 ? std::max(width, width * 0.4 + noteRoom) : width * 0.8;
    };
    if (lines * heightFor(side) > page.height()) side *= page.height() / (lines * heightFor(side));
    const double height = heightFor(side);
    const auto steps = std::make_shared<const std::vector<TrackStep>>(
        track.steps.begin() + static_cast<std::ptrdiff_t>(first),
        track.steps.begin() + static_cast<std::ptrdiff_t>(end));
    return {height, [=](SheetPen& pen, const QRectF& area) {
                for (std::size_t i = 0; i < steps->size(); ++i) {
                    const TrackStep& step = (*steps)[i];
                    const QRectF box(area.left() + static_cast<double>(i) * side, area.top(), side, height);
                    pen.painter.setPen(
                        QPen(ink, step.marked ? 0.5 : 0.2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
                    pen.painter.setBrush(step.marked && !pen.savesInk() ? QColor(0xf3, 0xe6, 0xc4)
                                                                        : QColor(Qt::white));
                    pen.painter.drawRect(box.adjusted(0.4, 0.4, -0.4, -0.4));
                    const double cap = notes > 0 ? side * 0.2 : side * 0.18;
                    paint::paintText(pen.painter,
                                     {box.center().x(), box.top() + (notes > 0 ? 0.24 * side : height / 2)},
                                     cap, QString::fromStdString(step.label), ink);
                    double y = box.bottom() - 2.4 - static_cast<double>(notes - 1) * lineOf(smallCap);
                    for (const Message& note : step.notes) {
                        const QString text = pen.say.text(note);
                        const double fits =
                            std::min(smallCap,
                                     smallCap * (side - 2) / paint::textWidth(smallCap, text, QFont::Normal));
                        paint::paintText(pen.painter, {box.center().x(), y}, fits, text, grey,
                                         paint::TextSide::Middle, QFont::Normal);
                        y += lineOf(smallCap);
                    }
                }
            }};
}

}  // namespace

std::vector<Page> trackPages(const SheetJob& job) {
    if (job.facts.tracks.empty()) return {};
    const QSizeF paper = turned(job.options, Turn::Portrait);
    const double width = columnWidth(job, paper, 1);
    // Title and heading come off.
    const QSizeF room(width, roomOf(paper, job.options.margin).height() - 22);
    const Speaker say(job);
    std::vector<Block> blocks;
    for (const Track& track : job.facts.tracks) {
        blocks.push_back(heading(say.text(track.title), width));
        for (std::size_t first = 0; first < track.steps.size();
             first += std::max<std::size_t>(1, track.perLine)) {
            // Lines of a track stay together, as far as a page can hold them.
            Block line = trackLine(track, first, room);
            line.keepWithNext = first + track.perLine < track.steps.size();
            blocks.push_back(std::move(line));
        }
        blocks.push_back(space(5));
    }
    return flowPages(job, SheetKind::Tracks, paper, say.name(job.system->print->tracks), std::move(blocks),
                     1);
}

}  // namespace hexa::sheets
