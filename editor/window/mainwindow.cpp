// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/mainwindow.h"

#include "editor/campaign/outcomebar.h"
#include "editor/commands/commandsearch.h"
#include "editor/document/recoveryfolder.h"
#include "editor/game/gameshelf.h"
#include "editor/modes/campaignmode.h"
#include "editor/modes/designmode.h"
#include "editor/modes/gamemode.h"
#include "editor/modes/generatemode.h"
#include "editor/modes/mapspage.h"
#include "editor/modes/playmode.h"
#include "editor/modes/translatemode.h"
#include "editor/modes/welcomemode.h"
#include "editor/rules/rulespanel.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/campaigncommands.h"
#include "editor/shell/commands/editcommands.h"
#include "editor/shell/commands/gamecommands.h"
#include "editor/shell/commands/helpcommands.h"
#include "editor/shell/commands/playcommands.h"
#include "editor/shell/commands/translatecommands.h"
#include "editor/shell/commands/viewcommands.h"
#include "editor/shell/commands/welcomecommands.h"
#include "editor/shell/docks.h"
#include "editor/shell/files/exchangecommands.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/files/sharing.h"
#include "editor/shell/maps/symmetrymenu.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/icons.h"
#include "editor/ui/letters.h"
#include "editor/ui/pagestack.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/theme.h"
#include "editor/welcome/owncards.h"
#include "editor/welcome/welcomepage.h"
#include "editor/window/aboutbox.h"
#include "editor/window/autosave.h"
#include "editor/window/bars.h"
#include "editor/window/emptyhint.h"
#include "editor/window/habits.h"
#include "editor/window/mapkeys.h"
#include "editor/window/maptabs.h"
#include "editor/window/modepanels.h"
#include "editor/window/openfiles.h"
#include "editor/window/statusfields.h"
#include "editor/window/windowsession.h"
#include "editor/window/writtenbar.h"

#include <QApplication>
#include <QBoxLayout>
#include <QCloseEvent>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMimeData>
#include <QSettings>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace hexa::editor {

MainWindow::MainWindow(const Systems& systems, Locale& locale, QSettings& settings,
                       std::vector<GameTexts> texts, std::vector<GamePanel> panels, OwnerPacks* packs,
                       const std::vector<ModeMaker>& modes)
    : mShelf(std::make_shared<GameShelf>(systems)),
      mSystems(mShelf->systems()),
      mLocale(locale),
      mSettings(settings),
      mGamePanels(std::move(panels)) {
    setObjectName("mainWindow");
    // Children of the window refer to games until their end, which is after that of the window's
    // members. The connection lives longer, until the end of the window.
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
    auto* autosave = new Autosave(*mFiles, this);
    new Sharing(mSystems, *mActions, *mFiles, this);
    mExchange = new ExchangeCommands(mSystems, locale, *mActions, *mFiles, this);
    new Letters(*this);
    mStatus = new StatusFields(*QMainWindow::statusBar(), *mRecovery, mLocale);

    mPages = new PageStack;
    mMapsPage = new MapsPage(locale, settings, *mActions, *mFiles);
    const ModeServices services{*this,    *mActions, *mEdit,   *mMapsPage,      *mShelf,
                                mSystems, locale,    settings, std::move(texts)};
    std::vector<std::unique_ptr<Mode>> made;
    for (const ModeMaker& make : modes) made.push_back(make(services));
    mModes = Modes(std::move(made));
    for (const auto& shown : mModes)
        if (mPages->indexOf(shown->page()) < 0) mPages->addWidget(shown->page());
    auto* centre = new QWidget;
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    mOpenFiles = new OpenFiles(*column, *mFiles, translateCommands(), this);
    connect(mOpenFiles, &OpenFiles::wanted, this, [this](Workspace* map, const QStringList& also) {
        if (map != nullptr) {
            mFiles->show(*map);
            if (!mModes[mMode].info().ofMap) setMode(WindowMode::Design);
        }
        setWindowState((windowState() & ~Qt::WindowMinimized) | Qt::WindowActive);
        raise();
        activateWindow();
        QApplication::alert(this);
        mFiles->openAll(also);
    });
    column->addWidget(campaignCommands().bar());
    auto* written = new WrittenBar;
    column->addWidget(written);
    connect(mFiles, &FileCommands::written, written, &WrittenBar::tell);
    mHelp = new HelpCommands(*mActions, *this, locale, settings, *column);
    mTabs = new MapTabs(*mFiles, *mOpenFiles, *mActions);
    connect(mTabs, &MapTabs::renameRequested, this, [this] {
        workspace()->selection().clear();
        mModes.get<DesignMode>().renameMap();
    });
    column->addWidget(mTabs);
    column->addWidget(mPages, 1);
    setCentralWidget(centre);

    mBars = new Bars(*this, *mActions, mModes, *mSymmetries);
    mView = new ViewCommands(*mActions, settings, *this, [this] { return canvas(); });
    mDocks = std::make_unique<Docks>(*this, settings, locale, mModes, mGamePanels);
    mPanels = std::make_unique<ModePanels>(*mDocks, mModes, mGamePanels, *mView);
    followGame();
    mBars->listPanels(*mDocks);
    translateCommands().fillDocks();
    mSession = new WindowSession(*this, mModes, *mDocks, settings);
    mHabits = new Habits(*this, locale, settings, *mActions, packs, *mMapsPage, mModes);
    connect(mHabits, &Habits::savingMinutesChanged, autosave, &Autosave::setMinutes);
    mKeys = new MapKeys(*this, mModes);
    for (const auto& mode : mModes) mode->meet(mModes);
    wire();
    mSession->arrange();
    retranslate();
    setMode(WindowMode::Welcome);
}

MainWindow::~MainWindow() {
    // Panels refer to the map, so they are destroyed first.
    mDocks->clear();
    for (const auto& mode : mModes) mode->close();
    mMapsPage->clear();
    mHelp->setWorkspace(nullptr);
    mStatus->setWorkspace(nullptr);
    mEdit->setWorkspace(nullptr);
}

Workspace* MainWindow::workspace() const { return mFiles->workspace(); }

MapCanvas* MainWindow::canvas() const { return mModes[mMode].canvas(); }

GenerateCommands& MainWindow::generateCommands() { return mModes.get<GenerateMode>().commands(); }

PlayCommands& MainWindow::playCommands() { return mModes.get<PlayMode>().commands(); }

TranslateCommands& MainWindow::translateCommands() { return mModes.get<TranslateMode>().commands(); }

CampaignCommands& MainWindow::campaignCommands() { return mModes.get<CampaignMode>().commands(); }

GameCommands& MainWindow::gameCommands() { return mModes.get<GameMode>().commands(); }

PlayPage* MainWindow::playPage() const { return mModes.get<PlayMode>().playPage(); }

QDockWidget* MainWindow::dock(const char* id) const { return (*mDocks)[id]; }

void MainWindow::wire() {
    connect(mBars, &Bars::modeRequested, this, &MainWindow::setMode);
    connect(mBars, &Bars::recentRequested, mFiles, [this](const QString& path) { mFiles->open(path); });
    mBars->setRecentFiles([this] { return mFiles->recent().paths(); });
    connect(mView, &ViewCommands::styleChanged, this, &MainWindow::applyStyle);
    connect((*mActions)["view.resetDocks"], &QAction::triggered, this, &MainWindow::resetDocks);
    connect((*mActions)["file.quit"], &QAction::triggered, this, &QWidget::close);
    connect((*mActions)["view.nextMap"], &QAction::triggered, this, [this] { mFiles->showNext(1); });
    connect((*mActions)["view.previousMap"], &QAction::triggered, this, [this] { mFiles->showNext(-1); });
    connect((*mActions)["file.closeOthers"], &QAction::triggered, this, [this] {
        if (mMode == WindowMode::GameFile) setMode(WindowMode::Design);  // replaces maps of the game
        if (Workspace* open = workspace()) mFiles->closeOthers(*open);
    });
    connect((*mActions)["view.sideBySide"], &QAction::triggered, this, [this] {
        // Maps are side by side only in modes that show the map.
        if (mModes[mMode].page() != mMapsPage) setMode(WindowMode::Design);
    });
    connect((*mActions)["tools.commands"], &QAction::triggered, this, [this] {
        if (mSearch == nullptr) mSearch = new CommandSearch(this);
        mSearch->open(mActions->all());
    });
    connect((*mActions)["help.about"], &QAction::triggered, this, [this] { showAbout(this); });

    connect(mEdit, &EditCommands::reported, mFiles, &FileCommands::reported);
    for (const auto& mode : mModes) {
        connect(mFiles, &FileCommands::aboutToUseMap, mode.get(), &Mode::commit);
        connect(mode.get(), &Mode::titleChanged, this, &MainWindow::updateTitle);
        connect(mode.get(), &Mode::contentChanged, this, &MainWindow::followContent);
    }
    for (QDockWidget* dock : mDocks->all())
        // View > Panels and dragged tabs show docks of other modes. Queued: a change of mode shows
        // some for a moment.
        connect(
            dock, &QDockWidget::visibilityChanged, this,
            [this, dock] {
                if (!dock->visibleRegion().isEmpty()) mPanels->makeFor(dock->objectName().toStdString());
            },
            Qt::QueuedConnection);
    connect(mFiles, &FileCommands::workspaceChanged, this, &MainWindow::workspaceChanged);
    connect(mFiles, &FileCommands::newRequested, this, [this] {
        setMode(WindowMode::Welcome);
        mModes.get<WelcomeMode>().commands().page()->focusNew(mFiles->likelyGame());
    });
    connect(mModes.get<WelcomeMode>().commands().page(), &WelcomePage::lastTimeRequested, this,
            &MainWindow::openLastTime);
    connect(mFiles, &FileCommands::reported, this,
            [this](const QString& text) { statusBar()->showMessage(text, 6000); });
    connect(mFiles, &FileCommands::importRequested, mExchange, &ExchangeCommands::importFile);
    connect(mExchange, &ExchangeCommands::reported, mFiles, &FileCommands::reported);
    connect(mStatus, &StatusFields::panelRequested, this, &MainWindow::showDock);
    connect(mStatus, &StatusFields::decisionRequested, (*mActions)["play.decide"], &QAction::trigger);
    connect(mStatus, &StatusFields::saveRequested, mFiles, [this] { mFiles->save(); });
    connect(mStatus, &StatusFields::fitRequested, (*mActions)["view.fit"], &QAction::trigger);
}

// -- the open map ---------------------------------------------------------------------------------

void MainWindow::workspaceChanged() {
    settle();  // first, because it recreates the maps of a changed game
    mModes[mMode].remember();
    mPanels->clearMap();
    Workspace* open = workspace();
    mMapsPage->arrange();
    mSymmetries->setWorkspace(open);
    mEdit->setWorkspace(open);
    for (const auto& mode : mModes) mode->setMap(open);
    mHelp->setWorkspace(open);
    mStatus->setWorkspace(open);
    followGame();
    if (open == nullptr) {
        setMode(WindowMode::Welcome);
        updateTitle();
        return;
    }
    const bool first = open->canvas().findChild<EmptyHint*>() == nullptr;
    if (first) welcome(*open);
    mHabits->followMaps();
    mHabits->apply();
    mBars->showSymmetry(open);
    updateTitle();
    // A map that is new in the window opens in Design. Other maps open in the mode of the previous
    // one, if it shows maps.
    setMode(first || !mModes[mMode].info().ofMap ? WindowMode::Design : mMode);
    applyStyle();
    if (first) open->canvas().fit();
    open->canvas().setFocus();
}

void MainWindow::welcome(Workspace& map) {
    new EmptyHint(map.document(), &map.canvas());
    map.generate().restore(mSettings);
    const auto updateOwn = [this] {
        updateTitle();
        mSession->storeSoon();
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
        Qt::QueuedConnection);  // panels are deleted with their map, so not within an event of the canvas
    connect(&map.canvas(), &DesignCanvas::menuRequested, mBars, &Bars::showHexMenu);
}

void MainWindow::followGame() {
    mPanels->setMap(workspace(), mSystems.list().size() > 1);
    mBars->explain(workspace());
}

void MainWindow::showDock(const char* id) {
    const WindowMode owner = mDocks->modeOf(id);
    if (workspace() != nullptr && mDocks->isMissing(id)) {
        const GameSystem& system = workspace()->document().system();
        const QString why = mModes[owner].whyNot(system);
        statusBar()->showMessage(why.isEmpty()
                                     ? tr("“%1” is not available for %2.")
                                           .arg(dock(id)->windowTitle(), mLocale.text(system.catalog.name))
                                     : why,
                                 6000);
        return;
    }
    // Panels of Design may be open beside those of another mode. In that case, the mode stays.
    if (owner != WindowMode::Design)
        setMode(mDocks->has(mMode, id) ? mMode : owner);
    else if (mMode == WindowMode::Welcome || mMode == WindowMode::Design || dock(id)->isHidden())
        setMode(WindowMode::Design);
    mPanels->makeFor(id);
    dock(id)->show();
    dock(id)->raise();
}

void MainWindow::showRule(const QString& id) {
    showDock("dock.rules");
    auto* panel = qobject_cast<RulesPanel*>(dock("dock.rules")->widget());
    if (panel != nullptr && !panel->showRule(id))
        statusBar()->showMessage(tr("The rules reference has no entry for %1.").arg(id), 6000);
}

void MainWindow::applyStyle() {
    mMapsPage->setLook(*mView);
    if (workspace() == nullptr) return;
    for (const auto& mode : mModes) mode->setLook(*mView);
    mPanels->applyVision();
}

void MainWindow::updateTitle() {
    Workspace* open = workspace();
    if (const auto title = mModes[mMode].title()) {
        setWindowTitle(titlePart(title->text) + QStringLiteral("[*] – Hexatelier"));
        setWindowModified(title->modified);
        return;
    }
    if (open == nullptr) {
        setWindowModified(false);
        setWindowTitle(QStringLiteral("Hexatelier"));
        return;
    }
    QString title = titlePart(mFiles->maps().nameOf(*open)) + QStringLiteral("[*] – ");
    // The game is named only if there are several.
    if (mSystems.list().size() > 1)
        title += titlePart(mLocale.text(open->document().catalog().name)) + QStringLiteral(" – ");
    setWindowTitle(title + QStringLiteral("Hexatelier"));
    setWindowModified(open->document().isModified());
}

// -- modes, looks, languages ----------------------------------------------------------------------

void MainWindow::setMode(WindowMode mode) {
    settle();
    if (mModes[mode].info().ofMap && workspace() == nullptr) mode = WindowMode::Welcome;
    QString why;
    if (workspace() != nullptr) why = mModes[mode].whyNot(workspace()->document().system());
    if (!why.isEmpty()) mode = WindowMode::Design;
    Mode& next = mModes[mode];
    const bool bare = next.info().docks.empty();
    const bool arranged = mode == mMode && (bare || mPanels->areArranged(mode));
    if (!arranged) mSession->storePanels();
    const WindowMode before = std::exchange(mMode, mode);
    const bool same = mode == before;
    mBars->showMode(mode);
    // Panels of one mode beside the page of another may need more room than the screen has. The
    // window would stay so wide.
    if (!arranged && next.page() != mPages->currentWidget()) mDocks->hide();
    mPages->setCurrentWidget(next.page());
    mTabs->setRelevant(next.info().ofMap);
    mPanels->make(mode);
    if (!same) mModes[before].leave(mode);
    next.enter(before);
    mHelp->modeChanged(mode);
    if (bare) {
        mDocks->hide();
    } else {
        if (!arranged) mPanels->show(mode);
        mBars->showMode(mode);  // a restored state may have other bars
    }
    if (mode == WindowMode::Welcome) mModes.get<WelcomeMode>().commands().showLeft(mSession->left());
    mStatus->setMode(next.info());
    if (workspace() != nullptr)
        if (auto* hint = workspace()->canvas().findChild<EmptyHint*>())
            hint->setDesigning(mode == WindowMode::Design);
    mSession->storeSoon();
    mOpenFiles->showMode(next.info());
    campaignCommands().refreshBar();
    if (!same) statusBar()->clearMessage();  // its message was about the previous map or page
    // The panels of each mode leave a different area. The canvas ignores small changes of its size.
    if (!same && workspace() != nullptr)
        QTimer::singleShot(0, &workspace()->canvas(), [canvas = &workspace()->canvas()] {
            if (!canvas->look()) canvas->fit();
        });
    if (!why.isEmpty()) statusBar()->showMessage(why, 6000);
    updateTitle();
}

void MainWindow::followContent() {
    if (mModes[mMode].info().docks.empty() || mPanels->areArranged(mMode)) return;
    mSession->storePanels();
    mPanels->show(mMode);
    mBars->showMode(mMode);
}

void MainWindow::settle() {
    for (const auto& mode : mModes) mode->settle();
}

void MainWindow::showUnfinishedGames(const QStringList& paths) {
    mModes.get<WelcomeMode>().commands().page()->ownGames().addUnfinished(paths);
}

void MainWindow::startLiveChecks() { mHabits->startLiveChecks(); }

void MainWindow::begin() { mSession->begin(); }

void MainWindow::openLastTime() { mSession->restore(); }

void MainWindow::resetDocks() {
    if (mModes[mMode].info().docks.empty()) setMode(WindowMode::Design);
    if (mModes[mMode].info().docks.empty()) return;
    mDocks->reset(mMode);
    mBars->showTools(mMode);
}

void MainWindow::retranslate() {
    // Qt names them only when it creates them.
    for (auto* button : findChildren<QToolButton*>("ScrollLeftButton"))
        button->setAccessibleName(QCoreApplication::translate("QTabBar", "Scroll Left"));
    for (auto* button : findChildren<QToolButton*>("ScrollRightButton"))
        button->setAccessibleName(QCoreApplication::translate("QTabBar", "Scroll Right"));
    mActions->retranslate();
    for (const auto& map : mFiles->maps().all()) retranslateSteps(map->document().undoStack());
    for (const auto& mode : mModes) mode->retranslate();
    mEdit->retranslate();  // its Undo names a step
    mBars->retranslate(workspace());
    mDocks->retranslate();
    mBars->explain(workspace());
    mStatus->refresh();
    campaignCommands().refreshBar();
    updateTitle();
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && mStatus != nullptr) {
        retranslate();
        statusBar()->clearMessage();  // its message is in the previous language
        mMapsPage->refreshLook();
        for (const auto& mode : mModes) mode->refreshLook();
        for (const auto& map : mFiles->maps().all()) map->print().followLanguage();
    }
    if (event->type() == QEvent::PaletteChange && mStatus != nullptr) {
        mMapsPage->refreshLook();
        for (const auto& mode : mModes) mode->refreshLook();
        mStatus->refresh();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    // The maps come last, because their answers write the games that are kept for next time, and a
    // mode may replace maps.
    const bool may =
        std::all_of(mModes.begin(), mModes.end(), [](const auto& mode) { return mode->mayClose(); });
    if (!may || !mFiles->maySafelyClose()) {
        event->ignore();
        return;
    }
    mSession->store();
    event->accept();
}

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
    mSession->store();
    return troubles;
}

/// Handles keys that the focused widget ignores.
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

#include "moc_mainwindow.cpp"
