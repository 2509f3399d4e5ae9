// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of a sentence that one language has lost: conditions (if, unless), relative clauses, and
// phrases whose loss makes it much shorter.
#include "core/texts/check/phrasecounts.h"
#include "core/texts/check/sink.h"
#include "core/texts/language/nouns.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>

namespace hexa::texts {
namespace {

// Shares of the length expected from the others. The first applies if the words of a condition are
// missing, the second if the sentence is so short that the clause is missing.
constexpr double minConditionDeficit = 0.14;
constexpr double minRelativeDeficit = 0.2;
constexpr double deficitOfTwo = 0.32;           // of either, with two languages
constexpr double minPhraseDeficit = 0.45;       // of a sentence that lacks no known word
constexpr double minPhraseDeficitOfTwo = 0.52;  // with two languages
constexpr double minLostBytes = 8;              // bytes
constexpr double minPhraseBytes = 24;
constexpr std::size_t farthestThing = 4;  // tokens behind "with"
constexpr double longestCompared = 200;   // bytes; longer texts are translated more freely

double lengthIn(const Row& row, const SentenceGroup& group, std::size_t i) {
    double length = 0;
    for (const std::size_t s : group.sentences[i]) {
        const Sentence& sentence = row.texts[i].sentences[s];
        length += static_cast<double>(row.texts[i].tokens[sentence.end - 1].end -
                                      row.texts[i].tokens[sentence.first].begin);
    }
    return length;
}

/// True for "Verlässt die Scheibe den Tisch, ist sie ...". A German condition without a conjunction
/// is a clause before a comma that begins with its verb.
bool hasGermanInversion(const Analysis& text, const std::vector<std::size_t>& sentences) {
    if (text.main != "de") return false;
    const auto& stopWords = Lexicon::builtIn().words("de").stopWords;
    static const std::set<std::string, std::less<>> verbs{
        "ist",  "sind",   "hat",     "hast", "haben", "habt", "wird", "werden", "kann", "kannst", "konnen",
        "will", "willst", "besteht", "gibt", "war",   "soll", "darf", "muss",   "seid", "bist"};
    const auto isVerb = [&](const Token& token) {
        if (token.kind != TokenKind::Word) return false;
        if (verbs.contains(token.fold)) return true;
        return !stopWords.contains(token.fold) && token.fold.size() > 3 &&
               (token.fold.ends_with('t') || token.fold.ends_with("en"));
    };
    for (const std::size_t s : sentences) {
        const Sentence& sentence = text.sentences[s];
        bool begins = true;
        bool open = false;
        for (std::size_t t = sentence.first; t < sentence.end; ++t) {
            const Token& token = text.tokens[t];
            if (begins && isVerb(token)) open = true;
            if (open && token.lower == ",") return true;
            begins = token.lower == ":" || token.lower == ";" || token.lower == "." ||
                     (begins && token.kind != TokenKind::Word) || token.fold == "und" || token.fold == "oder";
        }
    }
    return false;
}

/// Returns the least length expected from the other languages, in bytes.
double expectedLength(const Row& row, const SentenceGroup& group, std::size_t i, const Knowledge& knowledge) {
    double shortest = 1e9;
    for (std::size_t k = 0; k < row.texts.size(); ++k)
        if (k != i)
            shortest =
                std::min(shortest, knowledge.expectedLength(lengthIn(row, group, k), row.texts[k].language,
                                                            row.texts[i].language));
    return shortest;
}

struct LostClause {
    std::vector<int> which;  ///< Concepts that begin it.
    double minDeficit = 0;
    const char* code = nullptr;
    int with = -1;  ///< "With", which begins it behind a noun; -1: none.
};

/// True for "pieces with a flag"; not for "with this command, ..." and "play with others", which
/// each language puts in its own way. In German a noun has a capital, as has a first word.
bool isAttribute(const Analysis& text, const ConceptUse& use) {
    if (use.first == 0) return false;
    const Token& before = text.tokens[use.first - 1];
    // "..., die mit einer Krone gekennzeichnet ist".
    static const std::set<std::string_view> relative{"der", "die", "das", "den"};
    if (text.main == "de" && use.first > 1 && text.tokens[use.first - 2].lower == "," &&
        relative.contains(before.lower))
        return true;
    if (text.main == "de" && (!before.capital || std::ranges::find(text.sentences, use.first - 1,
                                                                   &Sentence::first) != text.sentences.end()))
        return false;
    return before.kind == TokenKind::Word;
}

int attributesIn(const Analysis& text, const std::vector<std::size_t>& sentences, int with) {
    int count = 0;
    text.eachUse(text.concepts, &sentences, [&](const ConceptUse& use) {
        if (use.which == with && isAttribute(text, use)) ++count;
    });
    return count;
}

/// True for nouns. Words like "more" have known counterparts, too, but name nothing.
bool isThing(const Analysis& text, const MeantWord& word) {
    return word.everyday || (text.main == "de" && text.tokens[word.token].capital);
}

/// Words behind "with" in a text.
struct ThingsWith {
    std::set<std::uint64_t> meanings;
    std::set<std::uint64_t> things;  ///< Those that are certainly nouns.
};

ThingsWith thingsWith(const Row& row, const SentenceGroup& group, std::size_t i, int with,
                      const Knowledge& knowledge) {
    ThingsWith found;
    const Analysis& text = row.texts[i];
    std::optional<std::vector<MeantWord>> words;  // few texts have such a phrase
    text.eachUse(text.concepts, &group.sentences[i], [&](const ConceptUse& use) {
        if (use.which != with || !isAttribute(text, use)) return;
        if (!words) words = knowledge.meanings.wordsOf(text, &group.sentences[i], knowledge);
        for (const MeantWord& word : *words) {
            if (word.token <= use.last || word.token > use.last + farthestThing) continue;
            found.meanings.insert(word.meaning);
            if (isThing(text, word)) found.things.insert(word.meaning);
        }
    });
    return found;
}

/// Returns the things that all texts but one have behind "with".
std::set<std::uint64_t> sharedThings(const Row& row, const SentenceGroup& group, std::size_t without,
                                     int with, const Knowledge& knowledge) {
    std::vector<ThingsWith> all;
    for (std::size_t k = 0; k < row.texts.size(); ++k) {
        if (k == without) continue;
        all.push_back(thingsWith(row, group, k, with, knowledge));
        if (all.back().meanings.empty()) return {};
    }
    std::set<std::uint64_t> shared;
    for (const ThingsWith& one : all)
        for (const std::uint64_t thing : one.things)
            if (std::ranges::all_of(all, [&](const auto& each) { return each.meanings.contains(thing); }))
                shared.insert(thing);
    return shared;
}

/// True if a text has a noun of one of these meanings, be it the first part of a German compound.
bool hasThing(const Row& row, const SentenceGroup& group, std::size_t i,
              const std::set<std::uint64_t>& things, const Knowledge& knowledge) {
    if (things.empty()) return false;
    const Analysis& text = row.texts[i];
    const auto words = knowledge.meanings.wordsOf(text, &group.sentences[i], knowledge);
    if (std::ranges::any_of(words, [&](const MeantWord& word) { return things.contains(word.meaning); }))
        return true;
    return std::ranges::any_of(group.sentences[i], [&](std::size_t s) {
        for (std::size_t t = text.sentences[s].first; t < text.sentences[s].end; ++t)
            for (const int meaning : Nouns::builtIn().firstMeanings(text.tokens[t], text.main))
                if (things.contains(everydayMeaning(meaning))) return true;
        return false;
    });
}

/// True for "régiments de cinq figurines", which are regiments with five figures.
bool hasNumberBehindDe(const Analysis& text, const std::vector<std::size_t>& sentences) {
    return text.main == "fr" && std::ranges::any_of(text.numbers, [&](const NumberUse& number) {
               return number.token > 0 && text.tokens[number.token - 1].fold == "de" &&
                      std::ranges::any_of(sentences, [&](std::size_t s) {
                          return number.token >= text.sentences[s].first &&
                                 number.token < text.sentences[s].end;
                      });
           });
}

/// Reports a text that has fewer words for such a clause than all others and is as much shorter.
/// Returns true if it did.
bool checkLost(const Row& row, const SentenceGroup& group, const LostClause& lost, bool conditions,
               const Knowledge& knowledge, Sink& sink) {
    std::vector<int> counts(row.texts.size(), 0);
    for (const int which : lost.which) {
        const auto more = countsOf(row, which, &group);
        std::ranges::transform(counts, more, counts.begin(), std::plus());
    }
    // "That has a star" means "with a star", but "that" often begins another clause.
    std::vector<int> wanted = counts;
    for (std::size_t i = 0; lost.with >= 0 && i < counts.size(); ++i) {
        wanted[i] = attributesIn(row.texts[i], group.sentences[i], lost.with);
        counts[i] += wanted[i];
    }
    // Texts that are cut into sentences otherwise are translated more freely.
    const bool alike =
        std::ranges::all_of(group.sentences, [](const auto& list) { return list.size() == 1; });
    const double least = row.texts.size() > 2 && alike ? lost.minDeficit : deficitOfTwo;
    for (std::size_t i = 0; i < row.texts.size(); ++i) {
        int fewestClauses = 1000;
        for (std::size_t k = 0; k < row.texts.size(); ++k) {
            if (k == i) continue;
            const bool inverted =
                conditions && wanted[k] == 0 && hasGermanInversion(row.texts[k], group.sentences[k]);
            fewestClauses = std::min(fewestClauses, inverted ? 1 : wanted[k]);
        }
        if (counts[i] >= fewestClauses) continue;
        if (conditions && hasGermanInversion(row.texts[i], group.sentences[i])) continue;
        if (lost.with >= 0 &&
            (hasNumberBehindDe(row.texts[i], group.sentences[i]) ||
             hasThing(row, group, i, sharedThings(row, group, i, lost.with, knowledge), knowledge)))
            continue;
        const double length = expectedLength(row, group, i, knowledge);
        const double missing = length - lengthIn(row, group, i);
        if (missing < minLostBytes || missing < least * length) continue;
        auto draft = sink.draft("clause", Severity::Warning, blamed(row, i), lost.code);
        for (std::size_t k = 0; k < row.texts.size(); ++k)
            row.texts[k].eachUse(row.texts[k].concepts, &group.sentences[k], [&](const ConceptUse& use) {
                if (use.which == lost.with || std::ranges::find(lost.which, use.which) != lost.which.end())
                    draft.mark(row.texts[k], use.first, use.last);
            });
        draft.add();
        return true;
    }
    return false;
}

/// Reports "with a star" that all others have, where this text has no star at all. The sentence
/// need not be much shorter.
bool checkLostThing(const Row& row, const SentenceGroup& group, int with, const Knowledge& knowledge,
                    Sink& sink) {
    if (row.texts.size() < 3) return false;  // of two, each may have words of its own
    static const int which = conceptIndex("relative", "which");
    const auto counts = countsOf(row, with, &group);
    const auto relatives = countsOf(row, which, &group);
    for (std::size_t i = 0; i < row.texts.size(); ++i) {
        // "Which have a minimum" means "with a minimum".
        if (counts[i] > 0 || relatives[i] > *std::ranges::min_element(relatives)) continue;
        const auto things = sharedThings(row, group, i, with, knowledge);
        if (things.empty() || hasThing(row, group, i, things, knowledge) ||
            hasNumberBehindDe(row.texts[i], group.sentences[i]))
            continue;
        auto draft = sink.draft("clause", Severity::Warning, blamed(row, i), "texts.check.clause.with");
        for (std::size_t k = 0; k < row.texts.size(); ++k)
            row.texts[k].eachUse(row.texts[k].concepts, &group.sentences[k], [&](const ConceptUse& use) {
                if (use.which == with) draft.mark(row.texts[k], use.first, use.last);
            });
        draft.add();
        return true;
    }
    return false;
}

/// Reports a sentence that is so short that a phrase must be missing.
void checkShorter(const Row& row, const SentenceGroup& group, const Knowledge& knowledge, Sink& sink) {
    const double least = row.texts.size() > 2 ? minPhraseDeficit : minPhraseDeficitOfTwo;
    for (std::size_t i = 0; i < row.texts.size(); ++i) {
        const double length = expectedLength(row, group, i, knowledge);
        const double missing = length - lengthIn(row, group, i);
        if (length > longestCompared || missing < minPhraseBytes || missing < least * length) continue;
        auto draft =
            sink.draft("clause", Severity::Warning, blamed(row, i),
                       row.texts.size() > 2 ? "texts.check.clause.shorter" : "texts.check.clause.lengths");
        for (const std::size_t s : group.sentences[i])
            draft.mark(row.texts[i], row.texts[i].sentences[s].first, row.texts[i].sentences[s].end - 1);
        draft.add();
        return;
    }
}

}  // namespace

void checkConditions(const Row& row, const Knowledge& knowledge, Sink& sink) {
    if (row.texts.size() < 2 || row.unit->kind == UnitKind::Heading) return;
    static const int which = conceptIndex("relative", "which");
    static const int with = conceptIndex("attribute", "with");
    static const LostClause condition{
        {conceptIndex("condition", "if")}, minConditionDeficit, "texts.check.clause.condition"};
    static const LostClause relative{{which}, minRelativeDeficit, "texts.check.clause.relative"};
    // "With a star" may be "that has a star".
    static const LostClause attribute{{which}, minRelativeDeficit, "texts.check.clause.with", with};
    for (const SentenceGroup& group : sentenceBySentence(row)) {
        if (!group.complete()) continue;
        if (checkLost(row, group, condition, true, knowledge, sink)) continue;
        if (checkLost(row, group, relative, false, knowledge, sink)) continue;
        if (checkLost(row, group, attribute, false, knowledge, sink)) continue;
        if (checkLostThing(row, group, with, knowledge, sink)) continue;
        if (std::ranges::all_of(group.sentences, [](const auto& list) { return list.size() == 1; }))
            checkShorter(row, group, knowledge, sink);
    }
}

}  // namespace hexa::texts
