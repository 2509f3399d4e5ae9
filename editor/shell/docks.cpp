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
#include <array>
#include <cmath>
#include <utility>

namespace hexa::editor {
namespace {

constexpr double usualWidth = 1366;  // pixels, of a window that the first widths of docks are made for
constexpr double mostWidening = 1.5;
constexpr double leastOfCentre = 0.5;  // of the window's width, for what is between the docks
constexpr double otherHeight = 1.2;    // a window so many times as high or low shares its height anew
const char* const sizeSuffix = "-size";

/// How many times as wide as in a usual window panels are in one of this width: wide screens have room for them too.
double wideningAt(int width) { return std::clamp(width / usualWidth, 1.0, mostWidening); }
constexpr int layoutVersion = 9;  // raise when docks are added, so that old states are not restored

struct DockPlace {
    const char* id;
    const char* title;
    Qt::DockWidgetArea area;
};

constexpr std::array places{
    DockPlace{"dock.palette", QT_TRANSLATE_NOOP("Docks", "Palette"), Qt::LeftDockWidgetArea},
    DockPlace{"dock.minimap", QT_TRANSLATE_NOOP("Docks", "Overview"), Qt::LeftDockWidgetArea},
    DockPlace{"dock.layers", QT_TRANSLATE_NOOP("Docks", "Layers"), Qt::LeftDockWidgetArea},
    DockPlace{"dock.inspector", QT_TRANSLATE_NOOP("Docks", "Properties"), Qt::RightDockWidgetArea},
    DockPlace{"dock.statistics", QT_TRANSLATE_NOOP("Docks", "Statistics"), Qt::RightDockWidgetArea},
    DockPlace{"dock.find", QT_TRANSLATE_NOOP("Docks", "Find"), Qt::RightDockWidgetArea},
    DockPlace{"dock.history", QT_TRANSLATE_NOOP("Docks", "History"), Qt::RightDockWidgetArea},
    DockPlace{"dock.problems", QT_TRANSLATE_NOOP("Docks", "Problems"), Qt::RightDockWidgetArea},
    DockPlace{"dock.suggestions", QT_TRANSLATE_NOOP("Docks", "Suggestions"), Qt::RightDockWidgetArea},
    DockPlace{"dock.wishes", QT_TRANSLATE_NOOP("Docks", "Wishes"), Qt::LeftDockWidgetArea},
    DockPlace{"dock.gallery", QT_TRANSLATE_NOOP("Docks", "Gallery"), Qt::RightDockWidgetArea},
    DockPlace{"dock.repair", QT_TRANSLATE_NOOP("Docks", "Repair"), Qt::RightDockWidgetArea},
    DockPlace{"dock.ledger", QT_TRANSLATE_NOOP("Docks", "Measures"), Qt::LeftDockWidgetArea},
    DockPlace{"dock.check", QT_TRANSLATE_NOOP("Docks", "Check"), Qt::RightDockWidgetArea},
    DockPlace{"dock.compare", QT_TRANSLATE_NOOP("Docks", "Compare"), Qt::RightDockWidgetArea},
    DockPlace{"dock.table", QT_TRANSLATE_NOOP("Docks", "Table"), Qt::LeftDockWidgetArea},
    DockPlace{"dock.cards", QT_TRANSLATE_NOOP("Docks", "Cards"), Qt::LeftDockWidgetArea},
    DockPlace{"dock.decision", QT_TRANSLATE_NOOP("Docks", "Decision"), Qt::RightDockWidgetArea},
    DockPlace{"dock.log", QT_TRANSLATE_NOOP("Docks", "Log"), Qt::RightDockWidgetArea},
    DockPlace{"dock.report", QT_TRANSLATE_NOOP("Docks", "Report"), Qt::RightDockWidgetArea},
    DockPlace{"dock.sheets", QT_TRANSLATE_NOOP("Docks", "Sheets"), Qt::LeftDockWidgetArea},
    DockPlace{"dock.alerts", QT_TRANSLATE_NOOP("Docks", "Alerts"), Qt::RightDockWidgetArea},
    DockPlace{"dock.terms", QT_TRANSLATE_NOOP("Docks", "Terms"), Qt::RightDockWidgetArea},
    DockPlace{"dock.row", QT_TRANSLATE_NOOP("Docks", "Row"), Qt::RightDockWidgetArea},
    DockPlace{"dock.memory", QT_TRANSLATE_NOOP("Docks", "Translation Memory"), Qt::RightDockWidgetArea},
    DockPlace{"dock.textHistory", QT_TRANSLATE_NOOP("Docks", "Text History"), Qt::RightDockWidgetArea},
    DockPlace{"dock.rules", QT_TRANSLATE_NOOP("Docks", "Rules"), Qt::RightDockWidgetArea}};

/// How two docks above each other share the height at first.
struct Split {
    WindowMode mode;
    const char* upper;
    const char* lower;
    int above;
    int below;
    /// Pixels: both together need so much, else they share one place, the upper one in front.
    int lowest = 0;
};
constexpr std::array splits{Split{WindowMode::Design, "dock.palette", "dock.minimap", 5, 2},
                            Split{WindowMode::Design, "dock.inspector", "dock.problems", 3, 2},
                            Split{WindowMode::Generate, "dock.gallery", "dock.ledger", 1, 1, 800},
                            Split{WindowMode::Play, "dock.table", "dock.cards", 4, 3},
                            Split{WindowMode::Play, "dock.decision", "dock.log", 2, 1}};

/// The dock that a game's panel of a mode shares its place with at first.
const char* hostOf(WindowMode mode) {
    switch (mode) {
    case WindowMode::Generate:
        return "dock.repair";
    case WindowMode::Balance:
        return "dock.compare";
    case WindowMode::Play:
        return "dock.report";
    case WindowMode::Print:
        return "dock.sheets";
    case WindowMode::Translate:
        return "dock.textHistory";
    default:
        return "dock.history";
    }
}

}  // namespace

Docks::Docks(QMainWindow& window, QSettings& settings, const Locale& locale,
             const std::vector<GamePanel>& gamePanels)
    : mWindow(window), mSettings(settings), mLocale(locale), mGamePanels(gamePanels) {
    const auto add = [&](const QString& id, Qt::DockWidgetArea area) {
        auto* dock = new QDockWidget(&mWindow);
        dock->setObjectName(id);
        mWindow.addDockWidget(area, dock);
        mAll << dock;
        // Qt makes the tabs of docks when it needs them, and shortens their names where it could scroll.
        QObject::connect(dock, &QDockWidget::visibilityChanged, &mWindow, [&window = mWindow] {
            for (auto* tabs : window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
                tabs->setElideMode(Qt::ElideNone);
                tabs->setUsesScrollButtons(true);
            }
        });
    };
    for (const DockPlace& place : places) add(place.id, place.area);
    for (const GamePanel& panel : mGamePanels) add(QString::fromStdString(panel.id), Qt::RightDockWidgetArea);
    build();
}

const GamePanel* Docks::gamePanel(std::string_view dock) const {
    const auto found = std::ranges::find(mGamePanels, dock, &GamePanel::id);
    return found == mGamePanels.end() ? nullptr : &*found;
}

WindowMode Docks::modeOf(std::string_view dock) const {
    const GamePanel* panel = gamePanel(dock);
    return panel != nullptr ? panel->mode : modeOfDock(dock);
}

bool Docks::has(WindowMode mode, std::string_view dock) const {
    const GamePanel* panel = gamePanel(dock);
    return panel != nullptr ? panel->mode == mode : hasDock(mode, dock);
}

QDockWidget* Docks::operator[](const char* id) const {
    for (QDockWidget* dock : mAll)
        if (dock->objectName() == QLatin1String(id)) return dock;
    return nullptr;
}

/// Tabs, sizes and the first state of each mode, in the order in which the states build on each other; Design, which
/// the window starts with, is the last.
void Docks::build() {
    const Docks& dock = *this;
    const auto tabs = [&](const char* under, const char* over) {
        mWindow.tabifyDockWidget(dock[under], dock[over]);
    };
    tabs("dock.inspector", "dock.statistics");
    tabs("dock.statistics", "dock.history");
    tabs("dock.minimap", "dock.layers");
    dock["dock.minimap"]->raise();
    dock["dock.inspector"]->raise();
    tabs("dock.check", "dock.compare");
    tabs("dock.compare", "dock.suggestions");
    tabs("dock.suggestions", "dock.rules");
    for (const GamePanel& panel : mGamePanels) tabs(hostOf(panel.mode), panel.id.c_str());
    dock["dock.inspector"]->raise();
    dock["dock.check"]->raise();

    tabs("dock.gallery", "dock.repair");
    dock["dock.gallery"]->raise();
    // The ledger is under the gallery here, elsewhere at the left.
    mWindow.addDockWidget(Qt::RightDockWidgetArea, dock["dock.ledger"]);
    keepFirst(WindowMode::Generate, {dock["dock.wishes"], dock["dock.gallery"]}, {330, 396});

    mWindow.addDockWidget(Qt::LeftDockWidgetArea, dock["dock.ledger"]);
    keepFirst(WindowMode::Balance, {dock["dock.ledger"], dock["dock.check"]}, {370, 360});

    tabs("dock.log", "dock.report");
    tabs("dock.report", "dock.rules");
    dock["dock.log"]->raise();
    keepFirst(WindowMode::Play, {dock["dock.table"], dock["dock.decision"]}, {345, 330});

    keepFirst(WindowMode::Print, {dock["dock.sheets"]}, {310});

    tabs("dock.terms", "dock.row");
    dock["dock.terms"]->raise();
    tabs("dock.memory", "dock.textHistory");
    tabs("dock.textHistory", "dock.rules");
    dock["dock.memory"]->raise();
    keepFirst(WindowMode::Translate, {dock["dock.alerts"]}, {330});

    tabs("dock.problems", "dock.find");
    tabs("dock.find", "dock.suggestions");
    tabs("dock.suggestions", "dock.rules");
    keepFirst(WindowMode::Design, {dock["dock.palette"], dock["dock.inspector"]}, {250, 300});
}

void Docks::keepFirst(WindowMode mode, const QList<QDockWidget*>& wide, const QList<int>& widths) {
    // Find comes when it is asked for: as a tab more it would cut off the names of the others.
    for (QDockWidget* dock : std::as_const(mAll))
        dock->setVisible(has(mode, dock->objectName().toStdString()) && dock->objectName() != "dock.find");
    mWindow.resizeDocks(wide, widths, Qt::Horizontal);
    for (qsizetype i = 0; i < wide.size(); ++i) mWidths[mode].emplace_back(wide[i], widths[i]);
    mFirst[mode] = mWindow.saveState(stateVersion());
}

/// A state tells nothing of docks that are newer than it.
int Docks::stateVersion() const { return layoutVersion + 100 * static_cast<int>(mGamePanels.size()); }

QString Docks::stateKey(WindowMode mode) const {
    const QString key = infoOf(mode).stateKey;
    const bool ofGame = !mSystem.empty() && mode != WindowMode::Translate;
    return ofGame ? key + '-' + QString::fromStdString(mSystem) : key;
}

void Docks::setGame(const std::string& system, std::set<std::string> missing) {
    mSystem = system;
    mMissing = std::move(missing);
    // View > Panels offers what there can be.
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
        if (gamePanel(id) == nullptr && modeOf(id) == WindowMode::Translate) continue;
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
    // It may have been another window, on another screen.
    const QSize before = mSettings.value(mShown + sizeSuffix, mWindow.size()).toSize();
    const double higher = static_cast<double>(mWindow.height()) / std::max(1, before.height());
    if (higher > otherHeight || higher < 1 / otherHeight) shareHeights(mode);
    fitSides(wideningAt(mWindow.width()) / wideningAt(before.width()));
}

void Docks::follow() {
    if (mShown.isEmpty()) return;
    fitSides(wideningAt(mWindow.width()) / wideningAt(mFittedWidth));
}

/// Makes the docks at both sides so many times as wide, but leaves the centre its part of the window.
void Docks::fitSides(double factor) {
    QDockWidget* left = nullptr;
    QDockWidget* right = nullptr;
    for (QDockWidget* dock : std::as_const(mAll)) {
        if (dock->isHidden() || dock->isFloating()) continue;
        const Qt::DockWidgetArea area = mWindow.dockWidgetArea(dock);
        if (area == Qt::LeftDockWidgetArea && (left == nullptr || dock->width() > left->width())) left = dock;
        if (area == Qt::RightDockWidgetArea && (right == nullptr || dock->width() > right->width()))
            right = dock;
    }
    const int sides = (left != nullptr ? left->width() : 0) + (right != nullptr ? right->width() : 0);
    if (sides == 0) return;
    const double room = sides + mWindow.centralWidget()->width() - leastOfCentre * mWindow.width();
    factor = std::min(factor, room / sides);
    if (std::abs(factor - 1) < 0.01) return;
    mFittedWidth = mWindow.width();
    const auto leastOf = [](const QDockWidget* dock) {
        return dock != nullptr ? dock->minimumSizeHint().width() : 0;
    };
    // Where one side can't become as narrow the other one does.
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

/// Gives docks that stand above each other their first heights.
void Docks::shareHeights(WindowMode mode) {
    for (const Split& split : splits) {
        if (split.mode != mode) continue;
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
    // A state that was made before the window had a size tells nothing of heights.
    shareHeights(mode);
    for (const Split& split : splits) {
        QDockWidget* upper = (*this)[split.upper];
        QDockWidget* lower = (*this)[split.lower];
        if (split.mode == mode && upper->height() + lower->height() < split.lowest)
            mWindow.tabifyDockWidget(upper, lower);
    }
    // Of docks in tabs, the one that is wanted most.
    for (const char* front : {"dock.inspector", "dock.problems", "dock.gallery", "dock.check", "dock.log",
                              "dock.terms", "dock.memory"})
        if (has(mode, front)) (*this)[front]->raise();
    hideMissing();
    fitSides(1);
}

void Docks::remember() {
    if (mShown.isEmpty()) return;
    mSettings.setValue(mShown, mWindow.saveState(stateVersion()));
    mSettings.setValue(mShown + sizeSuffix, mWindow.size());
}

void Docks::retranslate() {
    for (const DockPlace& place : places)
        (*this)[place.id]->setWindowTitle(QCoreApplication::translate("Docks", place.title));
    for (const GamePanel& panel : mGamePanels)
        (*this)[panel.id.c_str()]->setWindowTitle(titlePart(mLocale.text(panel.title)));
}

}  // namespace hexa::editor
