# SPDX-License-Identifier: GPL-3.0-or-later
"""Ends the program from outside in the middle of work: nothing is lost, and the next start offers it."""
import glob
import os
import signal
import sys
import time

from window import wait_for, xdotool
from work import PACES, RECOVERY, Work, ask


def check(holds, what):
    if not holds:
        sys.exit(f"FAILED: {what}")


for kind, how in (("map", signal.SIGTERM), ("texts", signal.SIGTERM), ("game", signal.SIGTERM), ("map", signal.SIGHUP),
                  ("texts", signal.SIGINT)):
    work = Work(kind)
    for _ in range(5):
        work.edit()
        time.sleep(PACES[kind])
    time.sleep(0.3)
    seconds, edits, status = work.end(how)
    check(edits == 0, f"{how.name} lost {edits} edits of {kind}, {seconds:.2f} s")
    check(status == 0, f"{how.name} is no orderly end: {status}")
    check(not glob.glob(os.path.join(RECOVERY, "*.lock")), "the lock is left")
    print(f"{how.name}: nothing lost of {kind}")

# The last one is offered: recovering is what Return does, and what is recovered counts as not saved.
work.start(active="Hexatelier")
xdotool("key", "Return")
wait_for("the recovered texts", lambda: ask("getactivewindow", "getwindowname").startswith("Column*"))
seconds, edits, status = work.end(signal.SIGKILL)
check(edits == 0, f"the recovered work had no copy of its own: {edits} edits lost")

# A crash in the middle of steady work costs two seconds at most.
for kind in ("map", "texts", "game"):
    work = Work(kind)
    work.go_on(4, PACES[kind] * 0.7, PACES[kind] * 1.5)
    seconds, edits, _ = work.end(signal.SIGKILL)
    check(seconds <= 2, f"a crash lost {seconds:.2f} s of {kind}")
    print(f"a crash lost {seconds:.2f} s of {kind}")
print("recovery: done")
