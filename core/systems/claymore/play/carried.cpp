// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/play/carried.h"

#include "core/json/reading.h"
#include "core/systems/claymore/play/names.h"
#include "core/systems/claymore/play/words.h"
#include "core/systems/claymore/terms/sentences.h"

namespace hexa::claymore {
namespace {

class CarriedReader : JsonReading {
public:
    Result<RegimentSet> read(const JsonNode& root) {
        if (auto object = keep(JsonObject::open(root)))
            each(keep(object->require("elite")), regimentTotal, [this](const JsonNode& node) {
                const RegimentId id = word::readRegiment(text(node));
                if (id == noRegiment || (mElite & bit(id)) != 0)
                    return fail(node.error("claymore.play.carried"));
                mElite |= bit(id);
            });
        if (mError) return *mError;
        return mElite;
    }

private:
    RegimentSet mElite = 0;
};

}  // namespace

std::string writeCarried(RegimentSet elite) {
    std::string json = "{\"elite\":[";
    for (RegimentId id = 0; id < regimentTotal; ++id) {
        if ((elite & bit(id)) == 0) continue;
        if (json.back() == '"') json += ',';
        json += '"' + word::regiment(id) + '"';
    }
    return json + "]}";
}

Result<RegimentSet> readCarried(const std::string& json) {
    if (json.empty()) return RegimentSet{0};
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return CarriedReader().read(root);
}

std::vector<Message> tellCarried(RegimentSet elite) {
    std::vector<Message> messages;
    for (const Army army : armies) {
        std::vector<Localized> names;
        for (RegimentId id = 0; id < regimentTotal; ++id)
            if (armyOf(id) == army && (elite & bit(id)) != 0) names.push_back(name::regiment(id));
        if (!names.empty())
            messages.push_back(
                {"claymore.carried", {{"army", name::army(army)}, {"regiments", listed(names)}}});
    }
    return messages;
}

}  // namespace hexa::claymore
