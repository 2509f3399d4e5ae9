// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace hexa::editor {

/// Returns a folder for files of this session that other users can't read or write: below
/// XDG_RUNTIME_DIR or systemd's folder for the user, else below the folder for temporary files.
/// Creates it if needed. Empty if another user has taken the name.
QString privateFolder();

}  // namespace hexa::editor
