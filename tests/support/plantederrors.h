// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/project.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hexa::test {

/// Number of planted errors of a kind, and of those found.
struct PlantedResult {
    std::string kind;
    int planted = 0;
    int found = 0;
    /// Unit, language and changed text of the errors not found.
    std::vector<std::string> missed;
    double percent() const { return planted == 0 ? 100.0 : 100.0 * found / planted; }
};

/// Kinds of errors with the required share of detections, in percent.
struct PlantedGoal {
    std::string kind;
    int percent;
};
const std::vector<PlantedGoal>& plantedGoals();

/// Changes one thing in one language of a row that is complete in all languages, `cases` times for
/// each kind (or as often as there are places). Counts the rows with a new alert of the right kind
/// for that language or none.
std::vector<PlantedResult> plantErrors(const texts::Project& project, int cases, std::uint64_t seed);

/// Returns the tables of messages of the program: those of translations, of the command line and of
/// every game.
std::vector<std::string> messageTables();

/// Texts of the program itself in English, German and French: every message of its tables is a
/// unit.
texts::Project ownMessages(const std::vector<std::string>& paths);

/// Returns the folder for the sample's rulebooks: HEXATELIER_RULEBOOKS, or ../shared/rulebooks
/// beside the source tree.
std::string rulebookFolder();

/// Returns the three rulebooks of the sample as a project, if they are on this machine; without
/// units if not.
texts::Project rulebooks(const texts::Glossary& glossary);

}  // namespace hexa::test
