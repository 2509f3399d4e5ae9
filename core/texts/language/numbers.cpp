// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/numbers.h"

#include "core/texts/language/lexicon.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

namespace hexa::texts {
namespace {

constexpr std::int64_t one = 1000;
constexpr std::int64_t largest = 1'000'000'000'000;  // before thousandths and scales

/// Returns the value of digits with separators, in thousandths.
std::int64_t valueOf(std::string_view digits) {
    std::int64_t value = 0;
    std::size_t i = 0;
    const auto mark = digits.find_last_of(".,");
    // If blanks or apostrophes separate thousands, marks don't.
    const bool blanks = digits.find_first_of("\xc2\xe2'") != std::string_view::npos;
    const bool fraction = mark != std::string_view::npos && (blanks || digits.size() - mark - 1 != 3);
    for (; i < digits.size() && !(fraction && i == mark); ++i)
        if (digits[i] >= '0' && digits[i] <= '9') value = std::min(value * 10 + (digits[i] - '0'), largest);
    value *= one;
    std::int64_t part = one / 10;
    for (++i; fraction && i < digits.size() && part > 0; ++i, part /= 10) value += part * (digits[i] - '0');
    return value;
}

/// Day, month and year of "4.3.2026"; nothing for all else.
std::vector<std::int64_t> partsOfDate(std::string_view digits) {
    std::vector<std::int64_t> parts;
    for (std::string_view rest = digits; !rest.empty();) {
        const auto dot = std::min(rest.find('.'), rest.size());
        if (dot == 0 || dot > 4 ||
            rest.substr(0, dot).find_first_not_of("0123456789") != std::string_view::npos)
            return {};
        parts.push_back(valueOf(rest.substr(0, dot)) / one);
        rest.remove_prefix(std::min(dot + 1, rest.size()));
    }
    constexpr std::size_t ofDate = 3;
    constexpr std::int64_t lastDay = 31;
    constexpr std::int64_t firstYear = 1000;
    const bool date =
        parts.size() == ofDate && parts[0] <= lastDay && parts[1] <= 12 && parts[2] >= firstYear;
    return date ? parts : std::vector<std::int64_t>{};
}

/// Multiplies without overflow.
std::int64_t multiplied(std::int64_t value, std::int64_t factor) {
    return value > largest * one / factor ? largest * one : value * factor;
}

/// "1 500" with a plain blank: three digits behind one to three others.
bool addsThousands(const std::vector<Token>& tokens, std::string_view text, std::size_t i) {
    const auto isDigits = [](const std::string& word) {
        return word.find_first_not_of("0123456789") == std::string::npos;
    };
    constexpr std::size_t groupSize = 3;
    if (i + 1 >= tokens.size() || tokens[i + 1].kind != TokenKind::Number) return false;
    const std::string& next = tokens[i + 1].lower;
    return tokens[i + 1].begin == tokens[i].end + 1 && text[tokens[i].end] == ' ' &&
           next.size() == groupSize && isDigits(next) && tokens[i].lower.size() <= groupSize &&
           isDigits(tokens[i].lower) && tokens[i].lower.front() != '0';
}

/// II to MMMCMXCIX in capitals, as the rules of Roman numerals write it, and IIII of clocks; 0 for
/// all else. A single letter is never read: I, V and X are words, rows and signs.
int romanValue(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, int>, 13> digits{{{"M", 1000},
                                                                       {"CM", 900},
                                                                       {"D", 500},
                                                                       {"CD", 400},
                                                                       {"C", 100},
                                                                       {"XC", 90},
                                                                       {"L", 50},
                                                                       {"XL", 40},
                                                                       {"X", 10},
                                                                       {"IX", 9},
                                                                       {"V", 5},
                                                                       {"IV", 4},
                                                                       {"I", 1}}};
    constexpr int largestRoman = 3999;
    if (text.size() < 2) return 0;
    std::string canonical(text);
    if (canonical.ends_with("IIII")) canonical.replace(canonical.size() - 4, 4, "IV");
    int value = 0;
    std::string_view rest = canonical;
    std::string again;  // each digit as often as it fits: only that is written by rule
    for (const auto& [digit, worth] : digits)
        for (; rest.starts_with(digit); rest.remove_prefix(digit.size())) value += worth;
    if (!rest.empty() || value > largestRoman) return 0;
    int left = value;
    for (const auto& [digit, worth] : digits)
        for (; left >= worth; left -= worth) again += digit;
    return again == canonical ? value : 0;
}

constexpr std::size_t longestWord = 3;  // that may be a Roman numeral with L, C, D or M and something else

/// True for a Roman number here. "MIX", "DIX", "CD", "XL", "MM" are words, signs and units; behind
/// "chapter" and the like they are numbers. Longer ones are not words in English, German or French
/// (looked up in their dictionaries).
bool isRomanHere(const std::vector<Token>& tokens, std::size_t i, std::string_view numeral,
                 const Lexicon::Words& words) {
    if (numeral.size() > longestWord || numeral.find_first_of("LCDM") == std::string_view::npos) return true;
    return i > 0 && words.beforeRoman.contains(tokens[i - 1].fold);
}

bool isLabel(const Token& token) {
    return token.kind == TokenKind::Word && token.lower.size() >= 2 && token.lower.back() >= '0' &&
           token.lower.back() <= '9';
}

bool isMinus(const Token& token) {
    return token.lower == "-" || token.lower == "\u2212" || token.lower == "\u2013";
}

/// True if a sign directly before digits belongs to them: "by -2" and "(-2)", but not "2-4", "V-2",
/// "6 -8".
bool isSign(const std::vector<Token>& tokens, std::size_t sign) {
    if (tokens[sign].kind != TokenKind::Mark) return false;
    if (sign == 0) return true;
    static const std::set<std::string, std::less<>> openers{
        "(", "[", "=", "\"", "'", "\u201c", "\u201e", "\u00ab", "\u00bb", "\u2018", "\u201a"};
    const Token& before = tokens[sign - 1];
    if (before.kind == TokenKind::Number) return false;
    if (before.kind == TokenKind::Markup && !tokens[sign].spaceBefore)
        return sign == 1 || before.spaceBefore || openers.contains(tokens[sign - 2].lower);
    return tokens[sign].spaceBefore || openers.contains(before.lower);
}

bool isNegative(const std::vector<Token>& tokens, std::size_t number, const Lexicon::Words& words) {
    if (number == 0) return false;
    const Token& before = tokens[number - 1];
    if (isMinus(before)) return !tokens[number].spaceBefore && isSign(tokens, number - 1);
    // "minus 2", but not "plus or minus 2", "au moins 2".
    return words.minus.contains(before.fold) &&
           (number < 2 || !words.notBeforeMinus.contains(tokens[number - 2].fold));
}

using Values = std::map<std::string, std::int64_t, std::less<>>;

std::int64_t valueIn(const Values& values, std::string_view word) {
    const auto found = values.find(word);
    return found == values.end() ? 0 : found->second;
}

/// Returns the value of "fünfundzwanzig", "zweihundert", "dreitausendvierhundert"; 0 for all else.
std::int64_t germanCompound(std::string_view word, const Values& numbers) {
    if (word == "ein" || word == "eins") return 1;
    if (const std::int64_t value = valueIn(numbers, word)) return value;
    for (const auto& [scale, factor] : {std::pair<std::string_view, std::int64_t>{"tausend", 1000},
                                        std::pair<std::string_view, std::int64_t>{"hundert", 100}}) {
        const auto at = word.find(scale);
        if (at == std::string_view::npos) continue;
        const std::int64_t before = at == 0 ? 1 : germanCompound(word.substr(0, at), numbers);
        std::string_view rest = word.substr(at + scale.size());
        if (rest.starts_with("und")) rest.remove_prefix(3);
        const std::int64_t behind = rest.empty() ? 0 : germanCompound(rest, numbers);
        const bool fits = before > 0 && before < factor && (rest.empty() || (behind > 0 && behind < factor));
        return fits ? before * factor + behind : 0;
    }
    const auto joint = word.find("und", 1);
    if (joint == std::string_view::npos) return 0;
    const std::int64_t ones = germanCompound(word.substr(0, joint), numbers);
    const std::int64_t tens = valueIn(numbers, word.substr(joint + 3));
    return ones > 0 && ones < 10 && tens >= 20 && tens % 10 == 0 ? tens + ones : 0;
}

struct WordNumber {
    std::int64_t value = 0;  ///< 0: there is none.
    std::size_t last = 0;    ///< Its last token.
};

/// Reads number words that make one number together: "twenty-five", "quatre-vingt-dix", "two
/// hundred and fifty".
class WordNumbers {
public:
    WordNumbers(const std::vector<Token>& tokens, std::string_view language)
        : mTokens(tokens),
          mWords(Lexicon::builtIn().words(language)),
          mGerman(language == "de"),
          mFrench(language == "fr") {}

    WordNumber at(std::size_t i) const {
        WordNumber found{small(i), i};
        if (found.value == 0) {
            // "hundred" and "mille" alone, but no "million".
            found.value = valueIn(mWords.scales, mTokens[i].fold);
            if (found.value == 0 || found.value > 1000) return {};
            if (i > 0 && mTokens[i - 1].fold == "pour") return {};
        } else {
            if (isColon(i) || isPartOfOrdinal(i)) return {};
            addOnes(found);
            scale(found);
        }
        addRest(found);
        return found;
    }

    /// Multiplies by the scale words behind: "4 million", "two hundred".
    void scale(WordNumber& number, std::int64_t smallest = 100) const {
        for (std::size_t next = behind(number.last); next != 0; next = behind(number.last)) {
            const std::int64_t factor = valueIn(mWords.scales, mTokens[next].fold);
            if (factor < smallest) return;
            number.value = multiplied(number.value, factor);
            number.last = next;
        }
    }

private:
    std::int64_t small(std::size_t i) const {
        if (mTokens[i].kind != TokenKind::Word) return 0;
        if (const std::int64_t value = valueIn(mWords.numbers, mTokens[i].fold)) return value;
        if (!mGerman || mTokens[i].fold.size() < 7) return 0;
        return germanCompound(mTokens[i].fold, mWords.numbers);
    }
    bool isHyphen(std::size_t i) const {
        return i + 1 < mTokens.size() && mTokens[i].lower == "-" && !mTokens[i].spaceBefore &&
               !mTokens[i + 1].spaceBefore;
    }
    /// Returns the next word, behind a hyphen or a blank, or 0.
    std::size_t behind(std::size_t i) const {
        const std::size_t next = i + 1 < mTokens.size() && isHyphen(i + 1) ? i + 2 : i + 1;
        return next < mTokens.size() && mTokens[next].kind == TokenKind::Word ? next : 0;
    }
    /// True for "deux-points", which is a colon.
    bool isColon(std::size_t i) const {
        return isHyphen(i + 1) && i + 2 < mTokens.size() && mTokens[i + 2].fold == "points";
    }
    std::int64_t one(std::size_t i) const {
        const std::string& word = mTokens[i].fold;
        return word == "one" || word == "un" || word == "une" ? 1 : small(i);
    }
    /// Adds the ones behind a hyphen to tens: "twenty-five", "soixante-dix"; "quatre-vingt".
    void addOnes(WordNumber& number) const {
        if (isHyphen(number.last + 1) && number.value == 4 && number.last + 2 < mTokens.size() &&
            mTokens[number.last + 2].fold.starts_with("vingt")) {
            number.value = 80;
            number.last += 2;
        }
        // "dix-sept", "dix-huit", "dix-neuf"
        if (number.value == 10 && mFrench && isHyphen(number.last + 1) && number.last + 2 < mTokens.size()) {
            const std::int64_t more = small(number.last + 2);
            if (more < 7 || more > 9) return;
            number.value += more;
            number.last += 2;
            return;
        }
        while (number.value >= 20 && number.value % 10 == 0) {
            const std::size_t next = onesBehind(number.last);
            if (next == 0) return;
            const std::int64_t more = one(next);
            if (more == 0 || more >= 20) return;
            number.value += more;
            number.last = next;
            // "soixante-dix-sept", "quatre-vingt-dix-huit"
            if (more == 10) {
                const std::size_t last = onesBehind(next);
                const std::int64_t rest = last == 0 ? 0 : small(last);
                if (rest < 7 || rest > 9) return;
                number.value += rest;
                number.last = last;
            }
        }
    }
    /// The word behind a hyphen, or behind "et", with hyphens or blanks: "vingt et un",
    /// "soixante-et-onze", or 0.
    std::size_t onesBehind(std::size_t i) const {
        std::size_t next = isHyphen(i + 1) ? i + 2 : 0;
        if (next != 0 && next < mTokens.size() && mTokens[next].fold == "et")
            next = isHyphen(next + 1) ? next + 2 : 0;
        else if (next == 0 && mFrench && i + 2 < mTokens.size() && mTokens[i + 1].fold == "et")
            // "vingt et un"; "vingt et deux" are two numbers.
            next =
                mTokens[i + 2].fold == "un" || mTokens[i + 2].fold == "une" || mTokens[i + 2].fold == "onze"
                    ? i + 2
                    : 0;
        return next < mTokens.size() ? next : 0;
    }
    /// "dix-huitième", "vingt et unième", "twenty-first": an ordinal, of which the word is only a
    /// part.
    bool isPartOfOrdinal(std::size_t i) const {
        const auto ends = [&](std::size_t at) {
            const std::string& word = mTokens[at].fold;
            return word.ends_with("ieme") || word.ends_with("iemes") || mWords.ordinalEnds.contains(word);
        };
        for (std::size_t at = i; isHyphen(at + 1) && at + 2 < mTokens.size(); at += 2)
            if (ends(at + 2)) return true;
        // "Cinq et deuxième" are two numbers.
        return mFrench && i + 2 < mTokens.size() && mTokens[i + 1].fold == "et" &&
               (mTokens[i + 2].fold.starts_with("unieme") || mTokens[i + 2].fold.starts_with("onzieme"));
    }
    /// What follows hundreds and thousands: "two hundred and fifty", "mille deux cents".
    void addRest(WordNumber& number) const {
        if (number.value < 100 || number.value % 100 != 0) return;
        std::size_t next = behind(number.last);
        if (next != 0 && mTokens[next].fold == "and" && number.value % 1000 != 0) next = behind(next);
        if (next == 0) return;
        WordNumber rest{small(next), next};
        if (rest.value == 0) return;
        addOnes(rest);
        scale(rest);
        if (rest.value >= (number.value % 1000 == 0 ? 1000 : 100)) return;
        number.value += rest.value;
        number.last = rest.last;
    }

    const std::vector<Token>& mTokens;
    const Lexicon::Words& mWords;
    bool mGerman;
    bool mFrench;
};

/// "viermal", "zehnfach": the number; 0 for all else.
std::int64_t germanTimes(std::string_view word, const Values& numbers) {
    for (const std::string_view ending : {"mal", "fach", "fache", "fachen", "faches", "facher", "fachem"})
        if (word.ends_with(ending) && word.size() > ending.size()) {
            const std::int64_t value = germanCompound(word.substr(0, word.size() - ending.size()), numbers);
            return value > 1 ? value : 0;
        }
    return 0;
}

/// "anderthalb", "zweieinhalb" in thousandths; 0 for all else.
std::int64_t germanHalves(std::string_view word, const Values& numbers) {
    if (word.starts_with("anderthalb")) return one + one / 2;
    const auto half = word.find("einhalb");
    if (half == std::string_view::npos || half == 0) return 0;
    std::string_view whole = word.substr(0, half);
    if (whole.ends_with("und")) whole.remove_suffix(3);
    const std::int64_t value = germanCompound(whole, numbers);
    return value == 0 ? 0 : value * one + one / 2;
}

/// "... et demi", "... and a half": at "demi" or "half".
bool isAndAHalf(const std::vector<Token>& tokens, std::size_t i) {
    const std::string& word = tokens[i].fold;
    if (word == "demi" || word == "demie") return i > 1 && tokens[i - 1].fold == "et";
    return word == "half" && i > 2 && tokens[i - 1].fold == "a" && tokens[i - 2].fold == "and";
}

/// Half more than the number shortly before, which may be a "un" that counts as none.
void addHalf(std::vector<NumberUse>& uses, std::size_t at) {
    constexpr std::size_t farthestWhole = 5;  // tokens
    if (!uses.empty() && uses.back().token + farthestWhole >= at &&
        (uses.back().kind == NumberKind::Word || uses.back().kind == NumberKind::Digits))
        uses.back().thousandths += one / 2;
    else
        uses.push_back({one + one / 2, NumberKind::Word, at, at});
}

/// "half a dozen", "ein halbes Dutzend", "une demi-douzaine".
bool isHalved(const std::vector<Token>& tokens, std::size_t i, const Lexicon::Words& words) {
    for (std::size_t back = 1; back <= 2 && back <= i; ++back)
        if (words.half.contains(tokens[i - back].fold)) return true;
    return false;
}

}  // namespace

std::vector<NumberUse> numbersOf(const std::vector<Token>& tokens, std::string_view text,
                                 std::string_view language, std::optional<bool> joined) {
    const Lexicon::Words& words = Lexicon::builtIn().words(language);
    const bool joins = joined.value_or(words.blankThousands);
    const WordNumbers wordNumbers(tokens, language);
    std::vector<NumberUse> uses;
    bool page = false;  // "pages 16/17": all numbers of the group are pages
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const Token& token = tokens[i];
        if (token.kind == TokenKind::Number) {
            if (const auto parts = partsOfDate(token.lower); !parts.empty() && !page) {
                for (const std::int64_t part : parts) uses.push_back({part * one, NumberKind::Digits, i, i});
                continue;
            }
            WordNumber number{valueOf(token.lower), i};
            while (!page && joins && addsThousands(tokens, text, number.last)) {
                number.value = multiplied(number.value, 1000) + valueOf(tokens[number.last + 1].lower);
                ++number.last;
            }
            if (number.last + 1 < tokens.size() && tokens[number.last + 1].lower == "\u00bd")
                number.value += one / 2;
            const bool negative = !page && isNegative(tokens, i, words);
            if (!page) wordNumbers.scale(number, one);
            uses.push_back({negative ? -number.value : number.value,
                            page ? NumberKind::Page : NumberKind::Digits, i, number.last});
            i = number.last;
            continue;
        }
        if (token.kind == TokenKind::Mark && (token.lower == "." || token.lower == "/" || token.lower == "-"))
            continue;
        page = false;
        if (token.kind != TokenKind::Word) continue;
        page = words.pageWords.contains(token.fold) && i + 1 < tokens.size() &&
               (tokens[i + 1].kind == TokenKind::Number || tokens[i + 1].lower == ".");
        if (isLabel(token)) {
            uses.push_back({valueOf(std::string_view(token.lower).substr(1)), NumberKind::Digits, i, i});
            continue;
        }
        const auto implied = words.implied.find(token.fold);
        if (const WordNumber number = wordNumbers.at(i); number.value != 0) {
            uses.push_back({number.value * (isNegative(tokens, i, words) ? -one : one), NumberKind::Word, i,
                            number.last});
            i = number.last;
        } else if (implied != words.implied.end()) {
            const std::int64_t value = implied->second * one;
            uses.push_back({isHalved(tokens, i, words) ? value / 2 : value, NumberKind::Implied, i, i});
        } else if (const std::int64_t times = language == "de" ? germanTimes(token.fold, words.numbers) : 0) {
            uses.push_back({times * one, NumberKind::Implied, i, i});
        } else if (const std::int64_t halves =
                       language == "de" ? germanHalves(token.fold, words.numbers) : 0) {
            uses.push_back({halves, NumberKind::Word, i, i});
        } else if (isAndAHalf(tokens, i)) {
            addHalf(uses, i);
        } else if (words.vague.contains(token.fold)) {
            uses.push_back({0, NumberKind::Vague, i, i});
        } else {
            const std::string_view numeral = text.substr(token.begin, token.end - token.begin);
            const int roman = romanValue(numeral);
            if (roman != 0 && isRomanHere(tokens, i, numeral, words))
                uses.push_back({roman * one, NumberKind::Roman, i, i});
        }
    }
    return uses;
}

bool hasBlankThousands(const std::vector<Token>& tokens, std::string_view text) {
    for (std::size_t i = 0; i < tokens.size(); ++i)
        if (tokens[i].kind == TokenKind::Number && addsThousands(tokens, text, i)) return true;
    return false;
}

}  // namespace hexa::texts
