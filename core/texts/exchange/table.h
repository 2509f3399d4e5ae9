// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/texts/exchange/catalogue.h"
#include "core/texts/exchange/inplace.h"
#include "core/texts/keptfile.h"
#include "core/texts/project.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Tables of texts (CSV): a row for each text, a column for each language. The first row names the
// columns. Spreadsheet programs write such files.

namespace hexa::texts {

/// What a column may hold besides texts.
enum class TableRole : unsigned char { Id, Note, Longest };
inline constexpr std::array tableRoles{TableRole::Id, TableRole::Note, TableRole::Longest};

/// Roles of a table's columns, numbered from 0. Other columns are left unchanged.
struct TableColumns {
    std::vector<std::pair<std::string, std::size_t>> languages;  ///< The first one is the source.
    std::optional<std::size_t> id;
    std::optional<std::size_t> note;
    std::optional<std::size_t> longest;  ///< Characters that the texts of the row may have.

    /// Column of a role.
    std::optional<std::size_t>& of(TableRole role);
    const std::optional<std::size_t>& of(TableRole role) const;
    friend bool operator==(const TableColumns&, const TableColumns&) = default;
};

/// A table before its columns are chosen: its head and what its first rows hold.
struct TableHead {
    std::vector<std::string> names;
    std::vector<std::vector<std::string>> samples;  ///< Cells of the first rows below the head.
    char separator = ',';
};

/// True for the name of a table (CSV, TSV) or of a workbook, which is refused later with the
/// reason.
bool isTableName(std::string_view path);

/// Returns the head of a table; rows behind the samples are not looked at. Fails as readDelimited
/// and decodeFile do, with "texts.exchange.workbook" for files of spreadsheet programs, or
/// "texts.exchange.empty".
Result<TableHead> tableHead(std::string_view bytes, Encoding asked = Encoding::Detect,
                            std::optional<char> separator = std::nullopt);

/// Returns what the names of columns say: languages by code or name ("de", "fr-CA", "Deutsch",
/// "Text (DE)"), and the usual names of IDs, notes and lengths, in English, German and French.
/// "en-GB" is "en" unless there is another column in English.
/// @param known languages of the project: a column with such a code is always that language
TableColumns guessColumns(const std::vector<std::string>& names, const std::vector<std::string>& known = {});

/// A column that is left to a person: its name means several languages.
struct UnsureColumn {
    std::size_t column = 0;
    std::vector<std::string> languages;
    friend bool operator==(const UnsureColumn&, const UnsureColumn&) = default;
};

struct ColumnGuess {
    TableColumns columns;
    std::vector<UnsureColumn> unsure;
};

/// Returns the same for a table with its first rows. They also tell whether a column named by a
/// country ("US", "JP", "SE") has texts, and in which of the languages that it may mean. Such a
/// column counts only beside another language.
ColumnGuess guessOfTable(const TableHead& head, const std::vector<std::string>& known = {});

/// Returns the number of the column that a person means: by its name, or by its number from 1.
/// Fails with "texts.table.column".
Result<std::size_t> columnNamed(const std::vector<std::string>& names, std::string_view wanted);

/// Returns a new project, which keeps the file. The source is approved, the rest needs review. Rows
/// without texts are left out; an ID that occurs again gets a number. Fails as tableHead does, with
/// "texts.table.no-language" (none is chosen), "texts.table.same" (a column or language twice),
/// "texts.exchange.bad-language" or "texts.table.longest" (no number, with the line).
Result<Project> projectOfTable(const SourceFile& file, const TableColumns& columns,
                               std::optional<char> separator = std::nullopt);

/// Returns the table that a project keeps, or null.
const KeptFile* keptTable(const Project& project);

/// Returns the columns of a kept table, with the source language first.
TableColumns columnsOf(const KeptFile& file, std::string_view source);

/// Returns a project as a new table with all languages: UTF-8 with a mark, because spreadsheet
/// programs expect one, commas and lines that end with \r\n.
std::string writeTable(const Project& project);

/// Returns a table as catalogues for planMerge(), one for each language but the source. Fails as
/// projectOfTable does, or with "texts.table.no-source" if the source or any other language lacks.
Result<std::vector<Catalogue>> cataloguesOfTable(std::string_view bytes, TableColumns columns,
                                                 std::string_view source, Encoding asked = Encoding::Detect,
                                                 std::optional<char> separator = std::nullopt);

/// Returns the same for a table with the column names of the one that the project keeps, with the
/// same columns. A spreadsheet program may have changed encoding and separator; `asked` is a
/// person's choice of the first. Returns none if the project keeps no table or the names differ.
/// Fails as cataloguesOfTable.
Result<std::optional<std::vector<Catalogue>>> cataloguesLikeKept(const Project& project,
                                                                 std::string_view bytes,
                                                                 std::optional<char> separator = std::nullopt,
                                                                 Encoding asked = Encoding::Detect);

/// True for the first bytes of a workbook (XLSX, ODS), which must be saved as CSV first.
bool isWorkbook(std::string_view bytes);

}  // namespace hexa::texts
