// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/rules/state.h"

#include <bit>
#include <cstring>

namespace hexa::clockwork {

// Words of eight bytes through a multiply-rotate mix (as in wyhash and its kin), little-endian.
std::uint64_t hashOf(const State& state) {
    static_assert(std::endian::native == std::endian::little && sizeof(State) % 8 == 0);
    std::uint64_t words[sizeof(State) / 8];
    std::memcpy(words, &state, sizeof(State));
    std::uint64_t hash = 0x9e3779b97f4a7c15U;
    for (const std::uint64_t word : words) {
        hash = (std::rotl(hash, 27) ^ word) * 0x94d049bb133111ebU;
        hash ^= hash >> 31;
    }
    return hash;
}

}  // namespace hexa::clockwork
