// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/sharing.h"

#include <algorithm>
#include <cassert>

namespace hexa::mapsearch {
namespace {

WideCount product(WideCount a, WideCount b) {
    if (a == 0 || b == 0) return 0;
    return a > maxWays / b ? maxWays : a * b;
}

/// Returns the combination of k of n things with this number (combinatorial number system).
std::vector<bool> combination(int n, int k, WideCount index) {
    std::vector<bool> chosen(static_cast<std::size_t>(n));
    for (int i = n; i-- > 0 && k > 0;) {
        const WideCount without = binomial(i, k);
        if (index < without) continue;
        index -= without;
        chosen[static_cast<std::size_t>(i)] = true;
        --k;
    }
    return chosen;
}

}  // namespace

WideCount binomial(int n, int k) {
    if (k < 0 || k > n) return 0;
    WideCount result = 1;
    for (int i = 1; i <= std::min(k, n - k); ++i)
        result = result * static_cast<WideCount>(n - std::min(k, n - k) + i) / static_cast<WideCount>(i);
    return result;
}

OrbitSharing::OrbitSharing(std::span<const int> orbits, std::vector<Limits> limits)
    : mLimits(std::move(limits)), mOrbits(orbits.begin(), orbits.end()), mSizes(mOrbits) {
    std::sort(mSizes.begin(), mSizes.end());
    mSizes.erase(std::unique(mSizes.begin(), mSizes.end()), mSizes.end());
    for (const int size : mSizes)
        mNumbers.push_back(static_cast<int>(std::count(mOrbits.begin(), mOrbits.end(), size)));

    std::size_t states = 1;
    for (const int number : mNumbers) states *= static_cast<std::size_t>(number) + 1;
    // Every way to leave orbits over, last label first.
    mWays.assign(mLimits.size() + 1, std::vector<WideCount>(states, 0));
    mWays.back()[0] = 1;
    std::vector<int> rest(mSizes.size());
    for (std::size_t label = mLimits.size(); label-- > 0;)
        for (std::size_t state = 0; state < states; ++state) {
            std::size_t left = state;
            for (std::size_t i = 0; i < rest.size(); ++i) {
                rest[i] = static_cast<int>(left % (static_cast<std::size_t>(mNumbers[i]) + 1));
                left /= static_cast<std::size_t>(mNumbers[i]) + 1;
            }
            WideCount sum = 0;
            forEachShare(label, rest, [&](const std::vector<int>& taken) {
                sum = std::min(maxWays, sum + waysAfter(label, rest, taken));
            });
            mWays[label][state] = sum;
        }
    mSize = ways(0, mNumbers);
}

std::size_t OrbitSharing::indexOf(const std::vector<int>& rest) const {
    std::size_t index = 0;
    for (std::size_t i = rest.size(); i-- > 0;)
        index = index * (static_cast<std::size_t>(mNumbers[i]) + 1) + static_cast<std::size_t>(rest[i]);
    return index;
}

WideCount OrbitSharing::waysAfter(std::size_t label, const std::vector<int>& rest,
                                  const std::vector<int>& taken) const {
    WideCount ways = 1;
    std::vector<int> after(rest);
    for (std::size_t i = 0; i < rest.size(); ++i) {
        ways = product(ways, binomial(rest[i], taken[i]));
        after[i] -= taken[i];
    }
    return product(ways, this->ways(label + 1, after));
}

template <class Visit>
void OrbitSharing::forEachShare(std::size_t label, const std::vector<int>& rest, Visit visit) const {
    std::vector<int> taken(rest.size(), 0);
    while (true) {
        int tiles = 0;
        for (std::size_t i = 0; i < taken.size(); ++i) tiles += taken[i] * mSizes[i];
        if (mLimits[label].contain(tiles)) visit(taken);
        std::size_t i = 0;
        while (i < taken.size() && taken[i] == rest[i]) taken[i++] = 0;
        if (i == taken.size()) return;
        ++taken[i];
    }
}

std::vector<std::uint8_t> OrbitSharing::at(WideCount index) const {
    assert(index < size());
    std::vector<std::uint8_t> labels(mOrbits.size(), 0xff);
    std::vector<int> rest = mNumbers;
    for (std::size_t label = 0; label < mLimits.size(); ++label) {
        bool found = false;
        std::vector<int> share;
        forEachShare(label, rest, [&](const std::vector<int>& taken) {
            if (found) return;
            const WideCount here = waysAfter(label, rest, taken);
            if (index < here) {
                found = true;
                share = taken;
            } else {
                index -= here;
            }
        });
        assert(found);
        for (std::size_t i = 0; i < rest.size(); ++i) {
            const WideCount choices = binomial(rest[i], share[i]);
            const auto chosen = combination(rest[i], share[i], index % choices);
            index /= choices;
            std::size_t number = 0;  // among the orbits of this size that nobody has yet
            for (std::size_t orbit = 0; orbit < mOrbits.size(); ++orbit)
                if (mOrbits[orbit] == mSizes[i] && labels[orbit] == 0xff && chosen[number++])
                    labels[orbit] = static_cast<std::uint8_t>(label);
            rest[i] -= share[i];
        }
    }
    return labels;
}

std::vector<OrbitSharing::Pattern> OrbitSharing::patterns(std::size_t max) const {
    std::vector<Pattern> found;
    if (size() == 0) return found;
    Pattern pattern;
    list(0, mNumbers, pattern, max, found);
    return found;
}

void OrbitSharing::list(std::size_t label, const std::vector<int>& rest, Pattern& pattern, std::size_t max,
                        std::vector<Pattern>& found) const {
    if (found.size() >= max) return;
    if (label == mLimits.size()) {
        if (std::all_of(rest.begin(), rest.end(), [](int left) { return left == 0; }))
            found.push_back(pattern);
        return;
    }
    forEachShare(label, rest, [&](const std::vector<int>& taken) {
        std::vector<int> after(rest);
        for (std::size_t i = 0; i < rest.size(); ++i) after[i] -= taken[i];
        pattern.push_back(taken);
        list(label + 1, after, pattern, max, found);
        pattern.pop_back();
    });
}

}  // namespace hexa::mapsearch
