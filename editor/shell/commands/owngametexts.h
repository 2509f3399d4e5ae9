// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/project.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <string>

namespace hexa {
struct GameSystem;
}

namespace hexa::editor {

class GameCommands;
class Locale;
class TextAlerts;
class TextDocument;

/// The texts of the open game file in the Translate mode. They remain part of the game file: saving
/// them saves the file, and its recovery copy has them too.
class OwnGameTexts : public QObject {
    Q_OBJECT
public:
    OwnGameTexts(TextDocument& document, TextAlerts& alerts, const Locale& locale, QObject* parent = nullptr);
    ~OwnGameTexts() override;

    /// Returns a function that writes the rules of a game from a file as sentences, for RulesPanel.
    /// Returns an empty function for other games.
    static std::function<texts::Project()> rulesOf(const GameSystem& system);

    /// Sets the commands of the game file.
    void setGame(GameCommands& game);
    /// True if the open texts are those of the game file.
    bool isOpen() const { return mOpen; }
    /// Opens the texts of the game file instead of the open texts. Requires an open game file.
    void open();
    /// Reopens the texts if the game file got other texts meanwhile.
    void follow();
    /// Puts changed texts into the game file as one undo step there. Does nothing if other texts
    /// are open.
    void put();
    /// Shows the part of the game file that has the text of a unit.
    void showPlace(const std::string& unit);

signals:
    /// isOpen() has changed.
    void openChanged(bool open);

private:
    texts::Project textsOfGame() const;
    void setOpen(bool open);
    void keep();

    TextDocument& mDocument;
    TextAlerts& mAlerts;
    const Locale& mLocale;
    QPointer<GameCommands> mGame;  ///< May be destroyed first when the window closes.
    bool mOpen = false;
};

}  // namespace hexa::editor
