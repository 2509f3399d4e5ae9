// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

class QString;
class QWidget;

namespace hexa::editor {

class PlaySession;

enum class GameAnswer { Save, Keep, Discard, Cancel };
/// Asks about unfinished games of people before their map is closed.
GameAnswer askAboutGames(QWidget* window, const PlaySession& session);

enum class Kept { All, Waiting };
/// Writes the games that would be missed, or only the hidden ones. The next start of the program
/// offers them, as after a crash. Only the session's shown game may be another one afterwards.
/// Fails as writeFile.
Status keepGames(PlaySession& session, Kept which);

/// Asks for a file and writes the shown game. Returns false if the user cancelled.
/// @param start folder and suggested name without an ending
Result<bool> saveGame(QWidget* window, const PlaySession& session, const QString& start);

}  // namespace hexa::editor
