// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdlib>
#include <functional>
#include <string>

namespace hexa::bench {

/// Time of one run. On a machine with other work, `processor` is more reliable.
struct Seconds {
    double wall = 0;
    double processor = 0;
};

/// Runs `work` `runs` times (once more before, unmeasured) and gives the medians.
Seconds median(int runs, const std::function<void()>& work);

/// Prints one row of the table of scripts/bench: name, value, the same by processor time, unit,
/// target ("" for none) and the method of measurement, separated by tabs.
void row(const std::string& name, Seconds value, const std::string& unit, const std::string& how,
         const std::string& target = "");
/// Prints a duration without conversion.
void durationRow(const std::string& name, Seconds seconds, const std::string& how,
                 const std::string& target = "");
/// Returns the number of repetitions in a second.
Seconds rate(double count, Seconds seconds);

/// Returns a value that must exist in a benchmark; otherwise ends the program.
template <class T>
T sure(Result<T> result) {
    if (!result) std::abort();
    return std::move(*result);
}

/// Milliseconds from some moment on, by the clock.
double wallTime();
/// Returns the processor time of this thread alone; other threads don't count.
double threadTime();

/// Keeps the compiler from removing work with an unused result.
void use(const void* result);

/// Returns the largest memory of this process so far, in MiB.
double peakMebibytes();

}  // namespace hexa::bench
