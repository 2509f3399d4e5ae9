// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/freshseed.h"

#include <QRandomGenerator>
#include <QtGlobal>

#include <atomic>

namespace hexa::editor {

std::uint64_t freshSeed() {
    constexpr std::uint32_t end = 1'000'000'000U;
    static std::atomic<std::uint32_t> drawn = 0;
    bool isSet = false;
    const int first = qEnvironmentVariableIntValue("HEXATELIER_SEED", &isSet);
    if (isSet && first >= 0) return (static_cast<std::uint32_t>(first) + drawn++) % end;
    return QRandomGenerator::system()->bounded(end);
}

}  // namespace hexa::editor
