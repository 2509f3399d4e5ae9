// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/tool.h"

namespace hexa {

void Tool::hover(const PointerInput&) {}

void Tool::setOverlay(Overlay overlay) {
    if (mOverlay.empty() && overlay.empty()) return;
    mOverlay = std::move(overlay);
    emit overlayChanged();
}

}  // namespace hexa
