// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/characters.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <array>
#include <cstdint>

namespace hexa::texts {
namespace {

constexpr char32_t replacement = 0xFFFD;

/// Returns the spelling of Latin letters other than accented ones, which Unicode could decompose;
/// lower case.
std::string_view spelledOut(char32_t c) {
    switch (c) {
    case 0xDF:
        return "ss";
    case 0xE6:
        return "ae";
    case 0xF0:
        return "d";
    case 0xF8:
        return "o";
    case 0xFE:
        return "th";
    case 0x131:
        return "i";
    case 0x142:
        return "l";
    case 0x153:
        return "oe";
    default:
        return {};
    }
}

/// Returns the first letter of a Latin letter that Unicode takes apart (e of é), else the character
/// itself. Accents of other scripts stay: they make another letter there.
char32_t withoutAccent(char32_t c) {
    if (uscript_hasScript(static_cast<UChar32>(c), USCRIPT_LATIN) == 0) return c;
    UErrorCode status = U_ZERO_ERROR;
    const UNormalizer2* decomposing = unorm2_getNFDInstance(&status);
    std::array<UChar, 8> parts{};
    const std::int32_t count =
        unorm2_getDecomposition(decomposing, static_cast<UChar32>(c), parts.data(), parts.size(), &status);
    return U_SUCCESS(status) && count > 1 ? parts[0] : c;
}

UChar32 icuCharacter(char32_t c) { return static_cast<UChar32>(c); }

}  // namespace

char32_t nextCharacter(std::string_view text, std::size_t& at) {
    const std::string_view rest = text.substr(at, U8_MAX_LENGTH);
    std::int32_t length = 0;
    UChar32 c = U_SENTINEL;
    U8_NEXT(rest.data(), length, static_cast<std::int32_t>(rest.size()), c);
    at += c < 0 ? 1 : static_cast<std::size_t>(length);
    return c < 0 ? replacement : static_cast<char32_t>(c);
}

void appendCharacter(std::string& text, char32_t c) {
    std::array<char, U8_MAX_LENGTH> bytes{};
    std::size_t length = 0;
    U8_APPEND_UNSAFE(bytes.data(), length, c);
    text.append(bytes.data(), length);
}

bool isEastAsian(char32_t c) {
    if (c < 0x1100 || u_isUAlphabetic(icuCharacter(c)) == 0) return false;
    // A mark that lengthens a vowel belongs to both kana, so this uses the list of scripts, not the
    // one script.
    return std::ranges::any_of(
        std::array{USCRIPT_HAN, USCRIPT_HIRAGANA, USCRIPT_KATAKANA, USCRIPT_HANGUL},
        [&](UScriptCode script) { return uscript_hasScript(icuCharacter(c), script) != 0; });
}

bool isForeignLetter(char32_t c) {
    if (isEastAsian(c)) return true;
    if (c < 0x250 || u_isUAlphabetic(icuCharacter(c)) == 0) return false;
    UErrorCode status = U_ZERO_ERROR;
    const UScriptCode script = uscript_getScript(icuCharacter(c), &status);
    return script != USCRIPT_LATIN && script != USCRIPT_COMMON && script != USCRIPT_INHERITED;
}

bool isLetter(char32_t c) {
    if (c < 0x80) return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return u_isUAlphabetic(icuCharacter(c)) != 0;
}

bool isDigit(char32_t c) { return c < 0x80 ? c >= '0' && c <= '9' : u_isdigit(icuCharacter(c)) != 0; }

bool isUpper(char32_t c) { return toLower(c) != c; }

bool isNoBreakSpace(char32_t c) { return c == 0xA0 || c == 0x202F || c == 0x2007 || c == 0x2060; }

bool isSpace(char32_t c) {
    if (c < 0x80) return c == ' ' || (c >= 9 && c <= 13);
    // Unicode does not count zero-width characters as white space, but comparing words needs it.
    return u_isUWhiteSpace(icuCharacter(c)) != 0 || c == 0x200B || c == 0x2060 || c == 0xFEFF;
}

std::size_t beginBefore(std::string_view text, std::size_t at) {
    do --at;
    while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80);
    return at;
}

bool isWordAt(std::string_view text, std::size_t at) {
    if (at >= text.size()) return false;
    const char32_t c = nextCharacter(text, at);
    return isLetter(c) || isDigit(c);
}

bool isWordBefore(std::string_view text, std::size_t at) {
    return at > 0 && isWordAt(text, beginBefore(text, at));
}

char32_t toLower(char32_t c) {
    if (c < 0x80) return c >= 'A' && c <= 'Z' ? c + 32 : c;
    return static_cast<char32_t>(u_tolower(icuCharacter(c)));
}

char32_t toUpper(char32_t c) { return static_cast<char32_t>(u_toupper(icuCharacter(c))); }

std::string lowered(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) appendCharacter(out, toLower(nextCharacter(text, at)));
    return out;
}

std::string folded(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = toLower(nextCharacter(text, at));
        if (c < 0x80)
            out += static_cast<char>(c);
        else if (const std::string_view plain = spelledOut(c); !plain.empty())
            out += plain;
        else if (c == 0x2019 || c == 0x2018 || c == 0x2BC)
            out += '\'';
        else if ((c >= 0x2010 && c <= 0x2015) || c == 0x2212)
            out += '-';
        else if (c != 0xAD)  // soft hyphen
            appendCharacter(out, withoutAccent(c));
    }
    return out;
}

std::string_view trimmed(std::string_view text) {
    std::size_t begin = 0;
    while (begin < text.size()) {
        std::size_t next = begin;
        if (!isSpace(nextCharacter(text, next))) break;
        begin = next;
    }
    std::size_t end = begin;
    for (std::size_t at = begin; at < text.size();)
        if (!isSpace(nextCharacter(text, at))) end = at;
    return text.substr(begin, end - begin);
}

std::string simplified(std::string_view text) {
    std::string out;
    bool space = false;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = nextCharacter(text, at);
        if (isSpace(c)) {
            space = true;
            continue;
        }
        if (space && !out.empty()) out += ' ';
        space = false;
        appendCharacter(out, c);
    }
    return out;
}

std::string withoutControls(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const char32_t c = nextCharacter(text, at);
        if (c == '\r') {
            if (at < text.size() && text[at] == '\n') ++at;
            out += '\n';
        } else if (c == 0xB || c == 0xC) {
            out += '\n';
        } else if (c < 0x20 && c != '\t' && c != '\n') {
            out += ' ';
        } else if (c == 0xFFFE || c == 0xFFFF) {
            appendCharacter(out, replacement);
        } else if (c == replacement) {
            appendCharacter(out, c);  // also for what is no UTF-8
        } else {
            out += text.substr(begin, at - begin);
        }
    }
    return out;
}

std::size_t characterCount(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++count) nextCharacter(text, at);
    return count;
}

int foreignPercent(std::string_view text) {
    int letters = 0;
    int foreign = 0;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = nextCharacter(text, at);
        if (!isLetter(c)) continue;
        ++letters;
        if (isForeignLetter(c)) ++foreign;
    }
    return letters == 0 ? 0 : foreign * 100 / letters;
}

bool isInOtherScript(std::string_view text) { return foreignPercent(text) > 50; }

}  // namespace hexa::texts
