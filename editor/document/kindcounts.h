// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board.h"

#include <numeric>
#include <vector>

namespace hexa::editor {

/// Number of cells of each kind. Counting a board of a million cells takes a few milliseconds, so
/// the document updates its own numbers edit by edit.
class KindCounts {
public:
    explicit KindCounts(const Catalog& catalog) : mCounts(catalog.kinds.size() + 2) {}
    KindCounts(const Board& board, const Catalog& catalog) : KindCounts(catalog) {
        for (const Cell& cell : board.cells()) add(cell.kind);
    }
    void add(KindId kind, int cells = 1) { mCounts[indexFor(kind)] += cells; }
    int of(KindId kind) const { return mCounts[indexFor(kind)]; }
    int cells() const { return std::accumulate(mCounts.begin(), mCounts.end(), 0); }
    int tiles() const { return cells() - of(KindId::Empty) - of(KindId::Blank); }
    friend bool operator==(const KindCounts&, const KindCounts&) = default;

private:
    std::size_t indexFor(KindId kind) const {
        return kind == KindId::Blank ? mCounts.size() - 1 : static_cast<std::size_t>(kind);
    }
    std::vector<int> mCounts;
};

}  // namespace hexa::editor
