// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/exchange/xmlspelling.h"

#include "core/texts/language/characters.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace hexa::texts {
namespace {

constexpr std::string_view commentBegin = "<!--";
constexpr std::string_view commentEnd = "-->";
constexpr std::string_view cdataBegin = "<![CDATA[";
constexpr std::string_view cdataEnd = "]]>";
constexpr std::size_t longestReference = 12;  // bytes

/// A character or a tag, as it is written.
struct XmlPiece {
    std::string_view raw;
    std::string meant;  ///< The character, or the tag itself; empty for a comment.
    bool tag = false;
};

/// Returns the character of "quot" or "#x22", or none.
std::optional<std::string> characterOf(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> known{
        {{"amp", "&"}, {"lt", "<"}, {"gt", ">"}, {"quot", "\""}, {"apos", "'"}}};
    for (const auto& [entity, character] : known)
        if (entity == name) return std::string(character);
    if (!name.starts_with('#')) return std::nullopt;
    name.remove_prefix(1);
    const int base = name.starts_with('x') ? 16 : 10;
    if (base == 16) name.remove_prefix(1);
    std::uint32_t code = 0;
    const auto [end, failure] = std::from_chars(name.data(), name.data() + name.size(), code, base);
    if (failure != std::errc() || end != name.data() + name.size() || code > 0x10FFFF) return std::nullopt;
    std::string out;
    appendCharacter(out, static_cast<char32_t>(code));
    return out;
}

std::vector<XmlPiece> xmlPiecesOf(std::string_view xml) {
    std::vector<XmlPiece> pieces;
    for (std::size_t at = 0; at < xml.size();) {
        const std::size_t begin = at;
        XmlPiece piece;
        if (xml.substr(at).starts_with(commentBegin)) {
            at = std::min(xml.find(commentEnd, at), xml.size() - commentEnd.size()) + commentEnd.size();
            pieces.push_back({xml.substr(begin, at - begin), {}, true});
            continue;
        }
        if (xml[at] == '<') {
            at = std::min(xml.find('>', at), xml.size() - 1) + 1;
            piece.tag = true;
        } else if (xml.substr(at).starts_with("\r\n")) {
            at += 2;
            piece.meant = "\n";
        } else {
            const auto end =
                xml[at] == '&' ? xml.substr(at, longestReference).find(';') : std::string_view::npos;
            const auto character =
                end == std::string_view::npos ? std::nullopt : characterOf(xml.substr(at + 1, end - 1));
            if (character) {
                at += end + 1;
                piece.meant = *character;
            } else {
                nextCharacter(xml, at);
            }
        }
        piece.raw = xml.substr(begin, at - begin);
        if (piece.meant.empty()) piece.meant = piece.raw;
        pieces.push_back(std::move(piece));
    }
    return pieces;
}

/// Returns a text as one section of CDATA, if the content was one and has no tags now.
std::optional<std::string> asCdata(std::string_view before, const std::vector<XmlPiece>& now) {
    if (!before.starts_with(cdataBegin) || before.find(cdataEnd) != before.size() - cdataEnd.size())
        return std::nullopt;
    std::string text;
    for (const XmlPiece& piece : now) {
        if (piece.tag) return std::nullopt;
        text += piece.meant;
    }
    if (text.find(cdataEnd) != std::string::npos) return std::nullopt;
    return std::string(cdataBegin) + text + std::string(cdataEnd);
}

}  // namespace

std::string withSpellingOf(std::string_view before, std::string_view now) {
    const std::vector<XmlPiece> pieces = xmlPiecesOf(now);
    if (auto section = asCdata(before, pieces)) return std::move(*section);
    // A section among other content: its characters have other meanings.
    if (before.find(cdataBegin) != std::string_view::npos) return std::string(now);
    const std::vector<XmlPiece> old = xmlPiecesOf(before);
    const auto alike = [](const XmlPiece& a, const XmlPiece& b) {
        return a.meant == b.meant && a.tag == b.tag;
    };
    const auto isComment = [](const XmlPiece& piece) { return piece.meant.empty(); };
    // A code brings its own.
    if (std::ranges::any_of(pieces, isComment)) return std::string(now);
    std::string out;
    std::size_t first = 0;  // of the old pieces behind what they have in common
    std::size_t begin = 0;  // of the new ones
    for (; first < old.size(); ++first) {
        if (isComment(old[first])) {
            out += old[first].raw;
            continue;
        }
        if (begin == pieces.size() || !alike(old[first], pieces[begin])) break;
        out += old[first].raw;
        ++begin;
    }
    std::size_t last = old.size();
    std::size_t end = pieces.size();
    for (; last > first; --last) {
        const XmlPiece& piece = old[last - 1];
        if (!isComment(piece) && (end == begin || !alike(piece, pieces[end - 1]))) break;
        if (!isComment(piece)) --end;
    }
    for (std::size_t i = begin; i < end; ++i) out += pieces[i].raw;
    for (std::size_t i = last; i < old.size(); ++i) out += old[i].raw;
    return out;
}

}  // namespace hexa::texts
