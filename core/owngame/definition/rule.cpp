// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/definition/rule.h"

#include <cstddef>
#include <initializer_list>

namespace hexa::owngame {
namespace {

constexpr unsigned bitOf(RulePart part) { return 1U << static_cast<unsigned>(part); }

constexpr unsigned bitsOf(std::initializer_list<RulePart> parts) {
    unsigned bits = 0;
    for (const RulePart part : parts) bits |= bitOf(part);
    return bits;
}

/// Members by Form.
constexpr std::array<unsigned, formNames.size()> partsOfForms = [] {
    using enum RulePart;
    return std::array{bitsOf({What, Is, Scope, Per, Within}),       // count
                      bitsOf({What, Of, Is, Scope, Per, Within}),   // sum
                      bitsOf({What, Of, Is, Scope, Per, Within}),   // spread
                      bitsOf({What, With, Is, Scope}),              // apart
                      bitsOf({What, With, Is, Within, Scope}),      // near
                      bitsOf({What, With, Of, Is, Within, Scope}),  // differ
                      bitsOf({What, Of, Is, Scope}),                // corner
                      bitsOf({What, Never, Scope}),                 // stands
                      bitsOf({What, Alike, Is, Scope}),             // groups
                      bitsOf({What, Through}),                      // connected
                      bitsOf({With, Through, Is, Within}),          // reach
                      bitsOf({What, Symmetry}),                     // symmetric
                      bitsOf({What, Alike, Is, Scope})};            // largest
}();

}  // namespace

bool uses(Form form, RulePart part) {
    return (partsOfForms[static_cast<std::size_t>(form)] & bitOf(part)) != 0;
}

const Bounds* boundsFor(const Rule& rule, int players) {
    static constexpr Bounds any;
    return rule.is.parts.empty() ? &any : rule.is.of(players);
}

}  // namespace hexa::owngame
