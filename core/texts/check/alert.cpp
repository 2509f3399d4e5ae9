// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/alert.h"

#include <algorithm>

namespace hexa::texts {

const std::vector<std::string>& checkIds() {
    static const std::vector<std::string> ids{
        "number",      "permission",  "negation", "restriction", "modality", "term",        "sibling",
        "form",        "name",        "missing",  "sentence",    "clause",   "consistency", "untranslated",
        "direction",   "order",       "joint",    "person",      "quantity", "reference",   "markup",
        "placeholder", "punctuation", "spacing",  "elision",     "quotes",   "list",        "length",
        "repeated",    "duplicate",   "longest",  "own"};
    return ids;
}

bool isAccepted(const Unit& unit, const Alert& alert) {
    return std::any_of(unit.accepted.begin(), unit.accepted.end(), [&](const Acceptance& accepted) {
        return accepted.check == alert.check && accepted.language == alert.language &&
               accepted.hash == alert.hash;
    });
}

Acceptance acceptanceOf(const Alert& alert, std::string note) {
    return {alert.check, alert.language, alert.hash, std::move(note), {}};
}

std::vector<Alert> openAlerts(const Project& project, std::vector<Alert> alerts) {
    std::erase_if(alerts, [&](const Alert& alert) { return isAccepted(project.units[alert.unit], alert); });
    return alerts;
}

}  // namespace hexa::texts
