// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/maptabs.h"

#include "editor/shell/actions.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/icons.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"
#include "editor/window/openfiles.h"

#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QMouseEvent>
#include <QScopedValueRollback>
#include <QTabBar>
#include <QToolButton>
#include <QUrl>

#include <algorithm>

namespace hexa::editor {

namespace {

/// Tabs that scroll before a name becomes too short to identify its map.
class NamedTabs : public QTabBar {
protected:
    QSize minimumTabSizeHint(int tab) const override {
        constexpr int letters = 18;
        QSize size = tabSizeHint(tab);
        // The rest of the tab, mainly the close button, keeps its width.
        const int beside = size.width() - fontMetrics().horizontalAdvance(tabText(tab));
        const int least = fontMetrics().averageCharWidth() * letters + beside;
        size.setWidth(std::min(size.width(), least));
        return size;
    }
};

}  // namespace

MapTabs::MapTabs(FileCommands& files, const OpenFiles& openFiles, Actions& actions)
    : mFiles(files),
      mOpenFiles(openFiles),
      mActions(actions),
      mBar(new NamedTabs),
      mNew(new QToolButton),
      mBeside(new QToolButton) {
    setObjectName("mapTabsRow");
    mBar->setObjectName("mapTabs");
    mBar->setDocumentMode(true);
    mBar->setDrawBase(false);
    mBar->setExpanding(false);
    mBar->setMovable(true);
    mBar->setTabsClosable(true);
    mBar->setElideMode(Qt::ElideRight);
    mBar->setUsesScrollButtons(true);
    mBar->setFocusPolicy(Qt::TabFocus);
    mBar->setContextMenuPolicy(Qt::CustomContextMenu);
    mBar->installEventFilter(this);
    mNew->setObjectName("mapTabsNew");
    mBeside->setObjectName("mapTabsBeside");
    mNew->setIcon(icon("add"));
    mBeside->setDefaultAction(mActions["view.sideBySide"]);
    mBeside->setToolButtonStyle(Qt::ToolButtonIconOnly);
    for (QToolButton* button : {mNew, mBeside}) button->setAutoRaise(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 4, 0);
    row->setSpacing(2);
    row->addWidget(mBar);
    row->addWidget(mNew);
    row->addStretch(1);
    row->addWidget(mBeside);
    connect(mNew, &QToolButton::clicked, mActions["file.new"], &QAction::trigger);
    connect(mBar, &QTabBar::currentChanged, this, &MapTabs::showTab);
    connect(mBar, &QTabBar::tabCloseRequested, this, &MapTabs::closeLater);
    connect(mBar, &QTabBar::tabMoved, this, [this](int from, int to) {
        if (!mRefreshing) mFiles.maps().move(from, to);
    });
    connect(mBar, &QTabBar::tabBarDoubleClicked, this, [this](int tab) {
        Workspace* map = at(tab);
        if (map == nullptr) return;
        mFiles.show(*map);
        emit renameRequested();
    });
    connect(mBar, &QTabBar::customContextMenuRequested, this, &MapTabs::showMenu);
    connect(&files.maps(), &OpenMaps::added, this, [this](Workspace* map) { follow(*map); });
    connect(&files.maps(), &OpenMaps::listChanged, this, &MapTabs::refresh);
    connect(&files.maps(), &OpenMaps::currentChanged, this, &MapTabs::refresh);
    connect(&openFiles, &OpenFiles::changed, this, &MapTabs::refresh);
    keepTranslated(*this, [this] { refresh(); });
}

Workspace* MapTabs::at(int tab) const {
    const auto& all = mFiles.maps().all();
    return tab < 0 || tab >= static_cast<int>(all.size()) ? nullptr
                                                          : all[static_cast<std::size_t>(tab)].get();
}

void MapTabs::follow(Workspace& map) {
    connect(&map.document(), &Document::modifiedChanged, this, &MapTabs::refresh);
    connect(&map.document(), &Document::pathChanged, this, &MapTabs::refresh);
    connect(&map.document(), &Document::changed, this, [this](const Footprint& footprint) {
        if (footprint.texts) refresh();
    });
}

void MapTabs::setRelevant(bool relevant) {
    mRelevant = relevant;
    refresh();
}

void MapTabs::refresh() {
    const QScopedValueRollback guard(mRefreshing, true);
    const OpenMaps& maps = mFiles.maps();
    const int count = static_cast<int>(maps.all().size());
    while (mBar->count() > count) mBar->removeTab(mBar->count() - 1);
    while (mBar->count() < count) mBar->addTab(QString());
    for (int tab = 0; tab < count; ++tab) {
        const Workspace& map = *at(tab);
        const Document& document = map.document();
        const QString name = maps.nameOf(map);
        const bool changed = mOpenFiles.isChanged(map);
        mBar->setTabText(tab, caption(name) + (document.isModified() ? QStringLiteral("*") : QString()));
        mBar->setTabIcon(tab, changed ? icon("problem-warning") : QIcon());
        QString tip =
            document.path().isEmpty() ? tr("Not saved yet") : QDir::toNativeSeparators(document.path());
        if (document.isModified()) tip += '\n' + tr("There are unsaved changes.");
        if (changed) tip += '\n' + tr("The file was changed by another program or window.");
        mBar->setTabToolTip(tab, tip);
    }
    mBar->setCurrentIndex(maps.indexOf(maps.current()));
    mNew->setToolTip(mActions["file.new"]->toolTip());
    mNew->setAccessibleName(mActions["file.new"]->text().remove('&'));
    mActions["view.nextMap"]->setEnabled(count > 1);
    mActions["view.previousMap"]->setEnabled(count > 1);
    mActions["view.sideBySide"]->setEnabled(count > 1);
    mActions["file.closeOthers"]->setEnabled(count > 1);
    setVisible(mRelevant && count > 1);
}

void MapTabs::showTab(int tab) {
    if (Workspace* map = mRefreshing ? nullptr : at(tab)) mFiles.show(*map);
}

/// Delayed, because the tab owns the button that sends the event.
void MapTabs::closeLater(int tab) {
    QMetaObject::invokeMethod(
        this,
        [this, map = QPointer<Workspace>(at(tab))] {
            if (map != nullptr) mFiles.close(*map);
        },
        Qt::QueuedConnection);
}

void MapTabs::showMenu(QPoint where) {
    const QPointer<Workspace> map = at(mBar->tabAt(where));
    if (map == nullptr) return;
    QMenu menu(this);
    QAction* rename = menu.addAction(tr("&Rename"));
    QAction* close = menu.addAction(icon("close"), tr("&Close"));
    QAction* others = menu.addAction(tr("Close &Other Maps"));
    others->setEnabled(mBar->count() > 1);
    menu.addSeparator();
    menu.addAction(mActions["view.sideBySide"]);
    QAction* folder = menu.addAction(icon("open"), tr("Show in &Folder"));
    folder->setEnabled(!map->document().path().isEmpty());
    const QAction* chosen = menu.exec(mBar->mapToGlobal(where));
    if (map == nullptr || chosen == nullptr) return;
    if (chosen == rename) {
        mFiles.show(*map);
        emit renameRequested();
    }
    if (chosen == close) mFiles.close(*map);
    if (chosen == others) mFiles.closeOthers(*map);
    if (chosen == folder)
        QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(map->document().path()).absolutePath()));
}

bool MapTabs::eventFilter(QObject* watched, QEvent* event) {
    if (watched == mBar && event->type() == QEvent::MouseButtonRelease) {
        const auto& mouse = *static_cast<QMouseEvent*>(event);
        const int tab = mBar->tabAt(mouse.position().toPoint());
        if (mouse.button() == Qt::MiddleButton && tab >= 0) {
            closeLater(tab);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace hexa::editor

#include "moc_maptabs.cpp"
