# SPDX-License-Identifier: GPL-3.0-or-later
"""A person who works without a rest on a file in the real window, and what is kept of that: for the jobs that end the
program in the middle of it."""
import glob
import json
import os
import random
import shutil
import signal
import subprocess
import time

from window import BIN, WORK, wait_for, xdotool

RECOVERY = os.path.join(os.environ["XDG_DATA_HOME"], "Hexatelier", "hexatelier", "recovery")
ROWS = 600


def write_map(path):
    """One column of blank spaces: the tiles placed one below the other count the edits."""
    cells = [{"at": [0, row]} for row in range(ROWS)]
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"format": "hexatelier-scenario", "version": 1, "system": "clockwork-wars", "title": {"en": "Column"},
                   "profile": "free", "board": {"orientation": "flat", "cells": cells}}, file)


def write_texts(path):
    units = [{"id": "one", "texts": {"en": {"text": "A text."}, "de": {"text": ""}}}]
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"format": "hexatelier-texts", "version": 1, "title": {"en": "Column"}, "source": "en",
                   "languages": ["en", "de"], "units": units}, file)


def write_game(path):
    """A small game; every added kind of tile is an edit."""
    kind = {"id": "plain", "name": "Plain", "letter": "P", "colour": "#7fbf5f"}
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"format": "hexatelier-game-definition", "version": 1,
                   "catalog": {"system": "column", "name": "Column", "orientation": "flat", "minSeats": 1, "maxSeats": 2,
                               "kinds": [kind]},
                   "layouts": [{"id": "one", "players": 1, "shape": {"hexagon": 2}, "homes": [[0, 0]]}]}, file)


# Seconds between two edits. A button that is clicked by its letter takes no other click for 0.1 s.
PACES = {"map": 0.1, "texts": 0.1, "game": 0.3}
ENDINGS = {"map": "hexa", "texts": "hexatext", "game": "hexgamedef"}


def ask(*question):
    """What xdotool answers; nothing if there is no such window."""
    return subprocess.run(["xdotool", *question], check=False, capture_output=True, text=True).stdout


class Work:
    """A program with an open file, and the moments of the edits that were made in it."""

    def __init__(self, kind):
        self.kind = kind
        self.path = os.path.join(WORK, f"mine.{ENDINGS[kind]}")
        {"map": write_map, "texts": write_texts, "game": write_game}[kind](self.path)
        shutil.rmtree(RECOVERY, ignore_errors=True)
        self.edits = []
        self.start()
        if kind == "map":
            xdotool("key", "Home")
        elif kind == "texts":
            xdotool("key", "F2")
        time.sleep(0.3)

    def start(self, active="Column"):
        """Until the file is open, a window of this name has the keys, and the program has nothing left to do."""
        self.program = subprocess.Popen([os.path.join(BIN, "hexatelier"), "--lang", "en", self.path])
        # A window is active only when the window manager has started, too: without one, some keys do nothing.
        wait_for("the window", lambda: ask("search", "--onlyvisible", "--name", "^Column")
                 and ask("getactivewindow", "getwindowname").startswith(active))
        slept = 0
        for _ in range(50):
            slept = slept + 1 if self.state() == "S" else 0
            if slept == 5:
                break
            time.sleep(0.1)

    def state(self):
        with open(f"/proc/{self.program.pid}/stat", encoding="utf-8") as file:
            return file.read().rsplit(")", 1)[1].split()[0]

    def edit(self):
        # The moment is taken before the key, so that a loss is never made smaller by it.
        self.edits.append(time.time())
        if self.kind == "map":
            xdotool("key", "--delay", "0", "2", "Down")
        elif self.kind == "game":
            xdotool("key", "--delay", "0", "alt+a")
        else:
            xdotool("key", "--delay", "0", "a")

    def go_on(self, seconds, shortest, longest):
        """Edits for so long, at random paces between two."""
        end = time.time() + seconds
        while time.time() < end:
            self.edit()
            time.sleep(min(random.uniform(shortest, longest), max(0, end - time.time())))

    def kept(self):
        """How many edits the recovery copy has."""
        names = glob.glob(os.path.join(RECOVERY, f"*.{ENDINGS[self.kind]}"))
        if not names:
            return 0
        with open(names[0], encoding="utf-8") as file:
            copy = json.load(file)
        if self.kind == "map":
            return sum(1 for cell in copy["board"]["cells"] if cell.get("kind") == "village")
        if self.kind == "game":
            return len(copy["catalog"]["kinds"]) - 1
        return len(copy["units"][0]["texts"].get("de", {}).get("text", ""))

    def end(self, how):
        """Seconds of work that no copy has, and how many edits that is; what the program returned."""
        now = time.time()
        self.program.send_signal(how)
        status = self.program.wait(timeout=40)
        kept = self.kept()
        return (now - self.edits[kept] if kept < len(self.edits) else 0.0), len(self.edits) - kept, status
