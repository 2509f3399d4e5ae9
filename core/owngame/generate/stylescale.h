// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/owngame/generate/styles.h"

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace hexa::owngame {

/// Positions of maps on the styles of their game: ranks among random maps of the same layout,
/// locked tiles and numbers of tiles, which keep the rules.
class StyleScale {
public:
    /// Draws the random maps. Returns none if drawing fails or is stopped.
    /// @param request its seed, tastes and mode don't matter
    static std::optional<StyleScale> make(const Definition& definition, const Catalog& catalog,
                                          const GenerateRequest& request);

    /// Returns the share of random maps with a lower value, 0 to 1. Equal values count half.
    double position(std::size_t axis, double value) const;
    /// Returns the value and position of a map by style.
    std::vector<TasteFigure> figures(const Definition& definition, const Scenario& map) const;

private:
    std::vector<std::vector<double>> mValues;  // by style, rising
};

/// Scales that were used last, since drawing them takes a while. Any thread may ask.
class StyleScales {
public:
    /// As StyleScale::make(). Returns null instead of none.
    std::shared_ptr<const StyleScale> of(const Definition& definition, const Catalog& catalog,
                                         const GenerateRequest& request);

private:
    struct Known {
        Scenario base;
        std::vector<std::optional<CountWish>> counts;
        std::shared_ptr<const StyleScale> scale;
    };
    std::mutex mMutex;
    std::vector<Known> mKnown;  // the last one at the end
};

/// Cost of tastes in a search: 0 at the wanted positions, growing with the distance.
class StyleGoals {
public:
    /// Tastes of unknown axes are refused with "generate.taste".
    static Status check(const Definition& definition, const std::vector<Taste>& tastes);
    /// The ground and the scale must outlive the object. The tastes are sound.
    StyleGoals(const StyleScale& scale, const std::vector<Taste>& tastes, Ground& ground);

    void reset();
    void changed(int cell);
    /// Returns the cost, comparable with WorthSum::gap(): a tenth of all random maps costs as much
    /// as a lead of five percent.
    std::int64_t cost() const;
    std::int64_t work() const;

private:
    struct Goal {
        std::size_t axis = 0;
        double position = 0;
        StyleMeasure measure;
    };
    const StyleScale& mScale;
    std::vector<Goal> mGoals;
};

}  // namespace hexa::owngame
