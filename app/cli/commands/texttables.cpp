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
/// columns override guessed ones. Columns that only a person can tell are left out.
Result<texts::ColumnGuess> columnsFor(const texts::TableHead& head, const TableOptions& options,
                                      const std::vector<std::string>& known) {
    const std::vector<std::string>& names = head.names;
    texts::ColumnGuess out;
    TableColumns& columns = out.columns;
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
    const auto [guess, unsure] = texts::guessOfTable(head, known);
    if (options.columns.empty()) {
        for (const auto& language : guess.languages)
            if (!named.contains(language.second)) columns.languages.push_back(language);
        for (const texts::UnsureColumn& column : unsure)
            if (!named.contains(column.column)) out.unsure.push_back(column);
    }
    for (const texts::TableRole role : texts::tableRoles)
        if (const auto& column = guess.of(role); column && !columns.of(role) && !named.contains(*column))
            columns.of(role) = column;
    return out;
}

/// Returns a column as a person counts and names it: "2 (Deutsch)".
std::string shownColumn(const texts::TableHead& head, std::size_t column) {
    const std::string name = column < head.names.size() ? head.names[column] : std::string();
    return std::to_string(column + 1) + (name.empty() ? std::string() : " (" + name + ')');
}

/// Returns the options that name the languages taken, and one more.
std::string optionsFor(const texts::ColumnGuess& guess, const texts::UnsureColumn& more) {
    std::string out;
    const auto add = [&](const std::string& language, std::size_t column) {
        out += (out.empty() ? "" : " ") + ("--column " + language + '=' + std::to_string(column + 1));
    };
    for (const auto& [language, column] : guess.columns.languages) add(language, column);
    add(more.languages.front(), more.column);
    return out;
}

/// Says what each column was taken for, and which were left out.
void sayColumns(const Context& context, const texts::TableHead& head, const texts::ColumnGuess& guess) {
    std::set<std::size_t> used;
    std::string taken;
    const auto take = [&](const std::string& role, std::size_t column) {
        used.insert(column);
        taken += (taken.empty() ? "" : ", ") + role + " = " + shownColumn(head, column);
    };
    for (const auto& [language, column] : guess.columns.languages) take(language, column);
    for (const texts::TableRole role : texts::tableRoles)
        if (const auto& column = guess.columns.of(role))
            take(context.text(role == texts::TableRole::Id     ? "cli.texts.column-id"
                              : role == texts::TableRole::Note ? "cli.texts.column-note"
                                                               : "cli.texts.column-max"),
                 *column);
    if (!taken.empty()) context.say("cli.texts.columns", {{"columns", taken}});
    std::string left;
    for (std::size_t i = 0; i < head.names.size(); ++i)
        if (!used.contains(i)) left += (left.empty() ? "" : ", ") + shownColumn(head, i);
    if (!left.empty()) context.say("cli.texts.columns-left", {{"columns", left}});
    for (const texts::UnsureColumn& column : guess.unsure)
        context.say("cli.texts.column-unsure", {{"column", shownColumn(head, column.column)},
                                                {"first", column.languages.front()},
                                                {"second", column.languages.back()},
                                                {"options", optionsFor(guess, column)}});
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
    const auto guess = columnsFor(table->head, options, {});
    auto project = guess ? texts::projectOfTable({std::filesystem::path(path).filename().string(),
                                                  std::move(table->bytes), encoding},
                                                 guess->columns, table->head.separator)
                         : Result<texts::Project>(guess.error());
    if (guess) sayColumns(context, table->head, *guess);
    if (project) return std::move(*project);
    context.fail(Exit::Input, project.error(), path);
    return std::nullopt;
}

std::optional<std::vector<texts::Catalogue>>
cataloguesOfTableFile(Context& context, const texts::Project& project, const std::string& path,
                      const TableOptions& options, texts::Encoding encoding) {
    const auto fail = [&](const Error& error) {
        context.fail(Exit::Input, error, path);
        return std::nullopt;
    };
    if (!options.nameColumns()) {
        const auto bytes = readFile(path);
        if (!bytes) return fail(bytes.error());
        auto alike = texts::cataloguesLikeKept(project, *bytes, separatorNamed(options.separator), encoding);
        if (!alike) return fail(alike.error());
        if (*alike) return std::move(*alike);
    }
    const auto table = openTableFile(context, path, options, encoding);
    if (!table) return std::nullopt;
    auto guess = columnsFor(table->head, options, project.languages);
    if (!guess) return fail(guess.error());
    // Ignore languages that the project lacks, unless the user named them.
    const auto isLacking = [&](const std::string& language) {
        return std::ranges::find(project.languages, language) == project.languages.end();
    };
    if (options.columns.empty()) {
        std::erase_if(guess->columns.languages, [&](const auto& entry) { return isLacking(entry.first); });
        std::erase_if(guess->unsure,
                      [&](const auto& column) { return std::ranges::all_of(column.languages, isLacking); });
    }
    sayColumns(context, table->head, *guess);
    auto catalogues = texts::cataloguesOfTable(table->bytes, std::move(guess->columns), project.source,
                                               encoding, table->head.separator);
    if (!catalogues) return fail(catalogues.error());
    return std::move(*catalogues);
}

}  // namespace hexa::cli
