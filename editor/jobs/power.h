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

/// Where Linux tells of mains and batteries, a folder for each.
inline constexpr char powerFolder[] = "/sys/class/power_supply";

/// Whether the machine runs on its battery. One without a battery, or of which nothing is known,
/// runs on mains.
bool onBattery(const QString& folder = powerFolder);

/// Whether such work may run now.
bool mayRun(BackgroundWork work, const QString& folder = powerFolder);

}  // namespace hexa::editor
