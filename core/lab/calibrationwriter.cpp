// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/calibrationwriter.h"

#include "core/json/writer.h"

#include <algorithm>
#include <cmath>

namespace hexa::lab {

std::string writeCalibrations(std::vector<CalibrationRecord> records) {
    std::sort(records.begin(), records.end(), [](const auto& a, const auto& b) {
        return std::pair(a.configuration, a.bot) < std::pair(b.configuration, b.bot);
    });
    JsonWriter json;
    json.beginObject();
    json.member("format", balance::calibrationFormat);
    json.member("version", balance::calibrationVersion);
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
        json.member("worstZ",
                    static_cast<std::int64_t>(std::llround(record.worstZ * balance::calibrationParts)));
        json.member("spread",
                    static_cast<std::int64_t>(std::llround(record.spread * balance::calibrationParts)));
        json.member("passed", record.passed);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.take();
}

Result<std::string> addCalibration(std::string_view file, const CalibrationRecord& record,
                                   const balance::IsConfiguration& known) {
    std::vector<CalibrationRecord> records;
    if (!file.empty()) {
        auto earlier = balance::readCalibrations(file, known);
        if (!earlier) return earlier.error();
        records = *std::move(earlier);
    }
    std::erase_if(records, [&](const CalibrationRecord& other) {
        return other.configuration == record.configuration && other.bot == record.bot;
    });
    records.push_back(record);
    return writeCalibrations(std::move(records));
}

}  // namespace hexa::lab
