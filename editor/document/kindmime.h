// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/editorstate.h"

#include <optional>

class QMimeData;

namespace hexa::editor {

/// Type of a drag from the palette with a tile: the kind's id in files, "#blank" or "#empty".
inline constexpr const char* kindMimeType = "application/x-hexatelier-kind";

/// Type of a drag with another object: its table, owner and kind.
inline constexpr const char* objectMimeType = "application/x-hexatelier-object";

/// Returns mime data of a kind, for a QDrag (which owns it then).
QMimeData* kindMime(const Catalog& catalog, KindId kind);
/// Returns the dragged kind; none if it is something else or a kind unknown in this game.
std::optional<KindId> kindFromMime(const QMimeData* mime, const Catalog& catalog);
QMimeData* objectMime(const ObjectBrush& object);
/// Returns the dragged thing; none if it is something else.
std::optional<ObjectBrush> objectFromMime(const QMimeData* mime);

}  // namespace hexa::editor
