// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/generate/stylescale.h"

#include "core/owngame/generate/making.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace hexa::owngame {
namespace {

/// Numbers of random maps. Large maps vary less, and each takes longer.
constexpr int mostSamples = 300, leastSamples = 60, sampledCells = 20'000;
/// Scales that are kept. Each holds a map.
constexpr std::size_t keptScales = 4;
/// Distance from a wanted position that costs nothing.
constexpr double tolerance = 0.02;

/// Returns what the random maps of a request depend on.
Scenario sampledBase(const GenerateRequest& request) {
    Scenario base;
    base.system = request.base.system;
    base.profile = request.base.profile;
    base.seats = request.base.seats;
    base.board = request.base.board;
    return base;
}

std::vector<StyleMeasure> measuresOf(const std::vector<GameStyle>& styles, Ground& ground) {
    std::vector<StyleMeasure> measures;
    for (const GameStyle& style : styles) measures.emplace_back(style, ground).reset();
    return measures;
}

}  // namespace

std::optional<StyleScale> StyleScale::make(const Definition& definition, const Catalog& catalog,
                                           const GenerateRequest& request) {
    GenerateRequest random;
    random.base = request.base;
    random.counts = request.counts;
    random.stop = request.stop;
    const std::vector<GameStyle> styles = stylesOf(definition);
    StyleScale scale;
    scale.mValues.resize(styles.size());
    Maker maker(definition, catalog, random, {}, Aim::Sound);
    const int cells = std::max(1, static_cast<int>(request.base.board.cellCount()));
    const int samples = std::clamp(sampledCells / cells, leastSamples, mostSamples);
    for (int i = 0; i < samples; ++i) {
        const auto map = maker.draw(static_cast<std::size_t>(i));
        if (!map) return std::nullopt;
        Ground ground(definition, *map);
        const std::vector<StyleMeasure> measures = measuresOf(styles, ground);
        for (std::size_t axis = 0; axis < styles.size(); ++axis)
            scale.mValues[axis].push_back(measures[axis].value());
    }
    for (std::vector<double>& values : scale.mValues) std::ranges::sort(values);
    return scale;
}

double StyleScale::position(std::size_t axis, double value) const {
    const std::vector<double>& values = mValues[axis];
    const auto [first, last] = std::equal_range(values.begin(), values.end(), value);
    const auto less = static_cast<double>(first - values.begin());
    return (less + static_cast<double>(last - first) / 2) / static_cast<double>(values.size());
}

std::vector<TasteFigure> StyleScale::figures(const Definition& definition, const Scenario& map) const {
    Ground ground(definition, map);
    std::vector<TasteFigure> figures;
    for (const StyleMeasure& measure : measuresOf(stylesOf(definition), ground))
        figures.push_back({measure.value(), position(figures.size(), measure.value())});
    return figures;
}

std::shared_ptr<const StyleScale> StyleScales::of(const Definition& definition, const Catalog& catalog,
                                                  const GenerateRequest& request) {
    GenerateRequest cleared = request;
    cleared.base = Maker(definition, catalog, request, {}, Aim::Sound).cleared();
    Scenario base = sampledBase(cleared);
    const std::scoped_lock lock(mMutex);
    const auto known = std::ranges::find_if(
        mKnown, [&](const Known& each) { return each.counts == request.counts && each.base == base; });
    if (known != mKnown.end()) {
        std::rotate(known, known + 1, mKnown.end());
        return mKnown.back().scale;
    }
    auto made = StyleScale::make(definition, catalog, cleared);
    if (request.stop.stop_requested()) return nullptr;
    // A failure is kept as well, because it takes long to find.
    auto scale = made ? std::make_shared<const StyleScale>(*std::move(made)) : nullptr;
    if (mKnown.size() == keptScales) mKnown.erase(mKnown.begin());
    mKnown.push_back({std::move(base), request.counts, scale});
    return scale;
}

Status StyleGoals::check(const Definition& definition, const std::vector<Taste>& tastes) {
    const std::vector<GameStyle> styles = stylesOf(definition);
    for (const Taste& taste : tastes)
        if (std::ranges::find(styles, taste.axis, &GameStyle::id) == styles.end())
            return Error("generate.taste", {{"axis", taste.axis}});
    return Done{};
}

StyleGoals::StyleGoals(const StyleScale& scale, const std::vector<Taste>& tastes, Ground& ground)
    : mScale(scale) {
    const std::vector<GameStyle> styles = stylesOf(ground.definition());
    for (const Taste& taste : tastes) {
        const auto style = std::ranges::find(styles, taste.axis, &GameStyle::id);
        mGoals.push_back(
            {static_cast<std::size_t>(style - styles.begin()), taste.position, StyleMeasure(*style, ground)});
    }
}

void StyleGoals::reset() {
    for (Goal& goal : mGoals) goal.measure.reset();
}

void StyleGoals::changed(int cell) {
    for (Goal& goal : mGoals) goal.measure.changed(cell);
}

std::int64_t StyleGoals::cost() const {
    constexpr double perPosition = 500;
    double cost = 0;
    for (const Goal& goal : mGoals) {
        const double away =
            std::abs(mScale.position(goal.axis, goal.measure.value()) - goal.position) - tolerance;
        cost += std::max(0.0, away) * perPosition;
    }
    return static_cast<std::int64_t>(std::ceil(cost));
}

std::int64_t StyleGoals::work() const {
    std::int64_t work = 0;
    for (const Goal& goal : mGoals) work += goal.measure.work();
    return work;
}

}  // namespace hexa::owngame
