// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/times.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace hexa::editor {
namespace {

/// Only the context of the texts below.
class Times {
    Q_DECLARE_TR_FUNCTIONS(Times)
};

constexpr int minute = 60;
constexpr int hour = 60 * minute;

/// Returns the number of steps, rounded up and at least one.
int stepsOf(int seconds, int step) { return std::max(1, (seconds + step - 1) / step); }

}  // namespace

QString shortTime(int seconds) {
    if (seconds < minute) return Times::tr("%1 s", "seconds").arg(seconds);
    return Times::tr("%1 min", "minutes")
        .arg(QStringLiteral("%1:%2").arg(seconds / minute).arg(seconds % minute, 2, 10, QLatin1Char('0')));
}

QString roundTime(int seconds) {
    constexpr int tenSeconds = 10;
    if (seconds <= 90) return Times::tr("%1 s", "seconds").arg(tenSeconds * stepsOf(seconds, tenSeconds));
    if (seconds <= 90 * minute) return Times::tr("%1 min", "minutes").arg(stepsOf(seconds, minute));
    return Times::tr("%1 h", "hours").arg(QLocale().toString(stepsOf(seconds, hour)));
}

std::optional<int> secondsLeft(double part, int secondsRun) {
    // The first games of a run are a poor sample.
    constexpr double leastPart = 0.03;
    constexpr int leastSeconds = 5;
    if (part < leastPart || part > 1 || secondsRun < leastSeconds) return std::nullopt;
    return static_cast<int>(std::lround(secondsRun * (1 - part) / part));
}

}  // namespace hexa::editor
