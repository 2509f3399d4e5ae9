// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/check/analysis.h"

#include <functional>
#include <string_view>
#include <vector>

namespace hexa::texts {

/// Index of a concept of the lexicon, or -1.
int conceptIndex(std::string_view group, std::string_view id);

/// Returns the number of uses of a phrase by text of the row. If a group is given, only its
/// sentences count.
std::vector<int> countsOf(const Row& row, int which, const SentenceGroup* group,
                          const std::function<bool(const Analysis&, const ConceptUse&)>& counts = {});

/// True, by index, for each concept of the lexicon in the group's sentences of any language.
std::vector<bool> conceptsIn(const Row& row, const SentenceGroup& group);

/// Returns the groups of a row. Groups with as many sentences in each language are split into
/// single sentences. Otherwise one sentence could make up for a loss in another.
std::vector<SentenceGroup> sentenceBySentence(const Row& row);
/// Returns the same for one group.
std::vector<SentenceGroup> sentenceBySentence(const SentenceGroup& group);

/// Sentences of the group, in bytes: the longest of the languages.
std::size_t lengthOf(const Row& row, const SentenceGroup& group);

/// True if a phrase lies inside of a term ("not supplied" may be one).
bool insideTerm(const Analysis& text, const ConceptUse& use);

}  // namespace hexa::texts
