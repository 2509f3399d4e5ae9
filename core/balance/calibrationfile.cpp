// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/balance/calibrationfile.h"

#include "core/balance/filefields.h"
#include "core/json/membersout.h"

namespace hexa::balance {

template <class Io>
void describe(Io& io, Described<Io, CalibrationRecord>& record) {
    constexpr int many = 1'000'000;
    io.text("configuration", record.configuration);
    io.text("bot", record.bot);
    io.number("botVersion", record.botVersion, 0, many);
    io.number("rulesVersion", record.rulesVersion, 0, many);
    io.text("program", record.program);
    io.number("maps", record.maps, 1, many);
    io.number("games", record.games, 1, std::int64_t{1} << 53);
    io.seed("seed", record.seed);
    io.fraction("worstZ", record.worstZ, calibrationParts, -many, many);
    io.fraction("spread", record.spread, calibrationParts, -many, many);
    io.flag("passed", record.passed);
}
template void describe<MembersOut>(MembersOut&, const CalibrationRecord&);

Result<std::vector<CalibrationRecord>> readCalibrations(std::string_view json, const IsConfiguration& known) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    FirstError errors;
    const JsonNode root = document->root();
    MembersIn members(root, errors);
    members.format(calibrationFormat, calibrationVersion, wrongFormat);
    std::vector<CalibrationRecord> records;
    members.each("calibrations", [&](const JsonNode& node) {
        MembersIn fields(node, errors);
        describe(fields, records.emplace_back());
        needKnown(fields, records.back().configuration, known);
    });
    if (errors) return errors.first();
    return records;
}

}  // namespace hexa::balance
