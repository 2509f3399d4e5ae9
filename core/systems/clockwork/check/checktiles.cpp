// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/rng.h"
#include "core/edit/builders.h"
#include "core/engine/generate/fillfix.h"
#include "core/systems/clockwork/check/findings.h"

#include <algorithm>
#include <bit>

namespace hexa::clockwork {
namespace {

/// A fix is built with its finding; one that touches more tiles than this is left to the menu, so
/// that a live check of a huge map stays quick.
constexpr std::size_t maxTilesInFix = 1000;

void checkMissingIds(const CheckInput& input, std::span<const Cell> cells) {
    std::int64_t count = 0;
    const Cell* first = nullptr;
    for (const Cell& cell : cells) {
        if (!isTile(cell.kind) || !cell.id.empty()) continue;
        if (count++ == 0) first = &cell;
    }
    if (count == 0) return;
    std::optional<Finding::Fix> fix;
    if (cells.size() <= maxTilesInFix)
        fix = {"fix.assign-ids", assignIds(input.scenario, input.catalog, IdScope::Missing)};
    input.findings.add(
        {{"clockwork.id.missing", {number("count", count)}}, Severity::Warning, placeOf(first->at), "MAP-02"},
        std::move(fix));
}

/// Returns the second and later tiles with an ID that a tile before has, sorted by ID. By hash,
/// since a map may have a million.
std::vector<std::pair<TileId, Hex>> repeatedIds(std::span<const Cell> cells) {
    constexpr std::uint32_t none = 0xffffffffU;
    const auto ids = static_cast<std::size_t>(
        std::ranges::count_if(cells, [](const Cell& cell) { return !cell.id.empty(); }));
    std::vector<std::uint32_t> table(std::bit_ceil(2 * ids + 1), none);  // open addressing
    std::vector<std::pair<TileId, Hex>> repeated;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i].id.empty()) continue;
        std::size_t entry = stableHash(cells[i].id.text()) & (table.size() - 1);
        while (table[entry] != none && !(cells[table[entry]].id == cells[i].id))
            entry = (entry + 1) & (table.size() - 1);
        if (table[entry] == none)
            table[entry] = static_cast<std::uint32_t>(i);
        else
            repeated.emplace_back(cells[i].id, cells[i].at);
    }
    std::sort(repeated.begin(), repeated.end());
    return repeated;
}

/// Adds one finding for each ID that several tiles have, at the second of them.
void checkDuplicateIds(const CheckInput& input, std::span<const Cell> cells) {
    const auto ids = repeatedIds(cells);
    std::optional<Finding::Fix> repair;
    for (auto from = ids.begin(); from != ids.end();) {
        const auto to =
            std::find_if(from, ids.end(), [&](const auto& entry) { return !(entry.first == from->first); });
        if (input.findings.wants("clockwork.id.duplicate", Severity::Error, "MAP-02")) {
            // One repair mends all of them; each finding offers it.
            if (!repair && cells.size() <= maxTilesInFix)
                repair = {"fix.new-ids", repairDuplicateIds(input.scenario, input.catalog)};
            input.findings.add(
                {{"clockwork.id.duplicate", {text("id", from->first.text()), number("count", to - from + 1)}},
                 Severity::Error,
                 placeOf(from->second),
                 "MAP-02"},
                repair);
        }
        from = to;
    }
}

void checkLetters(const CheckInput& input, std::span<const Cell> cells) {
    for (const Cell& cell : cells) {
        if (cell.id.empty() || !isTile(cell.kind)) continue;
        const CellKind& kind = input.catalog.kind(cell.kind);
        if (cell.id.text().starts_with(kind.letter) ||
            !input.findings.wants("clockwork.id.letter", Severity::Hint, "MAP-02"))
            continue;
        input.findings.add({{"clockwork.id.letter",
                             {text("id", cell.id.text()), {"kind", kind.name}, text("letter", kind.letter)}},
                            Severity::Hint,
                            placeOf(cell.at),
                            "MAP-02"});
    }
}

/// Checks special points, which MAP-07 allows: a note, and a warning for a place without meaning.
void checkPoints(const CheckInput& input) {
    const auto report = [&](Severity severity, std::string code, Arguments arguments, Hex at, bool mend) {
        if (!input.findings.wants(code, severity, "MAP-07")) return;
        std::optional<Finding::Fix> fix;
        if (mend) {
            CellDetails details = input.scenario.board.detailsOf(at);
            details.points.reset();
            fix = {"fix.remove-points", setDetails(input.scenario, at, std::move(details))};
        }
        input.findings.add({{std::move(code), std::move(arguments)}, severity, placeOf(at), "MAP-07"},
                           std::move(fix));
    };
    for (const auto& [at, details] : input.scenario.board.details()) {
        if (!details.points) continue;
        const Cell* cell = input.scenario.board.find(at);
        const Argument points = number("vp", *details.points);
        if (cell == nullptr || !isTile(cell->kind)) {
            report(Severity::Warning, "clockwork.vp.no-tile", {points}, at, true);
            continue;
        }
        const CellKind& kind = input.catalog.kind(cell->kind);
        if (!kind.points)
            report(Severity::Warning, "clockwork.vp.no-score", {{"kind", kind.name}, points}, at, true);
        else if (*details.points < 0)
            report(Severity::Warning, "clockwork.vp.negative", {{"kind", kind.name}, points}, at, true);
        else if (*details.points != *kind.points)
            report(Severity::Hint, "clockwork.vp.special",
                   {{"kind", kind.name}, points, number("normal", *kind.points)}, at, false);
    }
}

void checkEmptySlots(const CheckInput& input, std::span<const Cell> cells) {
    // The place of a missing Capital has a finding of its own.
    const Layout* layout = layoutOf(input);
    const auto isHome = [&](Hex at) { return layout != nullptr && layout->scenario.seatAt(at); };
    std::int64_t count = 0;
    const Cell* first = nullptr;
    for (const Cell& cell : cells)
        if (cell.kind == KindId::Empty && !isHome(cell.at) && count++ == 0) first = &cell;
    if (count > 0)
        input.findings.add({{"clockwork.cells.empty", {number("count", count)}},
                            input.rulebook() ? Severity::Warning : Severity::Hint,
                            placeOf(first->at),
                            "GEN-05"},
                           Finding::Fix{std::string(fillSlotsFix), {Batch{}}});
}

}  // namespace

void checkTiles(const CheckInput& input) {
    const auto cells = input.scenario.board.cells();
    checkEmptySlots(input, cells);
    checkMissingIds(input, cells);
    if (input.stop.stop_requested()) return;
    checkDuplicateIds(input, cells);
    if (input.stop.stop_requested()) return;
    checkLetters(input, cells);
    checkPoints(input);
}

}  // namespace hexa::clockwork
