// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

/// A test in a few lines: functions by name, and what went wrong is counted and told.
namespace hexa::rulestest {

/// Says what is wrong; the running test has failed then.
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
