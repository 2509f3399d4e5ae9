// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/system.h"
#include "core/generate/atlas/atlas.h"
#include "core/generate/atlas/atlasfile.h"
#include "core/parts/part.h"

#include <map>

namespace hexa::generate {
namespace {

/// What atlases must have in common, as text.
std::string commonText(const Atlas& atlas, const Catalog& catalog) {
    Atlas plain = atlas;
    plain.legs = 0;
    plain.part.reset();
    plain.cells.assign(plain.grid.cells(), {});
    return writeAtlas(plain, catalog);
}

/// Parts must be all parts of one request, each the same if it is there twice.
Status checkParts(const std::vector<NamedAtlas>& atlases) {
    const NamedAtlas& first = atlases.front();
    std::map<int, const NamedAtlas*> seen;
    for (const NamedAtlas& named : atlases) {
        const auto& part = named.atlas.part;
        if (!part || part->request != first.atlas.part->request)
            return Error("generate.atlas.other", {{"file", named.name}, {"other", first.name}});
        if (part->number.of != first.atlas.part->number.of)
            return Error("parts.other-count", {{"file", named.name},
                                               {"other", first.name},
                                               {"here", std::int64_t{part->number.of}},
                                               {"there", std::int64_t{first.atlas.part->number.of}}});
        const auto [there, isNew] = seen.emplace(part->number.number, &named);
        if (!isNew && there->second->atlas.cells != named.atlas.cells)
            return Error("parts.twice", {{"file", named.name},
                                         {"other", there->second->name},
                                         {"number", std::int64_t{part->number.number}}});
    }
    std::set<int> numbers;
    for (const auto& [number, named] : seen) numbers.insert(number);
    return parts::allThere(numbers, first.atlas.part->number.of, first.name);
}

}  // namespace

Result<Atlas> join(const GameSystem& system, const std::vector<NamedAtlas>& atlases) {
    if (atlases.empty()) return Error("parts.none");
    const NamedAtlas& first = atlases.front();
    bool parts = false;
    for (const NamedAtlas& named : atlases) {
        parts |= named.atlas.part.has_value();
        if (commonText(named.atlas, system.catalog) != commonText(first.atlas, system.catalog))
            return Error("generate.atlas.other", {{"file", named.name}, {"other", first.name}});
    }
    if (parts && !first.atlas.part)
        return Error("generate.atlas.other", {{"file", atlases.back().name}, {"other", first.name}});
    if (parts)
        if (const auto all = checkParts(atlases); !all) return all.error();
    Atlas whole = first.atlas;
    whole.part.reset();
    for (const NamedAtlas& named : atlases) addTo(whole, named.atlas);
    return whole;
}

}  // namespace hexa::generate
