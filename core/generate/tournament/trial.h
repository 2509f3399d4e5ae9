// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace hexa::generate {

/// Ideas that are switched off for a trial (tests/bench/ablation.cpp). Removed after the study.
inline std::set<std::string, std::less<>> trialOff;

inline bool with(std::string_view idea) { return !trialOff.contains(idea); }

}  // namespace hexa::generate
