// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/play/caserunner.h"

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <set>
#include <span>
#include <string>
#include <vector>

// Requirements for the rule cases of every game, checked by functions that return the faults, if
// any. Without Qt, so that it also runs if only the core is built.

namespace hexa::test {

/// Returns the first trouble of the cases in a text, behind its line.
inline std::string troubleOfCases(const play::CaseGame& game, const std::string& text) {
    const play::CaseReport report = play::runCaseFile(game, text);
    auto trouble = report.mistake;
    for (const auto& one : report.cases)
        if (!trouble) trouble = one.failure;
    return trouble ? std::to_string(trouble->line) + ": " + trouble->what : std::string();
}

/// Returns the faults of the cases that come with a game: all hold, there are some, no two have one
/// name.
inline std::string troubleOfCases(const play::CaseGame& game) {
    const SelfCheck check = play::checkRuleCases(game);
    if (!check.failure.empty()) return check.failure;
    const auto cases = play::casesOf(game);
    if (cases.size() < 2 || static_cast<std::size_t>(check.cases) != cases.size())
        return "there are no cases";
    std::set<std::string> ids;
    for (const play::RuleCase& one : cases)
        if (!ids.insert(one.id).second) return "two cases are called " + one.id;
    return {};
}

/// True if a case of the game fails on a table that `makeTable` returns, with changed rules.
template <class MakeTable>
bool anyCaseFails(const std::vector<play::RuleCase>& cases, MakeTable makeTable) {
    return std::ranges::any_of(
        cases, [&](const play::RuleCase& one) { return play::runCase(one, *makeTable()).has_value(); });
}

/// A good case broken in one place, and how the trouble of it begins: with the line.
struct BrokenCase {
    std::string from, to, line;
};
/// Returns the trouble with cases: the good one must pass, and each broken one must fail in its
/// line.
inline std::string troubleOfBroken(const play::CaseGame& game, const std::string& good,
                                   std::span<const BrokenCase> list) {
    if (const std::string trouble = troubleOfCases(game, good); !trouble.empty()) return trouble;
    for (const auto& [from, to, line] : list) {
        std::string text = good;
        if (text.find(from) == std::string::npos) return "no such line: " + from;
        text.replace(text.find(from), from.size(), to);
        const std::string trouble = troubleOfCases(game, text);
        if (!trouble.starts_with(line)) return to + " gives " + (trouble.empty() ? "nothing" : trouble);
    }
    return {};
}

/// Moves words of a game's cases, and hostile ones, to other places: the result is reported and
/// nothing breaks.
inline void playCasesMixedUp(const play::CaseGame& game, std::initializer_list<const char*> hostile,
                             int rounds) {
    std::vector<std::string> words;
    const std::vector<play::RuleCase> cases = play::casesOf(game);
    for (const play::RuleCase& one : cases)
        for (const play::CasePart& part : one.parts)
            for (const play::CaseLine& line : part.lines)
                words.insert(words.end(), line.words.begin(), line.words.end());
    for (const char* word : hostile) words.insert(words.end(), 40, word);
    Rng rng(2026, "cases");
    const auto pick = [&](std::size_t count) { return rng.below(static_cast<std::uint32_t>(count)); };
    for (int round = 0; round < rounds; ++round) {
        play::RuleCase one = cases[pick(cases.size())];
        for (int change = 0; change < 3; ++change) {
            play::CasePart& part = one.parts[pick(one.parts.size())];
            if (part.lines.empty()) continue;
            play::CaseLine& line = part.lines[pick(part.lines.size())];
            line.words[pick(line.words.size())] = words[pick(words.size())];
            line.text.clear();
            for (const std::string& word : line.words) line.text += "  " + word;
        }
        play::runCase(one, *game.table());
    }
}

}  // namespace hexa::test
