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

constexpr double markLine = 0.15, markGap = 0.5, markLength = 3;

/// How much room a shape needs: with its bleed, and from there to the next one.
struct Room {
    QSizeF size;
    QSizeF gap{0, 0};
};

Room roomOf(const CutShape& shape, double bleed) {
    Room room;
    const QRectF outer = shape.withBleed(bleed).boundingRect();
    room.size = outer.size();
    // What has straight sides and no bleed is cut along common lines.
    if (bleed <= 0 && shape.corners.size() == 4) return room;
    QRectF all = outer;
    for (const QLineF& mark : shape.marks(bleed)) {
        const QRectF box = QRectF(mark.p1(), mark.p2()).normalized();
        all.setCoords(std::min(all.left(), box.left()), std::min(all.top(), box.top()),
                      std::max(all.right(), box.right()), std::max(all.bottom(), box.bottom()));
    }
    // Marks of neighbours stand in the same gap, and touch neither of them.
    const auto gapFor = [](double beyond) { return beyond > 0 ? beyond + markGap : 1.0; };
    room.gap = {gapFor((all.width() - outer.width()) / 2), gapFor((all.height() - outer.height()) / 2)};
    return room;
}

/// Where a piece lies on its page.
struct Placed {
    std::size_t piece = 0;
    QPointF at;
};
using Sheetful = std::vector<Placed>;

/// A way of laying the paper.
struct Ground {
    QSizeF paper;
    QRectF area;                   ///< Of the fronts: the whole room, or the part before the fold.
    std::optional<bool> foldDown;  ///< The fold is horizontal, or upright.
};

std::vector<Ground> groundsOf(const SheetOptions& options) {
    std::vector<Ground> all;
    const double margin = options.margin;
    for (const QSizeF& paper : papersOf(options)) {
        const Ground whole{paper, QRectF({}, paper).adjusted(margin, margin, -margin, -margin), {}};
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

/// The pieces in rows, the highest first; none if one is larger than the area.
std::optional<std::vector<Sheetful>> packed(const std::vector<Room>& rooms, const QRectF& area) {
    constexpr double slack = 1e-6;
    std::vector<std::size_t> order(rooms.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const QSizeF &left = rooms[a].size, &right = rooms[b].size;
        if (std::abs(left.height() - right.height()) > slack) return left.height() > right.height();
        return left.width() > right.width() + slack;
    });
    std::vector<Sheetful> sheets;
    double x = 0, y = 0;  // of the next piece, from the area's corner
    double bottom = 0;    // of the row
    QSizeF rowGap{0, 0};  // to the last piece, to the row
    bool first = true;    // of its row
    QSizeF used{0, 0};    // of the page
    const auto centre = [&] {
        if (sheets.empty()) return;
        const QPointF shift =
            area.topLeft() + QPointF(area.width() - used.width(), area.height() - used.height()) / 2;
        for (Placed& one : sheets.back()) one.at += shift;
    };
    for (const std::size_t piece : order) {
        const Room& room = rooms[piece];
        if (room.size.width() > area.width() + slack || room.size.height() > area.height() + slack)
            return std::nullopt;
        x = first ? 0 : x + std::max(rowGap.width(), room.gap.width());
        if (!first && x + room.size.width() > area.width() + slack) {
            x = 0;
            y = bottom + std::max(rowGap.height(), room.gap.height());
            rowGap = {0, 0};
            first = true;
        }
        if (sheets.empty() || y + room.size.height() > area.height() + slack) {
            centre();
            sheets.emplace_back();
            used = {};
            rowGap = {0, 0};
            x = y = 0;
            first = true;
        }
        sheets.back().push_back({piece, {x + room.size.width() / 2, y + room.size.height() / 2}});
        used = used.expandedTo(QSizeF(x + room.size.width(), y + room.size.height()));
        if (first) bottom = y + room.size.height();
        first = false;
        x += room.size.width();
        rowGap = {room.gap.width(), std::max(rowGap.height(), room.gap.height())};
    }
    centre();
    return sheets;
}

/// Where a back is printed so that it comes behind its front.
QPointF behind(const Ground& ground, const SheetOptions& options, QPointF front) {
    const bool portrait = ground.paper.height() >= ground.paper.width();
    const bool across = ground.foldDown ? !*ground.foldDown : portrait == (options.flip == Flip::LongEdge);
    return across ? QPointF(ground.paper.width() - front.x(), front.y())
                  : QPointF(front.x(), ground.paper.height() - front.y());
}

void paintFold(SheetPen& pen, const Ground& ground) {
    const QRectF room = QRectF({}, ground.paper).adjusted(4, 4, -4, -4);
    const QPointF middle(ground.paper.width() / 2, ground.paper.height() / 2);
    const QLineF fold = *ground.foldDown ? QLineF(room.left(), middle.y(), room.right(), middle.y())
                                         : QLineF(middle.x(), room.top(), middle.x(), room.bottom());
    pen.stroke(fold, 0.2, grey, Qt::DashLine);
}

/// One side of all pieces of a page, as values: pieces, where they lie, and the marks that stand free.
struct Side {
    std::vector<Placed> placed;
    std::vector<QLineF> marks;
    bool back = false;
};

/// Marks that would run into a piece beside are left out: it has its own.
Side sideOf(const std::vector<CutPiece>& pieces, std::vector<Placed> placed, double bleed, bool back) {
    Side side{std::move(placed), {}, back};
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
    for (const Placed& one : side.placed) {
        pen.painter.save();
        pen.painter.translate(one.at);
        pieces[one.piece].paint(pen, side.back);
        pen.painter.restore();
    }
    for (const QLineF& mark : side.marks) pen.stroke(mark, markLine);
}

}  // namespace

QPolygonF grown(const QPolygonF& polygon, double by) {
    const qsizetype count = polygon.size();
    QPolygonF result;
    for (qsizetype i = 0; i < count; ++i) {
        const QLineF before(polygon[(i + count - 1) % count], polygon[i]);
        const QLineF behind(polygon[i], polygon[(i + 1) % count]);
        const auto outwards = [by](const QLineF& side) {
            return QPointF(side.dy(), -side.dx()) * (by / side.length());
        };
        const QPointF a = outwards(before), b = outwards(behind);
        // Both moved sides meet where the bisector has grown by so much.
        result << polygon[i] + (a + b) * (by * by / (by * by + QPointF::dotProduct(a, b)));
    }
    return by == 0 ? polygon : result;
}

QPainterPath CutShape::withBleed(double bleed) const {
    QPainterPath path;
    if (corners.isEmpty()) {
        const QRectF box = outline.boundingRect();
        path.addEllipse(box.adjusted(-bleed, -bleed, bleed, bleed));
        return path;
    }
    path.addPolygon(grown(corners, bleed));
    path.closeSubpath();
    return path;
}

std::vector<QLineF> CutShape::marks(double bleed) const {
    std::vector<QLineF> lines;
    if (corners.isEmpty()) {
        const double from = outline.boundingRect().width() / 2 + bleed + markGap;
        for (const QPointF& way : {QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0), QPointF(0, -1)})
            lines.emplace_back(way * from, way * (from + markLength / 2));
        return lines;
    }
    // Each side goes on beyond its ends; where the shape is bent inwards there is nothing to cut beyond.
    const qsizetype count = corners.size();
    for (qsizetype i = 0; i < count; ++i) {
        const QPointF corner = corners[i];
        const QLineF before(corners[(i + count - 1) % count], corner),
            behind(corners[(i + 1) % count], corner);
        const QPointF a = QPointF(before.dx(), before.dy()) / before.length();
        const QPointF b = QPointF(behind.dx(), behind.dy()) / behind.length();
        const double sine = b.x() * a.y() - b.y() * a.x();
        if (sine <= 0.01) continue;
        const double from = bleed / sine + markGap;
        for (const QPointF& way : {a, b})
            lines.emplace_back(corner + way * from, corner + way * (from + markLength));
    }
    return lines;
}

Result<std::vector<Page>> cutPages(const SheetJob& job, const Page& page, std::vector<CutPiece> pieces,
                                   const QString& note) {
    std::vector<Page> pages;
    if (pieces.empty()) return pages;
    const SheetOptions& options = job.options;
    std::vector<Room> rooms;
    for (const CutPiece& piece : pieces) rooms.push_back(roomOf(piece.shape, options.bleed));
    std::optional<std::vector<Sheetful>> best;
    Ground ground;
    for (const Ground& candidate : groundsOf(options)) {
        auto found = packed(rooms, candidate.area);
        if (!found || (best && best->size() <= found->size())) continue;
        best = std::move(found);
        ground = candidate;
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
        for (Placed& one : backs) one.at = behind(ground, options, one.at);
        const auto front = std::make_shared<const Side>(sideOf(*shared, fronts, options.bleed, false));
        const auto back = options.backs == Backs::None
                              ? nullptr
                              : std::make_shared<const Side>(sideOf(*shared, backs, options.bleed, true));
        ++number;
        const auto add = [&](const char* code, std::vector<std::shared_ptr<const Side>> sides) {
            Page made = page;
            made.name = say.text(code, {{"sheet", page.name.toStdString()}, {"number", number}});
            made.size = ground.paper;
            made.trueScale = true;
            made.bleed = options.bleed;
            for (const auto& side : sides)
                for (const Placed& one : side->placed) {
                    const QPainterPath cut = (*shared)[one.piece].shape.outline.translated(one.at);
                    made.trim = made.trim.united(cut.boundingRect());
                    if (!side->back) made.cuts.push_back(cut);
                }
            made.paint = [shared, sides, ground, note](SheetPen& pen) {
                const double margin = pen.job.options.margin;
                QString said = note;
                if (ground.foldDown) {
                    paintFold(pen, ground);
                    said = pen.say.text("sheet.tiles.fold") + (note.isEmpty() ? QString() : u' ' + note);
                }
                for (const auto& side : sides) paintSide(pen, *shared, *side);
                pen.line({margin, margin * 0.4}, smallCap, said, grey, false,
                         ground.paper.width() - 2 * margin);
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
