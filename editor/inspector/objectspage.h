// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace hexa::editor {

class Document;
class Locale;
class PropertyFields;
class Selection;
class StepName;

/// Page of the inspector for several objects: the number of each kind, and their common fields:
/// lock, owner, and the properties if all are of one kind. A field with different values is empty.
/// Each change is one undo step for all of them.
class ObjectsPage : public QWidget {
    Q_OBJECT
public:
    ObjectsPage(Document& document, const Selection& selection, const Locale& locale,
                QWidget* parent = nullptr);
    ~ObjectsPage() override;

    /// Shows the selected things in their present state.
    void refresh();
    void retranslate();
    void focusFirst();

signals:
    /// Reason for a refused change.
    void reported(const QString& text);

private:
    using Kind = std::pair<ObjectTable, std::string>;
    void showCounts(const std::vector<MapObject>& things);
    void showOwner(const std::vector<MapObject>& things);
    void showProperties(const std::vector<MapObject>& things);
    void change(const StepName& name, const std::function<void(MapObject&)>& change);

    Document& mDocument;
    const Selection& mSelection;
    const Locale& mLocale;
    QLabel* mTitle;
    QGridLayout* mCounts;
    QCheckBox* mLocked;
    QWidget* mOwnerField;
    QComboBox* mOwner;
    QVBoxLayout* mColumn;
    QWidget* mPropertyForm = nullptr;
    /// Its widgets belong to the form. Null without a property.
    std::unique_ptr<PropertyFields> mProperties;
    std::vector<Kind> mBuilt;  ///< Kinds that the properties were built for.
};

}  // namespace hexa::editor
