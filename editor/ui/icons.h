// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace hexa::editor {

/// One of the program's own line icons (resources/icons/<name>.svg), drawn in the text colour of
/// the current palette, so that it suits light and dark. Rendered when first shown, at the size and
/// scale that is needed.
QIcon icon(const QString& name);

}  // namespace hexa::editor
