// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/glossarydialog.h"

#include "core/texts/glossary/termedits.h"
#include "editor/translate/glossarymodel.h"
#include "editor/translate/termeditor.h"
#include "editor/ui/icons.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/taborder.h"

#include <QAction>
#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QTableView>

#include <algorithm>

namespace hexa::editor {

GlossaryDialog::GlossaryDialog(const TextDocument& document, TextTerms& terms, QWidget* parent)
    : QDialog(parent),
      mDocument(document),
      mTerms(terms),
      mModel(new GlossaryModel(document, terms, this)),
      mSearch(new QLineEdit(this)),
      mTable(new QTableView(this)),
      mEditor(new TermEditor(this)),
      mAdd(new QPushButton(icon("add"), {}, this)),
      mRemove(new QPushButton(icon("remove"), {}, this)),
      mImport(new QPushButton(icon("open"), {}, this)),
      mExport(new QPushButton(icon("export"), {}, this)),
      mState(new PlainLabel(this)) {
    setObjectName("glossary");
    resize(900, 640);
    mSearch->setObjectName("searchTerms");
    mSearch->setClearButtonEnabled(true);
    mSearch->addAction(icon("search"), QLineEdit::LeadingPosition);
    mAdd->setObjectName("addTerm");
    mRemove->setObjectName("removeTerm");
    // Enter belongs to the text that is being edited.
    mImport->setObjectName("importTerms");
    mExport->setObjectName("exportTerms");
    for (QPushButton* button : {mAdd, mRemove, mImport, mExport}) button->setAutoDefault(false);
    auto* bar = new QHBoxLayout;
    bar->addWidget(mSearch, 1);
    bar->addWidget(mAdd);
    bar->addWidget(mRemove);
    bar->addWidget(mImport);
    bar->addWidget(mExport);
    mTable->setObjectName("terms");
    mTable->setModel(mModel);
    mTable->setSelectionBehavior(QAbstractItemView::SelectRows);
    mTable->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    mTable->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    mTable->setTabKeyNavigation(false);
    mTable->setWordWrap(false);
    mTable->verticalHeader()->hide();
    mTable->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    mTable->horizontalHeader()->setHighlightSections(false);
    mTable->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    auto* both = new QSplitter(Qt::Vertical, this);
    both->setChildrenCollapsible(false);
    both->addWidget(mTable);
    both->addWidget(mEditor);
    both->setSizes({300, 260});
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    mState->setWordWrap(true);
    auto* foot = new QHBoxLayout;
    foot->addWidget(mState, 1);
    foot->addWidget(buttons);
    auto* column = new QVBoxLayout(this);
    column->addLayout(bar);
    column->addWidget(both, 1);
    column->addLayout(foot);

    connect(mSearch, &QLineEdit::textChanged, this, [this](const QString& words) {
        mModel->setWords(words.trimmed());
        showState();
    });
    connect(mAdd, &QPushButton::clicked, this, [this] { addTerm(); });
    connect(mRemove, &QPushButton::clicked, this, &GlossaryDialog::removeChosen);
    connect(mImport, &QPushButton::clicked, this, &GlossaryDialog::importRequested);
    connect(mExport, &QPushButton::clicked, this, &GlossaryDialog::exportRequested);
    auto* removeKey = new QShortcut(QKeySequence::Delete, mTable, this, &GlossaryDialog::removeChosen);
    removeKey->setContext(Qt::WidgetShortcut);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(mTable->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (const QModelIndex now = mTable->currentIndex(); now.isValid()) showCurrent();
    });
    connect(mModel, &QAbstractItemModel::modelReset, this, &GlossaryDialog::refresh);
    connect(mModel, &QAbstractItemModel::dataChanged, this, &GlossaryDialog::refresh);
    connect(mModel, &GlossaryModel::refused, this, [this](const QString& reason) {
        mState->setText(reason);
        // The present term replaces the refused input.
        if (const int row = mModel->rowOf(mKey); row >= 0)
            mEditor->setTerm(mTerms.glossary().terms[mModel->termOf(row)], mModel->languages(),
                             mModel->oddities(mModel->termOf(row)));
    });
    connect(mEditor, &TermEditor::edited, this, [this](const texts::Term& term) {
        const auto& all = mTerms.glossary().terms;
        const auto at =
            std::find_if(all.begin(), all.end(), [&](const texts::Term& t) { return t.key == mKey; });
        if (at == all.end()) return;
        mModel->replace(static_cast<std::size_t>(at - all.begin()), term);
    });
    connect(mModel, &GlossaryModel::renamed, this, [this](const std::string& before, const std::string& now) {
        if (mKey == before) mKey = now;
    });
    tabAsLaidOut(*this);
    retranslate();
    refresh();
}

void GlossaryDialog::retranslate() {
    setWindowTitle(tr("Glossary"));
    mSearch->setPlaceholderText(tr("Search terms"));
    mSearch->setAccessibleName(tr("Show terms that contain these words"));
    mAdd->setText(tr("&Add Term"));
    mRemove->setText(tr("&Remove"));
    mImport->setText(tr("&Import…"));
    mImport->setToolTip(tr("Import terms from a TBX, CSV or JSON file"));
    mExport->setText(tr("&Export…"));
    mExport->setToolTip(tr("Export the terms as a TBX, CSV or JSON file"));
    mTable->setAccessibleName(tr("Terms"));
}

void GlossaryDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        mModel->retranslate();
    }
    QDialog::changeEvent(event);
}

void GlossaryDialog::refresh() {
    const int row = mModel->rowOf(mKey);
    mTable->setEditTriggers(mTerms.ownsGlossary()
                                ? QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                                : QAbstractItemView::NoEditTriggers);
    if (row >= 0) {
        const int column = std::max(0, mTable->currentIndex().column());
        if (mTable->currentIndex().row() != row) mTable->setCurrentIndex(mModel->index(row, column));
        showCurrent();
    } else if (mModel->rowCount() > 0) {
        mTable->setCurrentIndex(mModel->index(0, 0));
        showCurrent();
    } else {
        mKey.clear();
        mEditor->clear();
    }
    showState();
}

void GlossaryDialog::showCurrent() {
    const std::size_t index = mModel->termOf(mTable->currentIndex().row());
    const texts::Term& term = mTerms.glossary().terms[index];
    mKey = term.key;
    mEditor->setTerm(term, mModel->languages(), mModel->oddities(index));
    mEditor->setEnabled(mTerms.ownsGlossary());
}

void GlossaryDialog::showState() {
    const bool open = mDocument.isOpen();
    const auto all = static_cast<int>(mTerms.glossary().terms.size());
    const int shown = mModel->rowCount();
    mAdd->setEnabled(open && mTerms.ownsGlossary());
    mRemove->setEnabled(shown > 0 && mTerms.ownsGlossary());
    mImport->setEnabled(open && mTerms.ownsGlossary());
    mExport->setEnabled(all > 0);
    mState->setText(!open ? tr("No texts are open. Open a text project first.")
                    : !mTerms.ownsGlossary()
                        ? tr("Map texts use the glossary of their game. That glossary can’t be changed here.")
                    : all == 0     ? tr("No terms yet. Add the first one.")
                    : shown == all ? tr("%Ln term(s)", nullptr, all)
                                   : tr("%L1 of %Ln term(s)", nullptr, all).arg(shown));
}

void GlossaryDialog::showTerm(const std::string& key) {
    if (mModel->rowOf(key) < 0) mSearch->clear();
    if (const int row = mModel->rowOf(key); row >= 0) {
        mTable->setCurrentIndex(mModel->index(row, 0));
        mTable->scrollTo(mTable->currentIndex());
    }
}

void GlossaryDialog::addTerm(const std::string& language, const QString& form) {
    if (!mDocument.isOpen() || !mTerms.ownsGlossary()) return;
    mSearch->clear();
    const std::string key = mModel->add();
    if (const int row = mModel->rowOf(key); row >= 0 && !form.trimmed().isEmpty()) {
        texts::Term term = mTerms.glossary().terms[mModel->termOf(row)];
        texts::setPreferred(term, language, form.trimmed().toStdString());
        mModel->replace(mModel->termOf(row), std::move(term));
    }
    showTerm(key);
    mEditor->focusKey();
}

void GlossaryDialog::removeChosen() {
    std::vector<std::size_t> terms;
    for (const QModelIndex& index : mTable->selectionModel()->selectedRows())
        terms.push_back(mModel->termOf(index.row()));
    const int row = mTable->currentIndex().row();
    mKey.clear();
    mModel->remove(terms);
    if (mModel->rowCount() > 0)
        mTable->setCurrentIndex(mModel->index(std::clamp(row, 0, mModel->rowCount() - 1), 0));
}

}  // namespace hexa::editor

#include "moc_glossarydialog.cpp"
