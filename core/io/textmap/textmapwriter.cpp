// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/textmap/textmap.h"
#include "core/io/textmap/texttables.h"
#include "core/io/textmap/texttoken.h"

#include <algorithm>
#include <tuple>

namespace hexa {
namespace {

/// A longer gap than this starts a new line instead of a row of "_".
constexpr int longestGap = 8;

/// Returns the word for a cell: [!] kind or ID [:ID] [=points].
std::string token(const Cell& cell, const CellDetails& details, const Catalog& catalog) {
    const auto id = cell.id.text();
    std::string out = cell.locked ? "!" : "";
    if (isTile(cell.kind) && text::kindOfId(catalog, id) == cell.kind && !text::kindNamed(catalog, id)) {
        out += id;
    } else {
        if (cell.kind == KindId::Empty)
            out += '.';
        else if (cell.kind == KindId::Blank)
            out += '-';
        else
            out += text::shortName(catalog, cell.kind);
        // A tile without an ID is marked: its kind alone would get one when read.
        if (isTile(cell.kind) || !id.empty()) out += ':' + text::escaped(id, "=");
    }
    if (details.points) out += '=' + std::to_string(*details.points);
    return out;
}

void line(std::string& out, std::string_view key, std::string_view value) {
    if (!value.empty()) out.append(key).append(": ").append(text::escaped(value)).append("\n");
}

std::string header(const Scenario& scenario, const Catalog& catalog) {
    std::string out = "hexatelier-map " + std::to_string(textMapVersion) + '\n';
    line(out, "system", scenario.system);
    for (const auto& [language, title] : scenario.title.texts)
        line(out, "title." + text::escaped(language, ": "), title);
    line(out, "author", scenario.author);
    if (scenario.profile == RuleProfile::Free) line(out, "profile", "free");
    if (scenario.board.orientation != catalog.orientation)
        line(out, "orientation", scenario.board.orientation == Orientation::Flat ? "flat" : "pointy");
    const Provenance& provenance = scenario.provenance;
    line(out, "layout", provenance.layout);
    if (provenance.standIn) line(out, "stand-in", "yes");
    line(out, "generator", provenance.generator);
    if (provenance.generatorVersion != 0)
        line(out, "generator-version", std::to_string(provenance.generatorVersion));
    if (provenance.seed) line(out, "seed", std::to_string(*provenance.seed));
    if (scenario.seats.empty()) line(out, "seats", "none");
    for (const Seat& seat : scenario.seats) {
        out += "seat: " + (seat.home ? text::placeText(*seat.home) : std::string(text::noHome));
        if (!seat.faction.empty()) out += ' ' + text::escaped(seat.faction);
        out += '\n' + text::seatLines(seat);
    }
    return out + text::tableLines(scenario);
}

}  // namespace

std::string writeTextMap(const Scenario& scenario, const Catalog& catalog) {
    const Board& board = scenario.board;
    const bool flat = board.orientation == Orientation::Flat;
    const Hex step = flat ? Hex{0, 1} : Hex{1, 0};
    const auto lineOf = [&](Hex at) { return flat ? at.q : at.r; };
    const auto placeOf = [&](Hex at) { return flat ? at.r : at.q; };

    std::vector<const Cell*> cells;
    cells.reserve(board.cellCount());
    for (const Cell& cell : board.cells()) cells.push_back(&cell);
    std::sort(cells.begin(), cells.end(), [&](const Cell* a, const Cell* b) {
        return std::tuple(lineOf(a->at), placeOf(a->at)) < std::tuple(lineOf(b->at), placeOf(b->at));
    });

    std::string out = header(scenario, catalog);
    const Cell* before = nullptr;
    for (const Cell* cell : cells) {
        const bool sameLine = before != nullptr && lineOf(before->at) == lineOf(cell->at) &&
                              placeOf(cell->at) - placeOf(before->at) <= longestGap;
        if (!sameLine) {
            if (before != nullptr) out += '\n';
            out += text::placeText(cell->at) + ':';
        } else {
            for (Hex at = before->at + step; at != cell->at; at = at + step) out += " _";
        }
        out += ' ' + token(*cell, board.detailsOf(cell->at), catalog);
        before = cell;
    }
    if (before != nullptr) out += '\n';
    return out + text::cellLines(board);
}

}  // namespace hexa
