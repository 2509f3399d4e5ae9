// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/gametexts.h"
#include "editor/shell/commands/owngametexts.h"
#include "editor/shell/files/sidefile.h"
#include "editor/shell/files/textfiles.h"
#include "editor/shell/files/textmemories.h"
#include "editor/shell/maps/maptexts.h"
#include "editor/translate/translateparts.h"

#include <QObject>

#include <memory>
#include <string>
#include <vector>

class QSettings;

namespace hexa::editor {

class Actions;
class ConcordanceDialog;
class Frame;
class GameCommands;
class GlossaryDialog;
class Locale;
class RowDetails;
class RulesPanel;
class TermFinder;
class TranslatePage;
class Workspace;

/// Actions of the Translate menu, and those of the File menu while the mode is shown. Owns the open
/// texts. They belong to the window, because they need no map.
class TranslateCommands : public QObject, public SideFile {
    Q_OBJECT
public:
    TranslateCommands(Actions& actions, Frame& window, const Locale& locale, QSettings& settings,
                      std::vector<GameTexts> games);

    TranslateParts& parts() { return mParts; }
    const std::vector<GameTexts>& games() const { return mGames; }
    /// Returns the widget of the mode. The window owns it and deletes it before this.
    TranslatePage* page() const { return mPage; }
    void pageGone();
    /// Fills the docks of the mode.
    void fillDocks();
    /// Sets the commands of the game file, which has texts to translate, too.
    void setGame(GameCommands& game);
    /// Sets the open map, which has texts to translate, too. Null: no map is open.
    void setWorkspace(Workspace* workspace);
    /// Sets if the mode is shown.
    void setShown(bool shown);

    bool isShown() const override { return mShown; }
    bool takes(const QString& path) const override { return TextFiles::takes(path); }
    void openFile(const QString& path) override { mFiles.open(path); }
    void saveFile() override;
    void saveFileAs() override;
    void closeFile() override { mFiles.close(); }
    TextFiles& files() { return mFiles; }
    TextMemories& memories() { return mMemories; }
    /// Updates the texts after a change of the window's language.
    void retranslate();
    /// Commits unfinished typing, and puts texts of the map or of a game file into it.
    void takeOver();

    /// Opens the texts of the open map. They belong to the map: saving them saves the map.
    void openMapTexts();
    /// Opens the texts of the open game file. They belong to it in the same way.
    void openGameTexts();

signals:
    /// The window's title may have changed.
    void titleChanged();

private:
    void connectActions();
    void updateEnabled();
    /// Selects the variants of the rules: those of the game in progress, or else of the map.
    void showVariants(Workspace& workspace);
    void setSpelling(bool on);
    /// Returns the window of the glossary, and brings it to the front.
    GlossaryDialog& glossary();
    void addTerm(const std::string& language, const QString& form);
    /// Shows other places of the selected words.
    void showConcordance();
    /// Shows the places of words of a language. Without words: those of the previous search.
    void showPlaces(const std::string& language, const QString& words);
    void findTerms();
    /// Goes to the place of the current row on the map, or from a place of the map to its text.
    void showOnMap();
    void translateSelected();
    /// Puts the current translation into rows with the same source, after a look at them.
    void spread();
    /// Tells the user about rows with the same source after a text has changed.
    void offerEqualRows(std::size_t at, std::size_t removed, std::size_t inserted);

    Actions& mActions;
    Frame& mWindow;
    const Locale& mLocale;
    QSettings& mSettings;
    std::vector<GameTexts> mGames;
    TranslateParts mParts;
    TextFiles mFiles;
    TextMemories mMemories;
    MapTexts mMapTexts;
    OwnGameTexts mGameTexts;
    GameCommands* mGame = nullptr;
    TranslatePage* mPage = nullptr;
    RowDetails* mRow = nullptr;
    RulesPanel* mRules = nullptr;
    std::unique_ptr<QObject> mFollowing;  ///< Owns the connections to the map.
    GlossaryDialog* mGlossary = nullptr;
    ConcordanceDialog* mConcordance = nullptr;
    TermFinder* mTermFinder = nullptr;
    bool mShown = false;
};

}  // namespace hexa::editor
