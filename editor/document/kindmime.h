// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/catalog.h"

#include <optional>

class QMimeData;

namespace hexa::editor {

/// What a drag from the palette carries: the kind's id in files, "#blank" or "#empty".
inline constexpr const char* kindMimeType = "application/x-hexatelier-kind";

/// Mime data of a kind, to be given to a QDrag (which owns it then).
QMimeData* kindMime(const Catalog& catalog, KindId kind);
/// The kind that is dragged; none if it is something else or a kind that this game does not have.
std::optional<KindId> kindFromMime(const QMimeData* mime, const Catalog& catalog);

}  // namespace hexa::editor
