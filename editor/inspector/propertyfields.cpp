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

namespace hexa::editor {

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

void PropertyFields::show(const Attributes& attributes) {
    mShown = attributes;
    for (const auto& show : mShow) show();
}

QWidget* PropertyFields::fieldOf(const Property& property, const QString& name) {
    switch (property.type) {
    case Property::Type::Flag: {
        auto* box = new QCheckBox(name);
        QObject::connect(box, &QCheckBox::clicked, box,
                         [this, name, &property](bool on) { mWrite(name, property, on); });
        mShow.push_back([this, box, &property] { box->setChecked(std::get<bool>(property.of(mShown))); });
        return box;
    }
    case Property::Type::Number: {
        auto* box = new QSpinBox;
        box->setRange(property.min, property.max);
        QObject::connect(box, &QSpinBox::valueChanged, box,
                         [this, name, &property](int value) { mWrite(name, property, value); });
        mShow.push_back([this, box, &property] {
            const QSignalBlocker quiet(box);
            box->setValue(std::get<int>(property.of(mShown)));
        });
        return box;
    }
    case Property::Type::Choice: {
        auto* box = new QComboBox;
        for (const auto& choice : property.choices)
            box->addItem(mLocale.text(choice.name), toQString(choice.id));
        QObject::connect(box, &QComboBox::activated, box, [this, box, name, &property] {
            mWrite(name, property, box->currentData().toString().toStdString());
        });
        mShow.push_back([this, box, &property] {
            box->setCurrentIndex(box->findData(toQString(std::get<std::string>(property.of(mShown)))));
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
        box->setAccessibleName(QCoreApplication::translate("PropertyFields", "%1: side %2")
                                   .arg(name, QString::number(side + 1)));
        grid->addWidget(box, side / 3, side % 3);
        QObject::connect(box, &QCheckBox::clicked, box, [this, name, side, &property](bool on) {
            Sides sides = std::get<Sides>(property.of(mShown));
            sides.set(side, on);
            mWrite(name, property, sides);
        });
        mShow.push_back([this, box, side, &property] {
            box->setChecked(std::get<Sides>(property.of(mShown)).has(side));
        });
    }
    return group;
}

}  // namespace hexa::editor
