// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/translatepage.h"

#include "editor/translate/approval.h"
#include "editor/translate/filterbar.h"
#include "editor/translate/findbar.h"
#include "editor/translate/progressstrip.h"
#include "editor/translate/statesign.h"
#include "editor/translate/textcell.h"
#include "editor/translate/textmodel.h"
#include "editor/translate/textstart.h"
#include "editor/translate/texttable.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"

#include <QBoxLayout>
#include <QMenu>
#include <QStackedWidget>

#include <algorithm>

namespace hexa::editor {
TranslatePage::TranslatePage(TranslateParts& parts, QWidget* parent)
    : QWidget(parent),
      mParts(parts),
      mStack(new QStackedWidget(this)),
      mTable(new TextTable(parts, this)),
      mModel(&mTable->texts()),
      mStart(new TextStart(this)),
      mFilter(new FilterBar(parts.document, parts.alerts, parts.locale, this)),
      mFind(new FindBar(parts.document, parts.search, parts.current, this)),
      mProgress(new ProgressStrip(this)),
      mFacts(new LazyUpdate(this, [this] { showFacts(); })) {
    setObjectName("translatePage");
    build();
    connect(&parts.document, &TextDocument::reset, this, &TranslatePage::documentReset);
    connect(&parts.document, &TextDocument::changed, this, [this] { mFacts->request(); });
    connect(&parts.alerts, &TextAlerts::changed, this, [this](int) { mFacts->request(); });
    connect(&parts.current, &CurrentText::changed, this, &TranslatePage::selectCurrent);
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

    rows->addWidget(mTable, 1);
    mFind->hide();
    rows->addWidget(mFind);
    rows->addWidget(mProgress);

    mStack->addWidget(texts);
    mStack->addWidget(mStart);
    column->addWidget(mStack);

    connect(mModel, &QAbstractItemModel::modelReset, this, [this] {
        mFacts->request();
        keepCurrentShown();
    });
    connect(mTable, &QTableView::customContextMenuRequested, this, &TranslatePage::showMenu);
}

void TranslatePage::retranslate() {
    mTable->setAccessibleName(tr("Texts"));
    mModel->retranslate();
    showFacts();
}

void TranslatePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void TranslatePage::setMapOpen(bool open) { mStart->setMapOpen(open); }

QTableView& TranslatePage::table() const { return *mTable; }

TextCell* TranslatePage::cell() const { return mTable->cell(); }

void TranslatePage::commit() { mTable->commit(); }

void TranslatePage::edit() { mTable->editText(); }

void TranslatePage::focusTable() { mTable->setFocus(); }

// -- what is shown --------------------------------------------------------------------------------

void TranslatePage::documentReset() {
    mStack->setCurrentIndex(mParts.document.isOpen() ? 0 : 1);
    mFilter->reset();
    mTable->layOutColumns();
    mFacts->request();
    if (mModel->rowCount() > 0) mTable->choose(mModel->index(0, std::min(2, mModel->columnCount() - 1)));
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
        mTable->choose(index);
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

// -- commands -------------------------------------------------------------------------------------

void TranslatePage::setState(texts::State state) {
    commit();
    auto places = mTable->selectedTexts();
    if (places.empty()) {
        if (mParts.current.unit()) emit reported(tr("This text is still empty. Enter a translation first."));
        return;
    }
    if (state == texts::State::Approved && !mayApprove(places, mParts.alerts, mParts.locale, this)) return;
    if (places.size() == 1)
        mParts.edits.setState(places.front().unit, places.front().language, state);
    else
        mParts.edits.setStates(places, state);
}

void TranslatePage::approve() {
    const bool one = !mTable->severalSelected();
    const auto current = mParts.current.unit();
    const std::string language = mParts.current.language();
    setState(texts::State::Approved);
    // An unchanged text stays the current one, for correction.
    if (!one || !current || mParts.current.unit() != current) return;
    if (mParts.document.unit(*current).stateIn(language) != texts::State::Approved &&
        !mParts.document.unit(*current).in(language).empty())
        return;
    const QModelIndex index = mTable->currentIndex();
    mTable->goTo(index.sibling(index.row() + 1, index.column()));
}

void TranslatePage::showMenu(const QPoint& at) {
    const QModelIndex index = mTable->indexAt(at);
    if (!index.isValid()) return;
    const QItemSelectionModel& selection = *mTable->selectionModel();
    if (selection.isSelected(index) && mTable->severalSelected()) {
        const auto count = static_cast<int>(mTable->selectedTexts().size());
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
    mTable->goTo(index);
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
        if (here) return mTable->goTo(mModel->indexOf(unit, language));
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
        return mTable->goTo(mModel->indexOf(unit, mParts.current.language()));
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
    const auto at = mTable->caret();
    commit();
    if (!mParts.edits.split(mParts.current.place(), at))
        emit reported(tr("Place the cursor where the text should be split."));
}

void TranslatePage::move(texts::Neighbour to) {
    const auto at = mTable->caret();
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
