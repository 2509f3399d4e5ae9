// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/changesdialog.h"

#include "editor/translate/excerpt.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/severity.h"
#include "editor/ui/theme.h"

#include <QAbstractTableModel>
#include <QBoxLayout>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>

#include <algorithm>

namespace hexa::editor {
namespace {

/// Different part of two texts, at word borders.
struct Difference {
    qsizetype begin = 0;
    qsizetype behind = 0;  ///< Length of the common end.
};

Difference differenceOf(const QString& a, const QString& b) {
    const qsizetype shorter = std::min(a.size(), b.size());
    Difference d;
    while (d.begin < shorter && a[d.begin] == b[d.begin]) ++d.begin;
    while (d.behind < shorter - d.begin && a[a.size() - 1 - d.behind] == b[b.size() - 1 - d.behind])
        ++d.behind;
    const auto inWord = [](const QString& text, qsizetype at) {
        return at >= 0 && at < text.size() && text[at].isLetterOrNumber();
    };
    while (d.begin > 0 && inWord(a, d.begin - 1) && (inWord(a, d.begin) || inWord(b, d.begin))) --d.begin;
    while (d.behind > 0 && inWord(a, a.size() - d.behind) &&
           (inWord(a, a.size() - d.behind - 1) || inWord(b, b.size() - d.behind - 1)))
        --d.behind;
    return d;
}

}  // namespace

class ChangesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    ChangesModel(std::vector<Change> changes, QObject* parent)
        : QAbstractTableModel(parent), mChanges(std::move(changes)), mTicked(mChanges.size(), true) {}

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(mChanges.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : 3; }

    QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid()) return {};
        const auto row = static_cast<std::size_t>(index.row());
        const Change& change = mChanges[row];
        if (index.column() == 0) {
            if (role == Qt::CheckStateRole) return mTicked[row] ? Qt::Checked : Qt::Unchecked;
            if (role == Qt::DisplayRole)
                return QStringLiteral("%1 · %2")
                    .arg(change.unit + 1)
                    .arg(QString::fromStdString(change.language).toUpper());
            return {};
        }
        const QString& whole = index.column() == 1 ? change.before : change.after;
        if (role == Qt::ToolTipRole) return folded(whole);
        const Difference d = differenceOf(change.before, change.after);
        return Excerpt(whole, d.begin, whole.size() - d.begin - d.behind).data(role);
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override {
        if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
        return section == 0 ? tr("Row") : section == 1 ? tr("Before") : tr("After");
    }

    Qt::ItemFlags flags(const QModelIndex& index) const override {
        Qt::ItemFlags flags = QAbstractTableModel::flags(index);
        if (index.column() == 0) flags |= Qt::ItemIsUserCheckable;
        return flags;
    }

    bool setData(const QModelIndex& index, const QVariant& value, int role) override {
        if (role != Qt::CheckStateRole || index.column() != 0) return false;
        mTicked[static_cast<std::size_t>(index.row())] = value.toInt() == Qt::Checked;
        emit dataChanged(index, index, {role});
        return true;
    }

    void tickAll(bool on) {
        std::fill(mTicked.begin(), mTicked.end(), on);
        emit dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::CheckStateRole});
    }
    const std::vector<bool>& ticked() const { return mTicked; }

private:
    std::vector<Change> mChanges;
    std::vector<bool> mTicked;
};

ChangesDialog::ChangesDialog(const QString& title, const QString& what, std::vector<Change> changes,
                             QWidget* parent)
    : QDialog(parent),
      mModel(new ChangesModel(std::move(changes), this)),
      mTable(new QTableView(this)),
      mAll(new QCheckBox(tr("All"), this)) {
    setObjectName("changesDialog");
    setWindowTitle(title);
    auto* column = new QVBoxLayout(this);
    auto* head = new PlainLabel(what, this);
    head->setWordWrap(true);
    column->addWidget(head);
    mTable->setObjectName("changes");
    mTable->setAccessibleName(title);
    mTable->setModel(mModel);
    mTable->setItemDelegateForColumn(1, new ExcerptDelegate(mTable, severityColour(Severity::Error)));
    mTable->setItemDelegateForColumn(
        2, new ExcerptDelegate(mTable, isDark() ? QColor("#5fb477") : QColor("#2e8548")));
    mTable->setSelectionBehavior(QAbstractItemView::SelectRows);
    mTable->setSelectionMode(QAbstractItemView::SingleSelection);
    mTable->setWordWrap(false);
    mTable->setTabKeyNavigation(false);
    mTable->verticalHeader()->hide();
    mTable->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    mTable->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    mTable->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Fixed);
    mTable->setColumnWidth(0, fontMetrics().horizontalAdvance(QStringLiteral("00000 · WW")) + 40);
    mTable->setCurrentIndex(mModel->index(0, 0));
    column->addWidget(mTable, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    mDo = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    mDo->setObjectName("doChanges");
    auto* row = new QHBoxLayout;
    row->addWidget(mAll);
    row->addStretch(1);
    row->addWidget(buttons);
    column->addLayout(row);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(mModel, &QAbstractItemModel::dataChanged, this, &ChangesDialog::showCount);
    connect(mAll, &QCheckBox::clicked, this,
            [this] { mModel->tickAll(mAll->checkState() != Qt::Unchecked); });
    showCount();
    resize(880, 460);
}

std::vector<std::size_t> ChangesDialog::ticked() const {
    std::vector<std::size_t> ticked;
    for (std::size_t i = 0; i < mModel->ticked().size(); ++i)
        if (mModel->ticked()[i]) ticked.push_back(i);
    return ticked;
}

void ChangesDialog::showCount() {
    const auto count = static_cast<int>(ticked().size());
    mAll->setCheckState(count == 0                    ? Qt::Unchecked
                        : count == mModel->rowCount() ? Qt::Checked
                                                      : Qt::PartiallyChecked);
    mDo->setText(tr("&Change %Ln Text(s)", nullptr, count));
    mDo->setEnabled(count > 0);
}

}  // namespace hexa::editor

#include "changesdialog.moc"

#include "moc_changesdialog.cpp"
