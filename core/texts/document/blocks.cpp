// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/document/blocks.h"

#include "core/texts/exchange/markdown.h"
#include "core/texts/language/characters.h"

#include <algorithm>

namespace hexa::texts {
namespace {

constexpr std::size_t longestHeading = 90;

bool isRule(std::string_view line) {  // --- or the line below a table's head
    return line.find_first_not_of("-=|: *_") == std::string_view::npos && line.size() >= 3 &&
           line.find_first_of("-=_*") != std::string_view::npos;
}

/// Bytes of the list mark that the text begins with, its blanks included, or 0.
std::size_t bulletLength(std::string_view text) {
    std::size_t at = 0;
    bool any = false;
    while (at < text.size()) {
        std::size_t next = at;
        const char32_t c = nextCharacter(text, next);
        const bool mark = c == '-' || c == '*' || c == '+' || c == 0x2022 || c == 0x25C6 || c == 0x25CB ||
                          c == 0x25CF || c == 0x25AA || c == 0x25A0 || c == 0x2013;
        if (!mark || next >= text.size()) break;
        std::size_t after = next;
        if (!isSpace(nextCharacter(text, after))) {
            // A bullet that has lost its blank; a dash or star may be something else.
            if (c != 0x2022 && c != 0x25C6 && c != 0x25CF) break;
            after = next;
        }
        if (c == 0x2013 && !any) break;  // a dash that begins a line goes on with a sentence
        any = true;
        at = after;
    }
    return any ? at : 0;
}

class BlockReader {
public:
    BlockReader(std::string_view language, TextForm form) : mForm(form) { mDocument.language = language; }

    BlockText read(std::string_view text) {
        int number = 0;
        while (!text.empty()) {
            const auto end = std::min(text.find('\n'), text.size());
            fileLine(withoutControls(text.substr(0, end)), ++number);
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return std::move(mDocument);
    }

private:
    /// Takes a line of the file, which may be several: word processors have a break of their own
    /// (U+000B), PDFs one of pages (U+000C).
    void fileLine(std::string_view text, int number) {
        bool any = false;
        for (std::size_t at = 0; at < text.size();) {
            const auto end = std::min(text.find('\n', at), text.size());
            const std::string_view part = trimmed(text.substr(at, end - at));
            if (!part.empty()) line(part, number);
            any = any || !part.empty();
            at = end + 1;
        }
        if (!any) line({}, number);
    }

    void line(std::string_view text, int number) {
        if (text.empty()) {
            mBlank = true;
            return;
        }
        if (isRule(text)) return;
        if (text.front() == '|' && text.find('|', 1) != std::string_view::npos) return cells(text, number);
        if (text.front() == '#') return heading(text, number);
        if (const std::size_t bullet = bulletLength(text); bullet > 0)
            return add(UnitKind::Item, 0, text.substr(bullet), number);
        const bool goesOn = mForm == TextForm::Markdown && !mBlank && !mDocument.blocks.empty() &&
                            mDocument.blocks.back().kind != UnitKind::Heading;
        if (!goesOn) return add(UnitKind::Paragraph, 0, text, number);
        Block& last = mDocument.blocks.back();
        last.text += mLineEnds ? '\n' : ' ';
        last.lines.emplace_back(last.text.size(), number);
        last.text += said(text);
    }

    /// Returns the text of a line; a backslash at its end separates it from the next one (as in
    /// Markdown).
    std::string said(std::string_view text) {
        if (mForm != TextForm::Markdown) return std::string(text);
        const auto end = text.find_last_not_of('\\');
        const std::size_t backslashes = text.size() - (end == std::string_view::npos ? 0 : end + 1);
        mLineEnds = backslashes % 2 == 1;
        if (mLineEnds) text.remove_suffix(1);
        return withoutControls(withoutEscapes(text));
    }

    void heading(std::string_view text, int number) {
        const auto level = std::min(text.find_first_not_of('#'), text.size());
        text = trimmed(text.substr(level));
        while (text.ends_with('#') && !text.ends_with("\\#")) text.remove_suffix(1);
        add(UnitKind::Heading, static_cast<int>(level), trimmed(text), number);
        mBlank = true;
    }

    void cells(std::string_view text, int number) {
        std::size_t at = 1;
        while (at < text.size()) {
            const auto bar = barBehind(text, at);
            add(UnitKind::Caption, 0, trimmed(text.substr(at, bar - at)), number);
            at = bar + 1;
        }
    }

    /// Returns the place of the bar that ends a cell, or the end. A backslash makes one a
    /// character.
    std::size_t barBehind(std::string_view text, std::size_t at) const {
        for (; at < text.size() && text[at] != '|'; ++at)
            if (mForm == TextForm::Markdown && text[at] == '\\') ++at;
        return std::min(at, text.size());
    }

    void add(UnitKind kind, int level, std::string_view text, int number) {
        if (text.empty()) return;
        Block block;
        block.kind = kind;
        block.level = level;
        block.text = said(text);
        block.lines.emplace_back(0, number);
        block.afterBlank = mBlank;
        mBlank = false;
        mDocument.blocks.push_back(std::move(block));
    }

    TextForm mForm;
    BlockText mDocument;
    bool mBlank = true;
    bool mLineEnds = false;  ///< The line before ends for good; the text has a line end there.
};

/// True for a short line that doesn't end like a sentence.
bool looksLikeHeading(const Block& block) {
    if (block.kind != UnitKind::Paragraph || block.text.size() > longestHeading) return false;
    std::size_t at = 0;
    const char32_t first = nextCharacter(block.text, at);
    if (!isUpper(first) && !isDigit(first) && !isForeignLetter(first)) return false;
    const std::string_view text = block.text;
    static constexpr std::string_view ends = ".,;:!?";
    if (ends.find(text.back()) != std::string_view::npos || text.ends_with("\u3002") ||
        text.ends_with("\uff1a"))
        return false;
    const bool capitals = lowered(text) != text &&
                          std::none_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    return capitals ||
           (text.find(". ") == std::string_view::npos && text.find(", ") == std::string_view::npos);
}

}  // namespace

LineRange Block::linesOf(std::size_t begin, std::size_t end) const {
    LineRange range{lines.front().second, lines.front().second};
    for (const auto& [offset, line] : lines) {
        if (offset <= begin) range.first = line;
        if (offset < std::max(end, begin + 1)) range.last = line;
    }
    range.last = std::max(range.first, range.last);
    return range;
}

BlockText readBlocks(std::string_view text, std::string_view language, TextForm form) {
    BlockText document = BlockReader(language, form).read(text);
    mend(document);
    for (Block& block : document.blocks)
        if (looksLikeHeading(block)) block.kind = UnitKind::Heading;
    return document;
}

}  // namespace hexa::texts
