// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/ownerdata.h"

#include "core/base/hashtext.h"
#include "core/base/rng.h"
#include "core/engine/print/print.h"
#include "core/engine/system.h"
#include "core/json/writer.h"
#include "core/pack/pack.h"
#include "core/systems/bauen/bauen.h"
#include "core/systems/bauen/regionreader.h"
#include "core/systems/bauen/terms/origin.h"
#include "core/systems/bauen/terms/resources.h"
#include "core/systems/bauen/terms/sentences.h"

#include <utility>

namespace hexa::bauen {
namespace {

/// A pack that could be read.
struct OwnPack {
    PackHead head;
    GameSet set = builtInSet();
    std::uint64_t hash = 0;
};

class OwnPackReader : PackReading {
public:
    Result<OwnPack> read(const JsonNode& root) {
        auto object = keep(JsonObject::open(root));
        if (object) mPack.head = readHead(*object, mPack.set.catalog.system);
        if (object && !mError) readContent(*object);
        if (mError) return *mError;
        return std::move(mPack);
    }

private:
    void readContent(JsonObject& object) {
        const auto source = choice(object.optional("source"), valueSourceIds, ValueSource::Owner);
        std::string raw;
        readParts(object, [&](JsonObject& parts) { raw = readPartsOf(parts, source); });
        mPack.hash = stableHash(hashText(hashOf(mPack.set.data)) + raw);
        if (!mError) checkSeal(object, mPack.hash);
        if (!mError) keep(object.refuseLeftover(unknownPackMember));
    }
    /// Returns the JSON of the parts without a hash of their own.
    std::string readPartsOf(JsonObject& parts, ValueSource source) {
        std::string raw;
        // The layout first: it determines the areas of a region.
        if (const auto layout = parts.optional("layout")) {
            keep(readLayout(*layout, mPack.set));
            mPack.set.lattice.standIn = source == ValueSource::StandIn;
            raw += layout->raw();
        }
        const auto regions = parts.optional("regions");
        if (regions && !mError) {
            keep(readRegions(*regions, mPack.set));
            mPack.set.standInRegions = source == ValueSource::StandIn;
            raw += regions->raw();
        }
        if (!mError) keep(readData(parts, mPack.set.data, source));
        return raw;
    }

    OwnPack mPack;
};

Result<OwnPack> readOwnPack(const std::string& text) {
    const auto document = parsePack(text);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return OwnPackReader().read(root);
}

/// Writes a file of the program's data as members of the open object.
void writeMembers(JsonWriter& writer, std::string_view file) {
    const auto document = JsonDocument::parse(resource(file));
    if (!document) return;
    const JsonNode root = document->root();
    for (auto walker = root.walk(); !walker.done(); walker.advance()) {
        writer.key(walker.key());
        writer.raw(walker.value().raw());
    }
}

/// Returns the program's own data for everything that an owner can enter.
std::string ownStarter() {
    const GameSet set = builtInSet();
    JsonWriter writer;
    writer.beginObject();
    writePackHead(writer, {set.catalog.system, "my-data", say("bauen.owner.starter"), {}});
    writer.member("source", valueSourceIds[static_cast<std::size_t>(ValueSource::StandIn)]);
    writer.key("parts");
    writer.beginObject();
    writer.key("layout");
    writeLayout(writer, set.lattice);
    writer.key("regions");
    writeRegions(writer, set.catalog);
    writeMembers(writer, "board.json");
    writeMembers(writer, "missions.json");
    writer.endObject();
    writer.endObject();
    return writer.take();
}

std::vector<Message> aboutSet(const GameSet& set) {
    const std::vector<Localized> standIns = standInsOf(set, 0);
    if (standIns.empty()) return {{"bauen.owner.complete", {}}};
    return {{"bauen.owner.stand-in", {{"list", listed(standIns)}}}};
}

GameSystem usePack(const GameSystem& system, const std::string& text) {
    auto pack = readOwnPack(text);
    if (!pack) return withCards(system, text);
    GameSystem own = withCards(makeSystem(std::move(pack->set)), text);
    // The rules reference is not part of an edition: the program gave it to the game.
    if (own.print && system.print) ownCopy(own.print).rules = system.print->rules;
    return own;
}

}  // namespace

Result<GameSet> editionOf(const std::string& text) {
    if (text.empty()) return builtInSet();
    auto pack = readOwnPack(text);
    if (!pack) return pack.error();
    return std::move(pack->set);
}

GamePack ownerData() {
    GamePack pack;
    pack.system = builtInSet().catalog.system;
    pack.suffix = "hexpack";
    pack.read = [](const std::string& text) -> Result<PackInfo> {
        const auto own = readOwnPack(text);
        if (!own) return own.error();
        return PackInfo{own->head.name, own->head.author, own->hash, aboutSet(own->set)};
    };
    pack.about = aboutSet(builtInSet());
    pack.starter = ownStarter;
    pack.use = usePack;
    return pack;
}

}  // namespace hexa::bauen
