// SPDX-License-Identifier: GPL-3.0-or-later
// Swapped things: "after A and before B", "gain 3 and lose 1", "first A, then B". Each language has
// both words of a pair once. The things that follow each word belong to it.
#include "core/texts/check/phrasecounts.h"
#include "core/texts/check/sink.h"
#include "core/texts/language/nouns.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hexa::texts {
namespace {

/// Things that belong to the two words of a pair in a text.
struct GovernedPair {
    std::set<std::string> one;
    std::set<std::string> other;
};

/// Returns the things after a phrase up to `end` or the end of the clause: terms, numbers,
/// placeholders, names, everyday nouns.
std::set<std::string> governedBy(const Analysis& text, const Knowledge& knowledge, std::size_t from,
                                 std::size_t end) {
    std::set<std::string> found;
    for (std::size_t t = from; t < end; ++t) {
        const Token& token = text.tokens[t];
        if (token.lower == ";" || token.lower == ":" || token.lower == ".") end = t;
        if (t >= end) break;
        if (token.kind == TokenKind::Placeholder) found.insert(token.lower);
        if (token.kind != TokenKind::Word) continue;
        if (token.capital && knowledge.names.contains(token.fold)) found.insert(token.fold);
        // One of several meanings is enough. A word has the same meanings in every language.
        for (const int meaning : Nouns::builtIn().meanings(token, text.main))
            found.insert("noun " + std::to_string(meaning));
    }
    for (const NumberUse& number : text.numbers)
        if (number.token >= from && number.token < end && number.kind != NumberKind::Vague)
            found.insert("number " + std::to_string(number.thousandths));
    for (const TermUse& use : text.terms)
        if (use.first >= from && use.first < end)
            for (const TermUse::Reading& reading : use.readings)
                found.insert("term " + knowledge.glossary.terms[reading.term].key);
    return found;
}

/// Returns none unless the sentences have each word of the pair once.
std::optional<GovernedPair> governedPair(const Analysis& text, const std::vector<std::size_t>& sentences,
                                         const Lexicon::Opposites& pair, const Knowledge& knowledge) {
    std::vector<ConceptUse> uses;
    text.eachUse(text.concepts, &sentences, [&](const ConceptUse& use) {
        if (use.which == pair.one || use.which == pair.other) uses.push_back(use);
    });
    if (uses.size() != 2 || uses[0].which == uses[1].which || uses[0].last >= uses[1].first)
        return std::nullopt;
    const std::size_t end = text.sentences[*std::ranges::max_element(sentences)].end;
    GovernedPair found{governedBy(text, knowledge, uses[0].last + 1, uses[1].first),
                       governedBy(text, knowledge, uses[1].last + 1, end)};
    if (uses[0].which != pair.one) std::swap(found.one, found.other);
    // Things that both words have don't count.
    for (auto item = found.one.begin(); item != found.one.end();)
        if (found.other.erase(*item) > 0)
            item = found.one.erase(item);
        else
            ++item;
    return found;
}

std::size_t sharedItems(const std::set<std::string>& a, const std::set<std::string>& b) {
    return static_cast<std::size_t>(
        std::ranges::count_if(a, [&](const auto& item) { return b.contains(item); }));
}

std::size_t alikeIn(const GovernedPair& a, const GovernedPair& b) {
    return sharedItems(a.one, b.one) + sharedItems(a.other, b.other);
}

std::size_t crossedIn(const GovernedPair& a, const GovernedPair& b) {
    return sharedItems(a.one, b.other) + sharedItems(a.other, b.one);
}

/// Returns the text whose pair is swapped compared with the equal pairs of all others. With two
/// texts, both things must be swapped.
std::optional<std::size_t> crossedOne(const std::vector<GovernedPair>& all) {
    if (all.size() == 2) {
        const bool both =
            sharedItems(all[0].one, all[1].other) > 0 && sharedItems(all[0].other, all[1].one) > 0;
        return both && alikeIn(all[0], all[1]) == 0 ? std::optional<std::size_t>(0) : std::nullopt;
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        bool odd = true;
        for (std::size_t k = 0; k < all.size() && odd; ++k) {
            if (k == i) continue;
            odd = crossedIn(all[i], all[k]) > alikeIn(all[i], all[k]);
            for (std::size_t n = k + 1; n < all.size() && odd; ++n)
                odd = n == i || alikeIn(all[k], all[n]) > crossedIn(all[k], all[n]);
        }
        if (odd) return i;
    }
    return std::nullopt;
}

/// Compares only the numbers: in "gain 1 point, lose 3" the point is where the others have it.
std::vector<GovernedPair> numbersIn(std::vector<GovernedPair> all) {
    const auto isOther = [](const std::string& item) { return !item.starts_with("number "); };
    for (GovernedPair& pair : all) {
        std::erase_if(pair.one, isOther);
        std::erase_if(pair.other, isOther);
    }
    return all;
}

/// False for comparisons, because the thing that is "larger" may come before or after the word.
bool governs(const Lexicon::Opposites& pair) {
    static const Lexicon::Range compare = Lexicon::builtIn().group("compare");
    return !compare.contains(pair.one);
}

void checkPair(const Row& row, const SentenceGroup& group, const Lexicon::Opposites& pair,
               const Knowledge& knowledge, Sink& sink) {
    std::vector<GovernedPair> all;
    for (std::size_t i = 0; i < row.texts.size(); ++i) {
        auto found = governedPair(row.texts[i], group.sentences[i], pair, knowledge);
        if (!found) return;
        all.push_back(std::move(*found));
    }
    auto odd = crossedOne(numbersIn(all));
    if (!odd) odd = crossedOne(all);
    if (!odd) return;
    static const int before = conceptIndex("time", "before");
    auto draft = sink.draft("order", Severity::Warning, blamed(row, *odd),
                            pair.one == before ? "texts.check.order.swapped" : "texts.check.order.exchanged");
    for (std::size_t i = 0; i < row.texts.size(); ++i)
        row.texts[i].eachUse(row.texts[i].concepts, sentencesIn(&group, i), [&](const ConceptUse& use) {
            if (use.which == pair.one || use.which == pair.other)
                draft.mark(row.texts[i], use.first, use.last);
        });
    draft.add();
}

}  // namespace

void checkExchanges(const Row& row, const Knowledge& knowledge, Sink& sink) {
    if (row.texts.size() < 2 || row.unit->kind == UnitKind::Heading) return;
    for (const SentenceGroup& group : sentenceBySentence(row))
        if (group.complete()) {
            const std::vector<bool> present = conceptsIn(row, group);
            for (const Lexicon::Opposites& pair : Lexicon::builtIn().opposites())
                if (governs(pair) && present[static_cast<std::size_t>(pair.one)] &&
                    present[static_cast<std::size_t>(pair.other)])
                    checkPair(row, group, pair, knowledge, sink);
        }
}

}  // namespace hexa::texts
