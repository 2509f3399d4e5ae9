// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/definition/start.h"
#include "editor/game/partfields.h"
#include "editor/ui/locale.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hexa::editor {
namespace {

using owngame::Definition;
using owngame::Word;

const auto kindsOf = [](auto& d) -> auto& { return d.catalog.kinds; };
const auto groupsOf = [](auto& d) -> auto& { return d.catalog.groups; };
const auto zonesOf = [](auto& d) -> auto& { return d.catalog.zoneKinds; };
const auto factionsOf = [](auto& d) -> auto& { return d.catalog.factions; };

constexpr std::array freshColours{"#7fae55", "#e3c24d", "#b5653a", "#8a8f99", "#4a8fc4",
                                  "#a06bb0", "#3f7a45", "#c98a4a", "#d98c8c", "#5c8f8a"};

const char* freshColour(std::size_t count) { return freshColours.at(count % freshColours.size()); }

/// Gives a kind a letter of its name that no other kind has. A kind with a start name gives its
/// letter away, because it will be named itself. With `onMaps` all kinds keep theirs.
void takeLetter(std::vector<CellKind>& kinds, CellKind& kind, const QString& name, bool onMaps) {
    for (const QChar one : name.normalized(QString::NormalizationForm_KD).toUpper()) {
        if (one < u'A' || one > u'Z') continue;
        const std::string letter(1, one.toLatin1());
        const auto other = std::ranges::find_if(
            kinds, [&](const CellKind& known) { return &known != &kind && known.letter == letter; });
        if (other != kinds.end() && (onMaps || !owngame::isStartName(other->name))) continue;
        if (other != kinds.end()) other->letter = kind.letter;
        kind.letter = letter;
        return;
    }
}

/// The name in the language of the window. With its first own name, a kind also gets the letter,
/// and the ID unless open maps follow the game.
PartColumn kindNameColumn(PartColumn column, const MapReport& report) {
    column.set = [set = column.set, &report](Definition& d, int row, const QVariant& value) {
        auto& kinds = d.catalog.kinds;
        CellKind& kind = itemAt(kinds, row);
        const Localized before = kind.name;
        const bool started = owngame::isStartName(before), given = isGivenId(kind.id);
        QString reason = set(d, row, value);
        const std::string name = utf8Of(value);
        if (kind.name == before || name.empty() || !(started || given)) return reason;
        takeLetter(kinds, kind, textOf(name), report.followed);
        if (!started || report.followed) return reason;
        const std::string from = kind.id, id = freeId(kinds, idOfName(name));
        owngame::rename(d, Word::Kind, from, id);
        kind.id = id;
        return reason;
    };
    return column;
}

/// Number of a kind in a figure.
PartColumn figureColumn(const owngame::Figure& figure, const QString& name) {
    const auto find = [id = figure.id](auto& d) {
        return std::ranges::find(d.figures, id, &owngame::Figure::id);
    };
    const auto idAt = [](const Definition& d, int row) { return itemAt(d.catalog.kinds, row).id; };
    return {
        name,
        PartTexts::tr("Numeric value of each kind of tile, for use in “Weights” and in rules about sums."),
        PartColumn::Input::Text,
        [find, idAt](const Definition& d, int row) {
            const auto at = find(d);
            if (at == d.figures.end()) return QVariant();
            const auto value = at->values.find(idAt(d, row));
            return QVariant(QString::number(value == at->values.end() ? 0 : value->second));
        },
        [find, idAt](Definition& d, int row, const QVariant& value) {
            constexpr int most = 1'000'000;
            int number = 0;
            const QString reason = setNumber(number, value.toString(), -most, most);
            const auto at = find(d);
            if (!reason.isEmpty() || at == d.figures.end()) return reason;
            if (number == 0)
                at->values.erase(idAt(d, row));
            else
                at->values[idAt(d, row)] = number;
            return QString();
        }};
}

GamePart kindPart(const Definition& definition, const Locale& locale, const MapReport& report) {
    GamePart part{
        "kinds", "/catalog/kinds", PartTexts::tr("Tiles"),
        PartTexts::tr(
            "Drop a drawing (SVG or PNG) on a row. Without one, a tile shows its colour and letter.")};
    addNames(part.columns, locale, kindsOf, Word::Kind);
    part.columns.front() = kindNameColumn(std::move(part.columns.front()), report);
    part.columns.push_back(textColumn(PartTexts::tr("Letter"),
                                      PartTexts::tr("Shown on tiles without a drawing, and in tile IDs"),
                                      kindsOf, &CellKind::letter));
    part.columns.push_back(colourColumn(kindsOf, &CellKind::colour));
    for (const owngame::Figure& figure : definition.figures)
        if (figure.by == owngame::Figure::By::Kind) {
            const QString name = locale.text(figure.name);
            part.columns.push_back(figureColumn(figure, name.isEmpty() ? textOf(figure.id) : name));
        }
    part.columns.push_back(groupColumn(kindsOf, locale));
    part.columns.push_back(supplyColumn(kindsOf, &CellKind::supply));
    part.columns.push_back(
        optionalNumberColumn(PartTexts::tr("Points"),
                             PartTexts::tr("Victory points for the list of tiles. An empty cell means none."),
                             kindsOf, &CellKind::points, -owngame::limits::value));
    part.columns.push_back(
        flagColumn(PartTexts::tr("Home"), PartTexts::tr("Home tile of a player"), kindsOf, &CellKind::seat));
    addId(part.columns, kindsOf, Word::Kind);
    addRows(part, kindsOf);
    part.add = [](Definition& d, int row) {
        auto& kinds = d.catalog.kinds;
        CellKind kind;
        kind.id = freeId(kinds, "new");
        kind.colour = freshColour(kinds.size());
        for (char letter = 'A'; letter <= 'Z' && kind.letter.empty(); ++letter)
            if (std::ranges::find(kinds, std::string(1, letter), &CellKind::letter) == kinds.end())
                kind.letter = letter;
        if (kind.letter.empty()) kind.letter = "Z";
        kinds.insert(kinds.begin() + row, std::move(kind));
    };
    part.drawing = [](const Definition& d, int row) { return itemAt(d.catalog.kinds, row).id; };
    return part;
}

}  // namespace

std::vector<GamePart> catalogParts(const Definition& definition, const Locale& locale,
                                   const MapReport& report) {
    std::vector<GamePart> parts{generalPart(locale), kindPart(definition, locale, report)};
    GamePart groups{"groups", "/catalog/groups", PartTexts::tr("Groups"),
                    PartTexts::tr("Families of tiles for use in counts and rules.")};
    addNames(groups.columns, locale, groupsOf, Word::Group);
    addId(groups.columns, groupsOf, Word::Group);
    addRows(groups, groupsOf, KindGroup{});
    parts.push_back(std::move(groups));
    for (GamePart& part : thingParts(locale)) parts.push_back(std::move(part));
    GamePart zones{"zones", "/catalog/zoneKinds", PartTexts::tr("Zones"),
                   PartTexts::tr("Areas of hexes with a purpose, such as a starting area or an objective.")};
    addNames(zones.columns, locale, zonesOf, Word::Zone);
    zones.columns.push_back(colourColumn(zonesOf, &ZoneKind::colour));
    zones.columns.push_back(
        flagColumn(PartTexts::tr("Owned"), PartTexts::tr("Belongs to a player"), zonesOf, &ZoneKind::owned));
    zones.columns.push_back(flagColumn(PartTexts::tr("Area in play"),
                                       PartTexts::tr("Nothing is played outside of the zones of this kind"),
                                       zonesOf, &ZoneKind::bounds));
    addId(zones.columns, zonesOf, Word::Zone);
    ZoneKind zone;
    zone.colour = "#4a8fc4";
    addRows(zones, zonesOf, zone);
    parts.push_back(std::move(zones));
    GamePart factions{"factions", "/catalog/factions", PartTexts::tr("Factions"),
                      PartTexts::tr("Factions that players can choose, with their colours.")};
    addNames(factions.columns, locale, factionsOf, Word::Faction);
    factions.columns.push_back(colourColumn(factionsOf, &Faction::colour));
    addId(factions.columns, factionsOf, Word::Faction);
    Faction faction;
    faction.colour = "#2b5fa6";
    addRows(factions, factionsOf, faction);
    parts.push_back(std::move(factions));
    return parts;
}

}  // namespace hexa::editor
