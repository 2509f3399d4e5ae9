// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/unit.h"

#include <compare>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace hexa::texts {

/// Units of a project in their order. Copies share them, so that thousands are copied at once. A
/// changed unit is replaced, and other copies keep the old one. A copy may go to another thread.
class Units {
    using Shared = std::vector<std::shared_ptr<Unit>>;

public:
    using value_type = Unit;
    class const_iterator {
    public:
        using iterator_category = std::random_access_iterator_tag;
        using value_type = Unit;
        using difference_type = std::ptrdiff_t;
        using pointer = const Unit*;
        using reference = const Unit&;

        const_iterator() = default;
        explicit const_iterator(Shared::const_iterator at) : mAt(at) {}
        reference operator*() const { return **mAt; }
        pointer operator->() const { return mAt->get(); }
        reference operator[](difference_type n) const { return *mAt[n]; }
        const_iterator& operator++() { return ++mAt, *this; }
        const_iterator& operator--() { return --mAt, *this; }
        const_iterator operator++(int) { return const_iterator(mAt++); }
        const_iterator operator--(int) { return const_iterator(mAt--); }
        const_iterator& operator+=(difference_type n) { return mAt += n, *this; }
        const_iterator& operator-=(difference_type n) { return mAt -= n, *this; }
        friend const_iterator operator+(const_iterator a, difference_type n) { return a += n; }
        friend const_iterator operator+(difference_type n, const_iterator a) { return a += n; }
        friend const_iterator operator-(const_iterator a, difference_type n) { return a -= n; }
        friend difference_type operator-(const_iterator a, const_iterator b) { return a.mAt - b.mAt; }
        friend bool operator==(const_iterator a, const_iterator b) { return a.mAt == b.mAt; }
        friend auto operator<=>(const_iterator a, const_iterator b) { return a.mAt <=> b.mAt; }

    private:
        Shared::const_iterator mAt;
    };

    Units() = default;
    Units(std::initializer_list<Unit> units);
    explicit Units(std::vector<Unit> units);

    std::size_t size() const { return mUnits.size(); }
    bool empty() const { return mUnits.empty(); }
    const Unit& operator[](std::size_t at) const { return *mUnits[at]; }
    const Unit& front() const { return *mUnits.front(); }
    const Unit& back() const { return *mUnits.back(); }
    const_iterator begin() const { return const_iterator(mUnits.begin()); }
    const_iterator end() const { return const_iterator(mUnits.end()); }

    void clear() { mUnits.clear(); }
    void reserve(std::size_t size) { mUnits.reserve(size); }
    /// Keeps the first ones.
    void truncate(std::size_t size);
    void push_back(Unit unit) { mUnits.push_back(std::make_shared<Unit>(std::move(unit))); }
    /// Returns the unit to be changed, a new copy of it. Valid until the units are copied.
    Unit& change(std::size_t at) { return *(mUnits[at] = std::make_shared<Unit>(*mUnits[at])); }
    /// As change(), but doesn't copy a unit that only this list holds. No other thread may hold it.
    Unit& changeFresh(std::size_t at) { return mUnits[at].use_count() == 1 ? *mUnits[at] : change(at); }

    /// Units [at, at + count), shared.
    Units part(std::size_t at, std::size_t count) const;
    /// Replaces the units in [at, at + count), and returns the old ones.
    Units replace(std::size_t at, std::size_t count, const Units& by);
    /// True if both lists share this unit, so it is unchanged.
    bool shares(std::size_t at, const Units& other, std::size_t there) const {
        return mUnits[at] == other.mUnits[there];
    }

    friend bool operator==(const Units& a, const Units& b);

private:
    Shared mUnits;
};

/// Units that differ between two lists: [begin, endBefore) has become [begin, endNow).
struct ChangedUnits {
    std::size_t begin = 0;
    std::size_t endBefore = 0;
    std::size_t endNow = 0;
};

/// Returns the range outside of which both lists share their units.
ChangedUnits changedUnits(const Units& before, const Units& now);

}  // namespace hexa::texts
