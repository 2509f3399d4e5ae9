// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenariotexts/scenariotexts.h"

#include "core/edit/builders.h"
#include "core/json/reader.h"
#include "core/texts/edits.h"
#include "core/texts/projectfile.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <unordered_map>

namespace hexa {
namespace {

/// Units by id: large maps have many.
using Places = std::unordered_map<std::string_view, std::size_t>;

Places placesOf(const texts::Project& project) {
    Places places;
    for (std::size_t i = 0; i < project.units.size(); ++i) places.emplace(project.units[i].id, i);
    return places;
}

/// Member of the scenario for data without a place in maps: states, notes, acceptances
/// (docs/formats/file-format.md).
constexpr std::string_view key = "translation";

/// Returns the texts last stored in the map; or none, also if they are of a newer program.
std::optional<texts::Project> storedTexts(const Scenario& scenario) {
    for (const auto& [name, json] : scenario.extra.members)
        if (name == key)
            if (auto project = texts::readProject(json)) return std::move(*project);
    return std::nullopt;
}

/// Returns a unit of the map, with its stored data. Changes in the map since then count as written
/// now: the source first, so that translations get stale.
texts::Unit recalled(const texts::Project& project, const texts::Unit& unit, const texts::Unit& stored) {
    texts::Project one;
    one.source = project.source;
    one.languages = project.languages;
    one.units.push_back(stored);
    texts::Unit& now = one.units.change(0);
    now.id = unit.id;
    now.section = unit.section;
    now.kind = unit.kind;
    std::vector<std::string> order{one.sourceOf(now)};
    for (const auto* texts : {&stored.texts, &unit.texts})
        for (const auto& [language, text] : *texts) order.push_back(language);
    for (const std::string& language : order)
        static_cast<void>(
            texts::apply(one, texts::setText(one, 0, language, std::string(unit.in(language)))));
    return one.units.front();
}

/// Returns the members of the scenario with the unchanged texts, including states.
Extra withStored(const Scenario& scenario, const texts::Project& project) {
    texts::Project kept = project;
    kept.title = {};
    kept.sections.clear();
    kept.glossary = {};  // that of the game
    Extra extra = scenario.extra;
    const auto document = JsonDocument::parse(texts::writeProject(kept));
    if (!document) return extra;
    auto member = std::find_if(extra.members.begin(), extra.members.end(),
                               [](const auto& entry) { return entry.first == key; });
    if (member == extra.members.end()) member = extra.members.insert(member, {std::string(key), {}});
    member->second = document->root().raw();  // compact, as it will be when it has been read from a file
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

/// Returns the stored unit of each unit of the map, by index of the map's. First choice is the same
/// text under the same id. Next is the same text in the same section under another id (a tile that
/// was cut and pasted, a label behind a removed one), then the same id with a changed text. No unit
/// is used twice.
std::vector<std::optional<std::size_t>> partners(const texts::Project& map, const texts::Project& stored) {
    std::vector<std::optional<std::size_t>> found(map.units.size());
    std::vector<bool> taken(stored.units.size(), false);
    const auto wording = [](const texts::Unit& unit) {
        // "tile.V3" and "label.2": units of one sort have the same text with another number.
        std::string words = unit.id.substr(0, unit.id.find('.'));
        if (words == "hex") words = "tile";
        for (const auto& [language, text] : unit.texts)
            if (!text.text.empty()) words += '\0' + language + '\0' + text.text;
        return words;
    };
    const auto take = [&](std::size_t i, std::size_t place) {
        found[i] = place;
        taken[place] = true;
    };
    const Places places = placesOf(stored);
    std::unordered_multimap<std::string, std::size_t> byWording;
    for (std::size_t place = stored.units.size(); place-- > 0;)
        byWording.emplace(wording(stored.units[place]), place);
    std::vector<std::string> wordings;
    for (const texts::Unit& unit : map.units) wordings.push_back(wording(unit));
    for (std::size_t i = 0; i < map.units.size(); ++i)
        if (const auto same = places.find(map.units[i].id);
            same != places.end() && wording(stored.units[same->second]) == wordings[i])
            take(i, same->second);
    for (std::size_t i = 0; i < map.units.size(); ++i) {
        if (found[i]) continue;
        std::optional<std::size_t> first;
        const auto [begin, end] = byWording.equal_range(wordings[i]);
        for (auto like = begin; like != end; ++like)
            if (!taken[like->second] && (!first || like->second < *first)) first = like->second;
        if (first) take(i, *first);
    }
    for (std::size_t i = 0; i < map.units.size(); ++i)
        if (const auto same = places.find(map.units[i].id);
            !found[i] && same != places.end() && !taken[same->second])
            take(i, same->second);
    return found;
}

/// True if two projects of the same map differ in the texts that both have.
bool differs(const texts::Project& project, const Places& places, const texts::Project& map) {
    if (project.extra != map.extra || project.words != map.words || project.checks != map.checks ||
        project.longest != map.longest)
        return true;
    return std::any_of(map.units.begin(), map.units.end(), [&](const texts::Unit& unit) {
        const auto place = places.find(unit.id);
        return place != places.end() && project.units[place->second] != unit;
    });
}

/// Returns the text of a unit; none if the project has no such unit. Languages that the project
/// does not have stay.
std::optional<Localized> changed(const texts::Project& project, const Places& places, const std::string& id,
                                 const Localized& before) {
    const auto place = places.find(id);
    if (place == places.end()) return std::nullopt;
    Localized now = before;
    for (const std::string& language : project.languages)
        now.set(language, std::string(project.units[place->second].in(language)));
    if (now == before) return std::nullopt;
    return now;
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
                 texts::Unit unit;
                 unit.id = id;
                 unit.section = section;
                 unit.kind = kind;
                 for (const auto& [language, words] : text.texts) {
                     texts::Text entry;
                     entry.text = words;
                     entry.state = words.empty() ? texts::State::Missing : texts::State::NeedsReview;
                     unit.texts[language] = std::move(entry);
                 }
                 project.units.push_back(std::move(unit));
             });
    project.glossary = std::move(glossary);
    if (auto stored = storedTexts(scenario)) {
        const auto places = partners(project, *stored);
        for (std::size_t i = 0; i < project.units.size(); ++i)
            if (places[i])
                project.units.change(i) = recalled(project, project.units[i], stored->units[*places[i]]);
        project.words = std::move(stored->words);
        project.checks = std::move(stored->checks);
        project.longest = stored->longest;
        project.extra = std::move(stored->extra);
    }
    return project;
}

Edit putTexts(const Scenario& scenario, const texts::Project& project) {
    Batch batch;
    SetTexts main{scenario.title, scenario.description, scenario.author};
    SetSeats seats{scenario.seats};
    std::vector<Zone> zones = scenario.board.zones;
    std::vector<BoardLabel> labels = scenario.board.labels;
    SetCells cells;
    const Places places = placesOf(project);
    const auto put = [&](const std::string& id, Localized& target) {
        auto text = changed(project, places, id, target);
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
    if (mayStore(scenario) && differs(project, places, textsOf(scenario, project.languages, {})))
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
