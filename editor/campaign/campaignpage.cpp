// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/campaign/campaignpage.h"

#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "editor/preview/thumbnails.h"
#include "editor/ui/icons.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"
#include "editor/ui/wheel.h"
#include "editor/ui/words.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTableWidget>

#include <algorithm>
#include <utility>

namespace hexa::editor {
namespace {

enum StageColumn { Title, Points, State, stageColumns };
enum PlayerColumn { Name, FactionOf, Who, Sum, playerColumns };

constexpr QSize stagePicture(64, 48);

/// Shows the purpose of an empty name.
class NameDelegate : public QStyledItemDelegate {
    Q_DECLARE_TR_FUNCTIONS(NameDelegate)
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!option->text.isEmpty()) return;
        option->text = tr("Enter a name", "of a player");
        option->features |= QStyleOptionViewItem::HasDisplay;
        option->palette.setColor(QPalette::Text, option->palette.color(QPalette::PlaceholderText));
    }
};

/// Fits the height, without empty rows below the last one.
void fitHeight(QTableWidget& table) {
    int height = table.horizontalHeader()->sizeHint().height() + 2 * table.frameWidth();
    for (int row = 0; row < table.rowCount(); ++row) height += table.rowHeight(row);
    table.setMaximumHeight(height);
}

QTableWidgetItem* fixedItem(const QString& text) {
    auto* item = new QTableWidgetItem(text);
    item->setFlags(item->flags() & ~Qt::ItemIsEditable);
    item->setToolTip(text);
    return item;
}

}  // namespace

CampaignPage::CampaignPage(CampaignLog& log, const Locale& locale, QWidget* parent)
    : QWidget(parent),
      mLog(log),
      mLocale(locale),
      mTitle(new QLineEdit),
      mTitleLabel(new PlainLabel),
      mFile(new PlainLabel),
      mNext(new PlainLabel),
      mOutcomeTitle(new PlainLabel),
      mStagesTitle(new PlainLabel),
      mStages(new QTableWidget),
      mPlayers(new QTableWidget) {
    const Systems& systems = log.systems();
    mThumbnails = new Thumbnails([&systems](const Scenario& map) { return systems.find(map.system); },
                                 qRound(stagePicture.width() * devicePixelRatioF()), this);
    mThumbnails->start();
    mStages->setIconSize(stagePicture);
    mPlayers->setItemDelegateForColumn(Name, new NameDelegate(mPlayers));
    setObjectName("campaignPage");
    mTitle->setObjectName("campaignTitle");
    mTitle->setMaxLength(200);
    mTitleLabel->setBuddy(mTitle);
    mNext->setObjectName("campaignNext");
    mNext->setWordWrap(true);
    mFile->setWordWrap(true);
    buildTables();
    auto* head = new QHBoxLayout;
    head->addWidget(mTitleLabel);
    head->addWidget(mTitle, 1);
    QFont large = mNext->font();
    large.setPointSizeF(large.pointSizeF() * 1.2);
    mNext->setFont(large);
    auto* tables = new QVBoxLayout;
    tables->addWidget(mStages, 3);
    tables->addWidget(mPlayers, 2);
    tables->addStretch(0);
    auto* buttons = new QVBoxLayout;
    mPlay = addButton(*buttons, "campaignPlay");
    mPlay->setIcon(icon("play"));
    QFont bold = mPlay->font();
    bold.setBold(true);
    mPlay->setFont(bold);
    mPlay->setMinimumHeight(2 * mPlay->fontMetrics().height());
    buttons->addSpacing(12);
    buttons->addWidget(mOutcomeTitle);
    mGameFile = addButton(*buttons, "campaignGame");
    mOutcome = addButton(*buttons, "campaignOutcome");
    mTakeBack = addButton(*buttons, "campaignTakeBack");
    buttons->addSpacing(12);
    buttons->addWidget(mStagesTitle);
    mAddMaps = addButton(*buttons, "campaignAddMaps");
    mAddOpen = addButton(*buttons, "campaignAddOpen");
    mUp = addButton(*buttons, "campaignUp");
    mDown = addButton(*buttons, "campaignDown");
    mRemove = addButton(*buttons, "campaignRemove");
    mMap = addButton(*buttons, "campaignMap");
    buttons->addStretch(1);
    auto* middle = new QHBoxLayout;
    middle->addLayout(tables, 1);
    middle->addLayout(buttons);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(12);
    column->addLayout(head);
    column->addWidget(mFile);
    column->addWidget(mNext);
    column->addLayout(middle, 1);

    connect(&log, &CampaignLog::changed, this, &CampaignPage::refresh);
    connect(mTitle, &QLineEdit::editingFinished, this, [this] {
        const std::string title = mTitle->text().trimmed().toStdString();
        if (mLog.campaign() == nullptr || toQString(title) == mLocale.text(mLog.campaign()->title)) return;
        change([this, title](Campaign& campaign, const GameSystem&) -> Status {
            campaign.title.set(mLocale.language().toStdString(), title);
            return Done{};
        });
    });
    connect(mPlay, &QPushButton::clicked, this, &CampaignPage::playRequested);
    connect(mGameFile, &QPushButton::clicked, this, &CampaignPage::gameFileRequested);
    connect(mOutcome, &QPushButton::clicked, this, &CampaignPage::outcomeRequested);
    connect(mTakeBack, &QPushButton::clicked, this, &CampaignPage::takeBackRequested);
    connect(mAddMaps, &QPushButton::clicked, this, &CampaignPage::addMapsRequested);
    connect(mAddOpen, &QPushButton::clicked, this, &CampaignPage::addOpenMapRequested);
    connect(mUp, &QPushButton::clicked, this, [this] { move(-1); });
    connect(mDown, &QPushButton::clicked, this, [this] { move(1); });
    connect(mRemove, &QPushButton::clicked, this, [this] { emit removeRequested(chosen()); });
    connect(mMap, &QPushButton::clicked, this, [this] { emit mapRequested(chosen()); });
    keepTranslated(*this, [this] { retranslate(); });
}

void CampaignPage::buildTables() {
    mStages->setObjectName("campaignScenarios");
    mPlayers->setObjectName("campaignPlayers");
    mStages->setColumnCount(stageColumns);
    mPlayers->setColumnCount(playerColumns);
    for (QTableWidget* table : {mStages, mPlayers}) {
        table->setSelectionMode(QAbstractItemView::SingleSelection);
        table->setSelectionBehavior(QAbstractItemView::SelectRows);
        table->setTabKeyNavigation(false);
        table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
        table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
        table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    }
    connect(mStages, &QTableWidget::itemSelectionChanged, this, &CampaignPage::refreshButtons);
    connect(mPlayers, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem* item) {
        if (mFilling || item->column() != Name) return;
        const auto player = static_cast<std::size_t>(item->row());
        const std::string name = item->text().trimmed().left(200).toStdString();
        change([player, name](Campaign& campaign, const GameSystem&) -> Status {
            if (player < campaign.players.size()) campaign.players[player].name = name;
            return Done{};
        });
    });
}

QPushButton* CampaignPage::addButton(QBoxLayout& column, const char* name) {
    auto* button = new QPushButton;
    button->setObjectName(name);
    button->setAutoDefault(false);
    column.addWidget(button);
    return button;
}

void CampaignPage::change(const CampaignLog::Change& change) {
    const Status changed = mLog.change(change);
    if (!changed) emit failed(changed.error());
    // The content of the fields may have been refused. Deferred, as the emitting field is still in
    // use.
    QMetaObject::invokeMethod(this, &CampaignPage::refresh, Qt::QueuedConnection);
}

int CampaignPage::chosen() const {
    const auto rows = mStages->selectionModel()->selectedRows();
    return rows.isEmpty() ? -1 : rows.front().row();
}

void CampaignPage::move(int by) {
    const int from = chosen();
    change([from, to = from + by](Campaign& campaign, const GameSystem&) -> Status {
        const auto fits = [&](int stage) {
            return stage >= 0 && stage < static_cast<int>(campaign.stages.size()) &&
                   !campaign.stages[static_cast<std::size_t>(stage)].outcome;
        };
        if (fits(from) && fits(to))
            std::swap(campaign.stages[static_cast<std::size_t>(from)],
                      campaign.stages[static_cast<std::size_t>(to)]);
        return Done{};
    });
    mStages->selectRow(from + by);
}

void CampaignPage::setUnderWay(bool underWay) {
    mUnderWay = underWay;
    refreshButtons();
}

QString CampaignPage::playerName(std::size_t player) const {
    const Campaign::Player& who = mLog.campaign()->players[player];
    QString faction;
    for (const Faction& known : mLog.system().catalog.factions)
        if (known.id == who.faction) faction = mLocale.text(known.name);
    QString name = toQString(who.name);
    if (name.isEmpty()) name = faction.isEmpty() ? tr("Player %1").arg(player + 1) : faction;
    return faction.isEmpty() || name == faction ? name : tr("%1 (%2)", "name, faction").arg(name, faction);
}

QString CampaignPage::stageTitle(std::size_t stage) const {
    const QString title = mLocale.text(mLog.campaign()->stages[stage].scenario.title);
    return title.isEmpty() ? tr("Scenario %1").arg(stage + 1) : title;
}

QString CampaignPage::outcomeText(std::size_t stage) const {
    const Campaign& campaign = *mLog.campaign();
    const auto& outcome = campaign.stages[stage].outcome;
    if (!outcome) return openStage(campaign) == stage ? tr("next") : QString();
    QStringList names;
    for (const int winner : outcome->winners) names << playerName(static_cast<std::size_t>(winner));
    QString text = names.isEmpty() ? tr("draw") : tr("won by %1").arg(names.join(QStringLiteral(", ")));
    if (!outcome->game) text += QStringLiteral(" · ") + tr("entered by hand");
    return text;
}

QString CampaignPage::nextText() const {
    const Campaign& campaign = *mLog.campaign();
    const auto open = openStage(campaign);
    if (!open) {
        QStringList names;
        for (const int leader : leadersOf(campaign)) names << playerName(static_cast<std::size_t>(leader));
        return names.isEmpty() ? tr("The campaign is over. Nobody won it.")
                               : tr("The campaign is over. Won by: %1").arg(names.join(QStringLiteral(", ")));
    }
    QStringList lines{tr("Next: %1").arg(stageTitle(*open))};
    const auto& play = mLog.system().play;
    if (const std::string& carried = carriedInto(campaign, *open); !carried.empty() && play && play->carried)
        if (const auto sentences = play->carried(carried))
            for (const Message& message : *sentences) lines << mLocale.text(message);
    return lines.join(QStringLiteral(" · "));
}

void CampaignPage::refresh() {
    setEnabled(mLog.campaign() != nullptr);
    if (mLog.campaign() == nullptr) return;
    mFilling = true;
    if (!mTitle->hasFocus() || !mTitle->isModified()) mTitle->setText(mLocale.text(mLog.campaign()->title));
    mFile->setText(tr("Changes are saved automatically in %1").arg(QDir::toNativeSeparators(mLog.path())));
    mNext->setText(nextText());
    refreshStages();
    refreshPlayers();
    for (QTableWidget* table : {mStages, mPlayers}) {
        table->resizeRowsToContents();
        fitHeight(*table);
    }
    mFilling = false;
    refreshButtons();
}

void CampaignPage::refreshStages() {
    const Campaign& campaign = *mLog.campaign();
    const int before = chosen();
    mStages->setRowCount(static_cast<int>(campaign.stages.size()));
    for (std::size_t i = 0; i < campaign.stages.size(); ++i) {
        const int row = static_cast<int>(i);
        QTableWidgetItem* title = fixedItem(stageTitle(i));
        title->setIcon(pictureOf(i));
        mStages->setItem(row, Title, title);
        mStages->setItem(row, State, fixedItem(outcomeText(i)));
        auto* points = qobject_cast<QSpinBox*>(mStages->cellWidget(row, Points));
        if (points == nullptr) {
            points = new QSpinBox;
            points->setRange(0, maxStagePoints);
            points->setKeyboardTracking(false);
            ignoreWheelUnlessFocused(points);
            mStages->setCellWidget(row, Points, points);
            connect(points, &QSpinBox::valueChanged, this, [this, i](int value) {
                if (mFilling) return;
                change([i, value](Campaign& next, const GameSystem&) -> Status {
                    if (i < next.stages.size()) next.stages[i].points = value;
                    return Done{};
                });
            });
        }
        points->setAccessibleName(tr("Points for winning %1").arg(stageTitle(i)));
        points->setValue(campaign.stages[i].points);
    }
    const auto open = openStage(campaign);
    mStages->selectRow(before >= 0 && before < mStages->rowCount() ? before
                                                                   : static_cast<int>(open.value_or(0)));
}

/// Draws the picture in another thread; the row shows it when it is finished.
QIcon CampaignPage::pictureOf(std::size_t stage) {
    const Scenario& map = mLog.campaign()->stages[stage].scenario;
    const auto known = std::ranges::find(mPictures, map.board, &StagePicture::board);
    if (known != mPictures.end()) return known->icon;
    mPictures.push_back({map.board, {}});
    mThumbnails->add(
        this, [map]() -> std::optional<Scenario> { return map; },
        [this, board = map.board](const Thumbnail& made) {
            const auto wanted = std::ranges::find(mPictures, board, &StagePicture::board);
            if (wanted == mPictures.end()) return;
            wanted->icon = QIcon(QPixmap::fromImage(made.picture));
            const Campaign* campaign = mLog.campaign();
            for (std::size_t i = 0; campaign != nullptr && i < campaign->stages.size(); ++i)
                if (campaign->stages[i].scenario.board == board)
                    if (auto* item = mStages->item(static_cast<int>(i), Title)) item->setIcon(wanted->icon);
            mStages->resizeRowsToContents();
            fitHeight(*mStages);
        });
    return {};
}

void CampaignPage::refreshPlayers() {
    const Campaign& campaign = *mLog.campaign();
    const GameSystem& system = mLog.system();
    const std::vector<int> points = pointsOf(campaign);
    mPlayers->setRowCount(static_cast<int>(campaign.players.size()));
    for (std::size_t i = 0; i < campaign.players.size(); ++i) {
        const Campaign::Player& player = campaign.players[i];
        const int row = static_cast<int>(i);
        auto* name = new QTableWidgetItem(toQString(player.name));
        name->setData(Qt::AccessibleTextRole, playerName(i));
        mPlayers->setItem(row, Name, name);
        QString faction;
        for (const Faction& known : system.catalog.factions)
            if (known.id == player.faction) faction = mLocale.text(known.name);
        mPlayers->setItem(row, FactionOf, fixedItem(faction));
        mPlayers->setItem(row, Sum, fixedItem(QString::number(points[i])));
        auto* who = qobject_cast<QComboBox*>(mPlayers->cellWidget(row, Who));
        if (who == nullptr) {
            who = new QComboBox;
            ignoreWheelUnlessFocused(who);
            mPlayers->setCellWidget(row, Who, who);
            connect(who, &QComboBox::activated, this, [this, i, who](int index) {
                const std::string bot = who->itemData(index).toString().toStdString();
                change([i, bot](Campaign& next, const GameSystem&) -> Status {
                    if (i < next.players.size()) next.players[i].bot = bot;
                    return Done{};
                });
            });
        }
        who->setAccessibleName(tr("Player type for %1").arg(playerName(i)));
        who->clear();
        who->addItem(tr("Person"), QString());
        const auto addBot = [&](const std::string& bot) {
            const auto& known = system.play->bots;
            const auto index = static_cast<std::size_t>(std::ranges::find(known, bot) - known.begin());
            const bool named = index < known.size() && index < system.play->botTexts.size();
            who->addItem(
                tr("Program, %1").arg(named ? mLocale.text(system.play->botTexts[index]) : toQString(bot)),
                toQString(bot));
        };
        if (system.play)
            for (const std::string& bot : system.play->offeredBots()) addBot(bot);
        // A file may name any bot of the game.
        if (system.play && !player.bot.empty() && who->findData(toQString(player.bot)) < 0)
            addBot(player.bot);
        who->setCurrentIndex(std::max(0, who->findData(toQString(player.bot))));
    }
}

void CampaignPage::refreshButtons() {
    const Campaign* campaign = mLog.campaign();
    if (campaign == nullptr) return;
    const bool open = openStage(*campaign).has_value();
    const bool plays = mLog.system().play != nullptr;
    const int stage = chosen();
    const auto free = [&](int row) {
        return row >= 0 && row < static_cast<int>(campaign->stages.size()) &&
               !campaign->stages[static_cast<std::size_t>(row)].outcome;
    };
    mPlay->setText(mUnderWay ? tr("Resume &Game") : tr("&Play Next Scenario"));
    mPlay->setEnabled(open && plays);
    mGameFile->setEnabled(plays);
    mOutcome->setEnabled(open);
    mTakeBack->setEnabled(lastStage(*campaign).has_value());
    mUp->setEnabled(free(stage) && free(stage - 1));
    mDown->setEnabled(free(stage) && free(stage + 1));
    mRemove->setEnabled(free(stage) && campaign->stages.size() > 1);
    mMap->setEnabled(stage >= 0);
}

void CampaignPage::retranslate() {
    mTitleLabel->setText(tr("&Campaign:"));
    mStages->setHorizontalHeaderLabels({tr("Scenario"), tr("Points"), tr("Result")});
    mStages->setAccessibleName(tr("Campaign scenarios"));
    mPlayers->setAccessibleName(tr("Campaign players"));
    mOutcomeTitle->setText(tr("Result"));
    mStagesTitle->setText(tr("Scenarios"));
    mGameFile->setText(tr("Add G&ame from File…"));
    mOutcome->setText(tr("&Enter Result…"));
    mTakeBack->setText(tr("Undo &Last Result…"));
    mAddMaps->setText(tr("Add &Maps…"));
    mAddOpen->setText(tr("Add &Current Map"));
    mUp->setText(tr("&Up"));
    mDown->setText(tr("&Down"));
    mRemove->setText(tr("&Remove…"));
    mMap->setText(tr("Open Map in Desi&gn"));
    const QString faction = mLog.campaign() != nullptr
                                ? wordOf(mLocale, mLog.system().catalog, "word.faction")
                                : mLocale.text("word.faction");
    mPlayers->setHorizontalHeaderLabels({tr("Player"), faction, tr("Played by"), tr("Points")});
    refresh();
}

}  // namespace hexa::editor

#include "moc_campaignpage.cpp"
