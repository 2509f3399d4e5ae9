// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

namespace hexa {

/// Returns FNV-1a, 64 bit: a hash with the same value on every machine and in every run.
constexpr std::uint64_t stableHash(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (char c : text) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001b3U;
    }
    return hash;
}

/// Spreads the bits of a number (finaliser of SplitMix64).
constexpr std::uint64_t mixBits(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
}
inline constexpr std::uint64_t splitMixStep = 0x9e3779b97f4a7c15U;

/// Returns the seed with this number derived from another seed: the output of SplitMix64 from
/// `seed` on, at this place.
constexpr std::uint64_t mixed(std::uint64_t seed, std::uint64_t number) {
    return mixBits(seed + (number + 1) * splitMixStep);
}
/// Returns the seed of one game of a series or simulation.
constexpr std::uint64_t gameSeed(std::uint64_t seed, std::int64_t game) {
    return mixed(seed, static_cast<std::uint64_t>(game));
}

/// Own random generator with pinned outputs (xoshiro256** by Blackman and Vigna, seeded through
/// SplitMix64), because std distributions differ between libraries. One named stream per use:
/// streams of one seed are independent.
class Rng {
public:
    Rng(std::uint64_t seed, std::string_view stream) {
        std::uint64_t state = seed ^ stableHash(stream);
        for (auto& word : mState) word = splitMix(state);
    }

    std::uint64_t next() {
        const std::uint64_t result = rotl(mState[1] * 5, 7) * 9;
        const std::uint64_t t = mState[1] << 17;
        mState[2] ^= mState[0];
        mState[3] ^= mState[1];
        mState[1] ^= mState[2];
        mState[0] ^= mState[3];
        mState[2] ^= t;
        mState[3] = rotl(mState[3], 45);
        return result;
    }

    /// Returns a uniform number in [0, bound), bound > 0, without bias (Lemire 2019, "Fast random
    /// integer generation in an interval").
    std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = (next() >> 32) * bound;
        auto low = static_cast<std::uint32_t>(product);
        if (low < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (low < threshold) {
                product = (next() >> 32) * bound;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// Fisher-Yates: every order is equally likely.
    template <class Range>
    void shuffle(Range& items) {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }

private:
    static constexpr std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
    static constexpr std::uint64_t splitMix(std::uint64_t& state) {
        state += splitMixStep;
        return mixBits(state);
    }
    std::array<std::uint64_t, 4> mState{};
};

}  // namespace hexa
