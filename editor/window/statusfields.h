// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"
#include "editor/shell/mode.h"

#include <QObject>

#include <memory>
#include <optional>

class QStatusBar;
class QToolButton;
class QWidget;

namespace hexa::editor {

class Locale;
class RecoveryFolder;
class Workspace;

/// The permanent fields of the status bar: completeness, legality, fairness and saved state of the
/// map, the item under the pointer, and the player to move. A click on a field opens its subject.
/// The fields are hidden if the map is. A warning that recovery copies can't be kept is visible in
/// all modes.
class StatusFields : public QObject {
    Q_OBJECT
public:
    StatusFields(QStatusBar& bar, const RecoveryFolder& recovery, const Locale& locale);
    void setWorkspace(Workspace* workspace);
    void setMode(const ModeInfo& mode);
    void refresh();

signals:
    void panelRequested(const char* dock);
    void saveRequested();
    void fitRequested();
    void decisionRequested();

private:
    QToolButton* makeField(const char* name);
    /// Hides the fields as long as a message needs their room, so that its sentence is whole.
    void makeRoom(const QString& message);
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
    std::unique_ptr<QObject> mFollowing;  ///< Owns the connections to the current map.
    WindowMode mMode = WindowMode::Welcome;
    bool mOfMap = false;  ///< ModeInfo::ofMap of the mode on show; so is the next.
    bool mEdits = false;
    QWidget* mFields;  ///< All fields but that of recovery.
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
