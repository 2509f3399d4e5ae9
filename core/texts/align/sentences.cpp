// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/align/sentences.h"

#include "core/texts/align/corridor.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace hexa::texts {
namespace {

constexpr double skipCost = 2.2;      // of a sentence of no length ...
constexpr double longSkipCost = 5.0;  // ... and of one of 60 bytes or more
constexpr double mixedCost = 3.0;     // a heading and what is none as one
constexpr double blockCost =
    2.5;  // what two languages begin a paragraph with is no second half of a sentence
constexpr double ownBlockCost = 0.7;    // what one language begins one with
constexpr double defaultLength = 1000;  // bytes that are as long in both
constexpr double likenessCost = 7.0;
constexpr double unknownLikeness = 0.45;  // of sentences that have nothing to compare
constexpr double headingCost = 2.5;
constexpr double headingBonus = 1.5;  // two headings at the same place belong together, whatever they say
constexpr double movedGain = 4.0;     // what a moved passage must save to be believed
constexpr int maxRounds = 80;         // of looking for one more
constexpr std::size_t maxRuns = 500;  // of a side that are looked at
constexpr std::size_t longestBead = 8;
constexpr std::size_t rowsAtOnce = 64;  // from one telling of how far it is to the next
constexpr double longSentence = 250;    // bytes; one of that length may be a whole list
constexpr std::size_t narrowestBand = 80;
constexpr std::size_t maxPlaces = 100'000'000;  // of the table, 3 bytes each; from 15 800 sentences on
constexpr std::size_t manyPlaces =
    1'600'000;  // from here on, some 2000 sentences, the way is looked for in pieces first

struct Step {
    std::size_t first;
    std::size_t second;
    double cost;
};

/// Kinds of beads with the cost of being rare.
const std::vector<Step>& steps() {
    static const std::vector<Step> all = [] {
        std::vector<Step> list{{1, 1, 0.0}, {1, 0, 0.0}, {0, 1, 0.0}, {2, 2, 3.0}};
        for (std::size_t n = 2; n <= longestBead; ++n) {
            const double cost = 0.8 + 0.9 * static_cast<double>(n - 1);
            list.push_back({1, n, cost});
            list.push_back({n, 1, cost});
        }
        return list;
    }();
    return all;
}

double aloneCost(const Segment& segment) {
    return skipCost + (longSkipCost - skipCost) * std::min(1.0, segment.length / 60);
}

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

private:
    std::vector<Sum> mSums;  // of all segments before
    std::vector<int> mStarts;
};

class SegmentAligner {
public:
    SegmentAligner(const std::vector<Segment>& first, const std::vector<Segment>& second, double ratio,
                   std::stop_token stop, const RowsDone& done)
        : mFirst(first),
          mSecond(second),
          mFirstMeasures(first),
          mSecondMeasures(second),
          mStop(std::move(stop)),
          mDone(done) {
        std::unordered_map<std::uint64_t, std::array<double, 2>> frequency;
        for (const Segment& segment : first)
            for (const auto& [f, count] : segment.features) frequency[f][0] += 1;
        for (const Segment& segment : second)
            for (const auto& [f, count] : segment.features) frequency[f][1] += 1;
        const double all =
            static_cast<double>(std::max<std::size_t>(1, std::max(first.size(), second.size())));
        for (const auto& [f, counts] : frequency)
            // A feature of one side alone says nothing about the other.
            if (counts[0] > 0 && counts[1] > 0)
                mWeights[f] = std::log(1 + all / std::max(counts[0], counts[1]));
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

    std::vector<Bead> run() {
        std::vector<Bead> beads = path(0, mFirst.size(), 0, mSecond.size()).beads;
        matchMoved(beads);
        return inOrder(std::move(beads));
    }

private:
    struct Path {
        double cost = 0;
        std::vector<Bead> beads;
    };

    template <typename Counts>
    std::vector<Weighted> weighted(const std::vector<Segment>& segments, const Counts& counts) const {
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

    /// Returns 0 (nothing in common) to 1; a middle value without any features to compare.
    static double likeness(const Weighted& a, const Weighted& b) {
        const auto [shared, total] = sharedBy(a, b);
        // A little doubt: one shared word of two short sentences proves less than ten of long ones.
        constexpr double doubt = 3.0;
        return (shared + unknownLikeness * doubt) / (total + doubt);
    }

    double lengthCost(double a, double b) const {
        const double expected = a * mRatio;
        const double mean = (a + b / mRatio) / 2;
        static const LengthCosts costs;
        return costs.of(std::abs(b - expected) / std::sqrt(std::max(mean, 4.0) * 6.8));
    }

    /// Returns the cost; infinite if it is not below `limit`. Words are only compared if that is
    /// still undecided.
    double beadCost(std::size_t i, std::size_t di, std::size_t k, std::size_t dk, double limit) const {
        const Measures::Sum sums[2] = {mFirstMeasures.of(i, di), mSecondMeasures.of(k, dk)};
        double cost = lengthCost(sums[0].length, sums[1].length);
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
        if (shares[0] == 1 && shares[1] == 1) cost -= headingBonus;
        if (cost >= limit) return std::numeric_limits<double>::infinity();
        return cost + likenessCost * (1 - likenessOf(i, di, k, dk));
    }

    static bool allForeign(const Measures& measures, std::size_t begin, std::size_t count) {
        return measures.of(begin, count).foreign == static_cast<int>(count);
    }

    /// Returns the likeness of two beads. If only one of them is in another script, it uses only
    /// the features that sentences in another script have, too.
    double likenessOf(std::size_t i, std::size_t di, std::size_t k, std::size_t dk) const {
        return allForeign(mFirstMeasures, i, di) == allForeign(mSecondMeasures, k, dk)
                   ? likeness(mFirstSums.of(i, di), mSecondSums.of(k, dk))
                   : likeness(mFirstAcross.of(i, di), mSecondAcross.of(k, dk));
    }

    /// Features of runs of up to longestBead segments, added up when they are first asked for.
    class Sums {
    public:
        void begin(std::vector<Weighted> single) {
            mSingle = std::move(single);
            mRuns.assign(mSingle.size() * longestBead, {});
        }
        const Weighted& of(std::size_t begin, std::size_t count) const {
            if (count == 1) return mSingle[begin];
            auto& sum = mRuns[begin * longestBead + count - 1];
            if (!sum) sum = sumOf(std::span(mSingle).subspan(begin, count));
            return *sum;
        }
        std::span<const Weighted> single(std::size_t begin, std::size_t end) const {
            return std::span(mSingle).subspan(begin, end - begin);
        }
        /// Runs that begin in [begin, end); asked for again, they are added up again.
        void forget(std::size_t begin, std::size_t end) const {
            for (std::size_t i = begin * longestBead; i < end * longestBead; ++i) mRuns[i].reset();
        }

    private:
        std::vector<Weighted> mSingle;
        mutable std::vector<std::optional<Weighted>> mRuns;
    };

    /// States of the path: behind a bead, in a passage that only the first side has, or only the
    /// second.
    enum State : unsigned char { Together, FirstAlone, SecondAlone };
    /// Origin of the states of a place in the table: the state before (2 bits) and the kind of
    /// bead. One byte each, as long texts have a hundred million places.
    using Ways = std::array<unsigned char, 3>;
    struct Costs {
        std::array<double, 3> of = {infinite, infinite, infinite};  ///< By state.
        double least = infinite;
        unsigned char cheapest = 0;
    };
    static constexpr double infinite = std::numeric_limits<double>::infinity();

    /// Returns a path with every segment alone.
    Path apart(std::size_t i0, std::size_t i1, std::size_t k0, std::size_t k1) const {
        Path result;
        for (std::size_t i = i0; i < i1; ++i) {
            result.cost += aloneCost(mFirst[i]);
            result.beads.push_back({i, i + 1, k0, k0});
        }
        for (std::size_t k = k0; k < k1; ++k) {
            result.cost += aloneCost(mSecond[k]);
            result.beads.push_back({i1, i1, k, k + 1});
        }
        return result;
    }

    Corridor corridorOf(std::size_t i0, std::size_t i1, std::size_t k0, std::size_t k1) const {
        const std::size_t rows = i1 - i0;
        const std::size_t columns = k1 - k0;
        const std::size_t band = alignmentBand(rows, columns);
        if (rows * std::min(columns, 2 * band) < manyPlaces) return alongDiagonal(rows, columns, band);
        Corridor narrow = alongPieces(mFirstSums.single(i0, i1), mSecondSums.single(k0, k1), band, mStop);
        return narrow.places() < maxPlaces ? narrow : alongDiagonal(rows, columns, band);
    }

    /// Returns the cheapest way through two ranges, near the diagonal. A passage that one side
    /// lacks costs most for its first sentence, since whole boxes are elsewhere in other languages.
    Path path(std::size_t i0, std::size_t i1, std::size_t k0, std::size_t k1) const {
        const std::size_t rows = i1 - i0;
        const std::size_t columns = k1 - k0;
        const Corridor corridor = corridorOf(i0, i1, k0, k1);
        const auto from = [&](std::size_t i) { return corridor.from[i]; };
        const auto to = [&](std::size_t i) { return corridor.to[i]; };
        // Costs are kept only for rows within reach of a bead.
        std::array<std::vector<Costs>, longestBead + 1> costs;
        const auto costsOf = [&](std::size_t i) -> std::vector<Costs>& { return costs[i % costs.size()]; };
        std::vector<std::vector<Ways>> ways(rows + 1);
        const auto& kinds = steps();
        for (std::size_t i = 0; i <= rows; ++i) {
            if (mStop.stop_requested()) return apart(i0, i1, k0, k1);
            // Progress of the whole; later searches are short.
            if (mDone && rows == mFirst.size() && i % rowsAtOnce == 0) mDone(i);
            costsOf(i).assign(to(i) - from(i) + 1, {});
            ways[i].resize(to(i) - from(i) + 1);
            if (i == 0) costsOf(0)[0].of[Together] = 0;
            for (std::size_t k = from(i); k <= to(i); ++k) {
                Costs& place = costsOf(i)[k - from(i)];
                auto& here = place.of;
                auto& way = ways[i][k - from(i)];
                for (std::size_t s = 0; s < kinds.size(); ++s) {
                    const Step& step = kinds[s];
                    if (step.first > i || step.second > k) continue;
                    const std::size_t pi = i - step.first;
                    const std::size_t pk = k - step.second;
                    if (pk < from(pi) || pk > to(pi)) continue;
                    const Costs& before = costsOf(pi)[pk - from(pi)];
                    const State state = step.first == 0    ? SecondAlone
                                        : step.second == 0 ? FirstAlone
                                                           : Together;
                    unsigned char origin = before.cheapest;
                    double cost = before.least + step.cost;
                    if (state == Together) {
                        if (cost - headingBonus >= here[Together]) continue;
                        cost += beadCost(i0 + pi, step.first, k0 + pk, step.second, here[Together] - cost);
                    } else {
                        const Segment& alone = state == FirstAlone ? mFirst[i0 + pi] : mSecond[k0 + pk];
                        cost += aloneCost(alone);
                        // Going on with such a passage is cheaper than beginning one.
                        if (before.of[state] + skipCost < cost)
                            cost = before.of[state] + skipCost, origin = state;
                    }
                    if (cost < here[state]) {
                        here[state] = cost;
                        way[state] = static_cast<unsigned char>(s << 2U | origin);
                    }
                }
                place.cheapest = static_cast<unsigned char>(std::ranges::min_element(here) - here.begin());
                place.least = here[place.cheapest];
            }
            // Rows out of reach of any bead.
            if (i < longestBead) continue;
            const std::size_t last = i - longestBead;
            for (const Sums* sums : {&mFirstSums, &mFirstAcross}) sums->forget(i0 + last, i0 + last + 1);
            for (const Sums* sums : {&mSecondSums, &mSecondAcross})
                sums->forget(k0 + from(last), k0 + from(last + 1));
        }
        Path result;
        const Costs& end = costsOf(rows)[columns - from(rows)];
        unsigned char state = end.cheapest;
        result.cost = end.least;
        // The band leads there; if not, there is no way back.
        if (!std::isfinite(result.cost)) return apart(i0, i1, k0, k1);
        for (std::size_t i = rows, k = columns; i > 0 || k > 0;) {
            const unsigned char way = ways[i][k - from(i)][state];
            const Step& step = kinds[way >> 2U];
            i -= step.first;
            k -= step.second;
            result.beads.push_back({i0 + i, i0 + i + step.first, k0 + k, k0 + k + step.second});
            state = way & 3U;
        }
        std::reverse(result.beads.begin(), result.beads.end());
        return result;
    }

    static bool isSkip(const Bead& bead) {
        return bead.first == bead.firstEnd || bead.second == bead.secondEnd;
    }

    /// Returns runs of segments without a partner, as ranges of one side.
    static std::vector<std::pair<std::size_t, std::size_t>> aloneRuns(const std::vector<Bead>& beads,
                                                                      bool first) {
        std::vector<std::pair<std::size_t, std::size_t>> runs;
        for (const Bead& bead : beads) {
            const std::size_t begin = first ? bead.first : bead.second;
            const std::size_t end = first ? bead.firstEnd : bead.secondEnd;
            if (!isSkip(bead) || begin == end) continue;
            if (!runs.empty() && runs.back().second == begin)
                runs.back().second = end;
            else
                runs.emplace_back(begin, end);
        }
        return runs;
    }

    /// Returns the longest ones, in their order. Every run of one side is compared with every one
    /// of the other, which would take hours and all memory for books with thousands of differences.
    static std::vector<std::pair<std::size_t, std::size_t>>
    longestOf(std::vector<std::pair<std::size_t, std::size_t>> runs) {
        if (runs.size() <= maxRuns) return runs;
        std::stable_sort(runs.begin(), runs.end(), [](const auto& a, const auto& b) {
            return a.second - a.first > b.second - b.first;
        });
        runs.resize(maxRuns);
        std::sort(runs.begin(), runs.end());
        return runs;
    }

    /// Matches passages found elsewhere in the other text.
    void matchMoved(std::vector<Bead>& beads) {
        using Runs = std::array<std::size_t, 4>;
        std::map<Runs, Path> known;  // most runs stay as they are from round to round
        std::set<Runs> unlike;       // what would fit but for its words: others may fit better
        for (int round = 0; round < maxRounds; ++round) {
            double best = movedGain;
            std::vector<Bead> chosen;
            Runs where{};
            const auto firstRuns = longestOf(aloneRuns(beads, true));
            const auto secondRuns = longestOf(aloneRuns(beads, false));
            for (const auto& [i0, i1] : firstRuns) {
                if (mStop.stop_requested()) return;
                for (const auto& [k0, k1] : secondRuns) {
                    if (i1 - i0 > 400 || k1 - k0 > 400 || unlike.contains({i0, i1, k0, k1})) continue;
                    const auto [place, added] = known.try_emplace({i0, i1, k0, k1});
                    if (added) place->second = path(i0, i1, k0, k1);
                    const Path& found = place->second;
                    double gain = -found.cost;
                    for (std::size_t i = i0; i < i1; ++i) gain += aloneCost(mFirst[i]);
                    for (std::size_t k = k0; k < k1; ++k) gain += aloneCost(mSecond[k]);
                    if (gain > best) best = gain, chosen = found.beads, where = {i0, i1, k0, k1};
                }
            }
            if (chosen.empty()) return;
            // Only beads with something in common: after a move the position proves nothing.
            std::erase_if(chosen, [&](const Bead& bead) {
                return isSkip(bead) || likenessOf(bead.first, bead.firstEnd - bead.first, bead.second,
                                                  bead.secondEnd - bead.second) <= unknownLikeness;
            });
            if (chosen.empty()) {
                unlike.insert(where);
                continue;
            }
            for (const Bead& bead : chosen) {
                std::erase_if(beads, [&](const Bead& old) {
                    return isSkip(old) && ((old.first < old.firstEnd && old.first >= bead.first &&
                                            old.first < bead.firstEnd) ||
                                           (old.second < old.secondEnd && old.second >= bead.second &&
                                            old.second < bead.secondEnd));
                });
                beads.push_back(bead);
            }
        }
    }

    std::vector<Bead> inOrder(std::vector<Bead> beads) const {
        std::vector<Bead> out;
        std::vector<Bead> alone;
        for (const Bead& bead : beads) (bead.first == bead.firstEnd ? alone : out).push_back(bead);
        std::sort(out.begin(), out.end(), [](const Bead& a, const Bead& b) { return a.first < b.first; });
        std::sort(alone.begin(), alone.end(),
                  [](const Bead& a, const Bead& b) { return a.second < b.second; });
        for (const Bead& bead : alone) {
            auto at = std::find_if(out.begin(), out.end(), [&](const Bead& other) {
                return other.second < other.secondEnd && other.secondEnd == bead.second;
            });
            if (at != out.end())
                ++at;
            else
                at = bead.second == 0 ? out.begin() : out.end();
            out.insert(at, bead);
        }
        return out;
    }

    const std::vector<Segment>& mFirst;
    const std::vector<Segment>& mSecond;
    Measures mFirstMeasures;
    Measures mSecondMeasures;
    std::stop_token mStop;
    const RowsDone& mDone;
    std::unordered_map<std::uint64_t, double> mWeights;
    Sums mFirstSums;
    Sums mSecondSums;
    Sums mFirstAcross;  // of features that sentences in another script have, too
    Sums mSecondAcross;
    double mRatio = 1;
};

}  // namespace

std::size_t alignmentBand(std::size_t rows, std::size_t columns) {
    const std::size_t band = std::max(narrowestBand, std::max(rows, columns) / 5);
    const std::size_t affordable = std::max(narrowestBand, maxPlaces / 2 / (rows + 1));
    // Neighbouring rows must overlap, or there is no way from one to the next.
    return std::max(std::min(band, affordable), columns / std::max<std::size_t>(rows, 1) + 1);
}

std::vector<Bead> alignSegments(const std::vector<Segment>& first, const std::vector<Segment>& second,
                                double ratio, std::stop_token stop, const RowsDone& done) {
    return SegmentAligner(first, second, ratio, std::move(stop), done).run();
}

}  // namespace hexa::texts
