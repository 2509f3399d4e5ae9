// SPDX-License-Identifier: GPL-3.0-or-later
// One everyday noun in place of another, by a vote of three languages.
#include "core/texts/language/nouns.h"

#include "core/texts/check/phrasecounts.h"
#include "core/texts/check/sink.h"

#include <algorithm>
#include <optional>
#include <set>

namespace hexa::texts {
namespace {

constexpr std::size_t longestSentence = 150;  // bytes; longer ones are said too freely

struct Use {
    std::size_t token = 0;
    std::vector<int> meanings;
    bool part = false;    ///< The first part of a German compound, whose last one is the use before.
    bool inTerm = false;  ///< Of the glossary, which other checks compare.
};

struct NounsOf {
    std::vector<Use> uses;
    std::set<int> meanings;  ///< All that they may mean.
};

/// True for "a card", "the yellow boats", "Karten". In French and English many verbs look like
/// nouns ("the player leaves").
bool isCertain(const Analysis& text, const Use& use, bool headIsShared) {
    const Nouns& nouns = Nouns::builtIn();
    // "Siegpunkt" for "Bewegungspunkt"; what a compound means as a whole is not known.
    if (use.part) return headIsShared;
    if (text.main == "de") return !nouns.isCompound(text.tokens[use.token], text.main);
    return NounNumbers::hasArticle(text.tokens, use.token, text.main) &&
           (use.token == 0 || nouns.meanings(text.tokens[use.token - 1], text.main).empty());
}

NounsOf nounsOfText(const Analysis& text, const std::vector<std::size_t>& sentences,
                    const Knowledge& knowledge) {
    NounsOf found;
    const std::vector<bool> inTerm = text.inTerms(knowledge.glossary);
    for (const std::size_t s : sentences)
        for (std::size_t t = text.sentences[s].first; t < text.sentences[s].end; ++t) {
            const Nouns& nouns = Nouns::builtIn();
            for (const bool part : {false, true}) {
                const auto& meanings = part ? nouns.firstMeanings(text.tokens[t], text.main)
                                            : nouns.meanings(text.tokens[t], text.main);
                if (meanings.empty()) continue;
                found.meanings.insert(meanings.begin(), meanings.end());
                found.uses.push_back({t, meanings, part, inTerm[t]});
            }
        }
    return found;
}

std::vector<NounsOf> nounsOf(const Row& row, const SentenceGroup& group, const Knowledge& knowledge) {
    std::vector<NounsOf> all;
    for (std::size_t i = 0; i < row.texts.size(); ++i)
        all.push_back(nounsOfText(row.texts[i], group.sentences[i], knowledge));
    return all;
}

bool sharesOne(const Use& use, const std::set<int>& meanings) {
    return std::ranges::any_of(use.meanings, [&](int meaning) { return meanings.contains(meaning); });
}

/// Returns the first meaning of the only noun that all others have and this text lacks. Returns
/// none if it lacks several.
std::optional<int> lostBy(std::size_t i, const std::vector<NounsOf>& all) {
    const std::size_t first = i == 0 ? 1 : 0;
    std::optional<int> lost;
    std::size_t token = 0;
    for (const Use& use : all[first].uses) {
        if (use.inTerm || sharesOne(use, all[i].meanings)) continue;
        for (const int meaning : use.meanings) {
            const bool everywhere = [&] {
                for (std::size_t k = 0; k < all.size(); ++k)
                    if (k != i && !all[k].meanings.contains(meaning)) return false;
                return true;
            }();
            if (!everywhere || (lost && token == use.token)) continue;
            if (lost && *lost != meaning) return std::nullopt;
            lost = meaning;
            token = use.token;
        }
    }
    if (!lost) return std::nullopt;
    // In each of the others it is a word that this one has in no meaning.
    for (std::size_t k = 0; k < all.size(); ++k)
        if (k != i && std::ranges::none_of(all[k].uses, [&](const Use& use) {
                return !use.inTerm && std::ranges::find(use.meanings, *lost) != use.meanings.end() &&
                       !sharesOne(use, all[i].meanings);
            }))
            return std::nullopt;
    return lost;
}

/// The last part of the compound is what all others say, too.
bool headIsShared(const Use& part, std::size_t i, const std::vector<NounsOf>& all) {
    const auto head = std::ranges::find_if(
        all[i].uses, [&](const Use& use) { return use.token == part.token && !use.part; });
    if (head == all[i].uses.end()) return false;
    for (std::size_t k = 0; k < all.size(); ++k)
        if (k != i && !sharesOne(*head, all[k].meanings)) return false;
    return true;
}

/// The one noun that no other text has in any meaning.
const Use* addedBy(std::size_t i, const Analysis& text, const std::vector<NounsOf>& all) {
    const Use* added = nullptr;
    for (const Use& use : all[i].uses) {
        bool known = use.inTerm || !isCertain(text, use, use.part && headIsShared(use, i, all));
        for (std::size_t k = 0; k < all.size() && !known; ++k)
            known = k != i && sharesOne(use, all[k].meanings);
        if (known) continue;
        if (added != nullptr) return nullptr;
        added = &use;
    }
    return added;
}

/// True for a probable noun that is not on the list.
bool hasUnknownNoun(const Analysis& text, const std::vector<std::size_t>& sentences,
                    const Knowledge& knowledge) {
    const Nouns& nouns = Nouns::builtIn();
    const std::vector<bool> inTerm = text.inTerms(knowledge.glossary);
    const auto isKnown = [&](std::size_t t) {
        return inTerm[t] || !nouns.meanings(text.tokens[t], text.main).empty() ||
               !nouns.firstMeanings(text.tokens[t], text.main).empty() ||
               knowledge.names.contains(text.tokens[t].fold) ||
               std::ranges::any_of(text.concepts,
                                   [&](const ConceptUse& use) { return use.first <= t && t <= use.last; }) ||
               std::ranges::any_of(text.numbers, [&](const NumberUse& number) { return number.token == t; });
    };
    const auto isNoun = [&](std::size_t t, std::size_t first, std::size_t end) {
        if (!isContentWord(text.tokens[t], text.main)) return false;
        if (text.main == "de") return text.tokens[t].capital && t > first;
        // "The oldest player": the noun is the next word.
        return NounNumbers::hasArticle(text.tokens, t, text.main) &&
               (t + 1 == end || nouns.meanings(text.tokens[t + 1], text.main).empty());
    };
    for (const std::size_t s : sentences)
        for (std::size_t t = text.sentences[s].first; t < text.sentences[s].end; ++t)
            if (isNoun(t, text.sentences[s].first, text.sentences[s].end) && !isKnown(t)) return true;
    return false;
}

/// Returns true if it was reported.
bool report(const Row& row, const SentenceGroup& group, std::size_t i, const std::vector<NounsOf>& all,
            const Knowledge& knowledge, Sink& sink) {
    const Analysis& text = row.texts[i];
    const auto lost = lostBy(i, all);
    const Use* added = lost ? addedBy(i, text, all) : nullptr;
    if (added == nullptr) return false;
    // An unknown noun may be the partner of a noun that seems to be lost.
    const bool unknown = hasUnknownNoun(text, group.sentences[i], knowledge);
    bool elsewhere = true;
    for (std::size_t k = 0; k < row.texts.size(); ++k)
        if (k != i) elsewhere = elsewhere && hasUnknownNoun(row.texts[k], group.sentences[k], knowledge);
    auto draft = sink.draft("sibling",
                            unknown || elsewhere || row.texts.size() < 3 ? Severity::Hint : Severity::Warning,
                            blamed(row, i), "texts.check.sibling.text");
    draft.argument("found", std::string(text.words(added->token, added->token)));
    draft.argument("expected", std::string(Nouns::builtIn().word(*lost, text.main)));
    draft.mark(text, added->token, added->token);
    for (std::size_t k = 0; k < all.size(); ++k)
        for (const Use& use : all[k].uses)
            if (k != i && std::ranges::find(use.meanings, *lost) != use.meanings.end())
                draft.mark(row.texts[k], use.token, use.token);
    draft.add();
    return true;
}

}  // namespace

void checkNouns(const Row& row, const Knowledge& knowledge, Sink& sink) {
    if (row.texts.size() < 2 || row.unit->kind == UnitKind::Heading) return;
    for (const SentenceGroup& group : row.groups) {
        if (!group.complete()) continue;
        // A language may say two sentences in another order.
        const std::vector<NounsOf> whole = nounsOf(row, group, knowledge);
        for (const SentenceGroup& sentence : sentenceBySentence(group)) {
            if (lengthOf(row, sentence) > longestSentence) continue;
            std::vector<NounsOf> all = nounsOf(row, sentence, knowledge);
            for (std::size_t i = 0; i < all.size(); ++i) all[i].meanings = whole[i].meanings;
            for (std::size_t i = 0; i < all.size(); ++i)
                if (report(row, sentence, i, all, knowledge, sink) && all.size() < 3) break;
        }
    }
}

}  // namespace hexa::texts
