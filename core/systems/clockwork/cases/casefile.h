// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::clockwork {

// Rule cases as text, in the manner of the test cases that Diplomacy adjudicators share: a position, orders, and what
// must come of them. docs/rule-cases.md describes the format. Written and read by developers: what is wrong with a file
// is said in English.

/// What is wrong with a case file, or where a case went another way than it says.
struct CaseTrouble {
    int line = 0;  ///< From 1, in the file.
    std::string what;
};

/// One line of a case: comment cut off, commas are blanks to the words.
struct CaseLine {
    int number = 0;
    std::string text;
    std::vector<std::string> words;
};

/// A keyword at the start of a line, and what follows it.
struct CasePart {
    enum class Kind { Rules, Options, Players, Map, Cards, State, Orders, Expect };
    Kind kind = Kind::Rules;
    CaseLine head;  ///< The rest of the keyword's own line.
    std::vector<CaseLine> lines;
};

struct RuleCase {
    std::string id;  ///< E.g. "SPY-03-a".
    std::string title;
    std::string file;
    int line = 0;
    std::vector<std::string> shows;      ///< Rules that the case shows at work.
    std::vector<std::string> contrasts;  ///< Rules ("!ID") that it shows refusing, or not applying.
    std::vector<CasePart> parts;         ///< In the order of the file; a Map is drawn, not named.
};

/// The cases of a file, or the first mistake in it.
struct CaseFile {
    std::vector<RuleCase> cases;
    std::optional<CaseTrouble> trouble;
};
CaseFile readCases(std::string_view file, std::string_view text);

}  // namespace hexa::clockwork
