// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/box.h"
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

/// What can be put on the map, by group: a heading, its kinds, ...; then blank space and empty
/// slot; at the end what stands beside the tiles, where the game has it: sides, pieces, regions,
/// zones, labels.
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

    /// The kind in a row of this model or of a proxy of it; none for a heading.
    static std::optional<KindId> kindOf(const QModelIndex& index);

    /// The thing in a row that is no tile; its owner is as setOwner() said.
    static std::optional<ObjectBrush> objectOf(const QModelIndex& index);
    /// The seat that owned things are for; -1: nobody's.
    void setOwner(int seat);
    int owner() const { return mOwner; }
    /// Whether the game has kinds that belong to a seat.
    bool hasOwned() const;

    /// Shows the numbers of the map as it is now.
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
    /// The faction of the player who is chosen; empty: none.
    std::string ownFaction() const;
    /// Whose a thing of this row becomes: the chosen player's, or what only another faction has is
    /// that one's.
    int seatOfRow(const ObjectBrush& object) const;
    /// What the box still holds, of an owned kind for the player who is chosen; none: there is no
    /// limit.
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
    KindCounts mShown;  ///< What the views were last told.
    RuleProfile mShownProfile;
    std::vector<BoxCount> mBox;
    std::vector<RegionShape> mShapes;  ///< The map's own, as the rows have them.
    int mOwner = 0;
    std::string mFaction;  ///< Whose units stand first.
};

/// Kinds whose name contains the wanted text, or whose letter is it; headings stay while something
/// is below them.
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
