// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenariotexts/scenariotexts.h"

#include "core/edit/builders.h"

#include <functional>
#include <optional>

namespace hexa {
namespace {

/// Calls with each text that a scenario has a place for: id, section, text. Tiles without a special rule have none.
void eachText(
    const Localized& title, const Localized& description, const std::vector<Seat>& seats, const Board& board,
    const std::function<void(const std::string&, const char*, texts::UnitKind, const Localized&)>& call) {
    using Kind = texts::UnitKind;
    call("title", "scenario", Kind::Heading, title);
    call("description", "scenario", Kind::Paragraph, description);
    for (std::size_t i = 0; i < seats.size(); ++i)
        call("seat." + std::to_string(i + 1), "seats", Kind::Caption, seats[i].name);
    for (const auto& [at, details] : board.details())
        call("tile." + std::to_string(at.q) + '.' + std::to_string(at.r), "tiles", Kind::Item,
             details.special);
    for (std::size_t i = 0; i < board.zones.size(); ++i)
        call("zone." + std::to_string(i + 1), "map", Kind::Caption, board.zones[i].name);
    for (std::size_t i = 0; i < board.labels.size(); ++i)
        call("label." + std::to_string(i + 1), "map", Kind::Caption, board.labels[i].text);
}

/// The text of a unit; none if the project has no such unit. Languages that the project does not have stay.
std::optional<Localized> changed(const texts::Project& project, const std::string& id,
                                 const Localized& before) {
    const auto index = project.indexOf(id);
    if (!index) return std::nullopt;
    Localized now = before;
    for (const std::string& language : project.languages)
        now.set(language, std::string(project.units[*index].in(language)));
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
    eachText(scenario.title, scenario.description, scenario.seats, scenario.board,
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
    return project;
}

Edit putTexts(const Scenario& scenario, const texts::Project& project) {
    Batch batch;
    SetTexts main{scenario.title, scenario.description, scenario.author};
    SetSeats seats{scenario.seats};
    SetZones zones{scenario.board.zones};
    SetLabels labels{scenario.board.labels};
    SetCells cells;
    const auto put = [&](const std::string& id, Localized& target) {
        auto text = changed(project, id, target);
        if (text) target = std::move(*text);
        return text.has_value();
    };
    const bool title = put("title", main.title);
    const bool description = put("description", main.description);
    bool seat = false;
    for (std::size_t i = 0; i < seats.seats.size(); ++i)
        seat = put("seat." + std::to_string(i + 1), seats.seats[i].name) || seat;
    bool zone = false;
    for (std::size_t i = 0; i < zones.zones.size(); ++i)
        zone = put("zone." + std::to_string(i + 1), zones.zones[i].name) || zone;
    bool label = false;
    for (std::size_t i = 0; i < labels.labels.size(); ++i)
        label = put("label." + std::to_string(i + 1), labels.labels[i].text) || label;
    // In the order of the board, as an edit wants them.
    for (const auto& [at, details] : scenario.board.details()) {
        CellDetails now = details;
        if (!put("tile." + std::to_string(at.q) + '.' + std::to_string(at.r), now.special)) continue;
        auto state = scenario.board.state(at);
        if (!state) continue;
        state->setDetails(std::move(now));
        cells.changes.push_back({at, std::move(state)});
    }
    if (title || description) batch.edits.push_back({std::move(main)});
    if (seat) batch.edits.push_back({std::move(seats)});
    if (!cells.changes.empty()) batch.edits.push_back({std::move(cells)});
    if (zone) batch.edits.push_back({std::move(zones)});
    if (label) batch.edits.push_back({std::move(labels)});
    return {std::move(batch)};
}

}  // namespace hexa
