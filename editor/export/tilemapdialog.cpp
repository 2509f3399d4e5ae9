// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/tilemapdialog.h"

#include "core/exchange/exchange.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <utility>

namespace hexa::editor {
namespace {

/// Number of rows that need no search.
constexpr std::size_t fewRows = 8;
constexpr int nameColumn = 0, countColumn = 1, kindColumn = 2;

}  // namespace

TileMapDialog::TileMapDialog(const std::vector<ForeignTile>& tiles, const std::vector<QImage>& pictures,
                             const Catalog& catalog, const Locale& locale, QWidget* parent)
    : QDialog(parent),
      mCatalog(catalog),
      mLocale(locale),
      mTree(new QTreeWidget(this)),
      mSearch(new QLineEdit(this)),
      mAll(new QComboBox(this)) {
    setWindowTitle(tr("Tiles of the Imported Map"));
    auto* intro =
        new PlainLabel(tr("Choose what these tiles become in %1. The imported map has no entry for them.")
                           .arg(locale.text(catalog.name)),
                       this);
    intro->setWordWrap(true);
    mSearch->setPlaceholderText(tr("Search tiles"));
    mSearch->setAccessibleName(mSearch->placeholderText());
    mSearch->setClearButtonEnabled(true);
    mTree->setColumnCount(3);
    mTree->setHeaderLabels({tr("Tile"), tr("Count"), tr("Kind")});
    mTree->setSelectionMode(QAbstractItemView::NoSelection);
    mTree->setUniformRowHeights(true);
    fill(tiles, pictures);
    mTree->resizeColumnToContents(nameColumn);
    mTree->resizeColumnToContents(countColumn);

    mAll->setAccessibleName(tr("All shown tiles"));
    mAll->addItem(tr("Set all shown tiles to…"));
    for (int i = 0; i < mRows.front().box->count(); ++i)
        mAll->addItem(mRows.front().box->itemText(i), mRows.front().box->itemData(i));
    for (QWidget* tool : {static_cast<QWidget*>(mSearch), static_cast<QWidget*>(mAll)})
        tool->setVisible(mRows.size() > fewRows);
    connect(mSearch, &QLineEdit::textChanged, this, &TileMapDialog::search);
    connect(mAll, &QComboBox::activated, this, &TileMapDialog::answerShown);

    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole)->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* tools = new QHBoxLayout;
    tools->addWidget(mSearch, 1);
    tools->addWidget(mAll);
    auto* column = new QVBoxLayout(this);
    column->addWidget(intro);
    column->addLayout(tools);
    column->addWidget(mTree, 1);
    column->addWidget(buttons);
    resize(540, 460);
}

void TileMapDialog::fill(const std::vector<ForeignTile>& tiles, const std::vector<QImage>& pictures) {
    struct Group {
        std::int64_t count = 0;
        std::size_t members = 0;
        bool decoration = false;
        std::size_t row = 0;  // once it is made
    };
    std::map<std::string, Group> groups;
    for (const ForeignTile& tile : tiles) {
        Group& group = groups[tile.group];
        group.count += tile.count;
        group.decoration |= tile.decoration > 0;
        ++group.members;
    }
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const ForeignTile& tile = tiles[i];
        const QImage picture = i < pictures.size() ? pictures[i] : QImage();
        Group& group = groups[tile.group];
        const bool grouped = !tile.group.empty() && group.members > 1;
        if (grouped && group.row == 0) {
            group.row = addRow(tile.group, group.count, picture, nullptr) + 1;
            mRows[group.row - 1].box = addBox(mRows[group.row - 1], group.decoration);
        }
        const std::size_t row =
            addRow(tile.name, tile.count, picture, grouped ? mRows[group.row - 1].item : nullptr);
        if (grouped)
            mRows[row].group = group.row - 1;
        else
            mRows[row].box = addBox(mRows[row], tile.decoration > 0);
    }
    // Rows of a group never opened need no boxes.
    connect(mTree, &QTreeWidget::itemExpanded, this, [this](const QTreeWidgetItem* item) {
        for (Row& row : mRows)
            if (row.item->parent() == item && row.box == nullptr) row.box = addBox(row, false);
    });
}

std::size_t TileMapDialog::addRow(const std::string& name, std::int64_t count, const QImage& picture,
                                  QTreeWidgetItem* parent) {
    auto* item = new QTreeWidgetItem;
    item->setText(nameColumn, QString::fromStdString(name));
    item->setText(countColumn, QLocale(mLocale.language()).toString(static_cast<qlonglong>(count)));
    item->setTextAlignment(countColumn, Qt::AlignRight | Qt::AlignVCenter);
    if (!picture.isNull()) item->setIcon(nameColumn, QPixmap::fromImage(picture));
    if (parent != nullptr)
        parent->addChild(item);
    else
        mTree->addTopLevelItem(item);
    mRows.push_back({name, item, nullptr, mRows.size()});
    return mRows.size() - 1;
}

QComboBox* TileMapDialog::addBox(const Row& row, bool decoration) {
    auto* box = new QComboBox(mTree);
    if (row.item->parent() != nullptr) box->addItem(tr("Same as group"));
    box->addItem(tr("Leave out"), QString::fromLatin1(leaveOutTile));
    box->addItem(tr("Empty slot"), QStringLiteral("empty"));
    box->addItem(tr("Blank space"), QStringLiteral("blank"));
    for (const CellKind& kind : mCatalog.kinds)
        box->addItem(mLocale.text(kind.name), QString::fromStdString(kind.id));
    if (row.item->parent() == nullptr)
        box->setCurrentIndex(
            box->findData(decoration ? QString::fromLatin1(leaveOutTile) : QStringLiteral("empty")));
    box->setAccessibleName(row.item->text(nameColumn));
    mTree->setItemWidget(row.item, kindColumn, box);
    return box;
}

void TileMapDialog::search(const QString& text) {
    const auto fits = [&](const QTreeWidgetItem* item) {
        return item->text(nameColumn).contains(text, Qt::CaseInsensitive);
    };
    for (int i = 0; i < mTree->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = mTree->topLevelItem(i);
        bool any = fits(item);
        for (int child = 0; child < item->childCount(); ++child) any |= fits(item->child(child));
        item->setHidden(!any);
    }
}

void TileMapDialog::answerShown(int choice) {
    const QVariant kind = mAll->itemData(choice);
    if (!kind.isValid()) return;
    for (const Row& row : mRows)
        if (row.item->parent() == nullptr && !row.item->isHidden())
            row.box->setCurrentIndex(row.box->findData(kind));
    mAll->setCurrentIndex(0);
}

std::map<std::string, std::string> TileMapDialog::kinds() const {
    std::map<std::string, std::string> answers;
    const auto answerOf = [](const Row& row) {
        return row.box == nullptr ? std::string() : row.box->currentData().toString().toStdString();
    };
    for (const Row& row : mRows) {
        const std::string own = answerOf(row);
        if (row.item->parent() == nullptr && row.item->childCount() > 0) continue;
        // A word of a group also applies to its members.
        const Row& group = mRows[row.group];
        if (own.empty())
            answers[group.name] = answerOf(group);
        else
            answers[row.name] = own;
    }
    return answers;
}

}  // namespace hexa::editor

#include "moc_tilemapdialog.cpp"
