// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/fixes.h"
#include "core/texts/check/phrasecounts.h"
#include "core/texts/check/sink.h"
#include "core/texts/check/times.h"

#include <algorithm>
#include <map>
#include <set>

namespace hexa::texts {
namespace {

constexpr std::int64_t one = 1000;
constexpr std::int64_t maxVague = 5 * one;
constexpr std::int64_t maxAnswer = 999 * one;

/// Number of times that a value occurs in a text: for sure, and with possible other wordings.
struct Count {
    int sure = 0;
    int possible = 0;
    bool digits = false;
};

struct CountedNumbers {
    std::map<std::int64_t, Count> values;
    int vague = 0;
};

/// True for "if two players are tied", where the number may be left out.
bool isOfTie(const Analysis& text, const NumberUse& number) {
    constexpr std::size_t farthestTie = 6;  // tokens
    static const int tie = conceptIndex("tie", "tie");
    const auto sentence = std::ranges::find_if(text.sentences, [&](const Sentence& one) {
        return number.token >= one.first && number.token < one.end;
    });
    if (sentence == text.sentences.end()) return false;
    return std::ranges::any_of(usesIn(text.concepts, *sentence), [&](const ConceptUse& use) {
        return use.which == tie && use.first > number.token && use.first < number.token + farthestTie;
    });
}

/// "les deux", "both", "twice", "two or more": another language may say it without a number.
bool isImplied(const Analysis& text, const NumberUse& number) {
    if (number.kind == NumberKind::Implied) return true;
    if (number.thousandths != 2 * one || number.kind != NumberKind::Word) return false;
    if (isOfTie(text, number)) return true;
    // "Two or more" are several.
    static const std::set<std::string, std::less<>> more{"more", "mehr", "mehrere", "plus"};
    if (number.token + 2 < text.tokens.size() && more.contains(text.tokens[number.token + 2].fold)) {
        const std::string& between = text.tokens[number.token + 1].fold;
        if (between == "or" || between == "oder" || between == "ou") return true;
    }
    if (number.token == 0) return false;
    // "Cut in two", at the end of a clause.
    const bool ends =
        number.token + 1 == text.tokens.size() || text.tokens[number.token + 1].kind == TokenKind::Mark;
    const std::string& before = text.tokens[number.token - 1].fold;
    return before == "les" || before == "ces" || before == "des" || before == "aux" || before == "tous" ||
           before == "these" || before == "the" || before == "die" ||
           (ends && (before == "in" || before == "en"));
}

CountedNumbers counted(const Analysis& text, bool pages) {
    CountedNumbers out;
    for (const NumberUse& number : text.numbers) {
        if (number.kind == NumberKind::Vague) {
            if (!pages) ++out.vague;
            continue;
        }
        if ((number.kind == NumberKind::Page) != pages || (number.thousandths == one && !pages)) continue;
        Count& count = out.values[number.thousandths];
        ++count.possible;
        if (!isImplied(text, number)) ++count.sure;
        count.digits = count.digits || number.kind == NumberKind::Digits || number.kind == NumberKind::Page;
    }
    return out;
}

std::string shown(std::int64_t thousandths) {
    if (thousandths < 0) return "\u2212" + shown(-thousandths);
    std::string text = std::to_string(thousandths / one);
    if (thousandths % one != 0) {
        std::string part = std::to_string(one + thousandths % one).substr(1);
        while (part.ends_with('0')) part.pop_back();
        text += '.' + part;
    }
    return text;
}

std::string listed(const std::multiset<std::int64_t>& values) {
    std::string out;
    for (const std::int64_t value : values) out += (out.empty() ? "" : ", ") + shown(value);
    return out;
}

class NumberCheck {
public:
    NumberCheck(const Row& row, Sink& sink, bool pages) : mRow(row), mSink(sink), mPages(pages) {
        for (const Analysis& text : row.texts) mCounts.push_back(counted(text, pages));
    }

    /// Returns true if it found something that is more than a hint.
    /// @param quiet no hints
    bool run(bool quiet = false) {
        std::set<std::int64_t> values;
        for (const CountedNumbers& counts : mCounts)
            for (const auto& [value, count] : counts.values) values.insert(value);
        for (const std::int64_t value : values) compare(value);
        for (std::size_t i = 0; i < mCounts.size(); ++i) report(i);
        reportUndirected(quiet);
        return mLoud;
    }

private:
    Count of(std::size_t text, std::int64_t value) const {
        const auto found = mCounts[text].values.find(value);
        return found == mCounts[text].values.end() ? Count{} : found->second;
    }

    static bool agree(const Count& a, const Count& b) { return a.sure <= b.possible && b.sure <= a.possible; }

    void compare(std::int64_t value) {
        const std::size_t count = mCounts.size();
        std::vector<std::size_t> odd;
        for (std::size_t i = 0; i < count; ++i) {
            bool differs = true;
            bool othersAgree = true;
            for (std::size_t k = 0; k < count; ++k) {
                if (k == i) continue;
                differs = differs && !agree(of(i, value), of(k, value));
                for (std::size_t n = k + 1; n < count; ++n)
                    if (n != i) othersAgree = othersAgree && agree(of(k, value), of(n, value));
            }
            if (differs && othersAgree) odd.push_back(i);
        }
        if (count == 3 && odd.size() == 1) return note(odd.front(), value);
        if (count == 2 && of(0, value).possible > 0 && of(1, value).possible > 0 &&
            repeatsForEach(of(0, value).possible > of(1, value).possible ? 0 : 1, true))
            return;
        bool all = true;
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t k = i + 1; k < count; ++k) all = all && agree(of(i, value), of(k, value));
        if (!all && !absorbed(value)) mUndirected.insert(value);
    }

    /// A vague word ("a couple") may stand for it.
    bool absorbed(std::int64_t value) const {
        return value >= 0 && value <= maxVague &&
               std::any_of(mCounts.begin(), mCounts.end(),
                           [](const CountedNumbers& counts) { return counts.vague > 0; });
    }

    /// One side says "each" instead of a number for each thing: all others if the text alone
    /// repeats it, or the text alone.
    bool repeatsForEach(std::size_t text, bool repeats) const {
        static const int each = conceptIndex("amount", "each");
        const auto counts = countsOf(mRow, each, nullptr);
        for (std::size_t k = 0; k < counts.size(); ++k)
            if (k != text && (repeats ? counts[k] <= counts[text] : counts[k] >= counts[text])) return false;
        return !mPages;
    }

    void note(std::size_t text, std::int64_t value) {
        if (absorbed(value)) return;
        const Count mine = of(text, value);
        const Count other = of(text == 0 ? 1 : 0, value);
        const bool missing = mine.possible < std::max(other.sure, 1) && other.possible > mine.possible;
        // "3 each in red and blue" is "3 red, 3 blue".
        if (mine.possible > 0 && other.possible > 0 && repeatsForEach(text, !missing)) return;
        (missing ? mMissing : mExtra)[text].insert(value);
        if (mine.possible == 0 || other.possible == 0) mClear.insert(text);
    }

    void mark(Sink::Draft& draft, const std::multiset<std::int64_t>& values) const {
        for (const Analysis& text : mRow.texts)
            for (const NumberUse& number : text.numbers)
                if (values.contains(number.thousandths) && (number.kind == NumberKind::Page) == mPages)
                    draft.mark(text, number.token, number.token);
    }

    /// The number of the others instead of one that stands there once.
    void answer(Sink::Draft& draft, const Analysis& text, std::int64_t wrong, std::int64_t right) const {
        const NumberUse* place = nullptr;
        for (const NumberUse& number : text.numbers) {
            if (number.thousandths != wrong || (number.kind == NumberKind::Page) != mPages) continue;
            if (place != nullptr) return;
            place = &number;
        }
        // Others are written in more ways than one: with blanks, commas, in several words.
        if (place == nullptr || right < 0 || right % one != 0 || right > maxAnswer) return;
        const Token& token = text.tokens[place->token];
        const bool word = token.kind == TokenKind::Word && place->kind == NumberKind::Word &&
                          Lexicon::builtIn().words(text.language).numbers.contains(token.fold);
        if (!word && text.words(place->token, place->token) != shown(wrong)) return;
        draft.fixTokens(text, place->token, place->token, numberWords(right / one, text.language, word));
    }

    void report(std::size_t i) {
        const auto& missing = mMissing[i];
        const auto& extra = mExtra[i];
        if (missing.empty() && extra.empty()) return;
        const char* code = missing.empty() ? "texts.check.number.extra"
                           : extra.empty() ? "texts.check.number.missing"
                                           : "texts.check.number.other";
        // The same value twice in one text and once in another is often just another wording.
        const Severity severity = mClear.contains(i) ? Severity::Error : Severity::Warning;
        auto draft = mSink.draft(mPages ? "reference" : "number", severity, mRow.texts[i].language, code);
        draft.argument("missing", listed(missing)).argument("extra", listed(extra));
        if (missing.size() == 1 && extra.size() == 1)
            answer(draft, mRow.texts[i], *extra.begin(), *missing.begin());
        auto both = missing;
        both.insert(extra.begin(), extra.end());
        mark(draft, both);
        for (const std::int64_t value : both) draft.word(shown(value));
        draft.add();
        mLoud = true;
    }

    /// True if each of two texts has a number that the other lacks. Then none was merely left out
    /// or reworded.
    bool contradict(const std::multiset<std::int64_t>& values) const {
        if (mCounts.size() != 2) return false;
        const auto has = [&](std::size_t text, std::size_t other) {
            return std::ranges::any_of(values, [&](std::int64_t value) {
                return of(text, value).sure > 0 && of(other, value).possible == 0;
            });
        };
        return has(0, 1) && has(1, 0);
    }

    void reportUndirected(bool quiet) {
        if (mUndirected.empty()) return;
        std::multiset<std::int64_t> values(mUndirected.begin(), mUndirected.end());
        bool digits = false;
        for (std::size_t i = 0; i < mCounts.size(); ++i)
            for (const std::int64_t value : values) digits = digits || of(i, value).digits;
        const bool certain = digits || contradict(values);
        if (!certain && quiet) return;
        mLoud = mLoud || certain;
        auto draft =
            mSink.draft(mPages ? "reference" : "number", certain ? Severity::Warning : Severity::Hint, {},
                        "texts.check.number.differ");
        draft.argument("values", listed(values));
        mark(draft, values);
        for (const std::int64_t value : values) draft.word(shown(value));
        draft.add();
    }

    const Row& mRow;
    Sink& mSink;
    bool mPages;
    std::vector<CountedNumbers> mCounts;
    std::map<std::size_t, std::multiset<std::int64_t>> mMissing;
    std::map<std::size_t, std::multiset<std::int64_t>> mExtra;
    std::set<std::size_t> mClear;
    std::set<std::int64_t> mUndirected;
    bool mLoud = false;
};

}  // namespace

void checkNumbers(const Row& row, const Knowledge&, Sink& sink) {
    if (row.texts.size() < 2) return;
    const auto times = otherTimesIn(row);
    const bool found = NumberCheck(row, sink, false).run(times.has_value());
    if (times && !found) reportTimes(row, *times, sink);
    NumberCheck(row, sink, true).run();
}

}  // namespace hexa::texts
