// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/ledgerpanel.h"

#include "core/balance/report.h"
#include "core/engine/generate/generate.h"
#include "core/engine/system.h"
#include "editor/balance/balancesession.h"
#include "editor/balance/balancetexts.h"
#include "editor/balance/headlinelabel.h"
#include "editor/balance/ledgertables.h"
#include "editor/balance/seatbars.h"
#include "editor/balance/shareplot.h"
#include "editor/document/document.h"
#include "editor/ui/contextmenu.h"
#include "editor/ui/icons.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QApplication>
#include <QBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>

#include <algorithm>
#include <cmath>

namespace hexa::editor {
namespace {

QString predictedText(const balance::ExpectedGap& expected, const Locale& locale) {
    const Message gap = balance::textOf(expected);
    return LedgerPanel::tr("Predicted gap: %1").arg(locale.text(gap));
}

constexpr int placesRole = LedgerTable::placesRole;
constexpr std::size_t shownSwaps = 5;

// Pixels.
constexpr int listHeight = 130;
constexpr int lowestWithSwaps = 420;
constexpr int lowestWithCauses = 340;

/// Returns a height no larger than its wrapped lines, because the table above needs the room.
/// A list that was never shown has no width of its own yet.
int listHeightOf(const QListWidget& list, int width, int most) {
    constexpr int beside = 8;  // margins of a text
    const QRect room(0, 0, std::max(1, width - 2 * list.frameWidth() - beside), 0);
    int height = 2 * list.frameWidth();
    for (int row = 0; row < list.count() && height < most; ++row)
        height += std::max(
            list.sizeHintForRow(row),
            list.fontMetrics().boundingRect(room, Qt::TextWordWrap, list.item(row)->text()).height());
    return std::min(height, most);
}

QListWidget* makeList(const char* name, QLabel* title) {
    auto* list = new QListWidget;
    list->setObjectName(name);
    list->setWordWrap(true);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setMaximumHeight(listHeight);
    title->setBuddy(list);
    return list;
}

}  // namespace

LedgerPanel::LedgerPanel(BalanceSession& session, QWidget* parent)
    : QWidget(parent),
      mSession(session),
      mGap(new PlainLabel),
      mNote(new PlainLabel),
      mBars(new SeatBars),
      mFair(new QPushButton(icon("fix"), {})),
      mAll(new QPushButton),
      mTable(new MeasureTable(session)),
      mExplained(new PlainLabel),
      mParts(new CountTable(session)),
      mCausesTitle(new PlainLabel),
      mCauses(makeList("ledgerCauses", mCausesTitle)),
      mSwapsTitle(new PlainLabel),
      mSwaps(makeList("ledgerSwaps", mSwapsTitle)),
      mApply(new QPushButton),
      mUpdate(new LazyUpdate(this, [this] { refresh(); })) {
    mGap->setObjectName("ledgerGap");
    mNote->setObjectName("ledgerNote");
    mTable->setObjectName("ledgerTable");
    mExplained->setObjectName("ledgerExplained");
    mParts->setObjectName("ledgerParts");
    mApply->setObjectName("ledgerApply");
    mFair->setObjectName("ledgerFair");
    connect(mFair, &QPushButton::clicked, this, &LedgerPanel::fairRequested);
    mAll->setObjectName("ledgerAll");
    mAll->setCheckable(true);
    connect(mAll, &QPushButton::toggled, this, [this](bool all) {
        mTable->setFolds(!all);
        foldRows();
    });
    QFont large = mGap->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    mGap->setFont(large);
    for (QLabel* label : {mGap, mNote, mExplained, mCausesTitle, mSwapsTitle}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    }
    for (LedgerTable* table : std::initializer_list<LedgerTable*>{mTable, mParts})
        connect(table, &LedgerTable::placesRequested, this, &LedgerPanel::placesRequested);
    connect(mTable, &QTableWidget::currentCellChanged, this, &LedgerPanel::explain);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(4);
    column->addWidget(new HeadlineLabel(session, HeadlineLabel::Shown::WhenJudged));
    column->addWidget(mGap);
    column->addWidget(mBars);
    column->addWidget(mNote);
    column->addWidget(mFair, 0, Qt::AlignLeft);
    column->addWidget(mTable, 2);
    column->addWidget(mAll, 0, Qt::AlignLeft);
    column->addWidget(mExplained);
    column->addWidget(mParts, 1);
    column->addWidget(mCausesTitle);
    column->addWidget(mCauses);
    column->addWidget(mSwapsTitle);
    column->addWidget(mSwaps);
    column->addWidget(mApply);
    for (QListWidget* list : {mCauses, mSwaps})
        for (const auto chosen : {&QListWidget::itemActivated, &QListWidget::itemClicked})
            connect(list, chosen, this, [this](QListWidgetItem* entry) {
                const auto places = entry->data(placesRole).value<std::vector<Hex>>();
                if (!places.empty()) emit placesRequested(places);
            });
    connect(mCauses, &QListWidget::currentRowChanged, this, &LedgerPanel::outlinesChanged);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget* before, const QWidget* now) {
        if (before == mCauses || now == mCauses) emit outlinesChanged();
    });
    connect(mSwaps, &QListWidget::currentRowChanged, this, [this](int row) { mApply->setEnabled(row >= 0); });
    connect(mApply, &QPushButton::clicked, this, &LedgerPanel::applySwap);
    offerButtons(*mSwaps, {mApply});
    for (const auto signal :
         {&BalanceSession::factsChanged, &BalanceSession::previewChanged, &BalanceSession::playedChanged})
        connect(&session, signal, this, [this] { mUpdate->request(); });
    keepTranslated(*this, [this] { retranslate(); });
    onPaletteChange(*this, [this] { mUpdate->request(); });
}

void LedgerPanel::retranslate() {
    setAccessibleName(tr("Measures"));
    mTable->setAccessibleName(tr("Measures by seat"));
    mParts->setAccessibleName(tr("Other measures"));
    mParts->setToolTip(tr("Double-click to show this on the map"));
    mCauses->setToolTip(tr("Each tile is outlined on the map in the colour of the favoured seat. "
                           "Click to outline only these tiles."));
    mSwapsTitle->setText(tr("Swaps to reduce the gap"));
    mSwaps->setAccessibleName(mSwapsTitle->text());
    mSwaps->setToolTip(tr("Click to mark the two tiles on the map"));
    mFair->setText(tr("&Make It Fair"));
    mFair->setToolTip(tr("Let bots test tile swaps and show which ones help"));
    mApply->setText(tr("S&wap These Tiles"));
    mApply->setToolTip(tr("Swap the tiles in the selected row. You can undo this."));
    refresh();
}

void LedgerPanel::refresh() {
    const BalanceFacts* preview = mSession.preview();
    const BalanceFacts& facts = preview != nullptr ? *preview : mSession.facts();
    showGap(facts, preview != nullptr ? &mSession.facts() : nullptr);
    showBars(facts);
    // Shown once games prove the gap, if swaps can be searched for.
    const balance::Light light = balance::lightOf(BalanceTexts::headline(mSession).fairness);
    const auto& generate = mSession.system().generate;
    const balance::BalanceReport* played = mSession.played();
    // Fair for weaker play is fair, as far as it is known.
    mFair->setVisible(played != nullptr && !facts.proven && played->verdict != balance::Verdict::Fair &&
                      generate && generate->repairs && mSession.system().play &&
                      (light == balance::Light::Unfair || light == balance::Light::Nearly));
    mTable->showFacts(facts, preview != nullptr ? &mSession.facts() : nullptr);
    if (facts.ledger) foldRows();
    mParts->showFacts(facts);
    explain();
    const bool caused = mSession.causes(facts) != nullptr;
    mCausesTitle->setText(caused ? BalanceTexts::causesTitle(facts, mSession.locale()) : QString());
    mCauses->setAccessibleName(caused ? mCausesTitle->text() : tr("Causes of the gap"));
    showEntries(*mCauses, *mCausesTitle, causes(facts));
    showEntries(*mSwaps, *mSwapsTitle, swaps(facts));
    mApply->setEnabled(preview == nullptr && mSwaps->currentRow() >= 0);
    fitHeight();
    emit outlinesChanged();
}

std::shared_ptr<const paint::OutlineLayer> LedgerPanel::outlines() const {
    const BalanceFacts& facts = mSession.preview() != nullptr ? *mSession.preview() : mSession.facts();
    if (mSession.causes(facts) == nullptr) return nullptr;
    auto layer = std::make_shared<paint::OutlineLayer>();
    const Document& document = mSession.document();
    const int chosen = mCauses->hasFocus() ? mCauses->currentRow() : -1;
    for (std::size_t i = 0; i < facts.causes->list.size(); ++i) {
        if (chosen >= 0 && static_cast<std::size_t>(chosen) != i) continue;
        const balance::Cause& cause = facts.causes->list[i];
        const std::vector<int>& favoured = cause.points > 0 ? facts.causes->ahead : facts.causes->behind;
        const QColor colour = seatColour(document.scenario(), document.catalog(),
                                         static_cast<std::size_t>(favoured.front()), Qt::white);
        for (const Hex at : cause.places)
            // The largest cause of a hex comes first.
            if (std::ranges::find(layer->outlines, at, &paint::OutlineLayer::Outline::at) ==
                layer->outlines.end())
                layer->outlines.push_back({at, colour});
    }
    return layer;
}

/// Fits the height. On a small screen the figures need the room, and Repair also finds swaps.
void LedgerPanel::fitHeight() {
    const bool low = height() < lowestWithSwaps;
    for (QWidget* widget : std::initializer_list<QWidget*>{mSwapsTitle, mSwaps, mApply})
        widget->setVisible(mSwaps->count() > 0 && !low);
    for (QWidget* widget : std::initializer_list<QWidget*>{mCausesTitle, mCauses})
        widget->setVisible(mCauses->count() > 0 && height() >= lowestWithCauses);
    mCauses->setFixedHeight(listHeightOf(*mCauses, mTable->width(), low ? listHeight / 2 : listHeight));
    mSwaps->setFixedHeight(listHeightOf(*mSwaps, mTable->width(), listHeight));
}

void LedgerPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitHeight();
}

void LedgerPanel::showGap(const BalanceFacts& facts, const BalanceFacts* before) {
    const Locale& locale = mSession.locale();
    QString gap, note;
    const balance::BalanceReport* played = before == nullptr ? mSession.played() : nullptr;
    if (facts.symmetric && before == nullptr) {
        // Any difference in games is chance.
        note = tr(
            "The map is the same for every seat, so no games are needed. Only the starting player differs.");
    } else if (played != nullptr) {
        gap = BalanceTexts::begun(locale.text(balance::playedGap(*played)));
        note = playedNote(*played);
    } else if (facts.prediction && !facts.prediction->judges.empty()) {
        const Prediction::Judge& judge = facts.prediction->judges[facts.prediction->widest];
        gap = before != nullptr && before->prediction
                  ? draggedGap(*before, facts)
                  : predictedText(balance::expectedBefore(*facts.prediction), locale);
        QStringList shares;
        for (const double share : judge.shares) shares << BalanceTexts::percent(share, locale);
        note = tr("Win rates by seat: %1%. Predicted from earlier games (bot: %2). Run a check to have "
                  "bots play this map.")
                   .arg(shares.join(" : "), BalanceTexts::bot(mSession.system(), judge.bot, locale));
        if (facts.prediction->range && facts.prediction->range->high > 0)
            note += u' ' + tr("For four out of five such maps, the gap is within the range in brackets.");
        if (!balance::isStandardGame(mSession.system(), mSession.document().scenario(), {}, {}))
            note += u'\n' + locale.text("balance.predicted.unusual");
    } else if (facts.outlook) {
        const generate::Outlook& outlook = *facts.outlook;
        const auto number = [&](double value) { return locale.text(balance::decimalText(value, 0)); };
        if (outlook.gap)
            gap = tr("Gap %1 to %2 points, depending on how the empty slots are filled")
                      .arg(number(outlook.gap->low), number(outlook.gap->high));
        note = tr("The map has %Ln empty slot(s). The figures are averages of %1 random fillings. Careful "
                  "filling can reduce the gap.",
                  nullptr, outlook.emptySlots)
                   .arg(outlook.fillings);
    } else if (facts.error) {
        note = locale.text(*facts.error);
    } else if (facts.ledger && !mSession.system().play) {
        note = tr("The measures below are taken from the map itself. No games are played, because the "
                  "program has no "
                  "rules for this game.");
    } else if (facts.ledger) {
        note = tr(
            "No prediction: no games have been evaluated yet for this number of players and these variants. "
            "The measures below are taken from the map itself. Run a check to have bots play this map.");
    } else if (!mSession.system().balance) {
        note = tr("This game has no balance measures. Run a check to have bots play this map.");
    } else {
        note = tr("Measuring…");
    }
    mGap->setText(gap);
    mGap->setVisible(!gap.isEmpty());
    mNote->setText(note);
}

/// Returns the shown gap and the one expected after what is dragged; games come first.
QString LedgerPanel::draggedGap(const BalanceFacts& before, const BalanceFacts& after) const {
    const auto points = [this](double gap) { return mSession.locale().text(balance::decimalText(gap, 1)); };
    const auto now = balance::expectedGap(mSession.played(), before.prediction);
    const balance::ExpectedGap then = balance::expectedAfter(mSession.system(), mSession.playedShares(),
                                                             balance::foreseenOf(*before.prediction),
                                                             balance::foreseenOf(*after.prediction));
    return tr("Gap %1 → %2 points", "before and after what is dragged")
        .arg(points(now->gap), points(then.gap));
}

QString LedgerPanel::playedNote(const balance::BalanceReport& played) const {
    const Locale& locale = mSession.locale();
    const balance::BotReport& worst = played.bots[played.worstBot];
    const bool order = played.judged == Judged::Order;
    QStringList shares;
    for (std::size_t seat = 0; seat < played.teamOf.size(); ++seat) {
        const std::size_t place = order ? seat : static_cast<std::size_t>(played.teamOf[seat]);
        shares << BalanceTexts::percent(worst.places[place].share, locale);
    }
    const QString text = order ? tr("Win rates by turn order: %1%, from %2 games on this map (bot: %3).")
                               : tr("Win rates by seat: %1%, from %2 games on this map (bot: %3).");
    QString note = text.arg(shares.join(" : "), locale.text(balance::countText(worst.games)),
                            BalanceTexts::bot(mSession.system(), worst.bot, locale));
    if (!played.targets.empty()) {
        QStringList wanted;
        for (const double target : balance::targetsOf(played))
            wanted << BalanceTexts::percent(target, locale);
        note += u' ' + tr("Target: %1%.", "shares of the wins").arg(wanted.join(" : "));
    }
    if (mSession.facts().missed())
        note +=
            u' ' + tr("The measures don’t explain this gap, but the games have shown it. Use Repair to test "
                      "swaps in games.");
    return note;
}

/// Measures that are equal for all seats explain nothing, unless there are no others. All rows keep
/// their places while a tile is dragged.
void LedgerPanel::foldRows() {
    const int equal = mTable->equalRows();
    mAll->setVisible(!mTable->isHidden() && equal > 0 && equal < mTable->rowCount());
    mAll->setText(mAll->isChecked() ? tr("&Hide Equal Measures")
                                    : tr("&Show %n Equal Measure(s)", nullptr, equal));
}

/// Shows the win rates as bars: those of played games, else predicted ones.
void LedgerPanel::showBars(const BalanceFacts& facts) {
    const bool dragged = mSession.preview() != nullptr;
    const Locale& locale = mSession.locale();
    const Scenario& map = mSession.document().scenario();
    std::vector<SeatBars::Bar> bars;
    const auto add = [&](std::size_t seat, const QString& name, double share, double target) {
        bars.push_back({name, locale.text("word.percent", {{"value", balance::percentText(share)}}),
                        seatColour(map, mSession.document().catalog(), seat, palette().color(QPalette::Base)),
                        share, target});
    };
    const balance::BalanceReport* played = dragged ? nullptr : mSession.played();
    if (facts.symmetric && !dragged) {
        // Bars of random results would look like a fault.
    } else if (played != nullptr && played->judged == Judged::Seats) {
        const balance::BotReport& worst = played->bots[played->worstBot];
        const std::vector<double> targets = balance::targetsOf(*played);
        for (std::size_t place = 0; place < worst.places.size(); ++place) {
            QStringList seats;
            std::size_t first = map.seats.size();
            for (std::size_t seat = 0; seat < played->teamOf.size(); ++seat)
                if (played->teamOf[seat] == static_cast<int>(place)) {
                    first = std::min(first, seat);
                    seats << QString::number(seat + 1);
                }
            add(first, seats.join(u'+'), worst.places[place].share, targets[place]);
        }
    } else if (played == nullptr && facts.prediction && !facts.prediction->judges.empty()) {
        const std::vector<double>& shares = facts.prediction->judges[facts.prediction->widest].shares;
        for (std::size_t seat = 0; seat < shares.size(); ++seat)
            add(seat, QString::number(seat + 1), shares[seat], 1.0 / static_cast<double>(shares.size()));
    }
    QString sentence;
    if (bars.size() >= 2) {
        const auto [least, most] = std::ranges::minmax_element(bars, {}, &SeatBars::Bar::share);
        sentence = most->percent == least->percent
                       ? tr("All seats win equally often (%1).").arg(most->percent)
                       : tr("Seat %1 wins most often (%2), seat %3 least often (%4).")
                             .arg(most->name, most->percent, least->name, least->percent);
    }
    mBars->setBars(std::move(bars), sentence);
}

/// Shows the meaning of the chosen row in a line below the table.
void LedgerPanel::explain() {
    const QTableWidgetItem* name =
        mTable->currentRow() >= 0 ? mTable->item(mTable->currentRow(), 0) : nullptr;
    mExplained->setText(name != nullptr ? name->toolTip() : tr("Select a measure to see its meaning."));
    mExplained->setVisible(!mTable->isHidden() && mTable->rowCount() > 0);
}

void LedgerPanel::showEntries(QListWidget& list, QLabel& title, std::vector<Entry> entries) {
    const int current = list.currentRow();
    list.clear();
    for (Entry& entry : entries) {
        auto* line = new QListWidgetItem(entry.text, &list);
        line->setData(placesRole, QVariant::fromValue(std::move(entry.places)));
    }
    list.setCurrentRow(current < list.count() ? current : -1);
    list.setVisible(list.count() > 0);
    title.setVisible(list.count() > 0);
}

std::vector<LedgerPanel::Entry> LedgerPanel::causes(const BalanceFacts& facts) const {
    if (mSession.causes(facts) == nullptr) return {};
    std::vector<Entry> entries;
    const Document& document = mSession.document();
    for (const balance::Cause& cause : facts.causes->list)
        entries.push_back(
            {BalanceTexts::cause(facts, cause, document.scenario(), document.catalog(), mSession.locale()),
             cause.places});
    if (const QString rest = BalanceTexts::rest(*facts.causes, mSession.locale()); !rest.isEmpty())
        entries.push_back({rest, facts.causes->restPlaces});
    return entries;
}

std::vector<LedgerPanel::Entry> LedgerPanel::swaps(const BalanceFacts& facts) const {
    // Swaps use only the prediction. After games, Suggestions and Repair use the games instead.
    if (!facts.prediction || mSession.played() != nullptr) return {};
    std::vector<Entry> entries;
    const Scenario& map = mSession.document().scenario();
    const balance::ExpectedGap now = balance::expectedBefore(*facts.prediction);
    for (const Prediction::Swap& swap : facts.prediction->swaps) {
        if (entries.size() == shownSwaps) break;
        const balance::ExpectedGap then = balance::expectedAfter(swap);
        if (then.gap >= now.gap) continue;
        entries.push_back({tr("%1 ↔ %2: %3 → %4 points", "two tiles, gap before and after")
                               .arg(Names::brief(map.board, swap.a), Names::brief(map.board, swap.b),
                                    mSession.locale().text(balance::decimalText(now.gap, 1)),
                                    mSession.locale().text(balance::decimalText(then.gap, 1))),
                           {swap.a, swap.b}});
    }
    return entries;
}

void LedgerPanel::applySwap() {
    const QListWidgetItem* chosen = mSwaps->currentItem();
    if (chosen == nullptr || mSession.preview() != nullptr) return;
    const auto places = chosen->data(placesRole).value<std::vector<Hex>>();
    if (places.size() == 2) mSession.swap(places[0], places[1]);
}

}  // namespace hexa::editor

#include "moc_ledgerpanel.cpp"
