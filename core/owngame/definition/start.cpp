// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/definition/start.h"

#include "core/base/utf8.h"
#include "core/hex/geometry.h"
#include "core/hex/hex.h"
#include "core/hex/symmetry.h"
#include "core/owngame/definition/cellsof.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace hexa::owngame {
namespace {

struct StartKind {
    const char* id;
    const char* letter;
    const char* colour;
    std::array<const char*, 3> names;  ///< English, German, French.
    int yield;
};

constexpr std::array<const char*, 3> yieldNames{"Yield", "Ertrag", "Rendement"};

constexpr std::array<StartKind, 6> startKinds{{
    {"meadow", "M", "#a9c46c", {"Meadow", "Wiese", "Prairie"}, 2},
    {"forest", "F", "#3f7a45", {"Forest", "Wald", "Forêt"}, 2},
    {"field", "A", "#e3c24d", {"Field", "Acker", "Champ"}, 3},
    {"hill", "H", "#b5793a", {"Hills", "Hügel", "Collines"}, 1},
    {"mountain", "B", "#8a8f99", {"Mountain", "Berg", "Montagne"}, 1},
    {"lake", "L", "#4a8fc4", {"Lake", "See", "Lac"}, 0},
}};

Localized inThree(const std::array<const char*, 3>& words) {
    Localized text;
    text.set("en", words[0]);
    text.set("de", words[1]);
    text.set("fr", words[2]);
    return text;
}

Localized playersText(int players) {
    const std::string number = std::to_string(players);
    Localized text(number + (players == 1 ? " player" : " players"));
    text.set("de", number + " Spieler");
    text.set("fr", number + (players == 1 ? " joueur" : " joueurs"));
    return text;
}

}  // namespace

std::string idFrom(std::string_view name, std::string_view otherwise) {
    constexpr std::size_t longest = 40;
    std::string id;
    for (const char c : withoutAccents(name)) {
        const char small = 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        if (('a' <= small && small <= 'z') || ('0' <= small && small <= '9'))
            id += small;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    id.resize(std::min(id.size(), longest));
    while (!id.empty() && id.back() == '-') id.pop_back();
    return id.empty() ? std::string(otherwise) : id;
}

/// Returns the distance of the two nearest hexes of a list; 0 if it has fewer than two.
static int nearest(const std::vector<Hex>& hexes) {
    int least = 0;
    for (std::size_t i = 0; i < hexes.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            least = least == 0 ? distance(hexes[i], hexes[j]) : std::min(least, distance(hexes[i], hexes[j]));
    return least;
}

/// Returns homes on the rim that a group of symmetries moves onto each other, with one symmetry for
/// each home. Of several such sets, returns the one with the largest distances.
static std::vector<Hex> symmetricHomes(const std::vector<Hex>& cells, const std::vector<Hex>& rim,
                                       int players) {
    std::vector<Hex> best;
    std::pair<int, int> widest{-1, -1};
    for (const SymmetryGroup& group : subgroups(findSymmetries(cells))) {
        if (std::cmp_not_equal(group.size(), players)) continue;
        for (const Hex at : rim) {
            const std::vector<Hex> homes = orbit(at, group);
            if (homes.size() != group.size()) continue;
            // The same from each home, because the group moves it onto the others.
            int closest = 0, all = 0;
            for (std::size_t i = 1; i < homes.size(); ++i) {
                const int away = distance(homes[0], homes[i]);
                closest = i == 1 ? away : std::min(closest, away);
                all += away;
            }
            if (std::pair(closest, all) > widest) widest = {closest, all}, best = homes;
        }
    }
    return best;
}

std::vector<Hex> homesOnRim(const std::vector<Hex>& cells, int players, Orientation orientation) {
    std::vector<Hex> rim;
    for (const Hex at : cells) {
        const std::vector<Hex> around = ring(at, 1);
        if (!std::ranges::all_of(around, [&](Hex next) { return std::ranges::binary_search(cells, next); }))
            rim.push_back(at);
    }
    if (std::cmp_less(rim.size(), players)) return {};
    Point middle{0, 0};
    for (const Hex at : cells) {
        const Point centre = centreOf(at, orientation);
        middle.x += centre.x / static_cast<double>(cells.size());
        middle.y += centre.y / static_cast<double>(cells.size());
    }
    const auto angle = [&](Hex at) {
        const Point centre = centreOf(at, orientation);
        return std::atan2(centre.y - middle.y, centre.x - middle.x);
    };
    std::ranges::sort(rim, {}, [&](Hex at) { return std::pair(std::lround(angle(at) * 1'000), at); });
    std::vector<Hex> homes;
    for (int i = 0; i < players; ++i)
        homes.push_back(rim[static_cast<std::size_t>(i) * rim.size() / static_cast<std::size_t>(players)]);
    // Symmetric homes are preferred, unless they are much nearer to each other.
    std::vector<Hex> alike = symmetricHomes(cells, rim, players);
    if (3 * nearest(alike) < 2 * nearest(homes)) return homes;
    std::ranges::sort(alike, {}, [&](Hex at) { return std::pair(std::lround(angle(at) * 1'000), at); });
    return alike;
}

bool isStartName(const Localized& name) {
    return name == inThree(yieldNames) || std::ranges::any_of(startKinds, [&](const StartKind& start) {
               return name == inThree(start.names);
           });
}

Definition startDefinition(const StartWish& wish) {
    Definition made;
    Catalog& catalog = made.catalog;
    catalog.system = idFrom(wish.name, "my-game");
    catalog.name = Localized(wish.name);
    catalog.orientation = wish.orientation;
    catalog.minSeats = wish.minPlayers;
    catalog.maxSeats = std::max(wish.minPlayers, wish.maxPlayers);
    catalog.homes = Catalog::Homes::Optional;
    Figure yield{"yield", inThree(yieldNames), Figure::By::Kind, {}, {}};
    for (const StartKind& start : startKinds) {
        CellKind kind;
        kind.id = start.id;
        kind.name = inThree(start.names);
        kind.letter = start.letter;
        kind.colour = start.colour;
        catalog.kinds.push_back(std::move(kind));
        if (start.yield != 0) yield.values[start.id] = start.yield;
    }
    made.figures.push_back(std::move(yield));

    LayoutPlan plan;
    if (wish.cells.empty())
        plan.shape = wish.shape;
    else
        plan.cells = wish.cells;
    std::ranges::sort(plan.cells);
    const std::vector<Hex> cells = cellsOf(plan, wish.orientation);
    for (int players = catalog.minSeats; players <= catalog.maxSeats; ++players) {
        plan.id = 'p' + std::to_string(players);
        plan.name = playersText(players);
        plan.players = players;
        plan.homes = homesOnRim(cells, players, wish.orientation);
        made.layouts.push_back(plan);
    }
    const auto all = static_cast<std::int64_t>(cells.size());
    const auto share = static_cast<std::int64_t>(startKinds.size());
    for (const StartKind& start : startKinds) {
        PlayerBounds bounds;
        bounds.parts.push_back({1, PlayerBounds::maxPlayers, {all / share, (all + share - 1) / share}});
        made.counts.push_back({start.id, std::move(bounds)});
    }
    Rule clumps;
    clumps.id = "no-clumps";
    clumps.form = Form::Groups;
    clumps.what = "any";
    clumps.alike = true;
    clumps.is.parts.push_back({1, PlayerBounds::maxPlayers, {Bounds::least, 3}});
    made.rules.push_back(std::move(clumps));
    made.worth.figures = {{"yield", 1'000}};
    made.worth.decay = {1'000, 1'000, 500};
    made.worth.accept = 10;
    return made;
}

}  // namespace hexa::owngame
