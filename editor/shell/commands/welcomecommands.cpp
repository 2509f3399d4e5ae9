// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/commands/welcomecommands.h"

#include "core/generate/surprise.h"
#include "editor/jobs/threads.h"
#include "editor/shell/abilities.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/campaigncommands.h"
#include "editor/shell/commands/gamecommands.h"
#include "editor/shell/commands/playcommands.h"
#include "editor/shell/files/asking.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/files/gamechoice.h"
#include "editor/shell/frame.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/freshseed.h"
#include "editor/ui/linedialog.h"
#include "editor/welcome/owncards.h"
#include "editor/welcome/welcomeheader.h"
#include "editor/welcome/welcomepage.h"

#include <QCoreApplication>
#include <QStatusBar>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace hexa::editor {

WelcomeCommands::WelcomeCommands(const Systems& systems, Locale& locale, Actions& actions, Frame& window)
    : QObject(window.widget()),
      mSystems(systems),
      mLocale(locale),
      mActions(actions),
      mWindow(window),
      mPage(new WelcomePage(systems, locale)) {
    connect(mActions["file.surprise"], &QAction::triggered, this, [this] { surprise(); });
    connect(mActions["file.surpriseSeed"], &QAction::triggered, this, &WelcomeCommands::askSeed);
    connect(&mPage->header(), &WelcomeHeader::surpriseRequested, this, [this] { surprise(); });
    connect(&mSurprise, &Job::progressed, this, [this](int percent) {
        mPercent = percent;
        showSurprising();
    });
}

void WelcomeCommands::wire(PlayCommands& play, CampaignCommands& campaigns, GameCommands& games) {
    mPlay = &play;
    FileCommands& files = mWindow.files();
    const WelcomeHeader& header = mPage->header();
    const OwnCards& own = mPage->ownGames();
    connect(&files.recent(), &RecentFiles::changed, this, &WelcomeCommands::showRecentFiles);
    showRecentFiles();
    connect(&files, &FileCommands::opening, mPage, [this] { mPage->setOpening(true); });
    connect(&files, &FileCommands::allOpened, mPage, [this] { mPage->setOpening(false); });
    connect(mPage, &WelcomePage::goOnRequested, &play, &PlayCommands::goOn);
    connect(mPage, &WelcomePage::giveUpRequested, &play, &PlayCommands::giveUp);
    connect(&play, &PlayCommands::keptChanged, this, &WelcomeCommands::showKeptGames);
    connect(mPage, &WelcomePage::shapeRequested, &files, &FileCommands::newShape);
    connect(mPage, &WelcomePage::newRequested, &files, &FileCommands::newMap);
    connect(mPage, &WelcomePage::openRequested, &files, &FileCommands::open);
    connect(&header, &WelcomeHeader::openFileRequested, mActions["file.open"], &QAction::trigger);
    connect(&header, &WelcomeHeader::tourRequested, mActions["help.tour"], &QAction::trigger);
    connect(&header, &WelcomeHeader::manualRequested, mActions["help.manual"], &QAction::trigger);
    connect(&header, &WelcomeHeader::generateRequested, this, &WelcomeCommands::generate);
    connect(mPage, &WelcomePage::sampleRequested, &files, &FileCommands::openSample);
    connect(mPage, &WelcomePage::campaignRequested, &campaigns, &CampaignCommands::createSample);
    connect(&header, &WelcomeHeader::newGameRequested, &games, &GameCommands::create);
    connect(&own, &OwnCards::newGameRequested, &games, &GameCommands::create);
    connect(&own, &OwnCards::openRequested, &files, &FileCommands::open);
    connect(&own, &OwnCards::exampleGameRequested, &games, &GameCommands::createFromExample);
    connect(&own, &OwnCards::exampleMapRequested, &games, &GameCommands::openExampleMap);
    connect(&own, &OwnCards::importGameRequested, &games, &GameCommands::importFile);
    connect(mPage, &WelcomePage::changeGameRequested, &games, &GameCommands::change);
    connect(&games, &GameCommands::gamesChanged, mPage, &WelcomePage::refreshGames);
    connect(mPage, &WelcomePage::forgetRequested, &files.recent(), &RecentFiles::forget);
}

void WelcomeCommands::showRecentFiles() {
    mPage->setRecentFiles(mWindow.files().recent().paths(), mWindow.files().recent().games());
}

void WelcomeCommands::showKeptGames() {
    QList<WelcomePage::KeptGame> games;
    for (const LeftCopy& copy : mPlay->keptGames()) games << WelcomePage::KeptGame{copy.snapshot, copy.made};
    mPage->setKeptGames(games);
}

void WelcomeCommands::showLeft(const QStringList& maps) {
    showKeptGames();
    mPage->setLastTime(maps);
}

std::vector<const GameSystem*> WelcomeCommands::gamesToGenerate() {
    std::vector<const GameSystem*> games;
    for (const GameSystem& system : mSystems.list())
        if (Abilities::makesMaps(system)) games.push_back(&system);
    if (games.empty())
        mWindow.statusBar()->showMessage(tr("None of the games can generate maps. Import a game file first."),
                                         6000);
    return games;
}

std::vector<const GameSystem*> WelcomeCommands::gamesToSurprise() {
    std::vector<const GameSystem*> games = gamesToGenerate();
    if (const Workspace* open = mWindow.workspace()) {
        const auto same = std::ranges::find(games, open->document().system().id(), &GameSystem::id);
        if (same != games.end()) return {*same};
    }
    return games;
}

void WelcomeCommands::generate() {
    const auto chosen = chooseLayout(mWindow.widget(), mLocale, tr("Generate map for:"), gamesToGenerate(),
                                     mWindow.files().likelyGame(), AnyLayout::No);
    if (!chosen) return;
    mWindow.files().newMap(QString::fromStdString(chosen->game->id()),
                           QString::fromStdString(chosen->layout->id));
    mWindow.setMode(WindowMode::Generate);
    mWindow.showDock("dock.gallery");  // Repair may have been in front
}

// -- a surprise -----------------------------------------------------------------------------------

void WelcomeCommands::surprise() {
    if (mSurprise.running()) return mSurprise.cancel();
    const auto chosen = chooseLayout(mWindow.widget(), mLocale, tr("Surprise map for:"), gamesToSurprise(),
                                     mWindow.files().likelyGame(), AnyLayout::Offered);
    if (!chosen) return;
    const std::uint64_t seed = freshSeed();
    surprise(*chosen->game, chosen->layout == nullptr
                                ? seed
                                : generate::surpriseSeed(*chosen->game, seed, chosen->layout->id));
}

void WelcomeCommands::askSeed() {
    if (mSurprise.running()) return;
    const QString text =
        askLine(mWindow.widget(), tr("Repeat Surprise Map"), tr("Number of the surprise map:"), QString());
    if (text.isEmpty()) return;
    bool isNumber = false;
    const quint64 seed = text.trimmed().toULongLong(&isNumber);
    if (!isNumber)
        return tellFailure(mWindow.widget(), tr("“%1” is not the number of a surprise map.").arg(text),
                           tr("The number is in the title of the map, for example 123456."));
    const GameSystem* game = chooseGame(mWindow.widget(), mLocale, tr("Surprise map for:"), gamesToSurprise(),
                                        mWindow.files().likelyGame());
    if (game != nullptr) surprise(*game, seed);
}

void WelcomeCommands::surprise(const GameSystem& game, std::uint64_t seed) {
    mPercent = 0;
    mSurprise.start(
        [system = &game, seed, threads = workThreads()](const JobControl& control) {
            return generate::surprise(*system, seed, threads, control.stop,
                                      [&control](const generate::ProduceProgress& now) {
                                          if (control.progress) control.progress(now.part);
                                      });
        },
        [this](Result<generate::Surprise> made) {
            showSurprising();
            if (!made && made.error().code() == "generate.cancelled")
                return mWindow.statusBar()->showMessage(tr("The surprise map was cancelled."), 4000);
            if (!made) return mWindow.files().fail(tr("No map could be generated."), made.error());
            const auto map = std::make_shared<Scenario>(std::move(made->map.candidate.scenario));
            mWindow.files().takeLater([this, map, wins = generate::winsOf(made->map.played)] {
                const int players = map->players();
                const QString title = mLocale.text(map->title);
                mWindow.files().openScenario(std::move(*map), Changes::Unsaved);
                if (Workspace* open = mWindow.workspace())
                    open->games().add(GamesOf::Search, {open->document().scenario(), wins});
                mWindow.statusBar()->showMessage(tr("%1, for %n player(s). To make this map again, choose "
                                                    "File > Repeat Surprise Map and enter its number.",
                                                    nullptr, players)
                                                     .arg(title),
                                                 10'000);
            });
        });
    showSurprising();
}

void WelcomeCommands::showSurprising() {
    const bool runs = mSurprise.running();
    mActions["file.surprise"]->setText(runs ? tr("&Stop Surprise Map")
                                            : QCoreApplication::translate("Actions", "Surprise &Map…"));
    mPage->header().setSurprising(runs ? tr("&Stop (%1%)").arg(mPercent) : QString());
    if (runs) mWindow.statusBar()->showMessage(tr("Making a surprise map: %1%").arg(mPercent));
}

}  // namespace hexa::editor

#include "moc_welcomecommands.cpp"
