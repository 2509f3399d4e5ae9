// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace hexa::editor {

class Document;
class Locale;
class Selection;
class StepName;

/// The inspector's page for a thing other than a tile, made from what the catalog declares of its kind: owner, number, the way it
/// looks, its properties, the name of a zone, the text of a label. Each change is one undo step.
class ObjectPage : public QWidget {
    Q_OBJECT
public:
    ObjectPage(Document& document, const Selection& selection, const Locale& locale,
               QWidget* parent = nullptr);

    /// Shows the selected thing as it is now.
    void refresh();
    void retranslate();
    void focusFirst();
    /// Takes over what is being typed.
    void commit();

signals:
    /// Why a change was refused.
    void told(const QString& text);

private:
    using Change = std::function<void(MapObject&)>;
    void build(const MapObject& object);
    void addOwner();
    void addPose(const MapObject& object);
    void addProperty(const Property& property);
    void addText(const MapObject& object);
    void change(const QString& field, const Change& change);
    const std::vector<Property>* propertiesOf(const MapObject& object) const;
    /// Adds a field under its name; `show` brings it to the thing's value.
    void addField(QWidget* field, const QString& name, std::function<void(const MapObject&)> show);

    Document& mDocument;
    const Selection& mSelection;
    const Locale& mLocale;
    QVBoxLayout* mColumn;
    QWidget* mForm = nullptr;
    QVBoxLayout* mRows = nullptr;
    QLabel* mTitle;
    std::vector<std::function<void(const MapObject&)>> mShow;
    std::optional<std::pair<ObjectTable, std::string>> mBuilt;  ///< What the form was made for.
    int mSeats = 0;
};

}  // namespace hexa::editor
