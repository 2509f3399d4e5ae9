// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hexa {

/// Texts of a game for readers of its rules and for translators.
struct GameTexts {
    std::string system;          ///< Id of its GameSystem.
    std::string_view glossary;   ///< Text of a glossary file (core/texts); may be empty.
    std::string_view reference;  ///< Text of a `.hexatext` file: the rules in short; may be empty.
    /// Returns values of the placeholders `{name}` of the reference, taken from the rules
    /// themselves, for the variants (options) played. May be empty.
    std::function<std::map<std::string, std::string, std::less<>>(const std::set<std::string>& played)>
        numbers;
    /// Section of the reference for each variant (PlayOption::variant).
    std::map<std::string, std::string, std::less<>> variants = {};
};

}  // namespace hexa
