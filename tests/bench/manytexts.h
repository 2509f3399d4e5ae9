// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/project.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace hexa::bench {

/// Returns rules with this number of rows in English, German and French, made of sentences that all
/// differ: paragraphs of one to `sentences` sentences and, now and then, a heading. All texts need
/// review.
texts::Project manyTexts(std::size_t rows, std::uint32_t sentences = 3);

/// Returns the texts of a language as a book: a paragraph a row, blank lines between them.
std::string bookOf(const texts::Project& project, const std::string& language);
/// Returns the same as Markdown, with headings and lists.
std::string markdownOf(const texts::Project& project, const std::string& language);

}  // namespace hexa::bench
