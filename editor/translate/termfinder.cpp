// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/termfinder.h"

#include "editor/translate/languagename.h"
#include "editor/translate/textdocument.h"
#include "editor/translate/textterms.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QAbstractTableModel>
#include <QBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QShortcut>
#include <QTableView>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr std::size_t maxCandidates = 300;

}  // namespace

/// A row a candidate; a column a language, then rows and agreement.
class TermFinderModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit TermFinderModel(QObject* parent) : QAbstractTableModel(parent) {}

    void take(std::vector<texts::TermCandidate> candidates, std::vector<std::string> languages) {
        beginResetModel();
        mCandidates = std::move(candidates);
        mLanguages = std::move(languages);
        endResetModel();
    }
    void remove(int row) {
        beginRemoveRows({}, row, row);
        mCandidates.erase(mCandidates.begin() + row);
        endRemoveRows();
    }
    const texts::TermCandidate& candidate(int row) const {
        return mCandidates[static_cast<std::size_t>(row)];
    }
    const std::vector<std::string>& languages() const { return mLanguages; }
    void retranslate() { emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1); }

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(mCandidates.size());
    }
    int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() || mLanguages.empty() ? 0 : static_cast<int>(mLanguages.size()) + 2;
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override {
        if (orientation != Qt::Horizontal) return {};
        const auto extra = section - static_cast<int>(mLanguages.size());
        if (role == Qt::ToolTipRole && extra == 1)
            return tr("Share of rows with both words among all rows with one of them");
        if (role != Qt::DisplayRole) return {};
        if (extra == 0) return tr("Rows");
        if (extra == 1) return tr("Agreement");
        return languageName(mLanguages[static_cast<std::size_t>(section)]);
    }
    QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid()) return {};
        const texts::TermCandidate& of = candidate(index.row());
        const auto extra = index.column() - static_cast<int>(mLanguages.size());
        if (role == Qt::TextAlignmentRole && extra >= 0)
            return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
        if (role != Qt::DisplayRole && role != Qt::EditRole) return {};
        if (extra == 0) return of.rows;
        if (extra == 1) return Locale::percent(QString::number(qRound(100 * of.strength)));
        const auto form = of.forms.find(mLanguages[static_cast<std::size_t>(index.column())]);
        return form == of.forms.end() ? QString() : toQString(form->second);
    }
    Qt::ItemFlags flags(const QModelIndex& index) const override {
        const auto usual = QAbstractTableModel::flags(index);
        return index.column() < static_cast<int>(mLanguages.size()) ? usual | Qt::ItemIsEditable : usual;
    }
    /// Corrects a form before it is added: "Türme" becomes "Turm".
    bool setData(const QModelIndex& index, const QVariant& value, int role) override {
        if (role != Qt::EditRole || index.column() >= static_cast<int>(mLanguages.size())) return false;
        auto& forms = mCandidates[static_cast<std::size_t>(index.row())].forms;
        const std::string& language = mLanguages[static_cast<std::size_t>(index.column())];
        const std::string text = value.toString().simplified().toStdString();
        if (text.empty())
            forms.erase(language);
        else
            forms[language] = text;
        emit dataChanged(index, index);
        return true;
    }

private:
    std::vector<texts::TermCandidate> mCandidates;
    std::vector<std::string> mLanguages;
};

TermFinder::TermFinder(const TextDocument& document, TextTerms& terms, QWidget* parent)
    : QDialog(parent),
      mDocument(document),
      mTerms(terms),
      mModel(new TermFinderModel(this)),
      mTable(new QTableView(this)),
      mState(new PlainLabel(this)),
      mConfirm(new QPushButton(this)),
      mDismiss(new QPushButton(this)),
      mPlaces(new QPushButton(this)) {
    setObjectName("termFinder");
    resize(820, 480);
    mTable->setObjectName("termCandidates");
    mTable->setModel(mModel);
    mTable->setSelectionBehavior(QAbstractItemView::SelectRows);
    mTable->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    mTable->setTabKeyNavigation(false);
    mTable->setWordWrap(false);
    mTable->verticalHeader()->hide();
    mTable->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    mTable->horizontalHeader()->setHighlightSections(false);
    mTable->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    mState->setWordWrap(true);
    mState->setObjectName("termFinderState");
    mConfirm->setObjectName("confirmTerm");
    mDismiss->setObjectName("dismissTerm");
    mPlaces->setObjectName("showTermPlaces");
    auto* bar = new QHBoxLayout;
    for (QPushButton* button : {mConfirm, mDismiss, mPlaces}) {
        button->setAutoDefault(false);
        bar->addWidget(button);
    }
    bar->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(mState);
    column->addWidget(mTable, 1);
    column->addLayout(bar);
    connect(mConfirm, &QPushButton::clicked, this, &TermFinder::confirm);
    connect(mDismiss, &QPushButton::clicked, this, &TermFinder::dismiss);
    connect(mPlaces, &QPushButton::clicked, this, &TermFinder::showPlaces);
    for (const int key : {Qt::Key_Return, Qt::Key_Enter})
        (new QShortcut(QKeySequence(key), mTable, this, &TermFinder::confirm))
            ->setContext(Qt::WidgetShortcut);
    (new QShortcut(QKeySequence::Delete, mTable, this, &TermFinder::dismiss))->setContext(Qt::WidgetShortcut);
    connect(mTable->selectionModel(), &QItemSelectionModel::selectionChanged, this, &TermFinder::showState);
    connect(&document, &TextDocument::reset, this, [this] {
        mDismissed.clear();
        take({});
        if (isVisible()) ask();
    });
    // Terms added elsewhere stop being candidates, and removed terms become candidates again.
    connect(&terms, &TextTerms::glossaryChanged, this, [this] {
        if (isVisible()) ask();
    });
    keepTranslated(*this, [this] { retranslate(); });
}

void TermFinder::retranslate() {
    setWindowTitle(tr("Find Terms"));
    mTable->setAccessibleName(tr("Found terms"));
    mConfirm->setText(tr("Add &to Glossary"));
    mConfirm->setToolTip(QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText));
    mDismiss->setText(tr("Ski&p"));
    mDismiss->setToolTip(QKeySequence(Qt::Key_Delete).toString(QKeySequence::NativeText));
    mPlaces->setText(tr("&Show Occurrences"));
    mModel->retranslate();
    showState();
}

void TermFinder::look() {
    show();
    raise();
    activateWindow();
    mTable->setFocus();
    ask();
}

void TermFinder::ask() {
    mSearch.ask(
        [this] {
            return [project = mDocument.project()](const JobControl& control) {
                return texts::mineTerms(project, maxCandidates, control.stop);
            };
        },
        [this](std::vector<texts::TermCandidate> candidates) { take(std::move(candidates)); });
    showState();
}

void TermFinder::take(std::vector<texts::TermCandidate> candidates) {
    const std::string& first = mDocument.project().source;
    std::erase_if(candidates, [&](const texts::TermCandidate& candidate) {
        const auto form = candidate.forms.find(first);
        return form != candidate.forms.end() && mDismissed.contains(form->second);
    });
    const int row = std::max(0, mTable->currentIndex().row());
    std::vector<std::string> languages{first};
    for (const std::string& language : mDocument.project().languages)
        if (language != first) languages.push_back(language);
    mModel->take(std::move(candidates), std::move(languages));
    for (int column = mModel->columnCount() - 2; column < mModel->columnCount(); ++column)
        mTable->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    if (mModel->rowCount() > 0) mTable->selectRow(std::min(row, mModel->rowCount() - 1));
    showState();
}

void TermFinder::showState() {
    const int count = mModel->rowCount();
    const bool any = !mTable->selectionModel()->selectedRows().isEmpty();
    mConfirm->setEnabled(any && mTerms.ownsGlossary());
    mDismiss->setEnabled(any);
    mPlaces->setEnabled(any);
    if (!mTerms.ownsGlossary())
        mState->setText(tr("These texts use the glossary of their game, so terms can’t be added."));
    else if (mSearch.pending())
        mState->setText(tr("Searching for terms…"));
    else if (count == 0)
        mState->setText(tr("No new terms found. A term has to occur in several rows and in two languages."));
    else
        mState->setText(
            tr("%Ln term(s) may be missing from the glossary. Select several with Shift or Ctrl. Press "
               "Enter to add the selected ones, Delete to skip them, F2 to edit a form.",
               nullptr, count));
}

std::vector<int> TermFinder::chosen() const {
    std::vector<int> rows;
    for (const QModelIndex& index : mTable->selectionModel()->selectedRows()) rows.push_back(index.row());
    std::ranges::sort(rows);
    return rows;
}

void TermFinder::confirm() {
    const std::vector<int> rows = chosen();
    if (rows.empty() || !mTerms.ownsGlossary()) return;
    texts::Glossary changed = mTerms.glossary();
    for (const int row : rows) changed.terms.push_back(texts::termOf(mModel->candidate(row), changed));
    const int count = static_cast<int>(rows.size());
    removeRows(rows);
    mTerms.setGlossary(std::move(changed), [count] { return tr("Add %Ln term(s)", nullptr, count); });
}

void TermFinder::dismiss() {
    const std::vector<int> rows = chosen();
    for (const int row : rows)
        if (const auto form = mModel->candidate(row).forms.find(mModel->languages().front());
            form != mModel->candidate(row).forms.end())
            mDismissed.insert(form->second);
    removeRows(rows);
}

/// Removes rows. The row after the first one becomes current, so that one key goes through all.
void TermFinder::removeRows(const std::vector<int>& rows) {
    if (rows.empty()) return;
    for (auto row = rows.rbegin(); row != rows.rend(); ++row) mModel->remove(*row);
    if (mModel->rowCount() > 0) mTable->selectRow(std::min(rows.front(), mModel->rowCount() - 1));
    showState();
}

void TermFinder::showPlaces() {
    const std::vector<int> rows = chosen();
    if (rows.empty()) return;
    const auto& [language, form] = *mModel->candidate(rows.front()).forms.begin();
    emit placesRequested(language, toQString(form));
}

}  // namespace hexa::editor

#include "termfinder.moc"

#include "moc_termfinder.cpp"
