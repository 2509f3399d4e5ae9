// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/palette/kindmodel.h"

#include "core/engine/print/print.h"
#include "core/engine/system.h"
#include "editor/document/document.h"
#include "editor/document/kindmime.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace hexa::editor {
namespace {

const QString layoutGroup = QStringLiteral("#layout");
const QString tablePrefix = QStringLiteral("#table-");
constexpr std::array tables{ObjectTable::Edges, ObjectTable::Pieces, ObjectTable::Regions, ObjectTable::Zones,
                            ObjectTable::Labels};

QString tableGroup(ObjectTable table) { return tablePrefix + QString::number(static_cast<int>(table)); }

bool isEntry(const QModelIndex& index) {
    return KindModel::kindOf(index).has_value() || KindModel::objectOf(index).has_value();
}

/// Returns the text for comparing: without case and accents.
QString plain(const QString& text) {
    QString letters;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD).toCaseFolded())
        if (c.category() != QChar::Mark_NonSpacing) letters += c;
    return letters;
}

}  // namespace

KindModel::KindModel(const Document& document, const Locale& locale, QObject* parent)
    : QAbstractListModel(parent),
      mDocument(document),
      mLocale(locale),
      mShown(document.counts()),
      mShownProfile(document.scenario().profile) {
    fillRows();
}

/// Puts the main things of a game first: its tiles, or the pieces if the mat is fixed.
void KindModel::fillRows() {
    mRows.clear();
    mShapes = mDocument.scenario().shapes;
    mBox = countBox(mDocument.system(), mDocument.scenario());
    const auto& print = mDocument.system().print;
    const bool laysTiles = !print || print->laysTiles;
    if (laysTiles) {
        addCells();
        for (const ObjectTable table :
             {ObjectTable::Edges, ObjectTable::Pieces, ObjectTable::Regions, ObjectTable::Zones})
            addObjects(table);
        addLabels();
        return;
    }
    for (const ObjectTable table :
         {ObjectTable::Pieces, ObjectTable::Edges, ObjectTable::Zones, ObjectTable::Regions})
        addObjects(table);
    addLabels();
    addCells();
}

void KindModel::addCells() {
    const Catalog& catalog = mDocument.catalog();
    // Groups in the order in which the kinds name them.
    std::vector<QString> groups;
    for (const CellKind& kind : catalog.kinds) {
        const QString group = toQString(kind.group);
        if (std::find(groups.begin(), groups.end(), group) == groups.end()) groups.push_back(group);
    }
    for (const QString& group : groups) {
        if (!group.isEmpty()) mRows.push_back({std::nullopt, group});
        for (const KindId kind : catalog.kindIds())
            if (toQString(catalog.kind(kind).group) == group) mRows.push_back({kind, group});
    }
    mRows.push_back({std::nullopt, layoutGroup});
    mRows.push_back({KindId::Blank, layoutGroup});
    mRows.push_back({KindId::Empty, layoutGroup});
}

void KindModel::addObjects(ObjectTable table) {
    const Catalog& catalog = mDocument.catalog();
    std::vector<Row> rows;
    const auto add = [&](const auto& kinds) {
        for (const auto& kind : kinds)
            rows.push_back({std::nullopt, tableGroup(table), ObjectBrush{table, kind.id, -1, 0, false, {}}});
    };
    if (table == ObjectTable::Edges) add(catalog.edgeKinds);
    if (table == ObjectTable::Pieces) add(catalog.pieceKinds);
    if (table == ObjectTable::Zones) add(catalog.zoneKinds);
    if (table == ObjectTable::Regions) {
        add(catalog.regionShapes);
        add(mShapes);
    }
    // The map's own regions have a heading if the game has regions of its own.
    if (table == ObjectTable::Regions ? !catalog.regionShapes.empty() : !rows.empty())
        mRows.push_back({std::nullopt, tableGroup(table)});
    // An army's own units first.
    mFaction = ownFaction();
    if (table == ObjectTable::Pieces)
        std::stable_partition(rows.begin(), rows.end(), [&](const Row& row) {
            const PieceKind* kind = catalog.pieceKind(row.object->kind);
            return kind == nullptr || kind->faction.empty() || mFaction.empty() || kind->faction == mFaction;
        });
    mRows.insert(mRows.end(), rows.begin(), rows.end());
}

std::string KindModel::ownFaction() const {
    const Scenario& map = mDocument.scenario();
    if (mOwner < 0 || mOwner >= map.players()) return {};
    const Faction* faction = factionOf(map, mDocument.catalog(), static_cast<std::size_t>(mOwner));
    return faction == nullptr ? std::string() : faction->id;
}

int KindModel::seatOfRow(const ObjectBrush& object) const {
    if (!owned(object)) return -1;
    const PieceKind* kind =
        object.table == ObjectTable::Pieces ? mDocument.catalog().pieceKind(object.kind) : nullptr;
    if (mOwner < 0 || kind == nullptr || kind->faction.empty() || kind->faction == mFaction) return mOwner;
    const Scenario& map = mDocument.scenario();
    for (int seat = 0; seat < map.players(); ++seat) {
        const Faction* faction = factionOf(map, mDocument.catalog(), static_cast<std::size_t>(seat));
        if (faction != nullptr && faction->id == kind->faction) return seat;
    }
    return mOwner;
}

void KindModel::addLabels() {
    const Catalog& catalog = mDocument.catalog();
    if (catalog.edgeKinds.empty() && catalog.pieceKinds.empty() && catalog.zoneKinds.empty()) return;
    mRows.push_back({std::nullopt, tableGroup(ObjectTable::Labels)});
    mRows.push_back({std::nullopt, tableGroup(ObjectTable::Labels),
                     ObjectBrush{ObjectTable::Labels, {}, -1, 0, false, {}}});
}

const BoxCount* KindModel::boxOf(const ObjectBrush& object) const {
    const auto found = std::ranges::find_if(mBox, [&](const BoxCount& count) {
        return count.table == object.table && count.kind == object.kind;
    });
    return found == mBox.end() ? nullptr : &*found;
}

std::optional<int> KindModel::leftOf(const ObjectBrush& object, const BoxCount& box) const {
    if (!box.has) return std::nullopt;
    // Each player has a box of his own.
    if (owned(object) && mOwner >= 0)
        return leftInBox(mDocument.system(), mDocument.scenario(), object.table, object.kind,
                         seatOfRow(object));
    return *box.has - box.used;
}

QString KindModel::leftText(int left) {
    if (left == 0) return tr("none left", "in the box");
    return left > 0 ? tr("%Ln left", "in the box", left) : tr("%Ln too many", "for the box", -left);
}

/// Returns the text for kinds with unlimited supply.
QString KindModel::placedText(int placed) {
    return placed == 0 ? QString() : tr("%Ln placed", "tiles or pieces on the map", placed);
}

bool KindModel::owned(const ObjectBrush& object) const {
    const Catalog& catalog = mDocument.catalog();
    const EdgeKind* edge = object.table == ObjectTable::Edges ? catalog.edgeKind(object.kind) : nullptr;
    const PieceKind* piece = object.table == ObjectTable::Pieces ? catalog.pieceKind(object.kind) : nullptr;
    const ZoneKind* zone = object.table == ObjectTable::Zones ? catalog.zoneKind(object.kind) : nullptr;
    return (edge != nullptr && edge->owned) || (piece != nullptr && piece->owned) ||
           (zone != nullptr && zone->owned);
}

bool KindModel::hasOwned() const {
    return std::ranges::any_of(mRows, [&](const Row& row) { return row.object && owned(*row.object); });
}

void KindModel::setOwner(int seat) {
    mOwner = seat;
    if (ownFaction() == mFaction) return emit dataChanged(index(0), index(rowCount() - 1));
    beginResetModel();
    fillRows();
    endResetModel();
}

std::optional<ObjectBrush> KindModel::objectOf(const QModelIndex& index) {
    const QVariant value = index.data(ObjectRole);
    return value.isValid() ? std::optional(value.value<ObjectBrush>()) : std::nullopt;
}

QVariant KindModel::objectData(const ObjectBrush& object, int role) const {
    const QString name =
        Names::object(mDocument.scenario(), mDocument.catalog(), object.table, object.kind, mLocale);
    const BoxCount* box = boxOf(object);
    const std::optional<int> left = box != nullptr ? leftOf(object, *box) : std::nullopt;
    switch (role) {
    case Qt::DisplayRole:
        return name;
    case ObjectRole: {
        ObjectBrush held = object;
        held.seat = seatOfRow(object);
        return QVariant::fromValue(held);
    }
    case LetterRole: {
        const PieceKind* piece =
            object.table == ObjectTable::Pieces ? mDocument.catalog().pieceKind(object.kind) : nullptr;
        return piece == nullptr ? QString() : toQString(piece->letter);
    }
    case CountRole:
        if (box == nullptr) return QString();
        return left ? leftText(*left) : placedText(box->used);
    case StateRole:
        return static_cast<int>(left && *left < 0 ? SupplyState::Exceeded : SupplyState::Fine);
    case DigitRole:
        return 0;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        if (box == nullptr) return name;
        return left ? tr("%1: %2, %Ln on the map", "name, what is left", box->used).arg(name, leftText(*left))
                    : tr("%1: %Ln on the map", nullptr, box->used).arg(name);
    default:
        return {};
    }
}

int KindModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(mRows.size());
}

std::optional<KindId> KindModel::kindOf(const QModelIndex& index) {
    const QVariant value = index.data(KindRole);
    return value.isValid() ? std::optional(static_cast<KindId>(value.toUInt())) : std::nullopt;
}

QVariant KindModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Row& row = mRows[static_cast<std::size_t>(index.row())];
    if (row.object) return objectData(*row.object, role);
    if (!row.kind) return role == Qt::DisplayRole ? headingOf(row.group) : QVariant();
    const KindId kind = *row.kind;
    switch (role) {
    case Qt::DisplayRole:
        return kind == KindId::Empty ? tr("Empty slot (eraser)")
                                     : Names::kind(mDocument.catalog(), kind, mLocale);
    case Qt::ToolTipRole:
        return toolTip(kind);
    case Qt::AccessibleTextRole:
        return spoken(kind);
    case KindRole:
        return static_cast<uint>(kind);
    case LetterRole:
        return isTile(kind) ? toQString(mDocument.catalog().kind(kind).letter) : QString();
    case CountRole:
        return countText(kind);
    case StateRole:
        return static_cast<int>(supplyOf(mDocument, kind));
    case DigitRole:
        return isTile(kind) && indexOf(kind) < 9 ? static_cast<int>(indexOf(kind)) + 1 : 0;
    default:
        return {};
    }
}

Qt::ItemFlags KindModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return {};
    if (objectOf(index))
        return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
    const auto kind = kindOf(index);
    if (!kind || supplyOf(mDocument, *kind) == SupplyState::UsedUp) return Qt::ItemNeverHasChildren;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

QStringList KindModel::mimeTypes() const { return {kindMimeType, objectMimeType}; }

QMimeData* KindModel::mimeData(const QModelIndexList& indexes) const {
    if (indexes.isEmpty()) return nullptr;
    if (const auto object = objectOf(indexes.front())) return objectMime(*object);
    const auto kind = kindOf(indexes.front());
    return kind ? kindMime(mDocument.catalog(), *kind) : nullptr;
}

QString KindModel::headingOf(const QString& group) const {
    if (group == layoutGroup) return tr("Layout");
    for (const ObjectTable table : tables)
        if (group == tableGroup(table)) return Names::table(table);
    for (const KindGroup& candidate : mDocument.catalog().groups)
        if (toQString(candidate.id) == group) return mLocale.text(candidate.name);
    return group;
}

QString KindModel::countText(KindId kind) const {
    const int used = mDocument.counts().of(kind);
    const auto supply = isTile(kind) ? mDocument.catalog().kind(kind).supply : std::nullopt;
    if (supply) return leftText(*supply - used);
    return isTile(kind) ? placedText(used) : QLocale().toString(used);
}

QString KindModel::toolTip(KindId kind) const {
    const QString name = Names::kind(mDocument.catalog(), kind, mLocale);
    if (kind == KindId::Empty) return tr("%1: removes the tile but keeps the hex in the layout").arg(name);
    if (kind == KindId::Blank) return tr("%1: a hex left without a tile on purpose").arg(name);
    const auto supply = mDocument.catalog().kind(kind).supply;
    const int used = mDocument.counts().of(kind);
    if (!supply) return tr("%1: %Ln on the map", nullptr, used).arg(name);
    const QString text =
        tr("%1: %2, %Ln on the map", "name, what is left", used).arg(name, leftText(*supply - used));
    // The box sets no limit here, but one box does not hold this many.
    return supplyOf(mDocument, kind) == SupplyState::Exceeded && used == *supply
               ? tr("%1. More would need a second box.").arg(text)
               : text;
}

QString KindModel::spoken(KindId kind) const {
    const QString text = toolTip(kind);
    return isTile(kind) && indexOf(kind) < 9 ? tr("%1 (key %2)").arg(text, QString::number(indexOf(kind) + 1))
                                             : text;
}

void KindModel::recount() {
    if (mDocument.scenario().shapes != mShapes || ownFaction() != mFaction) {
        beginResetModel();
        fillRows();
        endResetModel();
    }
    std::vector<BoxCount> box = countBox(mDocument.system(), mDocument.scenario());
    if (mDocument.counts() == mShown && mDocument.scenario().profile == mShownProfile && box == mBox) return;
    mBox = std::move(box);
    mShown = mDocument.counts();
    mShownProfile = mDocument.scenario().profile;
    emit dataChanged(index(0), index(rowCount() - 1));
}

void KindModel::retranslate() { emit dataChanged(index(0), index(rowCount() - 1)); }

void KindFilter::setWanted(const QString& text) {
    mWanted = plain(text.trimmed());
    invalidateFilter();
}

bool KindFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    if (mWanted.isEmpty()) return true;
    const QModelIndex own = sourceModel()->index(row, 0, parent);
    if (isEntry(own)) return matches(own);
    for (int below = row + 1; below < sourceModel()->rowCount(parent); ++below) {
        const QModelIndex kind = sourceModel()->index(below, 0, parent);
        if (!isEntry(kind)) return false;
        if (matches(kind)) return true;
    }
    return false;
}

bool KindFilter::matches(const QModelIndex& kind) const {
    return plain(kind.data().toString()).contains(mWanted) ||
           plain(kind.data(KindModel::LetterRole).toString()) == mWanted;
}

}  // namespace hexa::editor

#include "moc_kindmodel.cpp"
