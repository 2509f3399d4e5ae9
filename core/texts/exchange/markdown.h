// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/project.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexa::texts {

/// A piece of a project as it is read from top to bottom. Its text has the marks of bold and italic (runsOf()) and nothing else.
struct ReadingBlock {
    enum class Kind : unsigned char { Title, Heading, Item, Paragraph };
    Kind kind = Kind::Paragraph;
    std::string text;
    friend bool operator==(const ReadingBlock&, const ReadingBlock&) = default;
};

/// One language to be read: the title, headings (those of sections, too, if their first text is none), lists, paragraphs. A title
/// that is not in that language is left out, as texts are, and so are control characters.
std::vector<ReadingBlock> readingBlocks(const Project& project, std::string_view language);

/// The same as Markdown (CommonMark). What would be Markdown or HTML by chance is escaped: a reader sees the very characters.
std::string writeMarkdown(const Project& project, std::string_view language);

/// What a piece of Markdown in one line says: escaped signs (`\*`) and numbered ones (`&#42;`, `&amp;`) as they are meant. Marks
/// stay.
std::string withoutEscapes(std::string_view markdown);

}  // namespace hexa::texts
