// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/context.h"
#include "core/texts/exchange/table.h"
#include "core/texts/project.h"

#include <CLI/App.hpp>
#include <optional>
#include <string>
#include <vector>

// Tables of texts (CSV) on the command line.

namespace hexa::cli {

/// Column options of the command line.
struct TableOptions {
    std::vector<std::string> columns;  ///< "de=Deutsch".
    std::string id;
    std::string note;
    std::string longest;
    std::string separator;

    /// True if they name columns.
    bool nameColumns() const { return !columns.empty() || !id.empty() || !note.empty() || !longest.empty(); }
    /// True if one of the options is there, so that the file must be a table.
    bool any() const { return nameColumns() || !separator.empty(); }
    const std::string& of(texts::TableRole role) const {
        return role == texts::TableRole::Id ? id : role == texts::TableRole::Note ? note : longest;
    }
};

/// Adds --column, --id, --note, --max and --separator.
void addTableOptions(CLI::App& command, const Context& context, TableOptions& options);

/// True for a file that is read as a table: by its name, or by the options.
bool isTable(const std::string& path, const TableOptions& options);

/// Returns the project of a table. Prints an error and returns none if it can't be read.
std::optional<texts::Project> projectOfTableFile(Context& context, const std::string& path,
                                                 const TableOptions& options, texts::Encoding encoding);

/// Returns a table as one catalogue a language, with the columns that the project's own table has
/// if the options name none. Prints an error and returns none if it can't be read.
std::optional<std::vector<texts::Catalogue>>
cataloguesOfTableFile(Context& context, const texts::Project& project, const std::string& path,
                      const TableOptions& options, texts::Encoding encoding);

/// Adds `texts glossary` to the group of `texts`.
void addGlossaries(CLI::App& group, Context& context);

}  // namespace hexa::cli
