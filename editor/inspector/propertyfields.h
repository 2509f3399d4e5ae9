// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/property.h"

#include <QString>

#include <algorithm>
#include <functional>
#include <span>
#include <vector>

class QVBoxLayout;
class QWidget;

namespace hexa::editor {

class Locale;

/// Fields for the declared properties of a cell or object, one below the other: a box to tick, a
/// number, a choice, six sides. The page keeps this object; the widgets belong to the column's
/// parent.
class PropertyFields {
public:
    /// Change of a field by a person: the name of the property as shown, the property, its new
    /// value.
    using Change = std::function<AttributeValue(const AttributeValue& before)>;
    using Write = std::function<void(const QString& name, const Property& property, const Change& change)>;

    /// Creates the fields; the properties outlive this.
    PropertyFields(QVBoxLayout& column, const std::vector<Property>& properties, const Locale& locale,
                   Write write);
    PropertyFields(const PropertyFields&) = delete;
    PropertyFields& operator=(const PropertyFields&) = delete;

    /// Sets the fields to these values; missing ones get their default. Writes nothing.
    void show(const Attributes& attributes) { show({&attributes, 1}); }
    /// Shows the values of several objects. A field with different values is empty until one is
    /// chosen, which then applies to all.
    void show(std::span<const Attributes> all);

private:
    QWidget* fieldOf(const Property& property, const QString& name);
    QWidget* sidesOf(const Property& property, const QString& name);

    Write mWrite;
    const Locale& mLocale;
    /// True if the values of a property, or the results of `part`, differ.
    template <class Part>
    bool differs(const Property& property, Part part) const {
        return std::ranges::any_of(mShown, [&](const Attributes& attributes) {
            return part(property.of(attributes)) != part(property.of(mShown.front()));
        });
    }
    void set(const QString& name, const Property& property, AttributeValue value) const;

    std::vector<Attributes> mShown{Attributes()};  ///< Never empty.
    std::vector<std::function<void()>> mShow;      ///< Each brings one field to mShown.
};

}  // namespace hexa::editor
