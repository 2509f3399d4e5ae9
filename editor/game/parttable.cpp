// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/parttable.h"

#include "core/base/rng.h"
#include "core/owngame/file/drawing.h"
#include "editor/game/gamedocument.h"
#include "editor/game/partfields.h"
#include "editor/ui/icons.h"
#include "editor/ui/severity.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QSvgRenderer>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexa::editor {
namespace {

constexpr QSize pictureSize(32, 28);
constexpr int problemAlpha = 45;
constexpr int widestColumn = 440;  // pixels

/// Returns the picture of a tile without a drawing: a hex with colour and letter.
QPixmap plainTile(const QString& colour, const QString& letter) {
    QPixmap picture(pictureSize);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    QPolygonF hex;
    const QPointF middle(pictureSize.width() / 2.0, pictureSize.height() / 2.0);
    constexpr int corners = 6;
    const double radius = pictureSize.width() / 2.0 - 1;
    for (int i = 0; i < corners; ++i) {
        const double angle = i * std::numbers::pi / 3;
        hex << middle + QPointF(std::cos(angle), std::sin(angle)) * radius;
    }
    const QColor ground(colour);
    painter.setPen(ground.darker());
    painter.setBrush(ground);
    painter.drawPolygon(hex);
    painter.setPen(ground.lightnessF() > 0.5 ? Qt::black : Qt::white);
    painter.drawText(picture.rect(), Qt::AlignCenter, letter);
    return picture;
}

QPixmap swatch(const QColor& colour) {
    QPixmap picture(16, 16);
    picture.fill(colour);
    return picture;
}

}  // namespace

PartTable::PartTable(GameDocument& document, QObject* parent)
    : QAbstractTableModel(parent), mDocument(document) {
    connect(&document, &GameDocument::opened, this, [this] { mPictures.clear(); });
}

void PartTable::setPart(const GamePart* part) {
    beginResetModel();
    mPart = part;
    mRows = part == nullptr ? 0 : part->rows(mDocument.definition());
    mColumns = part == nullptr ? 0 : static_cast<int>(part->columns.size());
    endResetModel();
}

void PartTable::setProblems(QHash<int, QString> problems) {
    if (problems == mProblems) return;
    mProblems = std::move(problems);
    refreshReport();
}

void PartTable::refresh() {
    if (mPart == nullptr) return;
    const int rows = mPart->rows(mDocument.definition());
    if (rows < mRows) {
        beginRemoveRows({}, rows, mRows - 1);
        mRows = rows;
        endRemoveRows();
    } else if (rows > mRows) {
        beginInsertRows({}, mRows, rows - 1);
        mRows = rows;
        endInsertRows();
    }
    refreshReport();
}

void PartTable::refreshReport() {
    if (mRows > 0 && mColumns > 0) emit dataChanged(index(0, 0), index(mRows - 1, mColumns - 1));
}

int PartTable::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : mRows; }
int PartTable::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : mColumns; }

QPixmap PartTable::pictureOf(int row) const {
    const owngame::Definition& definition = mDocument.definition();
    const auto drawing = definition.drawings.find(mPart->drawing(definition, row));
    const bool drawn = drawing != definition.drawings.end();
    QString colour, letter;
    if (mPart->id == QLatin1String("kinds")) {
        const CellKind& kind = definition.catalog.kinds.at(static_cast<std::size_t>(row));
        colour = textOf(kind.colour);
        letter = textOf(kind.letter);
    } else if (!drawn) {
        return {};
    }
    const std::string plain = (colour + letter).toStdString();
    const std::uint64_t key = stableHash(drawn ? drawing->second : plain);
    if (const auto known = mPictures.constFind(key); known != mPictures.constEnd()) return *known;
    QPixmap picture;
    if (drawn) {
        QSvgRenderer renderer(QByteArray::fromStdString(owngame::svgOf(drawing->second)));
        picture = QPixmap(pictureSize);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        renderer.render(&painter, picture.rect());
    } else {
        picture = plainTile(colour, letter);
    }
    mPictures.insert(key, picture);
    return picture;
}

QVariant PartTable::data(const QModelIndex& index, int role) const {
    if (mPart == nullptr || !index.isValid() || index.row() >= mPart->rows(mDocument.definition())) return {};
    const PartColumn& column = this->column(index.column());
    const owngame::Definition& definition = mDocument.definition();
    switch (role) {
    case Qt::AccessibleDescriptionRole: {
        const QString problem = mProblems.value(index.row());
        return problem.isEmpty() ? column.hint : problem;
    }
    case Qt::BackgroundRole: {
        if (!mProblems.contains(index.row())) return {};
        QColor ground = severityColour(Severity::Error);
        ground.setAlpha(problemAlpha);
        return ground;
    }
    case Qt::DisplayRole:
    case Qt::ToolTipRole: {
        if (role == Qt::ToolTipRole && mProblems.contains(index.row())) return mProblems.value(index.row());
        if (column.input == PartColumn::Input::Flag) return {};
        const QVariant value = column.get(definition, index.row());
        if (!column.choices) return value;
        for (const PartChoice& choice : column.choices(definition, index.row()))
            if (choice.id == value.toString()) return choice.name;
        return value;
    }
    case Qt::EditRole:
        return column.get(definition, index.row());
    case Qt::CheckStateRole:
        if (column.input != PartColumn::Input::Flag) return {};
        return column.get(definition, index.row()).toBool() ? Qt::Checked : Qt::Unchecked;
    case Qt::DecorationRole:
        if (column.input == PartColumn::Input::Colour) {
            const QColor colour(column.get(definition, index.row()).toString());
            return colour.isValid() ? QVariant(swatch(colour)) : QVariant();
        }
        if (index.column() == 0 && mProblems.contains(index.row()))
            return icon(severityIcon(Severity::Error));
        if (index.column() == 0 && mPart->drawing) return pictureOf(index.row());
        return {};
    default:
        return {};
    }
}

bool PartTable::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (mPart == nullptr || !index.isValid()) return false;
    const PartColumn& column = this->column(index.column());
    if (!column.set || (role != Qt::EditRole && role != Qt::CheckStateRole)) return false;
    const QVariant taken =
        role == Qt::CheckStateRole ? QVariant(value.toInt() == static_cast<int>(Qt::Checked)) : value;
    // A cell that closes as it was opened changes nothing.
    if (column.get && column.get(mDocument.definition(), index.row()) == taken) return true;
    QString reason;
    const auto goesTo = column.goesTo;  // a change can replace the columns
    const QString what = mPart->rowName ? mPart->rowName(mDocument.definition(), index.row()) : column.title;
    mDocument.apply(
        tr("%1: change “%2”", "part of a game, field").arg(mPart->title, what),
        [&](owngame::Definition& definition) { reason = column.set(definition, index.row(), taken); });
    emit refused(reason);
    if (reason.isEmpty() && goesTo) emit moved(goesTo(mDocument.definition(), taken), index.column());
    return reason.isEmpty();
}

QVariant PartTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (mPart == nullptr) return {};
    if (orientation == Qt::Vertical) {
        if (role != Qt::DisplayRole) return {};
        return mPart->rowName ? QVariant(mPart->rowName(mDocument.definition(), section))
                              : QVariant(section + 1);
    }
    if (section >= static_cast<int>(mPart->columns.size())) return {};
    if (role == Qt::DisplayRole) return column(section).title;
    if (role == Qt::ToolTipRole && !column(section).hint.isEmpty()) return column(section).hint;
    return {};
}

Qt::ItemFlags PartTable::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (mPart == nullptr || !index.isValid()) return flags;
    const PartColumn& column = this->column(index.column());
    if (!column.set) return flags;
    return flags | (column.input == PartColumn::Input::Flag ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable);
}

// -- editors --------------------------------------------------------------------------------------

QWidget* PartDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                    const QModelIndex& index) const {
    const auto* table = qobject_cast<const PartTable*>(index.model());
    const PartColumn& column = table->column(index.column());
    QList<PartChoice> choices;
    if (column.choices) choices = column.choices(table->document().definition(), index.row());
    if (choices.isEmpty()) {
        QWidget* line = QStyledItemDelegate::createEditor(parent, option, index);
        line->setAccessibleName(column.title);
        return line;
    }
    auto* list = new QComboBox(parent);
    list->setAccessibleName(column.title);
    for (const PartChoice& choice : choices) list->addItem(choice.name, choice.id);
    connect(list, &QComboBox::activated, this, [this, list] {
        auto* self = const_cast<PartDelegate*>(this);
        emit self->commitData(list);
        emit self->closeEditor(list);
    });
    // Opens at once. Arrow keys only move in the list, and the value changes after the choice.
    QTimer::singleShot(0, list, &QComboBox::showPopup);
    return list;
}

bool PartDelegate::eventFilter(QObject* editor, QEvent* event) {
    const bool taken = QStyledItemDelegate::eventFilter(editor, event);
    if (event->type() != QEvent::KeyPress || qobject_cast<QLineEdit*>(editor) == nullptr) return taken;
    const int key = static_cast<QKeyEvent*>(event)->key();
    // Qt commits and closes later, too, so this follows.
    if (key == Qt::Key_Return || key == Qt::Key_Enter)
        QMetaObject::invokeMethod(this, &PartDelegate::entered, Qt::QueuedConnection);
    return taken;
}

void PartDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    auto* list = qobject_cast<QComboBox*>(editor);
    if (list == nullptr) return QStyledItemDelegate::setEditorData(editor, index);
    list->setCurrentIndex(list->findData(index.data(Qt::EditRole).toString()));
}

void PartDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const {
    auto* list = qobject_cast<QComboBox*>(editor);
    if (list == nullptr) return QStyledItemDelegate::setModelData(editor, model, index);
    if (list->currentIndex() >= 0) model->setData(index, list->currentData(), Qt::EditRole);
}

// -- the view -------------------------------------------------------------------------------------

PartView::PartView(QWidget* parent) : QTableView(parent) {
    setAcceptDrops(true);
    setDragDropMode(QAbstractItemView::DropOnly);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::AnyKeyPressed);
    auto* delegate = new PartDelegate(this);
    setItemDelegate(delegate);
    // As in a spreadsheet, a column can be typed without touching other keys.
    connect(delegate, &PartDelegate::entered, this, [this] {
        const QModelIndex below = currentIndex().siblingAtRow(currentIndex().row() + 1);
        if (below.isValid()) setCurrentIndex(below);
    });
}

void PartView::fitColumns() {
    horizontalHeader()->setStretchLastSection(false);
    resizeColumnsToContents();
    for (int column = 0; column < horizontalHeader()->count(); ++column)
        setColumnWidth(column, std::min(columnWidth(column), widestColumn));
    // Stretched, a last column that has no room would shrink.
    horizontalHeader()->setStretchLastSection(horizontalHeader()->length() < viewport()->width());
}

void PartView::growColumns() {
    const int last = horizontalHeader()->count() - 1;
    bool wider = false;
    for (int column = 0; column <= last; ++column) {
        const int wanted = std::min(sizeHintForColumn(column), widestColumn);
        wider = wider || wanted > columnWidth(column);
        if (wanted > columnWidth(column)) setColumnWidth(column, wanted);
    }
    if (!wider || last < 0) return;
    const int rest = horizontalHeader()->length() - columnWidth(last);
    const bool room = rest + sizeHintForColumn(last) < viewport()->width();
    horizontalHeader()->setStretchLastSection(room);
    if (!room) setColumnWidth(last, std::max(columnWidth(last), sizeHintForColumn(last)));
}

void PartView::mouseDoubleClickEvent(QMouseEvent* event) {
    const QModelIndex at = indexAt(event->position().toPoint());
    const auto* table = qobject_cast<const PartTable*>(model());
    if (!at.isValid() || table == nullptr || table->column(at.column()).input != PartColumn::Input::Colour)
        return QTableView::mouseDoubleClickEvent(event);
    setCurrentIndex(at);
    emit colourRequested();
}

void PartView::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() || event->mimeData()->hasImage()) event->acceptProposedAction();
}

void PartView::dragMoveEvent(QDragMoveEvent* event) {
    if (indexAt(event->position().toPoint()).isValid())
        event->acceptProposedAction();
    else
        event->ignore();
}

void PartView::dropEvent(QDropEvent* event) {
    const QModelIndex at = indexAt(event->position().toPoint());
    if (!at.isValid()) return event->ignore();
    event->acceptProposedAction();
    emit dropped(at.row(), event->mimeData());
}

void PartView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Paste)) return emit pasted();
    if (event->key() == Qt::Key_Delete && event->modifiers() == Qt::ShiftModifier)
        return emit removeRequested();
    if (event->key() == Qt::Key_Return && state() != EditingState && currentIndex().isValid()) {
        edit(currentIndex());
        return;
    }
    QTableView::keyPressEvent(event);
}

}  // namespace hexa::editor

#include "moc_parttable.cpp"
