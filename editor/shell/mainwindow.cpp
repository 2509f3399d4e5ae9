// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/mainwindow.h"

#include "core/io/sharecode.h"
#include "editor/balance/overlays.h"
#include "editor/commands/commandsearch.h"
#include "editor/play/playpage.h"
#include "editor/print/printview.h"
#include "editor/rules/rulespanel.h"
#include "editor/settings/keys.h"
#include "editor/settings/settingsdialog.h"
#include "editor/shell/actions.h"
#include "editor/shell/balancecommands.h"
#include "editor/shell/editcommands.h"
#include "editor/shell/exchangecommands.h"
#include "editor/shell/filecommands.h"
#include "editor/shell/generatecommands.h"
#include "editor/shell/panels.h"
#include "editor/shell/playcommands.h"
#include "editor/shell/printcommands.h"
#include "editor/shell/statusfields.h"
#include "editor/shell/symmetrymenu.h"
#include "editor/shell/translatecommands.h"
#include "editor/shell/workspace.h"
#include "editor/translate/translatepage.h"
#include "editor/ui/icons.h"
#include "editor/ui/theme.h"
#include "editor/welcome/welcomepage.h"

#include <QActionGroup>
#include <QBoxLayout>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

#include <utility>

namespace hexa {
namespace {

constexpr int layoutVersion = 5;  // raise when docks are added, so that old states are not restored

const char* const geometryKey = "window/geometry";

}  // namespace

MainWindow::MainWindow(const Systems& systems, Locale& locale, QSettings& settings,
                       std::vector<GameTexts> texts)
    : mSystems(systems), mLocale(locale), mSettings(settings) {
    setObjectName("mainWindow");
    setWindowIcon(QIcon(":/hexatelier/icons/hexatelier.svg"));
    setAcceptDrops(true);
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);

    mActions = new Actions(settings, this);
    mSymmetries = new SymmetryMenu(this);
    mEdit = new EditCommands(*mActions, *mSymmetries, this);
    mFiles = new FileCommands(systems, locale, settings, *mActions, this);
    mExchange = new ExchangeCommands(systems, locale, *mActions, *mFiles, this);
    mGenerate = new GenerateCommands(*mActions, *this);
    mBalance = new BalanceCommands(*mActions, *this);
    mPlay = new PlayCommands(systems, locale, *mActions, *this, settings);
    mPrint = new PrintCommands(*mActions, *this, mSettings);
    mTranslate = new TranslateCommands(*mActions, *this, locale, settings, std::move(texts));
    mFiles->setSideFile(mTranslate);
    mStatus = new StatusFields(*statusBar());

    mPages = new QStackedWidget;
    mWelcome = new WelcomePage(systems, locale);
    mMapPage = new QWidget;
    auto* map = new QVBoxLayout(mMapPage);
    map->setContentsMargins(0, 0, 0, 0);
    map->setSpacing(0);
    mPrintPage = new QWidget;
    auto* sheets = new QVBoxLayout(mPrintPage);
    sheets->setContentsMargins(0, 0, 0, 0);
    mPages->addWidget(mWelcome);
    mPages->addWidget(mMapPage);
    mPages->addWidget(mPrintPage);
    mPages->addWidget(mTranslate->page());
    setCentralWidget(mPages);

    buildModeBar();
    buildToolBar();
    buildMenus();
    buildDocks();
    mTranslate->fillDocks();
    wireView();
    restoreLayout();
    retranslate();
    setMode(Mode::Welcome);
}

MainWindow::~MainWindow() {
    // Panels look at the map: they go first.
    for (QDockWidget* dock : std::as_const(mDocks)) delete dock->widget();
    delete mTranslate->page();
    mTranslate->pageGone();
    delete mOverlayBar;
    delete mPlayPage;
    delete mPrintView;
    mPrint->setWorkspace(nullptr);
    mStatus->setWorkspace(nullptr);
    mGenerate->setWorkspace(nullptr);
    mBalance->setWorkspace(nullptr);
    mPlay->setWorkspace(nullptr);
    mEdit->setWorkspace(nullptr);
}

Workspace* MainWindow::workspace() const { return mFiles->workspace(); }

MapCanvas* MainWindow::canvas() const {
    if (mMode == Mode::Play) return mPlayPage != nullptr ? mPlayPage->canvas() : nullptr;
    return workspace() != nullptr ? &workspace()->canvas() : nullptr;
}

QDockWidget* MainWindow::dock(const char* id) const { return findChild<QDockWidget*>(id); }

// -- building -----------------------------------------------------------------------------------------------------

void MainWindow::buildModeBar() {
    mModeBar = new QToolBar;
    mModeBar->setObjectName("modeBar");
    mModeBar->setMovable(false);
    mModeBar->setFloatable(false);
    mModeBar->setIconSize({28, 28});
    mModeBar->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    mModeBar->toggleViewAction()->setVisible(false);
    auto* modes = new QActionGroup(this);
    for (const ModeInfo& info : windowModes()) {
        QAction* action = (*mActions)[info.action];
        modes->addAction(action);
        mModeBar->addAction(action);
        connect(action, &QAction::triggered, this, [this, mode = info.mode] { setMode(mode); });
    }
    addToolBar(Qt::LeftToolBarArea, mModeBar);
}

void MainWindow::buildToolBar() {
    mToolBar = new QToolBar;
    mToolBar->setObjectName("toolBar");
    mToolBar->setIconSize({20, 20});
    const auto add = [&](std::initializer_list<const char*> ids) {
        for (const char* id : ids) mToolBar->addAction((*mActions)[id]);
        mToolBar->addSeparator();
    };
    add({"tool.select", "tool.brush", "tool.fill", "tool.line", "tool.eyedropper", "tool.layout"});
    auto* tools = new QActionGroup(this);
    for (const char* id :
         {"tool.select", "tool.brush", "tool.fill", "tool.line", "tool.eyedropper", "tool.layout"})
        tools->addAction((*mActions)[id]);
    mSymmetryAction = new QAction(this);
    mSymmetryAction->setMenu(mSymmetries);
    mToolBar->addAction(mSymmetryAction);
    auto* button = qobject_cast<QToolButton*>(mToolBar->widgetForAction(mSymmetryAction));
    button->setObjectName("symmetryButton");
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    mToolBar->addSeparator();
    add({"edit.undo", "edit.redo"});
    add({"edit.lock", "generate.start"});
    add({"view.zoomOut", "view.zoomIn", "view.fit", "view.pictorial"});
    addToolBar(Qt::TopToolBarArea, mToolBar);
}

void MainWindow::buildMenus() {
    mRecentMenu = new QMenu(this);
    mDockMenu = new QMenu(this);
    mInsertMenu = new QMenu(this);
    for (const QString& id : Actions::menu("insert")) {
        if (id == "-")
            mInsertMenu->addSeparator();
        else
            mInsertMenu->addAction((*mActions)[qPrintable(id)]);
    }
    for (const char* name : {"file", "edit", "view", "map", "generate", "balance", "play", "print",
                             "translate", "place", "tools", "help"}) {
        QMenu* menu = menuBar()->addMenu(QString());
        menu->setObjectName(name);
        for (const QString& id : Actions::menu(name)) {
            if (id == "-")
                menu->addSeparator();
            else if (id == "file.recent")
                menu->addMenu(mRecentMenu);
            else if (id == "view.docks")
                menu->addMenu(mDockMenu);
            else if (id == "texts.insert")
                menu->addMenu(mInsertMenu);
            else if (id == "map.symmetry")
                menu->addMenu(mSymmetries);
            else
                menu->addAction((*mActions)[qPrintable(id)]);
        }
        mMenus << menu;
    }
    connect(mRecentMenu, &QMenu::aboutToShow, this, &MainWindow::showRecent);
}

void MainWindow::buildDocks() {
    struct DockPlace {
        const char* id;
        Qt::DockWidgetArea area;
    };
    constexpr DockPlace places[] = {
        {"dock.palette", Qt::LeftDockWidgetArea},    {"dock.minimap", Qt::LeftDockWidgetArea},
        {"dock.inspector", Qt::RightDockWidgetArea}, {"dock.statistics", Qt::RightDockWidgetArea},
        {"dock.history", Qt::RightDockWidgetArea},   {"dock.problems", Qt::RightDockWidgetArea},
        {"dock.wishes", Qt::LeftDockWidgetArea},     {"dock.gallery", Qt::RightDockWidgetArea},
        {"dock.repair", Qt::RightDockWidgetArea},    {"dock.ledger", Qt::LeftDockWidgetArea},
        {"dock.check", Qt::RightDockWidgetArea},     {"dock.compare", Qt::RightDockWidgetArea},
        {"dock.table", Qt::LeftDockWidgetArea},      {"dock.cards", Qt::LeftDockWidgetArea},
        {"dock.decision", Qt::RightDockWidgetArea},  {"dock.log", Qt::RightDockWidgetArea},
        {"dock.report", Qt::RightDockWidgetArea},    {"dock.sheets", Qt::LeftDockWidgetArea},
        {"dock.alerts", Qt::RightDockWidgetArea},    {"dock.terms", Qt::RightDockWidgetArea},
        {"dock.memory", Qt::RightDockWidgetArea},    {"dock.textHistory", Qt::RightDockWidgetArea},
        {"dock.rules", Qt::RightDockWidgetArea}};
    for (const DockPlace& place : places) {
        auto* dock = new QDockWidget(this);
        dock->setObjectName(place.id);
        addDockWidget(place.area, dock);
        mDocks << dock;
        mDockMenu->addAction(dock->toggleViewAction());
    }
    tabifyDockWidget(dock("dock.inspector"), dock("dock.statistics"));
    tabifyDockWidget(dock("dock.statistics"), dock("dock.history"));
    dock("dock.inspector")->raise();
    resizeDocks({dock("dock.palette"), dock("dock.minimap")}, {480, 200}, Qt::Vertical);
    resizeDocks({dock("dock.inspector"), dock("dock.problems")}, {420, 240}, Qt::Vertical);
    tabifyDockWidget(dock("dock.check"), dock("dock.compare"));
    dock("dock.check")->raise();
    tabifyDockWidget(dock("dock.compare"), dock("dock.rules"));
    dock("dock.check")->raise();
    const auto firstState = [this](Mode mode, const QList<QDockWidget*>& wide, const QList<int>& widths) {
        for (QDockWidget* panel : std::as_const(mDocks))
            panel->setVisible(hasDock(mode, panel->objectName().toStdString()));
        resizeDocks(wide, widths, Qt::Horizontal);
        mFirstStates[mode] = saveState(layoutVersion);
    };
    tabifyDockWidget(dock("dock.gallery"), dock("dock.repair"));
    dock("dock.gallery")->raise();
    addDockWidget(Qt::RightDockWidgetArea, dock("dock.ledger"));  // under the gallery; elsewhere at the left
    resizeDocks({dock("dock.gallery"), dock("dock.ledger")}, {460, 300}, Qt::Vertical);
    firstState(Mode::Generate, {dock("dock.wishes"), dock("dock.gallery")}, {330, 370});
    addDockWidget(Qt::LeftDockWidgetArea, dock("dock.ledger"));
    firstState(Mode::Balance, {dock("dock.ledger"), dock("dock.check")}, {370, 360});
    resizeDocks({dock("dock.table"), dock("dock.cards")}, {380, 380}, Qt::Vertical);
    resizeDocks({dock("dock.decision"), dock("dock.log")}, {640, 200}, Qt::Vertical);
    tabifyDockWidget(dock("dock.log"), dock("dock.report"));
    tabifyDockWidget(dock("dock.report"), dock("dock.rules"));
    dock("dock.log")->raise();
    firstState(Mode::Play, {dock("dock.table"), dock("dock.decision")}, {310, 330});
    firstState(Mode::Print, {dock("dock.sheets")}, {310});
    tabifyDockWidget(dock("dock.memory"), dock("dock.textHistory"));
    tabifyDockWidget(dock("dock.textHistory"), dock("dock.rules"));
    dock("dock.memory")->raise();
    firstState(Mode::Translate, {dock("dock.alerts")}, {330});
    tabifyDockWidget(dock("dock.problems"), dock("dock.rules"));
    firstState(Mode::Design, {dock("dock.palette"), dock("dock.inspector")}, {250, 300});
}

void MainWindow::wireView() {
    const auto onMap = [&](const char* id, auto act) {
        connect((*mActions)[id], &QAction::triggered, this, [this, act] {
            if (MapCanvas* seen = canvas()) act(*seen);
        });
    };
    onMap("view.zoomIn", [](MapCanvas& seen) { seen.zoomBy(1.25); });
    onMap("view.zoomOut", [](MapCanvas& seen) { seen.zoomBy(1 / 1.25); });
    onMap("view.zoomOne", [](MapCanvas& seen) { seen.setZoom(1); });
    onMap("view.fit", [](MapCanvas& seen) { seen.fit(); });
    (*mActions)["view.ids"]->setChecked(mSettings.value("view/ids", true).toBool());
    (*mActions)["view.rulers"]->setChecked(mSettings.value("view/rulers", true).toBool());
    (*mActions)["view.pictorial"]->setChecked(settings::tileStyle(mSettings) == paint::TileStyle::Pictorial);
    for (const char* id : {"view.ids", "view.rulers", "view.pictorial"})
        connect((*mActions)[id], &QAction::toggled, this, &MainWindow::applyStyle);
    connect((*mActions)["view.fullScreen"], &QAction::toggled, this, [this](bool full) {
        setWindowState(full ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    });
    connect((*mActions)["view.resetDocks"], &QAction::triggered, this, &MainWindow::resetDocks);
    connect((*mActions)["file.quit"], &QAction::triggered, this, &QWidget::close);
    connect((*mActions)["tools.settings"], &QAction::triggered, this, [this] { openSettings(false); });
    connect((*mActions)["help.keys"], &QAction::triggered, this, [this] { openSettings(true); });
    connect((*mActions)["tools.commands"], &QAction::triggered, this, [this] {
        if (mSearch == nullptr) mSearch = new CommandSearch(this);
        mSearch->open(mActions->all());
    });
    connect((*mActions)["help.about"], &QAction::triggered, this, [this] {
        QMessageBox::about(
            this, tr("About Hexatelier"),
            tr("<p><b>Hexatelier %1</b></p><p>A studio for hex maps and scenarios of board games: design, "
               "generate, check, print, translate.</p><p>Free software under the GNU General Public "
               "License, version 3 or later. Tiles, icons and sample maps are the project's own; it is "
               "not connected with the publishers of the games.</p>")
                .arg(QCoreApplication::applicationVersion()));
    });

    connect(mEdit, &EditCommands::aboutToUndo, this, [this] {
        if (mMode == Mode::Translate) mTranslate->page()->commit();
    });
    connect(mTranslate, &TranslateCommands::titleChanged, this, &MainWindow::updateTitle);
    connect(mFiles, &FileCommands::aboutToUseMap, this, [this] {
        Panels::commit(*this);
        mTranslate->takeOver();
    });
    connect(mFiles, &FileCommands::workspaceChanged, this, &MainWindow::workspaceChanged);
    connect(mFiles, &FileCommands::gameRequested, mPlay, &PlayCommands::open);
    connect(mFiles, &FileCommands::newRequested, this, [this] { setMode(Mode::Welcome); });
    connect(mFiles, &FileCommands::told, this,
            [this](const QString& text) { statusBar()->showMessage(text, 6000); });
    connect(mFiles, &FileCommands::importRequested, mExchange, &ExchangeCommands::importFile);
    connect(mExchange, &ExchangeCommands::told, mFiles, &FileCommands::told);
    connect(mFiles, &FileCommands::recentChanged, mWelcome,
            [this] { mWelcome->setRecentFiles(mFiles->recentFiles()); });
    mWelcome->setRecentFiles(mFiles->recentFiles());
    connect(mWelcome, &WelcomePage::newRequested, mFiles, &FileCommands::newMap);
    connect(mWelcome, &WelcomePage::openRequested, mFiles, &FileCommands::open);
    connect(mWelcome, &WelcomePage::openFileRequested, (*mActions)["file.open"], &QAction::trigger);
    connect(mWelcome, &WelcomePage::generateRequested, this, &MainWindow::generateFromWelcome);
    connect(mWelcome, &WelcomePage::sampleRequested, mFiles, &FileCommands::openSample);
    connect(mWelcome, &WelcomePage::forgetRequested, mFiles, &FileCommands::forgetRecent);

    connect(mStatus, &StatusFields::statisticsRequested, this, [this] { showDock("dock.statistics"); });
    connect(mStatus, &StatusFields::problemsRequested, this, [this] { showDock("dock.problems"); });
    connect(mStatus, &StatusFields::balanceRequested, this, [this] { showDock("dock.check"); });
    connect(mStatus, &StatusFields::placeRequested, this, [this] { showDock("dock.inspector"); });
    connect(mStatus, &StatusFields::sheetRequested, this, [this] {
        Panels::showMapProperties(*this);
        showDock("dock.inspector");
    });
    connect(mStatus, &StatusFields::saveRequested, mFiles, [this] { mFiles->save(); });
    connect(mStatus, &StatusFields::fitRequested, (*mActions)["view.fit"], &QAction::trigger);
}

// -- the open map -------------------------------------------------------------------------------------------------

void MainWindow::workspaceChanged() {
    for (QDockWidget* dock : std::as_const(mDocks)) {
        if (modeOfDock(dock->objectName().toStdString()) == Mode::Translate) continue;  // they look at no map
        QWidget* old = dock->widget();
        dock->setWidget(nullptr);
        delete old;
    }
    delete mOverlayBar;
    mOverlayBar = nullptr;
    delete mPlayPage;
    mPlayPage = nullptr;
    delete mPrintView;
    mPrintView = nullptr;
    Workspace* open = workspace();
    mSymmetries->setWorkspace(open);
    mEdit->setWorkspace(open);
    mGenerate->setWorkspace(open);
    mBalance->setWorkspace(open);
    mPlay->setWorkspace(open);
    mPrint->setWorkspace(open);
    mTranslate->setWorkspace(open);
    mStatus->setWorkspace(open);
    if (open == nullptr) {
        setMode(Mode::Welcome);
        updateTitle();
        return;
    }
    mOverlayBar = new OverlayBar(open->balance());
    connect(mOverlayBar, &OverlayBar::heatChanged, this, &MainWindow::showHeat);
    mMapPage->layout()->addWidget(mOverlayBar);
    mMapPage->layout()->addWidget(&open->canvas());
    qobject_cast<QVBoxLayout*>(mMapPage->layout())->setStretchFactor(&open->canvas(), 1);
    open->generate().restore(mSettings);
    mPlayPage = new PlayPage(open->play(), mLocale);
    mPages->addWidget(mPlayPage);
    connect(mPlayPage, &PlayPage::startRequested, (*mActions)["play.start"], &QAction::trigger);
    connect(mPlayPage, &PlayPage::newRequested, (*mActions)["play.new"], &QAction::trigger);
    open->print().setShareCode([&systems = mSystems](const Scenario& map) {
        const auto code = encodeShareCode(map, systems);
        return code ? *code : std::string();
    });
    open->print().useSettings(mSettings);
    mPrintView = new PrintView(open->print());
    mPrintPage->layout()->addWidget(mPrintView);
    fillDocks();
    applyStyle();
    connect(&open->document(), &Document::modifiedChanged, this, &MainWindow::updateTitle);
    connect(&open->document(), &Document::pathChanged, this, &MainWindow::updateTitle);
    connect(&open->document(), &Document::changed, this, [this](const Footprint& footprint) {
        if (footprint.texts) updateTitle();
    });
    connect(&open->state(), &EditorState::symmetryChanged, this, &MainWindow::showSymmetry);
    connect(
        &open->canvas(), &MapCanvas::filesDropped, this,
        [this](const QStringList& paths) { mFiles->open(paths.front()); },
        Qt::QueuedConnection);  // the canvas goes with its map: not from within its own event
    connect(&open->canvas(), &MapCanvas::inspectRequested, this, [this] {
        showDock("dock.inspector");
        Panels::focusProperties(*this);
    });
    showSymmetry();
    updateTitle();
    setMode(Mode::Design);
    open->canvas().show();
    open->canvas().fit();
    open->canvas().setFocus();
}

void MainWindow::fillDocks() {
    Workspace& open = *workspace();
    Panels::make(open, *this);
}

void MainWindow::showHeat() {
    if (Workspace* open = workspace())
        open->canvas().setHeat(mMode == Mode::Balance && mOverlayBar != nullptr ? mOverlayBar->heat()
                                                                                : nullptr);
}

void MainWindow::showDock(const char* id) {
    // The map's properties and the like may be open beside the figures; then nothing need change.
    const Mode owner = modeOfDock(id);
    if (owner != Mode::Design)
        setMode(hasDock(mMode, id) ? mMode : owner);
    else if (mMode == Mode::Welcome || mMode == Mode::Design || dock(id)->isHidden())
        setMode(Mode::Design);
    dock(id)->show();
    dock(id)->raise();
}

void MainWindow::showRule(const QString& id) {
    showDock("dock.rules");
    auto* panel = findChild<RulesPanel*>();
    if (panel != nullptr && !panel->showRule(id))
        statusBar()->showMessage(tr("The rules reference says nothing about %1.").arg(id), 6000);
}

void MainWindow::showSymmetry() {
    if (workspace() == nullptr) return;
    const SymmetryGroup& group = workspace()->state().symmetry();
    const QString name = symmetryName(group, workspace()->document().scenario().board.orientation);
    mSymmetryAction->setIcon(symmetryIcon(group));
    mSymmetryAction->setText(group.empty() ? tr("Symmetry") : name);
    mSymmetryAction->setToolTip(tr("Symmetry for placing and painting: %1").arg(name));
}

void MainWindow::applyStyle() {
    const bool pictorial = (*mActions)["view.pictorial"]->isChecked();
    mSettings.setValue("view/ids", (*mActions)["view.ids"]->isChecked());
    mSettings.setValue("view/rulers", (*mActions)["view.rulers"]->isChecked());
    const auto tiles = pictorial ? paint::TileStyle::Pictorial : paint::TileStyle::Abstract;
    settings::setTileStyle(mSettings, tiles);
    Workspace* open = workspace();
    if (open == nullptr) return;
    paint::MapStyle style = open->canvas().style();
    style.ids = (*mActions)["view.ids"]->isChecked();
    style.rulers = (*mActions)["view.rulers"]->isChecked();
    style.tiles = tiles;
    open->canvas().setStyle(style);
    mPlayPage->setStyle(style);
    mPlayPage->setMotion(!settings::reducedMotion(mSettings));
    Panels::setStyle(*this, style.tiles);
}

void MainWindow::updateTitle() {
    Workspace* open = workspace();
    if (mMode == Mode::Translate) {
        TextDocument& texts = mTranslate->desk().document();
        QString name = texts.displayName(mLocale.language());
        if (name.isEmpty()) name = texts.isOpen() ? tr("Unnamed texts") : tr("Translate");
        setWindowTitle(name + QStringLiteral("[*] – Hexatelier"));
        setWindowModified(texts.isModified());
        return;
    }
    if (open == nullptr) {
        setWindowModified(false);
        setWindowTitle(QStringLiteral("Hexatelier"));
        return;
    }
    QString name = open->document().displayName(mLocale.language());
    if (name.isEmpty()) name = tr("Unnamed map");
    setWindowTitle(name + QStringLiteral("[*] – Hexatelier"));
    setWindowModified(open->document().isModified());
}

void MainWindow::showRecent() {
    mRecentMenu->clear();
    for (const QString& path : mFiles->recentFiles()) {
        QAction* action = mRecentMenu->addAction(QFileInfo(path).fileName());
        action->setToolTip(path);
        action->setStatusTip(path);
        connect(action, &QAction::triggered, this, [this, path] { mFiles->open(path); });
    }
    if (mRecentMenu->isEmpty()) mRecentMenu->addAction(tr("No files yet"))->setEnabled(false);
}

// -- modes, looks, languages --------------------------------------------------------------------------------------

void MainWindow::setMode(Mode mode) {
    const bool texts = mode == Mode::Translate;
    if (mode != Mode::Welcome && !texts && workspace() == nullptr) mode = Mode::Welcome;
    if (mode == Mode::Generate && workspace()->generate().functions() == nullptr) mode = Mode::Design;
    if (mode == Mode::Play && workspace()->play().functions() == nullptr) mode = Mode::Design;
    if (mode == Mode::Balance && !workspace()->balance().available()) mode = Mode::Design;
    if (mode != mMode) rememberDocks();
    const bool same = mode == mMode;
    if (mode == Mode::Generate && !same) workspace()->generate().setLayouts(mFiles->userLayouts());
    const Mode before = std::exchange(mMode, mode);
    (*mActions)[infoOf(mode).action]->setChecked(true);
    mPages->setCurrentWidget(mode == Mode::Welcome ? static_cast<QWidget*>(mWelcome)
                             : mode == Mode::Play  ? static_cast<QWidget*>(mPlayPage)
                             : mode == Mode::Print ? mPrintPage
                             : texts               ? static_cast<QWidget*>(mTranslate->page())
                                                   : mMapPage);
    mEdit->setResting(mode == Mode::Play);
    mPlay->modeChanged(before, mode);
    if (mode == Mode::Welcome) {
        for (QDockWidget* dock : std::as_const(mDocks)) dock->hide();
        mToolBar->hide();
    } else {
        if (mOverlayBar != nullptr) mOverlayBar->setVisible(mode == Mode::Balance);
        // Where the user left the panels; if they are there now, they stay as they are.
        const QByteArray state = mSettings.value(infoOf(mode).stateKey).toByteArray();
        if (!same && !(!state.isEmpty() && restoreState(state, layoutVersion))) restoreFirstState();
        // Its tools are for the map.
        mToolBar->setVisible(mode != Mode::Print && !texts);
        showHeat();
    }
    mModeBar->show();
    mEdit->setTexts(texts ? &mTranslate->desk().document() : nullptr);
    mTranslate->setShown(texts);
    updateTitle();
}

void MainWindow::generateFromWelcome() {
    const GameSystem& system = mSystems.list().front();
    if (workspace() == nullptr && !system.layouts.empty())
        mFiles->newMap(QString::fromStdString(system.id()),
                       QString::fromStdString(system.layouts.front().id));
    setMode(Mode::Generate);
}

void MainWindow::openWindow(const Scenario& map) {
    auto* window = new MainWindow(mSystems, mLocale, mSettings, mTranslate->games());
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->resize(size());
    window->mFiles->openScenario(map, {}, true);
    window->show();
}

void MainWindow::rememberDocks() {
    if (mMode != Mode::Welcome) mSettings.setValue(infoOf(mMode).stateKey, saveState(layoutVersion));
    if (mMode == Mode::Generate && workspace() != nullptr) workspace()->generate().store(mSettings);
}

void MainWindow::restoreFirstState() {
    restoreState(mFirstStates.at(mMode), layoutVersion);
    // Of docks in tabs, the one that is wanted most.
    for (const char* front :
         {"dock.inspector", "dock.problems", "dock.gallery", "dock.check", "dock.log", "dock.memory"})
        if (hasDock(mMode, front)) dock(front)->raise();
}

void MainWindow::resetDocks() {
    if (mMode == Mode::Welcome) setMode(Mode::Design);
    if (mMode != Mode::Welcome) restoreFirstState();
    mToolBar->setVisible(mMode != Mode::Welcome && mMode != Mode::Print && mMode != Mode::Translate);
}

void MainWindow::restoreLayout() {
    resize(1280, 820);
    restoreGeometry(mSettings.value(geometryKey).toByteArray());
}

void MainWindow::openSettings(bool keyboard) {
    SettingsDialog dialog(mSettings, mLocale, mActions->all(), this);
    if (keyboard) dialog.showKeyboard();
    connect(&dialog, &SettingsDialog::tileStyleChanged, this, [this](paint::TileStyle style) {
        (*mActions)["view.pictorial"]->setChecked(style == paint::TileStyle::Pictorial);
    });
    dialog.exec();
    if (mPlayPage != nullptr) mPlayPage->setMotion(!settings::reducedMotion(mSettings));
}

void MainWindow::retranslate() {
    mActions->retranslate();
    mEdit->retranslate();
    const QStringList titles{tr("&File"),      tr("&Edit"),    tr("&View"),  tr("&Map"),
                             tr("&Generate"),  tr("&Balance"), tr("P&lay"),  tr("P&rint"),
                             tr("Tra&nslate"), tr("&Place"),   tr("&Tools"), tr("&Help")};
    for (int i = 0; i < mMenus.size(); ++i) mMenus[i]->setTitle(titles[i]);
    mRecentMenu->setTitle(tr("Open &Recent"));
    mDockMenu->setTitle(tr("&Panels"));
    mInsertMenu->setTitle(tr("&Insert"));
    mSymmetries->setTitle(tr("S&ymmetry"));
    mModeBar->setWindowTitle(tr("Modes"));
    mToolBar->setWindowTitle(tr("Tools"));
    dock("dock.palette")->setWindowTitle(tr("Palette"));
    dock("dock.minimap")->setWindowTitle(tr("Overview"));
    dock("dock.inspector")->setWindowTitle(tr("Properties"));
    dock("dock.problems")->setWindowTitle(tr("Problems"));
    dock("dock.statistics")->setWindowTitle(tr("Statistics"));
    dock("dock.history")->setWindowTitle(tr("History"));
    dock("dock.wishes")->setWindowTitle(tr("Wishes"));
    dock("dock.gallery")->setWindowTitle(tr("Gallery"));
    dock("dock.repair")->setWindowTitle(tr("Repair"));
    dock("dock.ledger")->setWindowTitle(tr("Ledger"));
    dock("dock.sheets")->setWindowTitle(tr("Sheets"));
    dock("dock.check")->setWindowTitle(tr("Check"));
    dock("dock.compare")->setWindowTitle(tr("Compare"));
    dock("dock.table")->setWindowTitle(tr("Table"));
    dock("dock.cards")->setWindowTitle(tr("Cards"));
    dock("dock.decision")->setWindowTitle(tr("Decision"));
    dock("dock.log")->setWindowTitle(tr("Log"));
    dock("dock.report")->setWindowTitle(tr("Report"));
    dock("dock.alerts")->setWindowTitle(tr("Alerts"));
    dock("dock.terms")->setWindowTitle(tr("Terms"));
    dock("dock.memory")->setWindowTitle(tr("Memory"));
    dock("dock.textHistory")->setWindowTitle(tr("History of Texts"));
    dock("dock.rules")->setWindowTitle(tr("Rules"));
    showSymmetry();
    mStatus->refresh();
    updateTitle();
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && mStatus != nullptr) {
        retranslate();
        if (Workspace* open = workspace()) open->canvas().refreshLook();
        if (mPlayPage != nullptr) mPlayPage->refreshLook();
    }
    if (event->type() == QEvent::PaletteChange && mStatus != nullptr) {
        if (Workspace* open = workspace()) open->canvas().refreshLook();
        if (mPlayPage != nullptr) mPlayPage->refreshLook();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mFiles->maySafelyClose() || !mTranslate->files().maySafelyClose()) {
        event->ignore();
        return;
    }
    rememberDocks();
    mSettings.setValue(geometryKey, saveGeometry());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile()) {
            event->acceptProposedAction();
            const QString path = url.toLocalFile();
            QMetaObject::invokeMethod(
                mFiles, [this, path] { mFiles->open(path); }, Qt::QueuedConnection);
            return;
        }
}

}  // namespace hexa
