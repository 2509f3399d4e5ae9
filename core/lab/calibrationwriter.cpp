// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/calibrationwriter.h"

#include "core/balance/filefields.h"
#include "core/json/membersout.h"

#include <algorithm>

namespace hexa::lab {

std::string writeCalibrations(std::vector<CalibrationRecord> records) {
    std::sort(records.begin(), records.end(), [](const auto& a, const auto& b) {
        return std::pair(a.configuration, a.bot) < std::pair(b.configuration, b.bot);
    });
    JsonWriter json;
    json.beginObject();
    MembersOut members(json);
    members.format(balance::calibrationFormat, balance::calibrationVersion, balance::wrongFormat);
    json.key("calibrations");
    json.beginArray();
    for (const CalibrationRecord& record : records) {
        json.beginObject(JsonWriter::Style::Compact);
        balance::describe(members, record);
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
