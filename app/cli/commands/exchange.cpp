// SPDX-License-Identifier: GPL-3.0-or-later
// share, open: maps as short codes.
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "core/io/format/scenariofile.h"
#include "core/io/share/omissions.h"
#include "core/io/share/sharecode.h"
#include "core/json/writer.h"

#include <memory>

namespace hexa::cli {
namespace {

struct ExchangeOptions {
    std::vector<std::string> code;
    std::string input;
    std::string output;
};

/// Reports the parts that the other format can't hold.
void sayOmissions(const Context& context, const std::vector<std::string>& codes) {
    std::string list;
    for (const std::string& code : codes) list += (list.empty() ? "" : ", ") + context.text(code);
    if (!list.empty()) context.say("cli.omitted", {{"list", list}});
}

void saveMap(Context& context, const Scenario& scenario, const std::string& output) {
    if (context.write(output, writeScenario(scenario, context.systemOf(scenario).catalog)) && output != "-")
        context.say("cli.written", {{"path", output}});
}

void runShare(Context& context, const ExchangeOptions& options) {
    const auto scenario = context.load(options.input);
    if (!scenario) return;
    const auto code = encodeShareCode(*scenario, context.systems());
    if (!code) return context.fail(Exit::Problems, code.error(), options.input);
    const auto omitted = omissionsOf(*scenario, context.systemOf(*scenario).catalog);
    sayOmissions(context, omitted);
    if (!context.json) return context.printLine(*code);
    JsonWriter json;
    json.beginObject();
    json.member("code", std::string_view(*code));
    json.key("omitted");
    json.beginArray(JsonWriter::Style::Compact);
    for (const std::string& what : omitted) json.value(std::string_view(what));
    json.endArray();
    json.endObject();
    context.printJson(json.take());
}

/// Extracts the map that a printed PDF carries, byte for byte.
void openPdf(Context& context, const ExchangeOptions& options) {
    const std::string& path = options.code.front();
    if (!mayWrite(context, options.output, Written::Map, {path})) return;
    const auto text = readMapText(path);
    if (!text) return context.fail(Exit::Input, text.error(), path);
    const auto scenario = context.openText(*text, path);
    if (!scenario) return context.fail(Exit::Input, scenario.error(), path);
    if (context.write(options.output, *text) && options.output != "-")
        context.say("cli.written", {{"path", options.output}});
}

void runOpen(Context& context, const ExchangeOptions& options) {
    if (options.code.size() == 1 &&
        (options.code.front().ends_with(".pdf") || options.code.front().ends_with(".PDF")))
        return openPdf(context, options);
    if (!mayWrite(context, options.output, Written::Map, {})) return;
    // A code copied with blanks arrives as several words.
    std::string code;
    for (const std::string& word : options.code) code += (code.empty() ? "" : " ") + word;
    const auto scenario = decodeShareCode(code, context.systems());
    if (!scenario) return context.fail(Exit::Input, scenario.error());
    saveMap(context, *scenario, options.output);
}

void addOutput(CLI::App& command, const Context& context, ExchangeOptions& options) {
    command.add_option("-o,--output", options.output, context.text("cli.option.output"))
        ->type_name("F")
        ->required();
}

}  // namespace

void addExchange(CLI::App& app, Context& context) {
    const auto options = std::make_shared<ExchangeOptions>();
    CLI::App* share = addCommand(app, context, "share", "share map.hexa");
    share->add_option("F", options->input, context.text("cli.option.map"))->required();
    share->callback([&context, options] { runShare(context, *options); });

    CLI::App* open = addCommand(app, context, "open", "open HX1-... -o map.hexa");
    open->add_option("CODE", options->code, context.text("cli.option.code"))->required();
    addOutput(*open, context, *options);
    open->callback([&context, options] { runOpen(context, *options); });
}

}  // namespace hexa::cli
