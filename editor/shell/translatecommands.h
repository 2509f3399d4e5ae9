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
    /// The mode is shown now, or not.
    void setShown(bool shown);

    bool isShown() const override { return mShown; }
    bool takes(const QString& path) const override;
    void openFile(const QString& path) override;
    void saveFile() override { save(); }
    void saveFileAs() override { saveAs(); }
    void closeFile() override;
    /// False if the user wants to go on with the open texts after all.
    bool maySafelyClose();
    bool save();
    bool saveAs();
    /// Takes a translator's file (PO, XLIFF, TS) into the open texts, after showing what would change. One step to undo.
    bool takeTranslations(const QString& path);
    /// The rules in short as texts to be read and changed.
    void openReference();

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
    void fail(const QString& what, const Error& error);
    QString startFolder() const;

    Actions& mActions;
    MainWindow& mWindow;
    const Locale& mLocale;
    QSettings& mSettings;
    std::vector<GameTexts> mGames;
    TranslateDesk mDesk;
    TranslatePage* mPage = nullptr;
    bool mShown = false;
};

}  // namespace hexa
