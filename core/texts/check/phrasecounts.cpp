// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/phrasecounts.h"

#include <algorithm>

namespace hexa::texts {

int conceptIndex(std::string_view group, std::string_view id) {
    const auto& concepts = Lexicon::builtIn().concepts();
    const Lexicon::Range range = Lexicon::builtIn().group(group);
    for (int i = range.first; i < range.end; ++i)
        if (concepts[static_cast<std::size_t>(i)].id == id) return i;
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

std::vector<bool> conceptsIn(const Row& row, const SentenceGroup& group) {
    std::vector<bool> present(Lexicon::builtIn().concepts().size(), false);
    for (std::size_t i = 0; i < row.texts.size(); ++i)
        row.texts[i].eachUse(row.texts[i].concepts, sentencesIn(&group, i), [&](const ConceptUse& use) {
            present[static_cast<std::size_t>(use.which)] = true;
        });
    return present;
}

std::vector<SentenceGroup> sentenceBySentence(const SentenceGroup& group) {
    const std::size_t count = group.sentences.front().size();
    const bool asMany = std::all_of(group.sentences.begin(), group.sentences.end(),
                                    [&](const auto& list) { return list.size() == count; });
    if (!asMany || count < 2) return {group};
    std::vector<SentenceGroup> groups(count);
    for (std::size_t n = 0; n < count; ++n)
        for (const auto& list : group.sentences) groups[n].sentences.push_back({list[n]});
    return groups;
}

std::vector<SentenceGroup> sentenceBySentence(const Row& row) {
    std::vector<SentenceGroup> groups;
    for (const SentenceGroup& group : row.groups)
        for (SentenceGroup& one : sentenceBySentence(group)) groups.push_back(std::move(one));
    return groups;
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
