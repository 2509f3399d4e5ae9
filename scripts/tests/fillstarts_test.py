# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of scripts/fill-starts."""
import random
import unittest

from scriptloader import load

starts = load("fill-starts")


def hexagon(radius):
    """Cells of a hexagon with a home in two opposite corners."""
    cells = []
    for q in range(-radius, radius + 1):
        for r in range(-radius, radius + 1):
            if abs(q + r) <= radius:
                cells.append({"at": [q, r], "kind": "lake", "id": f"L{len(cells)}"})
    for cell in cells:
        if cell["at"] in ([radius, 0], [-radius, 0]):
            cell["kind"] = "capital"
    return cells


class FillStarts(unittest.TestCase):
    def test_a_hexagon_has_twelve_isometries(self):
        places = [tuple(cell["at"]) for cell in hexagon(2)]
        self.assertEqual(len(starts.isometries(places)), 12)
        for one in starts.isometries(places):
            self.assertEqual({one(at) for at in places}, set(places))

    def test_half_of_a_map_is_symmetric(self):
        cells = hexagon(2)
        kept = starts.half_of(cells, random.Random(1))
        tiles = len(starts.laid(cells))
        self.assertGreaterEqual(2 * len(kept), tiles)
        self.assertLess(len(kept), tiles)
        # A half turn around the middle leaves the choice as it is.
        self.assertEqual({(-q, -r) for q, r in kept}, kept)

    def test_other_tiles_are_taken_away(self):
        cells = hexagon(1)
        starts.keep_only(cells, {(0, 0)})
        self.assertEqual([cell["at"] for cell in starts.laid(cells)], [[0, 0]])
        self.assertEqual(len(cells), 7)
        self.assertEqual(sum(cell.get("kind") == "capital" for cell in cells), 2)


if __name__ == "__main__":
    unittest.main()
