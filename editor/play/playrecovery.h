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

/// Keeps a copy of the present game (see RecoveryCopy for the delay), so that it can go on after a
/// crash and a finished one can be viewed. Removes it when the game is closed.
class PlayRecovery {
public:
    /// Creates it. `record` returns the present game, or none if it can't be continued.
    PlayRecovery(RecoveryFolder& folder, const Catalog& catalog,
                 std::function<std::optional<GameRecord>()> record);
    /// Must be called after a change of the game.
    void touch() { mCopy.touch(); }
    /// Writes the copy now and waits for it. Fails as the writing did.
    Status keep() { return mCopy.keep(); }
    /// Returns the ending of copies.
    static QString suffix();

private:
    RecoveryCopy mCopy;
};

}  // namespace hexa::editor
