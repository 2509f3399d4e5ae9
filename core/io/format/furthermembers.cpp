// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format/furthermembers.h"

#include "core/io/format/attributefile.h"
#include "core/io/format/scenariofile.h"

#include <string>

namespace hexa {
namespace {

/// Returns a value as JSON text of one line.
template <class Write>
std::string jsonOf(Write write) {
    JsonWriter json;
    write(json);
    std::string text = json.take();
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

class Members {
public:
    void flag(const char* key, bool on) {
        if (on) mExtra.members.emplace_back(key, "true");
    }
    void number(const char* key, int value, int otherwise) {
        if (value != otherwise) mExtra.members.emplace_back(key, std::to_string(value));
    }
    void text(const char* key, const std::string& value) {
        if (!value.empty())
            mExtra.members.emplace_back(
                key, jsonOf([&](JsonWriter& json) { json.value(std::string_view(value)); }));
    }
    void attributes(const Attributes& attributes) {
        for (const auto& item : attributes)
            mExtra.members.emplace_back(item.first,
                                        jsonOf([&](JsonWriter& json) { writeAttribute(json, item.second); }));
    }
    void json(const char* key, std::string value) { mExtra.members.emplace_back(key, std::move(value)); }
    Extra take(const Extra& unknown) {
        mExtra.members.insert(mExtra.members.end(), unknown.members.begin(), unknown.members.end());
        return std::move(mExtra);
    }

private:
    Extra mExtra;
};

}  // namespace

Extra furtherMembers(const CellDetails& details) {
    Members members;
    if (details.cut != 0) members.json("cut", jsonOf([&](JsonWriter& json) { writeCut(json, details.cut); }));
    members.attributes(details.attributes);
    return members.take(details.extra);
}

Extra furtherMembers(const EdgeFeature& feature) {
    Members members;
    members.number("seat", feature.seat, -1);
    members.flag("locked", feature.locked);
    members.attributes(feature.attributes);
    return members.take(feature.extra);
}

Extra furtherMembers(const RegionPlacement& region) {
    Members members;
    members.flag("locked", region.locked);
    return members.take(region.extra);
}

Extra furtherMembers(const PiecePlacement& piece) {
    Members members;
    members.number("side", piece.side, -1);
    members.text("slot", piece.slot);
    members.number("corner", piece.corner, -1);
    members.number("turns", piece.turns, 0);
    members.flag("mirrored", piece.mirrored);
    members.flag("locked", piece.locked);
    members.attributes(piece.attributes);
    return members.take(piece.extra);
}

Extra furtherMembers(const Zone& zone) {
    Members members;
    members.text("kind", zone.kind);
    members.flag("locked", zone.locked);
    return members.take(zone.extra);
}

Extra furtherMembers(const BoardLabel& label) {
    Members members;
    members.flag("locked", label.locked);
    return members.take(label.extra);
}

Extra furtherMembers(const Seat& seat) {
    Members members;
    members.number("team", seat.team, -1);
    return members.take(seat.extra);
}

Extra furtherMembers(const Scenario& scenario) {
    Members members;
    if (!scenario.shapes.empty())
        members.json("shapes", jsonOf([&](JsonWriter& json) { writeShapes(json, scenario.shapes); }));
    return members.take(scenario.extra);
}

}  // namespace hexa
