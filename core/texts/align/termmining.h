// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/project.h"

#include <map>
#include <stop_token>
#include <string>
#include <vector>

namespace hexa::texts {

/// Words that seem to be one term in several languages, for a person to confirm.
struct TermCandidate {
    /// By language, as the texts mostly write them.
    std::map<std::string, std::string, std::less<>> forms;
    int rows = 0;         ///< Rows with all of them.
    double strength = 0;  ///< Dice's coefficient of common rows, of the weakest pair.
    friend bool operator==(const TermCandidate&, const TermCandidate&) = default;
};

/// Returns terms of the texts that the glossary lacks, the best first; at most `max`. A term is a
/// group of one to three words that occurs in several rows and mostly with the same group of
/// another language. A group that only occurs inside of a longer one is part of that (as in the
/// C-value of Frantzi, Ananiadou and Mima 2000). German terms are nouns; without German, one
/// language must write a single word with a capital within sentences. Reads the first 5000 rows.
/// Empty after a stop request.
std::vector<TermCandidate> mineTerms(const Project& project, std::size_t max,
                                     const std::stop_token& stop = {});

/// Returns the term of a candidate, all forms preferred, with a key that the glossary does not
/// have.
Term termOf(const TermCandidate& candidate, const Glossary& glossary);

}  // namespace hexa::texts
