// SPDX-License-Identifier: GPL-3.0-or-later
// Terms of the glossary: used in all languages, and the same one in each.
#include "core/texts/check/fixes.h"
#include "core/texts/check/sink.h"
#include "core/texts/language/characters.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace hexa::texts {
namespace {

constexpr std::size_t longestAbbreviation = 5;  // characters
constexpr std::size_t shortestBeginning = 3;    // letters that two forms of one word share
constexpr std::size_t shortestRest = 3;         // letters behind a term in a compound

/// Number of times that a text uses a term: for sure, and with words that may also mean another
/// one.
struct Uses {
    int sure = 0;
    int possible = 0;
};

using CountedTerms = std::map<std::size_t, Uses>;  // by term
using Readings = std::vector<TermUse::Reading>;

Uses of(const CountedTerms& counts, std::size_t term) {
    const auto found = counts.find(term);
    return found == counts.end() ? Uses{} : found->second;
}

/// Returns the number of uses of each term by text. If a group is given, only its sentences count.
/// A word of two terms ("Karte": map, card) is read as the one that another language has for sure,
/// if it is only one of them.
std::vector<CountedTerms> countedIn(const Row& row, const Glossary& glossary, const SentenceGroup* group) {
    std::vector<CountedTerms> counts(row.texts.size());
    std::vector<std::pair<std::size_t, Readings>> doubtful;  // with the text
    for (std::size_t i = 0; i < row.texts.size(); ++i)
        row.texts[i].eachUse(row.texts[i].terms, sentencesIn(group, i), [&](const TermUse& use) {
            Readings readings = goodReadings(use, glossary, row.texts[i].language);
            const bool sure = readings.size() == 1;
            // Names have a check of their own.
            std::erase_if(readings, [&](const auto& reading) { return glossary.terms[reading.term].name; });
            for (const TermUse::Reading& reading : readings) {
                Uses& uses = counts[i][reading.term];
                ++uses.possible;
                if (sure) ++uses.sure;
            }
            if (readings.size() > 1) doubtful.emplace_back(i, std::move(readings));
        });
    const std::vector<CountedTerms> before = counts;
    for (const auto& [i, readings] : doubtful) {
        const auto elsewhere = [&, text = i](std::size_t term, int Uses::*how) {
            for (std::size_t k = 0; k < before.size(); ++k)
                if (k != text && of(before[k], term).*how > 0) return true;
            return false;
        };
        std::size_t wanted = 0;
        std::size_t which = 0;
        for (const TermUse::Reading& reading : readings) {
            if (!elsewhere(reading.term, &Uses::sure)) continue;
            ++wanted;
            which = reading.term;
        }
        if (wanted != 1) continue;
        for (const TermUse::Reading& reading : readings)
            if (reading.term != which) --counts[i][reading.term].possible;
        ++counts[i][which].sure;
    }
    return counts;
}

/// Term uses of a whole text, by term.
struct Readable {
    /// Terms that the first word of two readings may mean instead.
    std::map<std::size_t, std::size_t> instead;
    /// All that words of a term may mean, the term itself included.
    std::map<std::size_t, std::set<std::size_t>> meant;
    /// Every reading once, also those that no check goes by.
    std::set<std::pair<std::size_t, std::size_t>> forms;

    Readable(const Analysis& text, const Glossary& glossary) {
        for (const TermUse& use : text.terms) {
            for (const TermUse::Reading& reading : use.readings) forms.emplace(reading.term, reading.form);
            const Readings readings = goodReadings(use, glossary, text.language);
            for (const TermUse::Reading& reading : readings)
                for (const TermUse::Reading& other : readings) meant[reading.term].insert(other.term);
            if (readings.size() != 2) continue;
            instead.emplace(readings[0].term, readings[1].term);
            instead.emplace(readings[1].term, readings[0].term);
        }
    }
};

class TermCheck {
public:
    TermCheck(const Row& row, const Knowledge& knowledge, Sink& sink)
        : mRow(row), mKnowledge(knowledge), mSink(sink) {
        mWhole = countedIn(row, knowledge.glossary, nullptr);
        for (const Analysis& text : row.texts) mReadable.emplace_back(text, knowledge.glossary);
    }

    void run() {
        for (const SentenceGroup& group : mRow.groups)
            if (group.complete()) inGroup(group);
        inRow();
    }

private:
    const Term& term(std::size_t index) const { return mKnowledge.glossary.terms[index]; }

    /// Returns the largest possible number of uses of the term in text i: words that can mean
    /// another term too are that one's, as far as the other languages have it ("combat" of two
    /// words "battle" and "Battle stage").
    int atMost(const std::vector<CountedTerms>& counts, std::size_t i, std::size_t t) const {
        const Uses uses = of(counts[i], t);
        const int doubtful = uses.possible - uses.sure;
        const auto instead = mReadable[i].instead.find(t);
        if (doubtful == 0 || instead == mReadable[i].instead.end()) return uses.possible;
        const std::size_t other = instead->second;
        int wanted = 1000;
        for (std::size_t k = 0; k < counts.size(); ++k)
            if (k != i) wanted = std::min(wanted, of(counts[k], other).possible);
        return uses.sure + std::max(0, doubtful - std::max(0, wanted - of(counts[i], other).sure));
    }

    bool lacks(const std::vector<CountedTerms>& counts, std::size_t i, std::size_t t) const {
        for (std::size_t k = 0; k < counts.size(); ++k)
            if (k != i && of(counts[k], t).sure <= atMost(counts, i, t)) return false;
        return true;
    }
    bool adds(const std::vector<CountedTerms>& counts, std::size_t i, std::size_t t) const {
        // A word of two terms is too much if no other language has either.
        const bool neither =
            of(counts[i], t).sure == 0 && of(counts[i], t).possible > 0 && onlyHere(counts, i, t);
        for (std::size_t k = 0; k < counts.size() && !neither; ++k)
            if (k != i && of(counts[k], t).possible >= of(counts[i], t).sure) return false;
        return true;
    }
    /// No other text has the term, nor what its words here may mean instead.
    bool onlyHere(const std::vector<CountedTerms>& counts, std::size_t i, std::size_t t) const {
        const auto elsewhere = [&](std::size_t term) {
            for (std::size_t k = 0; k < counts.size(); ++k)
                if (k != i && of(counts[k], term).possible > 0) return true;
            return false;
        };
        const auto meant = mReadable[i].meant.find(t);
        return meant == mReadable[i].meant.end() ||
               std::none_of(meant->second.begin(), meant->second.end(), elsewhere);
    }
    /// Returns the name of a term in the language of a text.
    std::string nameIn(std::size_t t, std::size_t i) const {
        const Form* form = term(t).preferred(mRow.texts[i].language);
        return form == nullptr ? term(t).key : form->text;
    }
    /// The language has a word for it at all.
    bool canSay(std::size_t i, std::size_t t) const { return term(t).forms.contains(mRow.texts[i].language); }

    std::set<std::size_t> termsIn(const std::vector<CountedTerms>& counts) const {
        std::set<std::size_t> terms;
        for (const CountedTerms& list : counts)
            for (const auto& [t, uses] : list) terms.insert(t);
        return terms;
    }

    void mark(Sink::Draft& draft, std::size_t t, const SentenceGroup* group) const {
        for (std::size_t i = 0; i < mRow.texts.size(); ++i)
            mRow.texts[i].eachUse(mRow.texts[i].terms, sentencesIn(group, i), [&](const TermUse& use) {
                if (std::any_of(use.readings.begin(), use.readings.end(),
                                [&](const auto& r) { return r.term == t; }))
                    draft.mark(mRow.texts[i], use.first, use.last);
            });
    }

    /// The expected term instead of the other one, if that stands there once.
    void answer(Sink::Draft& draft, std::size_t i, std::size_t expected, std::size_t found) const {
        const Analysis& text = mRow.texts[i];
        const Form* right = term(expected).preferred(text.language);
        const TermUse* place = nullptr;
        const Form* wrong = nullptr;
        for (const TermUse& use : text.terms)
            for (const TermUse::Reading& reading : use.readings) {
                if (reading.term != found) continue;
                if (place != nullptr && place != &use) return;
                place = &use;
                wrong = &term(found).forms.find(text.language)->second[reading.form];
            }
        if (place == nullptr || place->inCompound || right == nullptr) return;
        draft.fixTokens(
            text, place->first, place->last,
            inflectedLike(text.words(place->first, place->last), wrong->text, right->text, text.language));
    }

    /// One term of a family for another one.
    void inGroup(const SentenceGroup& group) {
        const std::vector<CountedTerms> counts = countedIn(mRow, mKnowledge.glossary, &group);
        const auto terms = termsIn(counts);
        for (std::size_t i = 0; i < counts.size(); ++i)
            for (std::size_t k = i + 1; k < counts.size() && counts.size() > 2; ++k)
                betweenTwo(group, counts, i, k);
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (counts.size() == 2 && i == 1) break;  // the same the other way round
            for (const std::size_t a : terms) {
                if (!lacks(counts, i, a) || !canSay(i, a)) continue;
                const auto b = siblingInstead(counts, i, a);
                if (!b) continue;
                const bool directed = counts.size() > 2;
                const bool simple = std::all_of(group.sentences.begin(), group.sentences.end(),
                                                [](const auto& list) { return list.size() == 1; });
                Severity severity = Severity::Error;
                if (term(a).common || term(*b).common) severity = Severity::Warning;
                if (!simple || (term(a).common && term(*b).common)) severity = lowered(severity);
                if (!directed) severity = lowered(severity);
                auto draft =
                    mSink.draft("sibling", severity, directed ? mRow.texts[i].language : std::string(),
                                "texts.check.sibling.text");
                draft.argument("expected", nameIn(a, i)).argument("found", nameIn(*b, i));
                mark(draft, a, &group);
                mark(draft, *b, &group);
                answer(draft, i, a, *b);
                draft.add();
                mReported.insert({i, a});
                mReported.insert({i, *b});
            }
        }
    }

    /// The term of the same family that a text alone has more often; of several the one that is no
    /// everyday word.
    std::optional<std::size_t> siblingInstead(const std::vector<CountedTerms>& counts, std::size_t i,
                                              std::size_t a) const {
        std::optional<std::size_t> found;
        for (const std::size_t b : termsIn(counts)) {
            if (a == b || term(a).familyName() != term(b).familyName() || !adds(counts, i, b)) continue;
            if (!found || (term(*found).common && !term(b).common)) found = b;
        }
        return found;
    }

    /// Reports different terms of a family in two languages if the third has neither. Blames no
    /// language.
    void betweenTwo(const SentenceGroup& group, const std::vector<CountedTerms>& counts, std::size_t i,
                    std::size_t k) {
        const auto only = [&](std::size_t t, std::size_t who) {
            for (std::size_t n = 0; n < counts.size(); ++n)
                if (n == who ? of(counts[n], t).sure == 0 : of(counts[n], t).possible > 0) return false;
            return true;
        };
        const auto terms = termsIn(counts);
        for (const std::size_t a : terms)
            for (const std::size_t b : terms) {
                if (a == b || term(a).familyName() != term(b).familyName() || term(a).common ||
                    term(b).common)
                    continue;
                if (!only(a, i) || !only(b, k) || !canSay(k, a) || !canSay(i, b)) continue;
                auto draft = mSink.draft("sibling", Severity::Warning, {}, "texts.check.sibling.text");
                draft.argument("expected", nameIn(a, k)).argument("found", nameIn(b, k));
                mark(draft, a, &group);
                mark(draft, b, &group);
                draft.add();
            }
    }

    /// The language has the words as part of a longer term: "Alliance Army Strength" for "Army
    /// Strength".
    bool insideLonger(std::size_t i, std::size_t t) const {
        for (const auto& [other, which] : mReadable[i].forms) {
            if (other == t) continue;
            const std::string longer =
                folded(term(other).forms.find(mRow.texts[i].language)->second[which].text);
            for (const Form& form : term(t).forms.find(mRow.texts[i].language)->second)
                if (longer.find(folded(form.text)) != std::string::npos) return true;
        }
        return false;
    }

    /// "Heldenzug" has "Held". As a term of its own such a short word would be found too often.
    bool beginsCompound(std::size_t i, std::size_t t) const {
        const Analysis& text = mRow.texts[i];
        if (text.language != "de") return false;
        return std::ranges::any_of(term(t).forms.find(text.language)->second, [&](const Form& form) {
            const std::string part = folded(form.text);
            return part.size() >= shortestBeginning &&
                   std::ranges::any_of(text.tokens, [&](const Token& token) {
                       return token.capital && token.fold.size() >= part.size() + shortestRest &&
                              token.fold.starts_with(part);
                   });
        });
    }

    /// The others have the term only to say what a placeholder stands for, which is here too:
    /// "la ressource {name}" for "{name}".
    bool onlyNamesPlaceholder(std::size_t i, std::size_t t) const {
        const auto isHere = [&](const Token& placeholder) {
            return std::ranges::any_of(mRow.texts[i].tokens, [&](const Token& token) {
                return token.kind == TokenKind::Placeholder && token.fold == placeholder.fold;
            });
        };
        const auto isBeforePlaceholder = [&](const Analysis& text, const TermUse& use) {
            return use.last + 1 < text.tokens.size() &&
                   text.tokens[use.last + 1].kind == TokenKind::Placeholder &&
                   isHere(text.tokens[use.last + 1]);
        };
        return std::ranges::all_of(mRow.texts, [&](const Analysis& text) {
            return std::ranges::all_of(text.terms, [&](const TermUse& use) {
                const bool isTerm = std::ranges::any_of(
                    use.readings, [&](const TermUse::Reading& reading) { return reading.term == t; });
                return !isTerm || isBeforePlaceholder(text, use);
            });
        });
    }

    /// The text alone has a term that is no everyday word.
    bool hasAnotherInstead(std::size_t i) const {
        for (const auto& [t, uses] : mWhole[i])
            if (uses.sure > 0 && !term(t).common && onlyHere(mWhole, i, t)) return true;
        return false;
    }

    /// The words that another language has for the term stand here as they stand there: "village=3"
    /// is no village.
    bool isCode(std::size_t t, std::size_t i) const {
        std::set<std::string_view> mine;
        for (const Token& token : mRow.texts[i].tokens) mine.insert(token.lower);
        for (std::size_t k = 0; k < mRow.texts.size(); ++k) {
            if (k == i) continue;
            for (const TermUse& use : mRow.texts[k].terms)
                if (use.first == use.last && mine.contains(mRow.texts[k].tokens[use.first].lower) &&
                    std::any_of(use.readings.begin(), use.readings.end(),
                                [&](const auto& reading) { return reading.term == t; }))
                    return true;
        }
        return false;
    }

    void inRow() {
        for (std::size_t i = 0; i < mWhole.size(); ++i)
            for (const std::size_t t : termsIn(mWhole)) {
                if (mReported.contains({i, t}) || !canSay(i, t)) continue;
                if (of(mWhole[i], t).possible > 0 || !lacks(mWhole, i, t) || insideLonger(i, t)) continue;
                if (isCode(t, i) || beginsCompound(i, t)) continue;
                const bool directed = mWhole.size() > 2;
                // An everyday word may be missing, except in place of a term that no other text
                // has.
                const bool doubtful = (term(t).common && !hasAnotherInstead(i)) || !directed ||
                                      mRow.texts[i].partlyForeign || onlyNamesPlaceholder(i, t);
                const Severity severity = doubtful ? Severity::Hint : Severity::Warning;
                auto draft =
                    mSink.draft("term", severity, mRow.texts[i].language, "texts.check.term.missing");
                const Form* form = term(t).preferred(mRow.texts[i].language);
                draft.argument("term", term(t).key)
                    .argument("form", form == nullptr ? term(t).key : form->text);
                mark(draft, t, nullptr);
                draft.add();
            }
    }

    const Row& mRow;
    const Knowledge& mKnowledge;
    Sink& mSink;
    std::vector<CountedTerms> mWhole;
    std::vector<Readable> mReadable;  // by text
    std::set<std::pair<std::size_t, std::size_t>> mReported;
};

/// "VP", "R&D": short for the term, and meant to stand beside it.
bool isAbbreviation(std::string_view form) {
    if (characterCount(form) > longestAbbreviation) return false;
    for (std::size_t at = 0; at < form.size();) {
        const char32_t c = nextCharacter(form, at);
        if (isLetter(c) && !isUpper(c)) return false;
    }
    return true;
}

/// The same word in another shape: part of the preferred form ("tile", "hex tile"), another part of
/// speech ("kontrollieren", "Kontrolle"), another inflection.
bool isSameWord(std::string_view form, std::string_view preferred) {
    const std::string a = folded(form);
    const std::string b = folded(preferred);
    if (a.find(b) != std::string::npos || b.find(a) != std::string::npos) return true;
    const auto common =
        static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
    return common >= shortestBeginning && 3 * common >= 2 * std::min(a.size(), b.size());
}

bool isQuoted(const Analysis& text, const TermUse& use) {
    static const std::set<std::string, std::less<>> quotes{"\u201e", "\u00ab", "\u201c", "\"", "'", "\u2018"};
    return use.first > 0 && quotes.contains(text.tokens[use.first - 1].lower);
}

bool standsInOthers(const Row& row, const Analysis& text, const TermUse& use) {
    return std::all_of(row.texts.begin(), row.texts.end(), [&](const Analysis& other) {
        return &other == &text || other.text.find(text.words(use.first, use.last)) != std::string_view::npos;
    });
}

}  // namespace

void checkTerms(const Row& row, const Knowledge& knowledge, Sink& sink) {
    if (row.texts.size() > 1) TermCheck(row, knowledge, sink).run();
}

void checkForms(const Row& row, const Knowledge& knowledge, Sink& sink) {
    std::vector<std::set<std::size_t>> used;  // terms, by text
    for (const Analysis& text : row.texts) {
        used.emplace_back();
        for (const TermUse& use : text.terms)
            for (const TermUse::Reading& reading : use.readings) used.back().insert(reading.term);
    }
    // An admitted form is often an everyday word too: it stands for the term if another language
    // has the term.
    const auto usedElsewhere = [&](const Analysis& text, std::size_t term) {
        if (row.texts.size() < 2) return true;
        for (std::size_t i = 0; i < row.texts.size(); ++i)
            if (&row.texts[i] != &text && used[i].contains(term)) return true;
        return false;
    };
    for (const Analysis& text : row.texts)
        for (const TermUse& use : text.terms) {
            const auto formOf = [&](const TermUse::Reading& reading) -> const Form& {
                return knowledge.glossary.terms[reading.term].forms.find(text.language)->second[reading.form];
            };
            const bool good = std::any_of(use.readings.begin(), use.readings.end(), [&](const auto& reading) {
                return formOf(reading).status == FormStatus::Preferred;
            });
            if (good || use.inCompound) continue;
            const Form& form = formOf(use.readings.front());
            // Another word of the same stem is not the form itself.
            if (form.status >= FormStatus::Deprecated && use.first == use.last &&
                !text.tokens[use.first].fold.starts_with(folded(form.text)))
                continue;
            // A word in quotation marks that the others have too is no term but what is to be
            // typed.
            if (isQuoted(text, use) && standsInOthers(row, text, use)) continue;
            const Term& term = knowledge.glossary.terms[use.readings.front().term];
            const Form* preferred = term.preferred(text.language);
            // Two admitted words for one thing are worth a hint where the text uses both.
            if (form.status == FormStatus::Admitted &&
                (preferred == nullptr || isAbbreviation(form.text) ||
                 isSameWord(form.text, preferred->text) ||
                 !knowledge.preferredUsed.contains({text.language, use.readings.front().term}) ||
                 !usedElsewhere(text, use.readings.front().term)))
                continue;
            const Severity severity = form.status == FormStatus::Forbidden    ? Severity::Error
                                      : form.status == FormStatus::Deprecated ? Severity::Warning
                                                                              : Severity::Hint;
            const char* code = form.status == FormStatus::Forbidden    ? "texts.check.form.forbidden"
                               : form.status == FormStatus::Deprecated ? "texts.check.form.deprecated"
                                                                       : "texts.check.form.admitted";
            auto draft = sink.draft("form", severity, text.language, code);
            draft.argument("preferred", preferred == nullptr ? term.key : preferred->text)
                .group("form:" + text.language + ':' + term.key + ':' + form.text)
                .mark(text, use.first, use.last);
            if (preferred != nullptr)
                draft.fixTokens(text, use.first, use.last,
                                inflectedLike(text.words(use.first, use.last), form.text, preferred->text,
                                              text.language));
            draft.add();
        }
}

}  // namespace hexa::texts
