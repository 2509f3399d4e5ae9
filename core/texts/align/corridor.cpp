// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/align/corridor.h"

#include <algorithm>
#include <cmath>

namespace hexa::texts {
namespace {

constexpr std::size_t pieceLength = 16;  // sentences
constexpr std::size_t margin = 2;        // pieces beside the way
constexpr std::size_t samples = 2000;    // pairs of pieces that tell what any two have in common

/// Returns the sums of pieces that cut a sequence into `count` of nearly the same length; `begins`
/// gets their beginnings, and the end.
std::vector<Weighted> pieces(std::span<const Weighted> list, std::size_t count,
                             std::vector<std::size_t>& begins) {
    std::vector<Weighted> sums;
    begins.clear();
    for (std::size_t piece = 0; piece <= count; ++piece) begins.push_back(piece * list.size() / count);
    for (std::size_t piece = 0; piece < count; ++piece)
        sums.push_back(sumOf(list.subspan(begins[piece], begins[piece + 1] - begins[piece])));
    return sums;
}

double likeness(const Weighted& a, const Weighted& b) {
    const Shared both = sharedBy(a, b);
    return both.total > 0 ? both.shared / both.total : 0;
}

/// Returns the mean likeness of two unrelated pieces.
double anyLikeness(const std::vector<Weighted>& first, const std::vector<Weighted>& second) {
    double sum = 0;
    for (std::size_t n = 0; n < samples; ++n)
        sum += likeness(first[n * 7919 % first.size()], second[(n * 104'729 + 1) % second.size()]);
    return sum / static_cast<double>(samples);
}

/// A piece of the first sequence and one of the second.
using Place = std::pair<std::size_t, std::size_t>;

/// Returns the way through the table of pieces with the most in common, beyond the usual likeness.
/// Leaving out a piece costs nothing (Needleman and Wunsch 1970, with gaps that cost nothing).
std::vector<Place> bestWay(const std::vector<Weighted>& first, const std::vector<Weighted>& second,
                           std::size_t band, const std::stop_token& stop) {
    enum Step : unsigned char { Both, Down, Right };
    const std::size_t rows = first.size();
    const std::size_t columns = second.size();
    const double any = anyLikeness(first, second);
    const Corridor near = alongDiagonal(rows, columns, band);
    std::vector<std::vector<Step>> steps(rows + 1);
    std::vector<double> before;
    std::vector<double> here;
    for (std::size_t i = 0; i <= rows; ++i) {
        if (stop.stop_requested()) return {};
        const std::size_t from = near.from[i];
        before.swap(here);
        here.assign(near.to[i] - from + 1, 0);
        steps[i].assign(here.size(), Right);
        const auto above = [&](std::size_t k) {
            return i > 0 && k >= near.from[i - 1] && k <= near.to[i - 1] ? before[k - near.from[i - 1]]
                                                                         : -1e9;
        };
        for (std::size_t k = from; k <= near.to[i]; ++k) {
            if (i == 0 && k == 0) continue;
            double best = k > from ? here[k - from - 1] : -1e9;
            Step step = Right;
            if (const double down = above(k); down > best) best = down, step = Down;
            if (i > 0 && k > 0)
                if (const double both = above(k - 1); both > -1e8) {
                    const double gain = both + likeness(first[i - 1], second[k - 1]) - any;
                    if (gain >= best) best = gain, step = Both;
                }
            here[k - from] = best;
            steps[i][k - from] = step;
        }
    }
    std::vector<Place> way;
    for (std::size_t i = rows, k = columns; i > 0 || k > 0;) {
        const Step step = i == 0 ? Right : k == 0 ? Down : steps[i][k - near.from[i]];
        if (step != Right) --i;
        if (step != Down) --k;
        way.emplace_back(std::min(i, rows - 1), std::min(k, columns - 1));
    }
    std::reverse(way.begin(), way.end());
    return way;
}

}  // namespace

Weighted sumOf(std::span<const Weighted> list) {
    if (list.size() == 1) return list.front();
    Weighted sum;
    for (const Weighted& one : list) sum.insert(sum.end(), one.begin(), one.end());
    std::sort(sum.begin(), sum.end());
    std::size_t out = 0;
    for (std::size_t i = 1; i < sum.size(); ++i) {
        if (sum[i].first == sum[out].first)
            sum[out].second += sum[i].second;
        else
            sum[++out] = sum[i];
    }
    if (!sum.empty()) sum.resize(out + 1);
    return sum;
}

Shared sharedBy(const Weighted& a, const Weighted& b) {
    Shared both;
    auto one = a.begin();
    auto other = b.begin();
    while (one != a.end() && other != b.end()) {
        if (one->first < other->first) {
            both.total += (one++)->second;
        } else if (other->first < one->first) {
            both.total += (other++)->second;
        } else {
            both.shared += 2 * std::min(one->second, other->second);
            both.total += (one++)->second + (other++)->second;
        }
    }
    for (; one != a.end(); ++one) both.total += one->second;
    for (; other != b.end(); ++other) both.total += other->second;
    return both;
}

std::size_t Corridor::places() const {
    std::size_t sum = 0;
    for (std::size_t i = 0; i < from.size(); ++i) sum += to[i] - from[i] + 1;
    return sum;
}

Corridor alongDiagonal(std::size_t rows, std::size_t columns, std::size_t band) {
    Corridor corridor;
    for (std::size_t i = 0; i <= rows; ++i) {
        const std::size_t centre = rows == 0 ? 0 : i * columns / rows;
        corridor.from.push_back(centre > band ? centre - band : 0);
        corridor.to.push_back(rows == 0 ? columns : std::min(columns, centre + band));
    }
    return corridor;
}

Corridor alongPieces(std::span<const Weighted> first, std::span<const Weighted> second, std::size_t band,
                     const std::stop_token& stop) {
    const std::size_t rows = first.size();
    const std::size_t columns = second.size();
    // As many pieces of both, so that the way is near the diagonal for parallel texts.
    const std::size_t count = std::max(rows, columns) / pieceLength;
    if (count < 2 || std::min(rows, columns) < count) return alongDiagonal(rows, columns, band);
    std::vector<std::size_t> begins[2];
    const auto one = pieces(first, count, begins[0]);
    const auto other = pieces(second, count, begins[1]);
    const auto way = bestWay(one, other, std::max<std::size_t>(band * count / columns, 4), stop);
    if (way.empty()) return alongDiagonal(rows, columns, band);
    // The columns that the way has in each row of pieces.
    std::vector<Place> within(count, {count, 0});
    for (const auto& [i, k] : way) {
        within[i].first = std::min(within[i].first, k);
        within[i].second = std::max(within[i].second, k);
    }
    for (std::size_t i = 1; i < count; ++i)
        if (within[i].first > within[i].second) within[i] = {within[i - 1].second, within[i - 1].second};
    Corridor corridor;
    std::size_t piece = 0;
    for (std::size_t i = 0; i <= rows; ++i) {
        while (piece + 1 < count && begins[0][piece + 1] <= i) ++piece;
        const std::size_t low = within[piece > margin ? piece - margin : 0].first;
        const std::size_t high = within[std::min(count - 1, piece + margin)].second;
        corridor.from.push_back(begins[1][low > margin ? low - margin : 0]);
        corridor.to.push_back(begins[1][std::min(count, high + 1 + margin)]);
    }
    return corridor;
}

}  // namespace hexa::texts
