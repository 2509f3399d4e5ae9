// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces of each player (BB-007), markers of the resources, and forms to write on.
#include "core/systems/bauen/print/items.h"
#include "core/systems/bauen/terms/landscape.h"
#include "core/systems/bauen/terms/marks.h"
#include "core/systems/bauen/terms/sentences.h"
#include "core/systems/bauen/terms/slots.h"

#include <algorithm>
#include <string>
#include <utility>

namespace hexa::bauen {
namespace {

// Sizes in mm (BB-U12): a die of 16 mm and these lie beside each other on a hex of 60 mm.
constexpr double stoneAcross = 18, hallAcross = 14, workerAcross = 10, dieEdge = 16;
const CutOutline wallStrip{CutOutline::Form::Rectangle, 25, 6, 1, {}};
const CutOutline boardFormOutline{CutOutline::Form::Rectangle, 180, 120, 0, {}};
const CutOutline regionFormOutline{CutOutline::Form::Rectangle, 180, 58, 0, {}};  // four on a page

CutItem counterOf(std::string id, Localized name, double across, int copies) {
    CutItem item;
    item.id = std::move(id);
    item.name = std::move(name);
    item.outline = {CutOutline::Form::Round, across, 0, 0, {}};
    item.copies = copies;
    return item;
}

/// Gives a counter to a seat: its colour, and the outline of its faction.
CutItem ofSeat(CutItem item, const Catalog& catalog, const Scenario& scenario, std::size_t seat) {
    const Faction* faction = factionOf(scenario, catalog, seat);
    item.id += "-" + std::to_string(seat + 1);
    item.seat = static_cast<int>(seat);
    if (faction == nullptr) return item;
    item.front.colour = faction->colour;
    item.front.faction = static_cast<int>(faction - catalog.factions.data());
    for (auto& [language, words] : item.name.texts)
        words += " (" + std::string(faction->name.in(language)) + ")";
    if (item.back) {
        item.back->colour = item.front.colour;
        item.back->faction = item.front.faction;
    }
    return item;
}

CutItem withLetter(CutItem item, Localized letter) {
    item.front.letter = std::move(letter);
    return item;
}

std::vector<std::size_t> standingOf(const Board& board, std::string_view kind, int seat) {
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < board.pieces.size(); ++i)
        if (board.pieces[i].kind == kind && board.pieces[i].seat == seat) all.push_back(i);
    return all;
}

Localized formName(std::string code, const Arguments& arguments = {}) { return say(code.c_str(), arguments); }

CutRow blank(Localized name, const char* code) { return {std::move(name), say(code)}; }

/// Returns an empty sheet for one region of the printed game.
CutItem regionForm(const Catalog& catalog, std::string_view landscape, int number) {
    CutItem item;
    item.id = "form-" + std::string(landscape) + "-" + std::to_string(number);
    item.name =
        formName("bauen.print.form.region",
                 {{"landscape", catalog.kind(*catalog.kindId(landscape)).name}, {"n", std::int64_t{number}}});
    item.outline = regionFormOutline;
    item.front.title = item.name;
    item.front.text = say("bauen.print.form.help");
    for (int area = 1; area <= 3; ++area)
        item.front.rows.push_back(blank(formName("bauen.print.form.area", {{"n", std::int64_t{area}}}),
                                        "bauen.print.form.area-blank"));
    return item;
}

/// Returns empty sheets for the numbers found only in the printed game (spec section 7).
CutItem boardForm() {
    CutItem item;
    item.id = "form-boards";
    item.name = formName("bauen.print.form.boards");
    item.outline = boardFormOutline;
    item.front.title = item.name;
    item.front.text = say("bauen.print.form.help");
    for (const char* part :
         {"layout", "components", "costs", "actionboard", "resources", "rounds", "goods", "missions"})
        item.front.rows.push_back(
            blank(say(("bauen.source." + std::string(part)).c_str()), "bauen.print.form.blank"));
    return item;
}

/// Returns a form for the glory points of a game, by theme: of the public and of the secret mission
/// (BB-161).
CutItem scoreForm(const Catalog& catalog, const Scenario& scenario, std::size_t seat) {
    CutItem item;
    item.id = "score";
    item.name = formName("bauen.print.score");
    item.outline = {CutOutline::Form::Rectangle, 85, 60, 0, {}};
    for (const std::string_view theme : themeIds)
        item.front.rows.push_back(
            blank(say(("bauen.print.theme." + std::string(theme)).c_str()), "bauen.print.score.blank"));
    item.front.rows.push_back(blank(say("bauen.print.score.sum"), "bauen.print.form.blank"));
    item = ofSeat(std::move(item), catalog, scenario, seat);
    item.front.colour.clear();
    item.front.text = say("bauen.print.score.help");
    item.front.title = item.name;
    return item;
}

}  // namespace

std::vector<CutItem> pieceItems(const GameSet& set, const Scenario& scenario) {
    const Catalog& catalog = set.catalog;
    std::vector<CutItem> items;
    for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat) {
        const auto add = [&](CutItem item, std::string_view kind) {
            item = ofSeat(std::move(item), catalog, scenario, seat);
            if (!kind.empty()) item.starts = standingOf(scenario.board, kind, static_cast<int>(seat));
            items.push_back(std::move(item));
        };
        add(withLetter(counterOf("stone", say("bauen.print.stone"), stoneAcross, normalStones),
                       Localized("1")),
            {});
        add(withLetter(counterOf("stone-2x", say("bauen.print.stone-2x"), stoneAcross, 1), Localized("2x")),
            {});
        add(withLetter(counterOf("stone-all", say("bauen.print.stone-all"), stoneAcross, 1), Localized("∀")),
            {});
        const auto nameOf = [&](std::string_view kind) { return catalog.pieceKind(kind)->name; };
        add(withLetter(counterOf("hall", nameOf(piece::townHall), hallAcross, townHalls), Localized("⌂")),
            piece::townHall);
        CutItem worker = withLetter(counterOf("worker", nameOf(piece::worker), workerAcross, workersInAll),
                                    say("bauen.print.letter.worker"));
        worker.back = CutFace{};  // the marked side (BB-049)
        worker.back->letter = Localized("●");
        add(std::move(worker), piece::worker);
        CutItem troop = withLetter(counterOf("troop", nameOf(piece::troop), dieEdge, troopDice),
                                   say("bauen.print.letter.troop"));
        troop.front.foot = say("bauen.print.troop");
        add(std::move(troop), piece::troop);
        CutItem wall;  // too narrow for an outline of its seat: it has the number
        wall.front.letter = Localized(std::to_string(seat + 1));
        wall.id = "wall";
        wall.name = catalog.edgeKind(border::wall)->name;
        wall.outline = wallStrip;
        wall.copies = wallsInAll;
        add(std::move(wall), {});
    }
    for (const Colour colour : colours) {
        const std::string id(colourIds[indexOf(colour)]);
        CutItem marker = counterOf("marker-" + id, say(("bauen.print.marker." + id).c_str()), stoneAcross, 1);
        marker.front.letter = say(("bauen.letter." + id).c_str());
        items.push_back(std::move(marker));
    }
    return items;
}

std::vector<CutItem> formItems(const GameSet& set, const Scenario& scenario) {
    std::vector<CutItem> items;
    for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat)
        items.push_back(scoreForm(set.catalog, scenario, seat));
    for (const std::string_view landscape : landscapeIds)
        for (int number = 1; number <= 6; ++number)
            items.push_back(regionForm(set.catalog, landscape, number));
    items.push_back(boardForm());
    return items;
}

}  // namespace hexa::bauen
