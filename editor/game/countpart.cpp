// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/definition/cellsof.h"
#include "editor/game/partfields.h"
#include "editor/ui/locale.h"

#include <QStringList>

#include <algorithm>
#include <cstdint>
#include <utility>

namespace hexa::editor {
namespace {

using owngame::Count;
using owngame::Definition;
using owngame::LayoutPlan;

const auto countsOf = [](auto& d) -> auto& { return d.counts; };

/// Count for all numbers of players at once. It is empty if they differ.
PartColumn allPlayersColumn() {
    return {PartTexts::tr("Any number of players", "column: for every number of players"),
            PartTexts::tr("Fill in the columns for every number of players"), PartColumn::Input::Text,
            [](const Definition& d, int row) {
                const auto& parts = itemAt(d.counts, row).is.parts;
                const bool all = parts.size() == 1 && parts.front().from <= d.catalog.minSeats &&
                                 parts.front().to >= d.catalog.maxSeats;
                return QVariant(all ? boundsText(&parts.front().is) : QString());
            },
            [](Definition& d, int row, const QVariant& value) {
                const auto is = boundsFrom(value.toString());
                if (!is && !value.toString().trimmed().isEmpty()) return refusedBounds();
                auto& parts = itemAt(d.counts, row).is.parts;
                parts.clear();
                if (is) parts.push_back({1, owngame::PlayerBounds::maxPlayers, *is});
                return QString();
            }};
}

/// Returns the sum of the counts of tiles for a number of players. Tiles without one are unlimited.
owngame::Bounds sumOfCounts(const Definition& definition, int players) {
    owngame::Bounds sum{0, 0};
    for (const CellKind& kind : definition.catalog.kinds) {
        if (kind.seat) continue;
        owngame::Bounds all{0, owngame::Bounds::most};
        for (const Count& count : definition.counts) {
            const owngame::Bounds* is = count.what == kind.id ? count.is.of(players) : nullptr;
            if (is == nullptr) continue;
            all.min = std::max(all.min, is->min);
            all.max = std::min(all.max, is->max);
        }
        if (kind.supply) all.max = std::min<std::int64_t>(all.max, *kind.supply);
        sum.min += all.min;
        sum.max = all.max == owngame::Bounds::most || sum.max == owngame::Bounds::most ? owngame::Bounds::most
                                                                                       : sum.max + all.max;
    }
    return sum;
}

/// Says for each layout whether the counts of tiles fill it. Equal layouts share a sentence.
QString countSummary(const Definition& definition, const Locale& locale) {
    const bool homesTaken = std::ranges::any_of(definition.catalog.kinds, &CellKind::seat);
    std::vector<std::pair<QString, QStringList>> lines;  // words, and layouts
    for (const LayoutPlan& plan : definition.layouts) {
        const auto cells =
            static_cast<std::int64_t>(owngame::cellsOf(plan, definition.catalog.orientation).size()) -
            (homesTaken ? std::ssize(plan.homes) : 0);
        const owngame::Bounds sum = sumOfCounts(definition, plan.players);
        if (sum.min == 0 && sum.max == owngame::Bounds::most) continue;  // nothing is said about tiles
        const QString tiles = boundsText(&sum), hexes = QString::number(cells);
        const QString words =
            cells < sum.min   ? PartTexts::tr("%1 tiles for %2 hexes: too many tiles.").arg(tiles, hexes)
            : cells > sum.max ? PartTexts::tr("%1 tiles for %2 hexes: too few tiles.").arg(tiles, hexes)
                              : PartTexts::tr("%1 tiles for %2 hexes.").arg(tiles, hexes);
        auto line = std::ranges::find(lines, words, &std::pair<QString, QStringList>::first);
        if (line == lines.end()) line = lines.insert(lines.end(), {words, {}});
        const QString name = locale.text(plan.name);
        line->second << (name.isEmpty() ? textOf(plan.id) : name);
    }
    QStringList list;
    for (const auto& [words, layouts] : lines)
        list << PartTexts::tr("%1: %2", "layouts, sentence").arg(layouts.join(QStringLiteral(", ")), words);
    return list.join(u'\n');
}

}  // namespace

GamePart countPart(const Definition& definition, const Locale& locale) {
    GamePart part{"counts", "/counts", PartTexts::tr("Counts"),
                  PartTexts::tr("Counts for each number of players. Enter 4, 4–6 or ≥ 4, or leave the cell "
                                "empty. Pieces and edges with a minimum are placed on generated maps.")};
    addRows(part, countsOf);
    part.summary = [&locale](const Definition& d) { return countSummary(d, locale); };
    part.add = [](Definition& d, int row) {
        // The first thing without a count: one of all tiles would rarely fit the others.
        std::vector<std::string> things;
        for (const CellKind& kind : d.catalog.kinds) things.push_back(kind.id);
        for (const PieceKind& kind : d.catalog.pieceKinds) things.push_back("piece:" + kind.id);
        for (const EdgeKind& kind : d.catalog.edgeKinds) things.push_back("edge:" + kind.id);
        const auto found = std::ranges::find_if(things, [&](const std::string& thing) {
            return std::ranges::find(d.counts, thing, &Count::what) == d.counts.end();
        });
        const bool any = found == things.end();
        Count count{any ? "any" : *found, {}};
        count.is.parts.push_back({1, owngame::PlayerBounds::maxPlayers,
                                  any ? owngame::Bounds{0, owngame::Bounds::most} : owngame::Bounds{1, 1}});
        d.counts.insert(d.counts.begin() + row, std::move(count));
    };
    PartColumn what = textColumn(PartTexts::tr("Tile or set"), PartTexts::tr("Counted objects or hexes"),
                                 countsOf, &Count::what);
    what.input = PartColumn::Input::Choice;
    what.choices = [&locale](const Definition& d, int) { return setChoices(d, locale); };
    part.columns.push_back(std::move(what));
    if (definition.catalog.minSeats < definition.catalog.maxSeats) part.columns.push_back(allPlayersColumn());
    for (int players = definition.catalog.minSeats; players <= definition.catalog.maxSeats; ++players)
        part.columns.push_back({PartTexts::tr("%n player(s)", nullptr, players),
                                PartTexts::tr("Number for this number of players, such as 4, 4–6 or ≥ 4"),
                                PartColumn::Input::Text,
                                [players](const Definition& d, int row) {
                                    return QVariant(boundsText(itemAt(d.counts, row).is.of(players)));
                                },
                                [players](Definition& d, int row, const QVariant& value) {
                                    const auto is = boundsFrom(value.toString());
                                    if (!is && !value.toString().trimmed().isEmpty()) return refusedBounds();
                                    setBounds(itemAt(d.counts, row).is, players, is, d.catalog.minSeats,
                                              d.catalog.maxSeats);
                                    return QString();
                                }});
    return part;
}

}  // namespace hexa::editor
