// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/ownerdata.h"

#include "core/base/hashtext.h"
#include "core/base/rng.h"
#include "core/json/writer.h"
#include "core/systems/claymore/check/check.h"
#include "core/systems/claymore/layouts.h"
#include "core/systems/claymore/matreader.h"
#include "core/systems/claymore/rules/ownervalues.h"
#include "core/systems/claymore/terms/pieces.h"
#include "core/systems/claymore/terms/resources.h"
#include "core/systems/claymore/terms/sentences.h"

#include <algorithm>
#include <cassert>
#include <memory>

namespace hexa::claymore {
namespace {

/// A pack that could be read.
struct OwnerData {
    PackHead head;
    Values values;
    Mat mat = publicMat();
    std::vector<Plan> plans;
    Source planSource = Source::StandIn;
    std::uint64_t hash = 0;
};

/// Adds the program's own plans for those that a pack lacks.
void addBuiltInPlans(OwnerData& data, const Catalog& catalog) {
    auto own = readBuiltInPlans(catalog, data.mat);
    assert(own && "built-in data is valid on any mat");
    for (Plan& plan : *own)
        if (std::ranges::find(data.plans, plan.id, &Plan::id) == data.plans.end())
            data.plans.push_back(std::move(plan));
    std::ranges::stable_sort(data.plans, {}, &Plan::id);
}

class OwnerDataReader : PackReading {
public:
    explicit OwnerDataReader(const Catalog& catalog) : mCatalog(catalog) {}

    Result<OwnerData> read(const JsonNode& root) {
        auto object = keep(JsonObject::open(root));
        if (object) mData.head = readHead(*object, systemId);
        if (object && !mError) readContent(*object);
        if (mError) return *mError;
        return std::move(mData);
    }

private:
    void readContent(JsonObject& object) {
        const auto sources = keep(readSources(object));
        if (!sources || mError) return;
        std::string raw;  // of what the hash of the values does not cover
        readParts(object, [&](JsonObject& parts) {
            if (auto values = keep(readValues(parts, *sources))) mData.values = *std::move(values);
            const auto mat = parts.optional("mat");
            if (mat && !mError) mData.mat = keep(readMat(*mat, sources->of("mat"))).value_or(publicMat());
            const auto plans = parts.optional("plans");
            if (plans && !mError) {
                if (auto read = keep(readPlans(*plans, mCatalog, mData.mat, sources->of("plans"))))
                    mData.plans = *std::move(read);
                mData.planSource = sources->of("plans");
            }
            raw = (mat ? mat->raw() : "") + (plans ? plans->raw() : "");
        });
        mData.hash = stableHash(hashText(hashOf(mData.values)) + raw);
        checkSeal(object, mData.hash);
        keep(object.refuseLeftover(unknownPackMember));
        if (!mError) addBuiltInPlans(mData, mCatalog);
    }

    const Catalog& mCatalog;
    OwnerData mData;
};

Result<OwnerData> readOwnerData(const std::string& text, const Catalog& catalog) {
    const auto document = parsePack(text);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return OwnerDataReader(catalog).read(root);
}

/// Returns the sources of the data in sentences.
std::vector<Message> messagesOf(const ValueSources& values, Source mat, Source plans) {
    const bool combatKnown = std::ranges::all_of(values.combat, isKnown);
    const bool combatMadeUp = std::ranges::find(values.combat, Source::StandIn) != values.combat.end();
    const std::array<std::pair<Localized, Source>, 6> data{
        {{say("claymore.source.combat"), combatKnown    ? Source::Printed
                                         : combatMadeUp ? Source::StandIn
                                                        : Source::Public},
         {say("claymore.source.cards"), values.cards},
         {say("claymore.source.die"), values.die},
         {say("claymore.source.tiles"), values.tiles},
         {say("claymore.source.mat"), mat},
         {say("claymore.source.plans"), plans}}};
    return tellSources(data, "claymore.owner.");
}

/// Returns the program's own data for everything that an owner can enter.
std::string starter() {
    JsonWriter writer;
    writer.beginObject();
    writePackHead(writer, {std::string(systemId), "my-data", say("claymore.owner.starter"), {}});
    writer.member("source", ownerSources[1]);  // the program's numbers are public ones, its plans made up
    writer.key("sources");
    writer.beginObject(JsonWriter::Style::Compact);
    writer.member("plans", ownerSources.back());
    writer.endObject();
    writer.key("parts");
    writer.beginObject();
    writeValues(writer, publicValues());
    writer.key("mat");
    writeMat(writer, publicMat());
    writer.key("plans");
    writer.raw(resource("plans.json"));
    writer.endObject();
    writer.endObject();
    return writer.take();
}

GameSystem with(const GameSystem& system, const std::string& text) {
    GameSystem own = withCards(system, text);
    const auto catalog = std::make_shared<const Catalog>(system.catalog);
    const auto data = readOwnerData(text, *catalog);
    if (!data) return own;
    own.layouts = makeLayouts(*catalog, data->mat, data->plans);
    own.check = [catalog, sources = data->values.sources](const Scenario& scenario, std::stop_token stop) {
        return check(scenario, *catalog, std::move(stop), sources);
    };
    return own;
}

}  // namespace

GamePack ownerData(const GameSystem& system) {
    const auto catalog = std::make_shared<const Catalog>(system.catalog);
    GamePack pack;
    pack.system = systemId;
    pack.suffix = "hexpack";
    pack.read = [catalog](const std::string& text) -> Result<PackInfo> {
        const auto data = readOwnerData(text, *catalog);
        if (!data) return data.error();
        return PackInfo{data->head.name, data->head.author, data->hash,
                        messagesOf(data->values.sources, data->mat.source, data->planSource)};
    };
    pack.about = messagesOf(publicSources(), Source::Public, Source::StandIn);
    pack.starter = starter;
    pack.use = with;
    return pack;
}

}  // namespace hexa::claymore
