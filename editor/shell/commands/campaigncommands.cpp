// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/commands/campaigncommands.h"

#include "core/base/hashtext.h"
#include "core/io/format/campaignfile.h"
#include "core/io/format/recordfile.h"
#include "core/io/format/scenariofile.h"
#include "editor/campaign/campaignpage.h"
#include "editor/campaign/outcomebar.h"
#include "editor/campaign/outcomedialog.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/playcommands.h"
#include "editor/shell/files/asking.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/frame.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/freshseed.h"
#include "editor/ui/messagebox.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>

#include <algorithm>
#include <utility>

namespace hexa::editor {
namespace {

const char* const campaignPathsKey = "campaigns/paths";
constexpr qsizetype maxPaths = 100;

std::string nameOf(const QString& path) { return QFile::encodeName(path).toStdString(); }

}  // namespace

CampaignCommands::CampaignCommands(const Systems& systems, const Locale& locale, Actions& actions,
                                   Frame& window, QSettings& settings)
    : QObject(window.widget()),
      mSystems(systems),
      mLocale(locale),
      mActions(actions),
      mWindow(window),
      mSettings(settings),
      mLog(systems),
      mPage(new CampaignPage(mLog, locale)),
      mBar(new OutcomeBar) {
    connect(actions["campaign.new"], &QAction::triggered, this, &CampaignCommands::create);
    connect(actions["campaign.open"], &QAction::triggered, this, &CampaignCommands::askFile);
    connect(actions["campaign.show"], &QAction::triggered, this, &CampaignCommands::show);
    connect(mPage, &CampaignPage::playRequested, this, &CampaignCommands::play);
    connect(mPage, &CampaignPage::addMapsRequested, this, &CampaignCommands::addMaps);
    connect(mPage, &CampaignPage::addOpenMapRequested, this, &CampaignCommands::addOpenMap);
    connect(mPage, &CampaignPage::gameFileRequested, this, &CampaignCommands::takeFile);
    connect(mPage, &CampaignPage::outcomeRequested, this, &CampaignCommands::enterOutcome);
    connect(mPage, &CampaignPage::takeBackRequested, this, &CampaignCommands::takeBack);
    connect(mPage, &CampaignPage::mapRequested, this, &CampaignCommands::openMap);
    connect(mPage, &CampaignPage::removeRequested, this, &CampaignCommands::remove);
    connect(mPage, &CampaignPage::failed, this,
            [this](const Error& error) { fail(tr("The campaign could not be changed."), error); });
    connect(mBar, &OutcomeBar::campaignRequested, this, &CampaignCommands::show);
    connect(&mLog, &CampaignLog::changed, this, [this] {
        mActions["campaign.show"]->setEnabled(mLog.campaign() != nullptr);
        followUnderWay();
        refreshBar();
    });
    mActions["campaign.show"]->setEnabled(false);
    connect(&window.files().maps(), &OpenMaps::added, this, [this](Workspace* map) {
        connect(&map->play().session, &PlaySession::moved, this, [this, map] {
            followGame(*map);
            refreshBar();
        });
    });
}

CampaignCommands::~CampaignCommands() = default;

void CampaignCommands::setWorkspace(Workspace* workspace) {
    mWorkspace = workspace;
    refreshBar();
}

void CampaignCommands::fail(const QString& what, const Error& error) {
    tellFailure(mWindow.widget(), mLocale, what, error);
}

bool CampaignCommands::change(const CampaignLog::Change& change) {
    const Status changed = mLog.change(change);
    if (!changed) fail(tr("The campaign could not be changed."), changed.error());
    return changed.ok();
}

// -- the file -------------------------------------------------------------------------------------

void CampaignCommands::open(const QString& path) {
    if (const Status opened = mLog.open(path); !opened)
        return fail(tr("%1 can’t be opened.").arg(QFileInfo(path).fileName()), opened.error());
    remember();
    show();
}

void CampaignCommands::askFile() {
    const QString path =
        QFileDialog::getOpenFileName(mWindow.widget(), tr("Open Campaign"), mWindow.files().startFolder(),
                                     tr("Campaigns (*.hexacampaign);;All files (*)"));
    if (!path.isEmpty()) open(path);
}

void CampaignCommands::show() {
    if (mLog.campaign() == nullptr) return;
    followUnderWay();
    emit pageRequested();
}

QString CampaignCommands::pathOf(const std::string& campaign) const {
    return mSettings.value(campaignPathsKey).toMap().value(QString::fromStdString(campaign)).toString();
}

void CampaignCommands::remember() {
    QVariantMap paths = mSettings.value(campaignPathsKey).toMap();
    while (paths.size() >= maxPaths) paths.erase(paths.begin());
    paths[QString::fromStdString(mLog.campaign()->id)] = mLog.path();
    mSettings.setValue(campaignPathsKey, paths);
}

// -- its scenarios --------------------------------------------------------------------------------

std::optional<Scenario> CampaignCommands::openScenario() const {
    if (mWorkspace == nullptr || !mWorkspace->document().system().play) return std::nullopt;
    mWindow.files().takeOver();
    auto scenario = readScenario(
        writeScenario(mWorkspace->document().scenario(), mWorkspace->document().catalog()), mSystems);
    return scenario ? std::optional(*std::move(scenario)) : std::nullopt;
}

std::optional<std::vector<Scenario>> CampaignCommands::askMaps() {
    const QStringList paths = QFileDialog::getOpenFileNames(
        mWindow.widget(), tr("Campaign Maps"), mWindow.files().startFolder(), tr("Hexatelier maps (*.hexa)"));
    std::vector<Scenario> scenarios;
    for (const QString& path : paths) {
        auto scenario = loadScenario(nameOf(path), mSystems);
        if (!scenario) {
            fail(tr("%1 can’t be opened.").arg(QFileInfo(path).fileName()), scenario.error());
            return std::nullopt;
        }
        scenarios.push_back(*std::move(scenario));
    }
    return scenarios.empty() ? std::nullopt : std::optional(std::move(scenarios));
}

void CampaignCommands::create() {
    // Begins with the open map. Others follow on the page.
    std::optional<std::vector<Scenario>> maps;
    if (auto scenario = openScenario())
        maps.emplace().push_back(*std::move(scenario));
    else
        maps = askMaps();
    if (!maps) return;
    const GameSystem& system = *mSystems.find(maps->front().system);
    auto campaign = makeCampaign(*std::move(maps), system, hashText(freshSeed()));
    if (!campaign) return fail(tr("A campaign can’t be made from these maps."), campaign.error());
    begin(*std::move(campaign), system, tr("campaign", "suggested file name"));
}

void CampaignCommands::createSample(const QString& systemId, const QString& campaignId) {
    const GameSystem* system = mSystems.find(systemId.toStdString());
    if (system == nullptr) return;
    const auto sample = std::ranges::find(system->campaigns, campaignId.toStdString(), &SampleCampaign::id);
    if (sample == system->campaigns.end()) return;
    // The campaign has a file place of its own, so the user is not asked before there is anything
    // to see. An earlier one stays.
    const QString folder = FileCommands::dataFolder("campaigns");
    QDir().mkpath(folder);
    const auto file = [&](int number) {
        return QStringLiteral("%1/%2-%3-%4.hexacampaign")
            .arg(folder, systemId, campaignId, QString::number(number));
    };
    int last = 0;
    while (QFileInfo::exists(file(last + 1))) ++last;
    if (last > 0) {
        switch (askToGoOn(file(last), mLocale.text(sample->title))) {
        case GoOn::Here:
            return open(file(last));
        case GoOn::Anew:
            break;
        case GoOn::Cancel:
            return;
        }
    }
    auto campaign = makeSampleCampaign(*sample, *system, mSystems, hashText(freshSeed()));
    if (!campaign) return fail(tr("This campaign can’t be started."), campaign.error());
    write(*std::move(campaign), *system, file(last + 1));
}

/// Resumes a campaign that has not begun, without asking. Begins a new one if the old one is over
/// or can't be read.
CampaignCommands::GoOn CampaignCommands::askToGoOn(const QString& path, const QString& title) {
    const auto campaign = loadCampaign(nameOf(path), mSystems);
    if (!campaign || !openStage(*campaign)) return GoOn::Anew;
    if (!lastStage(*campaign)) return GoOn::Here;
    MessageBox box(MessageBox::Question, tr("The campaign “%1” is under way.").arg(title), MessageBox::Cancel,
                   mWindow.widget());
    box.setInformativeText(
        tr("A new campaign doesn’t change the current one. Each campaign has its own file."));
    auto* here = box.addButton(tr("&Resume"), MessageBox::AcceptRole);
    const QAbstractButton* anew = box.addButton(tr("&Begin New Campaign"), MessageBox::ActionRole);
    box.setDefaultButton(here);
    box.exec();
    return box.clickedButton() == here ? GoOn::Here : box.clickedButton() == anew ? GoOn::Anew : GoOn::Cancel;
}

void CampaignCommands::begin(Campaign campaign, const GameSystem& system, const QString& name) {
    const QString path =
        askSaveFile(mWindow.widget(), tr("New Campaign"), mWindow.files().startFolder() + '/' + name,
                    {tr("Campaigns (*.hexacampaign)")});
    if (!path.isEmpty()) write(std::move(campaign), system, path);
}

void CampaignCommands::write(Campaign campaign, const GameSystem& system, const QString& path) {
    const PlaySetup usual = defaultSetup(system, static_cast<int>(campaign.players.size()));
    for (std::size_t i = 0; i < usual.seats.size(); ++i)
        campaign.players[i].bot = usual.seats[i].bot.toStdString();
    if (const Status made = mLog.create(path, campaign); !made)
        return fail(tr("The campaign could not be saved."), made.error());
    remember();
    show();
}

void CampaignCommands::add(std::vector<Scenario> scenarios) {
    change([scenarios = std::move(scenarios)](Campaign& campaign, const GameSystem&) -> Status {
        for (const Scenario& scenario : scenarios) campaign.stages.push_back({scenario, 1, {}, {}});
        return Done{};
    });
}

void CampaignCommands::addMaps() {
    if (auto maps = askMaps()) add(*std::move(maps));
}

void CampaignCommands::addOpenMap() {
    if (auto scenario = openScenario())
        add({*std::move(scenario)});
    else
        mWindow.statusBar()->showMessage(tr("First open a playable map."), 6000);
}

void CampaignCommands::openMap(int stage) {
    if (mLog.campaign() == nullptr || stage < 0) return;
    mWindow.files().openScenario(mLog.campaign()->stages[static_cast<std::size_t>(stage)].scenario,
                                 Changes::Unsaved);
}

void CampaignCommands::remove(int stage) {
    if (mLog.campaign() == nullptr || stage < 0) return;
    MessageBox box(
        MessageBox::Question,
        tr("Remove “%1” from the campaign?").arg(mPage->stageTitle(static_cast<std::size_t>(stage))),
        MessageBox::Cancel, mWindow.widget());
    box.setInformativeText(tr("The map file itself is kept."));
    const auto* out = box.addButton(tr("&Remove"), MessageBox::DestructiveRole);
    box.setDefaultButton(MessageBox::Cancel);
    box.exec();
    if (box.clickedButton() != out) return;
    change([stage](Campaign& campaign, const GameSystem&) -> Status {
        const auto at = static_cast<std::size_t>(stage);
        if (at < campaign.stages.size() && !campaign.stages[at].outcome)
            campaign.stages.erase(campaign.stages.begin() + stage);
        return Done{};
    });
}

// -- its games ------------------------------------------------------------------------------------

Workspace* CampaignCommands::playedHere() const {
    const auto stage = mLog.campaign() != nullptr ? openStage(*mLog.campaign()) : std::nullopt;
    if (!stage) return nullptr;
    for (const auto& map : mWindow.files().maps().all()) {
        const PlaySession& session = map->play().session;
        if (session.match() != nullptr && !session.over() &&
            linkOf(session.match()->record()) == CampaignLink{mLog.campaign()->id, *stage} &&
            stageOf(*mLog.campaign(), session.match()->record()) == stage)
            return map.get();
    }
    return nullptr;
}

std::optional<QString> CampaignCommands::keptGame() const {
    const auto stage = mLog.campaign() != nullptr ? openStage(*mLog.campaign()) : std::nullopt;
    if (!stage) return std::nullopt;
    for (const LeftCopy& copy : mPlay->keptGames()) {
        const auto record = loadRecord(nameOf(copy.snapshot), mSystems);
        if (record && linkOf(*record) == CampaignLink{mLog.campaign()->id, *stage} &&
            stageOf(*mLog.campaign(), *record) == stage)
            return copy.snapshot;
    }
    return std::nullopt;
}

void CampaignCommands::followUnderWay() {
    mPage->setUnderWay(playedHere() != nullptr || keptGame().has_value());
}

void CampaignCommands::play() {
    const auto stage = mLog.campaign() != nullptr ? openStage(*mLog.campaign()) : std::nullopt;
    if (!stage) return;
    if (Workspace* map = playedHere()) {
        mWindow.files().show(*map);
        return mWindow.setMode(WindowMode::Play);
    }
    if (const auto kept = keptGame()) return mPlay->goOn(*kept);
    beginGame(*stage);
}

void CampaignCommands::beginGame(std::size_t stage) {
    const Campaign campaign = *mLog.campaign();
    const Scenario& scenario = campaign.stages[stage].scenario;
    MatchSetup setup = setupOf(campaign, mLog.system().catalog, stage);
    mWindow.files().openScenario(scenario);
    if (mWorkspace == nullptr) return;
    if (const Status begun = mWorkspace->play().session.start(scenario, std::move(setup)); !begun)
        return fail(tr("This scenario can’t be played as it is."), begun.error());
    mWindow.setMode(WindowMode::Play);
}

void CampaignCommands::followGame(const Workspace& map) {
    const PlaySession& session = map.play().session;
    if (!session.over()) return;
    const GameRecord& record = session.match()->record();
    const auto link = linkOf(record);
    if (!link) return;
    if (mLog.campaign() == nullptr || mLog.campaign()->id != link->campaign) {
        const QString path = pathOf(link->campaign);
        if (path.isEmpty() || !mLog.open(path) || mLog.campaign()->id != link->campaign) return;
    }
    // An old game that is shown again changes nothing.
    if (stageOf(*mLog.campaign(), record) != link->stage) return;
    const auto& known = mLog.campaign()->stages[link->stage].outcome;
    if (known && known->game && known->game->lines == record.lines) return;
    change([&record](Campaign& campaign, const GameSystem& system) {
        return takeGame(campaign, system, record);
    });
}

void CampaignCommands::refreshBar() {
    QString text;
    if (mWorkspace != nullptr && mLog.campaign() != nullptr && mWindow.mode() == WindowMode::Play &&
        mWorkspace->play().session.over()) {
        const GameRecord& record = mWorkspace->play().session.match()->record();
        const auto link = linkOf(record);
        const auto& stages = mLog.campaign()->stages;
        if (link && link->campaign == mLog.campaign()->id && link->stage < stages.size()) {
            const auto& outcome = stages[link->stage].outcome;
            if (outcome && outcome->game && outcome->game->lines == record.lines)
                text = tr("“%1” is over: %2. The result was added to the campaign.")
                           .arg(mPage->stageTitle(link->stage), mPage->outcomeText(link->stage));
        }
    }
    mBar->tell(text);
}

void CampaignCommands::takeFile() {
    const QString path =
        QFileDialog::getOpenFileName(mWindow.widget(), tr("Add Finished Game"), mWindow.files().startFolder(),
                                     tr("Games (*.hexgame);;All files (*)"));
    if (path.isEmpty()) return;
    const auto record = loadRecord(nameOf(path), mSystems);
    if (!record) return fail(tr("%1 can’t be opened.").arg(QFileInfo(path).fileName()), record.error());
    change([&record](Campaign& campaign, const GameSystem& system) {
        return takeGame(campaign, system, *record);
    });
}

void CampaignCommands::enterOutcome() {
    const auto stage = mLog.campaign() != nullptr ? openStage(*mLog.campaign()) : std::nullopt;
    if (!stage) return;
    QStringList players;
    for (std::size_t i = 0; i < mLog.campaign()->players.size(); ++i) players << mPage->playerName(i);
    OutcomeDialog dialog(mPage->stageTitle(*stage), players, mWindow.widget());
    if (dialog.exec() != QDialog::Accepted) return;
    change([&dialog](Campaign& campaign, const GameSystem& system) {
        return typeOutcome(campaign, system, dialog.winners(), {});
    });
}

void CampaignCommands::takeBack() {
    const auto stage = mLog.campaign() != nullptr ? lastStage(*mLog.campaign()) : std::nullopt;
    if (!stage) return;
    MessageBox box(MessageBox::Question, tr("Undo the result of “%1”?").arg(mPage->stageTitle(*stage)),
                   MessageBox::Cancel, mWindow.widget());
    box.setInformativeText(
        tr("The game will be removed from the campaign and will have to be played again."));
    const auto* back = box.addButton(tr("&Undo Result"), MessageBox::DestructiveRole);
    box.setDefaultButton(MessageBox::Cancel);
    box.exec();
    if (box.clickedButton() != back) return;
    change([](Campaign& campaign, const GameSystem&) -> Status {
        hexa::takeBack(campaign);
        return Done{};
    });
}

}  // namespace hexa::editor

#include "moc_campaigncommands.cpp"
