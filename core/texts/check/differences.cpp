// SPDX-License-Identifier: GPL-3.0-or-later
// Which rows must be checked again after others have changed.
#include "core/texts/check/analysis.h"
#include "core/texts/check/phrasecounts.h"
#include "core/texts/language/characters.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>

namespace hexa::texts {
namespace {

class Marker {
public:
    explicit Marker(const Knowledge& knowledge) : mSigns(knowledge.signs), mKnowledge(knowledge) {
        mFound.signs.resize(mSigns.size());
    }

    void mark(Sign sign) { mFound.signs[sign] = true; }
    void mark(Signs::Kind kind, std::string_view text) {
        if (const auto sign = mSigns.find(kind, text)) mark(*sign);
    }
    /// Marks a word of all languages.
    void markWord(std::string_view folded) {
        for (std::size_t l = 0; l < mKnowledge.languages.size(); ++l)
            if (const auto sign = mSigns.find(Signs::Kind::Word, folded, l)) mark(*sign);
    }
    void markName(const std::string& name) {
        markWord(name);
        markWord(name + 's');  // "Adas Soldaten": the genitive
    }
    /// Marks the nouns whose number can be derived from this one.
    void markNoun(const std::string& noun) {
        for (const char* ending : {"", "e", "er", "ern", "n", "en"}) markWord(folded(noun + ending));
        for (const char ending : {'r', 'n'})
            if (noun.ends_with(ending)) markWord(folded(std::string_view(noun).substr(0, noun.size() - 1)));
    }

    Differences mFound;

private:
    const Signs& mSigns;
    const Knowledge& mKnowledge;
};

/// Calls with the elements that only one of two ordered lists has.
template <class List, class F>
void eachDifference(const List& a, const List& b, F call) {
    std::vector<typename List::value_type> apart;
    std::set_symmetric_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(apart));
    for (const auto& one : apart) call(one);
}

}  // namespace

bool Differences::concern(const Gist& row) const {
    return everywhere ||
           std::ranges::any_of(row.uses, [&](const Gist::Use& use) { return signs[use.sign]; }) ||
           (!meanings.empty() && std::ranges::any_of(row.meant, [&](const Gist::Meant& word) {
               return meanings.contains(word.meaning);
           }));
}

Differences wordDifferences(const Meanings& before, const Meanings& after, const Knowledge& knowledge) {
    Marker marker(knowledge);
    // Turns are compared with rounds, whichever of them a row has (checkSpans).
    static const std::set<std::string_view> spans{"turn", "round", "zug", "rund", "tour", "manch"};
    for (const std::string& stem : after.pairs().changedFrom(before.pairs())) {
        marker.mark(Signs::Kind::Stem, stem);
        if (spans.contains(stem))
            marker.mark(Signs::Kind::Phrase, std::to_string(conceptIndex("unit", "round")));
    }
    for (const std::string& noun : after.nouns().changedFrom(before.nouns())) marker.markNoun(noun);
    return std::move(marker.mFound);
}

Differences differences(const Learned& before, const Learned& after, const Knowledge& knowledge) {
    Marker marker(knowledge);
    marker.mFound.everywhere = before.lengths != after.lengths;
    eachDifference(before.names, after.names, [&](const std::string& name) { marker.markName(name); });
    if (before.withBold != after.withBold) marker.mark(Signs::Kind::Mark, "**");
    eachDifference(before.preferredUsed, after.preferredUsed,
                   [&](const auto& term) { marker.mark(Signs::Kind::Term, std::to_string(term.second)); });
    for (std::size_t sign = 0; sign < after.holders.size(); ++sign)
        if ((sign < before.holders.size() ? before.holders[sign] : Holders()) != after.holders[sign])
            marker.markWord(knowledge.signs.text(static_cast<Sign>(sign)));
    // Rows that refer to a heading have its words.
    eachDifference(before.headings, after.headings, [&](const auto& heading) {
        std::string_view longest;
        for (std::string_view rest = heading.first.second; !rest.empty();) {
            const auto end = std::min(rest.find(' '), rest.size());
            if (end > longest.size()) longest = rest.substr(0, end);
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        marker.markWord(longest);
    });
    eachDifference(before.genders, after.genders,
                   [&](const auto& word) { marker.markWord(folded(word.first)); });
    for (const std::string& language : knowledge.languages) {
        static const std::map<int, std::vector<std::string>> none;
        const auto wordsIn = [&](const Learned& learned) -> const auto& {
            const auto found = learned.wordsFor.find(language);
            return found == learned.wordsFor.end() ? none : found->second;
        };
        eachDifference(wordsIn(before), wordsIn(after), [&](const auto& phrase) {
            marker.mark(Signs::Kind::Phrase, std::to_string(phrase.first));
        });
    }
    marker.mFound.meanings = after.meanings.changedFrom(before.meanings);
    return std::move(marker.mFound);
}

}  // namespace hexa::texts
