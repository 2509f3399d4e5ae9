// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json/longlist.h"

#include <algorithm>

namespace hexa {
namespace {

constexpr auto npos = std::string_view::npos;

/// Goes through a JSON text that may be malformed, without looking at more than it must.
class Scanner {
public:
    explicit Scanner(std::string_view text) : mText(text) {}

    /// Returns the place of the list's bracket.
    std::optional<std::size_t> find(std::span<const std::string_view> path) {
        for (const std::string_view name : path) {
            if (!take('{')) return std::nullopt;
            while (true) {
                const auto key = string();
                if (!key || !take(':')) return std::nullopt;
                if (*key == name) break;
                if (!skipValue() || !take(',')) return std::nullopt;
            }
        }
        skipSpace();
        return here() == '[' ? std::optional(mAt) : std::nullopt;
    }

    /// Returns the end of the list with an element beginning here, or the first comma between its
    /// elements at least `bytes` bytes away.
    std::optional<std::size_t> endOrComma(std::size_t begin, std::size_t bytes) {
        int depth = 0;
        for (mAt = begin; mAt < mText.size(); ++mAt) {
            const char c = here();
            if (c == '"') {
                if (!string()) return std::nullopt;
                --mAt;
            } else if (c == '[' || c == '{') {
                ++depth;
            } else if (c == ']' || c == '}') {
                if (depth == 0) return c == ']' ? std::optional(mAt) : std::nullopt;
                --depth;
            } else if (c == ',' && depth == 0 && mAt - begin >= bytes) {
                return mAt;
            }
        }
        return std::nullopt;
    }

private:
    char here() const { return mAt < mText.size() ? mText[mAt] : '\0'; }
    void skipSpace() { mAt = std::min(mText.find_first_not_of(" \t\r\n", mAt), mText.size()); }
    bool take(char wanted) {
        skipSpace();
        if (here() != wanted) return false;
        ++mAt;
        return true;
    }
    /// Returns the literal text between quotes.
    std::optional<std::string_view> string() {
        if (!take('"')) return std::nullopt;
        const std::size_t begin = mAt;
        for (; mAt < mText.size(); ++mAt) {
            if (here() == '\\')
                ++mAt;
            else if (here() == '"')
                return mText.substr(begin, mAt++ - begin);
        }
        return std::nullopt;
    }
    /// Moves to the comma or bracket behind a value.
    bool skipValue() {
        int depth = 0;
        for (; mAt < mText.size(); ++mAt) {
            const char c = here();
            if (c == '"') {
                if (!string()) return false;
                --mAt;
            } else if (c == '[' || c == '{') {
                ++depth;
            } else if (c == ']' || c == '}') {
                if (depth-- == 0) return true;
            } else if (c == ',' && depth == 0) {
                return true;
            }
        }
        return false;
    }

    std::string_view mText;
    std::size_t mAt = 0;
};

/// Returns the comma of the last line of a window that ends with one.
std::size_t lastLineComma(std::string_view window) {
    const std::size_t plain = window.rfind(",\n"), windows = window.rfind(",\r\n");
    if (plain == npos || windows == npos) return std::min(plain, windows);
    return std::max(plain, windows);
}

}  // namespace

std::size_t LongList::count() const {
    std::size_t sum = 0;
    for (const Piece& piece : pieces) sum += piece.count;
    return sum;
}

std::optional<LongList> findLongList(std::string_view text, std::span<const std::string_view> path,
                                     std::size_t pieceBytes, const ElementCounter& count) {
    Scanner scanner(text);
    const auto begin = scanner.find(path);
    if (!begin) return std::nullopt;
    LongList list;
    list.begin = *begin;
    for (std::size_t at = *begin + 1;;) {
        const std::size_t comma = lastLineComma(text.substr(at, pieceBytes));
        if (comma != npos) {
            const auto elements = count(text.substr(at, comma));
            if (elements && *elements > 0) {
                list.pieces.push_back({at, comma, *elements});
                at += comma + 1;
                continue;
            }
        }
        const auto end = scanner.endOrComma(at, pieceBytes);
        const auto elements = end ? count(text.substr(at, *end - at)) : std::nullopt;
        if (!elements) return std::nullopt;
        const bool last = text[*end] == ']';
        // Nothing between two commas, or behind the last one, is a mistake; an empty list is not.
        if (*elements == 0 && !(last && list.pieces.empty())) return std::nullopt;
        if (*elements > 0) list.pieces.push_back({at, *end - at, *elements});
        at = *end + 1;
        if (!last) continue;
        list.end = at;
        return list;
    }
}

}  // namespace hexa
