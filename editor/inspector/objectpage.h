// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/edit/objects.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace hexa::editor {

class CommitLine;
class LanguageTabs;
class Document;
class Locale;
class PropertyFields;
class Selection;
class StepName;

/// Page of the inspector for an object other than a tile, made from the catalog's declaration of
/// its kind: owner, number, direction, its properties, the name of a zone, the text of a label.
/// Each change is one undo step.
class ObjectPage : public QWidget {
    Q_OBJECT
public:
    ObjectPage(Document& document, const Selection& selection, const Locale& locale,
               QWidget* parent = nullptr);
    ~ObjectPage() override;

    /// Shows the selected thing in its present state. Text typed for another one is first stored
    /// for that one.
    void refresh();
    void retranslate();
    void focusFirst();
    /// Gives the focus to the text; false if the object has none.
    bool focusText();
    /// Commits typed text for the shown object.
    void commit();
    /// Returns typed, uncommitted text, or none.
    std::optional<Edit> typed();

signals:
    /// The result of typed() may have changed.
    void typedChanged();
    /// Reason for a refused change.
    void reported(const QString& text);

private:
    using Change = std::function<void(MapObject&)>;
    void build(const MapObject& object);
    void addOwner();
    void addPose(const MapObject& object);
    void addText(const MapObject& object);
    /// Returns the turns of the object in its next possible pose at its place, in the direction of
    /// the step (1 or -1).
    int nextTurn(int step);
    /// Returns the name of a zone or of a region of the map's own, the text of a label; null if the
    /// thing has neither.
    const Localized* textOf(const MapObject& object) const;
    /// Returns a zone or label with the typed text.
    MapObject withText(MapObject object) const;
    void change(const QString& field, const Change& change);
    /// Returns the updated place of the shown object; none if it is gone.
    std::optional<ObjectRef> place();
    /// Adds a field under its name; `show` brings it to the thing's value.
    void addField(QWidget* field, const QString& name, std::function<void(const MapObject&)> show);

    Document& mDocument;
    const Selection& mSelection;
    const Locale& mLocale;
    QVBoxLayout* mColumn;
    QWidget* mForm = nullptr;
    std::unique_ptr<PropertyFields>
        mProperties;  ///< Null if the kind declares none. Their widgets are the form's.
    QVBoxLayout* mRows = nullptr;
    QLabel* mTitle;
    CommitLine* mText = nullptr;    ///< For textOf(); null if the thing has none.
    LanguageTabs* mTabs = nullptr;  ///< Above it.
    QString mTextLanguage;          ///< Language of the text in mText.
    std::vector<std::function<void(const MapObject&)>> mShow;
    std::optional<std::pair<ObjectRef, MapObject>>
        mShown;           ///< The selection may be another one while fields have text.
    bool mFresh = false;  ///< The fields are being filled for another thing.
    /// Table and kind that the form was built for.
    std::optional<std::pair<ObjectTable, std::string>> mBuilt;
    int mSeats = 0;
};

}  // namespace hexa::editor
