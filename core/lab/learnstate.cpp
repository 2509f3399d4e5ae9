// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/learnstate.h"

#include "core/engine/play/play.h"
#include "core/json/reading.h"
#include "core/json/writer.h"

namespace hexa::lab {
namespace {

constexpr std::string_view formatName = "hexatelier-learn-state";
constexpr int formatVersion = 1;

/// Limits far beyond the range of learning; within them no step overflows.
constexpr double minSpread = 1e-12, maxSigma = 1e6, maxVariance = 1e12, maxPlace = 1e9;

class StateReader : JsonReading {
public:
    Result<LearnState> read(const JsonNode& root, std::string_view purpose, std::size_t numbers) {
        LearnState state;
        auto object = keep(JsonObject::open(root));
        if (!object) return *mError;
        const auto member = [&](std::string_view key) { return keep(object->require(key)); };
        const auto format = member("format");
        if (text(format) != formatName && !mError) fail(format->error("learn.no-state"));
        integer(member("version"), formatVersion, formatVersion);
        const auto belongs = member("purpose");
        if (text(belongs) != purpose && !mError) fail(belongs->error("learn.other-purpose"));
        state.games = count(member("games"));
        state.evolution.generation = count(member("generation"));
        state.evolution.sigma = real(member("sigma"), minSpread, maxSigma);
        const auto point = [&](std::string_view key, double min, double max) {
            Evolution::Point numbersOf;
            const auto list = member(key);
            each(list, numbers, [&](const JsonNode& node) { numbersOf.push_back(real(node, min, max)); });
            if (!mError && numbersOf.size() != numbers) fail(list->error("learn.no-state"));
            return numbersOf;
        };
        state.evolution.mean = point("mean", -maxPlace, maxPlace);
        state.evolution.variance = point("variance", minSpread, maxVariance);
        state.evolution.path = point("path", -maxPlace, maxPlace);
        state.evolution.stepPath = point("stepPath", -maxPlace, maxPlace);
        keep(object->refuseLeftover());
        if (mError) return *mError;
        return state;
    }

private:
    std::int64_t count(const Node& node) {
        return node ? keep(node->integer(0, std::int64_t{1} << 53)).value_or(0) : 0;
    }
    double real(const Node& node, double min, double max) {
        const double number = node ? keep(node->real()).value_or(min) : min;
        if (!mError && !(number >= min && number <= max)) fail(node->error("learn.no-state"));
        return number;
    }
};

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
    json.member("format", formatName);
    json.member("version", formatVersion);
    json.member("purpose", purpose);
    json.member("games", state.games);
    json.member("generation", state.evolution.generation);
    json.member("sigma", state.evolution.sigma);
    for (const auto& [key, point] :
         {std::pair("mean", &state.evolution.mean), std::pair("variance", &state.evolution.variance),
          std::pair("path", &state.evolution.path), std::pair("stepPath", &state.evolution.stepPath)}) {
        json.key(key);
        json.beginArray(JsonWriter::Style::Compact);
        for (const double number : *point) json.value(number);
        json.endArray();
    }
    json.endObject();
    return json.take();
}

Result<LearnState> readLearnState(std::string_view json, std::string_view purpose, std::size_t numbers) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return StateReader().read(root, purpose, numbers);
}

}  // namespace hexa::lab
