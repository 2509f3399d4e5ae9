// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace hexa::editor {

/// Returns the name of a language in itself, "Deutsch". Returns the code of an unknown one.
QString languageName(const std::string& code);

}  // namespace hexa::editor
