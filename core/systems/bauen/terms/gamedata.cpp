// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/terms/gamedata.h"

#include "core/base/rng.h"
#include "core/systems/bauen/terms/resources.h"

#include <cassert>
#include <utility>

namespace hexa::bauen {
namespace {

/// Adds a part of the data that comes with the program to `data`.
void addBuiltIn(std::string_view file, GameData& data) {
    const auto document = JsonDocument::parse(resource(file));
    assert(document && "built-in data is valid");
    const JsonNode root = document->root();
    auto object = JsonObject::open(root);
    assert(object && "built-in data is valid");
    const Status read = readData(*object, data, ValueSource::StandIn);
    assert(read && object->refuseLeftover() && "built-in data is valid");
    (void)read;
}

class DataHash {
public:
    void add(std::uint64_t value) { mValue = mixBits(mValue * 0x100000001b3U + value); }
    void add(std::string_view text) { add(stableHash(text)); }
    void add(const CostTable& table) {
        add(table.prices.size());
        for (const Cost& cost : table.prices)
            for (const std::uint8_t amount : cost.of) add(amount);
    }
    void add(const Field& field) {
        add(field.id);
        add(static_cast<std::uint64_t>(field.kind));
        add(static_cast<std::uint64_t>(field.action));
        for (const Theme theme : field.themes) add(static_cast<std::uint64_t>(theme));
        for (const Good good : field.goods) add(indexOf(good));
        add(static_cast<std::uint64_t>(field.limit));
    }
    std::uint64_t value() const { return mValue; }

private:
    std::uint64_t mValue = 0xcbf29ce484222325U;
};

}  // namespace

const GameData& builtInData() {
    static const GameData own = [] {
        GameData data;
        addBuiltIn("board.json", data);
        addBuiltIn("missions.json", data);
        return data;
    }();
    return own;
}

std::array<std::uint8_t, colourCount> valuesIn(const GameData& data, int round) {
    std::array<std::uint8_t, colourCount> values{};
    for (const Colour colour : colours)
        values[indexOf(colour)] = static_cast<std::uint8_t>(data.resources[indexOf(colour)].start);
    for (int i = 1; i <= round; ++i)
        for (const Colour lifted : data.marker[static_cast<std::size_t>(i)].lifted)
            for (const Colour other : colours) {
                const bool above =
                    data.resources[indexOf(other)].domain == data.resources[indexOf(lifted)].domain &&
                    values[indexOf(other)] == values[indexOf(lifted)] + 1;
                if (!above) continue;
                std::swap(values[indexOf(other)], values[indexOf(lifted)]);
                break;
            }
    return values;
}

std::uint64_t hashOf(const GameData& data) {
    DataHash hash;
    for (const ResourceFacts& resource : data.resources) {
        hash.add(static_cast<std::uint64_t>(resource.domain));
        hash.add(static_cast<std::uint64_t>(resource.start));
    }
    for (const GoodFacts& good : data.goods) hash.add(indexOf(good.colour));
    for (const RoundFacts& round : data.marker) {
        hash.add(round.lifted.size());
        for (const Colour colour : round.lifted) hash.add(indexOf(colour));
    }
    for (const DiceFacts& dice : data.dice) {
        hash.add(static_cast<std::uint64_t>(dice.red));
        hash.add(static_cast<std::uint64_t>(dice.white));
    }
    for (const CostTable* table : {&data.town, &data.business, &data.upgrade, &data.knights, &data.walls})
        hash.add(*table);
    for (const Field& field : data.fields) hash.add(field);
    for (const Mission& mission : data.missions) {
        hash.add(mission.id);
        hash.add(static_cast<std::uint64_t>(mission.theme));
        hash.add(static_cast<std::uint64_t>(mission.metric));
    }
    return hash.value();
}

}  // namespace hexa::bauen
