// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/commands/helpcommands.h"

#include "core/edit/builders.h"
#include "editor/help/manualwindow.h"
#include "editor/shell/actions.h"
#include "editor/shell/files/asking.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/frame.h"
#include "editor/shell/maps/workspace.h"
#include "editor/ui/locale.h"

#include <QApplication>
#include <QMenu>
#include <QSettings>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace hexa::editor {
namespace {

const char* const stepKey = "tour/step";
const char* const gameKey = "tour/game";  // id of its system

/// Returns the number of placed tiles, or of pieces on a board.
int placedOn(Workspace& open) {
    const Board& board = open.document().scenario().board;
    return open.document().counts().tiles() + static_cast<int>(board.pieces.size() + board.edges.size());
}

bool laysTiles(const GameSystem& system) { return !system.print || system.print->laysTiles; }
/// True if the game has a map for the tour.
bool hasTour(const GameSystem& system) {
    return laysTiles(system) ? !system.samples.empty() : !system.layouts.empty();
}

}  // namespace

HelpCommands::HelpCommands(Actions& actions, Frame& window, const Locale& locale, QSettings& settings,
                           QVBoxLayout& column)
    : QObject(window.widget()),
      mActions(actions),
      mWindow(window),
      mLocale(locale),
      mSettings(settings),
      mTour(new TourBar) {
    column.insertWidget(0, mTour);
    connect(actions["help.here"], &QAction::triggered, this, &HelpCommands::helpHere);
    connect(actions["help.manual"], &QAction::triggered, this, [this] { showManual({}); });
    connect(actions["help.news"], &QAction::triggered, this, [this] { showManual({"news"}); });
    connect(actions["help.tour"], &QAction::triggered, this, &HelpCommands::startTour);
    connect(mTour, &TourBar::stepChanged, this, [this](int step) {
        if (!mTour->running()) {
            mSettings.remove(stepKey);
            mSettings.remove(gameKey);
            endPractice();
            mWindow.statusBar()->showMessage(tr("End of the tour. Everything else is in the manual (F1)."),
                                             8000);
        } else {
            mSettings.setValue(stepKey, step);
        }
    });
    connect(mTour, &TourBar::showRequested, this, &HelpCommands::showStep);
    connect(mTour, &TourBar::putAway, this, &HelpCommands::endPractice);
}

void HelpCommands::beginPractice() {
    mPractice = mWorkspace;
    mPractice->setPractice(true);
}

/// Turns the tour's map into the user's own work.
void HelpCommands::endPractice() {
    if (mPractice == nullptr || !mPractice->isPractice()) return;
    mPractice->setPractice(false);
    mPractice->document().undoStack().setClean();
    mPractice->document().setPath({});
}

void HelpCommands::setWorkspace(Workspace* workspace) {
    mWorkspace = workspace;
    ++mOpened;
    mFollowing = std::make_unique<QObject>();
    if (workspace == nullptr) return;
    const auto follow = [this] { followTour(); };
    connect(&workspace->document(), &Document::changed, mFollowing.get(), follow);
    connect(&workspace->state(), &EditorState::symmetryChanged, mFollowing.get(), follow);
    connect(&workspace->balance(), &BalanceSession::jobChanged, mFollowing.get(), follow);
}

void HelpCommands::modeChanged(WindowMode mode) {
    if (mode == WindowMode::Print) mTour->done(TourBar::Print);
}

void HelpCommands::startTour() {
    if (mTour->running()) return;
    const GameSystem* game = mWorkspace != nullptr ? &mWorkspace->document().system() : nullptr;
    const std::string before = mSettings.value(gameKey).toString().toStdString();
    if (game == nullptr || !hasTour(*game)) game = mWindow.systems().find(before);
    for (const GameSystem& system : mWindow.systems().list())
        if ((game == nullptr || !hasTour(*game)) && hasTour(system)) game = &system;
    if (game == nullptr || !hasTour(*game)) return;
    // The tour of another game starts at the beginning.
    const int step = before.empty() || before == game->id() ? mSettings.value(stepKey, 0).toInt() : 0;
    if ((mWorkspace == nullptr || step == 0) && !openTourMap(*game)) return;
    if (mPractice != nullptr && !mPractice->document().isModified()) mPractice->setPractice(true);
    mSettings.setValue(gameKey, QString::fromStdString(game->id()));
    mTour->start(step, laysTiles(*game) ? TourBar::withTiles() : TourBar::withPieces());
}

bool HelpCommands::openTourMap(const GameSystem& game) {
    const int before = mOpened;
    const QString id = QString::fromStdString(game.id());
    if (!laysTiles(game)) {
        mWindow.files().newMap(id, QString::fromStdString(game.layouts.front().id));
        if (mOpened == before || mWorkspace == nullptr) return false;  // an unsaved map is kept open
        beginPractice();
        return true;
    }
    // The tour has a map of its own, mostly empty, so that the placed tiles can still be completed.
    mWindow.files().openSample(id, QString::fromStdString(game.samples.front().id));
    if (mOpened == before || mWorkspace == nullptr) return false;
    beginPractice();
    std::vector<Hex> cleared;
    int number = 0;
    for (const Cell& cell : mWorkspace->document().scenario().board.cells())
        if (isTile(cell.kind) && !game.catalog.isSeat(cell.kind) && number++ % 4 != 0)
            cleared.push_back(cell.at);
    Document& document = mWorkspace->document();
    document.apply(paintCells(document.scenario(), document.catalog(), cleared, KindId::Empty),
                   [] { return tr("Prepare the guided tour"); });
    return true;
}

void HelpCommands::showStep(TourBar::Step task) {
    if (mWorkspace == nullptr) return;
    mPlacedBefore = placedOn(*mWorkspace);
    switch (task) {
    case TourBar::Drag:
    case TourBar::Place:
    case TourBar::Mirror:
        mWindow.showDock("dock.palette");
        break;
    case TourBar::Fill:
        mWindow.setMode(WindowMode::Design);
        break;
    case TourBar::Check:
        mWindow.showDock("dock.check");
        break;
    default:
        break;
    }
}

/// Tells the tour's current step about changes on the map.
void HelpCommands::followTour() {
    if (mWorkspace == nullptr || !mTour->running()) return;
    const int more = placedOn(*mWorkspace) - mPlacedBefore;
    switch (mTour->task()) {
    case TourBar::Drag:
    case TourBar::Place:
        if (more > 0) mTour->done(mTour->task());
        break;
    case TourBar::Mirror:
        if (!mWorkspace->state().symmetry().empty() && more > 1) mTour->done(TourBar::Mirror);
        break;
    case TourBar::Fill:
        if (mWorkspace->document().counts().of(KindId::Empty) == 0) mTour->done(TourBar::Fill);
        break;
    case TourBar::Check:
        if (mWorkspace->balance().result() != nullptr) mTour->done(TourBar::Check);
        break;
    default:
        break;
    }
}

QStringList HelpCommands::topicsOf(const QWidget* widget) {
    QStringList topics;
    for (; widget != nullptr; widget = widget->parentWidget()) {
        // Buttons of tool bars and entries of menus are their commands.
        if (const auto* button = qobject_cast<const QToolButton*>(widget);
            button != nullptr && button->defaultAction() != nullptr)
            topics << button->defaultAction()->objectName();
        if (const auto* menu = qobject_cast<const QMenu*>(widget);
            menu != nullptr && menu->activeAction() != nullptr)
            topics << menu->activeAction()->objectName();
        if (!widget->objectName().isEmpty()) topics << widget->objectName();
        if (widget->isWindow()) break;
    }
    return topics;
}

void HelpCommands::helpHere() {
    const QWidget* under = QApplication::widgetAt(QCursor::pos());
    if (under == nullptr || under->window() != mWindow.widget()) under = QApplication::focusWidget();
    showManual(topicsOf(under) << QString::fromLatin1(mWindow.mode().id()));
}

void HelpCommands::showManual(const QStringList& topics) {
    if (mManual == nullptr) {
        mManual = new ManualWindow(mLocale, mWindow.widget());
        connect(mManual, &ManualWindow::pdfRequested, this, &HelpCommands::savePdf);
    }
    mManual->show();
    mManual->raise();
    mManual->activateWindow();
    for (const QString& topic : topics)
        if (mManual->showTopic(topic)) return;
}

void HelpCommands::savePdf() {
    const QString path = askSaveFile(
        mManual, tr("Save Manual"), mWindow.files().startFile(tr("hexatelier-manual", "suggested file name")),
        {tr("PDF files (*.pdf)")});
    if (path.isEmpty()) return;
    if (mManual->manual().writePdf(path))
        emit mWindow.files().written(path);
    else
        mWindow.statusBar()->showMessage(tr("The manual could not be saved there. Choose another folder."),
                                         8000);
}

}  // namespace hexa::editor

#include "moc_helpcommands.cpp"
