// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/placement.h"

#include <algorithm>
#include <set>

namespace hexa {

QString Placement::placeText(const GridPlace& place) {
    return tr("C%1 r%2", "column and row of a hex").arg(place.column).arg(place.row);
}

QString Placement::nameOf(Hex at) const { return placeText(gridPlace(mContext.document.scenario().board, at)); }

QString Placement::kindName(KindId kind) const {
    if (kind == KindId::Empty) return tr("empty slot");
    if (kind == KindId::Blank) return tr("blank space");
    return mContext.locale.text(mContext.document.catalog().kind(kind).name);
}

std::optional<int> Placement::left(KindId kind) const {
    const Scenario& scenario = mContext.document.scenario();
    if (!isTile(kind) || scenario.profile == RuleProfile::Free) return std::nullopt;
    const auto supply = mContext.document.catalog().kind(kind).supply;
    if (!supply) return std::nullopt;
    const int used = static_cast<int>(std::count_if(scenario.board.cells().begin(), scenario.board.cells().end(),
                                                    [&](const Cell& cell) { return cell.kind == kind; }));
    if (used > *supply) return std::nullopt;
    return *supply - used;
}

std::vector<Hex> Placement::withPartners(std::span<const Hex> hexes) const {
    std::vector<Hex> all;
    for (Hex at : hexes)
        for (Hex partner : mContext.state.withPartners(at)) all.push_back(partner);
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    const Board& board = mContext.document.scenario().board;
    std::erase_if(all, [&](Hex at) { return board.find(at) == nullptr; });
    return all;
}

QString Placement::refusal(Hex at, KindId kind) const {
    const Board& board = mContext.document.scenario().board;
    const Cell* cell = board.find(at);
    if (cell == nullptr) return tr("Not a hex of the layout: add it with the layout tool first");
    if (cell->locked) return tr("%1 is locked").arg(nameOf(at));
    const std::vector<Hex> hexes = withPartners({&at, 1});
    const auto needed = std::count_if(hexes.begin(), hexes.end(), [&](Hex hex) {
        const Cell* target = board.find(hex);
        return target->kind != kind && !target->locked;
    });
    if (const auto rest = left(kind); rest && needed > *rest)
        return *rest == 0 ? tr("The box holds no more: %1").arg(kindName(kind))
                          : tr("The box holds too few for all partners: %1").arg(kindName(kind));
    return {};
}

bool Placement::place(Hex at, KindId kind) {
    if (!refusal(at, kind).isEmpty()) return false;
    const std::vector<Hex> hexes = withPartners({&at, 1});
    const int partners = static_cast<int>(hexes.size()) - 1;
    QString name = isTile(kind) ? tr("Place %1 at %2").arg(kindName(kind), nameOf(at))
                   : kind == KindId::Blank ? tr("Blank space at %1").arg(nameOf(at))
                                           : tr("Clear %1").arg(nameOf(at));
    if (partners > 0) name = tr("%1 and %n partner(s)", nullptr, partners).arg(name);
    Document& document = mContext.document;
    return document.apply(paintCells(document.scenario(), document.catalog(), hexes, kind), name);
}

bool Placement::paint(std::span<const Hex> hexes, KindId kind) {
    Document& document = mContext.document;
    const Board& board = document.scenario().board;
    std::vector<Hex> wanted(hexes.begin(), hexes.end());
    std::erase_if(wanted, [&](Hex at) {
        const Cell* cell = board.find(at);
        return cell == nullptr || cell->locked || cell->kind == kind;
    });
    if (wanted.empty()) return false;
    if (const auto rest = left(kind); rest && static_cast<std::size_t>(*rest) < wanted.size())
        wanted.resize(static_cast<std::size_t>(*rest));
    const QString name = isTile(kind)              ? tr("Paint %1").arg(kindName(kind))
                         : kind == KindId::Blank ? tr("Paint blank spaces")
                                                 : tr("Erase tiles");
    return document.apply(paintCells(document.scenario(), document.catalog(), wanted, kind), name);
}

bool Placement::clear(std::span<const Hex> hexes) {
    Document& document = mContext.document;
    const std::vector<Hex> all = withPartners(hexes);
    const QString name = all.size() == 1 ? tr("Clear %1").arg(nameOf(all.front()))
                                         : tr("Clear %n hex(es)", nullptr, static_cast<int>(all.size()));
    return document.apply(paintCells(document.scenario(), document.catalog(), all, KindId::Empty), name);
}

bool Placement::lock(std::span<const Hex> hexes, bool locked) {
    Document& document = mContext.document;
    const int count = static_cast<int>(hexes.size());
    return document.apply(setLocked(document.scenario(), hexes, locked),
                          locked ? tr("Lock %n hex(es)", nullptr, count) : tr("Unlock %n hex(es)", nullptr, count));
}

Placement::Moves Placement::movesBy(std::span<const Hex> from, Hex offset) const {
    const Board& board = mContext.document.scenario().board;
    Moves moves;
    std::set<Hex> sources;
    const auto add = [&](Hex source, Hex target) {
        const Cell* cell = board.find(source);
        if (cell != nullptr && isTile(cell->kind) && sources.insert(source).second) moves.emplace_back(source, target);
    };
    for (Hex source : from) add(source, source + offset);
    for (const Isometry& element : mContext.state.symmetry())
        for (Hex source : from) add(element(source), element(source + offset));
    return moves;
}

QString Placement::refusal(const Moves& moves, MoveMode mode) const {
    const Board& board = mContext.document.scenario().board;
    std::set<Hex> targets;
    for (const auto& [from, to] : moves) {
        const Cell* source = board.find(from);
        const Cell* target = board.find(to);
        if (mode != MoveMode::Copy && source->locked) return tr("%1 is locked").arg(nameOf(from));
        if (target == nullptr) return tr("Not a hex of the layout");
        if (target->locked) return tr("%1 is locked").arg(nameOf(to));
        if (!targets.insert(to).second) return tr("Partners would meet on one hex");
    }
    if (mode == MoveMode::Copy) {
        std::map<KindId, int> needed;
        for (const auto& [from, to] : moves) ++needed[board.find(from)->kind];
        for (const auto& [kind, count] : needed)
            if (const auto rest = left(kind); rest && count > *rest)
                return tr("The box holds no more: %1").arg(kindName(kind));
    }
    return {};
}

bool Placement::move(const Moves& moves, MoveMode mode) {
    if (moves.empty() || !refusal(moves, mode).isEmpty()) return false;
    Document& document = mContext.document;
    const int count = static_cast<int>(moves.size());
    const auto& [from, to] = moves.front();
    const Cell* target = document.scenario().board.find(to);
    QString name;
    if (count > 1)
        name = mode == MoveMode::Copy ? tr("Copy %n tile(s)", nullptr, count) : tr("Move %n tile(s)", nullptr, count);
    else if (mode == MoveMode::Copy)
        name = tr("Copy %1 to %2").arg(kindName(document.scenario().board.find(from)->kind), nameOf(to));
    else if (mode == MoveMode::Swap && target != nullptr && isTile(target->kind))
        name = tr("Swap %1 and %2").arg(nameOf(from), nameOf(to));
    else
        name = tr("Move %1 to %2").arg(kindName(document.scenario().board.find(from)->kind), nameOf(to));
    return document.apply(moveTiles(document.scenario(), document.catalog(), moves, mode), name);
}

}  // namespace hexa
