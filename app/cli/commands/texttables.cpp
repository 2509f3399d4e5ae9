// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/texttables.h"

#include "core/io/file/file.h"
#include "core/texts/language/characters.h"

#include <algorithm>
#include <filesystem>
#include <utility>

namespace hexa::cli {
namespace {

using texts::TableColumns;

/// Returns the separator that a person names, or none for an unknown one.
std::optional<char> separatorNamed(const std::string& name) {
    if (name == "tab" || name == "\\t") return '\t';
    return name.size() == 1 ? std::optional(name.front()) : std::nullopt;
}

/// Returns the columns that the options name; those not named are guessed from the head.
Result<TableColumns> columnsFor(const std::vector<std::string>& names, const TableOptions& options) {
    TableColumns columns = texts::guessColumns(names);
    if (!options.columns.empty()) columns.languages.clear();
    for (const std::string& named : options.columns) {
        const auto equals = named.find('=');
        const auto column = texts::columnNamed(names, named.substr(equals + 1));
        if (!column) return column.error();
        columns.languages.emplace_back(named.substr(0, equals), *column);
    }
    for (auto [name, place] : {std::pair(&options.id, &columns.id), std::pair(&options.note, &columns.note),
                               std::pair(&options.longest, &columns.longest)}) {
        if (!name->empty()) {
            const auto column = texts::columnNamed(names, *name);
            if (!column) return column.error();
            *place = *column;
        }
    }
    // What is named wins over what is guessed.
    for (const auto& [language, column] : columns.languages)
        for (auto [name, place] :
             {std::pair(&options.id, &columns.id), std::pair(&options.note, &columns.note),
              std::pair(&options.longest, &columns.longest)})
            if (name->empty() && *place == column) place->reset();
    return columns;
}

struct TableFile {
    std::string bytes;
    texts::TableHead head;
};

std::optional<TableFile> openTableFile(Context& context, const std::string& path, const TableOptions& options,
                                       texts::Encoding encoding) {
    auto bytes = readFile(path);
    if (!bytes) {
        context.fail(Exit::Input, bytes.error(), path);
        return std::nullopt;
    }
    auto head = texts::tableHead(*bytes, encoding, separatorNamed(options.separator));
    if (!head) {
        context.fail(Exit::Input, head.error(), path);
        return std::nullopt;
    }
    return TableFile{std::move(*bytes), std::move(*head)};
}

}  // namespace

void addTableOptions(CLI::App& command, const Context& context, TableOptions& options) {
    command.add_option("--column", options.columns, context.text("cli.option.table-column"))
        ->type_name("LANGUAGE=COLUMN")
        ->check([](const std::string& value) {
            const auto equals = value.find('=');
            return equals == std::string::npos || equals == 0 || equals + 1 == value.size()
                       ? "LANGUAGE=COLUMN"
                       : std::string();
        });
    command.add_option("--id", options.id, context.text("cli.option.table-id"))->type_name("COLUMN");
    command.add_option("--note", options.note, context.text("cli.option.table-note"))->type_name("COLUMN");
    command.add_option("--max", options.longest, context.text("cli.option.table-max"))->type_name("COLUMN");
    command.add_option("--separator", options.separator, context.text("cli.option.table-separator"))
        ->type_name("tab|;|,")
        ->check([](const std::string& value) {
            return separatorNamed(value) ? std::string() : "unknown separator";
        });
}

bool isTable(const std::string& path, const TableOptions& options) {
    const std::string ending = texts::lowered(std::filesystem::path(path).extension().string());
    return options.any() || ending == ".csv" || ending == ".tsv" || ending == ".xlsx" || ending == ".xls" ||
           ending == ".ods";
}

std::optional<texts::Project> projectOfTableFile(Context& context, const std::string& path,
                                                 const TableOptions& options, texts::Encoding encoding) {
    auto table = openTableFile(context, path, options, encoding);
    if (!table) return std::nullopt;
    const auto columns = columnsFor(table->head.names, options);
    auto project = columns ? texts::projectOfTable({std::filesystem::path(path).filename().string(),
                                                    std::move(table->bytes), encoding},
                                                   *columns, table->head.separator)
                           : Result<texts::Project>(columns.error());
    if (project) return std::move(*project);
    context.fail(Exit::Input, project.error(), path);
    return std::nullopt;
}

std::optional<std::vector<texts::Catalogue>> cataloguesOfTableFile(Context& context,
                                                                   const texts::Project& project,
                                                                   const std::string& path,
                                                                   const TableOptions& options) {
    const auto table = openTableFile(context, path, options, texts::Encoding::Detect);
    if (!table) return std::nullopt;
    auto columns = columnsFor(table->head.names, options);
    if (!columns) {
        context.fail(Exit::Input, columns.error(), path);
        return std::nullopt;
    }
    // A language that the project lacks is no reason to refuse the others, unless it was asked for.
    if (options.columns.empty())
        std::erase_if(columns->languages, [&](const auto& entry) {
            return std::find(project.languages.begin(), project.languages.end(), entry.first) ==
                   project.languages.end();
        });
    if (const texts::KeptFile* kept = texts::keptTable(project); kept != nullptr && !options.namesColumns())
        if (const auto before = texts::tableHead(kept->bytes); before && before->names == table->head.names)
            *columns = texts::columnsOf(*kept, project.source);
    std::stable_partition(columns->languages.begin(), columns->languages.end(),
                          [&](const auto& entry) { return entry.first == project.source; });
    auto catalogues =
        texts::cataloguesOfTable(table->bytes, *columns, texts::Encoding::Detect, table->head.separator);
    if (catalogues) return std::move(*catalogues);
    context.fail(Exit::Input, catalogues.error(), path);
    return std::nullopt;
}

}  // namespace hexa::cli
