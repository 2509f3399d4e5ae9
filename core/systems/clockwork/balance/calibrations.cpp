// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/balance/calibrations.h"

#include "core/json/firsterror.h"
#include "core/json/reader.h"
#include "core/json/writer.h"
#include "core/systems/clockwork/balance/table.h"
#include "core/systems/clockwork/terms/resources.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cmath>

namespace hexa::clockwork {
namespace {

constexpr std::string_view formatName = "hexatelier-balance-calibration";
constexpr int formatVersion = 1;
constexpr int thousand = 1000;

class Reader : private FirstError {
public:
    Result<std::vector<CalibrationRecord>> read(const JsonNode& root) {
        std::vector<CalibrationRecord> records;
        if (auto object = keep(JsonObject::open(root))) {
            if (text(*object, "format") != formatName && !mError)
                fail(object->require("format")->error("clockwork.balance.format"));
            number(*object, "version", formatVersion, formatVersion);
            const auto list = keep(object->require("calibrations"));
            if (list && !list->isArray()) fail(list->typeError("array"));
            if (list && !mError)
                for (auto walker = list->walk(); !walker.done() && !mError; walker.advance())
                    records.push_back(record(walker.value()));
        }
        if (mError) return *mError;
        return records;
    }

private:
    std::int64_t number(JsonObject& object, std::string_view key, std::int64_t min, std::int64_t max) {
        const auto node = keep(object.require(key));
        return node ? keep(node->integer(min, max)).value_or(0) : 0;
    }
    std::string text(JsonObject& object, std::string_view key) {
        const auto node = keep(object.require(key));
        return node ? std::string(keep(node->string()).value_or(std::string_view())) : std::string();
    }
    double fraction(JsonObject& object, std::string_view key) {
        return static_cast<double>(number(object, key, -1'000'000, 1'000'000)) / thousand;
    }

    CalibrationRecord record(const JsonNode& node) {
        constexpr int many = 1'000'000;
        CalibrationRecord record;
        auto object = keep(JsonObject::open(node));
        if (!object) return record;
        record.configuration = text(*object, "configuration");
        if (!mError && rivalsIn(record.configuration) == 0)
            fail(object->require("configuration")
                     ->error("clockwork.balance.configuration", {{"configuration", record.configuration}}));
        record.bot = text(*object, "bot");
        record.botVersion = static_cast<int>(number(*object, "botVersion", 0, many));
        record.rulesVersion = static_cast<int>(number(*object, "rulesVersion", 0, many));
        record.program = text(*object, "program");
        record.maps = static_cast<int>(number(*object, "maps", 1, many));
        record.games = number(*object, "games", 1, std::int64_t{1} << 53);
        const std::string seed = text(*object, "seed");
        const auto parsed = std::from_chars(seed.data(), seed.data() + seed.size(), record.seed);
        if (!mError && (parsed.ec != std::errc() || parsed.ptr != seed.data() + seed.size()))
            fail(object->require("seed")->typeError("number"));
        record.worstZ = fraction(*object, "worstZ");
        record.spread = fraction(*object, "spread");
        if (const auto passed = keep(object->require("passed")))
            record.passed = keep(passed->boolean()).value_or(false);
        return record;
    }
};

}  // namespace

Result<std::vector<CalibrationRecord>> readCalibrations(std::string_view json) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    return Reader().read(document->root());
}

std::string writeCalibrations(std::vector<CalibrationRecord> records) {
    std::sort(records.begin(), records.end(), [](const auto& a, const auto& b) {
        return std::pair(a.configuration, a.bot) < std::pair(b.configuration, b.bot);
    });
    JsonWriter json;
    json.beginObject();
    json.member("format", formatName);
    json.member("version", formatVersion);
    json.key("calibrations");
    json.beginArray();
    for (const CalibrationRecord& record : records) {
        json.beginObject(JsonWriter::Style::Compact);
        json.member("configuration", std::string_view(record.configuration));
        json.member("bot", std::string_view(record.bot));
        json.member("botVersion", record.botVersion);
        json.member("rulesVersion", record.rulesVersion);
        json.member("program", std::string_view(record.program));
        json.member("maps", record.maps);
        json.member("games", record.games);
        json.member("seed", std::string_view(std::to_string(record.seed)));
        json.member("worstZ", static_cast<std::int64_t>(std::llround(record.worstZ * thousand)));
        json.member("spread", static_cast<std::int64_t>(std::llround(record.spread * thousand)));
        json.member("passed", record.passed);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.take();
}

std::vector<CalibrationRecord> builtInCalibrations() {
    for (const EmbeddedFile& file : resourceFiles()) {
        if (!file.path.ends_with("/balance/calibration.json")) continue;
        auto records = readCalibrations(file.text);
        assert(records && "built-in calibrations are valid");
        if (records) return *std::move(records);
    }
    return {};
}

}  // namespace hexa::clockwork
