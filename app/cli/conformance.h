// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace hexa {
class Systems;
}  // namespace hexa

namespace hexa::cli {

/// One thing that every game must get right, tried on one game.
struct CheckResult {
    std::string system;
    std::string check;    ///< Short name, e.g. "layouts"; its text is "cli.check.<check>".
    int cases = 0;        ///< Number of cases tried.
    std::string failure;  ///< Place of the first failure; empty = all fine.
    bool ok() const { return failure.empty() && cases > 0; }
};

/// Tries everything that editor and command line rely on, on every game: texts in three languages,
/// layouts and samples (readable, free of errors, the same after file, share code and text map),
/// generators (the same seed gives the same map, without errors), and the game's own checks. Checks
/// without cases in a game are left out.
std::vector<CheckResult> checkConformance(const Systems& systems);

}  // namespace hexa::cli
