// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/reading.h"
#include "core/json/writer.h"
#include "core/sim/tally.h"

namespace hexa::parts {

/// Writes the members of the tally of trial `trial` as an object.
void writeTally(JsonWriter& json, int trial, const sim::Tally& tally);

/// Reads the output of writeTally(). Numbers are limited so that no sum over all parts of a run
/// overflows. A contradiction fails with "parts.tally". Later steps rely on both.
class TallyReader : public JsonReading {
public:
    /// @param parts number of parts of the run
    explicit TallyReader(int parts) : mMax(largestSum / parts) {}

    struct Read {
        int trial = 0;
        sim::Tally tally;
    };
    Result<Read> read(JsonObject& object, const JsonNode& node);

private:
    /// Far more than any run counts, and still a number when it is multiplied with seats and teams.
    static constexpr std::int64_t largestSum = std::int64_t{1} << 53;

    std::int64_t number(const Node& node) { return node ? keep(node->integer(-mMax, mMax)).value_or(0) : 0; }
    std::int64_t count(const Node& node) { return node ? keep(node->integer(0, mMax)).value_or(0) : 0; }
    /// Reads exactly `size` numbers.
    sim::Tally::BySeat numbers(const Node& list, int size);
    /// Reads maxSeats numbers, or more if more bots than that played.
    sim::Tally::ByBot byBot(const Node& list);
    void readShape(JsonObject& object, sim::Tally& tally);
    void readJudged(JsonObject& object, sim::Tally& tally);
    void readArrangement(const JsonNode& node, sim::Tally& tally);
    Node member(JsonObject& object, std::string_view key) { return keep(object.require(key)); }

    std::int64_t mMax;
};

}  // namespace hexa::parts
