// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/property.h"

#include <QString>

#include <functional>
#include <vector>

class QVBoxLayout;
class QWidget;

namespace hexa::editor {

class Locale;

/// Fields for what the catalog declares that a cell or a thing can have, one below the other: a box to tick, a number, a choice, six
/// sides. Kept by whoever shows them; the widgets belong to the column's parent.
class PropertyFields {
public:
    /// A field was changed by a person: the name of the property as shown, the property, its new value.
    using Write =
        std::function<void(const QString& name, const Property& property, const AttributeValue& value)>;

    /// The properties outlive this.
    PropertyFields(QVBoxLayout& column, const std::vector<Property>& properties, const Locale& locale,
                   Write write);
    PropertyFields(const PropertyFields&) = delete;
    PropertyFields& operator=(const PropertyFields&) = delete;

    /// Brings the fields to these values; what is not given is at its default. Writes nothing.
    void show(const Attributes& attributes);

private:
    QWidget* fieldOf(const Property& property, const QString& name);
    QWidget* sidesOf(const Property& property, const QString& name);

    Write mWrite;
    const Locale& mLocale;
    Attributes mShown;
    std::vector<std::function<void()>> mShow;  ///< Each brings one field to mShown.
};

}  // namespace hexa::editor
