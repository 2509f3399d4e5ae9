// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace hexa::editor {

/// A folder for what lives as long as a session, which nobody but this user can write into or look
/// into: below XDG_RUNTIME_DIR or what systemd makes for the user, else below the folder for
/// temporary files. Made when it is not there. Empty where somebody else has taken the name: then
/// there is none.
QString privateFolder();

}  // namespace hexa::editor
