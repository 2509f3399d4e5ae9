// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/context.h"

#include "core/base/embedded.h"
#include "core/base/printable.h"
#include "core/engine/system.h"
#include "core/io/file/file.h"
#include "core/io/format/scenariofile.h"
#include "core/io/format/scenariotext.h"
#include "core/owngame/shelf.h"
#include "core/owngame/system.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <span>
#include <utility>
#include <vector>

namespace hexa {

std::span<const EmbeddedFile> cliMessageFiles();

}  // namespace hexa

namespace hexa::cli {
namespace {

constexpr std::array<std::string_view, 3> languages{"en", "de", "fr"};

}  // namespace

Context::Context(std::string program, const Systems& systems, std::string language)
    : mProgram(std::move(program)),
      mSystems(systems),
      mMessages(systems.messages()),
      mLanguage(std::move(language)) {
    addMessages(cliMessageFiles());
}

void Context::toStandardError(const std::string& line) const {
    std::fprintf(stderr, "%s: %s\n", mProgram.c_str(), printable(line).c_str());
}

void Context::addMessages(std::span<const EmbeddedFile> files) {
    for (const EmbeddedFile& file : files) {
        const auto status = mMessages.add(file.text);
        assert(status && "the built-in messages are valid JSON");
        (void)status;
    }
}

void Context::replaceGame(const GameSystem& game, std::uint64_t packHash) {
    Systems list = systems();
    list.replace(game);
    mOwn.push_back(std::move(list));
    mPackHash = packHash;
}

Status Context::learn(GameSystem game) {
    const std::size_t known = systems().list().size();
    auto more = owngame::withGame(systems(), std::move(game));
    if (!more) return more.error();
    if (more->list().size() > known) mOwn.push_back(*std::move(more));
    return Done{};
}

const GameSystem* Context::addGame(GameSystem game, std::string_view path) {
    const std::string id = game.id();
    const Status learned = learn(std::move(game));
    if (!learned) fail(Exit::Input, learned.error(), path);
    return systems().find(id);
}

const GameSystem* Context::gameNamed(std::string_view id) const {
    if (const GameSystem* game = systems().find(id)) return game;
    const GameSystem* found = nullptr;
    for (const GameSystem& game : systems().list())
        if (game.catalog.definition && (id.empty() || owngame::plainId(game.id()) == id)) found = &game;
    return found;
}

const GameSystem& Context::systemOf(const Scenario& scenario) const {
    const GameSystem* system = systems().find(scenario.system);
    assert(system != nullptr && "maps of unknown games are not read");
    return *system;
}

void Context::say(std::string_view code, const Arguments& arguments) const {
    toStandardError(text(code, arguments));
}

void Context::fail(Exit status, const Error& error, std::string_view path) {
    raise(status);
    std::string sentence = text(error);
    const auto* place = std::get_if<JsonPointer>(&error.place());
    if (place != nullptr && !place->path.empty() && sentence.find(place->path) == std::string::npos)
        sentence += " [" + place->path + ']';
    const std::string file(path);
    const bool named = sentence.find(file) != std::string::npos;
    toStandardError(named ? sentence : file + ": " + sentence);
}

void Context::wrongUsage(std::string_view code, const Arguments& arguments) {
    raise(Exit::Usage);
    say(code, arguments);
}

std::optional<std::int64_t> Context::number(std::string_view option, const std::string& text,
                                            std::int64_t min, std::int64_t max) {
    std::int64_t value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure == std::errc{} && end == text.data() + text.size() && value >= min && value <= max)
        return value;
    wrongUsage("cli.usage.number",
               {{"option", std::string(option)}, {"value", text}, {"min", min}, {"max", max}});
    return std::nullopt;
}

std::optional<std::uint64_t> Context::seed(const std::string& text) {
    if (text.empty()) {
        std::random_device device;
        return std::uint64_t{device()} << 32 | device();
    }
    std::uint64_t seed = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (failure == std::errc{} && end == text.data() + text.size()) return seed;
    wrongUsage("cli.usage.seed", {{"value", text}});
    return std::nullopt;
}

void Context::willRead(const std::string& path) {
    const auto read = readStamped(path);
    mKnown[path] = read ? read->stamp : glanceAt(path);
}

std::optional<std::string> Context::read(const std::string& path) {
    auto read = readStamped(path);
    if (read) {
        mKnown[path] = read->stamp;
        return std::move(read->text);
    }
    fail(Exit::Input, read.error(), path);
    return std::nullopt;
}

std::optional<Scenario> Context::load(const std::string& path) {
    auto scenario = open(path);
    if (scenario) return std::move(*scenario);
    fail(Exit::Input, scenario.error(), path);
    return std::nullopt;
}

Result<Scenario> Context::open(const std::string& path) {
    willRead(path);
    auto text = readMapText(path);
    if (!text) return text.error();
    return openText(*std::move(text), path);
}

Result<Scenario> Context::openText(std::string text, const std::string& path) {
    // A map whose own copy of the game is damaged can still be read if the game was given.
    auto game = owngame::gameInMap(text);
    if (game && *game)
        if (auto learned = learn(**std::move(game)); !learned) return learned.error();
    auto scenario = consumeScenario(std::move(text), systems());
    if (scenario) return scenario;
    if (!game) return game.error();
    Arguments arguments = scenario.error().arguments();
    arguments.push_back({"path", path});
    return Error(scenario.error().code(), std::move(arguments), scenario.error().place());
}

bool Context::write(const std::string& path, std::string_view content) {
    if (path == "-") {
        printContent(content);
        return true;
    }
    const auto known = std::find_if(mKnown.begin(), mKnown.end(), [&](const auto& file) {
        return file.first == path || isSameFile(file.first, path);
    });
    const auto written =
        known == mKnown.end() ? writeStamped(path, content) : updateStamped(path, content, known->second);
    if (!written) {
        fail(Exit::Output, written.error(), path);
        return false;
    }
    if (known != mKnown.end()) known->second = *written;
    return true;
}

void Context::printLine(std::string_view text) const { printContent(printable(text) + '\n'); }

void Context::printJson(std::string_view text) const { printContent(printableJson(text)); }

void Context::printContent(std::string_view content) const {
    std::fwrite(content.data(), 1, content.size(), stdout);
}

bool isLanguage(std::string_view text) {
    return std::find(languages.begin(), languages.end(), text) != languages.end();
}

std::string languageOf(int argc, const char* const* argv) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument = argv[i];
        if (argument.starts_with("--lang=") && isLanguage(argument.substr(7)))
            return std::string(argument.substr(7));
        if (argument == "--lang" && i + 1 < argc && isLanguage(argv[i + 1])) return argv[i + 1];
    }
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value == nullptr || *value == '\0') continue;
        const std::string language = std::string(value).substr(0, 2);
        return isLanguage(language) ? language : "en";
    }
    return "en";
}

}  // namespace hexa::cli
