#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""An independent, slow count of one deployment of turn 1, to compare `hexatelier-cli perft` with.

usage: reference.py MAP.hexa WORKERS        prints JSON: sheets, joint, battles, states, boards

Written from the rules (DEP-02 to DEP-09, BAT-03 to BAT-05, ATR-01, ATR-02, MAP-03; with alliances ALL-02, ALL-03, ALL-07, ALL-09
to ALL-11) alone: places by name in dictionaries, no bit masks, nothing shared with the C++ code. Player 1 is first; of an alliance
that wins as few units of the ally with the lower number stay as can be.
"""

import itertools
import json
import sys

STEPS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def main():
    scenario = json.load(open(sys.argv[1], encoding="utf-8"))
    workers = int(sys.argv[2])
    kinds = {tuple(c["at"]): c["kind"] for c in scenario["board"]["cells"] if c.get("kind") not in (None, "blank")}
    homes = [tuple(seat["capital"]) for seat in scenario["seats"]]
    near = {a: [(a[0] + q, a[1] + r) for q, r in STEPS if (a[0] + q, a[1] + r) in kinds] for a in kinds}
    allied = scenario.get("options", {}).get("alliances", False)

    def team(player):
        """The numbers of a player and its ally: every second one plays together."""
        return [p for p in range(len(homes)) if p == player or (allied and (p - player) % 2 == 0)]

    def sheets(player):
        home = homes[player]
        enemies = {homes[p] for p in range(len(homes)) if p not in team(player)}
        direct = set(near[home]) - enemies
        marches = {}  # target -> territories in between; an ally's Capital may be one
        for middle in direct:
            for target in near[middle]:
                if target not in direct and target != home and target not in enemies:
                    marches.setdefault(target, set()).add(middle)
        places = sorted(direct) + sorted(marches) + ["court", "kept"]
        found = []
        for choice in itertools.combinations_with_replacement(places, workers):
            used = set(choice)
            if all(marches[p] & used for p in used if p in marches):
                found.append({p: choice.count(p) for p in used})
        return found

    def fight(there):
        """Who is left where units of several teams stand."""
        sums = {}
        for player, number in there.items():
            first = team(player)[0]
            sums[first] = sums.get(first, 0) + number
        ranked = sorted(sums.values(), reverse=True)
        difference = ranked[0] - ranked[1]
        if difference == 0:
            return {}
        winners = team(max(sums, key=sums.get))
        last = there.get(winners[-1], 0) if len(winners) > 1 else 0
        left = {winners[0]: max(0, difference - last)}
        if len(winners) > 1:
            left[winners[-1]] = difference - left[winners[0]]
        return {player: number for player, number in left.items() if number > 0}

    def owner(place, there):
        """Who controls a territory where one team stands: in a Capital its player, else the stronger, then the first."""
        if place in homes:
            return homes.index(place)
        return min(there, key=lambda player: (-there[player], player))

    def combat(play):
        """Units by place and player after battle and attrition; and how many battles there were."""
        units = {}
        for player, sheet in enumerate(play):
            for place, number in sheet.items():
                if place not in ("court", "kept"):
                    units.setdefault(place, {})[player] = number
        battles = 0
        for place, there in units.items():
            if len({team(player)[0] for player in there}) > 1:
                battles += 1
                units[place] = fight(there)
        holds = {place: owner(place, there) for place, there in units.items() if there}
        lost = []
        for player in {team(p)[0] for p in range(len(homes))}:
            mine = {place for place, who in holds.items() if who in team(player)}
            reached = {homes[p] for p in team(player)}
            reached |= {p for p in mine if kinds[p] == "village" and units[p][holds[p]] >= 3}
            while True:
                more = {n for p in reached for n in near[p] if n in mine} - reached
                if not more:
                    break
                reached |= more
            lost += [(place, holds[place]) for place in mine - reached]
        for place, player in lost:
            units[place][player] -= 1
        board = frozenset((place, player, n) for place, there in units.items() for player, n in there.items() if n > 0)
        return board, battles

    everyone = [sheets(player) for player in range(len(homes))]
    joint = battles = 0
    states, boards = set(), set()
    for play in itertools.product(*everyone):
        joint += 1
        board, fought = combat(play)
        battles += fought
        boards.add(board)
        states.add((board, tuple((sheet.get("court", 0), sheet.get("kept", 0)) for sheet in play)))
    print(json.dumps({"sheets": [len(s) for s in everyone], "joint": joint, "battles": battles,
                      "states": len(states), "boards": len(boards)}))


if __name__ == "__main__":
    main()
