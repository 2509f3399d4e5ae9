// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/calibrationfile.h"

#include "core/balance/filefields.h"
#include "core/json/writer.h"

#include <algorithm>
#include <cmath>

namespace hexa::balance {
namespace {

constexpr std::string_view calibrationFormat = "hexatelier-balance-calibration";
constexpr int calibrationVersion = 1;
constexpr int thousand = 1000;

CalibrationRecord readRecord(const JsonNode& node, const IsConfiguration& known, FirstError& errors) {
    constexpr int many = 1'000'000;
    FileFields fields(node, errors);
    CalibrationRecord record;
    record.configuration = fields.configuration(known);
    record.bot = fields.text("bot");
    record.botVersion = fields.integer<int>("botVersion", 0, many);
    record.rulesVersion = fields.integer<int>("rulesVersion", 0, many);
    record.program = fields.text("program");
    record.maps = fields.integer<int>("maps", 1, many);
    record.games = fields.integer<std::int64_t>("games", 1, std::int64_t{1} << 53);
    record.seed = fields.bigNumber("seed");
    record.worstZ = fields.fraction("worstZ", thousand, many);
    record.spread = fields.fraction("spread", thousand, many);
    record.passed = fields.flag("passed");
    return record;
}

}  // namespace

Result<std::vector<CalibrationRecord>> readCalibrations(std::string_view json, const IsConfiguration& known) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    FirstError errors;
    const JsonNode root = document->root();
    FileFields fields(root, errors);
    fields.format(calibrationFormat, calibrationVersion);
    std::vector<CalibrationRecord> records;
    fields.each("calibrations", [&](std::string_view, const JsonNode& node) {
        records.push_back(readRecord(node, known, errors));
    });
    if (errors) return errors.first();
    return records;
}

std::string writeCalibrations(std::vector<CalibrationRecord> records) {
    std::sort(records.begin(), records.end(), [](const auto& a, const auto& b) {
        return std::pair(a.configuration, a.bot) < std::pair(b.configuration, b.bot);
    });
    JsonWriter json;
    json.beginObject();
    json.member("format", calibrationFormat);
    json.member("version", calibrationVersion);
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

Result<std::string> addCalibration(std::string_view file, const CalibrationRecord& record,
                                   const IsConfiguration& known) {
    std::vector<CalibrationRecord> records;
    if (!file.empty()) {
        auto earlier = readCalibrations(file, known);
        if (!earlier) return earlier.error();
        records = *std::move(earlier);
    }
    std::erase_if(records, [&](const CalibrationRecord& other) {
        return other.configuration == record.configuration && other.bot == record.bot;
    });
    records.push_back(record);
    return writeCalibrations(std::move(records));
}

}  // namespace hexa::balance
