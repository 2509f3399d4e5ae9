// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/edits.h"

#include "core/texts/history.h"
#include "core/texts/language/characters.h"

#include <algorithm>
#include <cassert>

namespace hexa::texts {
namespace {

Edit replaceUnits(std::size_t at, std::size_t removed, Units inserted) {
    Edit edit;
    edit.at = at;
    edit.removed = removed;
    edit.inserted = std::move(inserted);
    return edit;
}

Edit replaceUnit(std::size_t at, Unit unit) {
    Units one;
    one.push_back(std::move(unit));
    return replaceUnits(at, 1, std::move(one));
}

bool isEmpty(const Unit& unit) {
    return std::all_of(unit.texts.begin(), unit.texts.end(),
                       [](const auto& entry) { return entry.second.text.empty(); });
}

void becomeStale(Text& text, const std::string& oldSource) {
    if (text.text.empty() || text.state == State::Stale) return;
    text.basis = Basis{oldSource, text.state};
    text.state = State::Stale;
}

/// Updates the translations after their source has changed from `before` to `now`.
void sourceChanged(Unit& unit, const std::string& source, const std::string& before, const std::string& now) {
    for (auto& [language, text] : unit.texts) {
        if (language == source) continue;
        becomeStale(text, before);
        if (!text.basis || text.basis->source != now) continue;
        text.state = text.basis->state;
        text.basis.reset();
    }
}

std::optional<LineRange> hull(const std::optional<LineRange>& a, const std::optional<LineRange>& b) {
    if (!a) return b;
    if (!b) return a;
    return LineRange{std::min(a->first, b->first), std::max(a->last, b->last)};
}

/// Returns `first` followed by `second`.
Text joined(const Text& first, const Text& second) {
    Text out = first.text.empty() ? second : first;
    out.history = joinedHistory(first.history, second.history);
    if (first.text.empty() || second.text.empty()) return out;
    out.text += ' ' + second.text;
    out.state = std::min(first.state, second.state);
    out.lines = hull(first.lines, second.lines);
    if (out.state == State::Stale && !out.basis) out.basis = second.basis;
    if (out.state != State::Stale) out.basis.reset();
    return out;
}

/// Returns the parts before and behind an offset; lines are shared out by length.
std::pair<Text, Text> parted(const Text& text, std::size_t offset) {
    while (offset < text.text.size() && (static_cast<unsigned char>(text.text[offset]) & 0xC0U) == 0x80)
        ++offset;
    offset = std::min(offset, text.text.size());
    Text first = text;
    Text second = text;
    second.extra = {};
    second.history.clear();  // earlier texts were those of the whole
    first.text = std::string(trimmed(std::string_view(text.text).substr(0, offset)));
    second.text = std::string(trimmed(std::string_view(text.text).substr(offset)));
    if (text.lines && !text.text.empty()) {
        const int span = text.lines->last - text.lines->first;
        const int cut =
            text.lines->first + static_cast<int>(static_cast<double>(span) * static_cast<double>(offset) /
                                                 static_cast<double>(text.text.size()));
        first.lines->last = cut;
        second.lines->first = cut;
    }
    for (Text* part : {&first, &second})
        if (part->text.empty()) {
            part->state = State::Missing;
            part->basis.reset();
            part->lines.reset();
        }
    return {std::move(first), std::move(second)};
}

Unit newUnit(const Project& project, std::string_view section) {
    Unit unit;
    unit.id = freeId(project, "u");
    unit.section = section;
    return unit;
}

/// Removes empty units of [from, to). A previously empty unit stays.
void withoutEmpty(std::vector<Unit>& units, const Project& project, std::size_t from) {
    for (std::size_t i = units.size(); i-- > 0;)
        if (isEmpty(units[i]) && !isEmpty(project.units[from + i]))
            units.erase(units.begin() + static_cast<long>(i));
}

void putState(Unit& unit, std::string_view language, State state) {
    const auto text = unit.texts.find(language);
    if (text == unit.texts.end() || text->second.text.empty() || state == State::Missing ||
        state == State::Stale)
        return;
    text->second.state = state;
    text->second.basis.reset();
}

}  // namespace

Edit apply(Project& project, const Edit& edit) {
    assert(edit.at + edit.removed <= project.units.size());
    Edit inverse;
    inverse.at = edit.at;
    inverse.removed = edit.inserted.size();
    inverse.inserted = project.units.replace(edit.at, edit.removed, edit.inserted);
    if (edit.glossary) inverse.glossary = std::exchange(project.glossary, *edit.glossary);
    if (edit.words) inverse.words = std::exchange(project.words, *edit.words);
    if (edit.sections) inverse.sections = std::exchange(project.sections, *edit.sections);
    if (edit.title) inverse.title = std::exchange(project.title, *edit.title);
    if (edit.checks) inverse.checks = std::exchange(project.checks, *edit.checks);
    if (edit.longest) inverse.longest = std::exchange(project.longest, *edit.longest);
    if (edit.widest) inverse.widest = std::exchange(project.widest, *edit.widest);
    return inverse;
}

bool changesNothing(const Project& project, const Edit& edit) {
    return edit.removed == edit.inserted.size() &&
           edit.inserted == project.units.part(edit.at, edit.removed) &&
           (!edit.glossary || *edit.glossary == project.glossary) &&
           (!edit.words || *edit.words == project.words) &&
           (!edit.sections || *edit.sections == project.sections) &&
           (!edit.title || *edit.title == project.title) &&
           (!edit.checks || *edit.checks == project.checks) &&
           (!edit.longest || *edit.longest == project.longest) &&
           (!edit.widest || *edit.widest == project.widest);
}

Edit setText(const Project& project, std::size_t index, std::string_view language, std::string text) {
    Unit unit = project.units[index];
    Text& target = unit.texts[std::string(language)];
    if (target.text == text) return replaceUnit(index, project.units[index]);
    const std::string before = std::exchange(target.text, std::move(text));
    const std::string& source = project.sourceOf(unit);
    target.basis.reset();
    if (target.text.empty())
        target.state = State::Missing;
    else if (target.state == State::Missing || target.state == State::Draft)
        target.state = State::Draft;
    else
        target.state = State::NeedsReview;
    if (language == source) sourceChanged(unit, source, before, target.text);
    return replaceUnit(index, std::move(unit));
}

Edit setState(const Project& project, std::size_t index, std::string_view language, State state) {
    Unit unit = project.units[index];
    putState(unit, language, state);
    return replaceUnit(index, std::move(unit));
}

Edit setStates(const Project& project, const std::vector<TextPlace>& places, State state) {
    Edit edit;
    if (places.empty()) return edit;
    const auto [low, high] = std::minmax_element(
        places.begin(), places.end(), [](const TextPlace& a, const TextPlace& b) { return a.unit < b.unit; });
    edit.at = low->unit;
    edit.removed = high->unit - low->unit + 1;
    edit.inserted = project.units.part(edit.at, edit.removed);
    Unit* unit = nullptr;  // the one that is being changed
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (i == 0 || places[i].unit != places[i - 1].unit)
            unit = &edit.inserted.change(places[i].unit - edit.at);
        putState(*unit, places[i].language, state);
    }
    return edit;
}

Edit setNotes(const Project& project, std::size_t index, std::vector<Note> notes) {
    Unit unit = project.units[index];
    unit.notes = std::move(notes);
    return replaceUnit(index, std::move(unit));
}

Edit setLongest(const Project& project, std::size_t index, int characters) {
    Unit unit = project.units[index];
    unit.longest = characters;
    return replaceUnit(index, std::move(unit));
}

Edit setLongest(int characters) {
    Edit edit;
    edit.longest = characters;
    return edit;
}

Edit setWidest(const Project& project, std::size_t index, int tenths) {
    Unit unit = project.units[index];
    unit.widest = tenths;
    return replaceUnit(index, std::move(unit));
}

Edit setWidest(Widest widest) {
    Edit edit;
    edit.widest = std::move(widest);
    return edit;
}

Edit setChecks(std::vector<OwnCheck> checks) {
    Edit edit;
    edit.checks = std::move(checks);
    return edit;
}

Edit accept(const Project& project, std::size_t index, Acceptance acceptance) {
    Unit unit = project.units[index];
    std::erase_if(unit.accepted, [&](const Acceptance& old) {
        return old.check == acceptance.check && old.language == acceptance.language &&
               old.hash == acceptance.hash;
    });
    unit.accepted.push_back(std::move(acceptance));
    return replaceUnit(index, std::move(unit));
}

Edit withdraw(const Project& project, std::size_t index, std::size_t acceptance) {
    Unit unit = project.units[index];
    assert(acceptance < unit.accepted.size());
    unit.accepted.erase(unit.accepted.begin() + static_cast<long>(acceptance));
    return replaceUnit(index, std::move(unit));
}

Edit removeUnits(std::size_t at, std::size_t count) { return replaceUnits(at, count, {}); }

Edit setWords(Words words) {
    Edit edit;
    edit.words = std::move(words);
    return edit;
}

Edit setGlossary(Glossary glossary) {
    Edit edit;
    edit.glossary = std::move(glossary);
    edit.glossary->system.clear();  // it may differ from the game's from now on
    return edit;
}

Edit joinUnits(const Project& project, std::size_t index) {
    assert(index + 1 < project.units.size());
    Unit unit = project.units[index];
    const Unit& next = project.units[index + 1];
    for (const auto& [language, text] : next.texts) {
        Text& mine = unit.texts[language];
        mine = joined(mine, text);
    }
    for (const std::string& rule : next.rules)
        if (std::find(unit.rules.begin(), unit.rules.end(), rule) == unit.rules.end())
            unit.rules.push_back(rule);
    unit.notes.insert(unit.notes.end(), next.notes.begin(), next.notes.end());
    unit.accepted.insert(unit.accepted.end(), next.accepted.begin(), next.accepted.end());
    return replaceUnits(index, 2, {std::move(unit)});
}

Edit splitUnit(const Project& project, std::size_t index, const std::map<std::string, std::size_t>& offsets) {
    Unit first = project.units[index];
    Unit second = newUnit(project, first.section);
    second.source = first.source;
    second.kind = first.kind;
    second.rules = first.rules;
    for (auto& [language, text] : first.texts) {
        const auto offset = offsets.find(language);
        if (offset == offsets.end()) continue;
        auto [before, behind] = parted(text, offset->second);
        text = std::move(before);
        if (!behind.text.empty()) second.texts[language] = std::move(behind);
    }
    return replaceUnits(index, 1, {std::move(first), std::move(second)});
}

Edit movePart(const Project& project, std::size_t index, std::string_view language, std::size_t offset,
              Neighbour to) {
    const bool next = to == Neighbour::Next;
    const bool possible = next ? index + 1 < project.units.size() : index > 0;
    if (!possible || project.units[index].in(language).empty())
        return replaceUnit(index, project.units[index]);
    const std::size_t from = next ? index : index - 1;
    std::vector<Unit> units{project.units[from], project.units[from + 1]};
    const std::string name(language);
    auto [before, behind] = parted(units[next ? 0 : 1].texts[name], offset);
    if (next) {
        units[0].texts[name] = std::move(before);
        units[1].texts[name] = joined(behind, units[1].texts[name]);
    } else {
        units[0].texts[name] = joined(units[0].texts[name], before);
        units[1].texts[name] = std::move(behind);
    }
    withoutEmpty(units, project, from);
    return replaceUnits(from, 2, Units(std::move(units)));
}

Edit moveText(const Project& project, std::size_t index, std::string_view language, Neighbour to) {
    const std::size_t all = project.units[index].in(language).size();
    return movePart(project, index, language, to == Neighbour::Next ? 0 : all, to);
}

Edit shiftDown(const Project& project, std::size_t index, std::string_view language) {
    std::vector<Unit> units(project.units.begin() + static_cast<long>(index), project.units.end());
    const std::string name(language);
    if (!units.empty() && !units.back().in(language).empty())
        units.push_back(newUnit(project, units.back().section));
    for (std::size_t i = units.size(); i-- > 1;) units[i].texts[name] = units[i - 1].texts[name];
    if (!units.empty()) units.front().texts[name] = Text{};
    return replaceUnits(index, project.units.size() - index, Units(std::move(units)));
}

Edit shiftUp(const Project& project, std::size_t index, std::string_view language) {
    if (index == 0) return replaceUnits(index, 0, {});
    const std::size_t from = index - 1;
    std::vector<Unit> units(project.units.begin() + static_cast<long>(from), project.units.end());
    const std::string name(language);
    units[0].texts[name] = joined(units[0].texts[name], units[1].texts[name]);
    for (std::size_t i = 1; i + 1 < units.size(); ++i) units[i].texts[name] = units[i + 1].texts[name];
    units.back().texts[name] = Text{};
    withoutEmpty(units, project, from);
    return replaceUnits(from, project.units.size() - from, Units(std::move(units)));
}

}  // namespace hexa::texts
