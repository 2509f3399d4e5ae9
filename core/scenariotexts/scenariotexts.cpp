// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenariotexts/scenariotexts.h"

#include "core/edit/builders.h"
#include "core/texts/projectfile.h"
#include "core/texts/recall.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string_view>

namespace hexa {
namespace {

constexpr std::string_view key = texts::storedKey;

/// Returns the texts last stored in the map; or none, also if they are of a newer program.
std::optional<texts::Project> storedTexts(const Scenario& scenario) {
    for (const auto& [name, json] : scenario.extra.members)
        if (name == key)
            if (auto project = texts::readProject(json)) return std::move(*project);
    return std::nullopt;
}

/// Returns the members of the scenario with the unchanged texts, including states.
Extra withStored(const Scenario& scenario, const texts::Project& project) {
    texts::Project kept = project;
    kept.glossary = {};  // that of the game
    Extra extra = scenario.extra;
    auto member = std::find_if(extra.members.begin(), extra.members.end(),
                               [](const auto& entry) { return entry.first == key; });
    if (member == extra.members.end()) member = extra.members.insert(member, {std::string(key), {}});
    member->second = texts::storedForm(kept);
    return extra;
}

/// True if storing replaces nothing from a newer program.
bool mayStore(const Scenario& scenario) {
    return std::none_of(scenario.extra.members.begin(), scenario.extra.members.end(),
                        [](const auto& entry) { return entry.first == key; }) ||
           storedTexts(scenario).has_value();
}

/// Ids of the units of tiles with a special rule. A tile keeps its own ID wherever it is moved, so
/// its unit is named after that; a place without an ID of its own (a slot, the second of two tiles
/// with one ID) is named after the hex.
std::map<Hex, std::string> tileUnits(const Board& board) {
    std::map<Hex, std::string> ids;
    std::set<TileId> seen;
    for (const auto& [at, details] : board.details()) {
        if (details.special.empty()) continue;
        const Cell* cell = board.find(at);
        const bool own = cell != nullptr && !cell->id.empty() && seen.insert(cell->id).second;
        ids[at] = own ? "tile." + std::string(cell->id.text())
                      : "hex." + std::to_string(at.q) + '.' + std::to_string(at.r);
    }
    return ids;
}

/// Calls with each text that a scenario has a place for: id, section, text. Tiles without a special
/// rule have none.
void eachText(
    const Scenario& scenario,
    const std::function<void(const std::string&, const char*, texts::UnitKind, const Localized&)>& call) {
    using Kind = texts::UnitKind;
    const Board& board = scenario.board;
    call("title", "scenario", Kind::Heading, scenario.title);
    call("description", "scenario", Kind::Paragraph, scenario.description);
    for (std::size_t i = 0; i < scenario.seats.size(); ++i)
        call("seat." + std::to_string(i + 1), "seats", Kind::Caption, scenario.seats[i].name);
    for (const auto& [at, id] : tileUnits(board)) call(id, "tiles", Kind::Item, board.detailsOf(at).special);
    for (std::size_t i = 0; i < board.zones.size(); ++i)
        call("zone." + std::to_string(i + 1), "map", Kind::Caption, board.zones[i].name);
    for (std::size_t i = 0; i < board.labels.size(); ++i)
        call("label." + std::to_string(i + 1), "map", Kind::Caption, board.labels[i].text);
}

/// Sort of a unit: places of tiles are named after the tile or the hex.
std::string sortOf(const texts::Unit& unit) {
    const std::string sort = texts::sortOf(unit);
    return sort == "hex" ? "tile" : sort;
}

}  // namespace

texts::Project textsOf(const Scenario& scenario, std::vector<std::string> languages,
                       texts::Glossary glossary) {
    texts::Project project;
    project.title = scenario.title;
    project.languages = std::move(languages);
    if (!project.languages.empty()) project.source = project.languages.front();
    for (const char* section : {"scenario", "seats", "tiles", "map"})
        project.sections.push_back({section, {}, {}});
    eachText(scenario,
             [&](const std::string& id, const char* section, texts::UnitKind kind, const Localized& text) {
                 if (text.empty()) return;
                 project.units.push_back(texts::unitOf(id, section, kind, text));
             });
    project.glossary = std::move(glossary);
    if (auto stored = storedTexts(scenario)) texts::recall(project, *std::move(stored), sortOf);
    return project;
}

Edit putTexts(const Scenario& scenario, const texts::Project& project) {
    Batch batch;
    SetTexts main{scenario.title, scenario.description, scenario.author};
    SetSeats seats{scenario.seats};
    std::vector<Zone> zones = scenario.board.zones;
    std::vector<BoardLabel> labels = scenario.board.labels;
    SetCells cells;
    const texts::Places places = texts::placesOf(project);
    const auto put = [&](const std::string& id, Localized& target) {
        auto text = texts::changedWords(project, places, id, target);
        if (text) target = std::move(*text);
        return text.has_value();
    };
    const bool title = put("title", main.title);
    const bool description = put("description", main.description);
    bool seat = false;
    for (std::size_t i = 0; i < seats.seats.size(); ++i)
        seat = put("seat." + std::to_string(i + 1), seats.seats[i].name) || seat;
    bool zone = false;
    for (std::size_t i = 0; i < zones.size(); ++i)
        zone = put("zone." + std::to_string(i + 1), zones[i].name) || zone;
    bool label = false;
    for (std::size_t i = 0; i < labels.size(); ++i)
        label = put("label." + std::to_string(i + 1), labels[i].text) || label;
    // In the order of the board, as an edit wants them.
    for (const auto& [at, id] : tileUnits(scenario.board)) {
        CellDetails now = scenario.board.detailsOf(at);
        if (!put(id, now.special)) continue;
        auto state = scenario.board.state(at);
        if (!state) continue;
        state->setDetails(std::move(now));
        cells.changes.push_back({at, std::move(state)});
    }
    if (title || description) batch.edits.push_back({std::move(main)});
    if (seat) batch.edits.push_back({std::move(seats)});
    if (!cells.changes.empty()) batch.edits.push_back({std::move(cells)});
    if (zone) batch.edits.push_back({splicesBetween(scenario.board.zones, std::move(zones))});
    if (label) batch.edits.push_back({splicesBetween(scenario.board.labels, std::move(labels))});
    // States are also stored if they differ from those of the map itself.
    if (mayStore(scenario) && texts::differs(project, places, textsOf(scenario, project.languages, {})))
        batch.edits.push_back({SetExtra{withStored(scenario, project)}});
    return {std::move(batch)};
}

std::vector<Hex> hexesOf(const Scenario& scenario, std::string_view unit) {
    const Board& board = scenario.board;
    for (const auto& [at, id] : tileUnits(board))
        if (id == unit) return {at};
    for (std::size_t i = 0; i < board.zones.size(); ++i)
        if (unit == "zone." + std::to_string(i + 1)) return board.zones[i].hexes;
    for (std::size_t i = 0; i < board.labels.size(); ++i)
        if (unit == "label." + std::to_string(i + 1)) return {board.labels[i].at};
    return {};
}

std::string unitAt(const Scenario& scenario, Hex at) {
    const Board& board = scenario.board;
    if (!board.detailsOf(at).special.empty()) {
        const auto units = tileUnits(board);
        if (const auto unit = units.find(at); unit != units.end()) return unit->second;
    }
    for (std::size_t i = 0; i < board.labels.size(); ++i)
        if (board.labels[i].at == at && !board.labels[i].text.empty())
            return "label." + std::to_string(i + 1);
    return {};
}

}  // namespace hexa
