// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/printedtoy.h"

#include "core/engine/print/cutitem.h"
#include "core/engine/print/print.h"
#include "tests/support/judgedtoy.h"

namespace hexa::test {
namespace {

Localized said(const std::string& en, const std::string& de, const std::string& fr) {
    Localized text(en);
    text.set("de", de);
    text.set("fr", fr);
    return text;
}

std::vector<CutItem> chips(const Scenario& scenario, const Catalog& catalog) {
    std::vector<CutItem> items;
    for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat) {
        const Faction& faction = catalog.factions[seat % catalog.factions.size()];
        CutItem item;
        item.id = "chip-" + std::to_string(seat + 1);
        item.name = faction.name;
        item.outline = {CutOutline::Form::Round, 25, 0, 0, {}};
        item.copies = 2;
        item.front.colour = faction.colour;
        item.front.letter = Localized(std::to_string(seat + 1));
        item.front.number = "5";
        item.pile = faction.name;
        item.seat = static_cast<int>(seat);
        items.push_back(std::move(item));
    }
    return items;
}

std::vector<CutItem> cards(const std::string& own) {
    std::vector<CutItem> items;
    CutItem card;
    card.outline = {CutOutline::Form::Rectangle, 63, 88, 3, {}};
    card.pile = said("Weather", "Wetter", "Temps");
    card.back = CutFace{};
    card.back->colour = "#2c5fa8";
    card.back->letter = Localized("?");
    for (const char* id : {"sun", "rain"}) {
        card.id = id;
        const bool sun = card.id == "sun";
        card.name = sun ? said("Sun", "Sonne", "Soleil") : said("Rain", "Regen", "Pluie");
        if (!sun && !own.empty()) card.name = Localized(own);
        card.copies = sun ? 3 : 2;
        card.front.title = card.name;
        card.front.number = sun ? "1" : "2";
        card.front.text =
            sun ? said("The hay dries.", "Das Heu trocknet.", "Le foin sèche.")
                : said("The sheep stay in.", "Die Schafe bleiben im Stall.", "Les moutons restent à l’abri.");
        card.standIn = sun ? StandIn::None : StandIn::Partly;
        if (!sun) card.front.foot = said("Made up: the name.", "Erfunden: der Name.", "Inventé : le nom.");
        items.push_back(card);
    }
    CutItem help;
    help.id = "help";
    help.name = said("Help", "Hilfe", "Aide");
    help.outline = {CutOutline::Form::Rectangle, 120, 80, 0, {}};
    help.front.title = help.name;
    items.push_back(std::move(help));
    return items;
}

std::vector<CutItem> farms() {
    CutItem farm;
    farm.id = "farm";
    farm.name = said("Farm", "Hof", "Ferme");
    farm.outline.form = CutOutline::Form::Hexes;
    farm.outline.hexes = {{0, 0}, {1, 0}, {0, 1}};
    farm.front.tiles = {kindIdAt(0), kindIdAt(0), kindIdAt(1)};
    farm.front.marks = {{{0, -0.4}, 0.2, "#c0392b", Localized("7")}, {{0, 0.4}, 0.2, "", {}}};
    farm.copies = 2;
    CutItem field = farm;
    field.id = "field";
    field.name = said("Field", "Acker", "Champ");
    field.outline.hexes.resize(1);
    field.front.tiles.resize(1);
    field.back = CutFace{};
    field.back->colour = "#7fbf5f";
    return {farm, field};
}

}  // namespace

GameSystem printedToy() {
    GameSystem system = judgedToy();
    PrintFunctions print;
    print.tileSize = 60;
    print.sheets = {{"chips", said("Chips", "Chips", "Jetons")},
                    {"cards", said("Cards", "Karten", "Cartes")},
                    {"farms", said("Farms", "Höfe", "Fermes")}};
    print.items = [catalog = system.catalog](const std::string& own, const Scenario& scenario,
                                             const std::string& sheet) {
        if (sheet == "chips") return chips(scenario, catalog);
        if (sheet == "cards") return cards(own);
        return sheet == "farms" ? farms() : std::vector<CutItem>();
    };
    system.print = std::make_shared<const PrintFunctions>(std::move(print));
    return system;
}

}  // namespace hexa::test
