// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/units.h"

#include <algorithm>
#include <cassert>

namespace hexa::texts {

Units::Units(std::initializer_list<Unit> units) {
    mUnits.reserve(units.size());
    for (const Unit& unit : units) push_back(unit);
}

Units::Units(std::vector<Unit> units) {
    mUnits.reserve(units.size());
    for (Unit& unit : units) push_back(std::move(unit));
}

void Units::truncate(std::size_t size) { mUnits.resize(std::min(size, mUnits.size())); }

Units Units::part(std::size_t at, std::size_t count) const {
    assert(at + count <= size());
    const auto first = mUnits.begin() + static_cast<std::ptrdiff_t>(at);
    Units part;
    part.mUnits.assign(first, first + static_cast<std::ptrdiff_t>(count));
    return part;
}

Units Units::replace(std::size_t at, std::size_t count, const Units& by) {
    Units before = part(at, count);
    const auto first = mUnits.begin() + static_cast<std::ptrdiff_t>(at);
    if (count == by.size()) {
        std::copy(by.mUnits.begin(), by.mUnits.end(), first);
    } else {
        const auto place = mUnits.erase(first, first + static_cast<std::ptrdiff_t>(count));
        mUnits.insert(place, by.mUnits.begin(), by.mUnits.end());
    }
    return before;
}

ChangedUnits changedUnits(const Units& before, const Units& now) {
    const std::size_t common = std::min(before.size(), now.size());
    std::size_t front = 0;
    while (front < common && before.shares(front, now, front)) ++front;
    std::size_t back = 0;
    while (back < common - front && before.shares(before.size() - 1 - back, now, now.size() - 1 - back))
        ++back;
    return {front, before.size() - back, now.size() - back};
}

bool operator==(const Units& a, const Units& b) {
    return std::equal(a.mUnits.begin(), a.mUnits.end(), b.mUnits.begin(), b.mUnits.end(),
                      [](const auto& one, const auto& other) { return one == other || *one == *other; });
}

}  // namespace hexa::texts
