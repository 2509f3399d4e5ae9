// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/align/corridor.h"
#include "core/texts/align/features.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace hexa::texts {

/// Costs of beads, which are runs of segments of two sequences. A bead of segments that fit badly
/// costs more: by their lengths, their words, headings and beginnings of paragraphs.
class BeadCosts {
public:
    static constexpr std::size_t longest = 8;    ///< Segments of one side in a bead.
    static constexpr double skip = 2.2;          ///< Of a sentence of no length without a partner.
    static constexpr double unlikely = 0.45;     ///< Likeness of what has nothing to compare.
    static constexpr double headingBonus = 1.5;  ///< No bead costs less than minus this.

    /// Both outlive this. `ratio` as in alignSegments().
    BeadCosts(const std::vector<Segment>& first, const std::vector<Segment>& second, double ratio);

    /// Returns the cost of a segment without a partner.
    static double alone(const Segment& segment);
    /// Returns the cost of a bead of `di` and `dk` segments; infinite if it is not below `limit`.
    /// Words are only compared if that is still undecided.
    double of(std::size_t i, std::size_t di, std::size_t k, std::size_t dk, double limit) const;
    /// Returns the likeness of both sides of a bead, from 0 to 1. If only one of them is in another
    /// script, it uses only the features that sentences in another script have, too.
    double likeness(std::size_t i, std::size_t di, std::size_t k, std::size_t dk) const;

    std::span<const Weighted> first(std::size_t begin, std::size_t end) const {
        return mFirstSums.single(begin, end);
    }
    std::span<const Weighted> second(std::size_t begin, std::size_t end) const {
        return mSecondSums.single(begin, end);
    }
    /// Frees the memory for beads that begin in [begin, end); asked for again, they are added up
    /// again.
    void forgetFirst(std::size_t begin, std::size_t end) const;
    void forgetSecond(std::size_t begin, std::size_t end) const;

private:
    /// Running sums over the segments of one side, so that those of a run are found at once.
    class Measures {
    public:
        explicit Measures(const std::vector<Segment>& segments) : mSums(1) {
            for (const Segment& segment : segments) {
                const Sum& last = mSums.back();
                mSums.push_back({last.length + segment.length, last.headings + segment.headings,
                                 last.count + segment.count, last.foreign + (segment.foreign ? 1 : 0)});
                mStarts.push_back(segment.starts);
            }
        }
        struct Sum {
            double length = 0;
            int headings = 0;
            int count = 0;
            int foreign = 0;
        };
        /// Returns the sum of a run.
        Sum of(std::size_t begin, std::size_t count) const {
            const Sum& from = mSums[begin];
            const Sum& to = mSums[begin + count];
            return {to.length - from.length, to.headings - from.headings, to.count - from.count,
                    to.foreign - from.foreign};
        }
        int starts(std::size_t segment) const { return mStarts[segment]; }
        bool allForeign(std::size_t begin, std::size_t count) const {
            return of(begin, count).foreign == static_cast<int>(count);
        }

    private:
        std::vector<Sum> mSums;  // of all segments before
        std::vector<int> mStarts;
    };

    /// Features of runs of up to longest segments, added up when they are first asked for.
    class Sums {
    public:
        void begin(std::vector<Weighted> single) {
            mSingle = std::move(single);
            mRuns.assign(mSingle.size() * longest, {});
        }
        const Weighted& of(std::size_t begin, std::size_t count) const {
            if (count == 1) return mSingle[begin];
            auto& sum = mRuns[begin * longest + count - 1];
            if (!sum) sum = sumOf(std::span(mSingle).subspan(begin, count));
            return *sum;
        }
        std::span<const Weighted> single(std::size_t begin, std::size_t end) const {
            return std::span(mSingle).subspan(begin, end - begin);
        }
        void forget(std::size_t begin, std::size_t end) const {
            for (std::size_t i = begin * longest; i < end * longest; ++i) mRuns[i].reset();
        }

    private:
        std::vector<Weighted> mSingle;
        mutable std::vector<std::optional<Weighted>> mRuns;
    };

    template <typename Counts>
    std::vector<Weighted> weighted(const std::vector<Segment>& segments, const Counts& counts) const;
    double ofLengths(double a, double b) const;

    Measures mFirstMeasures;
    Measures mSecondMeasures;
    std::unordered_map<std::uint64_t, double> mWeights;
    Sums mFirstSums;
    Sums mSecondSums;
    Sums mFirstAcross;  ///< Of features that sentences in another script have, too.
    Sums mSecondAcross;
    double mRatio = 1;
};

}  // namespace hexa::texts
