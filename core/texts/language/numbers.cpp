// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/numbers.h"

#include "core/texts/language/lexicon.h"

#include <algorithm>
#include <set>

namespace hexa::texts {
namespace {

constexpr std::int64_t one = 1000;
constexpr std::int64_t largest = 1'000'000'000'000;

/// The value of digits with separators, in thousandths.
std::int64_t valueOf(std::string_view digits) {
    std::int64_t value = 0;
    std::size_t i = 0;
    const auto mark = digits.find_last_of(".,");
    // Where blanks part thousands, marks don't.
    const bool blanks = digits.find_first_of("\xc2\xe2") != std::string_view::npos;
    const bool fraction = mark != std::string_view::npos && (blanks || digits.size() - mark - 1 != 3);
    for (; i < digits.size() && !(fraction && i == mark); ++i)
        if (digits[i] >= '0' && digits[i] <= '9') value = std::min(value * 10 + (digits[i] - '0'), largest);
    value *= one;
    std::int64_t part = one / 10;
    for (++i; fraction && i < digits.size() && part > 0; ++i, part /= 10) value += part * (digits[i] - '0');
    return value;
}

/// II to XXXIX in capitals; 0 for all else.
int romanValue(std::string_view text) {
    if (text.size() < 2 || text.size() > 6) return 0;
    int value = 0;
    int last = 0;
    for (std::size_t i = text.size(); i-- > 0;) {
        const int digit = text[i] == 'I' ? 1 : text[i] == 'V' ? 5 : text[i] == 'X' ? 10 : 0;
        if (digit == 0) return 0;
        value += digit < last ? -digit : digit;
        last = std::max(last, digit);
    }
    return value > 1 && value < 40 ? value : 0;
}

bool isLabel(const Token& token) {
    return token.kind == TokenKind::Word && token.lower.size() >= 2 && token.lower.back() >= '0' &&
           token.lower.back() <= '9';
}

bool isMinus(const Token& token) {
    return token.lower == "-" || token.lower == "\u2212" || token.lower == "\u2013";
}

/// Whether a sign that stands directly before digits belongs to them: "by -2" and "(-2)", but not "2-4", "V-2", "6 -8".
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

}  // namespace

std::vector<NumberUse> numbersOf(const std::vector<Token>& tokens, std::string_view text,
                                 std::string_view language) {
    const Lexicon::Words& words = Lexicon::builtIn().words(language);
    std::vector<NumberUse> uses;
    bool page = false;  // "pages 16/17": all numbers of the group are pages
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const Token& token = tokens[i];
        if (token.kind == TokenKind::Number) {
            const std::int64_t value = valueOf(token.lower);
            const bool negative = !page && isNegative(tokens, i, words);
            uses.push_back({negative ? -value : value, page ? NumberKind::Page : NumberKind::Digits, i});
            continue;
        }
        if (token.kind == TokenKind::Mark && (token.lower == "." || token.lower == "/" || token.lower == "-"))
            continue;
        page = false;
        if (token.kind != TokenKind::Word) continue;
        page = words.pageWords.contains(token.fold) && i + 1 < tokens.size() &&
               (tokens[i + 1].kind == TokenKind::Number || tokens[i + 1].lower == ".");
        if (isLabel(token)) {
            uses.push_back({valueOf(std::string_view(token.lower).substr(1)), NumberKind::Digits, i});
            continue;
        }
        const auto number = words.numbers.find(token.fold);
        if (number != words.numbers.end())
            uses.push_back(
                {number->second * (isNegative(tokens, i, words) ? -one : one), NumberKind::Word, i});
        else if (words.both.contains(token.fold))
            uses.push_back({2 * one, NumberKind::Both, i});
        else if (words.vague.contains(token.fold))
            uses.push_back({0, NumberKind::Vague, i});
        else if (const int roman = romanValue(text.substr(token.begin, token.end - token.begin)))
            uses.push_back({roman * one, NumberKind::Roman, i});
    }
    return uses;
}

}  // namespace hexa::texts
