// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/translatepage.h"

#include "editor/translate/filterbar.h"
#include "editor/translate/findbar.h"
#include "editor/translate/marking.h"
#include "editor/translate/progressstrip.h"
#include "editor/translate/rowheights.h"
#include "editor/translate/statesign.h"
#include "editor/translate/textcell.h"
#include "editor/translate/textdelegate.h"
#include "editor/translate/textmodel.h"
#include "editor/translate/textstart.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/locale.h"
#include "editor/ui/messagebox.h"
#include "editor/ui/names.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTableView>

#include <algorithm>
#include <tuple>

namespace hexa::editor {
namespace {

constexpr int numberWidth = 72;
constexpr int shownErrors = 3;  // kinds of errors that a question names

}  // namespace

TranslatePage::TranslatePage(TranslateParts& parts, QWidget* parent)
    : QWidget(parent),
      mParts(parts),
      mModel(new TextModel(parts, this)),
      mStack(new QStackedWidget(this)),
      mTable(new QTableView(this)),
      mStart(new TextStart(this)),
      mFilter(new FilterBar(parts.document, parts.alerts, parts.locale, this)),
      mFind(new FindBar(parts.document, parts.search, parts.current, this)),
      mProgress(new ProgressStrip(this)),
      mFacts(new LazyUpdate(this, [this] { showFacts(); })),
      mRows(new RowHeights(*mTable)),
      mHeights(new LazyUpdate(mTable, [this] { mRows->renewAll(); })) {
    setObjectName("translatePage");
    build();
    connect(&parts.document, &TextDocument::reset, this, &TranslatePage::documentReset);
    connect(&parts.document, &TextDocument::changed, this, [this] { mFacts->request(); });
    connect(&parts.alerts, &TextAlerts::changed, this, [this](int) {
        mFacts->request();
        mTable->viewport()->update();
    });
    connect(&parts.current, &CurrentText::changed, this, &TranslatePage::selectCurrent);
    connect(&parts.search, &TextSearch::changed, mTable->viewport(), qOverload<>(&QWidget::update));
    connect(&parts.current, &CurrentText::insertRequested, this, [this](const QString& words) {
        if (cell() == nullptr) edit();
        if (TextCell* open = cell()) {
            open->insertWords(words);
            open->setFocus();
        }
    });
    connect(&parts.current, &CurrentText::replaceRequested, this, [this](const QString& text) {
        if (TextCell* open = cell()) {
            open->selectAll();
            open->insertPlainText(text);
            open->setFocus();
        } else if (mParts.current.unit()) {
            mParts.edits.setText(*mParts.current.unit(), mParts.current.language(), text);
        }
    });
    connect(&parts.current, &CurrentText::matchShown, this, &TranslatePage::showFound);
    connect(mFind, &FindBar::reported, this, &TranslatePage::reported);
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
    mTable->setSelectionMode(QAbstractItemView::ExtendedSelection);
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
                    mParts.current.set(mModel->unitOf(now), now.column() > 0 ? mModel->languageOf(now)
                                                                             : mParts.current.language());
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
    connect(&mParts.spelling, &Spelling::changed, mTable->viewport(), qOverload<>(&QWidget::update));
    mTable->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(mTable, &QTableView::customContextMenuRequested, this, &TranslatePage::showMenu);
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

// -- what is shown --------------------------------------------------------------------------------

void TranslatePage::documentReset() {
    mStack->setCurrentIndex(mParts.document.isOpen() ? 0 : 1);
    mFilter->reset();
    layOutColumns();
    mFacts->request();
    if (mModel->rowCount() > 0) choose(mModel->index(0, std::min(2, mModel->columnCount() - 1)));
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
    mParts.search.setSought(TextSearch::Sought::Filtered,
                            TextPattern(mFilter->filter().words, TextPattern::Kind::Words));
    showFacts();
}

bool TranslatePage::goToRow(const QString& name) {
    commit();
    const QString wanted = name.trimmed();
    const std::size_t units = mParts.document.project().units.size();
    auto unit = mParts.document.project().indexOf(wanted.toStdString());
    if (const std::size_t row = wanted.toULongLong(); !unit && row >= 1 && row <= units) unit = row - 1;
    if (!unit) return false;
    mParts.current.set(*unit, mParts.current.language());
    showFound();
    focusTable();
    return true;
}

void TranslatePage::showFacts() {
    if (!mParts.document.isOpen()) return;
    mFilter->count(mModel->rowCount());
    mProgress->setProgress(mCounted.update(mParts.document.project()));
}

void TranslatePage::selectCurrent() {
    if (!mParts.current.unit()) return;
    const QModelIndex index = mModel->indexOf(*mParts.current.unit(), mParts.current.language());
    if (index.isValid() && index != mTable->currentIndex() &&
        !(mTable->currentIndex().column() == 0 && mTable->currentIndex().row() == index.row())) {
        choose(index);
        mTable->scrollTo(index);
    }
}

void TranslatePage::keepCurrentShown() {
    const std::string language = mParts.current.language();
    const QModelIndex index = mModel->nearest(mParts.current.unit().value_or(0), language);
    mParts.current.set(index.isValid() ? std::optional(mModel->unitOf(index)) : std::nullopt, language);
    selectCurrent();
    // Hidden matches must not be replaced unseen, so the next search finds and shows them again.
    if (mParts.search.found() && isHidden(mParts.search.found()->unit)) mFind->forget();
}

bool TranslatePage::isHidden(std::size_t unit) const { return !mModel->indexOf(unit, {}).isValid(); }

void TranslatePage::showFound() {
    if (!mParts.current.unit() || !isHidden(*mParts.current.unit())) return;
    mFilter->reset();
    applyFilter();
    emit reported(tr("The filter hid the match, so all rows are shown again."));
}

void TranslatePage::choose(const QModelIndex& index) {
    // Uses the view's own function, so that a selection that is extended later begins here. In
    // extended mode it reads the held keys, and those of a command would keep or extend the
    // selection.
    mTable->setSelectionMode(QAbstractItemView::SingleSelection);
    mTable->setCurrentIndex(index);
    mTable->setSelectionMode(QAbstractItemView::ExtendedSelection);
}

void TranslatePage::goTo(const QModelIndex& index) {
    if (!index.isValid()) return;
    choose(index);
    mTable->scrollTo(index);
}

// -- commands -------------------------------------------------------------------------------------

void TranslatePage::edit() {
    QModelIndex index = mTable->currentIndex();
    if (index.isValid() && index.column() == 0) index = index.siblingAtColumn(1);
    if (!index.isValid()) return;
    choose(index);
    mTable->edit(index);
}

std::vector<texts::TextPlace> TranslatePage::selectedTexts() const {
    std::vector<texts::TextPlace> places;
    const auto add = [&](std::size_t unit, const std::string& language) {
        if (!mParts.document.unit(unit).in(language).empty()) places.push_back({unit, language});
    };
    if (!severalSelected()) {
        if (mParts.current.unit()) add(*mParts.current.unit(), mParts.current.language());
        return places;
    }
    // Uses ranges, because an index for each of many thousand texts would block the window.
    for (const QItemSelectionRange& range : mTable->selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            for (int column = range.left(); column <= range.right(); ++column) {
                const QModelIndex index = range.model()->index(row, column);
                if (column > 0) add(mModel->unitOf(index), mModel->languageOf(index));
                if (column == 0)
                    for (const std::string& language : mParts.document.project().languages)
                        add(mModel->unitOf(index), language);
            }
    const auto order = [](const texts::TextPlace& place) { return std::tie(place.unit, place.language); };
    std::ranges::sort(places, {}, order);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

bool TranslatePage::severalSelected() const {
    const QItemSelection selection = mTable->selectionModel()->selection();
    return selection.size() > 1 ||
           (selection.size() == 1 && selection.front().width() * selection.front().height() > 1);
}

bool TranslatePage::mayApprove(std::vector<texts::TextPlace>& places) {
    std::vector<texts::TextPlace> good;
    QStringList errors;  // each kind once
    for (const texts::TextPlace& place : places)
        if (const auto found = mParts.alerts.openErrorOf(place)) {
            const QString reported = mParts.locale.text(*found);
            if (errors.size() < shownErrors && !errors.contains(reported)) errors << reported;
        } else
            good.push_back(place);
    const auto wrong = static_cast<int>(places.size() - good.size());
    if (wrong == 0) return true;
    const bool one = places.size() == 1;
    MessageBox box(
        MessageBox::Warning,
        one ? tr("This text has an open error.")
            : tr("There are open errors in %L1 of %Ln text(s).", nullptr, static_cast<int>(places.size()))
                  .arg(wrong),
        MessageBox::Cancel, this);
    box.setInformativeText(errors.join('\n'));
    const QPushButton* all =
        box.addButton(one ? tr("&Approve Anyway") : tr("&Approve All"), MessageBox::AcceptRole);
    const QPushButton* some =
        good.empty() ? nullptr : box.addButton(tr("Approve Texts &Without Errors"), MessageBox::YesRole);
    box.setDefaultButton(MessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == all) return true;
    places = std::move(good);
    return some != nullptr && box.clickedButton() == some;
}

void TranslatePage::setState(texts::State state) {
    commit();
    auto places = selectedTexts();
    if (places.empty()) {
        if (mParts.current.unit()) emit reported(tr("This text is still empty. Enter a translation first."));
        return;
    }
    if (state == texts::State::Approved && !mayApprove(places)) return;
    if (places.size() == 1)
        mParts.edits.setState(places.front().unit, places.front().language, state);
    else
        mParts.edits.setStates(places, state);
}

void TranslatePage::approve() {
    const bool one = !severalSelected();
    const auto current = mParts.current.unit();
    const std::string language = mParts.current.language();
    setState(texts::State::Approved);
    // An unchanged text stays the current one, for correction.
    if (!one || !current || mParts.current.unit() != current) return;
    if (mParts.document.unit(*current).stateIn(language) != texts::State::Approved &&
        !mParts.document.unit(*current).in(language).empty())
        return;
    const QModelIndex index = mTable->currentIndex();
    goTo(index.sibling(index.row() + 1, index.column()));
}

void TranslatePage::showMenu(const QPoint& at) {
    const QModelIndex index = mTable->indexAt(at);
    if (!index.isValid()) return;
    const QItemSelectionModel& selection = *mTable->selectionModel();
    if (selection.isSelected(index) && severalSelected()) {
        const auto count = static_cast<int>(selectedTexts().size());
        auto* menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->setObjectName("selectionMenu");
        const auto add = [&](const QString& text, texts::State state) {
            menu->addAction(stateIcon(state), text, this, [this, state] { setState(state); })
                ->setEnabled(count > 0);
        };
        add(tr("&Approve %Ln Text(s)", nullptr, count), texts::State::Approved);
        add(tr("Mark %Ln Text(s) for &Review", nullptr, count), texts::State::NeedsReview);
        add(tr("Mark %Ln Text(s) as &Draft", nullptr, count), texts::State::Draft);
        return menu->popup(mTable->viewport()->mapToGlobal(at));
    }
    if (index.column() == 0) return;
    // A text's menu is that of the text being written: it has the place in it.
    goTo(index);
    edit();
    if (TextCell* text = cell())
        text->showMenu(text->viewport()->mapFromGlobal(mTable->viewport()->mapToGlobal(at)));
}

void TranslatePage::goToProblem(int step) {
    commit();
    const int rows = mModel->rowCount();
    const int from = mTable->currentIndex().isValid() ? mTable->currentIndex().row() : (step > 0 ? -1 : rows);
    bool hints = false;
    for (int i = 1; i <= rows; ++i) {
        const int row = ((from + i * step) % rows + rows) % rows;
        const std::size_t unit = mModel->unitOf(mModel->index(row, 0));
        std::string language = mParts.current.language();
        const bool here = mParts.alerts.anyOpen(unit, [&](const texts::Alert& alert) {
            hints = true;
            if (!mModel->filter().counts(alert)) return false;
            if (!alert.language.empty()) language = alert.language;
            return true;
        });
        if (here) return goTo(mModel->indexOf(unit, language));
    }
    emit reported(hints
                      ? tr("The rows shown have only hints, no errors or warnings. To include hints, use the "
                           "button above.")
                      : tr("The shown rows have no problems."));
}

void TranslatePage::goToUnfinished() {
    commit();
    const int rows = mModel->rowCount();
    const int from = mTable->currentIndex().isValid() ? mTable->currentIndex().row() : -1;
    for (int i = 1; i <= rows; ++i) {
        const int row = (from + i) % rows;
        const std::size_t unit = mModel->unitOf(mModel->index(row, 0));
        if (mParts.document.unit(unit).stateIn(mParts.current.language()) == texts::State::Approved) continue;
        return goTo(mModel->indexOf(unit, mParts.current.language()));
    }
    emit reported(tr("All shown texts in this language are approved."));
}

void TranslatePage::insertTerm(int index) {
    if (!mParts.current.unit()) return;
    const auto terms = mParts.terms.termsOf(*mParts.current.unit());
    if (index < 0 || index >= static_cast<int>(terms.size())) return;
    const texts::Term& term =
        mParts.document.project().glossary.terms[terms[static_cast<std::size_t>(index)]];
    if (const texts::Form* form = term.preferred(mParts.current.language()))
        mParts.current.insert(toQString(form->text));
}

void TranslatePage::insertMatch(int index) {
    const auto place = mParts.current.place();
    if (!place) return;
    const auto matches = mParts.suggestions.matches(*place);
    if (index >= 0 && index < static_cast<int>(matches.size()))
        mParts.current.take(matches[static_cast<std::size_t>(index)]);
}

void TranslatePage::acceptFirstAlert() {
    commit();
    if (!mParts.current.unit()) return;
    const auto alerts = mParts.alerts.openOf(*mParts.current.unit());
    if (!alerts.empty()) mParts.edits.accept(alerts.front(), {});
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
    if (!mParts.current.unit()) return false;
    const std::size_t unit = *mParts.current.unit();
    const bool up = to == texts::Neighbour::Previous;
    if (up ? unit == 0 : unit + 1 >= mParts.document.project().units.size()) return false;
    if (!isHidden(up ? unit - 1 : unit + 1)) return false;
    emit reported(up ? tr("The filter hides the row above, which would change. Clear the filter first.")
                     : tr("The filter hides the row below, which would change. Clear the filter first."));
    return true;
}

void TranslatePage::join() {
    commit();
    if (neighbourHidden(texts::Neighbour::Next)) return;
    if (!mParts.edits.join(mParts.current.place()))
        emit reported(tr("There is no row below to join. Select another row first."));
}

void TranslatePage::split() {
    const auto at = caret();
    commit();
    if (!mParts.edits.split(mParts.current.place(), at))
        emit reported(tr("Place the cursor where the text should be split."));
}

void TranslatePage::move(texts::Neighbour to) {
    const auto at = caret();
    commit();
    if (neighbourHidden(to)) return;
    if (!mParts.edits.move(mParts.current.place(), to, at))
        emit reported(tr("There is no text to move in that direction. Select another row first."));
}

void TranslatePage::shift(texts::Neighbour to) {
    commit();
    if (!mParts.edits.shift(mParts.current.place(), to))
        emit reported(tr("There is no text to move in that direction. Select another row first."));
}

}  // namespace hexa::editor

#include "moc_translatepage.cpp"
