// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/docks.h"

#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"

#include <QAction>
#include <QCoreApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QSettings>
#include <QTabBar>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexa::editor {
namespace {

constexpr double usualWidth = 1366;  // pixels, of a window that the first widths of docks are made for
constexpr double mostWidening = 1.5;
constexpr double leastOfCentre = 0.5;  // of the window's width, for what is between the docks
constexpr double otherHeight = 1.2;    // a window so many times as high or low shares its height anew
const char* const sizeSuffix = "-size";

/// Returns the factor by which panels widen in a window of this width. Wide screens have more room
/// for them.
double wideningAt(int width) { return std::clamp(width / usualWidth, 1.0, mostWidening); }
constexpr int layoutVersion = 10;  // raise when docks are added, so that old states are not restored

}  // namespace

Docks::Docks(QMainWindow& window, QSettings& settings, const Locale& locale, const Modes& modes,
             const std::vector<GamePanel>& gamePanels)
    : mWindow(window), mSettings(settings), mLocale(locale), mModes(modes), mGamePanels(gamePanels) {
    const auto add = [&](const QString& id, Qt::DockWidgetArea area) {
        auto* dock = new QDockWidget(&mWindow);
        dock->setObjectName(id);
        mWindow.addDockWidget(area, dock);
        mAll << dock;
        // Qt makes the tabs of docks when it needs them, and shortens their names where it could
        // scroll.
        QObject::connect(dock, &QDockWidget::visibilityChanged, &mWindow, [&window = mWindow] {
            for (auto* tabs : window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
                tabs->setElideMode(Qt::ElideNone);
                tabs->setUsesScrollButtons(true);
            }
        });
    };
    for (const auto& mode : mModes)
        for (const DockInfo& dock : mode->info().docks) add(dock.id, dock.area);
    for (const GamePanel& panel : mGamePanels) add(QString::fromStdString(panel.id), Qt::RightDockWidgetArea);
    build();
}

const GamePanel* Docks::gamePanel(std::string_view dock) const {
    const auto found = std::ranges::find(mGamePanels, dock, &GamePanel::id);
    return found == mGamePanels.end() ? nullptr : &*found;
}

WindowMode Docks::modeOf(std::string_view dock) const {
    const GamePanel* panel = gamePanel(dock);
    return panel != nullptr ? panel->mode : mModes.ownerOf(dock).info().mode;
}

bool Docks::has(WindowMode mode, std::string_view dock) const {
    const GamePanel* panel = gamePanel(dock);
    return panel != nullptr ? panel->mode == mode : showsDock(mModes[mode].info(), dock);
}

QDockWidget* Docks::operator[](const char* id) const {
    for (QDockWidget* dock : mAll)
        if (dock->objectName() == QLatin1String(id)) return dock;
    return nullptr;
}

/// Tabs, sizes and the first state of each mode, in the order in which the states build on each
/// other. The window starts with the first mode that has docks (Design): that state comes last.
void Docks::build() {
    for (const auto& mode : mModes) mode->joinDocks(*this);
    for (const GamePanel& panel : mGamePanels) join(mModes[panel.mode].info().host, panel.id.c_str());
    const Mode* first = nullptr;
    for (const auto& mode : mModes) {
        if (mode->info().docks.empty()) continue;
        for (const char* front : mode->info().front) (*this)[front]->raise();
        if (first == nullptr)
            first = mode.get();
        else
            mode->arrangeDocks(*this);
    }
    if (first != nullptr) first->arrangeDocks(*this);
}

void Docks::join(const char* under, const char* over) {
    mWindow.tabifyDockWidget((*this)[under], (*this)[over]);
}

void Docks::move(const char* dock, Qt::DockWidgetArea area) { mWindow.addDockWidget(area, (*this)[dock]); }

void Docks::keepFirst(const Mode& mode, const std::vector<std::pair<const char*, int>>& widths) {
    const WindowMode name = mode.info().mode;
    // Find opens on request. A further tab would shorten the names of the others.
    for (QDockWidget* dock : std::as_const(mAll))
        dock->setVisible(has(name, dock->objectName().toStdString()) && dock->objectName() != "dock.find");
    QList<QDockWidget*> wide;
    QList<int> pixels;
    for (const auto& [dock, width] : widths) {
        wide << (*this)[dock];
        pixels << width;
        mWidths[name].emplace_back(wide.back(), width);
    }
    mWindow.resizeDocks(wide, pixels, Qt::Horizontal);
    mFirst[name] = mWindow.saveState(stateVersion());
}

/// Returns the version of states. States have no entries for docks that are newer.
int Docks::stateVersion() const { return layoutVersion + 100 * static_cast<int>(mGamePanels.size()); }

QString Docks::stateKey(WindowMode mode) const {
    const ModeInfo& info = mModes[mode].info();
    const QString key = info.stateKey;
    const bool ofGame = !mSystem.empty() && info.ofMap;
    return ofGame ? key + '-' + QString::fromStdString(mSystem) : key;
}

void Docks::setGame(const std::string& system, std::set<std::string> missing) {
    mSystem = system;
    mMissing = std::move(missing);
    // View > Panels offers all possible panels.
    for (QDockWidget* dock : std::as_const(mAll))
        dock->toggleViewAction()->setVisible(!isMissing(dock->objectName().toStdString()));
}

bool Docks::isMissing(std::string_view dock) const { return mMissing.contains(std::string(dock)); }

void Docks::hideMissing() {
    for (QDockWidget* dock : std::as_const(mAll)) {
        const bool missing = isMissing(dock->objectName().toStdString());
        if (missing) dock->hide();
        dock->toggleViewAction()->setVisible(!missing);
    }
}

void Docks::clearMap() {
    for (QDockWidget* dock : std::as_const(mAll)) {
        const std::string id = dock->objectName().toStdString();
        if (gamePanel(id) == nullptr && !mModes.ownerOf(id).info().ofMap) continue;
        QWidget* old = dock->widget();
        dock->setWidget(nullptr);
        delete old;
    }
}

void Docks::clear() {
    for (QDockWidget* dock : std::as_const(mAll)) delete dock->widget();
}

void Docks::hide() {
    mShown.clear();
    for (QDockWidget* dock : std::as_const(mAll)) dock->hide();
}

void Docks::show(WindowMode mode) {
    mShown = stateKey(mode);
    mFittedWidth = mWindow.width();
    const QByteArray state = mSettings.value(mShown).toByteArray();
    if (state.isEmpty() || !mWindow.restoreState(state, stateVersion())) return reset(mode);
    hideMissing();
    // The state may come from another window, on another screen.
    const QSize before = mSettings.value(mShown + sizeSuffix, mWindow.size()).toSize();
    const double higher = static_cast<double>(mWindow.height()) / std::max(1, before.height());
    if (higher > otherHeight || higher < 1 / otherHeight) shareHeights(mode);
    fitSides(wideningAt(mWindow.width()) / wideningAt(before.width()));
}

void Docks::follow() {
    if (mShown.isEmpty()) return;
    fitSides(wideningAt(mWindow.width()) / wideningAt(mFittedWidth));
}

/// Multiplies the width of the docks at both sides, but leaves the centre its part of the window.
void Docks::fitSides(double factor) {
    // Docks behind others keep the width that they had in front.
    const auto widest = [this](Qt::DockWidgetArea area) {
        QDockWidget* front = nullptr;
        QDockWidget* any = nullptr;
        for (QDockWidget* dock : std::as_const(mAll)) {
            if (dock->isHidden() || dock->isFloating() || mWindow.dockWidgetArea(dock) != area) continue;
            if (any == nullptr || dock->width() > any->width()) any = dock;
            if (dock->visibleRegion().isEmpty()) continue;
            if (front == nullptr || dock->width() > front->width()) front = dock;
        }
        return front != nullptr ? front : any;
    };
    QDockWidget* left = widest(Qt::LeftDockWidgetArea);
    QDockWidget* right = widest(Qt::RightDockWidgetArea);
    const int sides = (left != nullptr ? left->width() : 0) + (right != nullptr ? right->width() : 0);
    if (sides == 0) return;
    const double room = sides + mWindow.centralWidget()->width() - leastOfCentre * mWindow.width();
    factor = std::min(factor, room / sides);
    if (std::abs(factor - 1) < 0.01) return;
    mFittedWidth = mWindow.width();
    const auto leastOf = [](const QDockWidget* dock) {
        return dock != nullptr ? dock->minimumSizeHint().width() : 0;
    };
    // If one side can't become as narrow, the other one does.
    const int both = qRound(sides * factor);
    int ofLeft = left != nullptr ? std::max(leastOf(left), qRound(left->width() * factor)) : 0;
    const int ofRight = right != nullptr ? std::max(leastOf(right), both - ofLeft) : 0;
    ofLeft = std::max(leastOf(left), std::min(ofLeft, both - ofRight));
    QList<QDockWidget*> docks;
    QList<int> widths;
    for (const auto& [dock, width] : {std::pair(left, ofLeft), std::pair(right, ofRight)})
        if (dock != nullptr) {
            docks << dock;
            widths << width;
        }
    mWindow.resizeDocks(docks, widths, Qt::Horizontal);
}

/// Sets the first heights of docks above each other.
void Docks::shareHeights(WindowMode mode) {
    for (const DockSplit& split : mModes[mode].info().splits) {
        QDockWidget* upper = (*this)[split.upper];
        QDockWidget* lower = (*this)[split.lower];
        mWindow.resizeDocks({upper, lower}, {split.above, split.below}, Qt::Vertical);
    }
}

void Docks::reset(WindowMode mode) {
    mWindow.restoreState(mFirst.at(mode), stateVersion());
    mFittedWidth = mWindow.width();
    QList<QDockWidget*> docks;
    QList<int> widths;
    for (const auto& [dock, width] : mWidths[mode]) {
        docks << dock;
        widths << qRound(width * wideningAt(mFittedWidth));
    }
    mWindow.resizeDocks(docks, widths, Qt::Horizontal);
    // A state from a window without a size has no heights.
    shareHeights(mode);
    for (const DockSplit& split : mModes[mode].info().splits) {
        QDockWidget* upper = (*this)[split.upper];
        QDockWidget* lower = (*this)[split.lower];
        if (upper->height() + lower->height() < split.lowest) mWindow.tabifyDockWidget(upper, lower);
    }
    for (const char* front : mModes[mode].info().front) (*this)[front]->raise();
    hideMissing();
    fitSides(1);
}

void Docks::remember() {
    if (mShown.isEmpty()) return;
    mSettings.setValue(mShown, mWindow.saveState(stateVersion()));
    mSettings.setValue(mShown + sizeSuffix, mWindow.size());
}

void Docks::retranslate() {
    for (const auto& mode : mModes)
        for (const DockInfo& dock : mode->info().docks)
            (*this)[dock.id]->setWindowTitle(QCoreApplication::translate("Docks", dock.title));
    for (const GamePanel& panel : mGamePanels)
        (*this)[panel.id.c_str()]->setWindowTitle(titlePart(mLocale.text(panel.title)));
}

}  // namespace hexa::editor
