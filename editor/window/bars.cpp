// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/bars.h"

#include "editor/shell/actions.h"
#include "editor/shell/maps/symmetrymenu.h"
#include "editor/shell/maps/workspace.h"
#include "editor/tools/tools.h"
#include "editor/ui/plainlabel.h"

#include <QActionGroup>
#include <QDockWidget>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace hexa::editor {
namespace {

/// A menu of Actions with its title.
struct MenuTitle {
    const char* id;
    const char* title;  ///< In the context "Bars".
};

constexpr MenuTitle menuTitles[] = {
    {"file", QT_TRANSLATE_NOOP("hexa::editor::Bars", "&File")},
    {"edit", QT_TRANSLATE_NOOP("hexa::editor::Bars", "&Edit")},
    {"view", QT_TRANSLATE_NOOP("hexa::editor::Bars", "&View")},
    {"map", QT_TRANSLATE_NOOP("hexa::editor::Bars", "&Map")},
    {"generate", QT_TRANSLATE_NOOP("hexa::editor::Bars", "&Generate")},
    {"balance", QT_TRANSLATE_NOOP("hexa::editor::Bars", "&Balance")},
    {"play", QT_TRANSLATE_NOOP("hexa::editor::Bars", "P&lay")},
    {"print", QT_TRANSLATE_NOOP("hexa::editor::Bars", "P&rint")},
    {"translate", QT_TRANSLATE_NOOP("hexa::editor::Bars", "Tra&nslate")},
    {"place", QT_TRANSLATE_NOOP("hexa::editor::Bars", "&Place")},
    {"tools", QT_TRANSLATE_NOOP("hexa::editor::Bars", "&Tools")},
    {"help", QT_TRANSLATE_NOOP("hexa::editor::Bars", "&Help")},
};

/// Menus inside of these, in the place of an action.
struct SubmenuTitle {
    const char* place;  ///< The action that it replaces.
    const char* id;     ///< Its actions, as a menu of Actions. Empty: it is filled otherwise.
    const char* title;
};

constexpr SubmenuTitle submenuTitles[] = {
    {"file.recent", "", QT_TRANSLATE_NOOP("hexa::editor::Bars", "Open &Recent")},
    {"view.docks", "", QT_TRANSLATE_NOOP("hexa::editor::Bars", "&Panels")},
    {"view.vision", "vision", QT_TRANSLATE_NOOP("hexa::editor::Bars", "Colour &Vision")},
    {"texts.insert", "insert", QT_TRANSLATE_NOOP("hexa::editor::Bars", "&Insert")},
    {"texts.alerts", "alerts", QT_TRANSLATE_NOOP("hexa::editor::Bars", "Alert&s")},
    {"texts.memories", "memories", QT_TRANSLATE_NOOP("hexa::editor::Bars", "Translation Memor&y")},
    {"texts.rows", "rows", QT_TRANSLATE_NOOP("hexa::editor::Bars", "Al&ignment")},
};

}  // namespace

Bars::Bars(QMainWindow& window, Actions& actions, const Modes& modes, SymmetryMenu& symmetries)
    : QObject(&window), mWindow(window), mActions(actions), mModesShown(modes), mSymmetries(symmetries) {
    buildModes();
    buildTools();
    buildMenus();
}

void Bars::buildModes() {
    mModes = new QToolBar;
    mModes->setObjectName("modeBar");
    mModes->setMovable(false);
    mModes->setFloatable(false);
    mModes->setIconSize({28, 28});
    mModes->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    mModes->toggleViewAction()->setVisible(false);
    mModesTop = new QWidget;
    mModes->addWidget(mModesTop);
    auto* group = new QActionGroup(this);
    for (const auto& shown : mModesShown) {
        if (shown->info().under) continue;
        QAction* action = mActions[shown->info().mode.id()];
        group->addAction(action);
        mModes->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, mode = shown->info().mode] { emit modeRequested(mode); });
    }
    mWindow.addToolBar(Qt::LeftToolBarArea, mModes);
}

void Bars::buildTools() {
    mTools = new QToolBar;
    mTools->setObjectName("toolBar");
    mTools->setIconSize({20, 20});
    const auto add = [&](std::initializer_list<const char*> ids) {
        for (const char* id : ids) mTools->addAction(mActions[id]);
        mTools->addSeparator();
    };
    auto* tools = new QActionGroup(this);
    for (const ToolInfo& tool : hexa::editor::tools()) {
        mTools->addAction(mActions[tool.id]);
        tools->addAction(mActions[tool.id]);
    }
    mTools->addSeparator();
    mSymmetry = new QAction(&mWindow);
    mSymmetry->setMenu(&mSymmetries);
    mTools->addAction(mSymmetry);
    auto* button = qobject_cast<QToolButton*>(mTools->widgetForAction(mSymmetry));
    button->setObjectName("symmetryButton");
    button->setPopupMode(QToolButton::InstantPopup);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    mTools->addSeparator();
    add({"edit.undo", "edit.redo"});
    add({"edit.lock", "generate.fill", "generate.start"});
    add({"view.zoomOut", "view.zoomIn", "view.fit", "view.pictorial"});
    mWindow.addToolBar(Qt::TopToolBarArea, mTools);
}

void Bars::buildMenus() {
    for (const SubmenuTitle& inner : submenuTitles) mSubmenus[inner.place] = new QMenu(&mWindow);
    for (const SubmenuTitle& inner : submenuTitles)
        if (*inner.id != '\0') fill(*mSubmenus[inner.place], inner.id);
    for (const MenuTitle& named : menuTitles) {
        QMenu* menu = mWindow.menuBar()->addMenu(QString());
        menu->setObjectName(named.id);
        fill(*menu, named.id);
        mMenus << menu;
    }
    QMenu* recent = mSubmenus["file.recent"];
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecent(*recent); });
}

/// Fills a menu as Actions lists it.
void Bars::fill(QMenu& menu, const char* name) {
    for (const QString& id : Actions::menu(name)) {
        if (id == "-")
            menu.addSeparator();
        else if (id == "map.symmetry")
            menu.addMenu(&mSymmetries);
        else if (const auto found = mSubmenus.find(id); found != mSubmenus.end())
            menu.addMenu(found->second);
        else
            menu.addAction(mActions[qPrintable(id)]);
    }
}

void Bars::listPanels(const Docks& docks) {
    for (QDockWidget* dock : docks.all()) mSubmenus["view.docks"]->addAction(dock->toggleViewAction());
}

void Bars::fillRecent(QMenu& menu) {
    menu.clear();
    for (const QString& path : mRecentFiles ? mRecentFiles() : QStringList()) {
        QAction* action = menu.addAction(caption(QFileInfo(path).fileName()));
        action->setToolTip(path);
        action->setStatusTip(path);
        connect(action, &QAction::triggered, this, [this, path] { emit recentRequested(path); });
    }
    if (menu.isEmpty()) menu.addAction(tr("No files yet"))->setEnabled(false);
}

void Bars::showMode(WindowMode mode) {
    mActions[mModesShown[mode].info().button().id()]->setChecked(true);
    mModes->show();
    showTools(mode);
}

void Bars::showTools(WindowMode mode) {
    // Its tools are for the map.
    const bool shown = mModesShown[mode].info().edits;
    mTools->setVisible(shown);
    // The mode buttons stay under the pointer, while the page takes the room of the tools.
    const bool above = mWindow.toolBarArea(mTools) == Qt::TopToolBarArea && !mTools->isFloating();
    mModesTop->setFixedHeight(!shown && above ? mTools->sizeHint().height() : 0);
}

void Bars::showSymmetry(Workspace* open) {
    if (open == nullptr) return;
    const SymmetryGroup& group = open->state().symmetry();
    const QString name = symmetryName(group, open->document().scenario().board.orientation);
    mSymmetry->setIcon(symmetryIcon(group));
    mSymmetry->setText(group.empty() ? tr("Symmetry") : name);
    mSymmetry->setToolTip(tr("Symmetry for placing and painting: %1").arg(name));
}

void Bars::explain(const Workspace* open) {
    for (const auto& mode : mModesShown) {
        const ModeInfo& info = mode->info();
        if (*info.menu == '\0') continue;
        const QString reason =
            open == nullptr ? tr("Open a map first.") : mode->whyNot(open->document().system());
        for (const QString& id : Actions::menu(info.menu))
            if (id != "-" && !mActions.needsNoMap(id)) mActions[qPrintable(id)]->setStatusTip(reason);
        QAction* button = mActions[info.mode.id()];
        button->setToolTip(reason.isEmpty() ? QString() : button->text().remove('&') + '\n' + reason);
    }
}

void Bars::showHexMenu(QPoint at) {
    QMenu menu(&mWindow);
    fill(menu, "hex");
    menu.exec(at);
}

void Bars::retranslate(Workspace* open) {
    for (int i = 0; i < mMenus.size(); ++i) mMenus[i]->setTitle(tr(menuTitles[i].title));
    for (const SubmenuTitle& inner : submenuTitles) mSubmenus[inner.place]->setTitle(tr(inner.title));
    mSymmetries.setTitle(tr("S&ymmetry"));
    mModes->setWindowTitle(tr("Modes"));
    mTools->setWindowTitle(tr("Tools"));
    showSymmetry(open);
}

}  // namespace hexa::editor

#include "moc_bars.cpp"
