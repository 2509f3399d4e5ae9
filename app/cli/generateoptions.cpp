// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/generateoptions.h"

#include "app/cli/limits.h"
#include "core/engine/generate/generate.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "core/generate/settings.h"
#include "core/io/file/file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <tuple>

namespace hexa::cli {
namespace {

/// Mode without a search of its own: a search with a tournament and a certificate.
constexpr std::string_view certified = "certified";

std::vector<std::string> split(const std::string& text, char sign) {
    std::vector<std::string> parts;
    std::size_t begin = 0;
    while (begin <= text.size()) {
        const std::size_t end = std::min(text.find(sign, begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

std::optional<int> wholeNumber(const std::string& text) {
    int value = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

std::optional<KindId> kindNamed(const Catalog& catalog, const std::string& id) {
    for (const KindId kind : catalog.kindIds())
        if (catalog.kind(kind).id == id) return kind;
    return std::nullopt;
}

/// Returns the wish of "near-homes:village:2": the form, then its values, in its order; a place is
/// "q,r".
std::optional<Wish> wishOf(const GameSystem& system, const std::string& text) {
    const auto parts = split(text, ':');
    const WishForm* form = nullptr;
    for (const WishForm& candidate : system.generate->wishes)
        if (candidate.id == parts.front()) form = &candidate;
    if (form == nullptr || parts.size() != form->parameters.size() + 1) return std::nullopt;
    Wish wish;
    wish.form = form->id;
    for (std::size_t i = 0; i < form->parameters.size(); ++i) {
        const std::string& part = parts[i + 1];
        if (form->parameters[i] == WishSlot::Number) {
            const auto number = wholeNumber(part);
            if (!number) return std::nullopt;
            wish.number = *number;
        } else if (form->parameters[i] == WishSlot::Cell) {
            const auto place = split(part, ',');
            const auto q = wholeNumber(place.front());
            const auto r = wholeNumber(place.back());
            if (place.size() != 2 || !q || !r) return std::nullopt;
            wish.at = {*q, *r};
        } else {
            const auto kind = kindNamed(system.catalog, part);
            if (!kind) return std::nullopt;
            (form->parameters[i] == WishSlot::Kind ? wish.kind : wish.other) = *kind;
        }
    }
    return wish;
}

bool readTastes(Context& context, const GameSystem& system, const GenerateOptions& options,
                GenerateRequest& request) {
    std::string known;
    for (const TasteAxis& axis : system.generate->axes) known += (known.empty() ? "" : ", ") + axis.id;
    for (const std::string& text : options.tastes) {
        const auto parts = split(text, '=');
        const int percent = parts.size() == 2 ? wholeNumber(parts[1]).value_or(-1) : -1;
        const bool fine = percent >= 0 && percent <= 100;
        bool axis = false;
        for (const TasteAxis& candidate : system.generate->axes) axis |= candidate.id == parts.front();
        if (!fine || !axis) {
            context.wrongUsage("cli.usage.taste", {{"value", text}, {"known", known}});
            return false;
        }
        std::erase_if(request.tastes, [&](const Taste& taste) { return taste.axis == parts.front(); });
        request.tastes.push_back({parts.front(), percent / 100.0});
    }
    return true;
}

bool readWishes(Context& context, const GameSystem& system, const GenerateOptions& options,
                GenerateRequest& request) {
    for (const std::string& text : options.wishes) {
        const auto wish = wishOf(system, text);
        if (!wish) {
            std::string known;
            for (const WishForm& form : system.generate->wishes)
                known += (known.empty() ? "" : ", ") + form.id;
            context.wrongUsage("cli.usage.wish", {{"value", text}, {"known", known}});
            return false;
        }
        request.wishes.push_back(*wish);
    }
    return true;
}

/// Returns the count of "3", or "2..4".
std::optional<CountWish> countWish(const std::string& text) {
    const auto dots = text.find("..");
    const auto min = wholeNumber(text.substr(0, dots));
    const auto max = dots == std::string::npos ? min : wholeNumber(text.substr(dots + 2));
    if (!min || !max || *min > *max) return std::nullopt;
    return CountWish(*min, *max);
}

bool readCounts(Context& context, const GameSystem& system, const GenerateOptions& options,
                GenerateRequest& request) {
    for (const std::string& text : options.counts) {
        const auto parts = split(text, '=');
        const auto kind = kindNamed(system.catalog, parts.front());
        const auto count = parts.size() == 2 ? countWish(parts[1]) : std::nullopt;
        const std::vector<CountablePart>& countable = system.generate->parts;
        const bool isPart =
            std::ranges::find(countable, parts.front(), &CountablePart::id) != countable.end();
        if (!count || (countable.empty() ? !kind : !isPart)) {
            context.wrongUsage("cli.usage.tiles", {{"value", text}});
            return false;
        }
        if (isPart) {
            std::erase_if(request.parts, [&](const PartWish& wish) { return wish.part == parts.front(); });
            request.parts.push_back({parts.front(), *count});
            continue;
        }
        request.counts.resize(system.catalog.kinds.size());
        request.counts[indexOf(*kind)] = *count;
    }
    return true;
}

/// Reads a number option; false if it is wrong, unchanged if it isn't given.
template <class T>
bool readNumber(Context& context, std::string_view name, const std::string& text, std::int64_t min,
                std::int64_t max, T& into) {
    if (text.empty()) return true;
    const auto number = context.number(name, text, min, max);
    if (number) into = static_cast<T>(*number);
    return number.has_value();
}

/// Reads --settings: the text itself, or the content of a file.
bool readSettingsOption(Context& context, const GameSystem& system, const std::string& text,
                        generate::ProduceRequest& request) {
    if (text.empty()) return true;
    std::string json = text;
    if (text.starts_with('@')) {
        auto file = readFile(text.substr(1));
        if (!file) {
            context.fail(Exit::Input, file.error(), text.substr(1));
            return false;
        }
        json = *std::move(file);
    }
    auto read = generate::readSettings(json, system.catalog, std::move(request));
    if (!read) {
        context.wrongUsage(read.error().code(), read.error().arguments());
        return false;
    }
    request = *std::move(read);
    return true;
}

/// True if the mode supports every given option. An option without effect is refused, not ignored.
bool checkOptionsOfMode(Context& context, const GenerateOptions& options, const GenerateMethod& mode) {
    const std::array<std::tuple<std::string_view, bool, bool>, 5> rules{{
        {"--swaps", !options.swaps.empty(), mode.nearly},
        {"--atlas", !options.atlas.empty(), mode.symmetric && !mode.nearly},
        {"--symmetry", !options.symmetry.empty(), mode.symmetric},
        {"--taste", !options.tastes.empty(), mode.takesTastes()},
        {"--wish", !options.wishes.empty(), mode.searches},
    }};
    for (const auto& [option, given, known] : rules)
        if (given && !known) {
            context.wrongUsage("cli.usage.option-of-mode",
                               {{"option", std::string(option)}, {"mode", mode.id}});
            return false;
        }
    return true;
}

}  // namespace

void addGenerateOptions(CLI::App& command, const Context& context, GenerateOptions& options) {
    addBaseOptions(command, context, options.base);
    command.add_option("--lock", options.base.lock, context.text("cli.option.lock"))->type_name("F");
    command.add_option("--tiles", options.counts, context.text("cli.option.tiles"))->type_name("K=N");
    options.playing.usual = UsualBots::Panel;
    addRunOptions(command, context, options.playing);
}

std::optional<generate::ProduceRequest> produceRequest(Context& context, const GameSystem& system,
                                                       const GenerateOptions& options) {
    generate::ProduceRequest request;
    request.program = HEXATELIER_VERSION;
    GenerateRequest& search = request.search;
    if (!system.generate) {
        context.wrongUsage("generate.no-mode", {{"mode", options.mode}});
        return std::nullopt;
    }
    if (!readSettingsOption(context, system, options.settings, request)) return std::nullopt;
    const bool certifies = system.play && options.mode == certified;
    if (!options.mode.empty() && !certifies) search.mode = options.mode;
    if (search.mode.empty() && !certifies) search.mode = system.generate->modes.front().id;
    const GenerateMethod* const mode = generateMode(system, search.mode);
    if (!certifies && mode == nullptr) {
        std::string known;
        for (const GenerateMethod& each : system.generate->modes)
            known += (known.empty() ? "" : ", ") + each.id;
        if (system.play) known += ", " + std::string(certified);
        context.wrongUsage("cli.usage.mode", {{"mode", search.mode}, {"known", known}});
        return std::nullopt;
    }
    // "certified" takes whichever mode suits the map.
    if (!certifies && !checkOptionsOfMode(context, options, *mode)) return std::nullopt;
    if (!options.symmetry.empty()) search.symmetry = options.symmetry;
    if (!readTastes(context, system, options, search) || !readWishes(context, system, options, search) ||
        !readCounts(context, system, options, search))
        return std::nullopt;
    if (system.play) {
        const auto values = optionValues(context, *system.play, options.playing);
        if (!values) return std::nullopt;
        for (const auto& [name, value] : *values) search.options[name] = value;
    }
    if (system.play && !options.playing.bots.empty()) {
        auto panel = botsOf(context, system, options.playing);
        if (!panel) return std::nullopt;
        request.panel = *std::move(panel);
    }
    const auto threads = threadsOf(context, options.threads);
    std::int64_t percent = certifies ? 2 : 0;
    std::int64_t games = -1;
    const bool fine = threads && readNumber(context, "--effort", options.effort, 1, 100'000, search.effort) &&
                      readNumber(context, "--swaps", options.swaps, 0, maxWishedSwaps, search.swaps) &&
                      readNumber(context, "--keep", options.keep, 1, maxKeptMaps, search.keep) &&
                      readNumber(context, "--margin", options.margin, 1, 50, percent) &&
                      readNumber(context, "--race-games", options.tournamentGames, 0, maxGames, games);
    if (!fine) return std::nullopt;
    if (!options.atlas.empty()) {
        std::int64_t number = 0;
        if (!readNumber(context, "--atlas", options.atlas, 0, INT64_MAX, number)) return std::nullopt;
        search.atlas = static_cast<std::uint64_t>(number);
    }
    search.threads = *threads;
    if (percent > 0) request.margin = static_cast<double>(percent) / 100;
    if (games == 0) request.tournament = generate::WithTournament::No;
    if (games > 0) {
        request.games = games;
        request.tournament = generate::WithTournament::Yes;
    }
    return request;
}

void writeGaps(JsonWriter& json, std::string_view key, const std::vector<generate::PlayedGap>& gaps) {
    json.key(key);
    json.beginArray();
    for (const generate::PlayedGap& gap : gaps) {
        json.beginObject(JsonWriter::Style::Compact);
        json.member("bot", std::string_view(gap.bot));
        json.member("games", gap.games);
        json.member("gap", gap.gap);
        json.member("low", gap.interval.low);
        json.member("high", gap.interval.high);
        json.endObject();
    }
    json.endArray();
}

}  // namespace hexa::cli
