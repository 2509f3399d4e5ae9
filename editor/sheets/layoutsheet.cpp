// SPDX-License-Identifier: GPL-3.0-or-later
// The whole map on one page, with its data and instructions to lay it.
#include "core/balance/binding.h"
#include "core/balance/headline.h"
#include "core/engine/check/box.h"
#include "core/engine/print/cutitem.h"
#include "core/engine/system.h"
#include "core/library/images.h"
#include "editor/paint/objectpictures.h"
#include "editor/sheets/flow.h"
#include "editor/sheets/painters.h"
#include "editor/sheets/qrcode.h"

#include <algorithm>
#include <cmath>

namespace hexa::sheets {
namespace {

/// Rows of the legend: as large as fits beside the map.
constexpr double entryHeights[] = {8.5, 7.2, 6.0};
constexpr double sidePanel = 74;
constexpr double panelGap = 6;
constexpr double minQr = 24, maxQr = 60, minModule = 0.42;
constexpr qsizetype maxCodeLines = 16;  // about as high as the largest QR code

struct LegendEntry {
    QString text;
    std::function<void(SheetPen&, const QRectF&)> paint;
};

/// Returns the name of a kind of edges or pieces, or null for an unknown kind.
const Localized* nameOf(const Catalog& catalog, ObjectTable table, const std::string& kind) {
    const auto name = [](const auto* found) { return found == nullptr ? nullptr : &found->name; };
    if (table == ObjectTable::Edges) return name(catalog.edgeKind(kind));
    return name(catalog.pieceKind(kind));
}

/// Adds the objects beside the tiles: each kind on the map.
void addObjects(std::vector<LegendEntry>& entries, const SheetJob& job) {
    const Speaker say(job);
    const Scenario& map = *job.scenario;
    const auto add = [&](ObjectTable table, const std::string& kind, const Localized& name,
                         std::int64_t count, int seat = -1) {
        if (count == 0) return;
        const QString whose = seat < 0 ? QString() : QStringLiteral(" (%1)").arg(seat + 1);
        entries.push_back({say.name(name) + whose + QStringLiteral(" × %1").arg(count),
                           [=](SheetPen& pen, const QRectF& box) {
                               paint::MapStyle style;
                               style.tiles = pen.job.options.style;
                               style.language = pen.job.options.language;
                               const paint::MapPainter painter(*pen.job.scenario, pen.job.catalog(), pen.art,
                                                               style);
                               paint::paintExample(pen.painter, box, paint::Medium::Vector, painter,
                                                   paint::exampleOf(pen.job.catalog(), table, kind, seat));
                           }});
    };
    for (const BoxCount& box : countBox(*job.system, map)) {
        if (box.table == ObjectTable::Regions) continue;  // their names stand on the map
        const Localized* name = nameOf(job.catalog(), box.table, box.kind);
        if (name != nullptr) add(box.table, box.kind, *name, box.used);
    }
    for (const ZoneKind& kind : job.catalog().zoneKinds)
        for (int seat = -1; seat < map.players(); ++seat)
            add(ObjectTable::Zones, kind.id, kind.name,
                std::ranges::count_if(
                    map.board.zones,
                    [&](const Zone& zone) { return zone.kind == kind.id && zone.seat == seat; }),
                seat);
}

/// Adds the game's marks on cells, each mark with a name.
void addMarks(std::vector<LegendEntry>& entries, const SheetJob& job) {
    if (!job.system->marks) return;
    std::vector<std::pair<CutMark, int>> marks;  // with its number on the map; where it stands means nothing
    for (const Cell& cell : job.scenario->board.cells())
        for (CutMark& mark : job.system->marks(*job.scenario, cell.at)) {
            if (mark.name.empty()) continue;
            mark.at = {};
            const auto known = std::ranges::find(marks, mark, &std::pair<CutMark, int>::first);
            if (known != marks.end())
                ++known->second;
            else
                marks.emplace_back(std::move(mark), 1);
        }
    const Speaker say(job);
    for (const auto& [mark, count] : marks)
        entries.push_back({say.name(mark.name) + QStringLiteral(" × %1").arg(count),
                           [mark = mark](SheetPen& pen, const QRectF& box) {
                               paint::paintMark(pen.painter, box.center(), 0.4 * box.height() / mark.radius,
                                                mark, pen.job.options.style, pen.job.options.language);
                           }});
}

std::vector<LegendEntry> legendOf(const SheetJob& job) {
    const Speaker say(job);
    const Board& board = job.scenario->board;
    std::vector<LegendEntry> entries;
    const auto counted = [](const QString& name, int count) {
        return name + QStringLiteral(" × %1").arg(count);
    };
    const auto tile = [](KindId kind) {
        return [kind](SheetPen& pen, const QRectF& box) { pen.tile(box, kind); };
    };
    const auto counts = countKinds(board, job.catalog().kinds.size());
    for (std::size_t i = 0; i < counts.size(); ++i)
        if (counts[i] > 0)
            entries.push_back({counted(say.name(job.catalog().kinds[i].name), counts[i]), tile(kindIdAt(i))});
    int empty = 0, blank = 0;
    for (const Cell& cell : board.cells()) {
        empty += cell.kind == KindId::Empty;
        blank += cell.kind == KindId::Blank;
    }
    if (empty > 0 && job.options.layout.emptySlots)
        entries.push_back({counted(say.text("page.empty"), empty), tile(KindId::Empty)});
    if (blank > 0) entries.push_back({counted(say.text("page.blank"), blank), tile(KindId::Blank)});
    addObjects(entries, job);
    addMarks(entries, job);
    const bool special = std::any_of(board.details().begin(), board.details().end(),
                                     [](const auto& entry) { return entry.second.points.has_value(); });
    if (special)
        entries.push_back({say.word("word.points.special"), [](SheetPen& pen, const QRectF& box) {
                               paint::paintSeal(pen.painter, box.center(), box.height() * 0.4,
                                                QStringLiteral("n"), pen.job.options.style);
                           }});
    return entries;
}

void addLegend(std::vector<Block>& blocks, const SheetJob& job, double width, double entryHeight) {
    const auto entries = std::make_shared<const std::vector<LegendEntry>>(legendOf(job));
    if (entries->empty()) return;
    const bool flat = job.scenario->board.orientation == Orientation::Flat;
    const double height = entryHeight - 1.3 * entryHeight / entryHeights[0];
    const double tileWidth = flat ? height * 2 / sqrt3 : height * sqrt3 / 2;
    double widest = 0;
    for (const LegendEntry& entry : *entries)
        widest = std::max(widest, paint::textWidth(textCap, entry.text, QFont::Normal));
    const double needed = tileWidth + 1.5 + widest + 3;
    const auto columns = std::max<std::size_t>(1, static_cast<std::size_t>((width + 3) / needed));
    for (std::size_t first = 0; first < entries->size(); first += columns)
        blocks.push_back({entryHeight, [=](SheetPen& pen, const QRectF& box) {
                              const double pitch = box.width() / static_cast<double>(columns);
                              for (std::size_t i = first; i < std::min(first + columns, entries->size());
                                   ++i) {
                                  const QRectF tile(box.left() + static_cast<double>(i - first) * pitch,
                                                    box.top(), tileWidth, height);
                                  (*entries)[i].paint(pen, tile);
                                  pen.line({tile.right() + 1.5, tile.center().y()}, textCap,
                                           (*entries)[i].text, ink, QFont::Normal, pitch - tileWidth - 2.5);
                              }
                          }});
    blocks.push_back(space(2));
}

void addSeats(std::vector<Block>& blocks, const SheetJob& job, double width) {
    const Scenario& scenario = *job.scenario;
    if (scenario.seats.empty()) return;
    const Speaker say(job);
    blocks.push_back(heading(say.text("sheet.seats"), width, 2.6));
    for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat) {
        QStringList parts;
        if (const QString own = say.name(scenario.seats[seat].name); !own.isEmpty()) parts << own;
        if (const Faction* faction = factionOf(scenario, job.catalog(), seat))
            parts << say.name(faction->name);
        const std::optional<Hex> at = scenario.seats[seat].home;
        if (const Cell* home = at ? scenario.board.find(*at) : nullptr; home != nullptr && !home->id.empty())
            parts << toQt(home->id.text());
        const QString text = parts.join(QStringLiteral(" · "));
        blocks.push_back({5.6,
                          [seat, text](SheetPen& pen, const QRectF& box) {
                              pen.seatDisc({box.left() + 2.4, box.center().y()}, 2.3, seat);
                              pen.line({box.left() + 6.5, box.center().y()}, textCap, text, ink,
                                       QFont::Normal, box.width() - 7);
                          },
                          seat + 1 < scenario.seats.size()});
    }
    blocks.push_back(space(2));
}

void addSpecial(std::vector<Block>& blocks, const SheetJob& job, double width) {
    const Speaker say(job);
    std::vector<QString> texts;
    for (const auto& [at, details] : job.scenario->board.details()) {
        const Cell* cell = job.scenario->board.find(at);
        if (cell == nullptr || !isTile(cell->kind)) continue;
        const std::string id(cell->id.text());
        if (details.points)
            texts.push_back(
                say.word("word.points.at", {{"id", id}, {"points", std::int64_t(*details.points)}}));
        if (!details.special.empty())
            texts.push_back(say.text("sheet.special-of", {{"id", id}, {"text", details.special}}));
    }
    if (texts.empty()) return;
    blocks.push_back(heading(say.text("sheet.special"), width, 2.6));
    for (const QString& text : texts) addText(blocks, text, width);
    blocks.push_back(space(2));
}

/// Returns a share code in lines, broken at its hyphens.
QStringList codeLines(const QString& code, double width) {
    QStringList lines;
    for (const QString& group : code.split(u'-')) {
        const QString longer = lines.isEmpty() ? group : lines.last() + u'-' + group;
        if (!lines.isEmpty() && paint::textWidth(smallCap, longer + u'-', QFont::Normal) <= width)
            lines.last() = longer;
        else {
            if (!lines.isEmpty()) lines.last() += u'-';
            lines << group;
        }
    }
    return lines;
}

void addCode(std::vector<Block>& blocks, const SheetJob& job, double width) {
    if (job.shareCode.empty()) return;
    const Speaker say(job);
    auto qr = qrCode(job.shareCode);
    double side = qr ? std::max(minQr, qr->modules * minModule) : 0;
    if (side > std::min(maxQr, width)) qr.reset();
    if (!qr) side = 0;
    const bool beside = width - side > 40;
    const double textLeft = beside && qr ? side + 4 : 0;
    const QStringList hint = wrapped(say.text("sheet.code"), smallCap, width - textLeft);
    QStringList code = codeLines(QString::fromStdString(job.shareCode), width - textLeft);
    // A code longer than a page is left out, since it can't be typed. A code too long for a camera
    // is in the PDF itself.
    if (code.size() > maxCodeLines) code.clear();
    if (code.isEmpty() && !qr) return;
    const double textHeight = static_cast<double>(hint.size() + code.size()) * lineOf(smallCap) + 1;
    const double height = beside ? std::max(side, textHeight) : side + 2 + textHeight;
    blocks.push_back({height + 2, [=](SheetPen& pen, const QRectF& box) {
                          if (qr) {
                              pen.painter.save();
                              pen.painter.translate(box.topLeft());
                              pen.painter.scale(side / qr->modules, side / qr->modules);
                              pen.painter.fillPath(qr->dark, Qt::black);
                              pen.painter.restore();
                          }
                          QRectF area = box.adjusted(textLeft, beside ? 0 : side + 2, 0, 0);
                          pen.lines(area, smallCap, hint, grey);
                          area.translate(0, static_cast<double>(hint.size()) * lineOf(smallCap) + 1);
                          pen.lines(area, smallCap, code);
                      }});
}

/// Returns the headline of the map's certificate or symmetry, else that of the job; none for a game
/// without judges.
std::optional<balance::Headline> fairnessOf(const SheetJob& job) {
    const Scenario& scenario = *job.scenario;
    const GameSystem& system = *job.system;
    if (!system.play || !system.balance) return {};
    const auto stored = balance::shownCertificate(system, scenario, HEXATELIER_VERSION);
    if (stored && *stored && (*stored)->holds())
        return balance::headlineOf((*stored)->certificate.report, balance::Evidence::Certificate);
    if (library::isSameForAll(system, scenario)) return balance::headlineOfSymmetric();
    if (stored && *stored) return balance::headlineOfVoid(std::nullopt);
    return job.fairness ? *job.fairness : balance::headlineOf(std::nullopt);
}

/// Paints the fairness light. Its shapes differ, so that it can be read without colours.
void paintLight(SheetPen& pen, QPointF middle, double radius, balance::Light light) {
    const auto polygon = [&](int corners, double turn) {
        QPolygonF points;
        for (int i = 0; i < corners; ++i) {
            const double angle = (i + turn) * 2 * M_PI / corners - M_PI / 2;
            points << middle + QPointF(std::cos(angle), std::sin(angle)) * radius;
        }
        return points;
    };
    using balance::Light;
    const QColor colour = pen.savesInk()           ? QColor(Qt::white)
                          : light == Light::Fair   ? QColor("#2e7d32")
                          : light == Light::Nearly ? QColor("#f2a900")
                          : light == Light::Unfair ? QColor("#c62828")
                                                   : QColor(Qt::white);
    pen.painter.setPen(QPen(ink, 0.25, light == Light::Unknown ? Qt::DashLine : Qt::SolidLine));
    pen.painter.setBrush(colour);
    if (light == Light::Nearly)
        pen.painter.drawPolygon(polygon(3, 0));
    else if (light == Light::Unfair)
        pen.painter.drawPolygon(polygon(8, 0.5));
    else
        pen.painter.drawEllipse(middle, radius, radius);
    pen.painter.setBrush(Qt::NoBrush);
}

void addFairness(std::vector<Block>& blocks, const SheetJob& job, double width) {
    const auto fairness = fairnessOf(job);
    if (!fairness) return;
    const Speaker say(job);
    QString words = say.text(fairness->text);
    words = words.left(1).toUpper() + words.mid(1);
    const double left = 5.2;
    const QStringList lines = wrapped(words, textCap, width - left);
    blocks.push_back({static_cast<double>(lines.size()) * lineOf(textCap) + 1.5,
                      [=, light = balance::lightOf(fairness->fairness)](SheetPen& pen, const QRectF& box) {
                          paintLight(pen, {box.left() + 2, box.top() + lineOf(textCap) / 2}, 1.6, light);
                          pen.lines(box.adjusted(left, 0, 0, 0), textCap, lines);
                      }});
}

void addOrigin(std::vector<Block>& blocks, const SheetJob& job, double width) {
    const Speaker say(job);
    const Provenance& origin = job.scenario->provenance;
    if (!job.scenario->author.empty())
        addText(blocks, say.text("page.author", {{"name", job.scenario->author}}), width);
    if (balance::uncertifiable(*job.system, *job.scenario, {}))
        addText(blocks, say.text("page.stand-in"), width);
    if (origin.seed) addText(blocks, say.text("page.seed", {{"seed", std::to_string(*origin.seed)}}), width);
    blocks.push_back(space(1.5));
}

/// Paints title and facts; returns their height.
double paintTitle(SheetPen* pen, const SheetJob& job, const QRectF& room) {
    const Speaker say(job);
    const QString title = say.name(job.scenario->title);
    double cap = titleCap;
    QStringList lines = wrapped(title, cap, room.width(), QFont::Bold);
    if (lines.size() > 1) {
        cap *= 0.7;
        lines = wrapped(title, cap, room.width(), QFont::Bold);
    }
    int tiles = 0;
    for (const int count : countKinds(job.scenario->board, job.catalog().kinds.size())) tiles += count;
    const QString facts = say.name(job.catalog().name) + QStringLiteral(" · ") +
                          say.text("page.players", {{"count", std::int64_t(job.scenario->players())}}) +
                          QStringLiteral(" · ") + say.text("page.tiles", {{"count", std::int64_t(tiles)}});
    const double titles = static_cast<double>(lines.size()) * lineOf(cap) * 0.8;
    if (pen != nullptr) {
        double y = room.top() + cap / 2;
        for (const QString& line : lines) {
            pen->line({room.left(), y}, cap, line, ink, QFont::Bold, room.width());
            y += lineOf(cap) * 0.8;
        }
        pen->line({room.left(), room.top() + titles + textCap / 2}, textCap, facts, grey, QFont::Normal,
                  room.width());
    }
    return titles + textCap + 3;
}

/// Returns all blocks beside the map, or below it.
std::vector<Block> panelBlocks(const SheetJob& job, double width, double entryHeight) {
    std::vector<Block> blocks;
    const bool legend = job.options.layout.legend;
    if (legend) addLegend(blocks, job, width, entryHeight);
    if (legend) addSeats(blocks, job, width);
    if (legend) addSpecial(blocks, job, width);
    addFairness(blocks, job, width);
    addOrigin(blocks, job, width);
    if (legend) addCode(blocks, job, width);
    return blocks;
}

}  // namespace

std::vector<Page> layoutPages(const SheetJob& job) {
    paint::MapStyle style;
    style.tiles = job.options.style;
    style.language = job.options.language;
    style.ground = Qt::transparent;
    style.ids = job.options.layout.ids;
    style.rulers = job.options.layout.columns;
    style.emptySlots = job.options.layout.emptySlots;
    style.locks = false;  // a designer's mark, of no use on a printed map
    QRectF bounds;
    {
        paint::TileArt art(*job.system);
        bounds = paint::MapPainter(*job.scenario, job.catalog(), art, style).bounds();
    }
    const bool wide = bounds.width() > 1.25 * bounds.height();
    const QSizeF paper = turned(job.options, wide ? Turn::Landscape : Turn::Portrait);
    const bool beside = paper.width() > paper.height() && paper.width() > 200;
    const Speaker say(job);
    Page page{SheetKind::Layout, say.text("sheet.kind.layout"), paper, false, {}};
    const QRectF room = page.room(job.options.margin);
    const QRectF below = room.adjusted(0, paintTitle(nullptr, job, room), 0, 0);

    const std::size_t columns = beside || room.width() < 150 ? 1 : 2;
    const double width =
        beside ? sidePanel
               : (room.width() - panelGap * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    QRectF panel = below, map = below;
    if (beside) {
        panel.setLeft(panel.right() - sidePanel);
        map.setRight(panel.left() - panelGap);
    } else {
        panel.setTop(panel.bottom() - below.height() * 0.45);
    }
    auto blocks = std::make_shared<std::vector<Block>>();
    std::vector<PlacedBlock> placed;
    std::size_t shown = 0;
    // If nothing helps, the legend has its full size, and the rest follows on further pages.
    for (const double entryHeight : {entryHeights[0], entryHeights[1], entryHeights[2], entryHeights[0]}) {
        *blocks = panelBlocks(job, width, entryHeight);
        placed.clear();
        shown = flow(*blocks, 0, columnsOf(panel, columns, panelGap), placed);
        if (shown == blocks->size()) break;
    }
    if (!beside) {
        panel.setTop(panel.bottom() - balancedHeight(*blocks, panel, columns, panelGap));
        map.setBottom(panel.top() - 3);
        placed.clear();
        shown = flow(*blocks, 0, columnsOf(panel, columns, panelGap), placed);
    }
    page.paint = [blocks, placed, style, bounds, map, room](SheetPen& pen) {
        paintTitle(&pen, pen.job, room);
        paint::MapView view = paint::MapView::fitted(bounds, map);
        paint::MapPainter(*pen.job.scenario, pen.job.catalog(), pen.art, style)
            .paint(pen.painter, view, pen.medium);
        for (const PlacedBlock& one : placed) (*blocks)[one.block].paint(pen, one.box);
    };
    std::vector<Page> pages{page};
    if (shown < blocks->size()) {  // more special rules than a page holds
        std::vector<Block> rest(blocks->begin() + static_cast<std::ptrdiff_t>(shown), blocks->end());
        for (Page& more : flowPages(job, SheetKind::Layout, paper, say.name(job.scenario->title),
                                    std::move(rest), columns))
            pages.push_back(std::move(more));
    }
    return pages;
}

}  // namespace hexa::sheets
