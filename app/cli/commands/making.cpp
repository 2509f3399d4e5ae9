// SPDX-License-Identifier: GPL-3.0-or-later
// new: empty maps.
#include "app/cli/base.h"
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "core/io/scenariofile.h"
#include "core/json/writer.h"

#include <memory>

namespace hexa::cli {
namespace {

struct MakingOptions {
    BaseOptions base;
    std::string output;
};

void runNew(Context& context, const MakingOptions& options) {
    if (!mayWrite(context, options.output, Written::Map, {options.base.layout})) return;
    const auto scenario = baseOf(context, options.base);
    if (!scenario) return;
    if (!context.write(options.output, writeScenario(*scenario, context.systemOf(*scenario).catalog))) return;
    if (options.output == "-") return;
    context.say("cli.written", {{"path", options.output}});
    if (!context.json) return;
    JsonWriter json;
    json.beginObject();
    json.member("file", std::string_view(options.output));
    json.member("system", std::string_view(scenario->system));
    json.member("players", scenario->players());
    json.member("layout", std::string_view(scenario->provenance.layout));
    json.endObject();
    context.printJson(json.take());
}

}  // namespace

void addMaking(CLI::App& app, Context& context) {
    const auto options = std::make_shared<MakingOptions>();
    CLI::App* make = addCommand(app, context, "new", "new --system clockwork-wars --players 3 -o empty.hexa");
    addBaseOptions(*make, context, options->base);
    make->add_option("-o,--output", options->output, context.text("cli.option.output"))
        ->type_name("F")
        ->required();
    make->callback([&context, options] { runNew(context, *options); });
}

}  // namespace hexa::cli
