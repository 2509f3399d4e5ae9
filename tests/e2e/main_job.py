# SPDX-License-Identifier: GPL-3.0-or-later
"""Drags a tile from the palette to the map, undoes, redoes, saves, opens again: with a real mouse and real keys.

Places are read from the accessibility tree, which proves on the way that a screen reader finds every hex by name.
"""
import json
import os
import subprocess
import sys
import time

import pyatspi

BIN = os.environ["HEXATELIER_BIN"]
MAP = os.path.join(os.environ["HEXATELIER_WORK"], "map.hexa")
PATIENCE = 40  # seconds; the machine may be busy


def wait_for(what, probe):
    end = time.time() + PATIENCE
    while time.time() < end:
        try:
            found = probe()
        except Exception:  # the tree changes while it is read
            found = None
        if found:
            return found
        time.sleep(0.2)
    sys.exit(f"FAILED: waited {PATIENCE} s for {what}")


def nodes(root):
    yield root
    for child in root:
        if child is not None:
            yield from nodes(child)


def application():
    for app in pyatspi.Registry.getDesktop(0):
        if app is not None and app.name == "hexatelier":
            return app
    return None


def find(role, text):
    app = application()
    return app and next((n for n in nodes(app) if n.getRoleName() == role and text in n.name), None)


def centre(node):
    box = node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    return box.x + box.width // 2, box.y + box.height // 2


def xdotool(*args):
    subprocess.run(["xdotool", *map(str, args)], check=True)


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
    xdotool("key", "ctrl+q")
    program.wait(timeout=PATIENCE)
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
