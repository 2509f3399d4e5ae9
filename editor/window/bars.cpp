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

#include <map>

namespace hexa::editor {

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
    mRecent = new QMenu(&mWindow);
    mPanels = new QMenu(&mWindow);
    mInsert = new QMenu(&mWindow);
    mVision = new QMenu(&mWindow);
    mAlerts = new QMenu(&mWindow);
    mMemories = new QMenu(&mWindow);
    mRows = new QMenu(&mWindow);
    const std::map<QString, QMenu*> inner{{"file.recent", mRecent},  {"view.docks", mPanels},
                                          {"texts.insert", mInsert}, {"view.vision", mVision},
                                          {"texts.alerts", mAlerts}, {"texts.memories", mMemories},
                                          {"texts.rows", mRows},     {"map.symmetry", &mSymmetries}};
    const auto fill = [&](QMenu* menu, const char* name) {
        for (const QString& id : Actions::menu(name)) {
            if (id == "-")
                menu->addSeparator();
            else if (const auto found = inner.find(id); found != inner.end())
                menu->addMenu(found->second);
            else
                menu->addAction(mActions[qPrintable(id)]);
        }
    };
    fill(mInsert, "insert");
    fill(mVision, "vision");
    fill(mAlerts, "alerts");
    fill(mMemories, "memories");
    fill(mRows, "rows");
    for (const char* name : {"file", "edit", "view", "map", "generate", "balance", "play", "print",
                             "translate", "place", "tools", "help"}) {
        QMenu* menu = mWindow.menuBar()->addMenu(QString());
        menu->setObjectName(name);
        fill(menu, name);
        mMenus << menu;
    }
    connect(mRecent, &QMenu::aboutToShow, this, &Bars::fillRecent);
}

void Bars::listPanels(const Docks& docks) {
    for (QDockWidget* dock : docks.all()) mPanels->addAction(dock->toggleViewAction());
}

void Bars::fillRecent() {
    mRecent->clear();
    for (const QString& path : mRecentFiles ? mRecentFiles() : QStringList()) {
        QAction* action = mRecent->addAction(caption(QFileInfo(path).fileName()));
        action->setToolTip(path);
        action->setStatusTip(path);
        connect(action, &QAction::triggered, this, [this, path] { emit recentRequested(path); });
    }
    if (mRecent->isEmpty()) mRecent->addAction(tr("No files yet"))->setEnabled(false);
}

void Bars::showMode(WindowMode mode) {
    mActions[mode.id()]->setChecked(true);
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

void Bars::retranslate(Workspace* open) {
    const QStringList titles{tr("&File"),      tr("&Edit"),    tr("&View"),  tr("&Map"),
                             tr("&Generate"),  tr("&Balance"), tr("P&lay"),  tr("P&rint"),
                             tr("Tra&nslate"), tr("&Place"),   tr("&Tools"), tr("&Help")};
    for (int i = 0; i < mMenus.size(); ++i) mMenus[i]->setTitle(titles[i]);
    mRecent->setTitle(tr("Open &Recent"));
    mPanels->setTitle(tr("&Panels"));
    mInsert->setTitle(tr("&Insert"));
    mVision->setTitle(tr("Colour &Vision"));
    mAlerts->setTitle(tr("Alert&s"));
    mMemories->setTitle(tr("Translation Memor&y"));
    mRows->setTitle(tr("Al&ignment"));
    mSymmetries.setTitle(tr("S&ymmetry"));
    mModes->setWindowTitle(tr("Modes"));
    mTools->setWindowTitle(tr("Tools"));
    showSymmetry(open);
}

}  // namespace hexa::editor

#include "moc_bars.cpp"
