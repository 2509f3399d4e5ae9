// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/placement.h"

#include "core/edit/keeping.h"
#include "editor/document/supply.h"
#include "editor/tools/leaving.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/names.h"

#include <algorithm>
#include <set>

namespace hexa::editor {

QString Placement::nameOf(Hex at) const { return placeLater(at)(); }

QString Placement::kindName(KindId kind) const { return kindLater(kind)(); }

QString Placement::kindName(const Catalog& catalog, KindId kind, const Locale& locale) {
    if (kind == KindId::Empty) return tr("empty slot");
    if (kind == KindId::Blank) return tr("blank space");
    return locale.text(catalog.kind(kind).name);
}

std::function<QString()> Placement::placeLater(Hex at) const {
    return Names::shortPlaceLater(mContext.document.scenario().board, at);
}

std::function<QString()> Placement::kindLater(KindId kind) const {
    return [&locale = mContext.locale, &catalog = mContext.document.catalog(), kind] {
        return kindName(catalog, kind, locale);
    };
}

std::optional<int> Placement::left(KindId kind) const { return leftInBox(mContext.document, kind); }

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

QString Placement::closed() const {
    const Layers& layers = mContext.state.layers();
    if (layers.hidden(Layer::Tiles)) return tr("The tile layer is hidden. Show it in Layers first.");
    return layers.locked(Layer::Tiles) ? tr("The tile layer is locked. Unlock it in Layers first.")
                                       : QString();
}

QString Placement::refusal(Hex at, KindId kind) const {
    if (const QString reason = closed(); !reason.isEmpty()) return reason;
    const Board& board = mContext.document.scenario().board;
    const Cell* cell = board.find(at);
    if (cell == nullptr)
        return tr("This hex is not part of the layout. Add it first with Add or Remove Hexes.");
    if (cell->locked) return tr("%1 is locked. Unlock it first (L).").arg(nameOf(at));
    const std::vector<Hex> hexes = withPartners({&at, 1});
    const auto needed = std::count_if(hexes.begin(), hexes.end(), [&](Hex hex) {
        const Cell* target = board.find(hex);
        return target->kind != kind && !target->locked;
    });
    if (const auto rest = left(kind); rest && needed > *rest)
        return *rest == 0
                   ? tr("None left in the box: %1. Remove some from the map first.").arg(kindName(kind))
                   : tr("Not enough tiles left in the box for all symmetric hexes: %1. Turn off the symmetry "
                        "first.")
                         .arg(kindName(kind));
    return {};
}

bool Placement::place(Hex at, KindId kind) {
    if (!refusal(at, kind).isEmpty()) return false;
    const std::vector<Hex> hexes = withPartners({&at, 1});
    const Board& board = mContext.document.scenario().board;
    const auto partners = static_cast<int>(std::count_if(
        hexes.begin(), hexes.end(), [&](Hex hex) { return hex != at && !board.find(hex)->locked; }));
    return Leaving::apply(
        mContext, painting(hexes, kind), [kind, partners, place = placeLater(at), tile = kindLater(kind)] {
            const QString name = isTile(kind)            ? tr("Place %1 at %2").arg(tile(), place())
                                 : kind == KindId::Blank ? tr("Place blank space at %1").arg(place())
                                                         : tr("Clear %1").arg(place());
            return partners > 0 ? tr("%1 and %Ln partner(s)", nullptr, partners).arg(name) : name;
        });
}

std::vector<Hex> Placement::paintable(std::span<const Hex> hexes, KindId kind) const {
    const Board& board = mContext.document.scenario().board;
    if (!closed().isEmpty()) return {};
    std::vector<Hex> wanted(hexes.begin(), hexes.end());
    std::erase_if(wanted, [&](Hex at) {
        const Cell* cell = board.find(at);
        return cell == nullptr || cell->locked || cell->kind == kind;
    });
    const auto rest = wanted.empty() ? std::nullopt : left(kind);
    if (!rest || static_cast<std::size_t>(*rest) >= wanted.size()) return wanted;
    std::set<Hex> open(wanted.begin(), wanted.end());
    std::vector<Hex> kept;
    for (Hex at : wanted) {
        std::vector<Hex> together;
        for (Hex partner : mContext.state.withPartners(at))
            if (open.erase(partner) != 0) together.push_back(partner);
        if (kept.size() + together.size() <= static_cast<std::size_t>(*rest))
            kept.insert(kept.end(), together.begin(), together.end());
    }
    return kept;
}

Edit Placement::painting(std::span<const Hex> hexes, KindId kind) const {
    Document& document = mContext.document;
    // Only tiles have IDs: an eraser must not wait for them to be found.
    return paintCells(document.scenario(), document.catalog(), hexes, kind,
                      isTile(kind) ? &document.ids() : nullptr);
}

StepName Placement::paintName(KindId kind) const {
    return [kind, tile = kindLater(kind)] {
        if (kind == KindId::Empty) return tr("Erase tiles");
        return kind == KindId::Blank ? tr("Paint blank spaces") : tr("Paint %1").arg(tile());
    };
}

bool Placement::paint(std::span<const Hex> hexes, KindId kind) {
    const std::vector<Hex> changing = paintable(hexes, kind);
    if (changing.empty()) return false;
    return Leaving::apply(mContext, painting(changing, kind), paintName(kind));
}

bool Placement::clear(std::span<const Hex> hexes) {
    if (!closed().isEmpty()) return false;
    const Board& board = mContext.document.scenario().board;
    std::vector<Hex> all;
    for (const Hex at : hexes) {
        const Cell* cell = board.find(at);
        if (cell == nullptr) continue;
        all.push_back(at);
        // A partner of another kind stays, since the preview does not show its removal.
        for (const Hex partner : mContext.state.withPartners(at))
            if (const Cell* other = board.find(partner); other != nullptr && other->kind == cell->kind)
                all.push_back(partner);
    }
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    const int count = static_cast<int>(all.size());
    return Leaving::apply(
        mContext, painting(all, KindId::Empty), [count, first = placeLater(count > 0 ? all.front() : Hex{})] {
            return count == 1 ? tr("Clear %1").arg(first()) : tr("Clear %Ln hex(es)", nullptr, count);
        });
}

bool Placement::lock(std::span<const Hex> hexes, bool locked) {
    Document& document = mContext.document;
    const std::vector<Hex> meant =
        locked ? lockable(document.scenario().board, hexes) : std::vector<Hex>(hexes.begin(), hexes.end());
    const int count = static_cast<int>(meant.size());
    return document.apply(setLocked(document.scenario(), meant, locked), [locked, count] {
        return locked ? tr("Lock %Ln hex(es)", nullptr, count) : tr("Unlock %Ln hex(es)", nullptr, count);
    });
}

Placement::Moves Placement::movesBy(std::span<const Hex> from, const Isometry& way) const {
    const Board& board = mContext.document.scenario().board;
    Moves moves;
    std::set<Hex> sources;
    const auto add = [&](Hex source, Hex target) {
        const Cell* cell = board.find(source);
        if (cell != nullptr && isTile(cell->kind) && sources.insert(source).second)
            moves.emplace_back(source, target);
    };
    for (Hex source : from) add(source, way(source));
    for (const Isometry& element : mContext.state.symmetry())
        for (Hex source : from) add(element(source), element(way(source)));
    return moves;
}

QString Placement::refusal(const Moves& moves, MoveMode mode) const {
    if (const QString reason = closed(); !reason.isEmpty()) return reason;
    const Board& board = mContext.document.scenario().board;
    std::set<Hex> targets;
    for (const auto& [from, to] : moves) {
        const Cell* source = board.find(from);
        const Cell* target = board.find(to);
        if (mode != MoveMode::Copy && source->locked)
            return tr("%1 is locked. Unlock it first (L).").arg(nameOf(from));
        if (target == nullptr)
            return tr("This hex is not part of the layout. Add it first with Add or Remove Hexes.");
        if (target->locked) return tr("%1 is locked. Unlock it first (L).").arg(nameOf(to));
        if (!targets.insert(to).second)
            return tr("Symmetric tiles would be on the same hex. Choose another hex.");
    }
    if (mode != MoveMode::Copy) return {};
    std::map<KindId, int> needed;
    for (const auto& [from, to] : moves) {
        ++needed[board.find(from)->kind];
        --needed[board.find(to)->kind];
    }
    return refusal(needed);
}

std::vector<CellState> Placement::pasted(std::span<const CellState> cells, const Isometry& placement) const {
    std::vector<CellState> all;
    std::set<Hex> taken;
    const auto put = [&](const Isometry& isometry) {
        for (CellState state : cells) {
            state = mapped(std::move(state), isometry);
            if (taken.insert(state.cell.at).second) all.push_back(std::move(state));
        }
    };
    put(placement);
    for (const Isometry& element : mContext.state.symmetry()) put(compose(element, placement));
    return all;
}

QString Placement::refusal(std::span<const CellState> cells) const {
    if (const QString reason = closed(); !reason.isEmpty() && !cells.empty()) return reason;
    const Board& board = mContext.document.scenario().board;
    std::map<KindId, int> needed;
    for (const CellState& state : cells) {
        const Cell* target = board.find(state.cell.at);
        if (target != nullptr && target->locked) continue;
        ++needed[state.cell.kind];
        if (target != nullptr) --needed[target->kind];
    }
    return refusal(needed);
}

Edit Placement::pasting(std::span<const CellState> cells) const {
    Document& document = mContext.document;
    return pasteCells(document.scenario(), document.catalog(), cells, Isometry{}, &document.ids());
}

bool Placement::foretells() const { return updateDelay(mContext.document.scenario().board.cellCount()) == 0; }

QString Placement::refusal(const std::map<KindId, int>& needed) const {
    for (const auto& [kind, count] : needed)
        if (const auto rest = count > 0 ? left(kind) : std::nullopt; rest && count > *rest)
            return tr("None left in the box: %1. Remove some from the map first.").arg(kindName(kind));
    return {};
}

QString Placement::refusalToRemove(const Moves& moves) const {
    if (const QString reason = closed(); !reason.isEmpty()) return reason;
    for (const auto& [from, to] : moves)
        if (mContext.document.scenario().board.find(from)->locked)
            return tr("%1 is locked. Unlock it first (L).").arg(nameOf(from));
    return {};
}

bool Placement::move(const Moves& moves, MoveMode mode) {
    if (moves.empty() || !refusal(moves, mode).isEmpty()) return false;
    Document& document = mContext.document;
    const int count = static_cast<int>(moves.size());
    const auto& [from, to] = moves.front();
    const Cell* target = document.scenario().board.find(to);
    const bool swap = mode == MoveMode::Swap && target != nullptr && isTile(target->kind);
    const auto name = [mode, count, swap, tile = kindLater(document.scenario().board.find(from)->kind),
                       source = placeLater(from), goal = placeLater(to)] {
        if (count > 1)
            return mode == MoveMode::Copy ? tr("Copy %Ln tile(s)", nullptr, count)
                                          : tr("Move %Ln tile(s)", nullptr, count);
        if (mode == MoveMode::Copy) return tr("Copy %1 to %2").arg(tile(), goal());
        return swap ? tr("Swap %1 and %2").arg(source(), goal()) : tr("Move %1 to %2").arg(tile(), goal());
    };
    return Leaving::apply(mContext, moving(moves, mode), name);
}

Edit Placement::moving(const Moves& moves, MoveMode mode) const {
    Document& document = mContext.document;
    return moveTiles(document.scenario(), document.catalog(), moves, mode,
                     mode == MoveMode::Copy ? &document.ids() : nullptr);
}

Edit Placement::removing(const Moves& moves) const {
    std::vector<Hex> sources;
    for (const auto& [from, to] : moves) sources.push_back(from);
    return painting(withPartners(sources), KindId::Empty);
}

QString Placement::makeSymmetric(std::span<const Hex> pattern) {
    Document& document = mContext.document;
    const Board& board = document.scenario().board;
    const Catalog& catalog = document.catalog();
    const auto home = [&](Hex at) { return catalog.isSeat(board.find(at)->kind); };
    std::vector<CellState> cells;
    for (const Hex at : pattern)
        if (board.find(at) != nullptr && !home(at)) cells.push_back(*board.state(at));
    std::vector<CellState> copies = pasted(cells, Isometry{});
    std::erase_if(copies, [&](const CellState& state) {
        const Cell* cell = board.find(state.cell.at);
        return cell == nullptr || cell->locked || home(cell->at) || cell->kind == state.cell.kind;
    });
    if (copies.empty()) return tr("Everything that can be changed is already symmetric.");
    if (const QString reason = refusal(copies); !reason.isEmpty()) return reason;
    Leaving::apply(mContext, pasting(copies), [count = static_cast<int>(copies.size())] {
        return tr("Make %Ln hex(es) symmetric", nullptr, count);
    });
    return {};
}

std::vector<Hex> nearestOfOrbits(const Board& board, const SymmetryGroup& symmetry, Hex from) {
    std::vector<Hex> nearest;
    for (const Cell& cell : board.cells()) {
        const auto all = orbit(cell.at, symmetry);
        const bool first = std::ranges::none_of(all, [&](Hex other) {
            return std::pair(distance(other, from), other) < std::pair(distance(cell.at, from), cell.at);
        });
        if (first) nearest.push_back(cell.at);
    }
    return nearest;
}

}  // namespace hexa::editor
