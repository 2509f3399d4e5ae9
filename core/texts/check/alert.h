// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/texts/project.h"

#include <string>
#include <vector>

namespace hexa::texts {

/// A place in the text of a language, in bytes.
struct TextSpan {
    std::string language;
    std::size_t begin = 0;
    std::size_t end = 0;
    friend bool operator==(const TextSpan&, const TextSpan&) = default;
};

/// Replacement that an alert proposes at a place of a text.
struct Fix {
    std::string language;
    std::size_t begin = 0;  ///< In bytes.
    std::string was;        ///< What stands there; never empty, so that it can be seen whether it still does.
    std::string text;
    friend bool operator==(const Fix&, const Fix&) = default;
};

/// Something that a check has found in a unit. "differs from", never "is wrong": two texts can
/// share a mistake.
struct Alert : Message {
    std::string check;  ///< Stable id, one of checkIds(): "number", "permission" ...
    Severity severity = Severity::Warning;
    std::string language;  ///< The one that differs from the others; empty = unknown.
    std::size_t unit = 0;  ///< Index in the project.
    std::vector<TextSpan> spans;
    std::vector<std::string> words;  ///< What the alert is about, as it stands in the texts.
    std::string group;               ///< Alerts of one cause (the same term, the same habit) share it.
    bool follower = false;           ///< Not the first of its group, and less severe for that.
    std::vector<Fix> fixes;  ///< Answers to it, the likeliest first; each is enough. Empty: it knows none.
    std::string hash;        ///< Of everything that was compared; for Acceptance.
    friend bool operator==(const Alert&, const Alert&) = default;
};

/// All checks, in the order of docs/text-checks.md. The name of each is the message
/// "texts.check.<id>".
const std::vector<std::string>& checkIds();

/// True if a person has accepted the alert as it is.
bool isAccepted(const Unit& unit, const Alert& alert);

/// Returns the entry that accepting an alert adds to its unit.
Acceptance acceptanceOf(const Alert& alert, std::string note);

/// Returns the alerts that are not accepted.
std::vector<Alert> openAlerts(const Project& project, std::vector<Alert> alerts);

}  // namespace hexa::texts
