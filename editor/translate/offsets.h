// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace hexa::editor {

// Conversion between offsets: core uses bytes of UTF-8, Qt uses units of UTF-16.

/// Returns the place of a text's byte in its QString. Bytes after its end count as its end.
int positionOf(std::string_view text, std::size_t byte);
std::size_t byteOf(const QString& text, int position);

}  // namespace hexa::editor
