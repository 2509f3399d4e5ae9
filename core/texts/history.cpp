// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/history.h"

#include <algorithm>
#include <unordered_map>

namespace hexa::texts {
namespace {

const Text noText;

const Text& textOr(const Unit& unit, std::string_view language) {
    const Text* text = unit.find(language);
    return text == nullptr ? noText : *text;
}

State stateOf(const Text& text) { return text.text.empty() ? State::Missing : text.state; }

/// Drops the oldest changes above the limits.
void limit(std::vector<Revision>& history) {
    std::size_t kept = 0;
    std::size_t bytes = 0;
    for (auto revision = history.rbegin(); revision != history.rend(); ++revision) {
        bytes += revision->text.size();
        if (kept > 0 && (kept == maxRevisions || bytes > maxHistoryBytes)) break;
        ++kept;
    }
    history.erase(history.begin(), history.end() - static_cast<std::ptrdiff_t>(kept));
}

/// True if a person has changed the text or its state.
bool isChanged(const Text& before, const Text& now, bool isOfChangedSource) {
    if (before.text != now.text) return true;
    return stateOf(before) != stateOf(now) && !isOfChangedSource;
}

bool changesHistory(const Unit& before, const Unit& now, const std::string& source) {
    const bool sourceChanged = before.in(source) != now.in(source);
    return std::ranges::any_of(now.texts, [&](const auto& entry) {
        return isChanged(textOr(before, entry.first), entry.second, sourceChanged && entry.first != source);
    });
}

void recordUnit(const Unit& before, Unit& now, const std::string& source, const Signature& by) {
    const bool sourceChanged = before.in(source) != now.in(source);
    for (auto& [language, text] : now.texts) {
        const Text& old = textOr(before, language);
        if (!isChanged(old, text, sourceChanged && language != source)) continue;
        text.history.push_back({old.text, stateOf(old), by.author, by.time, {}});
        limit(text.history);
    }
}

/// Finds the former unit of an ID, mostly at the same place.
class Former {
public:
    Former(const Project& project, const Edit& edit) : mProject(project), mEdit(edit) {}

    const Unit* of(const Unit& unit, std::size_t place) {
        const Units& units = mProject.units;
        if (place < mEdit.removed && units[mEdit.at + place].id == unit.id) return &units[mEdit.at + place];
        if (mPlaces.empty())
            for (std::size_t i = mEdit.at; i < mEdit.at + mEdit.removed; ++i) mPlaces.emplace(units[i].id, i);
        const auto found = mPlaces.find(unit.id);
        return found == mPlaces.end() ? nullptr : &units[found->second];
    }

private:
    const Project& mProject;
    const Edit& mEdit;
    std::unordered_map<std::string_view, std::size_t> mPlaces;  // built when first used
};

}  // namespace

void record(const Project& project, Edit& edit, const Signature& by) {
    Former former(project, edit);
    for (std::size_t i = 0; i < edit.inserted.size(); ++i) {
        if (i < edit.removed && edit.inserted.shares(i, project.units, edit.at + i)) continue;
        const Unit& now = edit.inserted[i];
        const Unit* before = former.of(now, i);
        if (before == nullptr) continue;
        const std::string& source = project.sourceOf(now);
        if (changesHistory(*before, now, source))
            recordUnit(*before, edit.inserted.changeFresh(i), source, by);
    }
}

std::vector<Version> versionsOf(const Text& text) {
    std::vector<Version> versions;
    versions.reserve(text.history.size() + 1);
    versions.push_back({text.text, stateOf(text), {}, {}});
    for (auto change = text.history.rbegin(); change != text.history.rend(); ++change) {
        versions.back().author = change->author;
        versions.back().time = change->time;
        versions.push_back({change->text, change->text.empty() ? State::Missing : change->state, {}, {}});
    }
    return versions;
}

std::vector<Revision> joinedHistory(std::vector<Revision> a, const std::vector<Revision>& b) {
    a.insert(a.end(), b.begin(), b.end());
    std::ranges::stable_sort(a, {}, &Revision::time);
    limit(a);
    return a;
}

}  // namespace hexa::texts
