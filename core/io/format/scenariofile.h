// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"

#include <string>
#include <string_view>

namespace hexa {

class Systems;

/// Newest version of the `.hexa` format. Older versions are migrated when read
/// (docs/formats/file-format.md).
inline constexpr int scenarioFormatVersion = 3;
/// First version with cells in columns.
inline constexpr int columnsVersion = 2;
/// The version since which columns can count the IDs of their cells.
inline constexpr int numberedVersion = 3;

/// Form of a map's cells, and so the version of the format.
enum class ScenarioForm {
    Fitting,  ///< In lines, but the plain cells of a huge map in columns (core/io/format/columnwriter.h).
    /// As version 1, which every program reads, with bytes that stay the same: inside other files,
    /// and for hashes.
    Lines,
    Columns,  ///< As version 2 or 3, of any size: for tests.
};

/// Reads a `.hexa` text. All or nothing: any error (malformed JSON, wrong type, out of range,
/// duplicate, unknown kind or game, newer version) fails with its JSON pointer. Unknown keys are
/// kept.
Result<Scenario> readScenario(std::string_view text, const Systems& systems);

/// Returns the `.hexa` text of a scenario: keys in a fixed order, one cell a line (or one column),
/// empty tables left out.
std::string writeScenario(const Scenario& scenario, const Catalog& catalog,
                          ScenarioForm form = ScenarioForm::Fitting);

/// Returns the `.hexa` text of a file: a `.hexa` file itself, or the attachment of a PDF, byte for
/// byte. Fails with the codes of readFile() and attachedFile() (core/pdf/attachment.h).
Result<std::string> readMapText(const std::string& path);

/// Calls readMapText() and readScenario(); errors name the path.
Result<Scenario> loadScenario(const std::string& path, const Systems& systems);

/// Calls writeScenario() and writeFile().
Status saveScenario(const Scenario& scenario, const Catalog& catalog, const std::string& path);

}  // namespace hexa
