// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/inspector/propertyfields.h"

#include "editor/inspector/form.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/wheel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QSignalBlocker>
#include <QSpinBox>

#include <functional>

namespace hexa::editor {
namespace {

void showFlag(QCheckBox& box, bool differs, bool on) {
    box.setTristate(differs);
    box.setCheckState(differs ? Qt::PartiallyChecked : on ? Qt::Checked : Qt::Unchecked);
}

}  // namespace

PropertyFields::PropertyFields(QVBoxLayout& column, const std::vector<Property>& properties,
                               const Locale& locale, Write write)
    : mWrite(std::move(write)), mLocale(locale) {
    for (const Property& property : properties) {
        const QString name = locale.text(property.name);
        QWidget* field = fieldOf(property, name);
        if (qobject_cast<QCheckBox*>(field) != nullptr)
            column.addWidget(field);
        else
            nameField(addField(&column, field), name);
        field->setAccessibleName(name);
        ignoreWheelUnlessFocused(field);
    }
}

void PropertyFields::show(std::span<const Attributes> all) {
    if (!all.empty()) mShown.assign(all.begin(), all.end());
    for (const auto& show : mShow) show();
}

void PropertyFields::set(const QString& name, const Property& property, AttributeValue value) const {
    mWrite(name, property, [value = std::move(value)](const AttributeValue&) { return value; });
}

QWidget* PropertyFields::fieldOf(const Property& property, const QString& name) {
    switch (property.type) {
    case Property::Type::Flag: {
        auto* box = new QCheckBox(name);
        QObject::connect(box, &QCheckBox::clicked, box,
                         [this, name, &property](bool on) { set(name, property, on); });
        mShow.push_back([this, box, &property] {
            showFlag(*box, differs(property, std::identity()), std::get<bool>(property.of(mShown.front())));
        });
        return box;
    }
    case Property::Type::Number: {
        auto* box = new QSpinBox;
        QObject::connect(box, &QSpinBox::valueChanged, box, [this, name, &property](int value) {
            if (value >= property.min) set(name, property, value);
        });
        mShow.push_back([this, box, &property] {
            // One below the minimum, shown as a blank, means no value.
            const QSignalBlocker quiet(box);
            const bool mixed = differs(property, std::identity());
            box->setRange(mixed ? property.min - 1 : property.min, property.max);
            box->setSpecialValueText(mixed ? QStringLiteral(" ") : QString());
            box->setValue(mixed ? property.min - 1 : std::get<int>(property.of(mShown.front())));
        });
        return box;
    }
    case Property::Type::Choice: {
        auto* box = new QComboBox;
        for (const auto& choice : property.choices)
            box->addItem(mLocale.text(choice.name), toQString(choice.id));
        QObject::connect(box, &QComboBox::activated, box, [this, box, name, &property] {
            set(name, property, box->currentData().toString().toStdString());
        });
        mShow.push_back([this, box, &property] {
            const auto& word = std::get<std::string>(property.of(mShown.front()));
            box->setCurrentIndex(differs(property, std::identity()) ? -1 : box->findData(toQString(word)));
        });
        return box;
    }
    case Property::Type::Sides:
        break;
    }
    return sidesOf(property, name);
}

QWidget* PropertyFields::sidesOf(const Property& property, const QString& name) {
    auto* group = new QWidget;
    auto* grid = new QGridLayout(group);
    grid->setContentsMargins(0, 0, 0, 0);
    for (int side = 0; side < 6; ++side) {
        auto* box = new QCheckBox(QString::number(side + 1));
        box->setAccessibleName(QCoreApplication::translate("PropertyFields", "%1: edge %2")
                                   .arg(name, QString::number(side + 1)));
        grid->addWidget(box, side / 3, side % 3);
        QObject::connect(box, &QCheckBox::clicked, box, [this, name, side, &property](bool on) {
            mWrite(name, property, [side, on](const AttributeValue& before) {
                Sides sides = std::get<Sides>(before);
                sides.set(side, on);
                return AttributeValue(sides);
            });
        });
        mShow.push_back([this, box, side, &property] {
            const auto one = [side](const AttributeValue& value) { return std::get<Sides>(value).has(side); };
            showFlag(*box, differs(property, one), one(property.of(mShown.front())));
        });
    }
    return group;
}

}  // namespace hexa::editor
