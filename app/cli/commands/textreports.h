// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "core/texts/align/termmining.h"
#include "core/texts/check/alert.h"
#include "core/texts/pretranslation.h"
#include "core/texts/project.h"

#include <string>
#include <vector>

// Output of `texts rows`, `texts check`, `texts terms`, `texts pretranslate` and `texts status`:
// lines, or JSON as in docs/command-line.md.

namespace hexa::cli {

std::string rowsJson(const texts::Project& project);
std::vector<std::string> rowsText(const texts::Project& project);

std::string alertsJson(const Context& context, const texts::Project& project,
                       const std::vector<texts::Alert>& alerts);
std::vector<std::string> alertsText(const Context& context, const texts::Project& project,
                                    const std::vector<texts::Alert>& alerts);

std::string termsJson(const std::vector<texts::TermCandidate>& terms);
std::vector<std::string> termsText(const Context& context, const texts::Project& project,
                                   const std::vector<texts::TermCandidate>& terms);

std::string fillingsJson(const texts::Project& project, const std::vector<texts::Filling>& fillings);
std::vector<std::string> fillingsText(const Context& context, const std::vector<texts::Filling>& fillings);

std::string statusJson(const texts::Project& project);
std::vector<std::string> statusText(const Context& context, const texts::Project& project);

}  // namespace hexa::cli
