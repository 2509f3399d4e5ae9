// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions (if, unless, as long as) that one language has lost, clause and all.
#include "core/texts/check/phrasecounts.h"
#include "core/texts/check/sink.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace hexa::texts {
namespace {

// Of the length that the others let expect: where the words of a condition are missing, and where the sentence is so much
// shorter that the clause is.
constexpr double minConditionDeficit = 0.14;
constexpr double minLostBytes = 8;  // bytes

double lengthIn(const Row& row, const SentenceGroup& group, std::size_t i) {
    double length = 0;
    for (const std::size_t s : group.sentences[i]) {
        const Sentence& sentence = row.texts[i].sentences[s];
        length += static_cast<double>(row.texts[i].tokens[sentence.end - 1].end -
                                      row.texts[i].tokens[sentence.first].begin);
    }
    return length;
}

/// The length that one language lets expect of another one.
double expected(double length, const std::string& from, const std::string& to, const Knowledge& knowledge) {
    const bool swapped = from > to;
    const auto band = swapped ? knowledge.lengths.find({to, from}) : knowledge.lengths.find({from, to});
    const double mean = band == knowledge.lengths.end() ? 0 : band->second.mean;
    return length * std::exp(swapped ? -mean : mean);
}

/// "Verlässt die Scheibe den Tisch, ist sie ...": a German condition without a word for it is a clause that begins with
/// its verb, before a comma.
bool hasGermanInversion(const Analysis& text, const std::vector<std::size_t>& sentences) {
    if (text.language != "de") return false;
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

}  // namespace

void checkConditions(const Row& row, const Knowledge& knowledge, Sink& sink) {
    if (row.texts.size() < 3 || row.unit->kind == UnitKind::Heading) return;
    const int which = conceptIndex("condition", "if");
    for (const SentenceGroup& group : sentenceBySentence(row)) {
        if (!group.complete()) continue;
        const auto counts = countsOf(row, which, &group);
        for (std::size_t i = 0; i < row.texts.size(); ++i) {
            int fewest = 1000;
            double shortest = 1e9;
            for (std::size_t k = 0; k < row.texts.size(); ++k) {
                if (k == i) continue;
                int count = counts[k];
                if (count == 0 && hasGermanInversion(row.texts[k], group.sentences[k])) count = 1;
                fewest = std::min(fewest, count);
                shortest = std::min(shortest, expected(lengthIn(row, group, k), row.texts[k].language,
                                                       row.texts[i].language, knowledge));
            }
            if (counts[i] >= fewest || hasGermanInversion(row.texts[i], group.sentences[i])) continue;
            const double lost = shortest - lengthIn(row, group, i);
            if (lost < minLostBytes || lost < minConditionDeficit * shortest) continue;
            auto draft = sink.draft("clause", Severity::Warning, row.texts[i].language,
                                    "texts.check.clause.condition");
            for (std::size_t k = 0; k < row.texts.size(); ++k)
                row.texts[k].eachUse(row.texts[k].concepts, &group.sentences[k], [&](const ConceptUse& use) {
                    if (use.which == which) draft.mark(row.texts[k], use.first, use.last);
                });
            draft.add();
        }
    }
}

}  // namespace hexa::texts
