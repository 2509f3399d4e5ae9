// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/systems/clockwork/generate/groundwork.h"

namespace hexa::clockwork {

/// The axes in the order of TasteScale's figures: clusters, contact, wealth, disciplines, villages
/// (docs/generating.md).
inline constexpr std::size_t axisCount = 5;
std::vector<TasteAxis> tasteAxes();

/// Positions of maps of one layout on the axes of taste. They are ranks among random maps of the
/// rulebook, which are drawn once.
class TasteScale {
public:
    static constexpr int samples = 1000;
    explicit TasteScale(const Groundwork& groundwork);

    double value(std::size_t axis, const Kinds& kinds, const KindMasks& masks) const;
    /// Returns 0 to 1: the part of the random maps with less; of equal ones half.
    double position(std::size_t axis, double value) const;
    std::vector<TasteFigure> figures(const Kinds& kinds) const;

private:
    double clusters(const Kinds& kinds, const KindMasks& masks) const;
    double contact(const KindMasks& masks) const;
    double wealth(const KindMasks& masks) const;
    double disciplines(const KindMasks& masks) const;
    double villages(const KindMasks& masks) const;

    const Groundwork& mGroundwork;
    TileMask mLand = 0;                          // all but Capitals
    int mJoins = 0;                              // pairs of neighbours on land, each twice
    std::array<std::uint8_t, maxTiles> mMeet{};  // steps until a second team can be there
    std::array<std::vector<double>, axisCount> mSamples;
};

/// Cost of tastes in a search: 0 at the wanted position, growing with the distance.
class TasteGoals {
public:
    /// Tastes of unknown axes are refused with "generate.taste".
    static Result<TasteGoals> make(const TasteScale& scale, const std::vector<Taste>& tastes);
    bool any() const { return !mGoals.empty(); }
    std::int64_t cost(const Kinds& kinds, const KindMasks& masks) const;

private:
    struct Goal {
        std::size_t axis = 0;
        double position = 0;
    };
    const TasteScale* mScale = nullptr;
    std::vector<Goal> mGoals;
};

}  // namespace hexa::clockwork
