// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/project.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexa::texts {

/// A piece of a project in reading order. Its text has only the marks of bold and italic
/// (runsOf()).
struct ReadingBlock {
    enum class Kind : unsigned char { Title, Heading, Item, Paragraph };
    Kind kind = Kind::Paragraph;
    std::string text;
    friend bool operator==(const ReadingBlock&, const ReadingBlock&) = default;
};

/// Returns one language for reading: the title, headings (also those of sections that don't begin
/// with one), lists, paragraphs. Leaves out texts and a title that the language lacks, and control
/// characters.
std::vector<ReadingBlock> readingBlocks(const Project& project, std::string_view language);

/// Returns the same as Markdown (CommonMark). Escapes signs that would be Markdown or HTML by
/// chance, so that a reader sees the exact characters.
std::string writeMarkdown(const Project& project, std::string_view language);

/// Returns the plain meaning of one line of Markdown: resolves escaped signs (`\*`) and numbered
/// ones (`&#42;`, `&amp;`). Marks stay.
std::string withoutEscapes(std::string_view markdown);

}  // namespace hexa::texts
