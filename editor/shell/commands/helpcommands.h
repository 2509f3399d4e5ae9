// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/help/tourbar.h"
#include "editor/shell/windowmode.h"

#include <QObject>
#include <QPointer>

#include <memory>

class QSettings;
class QVBoxLayout;

namespace hexa {
struct GameSystem;
}

namespace hexa::editor {

class Actions;
class Locale;
class Frame;
class ManualWindow;
class Workspace;

/// The help menu: the manual, F1 for the item under the pointer, and the guided tour, which follows
/// changes of the open map.
class HelpCommands : public QObject {
    Q_OBJECT
public:
    /// Adds the bar of the tour to `column`.
    HelpCommands(Actions& actions, Frame& window, const Locale& locale, QSettings& settings,
                 QVBoxLayout& column);

    void setWorkspace(Workspace* workspace);
    void modeChanged(WindowMode mode);
    /// Starts the guided tour, or resumes it.
    void startTour();
    TourBar& tour() { return *mTour; }
    /// Returns null before it is first shown.
    ManualWindow* manual() const { return mManual; }
    /// Opens the manual at the first known one of these topics, else at the last page.
    void showManual(const QStringList& topics);
    /// Returns the names of a widget in the manual: its own and those of all its parents, the
    /// innermost first.
    static QStringList topicsOf(const QWidget* widget);

private:
    void helpHere();
    void savePdf();
    void followTour();
    void showStep(TourBar::Step task);
    /// False: the map that is open was kept.
    bool openTourMap(const GameSystem& game);
    void beginPractice();
    void endPractice();

    Actions& mActions;
    Frame& mWindow;
    const Locale& mLocale;
    QSettings& mSettings;
    TourBar* mTour;
    ManualWindow* mManual = nullptr;
    Workspace* mWorkspace = nullptr;
    QPointer<Workspace> mPractice;        ///< The map of the tour.
    std::unique_ptr<QObject> mFollowing;  ///< Owns the connections to the current map.
    /// Number of times that another map became current, to notice a change.
    int mOpened = 0;
    int mPlacedBefore = 0;  ///< Number of placed tiles when the step began.
};

}  // namespace hexa::editor
