// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/texttables.h"

#include "core/io/file/file.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>

namespace hexa::cli {
namespace {

using texts::TableColumns;

/// Returns the separator that a person names, or none for an unknown one.
std::optional<char> separatorNamed(const std::string& name) {
    if (name == "tab" || name == "\\t") return '\t';
    return name.size() == 1 ? std::optional(name.front()) : std::nullopt;
}

/// Returns the columns that the options name, and those that are guessed from the head. Named
/// columns override guessed ones.
Result<TableColumns> columnsFor(const std::vector<std::string>& names, const TableOptions& options,
                                const std::vector<std::string>& known) {
    TableColumns columns;
    std::set<std::size_t> named;
    for (const std::string& option : options.columns) {
        const auto equals = option.find('=');
        const auto column = texts::columnNamed(names, option.substr(equals + 1));
        if (!column) return column.error();
        columns.languages.emplace_back(option.substr(0, equals), *column);
        named.insert(*column);
    }
    for (const texts::TableRole role : texts::tableRoles) {
        if (options.of(role).empty()) continue;
        const auto column = texts::columnNamed(names, options.of(role));
        if (!column) return column.error();
        columns.of(role) = *column;
        named.insert(*column);
    }
    const TableColumns guess = texts::guessColumns(names, known);
    if (options.columns.empty())
        for (const auto& language : guess.languages)
            if (!named.contains(language.second)) columns.languages.push_back(language);
    for (const texts::TableRole role : texts::tableRoles)
        if (const auto& column = guess.of(role); column && !columns.of(role) && !named.contains(*column))
            columns.of(role) = column;
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
    return options.any() || texts::isTableName(path);
}

std::optional<texts::Project> projectOfTableFile(Context& context, const std::string& path,
                                                 const TableOptions& options, texts::Encoding encoding) {
    auto table = openTableFile(context, path, options, encoding);
    if (!table) return std::nullopt;
    const auto columns = columnsFor(table->head.names, options, {});
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
    const auto fail = [&](const Error& error) {
        context.fail(Exit::Input, error, path);
        return std::nullopt;
    };
    if (!options.nameColumns()) {
        const auto bytes = readFile(path);
        if (!bytes) return fail(bytes.error());
        auto alike = texts::cataloguesLikeKept(project, *bytes, separatorNamed(options.separator));
        if (!alike) return fail(alike.error());
        if (*alike) return std::move(*alike);
    }
    const auto table = openTableFile(context, path, options, texts::Encoding::Detect);
    if (!table) return std::nullopt;
    auto columns = columnsFor(table->head.names, options, project.languages);
    if (!columns) return fail(columns.error());
    // Ignore languages that the project lacks, unless the user named them.
    if (options.columns.empty())
        std::erase_if(columns->languages, [&](const auto& entry) {
            return std::find(project.languages.begin(), project.languages.end(), entry.first) ==
                   project.languages.end();
        });
    auto catalogues = texts::cataloguesOfTable(table->bytes, std::move(*columns), project.source,
                                               texts::Encoding::Detect, table->head.separator);
    if (!catalogues) return fail(catalogues.error());
    return std::move(*catalogues);
}

}  // namespace hexa::cli
