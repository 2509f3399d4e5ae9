// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/textmap/texttoken.h"

#include "core/board/board.h"
#include "core/io/textmap/textword.h"

#include "core/base/utf8.h"

#include <algorithm>

namespace hexa::text {
namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::string_view hexDigits = "0123456789ABCDEF";

bool isControl(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

/// True for letters read as the same kind: no digits, and no characters with a meaning in a token.
bool usableLetter(std::string_view letter) {
    return !letter.empty() && letter.find_first_of("0123456789.-_:=!%,# \t") == std::string_view::npos &&
           std::none_of(letter.begin(), letter.end(), isControl);
}

}  // namespace

std::string escaped(std::string_view text, std::string_view special) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool blankAtEnd = c == ' ' && (i == 0 || i + 1 == text.size());
        if (c != '%' && !isControl(c) && !blankAtEnd && special.find(c) == std::string_view::npos) {
            out += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        out += {'%', hexDigits[byte >> 4], hexDigits[byte & 15U]};
    }
    return out;
}

std::optional<std::string> unescaped(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            out += text[i];
            continue;
        }
        const auto digit = [&](std::size_t at) {
            if (at >= text.size()) return std::string_view::npos;
            const char c = text[at];
            return hexDigits.find(c >= 'a' && c <= 'f' ? static_cast<char>(c - 'a' + 'A') : c);
        };
        const auto high = digit(i + 1);
        const auto low = digit(i + 2);
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        out += static_cast<char>(high << 4 | low);
        i += 2;
    }
    if (!isUtf8(out)) return std::nullopt;
    return out;
}

std::string shortName(const Catalog& catalog, KindId kind) {
    const CellKind& wanted = catalog.kind(kind);
    const auto first = std::find_if(catalog.kinds.begin(), catalog.kinds.end(),
                                    [&](const CellKind& other) { return other.letter == wanted.letter; });
    return usableLetter(wanted.letter) && &*first == &wanted ? wanted.letter : wanted.id;
}

std::optional<KindId> kindNamed(const Catalog& catalog, std::string_view name) {
    for (const KindId kind : catalog.kindIds())
        if (shortName(catalog, kind) == name) return kind;
    return catalog.kindId(name);
}

std::optional<KindId> kindOfId(const Catalog& catalog, std::string_view id) {
    const auto end = id.find_last_not_of(digits);
    if (end == std::string_view::npos || end + 1 == id.size() || id[end + 1] == '0') return std::nullopt;
    const auto letter = id.substr(0, end + 1);
    for (const KindId kind : catalog.kindIds())
        if (catalog.kind(kind).letter == letter && shortName(catalog, kind) == letter) return kind;
    return std::nullopt;
}

std::vector<Word> wordsOf(Word text) {
    std::vector<Word> words;
    for (text = text.trimmed(); !text.text.empty(); text = text.trimmed()) {
        const auto end = std::min(text.text.find_first_of(blanks), text.text.size());
        words.push_back(text.part(0, end));
        text = text.part(end);
    }
    return words;
}

Result<Hex> readPlace(const Word& word) {
    const auto comma = std::min(word.text.find(','), word.text.size());
    const auto q = numberFrom<int>(word.text.substr(0, comma));
    const auto r = numberFrom<int>(word.text.substr(std::min(comma + 1, word.text.size())));
    const auto possible = [](const std::optional<int>& x) {
        return x && *x >= -Board::maxCoordinate && *x <= Board::maxCoordinate;
    };
    if (!possible(q) || !possible(r))
        return word.error("textmap.bad-place",
                          {{"value", word.str()}, {"max", std::int64_t{Board::maxCoordinate}}});
    return Hex{*q, *r};
}

}  // namespace hexa::text
