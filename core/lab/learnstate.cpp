// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/learnstate.h"

#include "core/engine/play/play.h"
#include "core/json/membersin.h"
#include "core/json/membersout.h"

#include <algorithm>

namespace hexa::lab {
namespace {

constexpr std::string_view formatName = "hexatelier-learn-state";
constexpr int formatVersion = 1;

/// Limits far beyond the range of learning; within them no step overflows.
constexpr double minSpread = 1e-12, maxSigma = 1e6, maxVariance = 1e12, maxPlace = 1e9;

bool within(double number, double min, double max) { return number >= min && number <= max; }

template <class Io>
void describeState(Io& io, Described<Io, LearnState>& state, std::string_view purpose, std::size_t numbers) {
    constexpr std::int64_t many = std::int64_t{1} << 53;
    io.format(formatName, formatVersion, "learn.no-state");
    std::string belongs(purpose);
    io.text("purpose", belongs);
    if constexpr (Io::reads)
        if (belongs != purpose) io.refuse("purpose", "learn.other-purpose");
    io.number("games", state.games, 0, many);
    io.number("generation", state.evolution.generation, 0, many);
    io.real("sigma", state.evolution.sigma);
    io.need(within(state.evolution.sigma, minSpread, maxSigma), "sigma");
    const auto point = [&](std::string_view key, auto& list, double min, double max) {
        io.reals(key, list);
        const auto fits = [&](double number) { return within(number, min, max); };
        io.need(list.size() == numbers && std::ranges::all_of(list, fits), key);
    };
    point("mean", state.evolution.mean, -maxPlace, maxPlace);
    point("variance", state.evolution.variance, minSpread, maxVariance);
    point("path", state.evolution.path, -maxPlace, maxPlace);
    point("stepPath", state.evolution.stepPath, -maxPlace, maxPlace);
    io.end();
}

}  // namespace

std::string learnPurpose(const PlayFunctions& play, const Laboratory& laboratory, const LearnPlan& plan) {
    std::string text = play.learn->bot + " " + std::to_string(play.botVersion(play.learn->bot)) + ", rules " +
                       std::to_string(play.rulesVersion) + ", players " + std::to_string(plan.players);
    for (const auto& [name, on] : plan.options) text += ", " + name + (on ? " on" : " off");
    for (const std::string& opponent : plan.opponents) text += ", against " + opponent;
    for (const std::string& kind : laboratory.samples) text += ", maps " + kind;
    text += ", " + std::to_string(plan.maps) + " maps, " + std::to_string(plan.games) +
            " games, population " + std::to_string(plan.population) + ", seed " + std::to_string(plan.seed);
    return text;
}

std::string writeLearnState(std::string_view purpose, const LearnState& state) {
    JsonWriter json;
    json.beginObject();
    MembersOut members(json);
    describeState(members, state, purpose, state.evolution.mean.size());
    json.endObject();
    return json.take();
}

Result<LearnState> readLearnState(std::string_view json, std::string_view purpose, std::size_t numbers) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    const JsonNode root = document->root();
    FirstError errors;
    MembersIn members(root, errors, "learn.no-state");
    LearnState state;
    describeState(members, state, purpose, numbers);
    if (errors) return errors.first();
    return state;
}

}  // namespace hexa::lab
