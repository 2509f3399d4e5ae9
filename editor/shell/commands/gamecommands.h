// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hex/hex.h"
#include "editor/document/recoverycopy.h"
#include "editor/game/gamedocument.h"
#include "editor/shell/files/leftwork.h"
#include "editor/shell/files/sidefile.h"

#include <QObject>

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace hexa::editor {

class Actions;
class GamePage;
class GameShelf;
class Locale;
class Frame;
class Workspace;

/// The user's own games in the window: their files, the page of one of them, and the effect of a
/// new edition on open maps. Maps follow when the page is left, so undo on the page is cheap.
class GameCommands : public QObject, public SideFile {
    Q_OBJECT
public:
    GameCommands(GameShelf& shelf, const Locale& locale, Actions& actions, Frame& window);
    ~GameCommands() override;

    GameDocument& document() { return mDocument; }
    /// Returns the page. It belongs to the window's pages.
    GamePage* page() const { return mPage; }
    /// Null: no map is open.
    void setWorkspace(Workspace* workspace);

    /// Asks for the settings of a new game, keeps it in the folder of games and shows its page.
    void create();
    /// Asks the same, with an example chosen to start from.
    void createFromExample();
    /// Opens the map that comes with an example, by the name of the example.
    void openExampleMap(const QString& name);
    /// Asks for a game file, copies it into the folder of games and shows its page.
    void importFile();
    /// Shows the page of a game that is known, by the ID of its system.
    void change(const QString& systemId);
    /// Leaves the page. Open maps of the game become maps of its new edition.
    void leave();
    /// Asks about unsaved changes and leaves the page. False if the user wants to go on with the
    /// game after all. Maps of the game may be replaced: call it before anything refers to them.
    bool mayClose();

    /// Changes the texts of the game as one undo step, also while the page isn't shown.
    void changeTexts(const GameDocument::Change& change);
    /// Adds changes that aren't in the game yet to its recovery copy. Empty: there are none.
    void keepPending(std::function<GameDocument::Change()> pending);
    /// Shows the page at the part with this JSON pointer.
    void showPart(const std::string& pointer);

    /// Returns the games that an earlier run left behind.
    std::vector<LeftWork> leftWork();

    bool isShown() const override { return mShown; }
    bool takes(const QString& path) const override;
    void openFile(const QString& path) override;
    void saveFile() override;
    void saveFileAs() override;
    void closeFile() override;

signals:
    /// Asks to show the page.
    void pageRequested();
    /// The part of the window's title about the game has changed.
    void titleChanged();
    /// The list of games has changed.
    void gamesChanged();
    /// Asks to show the texts of the game in the Translate mode.
    void textsRequested();
    /// The game will be left, closed or replaced. Texts that are being translated must come back
    /// now.
    void aboutToUse();

private:
    void open(owngame::Definition definition, const QString& path, const FileStamp& stamp,
              bool modified = false);
    /// Keeps the recovery copy up to date with the game.
    void keep();
    RecoveryCopy::Work work() const;
    void show();
    /// Asks about unsaved changes. False if the user wants to go on with the game.
    bool maySafelyClose();
    void endPage();
    /// Shows the current map, or the welcome page if there is none.
    void showMap();
    bool saveTo(const QString& path, const std::optional<FileStamp>& known);
    /// Asks for a new game.
    /// @param example index of the example that is chosen first; -1: none
    void createFrom(int example);
    /// Returns an unused path in the folder of games.
    static QString freePath(const std::string& id);
    /// Opens the game of this canonical text, with its file if the folder of games has one. Returns
    /// true if it has.
    bool openKept(const std::string& text);
    void settle();
    void newMap();
    void addLayout();
    void showPlaces(std::vector<Hex> hexes);
    /// Returns the open map if its game is on the page, else null.
    Workspace* followingMap() const;
    void fail(const QString& what, const Error& error);

    GameShelf& mShelf;
    const Locale& mLocale;
    Actions& mActions;
    Frame& mWindow;
    GameDocument mDocument;
    GamePage* mPage;
    Workspace* mWorkspace = nullptr;
    /// Systems of the earlier editions on the page. Their maps follow.
    std::set<std::string, std::less<>> mEditions;
    bool mShown = false;
    bool mTextsChanged = false;  ///< Texts have changed since the page was left.
    std::function<GameDocument::Change()> mPending;
    RecoveryCopy mRecovery;  // last: it asks for the above
};

}  // namespace hexa::editor
