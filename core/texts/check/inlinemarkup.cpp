// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/inlinemarkup.h"

#include "core/texts/language/characters.h"
#include "core/texts/language/messageformat.h"

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexa::texts {
namespace {

/// A tag or an address in a text.
struct InlinePiece {
    std::string name;  ///< What all languages must have.
    std::size_t begin = 0;
    std::size_t end = 0;
};
using InlinePieces = std::vector<InlinePiece>;

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::string_view nameLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-:_";

/// True for tags of HTML and of engines for games.
bool isKnownTag(const std::string& name) {
    static const std::set<std::string, std::less<>> known{
        "a",   "abbr",  "b",  "big",  "br",   "center", "cite", "code",   "color",  "dd",     "del",
        "dfn", "div",   "dl", "dt",   "em",   "font",   "h1",   "h2",     "h3",     "h4",     "h5",
        "h6",  "hr",    "i",  "img",  "ins",  "kbd",    "li",   "mark",   "nobr",   "ol",     "p",
        "pre", "q",     "s",  "samp", "size", "small",  "span", "sprite", "strike", "strong", "sub",
        "sup", "table", "td", "th",   "tr",   "tt",     "u",    "ul",     "wbr"};
    return known.contains(name);
}

/// `<b>`, `</b>`, `<br/>`, `<a href="...">`, `<color=red>`; not "x < y", and not `<seed>`, which
/// stands for what people type. Attributes may be translated.
InlinePieces tagsIn(std::string_view text) {
    InlinePieces found;
    for (auto at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
        const std::size_t name = at + (text.substr(at + 1).starts_with('/') ? 2 : 1);
        if (name >= text.size() || letters.find(text[name]) == std::string_view::npos) continue;
        const auto nameEnd = std::min(text.find_first_not_of(nameLetters, name), text.size());
        const auto close = text.find_first_of("<>", nameEnd);
        if (close == std::string_view::npos || text[close] != '>') continue;
        const std::string_view rest = text.substr(nameEnd, close - nameEnd);
        if (rest.find('=') == std::string_view::npos &&
            rest.find_first_not_of(" /") != std::string_view::npos)
            continue;
        const std::string word(text.substr(name, nameEnd - name));
        const bool isTag = name == at + 2 || !rest.empty() || isKnownTag(lowered(word)) ||
                           text.find("</" + word + '>', close) != std::string_view::npos;
        if (isTag) found.push_back({lowered(text.substr(at, nameEnd - at)) + '>', at, close + 1});
    }
    return found;
}

/// An address without what languages may have their own of: "/en/" and "de.wikipedia.org".
std::string plainAddress(std::string_view address, const std::set<std::string>& languages) {
    constexpr std::string_view joints = "/.?&=#_-";
    std::string out;
    for (std::size_t at = 0; at <= address.size();) {
        const auto end = std::min(address.find_first_of(joints, at), address.size());
        const std::string part = lowered(address.substr(at, end - at));
        out += languages.contains(part) ? "*" : part;
        if (end < address.size()) out += address[end];
        at = end + 1;
    }
    return out;
}

InlinePieces addressesIn(std::string_view text, const std::set<std::string>& languages) {
    InlinePieces found;
    for (std::size_t at = 0; at < text.size();) {
        const auto scheme = text.find("://", at);
        const auto plain = text.find("www.", at);
        std::size_t begin = std::min(scheme, plain);
        if (begin == std::string_view::npos) break;
        if (scheme < plain)
            while (begin > at && letters.find(text[begin - 1]) != std::string_view::npos) --begin;
        auto end = std::min(text.find_first_of(" \n\t<>\"'()[]{}|\\^`*\xc2\xe2", begin), text.size());
        while (end > begin && std::string_view(".,;:!?").find(text[end - 1]) != std::string_view::npos) --end;
        at = std::max(end, begin + 1);
        found.push_back({plainAddress(text.substr(begin, end - begin), languages), begin, end});
    }
    return found;
}

/// The names of pieces, in order. Branches of a message may repeat them, so then each counts once.
std::vector<std::string> namesOf(const InlinePieces& pieces, bool once) {
    std::vector<std::string> names;
    for (const InlinePiece& piece : pieces) names.push_back(piece.name);
    std::ranges::sort(names);
    if (once) names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

void compare(const Row& row, const std::vector<InlinePieces>& pieces, const char* code, Sink& sink) {
    if (std::ranges::all_of(pieces, [](const InlinePieces& some) { return some.empty(); })) return;
    const bool branches = std::ranges::any_of(
        row.texts, [](const Analysis& text) { return !messageShapeOf(text.text).choices.empty(); });
    std::vector<std::vector<std::string>> names;
    for (const InlinePieces& some : pieces) names.push_back(namesOf(some, branches));
    const auto report = [&](std::size_t wrong, std::size_t right) {
        auto draft = sink.draft("placeholder", Severity::Warning, row.texts[wrong].language, code);
        for (const auto& [one, other] : {std::pair(wrong, right), std::pair(right, wrong)})
            for (const InlinePiece& piece : pieces[one])
                if (std::ranges::count(names[one], piece.name) !=
                    std::ranges::count(names[other], piece.name))
                    draft.markBytes(row.texts[one].language, row.texts[one].text, piece.begin, piece.end);
        draft.add();
    };
    // The source is right, but not against all others.
    std::size_t source = 0;
    for (std::size_t i = 0; i < row.texts.size(); ++i)
        if (row.texts[i].language == row.source) source = i;
    if (const auto odd = oddOne(names); odd && *odd == source) return report(source, source == 0 ? 1 : 0);
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] != names[source]) report(i, source);
}

}  // namespace

void checkInlineMarkup(const Row& row, Sink& sink) {
    if (row.texts.size() < 2) return;
    std::set<std::string> languages;
    for (const Analysis& text : row.texts) {
        languages.insert(lowered(text.language));
        languages.insert(lowered(text.language.substr(0, text.language.find_first_of("_-"))));
    }
    std::vector<InlinePieces> tags;
    std::vector<InlinePieces> addresses;
    for (const Analysis& text : row.texts) {
        tags.push_back(tagsIn(text.text));
        addresses.push_back(addressesIn(text.text, languages));
    }
    compare(row, tags, "texts.check.placeholder.tags", sink);
    compare(row, addresses, "texts.check.placeholder.address", sink);
}

}  // namespace hexa::texts
