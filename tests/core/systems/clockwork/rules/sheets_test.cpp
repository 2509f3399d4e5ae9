// SPDX-License-Identifier: GPL-3.0-or-later
// Deployment sheets, legal and illegal, against DEP-02 to DEP-09 and UNI spelled out over hexes.
#include "tests/core/systems/clockwork/rules/games.h"

#include <algorithm>
#include <cstdio>
#include <set>

namespace hexa::rulestest {
namespace {

/// Position as a person sees it: units and control of the territories.
class Board {
public:
    Board(const Game& game, const State& state, Player player) : g(game), s(state), me(player) {
        const Control control = controlOf(game, state);
        for (TileIndex tile = 0; tile < game.map().tiles; ++tile) mOwner.push_back(control.at(tile));
    }

    /// Returns the first broken rule that a person would name, or "".
    std::string brokenBy(const Sheet& sheet) const {
        int workers = sheet.court;
        for (TileIndex tile = 0; tile < g.map().tiles; ++tile) workers += sheet.workers[tile];
        if (workers > s.players[me].pool) return "DEP-02";
        for (TileIndex tile = 0; tile < g.map().tiles; ++tile)
            if (sheet.workers[tile] > 0 && !placed(sheet, tile)) return "place";
        int uniques = 0;
        for (int slot = 0; slot < 2; ++slot) {
            if (sheet.unique[slot] == place::available) continue;
            if (++uniques == 2 || !uniquePlaced(sheet, slot)) return "unique";
        }
        return {};
    }

private:
    bool touch(TileIndex a, TileIndex b) const { return distance(g.map().hex[a], g.map().hex[b]) == 1; }
    bool mine(TileIndex tile) const { return mOwner[tile] == me; }
    bool beside(TileIndex tile) const {
        for (TileIndex other = 0; other < g.map().tiles; ++other)
            if (mine(other) && touch(other, tile)) return true;
        return false;
    }
    bool empty(TileIndex tile) const {
        for (Player p = 0; p < g.players(); ++p)
            if (unitsAt(s, p, tile) > 0) return false;
        return true;
    }
    bool never(TileIndex tile) const {
        for (Player p = 0; p < g.players(); ++p)
            if (g.enemies(me, p) &&
                (g.map().capital[p] == tile || hasGeneralAt(s, General::Guardian, p, tile)))
                return true;
        return false;
    }
    bool placed(const Sheet& sheet, TileIndex tile) const {
        if (never(tile)) return false;
        if (mine(tile) || beside(tile)) return true;
        for (TileIndex between = 0; between < g.map().tiles; ++between) {
            if (!touch(between, tile) || !beside(between)) continue;
            const bool allys = g.alliances() && mOwner[between] == g.ally(me);
            const bool capital = g.map().isKind(between, tile::capital);
            if (capital && (!allys || g.options().capitalsStopMarches)) continue;
            if (!empty(between) && !allys) continue;
            const bool unit =
                sheet.workers[between] > 0 || sheet.unique[0] == between || sheet.unique[1] == between;
            if (unit || (allys && !g.options().allyMarchNeedsUnit)) return true;
        }
        return false;
    }
    /// True if a Steamtank of the own side is there with enemies (R-UNI-08c).
    bool contestedBySteamtank(TileIndex tile) const {
        bool ours = false, enemies = false;
        for (Player p = 0; p < g.players(); ++p) {
            if (g.enemies(me, p))
                enemies = enemies || unitsAt(s, p, tile) > 0;
            else
                ours = ours || hasGeneralAt(s, General::Steamtank, p, tile);
        }
        return ours && enemies;
    }
    bool uniquePlaced(const Sheet& sheet, int slot) const {
        const std::uint8_t from = s.players[me].unique[slot], to = sheet.unique[slot];
        if (from == place::gone) return false;
        const UniqueKind kind = g.uniqueKind(me);
        if (kind == UniqueKind::Operative) return to == place::atCourt || !never(to);
        if (from != place::available || to == place::atCourt) return false;
        const KindId what = kindIdAt(g.map().kind[to]);
        if (kind == UniqueKind::Engineer) {
            if (what != tile::tower && what != tile::manufactory && what != tile::shrine) return false;
            if (s.players[me].unique[0] == to || s.players[me].unique[1] == to) return false;
        }
        if (kind == UniqueKind::Crasher) {
            if (what != tile::citadel && what != tile::village) return false;
            const bool enemys = mOwner[to] != noPlayer && g.enemies(me, mOwner[to]);
            if (!enemys && !contestedBySteamtank(to)) return false;
        }
        return placed(sheet, to);
    }

    const Game& g;
    const State& s;
    Player me;
    std::vector<Player> mOwner;
};

/// Returns a legal sheet with one thing changed, or anything at all.
Sheet bent(const Game& game, const State& state, Player player, Rng& rng) {
    const auto tiles = static_cast<std::uint32_t>(game.map().tiles);
    Sheet sheet = sampleSheet(game, state, player, rng);
    const auto tile = static_cast<TileIndex>(rng.below(tiles));
    switch (rng.below(4)) {
    case 0:
        sheet.add(tile);
        break;
    case 1:
        for (TileIndex at = 0; at < tiles; ++at)
            if (sheet.workers[at] > 0 && rng.below(2) == 0) {
                sheet.workers[at] = 0;
                sheet.used &= ~bit(at);
                break;
            }
        break;
    case 2: {
        const auto slot = rng.below(static_cast<std::uint32_t>(uniqueCountOf(game.map().race[player])));
        sheet.unique[slot] = rng.below(6) == 0 ? place::atCourt : tile;
        break;
    }
    default:
        sheet = {};
        for (int i = 0; i < 3; ++i) sheet.add(static_cast<TileIndex>(rng.below(tiles)));
    }
    return sheet;
}

void sheets() {
    long legal = 0, illegal = 0;
    std::set<std::string> rules;
    forEachGame(300, [&](const Table& table, const Game& game, Rng& rng) {
        State state = startGame(game);
        for (; state.decision.kind != DecisionKind::Over; playRandomly(game, state, rng)) {
            if (state.decision.kind != DecisionKind::Deploy) continue;
            for (Player player = 0; player < game.players(); ++player) {
                const Board board(game, state, player);
                const Sheet sample = sampleSheet(game, state, player, rng);
                expect(board.brokenBy(sample).empty(), at(table, state) + "sampled against the rules");
                for (int i = 0; i < 4; ++i) {
                    const Sheet sheet = bent(game, state, player, rng);
                    const Refusal refusal = checkSheet(game, state, player, sheet);
                    const std::string broken = board.brokenBy(sheet);
                    expect(broken.empty() == !refusal,
                           at(table, state) + "a sheet is " +
                               (refusal ? std::string("refused by ") + ruleOf(refusal.why)
                                        : "accepted against " + broken));
                    ++(refusal ? illegal : legal);
                    if (refusal) rules.insert(ruleOf(refusal.why));
                }
            }
        }
    });
    std::printf("   %ld legal sheets, %ld refused by %zu rules\n", legal, illegal, rules.size());
    expect(legal > 1000 && illegal > 1000 && rules.size() == 8, "sheets of all sorts");
}
const Test sheetsTest("sheets", sheets);

}  // namespace
}  // namespace hexa::rulestest
