// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/align/sentences.h"

#include "core/texts/align/beadcosts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <utility>

namespace hexa::texts {
namespace {

constexpr double movedGain = 4.0;       // what a moved passage must save to be believed
constexpr int maxRounds = 80;           // of looking for one more
constexpr std::size_t maxRuns = 500;    // of a side that are looked at
constexpr std::size_t rowsAtOnce = 64;  // from one telling of how far it is to the next
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
        for (std::size_t n = 2; n <= BeadCosts::longest; ++n) {
            const double cost = 0.8 + 0.9 * static_cast<double>(n - 1);
            list.push_back({1, n, cost});
            list.push_back({n, 1, cost});
        }
        return list;
    }();
    return all;
}

class SegmentAligner {
public:
    SegmentAligner(const std::vector<Segment>& first, const std::vector<Segment>& second, double ratio,
                   std::stop_token stop, const RowsDone& done)
        : mFirst(first), mSecond(second), mCosts(first, second, ratio), mStop(std::move(stop)), mDone(done) {}

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
            result.cost += BeadCosts::alone(mFirst[i]);
            result.beads.push_back({i, i + 1, k0, k0});
        }
        for (std::size_t k = k0; k < k1; ++k) {
            result.cost += BeadCosts::alone(mSecond[k]);
            result.beads.push_back({i1, i1, k, k + 1});
        }
        return result;
    }

    Corridor corridorOf(std::size_t i0, std::size_t i1, std::size_t k0, std::size_t k1) const {
        const std::size_t rows = i1 - i0;
        const std::size_t columns = k1 - k0;
        const std::size_t band = alignmentBand(rows, columns);
        if (rows * std::min(columns, 2 * band) < manyPlaces) return alongDiagonal(rows, columns, band);
        Corridor narrow = alongPieces(mCosts.first(i0, i1), mCosts.second(k0, k1), band, mStop);
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
        std::array<std::vector<Costs>, BeadCosts::longest + 1> costs;
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
                        if (cost - BeadCosts::headingBonus >= here[Together]) continue;
                        cost += mCosts.of(i0 + pi, step.first, k0 + pk, step.second, here[Together] - cost);
                    } else {
                        const Segment& alone = state == FirstAlone ? mFirst[i0 + pi] : mSecond[k0 + pk];
                        cost += BeadCosts::alone(alone);
                        // Going on with such a passage is cheaper than beginning one.
                        if (before.of[state] + BeadCosts::skip < cost)
                            cost = before.of[state] + BeadCosts::skip, origin = state;
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
            if (i < BeadCosts::longest) continue;
            const std::size_t last = i - BeadCosts::longest;
            mCosts.forgetFirst(i0 + last, i0 + last + 1);
            mCosts.forgetSecond(k0 + from(last), k0 + from(last + 1));
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
                    for (std::size_t i = i0; i < i1; ++i) gain += BeadCosts::alone(mFirst[i]);
                    for (std::size_t k = k0; k < k1; ++k) gain += BeadCosts::alone(mSecond[k]);
                    if (gain > best) best = gain, chosen = found.beads, where = {i0, i1, k0, k1};
                }
            }
            if (chosen.empty()) return;
            // Only beads with something in common: after a move the position proves nothing.
            std::erase_if(chosen, [&](const Bead& bead) {
                return isSkip(bead) || mCosts.likeness(bead.first, bead.firstEnd - bead.first, bead.second,
                                                       bead.secondEnd - bead.second) <= BeadCosts::unlikely;
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
    const BeadCosts mCosts;
    std::stop_token mStop;
    const RowsDone& mDone;
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
