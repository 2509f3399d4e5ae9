// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/calibrationfile.h"

#include "core/balance/filefields.h"

namespace hexa::balance {
namespace {

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
    record.worstZ = fields.fraction("worstZ", calibrationParts, many);
    record.spread = fields.fraction("spread", calibrationParts, many);
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

}  // namespace hexa::balance
