// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/phrasecounts.h"

#include <algorithm>

namespace hexa::texts {

int conceptIndex(std::string_view group, std::string_view id) {
    const auto& concepts = Lexicon::builtIn().concepts();
    for (std::size_t i = 0; i < concepts.size(); ++i)
        if (concepts[i].group == group && concepts[i].id == id) return static_cast<int>(i);
    return -1;
}

std::vector<int> countsOf(const Row& row, int which, const SentenceGroup* group,
                          const std::function<bool(const Analysis&, const ConceptUse&)>& counts) {
    std::vector<int> out(row.texts.size(), 0);
    for (std::size_t i = 0; i < row.texts.size(); ++i)
        row.texts[i].eachUse(row.texts[i].concepts, sentencesIn(group, i), [&](const ConceptUse& use) {
            if (use.which == which && (!counts || counts(row.texts[i], use))) ++out[i];
        });
    return out;
}

std::size_t lengthOf(const Row& row, const SentenceGroup& group) {
    std::size_t longest = 0;
    for (std::size_t i = 0; i < row.texts.size(); ++i) {
        std::size_t length = 0;
        for (const std::size_t s : group.sentences[i]) {
            const Sentence& sentence = row.texts[i].sentences[s];
            length += row.texts[i].tokens[sentence.end - 1].end - row.texts[i].tokens[sentence.first].begin;
        }
        longest = std::max(longest, length);
    }
    return longest;
}

bool insideTerm(const Analysis& text, const ConceptUse& use) {
    return use.first < text.termEnds.size() && use.last < text.termEnds[use.first];
}

}  // namespace hexa::texts
