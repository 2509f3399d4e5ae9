// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/comparepanel.h"

#include "editor/balance/balancesession.h"
#include "editor/balance/balancetexts.h"
#include "editor/document/document.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/percentbar.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTime>

namespace hexa::editor {
namespace {

constexpr int defaultPairs = 4'000;

}  // namespace

ComparePanel::ComparePanel(BalanceSession& session, QWidget* parent)
    : ScrollColumn(parent),
      mSession(session),
      mIntro(new PlainLabel),
      mA(new PlainLabel),
      mKeep(new QPushButton),
      mFile(new QPushButton),
      mGamesTitle(new PlainLabel),
      mGames(new QSpinBox),
      mCompare(new QPushButton),
      mProgress(new PercentBar),
      mWords(new PlainLabel),
      mTable(new QTableWidget) {
    mA->setObjectName("compareA");
    mKeep->setObjectName("compareKeep");
    mFile->setObjectName("compareFile");
    mGames->setObjectName("compareGames");
    mCompare->setObjectName("compareStart");
    mProgress->setObjectName("compareProgress");
    mWords->setObjectName("compareWords");
    mTable->setObjectName("compareTable");
    for (QLabel* label : {mIntro, mA, mWords}) {
        label->setWordWrap(true);
    }
    mGames->setRange(100, 1'000'000);
    mGames->setSingleStep(1'000);
    mGames->setGroupSeparatorShown(true);
    mGames->setValue(defaultPairs);
    mGamesTitle->setBuddy(mGames);
    mTable->verticalHeader()->hide();
    mTable->verticalHeader()->setDefaultSectionSize(mTable->fontMetrics().height() + 9);
    mTable->setWordWrap(false);
    mTable->setEditTriggers(QAbstractItemView::NoEditTriggers);
    mTable->setSelectionBehavior(QAbstractItemView::SelectRows);
    mTable->setTabKeyNavigation(false);
    mTable->setFrameShape(QFrame::NoFrame);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    column->addWidget(mIntro);
    column->addWidget(mA);
    column->addWidget(mKeep, 0, Qt::AlignLeft);
    column->addWidget(mFile, 0, Qt::AlignLeft);
    auto* row = new QHBoxLayout;
    row->addWidget(mGamesTitle);
    row->addWidget(mGames);
    row->addStretch(1);
    column->addLayout(row);
    column->addWidget(mCompare);
    column->addWidget(mProgress);
    column->addWidget(mWords);
    column->addWidget(mTable, 1);
    column->addStretch();  // takes what is left while there is no table
    setWidget(content);
    connect(mKeep, &QPushButton::clicked, this, &ComparePanel::keepA);
    connect(mFile, &QPushButton::clicked, this, &ComparePanel::fileRequested);
    connect(mCompare, &QPushButton::clicked, this, [this] {
        if (mSession.job() == BalanceSession::Job::None)
            compare();
        else
            mSession.stop();
    });
    connect(&session, &BalanceSession::jobChanged, this, &ComparePanel::refresh);
    connect(&session, &BalanceSession::factsChanged, this, &ComparePanel::refresh);
    connect(&session, &BalanceSession::comparisonChanged, this, &ComparePanel::refresh);
    keepTranslated(*this, [this] { retranslate(); });
}

void ComparePanel::keepA() {
    QString name = mSession.document().displayName(mSession.locale().language());
    if (name.isEmpty()) name = tr("Unnamed map");
    mSession.setA(mSession.document().scenario(),
                  tr("%1, as of %2", "name of a map, time of day")
                      .arg(name, locale().toString(QTime::currentTime(), QLocale::ShortFormat)));
}

void ComparePanel::compare() { mSession.startComparison(mGames->value()); }

void ComparePanel::retranslate() {
    setAccessibleName(tr("Compare"));
    mIntro->setText(tr("See the effect of a change: keep the map as A, change it, then compare. Both maps "
                       "are played with the same random events, so even small differences show quickly."));
    mKeep->setText(tr("&Keep as A"));
    mKeep->setToolTip(tr("Keep a copy of the current map for comparison"));
    mFile->setText(tr("Load Fi&le as A…"));
    mFile->setToolTip(tr("Load a map from a file for comparison"));
    mGamesTitle->setText(tr("&Games per bot:"));
    mGames->setAccessibleName(tr("Pairs of games per bot"));
    mCompare->setToolTip(tr("Let the bots play A and the current map"));
    mTable->setAccessibleName(tr("Win rates before and after"));
    mProgress->setAccessibleName(tr("Progress"));
    refresh();
}

void ComparePanel::refresh() {
    const bool idle = mSession.job() == BalanceSession::Job::None;
    mA->setText(mSession.hasA() ? tr("A: %1").arg(mSession.nameOfA()) : tr("A: no map kept yet"));
    mKeep->setEnabled(mSession.canPlay());
    mFile->setEnabled(mSession.canPlay());
    mGames->setEnabled(idle);
    mCompare->setText(idle ? tr("&Compare") : tr("&Stop"));
    mCompare->setEnabled(!idle || (mSession.hasA() && mSession.canPlay()));
    mProgress->setVisible(mSession.job() == BalanceSession::Job::Compare);
    mProgress->setValue(mSession.percent());
    showComparison();
}

void ComparePanel::showComparison() {
    const MapComparison* comparison = mSession.comparison();
    mTable->setVisible(comparison != nullptr);
    const Locale& locale = mSession.locale();
    if (comparison == nullptr) {
        mWords->setText(mSession.message());
        mWords->setVisible(!mSession.message().isEmpty());
        return;
    }
    QStringList words;
    if (mSession.comparisonIsStale()) words << tr("This result is for the map before its last change.");
    words << tr("Verdicts with a margin of %1 points – A: %2, current map: %3", "margin, two verdicts")
                 .arg(BalanceTexts::percent(comparison->margin, locale),
                      BalanceTexts::verdict(comparison->before), BalanceTexts::verdict(comparison->after));
    bool clear = false;
    for (const MapComparison::Bot& bot : comparison->bots)
        for (const balance::ShareChange& change : bot.places) clear |= change.change.outside({0, 0});
    words << (clear ? tr("The change clearly affects at least one seat (bold).")
                    : tr("No seat is clearly affected. Play more games to detect smaller effects."));
    mWords->setText(words.join('\n'));
    mWords->show();
    mTable->clearSpans();
    mTable->setRowCount(0);
    mTable->setColumnCount(5);
    const QString place =
        comparison->judged == Judged::Order ? tr("Position in turn order", "of play") : tr("Seat");
    mTable->setHorizontalHeaderLabels(
        {place, tr("A (%)"), tr("Now (%)"), tr("Change"), tr("Range", "low and high end of a change")});
    const auto add = [this](const QStringList& texts, bool bold) {
        const int row = mTable->rowCount();
        mTable->insertRow(row);
        for (int column = 0; column < texts.size(); ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
            item->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
            QFont font = mTable->font();
            font.setBold(bold && column >= 3);
            item->setFont(font);
            mTable->setItem(row, column, item);
        }
        return row;
    };
    for (const MapComparison::Bot& bot : comparison->bots) {
        const int head = add({tr("Bot %1 – A: %2, current map: %3", "name, two verdicts")
                                  .arg(toQString(bot.name), BalanceTexts::verdict(bot.before),
                                       BalanceTexts::verdict(bot.after))},
                             false);
        mTable->setSpan(head, 0, 1, mTable->columnCount());
        mTable->item(head, 0)->setBackground(palette().brush(QPalette::AlternateBase));
        const auto& [before, now] = bot.undivided;
        if (before != sim::Undivided{} || now != sim::Undivided{}) {
            const int row = add({tr("Games without a single winner, assigned at random. A: %L1 shared, %L3 "
                                    "drawn. Now: %L2 shared, %L4 drawn",
                                    "numbers of games")
                                     .arg(before.shared)
                                     .arg(now.shared)
                                     .arg(before.drawn)
                                     .arg(now.drawn)},
                                false);
            mTable->setSpan(row, 0, 1, mTable->columnCount());
        }
        for (std::size_t at = 0; at < bot.places.size(); ++at) {
            const balance::ShareChange& change = bot.places[at];
            add({BalanceTexts::numbers(comparison->judged, comparison->teamOf, static_cast<int>(at)),
                 BalanceTexts::percent(change.before, locale), BalanceTexts::percent(change.after, locale),
                 BalanceTexts::percent(change.after - change.before, locale, balance::PlusSign::Shown),
                 tr("%1 to %2", "low and high end of a change")
                     .arg(BalanceTexts::percent(change.change.low, locale, balance::PlusSign::Shown),
                          BalanceTexts::percent(change.change.high, locale, balance::PlusSign::Shown))},
                change.change.outside({0, 0}));
        }
    }
    mTable->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    mTable->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
}

}  // namespace hexa::editor

#include "moc_comparepanel.cpp"
