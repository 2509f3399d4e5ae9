// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/edit.h"

#include <numeric>
#include <vector>

namespace hexa {

/// How many cells of each kind there are. Counting a board of a million cells takes a few milliseconds; the document
/// keeps the numbers of its own up to date edit by edit.
class KindCounts {
public:
    explicit KindCounts(const Catalog& catalog) : mCounts(catalog.kinds.size() + 2) {}
    KindCounts(const Board& board, const Catalog& catalog) : KindCounts(catalog) {
        for (const Cell& cell : board.cells()) add(cell.kind);
    }
    void add(KindId kind, int cells = 1) { mCounts[indexFor(kind)] += cells; }
    /// Follows an edit that was applied, by itself and its inverse.
    void follow(const Edit& done, const Edit& inverse) {
        addPut(done, 1);
        addPut(inverse, -1);
    }
    int of(KindId kind) const { return mCounts[indexFor(kind)]; }
    int cells() const { return std::accumulate(mCounts.begin(), mCounts.end(), 0); }
    int tiles() const { return cells() - of(KindId::Empty) - of(KindId::Blank); }
    friend bool operator==(const KindCounts&, const KindCounts&) = default;

private:
    std::size_t indexFor(KindId kind) const {
        return kind == KindId::Blank ? mCounts.size() - 1 : static_cast<std::size_t>(kind);
    }
    /// All cells that an edit puts: those of a batch that are put twice are taken away once by the inverse.
    void addPut(const Edit& edit, int sign) {
        if (const auto* cells = std::get_if<SetCells>(&edit.operation)) {
            for (const Board::Change& change : cells->changes)
                if (change.state) add(change.state->cell.kind, sign);
        } else if (const auto* batch = std::get_if<Batch>(&edit.operation)) {
            for (const Edit& part : batch->edits) addPut(part, sign);
        }
    }
    std::vector<int> mCounts;
};

}  // namespace hexa
