// SPDX-License-Identifier: GPL-3.0-or-later
// export, import: maps in the forms of other programs, and text maps.
#include "app/cli/base.h"
#include "app/cli/commands/commands.h"
#include "app/cli/draw.h"
#include "app/cli/help.h"
#include "app/cli/output.h"
#include "core/engine/system.h"
#include "core/exchange/exchange.h"
#include "core/json/writer.h"

#include <charconv>
#include <filesystem>
#include <memory>

namespace hexa::cli {
namespace {

struct ConvertOptions {
    std::string input;
    std::string form;
    std::string output;
    std::string pictures;
    std::string url;
    std::string scale = "1";
    std::string system;
    std::vector<std::string> kinds;
};

constexpr std::size_t maxWarnings = 20;

void sayWarnings(const Context& context, const std::vector<Problem>& warnings) {
    for (std::size_t i = 0; i < warnings.size() && i < maxWarnings; ++i)
        context.say(warnings[i].code, warnings[i].arguments);
    if (warnings.size() > maxWarnings)
        context.say("cli.more-warnings",
                    {{"count", static_cast<std::int64_t>(warnings.size() - maxWarnings)}});
}

std::string namesOf(bool importing) {
    std::string list;
    for (const ExchangeFormInfo& info : exchangeForms())
        if (!importing || info.canImport) list.append(list.empty() ? "" : ", ").append(info.name);
    return list;
}

/// Returns the format of an option, or of a file's ending. Prints an error and returns none if they
/// are wrong.
const ExchangeFormInfo* formOf(Context& context, const ConvertOptions& options, const std::string& path,
                               bool importing) {
    const bool guessed = options.form.empty();
    const ExchangeFormInfo* info = guessed
                                       ? (importing ? exchangeFormToRead(path) : exchangeFormToWrite(path))
                                       : exchangeFormNamed(options.form);
    if (info != nullptr && (info->canImport || !importing)) return info;
    if (guessed)
        context.wrongUsage("cli.usage.form-of-file", {{"path", path},
                                                      {"option", std::string(importing ? "--from" : "--to")},
                                                      {"known", namesOf(importing)}});
    else
        context.wrongUsage("cli.usage.form", {{"form", options.form}, {"known", namesOf(importing)}});
    return nullptr;
}

std::optional<double> scaleOf(Context& context, const std::string& text) {
    double value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure == std::errc{} && end == text.data() + text.size() && value >= 0.01 && value <= 100)
        return value;
    context.wrongUsage("cli.usage.token-scale", {{"value", text}});
    return std::nullopt;
}

/// Returns the default address of the pictures for Tabletop Simulator: beside the file, on this
/// machine.
std::string fileUrl(const std::filesystem::path& folder) {
    std::string url = "file://";
    for (const char c : folder.string()) {
        constexpr std::string_view plain = "/-._~";
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
            plain.find(c) != std::string_view::npos) {
            url += c;
        } else {
            constexpr std::string_view digits = "0123456789ABCDEF";
            const auto byte = static_cast<unsigned char>(c);
            url += {'%', digits[byte >> 4], digits[byte & 15]};
        }
    }
    return url;
}

void runExport(Context& context, const ConvertOptions& options) {
    const ExchangeFormInfo* info = formOf(context, options, options.output, false);
    if (info == nullptr) return;
    const bool tiles = info->form == ExchangeForm::Tmx || info->form == ExchangeForm::Tmj;
    const bool png = info->form == ExchangeForm::Tts ||
                     (tiles && (options.pictures.empty() ? canDraw() : options.pictures == "png"));
    if (!options.pictures.empty() && options.pictures != "png" && options.pictures != "svg")
        return context.wrongUsage("cli.usage.choice", {{"option", std::string("--pictures")},
                                                       {"value", options.pictures},
                                                       {"known", std::string("svg, png")}});
    const bool map = info->form == ExchangeForm::Hexa1;
    if (options.output == "-" && info->form != ExchangeForm::Text && !map)
        return context.wrongUsage("cli.usage.files-beside", {{"form", std::string(info->name)}});
    if (png && !canDraw()) return context.wrongUsage("cli.usage.no-drawing");
    const auto scale = scaleOf(context, options.scale);
    const Written written = map ? Written::Map : Written::Other;
    if (!scale || !mayWrite(context, options.output, written, {options.input})) return;
    const auto scenario = context.load(options.input);
    if (!scenario) return;
    const GameSystem& system = context.systemOf(*scenario);

    namespace fs = std::filesystem;
    MapExportOptions out;
    out.language = context.language();
    out.tokenScale = *scale;
    if (options.output != "-") out.name = fs::path(options.output).stem().string();
    std::error_code ignored;
    out.pictureUrl =
        options.url.empty()
            ? fileUrl(fs::absolute(options.output, ignored).parent_path() / (out.name + "-tiles"))
            : options.url;
    if (png || info->form == ExchangeForm::Vassal) addPainters(context, *scenario, png, out);
    const auto content = exportMap(*scenario, system, info->form, out);
    if (!content) return context.fail(Exit::Problems, content.error(), options.input);
    sayWarnings(context, content->warnings);
    if (options.output == "-") return context.printContent(content->files.front().content);
    for (std::size_t i = 1; i < content->files.size(); ++i) {
        const fs::path beside = fs::path(options.output).parent_path() / content->files[i].name;
        if (!mayWrite(context, beside.string(), Written::Other, {options.input})) return;
    }
    const Status status = writeExport(*content, options.output);
    if (!status) return context.fail(Exit::Output, status.error(), options.output);
    context.say("cli.written", {{"path", options.output}});
}

/// Prints the tiles that --map could explain, for programs.
void printUnknown(const Context& context, const std::vector<ForeignTile>& tiles) {
    JsonWriter json;
    json.beginObject();
    json.key("unknownTiles");
    json.beginArray();
    for (const ForeignTile& tile : tiles) {
        json.beginObject(JsonWriter::Style::Compact);
        json.member("name", std::string_view(tile.name));
        if (!tile.group.empty()) json.member("group", std::string_view(tile.group));
        json.member("count", tile.count);
        json.member("decoration", tile.decoration);
        if (!tile.picture.file.empty()) json.member("picture", std::string_view(tile.picture.file));
        json.endObject();
    }
    json.endArray();
    json.endObject();
    context.printJson(json.take());
}

void runImport(Context& context, const ConvertOptions& options) {
    const ExchangeFormInfo* info = formOf(context, options, options.input, true);
    if (info == nullptr) return;
    if (!mayWrite(context, options.output, Written::Map, {options.input})) return;
    MapImportOptions in;
    in.system = options.system;
    in.keepFile = true;
    if (!options.system.empty() && systemNamed(context, options.system) == nullptr) return;
    for (const std::string& text : options.kinds) {
        const auto equals = text.rfind('=');
        if (equals == std::string::npos || equals == 0)
            return context.wrongUsage("cli.usage.map", {{"value", text}});
        in.kinds[text.substr(0, equals)] = text.substr(equals + 1);
    }
    std::vector<ForeignTile> unknown;
    in.unknown = &unknown;
    const auto map = importMapFile(options.input, info->form, context.systems(), in);
    if (!unknown.empty() && context.json) printUnknown(context, unknown);
    if (!map && map.error().code() == "exchange.no-system" && options.system.empty()) {
        static_cast<void>(systemNamed(context, {}));  // says which games there are
        return;
    }
    if (!map) return context.fail(Exit::Input, map.error(), options.input);
    sayWarnings(context, map->warnings);
    if (context.write(options.output, map->file) && options.output != "-")
        context.say("cli.written", {{"path", options.output}});
}

}  // namespace

void addConverting(CLI::App& app, Context& context) {
    const auto options = std::make_shared<ConvertOptions>();
    const auto addOutput = [&](CLI::App& command) {
        command.add_option("-o,--output", options->output, context.text("cli.option.output"))
            ->type_name("F")
            ->required();
    };
    CLI::App* exporting = addCommand(app, context, "export", "export map.hexa --to tmx -o map.tmx");
    exporting->add_option("F", options->input, context.text("cli.option.map"))->required();
    exporting->add_option("--to", options->form, context.text("cli.option.to"))
        ->type_name("text|tmx|tmj|tts|vmod|hexa1");
    exporting->add_option("--pictures", options->pictures, context.text("cli.option.pictures"))
        ->type_name("svg|png");
    exporting->add_option("--base-url", options->url, context.text("cli.option.base-url"))->type_name("URL");
    exporting->add_option("--token-scale", options->scale, context.text("cli.option.token-scale"))
        ->type_name("S");
    addOutput(*exporting);
    exporting->callback([&context, options] { runExport(context, *options); });

    CLI::App* importing =
        addCommand(app, context, "import", "import map.tmx --map grass=village -o map.hexa");
    importing->add_option("X", options->input, context.text("cli.option.foreign"))->required();
    importing->add_option("--from", options->form, context.text("cli.option.from"))
        ->type_name("text|tmx|tmj");
    importing->add_option("--map", options->kinds, context.text("cli.option.map-tile"))
        ->type_name("NAME=KIND")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    importing->add_option("--system", options->system, context.text("cli.option.system"))->type_name("S");
    addOutput(*importing);
    importing->callback([&context, options] { runImport(context, *options); });
}

}  // namespace hexa::cli
