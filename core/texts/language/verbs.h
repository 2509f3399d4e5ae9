// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

// Verbs as far as terms need them: forms that the stemmer does not bring together.

namespace hexa::texts {

/// German verb with a prefix that may come at the end of its clause: "stellen ... auf".
struct SeparableVerb {
    std::string prefix;
    std::string stem;
    friend bool operator==(const SeparableVerb&, const SeparableVerb&) = default;
};

/// Returns the verb that a form is ("aufstellen", "ausgeschaltet"), or an empty one for other
/// words.
SeparableVerb separated(std::string_view word, std::string_view language);

/// Returns finite forms and participles of a verb given by its infinitive; empty for words that
/// can't be one.
std::vector<std::string> verbForms(std::string_view word, std::string_view language);

}  // namespace hexa::texts
