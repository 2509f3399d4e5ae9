// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/align/align.h"
#include "core/texts/align/wordpairs.h"
#include "core/texts/glossary/matcher.h"

#include <cstdint>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace hexa::texts {

/// Features of a sentence that don't depend on the language, with their amounts: numbers, terms,
/// beginnings of words.
using Features = std::vector<std::pair<std::uint64_t, float>>;  // sorted by feature

/// A sentence, or a group of already aligned sentences of several languages.
struct Segment {
    std::vector<std::vector<std::size_t>> parts;  ///< By document: numbers of its sentences.
    double length = 0;                            ///< Bytes, on average over the documents.
    Features features;
    UnitKind kind = UnitKind::Paragraph;
    int headings = 0;      ///< Number of headings among the parts ...
    int count = 1;         ///< ... out of this number.
    int starts = 0;        ///< Languages in which it begins a block.
    bool foreign = false;  ///< All of it is in another script than its document's.
};

/// Sentences of a document with their pieces.
struct Sentences {
    std::vector<Piece> pieces;
    std::vector<Segment> segments;
};

/// Cuts documents into sentences and finds their features. One object for all documents of an
/// alignment.
class FeatureFinder {
public:
    FeatureFinder(const Glossary& glossary, std::size_t documents, const WordPairs* pairs = nullptr)
        : mGlossary(&glossary), mDocuments(documents), mPairs(pairs) {}
    Sentences sentences(const BlockText& document, std::size_t number);

private:
    Features featuresOf(std::string_view text, const std::string& language);
    Matcher& matcher(const std::string& language);

    const Glossary* mGlossary;
    std::size_t mDocuments;
    const WordPairs* mPairs;
    std::map<std::string, std::unique_ptr<Matcher>> mMatchers;
};

/// Counts the occurrences of each feature.
Features counted(std::vector<std::uint64_t> found);

/// Returns the sum, each feature divided by `share`.
Features merged(const Features& a, const Features& b, float share);

}  // namespace hexa::texts
