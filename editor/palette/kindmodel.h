// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"
#include "editor/document/kindcounts.h"
#include "editor/document/supply.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>

#include <optional>
#include <vector>

namespace hexa::editor {

class Document;
class Locale;

/// What can be put on the map, by group: a heading, its kinds, ...; at the end blank space and empty slot.
class KindModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { KindRole = Qt::UserRole, LetterRole, CountRole, StateRole, DigitRole };

    KindModel(const Document& document, const Locale& locale, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

    /// The kind in a row of this model or of a proxy of it; none for a heading.
    static std::optional<KindId> kindOf(const QModelIndex& index);

    /// Shows the numbers of the map as it is now.
    void recount();
    void retranslate();

private:
    struct Row {
        std::optional<KindId> kind;  ///< None: a heading.
        QString group;               ///< Id of the group that a heading or kind belongs to.
    };
    QString headingOf(const QString& group) const;
    QString countText(KindId kind) const;
    QString toolTip(KindId kind) const;
    QString spoken(KindId kind) const;

    const Document& mDocument;
    const Locale& mLocale;
    std::vector<Row> mRows;
    KindCounts mShown;  ///< What the views were last told.
    RuleProfile mShownProfile;
};

/// Kinds whose name contains the wanted text, or whose letter is it; headings stay while something is below them.
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
