// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"
#include "editor/shell/mode.h"

#include <QObject>

#include <memory>
#include <optional>

class QStatusBar;
class QToolButton;

namespace hexa::editor {

class Locale;
class RecoveryFolder;
class Workspace;

/// The permanent fields of the status bar: is the map complete, is it legal, is it fair, is it
/// saved, what is under the pointer; while it is played, whose turn it is. Each opens what it
/// speaks of. Where the map is not to be seen they are not either. That no recovery copies can be
/// kept is told everywhere, as long as it lasts.
class StatusFields : public QObject {
    Q_OBJECT
public:
    StatusFields(QStatusBar& bar, const RecoveryFolder& recovery, const Locale& locale);
    void setWorkspace(Workspace* workspace);
    void setMode(const ModeInfo& mode);
    void refresh();

signals:
    void statisticsRequested();
    void problemsRequested();
    void balanceRequested();
    void saveRequested();
    void fitRequested();
    void placeRequested();
    void decisionRequested();

private:
    QToolButton* field(const char* name);
    bool ofTheMap() const;
    bool ofTheCanvas() const;
    void showCounts();
    void showProblems();
    void showBalance();
    void showSaved();
    void showZoom();
    void showPlace(std::optional<Hex> at);
    void showTurn();
    void showRecovery();

    QStatusBar& mBar;
    const RecoveryFolder& mFolder;
    const Locale& mLocale;
    Workspace* mWorkspace = nullptr;
    std::unique_ptr<QObject> mFollowing;  ///< What is connected to the current map goes with this.
    WindowMode mMode = WindowMode::Welcome;
    bool mOfMap = false;  ///< ModeInfo::ofMap of the mode on show; so is the next.
    bool mEdits = false;
    QToolButton* mCounts;
    QToolButton* mProblems;
    QToolButton* mBalance;
    QToolButton* mSaved;
    QToolButton* mZoom;
    QToolButton* mPlace;
    QToolButton* mTurn;
    QToolButton* mRecovery;
    std::optional<Hex> mHovered;
};

}  // namespace hexa::editor
