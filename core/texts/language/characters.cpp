// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/language/characters.h"

#include "core/base/utf8.h"

#include <array>

namespace hexa::texts {
namespace {

constexpr char32_t replacement = 0xFFFD;

bool between(char32_t c, char32_t first, char32_t last) { return c >= first && c <= last; }

/// The plain letters that a Latin letter is made of; empty for all others.
std::string_view plainLetters(char32_t c) {
    // U+00E0 to U+00FF, already lower case.
    static constexpr std::array<std::string_view, 32> latin1{
        "a", "a", "a", "a", "a", "a", "ae", "c", "e", "e", "e", "e", "i", "i", "i",  "i",
        "d", "n", "o", "o", "o", "o", "o",  "",  "o", "u", "u", "u", "u", "y", "th", "y"};
    if (between(c, 0xE0, 0xFF)) return latin1[c - 0xE0];
    switch (c) {
    case 0xDF:
        return "ss";
    case 0x153:
        return "oe";
    case 0x101:
    case 0x103:
    case 0x105:
        return "a";
    case 0x107:
    case 0x10D:
        return "c";
    case 0x119:
    case 0x11B:
    case 0x113:
        return "e";
    case 0x131:
        return "i";
    case 0x142:
        return "l";
    case 0x144:
    case 0x148:
        return "n";
    case 0x14D:
    case 0x151:
        return "o";
    case 0x159:
        return "r";
    case 0x15B:
    case 0x161:
        return "s";
    case 0x16B:
    case 0x16F:
    case 0x171:
        return "u";
    case 0x17A:
    case 0x17C:
    case 0x17E:
        return "z";
    default:
        return {};
    }
}

}  // namespace

char32_t nextCharacter(std::string_view text, std::size_t& at) {
    const std::string_view rest = text.substr(at);
    const std::size_t length = utf8Length(rest);
    if (length == 0) {
        ++at;
        return replacement;
    }
    at += length;
    const auto byte = [&](std::size_t i) {
        return static_cast<char32_t>(static_cast<unsigned char>(rest[i]));
    };
    switch (length) {
    case 1:
        return byte(0);
    case 2:
        return (byte(0) & 0x1F) << 6 | (byte(1) & 0x3F);
    case 3:
        return (byte(0) & 0x0F) << 12 | (byte(1) & 0x3F) << 6 | (byte(2) & 0x3F);
    default:
        return (byte(0) & 0x07) << 18 | (byte(1) & 0x3F) << 12 | (byte(2) & 0x3F) << 6 | (byte(3) & 0x3F);
    }
}

void appendCharacter(std::string& text, char32_t c) {
    const auto byte = [&](char32_t value) { text += static_cast<char>(value); };
    if (c < 0x80) {
        byte(c);
    } else if (c < 0x800) {
        byte(0xC0 | c >> 6);
        byte(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        byte(0xE0 | c >> 12);
        byte(0x80 | (c >> 6 & 0x3F));
        byte(0x80 | (c & 0x3F));
    } else {
        byte(0xF0 | c >> 18);
        byte(0x80 | (c >> 12 & 0x3F));
        byte(0x80 | (c >> 6 & 0x3F));
        byte(0x80 | (c & 0x3F));
    }
}

bool isEastAsian(char32_t c) {
    return between(c, 0x3040, 0x30FF) || between(c, 0x3400, 0x4DBF) || between(c, 0x4E00, 0x9FFF) ||
           between(c, 0xAC00, 0xD7AF) || between(c, 0xF900, 0xFAFF) || between(c, 0xFF66, 0xFF9F) ||
           between(c, 0x20000, 0x3FFFF) || c == 0x3005;
}

bool isForeignLetter(char32_t c) {
    return isEastAsian(c) || between(c, 0x370, 0x1DFF) || between(c, 0x1F00, 0x1FFF);
}

bool isLetter(char32_t c) {
    if (c < 0x80) return between(c, 'a', 'z') || between(c, 'A', 'Z');
    if (between(c, 0xC0, 0x24F)) return c != 0xD7 && c != 0xF7;
    return c == 0xAA || c == 0xBA || c == 0xB5 || between(c, 0x1E00, 0x1EFF) || isForeignLetter(c);
}

bool isDigit(char32_t c) { return between(c, '0', '9') || between(c, 0xFF10, 0xFF19); }

bool isUpper(char32_t c) { return toLower(c) != c; }

bool isNoBreakSpace(char32_t c) { return c == 0xA0 || c == 0x202F || c == 0x2007 || c == 0x2060; }

bool isSpace(char32_t c) {
    return c == ' ' || between(c, 9, 13) || c == 0x85 || isNoBreakSpace(c) || between(c, 0x2000, 0x200B) ||
           c == 0x2028 || c == 0x2029 || c == 0x205F || c == 0x3000 || c == 0xFEFF;
}

char32_t toLower(char32_t c) {
    if (between(c, 'A', 'Z')) return c + 32;
    if (c < 0xC0) return c;
    if (between(c, 0xC0, 0xDE)) return c == 0xD7 ? c : c + 32;
    if (c == 0x178) return 0xFF;
    if (between(c, 0x139, 0x148) || between(c, 0x179, 0x17E)) return c % 2 == 1 ? c + 1 : c;
    if (between(c, 0x100, 0x177) && c != 0x138 && c != 0x130 && c != 0x131) return c % 2 == 0 ? c + 1 : c;
    if (between(c, 0x391, 0x3A9)) return c + 32;
    if (between(c, 0x410, 0x42F)) return c + 32;
    if (c == 0x1E9E) return 0xDF;
    return c;
}

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
        const std::string_view plain = plainLetters(c);
        if (!plain.empty())
            out += plain;
        else if (c == 0x2019 || c == 0x2018 || c == 0x2BC)
            out += '\'';
        else if (between(c, 0x2010, 0x2015) || c == 0x2212)
            out += '-';
        else if (c != 0xAD)  // soft hyphen
            appendCharacter(out, c);
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

}  // namespace hexa::texts
