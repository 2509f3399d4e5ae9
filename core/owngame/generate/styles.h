// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/generate/generate.h"
#include "core/owngame/rules/ground.h"

#include <cstdint>
#include <vector>

namespace hexa::owngame {

/// Returns the styles of the game file. Without any, returns the only one that every game has:
/// groups of equal tiles.
std::vector<GameStyle> stylesOf(const Definition& definition);

/// Returns the axes of stylesOf(), with the names of the author.
std::vector<TasteAxis> axesOf(const Definition& definition);

/// Value of a style on a ground, updated as cells change.
class StyleMeasure {
public:
    /// Value of GameStyle::Form::Near without any of `with`.
    static constexpr int nowhere = 100;

    /// The ground must outlive the object.
    StyleMeasure(const GameStyle& style, Ground& ground);
    void reset();
    /// Must be called after the contents of a cell change.
    void changed(int cell);
    /// Returns the share of neighbours, or the mean steps; 0 without any of `what`.
    double value() const;
    /// Returns roughly how many cells a change looks at.
    std::int64_t work() const { return mForm == GameStyle::Form::Near ? 2 + mGround.size() / 4 : 6; }

private:
    static std::size_t at(int cell) { return static_cast<std::size_t>(cell); }
    /// Returns the class of a cell: cells of one class are alike; -1 for no class.
    int classOf(int cell) const;
    /// Adds the pairs of a cell with its neighbours to the sums, or takes them away (-1).
    void join(int cell, int more);
    void changedNear(int cell);
    /// Returns the steps to the nearest of `with`.
    int stepsFrom(int cell) const;
    void setSteps(int cell, int steps);

    GameStyle::Form mForm;
    Ground& mGround;
    int mWhat = -1, mWith = -1;           ///< Sets; -1 for all tiles by kind.
    bool mItself = false;                 ///< True if a cell of both sets is at no distance from itself.
    std::vector<int> mClasses;            ///< By cell, for Clumps.
    std::int64_t mPairs = 0, mJoins = 0;  ///< Neighbours that are alike, and all.
    std::vector<int> mSteps;              ///< By cell, for Near; -1 outside of `what`.
    std::vector<int> mOf, mTo;            ///< Cells of `what` and of `with`.
    std::int64_t mSum = 0;                ///< Of the steps.
};

}  // namespace hexa::owngame
