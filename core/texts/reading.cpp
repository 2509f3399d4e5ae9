// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/reading.h"

#include "core/texts/language/characters.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace hexa::texts {

std::string filled(std::string_view text, const Values& values) {
    std::string out;
    while (!text.empty()) {
        const auto open = text.find('{');
        const auto close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos) break;
        out += text.substr(0, open);
        const auto value = values.find(text.substr(open + 1, close - open - 1));
        if (value == values.end())
            out += text.substr(open, close - open + 1);
        else
            out += value->second;
        text.remove_prefix(close + 1);
    }
    return out.append(text);
}

std::vector<Section> sectionsFor(const Project& project,
                                 const std::map<std::string, std::string, std::less<>>& variants,
                                 const std::set<std::string>& played) {
    std::set<std::string> first, others;
    for (const auto& [variant, section] : variants)
        (played.contains(variant) ? first : others).insert(section);
    std::vector<Section> sections;
    for (const Section& section : project.sections)
        if (!first.contains(section.id) && !others.contains(section.id)) sections.push_back(section);
    const auto ahead = [&](const Section& section) { return first.contains(section.id); };
    std::vector<Section> own;
    std::ranges::copy_if(project.sections, std::back_inserter(own), ahead);
    sections.insert(sections.begin(), own.begin(), own.end());
    return sections;
}

namespace {

std::size_t starsAt(std::string_view text, std::size_t at) {
    const auto end = std::min(text.find_first_not_of('*', at), text.size());
    return end - at;
}

/// Returns the first of the stars that end the mark of `stars` stars at `at`; npos if it is not a
/// mark.
std::size_t endOfMark(std::string_view text, std::size_t at, std::size_t stars) {
    static constexpr std::string_view blanks = " \t\n";
    const std::size_t inside = at + stars;
    if (inside >= text.size() || blanks.find(text[inside]) != std::string_view::npos)
        return std::string_view::npos;
    for (std::size_t end = text.find('*', inside); end != std::string_view::npos; end = text.find('*', end)) {
        const std::size_t found = starsAt(text, end);
        // One or two of three stars may end an inner mark: **a *b***.
        const bool ends = found == stars || (found == 3 && stars < 3);
        if (ends && blanks.find(text[end - 1]) == std::string_view::npos) return end + found - stars;
        end += found;
    }
    return std::string_view::npos;
}

void addRuns(std::string_view text, Run style, std::vector<Run>& runs) {
    const auto add = [&](std::string_view plain) {
        if (plain.empty()) return;
        if (!runs.empty() && runs.back().bold == style.bold && runs.back().italic == style.italic)
            runs.back().text += plain;
        else
            runs.push_back({std::string(plain), style.bold, style.italic});
    };
    // A mark without an end has none further on either: otherwise, many lone stars would take
    // quadratic time.
    std::array<bool, 4> mayEnd{false, true, true, true};
    for (std::size_t at = text.find('*'); at != std::string_view::npos; at = text.find('*', at)) {
        const std::size_t stars = starsAt(text, at);
        const bool looks = stars < mayEnd.size() && mayEnd[stars];
        const std::size_t end = looks ? endOfMark(text, at, stars) : std::string_view::npos;
        if (end == std::string_view::npos) {
            if (looks) mayEnd[stars] = false;
            at += stars;
            continue;
        }
        add(text.substr(0, at));
        addRuns(text.substr(at + stars, end - at - stars),
                {{}, style.bold || stars >= 2, style.italic || stars != 2}, runs);
        text.remove_prefix(end + stars);
        at = 0;
    }
    add(text);
}

}  // namespace

std::vector<Run> runsOf(std::string_view text) {
    std::vector<Run> runs;
    addRuns(text, {}, runs);
    return runs;
}

std::string withoutMarks(std::string_view text) {
    std::string out;
    for (const Run& run : runsOf(text)) out += run.text;
    return out;
}

std::size_t lengthOf(std::string_view text) {
    if (text.find('*') == std::string_view::npos) return characterCount(text);
    return characterCount(withoutMarks(text));
}

}  // namespace hexa::texts
