// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/project.h"

#include <string>
#include <vector>

namespace hexa::test {

/// One error of a list made by a person: in the text of a language, `was` appears once and becomes
/// `is`.
struct PlantedError {
    std::string unit;
    std::string language;
    std::string kind;
    std::string was;
    std::string is;
};

/// Reads a list: unit, language, kind, was, is, parted by tabs, an error a line; # begins a
/// comment.
std::vector<PlantedError> readPlantedList(const std::string& path);

/// Result of the checks if the errors are planted one at a time into a project without them.
struct PlantedScore {
    struct Kind {
        std::string name;
        int planted = 0;
        int warned = 0;  ///< A new warning or error in the unit that names the language or none.
        int hinted = 0;  ///< Only a new hint.
    };
    std::vector<Kind> kinds;  ///< In the order of the list.
    int planted = 0;
    int warned = 0;
    int hinted = 0;
    int elsewhere = 0;  ///< New warnings and errors in other units, or that name another language.
    std::vector<std::string> missed;     ///< Errors without a warning.
    std::vector<std::string> misplaced;  ///< The alerts elsewhere.
    /// Errors with units or words missing in the project.
    std::vector<std::string> unusable;
    double percent() const { return planted == 0 ? 0 : 100.0 * warned / planted; }
};

PlantedScore plantList(const std::vector<texts::Project>& projects, const std::vector<PlantedError>& errors);

/// Returns the projects in the .hexatext files of a folder of the source tree, by name.
std::vector<texts::Project> projectsIn(const std::string& folder);

/// The same projects with some of their languages only.
std::vector<texts::Project> withLanguages(std::vector<texts::Project> projects,
                                          const std::vector<std::string>& languages);
/// The errors in texts of these languages.
std::vector<PlantedError> errorsIn(std::vector<PlantedError> errors,
                                   const std::vector<std::string>& languages);

/// A table of the score, a line each.
std::vector<std::string> tableOf(const PlantedScore& score);

}  // namespace hexa::test
