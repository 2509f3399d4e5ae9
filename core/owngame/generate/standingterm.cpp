// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/generate/standingterm.h"

#include "core/hex/corner.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace hexa::owngame {

bool standsOn(const PieceKind& piece, const Definition& definition, KindId kind) {
    return piece.where.empty() ||
           (isTile(kind) &&
            std::ranges::find(piece.where, definition.catalog.kind(kind).id) != piece.where.end());
}

namespace {

/// Term of the pieces that stand on certain kinds of tiles only.
class StandingTerm : public RuleTerm {
public:
    StandingTerm(const Definition& definition, std::vector<const PieceKind*> kinds,
                 const std::vector<bool>& free, Ground& ground)
        : mDefinition(definition), mGround(ground), mFree(free) {
        for (const PieceKind* kind : kinds)
            (kind->stands == PieceKind::Stands::Corner ? mOnCorners : mKinds)
                .emplace_back(kind, "piece:" + kind->id);
    }
    void reset() override {
        mCosts.assign(static_cast<std::size_t>(mGround.size()), 0);
        mTotal = 0;
        for (int cell = 0; cell < mGround.size(); ++cell) changed(cell);
    }
    void changed(int cell) override {
        const auto at = static_cast<std::size_t>(cell);
        int now = 0;
        for (const auto& [kind, name] : mKinds)
            if (mFree[at] && !standsOn(*kind, mDefinition, mGround.kind(cell)))
                now += mGround.things(cell, name);
        mTotal += now - mCosts[at];
        mCosts[at] = now;
    }
    std::int64_t cost() override {
        std::int64_t astray = mTotal;
        eachAstray([&](Corner) { ++astray; });
        return astray;
    }
    std::vector<Fault> faults() override {
        std::vector<Fault> list;
        eachAstray([&](Corner corner) { list.push_back({mGround.cellsOf(corner)}); });
        for (int cell = 0; cell < mGround.size(); ++cell)
            if (mCosts[static_cast<std::size_t>(cell)] != 0) list.push_back({{cell}});
        return list;
    }

private:
    /// Calls visit(corner) for each piece on a corner without a suitable tile, if the generator
    /// could have made one.
    template <class Visit>
    void eachAstray(Visit visit) const {
        for (const auto& [kind, name] : mOnCorners)
            for (const Corner corner : mGround.corners(name)) {
                const std::vector<int> cells = mGround.cellsOf(corner);
                const bool stands = std::ranges::any_of(cells, [&, piece = kind](int cell) {
                    return standsOn(*piece, mDefinition, mGround.kind(cell));
                });
                const bool free = std::ranges::any_of(
                    cells, [&](int cell) { return mFree[static_cast<std::size_t>(cell)]; });
                if (!stands && free) visit(corner);
            }
    }

    const Definition& mDefinition;
    Ground& mGround;
    const std::vector<bool>& mFree;
    std::vector<std::pair<const PieceKind*, std::string>> mKinds, mOnCorners;
    std::vector<int> mCosts;  // by cell
    std::int64_t mTotal = 0;
};

}  // namespace

std::unique_ptr<RuleTerm> makeStandingTerm(const Definition& definition, const std::vector<ThingKind>& placed,
                                           const std::vector<bool>& free, Ground& ground) {
    std::vector<const PieceKind*> kinds;
    for (const PieceKind& kind : definition.catalog.pieceKinds) {
        const std::string name = "piece:" + kind.id;
        bool there = isPlaced(placed, name);
        for (int cell = 0; cell < ground.size() && !there; ++cell) there = ground.things(cell, name) != 0;
        if (there && !kind.where.empty()) kinds.push_back(&kind);
    }
    if (kinds.empty()) return nullptr;
    return std::make_unique<StandingTerm>(definition, std::move(kinds), free, ground);
}

}  // namespace hexa::owngame
