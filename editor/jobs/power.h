// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace hexa::editor {

/// Permission of unrequested work in the background.
enum class BackgroundWork {
    Never,
    OnMains,  ///< Not while the machine runs on its battery.
    Always,
};

/// Folder of Linux with mains and batteries, a folder for each.
inline constexpr char powerFolder[] = "/sys/class/power_supply";

/// True if the machine runs on its battery. A machine without a known battery runs on mains.
bool onBattery(const QString& folder = powerFolder);

/// True if such work may run now.
bool mayRun(BackgroundWork work, const QString& folder = powerFolder);

}  // namespace hexa::editor
