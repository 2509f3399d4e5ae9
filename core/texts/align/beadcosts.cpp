// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/align/beadcosts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <unordered_set>

namespace hexa::texts {
namespace {

constexpr double longSkipCost = 5.0;    // of a sentence of 60 bytes or more
constexpr double mixedCost = 3.0;       // a bead of a heading and other text
constexpr double blockCost = 2.5;       // a bead across a paragraph that begins in both languages
constexpr double ownBlockCost = 0.7;    // the same, in one of them
constexpr double defaultLength = 1000;  // bytes that are as long in both
constexpr double likenessCost = 7.0;
constexpr double headingCost = 2.5;
constexpr double longSentence = 250;  // bytes; one of that length may be a whole list

/// Half the negative logarithm of the chance that two lengths are as far apart, up to a maximum.
/// From a table, since a long alignment asks for it a hundred million times.
class LengthCosts {
public:
    LengthCosts() {
        for (std::size_t i = 0; i < mCosts.size(); ++i) {
            const double tail = std::erfc(static_cast<double>(i) / steps / std::sqrt(2.0));
            mCosts[i] = std::min(-std::log(std::max(tail, 1e-12)) * 0.5, most);
        }
    }
    /// @param delta difference, in deviations
    double of(double delta) const {
        const double place = delta * steps;
        if (place >= static_cast<double>(mCosts.size() - 1)) return most;
        const auto at = static_cast<std::size_t>(place);
        return mCosts[at] + (mCosts[at + 1] - mCosts[at]) * (place - static_cast<double>(at));
    }

private:
    static constexpr double most = 9.0;
    static constexpr double farthest = 6.0;  // deviations, beyond which it costs the most
    static constexpr double steps = 256;     // of a deviation
    std::array<double, static_cast<std::size_t>(farthest* steps) + 1> mCosts{};
};

/// Returns 0 (nothing in common) to 1; a middle value without any features to compare.
double likenessOf(const Weighted& a, const Weighted& b) {
    const auto [shared, total] = sharedBy(a, b);
    // A little doubt: one shared word of two short sentences proves less than ten of long ones.
    constexpr double doubt = 3.0;
    return (shared + BeadCosts::unlikely * doubt) / (total + doubt);
}

}  // namespace

BeadCosts::BeadCosts(const std::vector<Segment>& first, const std::vector<Segment>& second, double ratio)
    : mFirstMeasures(first), mSecondMeasures(second) {
    std::unordered_map<std::uint64_t, std::array<double, 2>> frequency;
    for (const Segment& segment : first)
        for (const auto& [f, count] : segment.features) frequency[f][0] += 1;
    for (const Segment& segment : second)
        for (const auto& [f, count] : segment.features) frequency[f][1] += 1;
    const double all = static_cast<double>(std::max<std::size_t>(1, std::max(first.size(), second.size())));
    for (const auto& [f, counts] : frequency)
        // A feature of one side alone says nothing about the other.
        if (counts[0] > 0 && counts[1] > 0) mWeights[f] = std::log(1 + all / std::max(counts[0], counts[1]));
    std::unordered_set<std::uint64_t> foreign;
    for (const std::vector<Segment>* side : {&first, &second})
        for (const Segment& segment : *side)
            if (segment.foreign)
                for (const auto& [f, count] : segment.features) foreign.insert(f);
    const auto known = [](std::uint64_t) { return true; };
    const auto written = [&](std::uint64_t f) { return foreign.contains(f); };
    mFirstSums.begin(weighted(first, known));
    mSecondSums.begin(weighted(second, known));
    mFirstAcross.begin(weighted(first, written));
    mSecondAcross.begin(weighted(second, written));
    // In short texts the ratio depends more on missing parts than on the languages.
    double lengths[2] = {defaultLength, defaultLength};
    for (const Segment& segment : first) lengths[0] += segment.length;
    for (const Segment& segment : second) lengths[1] += segment.length;
    mRatio = ratio > 0 ? ratio : std::clamp(lengths[1] / lengths[0], 0.5, 2.0);
}

template <typename Counts>
std::vector<Weighted> BeadCosts::weighted(const std::vector<Segment>& segments, const Counts& counts) const {
    std::vector<Weighted> out;
    for (const Segment& segment : segments) {
        Weighted list;
        for (const auto& [f, count] : segment.features)
            if (const auto weight = mWeights.find(f); weight != mWeights.end() && counts(f))
                list.emplace_back(f, weight->second * count);
        out.push_back(std::move(list));
    }
    return out;
}

double BeadCosts::alone(const Segment& segment) {
    return skip + (longSkipCost - skip) * std::min(1.0, segment.length / 60);
}

double BeadCosts::ofLengths(double a, double b) const {
    const double expected = a * mRatio;
    const double mean = (a + b / mRatio) / 2;
    static const LengthCosts costs;
    return costs.of(std::abs(b - expected) / std::sqrt(std::max(mean, 4.0) * 6.8));
}

double BeadCosts::of(std::size_t i, std::size_t di, std::size_t k, std::size_t dk, double limit) const {
    const Measures::Sum sums[2] = {mFirstMeasures.of(i, di), mSecondMeasures.of(k, dk)};
    double cost = ofLengths(sums[0].length, sums[1].length);
    if (cost - headingBonus >= limit) return std::numeric_limits<double>::infinity();
    if (sums[0].headings > 0 && sums[0].headings < sums[0].count && di > 1) cost += mixedCost;
    if (sums[1].headings > 0 && sums[1].headings < sums[1].count && dk > 1) cost += mixedCost;
    const bool list =
        (di == 1 && sums[0].length > longSentence) || (dk == 1 && sums[1].length > longSentence);
    const auto extraBlock = [&](int starts, std::size_t others) {
        if (starts == 0) return 0.0;
        if (list) return 0.2;
        return starts > 1 || others > 1 ? blockCost : ownBlockCost;
    };
    for (std::size_t n = i + 1; n < i + di; ++n) cost += extraBlock(mFirstMeasures.starts(n), dk);
    for (std::size_t n = k + 1; n < k + dk; ++n) cost += extraBlock(mSecondMeasures.starts(n), di);
    const double shares[2] = {static_cast<double>(sums[0].headings) / sums[0].count,
                              static_cast<double>(sums[1].headings) / sums[1].count};
    cost += headingCost * std::abs(shares[0] - shares[1]);
    // Two headings at the same place belong together, whatever they say.
    if (shares[0] == 1 && shares[1] == 1) cost -= headingBonus;
    if (cost >= limit) return std::numeric_limits<double>::infinity();
    return cost + likenessCost * (1 - likeness(i, di, k, dk));
}

double BeadCosts::likeness(std::size_t i, std::size_t di, std::size_t k, std::size_t dk) const {
    return mFirstMeasures.allForeign(i, di) == mSecondMeasures.allForeign(k, dk)
               ? likenessOf(mFirstSums.of(i, di), mSecondSums.of(k, dk))
               : likenessOf(mFirstAcross.of(i, di), mSecondAcross.of(k, dk));
}

void BeadCosts::forgetFirst(std::size_t begin, std::size_t end) const {
    for (const Sums* sums : {&mFirstSums, &mFirstAcross}) sums->forget(begin, end);
}

void BeadCosts::forgetSecond(std::size_t begin, std::size_t end) const {
    for (const Sums* sums : {&mSecondSums, &mSecondAcross}) sums->forget(begin, end);
}

}  // namespace hexa::texts
