// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format/attributefile.h"

namespace hexa {

Result<Cut> readCut(const JsonNode& node) {
    const auto bits = readBits(node, 12);
    if (!bits) return bits.error();
    return static_cast<Cut>(*bits);
}

void writeCut(JsonWriter& json, Cut cut) { writeBits(json, cut); }

void writeShapes(JsonWriter& json, const std::vector<RegionShape>& shapes) {
    const auto textUnlessEmpty = [&](std::string_view key, const std::string& text) {
        if (!text.empty()) json.member(key, std::string_view(text));
    };
    json.beginArray();
    for (const RegionShape& shape : shapes) {
        json.beginObject();
        json.member("id", std::string_view(shape.id));
        if (!shape.name.empty()) json.member("name", shape.name);
        textUnlessEmpty("group", shape.group);
        if (shape.supply) json.member("supply", *shape.supply);
        json.key("parts");
        json.beginArray();
        for (const RegionShape::Part& part : shape.parts) {
            json.beginObject(JsonWriter::Style::Compact);
            json.member("q", part.offset.q);
            json.member("r", part.offset.r);
            textUnlessEmpty("kind", part.kind);
            writeAttributes(json, part.attributes);
            json.members(part.extra);
            json.endObject();
        }
        json.endArray();
        json.members(shape.extra);
        json.endObject();
    }
    json.endArray();
}

}  // namespace hexa
