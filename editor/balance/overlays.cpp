// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/overlays.h"

#include "editor/balance/balancesession.h"
#include "editor/balance/balancetexts.h"
#include "editor/document/document.h"
#include "editor/preview/heatlegend.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/words.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace hexa::editor {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(BalanceOverlay)
};

using HeatCell = paint::HeatLayer::Cell;

/// Turns as numbers; the sooner the brighter.
void addReach(BalanceOverlay& overlay, const BalanceOverlays& figures, std::size_t seat) {
    const std::vector<int>& turns = figures.seats[seat].turns;
    const int last = std::max(1, *std::max_element(turns.begin(), turns.end()));
    for (std::size_t i = 0; i < figures.cells.size(); ++i) {
        if (turns[i] == BalanceOverlays::never) continue;
        overlay.heat.cells.push_back({figures.cells[i], 1 - static_cast<double>(turns[i]) / last,
                                      QString::number(turns[i]), figures.seats[seat].nearest[i] != 0});
    }
    overlay.low = Words::tr("turn %1").arg(last);
    overlay.high = Words::tr("at home");
    overlay.note = Words::tr("Thick rim: nearer to this seat than to any other.");
}

void addContested(BalanceOverlay& overlay, const BalanceOverlays& figures) {
    for (std::size_t i = 0; i < figures.cells.size(); ++i)
        if (figures.contested[i] != 0)
            overlay.heat.cells.push_back({figures.cells[i], 0.8, QStringLiteral("×"), true});
    overlay.note = Words::tr("Marked: two seats are equally near, or one step apart.");
}

/// A quantity for each cell, from its lowest to its highest value. Cells without text have none of it and stay as they
/// are.
template <class Text>
void addScale(BalanceOverlay& overlay, const std::vector<Hex>& cells, const std::vector<double>& values,
              double low, Text text) {
    if (cells.empty() || values.size() != cells.size()) return;
    const double high = std::max(low + 1e-9, *std::max_element(values.begin(), values.end()));
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (const QString words = text(values[i]); !words.isEmpty())
            overlay.heat.cells.push_back({cells[i], (values[i] - low) / (high - low), words, false});
    overlay.low = text(low);
    overlay.high = text(high);
}

}  // namespace

BalanceOverlay overlayOf(const BalanceSession& session, OverlayKind kind, std::size_t seat) {
    BalanceOverlay overlay;
    const Locale& locale = session.locale();
    if (kind == OverlayKind::None) return overlay;
    if (kind == OverlayKind::Fights) {
        const CheckResult* result = session.result();
        if (result == nullptr || result->games == 0 || result->places.empty()) {
            overlay.note = Words::tr("Start a check: it counts where battles are fought.");
            return overlay;
        }
        std::vector<double> perGame;
        for (const std::int64_t fights : result->fights)
            perGame.push_back(static_cast<double>(fights) / static_cast<double>(result->games));
        addScale(overlay, result->places, perGame, 0, [&](double value) {
            return value < 0.005 ? QString() : locale.text(balance::decimalText(value, 2));
        });
        overlay.low = Words::tr("no battle");
        overlay.high = Words::tr("%1 battles a game").arg(overlay.high);
        if (session.resultIsStale()) overlay.note = Words::tr("Of the map before the change.");
        return overlay;
    }
    if (!session.facts().overlays || seat >= session.facts().overlays->seats.size()) {
        overlay.note = session.facts().error ? locale.text(*session.facts().error)
                                             : Words::tr("There is nothing to show for this map.");
        return overlay;
    }
    const BalanceOverlays& figures = *session.facts().overlays;
    switch (kind) {
    case OverlayKind::Reach:
        addReach(overlay, figures, seat);
        break;
    case OverlayKind::Contested:
        addContested(overlay, figures);
        break;
    case OverlayKind::Critical:
        addScale(overlay, figures.cells, figures.seats[seat].cut, 0, [&](double value) {
            return value > 0.005 ? BalanceTexts::figure(value, FigureUnit::Share, locale) : QString();
        });
        overlay.low = Words::tr("nothing cut off");
        overlay.high = Words::tr("%1 cut off if lost").arg(overlay.high);
        break;
    default: {
        const std::vector<double>& worth = figures.seats[seat].worth;
        const double min = worth.empty() ? 0 : *std::min_element(worth.begin(), worth.end());
        addScale(overlay, figures.cells, worth, std::min(0.0, min), [&](double value) {
            return figures.fitted ? BalanceTexts::logOdds(value, locale)
                                  : BalanceTexts::figure(value, FigureUnit::Share, locale);
        });
        break;
    }
    }
    return overlay;
}

OverlayBar::OverlayBar(BalanceSession& session, QWidget* parent)
    : QWidget(parent),
      mSession(session),
      mTitle(new PlainLabel),
      mKinds(new QComboBox),
      mSeats(new QComboBox),
      mLegend(new HeatLegend),
      mNote(new PlainLabel) {
    setObjectName("overlayBar");
    mKinds->setObjectName("overlayKind");
    mSeats->setObjectName("overlaySeat");
    mTitle->setBuddy(mKinds);
    mKinds->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    mSeats->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    mNote->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 4);
    column->setSpacing(2);
    auto* row = new QHBoxLayout;
    for (QWidget* widget : {static_cast<QWidget*>(mTitle), static_cast<QWidget*>(mKinds),
                            static_cast<QWidget*>(mSeats), static_cast<QWidget*>(mLegend)})
        row->addWidget(widget);
    row->addStretch(1);
    column->addLayout(row);
    column->addWidget(mNote);
    retranslate();
    connect(mKinds, &QComboBox::currentIndexChanged, this, &OverlayBar::refresh);
    connect(mSeats, &QComboBox::currentIndexChanged, this, &OverlayBar::refresh);
    connect(&session, &BalanceSession::factsChanged, this, &OverlayBar::refresh);
    connect(&session, &BalanceSession::resultChanged, this, [this] {
        if (kind() == OverlayKind::Fights) refresh();
    });
}

OverlayKind OverlayBar::kind() const { return static_cast<OverlayKind>(std::max(0, mKinds->currentIndex())); }

void OverlayBar::setKind(OverlayKind kind) { mKinds->setCurrentIndex(static_cast<int>(kind)); }

void OverlayBar::chooseNext() { mKinds->setCurrentIndex((mKinds->currentIndex() + 1) % mKinds->count()); }

void OverlayBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void OverlayBar::retranslate() {
    mTitle->setText(tr("&Overlay:"));
    {
        const QSignalBlocker quiet(mKinds);
        const int chosen = std::max(0, mKinds->currentIndex());
        mKinds->clear();
        mKinds->addItems({tr("None"), tr("Reach by turn"), tr("Contested"),
                          wordOf(mSession.locale(), mSession.document().catalog(), "word.cut-off.critical"),
                          tr("Value per tile"), tr("Battles")});
        mKinds->setCurrentIndex(chosen);
    }
    mKinds->setAccessibleName(tr("Overlay over the map"));
    mKinds->setToolTip(tr("What is shown over the map"));
    mSeats->setAccessibleName(tr("Seat of the overlay"));
    mSeats->setToolTip(tr("For which seat"));
    {
        const QSignalBlocker quiet(mSeats);
        for (int seat = 0; seat < mSeats->count(); ++seat)
            mSeats->setItemText(seat, BalanceTexts::seat(seat));
    }
    refresh();
}

void OverlayBar::refresh() {
    const int seats = mSession.document().scenario().players();
    if (mSeats->count() != seats) {
        const QSignalBlocker quiet(mSeats);
        while (mSeats->count() > seats) mSeats->removeItem(mSeats->count() - 1);
        while (mSeats->count() < seats) mSeats->addItem(BalanceTexts::seat(mSeats->count()));
        if (mSeats->currentIndex() < 0 && seats > 0) mSeats->setCurrentIndex(0);
    }
    const bool ofSeat =
        kind() == OverlayKind::Reach || kind() == OverlayKind::Critical || kind() == OverlayKind::Value;
    mSeats->setVisible(ofSeat && seats > 0);
    const BalanceOverlay overlay =
        overlayOf(mSession, kind(), static_cast<std::size_t>(std::max(0, mSeats->currentIndex())));
    mLegend->setScale(overlay.low, overlay.high);
    mNote->setText(overlay.note);
    mNote->setVisible(!overlay.note.isEmpty());
    mHeat = overlay.heat.cells.empty() ? nullptr : std::make_shared<const paint::HeatLayer>(overlay.heat);
    emit heatChanged();
}

}  // namespace hexa::editor
