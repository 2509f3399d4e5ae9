// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/texttable.h"

#include "editor/translate/marking.h"
#include "editor/translate/rowheights.h"
#include "editor/translate/textcell.h"
#include "editor/translate/textdelegate.h"
#include "editor/translate/textmodel.h"
#include "editor/translate/translateparts.h"
#include "editor/ui/lazyupdate.h"

#include <QEvent>
#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>
#include <string>
#include <tuple>

namespace hexa::editor {
namespace {

constexpr int numberWidth = 72;

}  // namespace

TextTable::TextTable(TranslateParts& parts, QWidget* parent)
    : QTableView(parent),
      mParts(parts),
      mModel(new TextModel(parts, this)),
      mDelegate(new TextDelegate(*mModel, *this)),
      mRows(new RowHeights(*this)),
      mHeights(new LazyUpdate(this, [this] { mRows->renewAll(); })) {
    setModel(mModel);
    setItemDelegate(mDelegate);
    arrange();
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        if (now.isValid())
            mParts.current.set(mModel->unitOf(now),
                               now.column() > 0 ? mModel->languageOf(now) : mParts.current.language());
        viewport()->update();
    });
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this] { mHeights->request(); });
    connect(mModel, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& from, const QModelIndex& to, const QList<int>& roles) {
                if (!roles.isEmpty()) return;  // only the alerts
                mRows->renew(from.row(), to.row() + 1);
            });
    connect(this, &QTableView::activated, this, [this] {
        if (cell() == nullptr) editText();
    });
    connect(mDelegate, &TextDelegate::lineFinished, this,
            [this] { goTo(currentIndex().sibling(currentIndex().row() + 1, currentIndex().column())); });
    connect(mModel, &QAbstractItemModel::modelReset, this, [this] {
        layOutColumns();
        mHeights->request();
    });
    connect(&parts.alerts, &TextAlerts::changed, viewport(), qOverload<>(&QWidget::update));
    connect(&parts.search, &TextSearch::changed, viewport(), qOverload<>(&QWidget::update));
    connect(&parts.spelling, &Spelling::changed, viewport(), qOverload<>(&QWidget::update));
}

void TextTable::arrange() {
    setObjectName("texts");
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::SelectedClicked);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setTabKeyNavigation(false);
    setWordWrap(true);
    verticalScrollBar()->setSingleStep(24);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(28);
    verticalHeader()->setDefaultSectionSize(64);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(40);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setContextMenuPolicy(Qt::CustomContextMenu);
}

void TextTable::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) mHeights->request();
    QTableView::changeEvent(event);
}

TextCell* TextTable::cell() const { return mDelegate->cell(); }

void TextTable::commit() { mDelegate->commit(); }

void TextTable::editText() {
    QModelIndex index = currentIndex();
    if (index.isValid() && index.column() == 0) index = index.siblingAtColumn(1);
    if (!index.isValid()) return;
    choose(index);
    edit(index);
}

std::optional<std::size_t> TextTable::caret() const {
    const TextCell* open = cell();
    if (open == nullptr) return std::nullopt;
    const QString text = open->text();
    const int position = open->textCursor().position();
    if (position <= 0 || position >= text.size()) return std::nullopt;
    return byteOf(text, position);
}

void TextTable::layOutColumns() {
    QHeaderView* header = horizontalHeader();
    for (int i = 0; i < header->count(); ++i)
        header->setSectionResizeMode(i, i == 0 ? QHeaderView::Fixed : QHeaderView::Stretch);
    setColumnWidth(0, numberWidth);
}

void TextTable::choose(const QModelIndex& index) {
    // Uses the view's own function, so that a selection that is extended later begins here. In
    // extended mode it reads the held keys, and those of a command would keep or extend the
    // selection.
    setSelectionMode(QAbstractItemView::SingleSelection);
    setCurrentIndex(index);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
}

void TextTable::goTo(const QModelIndex& index) {
    if (!index.isValid()) return;
    choose(index);
    scrollTo(index);
}

std::vector<texts::TextPlace> TextTable::selectedTexts() const {
    std::vector<texts::TextPlace> places;
    const auto add = [&](std::size_t unit, const std::string& language) {
        if (!mParts.document.unit(unit).in(language).empty()) places.push_back({unit, language});
    };
    if (!severalSelected()) {
        if (mParts.current.unit()) add(*mParts.current.unit(), mParts.current.language());
        return places;
    }
    // Uses ranges, because an index for each of many thousand texts would block the window.
    for (const QItemSelectionRange& range : selectionModel()->selection())
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

bool TextTable::severalSelected() const {
    const QItemSelection selection = selectionModel()->selection();
    return selection.size() > 1 ||
           (selection.size() == 1 && selection.front().width() * selection.front().height() > 1);
}

}  // namespace hexa::editor

#include "moc_texttable.cpp"
