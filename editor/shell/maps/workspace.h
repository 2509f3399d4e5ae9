// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/headline.h"
#include "editor/balance/balancesession.h"
#include "editor/canvas/designcanvas.h"
#include "editor/document/recovery.h"
#include "editor/generate/generatesession.h"
#include "editor/generate/repairsession.h"
#include "editor/play/playparts.h"
#include "editor/played/playedmaps.h"
#include "editor/print/printsession.h"
#include "editor/shell/maps/saver.h"
#include "editor/tools/movetool.h"
#include "editor/tools/objecttool.h"
#include "editor/tools/stamptool.h"
#include "editor/tools/tools.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

class QSettings;

namespace hexa::editor {

class PlacesGuide;
class Tracing;
class TracingTool;

/// One open map with everything that works on it: document, selection, hand, checks, drawings,
/// canvas and tools. Lives as long as the map is open; modes and panels share it.
class Workspace : public QObject {
    Q_OBJECT
public:
    /// @param recovery folder for recovery copies; null: none are kept
    Workspace(const GameSystem& system, Scenario scenario, Locale& locale, RecoveryFolder* recovery);
    ~Workspace() override;

    /// Returns the name of the map without regard to other maps (else OpenMaps::nameOf()): title or
    /// file. Otherwise "Unnamed map", with its number if it is not the first one.
    QString name() const;
    /// True if the map has no name, from a title or a file.
    bool isUnnamed() const;
    int number() const { return mNumber; }
    void setNumber(int number) { mNumber = number; }
    /// True for a map to practise on. It closes without a question, unless it was saved as a file.
    bool isPractice() const { return mPractice && mDocument.path().isEmpty(); }
    void setPractice(bool practice) { mPractice = practice; }

    Document& document() { return mDocument; }
    const Document& document() const { return mDocument; }
    /// Returns the state of the map's file when it was last read or written. The default if there
    /// was none.
    const FileStamp& fileStamp() const { return mFileStamp; }
    void setFileStamp(const FileStamp& stamp);
    /// Writes large maps in the background.
    Saver& saver() { return mSaver; }
    const Saver& saver() const { return mSaver; }
    Selection& selection() { return mSelection; }
    EditorState& state() { return mState; }
    MapChecker& checker() { return mChecker; }
    /// Known games of this map and of those made from it.
    PlayedMaps& games() { return mGames; }
    BalanceSession& balance() { return mBalance; }
    GenerateSession& generate() { return mGenerate; }
    RepairSession& repairs() { return mRepairs; }
    PlayParts& play() { return mPlay; }
    const PlayParts& play() const { return mPlay; }
    PrintSession& print() { return mPrint; }
    /// Returns the fairness of the map as in the status bar. None right after a change.
    std::optional<balance::Headline> fairness() const;
    /// Fairness of the places for the tile in hand.
    PlacesGuide& places() { return *mPlaces; }
    /// Returns the picture to trace, as the settings have it. Created when first used.
    Tracing& tracing(QSettings& settings);
    paint::TileArt& art() { return mArt; }
    Locale& locale() { return mLocale; }
    /// Returns the canvas. The workspace owns it until it gets a parent widget through a layout.
    DesignCanvas& canvas() { return *mCanvas; }
    ToolContext context() { return {mDocument, mSelection, mState, mLocale}; }
    Placement placement() { return Placement(context()); }

    /// Returns the tool in the hand, by ToolInfo::id.
    const std::string& toolId() const { return mToolId; }
    void useTool(const std::string& id);
    /// Starts pasting. It ends automatically and returns to the previous tool.
    void startStamp(const Scenario& part);
    /// Lets the selected items hang on the keyboard cursor until they are placed or dropped. Does
    /// nothing if they already do. Returns the reason if they can't be moved, else an empty string.
    QString startMove();
    /// Returns the tool with the pasted or moved items, or null.
    HeldTool* held() { return mHeld.get(); }
    /// Returns null if nothing is being pasted.
    StampTool* stamp() { return dynamic_cast<StampTool*>(mHeld.get()); }
    /// Returns the tool that places objects. Returns null if it is not in the hand.
    ObjectTool* objectTool();
    ObjectPlacing objects() { return ObjectPlacing(context()); }
    /// Writes the recovery copy now, e.g. before something risky.
    Status keepRecovery();
    /// Registers work on the map that is not in its document yet, for the recovery copy
    /// (Recovery::setPending()).
    void keepPending(const QObject& source, std::function<Recovery::Put()> pending);

signals:
    void toolChanged();
    /// A sentence about what a tool has done (Tool::reported).
    void reported(const QString& text);
    /// The file was saved by this window.
    void fileStampChanged();

private:
    void hold(std::unique_ptr<HeldTool> tool, Hex at);

    Locale& mLocale;
    Document mDocument;
    int mNumber = 1;  ///< Among the unnamed maps of the window.
    bool mPractice = false;
    FileStamp mFileStamp;
    Saver mSaver;
    Selection mSelection;
    EditorState mState;
    paint::TileArt mArt;
    MapChecker mChecker;
    PlayedMaps mGames;
    BalanceSession mBalance;
    GenerateSession mGenerate;
    RepairSession mRepairs;
    PlayParts mPlay;
    PrintSession mPrint;
    std::unique_ptr<Recovery> mRecovery;
    std::map<std::string, std::unique_ptr<Tool>> mTools;
    std::unique_ptr<HeldTool> mHeld;
    std::string mToolId;
    DesignCanvas* mCanvas = nullptr;
    PlacesGuide* mPlaces = nullptr;
    Tracing* mTracing = nullptr;
    TracingTool* mPlacing = nullptr;  ///< In the hand while the picture to trace is placed.
};

}  // namespace hexa::editor
