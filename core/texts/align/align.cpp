// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/align/align.h"

#include "core/texts/align/rows.h"
#include "core/texts/align/sentences.h"
#include "core/texts/language/characters.h"

#include <algorithm>
#include <numeric>

namespace hexa::texts {
namespace {

constexpr std::size_t maxSentences = 50'000;  // of a text; what they share needs room too

/// Documents with the least foreign script first: they show best how the others run.
std::vector<std::size_t> orderOf(const std::vector<BlockText>& documents) {
    std::vector<int> foreign;
    for (const BlockText& document : documents) {
        std::string text;
        for (const Block& block : document.blocks) text += block.text;
        foreign.push_back(foreignPercent(text) / 5);
    }
    std::vector<std::size_t> order(documents.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return foreign[a] < foreign[b]; });
    return order;
}

Segment together(const std::vector<Segment>& segments, std::size_t begin, std::size_t end) {
    Segment out = segments[begin];
    for (std::size_t i = begin + 1; i < end; ++i) {
        const Segment& next = segments[i];
        for (std::size_t d = 0; d < out.parts.size(); ++d)
            out.parts[d].insert(out.parts[d].end(), next.parts[d].begin(), next.parts[d].end());
        out.length += next.length;
        out.features = merged(out.features, next.features, 1.0F);
        out.headings += next.headings;
        out.count += next.count;
        out.foreign = out.foreign && next.foreign;
    }
    return out;
}

}  // namespace

std::vector<Segment> woven(const std::vector<Segment>& first, const std::vector<Segment>& second,
                           double ratio, std::stop_token stop, const RowsDone& done) {
    std::vector<Segment> out;
    for (const Bead& bead : alignSegments(first, second, ratio, std::move(stop), done)) {
        if (bead.first == bead.firstEnd) {
            out.push_back(together(second, bead.second, bead.secondEnd));
        } else if (bead.second == bead.secondEnd) {
            out.push_back(together(first, bead.first, bead.firstEnd));
        } else {
            Segment a = together(first, bead.first, bead.firstEnd);
            const Segment b = together(second, bead.second, bead.secondEnd);
            for (std::size_t d = 0; d < a.parts.size(); ++d)
                a.parts[d].insert(a.parts[d].end(), b.parts[d].begin(), b.parts[d].end());
            a.length = (a.length + b.length) / 2;
            a.features = merged(a.features, b.features, 2.0F);
            a.headings += b.headings;
            a.count += b.count;
            a.starts += b.starts;
            a.foreign = a.foreign && b.foreign;
            out.push_back(std::move(a));
        }
    }
    return out;
}

Result<std::vector<AlignedRow>> align(const std::vector<BlockText>& documents, const Glossary& glossary,
                                      const std::stop_token& stop, const WordPairs* pairs,
                                      const AlignProgress& progress) {
    const auto stopped = [] { return Error("texts.import.stopped"); };
    FeatureFinder finder(glossary, documents.size(), pairs);
    std::vector<Sentences> sentences;
    for (std::size_t d = 0; d < documents.size(); ++d) {
        if (stop.stop_requested()) return stopped();
        sentences.push_back(finder.sentences(documents[d], d));
        const std::size_t count = sentences.back().segments.size();
        if (count > maxSentences)
            return Error("texts.import.too-many-sentences", {{"count", static_cast<std::int64_t>(count)},
                                                             {"max", static_cast<std::int64_t>(maxSentences)},
                                                             {"language", documents[d].language}});
    }
    std::vector<Segment> all;
    std::size_t laid = 0;   // documents, beside each other
    std::size_t first = 0;  // sentences of the first one, to which those of the others are aligned
    for (const std::size_t d : orderOf(documents)) {
        if (laid == 0) {
            all = sentences[d].segments;
            first = all.size();
        } else {
            const std::size_t rows = std::max<std::size_t>(1, all.size());
            all = woven(all, sentences[d].segments, 0, stop, [&](std::size_t row) {
                if (progress)
                    progress((laid - 1) * first + first * row / rows, (documents.size() - 1) * first);
            });
        }
        ++laid;
        if (stop.stop_requested()) return stopped();
    }
    return rowsOf(documents, sentences, all);
}

}  // namespace hexa::texts
