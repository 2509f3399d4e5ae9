// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace hexa::editor {

/// Returns one of the program's own line icons (resources/icons/<name>.svg). It has the text colour
/// of the current palette, so that it suits light and dark. It is rendered when first shown, at the
/// necessary size and scale.
QIcon icon(const QString& name);

}  // namespace hexa::editor
