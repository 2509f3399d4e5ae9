// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

/// A test in a few lines: functions by name, with faults counted and printed.
namespace hexa::rulestest {

/// Prints the fault; the running test has then failed.
void fail(const std::string& what);
inline bool expect(bool fine, const std::string& what) {
    if (!fine) fail(what);
    return fine;
}

/// Returns the factor for the usual number of games: HEXATELIER_LONG, else 1.
int repeat();

struct Test {
    Test(const char* name, void (*run)());
};

}  // namespace hexa::rulestest
