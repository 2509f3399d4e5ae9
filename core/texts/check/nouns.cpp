// SPDX-License-Identifier: GPL-3.0-or-later
// One noun in place of another: everyday nouns, and nouns whose counterparts the rows show.
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
    std::vector<std::uint64_t> meanings;
    std::uint64_t pair = 0;  ///< Of the meanings, the one that the rows show; 0: none.
    bool part = false;       ///< The first part of a German compound, whose last one is the use before.
    bool inTerm = false;     ///< Of the glossary, which other checks compare.
};

struct NounsOf {
    std::vector<Use> uses;
    std::set<std::uint64_t> meanings;  ///< All that they may mean.
};

/// "Bogen- und Armbrustschützen", "x-Wert": a part of a word.
bool isPartOfHyphenated(const Analysis& text, std::size_t t) {
    const auto& tokens = text.tokens;
    return (t > 0 && tokens[t - 1].lower == "-" && !tokens[t].spaceBefore) ||
           (t + 1 < tokens.size() && tokens[t + 1].lower == "-" && !tokens[t + 1].spaceBefore);
}

/// True for "a card", "the yellow boats", "Karten". In French and English many verbs look like
/// nouns ("the player leaves").
bool isCertain(const Analysis& text, const Use& use, bool headIsShared) {
    const Nouns& nouns = Nouns::builtIn();
    if (isPartOfHyphenated(text, use.token)) return false;
    // "Siegpunkt" for "Bewegungspunkt"; what a compound means as a whole is not known.
    if (use.part) return headIsShared;
    if (use.pair != 0 && text.main == "de") return true;
    if (text.main == "de") return !nouns.isCompound(text.tokens[use.token], text.main);
    return NounNumbers::hasArticle(text.tokens, use.token, text.main) &&
           (use.token == 0 || nouns.meanings(text.tokens[use.token - 1], text.main).empty());
}

/// Returns the meaning of a noun that all languages have in the same rows, or 0.
std::uint64_t steadyPair(const Analysis& text, std::size_t token, const Knowledge& knowledge) {
    const std::uint64_t pair = knowledge.meanings.pairs().meaning(text.tokens[token], text.language);
    const bool noun = text.main != "de" || text.tokens[token].capital;
    return noun && knowledge.meanings.steadiness(pair) > 0 ? pair : 0;
}

NounsOf nounsOfText(const Analysis& text, const std::vector<std::size_t>& sentences,
                    const Knowledge& knowledge) {
    NounsOf found;
    const std::vector<bool> inTerm = text.inTerms(knowledge.glossary);
    for (const std::size_t s : sentences)
        for (std::size_t t = text.sentences[s].first; t < text.sentences[s].end; ++t) {
            const Nouns& nouns = Nouns::builtIn();
            for (const bool part : {false, true}) {
                std::vector<std::uint64_t> meanings;
                for (const int everyday : part ? nouns.firstMeanings(text.tokens[t], text.main)
                                               : nouns.meanings(text.tokens[t], text.main))
                    meanings.push_back(everydayMeaning(everyday));
                const std::uint64_t pair = part ? 0 : steadyPair(text, t, knowledge);
                if (pair != 0) meanings.push_back(pair);
                if (meanings.empty()) continue;
                found.meanings.insert(meanings.begin(), meanings.end());
                found.uses.push_back({t, std::move(meanings), pair, part, inTerm[t]});
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

bool sharesOne(const Use& use, const std::set<std::uint64_t>& meanings) {
    return std::ranges::any_of(use.meanings,
                               [&](std::uint64_t meaning) { return meanings.contains(meaning); });
}

/// Returns the first meaning of the only noun that all others have and this text lacks. Returns
/// none if it lacks several.
std::optional<std::uint64_t> lostBy(std::size_t i, const std::vector<NounsOf>& all) {
    const std::size_t first = i == 0 ? 1 : 0;
    std::optional<std::uint64_t> lost;
    std::size_t token = 0;
    for (const Use& use : all[first].uses) {
        if (use.inTerm || sharesOne(use, all[i].meanings)) continue;
        for (const std::uint64_t meaning : use.meanings) {
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

/// The number of words of a text with one of these meanings.
std::size_t countOf(const Use& sought, const NounsOf& text) {
    std::set<std::size_t> tokens;
    const std::set<std::uint64_t> meanings(sought.meanings.begin(), sought.meanings.end());
    for (const Use& use : text.uses)
        if (sharesOne(use, meanings)) tokens.insert(use.token);
    return tokens.size();
}

/// "The player to the left" is a neighbour.
bool isPlayer(const Token& token) {
    return token.fold.starts_with("player") || token.fold.starts_with("spieler") ||
           token.fold.starts_with("joueu");
}

/// The one noun that the text has more often than any other: "if the thief drops it, the thief
/// hears it".
const Use* repeatedBy(std::size_t i, const Analysis& text, const std::vector<NounsOf>& all) {
    const Use* repeated = nullptr;
    for (const Use& use : all[i].uses) {
        if (use.part || use.inTerm || !isCertain(text, use, false) || isPlayer(text.tokens[use.token]))
            continue;
        const std::size_t mine = countOf(use, all[i]);
        bool more = mine > 1;
        for (std::size_t k = 0; k < all.size() && more; ++k)
            more = k == i || countOf(use, all[k]) + 1 == mine;
        if (!more) continue;
        const std::set<std::uint64_t> meanings(use.meanings.begin(), use.meanings.end());
        if (repeated != nullptr && !sharesOne(*repeated, meanings)) return nullptr;
        repeated = &use;
    }
    return repeated;
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
        // What only the rows show is not certain: it counts as unknown.
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

/// A language may say something in another sentence. Adds what only it says there.
void addFromOthers(std::vector<NounsOf>& all, const std::vector<std::vector<NounsOf>>& sentences,
                   std::size_t sentence) {
    for (std::size_t other = 0; other < sentences.size(); ++other) {
        if (other == sentence) continue;
        for (std::size_t i = 0; i < all.size(); ++i)
            for (const std::uint64_t meaning : sentences[other][i].meanings) {
                bool alone = true;
                for (std::size_t k = 0; k < all.size(); ++k)
                    alone = alone && (k == i || !sentences[other][k].meanings.contains(meaning));
                if (alone) all[i].meanings.insert(meaning);
            }
    }
}

/// Returns a word of a text's language for a meaning, or else that of another text.
std::string wordFor(std::uint64_t meaning, const Row& row, std::size_t i, const std::vector<NounsOf>& all,
                    const Knowledge& knowledge) {
    if (std::string word = knowledge.meanings.wordFor(meaning, row.texts[i].language); !word.empty())
        return word;
    const Nouns& nouns = Nouns::builtIn();
    for (std::size_t k = 0; k < all.size(); ++k)
        for (const Use& use : all[k].uses)
            if (std::ranges::find(use.meanings, meaning) != use.meanings.end())
                for (const int everyday :
                     use.part ? nouns.firstMeanings(row.texts[k].tokens[use.token], row.texts[k].main)
                              : nouns.meanings(row.texts[k].tokens[use.token], row.texts[k].main))
                    if (everydayMeaning(everyday) == meaning)
                        return std::string(nouns.word(everyday, row.texts[i].main));
    return {};
}

/// True if both are everyday nouns. What only the rows show is a hint, because on unseen texts it
/// is wrong more often than right; checkLinkedWords() warns of what both sides show.
bool isCertainly(std::uint64_t lost, const Use& added, const Knowledge& knowledge) {
    return knowledge.meanings.steadiness(lost) == 0 && (added.pair == 0 || added.meanings.size() > 1);
}

/// Returns true if it was reported.
bool report(const Row& row, const SentenceGroup& group, std::size_t i, const std::vector<NounsOf>& all,
            const Knowledge& knowledge, Sink& sink) {
    const Analysis& text = row.texts[i];
    const auto lost = lostBy(i, all);
    const Use* added = lost ? addedBy(i, text, all) : nullptr;
    if (lost && added == nullptr) added = repeatedBy(i, text, all);
    if (added == nullptr) return false;
    // An unknown noun may be the partner of a noun that seems to be lost.
    const bool unknown = hasUnknownNoun(text, group.sentences[i], knowledge);
    bool elsewhere = true;
    for (std::size_t k = 0; k < row.texts.size(); ++k)
        if (k != i) elsewhere = elsewhere && hasUnknownNoun(row.texts[k], group.sentences[k], knowledge);
    const bool doubtful =
        unknown || elsewhere || row.texts.size() < 3 || !isCertainly(*lost, *added, knowledge);
    auto draft = sink.draft("sibling", doubtful ? Severity::Hint : Severity::Warning, blamed(row, i),
                            "texts.check.sibling.text");
    draft.argument("found", std::string(text.words(added->token, added->token)));
    draft.argument("expected", wordFor(*lost, row, i, all, knowledge));
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
        const auto sentences = sentenceBySentence(group);
        std::vector<std::vector<NounsOf>> nouns;
        for (const SentenceGroup& sentence : sentences) nouns.push_back(nounsOf(row, sentence, knowledge));
        for (std::size_t s = 0; s < sentences.size(); ++s) {
            if (lengthOf(row, sentences[s]) > longestSentence) continue;
            const SentenceGroup& sentence = sentences[s];
            std::vector<NounsOf> all = nouns[s];
            addFromOthers(all, nouns, s);
            for (std::size_t i = 0; i < all.size(); ++i)
                if (report(row, sentence, i, all, knowledge, sink) && all.size() < 3) break;
        }
    }
}

}  // namespace hexa::texts
