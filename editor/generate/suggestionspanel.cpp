// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/suggestionspanel.h"

#include "core/balance/report.h"
#include "core/edit/builders.h"
#include "core/generate/weights.h"
#include "editor/document/document.h"
#include "editor/generate/generatesession.h"
#include "editor/generate/suggestiondelegate.h"
#include "editor/ui/contextmenu.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <map>

namespace hexa::editor {
namespace {

constexpr int shown = 6;
constexpr std::size_t shownGains = 2;
/// Pause after the last change; a little later than the games on the map begin.
constexpr std::chrono::milliseconds debounce(400);

}  // namespace

SuggestionsPanel::SuggestionsPanel(GenerateSession& session, QWidget* parent)
    : QWidget(parent),
      mSession(session),
      mStatus(new PlainLabel),
      mList(new QListWidget),
      mTake(new QPushButton) {
    mStatus->setObjectName("suggestionsStatus");
    mList->setObjectName("suggestions");
    mStatus->setWordWrap(true);
    mTake->setObjectName("suggestionsTake");
    mList->setItemDelegate(new SuggestionDelegate(mList));
    mList->setResizeMode(QListView::Adjust);
    mList->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    mList->setMouseTracking(true);
    mList->installEventFilter(this);
    mList->viewport()->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    column->addWidget(mStatus);
    column->addWidget(mList, 1);
    column->addWidget(mTake, 0, Qt::AlignLeft);
    column->addStretch(0);
    connect(mList, &QListWidget::itemEntered, this,
            [this](QListWidgetItem* item) { preview(mList->row(item)); });
    connect(mList, &QListWidget::currentRowChanged, this, [this](int row) {
        mTake->setEnabled(row >= 0);
        if (mList->hasFocus()) preview(row);
    });
    connect(mList, &QListWidget::itemDoubleClicked, this,
            [this](QListWidgetItem* item) { take(mList->row(item)); });
    connect(mTake, &QPushButton::clicked, this, [this] { take(mList->currentRow()); });
    offerButtons(*mList, {mTake});
    connect(&session.document(), &Document::changed, this, &SuggestionsPanel::renew);
    connect(&session, &GenerateSession::wishesChanged, this, &SuggestionsPanel::renew);
    connect(&session, &GenerateSession::playedChanged, this, &SuggestionsPanel::renew);
    keepTranslated(*this, [this] { retranslate(); });
}

void SuggestionsPanel::setSeen(bool seen) {
    mSeen = seen;
    if (!seen) {
        mFinding.cancel();
        preview(-1);
    } else if (mDue) {
        find();
    }
}

void SuggestionsPanel::renew() {
    mFinding.cancel();
    mFound.clear();
    mDue = true;
    if (mSeen)
        find();
    else
        fill();
}

void SuggestionsPanel::find() {
    const auto prepare = [this] {
        GenerateRequest request = mSession.request();
        request.base = mSession.document().scenario();
        request.counts.clear();
        request.keep = shown;
        request.pick = 0;
        request.threads = 1;
        request.seed = 1;  // the same map gets the same suggestions
        return [&system = mSession.document().system(), request,
                played = mSession.played()](const JobControl& control) mutable {
            request.stop = control.stop;
            return generate::suggest(system, request, played);
        };
    };
    const auto take = [this](Result<std::vector<generate::Suggestion>> found) {
        mDue = false;
        mError.reset();
        mFound.clear();
        if (found)
            mFound = *std::move(found);
        else
            mError = found.error();
        fill();
    };
    mFinding.ask(prepare, take, debounce);
    fill();
}

QString SuggestionsPanel::line(const generate::Suggestion& suggestion) const {
    const Locale& locale = mSession.locale();
    const auto number = [&](double value, int decimals) {
        return locale.text(balance::decimalText(value, decimals));
    };
    const bool weighs = generate::judgesByWeights(mSession.document().system());
    const int tiles = static_cast<int>(suggestion.tiles.size());
    if (weighs && suggestion.fills && suggestion.predicted)
        return tr("Fill %Ln slot(s): %1% lead according to the author’s weights", nullptr, tiles)
            .arg(number(suggestion.gapAfter, 1));
    if (weighs && !suggestion.fills)
        return tr("Lead %1 → %2% according to the author’s weights, %n tile(s) swapped",
                  "of the richest seat over the poorest, before and after", tiles)
            .arg(number(suggestion.gapBefore, 1), number(suggestion.gapAfter, 1))
            .replace(" → ", "\u00a0→\u00a0");
    if (suggestion.fills)
        return suggestion.predicted
                   ? tr("Fill %Ln slot(s): gap of about %1 points", nullptr,
                        static_cast<int>(suggestion.tiles.size()))
                         .arg(number(suggestion.gapAfter, 1))
                   : tr("Fill %Ln slot(s)", nullptr, static_cast<int>(suggestion.tiles.size()));
    QString text = tr("Gap %1 → %2 points", "predicted, before and after")
                       .arg(number(suggestion.gapBefore, 1), number(suggestion.gapAfter, 1)) +
                   ", " + tr("%Ln tile(s)", "that change", static_cast<int>(suggestion.tiles.size()));
    if (suggestion.wishesMet > 0) text += u'\n' + tr("%n more wish(es) met", nullptr, suggestion.wishesMet);
    for (std::size_t i = 0; i < std::min(shownGains, suggestion.gains.size()); ++i) {
        const generate::FigureGain& gain = suggestion.gains[i];
        text += u'\n' +
                tr("More even: %1 (%2 → %3%)", "a figure, its equality before and after")
                    .arg(locale.text(gain.row), number(gain.before * 100, 0), number(gain.after * 100, 0));
    }
    // Keeps numbers and their units on one line.
    text.replace(" → ", "\u00a0→\u00a0");
    return text;
}

void SuggestionsPanel::fill() {
    preview(-1);
    mList->clear();
    if (!mDue)
        for (const generate::Suggestion& suggestion : mFound) mList->addItem(line(suggestion));
    for (QWidget* widget : {static_cast<QWidget*>(mList), static_cast<QWidget*>(mTake)})
        widget->setVisible(mList->count() > 0);
    mTake->setEnabled(false);
    mStatus->setText(
        mDue     ? tr("Looking for suggestions…")
        : mError ? mSession.locale().text(*mError)
        : mFound.empty() && generate::judgesByWeights(mSession.document().system())
            ? tr("No swap of up to three pairs of tiles makes the map more balanced according to the "
                 "author’s weights.")
        : mFound.empty()
            ? tr("No small change is likely to make the map better. Use Repair to test swaps in games.")
            : tr("Point at a suggestion to see it on the map. Select one, then press Apply."));
}

/// Removes all tiles first, so that their IDs are free for the new ones.
Edit SuggestionsPanel::editOf(const generate::Suggestion& suggestion) const {
    const Document& document = mSession.document();
    if (!suggestion.contents.empty())
        return changeCells(document.scenario(), document.catalog(), suggestion.contents);
    std::vector<Hex> all;
    std::map<KindId, std::vector<Hex>> byKind;
    for (const auto& [at, kind] : suggestion.tiles) {
        all.push_back(at);
        byKind[kind].push_back(at);
    }
    Scenario map = document.scenario();
    Batch batch;
    const auto paint = [&](const std::vector<Hex>& hexes, KindId kind) {
        batch.edits.push_back(paintCells(map, document.catalog(), hexes, kind));
        static_cast<void>(apply(map, batch.edits.back()));
    };
    paint(all, KindId::Empty);
    for (const auto& [kind, hexes] : byKind) paint(hexes, kind);
    return {std::move(batch)};
}

void SuggestionsPanel::preview(int row) {
    if (row == mPreviewed) return;
    mPreviewed = row;
    if (row < 0 || static_cast<std::size_t>(row) >= mFound.size()) return emit previewed({}, nullptr);
    const generate::Suggestion& suggestion = mFound[static_cast<std::size_t>(row)];
    const Edit edit = editOf(suggestion);
    emit previewed(suggestion.tiles, &edit);
}

/// Previews the selected suggestion while the list or the button has the focus.
void SuggestionsPanel::previewChosen() {
    const bool here = mList->hasFocus() || mTake->hasFocus();
    preview(here ? mList->currentRow() : -1);
}

void SuggestionsPanel::take(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= mFound.size() || mDue) return;
    const Edit edit = editOf(mFound[static_cast<std::size_t>(row)]);
    const int tiles = static_cast<int>(mFound[static_cast<std::size_t>(row)].tiles.size());
    const bool fills = mFound[static_cast<std::size_t>(row)].fills;
    preview(-1);
    mSession.document().apply(edit, [tiles, fills] {
        return fills ? tr("Fill empty slots") : tr("Apply suggestion for %Ln tile(s)", nullptr, tiles);
    });
}

bool SuggestionsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave && watched == mList->viewport()) previewChosen();
    if (event->type() == QEvent::FocusOut && watched == mList)
        QMetaObject::invokeMethod(this, &SuggestionsPanel::previewChosen, Qt::QueuedConnection);
    if (event->type() == QEvent::KeyPress && watched == mList) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            take(mList->currentRow());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void SuggestionsPanel::retranslate() {
    setAccessibleName(tr("Suggestions"));
    mList->setAccessibleName(tr("Suggestions"));
    mTake->setText(tr("&Apply"));
    mTake->setToolTip(tr("Apply the selected suggestion. You can undo this."));
    fill();
}

}  // namespace hexa::editor

#include "moc_suggestionspanel.cpp"
