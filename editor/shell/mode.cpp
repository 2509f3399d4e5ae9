// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/shell/mode.h"

#include "editor/shell/docks.h"

#include <algorithm>

namespace hexa::editor {
namespace {

bool owns(const ModeInfo& info, std::string_view dock) {
    return std::ranges::any_of(info.docks, [&](const DockInfo& own) { return dock == own.id; });
}

}  // namespace

void Mode::arrangeDocks(Docks& docks) const { docks.keepFirst(*this, {}); }

Mode& Modes::operator[](WindowMode mode) const {
    const auto found =
        std::ranges::find_if(mAll, [&](const auto& known) { return known->info().mode == mode; });
    Q_ASSERT(found != mAll.end());
    return **found;
}

Mode& Modes::ownerOf(std::string_view dock) const {
    for (const auto& mode : mAll)
        if (owns(mode->info(), dock)) return *mode;
    return (*this)[WindowMode::Design];
}

bool showsDock(const ModeInfo& info, std::string_view dock) {
    return owns(info, dock) ||
           std::ranges::any_of(info.guests, [&](const char* guest) { return dock == guest; });
}

}  // namespace hexa::editor

#include "moc_mode.cpp"
