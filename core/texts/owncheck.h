// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/json/extra.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::texts {

/// A check that the people of a project have written: a pattern that texts must have or must not
/// have (core/texts/language/pattern.h says what a pattern may be).
struct OwnCheck {
    enum class Wants : unsigned char {
        NoMatch,  ///< What matches is found.
        Match     ///< Texts without a match are found.
    };
    std::string name;
    std::string pattern;
    std::vector<std::string> languages;  ///< None: all.
    Wants wants = Wants::NoMatch;
    Severity severity = Severity::Warning;
    std::string message;  ///< In the words of its author; empty: the name says it.
    Extra extra;

    friend bool operator==(const OwnCheck&, const OwnCheck&) = default;
};

/// Checks of a project.
inline constexpr std::size_t maxOwnChecks = 50;
/// Bytes of a name, pattern or message.
inline constexpr std::size_t maxOwnCheckText = 500;
/// Largest number for the longest length of a text.
inline constexpr int maxLongest = 1'000'000;

/// Returns the name of a severity in project files: "hint", "warning" or "error".
inline std::string_view nameOfOwn(Severity severity) {
    return severity == Severity::Error ? "error" : severity == Severity::Warning ? "warning" : "hint";
}

inline std::optional<Severity> ownSeverityNamed(std::string_view name) {
    for (const Severity severity : {Severity::Hint, Severity::Warning, Severity::Error})
        if (nameOfOwn(severity) == name) return severity;
    return std::nullopt;
}

}  // namespace hexa::texts
