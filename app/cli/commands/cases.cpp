// SPDX-License-Identifier: GPL-3.0-or-later
// cases: plays rule cases of any author.
#include "app/cli/base.h"
#include "app/cli/commands/commands.h"
#include "app/cli/help.h"
#include "core/base/utf8.h"
#include "core/io/file/file.h"
#include "core/json/writer.h"
#include "core/registry/rulecases.h"

#include <algorithm>
#include <filesystem>
#include <memory>

namespace hexa::cli {
namespace {

namespace fs = std::filesystem;
using Style = JsonWriter::Style;

/// Limit for a file written by hand. All cases of the program together need a hundredth of it.
constexpr std::size_t maxBytes = std::size_t{16} * 1024 * 1024;
constexpr std::string_view ending = ".case";

struct CaseOptions {
    std::vector<std::string> paths;
    std::string system;
};

struct Counts {
    std::int64_t cases = 0;
    std::int64_t failed = 0;
};

/// Returns the game of --system, or the first that has rule cases.
const GameSystem* gameOf(Context& context, const std::string& id) {
    if (!id.empty()) {
        const GameSystem* system = systemNamed(context, id);
        if (system == nullptr || ruleCaseGame(id) != nullptr) return system;
        context.wrongUsage("cli.usage.no-cases", {{"system", id}});
        return nullptr;
    }
    for (const GameSystem& system : context.systems().list())
        if (ruleCaseGame(system.id()) != nullptr) return &system;
    context.wrongUsage("cli.usage.no-cases", {{"system", std::string()}});
    return nullptr;
}

/// Returns the file itself, or the case files of a folder and its subfolders, by name. Prints an
/// error and returns none for a folder without cases.
std::vector<std::string> filesOf(Context& context, const std::string& path) {
    std::error_code failure;
    if (!fs::is_directory(path, failure)) return {path};
    std::vector<std::string> files;
    fs::recursive_directory_iterator entry(path, failure);
    for (; !failure && entry != fs::recursive_directory_iterator(); entry.increment(failure)) {
        std::error_code ignored;
        if (entry->path().extension() == ending && entry->is_regular_file(ignored))
            files.push_back(entry->path().string());
    }
    if (failure)
        context.fail(Exit::Input, Error("file.read-failed", {{"path", path}, {"reason", failure.message()}}));
    else if (files.empty())
        context.fail(Exit::Input, Error("cli.cases.none", {{"path", path}}));
    std::sort(files.begin(), files.end());
    return files;
}

void writeTrouble(JsonWriter& json, std::string_view key, const play::CaseTrouble& trouble) {
    json.key(key);
    json.beginObject(Style::Compact);
    json.member("line", trouble.line);
    json.member("text", std::string_view(trouble.what));
    json.endObject();
}

void writeCase(JsonWriter& json, const play::CaseReport::Case& one) {
    json.beginObject(Style::Compact);
    json.member("id", std::string_view(one.id));
    json.member("title", std::string_view(one.title));
    json.member("line", one.line);
    json.member("ok", !one.failure.has_value());
    if (one.failure) writeTrouble(json, "failure", *one.failure);
    json.endObject();
}

/// An unreadable file doesn't count as a case.
void writeUnreadable(JsonWriter& json, const Context& context, const Error& error) {
    json.key("error");
    json.beginObject(Style::Compact);
    json.member("code", std::string_view(error.code()));
    json.member("text", std::string_view(context.text(error)));
    json.endObject();
}

/// Returns the cases at the beginning of a file, which suffice to recognize the game.
std::string firstCases(const std::string& text) {
    constexpr std::string_view end = "\nEND";
    std::size_t at = 0;
    for (int cases = 0; cases < 50; ++cases) {
        const auto found = text.find(end, at);
        if (found == std::string::npos) return text;
        at = found + end.size();
    }
    return text.substr(0, at) + '\n';
}

/// Returns another game that understands the first cases and passes some of them, or null.
const GameSystem* otherGameOf(const Context& context, const GameSystem& system, const std::string& text) {
    for (const GameSystem& other : context.systems().list()) {
        const auto game = other.id() != system.id() ? ruleCaseGame(other.id()) : nullptr;
        if (game == nullptr) continue;
        const play::CaseReport report = play::runCaseFile(game(), firstCases(text));
        const auto passed = [](const play::CaseReport::Case& one) { return !one.failure; };
        if (!report.mistake && std::ranges::any_of(report.cases, passed)) return &other;
    }
    return nullptr;
}

std::string placed(const std::string& path, const play::CaseTrouble& trouble) {
    return path + ':' + std::to_string(trouble.line) + ": ";
}

void printTroubles(Context& context, const std::string& path, const play::CaseReport& file) {
    for (const play::CaseReport::Case& one : file.cases)
        if (one.failure) context.printLine(placed(path, *one.failure) + one.id + ": " + one.failure->what);
    if (file.mistake)
        context.printLine(placed(path, *file.mistake) +
                          context.text("cli.cases.mistake", {{"text", file.mistake->what}}));
}

Counts runFile(Context& context, const GameSystem& system, const std::string& path, JsonWriter& json) {
    Counts counts;
    json.beginObject();
    json.member("file", std::string_view(toUtf8(path)));
    auto text = readFile(path);
    if (text && text->size() > maxBytes)
        text = Error("file.too-large", {{"path", path}, {"max", std::int64_t{maxBytes / (1024 * 1024)}}});
    if (!text) {
        context.fail(Exit::Input, text.error(), path);
        writeUnreadable(json, context, text.error());
        json.endObject();
        return counts;
    }
    const play::CaseReport file = play::runCaseFile(ruleCaseGame(system.id())(), *text);
    json.key("cases");
    json.beginArray();
    for (const play::CaseReport::Case& one : file.cases) {
        ++counts.cases;
        writeCase(json, one);
        if (!one.failure) continue;
        ++counts.failed;
        context.raise(Exit::Problems);
    }
    json.endArray();
    if (file.mistake) {
        context.raise(Exit::Input);
        writeTrouble(json, "mistake", *file.mistake);
    }
    json.endObject();
    const bool nothingPassed = file.mistake || (counts.cases > 0 && counts.failed == counts.cases);
    if (const GameSystem* other = nothingPassed ? otherGameOf(context, system, *text) : nullptr)
        context.say("cli.cases.other-game", {{"system", other->id()}});
    else if (!context.json)
        printTroubles(context, path, file);
    return counts;
}

void run(Context& context, const CaseOptions& options) {
    const GameSystem* system = gameOf(context, options.system);
    if (system == nullptr) return;
    Counts all;
    JsonWriter json;
    json.beginObject();
    json.member("system", std::string_view(system->id()));
    json.key("files");
    json.beginArray();
    for (const std::string& path : options.paths)
        for (const std::string& file : filesOf(context, path)) {
            const Counts counts = runFile(context, *system, file, json);
            all.cases += counts.cases;
            all.failed += counts.failed;
        }
    json.endArray();
    json.member("cases", all.cases);
    json.member("failed", all.failed);
    json.endObject();
    if (context.json) return context.printJson(json.take());
    context.printLine(context.text("cli.cases.summary", {{"cases", all.cases}, {"failed", all.failed}}));
}

}  // namespace

void addCases(CLI::App& app, Context& context) {
    const auto options = std::make_shared<CaseOptions>();
    CLI::App* command = addCommand(app, context, "cases", "cases my-rulings.case more-cases/");
    command->add_option("F", options->paths, context.text("cli.option.cases"))->required();
    command->add_option("--system", options->system, context.text("cli.option.system"))->type_name("S");
    command->callback([&context, options] { run(context, *options); });
}

}  // namespace hexa::cli
