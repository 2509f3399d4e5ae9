// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pack/sources.h"

#include "core/pack/pack.h"

#include <algorithm>

namespace hexa {
namespace {

class SourcesReader : PackReading {
public:
    Result<PartSources> read(JsonObject& pack, std::span<const std::string_view> partNames) {
        PartSources sources;
        sources.all = source(pack.optional("source"));
        eachMember(pack.optional("sources"), [&](std::string_view part, const JsonNode& node) {
            if (std::ranges::find(partNames, part) == partNames.end())
                return fail(node.error(unknownPackMember, {{"name", std::string(part)}}));
            sources.parts.emplace(part, source(node));
        });
        if (mError) return *mError;
        return sources;
    }

private:
    DataSource source(const Node& node) {
        return ownerSource(choice(node, ownerSources, ownerSources.size() - 1));
    }
};

}  // namespace

Result<PartSources> readSources(JsonObject& pack, std::span<const std::string_view> partNames) {
    return SourcesReader().read(pack, partNames);
}

}  // namespace hexa
