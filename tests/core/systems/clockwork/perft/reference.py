#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""An independent, slow count of one deployment of turn 1, to compare `hexatelier-cli perft` with.

usage: reference.py MAP.hexa WORKERS        prints JSON: sheets, joint, battles, states, boards

Written from the rules (DEP-02 to DEP-09, BAT-03 to BAT-05, ATR-01, ATR-02, MAP-03) alone: places by name in
dictionaries, no bit masks, nothing shared with the C++ code.
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

    def sheets(player):
        home = homes[player]
        enemies = set(homes) - {home}
        direct = set(near[home]) - enemies
        marches = {}  # target -> territories in between
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

    def combat(play):
        """Units by place and player after battle and attrition; and how many battles there were."""
        units = {}
        for player, sheet in enumerate(play):
            for place, number in sheet.items():
                if place not in ("court", "kept"):
                    units.setdefault(place, {})[player] = number
        battles = 0
        for place, there in units.items():
            if len(there) < 2:
                continue
            battles += 1
            strengths = sorted(there.values(), reverse=True)
            difference = strengths[0] - strengths[1]
            winner = max(there, key=there.get)
            there.clear()
            if difference > 0:
                there[winner] = difference
        holds = {place: next(iter(there)) for place, there in units.items() if there}
        lost = []
        for player, home in enumerate(homes):
            mine = {place for place, owner in holds.items() if owner == player}
            reached = {home} | {p for p in mine if kinds[p] == "village" and units[p][player] >= 3}
            while True:
                more = {n for p in reached for n in near[p] if n in mine} - reached
                if not more:
                    break
                reached |= more
            lost += [(place, player) for place in mine - reached]
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
