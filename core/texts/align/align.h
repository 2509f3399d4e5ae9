// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/texts/document/blocks.h"
#include "core/texts/glossary/glossary.h"

#include <cstddef>
#include <functional>
#include <stop_token>
#include <vector>

namespace hexa::texts {

class WordPairs;

/// A stretch of a block: whole sentences of it, in bytes of its text.
struct Piece {
    std::size_t block = 0;
    std::size_t begin = 0;
    std::size_t end = 0;
    friend bool operator==(const Piece&, const Piece&) = default;
};

/// Reports the number of aligned sentences, of all; from the aligning thread, and never falling.
using AlignProgress = std::function<void(std::size_t done, std::size_t all)>;

/// Texts that belong together in all languages.
struct AlignedRow {
    /// One entry a document, in its order; empty = no text there.
    std::vector<std::vector<Piece>> pieces;
    friend bool operator==(const AlignedRow&, const AlignedRow&) = default;
};

/// Aligns documents of different languages: sentences first, by length (Gale and Church), numbers,
/// terms, names and cognates. A second pass finds moved texts. Sentences are then joined to
/// paragraphs if at least half of the languages have one. Every sentence is in exactly one row, and
/// rows follow the order of the first two documents without a foreign script. Sentences in another
/// script than their document's (an untranslated part) are aligned too. Words with equal meaning
/// are evidence, if there are any. Long texts take minutes: after a stop request, it fails soon
/// with "texts.import.stopped". Fails with "texts.import.too-many-sentences" and the argument
/// `language`.
Result<std::vector<AlignedRow>> align(const std::vector<BlockText>& documents, const Glossary& glossary,
                                      const std::stop_token& stop = {}, const WordPairs* pairs = nullptr,
                                      const AlignProgress& progress = {});

}  // namespace hexa::texts
