// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/systems/bauen/economypanel.h"

#include "core/engine/judge/balance.h"
#include "core/engine/system.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/freshseed.h"
#include "editor/ui/percentbar.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QHeaderView>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>

#include <algorithm>
#include <utility>

namespace hexa::editor::bauen {
namespace {

constexpr int usualGames = 100, mostGames = 10'000;

}  // namespace

EconomyPanel::EconomyPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      mWorkspace(workspace),
      mGamesLabel(new PlainLabel),
      mGames(new QSpinBox),
      mStart(new QPushButton),
      mProgress(new PercentBar),
      mWhich(new QComboBox),
      mTable(new QTableWidget),
      mNote(new PlainLabel) {
    setObjectName("economyPanel");
    mGames->setObjectName("economyGames");
    mGames->setRange(1, mostGames);
    mGames->setValue(usualGames);
    mGamesLabel->setBuddy(mGames);
    mStart->setObjectName("economyStart");
    mWhich->setObjectName("economyWhich");
    mTable->setObjectName("economyTable");
    mTable->setEditTriggers(QAbstractItemView::NoEditTriggers);
    mTable->setSelectionBehavior(QAbstractItemView::SelectRows);
    mTable->setTabKeyNavigation(false);
    mTable->verticalHeader()->hide();
    mTable->setWordWrap(true);
    mNote->setObjectName("economyNote");
    mNote->setWordWrap(true);
    mProgress->setVisible(false);
    auto* row = new QHBoxLayout;
    row->addWidget(mGamesLabel);
    row->addWidget(mGames);
    row->addWidget(mStart, 1);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row);
    column->addWidget(mProgress);
    column->addWidget(mWhich);
    column->addWidget(mTable, 1);
    column->addWidget(mNote);
    connect(mStart, &QPushButton::clicked, this, &EconomyPanel::start);
    connect(mWhich, &QComboBox::currentIndexChanged, this, &EconomyPanel::showTable);
    connect(&mJob, &Job::progressed, mProgress, &QProgressBar::setValue);
    connect(&workspace.document(), &Document::changed, this, [this] {
        mChanged = true;
        if (mStale || mCounted.empty()) return;
        mStale = true;
        showTable();
    });
    keepTranslated(*this, [this] { retranslate(); });
}

void EconomyPanel::start() {
    if (mJob.running()) return mJob.cancel();
    SurveyRequest request;
    request.games = mGames->value();
    request.seed = freshSeed();
    mProblem.clear();
    mChanged = false;
    mJob.start(
        [request, map = mWorkspace.document().snapshot(),
         balance = mWorkspace.document().system().balance](const JobControl& control) mutable -> Survey {
            request.stop = control.stop;
            request.progress = control.progress;
            return balance->survey(*map, request);
        },
        [this](Survey survey) { take(std::move(survey)); });
    mProgress->setValue(0);
    retranslate();
}

void EconomyPanel::take(Survey survey) {
    if (survey) {
        mCounted = *std::move(survey);
        mStale = mChanged;
    } else if (survey.error().code() != "balance.stopped") {
        mProblem = mWorkspace.locale().text(survey.error());
    }
    const bool first = mWhich->count() == 0 || !mCounted.empty();
    retranslate();
    // Shows the counted tables, because they were requested.
    const std::size_t pieces = tables().size() - mCounted.size();
    if (first && survey) mWhich->setCurrentIndex(static_cast<int>(pieces));
}

std::vector<FigureTable> EconomyPanel::tables() const {
    const BalanceFunctions& balance = *mWorkspace.document().system().balance;
    std::vector<FigureTable> all = balance.pieces ? balance.pieces() : std::vector<FigureTable>();
    all.insert(all.end(), mCounted.begin(), mCounted.end());
    return all;
}

void EconomyPanel::listTables() {
    const QSignalBlocker quiet(mWhich);
    const int before = std::max(0, mWhich->currentIndex());
    mWhich->clear();
    for (const FigureTable& table : tables()) mWhich->addItem(mWorkspace.locale().text(table.title));
    mWhich->setCurrentIndex(std::min(before, mWhich->count() - 1));
}

/// Keeps the figures in sight in a narrow dock. Names wrap; heads take a line for each word.
void EconomyPanel::fitColumns() {
    const QFontMetrics metrics = mTable->fontMetrics();
    constexpr int nameLetters = 16;
    mTable->resizeColumnsToContents();
    int figures = 0;
    for (int column = 1; column < mTable->columnCount(); ++column) figures += mTable->columnWidth(column);
    const int room =
        std::max(nameLetters * metrics.averageCharWidth(), mTable->viewport()->width() - figures);
    mTable->setColumnWidth(0, std::min(mTable->columnWidth(0), room));
    mTable->resizeRowsToContents();
}

void EconomyPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitColumns();
}

void EconomyPanel::showTable() {
    const std::vector<FigureTable> all = tables();
    const int which = mWhich->currentIndex();
    mTable->clear();
    QStringList notes;
    if (which >= 0) {
        const FigureTable& table = all[static_cast<std::size_t>(which)];
        const QLocale numbers(mWorkspace.locale().language());
        mTable->setRowCount(static_cast<int>(table.rows.size()));
        mTable->setColumnCount(static_cast<int>(table.columns.size()) + 1);
        QStringList heads{QString()};
        for (const FigureTable::Column& column : table.columns)
            heads << mWorkspace.locale().text(column.name).replace(u' ', u'\n');
        mTable->setHorizontalHeaderLabels(heads);
        for (int row = 0; row < mTable->rowCount(); ++row) {
            const FigureTable::Row& line = table.rows[static_cast<std::size_t>(row)];
            mTable->setItem(row, 0, new QTableWidgetItem(mWorkspace.locale().text(line.name)));
            for (std::size_t i = 0; i < line.figures.size(); ++i) {
                auto* item = new QTableWidgetItem(
                    line.figures[i] ? numbers.toString(*line.figures[i], 'f', table.columns[i].decimals)
                                    : QStringLiteral("–"));
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
                mTable->setItem(row, static_cast<int>(i) + 1, item);
            }
        }
        fitColumns();
        for (const Message& note : table.notes) notes << mWorkspace.locale().text(note);
        const bool counted = static_cast<std::size_t>(which) >= all.size() - mCounted.size();
        if (counted && mStale)
            notes << tr("The map has changed since these games were played. Count the usage again.");
    }
    if (!mProblem.isEmpty()) notes << mProblem;
    mNote->setText(notes.join('\n'));
    mNote->setVisible(!notes.isEmpty());
}

void EconomyPanel::retranslate() {
    mGamesLabel->setText(tr("Games:"));
    mStart->setText(mJob.running() ? tr("Stop") : tr("Count Usage in Bot Games"));
    mStart->setToolTip(
        tr("Play games on the map and count what is used, what is never used, and what runs out"));
    mProgress->setVisible(mJob.running());
    mProgress->setAccessibleName(tr("Progress"));
    mWhich->setAccessibleName(tr("Figures"));
    mTable->setAccessibleName(tr("Figures"));
    listTables();
    showTable();
}

}  // namespace hexa::editor::bauen

#include "moc_economypanel.cpp"
