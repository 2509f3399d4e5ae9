// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/print/items.h"

#include "core/scenario/scenario.h"
#include "core/systems/clockwork/cards/cards.h"
#include "core/systems/clockwork/cards/sentences.h"
#include "core/systems/clockwork/rules/game.h"

#include <algorithm>
#include <array>

namespace hexa::clockwork {
namespace {

// The sizes are the program's own (mm); cards fit into common sleeves.
const CutOutline card{CutOutline::Form::Rectangle, 63, 88, 3, {}};
const CutOutline board{CutOutline::Form::Rectangle, 126, 88, 3, {}};
const CutOutline plate{CutOutline::Form::Rectangle, 63, 44, 3, {}};
CutOutline disc(double across) { return {CutOutline::Form::Round, across, 0, 0, {}}; }

constexpr std::array<const char*, disciplineCount> disciplines{
    "clockwork.name.sorcery", "clockwork.name.science", "clockwork.name.religion"};
constexpr std::array<const char*, disciplineCount> disciplineIds{"sorcery", "science", "religion"};
/// By discipline: the kind of territory that studies it and gives it its colour.
constexpr std::array<const char*, disciplineCount> studiedAt{"tower", "manufactory", "shrine"};
constexpr std::array<const char*, ageCount> ages{"clockwork.print.age.early", "clockwork.print.age.middle",
                                                 "clockwork.print.age.late"};
constexpr std::array<const char*, ageCount> ageNumbers{"I", "II", "III"};
/// Piece of the box, with the codes of its name and of its effect, if there is one.
struct Named {
    const char* id;
    const char* name;
    const char* text;
};
constexpr std::array<Named, 4> uniques{{{"operative", "clockwork.name.operative", ""},
                                        {"engineer", "clockwork.name.engineer", ""},
                                        {"crasher", "clockwork.name.crasher", ""},
                                        {"hunter", "clockwork.name.hunter", ""}}};
constexpr std::array<Named, generalCount> generals{
    {{"leviathan", "clockwork.name.leviathan", "clockwork.text.leviathan"},
     {"guardian", "clockwork.name.guardian", "clockwork.text.guardian"},
     {"steamtank", "clockwork.name.steamtank", "clockwork.text.steamtank"}}};
constexpr std::array<Named, courtCount> courts{{{"rasputin", "clockwork.name.rasputin", ""},
                                                {"pius", "clockwork.name.pius", ""},
                                                {"lovelace", "clockwork.name.lovelace", ""}}};
constexpr std::array<Named, spyActionCount> actions{
    {{"conscription", "clockwork.name.conscription", "clockwork.text.conscription"},
     {"gambit", "clockwork.name.gambit", "clockwork.text.gambit"},
     {"rd", "clockwork.name.rd", "clockwork.text.rd"},
     {"counter-intel", "clockwork.name.counter-intel", "clockwork.text.counter-intel"},
     {"technophilia", "clockwork.name.technophilia", "clockwork.text.technophilia"},
     {"tactical-ops", "clockwork.name.tactical-ops", "clockwork.text.tactical-ops"}}};
constexpr std::array<Named, 7> sheets{
    {{"cards", "clockwork.print.sheet.cards", ""},
     {"units", "clockwork.print.sheet.units", ""},
     {"discs", "clockwork.print.sheet.discs", ""},
     {"influence", "clockwork.print.sheet.influence", ""},
     {"court", "clockwork.print.sheet.court", ""},
     {"markers", "clockwork.print.sheet.markers", ""},
     {"calls", "clockwork.print.sheet.calls", "clockwork.print.sheet.calls.only"}}};

constexpr int discsOfRace = 30;           // SET-02
constexpr const char* brass = "#8a6a2f";  // Generals, Courts
constexpr const char* night = "#3a3f55";  // Espionage

std::string colourOf(const Catalog& catalog, int discipline) {
    const auto kind = catalog.kindId(studiedAt[static_cast<std::size_t>(discipline)]);
    return kind ? catalog.kind(*kind).colour : std::string();
}

/// Race in play: its number and its seat, -1 if still open.
struct Playing {
    std::size_t race = 0;
    int seat = -1;
};

std::vector<Playing> racesOf(const Scenario& scenario, const Catalog& catalog) {
    std::vector<Playing> playing;
    for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat) {
        const Faction* race = factionOf(scenario, catalog, seat);
        if (race == nullptr) break;
        playing.push_back({static_cast<std::size_t>(race - catalog.factions.data()), static_cast<int>(seat)});
    }
    if (!playing.empty() && playing.size() == scenario.seats.size()) return playing;
    playing.clear();
    for (std::size_t race = 0; race < catalog.factions.size(); ++race) playing.push_back({race, -1});
    return playing;
}

// -- cards

CutItem cardItem(const Card& content) {
    CutItem item;
    item.id = content.id;
    item.name = markedName(content);
    item.outline = card;
    item.front.title = item.name;
    item.front.text = cardText(content);
    item.standIn = standInOf(content);
    if (item.standIn != StandIn::None) {
        const CardOrigin origin = originOf(content);
        item.front.foot = say(origin.text.code.c_str(), origin.text.arguments);
    }
    return item;
}

void addDiscoveries(std::vector<CutItem>& items, const CardPack& pack, const Catalog& catalog) {
    for (int slot = 0; slot < decks; ++slot) {
        const auto discipline = static_cast<int>(disciplineOfSlot(slot));
        const auto age = static_cast<std::size_t>(ageOfSlot(slot));
        const Localized name = say(disciplines[static_cast<std::size_t>(discipline)]);
        const Localized pile =
            say("clockwork.name.discovery-deck", {{"discipline", name}, {"age", say(ages[age])}});
        for (const Card& content : pack.discoveries[static_cast<std::size_t>(slot)]) {
            CutItem item = cardItem(content);
            item.front.colour = colourOf(catalog, discipline);
            item.front.number = std::to_string(content.cost);
            item.front.line = joined({name, Localized("·"), say(ages[age])});
            item.pile = pile;
            item.back = CutFace{};
            item.back->colour = item.front.colour;
            item.back->letter = Localized(ageNumbers[age]);
            item.back->title = name;
            items.push_back(std::move(item));
        }
    }
}

void addEspionage(std::vector<CutItem>& items, const CardPack& pack) {
    for (const Card& content : pack.espionage) {
        CutItem item = cardItem(content);
        item.front.colour = night;
        item.front.line = say("clockwork.print.espionage");
        item.pile = say("clockwork.name.deck");
        item.back = CutFace{};
        item.back->colour = night;
        item.back->letter = Localized("?");
        item.back->title = say("clockwork.print.espionage");
        items.push_back(std::move(item));
    }
}

void addGenerals(std::vector<CutItem>& items) {
    for (std::size_t general = 0; general < generals.size(); ++general) {
        CutItem item;
        item.id = generals[general].id;
        item.name = say(generals[general].name);
        item.outline = card;
        item.front.colour = brass;
        item.front.title = item.name;
        std::vector<Localized> price;
        for (std::size_t discipline = 0; discipline < disciplines.size(); ++discipline)
            if (const int count = generalCost[general][discipline]; count > 0)
                price.push_back(say("clockwork.print.price", {{"count", std::int64_t{count}},
                                                              {"discipline", say(disciplines[discipline])}}));
        item.front.line = listed(price, "clockwork.card.comma");
        item.front.text = say(generals[general].text);
        item.pile = say("clockwork.name.generals");
        item.back = CutFace{};
        item.back->colour = brass;
        item.back->title = say("clockwork.print.general");
        items.push_back(std::move(item));
    }
}

std::vector<CutItem> cardItems(const CardPack& pack, const Catalog& catalog) {
    std::vector<CutItem> items;
    addDiscoveries(items, pack, catalog);
    addEspionage(items, pack);
    addGenerals(items);
    return items;
}

// -- pieces

/// Returns a round token with its name, the same on both sides.
CutItem token(std::string id, const Localized& name, double across, const std::string& colour,
              Localized letter) {
    CutItem item;
    item.id = std::move(id);
    item.name = name;
    item.outline = disc(across);
    item.front.colour = colour;
    item.front.letter = std::move(letter);
    return item;
}

/// Returns the first letter in every language, with all its bytes.
Localized firstLetter(Localized name) {
    for (auto& [language, word] : name.texts) {
        std::size_t end = std::min<std::size_t>(1, word.size());
        while (end < word.size() && (static_cast<unsigned char>(word[end]) & 0xC0U) == 0x80U) ++end;
        word.resize(end);
    }
    return name;
}

/// Returns the units of SET-01 and SET-05.
std::vector<CutItem> unitItems(const Scenario& scenario, const Catalog& catalog) {
    std::vector<CutItem> items;
    for (const Playing& playing : racesOf(scenario, catalog)) {
        if (playing.race >= uniques.size()) continue;
        const Localized name = say(uniques[playing.race].name);
        CutItem item = token(uniques[playing.race].id, name, 25, catalog.factions[playing.race].colour,
                             firstLetter(name));
        item.front.title = name;
        item.copies = uniqueCountOf(static_cast<Race>(playing.race));
        item.seat = playing.seat;
        item.front.faction = static_cast<int>(playing.race);
        item.onTiles = true;
        item.back = item.front;
        items.push_back(std::move(item));
    }
    for (const Named& general : generals) {
        const Localized name = say(general.name);
        CutItem item = token(std::string("unit-") + general.id, name, 30, brass, firstLetter(name));
        item.front.title = name;
        item.onTiles = true;
        item.back = item.front;
        items.push_back(std::move(item));
    }
    return items;
}

/// Returns the discs of SET-02, and the markers of points.
std::vector<CutItem> discItems(const Scenario& scenario, const Catalog& catalog) {
    std::vector<CutItem> items;
    for (const Playing& playing : racesOf(scenario, catalog)) {
        const Faction& race = catalog.factions[playing.race];
        CutItem item = token("disc-" + race.id, say("clockwork.print.discs-of", {{"race", race.name}}), 15,
                             race.colour, firstLetter(race.name));
        item.copies = discsOfRace;
        item.pile = item.name;
        item.seat = playing.seat;
        item.front.faction = static_cast<int>(playing.race);
        item.onTiles = true;
        item.back = item.front;
        items.push_back(item);
        item.id = "score-" + race.id;
        item.name = say("clockwork.print.score-marker", {{"race", race.name}});
        item.front.letter = Localized("★");
        item.back = item.front;
        item.copies = 1;
        item.onTiles = false;
        item.pile = {};
        items.push_back(std::move(item));
    }
    return items;
}

std::vector<CutItem> influenceItems(const Catalog& catalog) {
    constexpr int ofEach = 15;
    std::vector<CutItem> items;
    for (int discipline = 0; discipline < disciplineCount; ++discipline)
        for (const int worth : {1, 3}) {
            const auto at = static_cast<std::size_t>(discipline);
            const Localized name =
                say("clockwork.print.influence-of", {{"discipline", say(disciplines[at])}});
            CutItem item =
                token(std::string(disciplineIds[at]) + '-' + std::to_string(worth), name,
                      worth == 1 ? 16 : 20, colourOf(catalog, discipline), Localized(std::to_string(worth)));
            item.front.drawing = studiedAt[at];
            item.copies = ofEach;
            item.pile = name;
            item.back = item.front;
            items.push_back(std::move(item));
        }
    return items;
}

/// Bonuses of the Courts in each Age, in the order of `courts`.
constexpr std::array<std::array<const char*, ageCount>, courtCount> courtBonuses{
    {{"clockwork.print.court.rasputin.early", "clockwork.print.court.rasputin.middle",
      "clockwork.print.court.rasputin.late"},
     {"clockwork.print.court.pius.early", "clockwork.print.court.pius.middle",
      "clockwork.print.court.pius.late"},
     {"clockwork.print.court.lovelace.early", "clockwork.print.court.lovelace.middle",
      "clockwork.print.court.lovelace.late"}}};

/// Returns the Courts of SET-07 and SET-09.
std::vector<CutItem> courtItems() {
    std::vector<CutItem> items;
    for (const Named& court : courts) {
        CutItem item;
        item.id = court.id;
        item.name = say(court.name);
        item.outline = board;
        item.front.colour = brass;
        item.front.title = item.name;
        item.front.line = say("clockwork.name.spies");
        item.front.text = say("clockwork.print.court-text");
        for (std::size_t age = 0; age < ages.size(); ++age)
            item.front.rows.push_back({say(ages[age]), say(courtBonuses[items.size()][age])});
        items.push_back(std::move(item));
    }
    for (const Named& action : actions) {
        CutItem item;
        item.id = action.id;
        item.name = say(action.name);
        item.outline = plate;
        item.front.colour = night;
        item.front.title = item.name;
        item.front.text = say(action.text);
        item.back = CutFace{};
        item.back->colour = night;
        item.back->title = say("clockwork.print.spymaster");
        items.push_back(std::move(item));
    }
    return items;
}

std::vector<CutItem> markerItems(const CardPack& pack, const Catalog& catalog) {
    std::vector<CutItem> items;
    const auto add = [&](CutItem item, int copies, const Localized& title) {
        item.copies = copies;
        item.front.title = title;
        item.back = item.front;
        items.push_back(std::move(item));
    };
    add(token("turn", say("clockwork.print.turn-marker"), 20, brass, Localized("↻")), 1,
        say("clockwork.print.turn-marker"));
    const Localized first = say("clockwork.print.first-player");
    add(token("first-player", first, 30, brass, Localized("1")), 1, first);
    const auto village = catalog.kindId("village");
    CutItem city = token("city", say("clockwork.print.city"), 20,
                         village ? catalog.kind(*village).colour : std::string(brass), Localized("♛"));
    city.onTiles = true;
    city.pile = say("clockwork.print.cities");
    add(std::move(city), village ? catalog.kind(*village).supply.value_or(1) : 1,
        say("clockwork.print.city"));
    for (int slot = 0; slot < decks; ++slot)
        for (const Card& content : pack.discoveries[static_cast<std::size_t>(slot)]) {
            const Localized name = markedName(content);
            CutItem item = token("token-" + content.id, say("clockwork.print.token", {{"card", name}}), 25,
                                 colourOf(catalog, static_cast<int>(disciplineOfSlot(slot))),
                                 Localized(ageNumbers[static_cast<std::size_t>(ageOfSlot(slot))]));
            item.onTiles = true;
            item.pile = say("clockwork.print.tokens");
            item.standIn = standInOf(content);
            add(std::move(item), 1, name);
        }
    return items;
}

/// Returns the calls: in every turn one player of each alliance may send a territory to the ally
/// (ALL-02, ALL-08). Empty without alliances.
std::vector<CutItem> callItems(const Scenario& scenario) {
    constexpr int alliances = 2;
    if (!playsWith(scenario, "alliances") || scenario.seats.size() != maxPlayers) return {};
    CutItem item;
    item.id = "call";
    item.name = say("clockwork.print.call");
    item.outline = plate;
    item.copies = alliances * turnsOf(scenario);
    item.front.title = item.name;
    item.front.line = say("clockwork.print.call-to");
    item.front.text = say("clockwork.print.call-text");
    item.back = CutFace{};
    item.back->colour = night;
    item.back->title = item.name;
    return {std::move(item)};
}

CardPack packFrom(const std::string& cards) {
    if (!cards.empty())
        if (auto own = readCardPack(cards)) return *std::move(own);
    return standInPack();
}

}  // namespace

std::vector<CutSheet> cutSheets() {
    std::vector<CutSheet> list;
    for (const Named& sheet : sheets)
        list.push_back({sheet.id, say(sheet.name), *sheet.text != 0 ? say(sheet.text) : Localized()});
    return list;
}

std::vector<CutItem> cutItems(const std::string& cards, const Scenario& scenario, const Catalog& catalog,
                              const std::string& sheet) {
    if (sheet == "cards") return cardItems(packFrom(cards), catalog);
    if (sheet == "units") return unitItems(scenario, catalog);
    if (sheet == "discs") return discItems(scenario, catalog);
    if (sheet == "influence") return influenceItems(catalog);
    if (sheet == "court") return courtItems();
    if (sheet == "calls") return callItems(scenario);
    return sheet == "markers" ? markerItems(packFrom(cards), catalog) : std::vector<CutItem>();
}

}  // namespace hexa::clockwork
