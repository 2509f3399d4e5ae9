// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/check/analysis.h"

#include <functional>
#include <string_view>
#include <vector>

namespace hexa::texts {

/// Index of a concept of the lexicon, -1 if there is none.
int conceptIndex(std::string_view group, std::string_view id);

/// How often each of the texts has a phrase, by text of the row; only inside of the group's sentences, if one is given.
std::vector<int> countsOf(const Row& row, int which, const SentenceGroup* group,
                          const std::function<bool(const Analysis&, const ConceptUse&)>& counts = {});

/// Which concepts of the lexicon stand in the group's sentences, in any language; by index.
std::vector<bool> conceptsIn(const Row& row, const SentenceGroup& group);

/// The groups of a row, those with as many sentences in each language taken apart: a clause is a small part of two sentences, and
/// what is said in one must not be made up for by another.
std::vector<SentenceGroup> sentenceBySentence(const Row& row);
/// The same of one group.
std::vector<SentenceGroup> sentenceBySentence(const SentenceGroup& group);

/// Sentences of the group, in bytes: the longest of the languages.
std::size_t lengthOf(const Row& row, const SentenceGroup& group);

/// True if a phrase lies inside of a term ("not supplied" may be one).
bool insideTerm(const Analysis& text, const ConceptUse& use);

}  // namespace hexa::texts
