// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

namespace hexa::editor {

struct PlayParts;

/// Play by file: the view of one player, and the orders of one player as a file to send. The
/// functions open no dialogs.
struct SeatFiles {
    /// Returns a file name for the player at the screen, unique among players and turns. It
    /// consists of `start`, `what`, turn and player, as in "Sons-2-Anna".
    static QString suggestion(const QString& start, const PlayParts& play, const QString& what = {});
    /// Writes the view of the player at the screen: for programs if the name ends with ".json",
    /// else as text.
    static Status saveLog(const PlayParts& play, const QString& path);
    /// Writes the unfinished orders of the player at the screen, without submitting them.
    static Status saveOrders(const PlayParts& play, const QString& path);
    /// Takes the orders of files. Stops at the first refused one and sets `refused` to its name;
    /// earlier orders are kept. Returns the players that gave the orders.
    static Result<QStringList> takeOrders(PlayParts& play, const QStringList& paths, QString& refused);
};

}  // namespace hexa::editor
