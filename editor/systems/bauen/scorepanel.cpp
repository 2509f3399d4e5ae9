// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/systems/bauen/scorepanel.h"

#include "core/engine/system.h"
#include "core/json/writer.h"
#include "editor/play/playboard.h"
#include "editor/play/standinbadge.h"
#include "editor/shell/maps/workspace.h"
#include "editor/systems/bauen/missionrow.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/scrollcolumn.h"
#include "editor/ui/taborder.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace hexa::editor::bauen {
namespace {

/// Returns the typed figures in the form that the game reads.
std::string figuresAsJson(const std::vector<MissionRow*>& rows, int players) {
    JsonWriter writer;
    writer.beginObject();
    writer.key("players");
    writer.beginArray();
    for (int seat = 0; seat < players; ++seat) writer.value("");
    writer.endArray();
    writer.key("missions");
    writer.beginArray();
    for (const MissionRow* row : rows) {
        writer.beginObject();
        writer.member("mission", row->mission());
        if (row->holder() >= 0) writer.member("holder", row->holder() + 1);
        writer.key("figures");
        writer.beginArray();
        for (const int figure : row->figures()) writer.value(figure);
        writer.endArray();
        writer.endObject();
    }
    writer.endArray();
    writer.endObject();
    return writer.take();
}

QLabel* wrappedLabel(const char* name) {
    auto* label = new PlainLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    return label;
}

}  // namespace

ScorePanel::ScorePanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      mWorkspace(workspace),
      mPlayersLabel(new PlainLabel),
      mPlayers(new QSpinBox),
      mCount(new QPushButton),
      mColumn(new QVBoxLayout),
      mAdd(new QPushButton),
      mTotals(wrappedLabel("scoreTotals")),
      mVerdict(wrappedLabel("scoreVerdict")),
      mStandIns(wrappedLabel("scoreStandIns")) {
    setObjectName("scorePanel");
    const Catalog& catalog = workspace.document().catalog();
    mPlayers->setObjectName("scorePlayers");
    mPlayers->setRange(catalog.minSeats, catalog.maxSeats);
    mPlayers->setValue(workspace.document().scenario().players());
    mPlayersLabel->setBuddy(mPlayers);
    mCount->setObjectName("scoreCount");
    mAdd->setObjectName("scoreAdd");
    auto* head = new QHBoxLayout;
    head->addWidget(mPlayersLabel);
    head->addWidget(mPlayers);
    head->addStretch();
    auto* rows = new QWidget;
    auto* all = new QVBoxLayout(rows);
    all->setContentsMargins(0, 0, 0, 0);
    all->addLayout(mColumn);
    all->addWidget(mAdd);
    all->addStretch();
    auto* scroll = new ScrollColumn;
    scroll->setWidget(rows);
    scroll->setFocusPolicy(Qt::NoFocus);
    QFont bold = mVerdict->font();
    bold.setBold(true);
    mVerdict->setFont(bold);
    auto* column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(mCount);
    column->addWidget(scroll, 1);
    for (QLabel* label : {mTotals, mVerdict, mStandIns}) column->addWidget(label);
    connect(mPlayers, &QSpinBox::valueChanged, this, [this](int players) {
        for (MissionRow* row : mRows) row->setPlayers(players);
        reckon();
    });
    connect(mCount, &QPushButton::clicked, this, &ScorePanel::count);
    connect(mAdd, &QPushButton::clicked, this, [this] {
        addRow(mWorkspace.document().system().scoring->offered.front().id, -1)->first()->setFocus();
        reckon();
    });
    connect(&workspace.play().session, &PlaySession::begun, this, &ScorePanel::retranslate);
    connect(&workspace.play().viewer, &Viewer::handedOver, this, &ScorePanel::reset);
    reset();
    keepTranslated(*this, [this] { retranslate(); });
}

void ScorePanel::reset() {
    for (MissionRow* row : mRows) row->deleteLater();
    mRows.clear();
    const auto& offered = mWorkspace.document().system().scoring->offered;
    for (std::size_t i = 0; i < offered.size(); ++i)
        if (i == 0 || offered[i].group != offered[i - 1].group) addRow(offered[i].id, -1);
    mWorkspace.play().spotlight.show({});
    reckon();
}

MissionRow* ScorePanel::addRow(const std::string& mission, int holder) {
    auto* row = new MissionRow(mWorkspace.document().system().scoring->offered, mWorkspace.locale(),
                               mPlayers->value());
    row->setMission(mission);
    row->setHolder(holder);
    connect(row, &MissionRow::changed, this, &ScorePanel::reckon);
    connect(row, &MissionRow::pointed, &mWorkspace.play().spotlight, &Spotlight::show);
    connect(row, &MissionRow::removeRequested, this, [this, row] {
        std::erase(mRows, row);
        row->deleteLater();
        mAdd->setFocus();
        reckon();
    });
    mColumn->addWidget(row);
    mRows.push_back(row);
    tabAsLaidOut(*this);
    return row;
}

/// Takes the public missions, and at the end of the game the secret ones, which are public then.
void ScorePanel::takeMissionsOfGame() {
    const PlayParts& play = mWorkspace.play();
    std::vector<std::pair<std::string, int>> missions;
    for (const MatchView::Card& card : play.viewer.view().cards)
        if (card.group == "public" || (card.group == "secret" && play.session.over()))
            missions.emplace_back(card.word, card.seat);
    if (missions.empty()) return;
    for (MissionRow* row : mRows) row->deleteLater();
    mRows.clear();
    for (const auto& [mission, seat] : missions) addRow(mission, seat);
}

void ScorePanel::count() {
    const PlayParts& play = mWorkspace.play();
    Scenario board =
        play.session.match() != nullptr ? play.session.scenario() : mWorkspace.document().scenario();
    mPlayers->setValue(board.players());
    if (play.session.match() != nullptr) {
        const Board map = board.board;
        showOn(board.board, map, play.viewer.view());
        takeMissionsOfGame();
    }
    std::vector<ScoreItem> items;
    for (const MissionRow* row : mRows) items.push_back({row->mission(), row->holder()});
    if (items.empty()) return;
    const auto sheet = mWorkspace.document().system().scoring->ofMap(board, items);
    if (!sheet) {
        mVerdict->setText(mWorkspace.locale().text(sheet.error()));
        return;
    }
    for (std::size_t i = 0; i < mRows.size(); ++i) mRows[i]->setCounted(sheet->rows[i]);
    reckon();
}

void ScorePanel::reckon() {
    const auto sheet =
        mWorkspace.document().system().scoring->ofFigures(figuresAsJson(mRows, mPlayers->value()));
    if (!sheet) {
        mTotals->clear();
        mVerdict->setText(mWorkspace.locale().text(sheet.error()));
        return;
    }
    CardOrigin origin;
    for (std::size_t i = 0; i < mRows.size(); ++i) {
        mRows[i]->showGlory(sheet->rows[i].points);
        if (sheet->rows[i].origin.standIn != StandIn::None) origin = sheet->rows[i].origin;
    }
    QStringList totals;
    for (std::size_t seat = 0; seat < sheet->totals.size(); ++seat)
        totals << tr("Player %1: %2", "glory points").arg(seat + 1).arg(sheet->totals[seat]);
    mTotals->setText(totals.join(QStringLiteral("\n")));
    mVerdict->setText(verdict(*sheet));
    mStandIns->setText(StandInBadge::sentence(mWorkspace.locale(), origin));
    mStandIns->setVisible(!mStandIns->text().isEmpty());
}

QString ScorePanel::verdict(const ScoreSheet& sheet) const {
    if (mRows.empty()) return tr("Add a mission to count glory.");
    const int most = *std::ranges::max_element(sheet.totals);
    if (most == 0) return tr("Nobody has any glory yet.");
    QStringList winners;
    for (const int seat : sheet.winners) winners << QString::number(seat + 1);
    if (winners.size() == 1)
        return tr("Player %1 wins with %n glory point(s).", nullptr, most).arg(winners.front());
    return tr("Shared victory with %n glory point(s): players %1.", nullptr, most)
        .arg(winners.join(QStringLiteral(", ")));
}

void ScorePanel::hideEvent(QHideEvent* event) {
    mWorkspace.play().spotlight.show({});
    QWidget::hideEvent(event);
}

void ScorePanel::retranslate() {
    const bool played = mWorkspace.play().session.match() != nullptr;
    mPlayersLabel->setText(tr("Players:"));
    mCount->setText(played ? tr("Read from Board") : tr("Read from Map"));
    mCount->setToolTip(
        tr("Fill in the figures from the map or board. Select a figure to highlight its places."));
    mAdd->setText(tr("Add Mission"));
    reckon();
}

}  // namespace hexa::editor::bauen

#include "moc_scorepanel.cpp"
