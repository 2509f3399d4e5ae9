// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plantedlist.h"

#include "core/io/file/file.h"
#include "core/registry/registry.h"
#include "core/texts/check/checker.h"
#include "core/texts/projectfile.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>
#include <tuple>

namespace hexa::test {
namespace {

using namespace texts;

using Key = std::tuple<std::string, std::string, std::string, std::string>;  // unit, check, language, hash

bool isSevere(const Alert& alert) { return alert.severity != Severity::Hint; }

Key keyOf(const Project& project, const Alert& alert) {
    return {project.units[alert.unit].id, alert.check, alert.language, alert.hash};
}

std::string shown(const Project& project, const Alert& alert) {
    std::string out =
        project.units[alert.unit].id + ' ' + alert.check + ' ' + alert.language + ' ' + alert.code;
    for (const std::string& word : alert.words) out += " \"" + word + '"';
    return out;
}

/// Alerts of a project before planting, by severity.
struct Before {
    std::set<Key> severe;
    std::set<Key> any;
};

Before before(const Project& project) {
    Before known;
    for (const Alert& alert : checkAll(project)) {
        known.any.insert(keyOf(project, alert));
        if (isSevere(alert)) known.severe.insert(keyOf(project, alert));
    }
    return known;
}

}  // namespace

std::vector<PlantedError> readPlantedList(const std::string& path) {
    std::vector<PlantedError> errors;
    const auto text = readFile(path);
    if (!text) return errors;
    std::istringstream lines(*text);
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.front() == '#') continue;
        std::vector<std::string> cells(1);
        for (const char c : line)
            if (c == '\t')
                cells.emplace_back();
            else
                cells.back() += c;
        cells.resize(5);
        errors.push_back({cells[0], cells[1], cells[2], cells[3], cells[4]});
    }
    return errors;
}

PlantedScore plantList(const std::vector<Project>& projects, const std::vector<PlantedError>& errors) {
    PlantedScore score;
    std::vector<Before> known;
    known.reserve(projects.size());
    for (const Project& project : projects) known.push_back(before(project));
    for (const PlantedError& error : errors) {
        auto kind = std::find_if(score.kinds.begin(), score.kinds.end(),
                                 [&](const auto& k) { return k.name == error.kind; });
        if (kind == score.kinds.end()) kind = score.kinds.insert(kind, {error.kind, 0, 0, 0});
        const std::string name =
            error.unit + ' ' + error.language + ' ' + error.kind + ": " + error.was + " -> " + error.is;
        std::size_t which = 0;
        std::optional<std::size_t> unit;
        for (std::size_t p = 0; p < projects.size() && !unit; ++p)
            if ((unit = projects[p].indexOf(error.unit))) which = p;
        const std::size_t at =
            unit ? projects[which].units[*unit].in(error.language).find(error.was) : std::string::npos;
        if (at == std::string::npos) {
            score.unusable.push_back(name);
            continue;
        }
        Project changed = projects[which];
        changed.units.change(*unit).texts[error.language].text.replace(at, error.was.size(), error.is);
        bool warned = false;
        bool hinted = false;
        for (const Alert& alert : checkAll(changed)) {
            const bool here =
                alert.unit == *unit && (alert.language.empty() || alert.language == error.language);
            if (isSevere(alert)) {
                if (known[which].severe.contains(keyOf(changed, alert))) continue;
                warned = warned || here;
                if (here) continue;
                ++score.elsewhere;
                score.misplaced.push_back(name + " | " + shown(changed, alert));
            } else if (here && !known[which].any.contains(keyOf(changed, alert))) {
                hinted = true;
            }
        }
        ++score.planted, ++kind->planted;
        if (warned)
            ++score.warned, ++kind->warned;
        else
            score.missed.push_back((hinted ? "(hint) " : "") + name);
        if (!warned && hinted) ++score.hinted, ++kind->hinted;
    }
    return score;
}

std::vector<Project> projectsIn(const std::string& folder) {
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::directory_iterator(HEXATELIER_SOURCE_DIR + ("/" + folder)))
        if (entry.path().extension() == ".hexatext") paths.push_back(entry.path().string());
    std::sort(paths.begin(), paths.end());
    std::vector<Project> projects;
    for (const std::string& path : paths) {
        const auto text = readFile(path);
        if (!text) continue;
        if (auto project = readProject(*text, builtInGlossary)) projects.push_back(std::move(*project));
    }
    return projects;
}

std::vector<Project> withLanguages(std::vector<Project> projects, const std::vector<std::string>& languages) {
    const auto isKept = [&](const std::string& language) {
        return std::ranges::find(languages, language) != languages.end();
    };
    for (Project& project : projects) {
        std::erase_if(project.languages, [&](const std::string& language) { return !isKept(language); });
        if (!isKept(project.source))
            project.source = project.languages.empty() ? "" : project.languages.front();
        for (std::size_t i = 0; i < project.units.size(); ++i)
            std::erase_if(project.units.change(i).texts,
                          [&](const auto& text) { return !isKept(text.first); });
    }
    return projects;
}

std::vector<PlantedError> errorsIn(std::vector<PlantedError> errors,
                                   const std::vector<std::string>& languages) {
    std::erase_if(errors, [&](const PlantedError& error) {
        return std::ranges::find(languages, error.language) == languages.end();
    });
    return errors;
}

std::vector<std::string> tableOf(const PlantedScore& score) {
    std::vector<std::string> lines;
    for (const PlantedScore::Kind& kind : score.kinds)
        lines.push_back(kind.name + ": " + std::to_string(kind.warned) + " of " +
                        std::to_string(kind.planted) + " warned of, " + std::to_string(kind.hinted) +
                        " more hinted at");
    lines.push_back("all: " + std::to_string(score.warned) + " of " + std::to_string(score.planted) +
                    " warned of, " + std::to_string(score.hinted) + " more hinted at, " +
                    std::to_string(score.elsewhere) + " alerts elsewhere");
    for (const std::string& line : score.missed) lines.push_back("not warned of: " + line);
    for (const std::string& line : score.misplaced) lines.push_back("elsewhere: " + line);
    return lines;
}

}  // namespace hexa::test
