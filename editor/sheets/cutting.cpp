// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/sheets/cutting.h"

#include "editor/sheets/painters.h"
#include "editor/sheets/sheetpen.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <optional>

namespace hexa::sheets {
namespace {

constexpr double markLine = 0.15;

constexpr double slack = 1e-6;
bool same(double a, double b) { return std::abs(a - b) <= slack; }

/// Room of a piece. Shapes with straight sides are measured without their bleed, so that equal
/// pieces can be edge to edge; the bleed extends into the margin.
struct Room {
    QSizeF size;
    double out = 0;    ///< Bleed beyond it.
    QSizeF gap{0, 0};  ///< From the bleed to that of the next one.
    /// Distance from the end of the room, for bleed and marks if the margin is too narrow.
    double within = 0;
    /// Straight pieces of one number look alike at their edges; -1: it is not straight.
    int rim = -1;
};

bool isStraight(const CutShape& shape) {
    if (shape.corners.size() != 4) return false;
    const QRectF box = shape.corners.boundingRect();
    return std::all_of(shape.corners.begin(), shape.corners.end(), [&](const QPointF& corner) {
        return (same(corner.x(), box.left()) || same(corner.x(), box.right())) &&
               (same(corner.y(), box.top()) || same(corner.y(), box.bottom()));
    });
}

std::vector<Room> roomsOf(const std::vector<CutPiece>& pieces, const SheetOptions& options) {
    constexpr double shortMark = 2;
    const double bleed = options.bleed;
    std::vector<Room> rooms;
    QStringList rims;
    for (const CutPiece& piece : pieces) {
        Room room;
        const QRectF outer = piece.shape.withBleed(bleed).boundingRect();
        room.size = outer.size();
        QRectF all = outer;
        for (const QLineF& mark : piece.shape.marks(bleed)) {
            const QRectF box = QRectF(mark.p1(), mark.p2()).normalized();
            all.setCoords(std::min(all.left(), box.left()), std::min(all.top(), box.top()),
                          std::max(all.right(), box.right()), std::max(all.bottom(), box.bottom()));
        }
        // Marks of neighbours share a gap and touch neither of them.
        const auto gapFor = [](double beyond) { return beyond > 0 ? beyond + markGap : 1.0; };
        room.gap = {gapFor((all.width() - outer.width()) / 2), gapFor((all.height() - outer.height()) / 2)};
        if (isStraight(piece.shape)) {
            if (!rims.contains(piece.rim)) rims << piece.rim;
            room.rim = bleed > 0 ? static_cast<int>(rims.indexOf(piece.rim)) : 0;
            room.size = piece.shape.outline.boundingRect().size();
            room.out = bleed;
            // Nothing may cross the fold nearby.
            room.within = options.backs == Backs::Fold
                              ? bleed
                              : std::max(0.0, bleed + markGap + shortMark - options.margin);
        }
        rooms.push_back(room);
    }
    return rooms;
}

/// Place of a piece on its page.
struct Placed {
    std::size_t piece = 0;
    QPointF at;
};
using Sheetful = std::vector<Placed>;

/// A way of laying the paper.
struct PaperLayout {
    QSizeF paper;
    /// Area of the fronts: the whole room, or the part before the fold.
    QRectF area;
    std::optional<bool> foldDown;  ///< The fold is horizontal, or upright.
};

std::vector<PaperLayout> paperLayouts(const SheetOptions& options) {
    std::vector<PaperLayout> all;
    for (const QSizeF& paper : papersOf(options)) {
        const PaperLayout whole{paper, roomOf(paper, options.margin), {}};
        if (options.backs != Backs::Fold) {
            all.push_back(whole);
            continue;
        }
        for (const bool down : {false, true}) {
            all.push_back(whole);
            all.back().foldDown = down;
            if (down)
                all.back().area.setBottom(paper.height() / 2 - 1);
            else
                all.back().area.setRight(paper.width() / 2 - 1);
        }
    }
    return all;
}

/// Returns the distance from the edge of one piece to that of the next: along the row, or to the
/// row below if `edges` puts them in line.
double apart(const Room& a, const Room& b, double gap, bool inLine) {
    if (a.rim < 0 || b.rim < 0 || !inLine) return a.out + b.out + gap;
    return a.rim == b.rim ? 0 : a.out + b.out;  // marks stand at the ends of the whole block
}

/// Pieces side by side, from the left end of the room.
struct Row {
    std::vector<Placed> pieces;  ///< `at`: their left upper corners.
    double width = 0, height = 0;
    double within = 0;  ///< As for the piece with the largest need.

    std::vector<double> edges(const std::vector<Room>& rooms) const {
        std::vector<double> all;
        for (const Placed& one : pieces) {
            all.push_back(one.at.x());
            all.push_back(one.at.x() + rooms[one.piece].size.width());
        }
        return all;
    }
};

/// Returns the pieces in rows, the highest first and similar ones together. Returns none if one is
/// larger than the area.
std::optional<std::vector<Row>> rowsOf(const std::vector<Room>& rooms, const QRectF& area) {
    std::vector<std::size_t> order(rooms.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const Room &left = rooms[a], &right = rooms[b];
        if (!same(left.size.height(), right.size.height())) return left.size.height() > right.size.height();
        if (!same(left.size.width(), right.size.width())) return left.size.width() > right.size.width();
        return left.rim < right.rim;
    });
    std::vector<Row> rows;
    for (const std::size_t piece : order) {
        const Room& room = rooms[piece];
        if (room.size.width() + 2 * room.within > area.width() + slack ||
            room.size.height() + 2 * room.within > area.height() + slack)
            return std::nullopt;
        double x = 0;
        if (!rows.empty()) {
            const Row& row = rows.back();
            const Room& before = rooms[row.pieces.back().piece];
            x = row.width + apart(before, room, std::max(before.gap.width(), room.gap.width()),
                                  same(before.size.height(), room.size.height()));
            const double within = std::max(row.within, room.within);
            if (x + room.size.width() + 2 * within > area.width() + slack) x = 0;
        }
        if (x == 0) rows.emplace_back();
        Row& row = rows.back();
        row.pieces.push_back({piece, {x, 0}});
        row.width = x + room.size.width();
        row.height = std::max(row.height, room.size.height());
        row.within = std::max(row.within, room.within);
    }
    return rows;
}

/// Returns the distance from the lower edge of a row to the upper edge of the next.
double between(const Row& above, const Row& below, const std::vector<Room>& rooms) {
    // In line: each edge of the shorter row continues one of the other.
    const auto a = above.edges(rooms), b = below.edges(rooms);
    const auto& less = a.size() < b.size() ? a : b;
    const auto& more = a.size() < b.size() ? b : a;
    const bool level = std::all_of(above.pieces.begin(), above.pieces.end(), [&](const Placed& one) {
        return same(rooms[one.piece].size.height(), above.height);
    });
    const bool inLine =
        level && std::all_of(less.begin(), less.end(), [&](double edge) {
            return std::any_of(more.begin(), more.end(), [&](double x) { return same(x, edge); });
        });
    double gap = 0, most = 0;
    for (const Row* row : {&above, &below})
        for (const Placed& one : row->pieces) gap = std::max(gap, rooms[one.piece].gap.height());
    for (const Placed& up : above.pieces)
        for (const Placed& down : below.pieces)
            most = std::max(most, apart(rooms[up.piece], rooms[down.piece], gap, inLine));
    return most;
}

/// Returns the rows on pages, each page's in its middle.
std::optional<std::vector<Sheetful>> packed(const std::vector<Room>& rooms, const QRectF& area) {
    const auto rows = rowsOf(rooms, area);
    if (!rows) return std::nullopt;
    std::vector<Sheetful> sheets;
    double used = 0, width = 0, within = 0;  // of the page
    const auto centre = [&] {
        if (sheets.empty()) return;
        const QPointF shift = area.topLeft() + QPointF(area.width() - width, area.height() - used) / 2;
        for (Placed& one : sheets.back()) one.at += shift;
    };
    const Row* above = nullptr;
    for (const Row& row : *rows) {
        double y = above == nullptr ? 0 : used + between(*above, row, rooms);
        within = std::max(within, row.within);
        if (above == nullptr || y + row.height + 2 * within > area.height() + slack) {
            centre();
            sheets.emplace_back();
            y = width = 0;
            within = row.within;
        }
        for (const Placed& one : row.pieces) {
            const QSizeF size = rooms[one.piece].size;
            sheets.back().push_back({one.piece, one.at + QPointF(size.width() / 2, y + size.height() / 2)});
        }
        used = y + row.height;
        width = std::max(width, row.width);
        above = &row;
    }
    centre();
    return sheets;
}

/// Returns the place of a back, so that it comes behind its front.
QPointF behind(const PaperLayout& layout, const SheetOptions& options, QPointF front) {
    const bool portrait = layout.paper.height() >= layout.paper.width();
    const bool across = layout.foldDown ? !*layout.foldDown : portrait == (options.flip == Flip::LongEdge);
    return across ? QPointF(layout.paper.width() - front.x(), front.y())
                  : QPointF(front.x(), layout.paper.height() - front.y());
}

void paintFold(SheetPen& pen, const PaperLayout& layout) {
    const QRectF room = QRectF({}, layout.paper).adjusted(4, 4, -4, -4);
    const QPointF middle(layout.paper.width() / 2, layout.paper.height() / 2);
    const QLineF fold = *layout.foldDown ? QLineF(room.left(), middle.y(), room.right(), middle.y())
                                         : QLineF(middle.x(), room.top(), middle.x(), room.bottom());
    pen.stroke(fold, 0.2, grey, Qt::DashLine);
}

/// One side of all pieces of a page, as values: pieces, places, bleeds, and separate marks.
struct Side {
    std::vector<Placed> placed;
    std::vector<QMarginsF> bleeds;
    std::vector<QLineF> marks;
    ItemSide which = ItemSide::Front;
};

/// Returns the bleed of a rectangle on each side: up to half of the distance to a neighbour.
QMarginsF bleedOf(const std::vector<QRectF>& boxes, std::size_t which, double bleed) {
    QMarginsF free(bleed, bleed, bleed, bleed);
    const QRectF& own = boxes[which];
    const auto overlap = [](double a, double b, double c, double d) {
        return std::min(b, d) - std::max(a, c) > slack;
    };
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (i == which) continue;
        const QRectF& other = boxes[i];
        const auto limit = [](double side, double distance) {
            return distance < -slack ? side : std::min(side, std::max(0.0, distance) / 2);
        };
        if (overlap(own.top(), own.bottom(), other.top(), other.bottom())) {
            free.setLeft(limit(free.left(), own.left() - other.right()));
            free.setRight(limit(free.right(), other.left() - own.right()));
        }
        if (overlap(own.left(), own.right(), other.left(), other.right())) {
            free.setTop(limit(free.top(), own.top() - other.bottom()));
            free.setBottom(limit(free.bottom(), other.top() - own.bottom()));
        }
    }
    return free;
}

/// Marks that would run into a piece beside are left out: it has its own.
Side sideOf(const std::vector<CutPiece>& pieces, std::vector<Placed> placed, double bleed, ItemSide which) {
    Side side{std::move(placed), {}, {}, which};
    std::vector<QRectF> boxes;
    for (const Placed& one : side.placed)
        boxes.push_back(pieces[one.piece].shape.outline.boundingRect().translated(one.at));
    for (std::size_t i = 0; i < boxes.size(); ++i) side.bleeds.push_back(bleedOf(boxes, i, bleed));
    std::vector<QPainterPath> grounds;
    for (const Placed& one : side.placed)
        grounds.push_back(pieces[one.piece].shape.withBleed(bleed + markGap / 2).translated(one.at));
    for (const Placed& one : side.placed)
        for (const QLineF& mark : pieces[one.piece].shape.marks(bleed)) {
            const QLineF line = mark.translated(one.at);
            const bool covered = std::any_of(grounds.begin(), grounds.end(), [&](const QPainterPath& ground) {
                return ground.controlPointRect().contains(line.center()) &&
                       (ground.contains(line.center()) || ground.contains(line.p1()) ||
                        ground.contains(line.p2()));
            });
            if (!covered) side.marks.push_back(line);
        }
    return side;
}

void paintSide(SheetPen& pen, const std::vector<CutPiece>& pieces, const Side& side) {
    for (std::size_t i = 0; i < side.placed.size(); ++i) {
        const Placed& one = side.placed[i];
        pen.painter.save();
        pen.painter.translate(one.at);
        pieces[one.piece].paint(pen, {side.which, side.bleeds[i]});
        pen.painter.restore();
    }
    for (const QLineF& mark : side.marks) pen.stroke(mark, markLine);
}

}  // namespace

Result<std::vector<Page>> cutPages(const SheetJob& job, const Page& page, std::vector<CutPiece> pieces,
                                   const QString& note) {
    std::vector<Page> pages;
    if (pieces.empty()) return pages;
    const SheetOptions& options = job.options;
    const std::vector<Room> rooms = roomsOf(pieces, options);
    std::optional<std::vector<Sheetful>> best;
    PaperLayout layout;
    for (const PaperLayout& candidate : paperLayouts(options)) {
        auto found = packed(rooms, candidate.area);
        if (!found || (best && best->size() <= found->size())) continue;
        best = std::move(found);
        layout = candidate;
    }
    if (!best) {
        const auto largest = std::max_element(rooms.begin(), rooms.end(), [](const Room& a, const Room& b) {
            return a.size.width() * a.size.height() < b.size.width() * b.size.height();
        });
        const QSizeF size =
            pieces[static_cast<std::size_t>(largest - rooms.begin())].shape.outline.boundingRect().size();
        const Speaker say(job);
        return Error("sheet.item-too-large",
                     {{"name", pieces[static_cast<std::size_t>(largest - rooms.begin())].name.toStdString()},
                      {"width", say.number(size.width())},
                      {"height", say.number(size.height())}});
    }
    const auto shared = std::make_shared<const std::vector<CutPiece>>(std::move(pieces));
    const Speaker say(job);
    std::int64_t number = 0;
    for (const Sheetful& fronts : *best) {
        Sheetful backs = fronts;
        for (Placed& one : backs) one.at = behind(layout, options, one.at);
        const auto front =
            std::make_shared<const Side>(sideOf(*shared, fronts, options.bleed, ItemSide::Front));
        const auto back =
            options.backs == Backs::None
                ? nullptr
                : std::make_shared<const Side>(sideOf(*shared, backs, options.bleed, ItemSide::Back));
        ++number;
        const auto add = [&](const char* code, std::vector<std::shared_ptr<const Side>> sides) {
            Page made = page;
            made.name = say.text(code, {{"sheet", page.name.toStdString()}, {"number", number}});
            made.size = layout.paper;
            made.trueScale = true;
            made.bleed = options.bleed;
            for (const auto& side : sides)
                for (const Placed& one : side->placed) {
                    const QPainterPath cut = (*shared)[one.piece].shape.outline.translated(one.at);
                    made.trim = made.trim.united(cut.boundingRect());
                    if (side->which == ItemSide::Front) made.cuts.push_back(cut);
                }
            made.paint = [shared, sides, layout, note](SheetPen& pen) {
                const QRectF room = roomOf(layout.paper, pen.job.options.margin);
                QString said = note;
                if (layout.foldDown) {
                    paintFold(pen, layout);
                    said = pen.say.text("sheet.tiles.fold") + (note.isEmpty() ? QString() : u' ' + note);
                }
                for (const auto& side : sides) paintSide(pen, *shared, *side);
                // Above the marks at the upper end.
                const double left = std::max(room.left(), footRoom);
                pen.line({left, std::min(4.0, room.top() * 0.4)}, smallCap, said, grey, QFont::Normal,
                         layout.paper.width() - 2 * left);
            };
            pages.push_back(std::move(made));
        };
        if (options.backs == Backs::Fold)
            add("sheet.cut.front", {front, back});
        else
            add("sheet.cut.front", {front});
        if (options.backs == Backs::Duplex) add("sheet.cut.back", {back});
    }
    return pages;
}

}  // namespace hexa::sheets
