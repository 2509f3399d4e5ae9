// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/localized.h"
#include "core/catalog/attributes.h"

#include <string>
#include <vector>

namespace hexa {

/// Something that a designer can set on a placed thing, declared by the catalog: a flag, a number
/// within limits, one of some words, sides of the hex.
struct Property {
    enum class Type { Flag, Number, Choice, Sides };
    struct Choice {
        std::string id;
        Localized name;
    };
    std::string id;  ///< Key in files; none of the keys that every thing has.
    Localized name;
    Type type = Type::Flag;
    int min = 0;
    int max = 0;                  ///< Numbers only.
    std::vector<Choice> choices;  ///< Values of a choice.
    /// Value of a thing without its own; of the type's own alternative.
    AttributeValue defaultValue;

    /// Returns the value that a thing has.
    const AttributeValue& of(const Attributes& attributes) const {
        const AttributeValue* own = attributes.find(id);
        return own != nullptr ? *own : defaultValue;
    }
    /// Gives a thing a value; the default needs no entry.
    void give(Attributes& attributes, AttributeValue value) const {
        if (value == defaultValue)
            attributes.erase(id);
        else
            attributes.set(id, std::move(value));
    }
    /// True if this property can have the value.
    bool allows(const AttributeValue& value) const;
};

/// Returns the property of that id, or null.
const Property* findProperty(const std::vector<Property>& properties, std::string_view id);

}  // namespace hexa
