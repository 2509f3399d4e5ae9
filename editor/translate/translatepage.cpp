// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/translatepage.h"

#include "editor/translate/filterbar.h"
#include "editor/translate/findbar.h"
#include "editor/translate/marking.h"
#include "editor/translate/progressstrip.h"
#include "editor/translate/rowheights.h"
#include "editor/translate/textcell.h"
#include "editor/translate/textdelegate.h"
#include "editor/translate/textmodel.h"
#include "editor/translate/textstart.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/names.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTableView>

namespace hexa::editor {
namespace {

constexpr int numberWidth = 72;

}  // namespace

TranslatePage::TranslatePage(TranslateSession& session, QWidget* parent)
    : QWidget(parent),
      mSession(session),
      mModel(new TextModel(session, this)),
      mStack(new QStackedWidget(this)),
      mTable(new QTableView(this)),
      mStart(new TextStart(this)),
      mFilter(new FilterBar(session, this)),
      mFind(new FindBar(session, this)),
      mProgress(new ProgressStrip(this)),
      mFacts(new LazyUpdate(this, [this] { showFacts(); })),
      mRows(new RowHeights(*mTable)),
      mHeights(new LazyUpdate(mTable, [this] { mRows->renewAll(); })) {
    setObjectName("translatePage");
    build();
    connect(&session.document(), &TextDocument::reset, this, &TranslatePage::documentReset);
    connect(&session.document(), &TextDocument::changed, this, [this] { mFacts->request(); });
    connect(&session, &TranslateSession::alertsChanged, this, [this](int) {
        mFacts->request();
        mTable->viewport()->update();
    });
    connect(&session, &TranslateSession::currentChanged, this, &TranslatePage::selectCurrent);
    connect(&session, &TranslateSession::foundChanged, mTable->viewport(), qOverload<>(&QWidget::update));
    connect(&session, &TranslateSession::insertRequested, this, [this](const QString& words) {
        if (cell() == nullptr) edit();
        if (TextCell* open = cell()) {
            open->insertWords(words);
            open->setFocus();
        }
    });
    connect(&session, &TranslateSession::replaceRequested, this, [this](const QString& text) {
        if (TextCell* open = cell()) {
            open->selectAll();
            open->insertPlainText(text);
            open->setFocus();
        } else if (mSession.currentUnit()) {
            mSession.setText(*mSession.currentUnit(), mSession.currentLanguage(), text);
        }
    });
    connect(mFind, &FindBar::told, this, &TranslatePage::told);
    connect(mFind, &FindBar::aboutToChange, this, &TranslatePage::commit);
    connect(mFind, &FindBar::found, this, &TranslatePage::showFound);
    connect(mFind, &FindBar::closed, this, &TranslatePage::focusTable);
    connect(mFilter, &FilterBar::changed, this, &TranslatePage::applyFilter);
    connect(mStart, &TextStart::openRequested, this, &TranslatePage::openRequested);
    connect(mStart, &TextStart::importRequested, this, &TranslatePage::importRequested);
    connect(mStart, &TextStart::sampleRequested, this, &TranslatePage::sampleRequested);
    connect(mStart, &TextStart::mapRequested, this, &TranslatePage::mapRequested);
    retranslate();
    documentReset();
}

void TranslatePage::build() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);

    auto* texts = new QWidget(this);
    auto* rows = new QVBoxLayout(texts);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(mFilter);

    mTable->setObjectName("texts");
    mTable->setModel(mModel);
    mDelegate = new TextDelegate(*mModel, *mTable);
    mTable->setItemDelegate(mDelegate);
    mTable->setFrameShape(QFrame::NoFrame);
    mTable->setSelectionMode(QAbstractItemView::SingleSelection);
    mTable->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::SelectedClicked);
    mTable->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    mTable->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    mTable->setTabKeyNavigation(false);
    mTable->setWordWrap(true);
    mTable->verticalScrollBar()->setSingleStep(24);
    mTable->verticalHeader()->hide();
    mTable->verticalHeader()->setMinimumSectionSize(28);
    mTable->verticalHeader()->setDefaultSectionSize(64);
    mTable->horizontalHeader()->setHighlightSections(false);
    mTable->horizontalHeader()->setMinimumSectionSize(40);
    mTable->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    rows->addWidget(mTable, 1);
    mFind->hide();
    rows->addWidget(mFind);
    rows->addWidget(mProgress);

    mStack->addWidget(texts);
    mStack->addWidget(mStart);
    column->addWidget(mStack);

    connect(mTable->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& now) {
                if (now.isValid())
                    mSession.setCurrent(mModel->unitOf(now), now.column() > 0 ? mModel->languageOf(now)
                                                                              : mSession.currentLanguage());
                mTable->viewport()->update();
            });
    connect(mTable->horizontalHeader(), &QHeaderView::sectionResized, this, [this] { mHeights->request(); });
    connect(mModel, &QAbstractItemModel::modelReset, this, [this] {
        layOutColumns();
        mHeights->request();
        mFacts->request();
        keepCurrentShown();
    });
    connect(mModel, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& from, const QModelIndex& to, const QList<int>& roles) {
                if (!roles.isEmpty()) return;  // only the alerts
                mRows->renew(from.row(), to.row() + 1);
            });
    connect(&mSession.spelling(), &Spelling::changed, mTable->viewport(), qOverload<>(&QWidget::update));
    // A text's menu is that of the text being written: it has the place in it.
    mTable->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(mTable, &QTableView::customContextMenuRequested, this, [this](const QPoint& at) {
        const QModelIndex index = mTable->indexAt(at);
        if (!index.isValid() || index.column() == 0) return;
        goTo(index);
        edit();
        if (TextCell* text = cell())
            text->showMenu(text->viewport()->mapFromGlobal(mTable->viewport()->mapToGlobal(at)));
    });
    connect(mTable, &QTableView::activated, this, [this] {
        if (cell() == nullptr) edit();
    });
    connect(mDelegate, &TextDelegate::lineFinished, this, [this] {
        goTo(mTable->currentIndex().sibling(mTable->currentIndex().row() + 1,
                                            mTable->currentIndex().column()));
    });
}

void TranslatePage::retranslate() {
    mTable->setAccessibleName(tr("Texts"));
    mModel->retranslate();
    showFacts();
}

void TranslatePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) mHeights->request();
    QWidget::changeEvent(event);
}

void TranslatePage::setMapOpen(bool open) { mStart->setMapOpen(open); }

TextCell* TranslatePage::cell() const { return mDelegate->cell(); }

void TranslatePage::commit() { mDelegate->commit(); }

void TranslatePage::focusTable() { mTable->setFocus(); }

// -- what is shown ------------------------------------------------------------------------------------------------

void TranslatePage::documentReset() {
    mStack->setCurrentIndex(mSession.document().isOpen() ? 0 : 1);
    mFilter->reset();
    layOutColumns();
    mFacts->request();
    if (mModel->rowCount() > 0)
        mTable->setCurrentIndex(mModel->index(0, std::min(2, mModel->columnCount() - 1)));
}

void TranslatePage::layOutColumns() {
    QHeaderView* header = mTable->horizontalHeader();
    for (int i = 0; i < header->count(); ++i)
        header->setSectionResizeMode(i, i == 0 ? QHeaderView::Fixed : QHeaderView::Stretch);
    mTable->setColumnWidth(0, numberWidth);
}

void TranslatePage::applyFilter() {
    commit();
    mModel->setFilter(mFilter->filter());
    showFacts();
}

void TranslatePage::showFacts() {
    if (!mSession.document().isOpen()) return;
    mFilter->count(mModel->rowCount());
    mProgress->setProgress(texts::progressOf(mSession.project()));
}

void TranslatePage::selectCurrent() {
    if (!mSession.currentUnit()) return;
    const QModelIndex index = mModel->indexOf(*mSession.currentUnit(), mSession.currentLanguage());
    if (index.isValid() && index != mTable->currentIndex() &&
        !(mTable->currentIndex().column() == 0 && mTable->currentIndex().row() == index.row())) {
        mTable->setCurrentIndex(index);
        mTable->scrollTo(index);
    }
}

void TranslatePage::keepCurrentShown() {
    const std::string language = mSession.currentLanguage();
    const QModelIndex index = mModel->nearest(mSession.currentUnit().value_or(0), language);
    mSession.setCurrent(index.isValid() ? std::optional(mModel->unitOf(index)) : std::nullopt, language);
    selectCurrent();
    // What was found there is not replaced unseen: it is found, and shown, anew.
    if (mSession.found() && isHidden(mSession.found()->unit)) mFind->forget();
}

bool TranslatePage::isHidden(std::size_t unit) const { return !mModel->indexOf(unit, {}).isValid(); }

void TranslatePage::showFound() {
    if (!mSession.currentUnit() || !isHidden(*mSession.currentUnit())) return;
    mFilter->reset();
    mModel->setFilter(mFilter->filter());
    emit told(tr("All rows are shown again: the filter hid what was found."));
}

void TranslatePage::goTo(const QModelIndex& index) {
    if (!index.isValid()) return;
    mTable->setCurrentIndex(index);
    mTable->scrollTo(index);
}

// -- commands -----------------------------------------------------------------------------------------------------

void TranslatePage::edit() {
    QModelIndex index = mTable->currentIndex();
    if (index.isValid() && index.column() == 0) index = index.siblingAtColumn(1);
    if (!index.isValid()) return;
    mTable->setCurrentIndex(index);
    mTable->edit(index);
}

void TranslatePage::setState(texts::State state) {
    commit();
    if (!mSession.currentUnit()) return;
    const bool empty = mSession.unit(*mSession.currentUnit()).in(mSession.currentLanguage()).empty();
    if (empty) emit told(tr("There is no text yet."));
    mSession.setState(*mSession.currentUnit(), mSession.currentLanguage(), state);
}

void TranslatePage::approve() {
    setState(texts::State::Approved);
    const QModelIndex current = mTable->currentIndex();
    goTo(current.sibling(current.row() + 1, current.column()));
}

void TranslatePage::goToProblem(int step) {
    commit();
    const int rows = mModel->rowCount();
    const int from = mTable->currentIndex().isValid() ? mTable->currentIndex().row() : (step > 0 ? -1 : rows);
    bool hints = false;
    for (int i = 1; i <= rows; ++i) {
        const int row = ((from + i * step) % rows + rows) % rows;
        const std::size_t unit = mModel->unitOf(mModel->index(row, 0));
        const auto alerts = mSession.openAlertsOf(unit);
        const auto first = std::find_if(alerts.begin(), alerts.end(), [&](const texts::Alert& alert) {
            return mModel->filter().counts(alert);
        });
        hints = hints || !alerts.empty();
        if (first == alerts.end()) continue;
        goTo(mModel->indexOf(unit, first->language.empty() ? mSession.currentLanguage() : first->language));
        return;
    }
    emit told(hints ? tr("No errors or warnings in the rows that are shown, only hints: the button above "
                         "includes them.")
                    : tr("No problems in the rows that are shown."));
}

void TranslatePage::goToUnfinished() {
    commit();
    const int rows = mModel->rowCount();
    const int from = mTable->currentIndex().isValid() ? mTable->currentIndex().row() : -1;
    for (int i = 1; i <= rows; ++i) {
        const int row = (from + i) % rows;
        const std::size_t unit = mModel->unitOf(mModel->index(row, 0));
        if (mSession.unit(unit).stateIn(mSession.currentLanguage()) == texts::State::Approved) continue;
        return goTo(mModel->indexOf(unit, mSession.currentLanguage()));
    }
    emit told(tr("All texts of this language that are shown are approved."));
}

void TranslatePage::insertTerm(int index) {
    const auto terms = mSession.wantedTerms();
    if (index < 0 || index >= static_cast<int>(terms.size())) return;
    const texts::Term& term = mSession.project().glossary.terms[terms[static_cast<std::size_t>(index)]];
    if (const texts::Form* form = term.preferred(mSession.currentLanguage()))
        mSession.insert(toQString(form->text));
}

void TranslatePage::insertMatch(int index) {
    const auto matches = mSession.matches();
    if (index >= 0 && index < static_cast<int>(matches.size()))
        mSession.replace(toQString(matches[static_cast<std::size_t>(index)].translation));
}

void TranslatePage::acceptFirstAlert() {
    commit();
    if (!mSession.currentUnit()) return;
    const auto alerts = mSession.openAlertsOf(*mSession.currentUnit());
    if (!alerts.empty()) mSession.accept(alerts.front(), {});
}

void TranslatePage::find() {
    const TextCell* open = cell();
    const QString words = open != nullptr ? open->textCursor().selectedText() : QString();
    commit();
    mFind->open(words);
}

std::optional<std::size_t> TranslatePage::caret() const {
    const TextCell* open = cell();
    if (open == nullptr) return std::nullopt;
    const QString text = open->text();
    const int position = open->textCursor().position();
    if (position <= 0 || position >= text.size()) return std::nullopt;
    return byteOf(text, position);
}

bool TranslatePage::neighbourHidden(texts::Neighbour to) {
    if (!mSession.currentUnit()) return false;
    const std::size_t unit = *mSession.currentUnit();
    const bool up = to == texts::Neighbour::Previous;
    if (up ? unit == 0 : unit + 1 >= mSession.project().units.size()) return false;
    if (!isHidden(up ? unit - 1 : unit + 1)) return false;
    emit told(up ? tr("The filter hides the row above, which would change.")
                 : tr("The filter hides the row below, which would change."));
    return true;
}

void TranslatePage::join() {
    commit();
    if (neighbourHidden(texts::Neighbour::Next)) return;
    if (!mSession.join()) emit told(tr("There is no row below to be joined."));
}

void TranslatePage::split() {
    const auto at = caret();
    commit();
    if (!mSession.split(at)) emit told(tr("Put the caret where the text is to be split."));
}

void TranslatePage::move(texts::Neighbour to) {
    const auto at = caret();
    commit();
    if (neighbourHidden(to)) return;
    if (!mSession.move(to, at)) emit told(tr("There is nothing to be moved there."));
}

void TranslatePage::shift(texts::Neighbour to) {
    commit();
    if (!mSession.shift(to)) emit told(tr("There is nothing to be moved there."));
}

}  // namespace hexa::editor
