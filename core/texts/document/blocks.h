// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/project.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexa::texts {

/// A paragraph, heading, list item or table cell of an imported text.
struct Block {
    UnitKind kind = UnitKind::Paragraph;
    int level = 0;  ///< Headings: 1 is the highest, 0 unknown.
    std::string text;
    std::vector<std::pair<std::size_t, int>>
        lines;                ///< From which byte of the text on it is which line of the file.
    bool afterBlank = false;  ///< A blank line is before it.

    /// Lines of the bytes [begin, end).
    LineRange linesOf(std::size_t begin, std::size_t end) const;
    friend bool operator==(const Block&, const Block&) = default;
};

/// Something that reading a text has mended.
struct Repair {
    enum class Kind : unsigned char {
        JoinedWord,  ///< A word cut by a hyphen at the end of a line.
        JoinedLines,
        Glyph  ///< A stray sign taken for a bullet or an ornament, and left out.
    };
    Kind kind = Kind::JoinedLines;
    int line = 0;
    std::string text;
    friend bool operator==(const Repair&, const Repair&) = default;
};

/// A text of one language in blocks.
struct BlockText {
    std::string language;
    std::vector<Block> blocks;
    std::vector<Repair> repairs;
    friend bool operator==(const BlockText&, const BlockText&) = default;
};

enum class TextForm : unsigned char {
    /// Each line is a paragraph, except broken ones; `#`, bullets and tables are recognized as
    /// well.
    Plain,
    Markdown  ///< Lines up to a blank one are a paragraph.
};

/// Returns the blocks of a text, mended: words and sentences broken at line ends are joined, even
/// around a box in between; stray ornaments become list items or headings. Nothing else is lost.
BlockText readBlocks(std::string_view text, std::string_view language, TextForm form);

/// Mends a document (document/mending.cpp).
void mend(BlockText& document);

}  // namespace hexa::texts
