// SPDX-License-Identifier: GPL-3.0-or-later
// pack show, new: data that an owner of a game types in.
#include "app/cli/base.h"
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "core/base/hashtext.h"
#include "core/io/file/file.h"
#include "core/json/writer.h"
#include "core/registry/registry.h"

#include <algorithm>
#include <memory>

namespace hexa::cli {
namespace {

struct PackOptions {
    std::string path;
    std::string system;
    std::string output;
};

void printInfo(const Context& context, const GamePack& pack, const PackInfo& info) {
    const GameSystem& system = *context.systems().find(pack.system);
    context.printLine(std::string(info.name.in(context.language())) + " · " +
                      std::string(system.catalog.name.in(context.language())));
    if (!info.author.empty()) context.printLine(context.text("cli.pack.author", {{"author", info.author}}));
    for (const Message& line : info.about) context.printLine(context.text(line));
    context.printLine(context.text("cli.pack.hash", {{"hash", hashText(info.hash)}}));
}

void printInfoJson(const Context& context, const std::string& path, const GamePack& pack,
                   const PackInfo& info) {
    JsonWriter json;
    json.beginObject();
    json.member("file", std::string_view(path));
    json.member("system", std::string_view(pack.system));
    json.member("name", info.name);
    json.member("author", std::string_view(info.author));
    json.member("hash", std::string_view(hashText(info.hash)));
    json.key("about");
    json.beginArray();
    for (const Message& line : info.about) json.value(std::string_view(context.text(line)));
    json.endArray();
    json.endObject();
    context.printJson(json.take());
}

void runPackShow(Context& context, const PackOptions& options) {
    const auto text = readFile(options.path);
    if (!text) return context.fail(Exit::Input, text.error(), options.path);
    const std::vector<GamePack> packs = builtInPacks();
    const GamePack* known = gameOfPack(packs, *text);
    const GamePack& pack = known != nullptr ? *known : packs.front();
    const auto info = pack.read(*text);
    if (!info) return context.fail(Exit::Input, info.error(), options.path);
    if (context.json) return printInfoJson(context, options.path, pack, *info);
    printInfo(context, pack, *info);
}

void runPackNew(Context& context, const PackOptions& options) {
    const GameSystem* system = systemNamed(context, options.system);
    if (system == nullptr) return;
    const std::vector<GamePack> packs = builtInPacks();
    const auto pack = std::ranges::find(packs, system->id(), &GamePack::system);
    if (pack == packs.end()) return context.wrongUsage("cli.usage.no-pack", {{"system", options.system}});
    if (!context.write(options.output, pack->starter()) || options.output == "-") return;
    if (!context.json) return context.say("cli.written", {{"path", options.output}});
    JsonWriter json;
    json.beginObject();
    json.member("file", std::string_view(options.output));
    json.member("system", std::string_view(pack->system));
    json.endObject();
    context.printJson(json.take());
}

}  // namespace

void addPacks(CLI::App& app, Context& context) {
    const auto options = std::make_shared<PackOptions>();
    CLI::App* group = addCommand(app, context, "pack", "pack show mine.hexpack");
    group->require_subcommand(1);
    group->fallthrough();

    CLI::App* showing = addCommand(*group, context, "show", "pack show mine.hexpack");
    showing->add_option("P", options->path, context.text("cli.option.pack"))->required();
    showing->callback([&context, options] { runPackShow(context, *options); });

    CLI::App* making = addCommand(*group, context, "new", "pack new --system claymore-saga -o mine.hexpack");
    making->add_option("--system", options->system, context.text("cli.option.system"))
        ->type_name("ID")
        ->required();
    making->add_option("-o,--output", options->output, context.text("cli.option.output"))
        ->type_name("P")
        ->required();
    making->callback([&context, options] { runPackNew(context, *options); });
}

}  // namespace hexa::cli
