// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/record.h"
#include "editor/document/recoverycopy.h"

#include <functional>
#include <optional>

namespace hexa {
struct Catalog;
}  // namespace hexa

namespace hexa::editor {

/// Keeps a copy of the game that is on the table (RecoveryCopy tells how soon), so that it can go
/// on after a crash, and one that is over can be looked at; removes it when the game is closed.
class PlayRecovery {
public:
    /// `record`: the game as it stands; none: there is nothing to go on with.
    PlayRecovery(RecoveryFolder& folder, const Catalog& catalog,
                 std::function<std::optional<GameRecord>()> record);
    /// The game has changed.
    void touch() { mCopy.touch(); }
    /// Writes the copy now and waits for it. Fails as the writing did.
    Status keep() { return mCopy.keep(); }
    /// Returns the ending of copies.
    static QString suffix();

private:
    RecoveryCopy mCopy;
};

}  // namespace hexa::editor
