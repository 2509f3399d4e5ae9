// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::play {

// Rule cases as text, in the manner of the test cases that Diplomacy adjudicators share: a
// position, orders and the expected result. docs/formats/rule-cases.md describes the format.
// Developers write and read these files, so errors in them are in English.

/// Fault of a line; none if all is well.
using Wrong = std::optional<std::string>;

/// Fault of a case file, or place where a case went differently.
struct CaseTrouble {
    int line = 0;  ///< From 1, in the file.
    std::string what;
};

/// One line of a case: comment cut off, commas are blanks to the words.
struct CaseLine {
    int number = 0;
    std::string text;
    std::vector<std::string> words;

    /// Returns the words from this one on, with a blank between them.
    std::string rest(std::size_t first) const;
};

/// Keyword at the start of a line, and the rest.
struct CasePart {
    std::string keyword;
    CaseLine head;  ///< The rest of the keyword's own line.
    std::vector<CaseLine> lines;
};

struct RuleCase {
    std::string id;  ///< E.g. "SPY-03-a".
    std::string title;
    int line = 0;
    std::vector<std::string> shows;      ///< Rules that the case shows at work.
    std::vector<std::string> contrasts;  ///< Rules ("!ID") that it shows refusing, or not applying.
    std::vector<CasePart> parts;         ///< In the order of the file; a MAP is drawn, not named.

    using Reader = std::function<Wrong(const CaseLine&)>;
    /// Reads the heads and the lines of all parts with this keyword, up to the first one that is
    /// invalid.
    std::optional<CaseTrouble> read(std::string_view keyword, const Reader& readHead,
                                    const Reader& readLine) const;
};

/// The cases of a file, or the first mistake in it.
struct CaseFile {
    std::vector<RuleCase> cases;
    std::optional<CaseTrouble> trouble;
};
/// Reads cases. All games have the keywords RULES, MAP, STATE, ORDERS and EXPECT; `keywords` are
/// those of one game.
CaseFile readCases(std::string_view text, std::span<const std::string_view> keywords);

}  // namespace hexa::play
