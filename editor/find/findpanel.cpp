// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/find/findpanel.h"

#include "editor/document/document.h"
#include "editor/ui/icons.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace hexa::editor {
namespace {

/// A map with more cells is looked through beside the window.
constexpr std::size_t cellsAtOnce = 2'000;
constexpr std::chrono::milliseconds debounce{150};

}  // namespace

FindPanel::FindPanel(const Document& document, const Locale& locale, QWidget* parent)
    : QWidget(parent),
      mDocument(document),
      mLocale(locale),
      mWords(new QLineEdit),
      mCount(new PlainLabel),
      mList(new QListWidget),
      mUpdate(new LazyUpdate(this, [this] { search(); })) {
    mWords->setObjectName("findWords");
    mWords->setClearButtonEnabled(true);
    mWords->addAction(icon("search"), QLineEdit::LeadingPosition);
    mWords->installEventFilter(this);
    mCount->setWordWrap(true);
    mList->setObjectName("findMatches");
    mList->setUniformItemSizes(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(mWords);
    column->addWidget(mCount);
    column->addWidget(mList, 1);
    connect(mWords, &QLineEdit::textChanged, this, &FindPanel::search);
    connect(&document, &Document::changed, this, [this] {
        if (!mWords->text().isEmpty()) mUpdate->request(updateDelay(mDocument.scenario().board.cellCount()));
    });
    connect(mList, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0) choose(static_cast<std::size_t>(row));
    });
    keepTranslated(*this, [this] { retranslate(); });
}

void FindPanel::focusWords() {
    mWords->setFocus(Qt::ShortcutFocusReason);
    mWords->selectAll();
}

void FindPanel::search() {
    const QString words = mWords->text();
    // Nothing is looked for: a huge map needs no copy.
    if (words.trimmed().isEmpty()) {
        mSearch.cancel();
        return take({});
    }
    if (mDocument.scenario().board.cellCount() <= cellsAtOnce) {
        mSearch.cancel();  // of a larger map that is gone
        return take(
            searchMap(mDocument.scenario(), mDocument.catalog(), words, mLocale.language(), maxListed));
    }
    const auto prepare = [this, words] {
        return [map = mDocument.snapshot(), &catalog = mDocument.catalog(), words,
                language = mLocale.language()](const JobControl& control) {
            return searchMap(*map, catalog, words, language, maxListed, control.stop);
        };
    };
    mCount->setText(tr("Searching…"));
    mSearch.ask(
        prepare, [this](MapMatches matches) { take(std::move(matches)); }, debounce);
}

void FindPanel::take(MapMatches matches) {
    const int row = mList->currentRow();
    const bool same = matches.list == mMatches.list;
    mMatches = std::move(matches);
    const auto count = static_cast<int>(mMatches.count);
    mCount->setText(mWords->text().trimmed().isEmpty()
                        ? tr("Search by name, ID, place (such as C3 R2), owner or note.")
                    : mMatches.count > maxListed
                        ? tr("%Ln match(es). The first %1 are listed.", nullptr, count).arg(maxListed)
                        : tr("%Ln match(es)", nullptr, count));
    if (same) return;
    // The list is filled without a choice: only a person chooses.
    const QSignalBlocker quiet(mList);
    mList->clear();
    for (const MapMatch& match : mMatches.list) mList->addItem(tr("%1 · %2").arg(match.name, match.place));
    if (row >= 0 && row < mList->count()) mList->setCurrentRow(row);
}

void FindPanel::choose(std::size_t row) {
    if (row >= mMatches.list.size()) return;
    MapMatch match = mMatches.list[row];
    // The map may have changed since: another thing at its place in the table is not the one that
    // was found.
    if (match.thing) {
        const Scenario& map = mDocument.scenario();
        const auto object = objectAt(map.board, *match.thing);
        const auto hexes = object ? hexesOf(map, mDocument.catalog(), *object) : std::vector<Hex>();
        if (hexes.empty() || hexes.front() != match.at) match.thing.reset();
    }
    emit chosen(match);
}

void FindPanel::step(int by) {
    const int count = mList->count();
    if (count == 0) return;
    const int row = mList->currentRow();
    const int next = row < 0 ? (by > 0 ? 0 : count - 1) : (row + by + count) % count;
    if (next == row)
        choose(static_cast<std::size_t>(row));
    else
        mList->setCurrentRow(next);
}

bool FindPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == mWords && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<const QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter || key->key() == Qt::Key_Down || key->key() == Qt::Key_Up) {
            const bool back =
                key->key() == Qt::Key_Up || (enter && key->modifiers().testFlag(Qt::ShiftModifier));
            step(back ? -1 : 1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FindPanel::retranslate() {
    mWords->setPlaceholderText(tr("Find on the map"));
    mWords->setAccessibleName(tr("Find on the map"));
    mList->setAccessibleName(tr("Matches"));
    setAccessibleName(tr("Find"));
    search();
}

}  // namespace hexa::editor

#include "moc_findpanel.cpp"
