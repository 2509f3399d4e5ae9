// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/gametexts.h"
#include "editor/shell/sidefile.h"
#include "editor/translate/translatedesk.h"

#include <QObject>

#include <vector>

class QSettings;

namespace hexa {

class Actions;
class Locale;
class MainWindow;
class TranslatePage;
class Workspace;

/// What the actions of the Translate menu do, and the file of the Translate mode. Owns the open texts, which belong to
/// the window: they need no map.
class TranslateCommands : public QObject, public SideFile {
    Q_OBJECT
public:
    TranslateCommands(Actions& actions, MainWindow& window, const Locale& locale, QSettings& settings,
                      std::vector<GameTexts> games);

    TranslateDesk& desk() { return mDesk; }
    const std::vector<GameTexts>& games() const { return mGames; }
    /// The widget of the mode; the window owns it and deletes it before this.
    TranslatePage* page() const { return mPage; }
    void pageGone() { mPage = nullptr; }
    /// Fills the docks of the mode.
    void fillDocks();
    /// The open map, whose own texts can be translated too; null: none is open.
    void setWorkspace(Workspace* workspace);
    /// The mode is shown now, or not.
    void setShown(bool shown);

    bool isShown() const override { return mShown; }
    bool takes(const QString& path) const override;
    void openFile(const QString& path) override;
    void saveFile() override;
    void saveFileAs() override;
    void closeFile() override;
    /// False if the user wants to go on with the open texts after all.
    bool maySafelyClose();
    bool save();
    bool saveAs();
    /// Takes a translator's file (PO, XLIFF, TS) into the open texts, after showing what would change. One step to undo.
    bool takeTranslations(const QString& path);
    /// The rules in short as texts to be read and changed.
    void openReference();

    /// The texts of the open map. They live in the map: saving them saves the map.
    void openMapTexts();
    /// Puts the texts of the map into it as they are now, one step to undo there. Nothing if others are open.
    void putIntoMap();

signals:
    /// What the window is called may be another.
    void titleChanged();

private:
    void connectActions();
    void updateEnabled();
    void openDialog();
    void importTexts();
    void updateTexts();
    void exportTexts();
    bool saveTo(const QString& path);
    texts::Project mapTexts() const;
    /// The glossaries of the games by their ids.
    texts::GlossarySource glossaries() const;
    void fail(const QString& what, const Error& error);
    QString startFolder() const;

    Actions& mActions;
    MainWindow& mWindow;
    const Locale& mLocale;
    QSettings& mSettings;
    std::vector<GameTexts> mGames;
    TranslateDesk mDesk;
    TranslatePage* mPage = nullptr;
    Workspace* mWorkspace = nullptr;
    bool mOfMap = false;  ///< The open texts are those of the map.
    bool mShown = false;
};

}  // namespace hexa
