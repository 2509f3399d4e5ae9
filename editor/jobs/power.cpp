// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/jobs/power.h"

#include <QDir>
#include <QFile>

namespace hexa::editor {
namespace {

QByteArray read(const QDir& supply, const char* name) {
    QFile file(supply.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
}

}  // namespace

bool onBattery(const QString& folder) {
    bool discharging = false;
    const QDir supplies(folder);
    for (const QString& name : supplies.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QDir supply(supplies.filePath(name));
        // The battery of a mouse is not that of the machine.
        if (read(supply, "scope") == "Device") continue;
        if (read(supply, "type") != "Battery") {
            if (read(supply, "online") == "1") return false;
        } else if (read(supply, "status") == "Discharging") {
            discharging = true;
        }
    }
    return discharging;
}

bool mayRun(BackgroundWork work, const QString& folder) {
    return work == BackgroundWork::Always || (work == BackgroundWork::OnMains && !onBattery(folder));
}

}  // namespace hexa::editor
