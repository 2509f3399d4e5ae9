// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/align/rows.h"

#include <algorithm>

namespace hexa::texts {
namespace {

class RowMaker {
public:
    RowMaker(const std::vector<BlockText>& documents, const std::vector<Sentences>& sentences,
             const std::vector<Segment>& aligned)
        : mDocuments(documents), mSentences(sentences), mAligned(aligned) {}

    std::vector<AlignedRow> run() {
        for (std::size_t s = 0; s < mAligned.size(); ++s) {
            if (mRow.empty() || cutsBefore(s)) flush();
            mRow.push_back(s);
        }
        flush();
        return std::move(mRows);
    }

private:
    const Piece& piece(std::size_t document, std::size_t sentence) const {
        return mSentences[document].pieces[sentence];
    }
    std::size_t languages(const Segment& segment) const {
        return static_cast<std::size_t>(std::count_if(segment.parts.begin(), segment.parts.end(),
                                                      [](const auto& part) { return !part.empty(); }));
    }

    /// Returns the languages that begin a block with this segment, less those that continue one of
    /// the row.
    int balance(std::size_t s) const {
        int begins = 0;
        int goesOn = 0;
        for (std::size_t d = 0; d < mDocuments.size(); ++d) {
            if (mAligned[s].parts[d].empty()) continue;
            const Piece& first = piece(d, mAligned[s].parts[d].front());
            const bool continues = std::any_of(mRow.begin(), mRow.end(), [&](std::size_t r) {
                const auto& part = mAligned[r].parts[d];
                return std::any_of(part.begin(), part.end(),
                                   [&](std::size_t n) { return piece(d, n).block == first.block; });
            });
            ++(continues ? goesOn : begins);
        }
        return begins - goesOn;
    }

    bool isHeading(std::size_t s) const { return 2 * mAligned[s].headings > mAligned[s].count; }

    bool cutsBefore(std::size_t s) const {
        if (isHeading(s) != isHeading(mRow.back())) return true;
        const int here = balance(s);
        if (languages(mAligned[s]) > 1) return here > 0 || (here == 0 && isHeading(s));
        if (here < 0) return false;
        // Alone: it belongs to this row if the next one with a partner still does.
        for (std::size_t next = s + 1; next < mAligned.size() && next < s + 6; ++next)
            if (languages(mAligned[next]) > 1)
                return isHeading(next) || balance(next) > 0 || languages(mAligned[mRow.front()]) < 2;
        return true;
    }

    void flush() {
        if (mRow.empty()) return;
        AlignedRow row;
        row.pieces.resize(mDocuments.size());
        for (std::size_t d = 0; d < mDocuments.size(); ++d) {
            std::vector<std::size_t> numbers;
            for (const std::size_t s : mRow)
                numbers.insert(numbers.end(), mAligned[s].parts[d].begin(), mAligned[s].parts[d].end());
            std::sort(numbers.begin(), numbers.end());
            for (const std::size_t n : numbers) {
                const Piece& next = piece(d, n);
                auto& pieces = row.pieces[d];
                // Neighbours in a block are one piece.
                if (!pieces.empty() && pieces.back().block == next.block && n > 0 &&
                    piece(d, n - 1).end == pieces.back().end)
                    pieces.back().end = next.end;
                else
                    pieces.push_back(next);
            }
        }
        mRows.push_back(std::move(row));
        mRow.clear();
    }

    const std::vector<BlockText>& mDocuments;
    const std::vector<Sentences>& mSentences;
    const std::vector<Segment>& mAligned;
    std::vector<std::size_t> mRow;
    std::vector<AlignedRow> mRows;
};

}  // namespace

std::vector<AlignedRow> rowsOf(const std::vector<BlockText>& documents,
                               const std::vector<Sentences>& sentences, const std::vector<Segment>& aligned) {
    return RowMaker(documents, sentences, aligned).run();
}

}  // namespace hexa::texts
