// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/phrasecounts.h"
#include "core/texts/check/sink.h"

#include <algorithm>
#include <string>
#include <vector>

namespace hexa::texts {
namespace {

constexpr std::size_t shortNegation = 150;
constexpr std::size_t shortSentence = 150;  // bytes; in longer ones an "only" has many ways to go

struct Concepts {
    int permit = conceptIndex("polarity", "permit");
    int permitOnly = conceptIndex("polarity", "permitOnly");
    int forbid = conceptIndex("polarity", "forbid");
    int oblige = conceptIndex("polarity", "oblige");
    int noNeed = conceptIndex("polarity", "noNeed");
    int negation = conceptIndex("negation", "not");
    int without = conceptIndex("negation", "without");
    int only = conceptIndex("only", "only");
    int single = conceptIndex("only", "single");
    int atLeast = conceptIndex("bound", "atLeast");
    int atMost = conceptIndex("bound", "atMost");
    int unless = conceptIndex("bound", "unless");
    int until = conceptIndex("bound", "until");
    int several = conceptIndex("bound", "several");
    int inside = conceptIndex("negation", "inside");
};

const Concepts& concepts() {
    static const Concepts all;
    return all;
}

/// Counts of the phrases in one language's sentences.
struct Counts {
    int permit = 0;
    int forbid = 0;
    int oblige = 0;
    int negation = 0;
    int without = 0;
    int only = 0;
    int single = 0;  ///< Words that may say "only": once, single.
    int permitOnly = 0;
    int unless = 0;
    int anyNegation = 0;  ///< Those inside of bounds too: "no more than".
    int inside = 0;       ///< Words that hold a negation: void, unsold, unable.
};

/// "No more than two" is a bound, no negation.
bool insideBound(const Analysis& text, const ConceptUse& use) {
    const Concepts& c = concepts();
    return std::any_of(text.concepts.begin(), text.concepts.end(), [&](const ConceptUse& bound) {
        return (bound.which == c.atMost || bound.which == c.atLeast || bound.which == c.unless) &&
               bound.first <= use.last && use.first <= bound.last;
    });
}

/// "Up to 4", "4 au maximum".
bool isBesideNumber(const Analysis& text, const ConceptUse& use) {
    constexpr std::size_t farthest = 4;  // tokens
    return std::any_of(text.numbers.begin(), text.numbers.end(), [&](const NumberUse& number) {
        return number.token + farthest >= use.first && number.token <= use.last + farthest;
    });
}

/// True in "1 seule unité": after the number 1 "only" adds nothing.
bool followsOne(const Analysis& text, const ConceptUse& use) {
    return use.first > 0 && text.tokens[use.first - 1].lower == "1";
}

/// True for "ab 3", "à partir de 3": from there on, which is 3 or more. As phrases of the lexicon
/// they would be found in "legt sie ab" and "à partir de là", too.
bool saysFromNumber(const Analysis& text, const std::vector<std::size_t>& sentences) {
    const auto isFrom = [&](std::size_t t) {
        const std::string& word = text.tokens[t].fold;
        if (text.main == "de") return word == "ab";
        if (text.main != "fr") return false;
        return word == "des" ? text.tokens[t].lower == "d\u00e8s"
                             : word == "de" && t > 0 && text.tokens[t - 1].fold == "partir";
    };
    return std::ranges::any_of(sentences, [&](std::size_t s) {
        for (std::size_t t = text.sentences[s].first; t + 1 < text.sentences[s].end; ++t) {
            const TokenKind next = text.tokens[t + 1].kind;
            if (isFrom(t) && (next == TokenKind::Number || next == TokenKind::Placeholder)) return true;
        }
        return false;
    });
}

class PolarityCheck {
public:
    PolarityCheck(const Row& row, const SentenceGroup& group, Sink& sink)
        : mRow(row), mGroup(group), mSink(sink) {
        const Concepts& c = concepts();
        const auto permits = countsOf(row, c.permit, &group);
        const auto permitOnlys = countsOf(row, c.permitOnly, &group);
        const auto forbids = countsOf(row, c.forbid, &group);
        const auto obliges = countsOf(row, c.oblige, &group);
        const auto unlesses = countsOf(row, c.unless, &group);
        const auto onlys = countsOf(row, c.only, &group, [](const Analysis& text, const ConceptUse& use) {
            return !followsOne(text, use);
        });
        const auto withouts = countsOf(row, c.without, &group);
        const auto all = countsOf(row, c.negation, &group, [](const Analysis& text, const ConceptUse& use) {
            return !insideTerm(text, use);
        });
        const auto negations =
            countsOf(row, c.negation, &group, [](const Analysis& text, const ConceptUse& use) {
                return !insideTerm(text, use) && !insideBound(text, use);
            });
        const auto singles = countsOf(row, c.single, &group);
        const auto insides = countsOf(row, c.inside, &group);
        for (std::size_t i = 0; i < row.texts.size(); ++i)
            mCounts.push_back({permits[i] + permitOnlys[i], forbids[i], obliges[i], negations[i], withouts[i],
                               onlys[i], singles[i], permitOnlys[i], unlesses[i], all[i], insides[i]});
        mLength = lengthOf(row, group);
        mSimple = std::all_of(group.sentences.begin(), group.sentences.end(),
                              [](const auto& list) { return list.size() == 1; });
    }

    /// True if each language has as many negations.
    bool negatesAlike() const {
        return std::all_of(mCounts.begin(), mCounts.end(),
                           [&](const Counts& counts) { return counts.negation == mCounts.front().negation; });
    }

    /// Compares only what must or may be done.
    void runModality() {
        for (std::size_t i = 0; i < (mCounts.size() > 2 ? mCounts.size() : 1); ++i) modality(i);
    }
    bool reportedModality() const { return mReportedModality; }

    void run() {
        const bool three = mCounts.size() > 2;
        for (std::size_t i = 0; i < mCounts.size(); ++i) {
            if (!three && i > 0) break;
            if (permission(i)) continue;
            negation(i);
            modality(i);
            restriction(i);
        }
    }

private:
    using Field = int Counts::*;

    /// Returns the count of the others if they agree.
    std::optional<int> others(std::size_t i, Field field) const {
        std::optional<int> value;
        for (std::size_t k = 0; k < mCounts.size(); ++k) {
            if (k == i) continue;
            if (value && *value != mCounts[k].*field) return std::nullopt;
            value = mCounts[k].*field;
        }
        return value;
    }
    int minOthers(std::size_t i, Field field) const {
        int value = 1000;
        for (std::size_t k = 0; k < mCounts.size(); ++k)
            if (k != i) value = std::min(value, mCounts[k].*field);
        return value;
    }
    int maxOthers(std::size_t i, Field field) const {
        int value = 0;
        for (std::size_t k = 0; k < mCounts.size(); ++k)
            if (k != i) value = std::max(value, mCounts[k].*field);
        return value;
    }

    void report(std::size_t i, const char* check, Severity severity, const char* code,
                std::vector<int> which) {
        auto draft = mSink.draft(check, severityFor(mRow, severity), blamed(mRow, i), code);
        for (std::size_t k = 0; k < mRow.texts.size(); ++k)
            mRow.texts[k].eachUse(mRow.texts[k].concepts, &mGroup.sentences[k], [&](const ConceptUse& use) {
                if (std::find(which.begin(), which.end(), use.which) != which.end())
                    draft.mark(mRow.texts[k], use.first, use.last);
            });
        draft.add();
    }

    bool permission(std::size_t i) {
        const Counts& mine = mCounts[i];
        const auto forbid = others(i, &Counts::forbid);
        // "May not ... unless" and "may only ... if" say the same.
        const auto only = others(i, &Counts::permitOnly);
        const auto unless = others(i, &Counts::unless);
        if (!only || *only != mine.permitOnly || !unless || *unless != mine.unless) return false;
        const bool turnedOff = forbid && mine.forbid > *forbid && mine.permit < minOthers(i, &Counts::permit);
        const bool turnedOn = forbid && mine.forbid < *forbid && mine.permit > maxOthers(i, &Counts::permit);
        if (!turnedOff && !turnedOn) return false;
        const Concepts& c = concepts();
        // A reversed sentence has one negation more or less. Otherwise it may just have words
        // unknown to the lexicon. A negation with a bound ("not more than one") is left to the
        // reader.
        const bool clear = turnedOff ? mine.negation > maxOthers(i, &Counts::anyNegation)
                                     : mine.anyNegation < minOthers(i, &Counts::negation);
        const bool bounded = std::any_of(mCounts.begin(), mCounts.end(),
                                         [](const Counts& k) { return k.anyNegation > k.negation; });
        report(i, "permission",
               clear     ? Severity::Error
               : bounded ? Severity::Hint
                         : Severity::Warning,
               turnedOff ? "texts.check.permission.forbids" : "texts.check.permission.allows",
               {c.permit, c.permitOnly, c.forbid, c.negation});
        return true;
    }

    /// "Not ... unless" here is "only if" there, or the other way round.
    bool saysUnlessForOnly(std::size_t i) const {
        const Counts& mine = mCounts[i];
        for (std::size_t k = 0; k < mCounts.size(); ++k)
            if (k != i && (mine.unless == mCounts[k].unless ||
                           mine.unless - mCounts[k].unless != mCounts[k].only - mine.only))
                return false;
        return true;
    }

    void negation(std::size_t i) {
        const Counts& mine = mCounts[i];
        if (saysUnlessForOnly(i)) return;
        const auto count = others(i, &Counts::negation);
        if (!count || mine.negation == *count) return;
        // Equal if those of "no more than" are counted in one of them.
        const bool asMany = std::all_of(mCounts.begin(), mCounts.end(), [&](const Counts& other) {
            return other.negation <= mine.anyNegation && mine.negation <= other.anyNegation;
        });
        if (asMany) return;
        // "Void" and "unsold" hold the negation that the others have.
        const int held = mine.inside - minOthers(i, &Counts::inside);
        if (mine.negation < *count && mine.negation + held >= *count) return;
        // "With no unit" and "without a unit".
        const bool without = std::any_of(mCounts.begin(), mCounts.end(), [&](const Counts& c) {
            return c.without != mCounts.front().without;
        });
        if (without && std::all_of(mCounts.begin(), mCounts.end(), [&](const Counts& c) {
                return c.negation + c.without == mCounts.front().negation + mCounts.front().without;
            }))
            return;
        // "Unless", "only" and "without" are negations in other words.
        const bool otherWords = mine.unless != maxOthers(i, &Counts::unless) ||
                                mine.only != maxOthers(i, &Counts::only) ||
                                mine.inside > minOthers(i, &Counts::inside);
        const bool clear = mine.negation < *count && mSimple && !otherWords;
        report(i, "negation", clear && mLength < shortNegation ? Severity::Warning : Severity::Hint,
               mCounts.size() < 3       ? "texts.check.negation.differ"
               : mine.negation < *count ? "texts.check.negation.missing"
                                        : "texts.check.negation.extra",
               {concepts().negation});
    }

    void modality(std::size_t i) {
        const Counts& mine = mCounts[i];
        const bool must =
            mine.oblige > maxOthers(i, &Counts::oblige) && mine.permit < minOthers(i, &Counts::permit);
        const bool may =
            mine.oblige < minOthers(i, &Counts::oblige) && mine.permit > maxOthers(i, &Counts::permit);
        // "May occur only once" and "must be unique" are one.
        if ((!must && !may) || (must && mine.permitOnly < maxOthers(i, &Counts::permitOnly))) return;
        const Concepts& c = concepts();
        const bool whole = must ? maxOthers(i, &Counts::oblige) == 0 && mine.permit == 0
                                : maxOthers(i, &Counts::permit) == 0 && mine.oblige == 0;
        // The others have as many of both, and here one has become the other.
        const auto obliges = others(i, &Counts::oblige);
        const auto permits = others(i, &Counts::permit);
        const int step = must ? 1 : -1;
        // "Could" and "able to" come and go, so one word more than any other, or fewer, is enough.
        const int permitOfOthers =
            permits.value_or(must ? minOthers(i, &Counts::permit) : maxOthers(i, &Counts::permit));
        const bool exchanged = obliges && (permits || mSimple) && mine.oblige == *obliges + step &&
                               mine.permit == permitOfOthers - step;
        mReportedModality = true;
        report(i, "modality", (mSimple && whole) || exchanged ? Severity::Warning : Severity::Hint,
               mCounts.size() < 3 ? "texts.check.modality.differ"
               : must             ? "texts.check.modality.must"
                                  : "texts.check.modality.may",
               {c.permit, c.oblige, c.permitOnly, c.noNeed});
    }

    void restriction(std::size_t i) {
        const Counts& mine = mCounts[i];
        if (saysUnlessForOnly(i)) return;
        const Concepts& c = concepts();
        const bool lost = mine.only == 0 && minOthers(i, &Counts::only) > 0;
        const bool permitLost = mine.permitOnly == 0 && minOthers(i, &Counts::permitOnly) > 0 &&
                                mine.only < minOthers(i, &Counts::only);
        const bool added = mine.only > 0 && maxOthers(i, &Counts::only) == 0;
        // "Once" and "a single" say it, too.
        if ((lost || permitLost) && mine.single > minOthers(i, &Counts::single)) return bounds(i);
        if (lost || permitLost)
            report(i, "restriction",
                   mLength < shortSentence || permitLost ? Severity::Warning : Severity::Hint,
                   "texts.check.restriction.missing", {c.only, c.permitOnly});
        else if (added)
            report(i, "restriction", Severity::Hint, "texts.check.restriction.extra", {c.only});
        else if (others(i, &Counts::only).value_or(mine.only) > mine.only)  // one of several
            report(i, "restriction", Severity::Hint, "texts.check.restriction.missing", {c.only});
        bounds(i);
    }

    void bounds(std::size_t i) {
        bound(i, concepts().atLeast);
        bound(i, concepts().atMost);
        bound(i, concepts().unless);
    }

    void bound(std::size_t i, int which) {
        // "Jusqu'à" means "up to" only before a number. Three languages outvote the other one.
        const bool numbersOnly = which == concepts().atMost && mCounts.size() < 3;
        const auto counts = countsOf(mRow, which, &mGroup, [&](const Analysis& text, const ConceptUse& use) {
            return !numbersOnly || isBesideNumber(text, use);
        });
        int fewest = 1000;
        for (std::size_t k = 0; k < counts.size(); ++k)
            if (k != i) fewest = std::min(fewest, counts[k]);
        // "Bis Version 2" is a bound too, and several are two or more.
        const int instead = which == concepts().atMost    ? concepts().until
                            : which == concepts().atLeast ? concepts().several
                                                          : -1;
        if (instead >= 0 && countsOf(mRow, instead, &mGroup)[i] > 0) return;
        if (which == concepts().atLeast && saysFromNumber(mRow.texts[i], mGroup.sentences[i])) return;
        if (counts[i] == 0 && fewest > 0)
            report(i, "restriction",
                   which == concepts().unless && !turnsCondition(i) ? Severity::Hint : Severity::Warning,
                   "texts.check.restriction.bound", {which});
    }

    /// True for "if" in place of "unless": as many conditions as the others, and no further
    /// negation.
    bool turnsCondition(std::size_t i) const {
        static const int condition = conceptIndex("condition", "if");
        const auto conditions = countsOf(mRow, condition, &mGroup);
        const Counts& mine = mCounts[i];
        for (std::size_t k = 0; k < mCounts.size(); ++k)
            if (conditions[k] != conditions[i] || mine.anyNegation > mCounts[k].negation ||
                mine.only > mCounts[k].only || mine.inside >= mCounts[k].inside + (k == i ? 1 : 0) + 1)
                return false;
        return mCounts.size() > 2;
    }

    const Row& mRow;
    const SentenceGroup& mGroup;
    Sink& mSink;
    std::vector<Counts> mCounts;
    std::size_t mLength = 0;
    bool mSimple = false;
    bool mReportedModality = false;
};

}  // namespace

void checkPolarity(const Row& row, const Knowledge&, Sink& sink) {
    if (row.texts.size() < 2 || row.unit->kind == UnitKind::Heading) return;
    for (const SentenceGroup& group : row.groups) {
        if (!group.complete()) continue;
        // A phrase as frequent in all languages may be in another one of several sentences.
        PolarityCheck whole(row, group, sink);
        if (whole.negatesAlike()) {
            whole.run();
            const auto sentences = sentenceBySentence(group);
            if (sentences.size() > 1 && !whole.reportedModality())
                for (const SentenceGroup& one : sentences) PolarityCheck(row, one, sink).runModality();
            continue;
        }
        for (const SentenceGroup& one : sentenceBySentence(group)) PolarityCheck(row, one, sink).run();
    }
}

}  // namespace hexa::texts
