// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/repairpanel.h"

#include "core/balance/report.h"
#include "core/engine/generate/generate.h"
#include "core/library/images.h"
#include "editor/document/document.h"
#include "editor/generate/generatesession.h"
#include "editor/generate/repairsession.h"
#include "editor/played/playedmaps.h"
#include "editor/ui/contextmenu.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/percentbar.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace hexa::editor {
namespace {

/// True if games played on one map are also valid for the other.
bool playsAlike(const Scenario& a, const Scenario& b) {
    return a.board == b.board && a.options == b.options && a.seats.size() == b.seats.size() &&
           std::ranges::equal(a.seats, b.seats, {}, &Seat::home, &Seat::home);
}

}  // namespace

RepairPanel::RepairPanel(RepairSession& repairs, QWidget* parent)
    : QWidget(parent),
      mRepairs(repairs),
      mSession(repairs.session()),
      mIntro(new PlainLabel),
      mFind(new QPushButton(icon("fix"), {})),
      mProgress(new PercentBar),
      mStatus(new PlainLabel),
      mList(new QListWidget),
      mNext(new QPushButton),
      mTakeBack(new QPushButton) {
    mFind->setObjectName("repairFind");
    mProgress->setObjectName("repairProgress");
    mStatus->setObjectName("repairStatus");
    mList->setObjectName("repairs");
    mNext->setObjectName("repairNext");
    mTakeBack->setObjectName("repairTakeBack");
    for (QLabel* label : {mIntro, mStatus}) {
        label->setWordWrap(true);
    }
    mList->setWordWrap(true);
    mList->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    column->addWidget(mIntro);
    column->addWidget(mFind);
    column->addWidget(mProgress);
    column->addWidget(mStatus);
    column->addWidget(mList, 1);
    column->addWidget(mNext);
    column->addWidget(mTakeBack);
    column->addStretch(0);  // without a list the words stay at the top
    offerButtons(*mList, {mTakeBack, mFind});
    connect(mFind, &QPushButton::clicked, this, [this] {
        if (mRepairs.running())
            mRepairs.stop();
        else
            mRepairs.find();
    });
    connect(mList, &QListWidget::currentRowChanged, this, [this] {
        if (!mFilling) choose();
    });
    connect(mNext, &QPushButton::clicked, this, &RepairPanel::takeNext);
    connect(mTakeBack, &QPushButton::clicked, this, [this] {
        mSession.preview().takeBack();
        const QScopedValueRollback<bool> filling(mFilling, true);
        mList->setCurrentRow(-1);
    });
    connect(&repairs, &RepairSession::progressed, mProgress, &QProgressBar::setValue);
    connect(&repairs, &RepairSession::changed, this, &RepairPanel::fill);
    connect(&mSession.games(), &PlayedMaps::changed, this, &RepairPanel::fill);
    connect(&mSession.preview(), &CandidatePreview::numberChanged, this, &RepairPanel::showState);
    connect(&mSession, &GenerateSession::runChanged, this, &RepairPanel::showState);
    connect(&mSession.document(), &Document::changed, this, &RepairPanel::showState);
    keepTranslated(*this, [this] { retranslate(); });
}

/// Returns the gap in the known games of a map, as Balance shows it.
std::optional<balance::ExpectedGap> RepairPanel::gapOf(const Scenario& map) const {
    const PlayedMaps::Games* games = mSession.games().of(map);
    return games != nullptr ? std::optional(balance::expectedGap(games->report)) : std::nullopt;
}

QString RepairPanel::line(const generate::PlayedRepair& repair) const {
    const Locale& locale = mSession.locale();
    const auto number = [&](double value) { return locale.text(balance::decimalText(value, 1)); };
    QStringList swaps;
    for (const auto& [a, b] : repair.repair.swaps)
        swaps << tr("%1 ↔ %2", "two tiles change places")
                     .arg(Names::brief(mRepairs.found()->map.board, a),
                          Names::brief(mRepairs.found()->map.board, b));
    QString text =
        tr("%n swap(s): %1", nullptr, static_cast<int>(repair.repair.swaps.size())).arg(swaps.join(", "));
    const auto before = gapOf(mRepairs.found()->map);
    const auto after = gapOf(repair.scenario);
    if (before && after)
        text += u'\n' +
                tr("Gap in games, strictest bot: %1 → %2 points (%3 to %4)", "before, after, its interval")
                    .arg(number(before->gap), number(after->gap), number(after->range->low),
                         number(after->range->high));
    return text;
}

void RepairPanel::fill() {
    {
        const QScopedValueRollback<bool> filling(mFilling, true);
        mList->clear();
        int shown = -1;
        if (mRepairs.found())
            for (const generate::PlayedRepair& repair : mRepairs.found()->repairs) {
                if (mSession.preview().number() <= RepairSession::firstNumber &&
                    mSession.preview().holds(repair.scenario))
                    shown = mList->count();
                mList->addItem(line(repair));
            }
        mList->setCurrentRow(shown);
    }
    showState();
}

bool RepairPanel::stale() const {
    const auto& found = mRepairs.found();
    // A repair is valid for its original map and the game played on it.
    return found && mSession.preview().number() > RepairSession::firstNumber &&
           !playsAlike(found->map, mSession.document().scenario());
}

std::shared_ptr<const paint::ArrowLayer> RepairPanel::arrows() const {
    const auto& found = mRepairs.found();
    const bool nearest = mSession.preview().number() == RepairSession::nearestNumber;
    if (!isVisible() || !found || found->repairs.empty() || nearest || stale()) return nullptr;
    const auto row = static_cast<std::size_t>(std::max(0, mList->currentRow()));
    if (row >= found->repairs.size()) return nullptr;
    const generate::PlayedRepair& shown = found->repairs[row];
    auto layer = std::make_shared<paint::ArrowLayer>();
    for (const auto& [from, to] : shown.repair.swaps) layer->arrows.push_back({from, to});
    const auto points = [&](const balance::ExpectedGap& gap) {
        return mSession.locale().text(balance::decimalText(gap.gap, 1));
    };
    const auto before = gapOf(found->map);
    const auto after = gapOf(shown.scenario);
    if (before && after)
        layer->arrows.front().text =
            tr("%1 → %2 points", "gap before, gap after").arg(points(*before), points(*after));
    return layer;
}

void RepairPanel::choose() {
    const int row = mList->currentRow();
    const auto& found = mRepairs.found();
    if (row < 0 || !found || static_cast<std::size_t>(row) >= found->repairs.size()) return;
    const generate::PlayedRepair& chosen = found->repairs[static_cast<std::size_t>(row)];
    mSession.preview().put(chosen.scenario, RepairSession::firstNumber - row,
                           [count = static_cast<int>(chosen.repair.swaps.size())] {
                               return tr("Repair with %n swap(s)", nullptr, count);
                           });
    std::vector<Hex> places;
    for (const auto& [a, b] : chosen.repair.swaps) places.insert(places.end(), {a, b});
    emit placesRequested(places);
    emit arrowsChanged();
}

void RepairPanel::takeNext() {
    const auto& found = mRepairs.found();
    if (!found) return;
    const generate::Fairer& next = found->next;
    if (const GenerateMethod* method = methodOfNext()) return mSession.go(*method);
    if (next.step == generate::FairStep::Unlock) return emit placesRequested(next.locked);
    if (!next.nearest) return;
    mSession.preview().put(library::withTilesOf(found->map, next.nearest->scenario),
                           RepairSession::nearestNumber,
                           [] { return tr("Use the most similar proven map"); });
}

/// Returns the method for a new map if nothing else helps; null if something does.
const GenerateMethod* RepairPanel::methodOfNext() const {
    const auto& found = mRepairs.found();
    if (!found || found->next.nearest || found->next.fair || mSession.functions() == nullptr) return nullptr;
    return mSession.functions()->methodFor(FairKind::Balanced);
}

QString RepairPanel::nextText() const {
    const generate::Fairer& next = mRepairs.found()->next;
    const QString none = tr("No swap was found to make this map fairer.") + u' ';
    if (!mRepairs.found()->repairs.empty()) {
        if (next.fair) return tr("Select a line and keep the repaired map.");
        return next.nearest ? tr("These swaps help, but the map is still unfair. The most similar proven map "
                                 "differs in %n tile(s).",
                                 nullptr, next.nearest->differing)
                            : tr("These swaps help, but the map is still unfair. Generate a new map, or keep "
                                 "fewer tiles.");
    }
    switch (next.step) {
    case generate::FairStep::ProvenMap:
        return none +
               tr("The most similar proven map differs in %n tile(s).", nullptr, next.nearest->differing);
    case generate::FairStep::Unlock:
        return none + tr("If %n lock(s) were removed, a proven map would fit.", nullptr,
                         static_cast<int>(next.locked.size()));
    case generate::FairStep::Swap:
    case generate::FairStep::Generate:
        break;
    }
    return none + tr("Generate a new map, or keep fewer tiles.");
}

void RepairPanel::showState() {
    const bool runs = mRepairs.running();
    const auto& found = mRepairs.found();
    const bool previewed = mSession.preview().number() <= RepairSession::firstNumber;
    mFind->setText(runs ? tr("&Stop") : tr("&Find Repairs"));
    mFind->setEnabled(mSession.functions() != nullptr && mSession.functions()->repairs &&
                      mSession.document().system().play);
    mProgress->setVisible(runs);
    mProgress->setValue(mRepairs.percent());
    QString status = mRepairs.error() ? mSession.locale().text(*mRepairs.error()) : QString();
    const bool old = !runs && stale();
    if (mRepairs.error() && mSession.document().counts().of(KindId::Empty) > 0)
        status = tr("The map has empty slots. Fill them before you look for repairs.");
    else if (old)
        status = tr("The map has changed. Find repairs again.");
    else if (runs && found && !found->repairs.empty())
        status = tr("Best single swap found. Testing two and three swaps…");
    else if (found && !runs)
        status = mSession.preview().number() == RepairSession::nearestNumber
                     ? tr("The map is now the most similar proven map.")
                     : nextText();
    const GenerateMethod* method = methodOfNext();
    const bool next = found && !runs && !old && (found->next.nearest || method != nullptr);
    mNext->setVisible(next);
    mNext->setEnabled(!previewed && !mSession.running());
    mNext->setText(method != nullptr ? tr("&Generate a Balanced Map")
                   : next && found->next.step == generate::FairStep::Unlock
                       ? tr("&Mark These Tiles")
                       : tr("&Use Most Similar Proven Map"));
    mList->setEnabled(!old);
    mList->setVisible(mList->count() > 0);
    mTakeBack->setVisible(mList->count() > 0 || (next && previewed));
    mTakeBack->setEnabled(previewed);
    mStatus->setText(status);
    mStatus->setVisible(!status.isEmpty());
    emit arrowsChanged();
}

void RepairPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    emit arrowsChanged();
}

void RepairPanel::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    emit arrowsChanged();
}

void RepairPanel::retranslate() {
    setAccessibleName(tr("Repair"));
    mIntro->setText(
        tr("Make this map fairer with as few tile swaps as possible. Bots test the swaps in games. Locked "
           "tiles are kept. Select a line to see the repaired map. You can undo the repair in one step."));
    mFind->setToolTip(tr("Find the best repairs with one, two and three swaps, and test them in games"));
    mTakeBack->setText(tr("&Back to Original Map"));
    mList->setAccessibleName(tr("Repairs"));
    mProgress->setAccessibleName(tr("Progress"));
    fill();
}

}  // namespace hexa::editor

#include "moc_repairpanel.cpp"
