// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/print/items.h"

#include "core/engine/origin.h"
#include "core/systems/bauen/terms/landscape.h"
#include "core/systems/bauen/terms/laying.h"
#include "core/systems/bauen/terms/marks.h"
#include "core/systems/bauen/terms/sentences.h"
#include "core/systems/bauen/terms/slots.h"

#include <array>
#include <optional>
#include <string>
#include <utility>

namespace hexa::bauen {
namespace {

constexpr std::array<const char*, 5> sheetIds{"regions", "boards", "missions", "pieces", "forms"};

/// Returns a printed region, with the back of its stack (BB-060).
CutItem regionItem(const GameSet& set, const RegionShape& shape, const SlotNames& names, bool standIn) {
    CutItem item;
    item.id = shape.id;
    item.name = shape.name;
    item.front.title = shape.name;
    item.outline.form = CutOutline::Form::Hexes;
    for (const RegionShape::Part& part : shape.parts) {
        item.outline.hexes.push_back(part.offset);
        item.front.tiles.push_back(set.catalog.kindId(part.kind).value_or(KindId::Empty));
    }
    for (const RegionShape::Part& part : shape.parts) {
        const Point middle = centreOf(part.offset, set.catalog.orientation);
        const auto side =
            part.offset == Hex{} ? std::optional(freeSide(item.outline.hexes, part.offset)) : std::nullopt;
        for (CutMark mark : marksOf(printOf(part.attributes), names, side)) {
            mark.at = {mark.at.x + middle.x, mark.at.y + middle.y};
            item.front.marks.push_back(std::move(mark));
        }
    }
    if (const auto landscape = landscapeOf(shape)) {
        const CellKind& kind = set.catalog.kind(*set.catalog.kindId(landscapeIds[indexOf(*landscape)]));
        item.back = CutFace{};
        item.back->colour = kind.colour;
        item.back->letter = Localized(kind.letter);
        item.back->title = kind.name;
        item.pile = kind.name;
    }
    if (standIn) {
        item.standIn = StandIn::Wholly;
        for (Localized* words : {&item.name, &item.front.title})
            for (auto& [language, text] : words->texts) text += standInMark;
        item.front.foot = say("bauen.print.stand-in");
    }
    return item;
}

/// Returns a name as a heading: names of missions occur in sentences, too.
Localized capitalised(Localized name) {
    for (auto& [language, text] : name.texts)
        if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
            text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return name;
}

}  // namespace

std::vector<CutSheet> cutSheets() {
    std::vector<CutSheet> list;
    for (const char* id : sheetIds)
        list.push_back({id, say((std::string("bauen.print.sheet.") + id).c_str())});
    return list;
}

std::vector<CutItem> cutItems(const GameSet& set, const Scenario& scenario, std::string_view sheet) {
    if (sheet == "regions") return regionItems(set, scenario);
    if (sheet == "boards") return boardItems(set);
    if (sheet == "missions") return missionItems(set);
    if (sheet == "pieces") return pieceItems(set, scenario);
    return sheet == "forms" ? formItems(set, scenario) : std::vector<CutItem>();
}

Localized costText(const Cost& cost) {
    std::vector<Localized> parts;
    for (std::size_t i = 0; i < domainCount; ++i)
        if (cost.of[i] > 0)
            parts.push_back(say((std::string("bauen.print.cost.") + std::string(domainIds[i])).c_str(),
                                {{"n", std::int64_t{cost.of[i]}}}));
    if (parts.size() == domainCount)
        return say("bauen.print.cost.both", {{"one", parts[0]}, {"other", parts[1]}});
    return parts.empty() ? say("bauen.print.cost.free") : parts.front();
}

std::vector<CutItem> regionItems(const GameSet& set, const Scenario& scenario) {
    const SlotNames names = SlotNames::make();
    std::vector<CutItem> items;
    for (const RegionShape& shape : set.catalog.regionShapes)
        items.push_back(regionItem(set, shape, names, set.standInRegions));
    // A map's own regions are its designer's, so they are not stand-ins.
    for (const RegionShape& shape : scenario.shapes) items.push_back(regionItem(set, shape, names, false));
    return items;
}

std::vector<CutItem> missionItems(const GameSet& set) {
    std::vector<CutItem> items;
    for (const Mission& mission : set.data.missions) {
        const std::string theme(themeIds[static_cast<std::size_t>(mission.theme)]);
        CutItem item;
        item.id = mission.id;
        item.outline = {CutOutline::Form::Rectangle, 63, 88, 3, {}};
        item.name = capitalised(mission.name);
        item.pile = say(("bauen.print.theme." + theme).c_str());
        item.front.line = item.pile;
        item.front.text = say("bauen.print.mission", {{"mission", mission.name}});
        item.back = CutFace{};
        item.back->colour = "#3f4a5a";
        item.back->title = item.pile;
        item.back->letter = say(("bauen.print.theme-letter." + theme).c_str());
        if (mission.source == ValueSource::StandIn) {
            item.standIn = StandIn::Wholly;
            for (auto& [language, words] : item.name.texts) words += standInMark;
            item.front.foot = say("bauen.print.stand-in");
        }
        item.front.title = item.name;
        items.push_back(std::move(item));
    }
    return items;
}

}  // namespace hexa::bauen
