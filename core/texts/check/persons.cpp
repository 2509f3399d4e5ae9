// SPDX-License-Identifier: GPL-3.0-or-later
// Persons who act: the opponents, the active player, each player, you.
#include "core/texts/check/phrasecounts.h"
#include "core/texts/check/sink.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::texts {
namespace {

/// True for words that may refer to a person named earlier.
bool refersBack(const Token& token, std::string_view language) {
    static const std::map<std::string_view, std::set<std::string_view>> words{
        {"en", {"he", "she", "they", "him", "her", "them", "his", "their", "theirs", "who"}},
        {"de", {"er",   "sie",   "ihm",    "ihn",    "ihnen",  "ihr",    "ihre",   "ihren",  "ihrer", "ihrem",
                "sein", "seine", "seinen", "seiner", "seinem", "dieser", "diesem", "diesen", "der",   "wer"}},
        {"fr", {"il", "elle", "ils", "elles", "lui", "leur", "leurs", "son", "sa", "ses", "celui", "ceux"}}};
    const auto known = words.find(language);
    return known == words.end() || known->second.contains(token.lower);
}

bool hasReference(const Analysis& text, const std::vector<std::size_t>& sentences) {
    return std::ranges::any_of(sentences, [&](std::size_t s) {
        for (std::size_t t = text.sentences[s].first; t < text.sentences[s].end; ++t)
            if (refersBack(text.tokens[t], text.main)) return true;
        return false;
    });
}

struct Parties {
    std::vector<int> you, opponent, active;  ///< Number of uses, by text.
    std::vector<int> enemy;                  ///< "Enemy": another word for the opponent.
};

/// True if all others name a person and this text doesn't.
bool lacks(const std::vector<int>& counts, std::size_t i) {
    for (std::size_t k = 0; k < counts.size(); ++k)
        if ((counts[k] == 0) != (k == i)) return false;
    return true;
}

/// True if this text names a person that no other text names.
bool alone(const std::vector<int>& counts, std::size_t i) {
    for (std::size_t k = 0; k < counts.size(); ++k)
        if ((counts[k] > 0) != (k == i)) return false;
    return true;
}

/// True if this text names another person than all others, or leaves the opponent out.
bool isOdd(const Parties& all, std::size_t i, const Row& row, const SentenceGroup& group) {
    if (lacks(all.active, i) && (alone(all.opponent, i) || alone(all.you, i))) return true;
    // An imperative has no "you", so the others must not mention the opponent in any way.
    if (lacks(all.you, i) && alone(all.opponent, i) &&
        std::ranges::all_of(all.enemy, [](int count) { return count == 0; }))
        return true;
    return lacks(all.opponent, i) &&
           (alone(all.active, i) || !hasReference(row.texts[i], group.sentences[i]));
}

void checkPersonsOf(const Row& row, const SentenceGroup& group, Sink& sink) {
    static const int you = conceptIndex("person", "you");
    static const int opponent = conceptIndex("person", "opponent");
    static const int active = conceptIndex("person", "active");
    static const int enemy = conceptIndex("contrast", "enemy");
    const Parties all{countsOf(row, you, &group), countsOf(row, opponent, &group),
                      countsOf(row, active, &group), countsOf(row, enemy, &group)};
    for (std::size_t i = 0; i < row.texts.size(); ++i) {
        if (!isOdd(all, i, row, group)) continue;
        auto draft = sink.draft("person", Severity::Warning, blamed(row, i), "texts.check.person.other");
        for (std::size_t k = 0; k < row.texts.size(); ++k)
            row.texts[k].eachUse(row.texts[k].concepts, sentencesIn(&group, k), [&](const ConceptUse& use) {
                if (use.which == you || use.which == opponent || use.which == active)
                    draft.mark(row.texts[k], use.first, use.last);
            });
        draft.add();
        return;
    }
}

}  // namespace

void checkPersons(const Row& row, const Knowledge&, Sink& sink) {
    if (row.texts.size() < 2 || row.unit->kind == UnitKind::Heading) return;
    for (const SentenceGroup& group : sentenceBySentence(row))
        if (group.complete()) checkPersonsOf(row, group, sink);
}

}  // namespace hexa::texts
