// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/check/alert.h"

#include <functional>
#include <string>
#include <string_view>

namespace hexa::texts {

/// The sentence of a code (core/messages), in the language of the report.
using ReportWords = std::function<std::string(std::string_view code, const Arguments& arguments)>;

struct ReportOptions {
    std::string_view language = "en";  ///< Of the report's own words.
    bool hints = false;
};

/// The texts side by side with what the checks say about them and what was accepted and why, as one
/// HTML file to print and send: it loads nothing, and everything in the texts is escaped. `alerts`
/// are those of the project, accepted ones too.
std::string reportHtml(const Project& project, const std::vector<Alert>& alerts, const ReportWords& words,
                       const ReportOptions& options = {});

}  // namespace hexa::texts
