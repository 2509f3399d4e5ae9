// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/system.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

namespace hexa::editor {

/// Games of a window: those of the program and those from files and maps. Owns them. A game keeps
/// its address as long as the shelf lives, even if the list grows or the game is removed. So open
/// maps may refer to it. Work on other threads uses a copy of the list, because the list may grow
/// meanwhile.
class GameShelf : public QObject {
    Q_OBJECT
public:
    explicit GameShelf(Systems systems) : mSystems(std::move(systems)) {}

    const Systems& systems() const { return mSystems; }
    /// Adds a game from a file. Returns the game as the list has it; it may be known already. Fails
    /// as owngame::withGame().
    Result<const GameSystem*> add(GameSystem game);
    /// Removes a game from the list. Open maps keep it.
    void remove(const std::string& id);

    /// Map of a text, and its game if the map embeds one that the list lacks.
    struct Read {
        Scenario scenario;
        std::optional<GameSystem> game;
    };
    /// Reads the text of a map file with these games and the one that it embeds. May run on any
    /// thread.
    static Result<Read> read(std::string text, const Systems& systems);

signals:
    /// The list of games has changed.
    void changed();

private:
    void take(Systems systems);

    Systems mSystems;
    std::vector<Systems> mFormer;  ///< Former lists. They keep the games that were removed.
};

}  // namespace hexa::editor
