// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

namespace hexa::editor {

struct PlayParts;

/// Play by file: what one player knows, and the orders of one player as a file to send. The
/// functions know no dialogs.
struct SeatFiles {
    /// A name for what the one at the screen writes, which no other player and no other turn has:
    /// `start`, `what`, turn, player, as in "Sons-2-Anna".
    static QString suggestion(const QString& start, const PlayParts& play, const QString& what = {});
    /// What the one at the screen knows of the game: for programs if the name ends with ".json",
    /// else as text.
    static Status saveLog(const PlayParts& play, const QString& path);
    /// The orders that the one at the screen is writing, without giving them.
    static Status saveOrders(const PlayParts& play, const QString& path);
    /// Gives the orders of files; stops at the first one that is refused, whose name is told by
    /// `refused`. Those before it are taken in. Returns the players whose orders they are.
    static Result<QStringList> takeOrders(PlayParts& play, const QStringList& paths, QString& refused);
};

}  // namespace hexa::editor
