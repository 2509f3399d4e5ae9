// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/sides.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace hexa {

/// The value of a property that a catalog declares (Property): yes or no, a number, a word, sides
/// of the hex.
using AttributeValue = std::variant<bool, int, std::string, Sides>;

/// Properties of one placed object that differ from the catalog's defaults, by the property's id.
/// They count for equality and for the hash of a board. Undeclared ones are kept apart (Extra) and
/// don't count.
class Attributes {
public:
    bool empty() const { return mItems.empty(); }
    auto begin() const { return mItems.begin(); }
    auto end() const { return mItems.end(); }

    /// Returns the value; null for the default.
    const AttributeValue* find(std::string_view id) const {
        const auto found = position(mItems, id);
        return found != mItems.end() && found->first == id ? &found->second : nullptr;
    }
    void set(std::string_view id, AttributeValue value) {
        const auto found = position(mItems, id);
        if (found != mItems.end() && found->first == id)
            found->second = std::move(value);
        else
            mItems.emplace(found, std::string(id), std::move(value));
    }
    void erase(std::string_view id) {
        std::erase_if(mItems, [&](const auto& item) { return item.first == id; });
    }
    /// Sides turn with the thing; everything else stays.
    void transform(const Isometry& isometry) {
        for (auto& [id, value] : mItems)
            if (auto* sides = std::get_if<Sides>(&value)) *sides = sides->mapped(isometry);
    }
    friend bool operator==(const Attributes&, const Attributes&) = default;

private:
    using Item = std::pair<std::string, AttributeValue>;
    static auto position(auto& items, std::string_view id) -> decltype(items.begin()) {
        return std::ranges::lower_bound(items, id, {},
                                        [](const Item& item) { return std::string_view(item.first); });
    }
    std::vector<Item> mItems;  // sorted by id
};

}  // namespace hexa
