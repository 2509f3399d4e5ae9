// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/bots/learned.h"

#include "core/json/reading.h"
#include "core/json/writer.h"
#include "core/systems/clockwork/terms/resources.h"

#include <algorithm>
#include <cassert>
#include <memory>

namespace hexa::clockwork {
namespace {

constexpr std::string_view formatName = "hexatelier-learned-bot";
constexpr int formatVersion = 1;

class LearnedReader : JsonReading {
public:
    Result<LearnedFile> read(const JsonNode& root) {
        LearnedFile file;
        auto object = keep(JsonObject::open(root));
        if (!object) return *mError;
        const auto member = [&](std::string_view key) { return keep(object->require(key)); };
        const auto format = member("format");
        if (text(format) != formatName && !mError) fail(format->error("clockwork.learned.format"));
        integer(member("version"), formatVersion, formatVersion);
        const auto bot = member("bot");
        if (text(bot) != learnedName && !mError) fail(bot->error("clockwork.learned.format"));
        constexpr int many = 1'000'000;
        LearnInfo& info = file.info;
        info.configuration = configuration(member("configuration"));
        info.botVersion = integer(member("botVersion"), 1, many).value_or(0);
        info.rulesVersion = integer(member("rulesVersion"), 1, many).value_or(0);
        info.program = text(member("program"));
        info.opponents = texts(member("opponents"));
        info.start = text(member("start"));
        info.maps = texts(member("maps"));
        info.generations = count(member("generations"));
        info.population = count(member("population"));
        info.games = count(member("games"));
        info.seed = digits(member("seed"), "clockwork.learned.seed").value_or(0);
        file.values = weights(member("weights"));
        keep(object->refuseLeftover());
        if (mError) return *mError;
        return file;
    }

private:
    std::string configuration(const Node& node) {
        std::string name = text(node);
        const bool known =
            std::ranges::find(configurations(), name, &Configuration::name) != configurations().end();
        if (!mError && !known) fail(node->error("clockwork.learned.configuration"));
        return name;
    }
    std::int64_t count(const Node& node) {
        return node ? keep(node->integer(0, std::int64_t{1} << 53)).value_or(0) : 0;
    }
    LearnValues weights(const Node& node) {
        LearnValues values;
        if (!node) return values;
        auto object = keep(JsonObject::open(*node));
        if (!object) return values;
        for (const WeightField& field : weightFields())
            values.push_back(
                integer(keep(object->require(field.name)), field.min, field.max).value_or(field.min));
        keep(object->refuseLeftover());
        return values;
    }
};

void list(JsonWriter& json, std::string_view name, const std::vector<std::string>& texts) {
    json.key(name);
    json.beginArray(JsonWriter::Style::Compact);
    for (const std::string& text : texts) json.value(text);
    json.endArray();
}

/// One bot for each configuration of a game.
class TrainedBot final : public Bot {
public:
    TrainedBot() : Bot(learnedName, learnedVersion) {
        const std::vector<LearnedFile> files = builtInLearned();
        for (const Configuration& game : configurations()) {
            const auto file = std::ranges::find(
                files, game.name(), [](const LearnedFile& each) { return each.info.configuration; });
            assert(file != files.end() && "there is a set for every configuration");
            botOf(game.players, game.epic, game.alliances) =
                std::make_unique<const LearnedBot>(weightsOf(file->values));
        }
    }
    Choice choose(const Game& game, const PlayerView& view, Rng& rng) const override {
        return botFor(game).choose(game, view, rng);
    }
    Sheet deploy(const Game& game, const PlayerView& view, Rng& rng) const override {
        return botFor(game).deploy(game, view, rng);
    }
    Choice explainChoice(const Game& game, const PlayerView& view, Rng& rng,
                         Reasons& reasons) const override {
        return botFor(game).explainChoice(game, view, rng, reasons);
    }
    Sheet explainSheet(const Game& game, const PlayerView& view, Rng& rng, Reasons& reasons) const override {
        return botFor(game).explainSheet(game, view, rng, reasons);
    }

    const Mind& mindFor(const Game& game) const { return learnedFor(game).mind; }

private:
    using Learned = std::unique_ptr<const LearnedBot>;

    Learned& botOf(int players, bool epic, bool alliances) {
        return mBots[players - 2][epic ? 1 : 0][alliances ? 1 : 0];
    }
    const LearnedBot& learnedFor(const Game& game) const {
        return *mBots[game.players() - 2][game.options().epic ? 1 : 0][game.alliances() ? 1 : 0];
    }
    const GreedyBot& botFor(const Game& game) const { return learnedFor(game).bot; }

    Learned mBots[maxPlayers - 1][2][2];
};

Weights withoutTrust(Weights weights) {
    weights.trust = 0;
    return weights;
}

}  // namespace

LearnedBot::LearnedBot(const Weights& weights)
    : values(weights),
      bot(learnedName, {Noise(weights.temperature / 100.0), weights.attack, false, &values}, learnedVersion),
      quickValues(withoutTrust(weights)),
      quick(learnedName, {Noise(weights.temperature / 100.0), weights.attack, false, &quickValues},
            learnedVersion),
      mind{&bot, &quick, &values, weights.attack},
      searcher(thinkerWith(&mind)) {}

namespace {

const TrainedBot& trained() {
    static const TrainedBot bot;
    return bot;
}

}  // namespace

const Bot& trainedBot() { return trained(); }
const Mind& trainedMind(const Game& game) { return trained().mindFor(game); }

std::vector<LearnParameter> learnParameters() {
    std::vector<LearnParameter> parameters;
    for (const WeightField& field : weightFields())
        parameters.push_back(
            {std::string(field.name), field.min, field.max, Weights{}.*field.value, field.scale});
    return parameters;
}

Weights weightsOf(const LearnValues& values) {
    Weights weights;
    std::size_t i = 0;
    for (const WeightField& field : weightFields()) weights.*field.value = values[i++];
    return weights;
}

std::string writeLearned(const LearnedFile& file) {
    const LearnInfo& info = file.info;
    JsonWriter json;
    json.beginObject();
    json.member("format", formatName);
    json.member("version", formatVersion);
    json.member("bot", learnedName);
    json.member("configuration", info.configuration);
    json.member("botVersion", info.botVersion);
    json.member("rulesVersion", info.rulesVersion);
    json.member("program", info.program);
    list(json, "opponents", info.opponents);
    json.member("start", info.start);
    list(json, "maps", info.maps);
    json.member("generations", info.generations);
    json.member("population", info.population);
    json.member("games", info.games);
    json.member("seed", std::to_string(info.seed));
    json.key("weights");
    json.beginObject();
    std::size_t i = 0;
    for (const WeightField& field : weightFields()) json.member(field.name, file.values[i++]);
    json.endObject();
    json.endObject();
    return json.take();
}

Result<LearnedFile> readLearned(std::string_view json) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return LearnedReader().read(root);
}

std::vector<LearnedFile> builtInLearned() {
    std::vector<LearnedFile> files;
    for (const EmbeddedFile& embedded : resourceFiles()) {
        if (embedded.path.find("/bots/") == std::string_view::npos) continue;
        auto file = readLearned(embedded.text);
        assert(file && "built-in sets are valid");
        if (file) files.push_back(*std::move(file));
    }
    return files;
}

}  // namespace hexa::clockwork
