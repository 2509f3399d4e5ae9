// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/mainwindow.h"

#include "core/owngame/system.h"
#include "editor/campaign/campaignpage.h"
#include "editor/campaign/outcomebar.h"
#include "editor/commands/commandsearch.h"
#include "editor/document/recoveryfolder.h"
#include "editor/game/gamedocument.h"
#include "editor/game/gamepage.h"
#include "editor/game/gameshelf.h"
#include "editor/play/playpage.h"
#include "editor/rules/rulespanel.h"
#include "editor/settings/keys.h"
#include "editor/settings/settingsdialog.h"
#include "editor/shell/abilities.h"
#include "editor/shell/aboutbox.h"
#include "editor/shell/actions.h"
#include "editor/shell/autosave.h"
#include "editor/shell/balancecommands.h"
#include "editor/shell/bars.h"
#include "editor/shell/campaigncommands.h"
#include "editor/shell/docks.h"
#include "editor/shell/editcommands.h"
#include "editor/shell/emptyhint.h"
#include "editor/shell/exchangecommands.h"
#include "editor/shell/filecommands.h"
#include "editor/shell/gamecommands.h"
#include "editor/shell/generatecommands.h"
#include "editor/shell/helpcommands.h"
#include "editor/shell/maparea.h"
#include "editor/shell/mapkeys.h"
#include "editor/shell/maptabs.h"
#include "editor/shell/mapviews.h"
#include "editor/shell/openfiles.h"
#include "editor/shell/panels.h"
#include "editor/shell/playcommands.h"
#include "editor/shell/printcommands.h"
#include "editor/shell/sharing.h"
#include "editor/shell/statusfields.h"
#include "editor/shell/symmetrymenu.h"
#include "editor/shell/translatecommands.h"
#include "editor/shell/viewcommands.h"
#include "editor/shell/welcomecommands.h"
#include "editor/shell/windowsession.h"
#include "editor/shell/workspace.h"
#include "editor/shell/writtenbar.h"
#include "editor/translate/textdocument.h"
#include "editor/translate/translatepage.h"
#include "editor/ui/icons.h"
#include "editor/ui/letters.h"
#include "editor/ui/pagestack.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/theme.h"
#include "editor/welcome/welcomepage.h"

#include <QApplication>
#include <QBoxLayout>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>

#include <chrono>
#include <utility>

namespace hexa::editor {
namespace {

const char* const geometryKey = "window/geometry";
constexpr std::chrono::milliseconds rememberPause{1000};

}  // namespace

MainWindow::MainWindow(const Systems& systems, Locale& locale, QSettings& settings,
                       std::vector<GameTexts> texts, std::vector<GamePanel> panels, OwnerPacks* packs)
    : mShelf(std::make_shared<GameShelf>(systems)),
      mSystems(mShelf->systems()),
      mLocale(locale),
      mSettings(settings),
      mGamePanels(std::move(panels)),
      mPacks(packs),
      mRemembering(new QTimer(this)) {
    setObjectName("mainWindow");
    // Children of the window refer to games until they go, which is after its members have gone. The connection ends
    // later still, with the last of the window.
    connect(this, &QObject::destroyed, this, [shelf = mShelf] {});
    setWindowIcon(QIcon(":/hexatelier/icons/hexatelier.svg"));
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);

    mRecovery = new RecoveryFolder(FileCommands::dataFolder("recovery"), this);
    mActions = new Actions(settings, this);
    mSymmetries = new SymmetryMenu(this);
    mEdit = new EditCommands(*mActions, *mSymmetries, this);
    mFiles = new FileCommands(*mShelf, locale, settings, *mActions, *mRecovery, this);
    mFiles->setOwnerPacks(packs);
    mAutosave = new Autosave(*mFiles, this);
    new Sharing(mSystems, *mActions, *mFiles, this);
    mExchange = new ExchangeCommands(mSystems, locale, *mActions, *mFiles, this);
    mGenerate = new GenerateCommands(*mActions, *this);
    mBalance = new BalanceCommands(*mActions, *this);
    mPlay = new PlayCommands(mSystems, locale, *mActions, *this, settings);
    mCampaign = new CampaignCommands(mSystems, locale, *mActions, *this, settings);
    mPrint = new PrintCommands(*mActions, *this, mSettings);
    mTranslate = new TranslateCommands(*mActions, *this, locale, settings, std::move(texts));
    mGame = new GameCommands(*mShelf, locale, *mActions, *this);
    mFiles->addSideFile(mTranslate);
    mFiles->addSideFile(mGame);
    new Letters(*this);
    mStatus = new StatusFields(*statusBar(), *mRecovery, mLocale);

    mPages = new PageStack;
    mWelcome = new WelcomeCommands(mSystems, locale, *mActions, *this);
    mPages->addWidget(mWelcome->page());
    mViews = new MapViews(mSystems, locale, settings, *mActions, *mFiles, *mPages);
    mPages->addWidget(mTranslate->page());
    mPages->addWidget(mCampaign->page());
    mPages->addWidget(mGame->page());
    auto* centre = new QWidget;
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    mOpenFiles = new OpenFiles(*column, *mFiles, *mTranslate, this);
    connect(mOpenFiles, &OpenFiles::wanted, this, [this](Workspace* map, const QStringList& also) {
        if (map != nullptr) {
            mFiles->show(*map);
            if (mMode == Mode::Welcome || mMode == Mode::Translate) setMode(Mode::Design);
        }
        setWindowState((windowState() & ~Qt::WindowMinimized) | Qt::WindowActive);
        raise();
        activateWindow();
        QApplication::alert(this);
        mFiles->openAll(also);
    });
    column->addWidget(mCampaign->bar());
    auto* written = new WrittenBar;
    column->addWidget(written);
    connect(mFiles, &FileCommands::written, written, &WrittenBar::tell);
    mHelp = new HelpCommands(*mActions, *this, locale, settings, *column);
    mTabs = new MapTabs(*mFiles, *mOpenFiles, *mActions);
    connect(mTabs, &MapTabs::renameRequested, this, [this] {
        workspace()->selection().clear();
        showDock("dock.inspector");
        Panels::showMapProperties(*this);
        Panels::focusProperties(*this);
    });
    column->addWidget(mTabs);
    column->addWidget(mPages, 1);
    setCentralWidget(centre);

    mBars = new Bars(*this, *mActions, *mSymmetries);
    mView = new ViewCommands(*mActions, settings, *this, [this] { return canvas(); });
    mDocks = std::make_unique<Docks>(*this, settings, locale, mGamePanels);
    followGame();
    mBars->listPanels(*mDocks);
    mTranslate->fillDocks();
    mSession = new WindowSession(*this, settings);
    mKeys = new MapKeys(*this);
    mWelcome->wire();
    wire();
    restoreLayout();
    retranslate();
    setMode(Mode::Welcome);
}

MainWindow::~MainWindow() {
    // Panels look at the map: they go first.
    mDocks->clear();
    delete mTranslate->page();
    mTranslate->pageGone();
    delete mGame->page();
    mViews->clear();
    mPrint->setWorkspace(nullptr);
    mHelp->setWorkspace(nullptr);
    mStatus->setWorkspace(nullptr);
    mGenerate->setWorkspace(nullptr);
    mBalance->setWorkspace(nullptr);
    mPlay->setWorkspace(nullptr);
    mCampaign->setWorkspace(nullptr);
    mGame->setWorkspace(nullptr);
    mEdit->setGameFile(nullptr);
    mEdit->setWorkspace(nullptr);
}

Workspace* MainWindow::workspace() const { return mFiles->workspace(); }

MapCanvas* MainWindow::canvas() const { return mViews->canvas(mMode); }

PlayPage* MainWindow::playPage() const { return mViews->playPage(); }

QDockWidget* MainWindow::dock(const char* id) const { return (*mDocks)[id]; }

void MainWindow::wire() {
    mRemembering->setSingleShot(true);
    mRemembering->setInterval(rememberPause);
    connect(mRemembering, &QTimer::timeout, this, &MainWindow::remember);
    connect(&mFiles->maps(), &OpenMaps::listChanged, this, &MainWindow::rememberSoon);
    connect(&mFiles->maps(), &OpenMaps::currentChanged, this, &MainWindow::rememberSoon);
    connect(mBars, &Bars::modeRequested, this, &MainWindow::setMode);
    connect(mBars, &Bars::recentRequested, mFiles, [this](const QString& path) { mFiles->open(path); });
    mBars->setRecentFiles([this] { return mFiles->recent().paths(); });
    connect(mView, &ViewCommands::styleChanged, this, &MainWindow::applyStyle);
    connect((*mActions)["view.resetDocks"], &QAction::triggered, this, &MainWindow::resetDocks);
    connect((*mActions)["file.quit"], &QAction::triggered, this, &QWidget::close);
    connect((*mActions)["view.nextMap"], &QAction::triggered, this, [this] { mFiles->showNext(1); });
    connect((*mActions)["view.previousMap"], &QAction::triggered, this, [this] { mFiles->showNext(-1); });
    connect((*mActions)["file.closeOthers"], &QAction::triggered, this, [this] {
        if (Workspace* open = workspace()) mFiles->closeOthers(*open);
    });
    connect((*mActions)["view.sideBySide"], &QAction::triggered, this, [this] {
        // Where no map is to be seen there are none side by side.
        if (mMode == Mode::Play || mMode == Mode::Print || mMode == Mode::Welcome || mMode == Mode::Translate)
            setMode(Mode::Design);
    });
    connect(&mViews->area(), &MapArea::sideBySideChanged, this, &MainWindow::applyLiveCheck);
    connect((*mActions)["tools.settings"], &QAction::triggered, this, [this] { openSettings(false); });
    connect((*mActions)["help.keys"], &QAction::triggered, this, [this] { openSettings(true); });
    connect((*mActions)["tools.commands"], &QAction::triggered, this, [this] {
        if (mSearch == nullptr) mSearch = new CommandSearch(this);
        mSearch->open(mActions->all());
    });
    connect((*mActions)["help.about"], &QAction::triggered, this, [this] { showAbout(this); });

    connect(mEdit, &EditCommands::told, mFiles, &FileCommands::told);
    connect(mEdit, &EditCommands::aboutToUndo, this, [this] {
        if (mMode == Mode::Translate) mTranslate->page()->commit();
    });
    connect(mGame, &GameCommands::titleChanged, this, &MainWindow::updateTitle);
    connect(mTranslate, &TranslateCommands::titleChanged, this, &MainWindow::updateTitle);
    connect(mFiles, &FileCommands::aboutToUseMap, this, [this] {
        Panels::commit(*this);
        mTranslate->takeOver();
    });
    connect(mFiles, &FileCommands::workspaceChanged, this, &MainWindow::workspaceChanged);
    connect(&mFiles->maps(), &OpenMaps::added, this, [this](Workspace* map) {
        connect(&map->play().session, &PlaySession::begun, this, &MainWindow::followContent);
    });
    connect(&mTranslate->session().document(), &TextDocument::reset, this, &MainWindow::followContent);
    connect(mFiles, &FileCommands::gameRequested, mPlay, &PlayCommands::open);
    connect(mFiles, &FileCommands::campaignRequested, mCampaign, &CampaignCommands::open);
    connect(mFiles, &FileCommands::packRequested, this,
            [this](const QString& path) { openSettings(false, path); });
    connect(mFiles, &FileCommands::newRequested, this, [this] {
        setMode(Mode::Welcome);
        mWelcome->page()->focusNew(mFiles->likelyGame());
    });
    connect(mFiles, &FileCommands::told, this,
            [this](const QString& text) { statusBar()->showMessage(text, 6000); });
    connect(mFiles, &FileCommands::importRequested, mExchange, &ExchangeCommands::importFile);
    connect(mExchange, &ExchangeCommands::told, mFiles, &FileCommands::told);
    connect(mStatus, &StatusFields::statisticsRequested, this, [this] { showDock("dock.statistics"); });
    connect(mStatus, &StatusFields::problemsRequested, this, [this] { showDock("dock.problems"); });
    connect(mStatus, &StatusFields::balanceRequested, this, [this] { showDock("dock.check"); });
    connect(mStatus, &StatusFields::placeRequested, this, [this] { showDock("dock.inspector"); });
    connect(mStatus, &StatusFields::decisionRequested, (*mActions)["play.decide"], &QAction::trigger);
    connect(mStatus, &StatusFields::saveRequested, mFiles, [this] { mFiles->save(); });
    connect(mStatus, &StatusFields::fitRequested, (*mActions)["view.fit"], &QAction::trigger);
}

// -- the open map -------------------------------------------------------------------------------------------------

void MainWindow::workspaceChanged() {
    mGame->leave();  // before anything refers to a map: those of the game are made anew
    if (mShown != nullptr && mMode == Mode::Generate) mShown->generate().store(mSettings);
    mDocks->clearMap();
    Workspace* open = workspace();
    mViews->follow(open);
    mSymmetries->setWorkspace(open);
    mEdit->setWorkspace(open);
    mGenerate->setWorkspace(open);
    mBalance->setWorkspace(open);
    mPlay->setWorkspace(open);
    mCampaign->setWorkspace(open);
    mGame->setWorkspace(open);
    mPrint->setWorkspace(open);
    mHelp->setWorkspace(open);
    mTranslate->setWorkspace(open);
    mStatus->setWorkspace(open);
    mShown = open;
    followGame();
    if (open == nullptr) {
        setMode(Mode::Welcome);
        updateTitle();
        return;
    }
    const bool first = open->canvas().findChild<EmptyHint*>() == nullptr;
    if (first) welcome(*open);
    Panels::make(*open, *this, mSettings);
    applyStyle();
    applyLiveCheck();
    applyHabits();
    mBars->showSymmetry(open);
    updateTitle();
    // A map that is new here is seen; any other one in the way the one before was looked at.
    const bool seen = mMode != Mode::Welcome && mMode != Mode::Translate;
    setMode(first || !seen ? Mode::Design : mMode);
    if (first) open->canvas().fit();
    open->canvas().setFocus();
}

void MainWindow::welcome(Workspace& map) {
    new EmptyHint(map.document(), &map.canvas());
    map.generate().restore(mSettings);
    const auto updateOwn = [this] {
        updateTitle();
        rememberSoon();
    };
    connect(&map.document(), &Document::modifiedChanged, this, updateOwn);
    connect(&map.document(), &Document::pathChanged, this, updateOwn);
    connect(&map.document(), &Document::changed, this, [this](const Footprint& footprint) {
        if (footprint.texts) updateTitle();
    });
    connect(&map.state(), &EditorState::symmetryChanged, mBars, [this] { mBars->showSymmetry(workspace()); });
    connect(
        &map.canvas(), &DesignCanvas::filesDropped, this,
        [this](const QStringList& paths) {
            for (const QString& path : paths) mFiles->open(path);
        },
        Qt::QueuedConnection);  // panels go with the map that they show: not from within an event of the canvas
    connect(&map.canvas(), &DesignCanvas::menuRequested, this, [this](QPoint at) {
        QMenu menu(this);
        for (const QString& id : Actions::menu("hex")) {
            if (id == "-")
                menu.addSeparator();
            else
                menu.addAction((*mActions)[qPrintable(id)]);
        }
        menu.exec(at);
    });
    connect(&map.canvas(), &MapCanvas::inspectRequested, this, [this] {
        showDock("dock.inspector");
        Panels::focusProperties(*this);
    });
    connect(&map.canvas(), &MapCanvas::writeRequested, this, [this] {
        showDock("dock.inspector");
        Panels::focusText(*this);
    });
}

void MainWindow::followGame() {
    const GameSystem* system = workspace() != nullptr ? &workspace()->document().system() : nullptr;
    const std::string id = system != nullptr ? system->id() : std::string();
    std::set<std::string> missing =
        system != nullptr ? Abilities::missingDocks(*system) : std::set<std::string>();
    for (const GamePanel& panel : mGamePanels)
        if (panel.system != id) missing.insert(panel.id);
    // All editions of a game share the places of panels.
    mDocks->setGame(mSystems.list().size() > 1 ? std::string(owngame::plainId(id)) : std::string(),
                    std::move(missing));
    explainCommands();
}

/// What is grey because of the game, or because there is no map, says so.
void MainWindow::explainCommands() {
    struct ModeMenu {
        Mode mode;
        const char* menu;
    };
    for (const auto [mode, menu] : {ModeMenu{Mode::Generate, "generate"}, ModeMenu{Mode::Balance, "balance"},
                                    ModeMenu{Mode::Play, "play"}, ModeMenu{Mode::Print, "print"}}) {
        const QString reason = workspace() == nullptr
                                   ? tr("Open a map first.")
                                   : Abilities::whyNot(workspace()->document().system(), mode, mLocale);
        for (const QString& id : Actions::menu(menu))
            if (id != "-" && id != "play.open" && !id.startsWith("campaign."))
                (*mActions)[qPrintable(id)]->setStatusTip(reason);
        QAction* button = (*mActions)[infoOf(mode).action];
        button->setToolTip(reason.isEmpty() ? QString() : button->text().remove('&') + '\n' + reason);
    }
}

void MainWindow::showDock(const char* id) {
    const Mode owner = mDocks->modeOf(id);
    if (workspace() != nullptr && mDocks->isMissing(id)) {
        const GameSystem& system = workspace()->document().system();
        const QString why = Abilities::whyNot(system, owner, mLocale);
        statusBar()->showMessage(why.isEmpty()
                                     ? tr("“%1” is not available for %2.")
                                           .arg(dock(id)->windowTitle(), mLocale.text(system.catalog.name))
                                     : why,
                                 6000);
        return;
    }
    // The map's properties and the like may be open beside the figures; then nothing need change.
    if (owner != Mode::Design)
        setMode(mDocks->has(mMode, id) ? mMode : owner);
    else if (mMode == Mode::Welcome || mMode == Mode::Design || dock(id)->isHidden())
        setMode(Mode::Design);
    dock(id)->show();
    dock(id)->raise();
}

void MainWindow::showRule(const QString& id) {
    showDock("dock.rules");
    auto* panel = findChild<RulesPanel*>();
    if (panel != nullptr && !panel->showRule(id))
        statusBar()->showMessage(tr("The rules reference has no entry for %1.").arg(id), 6000);
}

void MainWindow::applyStyle() {
    mViews->setLook(*mView);
    if (Workspace* open = workspace()) Panels::setStyle(*this, open->canvas().style().tiles, mView->vision());
}

void MainWindow::updateTitle() {
    Workspace* open = workspace();
    if (mMode == Mode::Translate) {
        TextDocument& texts = mTranslate->session().document();
        QString name = texts.displayName(mLocale.language());
        if (name.isEmpty()) name = texts.isOpen() ? tr("Unnamed texts") : tr("Translate");
        setWindowTitle(titlePart(name) + QStringLiteral("[*] – Hexatelier"));
        setWindowModified(texts.isModified());
        return;
    }
    if (mGame->isShown()) {
        setWindowTitle(titlePart(mGame->document().displayName(mLocale.language())) +
                       QStringLiteral("[*] – Hexatelier"));
        setWindowModified(mGame->document().isModified());
        return;
    }
    if (open == nullptr) {
        setWindowModified(false);
        setWindowTitle(QStringLiteral("Hexatelier"));
        return;
    }
    QString title = titlePart(mFiles->maps().nameOf(*open)) + QStringLiteral("[*] – ");
    // Which game it is needs saying only if there are several.
    if (mSystems.list().size() > 1)
        title += titlePart(mLocale.text(open->document().catalog().name)) + QStringLiteral(" – ");
    setWindowTitle(title + QStringLiteral("Hexatelier"));
    setWindowModified(open->document().isModified());
}

// -- modes, looks, languages --------------------------------------------------------------------------------------

void MainWindow::setMode(Mode mode) {
    mGame->leave();  // maps of the game are those of its new edition from now on
    mEdit->setGameFile(nullptr);
    const bool texts = mode == Mode::Translate;
    if (mode != Mode::Welcome && !texts && workspace() == nullptr) mode = Mode::Welcome;
    QString why;
    if (workspace() != nullptr) why = Abilities::whyNot(workspace()->document().system(), mode, mLocale);
    if (!why.isEmpty()) mode = Mode::Design;
    const bool arranged = mode == mMode && (mode == Mode::Welcome || isArranged(mode));
    if (!arranged) rememberDocks();
    const bool same = mode == mMode;
    if (mode == Mode::Generate) workspace()->generate().setLayouts(mFiles->userLayouts());
    const Mode before = std::exchange(mMode, mode);
    mBars->showMode(mode);
    QWidget* page = mode == Mode::Welcome ? mWelcome->page()
                    : texts               ? static_cast<QWidget*>(mTranslate->page())
                                          : mViews->page(mode);
    // Panels of one mode beside the page of another may need more room than the screen has; the window would stay so wide.
    if (!arranged && page != mPages->currentWidget()) mDocks->hide();
    mPages->setCurrentWidget(page);
    mTabs->setRelevant(mode != Mode::Welcome && !texts);
    mEdit->setResting(mode == Mode::Play);
    mPlay->modeChanged(before, mode);
    mHelp->modeChanged(mode);
    if (mode == Mode::Welcome) {
        mDocks->hide();
    } else {
        if (!arranged) showDocks(mode);
        mBars->showMode(mode);  // a restored state has its own idea of the bars
        mViews->setMode(mode);
    }
    mEdit->setTexts(texts ? &mTranslate->session().document() : nullptr);
    mTranslate->setShown(texts);
    if (mode == Mode::Welcome) mWelcome->showLeft(mSession->left());
    mStatus->setMode(mode);
    rememberSoon();
    mOpenFiles->showMode(mode);
    mCampaign->refreshBar();
    if (!same) statusBar()->clearMessage();  // it was about what was shown before
    if (!why.isEmpty()) statusBar()->showMessage(why, 6000);
    updateTitle();
}

/// Whether there is something for the panels of a mode to be about: a game, texts.
bool MainWindow::hasContent(Mode mode) const {
    if (mode == Mode::Play) return workspace() != nullptr && workspace()->play().session.match() != nullptr;
    return mode != Mode::Translate || mTranslate->session().document().isOpen();
}

/// Whether the panels are those that the mode has now; those of another game, whose map was current, are not.
bool MainWindow::isArranged(Mode mode) const {
    return hasContent(mode) ? mDocks->shows(mode) : mDocks->hidden();
}

/// Without content the page says what to do, and empty panels beside it would say nothing; one that is asked for comes
/// at its place.
void MainWindow::showDocks(Mode mode) {
    mDocks->show(mode);
    if (hasContent(mode)) return;
    mDocks->hide();
    for (const GamePanel& panel : mGamePanels)
        if (panel.always && panel.mode == mode && !mDocks->isMissing(panel.id))
            dock(panel.id.c_str())->show();
}

void MainWindow::followContent() {
    if ((mMode != Mode::Play && mMode != Mode::Translate) || isArranged(mMode)) return;
    rememberDocks();
    showDocks(mMode);
    mBars->showMode(mMode);
}

void MainWindow::showCampaign() {
    setMode(Mode::Welcome);  // it needs no map either, and has the whole window
    mPages->setCurrentWidget(mCampaign->page());
}

void MainWindow::showGame() {
    setMode(Mode::Welcome);
    mPages->setCurrentWidget(mGame->page());
    mEdit->setGameFile(&mGame->document().undoStack());
    updateTitle();
}

void MainWindow::begin() {
    switch (settings::start(mSettings)) {
    case settings::Start::LastMap:
        if (mSession->restore()) break;
        for (const QString& path : mFiles->recent().paths())
            if (path.endsWith(QLatin1String(".hexa")) && QFileInfo::exists(path)) return mFiles->open(path);
        break;
    case settings::Start::EmptyMap:
        mFiles->newLikely();
        break;
    case settings::Start::Welcome:
        break;
    }
}

void MainWindow::openLastTime() { mSession->restore(); }

void MainWindow::rememberDocks() {
    mDocks->remember();
    if (mMode == Mode::Generate && workspace() != nullptr) workspace()->generate().store(mSettings);
}

void MainWindow::resetDocks() {
    if (mMode == Mode::Welcome) setMode(Mode::Design);
    if (mMode == Mode::Welcome) return;
    mDocks->reset(mMode);
    mBars->showTools(mMode);
}

void MainWindow::restoreLayout() {
    // The first time: with its frame, whose size nobody knows before it is shown, it fits on a small screen.
    resize(QSize(1280, 820).boundedTo(screen()->availableSize() - QSize(16, 48)));
    restoreGeometry(mSettings.value(geometryKey).toByteArray());
}

void MainWindow::openSettings(bool keyboard, const QString& pack) {
    SettingsDialog dialog(mSettings, mLocale, mActions->all(), this);
    if (mPacks != nullptr) dialog.addOwnerData(*mPacks);
    if (keyboard) dialog.showKeyboard();
    // What is told of the file stands above the open dialog.
    if (!pack.isEmpty()) QTimer::singleShot(0, &dialog, [&dialog, pack] { dialog.takeOwnerData(pack); });
    connect(&dialog, &SettingsDialog::tileStyleChanged, this, [this](paint::TileStyle style) {
        (*mActions)["view.pictorial"]->setChecked(style == paint::TileStyle::Pictorial);
    });
    connect(&dialog, &SettingsDialog::habitsChanged, this, &MainWindow::applyHabits);
    dialog.exec();
    mViews->setHabits();
    applyLiveCheck();
}

void MainWindow::startLiveChecks() {
    mLiveChecks = true;
    applyLiveCheck();
}

void MainWindow::applyLiveCheck() {
    if (!mLiveChecks) return;
    for (const auto& map : mFiles->maps().all()) {
        map->balance().setSeen(map.get() == workspace() || mViews->area().sideBySide());
        map->balance().allowLive(settings::liveCheck(mSettings));
    }
}

void MainWindow::applyHabits() {
    mAutosave->setMinutes(settings::savingMinutes(mSettings));
    mViews->setHabits();
}

void MainWindow::retranslate() {
    // Qt names them when it makes them, and never again.
    for (auto* button : findChildren<QToolButton*>("ScrollLeftButton"))
        button->setAccessibleName(QCoreApplication::translate("QTabBar", "Scroll Left"));
    for (auto* button : findChildren<QToolButton*>("ScrollRightButton"))
        button->setAccessibleName(QCoreApplication::translate("QTabBar", "Scroll Right"));
    mActions->retranslate();
    for (const auto& map : mFiles->maps().all()) retranslateSteps(map->document().undoStack());
    mTranslate->retranslate();
    mEdit->retranslate();  // its Undo names a step
    mBars->retranslate(workspace());
    mDocks->retranslate();
    explainCommands();
    mStatus->refresh();
    mCampaign->refreshBar();
    updateTitle();
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && mStatus != nullptr) {
        retranslate();
        statusBar()->clearMessage();  // what it told is in the language before
        mViews->refreshLook();
        for (const auto& map : mFiles->maps().all()) map->print().followLanguage();
    }
    if (event->type() == QEvent::PaletteChange && mStatus != nullptr) {
        mViews->refreshLook();
        mStatus->refresh();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    // A game that is kept for next time is written with the last answer.
    if (!mGame->maySafelyClose() || !mTranslate->files().maySafelyClose() || !mFiles->maySafelyClose()) {
        event->ignore();
        return;
    }
    remember();
    event->accept();
}

void MainWindow::remember() {
    rememberDocks();
    mSession->store();
    mSettings.setValue(geometryKey, saveGeometry());
}

void MainWindow::rememberSoon() { mRemembering->start(); }

void MainWindow::keepWork() {
    mFiles->takeOver();
    mRecovery->keepAll();
}

QStringList MainWindow::leaveWork() {
    mFiles->takeOver();
    QStringList troubles;
    for (const RecoveryFolder::Stray& stray : mRecovery->leaveAll()) {
        const QString work = stray.original.isEmpty() ? tr("work without a file") : stray.original;
        const QString problem = mLocale.text(stray.problem);
        troubles << (stray.elsewhere.isEmpty()
                         ? tr("Unsaved changes were lost (%1). No recovery copy could be written: %2")
                               .arg(work, problem)
                         : tr("Unsaved changes (%1) are now in %2. No recovery copy could be written: %3")
                               .arg(work, stray.elsewhere, problem));
    }
    remember();
    return troubles;
}

/// What the widget that has the focus has no use for.
void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier && mKeys->escape()) return;
    QMainWindow::keyPressEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    if (mDocks != nullptr) mDocks->follow();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    for (const QUrl& url : event->mimeData()->urls()) {
        if (!url.isLocalFile()) continue;
        event->acceptProposedAction();
        QMetaObject::invokeMethod(
            mFiles, [this, path = url.toLocalFile()] { mFiles->open(path); }, Qt::QueuedConnection);
    }
}

}  // namespace hexa::editor
