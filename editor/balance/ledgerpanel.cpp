// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/ledgerpanel.h"

#include "core/balance/report.h"
#include "core/engine/generate/generate.h"
#include "core/engine/system.h"
#include "editor/balance/balancesession.h"
#include "editor/balance/balancetexts.h"
#include "editor/balance/headlinelabel.h"
#include "editor/balance/seatbars.h"
#include "editor/balance/shareplot.h"
#include "editor/document/document.h"
#include "editor/paint/heat.h"
#include "editor/ui/contextmenu.h"
#include "editor/ui/icons.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTableWidget>

#include <algorithm>
#include <cmath>

namespace hexa::editor {
namespace {

QString predictedText(const balance::PredictedGap& predicted, const Locale& locale) {
    const Message gap = balance::textOf(predicted);
    return LedgerPanel::tr("Predicted gap: %1").arg(locale.text(gap));
}

constexpr int placesRole = Qt::UserRole;
constexpr int equalityRole = Qt::UserRole + 1;
constexpr std::size_t shownSwaps = 5;
/// Letters in a column of figures by region, colour and the like.
constexpr int figureColumn = 14;

/// The equality of a row as a bar with its number: full = all seats alike.
class EqualityBar : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const QVariant value = index.data(equalityRole);
        if (value.isValid()) {
            const QRect frame = option.rect.adjusted(3, 4, -3, -4);
            QColor colour = option.palette.color(QPalette::Highlight);
            colour.setAlpha(90);
            painter->fillRect(
                QRect(frame.topLeft(), QSize(qRound(frame.width() * value.toDouble()), frame.height())),
                colour);
            painter->setPen(option.palette.color(QPalette::Mid));
            painter->drawRect(frame);
        }
        QStyledItemDelegate::paint(painter, option, index);
    }
};

QTableWidgetItem& item(QTableWidget& table, int row, int column) {
    QTableWidgetItem* found = table.item(row, column);
    if (found == nullptr) {
        found = new QTableWidgetItem;
        found->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        table.setItem(row, column, found);
    }
    return *found;
}

/// Returns the seat's mark in its colour, with its number.
QIcon seatIcon(const BalanceSession& session, int seat, const QWidget& widget) {
    const int side = 20;
    QPixmap picture(QSize(side, side) * widget.devicePixelRatioF());
    picture.setDevicePixelRatio(widget.devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = seatColour(session.document().scenario(), session.document().catalog(),
                                     static_cast<std::size_t>(seat), widget.palette().color(QPalette::Base));
    paintTeamMark(painter, QPointF(side / 2.0, side / 2.0), side * 0.46, seat, colour, colour);
    QFont font = widget.font();
    font.setPixelSize(11);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(paint::inkOn(colour));
    const double lower = seat % 4 == 2 ? 3 : 0;  // a triangle is wide at its foot
    painter.drawText(QRectF(0, lower, side, side), Qt::AlignCenter, QString::number(seat + 1));
    return QIcon(picture);
}

/// Returns a figure for a narrow column: the name of the row has the percent sign.
QString cellText(double value, FigureUnit unit, const Locale& locale) {
    // For a few percent the first decimal distinguishes seats.
    if (unit == FigureUnit::Share) {
        const bool few = value != 0 && std::abs(value) < 0.0295;
        return locale.text(balance::decimalText(value * 100, few ? 1 : 0));
    }
    return BalanceTexts::figure(value, unit, locale);
}

// Pixels.
constexpr int listHeight = 130;
constexpr int lowestWithSwaps = 420;
constexpr int lowestWithCauses = 340;
constexpr int nameMargin = 10;        // beside the words of a name
constexpr double foldedFrom = 0.995;  // shown as 100%
constexpr int lowestTable = 76;       // two rows, because in Generate the gallery above needs the room

/// Returns a height no larger than its lines, because the table above needs the room.
int listHeightOf(const QListWidget& list, int most) {
    int height = 2 * list.frameWidth();
    for (int row = 0; row < list.count() && height < most; ++row) height += list.sizeHintForRow(row);
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
      mTable(new QTableWidget),
      mExplained(new PlainLabel),
      mParts(new QTableWidget),
      mCausesTitle(new PlainLabel),
      mCauses(makeList("ledgerCauses", mCausesTitle)),
      mSwapsTitle(new PlainLabel),
      mSwaps(makeList("ledgerSwaps", mSwapsTitle)),
      mApply(new QPushButton),
      mUpdate(new LazyUpdate(this, [this] { refresh(); })) {
    mGap->setObjectName("ledgerGap");
    mNote->setObjectName("ledgerNote");
    mTable->setObjectName("ledgerTable");
    mTable->setMinimumHeight(lowestTable);
    mExplained->setObjectName("ledgerExplained");
    mParts->setObjectName("ledgerParts");
    mApply->setObjectName("ledgerApply");
    mFair->setObjectName("ledgerFair");
    connect(mFair, &QPushButton::clicked, this, &LedgerPanel::fairRequested);
    mAll->setObjectName("ledgerAll");
    mAll->setCheckable(true);
    connect(mAll, &QPushButton::toggled, this, &LedgerPanel::foldRows);
    QFont large = mGap->font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setBold(true);
    mGap->setFont(large);
    for (QLabel* label : {mGap, mNote, mExplained, mCausesTitle, mSwapsTitle}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    }
    for (QTableWidget* table : {mTable, mParts}) {
        table->verticalHeader()->hide();
        table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 9);
        table->horizontalHeader()->setMinimumSectionSize(28);
        table->setIconSize({20, 20});
        table->setSelectionBehavior(QAbstractItemView::SelectRows);
        table->setSelectionMode(QAbstractItemView::SingleSelection);
        table->setEditTriggers(QAbstractItemView::NoEditTriggers);
        table->setAlternatingRowColors(true);
        table->setTabKeyNavigation(false);
        table->setFrameShape(QFrame::NoFrame);
        table->setWordWrap(true);  // names are whole, on two lines where one is too short
        table->setTextElideMode(Qt::ElideNone);
        table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
        connect(table, &QTableWidget::itemActivated, this, [this, table](QTableWidgetItem* chosen) {
            const auto places = table->item(chosen->row(), 0)->data(placesRole).value<std::vector<Hex>>();
            if (!places.empty()) emit placesRequested(places);
        });
    }
    mTable->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // Otherwise rows keep the heights of a wider column, and names end with dots.
    connect(mTable->horizontalHeader(), &QHeaderView::sectionResized, mTable->verticalHeader(),
            [rows = mTable->verticalHeader()] { rows->resizeSections(QHeaderView::ResizeToContents); });
    connect(mTable, &QTableWidget::currentCellChanged, this, &LedgerPanel::explain);
    mParts->horizontalHeader()->hide();  // each group has titles of its own
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
    mCauses->setToolTip(tr("Click to mark the tiles on the map"));
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
    const balance::Light light = balance::lightOf(BalanceTexts::headline(mSession).standing);
    const auto& generate = mSession.system().generate;
    mFair->setVisible(mSession.played() != nullptr && generate && generate->repairs &&
                      mSession.system().play &&
                      (light == balance::Light::Unfair || light == balance::Light::Nearly));
    showTable(facts, preview != nullptr ? &mSession.facts() : nullptr);
    showParts(facts);
    explain();
    mCausesTitle->setText(facts.causes ? BalanceTexts::causesTitle(facts, mSession.locale()) : QString());
    mCauses->setAccessibleName(facts.causes ? mCausesTitle->text() : tr("Causes of the gap"));
    showEntries(*mCauses, *mCausesTitle, causes(facts));
    showEntries(*mSwaps, *mSwapsTitle, swaps(facts));
    mApply->setEnabled(preview == nullptr && mSwaps->currentRow() >= 0);
    fitHeight();
}

/// Fits the height. On a small screen the figures need the room, and Repair also finds swaps.
void LedgerPanel::fitHeight() {
    const bool low = height() < lowestWithSwaps;
    for (QWidget* widget : std::initializer_list<QWidget*>{mSwapsTitle, mSwaps, mApply})
        widget->setVisible(mSwaps->count() > 0 && !low);
    for (QWidget* widget : std::initializer_list<QWidget*>{mCausesTitle, mCauses})
        widget->setVisible(mCauses->count() > 0 && height() >= lowestWithCauses);
    mCauses->setMaximumHeight(listHeightOf(*mCauses, low ? listHeight / 2 : listHeight));
    mSwaps->setMaximumHeight(listHeightOf(*mSwaps, listHeight));
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
        const auto points = [&](const BalanceFacts& of) {
            return locale.text(balance::decimalText(of.prediction->gap(), 1));
        };
        const Prediction::Judge& judge = facts.prediction->judges[facts.prediction->widest];
        gap = before != nullptr && before->prediction
                  ? tr("Gap %1 → %2 points", "before and after what is dragged")
                        .arg(points(*before), points(facts))
                  : predictedText({facts.prediction->gap(), facts.prediction->range}, locale);
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
    const BalanceFacts& facts = mSession.facts();
    // Without a range: that applies to other maps like this one, but this one was played.
    if (facts.missed())
        note += u' ' + tr("The prediction (%1 points) is wrong for this map. Trust the results of the games. "
                          "Use Repair to test swaps in games.")
                           .arg(locale.text(balance::decimalText(facts.prediction->gap(), 1)));
    else if (facts.prediction)
        note += u' ' + predictedText({facts.prediction->gap(), {}}, locale) + u'.';
    return note;
}

void LedgerPanel::showTable(const BalanceFacts& facts, const BalanceFacts* before) {
    const Locale& locale = mSession.locale();
    mTable->setVisible(facts.ledger.has_value());
    if (!facts.ledger) return;
    const Ledger& ledger = *facts.ledger;
    const int seats = mSession.document().scenario().players();
    const int equality = seats + 1;
    if (mTable->columnCount() != seats + 2) {
        mTable->setColumnCount(seats + 2);
        mTable->setItemDelegateForColumn(equality, new EqualityBar(mTable));
    }
    const auto shortName = [&](const std::string& code) {
        return locale.messages().knows(code + ".short") ? code + ".short" : std::string();
    };
    // Short names leave percent to the head of the table.
    const bool percent = std::ranges::any_of(ledger.rows, [&](const LedgerRow& figures) {
        return figures.columns.empty() && figures.unit == FigureUnit::Share &&
               !shortName(figures.code).empty();
    });
    QStringList titles{percent ? tr("Measure (%)", "most rows are in percent") : tr("Measure")};
    for (int seat = 0; seat < seats; ++seat) titles << QString();
    titles << QStringLiteral("=");
    mTable->setHorizontalHeaderLabels(titles);
    for (int seat = 0; seat < seats; ++seat) {
        mTable->horizontalHeaderItem(seat + 1)->setIcon(seatIcon(mSession, seat, *this));
        mTable->horizontalHeaderItem(seat + 1)->setToolTip(BalanceTexts::seat(seat));
        mTable->horizontalHeaderItem(seat + 1)->setData(Qt::AccessibleTextRole, BalanceTexts::seat(seat));
        mTable->horizontalHeader()->setSectionResizeMode(seat + 1, QHeaderView::ResizeToContents);
    }
    mTable->horizontalHeaderItem(equality)->setToolTip(
        tr("Equality") + u'\n' + tr("100%: all seats are equal. 0%: one seat has everything."));
    mTable->horizontalHeaderItem(equality)->setData(Qt::AccessibleTextRole, tr("Equality"));
    mTable->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    mTable->horizontalHeader()->setSectionResizeMode(equality, QHeaderView::ResizeToContents);
    mTable->clearSpans();
    const auto bySeat = std::ranges::count_if(ledger.rows, &std::string::empty, &LedgerRow::columns);
    // Without figures of seats, one column for the values of the map leaves names the most room.
    for (int column = 2; column <= equality; ++column) mTable->setColumnHidden(column, bySeat == 0);
    if (bySeat == 0 && seats > 0) mTable->setHorizontalHeaderItem(1, new QTableWidgetItem);
    mTable->setRowCount(static_cast<int>(bySeat) + static_cast<int>(ledger.notes.size()));
    int row = 0;
    const auto name = [&](const std::string& code, const Arguments& arguments,
                          std::optional<FigureUnit> unit) {
        QTableWidgetItem& cell = item(*mTable, row, 0);
        const std::string brief = shortName(code);
        const auto withUnit = [unit](const QString& words) {
            return unit == FigureUnit::Share   ? tr("%1 (%)", "a figure in percent").arg(words)
                   : unit == FigureUnit::Steps ? tr("%1 (steps)", "a figure").arg(words)
                   : unit == FigureUnit::Count ? tr("%1 (number)", "a figure").arg(words)
                                               : words;
        };
        const QString whole = withUnit(locale.text(code, arguments));
        const QString words = locale.text(brief.empty() ? code : brief, arguments);
        cell.setText(percent && unit == FigureUnit::Share ? words : withUnit(words));
        const std::string hint = code + ".hint";
        cell.setToolTip(locale.messages().knows(hint) ? whole + u'\n' + locale.text(hint, arguments) : whole);
        cell.setData(placesRole, {});
    };
    for (std::size_t i = 0; i < ledger.rows.size(); ++i) {
        const LedgerRow& figures = ledger.rows[i];
        if (!figures.columns.empty()) continue;
        name(figures.code, figures.arguments, figures.unit);
        const bool known =
            before != nullptr && before->ledger && before->ledger->rows.size() == ledger.rows.size();
        for (int seat = 0; seat < seats; ++seat) {
            QTableWidgetItem& cell = item(*mTable, row, seat + 1);
            const auto at = static_cast<std::size_t>(seat);
            const double value = at < figures.values.size() ? figures.values[at] : 0;
            QString text = cellText(value, figures.unit, locale);
            bool moved = false;
            if (known && at < before->ledger->rows[i].values.size()) {
                const double old = before->ledger->rows[i].values[at];
                moved = cellText(old, figures.unit, locale) != text;
                if (moved) text = (value > old ? QStringLiteral("▲") : QStringLiteral("▼")) + text;
            }
            QFont font = mTable->font();
            font.setBold(moved);
            cell.setFont(font);
            cell.setText(text);
            cell.setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            cell.setToolTip(item(*mTable, row, 0).toolTip());
        }
        QTableWidgetItem& cell = item(*mTable, row, equality);
        cell.setData(equalityRole,
                     figures.equality && !figures.absent ? QVariant(*figures.equality) : QVariant());
        cell.setText(figures.absent     ? tr("none", "the map has nothing of the kind")
                     : figures.equality ? cellText(*figures.equality, FigureUnit::Share, locale)
                                        : QString());
        cell.setTextAlignment(Qt::AlignCenter);
        ++row;
    }
    for (const LedgerNote& note : ledger.notes) {
        name(note.code, note.arguments, {});
        item(*mTable, row, 0).setData(placesRole, QVariant::fromValue(note.places));
        // One value for the whole map.
        if (bySeat > 0) mTable->setSpan(row, 1, 1, equality);
        QTableWidgetItem& cell = item(*mTable, row, 1);
        cell.setText(BalanceTexts::figure(note.value, note.unit, locale));
        cell.setToolTip(item(*mTable, row, 0).toolTip());
        cell.setFont(mTable->font());
        cell.setTextAlignment(Qt::AlignCenter);
        ++row;
    }
    foldRows();
    fitWidth();
}

/// Measures that are equal for all seats explain nothing, unless there are no others. All rows keep
/// their places while a tile is dragged.
void LedgerPanel::foldRows() {
    const int equality = mTable->columnCount() - 1, rows = mTable->rowCount();
    const auto same = [&](int row) {
        const QTableWidgetItem* cell = mTable->item(row, equality);
        const QVariant value = cell != nullptr ? cell->data(equalityRole) : QVariant();
        return value.isValid() && value.toDouble() >= foldedFrom;
    };
    int equal = 0;
    for (int row = 0; row < rows; ++row) equal += same(row) ? 1 : 0;
    const bool folds = equal < rows;
    for (int row = 0; row < rows; ++row) mTable->setRowHidden(row, folds && !mAll->isChecked() && same(row));
    mAll->setVisible(!mTable->isHidden() && equal > 0 && folds);
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

/// Never so narrow that a word of a name is cut.
void LedgerPanel::fitWidth() {
    int names = mTable->fontMetrics().horizontalAdvance(mTable->horizontalHeaderItem(0)->text());
    for (int row = 0; row < mTable->rowCount(); ++row)
        for (const QString& word : mTable->item(row, 0)->text().split(' '))
            names = std::max(names, mTable->fontMetrics().horizontalAdvance(word));
    int others = 0;
    for (int column = 1; column < mTable->columnCount(); ++column) {
        mTable->resizeColumnToContents(column);  // the table would do that later
        others += mTable->columnWidth(column);
    }
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent) +
                    style()->pixelMetric(QStyle::PM_ScrollView_ScrollBarSpacing);
    mTable->setMinimumWidth(names + nameMargin + others + bar + 2 * mTable->frameWidth());
}

/// Shows the meaning of the chosen row in a line below the table.
void LedgerPanel::explain() {
    const QTableWidgetItem* name =
        mTable->currentRow() >= 0 ? mTable->item(mTable->currentRow(), 0) : nullptr;
    mExplained->setText(name != nullptr ? name->toolTip() : tr("Select a measure to see its meaning."));
    mExplained->setVisible(!mTable->isHidden() && mTable->rowCount() > 0);
}

/// Shows a line for each side, colour, region or other counted thing, below a line of titles; the
/// last line shows their equality.
void LedgerPanel::showParts(const BalanceFacts& facts) {
    const Locale& locale = mSession.locale();
    mParts->setVisible(facts.ledger && !facts.ledger->columns.empty());
    mParts->setRowCount(0);
    if (!facts.ledger) return;
    const auto add = [this](const QStringList& texts, bool title) {
        const int row = mParts->rowCount();
        mParts->setRowCount(row + 1);
        mParts->setColumnCount(std::max(mParts->columnCount(), static_cast<int>(texts.size())));
        for (int column = 0; column < texts.size(); ++column) {
            QTableWidgetItem& cell = item(*mParts, row, column);
            QFont font = mParts->font();
            font.setBold(title);
            cell.setFont(font);
            cell.setText(texts[column]);
            cell.setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        }
        return row;
    };
    mParts->setColumnCount(1);
    for (const LedgerColumns& columns : facts.ledger->columns) {
        QStringList titles{locale.text(columns.name)}, equality{tr("Equality")};
        std::vector<const LedgerRow*> rows;
        for (const LedgerRow& row : facts.ledger->rows) {
            if (row.columns != columns.id) continue;
            rows.push_back(&row);
            const QString words = locale.text(row);
            titles << (row.unit == FigureUnit::Share ? tr("%1 (%)", "a figure in percent").arg(words)
                                                     : words);
            equality << (row.absent     ? tr("none", "the map has nothing of the kind")
                         : row.equality ? BalanceTexts::figure(*row.equality, FigureUnit::Share, locale)
                                        : QString());
        }
        add(titles, true);
        for (std::size_t i = 0; i < columns.columns.size(); ++i) {
            QStringList cells{locale.text(columns.columns[i].name)};
            for (const LedgerRow* row : rows)
                cells << (i < row->values.size() ? cellText(row->values[i], row->unit, locale) : QString());
            const int line = add(cells, false);
            mParts->item(line, 0)->setData(placesRole, QVariant::fromValue(columns.columns[i].places));
        }
        if (std::ranges::any_of(rows, [](const LedgerRow* row) { return row->equality || row->absent; }))
            add(equality, false);
    }
    // Groups with fewer figures leave cells empty.
    for (int row = 0; row < mParts->rowCount(); ++row)
        for (int column = 0; column < mParts->columnCount(); ++column) item(*mParts, row, column);
    // Titles are sentences: in narrow columns they wrap, and the figures stay in sight.
    QHeaderView& header = *mParts->horizontalHeader();
    header.setSectionResizeMode(QHeaderView::Fixed);
    header.setSectionResizeMode(0, QHeaderView::ResizeToContents);
    for (int column = 1; column < mParts->columnCount(); ++column) {
        int width = figureColumn * fontMetrics().averageCharWidth();
        for (int row = 0; row < mParts->rowCount(); ++row) {
            const QTableWidgetItem& cell = item(*mParts, row, column);
            for (const QString& word : cell.text().split(u' '))
                width = std::max(width, QFontMetrics(cell.font()).horizontalAdvance(word) + nameMargin);
        }
        header.resizeSection(column, width);
    }
    mParts->resizeRowsToContents();
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
    if (!facts.causes) return {};
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
    // Swaps use only the prediction. If games show a gap, Suggestions and Repair use the games
    // instead.
    if (!facts.prediction || facts.played) return {};
    std::vector<Entry> entries;
    const Scenario& map = mSession.document().scenario();
    for (const Prediction::Swap& swap : facts.prediction->swaps) {
        if (entries.size() == shownSwaps) break;
        entries.push_back({tr("%1 ↔ %2: %3 → %4 points", "two tiles, gap before and after")
                               .arg(Names::brief(map.board, swap.a), Names::brief(map.board, swap.b),
                                    mSession.locale().text(balance::decimalText(swap.before, 1)),
                                    mSession.locale().text(balance::decimalText(swap.after, 1))),
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
