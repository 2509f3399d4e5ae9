# SPDX-License-Identifier: GPL-3.0-or-later
"""What the jobs through the real window share: starting it, finding things in it, keys."""
import os
import subprocess
import sys
import time

import pyatspi

BIN = os.environ["HEXATELIER_BIN"]
WORK = os.environ["HEXATELIER_WORK"]
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


