// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/recall.h"

#include "core/json/reader.h"
#include "core/texts/edits.h"
#include "core/texts/projectfile.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace hexa::texts {
namespace {

/// Returns a unit of the file, with its stored data. Changes in the file since then count as
/// written now: the source first, so that translations get stale.
Unit recalled(const Project& project, const Unit& unit, const Unit& stored) {
    Project one;
    one.source = project.source;
    one.languages = project.languages;
    one.units.push_back(stored);
    Unit& now = one.units.change(0);
    now.id = unit.id;
    now.section = unit.section;
    now.kind = unit.kind;
    std::vector<std::string> order{one.sourceOf(now)};
    for (const auto* texts : {&stored.texts, &unit.texts})
        for (const auto& [language, text] : *texts) order.push_back(language);
    for (const std::string& language : order)
        static_cast<void>(apply(one, setText(one, 0, language, std::string(unit.in(language)))));
    return one.units.front();
}

/// Returns the stored unit of each unit of the file, by index of the file's. First choice is the
/// same text under the same id. Next is the same text of the same sort under another id (a tile
/// that was cut and pasted, a label behind a removed one), then the same id with a changed text. No
/// unit is used twice.
std::vector<std::optional<std::size_t>> partners(const Project& file, const Project& stored,
                                                 const std::function<std::string(const Unit&)>& sort) {
    std::vector<std::optional<std::size_t>> found(file.units.size());
    std::vector<bool> taken(stored.units.size(), false);
    const auto wording = [&](const Unit& unit) {
        std::string words = sort(unit);
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
    for (const Unit& unit : file.units) wordings.push_back(wording(unit));
    for (std::size_t i = 0; i < file.units.size(); ++i)
        if (const auto same = places.find(file.units[i].id);
            same != places.end() && wording(stored.units[same->second]) == wordings[i])
            take(i, same->second);
    for (std::size_t i = 0; i < file.units.size(); ++i) {
        if (found[i]) continue;
        std::optional<std::size_t> first;
        const auto [begin, end] = byWording.equal_range(wordings[i]);
        for (auto like = begin; like != end; ++like)
            if (!taken[like->second] && (!first || like->second < *first)) first = like->second;
        if (first) take(i, *first);
    }
    for (std::size_t i = 0; i < file.units.size(); ++i)
        if (const auto same = places.find(file.units[i].id);
            !found[i] && same != places.end() && !taken[same->second])
            take(i, same->second);
    return found;
}

}  // namespace

Places placesOf(const Project& project) {
    Places places;
    for (std::size_t i = 0; i < project.units.size(); ++i) places.emplace(project.units[i].id, i);
    return places;
}

Unit unitOf(std::string id, std::string section, UnitKind kind, const Localized& words) {
    Unit unit;
    unit.id = std::move(id);
    unit.section = std::move(section);
    unit.kind = kind;
    for (const auto& [language, text] : words.texts) {
        Text entry;
        entry.text = text;
        entry.state = text.empty() ? State::Missing : State::NeedsReview;
        unit.texts[language] = std::move(entry);
    }
    return unit;
}

std::string sortOf(const Unit& unit) { return unit.id.substr(0, unit.id.find('.')); }

void recall(Project& project, Project stored, const std::function<std::string(const Unit&)>& sort) {
    const auto places = partners(project, stored, sort);
    for (std::size_t i = 0; i < project.units.size(); ++i)
        if (places[i])
            project.units.change(i) = recalled(project, project.units[i], stored.units[*places[i]]);
    project.words = std::move(stored.words);
    project.checks = std::move(stored.checks);
    project.longest = stored.longest;
    project.extra = std::move(stored.extra);
}

std::string storedForm(const Project& project) {
    Project kept = project;
    kept.title = {};
    kept.sections.clear();
    const auto document = JsonDocument::parse(writeProject(kept));
    // compact, as it will be when it has been read from a file
    return document ? document->root().raw() : std::string();
}

bool differs(const Project& project, const Places& places, const Project& file) {
    if (project.extra != file.extra || project.words != file.words || project.checks != file.checks ||
        project.longest != file.longest)
        return true;
    return std::any_of(file.units.begin(), file.units.end(), [&](const Unit& unit) {
        const auto place = places.find(unit.id);
        return place != places.end() && project.units[place->second] != unit;
    });
}

std::optional<Localized> changedWords(const Project& project, const Places& places, const std::string& id,
                                      const Localized& before) {
    const auto place = places.find(id);
    if (place == places.end()) return std::nullopt;
    Localized now = before;
    for (const std::string& language : project.languages)
        now.set(language, std::string(project.units[place->second].in(language)));
    if (now == before) return std::nullopt;
    return now;
}

}  // namespace hexa::texts
