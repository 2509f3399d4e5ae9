// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/generate/repairpanel.h"

#include "core/balance/report.h"
#include "editor/document/document.h"
#include "editor/generate/generatesession.h"
#include "editor/jobs/threads.h"
#include "editor/ui/contextmenu.h"
#include "editor/ui/freshseed.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>

namespace hexa::editor {
namespace {

/// Numbers of candidates that are repairs, downwards from here, apart from those of the gallery.
constexpr int firstRepair = -1;

/// Whether what was played on one map holds for the other.
bool playsAlike(const Scenario& a, const Scenario& b) {
    return a.board == b.board && a.options == b.options && a.seats.size() == b.seats.size() &&
           std::ranges::equal(a.seats, b.seats, {}, &Seat::home, &Seat::home);
}

}  // namespace

RepairPanel::RepairPanel(GenerateSession& session, QWidget* parent)
    : QWidget(parent),
      mSession(session),
      mIntro(new PlainLabel),
      mFind(new QPushButton(icon("fix"), {})),
      mProgress(new QProgressBar),
      mTold(new PlainLabel),
      mList(new QListWidget),
      mTakeBack(new QPushButton) {
    mFind->setObjectName("repairFind");
    mProgress->setObjectName("repairProgress");
    mTold->setObjectName("repairTold");
    mList->setObjectName("repairs");
    mTakeBack->setObjectName("repairTakeBack");
    for (QLabel* label : {mIntro, mTold}) {
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
    column->addWidget(mTold);
    column->addWidget(mList, 1);
    column->addWidget(mTakeBack);
    column->addStretch(0);  // without a list the words stay at the top
    offerButtons(*mList, {mTakeBack, mFind});
    connect(mFind, &QPushButton::clicked, this, [this] {
        if (mJob.running())
            mJob.cancel();
        else
            find();
    });
    connect(mList, &QListWidget::currentRowChanged, this, [this] {
        if (!mFilling) choose();
    });
    connect(mTakeBack, &QPushButton::clicked, this, [this] {
        mSession.preview().takeBack();
        const QScopedValueRollback<bool> filling(mFilling, true);
        mList->setCurrentRow(-1);
    });
    connect(&mJob, &Job::progressed, mProgress, &QProgressBar::setValue);
    connect(&session.preview(), &CandidatePreview::numberChanged, this, &RepairPanel::showState);
    connect(&session.document(), &Document::changed, this, &RepairPanel::showState);
    retranslate();
}

void RepairPanel::find() {
    if (mJob.running() || mSession.functions() == nullptr) return;
    // What is repaired is the map itself, not a repair that is being looked at.
    if (mSession.preview().number() <= firstRepair) mSession.preview().takeBack();
    mError.clear();
    mFound = Found{mSession.document().scenario(), {}};
    generate::RepairRequest request;
    request.scenario = mFound->map;
    request.seed = freshSeed();
    request.threads = workThreads();
    mProgress->setValue(0);
    mJob.start(
        [&system = mSession.document().system(), request](const JobControl& control) mutable {
            request.stop = control.stop;
            return generate::repair(system, request, control.progress);
        },
        [this](const auto& repairs) { finished(repairs); });
    fill();
}

void RepairPanel::finished(const Result<std::vector<generate::PlayedRepair>>& repairs) {
    if (repairs) {
        mFound->repairs = *repairs;
    } else {
        mError = mSession.locale().text(repairs.error());
        mFound.reset();
    }
    fill();
}

QString RepairPanel::line(const generate::PlayedRepair& repair) const {
    const Locale& locale = mSession.locale();
    const auto number = [&](double value) { return locale.text(balance::decimalText(value, 1)); };
    QStringList swaps;
    for (const auto& [a, b] : repair.repair.swaps)
        swaps << tr("%1 ↔ %2", "two tiles change places")
                     .arg(Names::brief(mFound->map.board, a), Names::brief(mFound->map.board, b));
    QString text =
        tr("%n swap(s): %1", nullptr, static_cast<int>(repair.repair.swaps.size())).arg(swaps.join(", "));
    if (!repair.after.empty()) {
        const generate::PlayedGap& after = generate::worstOf(repair.after);
        text +=
            u'\n' + tr("Played gap, strictest bot: %1 → %2 points (%3 to %4)", "before, after, its interval")
                        .arg(number(generate::worstOf(repair.before).gap), number(after.gap),
                             number(after.interval.low), number(after.interval.high));
    }
    text += u'\n' + tr("Predicted: %1 → %2 points", "before, after")
                        .arg(number(repair.repair.before), number(repair.repair.after));
    return text;
}

void RepairPanel::fill() {
    {
        const QScopedValueRollback<bool> filling(mFilling, true);
        mList->clear();
        if (mFound && !mJob.running())
            for (const generate::PlayedRepair& repair : mFound->repairs) mList->addItem(line(repair));
        mList->setCurrentRow(-1);
    }
    showState();
}

void RepairPanel::choose() {
    const int row = mList->currentRow();
    if (row < 0 || !mFound || static_cast<std::size_t>(row) >= mFound->repairs.size()) return;
    const generate::PlayedRepair& chosen = mFound->repairs[static_cast<std::size_t>(row)];
    mSession.preview().put(chosen.scenario, firstRepair - row,
                           [count = static_cast<int>(chosen.repair.swaps.size())] {
                               return tr("Repair by %n swap(s)", nullptr, count);
                           });
    std::vector<Hex> places;
    for (const auto& [a, b] : chosen.repair.swaps) places.insert(places.end(), {a, b});
    emit placesRequested(places);
}

void RepairPanel::showState() {
    const bool runs = mJob.running();
    const bool previewed = mSession.preview().number() <= firstRepair;
    mFind->setText(runs ? tr("&Stop") : tr("&Find Repairs"));
    mFind->setEnabled(mSession.functions() != nullptr && mSession.functions()->repairs &&
                      mSession.document().system().play);
    mProgress->setVisible(runs);
    QString told = mError;
    // A repair is one of the map that it was found for, and of the game that was played on it.
    const bool stale =
        mFound && !runs && !previewed && !playsAlike(mFound->map, mSession.document().scenario());
    if (stale)
        told = tr("The map has changed since; find repairs anew.");
    else if (mFound && !runs && mFound->repairs.empty())
        told = tr("The games show no swap that makes this map fairer.");
    mList->setEnabled(!stale);
    mList->setVisible(mList->count() > 0);
    mTakeBack->setVisible(mList->count() > 0);
    mTakeBack->setEnabled(previewed);
    mTold->setText(told);
    mTold->setVisible(!told.isEmpty());
}

void RepairPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void RepairPanel::retranslate() {
    setAccessibleName(tr("Repair"));
    mIntro->setText(tr("Makes this map fairer with the fewest changes: swaps of tiles, tried out by games. "
                       "Locked tiles stay. "
                       "Choosing a line shows the repaired map; it is one step to undo."));
    mFind->setToolTip(tr("Looks for the best one, two and three swaps and plays them"));
    mTakeBack->setText(tr("&Back to the Map as It Was"));
    mList->setAccessibleName(tr("Repairs"));
    mProgress->setAccessibleName(tr("Progress"));
    fill();
}

}  // namespace hexa::editor
