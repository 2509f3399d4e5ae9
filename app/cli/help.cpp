// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help.h"

#include <CLI/Formatter.hpp>

#include <algorithm>

namespace hexa::cli {
namespace {

std::string namesOf(const CLI::Option& option) {
    std::string out = option.get_positional() ? option.get_name(true, false) : option.get_name(false, true);
    for (auto comma = out.find(','); comma != std::string::npos; comma = out.find(',', comma + 2))
        out.replace(comma, 1, ", ");
    const bool takesValue = !option.get_positional() && option.get_items_expected_max() > 0;
    if (takesValue && !option.get_type_name().empty()) out += ' ' + option.get_type_name();
    return out;
}

/// Returns a list of names and meanings, in two columns; `widest` columns for the names.
std::string entry(const std::string& name, const std::string& meaning, std::size_t widest = 22) {
    std::string line = "  " + name;
    if (name.size() > widest)
        line += '\n' + std::string(widest + 2, ' ');
    else
        line += std::string(widest - name.size(), ' ');
    return line + "  " + meaning + '\n';
}

/// Returns "texts import" for a command inside of another, joined by `mark`; empty for the program
/// itself.
std::string pathOf(const CLI::App& app, char mark) {
    if (app.get_parent() == nullptr) return {};
    const std::string above = pathOf(*app.get_parent(), mark);
    return above.empty() ? app.get_name() : above + mark + app.get_name();
}

std::string usageOf(const Context& context, const CLI::App& app, const std::string& command) {
    std::string out = context.program();
    if (command.empty()) return out;
    out += ' ' + command;
    const auto word = [](const CLI::Option& option) {
        if (option.get_positional())
            return option.get_name(true, false) + (option.get_items_expected_max() > 1 ? "..." : "");
        const auto& shortNames = option.get_snames();
        return (shortNames.empty() ? option.get_name() : '-' + shortNames.front()) + ' ' +
               option.get_type_name();
    };
    for (const CLI::Option* option : app.get_options())
        if (option->get_required()) out += ' ' + word(*option);
    for (const CLI::Option* option : app.get_options())
        if (!option->get_required() && option->get_items_expected_max() > 0)
            out += " [" + word(*option) + ']';
    return out;
}

std::string helpOf(const Context& context, const CLI::App& app) {
    const bool isCommand = app.get_parent() != nullptr;
    const bool isGroup = !app.get_subcommands({}).empty();
    std::string out = app.get_description() + "\n\n" + context.text("cli.help.usage") + ' ';
    out += usageOf(context, app, pathOf(app, ' '));
    if (isGroup) {
        out += ' ' + context.text("cli.help.command-and-options") + "\n\n" +
               context.text("cli.help.commands") + '\n';
        for (const CLI::App* command : app.get_subcommands({}))
            out += entry(command->get_name(), context.text("cli." + pathOf(*command, '.')), 12);
    } else {
        out += '\n';
    }
    out += '\n' + context.text("cli.help.options") + '\n';
    std::vector<const CLI::Option*> options = app.get_options();
    const CLI::App* root = &app;
    while (root->get_parent() != nullptr) root = root->get_parent();
    if (isCommand)
        for (const CLI::Option* option : root->get_options()) {
            const auto names = option->get_lnames();
            // An option of the command with the same name hides it.
            const bool hidden = std::any_of(options.begin(), options.end(), [&](const CLI::Option* own) {
                return !names.empty() && own->get_lnames() == names;
            });
            if (!hidden && names != std::vector<std::string>{"help"} &&
                names != std::vector<std::string>{"version"})
                options.push_back(option);
        }
    for (const CLI::Option* option : options) out += entry(namesOf(*option), option->get_description());
    if (!app.get_footer().empty())
        out += '\n' + context.text("cli.help.example") + "\n  " + app.get_footer() + '\n';
    return out + '\n' + context.text("cli.help.status") + '\n';
}

/// True for an error about extra words. Compares the code, since CLI11 names the error after a
/// command with a name.
bool isOfExtras(const CLI::ParseError& error) {
    return error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError);
}

/// Returns the word between two marks of CLI11's own English sentence.
std::string wordOf(const CLI::ParseError& error) {
    const std::string what = error.what();
    return what.substr(0, what.find_first_of(": "));
}

/// Returns the first unexpected word, which CLI11 lists last: the words after it may have been its
/// value.
std::string unexpectedOf(const CLI::ParseError& error) {
    const std::string what = error.what();
    return what.substr(what.find_last_of(' ') + 1);
}

}  // namespace

void useOwnHelp(CLI::App& app, const Context& context) {
    app.set_help_flag("-h,--help", context.text("cli.option.help"));
    app.formatter_fn([&context](const CLI::App* shown, const std::string&, CLI::AppFormatMode) {
        return helpOf(context, *shown);
    });
}

CLI::App* addCommand(CLI::App& app, const Context& context, const std::string& name,
                     const std::string& example) {
    const std::string above = pathOf(app, '.');
    CLI::App* command =
        app.add_subcommand(name, context.text("cli." + (above.empty() ? name : above + '.' + name)));
    command->footer(context.program() + ' ' + example);
    return command;
}

void sayUsageError(Context& context, const CLI::App& app, const CLI::ParseError& error) {
    const std::string kind = error.get_name();
    auto chosen = app.get_subcommands();
    const CLI::App* innermost = chosen.empty() ? &app : chosen.front();
    while (!innermost->get_subcommands().empty()) innermost = innermost->get_subcommands().front();
    if (kind == "RequiredError" && innermost->get_require_subcommand_min() > 0 &&
        innermost->get_subcommands().empty())
        chosen.clear();
    // Unknown commands are left over when CLI11 finds no command.
    const std::vector<std::string> left = app.remaining(true);
    if (kind == "RequiredError" && chosen.empty() && !left.empty())
        context.wrongUsage("cli.usage.unknown-command", {{"option", left.front()}});
    else if (kind == "RequiredError" && chosen.empty())
        context.wrongUsage("cli.usage.no-command");
    else if (kind == "RequiredError")
        context.wrongUsage("cli.usage.required", {{"option", wordOf(error)}});
    else if (isOfExtras(error))
        context.wrongUsage(chosen.empty() ? "cli.usage.unknown-command" : "cli.usage.unexpected",
                           {{"option", unexpectedOf(error)}});
    else
        context.wrongUsage("cli.usage.value", {{"option", wordOf(error)}});
    context.say("cli.usage.see-help",
                {{"command",
                  context.program() + (innermost == &app ? std::string() : ' ' + pathOf(*innermost, ' '))}});
}

}  // namespace hexa::cli
