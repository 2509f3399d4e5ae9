// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/offsets.h"

#include "editor/ui/names.h"

#include <algorithm>

namespace hexa::editor {

int positionOf(std::string_view text, std::size_t byte) {
    return static_cast<int>(toQString(text.substr(0, std::min(byte, text.size()))).size());
}

std::size_t byteOf(const QString& text, int position) {
    return static_cast<std::size_t>(text.left(position).toUtf8().size());
}

}  // namespace hexa::editor
