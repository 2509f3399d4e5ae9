// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/generate/styles.h"

#include "core/owngame/rules/sentences.h"

#include <algorithm>
#include <string>
#include <utility>

namespace hexa::owngame {
namespace {

/// True if cells have it, rather than being it: a tile is never near itself, but a piece can be on
/// the tile that it is near to.
bool isOnCells(const Definition& definition, std::string_view set) {
    return predicateOf(definition, set).about == Predicate::About::Cells;
}

}  // namespace

std::vector<GameStyle> stylesOf(const Definition& definition) {
    if (!definition.styles.empty()) return definition.styles;
    return {{"groups", GameStyle::Form::Clumps, {}, {}}};
}

std::vector<TasteAxis> axesOf(const Definition& definition) {
    std::vector<TasteAxis> axes;
    for (const GameStyle& style : stylesOf(definition)) {
        TasteAxis& axis = axes.emplace_back();
        axis.id = style.id;
        const bool near = style.form == GameStyle::Form::Near;
        axis.code = near                 ? "owngame.style.near"
                    : style.what.empty() ? "owngame.style.groups"
                                         : "owngame.style.clumps";
        axis.unit = near ? FigureUnit::Steps : FigureUnit::Share;
        if (!style.what.empty()) axis.arguments.push_back({"what", nameOfSet(definition, style.what)});
        if (near) axis.arguments.push_back({"with", nameOfSet(definition, style.with)});
    }
    return axes;
}

StyleMeasure::StyleMeasure(const GameStyle& style, Ground& ground)
    : mForm(style.form),
      mGround(ground),
      mWhat(style.what.empty() ? -1 : ground.set(style.what)),
      mWith(style.with.empty() ? -1 : ground.set(style.with)),
      mItself(style.what != style.with &&
              (isOnCells(ground.definition(), style.what) || isOnCells(ground.definition(), style.with))) {}

void StyleMeasure::reset() {
    mPairs = mJoins = mSum = 0;
    mOf.clear();
    mTo.clear();
    mClasses.assign(at(mGround.size()), -1);
    mSteps.assign(at(mGround.size()), -1);
    for (int cell = 0; cell < mGround.size(); ++cell) changed(cell);
}

int StyleMeasure::classOf(int cell) const {
    if (mWhat >= 0) return mGround.has(cell, mWhat) ? 0 : -1;
    const KindId kind = mGround.kind(cell);
    return isTile(kind) && !mGround.definition().catalog.isSeat(kind) ? static_cast<int>(indexOf(kind)) : -1;
}

void StyleMeasure::join(int cell, int more) {
    const int own = mClasses[at(cell)];
    if (own < 0) return;
    for (const int other : mGround.neighbours(cell)) {
        if (other < 0) continue;
        mJoins += more;
        if (mClasses[at(other)] == own) mPairs += 2 * more;  // seen from both cells
    }
}

void StyleMeasure::changed(int cell) {
    if (mForm == GameStyle::Form::Near) return changedNear(cell);
    const int now = classOf(cell);
    if (now == mClasses[at(cell)]) return;
    join(cell, -1);
    mClasses[at(cell)] = now;
    join(cell, 1);
}

int StyleMeasure::stepsFrom(int cell) const {
    int steps = nowhere;
    for (const int other : mTo)
        if (other != cell || mItself)
            steps = std::min(steps, distance(mGround.hex(cell), mGround.hex(other)));
    return steps;
}

void StyleMeasure::setSteps(int cell, int steps) {
    mSum += steps - mSteps[at(cell)];
    mSteps[at(cell)] = steps;
}

void StyleMeasure::changedNear(int cell) {
    const auto place = std::ranges::find(mTo, cell);
    const bool was = place != mTo.end(), is = mGround.has(cell, mWith);
    if (is && !was) {
        mTo.push_back(cell);
        for (const int from : mOf)
            if (from != cell || mItself)
                if (const int steps = distance(mGround.hex(from), mGround.hex(cell));
                    steps < mSteps[at(from)])
                    setSteps(from, steps);
    } else if (was && !is) {
        mTo.erase(place);
        for (const int from : mOf)
            if (mSteps[at(from)] == distance(mGround.hex(from), mGround.hex(cell)))
                setSteps(from, stepsFrom(from));
    }
    if (mGround.has(cell, mWhat) == (mSteps[at(cell)] >= 0)) return;
    if (mSteps[at(cell)] < 0) {
        mOf.push_back(cell);
        const int steps = stepsFrom(cell);
        mSum += steps;
        mSteps[at(cell)] = steps;
    } else {
        mOf.erase(std::ranges::find(mOf, cell));
        mSum -= mSteps[at(cell)];
        mSteps[at(cell)] = -1;
    }
}

double StyleMeasure::value() const {
    const auto part = [](std::int64_t number, std::int64_t of) {
        return of == 0 ? 0.0 : static_cast<double>(number) / static_cast<double>(of);
    };
    return mForm == GameStyle::Form::Near ? part(mSum, std::ssize(mOf)) : part(mPairs, mJoins);
}

}  // namespace hexa::owngame
