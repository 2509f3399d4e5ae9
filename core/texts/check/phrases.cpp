// SPDX-License-Identifier: GPL-3.0-or-later
// Words of fixed meaning: compass points, sides, colours; adverbs.
#include "core/texts/check/phrasecounts.h"
#include "core/texts/check/sink.h"
#include "core/texts/language/characters.h"

#include <algorithm>
#include <map>
#include <set>

namespace hexa::texts {
namespace {

/// Adverbs that change a rule where they are added.
bool addsToRule(std::string_view id) {
    return id == "immediately" || id == "ifNecessary" || id == "thisTurn" || id == "permanently" ||
           id == "automatically";
}

/// True for adverbs whose loss changes a rule: time, duration and manner of a decision. The last
/// three are often just another wording if only one language has them ("toujours": still).
bool isWeighty(std::string_view id) {
    return addsToRule(id) || id == "always" || id == "simultaneously" || id == "randomly";
}

struct Odd {
    std::size_t text = 0;
    bool missing = false;
};

/// The language that alone has, or alone lacks, what is counted.
std::optional<Odd> oddPresence(const std::vector<int>& counts) {
    std::vector<bool> present;
    for (const int count : counts) present.push_back(count > 0);
    const auto odd = oddOne(present);
    if (!odd) return std::nullopt;
    return Odd{*odd, !present[*odd]};
}

void mark(Sink::Draft& draft, const Row& row, int which, const SentenceGroup* group) {
    for (std::size_t i = 0; i < row.texts.size(); ++i)
        row.texts[i].eachUse(row.texts[i].concepts, sentencesIn(group, i), [&](const ConceptUse& use) {
            if (use.which == which) draft.mark(row.texts[i], use.first, use.last);
        });
}

std::size_t commonEnd(std::string_view a, std::string_view b) {
    const auto [end, other] = std::mismatch(a.rbegin(), a.rend(), b.rbegin(), b.rend());
    return static_cast<std::size_t>(end - a.rbegin());
}

/// Offers a word in place of another, in a form found elsewhere in the texts. Prefers the most
/// similar ending ("roten": "blauen"), then the most frequent form.
void answer(Sink::Draft& draft, const Analysis& text, int wrong, int right, const Knowledge& knowledge) {
    std::vector<const ConceptUse*> places;
    for (const ConceptUse& use : text.concepts)
        if (use.which == wrong) places.push_back(&use);
    const auto known = knowledge.wordsFor.find(text.language);
    if (places.size() != 1 || places.front()->first != places.front()->last ||
        known == knowledge.wordsFor.end())
        return;
    const auto words = known->second.find(right);
    if (words == known->second.end()) return;
    const std::string& used = text.tokens[places.front()->first].lower;
    const auto best = std::ranges::max_element(
        words->second, {}, [&](const std::string& word) { return commonEnd(word, used); });
    draft.fixTokens(text, places.front()->first, places.front()->first, *best);
}

/// Counts a German compound such as "Goldmünze" like the words of the others ("gold coin").
void addCompounds(const Row& row, const Concept& wanted, std::vector<int>& counts) {
    static const std::map<std::string_view, std::string> beginnings{
        {"red", "rot"},       {"blue", "blau"},   {"green", folded("grün")}, {"white", folded("weiß")},
        {"black", "schwarz"}, {"yellow", "gelb"}, {"grey", "grau"},          {"brown", "braun"},
        {"gold", "gold"},     {"north", "nord"},  {"south", folded("süd")},  {"east", "ost"},
        {"west", "west"}};
    const auto beginning = beginnings.find(wanted.id);
    if (beginning == beginnings.end() || std::ranges::all_of(counts, [](int count) { return count == 0; }))
        return;
    for (std::size_t i = 0; i < row.texts.size(); ++i) {
        if (counts[i] > 0 || row.texts[i].main != "de") continue;
        counts[i] = std::ranges::any_of(row.texts[i].tokens, [&](const Token& token) {
            return token.capital && token.fold.size() > beginning->second.size() + 2 &&
                   token.fold.starts_with(beginning->second);
        });
    }
}

/// True if each text has a phrase that the other lacks. Otherwise a text may merely leave out the
/// obvious.
bool contradicts(const Row& row, const std::set<int>& differing) {
    for (const Analysis& text : row.texts)
        if (std::ranges::none_of(text.concepts,
                                 [&](const ConceptUse& use) { return differing.contains(use.which); }))
            return false;
    return true;
}

/// Compass, side, level, colour: each language must name the same ones.
void checkClosed(const Row& row, const Knowledge& knowledge, Sink& sink, std::string_view groupName) {
    const auto& concepts = Lexicon::builtIn().concepts();
    std::vector<std::pair<std::size_t, int>> missing;
    std::vector<std::pair<std::size_t, int>> extra;
    std::set<int> differing;
    std::vector<std::pair<std::size_t, int>> oftener;  // texts that have one more than all others
    const Lexicon::Range range = Lexicon::builtIn().group(groupName);
    for (auto c = static_cast<std::size_t>(range.first); c < static_cast<std::size_t>(range.end); ++c) {
        // "Niemand weiß" names no colour.
        if (concepts[c].id == "other") continue;
        auto counts = countsOf(row, static_cast<int>(c), nullptr);
        addCompounds(row, concepts[c], counts);
        const int low = *std::min_element(counts.begin(), counts.end());
        const int high = *std::max_element(counts.begin(), counts.end());
        for (std::size_t i = 0; low > 0 && i < counts.size(); ++i)
            if (std::ranges::count_if(counts, [&](int count) { return count < counts[i]; }) + 1 ==
                std::ssize(counts))
                oftener.emplace_back(i, static_cast<int>(c));
        if (low > 0 || high == 0) continue;
        if (const auto odd = oddPresence(counts))
            (odd->missing ? missing : extra).emplace_back(odd->text, static_cast<int>(c));
        else
            differing.insert(static_cast<int>(c));
    }
    const bool firm = groupName == "compass" || groupName == "color";
    // "Half" and "second" have many other wordings, so only a different one in their place counts.
    const bool onlyOther = groupName == "ordinal";
    for (std::size_t i = 0; i < row.texts.size(); ++i) {
        std::vector<int> lacks;
        std::vector<int> has;
        for (const auto& [text, c] : missing)
            if (text == i) lacks.push_back(c);
        for (const auto& [text, c] : extra)
            if (text == i) has.push_back(c);
        // "Links ... links" where all others say "left ... right".
        for (const auto& [text, c] : oftener)
            if (text == i && !lacks.empty() && has.empty()) has.push_back(c);
        std::set<int> which(lacks.begin(), lacks.end());
        which.insert(has.begin(), has.end());
        const int kinds = (lacks.empty() ? 0 : 1) + (has.empty() ? 0 : 1);
        if (which.empty() || (onlyOther && kinds < 2)) continue;
        const Severity severity = kinds == 2 && !onlyOther ? Severity::Error
                                  : firm || kinds == 2     ? Severity::Warning
                                                           : Severity::Hint;
        auto draft = sink.draft(onlyOther ? "number" : "direction", severity, row.texts[i].language,
                                onlyOther    ? "texts.check.number.ordinal"
                                : kinds == 2 ? "texts.check.direction.other"
                                             : "texts.check.direction.presence");
        for (const int c : which) mark(draft, row, c, nullptr);
        if (lacks.size() == 1 && has.size() == 1)
            answer(draft, row.texts[i], has.front(), lacks.front(), knowledge);
        draft.add();
    }
    for (const auto& [text, c] : oftener)
        if (differing.size() == 1 && countsOf(row, *differing.begin(), nullptr)[text] == 0)
            differing.insert(c);
    if (differing.size() < 2 && !(firm && !differing.empty())) return;
    const bool certain = row.texts.size() > 2 ? firm : contradicts(row, differing);
    if (onlyOther && !certain) return;
    auto draft = sink.draft(onlyOther ? "number" : "direction", certain ? Severity::Warning : Severity::Hint,
                            {}, onlyOther ? "texts.check.number.ordinal" : "texts.check.direction.differ");
    for (const int c : differing) mark(draft, row, c, nullptr);
    draft.add();
}

void checkAdverbs(const Row& row, const SentenceGroup& group, Sink& sink) {
    const auto& concepts = Lexicon::builtIn().concepts();
    const Lexicon::Range range = Lexicon::builtIn().group("adverb");
    for (auto c = static_cast<std::size_t>(range.first); c < static_cast<std::size_t>(range.end); ++c) {
        // "Immer noch" is not "immer": what only looks like an adverb of the list is not compared.
        if (concepts[c].id == "other") continue;
        const auto counts = countsOf(row, static_cast<int>(c), &group);
        const auto odd = oddPresence(counts);
        // One that the others lack is mostly just another way to say it.
        if (!odd || (!odd->missing && !addsToRule(concepts[c].id))) continue;
        auto draft = sink.draft(
            "clause", odd->missing && isWeighty(concepts[c].id) ? Severity::Warning : Severity::Hint,
            row.texts[odd->text].language,
            odd->missing ? "texts.check.clause.missing" : "texts.check.clause.extra");
        mark(draft, row, static_cast<int>(c), &group);
        draft.add();
    }
}

}  // namespace

void checkPhrases(const Row& row, const Knowledge& knowledge, Sink& sink) {
    if (row.texts.size() < 2) return;
    for (const char* group : {"compass", "side", "level", "color", "ordinal"})
        checkClosed(row, knowledge, sink, group);
    for (const SentenceGroup& group : row.groups)
        if (group.complete()) checkAdverbs(row, group, sink);
}

}  // namespace hexa::texts
