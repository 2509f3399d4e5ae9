// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/project.h"

#include "core/texts/language/tokens.h"

#include <algorithm>
#include <array>
#include <set>

namespace hexa::texts {
namespace {

constexpr std::array<std::string_view, 5> stateNames{"missing", "draft", "needs review", "stale", "approved"};
constexpr std::array<std::string_view, 4> kindNames{"paragraph", "heading", "item", "caption"};

template <class E, std::size_t N>
std::optional<E> named(const std::array<std::string_view, N>& names, std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return std::nullopt;
    return static_cast<E>(found - names.begin());
}

}  // namespace

std::string_view nameOf(State state) { return stateNames[static_cast<std::size_t>(state)]; }
std::optional<State> stateNamed(std::string_view name) { return named<State>(stateNames, name); }

State lowestOf(State a, State b) {
    constexpr std::array lowestFirst{State::Missing, State::Draft, State::Stale, State::NeedsReview,
                                     State::Approved};
    return *std::find_if(lowestFirst.begin(), lowestFirst.end(),
                         [&](State state) { return state == a || state == b; });
}

std::string_view nameOf(UnitKind kind) { return kindNames[static_cast<std::size_t>(kind)]; }
std::optional<UnitKind> unitKindNamed(std::string_view name) { return named<UnitKind>(kindNames, name); }

const Text* Unit::find(std::string_view language) const {
    const auto found = texts.find(language);
    return found == texts.end() ? nullptr : &found->second;
}

std::string_view Unit::in(std::string_view language) const {
    const Text* text = find(language);
    return text == nullptr ? std::string_view() : std::string_view(text->text);
}

State Unit::stateIn(std::string_view language) const {
    const Text* text = find(language);
    return text == nullptr || text->text.empty() ? State::Missing : text->state;
}

std::optional<std::size_t> Project::indexOf(std::string_view unitId) const {
    const auto found =
        std::find_if(units.begin(), units.end(), [&](const Unit& unit) { return unit.id == unitId; });
    if (found == units.end()) return std::nullopt;
    return static_cast<std::size_t>(found - units.begin());
}

void countUnit(std::vector<Progress>& all, const Unit& unit, Counted how) {
    const bool empty = std::all_of(unit.texts.begin(), unit.texts.end(),
                                   [](const auto& entry) { return entry.second.text.empty(); });
    if (empty) return;
    for (Progress& progress : all) {
        std::size_t& count = progress.of(unit.stateIn(progress.language));
        how == Counted::In ? ++count : --count;
    }
}

std::size_t& Progress::of(State state) {
    switch (state) {
    case State::Missing:
        return missing;
    case State::Draft:
        return draft;
    case State::NeedsReview:
        return needsReview;
    case State::Stale:
        return stale;
    case State::Approved:
        break;
    }
    return approved;
}

std::vector<Progress> progressOf(const Project& project, std::string_view section) {
    std::vector<Progress> all;
    for (const std::string& language : project.languages) all.push_back({.language = language});
    for (const Unit& unit : project.units)
        if (section.empty() || unit.section == section) countUnit(all, unit, Counted::In);
    return all;
}

std::size_t wordCount(const Project& project, std::string_view language) {
    std::ptrdiff_t count = 0;
    for (const Unit& unit : project.units) {
        const auto tokens = tokensOf(unit.in(language), language);
        count += std::count_if(tokens.begin(), tokens.end(),
                               [](const Token& token) { return token.kind == TokenKind::Word; });
    }
    return static_cast<std::size_t>(count);
}

std::string freeId(const Project& project, std::string_view prefix) {
    std::set<std::string_view> used;
    for (const Unit& unit : project.units) used.insert(unit.id);
    for (std::size_t number = project.units.size() + 1;; ++number) {
        std::string id = std::string(prefix) + std::to_string(number);
        if (!used.contains(id)) return id;
    }
}

void addWord(Words& words, std::string_view language, std::string word) {
    auto& known = words[std::string(language)];
    const auto place = std::lower_bound(known.begin(), known.end(), word);
    if (place == known.end() || *place != word) known.insert(place, std::move(word));
}

}  // namespace hexa::texts
