// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/check/box.h"
#include "editor/document/editorstate.h"
#include "editor/document/kindcounts.h"
#include "editor/document/supply.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>

#include <optional>
#include <vector>

namespace hexa::editor {

class Document;
class Locale;

/// Things that can be put on the map, by group: a heading, its kinds, ...; then blank space and
/// empty slot. At the end are the game's objects beside the tiles: sides, pieces, regions, zones,
/// labels.
class KindModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { KindRole = Qt::UserRole, LetterRole, CountRole, StateRole, DigitRole, ObjectRole };

    KindModel(const Document& document, const Locale& locale, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

    /// Returns the kind in a row of this model or of a proxy of it; none for a heading.
    static std::optional<KindId> kindOf(const QModelIndex& index);

    /// Returns the thing in a row if it isn't a tile. Its owner is the one given to setOwner().
    static std::optional<ObjectBrush> objectOf(const QModelIndex& index);
    /// Sets the seat that gets owned objects; -1 for no owner.
    void setOwner(int seat);
    int owner() const { return mOwner; }
    /// True if the game has kinds that belong to a seat.
    bool hasOwned() const;

    /// Shows the present numbers of the map.
    void recount();
    void retranslate();

private:
    struct Row {
        std::optional<KindId> kind;  ///< None: a heading.
        QString group;               ///< Id of the group that a heading or kind belongs to.
        std::optional<ObjectBrush> object = {};
    };
    void fillRows();
    void addCells();
    void addObjects(ObjectTable table);
    void addLabels();
    QVariant objectData(const ObjectBrush& object, int role) const;
    const BoxCount* boxOf(const ObjectBrush& object) const;
    bool owned(const ObjectBrush& object) const;
    /// Returns the faction of the chosen player, or an empty text.
    std::string ownFaction() const;
    /// Returns the owner of an object of this row: the chosen player, or the only faction that has
    /// such objects.
    int seatOfRow(const ObjectBrush& object) const;
    /// Returns the number left in the box, for an owned kind that of the chosen player. Returns
    /// none for an unlimited kind.
    std::optional<int> leftOf(const ObjectBrush& object, const BoxCount& box) const;
    static QString leftText(int left);
    static QString placedText(int placed);
    QString headingOf(const QString& group) const;
    QString countText(KindId kind) const;
    QString toolTip(KindId kind) const;
    QString spoken(KindId kind) const;

    const Document& mDocument;
    const Locale& mLocale;
    std::vector<Row> mRows;
    KindCounts mShown;  ///< Counts last shown by the views.
    RuleProfile mShownProfile;
    std::vector<BoxCount> mBox;
    std::vector<RegionShape> mShapes;  ///< The map's own, as the rows have them.
    int mOwner = 0;
    std::string mFaction;  ///< Faction with its units first.
};

/// Finds kinds with the wanted text in their names, or with this letter. Headings stay while they
/// have an entry.
class KindFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setWanted(const QString& text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    bool matches(const QModelIndex& kind) const;
    QString mWanted;
};

}  // namespace hexa::editor
