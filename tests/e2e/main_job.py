# SPDX-License-Identifier: GPL-3.0-or-later
"""Drags a tile from the palette to the map, undoes, redoes, saves, opens again: with a real mouse and real keys.

Places are read from the accessibility tree, which proves on the way that a screen reader finds every hex by name.
"""
import json
import os
import subprocess
import time

from window import BIN, PATIENCE, WORK, application, centre, find, nodes, wait_for, xdotool

MAP = os.path.join(WORK, "map.hexa")


def drag(start, end):
    xdotool("mousemove", *start)
    time.sleep(0.2)
    xdotool("mousedown", 1)
    steps = 12
    for i in range(1, steps + 1):
        xdotool("mousemove", *(a + (b - a) * i // steps for a, b in zip(start, end)))
        time.sleep(0.05)
    time.sleep(0.3)
    xdotool("mouseup", 1)


def cells():
    with open(MAP, encoding="utf-8") as file:
        return {tuple(c["at"]): c.get("kind") for c in json.load(file)["board"]["cells"]}


def start():
    program = subprocess.Popen([os.path.join(BIN, "hexatelier"), "--lang", "en", MAP])
    wait_for("the map's first hex", lambda: find("table cell", "Column 1, row 2"))
    return program


def stop(program):
    # A key may come before the window has the focus.
    for _ in range(4):
        xdotool("key", "ctrl+q")
        try:
            program.wait(timeout=PATIENCE / 4)
            break
        except subprocess.TimeoutExpired:
            pass
    assert program.returncode == 0, program.returncode


def main():
    cli = os.path.join(BIN, "hexatelier-cli")
    subprocess.run([cli, "new", "--system", "clockwork-wars", "--players", "2", "-o", MAP], check=True)
    empty = cells()
    program = start()
    assert len([n for n in nodes(application()) if n.getRoleName() == "table cell"
                and n.name.startswith("Column")]) == len(empty), "every hex is a named cell"

    village = wait_for("the palette's Village", lambda: find("list item", "Village"))
    target = wait_for("the target hex", lambda: find("table cell", "Column 3, row 3"))
    drag(centre(village), centre(target))
    wait_for("the dropped tile", lambda: find("table cell", "Column 3, row 3, Village"))
    print("dropped:", find("table cell", "Column 3, row 3").name)

    xdotool("key", "ctrl+z")
    wait_for("undo", lambda: find("table cell", "Column 3, row 3, empty slot"))
    xdotool("key", "ctrl+shift+z")
    wait_for("redo", lambda: find("table cell", "Column 3, row 3, Village"))
    xdotool("key", "ctrl+s")
    wait_for("the saved file", lambda: cells() != empty)
    changed = {at: kind for at, kind in cells().items() if empty[at] != kind}
    assert list(changed.values()) == ["village"], changed
    stop(program)

    program = start()
    cell = wait_for("the tile after opening again", lambda: find("table cell", "Column 3, row 3, Village"))
    print("opened again:", cell.name)
    stop(program)
    print("main job: done")


main()
