// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/translatepage.h"

#include "editor/translate/findbar.h"
#include "editor/translate/marking.h"
#include "editor/translate/progressstrip.h"
#include "editor/translate/statesign.h"
#include "editor/translate/textcell.h"
#include "editor/translate/textdelegate.h"
#include "editor/translate/textmodel.h"
#include "editor/ui/icons.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>

#include <map>

namespace hexa {
namespace {

constexpr int numberWidth = 72;
constexpr texts::State states[] = {texts::State::Missing, texts::State::Draft, texts::State::NeedsReview,
                                   texts::State::Stale, texts::State::Approved};

}  // namespace

TranslatePage::TranslatePage(TranslateDesk& desk, QWidget* parent)
    : QWidget(parent),
      mDesk(desk),
      mModel(new TextModel(desk, this)),
      mStack(new QStackedWidget(this)),
      mTable(new QTableView(this)),
      mNone(new QWidget(this)),
      mNoneText(new QLabel(mNone)),
      mOpen(new QPushButton(icon("open"), {}, mNone)),
      mImport(new QPushButton(icon("new"), {}, mNone)),
      mSample(new QPushButton(icon("note"), {}, mNone)),
      mOfMap(new QPushButton(icon("layout-cells"), {}, mNone)),
      mWords(new QLineEdit(this)),
      mSection(new QComboBox(this)),
      mState(new QComboBox(this)),
      mCheck(new QComboBox(this)),
      mProblems(new QToolButton(this)),
      mCount(new QLabel(this)),
      mFind(new FindBar(desk, this)),
      mProgress(new ProgressStrip(this)),
      mFacts(new LazyUpdate(this, [this] { showFacts(); })),
      mHeights(new LazyUpdate(mTable, [this] { resizeRows(); })) {
    setObjectName("translatePage");
    build();
    connect(&desk.document(), &TextDocument::reset, this, &TranslatePage::documentReset);
    connect(&desk.document(), &TextDocument::changed, this, [this] { mFacts->request(); });
    connect(&desk, &TranslateDesk::alertsChanged, this, [this](int) {
        mFacts->request();
        mTable->viewport()->update();
    });
    connect(&desk, &TranslateDesk::currentChanged, this, &TranslatePage::selectCurrent);
    connect(&desk, &TranslateDesk::insertRequested, this, [this](const QString& words) {
        if (cell() == nullptr) edit();
        if (TextCell* open = cell()) {
            open->insertWords(words);
            open->setFocus();
        }
    });
    connect(&desk, &TranslateDesk::replaceRequested, this, [this](const QString& text) {
        if (TextCell* open = cell()) {
            open->selectAll();
            open->insertPlainText(text);
            open->setFocus();
        } else if (mDesk.currentUnit()) {
            mDesk.setText(*mDesk.currentUnit(), mDesk.currentLanguage(), text);
        }
    });
    connect(mFind, &FindBar::told, this, &TranslatePage::told);
    connect(mFind, &FindBar::aboutToChange, this, &TranslatePage::commit);
    connect(mFind, &FindBar::closed, this, &TranslatePage::focusTable);
    connect(mOpen, &QPushButton::clicked, this, &TranslatePage::openRequested);
    connect(mImport, &QPushButton::clicked, this, &TranslatePage::importRequested);
    connect(mSample, &QPushButton::clicked, this, &TranslatePage::sampleRequested);
    connect(mOfMap, &QPushButton::clicked, this, &TranslatePage::mapRequested);
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
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(6, 6, 6, 6);
    bar->setSpacing(6);
    mWords->setClearButtonEnabled(true);
    mWords->addAction(icon("search"), QLineEdit::LeadingPosition);
    mWords->setMinimumWidth(110);
    bar->addWidget(mWords, 3);
    for (QComboBox* box : {mSection, mState, mCheck}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
        bar->addWidget(box, 2);
        connect(box, &QComboBox::currentIndexChanged, this, &TranslatePage::applyFilter);
    }
    mProblems->setCheckable(true);
    mProblems->setIcon(icon("problem-warning"));
    mProblems->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addWidget(mProblems);
    bar->addWidget(mCount);
    rows->addLayout(bar);
    connect(mWords, &QLineEdit::textChanged, this, &TranslatePage::applyFilter);
    connect(mProblems, &QToolButton::toggled, this, &TranslatePage::applyFilter);

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

    auto* none = new QVBoxLayout(mNone);
    mNoneText->setAlignment(Qt::AlignHCenter);
    mNoneText->setWordWrap(true);
    none->addStretch(2);
    none->addWidget(mNoneText);
    none->addSpacing(12);
    for (QPushButton* button : {mOpen, mImport, mSample, mOfMap}) {
        button->setMinimumWidth(280);
        none->addWidget(button, 0, Qt::AlignHCenter);
    }
    none->addStretch(3);

    mStack->addWidget(texts);
    mStack->addWidget(mNone);
    column->addWidget(mStack);

    connect(mTable->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& now) {
                if (now.isValid())
                    mDesk.setCurrent(mModel->unitOf(now),
                                     now.column() > 0 ? mModel->languageOf(now) : mDesk.currentLanguage());
                mTable->viewport()->update();
            });
    connect(mTable->horizontalHeader(), &QHeaderView::sectionResized, this, [this] { mHeights->request(); });
    connect(mModel, &QAbstractItemModel::modelReset, this, [this] {
        layOutColumns();
        mHeights->request();
        mFacts->request();
        selectCurrent();
    });
    connect(mModel, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& from, const QModelIndex& to, const QList<int>& roles) {
                if (!roles.isEmpty()) return;  // only the alerts
                for (int row = from.row(); row <= to.row(); ++row) mTable->resizeRowToContents(row);
            });
    connect(&mDesk.spelling(), &Spelling::changed, mTable->viewport(), qOverload<>(&QWidget::update));
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
    mNoneText->setText(
        tr("<p><b>No texts are open.</b></p><p>Open a text project, or make one from finished texts in "
           "several languages: they are put side by side, row by row.</p>"));
    mOpen->setText(tr("&Open Text Project…"));
    mImport->setText(tr("&Import Texts…"));
    mSample->setText(tr("Open the &Rules Reference"));
    mOfMap->setText(tr("Texts of the Open &Map"));
    mWords->setPlaceholderText(tr("Search texts"));
    mWords->setAccessibleName(tr("Show rows with these words"));
    mSection->setAccessibleName(tr("Section"));
    mState->setAccessibleName(tr("State"));
    mCheck->setAccessibleName(tr("Check"));
    mProblems->setToolTip(tr("Show only rows with open problems"));
    mTable->setAccessibleName(tr("Texts"));
    mModel->retranslate();
    fillFilters();
    showFacts();
}

void TranslatePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) mHeights->request();
    QWidget::changeEvent(event);
}

void TranslatePage::setMapOpen(bool open) { mOfMap->setVisible(open); }

TextCell* TranslatePage::cell() const { return mDelegate->cell(); }

void TranslatePage::commit() { mDelegate->commit(); }

void TranslatePage::focusTable() { mTable->setFocus(); }

// -- what is shown ------------------------------------------------------------------------------------------------

void TranslatePage::documentReset() {
    mStack->setCurrentIndex(mDesk.document().isOpen() ? 0 : 1);
    mFilling = true;
    mWords->clear();
    mProblems->setChecked(false);
    for (QComboBox* box : {mSection, mState, mCheck}) box->setCurrentIndex(0);
    mFilling = false;
    fillFilters();
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

void TranslatePage::fillFilters() {
    mFilling = true;
    const QVariant section = mSection->currentData();
    const QVariant state = mState->currentData();
    mSection->clear();
    mSection->addItem(tr("All sections"), QString());
    for (const texts::Section& entry : mDesk.project().sections) {
        const QString title = mDesk.locale().text(entry.title);
        mSection->addItem(title.isEmpty() ? toQString(entry.id) : title, toQString(entry.id));
    }
    mSection->setCurrentIndex(std::max(0, mSection->findData(section)));
    mSection->setVisible(mSection->count() > 2);
    mState->clear();
    mState->addItem(tr("All states"), -1);
    for (const texts::State entry : states)
        mState->addItem(stateIcon(entry), stateName(entry), static_cast<int>(entry));
    mState->setCurrentIndex(std::max(0, mState->findData(state)));
    mFilling = false;
    showFacts();
}

void TranslatePage::applyFilter() {
    if (mFilling) return;
    commit();
    TextFilter filter;
    filter.words = mWords->text().trimmed();
    filter.section = mSection->currentData().toString().toStdString();
    if (mState->currentIndex() > 0) filter.state = static_cast<texts::State>(mState->currentData().toInt());
    filter.check = mCheck->currentData().toString().toStdString();
    filter.problems = mProblems->isChecked();
    mModel->setFilter(std::move(filter));
    showFacts();
}

void TranslatePage::showFacts() {
    if (!mDesk.document().isOpen()) return;
    const auto units = static_cast<int>(mDesk.project().units.size());
    std::map<std::string, int> byCheck;
    int rowsWithAlerts = 0;
    for (int i = 0; i < units; ++i) {
        const auto alerts = mDesk.openAlertsOf(static_cast<std::size_t>(i));
        rowsWithAlerts += alerts.empty() ? 0 : 1;
        for (const texts::Alert& alert : alerts) ++byCheck[alert.check];
    }
    mFilling = true;
    const QVariant check = mCheck->currentData();
    mCheck->clear();
    mCheck->addItem(tr("All checks"), QString());
    for (const std::string& id : texts::checkIds()) {
        const auto found = byCheck.find(id);
        if (found == byCheck.end() && check.toString().toStdString() != id) continue;
        mCheck->addItem(QStringLiteral("%1 (%2)")
                            .arg(mDesk.locale().text("texts.check." + id))
                            .arg(found == byCheck.end() ? 0 : found->second),
                        toQString(id));
    }
    mCheck->setCurrentIndex(std::max(0, mCheck->findData(check)));
    mFilling = false;
    const int shown = mModel->rowCount();
    mCount->setText(shown == units ? tr("%n row(s)", nullptr, units)
                                   : tr("%1 of %n row(s)", nullptr, units).arg(shown));
    mProblems->setText(rowsWithAlerts == 0
                           ? tr("With problems")
                           : tr("With problems (%1)").arg(QLocale().toString(rowsWithAlerts)));
    mProgress->setProgress(texts::progressOf(mDesk.project()));
}

void TranslatePage::resizeRows() {
    mTable->setUpdatesEnabled(false);
    mTable->resizeRowsToContents();
    mTable->setUpdatesEnabled(true);
    if (const QModelIndex current = mTable->currentIndex(); current.isValid()) mTable->scrollTo(current);
}

void TranslatePage::selectCurrent() {
    if (!mDesk.currentUnit()) return;
    const QModelIndex index = mModel->indexOf(*mDesk.currentUnit(), mDesk.currentLanguage());
    if (index.isValid() && index != mTable->currentIndex() &&
        !(mTable->currentIndex().column() == 0 && mTable->currentIndex().row() == index.row())) {
        mTable->setCurrentIndex(index);
        mTable->scrollTo(index);
    }
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
    if (!mDesk.currentUnit()) return;
    const bool empty = mDesk.unit(*mDesk.currentUnit()).in(mDesk.currentLanguage()).empty();
    if (empty) emit told(tr("There is no text yet."));
    mDesk.setState(*mDesk.currentUnit(), mDesk.currentLanguage(), state);
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
    for (int i = 1; i <= rows; ++i) {
        const int row = ((from + i * step) % rows + rows) % rows;
        const std::size_t unit = mModel->unitOf(mModel->index(row, 0));
        const auto alerts = mDesk.openAlertsOf(unit);
        if (alerts.empty()) continue;
        const std::string& blamed = alerts.front().language;
        goTo(mModel->indexOf(unit, blamed.empty() ? mDesk.currentLanguage() : blamed));
        return;
    }
    emit told(tr("No problems in the rows that are shown."));
}

void TranslatePage::goToUnfinished() {
    commit();
    const int rows = mModel->rowCount();
    const int from = mTable->currentIndex().isValid() ? mTable->currentIndex().row() : -1;
    for (int i = 1; i <= rows; ++i) {
        const int row = (from + i) % rows;
        const std::size_t unit = mModel->unitOf(mModel->index(row, 0));
        if (mDesk.unit(unit).stateIn(mDesk.currentLanguage()) == texts::State::Approved) continue;
        return goTo(mModel->indexOf(unit, mDesk.currentLanguage()));
    }
    emit told(tr("All texts of this language that are shown are approved."));
}

void TranslatePage::insertTerm(int index) {
    const auto terms = mDesk.wantedTerms();
    if (index < 0 || index >= static_cast<int>(terms.size())) return;
    const texts::Term& term = mDesk.project().glossary.terms[terms[static_cast<std::size_t>(index)]];
    if (const texts::Form* form = term.preferred(mDesk.currentLanguage()))
        mDesk.insert(toQString(form->text));
}

void TranslatePage::insertMatch(int index) {
    const auto matches = mDesk.matches();
    if (index >= 0 && index < static_cast<int>(matches.size()))
        mDesk.replace(toQString(matches[static_cast<std::size_t>(index)].translation));
}

void TranslatePage::acceptFirstAlert() {
    commit();
    if (!mDesk.currentUnit()) return;
    const auto alerts = mDesk.openAlertsOf(*mDesk.currentUnit());
    if (!alerts.empty()) mDesk.accept(alerts.front(), {});
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
    const QString text = open->toPlainText();
    const int position = open->textCursor().position();
    if (position <= 0 || position >= text.size()) return std::nullopt;
    return byteOf(text, position);
}

void TranslatePage::split() {
    const auto at = caret();
    commit();
    mDesk.split(at);
}

void TranslatePage::move(texts::Neighbour to) {
    const auto at = caret();
    commit();
    mDesk.move(to, at);
}

}  // namespace hexa
