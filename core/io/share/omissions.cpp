// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/share/omissions.h"

#include <algorithm>

namespace hexa {

std::vector<std::string> omissionsOf(const Scenario& scenario, const Catalog& catalog) {
    std::vector<std::string> codes;
    const auto note = [&](bool lost, const char* code) {
        if (lost) codes.emplace_back(code);
    };
    const Board& board = scenario.board;
    const auto& seats = scenario.seats;
    const auto anyCell = [&](auto test) {
        return std::any_of(board.details().begin(), board.details().end(), test);
    };
    const auto extras = [](const auto& list) {
        return std::any_of(list.begin(), list.end(), [](const auto& item) { return !item.extra.empty(); });
    };
    note(!scenario.title.empty(), "omitted.title");
    note(!scenario.author.empty(), "omitted.author");
    const auto locked = [](const auto& list) {
        return std::any_of(list.begin(), list.end(), [](const auto& item) { return item.locked; });
    };
    note(locked(board.cells()) || locked(board.edges) || locked(board.regions) || locked(board.pieces) ||
             locked(board.zones),
         "omitted.locks");
    note(!scenario.provenance.generator.empty() || scenario.provenance.seed.has_value(), "omitted.generator");
    note(std::any_of(seats.begin(), seats.end(),
                     [&](const Seat& seat) {
                         const auto& known = catalog.factions;
                         return !seat.faction.empty() &&
                                std::none_of(known.begin(), known.end(),
                                             [&](const Faction& f) { return f.id == seat.faction; });
                     }),
         "omitted.factions");
    note(!scenario.description.empty(), "omitted.description");
    note(!scenario.options.empty(), "omitted.options");
    note(std::any_of(seats.begin(), seats.end(), [](const Seat& seat) { return !seat.name.empty(); }),
         "omitted.seat-names");
    note(anyCell([](const auto& entry) { return !entry.second.note.empty(); }), "omitted.notes");
    note(anyCell([](const auto& entry) { return !entry.second.special.empty(); }), "omitted.special");
    note(!board.labels.empty(), "omitted.labels");
    note(!scenario.extra.empty() || !board.extra.empty() || !scenario.provenance.extra.empty() ||
             extras(seats) || extras(board.edges) || extras(board.regions) || extras(board.pieces) ||
             extras(board.zones) || anyCell([](const auto& entry) { return !entry.second.extra.empty(); }),
         "omitted.unknown-keys");
    return codes;
}

}  // namespace hexa
