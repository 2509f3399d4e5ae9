// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/reportpanel.h"

#include "editor/document/document.h"
#include "editor/play/playexport.h"
#include "editor/play/playsession.h"
#include "editor/play/playtexts.h"
#include "editor/play/scorechart.h"
#include "editor/play/standinbadge.h"
#include "editor/play/viewer.h"
#include "editor/preview/heatlegend.h"
#include "editor/ui/brokentext.h"
#include "editor/ui/lazyupdate.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/scrollcolumn.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableWidget>
#include <QTreeWidget>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr int curveAtRole = Qt::UserRole;
constexpr int ruleRole = Qt::UserRole + 1;

QTreeWidgetItem* placed(QTreeWidgetItem* item, Hex at) {
    item->setData(0, curveAtRole, QPoint(at.q, at.r));
    return item;
}

}  // namespace

ReportPanel::ReportPanel(const PlaySession& session, Viewer& viewer, QWidget* parent)
    : QWidget(parent),
      mSession(session),
      mViewer(viewer),
      mResult(new PlainLabel),
      mPart(new QComboBox),
      mPages(new QStackedWidget),
      mChart(new ScoreChartView),
      mSeats(new QTableWidget),
      mBattles(new QTreeWidget),
      mMap(new QTreeWidget),
      mUnseen(new QTreeWidget),
      mHeat(new QComboBox),
      mLegend(new HeatLegend),
      mExport(new QPushButton),
      mLazy(new LazyUpdate(this, [this] { make(); })) {
    setObjectName("playReportPanel");
    mResult->setObjectName("reportResult");
    mResult->setWordWrap(true);
    mPart->setObjectName("reportPart");
    mSeats->setObjectName("reportSeats");
    mSeats->setEditTriggers(QAbstractItemView::NoEditTriggers);
    mSeats->setTabKeyNavigation(false);
    mSeats->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    mSeats->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    mSeats->horizontalHeader()->setMinimumSectionSize(30);
    setMinimumWidth(250);
    mSeats->setMinimumHeight(60);
    mBattles->setObjectName("reportBattles");
    mMap->setObjectName("reportMap");
    mUnseen->setObjectName("reportUnseen");
    mHeat->setObjectName("reportHeat");
    mExport->setObjectName("reportExport");
    for (QTreeWidget* tree : {mBattles, mMap, mUnseen}) {
        tree->setRootIsDecorated(tree == mMap);
        tree->setMinimumHeight(40);  // the decision above needs its room
        tree->setWordWrap(true);
        tree->setUniformRowHeights(false);
        connect(tree, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
            if (item == nullptr || !item->data(0, curveAtRole).isValid()) return;
            const QPoint at = item->data(0, curveAtRole).toPoint();
            emit placeRequested(Hex{at.x(), at.y()});
        });
    }
    // A click or Enter reads the rule; walking through the list does not.
    for (const auto signal : {&QTreeWidget::itemClicked, &QTreeWidget::itemActivated})
        connect(mUnseen, signal, this, [this](const QTreeWidgetItem* item) {
            if (const QString rule = item->data(0, ruleRole).toString(); !rule.isEmpty())
                emit mViewer.ruleRequested(rule);
        });
    mUnseen->header()->setStretchLastSection(false);
    auto* course = new ScrollColumn;  // low enough to leave the decision above it its room
    auto* both = new QWidget;
    auto* courseColumn = new QVBoxLayout(both);
    courseColumn->setContentsMargins(0, 4, 0, 0);
    courseColumn->addWidget(mChart, 1);
    courseColumn->addWidget(mSeats, 1);
    course->setWidget(both);
    course->setFocusPolicy(Qt::NoFocus);
    auto* map = new QWidget;
    auto* mapColumn = new QVBoxLayout(map);
    mapColumn->setContentsMargins(0, 4, 0, 0);
    mapColumn->addWidget(mHeat);
    mapColumn->addWidget(mLegend);
    mapColumn->addWidget(mMap, 1);
    mPages->addWidget(course);
    mPages->addWidget(mBattles);
    mPages->addWidget(map);
    mPages->addWidget(mUnseen);
    // The panel is too narrow for the names of all four beside each other, as tabs would have them.
    for (int part = 0; part < mPages->count(); ++part) mPart->addItem({});
    connect(mPart, &QComboBox::currentIndexChanged, mPages, &QStackedWidget::setCurrentIndex);
    connect(mPages, &QStackedWidget::currentChanged, mPart, &QComboBox::setCurrentIndex);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2, 2, 2, 2);
    column->setSpacing(3);
    column->addWidget(mResult);
    column->addWidget(mPart);
    column->addWidget(mPages, 1);
    auto* foot = new QHBoxLayout;
    foot->addWidget(new StandInLegend(session, this), 1);
    foot->addWidget(mExport, 1);
    column->addLayout(foot);
    connect(&viewer, &Viewer::changed, this, [this] {
        mStale = true;
        mLazy->request(300);
    });
    connect(&session, &PlaySession::begun, this, [this] {
        mReport.reset();
        mMaking.cancel();  // one that is being made is of the game before
        mHeat->setCurrentIndex(0);
        fillHeats();
        fill();
    });
    connect(mHeat, &QComboBox::currentIndexChanged, this, &ReportPanel::showHeat);
    connect(mExport, &QPushButton::clicked, this, &ReportPanel::exportRequested);
    keepTranslated(*this, [this] { retranslate(); });
}

void ReportPanel::make() {
    if (mSession.match() == nullptr || mMaking.pending()) return;
    mStale = false;
    const auto prepare = [&system = mSession.system(), record = mSession.match()->record()] {
        return
            [&system, record](const JobControl& control) { return reportOf(system, record, control.stop); };
    };
    mMaking.ask(prepare, [this](Result<PlayReport> report) {
        if (report) mReport = std::make_shared<const PlayReport>(*std::move(report));
        fill();
        if (mStale) mLazy->request(300);
    });
}

void ReportPanel::fill() {
    const bool there = mReport != nullptr && mSession.match() != nullptr;
    mPages->setEnabled(there);
    mExport->setEnabled(there);
    mResult->setText(there ? PlayExport::result(mSession, *mReport)
                           : tr("Play a map to see the game report here."));
    mChart->setChart(there ? PlayExport::chart(mSession, *mReport) : ScoreChart(),
                     mSession.texts().word("word.points.by-turn"));
    fillSeats();
    fillBattles();
    fillMap();
    fillUnseen();
    showHeat();
}

void ReportPanel::fillSeats() {
    mSeats->clear();
    mSeats->setRowCount(0);
    if (!mReport || mSession.match() == nullptr) return;
    const auto rows = PlayExport::seatRows(mSession, *mReport);
    mSeats->setColumnCount(mReport->seats);
    mSeats->setRowCount(static_cast<int>(rows.size()));
    QStringList heads, names;
    for (int seat = 0; seat < mReport->seats; ++seat) heads << QString::number(seat + 1);
    for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
        names << rows[static_cast<std::size_t>(row)].front();
        for (int seat = 0; seat < mReport->seats; ++seat) {
            auto* item = new QTableWidgetItem(rows[static_cast<std::size_t>(row)].value(seat + 1));
            item->setTextAlignment(Qt::AlignCenter);
            mSeats->setItem(row, seat, item);
        }
    }
    mSeats->setHorizontalHeaderLabels(heads);
    for (int row = 0; row < names.size(); ++row) {
        constexpr int width = 120;
        auto* head = new QTableWidgetItem(brokenText(names[row], mSeats->fontMetrics(), width).join('\n'));
        head->setToolTip(names[row]);
        mSeats->setVerticalHeaderItem(row, head);
    }
    for (int seat = 0; seat < mReport->seats; ++seat)
        mSeats->horizontalHeaderItem(seat)->setToolTip(mSession.texts().seatName(seat));
}

void ReportPanel::fillBattles() {
    mBattles->clear();
    if (!mReport || mSession.match() == nullptr) return;
    for (const PlayReport::Battle& battle : mReport->battles) {
        // Names of players are wider than the column: it has the numbers of their seats, as the
        // comparison has.
        QStringList winners, numbers, lost;
        for (const int seat : battle.winners) {
            winners << mSession.texts().seatName(seat);
            numbers << QString::number(seat + 1);
        }
        for (const int units : battle.lost) lost << QString::number(units);
        auto* item = new QTreeWidgetItem({QString::number(battle.turn), mSession.texts().cellName(battle.at),
                                          numbers.isEmpty() ? tr("tie") : numbers.join(QStringLiteral(" + ")),
                                          lost.join(QStringLiteral(" : "))});
        if (!battle.winners.empty()) {
            item->setIcon(2, mSession.texts().seatIcon(battle.winners.front()));
            item->setToolTip(2, winners.join(QStringLiteral(" + ")));
            item->setData(2, Qt::AccessibleTextRole, winners.join(QStringLiteral(" + ")));
        }
        mBattles->addTopLevelItem(placed(item, battle.at));
    }
    for (int column = 0; column < 4; ++column)
        mBattles->header()->setSectionResizeMode(column, column == 2 ? QHeaderView::Stretch
                                                                     : QHeaderView::ResizeToContents);
}

void ReportPanel::fillMap() {
    mMap->clear();
    if (!mReport || mSession.match() == nullptr) return;
    const auto group = [&](const QString& title, const std::vector<Hex>& places, auto note) {
        auto* top =
            new QTreeWidgetItem({tr("%1: %2", "group, how many").arg(title, QString::number(places.size()))});
        mMap->addTopLevelItem(top);
        for (const Hex at : places)
            top->addChild(placed(new QTreeWidgetItem({mSession.texts().cellName(at) + note(at)}), at));
    };
    const auto nothing = [](Hex) { return QString(); };
    group(tr("Never entered"), mReport->unreached(), nothing);
    group(tr("Dead ends"), mReport->deadEnds(), nothing);
    group(mSession.texts().word("word.cut-off.list"), mReport->cutOff(), [&](Hex at) {
        for (const PlayReport::CellRow& cell : mReport->cells)
            if (cell.at == at) return tr(", %n turn(s)", nullptr, cell.isolated);
        return QString();
    });
    auto* contacts = new QTreeWidgetItem({tr("First contacts")});
    mMap->addTopLevelItem(contacts);
    for (const PlayReport::Contact& contact : mReport->contacts)
        contacts->addChild(placed(
            new QTreeWidgetItem(
                {tr("Turn %1: %2 and %3 on %4")
                     .arg(QString::number(contact.turn), mSession.texts().seatName(contact.first),
                          mSession.texts().seatName(contact.second), mSession.texts().cellName(contact.at))}),
            contact.at));
    mMap->expandAll();
}

void ReportPanel::fillUnseen() {
    mUnseen->clear();
    if (!mReport || mSession.match() == nullptr) return;
    QFont link = mUnseen->font();
    link.setUnderline(true);
    for (const Happening& never : mReport->unseen) {
        const QString rule = toQString(never.rule);
        auto* item = new QTreeWidgetItem({PlayExport::happening(mSession, never.code), rule});
        if (!rule.isEmpty()) {
            item->setData(0, ruleRole, rule);
            item->setFont(1, link);
            item->setForeground(1, palette().link());
            for (int column = 0; column < 2; ++column) item->setToolTip(column, tr("Read rule %1").arg(rule));
        }
        mUnseen->addTopLevelItem(item);
    }
    mUnseen->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    mUnseen->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
}

void ReportPanel::fillHeats() {
    const QSignalBlocker quiet(mHeat);
    const int chosen = std::max(0, mHeat->currentIndex());
    mHeats = PlayExport::heats(mSession);
    mHeat->clear();
    mHeat->addItem(tr("No colours on the board"));
    for (const PlayExport::HeatChoice& heat : mHeats) mHeat->addItem(heat.name);
    mHeat->setCurrentIndex(chosen < mHeat->count() ? chosen : 0);
}

void ReportPanel::showHeat() {
    const int chosen = mHeat->currentIndex();
    if (!mReport || chosen <= 0 || mSession.match() == nullptr) {
        mLegend->hide();
        emit heatChanged(nullptr);
        return;
    }
    const PlayExport::HeatChoice& heat = mHeats[static_cast<std::size_t>(chosen - 1)];
    int max = 0;
    const auto layer = PlayExport::heat(*mReport, heat.kind, heat.seat, &max);
    if (max == 0)
        mLegend->setScale({}, {});
    else if (heat.kind == PlayExport::Heat::Entered)
        mLegend->setScale(tr("turn %1").arg(max), tr("turn %1").arg(1));
    else
        mLegend->setScale(QString::number(1), QString::number(max));
    emit heatChanged(std::make_shared<const paint::HeatLayer>(layer));
}

void ReportPanel::retranslate() {
    const QStringList parts{tr("Timeline"), tr("Battles"), tr("Map"), tr("Never happened")};
    for (int part = 0; part < parts.size(); ++part) mPart->setItemText(part, parts[part]);
    mPart->setAccessibleName(tr("Report section"));
    mBattles->setHeaderLabels({tr("Turn"), tr("Place"), tr("Won by"), tr("Losses")});
    mMap->setHeaderLabels({tr("Observations on the map")});
    mUnseen->setHeaderLabels({tr("Never happened in this game"), tr("Rule")});
    mSeats->setAccessibleName(tr("Player comparison"));
    mBattles->setAccessibleName(tr("Battles"));
    mMap->setAccessibleName(tr("Observations on the map"));
    mUnseen->setAccessibleName(tr("Never happened in this game"));
    mExport->setText(tr("Export Report…"));
    mHeat->setAccessibleName(tr("Board colours"));
    fillHeats();
    fill();
}

}  // namespace hexa::editor

#include "moc_reportpanel.cpp"
